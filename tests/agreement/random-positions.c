/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes random scenarios: a seed and a number always give the same board, on every computer. */

#include "random-board.h"

/**
 * random_board_put_hq:
 * @board: (inout): a board
 * @side: a side
 *
 * Puts the HQ of @side on the board, as a rule about to fall.
 */
void
random_board_put_hq (RandomBoard *board,
                     int          side)
{
  g_autofree char *name = g_strconcat (board->army[side], "/hq", NULL);
  SrHex hex;
  RandomPiece *piece;

  if (!random_board_pick_hex (board, &hex))
    return;
  piece = random_board_put_tile (board, sr_facts_find (board->facts, name), side, hex);
  piece->wounds = random_below (&board->random, 3) > 0 ? 15 + random_below (&board->random, 5)
                                                       : random_below (&board->random, 15);
}

static void
put_hqs (RandomBoard *board)
{
  for (int side = 0; side < 2; side++)
    if (random_below (&board->random, 20) > 0)
      random_board_put_hq (board, side);
}

/* What a net, an attack or a link of a tile finds in one direction. */
static int
score_direction (const RandomBoard *board,
                 const RandomPiece *piece,
                 int                direction,
                 gboolean           far,
                 gboolean           enemies)
{
  SrHex hex = sr_hex_step (piece->hex, direction);

  while (sr_hex_on_board (hex, RANDOM_RADIUS))
    {
      int other = random_board_find_piece (board, hex);

      if (other >= 0 && (board->pieces[other].side != piece->side) == enemies)
        return board->pieces[other].tile->type == SR_TYPE_MODULE ? 3 : 2;
      if (!far)
        return 0;
      hex = sr_hex_step (hex, direction);
    }
  return 0;
}

static int
score_facing (const RandomBoard *board,
              const RandomPiece *piece,
              int                facing)
{
  const SrTile *tile = piece->tile;
  int score = 0;

  for (int i = 0; i < tile->n_attacks; i++)
    score += score_direction (board, piece, sr_direction_of (tile->attacks[i].side, facing),
                              tile->attacks[i].kind == SR_RANGED
                              || tile->attacks[i].kind == SR_GAUSS, TRUE);
  for (int side = 0; side < 6; side++)
    {
      int direction = sr_direction_of (side, facing);

      if (tile->net[side])
        score += 2 * score_direction (board, piece, direction, FALSE, TRUE);
      if (tile->net[side] && piece->markers[SR_MARKER_FRENZY] > 0)
        score += 3 * score_direction (board, piece, direction, FALSE, FALSE);
      if (tile->charge_side == side)
        score += score_direction (board, piece, direction, FALSE, TRUE);
      for (int i = 0; i < tile->n_links; i++)
        if (tile->links[i].sides[side])
          {
            score += score_direction (board, piece, direction, FALSE, tile->links[i].on_enemies);
            /* A Scoper may turn it. */
            if (board->theme == RANDOM_THEME_SCOPERS)
              score += score_direction (board, piece, direction, FALSE, !tile->links[i].on_enemies);
          }
    }
  return score;
}

/* Half of the pieces are aimed at what they work on. */
static void
aim_pieces (RandomBoard *board)
{
  for (int i = 0; i < board->n_pieces; i++)
    {
      RandomPiece *piece = &board->pieces[i];
      int first = random_below (&board->random, 6);
      int best = -1;

      if (piece->aimed || board->flavour == RANDOM_FLAVOUR_FULL
          || (random_below (&board->random, 2) == 0 && board->theme == RANDOM_THEME_ANY))
        continue;
      for (int turn = 0; turn < 6; turn++)
        {
          int facing = (first + turn) % 6;
          int score = score_facing (board, piece, facing);

          if (score > best)
            {
              best = score;
              piece->facing = facing;
            }
        }
    }
}

static void
wound_pieces (RandomBoard *board)
{
  for (int i = 0; i < board->n_pieces; i++)
    {
      RandomPiece *piece = &board->pieces[i];

      if (piece->tile->type != SR_TYPE_HQ && piece->tile->toughness > 0
          && random_below (&board->random, 2) == 0)
        piece->wounds = random_below (&board->random, piece->tile->toughness + 1);
    }
}

static void
mark_one (RandomBoard *board,
          int          side,
          SrMarker     marker)
{
  for (int tries = 0; tries < 3; tries++)
    {
      RandomPiece *piece = &board->pieces[random_below (&board->random, board->n_pieces)];

      if (piece->side != side || piece->tile->type == SR_TYPE_MODULE)
        continue;
      piece->markers[marker] = 1;
      if (marker != SR_MARKER_FRENZY || piece->tile->has_net)
        return;
    }
}

/* The markers of the armies on the board, in one of four boards that could have them. */
static void
mark_pieces (RandomBoard *board)
{
  int side;

  if (random_below (&board->random, 4) > 0 && board->flavour != RANDOM_FLAVOUR_MARKERS)
    return;
  if (random_board_plays (board, "iron-gang", &side))
    for (int i = 0; i < 2; i++)
      mark_one (board, 1 - side, SR_MARKER_RANGED_NET);
  if (random_board_plays (board, "partisans", &side))
    {
      mark_one (board, 1 - side, SR_MARKER_TRAP_NET);
      mark_one (board, 1 - side, SR_MARKER_FRENZY);
      mark_one (board, random_below (&board->random, 2), SR_MARKER_PARALYSIS);
      for (int i = 0; i < board->n_pieces; i++)
        if (board->pieces[i].side == side && random_below (&board->random, 5) == 0)
          board->pieces[i].markers[SR_MARKER_MEDPACK] = 1 + random_below (&board->random, 2);
    }
}

static void
toggle_pieces (RandomBoard *board)
{
  for (int i = 0; i < board->n_pieces; i++)
    {
      if (random_below (&board->random, 200) == 0)
        board->pieces[i].net = random_below (&board->random, 2) == 0 ? "on" : "off";
      if (board->pieces[i].tile->needs_power && random_below (&board->random, 60) == 0)
        board->pieces[i].power = random_below (&board->random, 2) == 0 ? "on" : "off";
    }
}

static void
put_krwiobus (RandomBoard *board)
{
  const SrTile *tile = sr_facts_find (board->facts, "neutral/krwiobus");
  gboolean wanted = board->theme == RANDOM_THEME_CHOICES ? random_below (&board->random, 2) == 0
                                                         : random_below (&board->random, 12) == 0;
  int other;
  SrHex hex;
  RandomPiece *piece;

  if (!wanted || board->n_pieces == 0)
    return;
  other = random_below (&board->random, board->n_pieces);
  for (int i = 0; i < board->n_pieces; i++)
    if (board->pieces[i].tile->type == SR_TYPE_HQ && random_below (&board->random, 2) == 0)
      other = i;
  if (!random_board_pick_hex_beside (board, board->pieces[other].hex, &hex))
    return;
  piece = random_board_put_tile (board, tile, board->pieces[other].side, hex);
  if (random_below (&board->random, 3) == 0)
    piece->links = 1 + random_below (&board->random, 63);
}

static void
put_pieces (RandomBoard *board)
{
  int wanted = 6 + random_below (&board->random, 9);

  if (board->theme == RANDOM_THEME_SCOPERS)
    wanted = 11 + random_below (&board->random, 4);
  if (board->flavour == RANDOM_FLAVOUR_FULL)
    wanted = 19;
  if (board->wanted > 0)
    wanted = board->wanted;
  else
    put_hqs (board);
  if (board->theme == RANDOM_THEME_SCOPERS)
    random_board_put_scoper (board);
  else if (random_below (&board->random, 2) == 0)
    random_board_put_cluster (board);
  else if (random_below (&board->random, 3) == 0)
    random_board_put_ring (board);
  put_krwiobus (board);
  while (board->n_pieces < wanted)
    {
      int side = random_below (&board->random, 2);
      SrHex hex;

      if (!random_board_pick_hex (board, &hex))
        break;
      random_board_put_tile (board, random_board_pick_tile (board, side), side, hex);
    }
}

static int
find_hq (const RandomBoard *board,
         int                side)
{
  for (int i = 0; i < board->n_pieces; i++)
    if (board->pieces[i].side == side && board->pieces[i].tile->type == SR_TYPE_HQ)
      return i;
  return -1;
}

static gboolean
is_part (const RandomBoard *board,
         SrHex              hex)
{
  for (int side = 0; side < 2; side++)
    for (int i = 0; i < 2; i++)
      if (board->expanded[side] && sr_hex_equal (board->parts[side][i], hex))
        return TRUE;
  return FALSE;
}

/* In one board of ten a side plays with a Monolith, in turns more often; the HQ is often about to fall. */
static void
add_monoliths (RandomBoard *board)
{
  for (int side = 0; side < 2; side++)
    {
      int hq = find_hq (board, side);
      SrHex *parts = board->parts[side];
      int direction = random_below (&board->random, 6);

      if (hq < 0 || random_below (&board->random, board->wanted > 0 ? 6 : 20) > 0)
        continue;
      parts[0] = sr_hex_step (board->pieces[hq].hex, direction);
      parts[1] = sr_hex_step (random_below (&board->random, 2) == 0 ? parts[0]
                                                                     : board->pieces[hq].hex,
                              (direction + 1) % 6);
      if (!sr_hex_on_board (parts[0], RANDOM_RADIUS) || !sr_hex_on_board (parts[1], RANDOM_RADIUS)
          || is_part (board, parts[0]) || is_part (board, parts[1])
          || find_hq (board, 1 - side) == random_board_find_piece (board, parts[0])
          || find_hq (board, 1 - side) == random_board_find_piece (board, parts[1]))
        board->collapsed[side] = TRUE;
      else
        board->expanded[side] = TRUE;
      if (random_below (&board->random, 2) == 0)
        board->pieces[hq].wounds = SR_HQ_POINTS - 1;
    }
}

/**
 * random_board_fill:
 * @board: (inout): a board whose subject is picked
 *
 * Puts what a random board has. Where it is said how many pieces are wanted, the HQs
 * are there already.
 */
void
random_board_fill (RandomBoard *board)
{
  put_pieces (board);
  mark_pieces (board);
  aim_pieces (board);
  wound_pieces (board);
  toggle_pieces (board);
  add_monoliths (board);
}

/**
 * random_position:
 * @facts: the printed facts
 * @seed: of a run
 * @number: of a board in the run
 *
 * Returns: (transfer full): a scenario
 */
JsonNode *
random_position (SrFacts *facts,
                 guint64  seed,
                 guint64  number)
{
  g_autofree RandomBoard *board = g_new0 (RandomBoard, 1);
  JsonNode *node;

  board->facts = facts;
  random_source_init (&board->random, seed, number);
  random_board_pick_subject (board);
  for (int side = 0; side < 2; side++)
    board->tiles[side] = sr_facts_list (facts, board->army[side]);
  random_board_fill (board);
  node = random_board_write (board, &board->random);
  for (int side = 0; side < 2; side++)
    g_ptr_array_unref (board->tiles[side]);
  return node;
}
