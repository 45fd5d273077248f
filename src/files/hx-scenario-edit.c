/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changing Traps and Monoliths by hand, with everything that the file says about them. */
#define G_LOG_DOMAIN "hx-files"

#include <string.h>

#include "hx-scenario-private.h"

/**
 * hx_scenario_put_trap:
 * @scenario: a scenario
 * @hex: a hex
 * @trap: a Trap, which replaces one that lies there
 * @side: whose it is
 */
void
hx_scenario_put_trap (HxScenario *scenario,
                      guint8      hex,
                      HxTrapKind  trap,
                      guint       side)
{
  hx_scenario_remove_trap (scenario, hex);
  scenario->position.trap[hex] = (guint8) trap;
  scenario->position.trap_side[hex] = (guint8) side;
}

/**
 * hx_scenario_move_trap:
 * @scenario: a scenario
 * @from: a hex with a Trap
 * @to: another hex; a Trap there is replaced
 */
void
hx_scenario_move_trap (HxScenario *scenario,
                       guint8      from,
                       guint8      to)
{
  HxTrapKind trap = (HxTrapKind) scenario->position.trap[from];
  guint8 side = scenario->position.trap_side[from];
  g_autofree char *old = hx_place_of_trap (from, trap);
  g_autofree char *new = hx_place_of_trap (to, trap);

  if (from == to)
    return;
  hx_scenario_put_trap (scenario, to, trap, side);
  hx_scenario_move_kept (scenario, old, new);
  hx_scenario_remove_trap (scenario, from);
}

/**
 * hx_scenario_remove_trap:
 * @scenario: a scenario
 * @hex: a hex, whose Trap, if any, is taken away
 */
void
hx_scenario_remove_trap (HxScenario *scenario,
                         guint8      hex)
{
  g_autofree char *place = hx_place_of_trap (hex, (HxTrapKind) scenario->position.trap[hex]);

  hx_scenario_move_kept (scenario, place, NULL);
  scenario->position.trap[hex] = HX_TRAP_NONE;
  scenario->position.trap_side[hex] = 0;
}

static void
forget_monolith (HxScenario *scenario,
                 guint       side)
{
  g_autofree char *place = hx_place_of_side (side, "monolith");

  hx_scenario_move_kept (scenario, place, NULL);
}

/**
 * hx_scenario_set_monolith:
 * @scenario: a scenario
 * @side: a side
 * @present: whether it plays with a Monolith from now; a new one is collapsed and empty
 */
void
hx_scenario_set_monolith (HxScenario *scenario,
                          guint       side,
                          gboolean    present)
{
  HxMonolith *monolith = &scenario->position.monolith[side];

  if (monolith->present == (present != FALSE))
    return;
  for (guint part = 0; part < 2 && monolith->present && !monolith->expanded; part++)
    hx_scenario_tuck (scenario, side, part, NULL);
  forget_monolith (scenario, side);
  memset (monolith, 0, sizeof *monolith);
  if (!present)
    return;
  monolith->present = true;
  monolith->lower[0].tile = monolith->lower[1].tile = HX_NO_TILE;
}

/**
 * hx_scenario_tuck:
 * @scenario: a scenario
 * @side: a side with a collapsed Monolith
 * @part: 0 or 1
 * @piece: (nullable): what lies there from now
 */
void
hx_scenario_tuck (HxScenario    *scenario,
                  guint          side,
                  guint          part,
                  const HxPiece *piece)
{
  HxPiece *lower = &scenario->position.monolith[side].lower[part];
  g_autofree char *old = hx_place_of_tucked (side, part, lower);

  g_return_if_fail (scenario->position.monolith[side].present && !scenario->position.monolith[side].expanded);

  hx_scenario_move_kept (scenario, old, NULL);
  memset (lower, 0, sizeof *lower);
  lower->tile = HX_NO_TILE;
  if (piece == NULL)
    return;
  *lower = *piece;
  lower->facing = 0;
}

/**
 * hx_scenario_expand:
 * @scenario: a scenario
 * @side: a side with a collapsed Monolith
 * @parts: where its two parts go; a unit that lies on a part comes to stand there
 * @facings: the facings of those units
 */
void
hx_scenario_expand (HxScenario   *scenario,
                    guint         side,
                    const guint8  parts[2],
                    const guint8  facings[2])
{
  HxMonolith *monolith = &scenario->position.monolith[side];

  g_return_if_fail (monolith->present && !monolith->expanded && parts[0] != parts[1]);

  for (guint i = 0; i < 2; i++)
    {
      HxPiece piece = monolith->lower[i];
      g_autofree char *old = NULL;
      g_autofree char *new = NULL;

      monolith->part[i] = parts[i];
      if (piece.tile == HX_NO_TILE)
        continue;
      old = hx_place_of_tucked (side, i, &piece);
      new = hx_place_of_unit (parts[i], &piece);
      piece.facing = facings[i];
      hx_scenario_put_unit (scenario, parts[i], &piece);
      hx_scenario_move_kept (scenario, old, new);
      memset (&monolith->lower[i], 0, sizeof monolith->lower[i]);
      monolith->lower[i].tile = HX_NO_TILE;
    }
  monolith->expanded = true;
}

/**
 * hx_scenario_collapse:
 * @scenario: a scenario
 * @side: a side with an expanded Monolith, whose units on the parts are tucked under the HQ (MON-CLP-03)
 */
void
hx_scenario_collapse (HxScenario *scenario,
                      guint       side)
{
  HxMonolith *monolith = &scenario->position.monolith[side];

  g_return_if_fail (monolith->present && monolith->expanded);

  monolith->expanded = false;
  for (guint i = 0; i < 2; i++)
    {
      guint8 hex = monolith->part[i];
      HxPiece piece = scenario->position.unit[hex];
      g_autofree char *old = NULL;
      g_autofree char *new = NULL;

      monolith->part[i] = 0;
      memset (&monolith->lower[i], 0, sizeof monolith->lower[i]);
      monolith->lower[i].tile = HX_NO_TILE;
      if ((scenario->position.units & HX_HEX_BIT (hex)) == 0)
        continue;
      old = hx_place_of_unit (hex, &piece);
      new = hx_place_of_tucked (side, i, &piece);
      hx_scenario_tuck (scenario, side, i, &piece);
      hx_scenario_move_kept (scenario, old, new);
      hx_scenario_remove_unit (scenario, hex);
    }
}
