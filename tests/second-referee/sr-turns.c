/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What ends: actions, battles, turns and the game (BASE-BAT, BASE-END, BASE-WIN). */

#include "sr-turn.h"

static void
discard_tile (SrGame       *game,
              int           side,
              const SrTile *tile)
{
  if (tile != NULL && game->sides[side].discard.listed)
    sr_tiles_add (&game->sides[side].discard, tile);
}

/* D-24, FAQ-MON-031: what left the board goes to its owner's discard pile, with what was tucked under an HQ. */
static void
discard_what_is_gone (SrGame *game)
{
  for (int i = 0; i < game->position.n_pieces; i++)
    {
      const SrPiece *piece = &game->position.pieces[i];
      SrMonolith *monolith = &game->position.monoliths[piece->side];

      if (!piece->gone)
        continue;
      if (!piece->put_away)
        discard_tile (game, piece->side, piece->tile);
      if (piece->tile->type != SR_TYPE_HQ)
        continue;
      game->sides[piece->side].fallen = TRUE;
      for (int j = 0; j < 2; j++)
        if (monolith->lower[j].tile != NULL)
          discard_tile (game, monolith->lower[j].side, monolith->lower[j].tile);
      memset (monolith, 0, sizeof *monolith);
    }
}

static void
forget_what_is_gone (SrGame *game)
{
  SrPosition *position = &game->position;
  SrThisTurn *this_turn = &game->this_turn;
  int n = 0;

  for (int i = 0; i < position->n_pieces; i++)
    if (!position->pieces[i].gone)
      position->pieces[n++] = position->pieces[i];
  position->n_pieces = n;
  n = 0;
  for (int i = 0; i < position->n_traps; i++)
    if (!position->traps[i].gone)
      position->traps[n++] = position->traps[i];
  position->n_traps = n;
  n = 0;
  for (int i = 0; i < this_turn->n_used; i++)
    if (sr_piece_at (position, this_turn->used[i].piece) >= 0
        && (!this_turn->used[i].has_giver
            || sr_piece_at (position, this_turn->used[i].giver) >= 0))
      this_turn->used[n++] = this_turn->used[i];
  this_turn->n_used = n;
}

/**
 * sr_tidy:
 * @game: (inout): a game after something left the board
 * @battle: what stays the same
 *
 * Discards what left, and tells whether the game is over (BASE-END-04,
 * BASE-MULTI-01).
 */
void
sr_tidy (SrGame         *game,
         const SrBattle *battle)
{
  int n_standing = 0;
  gboolean fallen = FALSE;

  sr_fallen_sides_remove (&game->position, battle);
  discard_what_is_gone (game);
  forget_what_is_gone (game);
  for (int side = 0; side < battle->n_sides; side++)
    {
      fallen = fallen || game->sides[side].fallen;
      n_standing += game->sides[side].fallen ? 0 : 1;
    }
  if (fallen && n_standing <= 1)
    game->over = TRUE;
}

/**
 * sr_finish:
 * @games: (inout): gets the games that can follow
 * @game: a game after the effects of an action
 * @may_fill: whether a tile was placed or a Monolith expanded
 * @battle: what stays the same
 *
 * BASE-TOU-02, then BASE-BAT-02 and BASE-BAT-03: deaths, then the full board.
 */
void
sr_finish (SrSet        *games,
           const SrGame *game,
           gboolean      may_fill,
           SrBattle     *battle)
{
  g_autofree SrGame *next = g_memdup2 (game, sizeof *game);

  sr_position_settle (&next->position, battle);
  sr_tidy (next, battle);
  if (!next->over && next->sides[next->turn].fallen)
    sr_end_turn (games, next, battle);
  else if (!next->over && may_fill && sr_position_full (&next->position, battle))
    sr_fight (games, next, battle);
  else
    sr_games_add (games, next, battle);
}

/**
 * sr_fight:
 * @games: (inout): gets the games that can follow
 * @game: a game
 * @battle: what stays the same
 *
 * A battle of a tile or a full board, which ends the turn (BASE-TURN-09, D-24).
 * One that leaves the board full and changes nothing ends the game (BASE-BAT-05).
 */
void
sr_fight (SrSet        *games,
          const SrGame *game,
          SrBattle     *battle)
{
  g_autoptr (SrSet) ends = sr_set_new ();
  gboolean goes_on;

  battle->by_full_board = sr_position_full (&game->position, battle);
  goes_on = battle->by_full_board || !battle->rulings.d18_full_only;
  sr_battle_fight (ends, &game->position, battle);
  for (guint i = 0; i < ends->members->len; i++)
    {
      g_autofree SrGame *next = g_memdup2 (game, sizeof *game);

      next->position = *(const SrPosition *) g_ptr_array_index (ends->members, i);
      sr_tidy (next, battle);
      if (goes_on && sr_position_full (&next->position, battle))
        next->over = TRUE;
      sr_end_turn (games, next, battle);
    }
}

/* BASE-WIN-02, BASE-WIN-03: whether no HQ has more hit points than all others. */
static gboolean
is_tie (const SrGame   *game,
        const SrBattle *battle)
{
  int fewest = SR_HQ_POINTS + 1;
  int n = 0;

  for (int side = 0; side < battle->n_sides; side++)
    for (int i = 0; i < game->position.n_pieces; i++)
      {
        const SrPiece *piece = &game->position.pieces[i];

        if (piece->gone || piece->side != side || piece->tile->type != SR_TYPE_HQ)
          continue;
        if (piece->wounds < fewest)
          {
            fewest = piece->wounds;
            n = 0;
          }
        if (piece->wounds == fewest)
          n++;
      }
  return n > 1;
}

/* BASE-WIN-02: without any HQ there is nothing to decide. */
static gboolean
any_hq_stands (const SrGame *game)
{
  for (int i = 0; i < game->position.n_pieces; i++)
    if (!game->position.pieces[i].gone && game->position.pieces[i].tile->type == SR_TYPE_HQ)
      return TRUE;
  return FALSE;
}

/* Nothing is done yet in a turn that begins, and this is known. */
static void
begin_turn (SrGame *game,
            int     side)
{
  game->turn = side;
  memset (&game->this_turn, 0, sizeof game->this_turn);
  game->this_turn.fresh = TRUE;
  game->this_turn.drawn.listed = TRUE;
}

/* BASE-WIN-03, DISP-17: one more turn for each, beginning with the next side. */
static void
begin_extra_round (SrGame         *game,
                   const SrBattle *battle)
{
  game->extra_round = TRUE;
  for (int side = 0; side < battle->n_sides; side++)
    game->sides[side].last_turn_done = FALSE;
  begin_turn (game, sr_game_next_side (game, battle));
}

/**
 * sr_fight_final:
 * @games: (inout): gets the games that can follow
 * @game: a game whose turn ends with this battle
 * @battle: what stays the same
 *
 * The Final Battle, or the overtime Battle of the extra round (BASE-WIN-02,
 * BASE-WIN-03); no other battle follows (D-18).
 */
void
sr_fight_final (SrSet        *games,
                const SrGame *game,
                SrBattle     *battle)
{
  g_autoptr (SrSet) ends = sr_set_new ();

  sr_battle_fight_once (ends, &game->position, battle);
  for (guint i = 0; i < ends->members->len; i++)
    {
      g_autofree SrGame *next = g_memdup2 (game, sizeof *game);

      next->position = *(const SrPosition *) g_ptr_array_index (ends->members, i);
      sr_tidy (next, battle);
      if (!next->over && !next->extra_round && is_tie (next, battle))
        begin_extra_round (next, battle);
      else if (any_hq_stands (next))
        next->over = TRUE;
      sr_games_add (games, next, battle);
    }
}

/* BASE-END-01: once a last tile is drawn, each turn that ends is a last one. */
static gboolean
is_near_end (const SrGame   *game,
             const SrBattle *battle)
{
  gboolean near_end = game->extra_round;

  for (int side = 0; side < battle->n_sides; side++)
    near_end = near_end || game->sides[side].last_tile_drawn;
  return near_end;
}

/* Whether nobody has a turn left; who drew a last tile has had the turn in which it did. */
static gboolean
all_done (const SrGame   *game,
          const SrBattle *battle)
{
  if (!is_near_end (game, battle))
    return FALSE;
  for (int side = 0; side < battle->n_sides; side++)
    {
      const SrSide *s = &game->sides[side];

      if (!s->fallen && !s->last_turn_done && (game->extra_round || !s->last_tile_drawn))
        return FALSE;
    }
  return TRUE;
}

/**
 * sr_end_turn:
 * @games: (inout): gets the games that can follow
 * @game: a game
 * @battle: what stays the same
 *
 * BASE-END-01, BASE-END-03: after everybody's last turn the Final Battle is
 * fought at once. BASE-END-04: no turn follows in a game that is decided.
 */
void
sr_end_turn (SrSet        *games,
             const SrGame *game,
             SrBattle     *battle)
{
  g_autofree SrGame *next = NULL;

  if (game->over)
    {
      sr_games_add (games, game, battle);
      return;
    }
  next = g_memdup2 (game, sizeof *game);
  if (is_near_end (next, battle))
    next->sides[next->turn].last_turn_done = TRUE;
  if (all_done (next, battle))
    {
      sr_fight_final (games, next, battle);
      return;
    }
  begin_turn (next, sr_game_next_side (next, battle));
  sr_games_add (games, next, battle);
}
