/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether an action is allowed: what holds for all of them, and what hands and piles are needed for. */

#include <stdarg.h>

#include "sr-turn.h"

/**
 * sr_forbid:
 * @check: a check
 * @...: ids of rules, %NULL at the end
 *
 * Notes that these rules forbid the action.
 */
void
sr_forbid (const SrCheck *check,
           ...)
{
  va_list ids;
  const char *id;

  va_start (ids, check);
  while ((id = va_arg (ids, const char *)) != NULL)
    if (id[0] != '\0' && !g_ptr_array_find_with_equal_func (check->rules, id, g_str_equal, NULL))
      g_ptr_array_add (check->rules, (gpointer) g_intern_string (id));
  va_end (ids);
}

/**
 * sr_check_own_unit:
 * @check: a check
 * @place: where the unit should stand
 * @rule: the rule that wants it to be an own one
 *
 * Own is what the side to move controls (D-33).
 *
 * Returns: the piece, or -1
 */
int
sr_check_own_unit (const SrCheck *check,
                   const SrPlace *place,
                   const char    *rule)
{
  int piece = place->given ? sr_piece_at (&check->game->position, place->at) : -1;

  if (piece >= 0 && check->game->position.pieces[piece].controller == check->game->turn)
    return piece;
  sr_forbid (check, rule, NULL);
  return -1;
}

/**
 * sr_check_enemy_unit:
 * @check: a check
 * @place: where the unit should stand
 * @rule: the rule that wants it to be an enemy
 *
 * Returns: the piece, or -1
 */
int
sr_check_enemy_unit (const SrCheck *check,
                     const SrPlace *place,
                     const char    *rule)
{
  int piece = place->given ? sr_piece_at (&check->game->position, place->at) : -1;

  if (piece >= 0 && check->game->position.pieces[piece].controller != check->game->turn)
    return piece;
  sr_forbid (check, rule, NULL);
  return -1;
}

/**
 * sr_check_acts:
 * @check: a check
 * @piece: a piece
 * @rule: the rule that wants it to be free of nets
 *
 * BASE-NET-02, URA-POWER-02: neither netted nor without power.
 */
void
sr_check_acts (const SrCheck *check,
               int            piece,
               const char    *rule)
{
  const SrPiece *p = &check->game->position.pieces[piece];

  if (check->picture->acts[piece])
    return;
  sr_forbid (check, rule, "BASE-NET-02", NULL);
  if (check->picture->unpowered[piece])
    sr_forbid (check, "URA-POWER-02", "BASE-NET-14", NULL);
  if (p->markers[SR_MARKER_TRAP_NET] > 0)
    sr_forbid (check, "PAR-TNET-01", NULL);
  if (p->markers[SR_MARKER_RANGED_NET] > 0)
    sr_forbid (check, "IG-RNET-02", NULL);
  if (p->tile->type == SR_TYPE_HQ)
    sr_forbid (check, "BASE-HQ-03", NULL);
}

static const SrTile *
find_army_tile (const SrGame *game,
                SrFacts      *facts,
                const char   *id,
                const char   *otherwise)
{
  g_autofree char *name = g_strdup_printf ("%s/%s", game->sides[game->turn].army, id);
  const SrTile *tile = sr_facts_find (facts, name);

  return tile != NULL ? tile : sr_facts_find (facts, otherwise);
}

/**
 * sr_tile_played:
 * @game: a game
 * @action: an action
 * @facts: the printed facts
 *
 * Returns: (nullable): the tile that leaves the hand for @action
 */
const SrTile *
sr_tile_played (const SrGame   *game,
                const SrAction *action,
                SrFacts        *facts)
{
  if (action->by != NULL && g_str_equal (action->by, "order"))
    return find_army_tile (game, facts, "order", "iron-gang/order");
  if (action->by != NULL && strchr (action->by, '/') != NULL)
    return action->tile;
  switch (action->what)
    {
    case SR_DO_BATTLE:
    case SR_DO_PLACE:
    case SR_DO_PLAY:
      return action->tile;
    case SR_DO_RAY:
      return action->tile != NULL ? action->tile : find_army_tile (game, facts, "ray", "uranopolis/ray");
    case SR_DO_RETREAT:
      return action->tile != NULL ? action->tile
                                  : find_army_tile (game, facts, "retreat", "partisans/retreat");
    default:
      return NULL;
    }
}

/**
 * sr_check_in_hand:
 * @check: a check
 * @tile: a tile
 *
 * The format: a listed hand holds the tile, without one it is any tile of the
 * army. D-31: one Krwiobus for each side.
 */
void
sr_check_in_hand (const SrCheck *check,
                  const SrTile  *tile)
{
  const SrSide *side = &check->game->sides[check->game->turn];
  g_autofree char *prefix = g_strconcat (side->army, "/", NULL);

  if (side->hand.listed)
    {
      if (sr_tiles_count (&side->hand, tile) == 0)
        sr_forbid (check, "BASE-TURN-05", "BASE-TURN-02",
                   g_str_has_prefix (tile->name, prefix) ? "" : "BASE-COMP-01", NULL);
    }
  else if (g_str_equal (tile->name, "neutral/krwiobus"))
    {
      if (sr_game_has_krwiobus (check->game, check->game->turn))
        sr_forbid (check, "KRW-01", "D-31", NULL);
    }
  else if (!g_str_has_prefix (tile->name, prefix))
    sr_forbid (check, "BASE-TURN-05", "BASE-COMP-01", NULL);
}

/* BASE-END-04, BASE-WIN-02: nothing is done once the game has ended. */
static void
check_game_goes_on (const SrCheck *check)
{
  if (!check->game->over)
    return;
  for (int side = 0; side < check->battle->n_sides; side++)
    if (check->game->sides[side].fallen)
      sr_forbid (check, "BASE-END-04", "BASE-WIN-01", NULL);
  if (check->rules->len == 0)
    sr_forbid (check, "BASE-WIN-02", "BASE-WIN-03", "BASE-WIN-04", "BASE-BAT-05", NULL);
}

/* BASE-TURN-01: drawing comes first. */
static void
check_drawn_first (const SrCheck *check)
{
  if (check->action->what != SR_DO_DRAW
      && sr_game_must_draw (check->game, check->battle, check->facts))
    sr_forbid (check, "BASE-TURN-01", NULL);
}

/* BASE-TURN-03: with three tiles in hand one is discarded before anything else is done. */
static void
check_forced_discard (const SrCheck *check)
{
  const SrSide *side = &check->game->sides[check->game->turn];

  if (!sr_side_binds (side) || side->hand.n < 3)
    return;
  switch (check->action->what)
    {
    case SR_DO_DRAW:
    case SR_DO_DISCARD:
    case SR_DO_REDRAW:
    case SR_DO_TAKE_KRWIOBUS:
      return;
    default:
      sr_forbid (check, "BASE-TURN-03", NULL);
    }
}

static gboolean
any_last_tile_drawn (const SrCheck *check)
{
  for (int side = 0; side < check->battle->n_sides; side++)
    if (check->game->sides[side].last_tile_drawn)
      return TRUE;
  return FALSE;
}

/**
 * sr_check_battle:
 * @check: a check
 *
 * BASE-INST-10, BASE-INST-11, BASE-WIN-05: the tile, and not after anybody's
 * last tile. A battle without a tile is one of a full board, or one that the
 * position does not say more about.
 */
void
sr_check_battle (const SrCheck *check)
{
  const SrTile *tile = check->action->tile;

  if (tile != NULL && !sr_tile_is (tile, "battle") && !sr_tile_is (tile, "order"))
    sr_forbid (check, "BASE-INST-10", "BASE-TILE-01", "BASE-BAT-01", NULL);
  if (tile == NULL && sr_position_full (&check->game->position, check->battle))
    return;
  if (check->game->extra_round)
    sr_forbid (check, "BASE-WIN-05", "BASE-INST-11", NULL);
  if (!any_last_tile_drawn (check))
    return;
  sr_forbid (check, "BASE-INST-11", "BASE-END-02", NULL);
  if (tile != NULL && sr_tile_is (tile, "order"))
    sr_forbid (check, "IG-HID-04", "IG-ORDER-01", NULL);
  if (tile != NULL && g_str_equal (tile->name, "uranopolis/battle"))
    sr_forbid (check, "URA-BATTLE-01", NULL);
  if (tile != NULL && g_str_equal (tile->name, "partisans/battle"))
    sr_forbid (check, "PAR-BATTLE-01", NULL);
}

/**
 * sr_check_draw:
 * @check: a check
 *
 * BASE-TURN-01, BASE-SETUP-04: up to the number due, from a pile that is not empty.
 */
void
sr_check_draw (const SrCheck *check)
{
  const SrSide *side = &check->game->sides[check->game->turn];
  int due, most;

  if (!sr_side_binds (side) || sr_game_drawing_over (check->game))
    {
      sr_forbid (check, "BASE-TURN-01", NULL);
      return;
    }
  due = sr_game_due (check->game, check->battle, check->facts);
  most = MIN (due - side->hand.n, side->pile.n);
  if (most < 1 || check->action->count > most)
    sr_forbid (check, "BASE-TURN-01", due < 3 ? "BASE-SETUP-04" : "", due < 3 ? "BASE-SETUP-05" : "",
               NULL);
}

/**
 * sr_check_discard:
 * @check: a check
 *
 * BASE-TURN-05: any tile in hand.
 */
void
sr_check_discard (const SrCheck *check)
{
  const SrTiles *hand = &check->game->sides[check->game->turn].hand;

  if (sr_tiles_count (hand, check->action->tile) == 0)
    sr_forbid (check, "BASE-TURN-05", "BASE-TURN-02", "BASE-TURN-03", NULL);
}

/**
 * sr_check_redraw:
 * @check: a check
 *
 * BASE-TURN-08: three tiles in hand, all Instant, so before the forced discard, and
 * nothing else done yet.
 */
void
sr_check_redraw (const SrCheck *check)
{
  const SrSide *side = &check->game->sides[check->game->turn];
  const SrThisTurn *this_turn = &check->game->this_turn;
  gboolean allowed = sr_side_binds (side) && side->hand.n == 3 && !this_turn->acted
                     && !this_turn->placed && !this_turn->expanded && this_turn->n_used == 0;

  for (int i = 0; i < side->hand.n; i++)
    if (side->hand.tiles[i]->type != SR_TYPE_INSTANT)
      allowed = FALSE;
  if (!allowed)
    sr_forbid (check, "BASE-TURN-08", NULL);
}

/* KRW-01: a standard Medic is a Module with the link of a Medic. */
static gboolean
is_standard_medic (const SrTile *tile)
{
  return tile->type == SR_TYPE_MODULE && sr_tile_has_link (tile, SR_LINK_MEDIC);
}

/**
 * sr_find_drawn_medic:
 * @game: a game
 * @action: taking the Krwiobus
 *
 * KRW-01: a Medic drawn in this turn; where the draws are not known, any in hand.
 *
 * Returns: (nullable): the Medic that is exchanged, if it is plain which
 */
const SrTile *
sr_find_drawn_medic (const SrGame   *game,
                     const SrAction *action)
{
  const SrTiles *hand = &game->sides[game->turn].hand;
  const SrTiles *drawn = &game->this_turn.drawn;
  const SrTile *found = NULL;

  for (int i = 0; i < hand->n; i++)
    {
      const SrTile *tile = hand->tiles[i];

      if (!is_standard_medic (tile) || (action->tile != NULL && action->tile != tile))
        continue;
      if (drawn->listed && sr_tiles_count (drawn, tile) == 0)
        continue;
      if (found != NULL && found != tile)
        return NULL;
      found = tile;
    }
  return found;
}

static gboolean
krwiobus_is_out (const SrTiles *tiles,
                 const SrTile  *krwiobus)
{
  return sr_tiles_count (tiles, krwiobus) > 0;
}

/**
 * sr_check_krwiobus:
 * @check: a check
 *
 * KRW-01: after the draw, before anything is placed; D-31: one for each side.
 */
void
sr_check_krwiobus (const SrCheck *check)
{
  const SrSide *side = &check->game->sides[check->game->turn];
  const SrThisTurn *this_turn = &check->game->this_turn;
  const SrTile *krwiobus = sr_facts_find (check->facts, "neutral/krwiobus");

  if (sr_find_drawn_medic (check->game, check->action) == NULL)
    sr_forbid (check, "KRW-01", NULL);
  if (this_turn->acted || this_turn->placed || this_turn->expanded || this_turn->n_used > 0)
    sr_forbid (check, "KRW-01", NULL);
  if (sr_game_has_krwiobus (check->game, check->game->turn)
      || krwiobus_is_out (&side->discard, krwiobus) || krwiobus_is_out (&side->removed, krwiobus))
    sr_forbid (check, "KRW-01", "D-31", NULL);
}

/* One check for each kind of action; those that are always allowed have none. */
static void
check_what_it_does (const SrCheck *check)
{
  static void (*const checks[SR_N_DOS]) (const SrCheck *) = {
    [SR_DO_ARM] = sr_check_arm,
    [SR_DO_BATTLE] = sr_check_battle,
    [SR_DO_CHAIN] = sr_check_chain,
    [SR_DO_DISCARD] = sr_check_discard,
    [SR_DO_DRAW] = sr_check_draw,
    [SR_DO_EXPAND] = sr_check_expand,
    [SR_DO_EXPLODE] = sr_check_explode,
    [SR_DO_MOVE] = sr_check_move,
    [SR_DO_PLACE] = sr_check_place,
    [SR_DO_PLAY] = sr_check_play,
    [SR_DO_PUSH] = sr_check_push,
    [SR_DO_RANGED_NET] = sr_check_ranged_net,
    [SR_DO_RAY] = sr_check_ray,
    [SR_DO_REDRAW] = sr_check_redraw,
    [SR_DO_RETREAT] = sr_check_retreat,
    [SR_DO_ROTATE] = sr_check_rotate,
    [SR_DO_SET_UP] = sr_check_set_up,
    [SR_DO_TAKE_KRWIOBUS] = sr_check_krwiobus
  };

  if (checks[check->action->what] != NULL)
    checks[check->action->what] (check);
}

/* Set-up is no part of a turn; a battle without a tile is not the doing of the side to move. */
static gboolean
is_outside_turns (const SrAction *action)
{
  return action->what == SR_DO_FINAL_BATTLE || action->what == SR_DO_SET_UP
         || (action->what == SR_DO_BATTLE && action->tile == NULL);
}

/* BASE-SETUP-02, BASE-SETUP-03: the HQs come first, and no turn is played before. */
static void
check_set_up_is_over (const SrCheck *check)
{
  if (!is_outside_turns (check->action) && sr_game_is_set_up_time (check->game, check->battle))
    sr_forbid (check, "BASE-SETUP-02", "BASE-SETUP-03", NULL);
}

/**
 * sr_check_action:
 * @check: a check
 *
 * Notes all rules that forbid the action; none is allowed.
 */
void
sr_check_action (const SrCheck *check)
{
  const SrTile *tile = sr_tile_played (check->game, check->action, check->facts);

  check_game_goes_on (check);
  check_set_up_is_over (check);
  if (!is_outside_turns (check->action))
    {
      check_drawn_first (check);
      check_forced_discard (check);
    }
  if (tile != NULL)
    sr_check_in_hand (check, tile);
  check_what_it_does (check);
}
