/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a tile's look says what the referee and the piece say. */
#include <glib.h>

#include "hx-canvas.h"
#include "hx-tile-look.h"

typedef struct
{
  HxCatalog *catalog;
  const HxBox *box;
  HxPosition position;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->catalog = canvas_load_data ();
  fixture->box = hx_catalog_get_box (fixture->catalog, 2);
  hx_position_init (&fixture->position, 2);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hx_catalog_free (fixture->catalog);
}

static HxPiece *
put (Fixture    *fixture,
     const char *tile,
     int         side,
     const char *hex,
     int         facing)
{
  int index = hx_catalog_find_tile (fixture->catalog, tile);
  guint8 at = hx_geometry_find (&fixture->box->geometry, hex);
  HxPiece piece;

  g_assert_cmpint (index, >=, 0);
  piece = hx_piece_new ((guint16) index, side, facing);
  hx_position_put (&fixture->position, at, &piece);
  return &fixture->position.unit[at];
}

static HxTileLook
look_at (Fixture    *fixture,
         const char *hex)
{
  guint8 at = hx_geometry_find (&fixture->box->geometry, hex);
  HxPicture picture;
  HxTileLook look;

  hx_picture_work_out (fixture->box, &fixture->position, &picture);
  hx_tile_look_from_position (hx_catalog_get_facts (fixture->catalog, fixture->position.unit[at].tile), fixture->box,
                              &fixture->position, &picture, at, &look);
  return look;
}

static void
test_as_printed (Fixture       *fixture,
                 gconstpointer  data)
{
  HxTileLook look;

  put (fixture, "borgo/mutant", 1, "C3", 4);
  look = look_at (fixture, "C3");
  g_assert_cmpuint (look.color, ==, 1);
  g_assert_cmpuint (look.facing, ==, 4);
  g_assert_cmpuint (look.states, ==, 0);
  g_assert_cmpuint (look.forced, ==, 0);
  g_assert_cmpuint (look.n_numbers, ==, 1);
  g_assert_cmpint (look.numbers[0].value, ==, 2);
  g_assert_cmpint (look.numbers[0].change, ==, 0);
  g_assert_false (look.on_part);
}

/* A Scout makes its neighbour faster, a Saboteur slower, two cancel out. */
static void
test_changed_numbers (Fixture       *fixture,
                      gconstpointer  data)
{
  HxTileLook look;

  put (fixture, "borgo/brawler", 0, "C3", 0);
  /* A Scout of Borgo links through its sides 5, 0 and 1. */
  put (fixture, "borgo/scout", 0, "C4", 0);
  look = look_at (fixture, "C3");
  g_assert_cmpint (look.numbers[0].value, ==, 3);
  g_assert_cmpint (look.numbers[0].change, ==, 1);

  put (fixture, "outpost/saboteur", 1, "C2", 0);
  look = look_at (fixture, "C3");
  g_assert_cmpint (look.numbers[0].value, ==, 2);
  g_assert_cmpint (look.numbers[0].change, ==, 0);

  hx_position_remove (&fixture->position, hx_geometry_find (&fixture->box->geometry, "C4"));
  look = look_at (fixture, "C3");
  g_assert_cmpint (look.numbers[0].value, ==, 1);
  g_assert_cmpint (look.numbers[0].change, ==, -1);
}

static void
test_extra_number (Fixture       *fixture,
                   gconstpointer  data)
{
  HxTileLook look;

  put (fixture, "moloch/hunter-killer", 0, "C3", 0);
  put (fixture, "moloch/mother-module", 0, "C4", 0);
  look = look_at (fixture, "C3");
  g_assert_cmpuint (look.n_numbers, ==, 2);
  g_assert_cmpint (look.numbers[0].value, ==, 3);
  g_assert_cmpint (look.numbers[0].change, ==, 0);
  g_assert_cmpint (look.numbers[1].value, ==, 2);
  g_assert_cmpint (look.numbers[1].change, >, 0);
}

/* At 1 and 0 there is no room for one more, and numbers that meet at 0 are one. */
static void
test_lost_number (Fixture       *fixture,
                  gconstpointer  data)
{
  HxTileLook look;

  put (fixture, "uranopolis/hammerhead", 0, "C3", 0);
  put (fixture, "uranopolis/doubler", 0, "C4", 0);
  look = look_at (fixture, "C3");
  g_assert_cmpuint (look.n_numbers, ==, 2);
  g_assert_cmpint (look.numbers[0].value, ==, 1);
  g_assert_cmpint (look.numbers[1].value, ==, 0);
  g_assert_cmpint (look.numbers[1].change, ==, 0);

  put (fixture, "outpost/saboteur", 1, "B3", 2);
  look = look_at (fixture, "C3");
  g_assert_cmpuint (look.n_numbers, ==, 1);
  g_assert_cmpint (look.numbers[0].value, ==, 0);
  g_assert_cmpint (look.numbers[0].change, ==, -1);
}

static void
test_net_and_power (Fixture       *fixture,
                    gconstpointer  data)
{
  HxTileLook look;

  put (fixture, "uranopolis/hammerhead", 0, "C3", 0);
  look = look_at (fixture, "C3");
  g_assert_cmpuint (look.states, ==, HX_LOOK_NO_POWER);
  g_assert_cmpuint (look.forced, ==, 0);

  fixture->position.unit[hx_geometry_find (&fixture->box->geometry, "C3")].power = HX_TOGGLE_ON;
  look = look_at (fixture, "C3");
  g_assert_cmpuint (look.states, ==, HX_LOOK_POWER_ON);
  g_assert_cmpuint (look.forced, ==, HX_LOOK_POWER_ON);

  /* A Net Fighter of Moloch nets through its sides 5 and 0. */
  put (fixture, "moloch/net-fighter", 1, "C4", 0);
  look = look_at (fixture, "C3");
  g_assert_cmpuint (look.states, ==, HX_LOOK_POWER_ON | HX_LOOK_NETTED);
  g_assert_cmpuint (look.forced, ==, HX_LOOK_POWER_ON);

  fixture->position.unit[hx_geometry_find (&fixture->box->geometry, "C3")].net = HX_TOGGLE_OFF;
  look = look_at (fixture, "C3");
  g_assert_cmpuint (look.states, ==, HX_LOOK_POWER_ON | HX_LOOK_NET_OFF);
}

static void
test_markers (Fixture       *fixture,
              gconstpointer  data)
{
  HxPiece *piece = put (fixture, "borgo/mutant", 1, "C3", 0);
  HxTileLook look;

  piece->wounds = 1;
  piece->marks = HX_MARK_FRENZY | HX_MARK_PARALYSIS;
  piece->medpacks = 2;
  piece->poison = 1;
  piece->ranged_nets = 1;
  piece->controller = 0;
  look = look_at (fixture, "C3");
  /* A Ranged Net holds the unit; that it is netted needs no second badge. */
  g_assert_cmpuint (look.states, ==, HX_LOOK_FRENZY | HX_LOOK_PARALYSED | HX_LOOK_MEDPACK | HX_LOOK_POISON
                                       | HX_LOOK_RANGED_NET | HX_LOOK_TAKEN_OVER);
  g_assert_cmpint (look.wounds, ==, 1);
  g_assert_cmpuint (look.markers[g_bit_nth_lsf (HX_LOOK_MEDPACK, -1)], ==, 2);
  g_assert_cmpuint (look.color, ==, 1);
  g_assert_cmpuint (look.controller, ==, 0);
}

static void
test_hq_and_part (Fixture       *fixture,
                  gconstpointer  data)
{
  HxMonolith *monolith = &fixture->position.monolith[0];
  HxTileLook look;

  put (fixture, "borgo/hq", 0, "C3", 0)->wounds = 6;
  put (fixture, "borgo/mutant", 0, "C4", 0);
  monolith->present = TRUE;
  monolith->expanded = TRUE;
  monolith->part[0] = hx_geometry_find (&fixture->box->geometry, "C4");
  monolith->part[1] = hx_geometry_find (&fixture->box->geometry, "B3");
  look = look_at (fixture, "C3");
  g_assert_cmpint (look.points, ==, 14);
  g_assert_false (look.on_part);
  look = look_at (fixture, "C4");
  g_assert_true (look.on_part);
}

static void
test_segment (Fixture       *fixture,
              gconstpointer  data)
{
  HxTileLook look;

  put (fixture, "uranopolis/drill", 0, "C3", 0);
  look = look_at (fixture, "C3");
  g_assert_cmpuint (look.n_numbers, ==, 3);
  hx_tile_look_set_segment (&look, 2);
  g_assert_true (look.numbers[0].spent);
  g_assert_false (look.numbers[1].spent);
  g_assert_false (look.numbers[2].spent);
  hx_tile_look_set_segment (&look, -1);
  g_assert_false (look.numbers[0].spent);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/draw/looks/as-printed", test_as_printed);
  ADD ("/draw/looks/changed-numbers", test_changed_numbers);
  ADD ("/draw/looks/extra-number", test_extra_number);
  ADD ("/draw/looks/lost-number", test_lost_number);
  ADD ("/draw/looks/net-and-power", test_net_and_power);
  ADD ("/draw/looks/markers", test_markers);
  ADD ("/draw/looks/hq-and-part", test_hq_and_part);
  ADD ("/draw/looks/segment", test_segment);
  return g_test_run ();
}
