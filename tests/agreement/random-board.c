/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A random board: its subject, its armies, and which tiles and hexes are picked for it. */

#include "random-board.h"

static const char *armies[] = {
  "borgo", "hegemony", "iron-gang", "moloch", "outpost", "partisans", "uranopolis"
};

static const RandomFlavour flavours[] = {
  RANDOM_FLAVOUR_NONE, RANDOM_FLAVOUR_NONE, RANDOM_FLAVOUR_NONE, RANDOM_FLAVOUR_NONE, RANDOM_FLAVOUR_NONE, RANDOM_FLAVOUR_NONE,
  RANDOM_FLAVOUR_INITIATIVE, RANDOM_FLAVOUR_INITIATIVE, RANDOM_FLAVOUR_STRENGTH, RANDOM_FLAVOUR_STRENGTH, RANDOM_FLAVOUR_SHOTS,
  RANDOM_FLAVOUR_MARKERS, RANDOM_FLAVOUR_MARKERS, RANDOM_FLAVOUR_COPIES, RANDOM_FLAVOUR_COPIES, RANDOM_FLAVOUR_FULL
};

/* Scopers decide seldom, so boards for them come more often. */
static const RandomTheme themes[] = {
  RANDOM_THEME_ANY, RANDOM_THEME_ANY, RANDOM_THEME_NETS, RANDOM_THEME_POWER, RANDOM_THEME_MEDICS,
  RANDOM_THEME_CHOICES, RANDOM_THEME_SCOPERS, RANDOM_THEME_SCOPERS, RANDOM_THEME_SCOPERS,
  RANDOM_THEME_SCOPERS, RANDOM_THEME_SCOPERS
};

/**
 * random_board_nth_army:
 * @nth: from 0 to %RANDOM_N_ARMIES - 1
 *
 * Returns: (transfer none): an army's id
 */
const char *
random_board_nth_army (int nth)
{
  G_STATIC_ASSERT (G_N_ELEMENTS (armies) == RANDOM_N_ARMIES);

  return armies[nth];
}

/**
 * random_board_find_piece:
 * @board: a board
 * @hex: a hex
 *
 * Returns: the index of the piece on @hex, or -1
 */
int
random_board_find_piece (const RandomBoard *board,
                         SrHex              hex)
{
  for (int i = 0; i < board->n_pieces; i++)
    if (sr_hex_equal (board->pieces[i].hex, hex))
      return i;
  return -1;
}

/**
 * random_board_is_free:
 * @board: a board
 * @hex: a hex, on the board or not
 *
 * Returns: whether a piece may be put on @hex
 */
gboolean
random_board_is_free (const RandomBoard *board,
                      SrHex              hex)
{
  return sr_hex_on_board (hex, RANDOM_RADIUS) && random_board_find_piece (board, hex) < 0;
}

/**
 * random_board_pick_free_hex:
 * @board: (inout): a board
 * @hex: (out): a free hex
 *
 * Returns: whether one was found
 */
gboolean
random_board_pick_free_hex (RandomBoard *board,
                            SrHex       *hex)
{
  for (int tries = 0; tries < 200; tries++)
    {
      hex->q = random_below (&board->random, 2 * RANDOM_RADIUS + 1) - RANDOM_RADIUS;
      hex->r = random_below (&board->random, 2 * RANDOM_RADIUS + 1) - RANDOM_RADIUS;
      if (random_board_is_free (board, *hex))
        return TRUE;
    }
  return FALSE;
}

/**
 * random_board_pick_hex_beside:
 * @board: (inout): a board
 * @centre: a hex
 * @hex: (out): a free neighbour of @centre
 *
 * Returns: whether there is one
 */
gboolean
random_board_pick_hex_beside (RandomBoard *board,
                              SrHex        centre,
                              SrHex       *hex)
{
  int first = random_below (&board->random, 6);

  for (int i = 0; i < 6; i++)
    {
      *hex = sr_hex_step (centre, (first + i) % 6);
      if (random_board_is_free (board, *hex))
        return TRUE;
    }
  return FALSE;
}

/**
 * random_board_pick_hex:
 * @board: (inout): a board
 * @hex: (out): a free hex
 *
 * Three of four pieces go beside another, and nearly all where a Scoper should
 * matter.
 *
 * Returns: whether one was found
 */
gboolean
random_board_pick_hex (RandomBoard *board,
                       SrHex       *hex)
{
  int lonely = board->theme == RANDOM_THEME_SCOPERS ? 12 : 4;

  if (board->n_pieces > 0 && random_below (&board->random, lonely) > 0
      && random_board_pick_hex_beside (board,
                          board->pieces[random_below (&board->random, board->n_pieces)].hex, hex))
    return TRUE;
  return random_board_pick_free_hex (board, hex);
}

static void
pick_armies (RandomBoard *board)
{
  int n = G_N_ELEMENTS (armies);
  int first = random_below (&board->random, n);
  int second = random_below (&board->random, n - 1);

  if (board->theme == RANDOM_THEME_POWER)
    first = n - 1;
  else if (board->theme == RANDOM_THEME_SCOPERS)
    first = n - 3;
  if (second >= first)
    second++;
  if (random_below (&board->random, 2) == 0)
    {
      int swap = first;

      first = second;
      second = swap;
    }
  board->army[0] = armies[first];
  board->army[1] = armies[second];
}

/**
 * random_board_pick_subject:
 * @board: (inout): a new board
 *
 * Picks the theme and flavour of @board, then armies that suit them.
 */
void
random_board_pick_subject (RandomBoard *board)
{
  board->theme = themes[random_below (&board->random, G_N_ELEMENTS (themes))];
  board->flavour = flavours[random_below (&board->random, G_N_ELEMENTS (flavours))];
  pick_armies (board);
}

static int
count_tile (const RandomBoard *board,
            const SrTile      *tile)
{
  int n = 0;

  for (int i = 0; i < board->n_pieces; i++)
    n += board->pieces[i].tile == tile;
  return n;
}

static gboolean
offers_choice (const SrTile *tile)
{
  return tile->explodes || tile->ranged_medic || sr_tile_has_link (tile, SR_LINK_MELEE_RANGED)
         || sr_tile_has_link (tile, SR_LINK_RANGED_GAUSS);
}

static int
weigh_for_theme (const RandomBoard *board,
                 const SrTile      *tile)
{
  switch (board->theme)
    {
    case RANDOM_THEME_NETS:
      return tile->has_net ? 8 : 1;
    case RANDOM_THEME_POWER:
      return tile->needs_power ? 3 : sr_tile_has_link (tile, SR_LINK_POWER) ? 4 : 1;
    case RANDOM_THEME_MEDICS:
      return sr_tile_has_link (tile, SR_LINK_MEDIC) ? 12 : 1;
    case RANDOM_THEME_SCOPERS:
      return sr_tile_has_link (tile, SR_LINK_SCOPER) ? 12 : tile->type == SR_TYPE_MODULE ? 3 : 1;
    case RANDOM_THEME_CHOICES:
      return offers_choice (tile) ? 12 : 1;
    case RANDOM_THEME_ANY:
    default:
      return 1;
    }
}

static gboolean
shoots (const SrTile *tile)
{
  for (int i = 0; i < tile->n_attacks; i++)
    if (tile->attacks[i].kind != SR_MELEE)
      return TRUE;
  return FALSE;
}

static int
weigh_for_flavour (const RandomBoard *board,
                   const SrTile      *tile)
{
  switch (board->flavour)
    {
    case RANDOM_FLAVOUR_INITIATIVE:
      return sr_tile_has_link (tile, SR_LINK_INITIATIVE)
             || sr_tile_has_link (tile, SR_LINK_EXTRA_ATTACK) ? 5 : tile->n_numbers > 1 ? 3 : 1;
    case RANDOM_FLAVOUR_STRENGTH:
      return sr_tile_has_link (tile, SR_LINK_MELEE) || sr_tile_has_link (tile, SR_LINK_RANGED)
             || sr_tile_has_link (tile, SR_LINK_EXTRA_WOUND) || offers_choice (tile) ? 5 : 1;
    case RANDOM_FLAVOUR_SHOTS:
      return shoots (tile) || sr_tile_has_link (tile, SR_LINK_RANGED_GAUSS)
             || sr_tile_has_link (tile, SR_LINK_EXTRA_WOUND) ? 5 : 1;
    case RANDOM_FLAVOUR_MARKERS:
      return tile->charge_side >= 0 ? 12 : tile->has_net ? 4 : 1;
    case RANDOM_FLAVOUR_FULL:
      return tile->n_attacks == 0 ? 60 + 200 * tile->toughness : tile->toughness > 0 ? 4 : 1;
    case RANDOM_FLAVOUR_NONE:
    case RANDOM_FLAVOUR_COPIES:
    default:
      return 1;
    }
}

/* How often a tile is picked; more copies than an army has are odd, but allowed. */
static int
weigh_tile (const RandomBoard *board,
            const SrTile      *tile)
{
  int left = board->flavour == RANDOM_FLAVOUR_COPIES ? 1 : tile->count - count_tile (board, tile);

  if (tile->type == SR_TYPE_HQ || left <= 0)
    return 0;
  return (left + 1) * weigh_for_theme (board, tile) * weigh_for_flavour (board, tile);
}

/**
 * random_board_pick_tile:
 * @board: (inout): a board
 * @side: a side
 *
 * Returns: (transfer none): a unit other than the HQ
 */
const SrTile *
random_board_pick_tile (RandomBoard *board,
                        int          side)
{
  int total = 0;
  int roll;

  for (guint i = 0; i < board->tiles[side]->len; i++)
    total += weigh_tile (board, g_ptr_array_index (board->tiles[side], i));
  roll = random_below (&board->random, total);
  for (guint i = 0; i < board->tiles[side]->len; i++)
    {
      const SrTile *tile = g_ptr_array_index (board->tiles[side], i);

      roll -= weigh_tile (board, tile);
      if (roll < 0)
        return tile;
    }
  g_return_val_if_reached (NULL);
}

/**
 * random_board_put_tile:
 * @board: (inout): a board
 * @tile: a tile
 * @side: a side
 * @hex: a free hex
 *
 * Puts @tile on the board, turned at random.
 *
 * Returns: (transfer none): the new piece
 */
RandomPiece *
random_board_put_tile (RandomBoard  *board,
                       const SrTile *tile,
                       int           side,
                       SrHex         hex)
{
  RandomPiece *piece = &board->pieces[board->n_pieces++];

  piece->tile = tile;
  piece->side = side;
  piece->hex = hex;
  piece->facing = random_below (&board->random, 6);
  piece->net = NULL;
  piece->power = NULL;
  return piece;
}

/**
 * random_board_plays:
 * @board: a board
 * @army: an army's id
 * @side: (out): its side
 *
 * Returns: whether that army is on @board
 */
gboolean
random_board_plays (const RandomBoard *board,
                    const char        *army,
                    int               *side)
{
  for (int i = 0; i < 2; i++)
    if (g_str_equal (board->army[i], army))
      {
        *side = i;
        return TRUE;
      }
  return FALSE;
}
