/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays hidden features and instant tiles on units that stand on the board; what is played here is allowed. */

#include "sr-turn.h"

/* One wound for a unit, and what Wastes adds (BASE-INST-01, URA-WASTES-01). */
static void
wound (SrMoment        *moment,
       const SrPicture *picture,
       int              victim)
{
  sr_moment_add (moment, 0, victim, sr_blow_with_extra (picture, victim, 1));
}

static gboolean
is_hq (const SrMoment *moment,
       int             piece)
{
  return moment->position.pieces[piece].tile->type == SR_TYPE_HQ;
}

/* BASE-INST-02 to BASE-INST-04, BASE-MED-13: all hits together, Transfusions, Medics, removals. */
static void
hurt (SrSet           *games,
      const SrGame    *game,
      const SrMoment  *moment,
      const SrPicture *picture,
      SrBattle        *battle)
{
  g_autoptr (SrSet) positions = sr_set_new ();

  sr_moment_resolve (positions, moment, picture, battle);
  for (guint i = 0; i < positions->members->len; i++)
    {
      g_autofree SrGame *next = g_memdup2 (game, sizeof *game);

      next->position = *(const SrPosition *) g_ptr_array_index (positions->members, i);
      sr_finish (games, next, FALSE, battle);
    }
}

/* IG-CHAIN-01, D-39: one wound to the unit between the ends, HQ or not. */
static void
wound_by_chain (SrMoment        *moment,
                const SrPicture *picture,
                const SrAction  *action)
{
  wound (moment, picture, sr_piece_at (&moment->position, action->target.at));
}

/* IG-EXPL-01, IG-EXPL-02, D-08: one wound to all neighbours, HQs too; the unit is gone. */
static void
wound_by_explosion (SrMoment        *moment,
                    const SrPicture *picture,
                    const SrAction  *action,
                    const SrBattle  *battle)
{
  moment->explodes[sr_piece_at (&moment->position, action->piece.at)] = TRUE;
  for (int direction = 0; direction < 6; direction++)
    {
      int victim = sr_piece_at (&moment->position, sr_hex_step (action->piece.at, direction));

      if (victim >= 0 && battle->rulings.d08_no)
        sr_moment_add (moment, 0, victim, 1);
      else if (victim >= 0)
        wound (moment, picture, victim);
    }
}

/* URA-RAY-01: one wound to each unit of both sides on the line, but no HQ. */
static void
wound_by_ray (SrMoment        *moment,
              const SrPicture *picture,
              const SrAction  *action)
{
  for (int i = 0; i < moment->position.n_pieces; i++)
    {
      SrHex hex = moment->position.pieces[i].hex;
      int direction = sr_direction_to (action->hex.at, hex);

      if (moment->position.pieces[i].gone || is_hq (moment, i))
        continue;
      if (sr_hex_equal (action->hex.at, hex) || direction == action->direction
          || direction == sr_opposite (action->direction))
        wound (moment, picture, i);
    }
}

/* BASE-INST-60: one wound to each unit but HQs on the hex and next to it. */
static void
wound_by_air_strike (SrMoment        *moment,
                     const SrPicture *picture,
                     const SrAction  *action)
{
  for (int i = 0; i < moment->position.n_pieces; i++)
    if (!moment->position.pieces[i].gone && !is_hq (moment, i)
        && sr_distance (action->hex.at, moment->position.pieces[i].hex) <= 1)
      wound (moment, picture, i);
}

/* BASE-INST-40, BASE-INST-50, BASE-INST-52, D-05. */
static void
wound_by_tile (SrMoment        *moment,
               const SrPicture *picture,
               const SrAction  *action)
{
  int target = sr_piece_at (&moment->position, action->target.at);

  if (sr_tile_is (action->tile, "sniper"))
    wound (moment, picture, target);
  else if (sr_tile_is (action->tile, "grenade"))
    {
      sr_moment_add (moment, 0, target, 0);
      moment->blows[0].destroys = TRUE;
    }
  else
    wound_by_air_strike (moment, picture, action);
}

/* IG-RNET-01, IG-RNET-02: the marker goes onto the target. */
static void
throw_net (SrSet          *games,
           SrGame         *game,
           const SrAction *action,
           SrBattle       *battle)
{
  int target = sr_piece_at (&game->position, action->target.at);

  game->position.pieces[target].markers[SR_MARKER_RANGED_NET]++;
  sr_finish (games, game, FALSE, battle);
}

/* PAR-RETREAT-01, PAR-RETREAT-02, D-33: onto its owner's pile, without what was on it. */
static void
retreat (SrSet          *games,
         SrGame         *game,
         const SrAction *action,
         SrBattle       *battle)
{
  SrPiece *piece = &game->position.pieces[sr_piece_at (&game->position, action->target.at)];
  SrTiles *pile = &game->sides[piece->side].pile;

  if (pile->listed)
    sr_tiles_add_on_top (pile, piece->tile);
  piece->gone = TRUE;
  piece->put_away = TRUE;
  sr_finish (games, game, FALSE, battle);
}

/**
 * sr_do_on_units:
 * @games: (inout): gets the games that can follow
 * @game: (inout): a game, free to be changed
 * @action: an action that is allowed
 * @picture: the picture before it
 * @battle: what stays the same
 *
 * Plays actions on units that stay where they are or leave the board.
 */
void
sr_do_on_units (SrSet           *games,
                SrGame          *game,
                const SrAction  *action,
                const SrPicture *picture,
                SrBattle        *battle)
{
  g_autofree SrMoment *moment = g_new0 (SrMoment, 1);

  /* IG-BOSS-01: once in each own turn. */
  if (action->by != NULL && g_str_equal (action->by, "boss"))
    sr_game_use (game, "boss", game->position.pieces[sr_find_boss (game, picture)].hex, NULL);
  moment->position = game->position;
  switch (action->what)
    {
    case SR_DO_RANGED_NET:
      throw_net (games, game, action, battle);
      return;
    case SR_DO_RETREAT:
      retreat (games, game, action, battle);
      return;
    case SR_DO_CHAIN:
      wound_by_chain (moment, picture, action);
      break;
    case SR_DO_EXPLODE:
      wound_by_explosion (moment, picture, action, battle);
      break;
    case SR_DO_RAY:
      wound_by_ray (moment, picture, action);
      break;
    case SR_DO_PLAY:
      wound_by_tile (moment, picture, action);
      break;
    default:
      g_return_if_reached ();
    }
  hurt (games, game, moment, picture, battle);
}
