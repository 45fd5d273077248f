/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Groups of tiles that bring up what chance seldom does: Scopers with Modules, clusters, rings. */

#include "random-board.h"

static gboolean
works_in_battle (const SrTile *tile)
{
  for (int i = 0; i < tile->n_links; i++)
    if (tile->links[i].kind != SR_LINK_IDLE)
      return TRUE;
  return FALSE;
}

static const SrTile *
pick_fighter (RandomBoard *board,
              int          side)
{
  const SrTile *tile = random_board_pick_tile (board, side);

  for (int tries = 0; tries < 20 && tile->n_attacks == 0; tries++)
    tile = random_board_pick_tile (board, side);
  return tile;
}

static const SrTile *
pick_module (RandomBoard *board,
             int          side)
{
  const SrTile *tile = random_board_pick_tile (board, side);

  for (int tries = 0; tries < 30; tries++)
    {
      if (sr_tile_scopable (tile) && works_in_battle (tile))
        break;
      tile = random_board_pick_tile (board, side);
    }
  return tile;
}

/**
 * random_board_put_scoper:
 * @board: (inout): a board
 *
 * Puts a Scoper with enemy Modules beside it, and fighters of both sides beside
 * those Modules.
 */
void
random_board_put_scoper (RandomBoard *board)
{
  const SrTile *scoper = sr_facts_find (board->facts, "outpost/scoper");
  int side;
  SrHex hex, second, third;

  if (!random_board_plays (board, "outpost", &side) || !random_board_pick_free_hex (board, &hex))
    return;
  random_board_put_tile (board, scoper, side, hex);
  for (int n = 0; n < 2; n++)
    {
      if (!random_board_pick_hex_beside (board, hex, &second))
        return;
      random_board_put_tile (board, pick_module (board, 1 - side), 1 - side, second);
      for (int i = 0; i < 3; i++)
        if (random_board_pick_hex_beside (board, second, &third))
          random_board_put_tile (board, pick_fighter (board, (i + side) % 2), (i + side) % 2, third);
    }
}

static gboolean
is_netter (const SrTile *tile)
{
  return tile->has_net;
}

static gboolean
is_source (const SrTile *tile)
{
  return sr_tile_has_link (tile, SR_LINK_POWER);
}

static gboolean
is_powered_netter (const SrTile *tile)
{
  return tile->has_net && tile->needs_power;
}

static gboolean
is_module (const SrTile *tile)
{
  return sr_tile_scopable (tile) ? works_in_battle (tile) : sr_tile_has_link (tile, SR_LINK_SCOPER);
}

static const SrTile *
pick_such_tile (RandomBoard      *board,
                int         side,
                gboolean  (*such) (const SrTile *tile))
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();

  for (guint i = 0; i < board->tiles[side]->len; i++)
    if (such (g_ptr_array_index (board->tiles[side], i)))
      g_ptr_array_add (tiles, g_ptr_array_index (board->tiles[side], i));
  if (tiles->len == 0)
    return NULL;
  return g_ptr_array_index (tiles, random_below (&board->random, tiles->len));
}

/* Puts a tile so that one of its nets or links points in a direction. */
static void
put_aimed (RandomBoard  *board,
           const SrTile *tile,
           int           side,
           SrHex         hex,
           int           direction)
{
  int first = random_below (&board->random, 6);
  RandomPiece *piece;

  if (tile == NULL || !random_board_is_free (board, hex))
    return;
  piece = random_board_put_tile (board, tile, side, hex);
  piece->aimed = TRUE;
  for (int turn = 0; turn < 6; turn++)
    {
      int printed = sr_printed_side_of (direction, (first + turn) % 6);
      gboolean points = tile->net[printed];

      for (int i = 0; i < tile->n_links; i++)
        points = points || tile->links[i].sides[printed];
      if (!points)
        continue;
      piece->facing = (first + turn) % 6;
      return;
    }
}

/**
 * random_board_put_ring:
 * @board: (inout): a board
 *
 * Puts netters, or what enables them, each aimed at the next: round a corner of
 * three hexes, or of four.
 */
void
random_board_put_ring (RandomBoard *board)
{
  int first = random_below (&board->random, 6);
  int other = (first + 1) % 6;
  int side;
  SrHex hex;

  if (!random_board_pick_free_hex (board, &hex))
    return;
  if (random_board_plays (board, "uranopolis", &side) && random_below (&board->random, 3) > 0)
    {
      SrHex source = sr_hex_step (hex, first);
      SrHex netter = sr_hex_step (hex, other);

      put_aimed (board, pick_such_tile (board, 1 - side, random_below (&board->random, 4) == 0
                                                         ? is_module : is_netter),
                 1 - side, hex, first);
      put_aimed (board, pick_such_tile (board, side, is_source), side, source, (first + 2) % 6);
      put_aimed (board, pick_such_tile (board, side, is_powered_netter), side, netter,
                 sr_opposite (other));
      return;
    }
  side = random_below (&board->random, 2);
  for (int i = 0; i < 4; i++)
    {
      int direction = i % 2 == 0 ? first : other;

      if (i >= 2)
        direction = sr_opposite (direction);
      put_aimed (board, pick_such_tile (board, (side + i) % 2, is_netter), (side + i) % 2,
                 hex, direction);
      hex = sr_hex_step (hex, direction);
    }
}

/**
 * random_board_put_cluster:
 * @board: (inout): a board
 *
 * Puts a fighter with Modules of both sides aimed at it, and netters aimed at
 * some of those.
 */
void
random_board_put_cluster (RandomBoard *board)
{
  int side = random_below (&board->random, 2);
  gboolean alike = random_below (&board->random, 4) == 0;
  const SrTile *module = NULL;
  SrHex centre;

  if (!random_board_pick_free_hex (board, &centre))
    return;
  random_board_put_tile (board, pick_fighter (board, side), side, centre);
  for (int i = 0; i < 5; i++)
    {
      int direction = random_below (&board->random, 6);
      int whose = random_below (&board->random, 3) > 0 ? side : 1 - side;
      SrHex hex = sr_hex_step (centre, direction);

      if (alike)
        whose = side;
      if (!alike || module == NULL)
        module = pick_such_tile (board, whose, is_module);
      put_aimed (board, module, whose, hex, sr_opposite (direction));
      if (i < 2)
        put_aimed (board, pick_such_tile (board, 1 - whose, is_netter), 1 - whose,
                   sr_hex_step (hex, direction), sr_opposite (direction));
    }
}
