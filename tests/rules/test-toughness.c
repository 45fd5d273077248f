/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Toughness lent by a link, with made-up tiles: none of the armies that are here lends it. */
#include <glib.h>
#include <string.h>

#include "hx-battle.h"

enum
{
  GIVER,     /* lends Toughness through printed side 0 */
  PLAIN,     /* does nothing, one hit point */
  SHOOTER,   /* shoots through printed side 0 in segment 3 */
  N_TILES,
};

static HxBox *
make_box (void)
{
  HxBox *box = g_new0 (HxBox, 1);

  hx_geometry_init (&box->geometry, 2);
  box->n_tiles = N_TILES;
  box->tiles[GIVER] = (HxTile) { .kind = HX_KIND_MODULE, .links = { [HX_EFFECT_TOUGHNESS_1] = 0x01 } };
  box->tiles[PLAIN] = (HxTile) { .kind = HX_KIND_WARRIOR };
  box->tiles[SHOOTER] = (HxTile) { .kind = HX_KIND_WARRIOR, .numbers = { 3 }, .n_numbers = 1, .ranged = { 1 } };
  for (int i = 0; i < N_TILES; i++)
    hx_tile_finish (&box->tiles[i]);
  return box;
}

static void
put (const HxBox *box,
     HxPosition  *position,
     const char  *hex,
     int          tile,
     int          side,
     int          wounds)
{
  HxPiece piece = hx_piece_new ((guint16) tile, side, 0);

  piece.wounds = (guint8) wounds;
  hx_position_put (position, hx_geometry_find (&box->geometry, hex), &piece);
}

static gboolean
stands_after (const HxBox      *box,
              const HxPosition *position,
              const char       *hex)
{
  HxBattle battle;

  hx_battle_begin (&battle, box, position, 0, FALSE);
  g_assert_cmpint (hx_battle_run (&battle, box, NULL, NULL), ==, HX_BATTLE_OVER);
  return (battle.position.units & HX_HEX_BIT (hx_geometry_find (&box->geometry, hex))) != 0;
}

static void
test_kept (void)
{
  g_autofree HxBox *box = make_box ();
  HxPosition position;

  hx_position_init (&position, 2);
  put (box, &position, "C3", GIVER, 0, 0);
  put (box, &position, "C2", PLAIN, 0, 1);
  g_assert_true (stands_after (box, &position, "C2"));
}

static void
test_lost (void)
{
  g_autofree HxBox *box = make_box ();
  HxPosition position;

  g_test_summary ("A unit that lives by a bonus falls when the giver is shot (BASE-TOU-02)");
  hx_position_init (&position, 2);
  put (box, &position, "C3", GIVER, 0, 0);
  put (box, &position, "C2", PLAIN, 0, 1);
  put (box, &position, "C5", SHOOTER, 1, 0);
  g_assert_false (stands_after (box, &position, "C2"));
}

static void
test_lost_in_turn (void)
{
  g_autofree HxBox *box = make_box ();
  HxPosition position;

  g_test_summary ("A giver that itself lived by a bonus takes others along (BASE-TOU-03)");
  hx_position_init (&position, 2);
  put (box, &position, "C3", GIVER, 0, 0);
  put (box, &position, "C2", GIVER, 0, 1);
  put (box, &position, "C1", PLAIN, 0, 1);
  put (box, &position, "C5", SHOOTER, 1, 0);
  g_assert_false (stands_after (box, &position, "C3"));
  g_assert_false (stands_after (box, &position, "C2"));
  g_assert_false (stands_after (box, &position, "C1"));
}

static void
test_overwounded (void)
{
  g_autofree HxBox *box = make_box ();
  HxPosition position;

  g_test_summary ("A unit with more wounds than it can bear leaves before the first segment (BASE-TILE-04)");
  hx_position_init (&position, 2);
  put (box, &position, "C2", PLAIN, 0, 1);
  put (box, &position, "C1", PLAIN, 0, 0);
  g_assert_false (stands_after (box, &position, "C2"));
  g_assert_true (stands_after (box, &position, "C1"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/toughness/kept", test_kept);
  g_test_add_func ("/rules/toughness/lost", test_lost);
  g_test_add_func ("/rules/toughness/lost-in-turn", test_lost_in_turn);
  g_test_add_func ("/rules/toughness/overwounded", test_overwounded);
  return g_test_run ();
}
