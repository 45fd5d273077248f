/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays one action: what it takes out of the hand, draws and discards, and battles; the rest is played elsewhere. */

#include "sr-turn.h"

/* BASE-TILE-01: an instant tile that was played is discarded, a board tile goes onto the board. */
static void
spend_tile (SrGame       *game,
            const SrTile *tile)
{
  SrSide *side = &game->sides[game->turn];

  sr_tiles_remove (&side->hand, tile);
  if (tile->type == SR_TYPE_INSTANT && side->discard.listed)
    sr_tiles_add (&side->discard, tile);
}

/*
 * BASE-TURN-01, BASE-END-02: from the top; the last tile counts from the moment it is
 * drawn. D-49: a turn draws but once, so these are all that it drew.
 */
static void
draw_tiles (SrGame *game,
            int     count)
{
  SrSide *side = &game->sides[game->turn];

  game->this_turn.drawn.listed = TRUE;
  for (int i = 0; i < count && side->pile.n > 0; i++)
    {
      const SrTile *tile = side->pile.tiles[0];

      sr_tiles_remove (&side->pile, tile);
      sr_tiles_add (&side->hand, tile);
      sr_tiles_add (&game->this_turn.drawn, tile);
      if (side->pile.n == 0)
        side->last_tile_drawn = TRUE;
    }
}

static void
discard_from_hand (SrGame       *game,
                   const SrTile *tile)
{
  SrSide *side = &game->sides[game->turn];

  sr_tiles_remove (&side->hand, tile);
  if (side->discard.listed)
    sr_tiles_add (&side->discard, tile);
}

/* BASE-TURN-08: all three away, and as many anew: those are what this turn drew. */
static void
redraw (SrGame *game)
{
  SrSide *side = &game->sides[game->turn];

  game->this_turn.drawn.n = 0;

  while (side->hand.n > 0)
    discard_from_hand (game, side->hand.tiles[0]);
  draw_tiles (game, 3);
}

/* KRW-01: the Medic is discarded, the Krwiobus comes into the hand and counts as drawn instead. */
static void
take_krwiobus (SrGame         *game,
               const SrAction *action,
               SrFacts        *facts)
{
  const SrTile *medic = sr_find_drawn_medic (game, action);
  const SrTile *krwiobus = sr_facts_find (facts, "neutral/krwiobus");

  discard_from_hand (game, medic);
  sr_tiles_add (&game->sides[game->turn].hand, krwiobus);
  if (sr_tiles_remove (&game->this_turn.drawn, medic))
    sr_tiles_add (&game->this_turn.drawn, krwiobus);
}

/* D-49: with the number due in hand, or without a pile, the drawing is done, whatever is discarded then. */
static void
note_drawn_up (SrGame *game,
               int     due)
{
  const SrSide *side = &game->sides[game->turn];

  if (side->hand.n >= due || side->pile.n == 0)
    game->this_turn.drawn_up = TRUE;
}

/* What is done with hand and pile alone; it does not end the drawing by itself. */
static gboolean
do_with_hand (SrGame         *game,
              const SrAction *action,
              SrFacts        *facts,
              const SrBattle *battle)
{
  int due = sr_game_due (game, battle, facts);

  switch (action->what)
    {
    case SR_DO_DRAW:
      draw_tiles (game, action->count > 0 ? action->count : due - game->sides[game->turn].hand.n);
      note_drawn_up (game, due);
      return TRUE;
    case SR_DO_DISCARD:
      /* D-49: what was drawn, or as many tiles as are due: the drawing is done with the first discard. */
      if (game->this_turn.drawn.n > 0 || (game->this_turn.fresh && game->sides[game->turn].hand.n >= due))
        game->this_turn.drawn_up = TRUE;
      discard_from_hand (game, action->tile);
      return TRUE;
    case SR_DO_REDRAW:
      redraw (game);
      return TRUE;
    case SR_DO_TAKE_KRWIOBUS:
      take_krwiobus (game, action, facts);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
do_with_board (SrSet          *games,
               SrGame         *game,
               const SrAction *action,
               SrFacts        *facts,
               SrBattle       *battle)
{
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  g_autofree char *hq = g_strconcat (game->sides[action->side].army, "/hq", NULL);
  SrAction completed = *action;

  sr_picture_take (picture, &game->position, battle);
  switch (action->what)
    {
    case SR_DO_BATTLE:
      sr_fight (games, game, battle);
      break;
    case SR_DO_FINAL_BATTLE:
      sr_fight_final (games, game, battle);
      break;
    case SR_DO_END_TURN:
      sr_end_turn (games, game, battle);
      break;
    case SR_DO_SET_UP:
      completed.tile = sr_facts_find (facts, hq);
      sr_do_on_board (games, game, &completed, picture, battle);
      break;
    case SR_DO_ARM:
    case SR_DO_EXPAND:
    case SR_DO_MOVE:
    case SR_DO_PLACE:
    case SR_DO_PUSH:
    case SR_DO_ROTATE:
      sr_do_on_board (games, game, action, picture, battle);
      break;
    default:
      sr_do_on_units (games, game, action, picture, battle);
      break;
    }
}

/**
 * sr_do_action:
 * @games: (inout): gets the games that can follow
 * @game: a game
 * @action: an action that is allowed in it
 * @facts: the printed facts
 * @battle: what stays the same
 *
 * Plays @action with all choices that it leaves.
 */
void
sr_do_action (SrSet          *games,
              const SrGame   *game,
              const SrAction *action,
              SrFacts        *facts,
              SrBattle       *battle)
{
  g_autofree SrGame *next = g_memdup2 (game, sizeof *game);
  const SrTile *tile = sr_tile_played (game, action, facts);

  if (do_with_hand (next, action, facts, battle))
    {
      sr_games_add (games, next, battle);
      return;
    }
  if (tile != NULL)
    spend_tile (next, tile);
  if (action->what != SR_DO_SET_UP)
    next->this_turn.acted = TRUE;
  do_with_board (games, next, action, facts, battle);
}
