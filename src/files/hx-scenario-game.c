/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a scenario to the game that the referee plays, and back again. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-scenario-private.h"

static void
take_marked (const HxPiece *piece,
             int            pool[HX_N_TRAPS])
{
  pool[HX_TRAP_MEDPACK] -= piece->medpacks;
  pool[HX_TRAP_NET] -= (piece->marks & HX_MARK_TRAP_NET) != 0;
  pool[HX_TRAP_FRENZY] -= (piece->marks & HX_MARK_FRENZY) != 0;
  pool[HX_TRAP_PARALYSIS] -= (piece->marks & HX_MARK_PARALYSIS) != 0;
}

/**
 * hx_scenario_work_out_pool:
 * @catalog: the catalog
 * @scenario: a scenario
 * @side: a side
 * @pool: (out): Trap markers by #HxTrapKind that the side may still arm
 *
 * Returns what the file says, or else all Trap markers of the army that are not on the board, neither armed nor on a unit.
 */
void
hx_scenario_work_out_pool (const HxCatalog  *catalog,
                           const HxScenario *scenario,
                           guint             side,
                           guint8            pool[HX_N_TRAPS])
{
  const HxPosition *position = &scenario->position;
  const HxArmy *army = hx_catalog_get_army (catalog, scenario->sides[side].army);
  int left[HX_N_TRAPS] = { 0 };

  for (guint i = 0; army != NULL && i < army->n_markers; i++)
    for (int trap = HX_TRAP_MINE; trap < HX_N_TRAPS; trap++)
      if (army->markers[i].is_trap && g_str_equal (army->markers[i].id, hx_trap_words[trap]))
        left[trap] += army->markers[i].count;
  for (int hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      if (position->trap[hex] != HX_TRAP_NONE && position->trap_side[hex] == side)
        left[position->trap[hex]]--;
      if (position->units >> hex & 1)
        take_marked (&position->unit[hex], left);
    }
  for (int s = 0; s < position->n_sides; s++)
    for (int i = 0; i < 2; i++)
      if (position->monolith[s].present && !position->monolith[s].expanded && position->monolith[s].lower[i].tile != HX_NO_TILE)
        take_marked (&position->monolith[s].lower[i], left);
  for (int trap = 0; trap < HX_N_TRAPS; trap++)
    pool[trap] = scenario->sides[side].has_trap_pool ? scenario->sides[side].trap_pool[trap] : (guint8) MAX (left[trap], 0);
}

static gboolean
fill_stack (GArray   *tiles,
            HxStack  *stack,
            GError  **error)
{
  if (tiles == NULL)
    return TRUE;
  if (tiles->len > HX_MAX_STACK)
    {
      g_set_error (error, HX_FILE_ERROR, HX_FILE_ERROR_VALUE, _("The number of tiles here is %u; a hand or a pile has at most %d."),
                   tiles->len, HX_MAX_STACK);
      return FALSE;
    }
  stack->listed = true;
  stack->n = (guint8) tiles->len;
  for (guint i = 0; i < tiles->len; i++)
    stack->tiles[i] = g_array_index (tiles, guint16, i);
  return TRUE;
}

static gboolean
fill_seat (const HxCatalog   *catalog,
           const HxScenario  *scenario,
           guint              side,
           HxSeat            *seat,
           GError           **error)
{
  const HxScenarioSide *from = &scenario->sides[side];
  int set = hx_catalog_find_army (catalog, from->army);

  g_return_val_if_fail (set >= 0, FALSE);

  seat->set = (guint8) set;
  seat->last_tile_drawn = from->last_tile_drawn;
  seat->last_turn_done = from->last_turn_done;
  hx_scenario_work_out_pool (catalog, scenario, side, seat->pool);
  return fill_stack (from->hand, &seat->hand, error) && fill_stack (from->pile, &seat->pile, error)
         && fill_stack (from->discard, &seat->discard, error) && fill_stack (from->removed, &seat->removed, error);
}

/**
 * hx_scenario_to_game:
 * @catalog: the catalog
 * @scenario: a scenario
 * @game: (out): the same for the referee, who plays no part of @scenario.actions
 * @error: %HX_FILE_ERROR_VALUE where a hand or a pile is too large, which those that were read from a file never are
 *
 * Returns: whether it worked
 */
gboolean
hx_scenario_to_game (const HxCatalog   *catalog,
                     const HxScenario  *scenario,
                     HxGame            *game,
                     GError           **error)
{
  hx_game_init (game, &scenario->position);
  for (guint side = 0; side < scenario->position.n_sides; side++)
    if (!fill_seat (catalog, scenario, side, &game->seats[side], error))
      return FALSE;
  game->turn = scenario->turn;
  if (scenario->extra_round)
    game->round = HX_ROUND_EXTRA;
  return TRUE;
}

static void
take_stack (const HxStack  *stack,
            GArray        **tiles)
{
  g_clear_pointer (tiles, g_array_unref);
  if (!stack->listed)
    return;
  *tiles = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_array_append_vals (*tiles, stack->tiles, stack->n);
}

static void
take_seat (const HxCatalog *catalog,
           const HxSeat    *seat,
           HxScenarioSide  *side)
{
  side->last_tile_drawn = seat->last_tile_drawn;
  side->last_turn_done = seat->last_turn_done;
  take_stack (&seat->hand, &side->hand);
  take_stack (&seat->pile, &side->pile);
  take_stack (&seat->discard, &side->discard);
  take_stack (&seat->removed, &side->removed);
  if (!side->has_trap_pool && !hx_army_has_traps (hx_catalog_get_army (catalog, side->army)))
    return;
  side->has_trap_pool = TRUE;
  memcpy (side->trap_pool, seat->pool, sizeof side->trap_pool);
}

/* What the file says about a unit that is gone is not to be said about another that comes in its place. */
static void
take_position (const HxPosition *position,
               HxScenario       *scenario)
{
  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      const HxPiece *before = &scenario->position.unit[hex], *after = &position->unit[hex];

      if (scenario->position.units >> hex & 1
          && (!(position->units >> hex & 1) || before->tile != after->tile || before->owner != after->owner))
        hx_scenario_remove_unit (scenario, hex);
    }
  scenario->position = *position;
}

/* Whether there is anything to say about the turn that goes on: of a known hand also that nothing of it was drawn (KRW-01, D-24). */
static gboolean
is_turn_begun (const HxGame *game)
{
  const HxTurn *turn = &game->turn;

  if (game->round == HX_ROUND_OVER)
    return FALSE;
  return turn->placed || turn->expanded || turn->acted || turn->n_used > 0 || turn->drawn.n > 0
         || (turn->drawn.listed && game->seats[game->position.turn].hand.listed);
}

/**
 * hx_scenario_take_game:
 * @catalog: the catalog
 * @scenario: the scenario from which @game comes
 * @game: how that game stands now
 *
 * Carries over what the game does not concern. The Traps left become explicit (D-24); actions, choices and goal are done with.
 *
 * Returns: (transfer full): the scenario that goes on from there
 */
HxScenario *
hx_scenario_take_game (const HxCatalog  *catalog,
                       const HxScenario *scenario,
                       const HxGame     *game)
{
  HxScenario *after = hx_scenario_copy (scenario);

  take_position (&game->position, after);
  for (guint side = 0; side < game->position.n_sides; side++)
    take_seat (catalog, &game->seats[side], &after->sides[side]);
  if (game->position.turn != scenario->position.turn || !is_turn_begun (game))
    hx_scenario_forget_turn (after);
  if (is_turn_begun (game))
    {
      after->has_turn = TRUE;
      after->turn = game->turn;
      /* That nothing was drawn says nothing of a hand that is not known, and the next turn may not know it either. */
      if (game->turn.drawn.n == 0 && !game->seats[game->position.turn].hand.listed)
        after->turn.drawn.listed = false;
    }
  after->extra_round = game->round == HX_ROUND_EXTRA;
  g_clear_pointer (&after->actions, json_array_unref);
  g_clear_pointer (&after->choices, g_strfreev);
  g_clear_pointer (&after->branches, json_array_unref);
  g_clear_pointer (&after->goal, json_object_unref);
  return after;
}
