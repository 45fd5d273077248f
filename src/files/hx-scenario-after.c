/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scenario that goes on from the end of a battle. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-scenario-private.h"

static void
fix_pools (const HxCatalog  *catalog,
           const HxScenario *before,
           HxScenario       *after)
{
  for (guint side = 0; side < before->position.n_sides; side++)
    {
      HxScenarioSide *to = &after->sides[side];

      if (!to->has_trap_pool && !hx_army_has_traps (hx_catalog_get_army (catalog, to->army)))
        continue;
      hx_scenario_work_out_pool (catalog, before, side, to->trap_pool);
      to->has_trap_pool = TRUE;
    }
}

/* Whether the piece that stood on @hex is still there, or tucked under its Monolith. */
static gboolean
is_left (const HxPosition *before,
         const HxPosition *end,
         guint             hex)
{
  const HxPiece *piece = &before->unit[hex];

  if (end->units >> hex & 1 && end->unit[hex].tile == piece->tile && end->unit[hex].owner == piece->owner)
    return TRUE;
  for (int side = 0; side < before->n_sides; side++)
    for (int i = 0; i < 2; i++)
      if (before->monolith[side].expanded && !end->monolith[side].expanded && before->monolith[side].part[i] == hex)
        return end->monolith[side].lower[i].tile == piece->tile;
  return FALSE;
}

/* D-24: what a battle destroyed goes to its owner's discard pile, where piles are listed. */
static void
discard_lost (const HxScenario *before,
              HxScenario       *after)
{
  for (guint hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      const HxPiece *piece = &before->position.unit[hex];

      if (before->position.units >> hex & 1 && after->sides[piece->owner].discard != NULL
          && !is_left (&before->position, &after->position, hex))
        g_array_append_val (after->sides[piece->owner].discard, piece->tile);
    }
}

static guint8
find_next_side (const HxPosition *position)
{
  for (int i = 1; i <= position->n_sides; i++)
    {
      int side = (position->turn + i) % position->n_sides;

      if (!(position->fallen >> side & 1))
        return (guint8) side;
    }
  return position->turn;
}

/**
 * hx_scenario_after:
 * @catalog: the catalog
 * @scenario: the scenario on which a battle was fought
 * @end: the position after it
 * @is_final: it was the Final Battle, after which no turn follows
 *
 * Carries over what the battle does not concern: the Traps left become explicit, the lost go to the discard piles, it is the
 * next side's turn (D-24).
 *
 * Returns: (transfer full): the scenario that goes on from there
 */
HxScenario *
hx_scenario_after (const HxCatalog  *catalog,
                   const HxScenario *scenario,
                   const HxPosition *end,
                   gboolean          is_final)
{
  HxScenario *after = hx_scenario_copy (scenario);

  after->position = *end;
  fix_pools (catalog, scenario, after);
  discard_lost (scenario, after);
  if (!is_final)
    after->position.turn = find_next_side (end);
  g_clear_pointer (&after->actions, json_array_unref);
  g_clear_pointer (&after->choices, g_strfreev);
  g_clear_pointer (&after->goal, json_object_unref);
  hx_scenario_forget_turn (after);
  return after;
}
