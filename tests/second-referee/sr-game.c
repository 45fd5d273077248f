/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plain questions about a game between battles, and its smallest changes. */

#include "sr-turn.h"

static const char *trap_names[SR_N_TRAPS] = {
  "drill", "frenzy", "medpack", "mine", "net", "paralysis", "smoke"
};

/**
 * sr_trap_name:
 * @kind: a kind of Trap
 *
 * Returns: (transfer none): its name in scenarios
 */
const char *
sr_trap_name (SrTrapKind kind)
{
  return trap_names[kind];
}

/**
 * sr_trap_find:
 * @name: a name in scenarios
 * @kind: (out): the kind
 *
 * Returns: whether the kind is known
 */
gboolean
sr_trap_find (const char *name,
              SrTrapKind *kind)
{
  for (int i = 0; i < SR_N_TRAPS; i++)
    if (g_str_equal (name, trap_names[i]))
      {
        *kind = i;
        return TRUE;
      }
  return FALSE;
}

/**
 * sr_tile_is:
 * @tile: a tile
 * @id: the id of a tile without its army
 *
 * Returns: whether @tile has that id in whatever army
 */
gboolean
sr_tile_is (const SrTile *tile,
            const char   *id)
{
  const char *slash = strchr (tile->name, '/');

  return slash != NULL && g_str_equal (slash + 1, id);
}

/**
 * sr_tiles_count:
 * @tiles: tiles
 * @tile: (nullable): a tile
 *
 * Returns: how many of @tile are there
 */
int
sr_tiles_count (const SrTiles *tiles,
                const SrTile  *tile)
{
  int n = 0;

  for (int i = 0; i < tiles->n; i++)
    if (tiles->tiles[i] == tile)
      n++;
  return n;
}

/**
 * sr_tiles_add:
 * @tiles: (inout): tiles
 * @tile: a tile
 *
 * Adds @tile at the end.
 */
void
sr_tiles_add (SrTiles      *tiles,
              const SrTile *tile)
{
  g_return_if_fail (tiles->n < SR_MAX_TILES);

  tiles->tiles[tiles->n++] = tile;
}

/**
 * sr_tiles_add_on_top:
 * @tiles: (inout): tiles
 * @tile: a tile
 *
 * Adds @tile at the beginning.
 */
void
sr_tiles_add_on_top (SrTiles      *tiles,
                     const SrTile *tile)
{
  g_return_if_fail (tiles->n < SR_MAX_TILES);

  for (int i = tiles->n; i > 0; i--)
    tiles->tiles[i] = tiles->tiles[i - 1];
  tiles->tiles[0] = tile;
  tiles->n++;
}

/**
 * sr_tiles_remove:
 * @tiles: (inout): tiles
 * @tile: a tile
 *
 * Takes the first @tile away.
 *
 * Returns: whether there was one
 */
gboolean
sr_tiles_remove (SrTiles      *tiles,
                 const SrTile *tile)
{
  for (int i = 0; i < tiles->n; i++)
    if (tiles->tiles[i] == tile)
      {
        for (int j = i + 1; j < tiles->n; j++)
          tiles->tiles[j - 1] = tiles->tiles[j];
        tiles->n--;
        return TRUE;
      }
  return FALSE;
}

/**
 * sr_side_binds:
 * @side: a side
 *
 * Returns: whether draws and discards bind @side: its hand and its pile are known (D-24)
 */
gboolean
sr_side_binds (const SrSide *side)
{
  return side->hand.listed && side->pile.listed;
}

static gboolean
is_krwiobus (const SrTile *tile)
{
  return tile != NULL && g_str_equal (tile->name, "neutral/krwiobus");
}

static gboolean
holds_krwiobus (const SrTiles *tiles)
{
  for (int i = 0; i < tiles->n; i++)
    if (is_krwiobus (tiles->tiles[i]))
      return TRUE;
  return FALSE;
}

/**
 * sr_game_has_krwiobus:
 * @game: a game
 * @side: a side
 *
 * Returns: whether @side has its one Krwiobus already, on the board, under its
 *   Monolith, in its hand or in its pile (D-31)
 */
gboolean
sr_game_has_krwiobus (const SrGame *game,
                      int           side)
{
  for (int i = 0; i < game->position.n_pieces; i++)
    if (!game->position.pieces[i].gone && game->position.pieces[i].side == side
        && is_krwiobus (game->position.pieces[i].tile))
      return TRUE;
  for (int owner = 0; owner < SR_MAX_SIDES; owner++)
    for (int i = 0; i < 2; i++)
      if (is_krwiobus (game->position.monoliths[owner].lower[i].tile)
          && game->position.monoliths[owner].lower[i].side == side)
        return TRUE;
  return holds_krwiobus (&game->sides[side].hand) || holds_krwiobus (&game->sides[side].pile);
}

/* The tiles of an army that are drawn: all but the HQ, and but those under a Monolith (MON-SET-03). */
static int
count_pile_at_start (const SrGame *game,
                     int           side,
                     SrFacts      *facts)
{
  g_autoptr (GPtrArray) tiles = sr_facts_list_all (facts, game->sides[side].army);
  int n = 0;

  for (guint i = 0; i < tiles->len; i++)
    {
      const SrTile *tile = g_ptr_array_index (tiles, i);

      if (tile->type != SR_TYPE_HQ && !tile->bonus)
        n += tile->count;
    }
  return game->position.monoliths[side].in_play ? n - 2 : n;
}

/* Whether a side has not begun to play; what it drew in this turn counts as not drawn. */
static gboolean
is_untouched (const SrGame *game,
              int           number,
              SrFacts      *facts)
{
  const SrSide *side = &game->sides[number];
  int n_drawn = number == game->turn ? game->this_turn.drawn.n : 0;

  if (!sr_side_binds (side) || side->hand.n != n_drawn || side->discard.n > 0 || side->removed.n > 0)
    return FALSE;
  for (int i = 0; i < game->position.n_pieces; i++)
    if (game->position.pieces[i].side == number && !game->position.pieces[i].gone
        && game->position.pieces[i].tile->type != SR_TYPE_HQ)
      return FALSE;
  return side->pile.n + n_drawn == count_pile_at_start (game, number, facts);
}

/**
 * sr_game_due:
 * @game: a game
 * @battle: what stays the same
 * @facts: the printed facts
 *
 * BASE-TURN-01, and for the first turns BASE-SETUP-04 and BASE-SETUP-05.
 *
 * Returns: up to how many tiles in hand the side to move draws
 */
int
sr_game_due (const SrGame   *game,
             const SrBattle *battle,
             SrFacts        *facts)
{
  int n_begun = 0;

  if (!is_untouched (game, game->turn, facts))
    return 3;
  for (int side = 0; side < battle->n_sides; side++)
    if (side != game->turn && !is_untouched (game, side, facts))
      n_begun++;
  return MIN (3, 1 + n_begun);
}

/**
 * sr_game_drawing_over:
 * @game: a game
 *
 * BASE-TURN-01, D-49: drawing comes first in a turn; what was drawn and is no longer
 * held was discarded or played since.
 *
 * Returns: whether the side to move has done with drawing
 */
gboolean
sr_game_drawing_over (const SrGame *game)
{
  const SrThisTurn *this_turn = &game->this_turn;
  const SrTiles *hand = &game->sides[game->turn].hand;

  if (this_turn->drawn_up || this_turn->acted || this_turn->placed || this_turn->expanded || this_turn->n_used > 0)
    return TRUE;
  for (int i = 0; i < this_turn->drawn.n; i++)
    if (sr_tiles_count (&this_turn->drawn, this_turn->drawn.tiles[i])
        > sr_tiles_count (hand, this_turn->drawn.tiles[i]))
      return TRUE;
  return FALSE;
}

/**
 * sr_game_must_draw:
 * @game: a game
 * @battle: what stays the same
 * @facts: the printed facts
 *
 * BASE-TURN-01: only where all is known that the turn has done.
 *
 * Returns: whether the side to move has to draw before anything else
 */
gboolean
sr_game_must_draw (const SrGame   *game,
                   const SrBattle *battle,
                   SrFacts        *facts)
{
  const SrSide *side = &game->sides[game->turn];

  return game->this_turn.fresh && !sr_game_drawing_over (game)
         && sr_side_binds (side) && side->pile.n > 0
         && side->hand.n < sr_game_due (game, battle, facts);
}

/**
 * sr_game_is_set_up_time:
 * @game: a game
 * @battle: what stays the same
 *
 * A board with other tiles and without an HQ is one from the middle of a game.
 *
 * Returns: whether a side has yet to set up: none has fallen, one has no HQ,
 *   nothing else stands on the board, and no turn is under way
 */
gboolean
sr_game_is_set_up_time (const SrGame   *game,
                        const SrBattle *battle)
{
  const SrThisTurn *this_turn = &game->this_turn;
  gboolean missing = FALSE;

  if (this_turn->acted || this_turn->placed || this_turn->expanded || this_turn->n_used > 0)
    return FALSE;
  for (int side = 0; side < battle->n_sides; side++)
    {
      if (game->sides[side].fallen)
        return FALSE;
      missing = missing || sr_find_hq (game, side) < 0;
    }
  for (int i = 0; i < game->position.n_pieces; i++)
    if (!game->position.pieces[i].gone && game->position.pieces[i].tile->type != SR_TYPE_HQ)
      return FALSE;
  return missing;
}

/**
 * sr_game_trap_at:
 * @game: a game
 * @hex: a hex
 *
 * Returns: the index of the Trap on @hex, or -1
 */
int
sr_game_trap_at (const SrGame *game,
                 SrHex         hex)
{
  for (int i = 0; i < game->position.n_traps; i++)
    if (!game->position.traps[i].gone && sr_hex_equal (game->position.traps[i].hex, hex))
      return i;
  return -1;
}

/**
 * sr_game_is_water:
 * @battle: what stays the same
 * @hex: a hex
 *
 * Returns: whether @hex is water (D-19)
 */
gboolean
sr_game_is_water (const SrBattle *battle,
                  SrHex           hex)
{
  for (int i = 0; i < battle->n_water; i++)
    if (sr_hex_equal (battle->water[i], hex))
      return TRUE;
  return FALSE;
}

/**
 * sr_game_is_part:
 * @game: a game
 * @hex: a hex
 *
 * Returns: whether a lower part of an expanded Monolith lies on @hex
 */
gboolean
sr_game_is_part (const SrGame *game,
                 SrHex         hex)
{
  for (int side = 0; side < SR_MAX_SIDES; side++)
    {
      const SrMonolith *monolith = &game->position.monoliths[side];

      for (int i = 0; monolith->in_play && monolith->expanded && i < 2; i++)
        if (sr_hex_equal (monolith->parts[i], hex))
          return TRUE;
    }
  return FALSE;
}

/**
 * sr_game_bars_hq:
 * @game: a game
 * @tile: a tile
 * @hex: a hex
 *
 * Returns: whether @tile is an HQ, and @hex a part of a Monolith, where no HQ comes (D-47)
 */
gboolean
sr_game_bars_hq (const SrGame *game,
                 const SrTile *tile,
                 SrHex         hex)
{
  return tile->type == SR_TYPE_HQ && sr_game_is_part (game, hex);
}

/**
 * sr_game_is_bound:
 * @game: a game
 * @piece: a piece
 *
 * MON-INS-01, MON-INS-02, D-14.
 *
 * Returns: whether @piece cannot leave its hex, as part of a Monolith
 */
gboolean
sr_game_is_bound (const SrGame *game,
                  int           piece)
{
  const SrPiece *p = &game->position.pieces[piece];
  const SrMonolith *monolith = &game->position.monoliths[p->side];

  if (p->tile->type == SR_TYPE_HQ && monolith->in_play && monolith->expanded)
    return TRUE;
  return sr_game_is_part (game, p->hex);
}

/**
 * sr_game_next_side:
 * @game: a game
 * @battle: what stays the same
 *
 * Returns: the side whose turn follows, passing over fallen ones
 */
int
sr_game_next_side (const SrGame   *game,
                   const SrBattle *battle)
{
  int side = game->turn;

  for (int i = 0; i < battle->n_sides; i++)
    {
      side = (side + 1) % battle->n_sides;
      if (!game->sides[side].fallen)
        return side;
    }
  return game->turn;
}

/**
 * sr_hex_adjacent:
 * @a: a hex
 * @b: a hex
 *
 * Returns: whether @a and @b are neighbours
 */
gboolean
sr_hex_adjacent (SrHex a,
                 SrHex b)
{
  for (int direction = 0; direction < 6; direction++)
    if (sr_hex_equal (sr_hex_step (a, direction), b))
      return TRUE;
  return FALSE;
}

/**
 * sr_game_was_used:
 * @game: a game
 * @by: an ability
 * @piece: the hex of the unit that uses it
 * @giver: (nullable): the hex of the Module that gives it
 *
 * Returns: whether it was used in this turn
 */
gboolean
sr_game_was_used (const SrGame *game,
                  const char   *by,
                  SrHex         piece,
                  const SrHex  *giver)
{
  for (int i = 0; i < game->this_turn.n_used; i++)
    {
      const SrUse *use = &game->this_turn.used[i];

      if (g_str_equal (use->by, by) && sr_hex_equal (use->piece, piece)
          && (giver == NULL || !use->has_giver || sr_hex_equal (use->giver, *giver)))
        return TRUE;
    }
  return FALSE;
}

/**
 * sr_game_use:
 * @game: (inout): a game
 * @by: an ability
 * @piece: the hex of the unit that uses it
 * @giver: (nullable): the hex of the Module that gives it
 *
 * Notes that it was used in this turn.
 */
void
sr_game_use (SrGame      *game,
             const char  *by,
             SrHex        piece,
             const SrHex *giver)
{
  SrUse use = { g_intern_string (by), piece, giver != NULL, giver == NULL ? piece : *giver };

  g_return_if_fail (game->this_turn.n_used < SR_MAX_USES);

  game->this_turn.used[game->this_turn.n_used++] = use;
}

/**
 * sr_game_move_piece:
 * @game: (inout): a game
 * @piece: a piece
 * @hex: where it comes to
 *
 * Moves it, and what it used in this turn with it.
 */
void
sr_game_move_piece (SrGame *game,
                    int     piece,
                    SrHex   hex)
{
  SrHex from = game->position.pieces[piece].hex;
  int n = 0;

  /* Whoever used something where it comes to is gone. */
  for (int i = 0; i < game->this_turn.n_used; i++)
    if (sr_hex_equal (hex, from)
        || (!sr_hex_equal (game->this_turn.used[i].piece, hex)
            && !(game->this_turn.used[i].has_giver && sr_hex_equal (game->this_turn.used[i].giver, hex))))
      game->this_turn.used[n++] = game->this_turn.used[i];
  game->this_turn.n_used = n;
  for (int i = 0; i < game->this_turn.n_used; i++)
    {
      SrUse *use = &game->this_turn.used[i];

      if (sr_hex_equal (use->piece, from))
        use->piece = hex;
      if (use->has_giver && sr_hex_equal (use->giver, from))
        use->giver = hex;
    }
  game->position.pieces[piece].hex = hex;
}
