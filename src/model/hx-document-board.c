/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turned board is the same position to the rules; only whoever looks at it sees it otherwise. */

#include "config.h"

#include "hx-document-board.h"

#include <glib/gi18n.h>

#include "hx-document-private.h"
#include "hx-phrase.h"

/** hx_document_turn_board: @turns: by how many sixths the whole board turns, clockwise; may be negative */
void
hx_document_turn_board (HxDocument *self,
                        int         turns)
{
  HxScenario *scenario;

  g_return_if_fail (HX_IS_DOCUMENT (self));

  if (turns % HX_N_DIRECTIONS == 0)
    return;
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  hx_scenario_turn_board (hx_document_get_catalog (self), scenario, turns);
  hx_document_commit (self, scenario, _("Turn Board"), NULL);
}

/** hx_document_swap_sides: The first side becomes the second with all that is its own, and the second the first. */
void
hx_document_swap_sides (HxDocument *self)
{
  HxScenario *scenario;

  g_return_if_fail (HX_IS_DOCUMENT (self));

  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  hx_scenario_swap_sides (hx_document_get_catalog (self), scenario);
  hx_document_commit (self, scenario, _("Swap Sides"), NULL);
}

/* Commits @scenario where it differs on the board from what is there now. */
static gboolean
commit_if_changed (HxDocument *self,
                   HxScenario *scenario,
                   const char *label)
{
  if (hx_position_equal (&scenario->position, hx_document_get_position (self)))
    {
      hx_scenario_free (scenario);
      return FALSE;
    }
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

/** hx_document_clear_side: Takes everything of @side off the board. Returns: whether there was anything. */
gboolean
hx_document_clear_side (HxDocument *self,
                        guint       side)
{
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (side < hx_document_get_position (self)->n_sides, FALSE);

  name = hx_document_dup_side_name (self, side);
  /* Translators: an undo step: an army's name, "Clear Borgo". */
  label = hx_phrase (_("Clear {side}"), "side", name, NULL);
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  hx_scenario_clear_side (scenario, side);

  return commit_if_changed (self, scenario, label);
}

/** hx_document_clear_board: Takes everything of all sides off the board; water stays. Returns: whether there was anything. */
gboolean
hx_document_clear_board (HxDocument *self)
{
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  for (guint side = 0; side < scenario->position.n_sides; side++)
    hx_scenario_clear_side (scenario, side);

  return commit_if_changed (self, scenario, _("Clear Board"));
}

/**
 * hx_document_set_radius:
 * @radius: 2 for a board of 19 hexes, 3 for one of 37; the centre stays
 */
void
hx_document_set_radius (HxDocument *self,
                        guint       radius)
{
  HxScenario *scenario;

  g_return_if_fail (HX_IS_DOCUMENT (self));
  g_return_if_fail (radius == 2 || radius == 3);

  if (hx_document_get_scenario (self)->radius == radius)
    return;
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  hx_scenario_set_radius (hx_document_get_catalog (self), scenario, radius);
  hx_document_commit (self, scenario, radius == 2 ? _("Board of 19 Hexes") : _("Board of 37 Hexes"), NULL);
}

/** hx_document_toggle_water: Makes @hex water, or land again. Returns: whether it is free of pieces, so that it can be. */
gboolean
hx_document_toggle_water (HxDocument *self,
                          guint8      hex)
{
  const HxGeometry *geometry;
  g_autofree char *label = NULL;
  HxScenario *scenario;
  gboolean is_water;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  geometry = &hx_document_get_box (self)->geometry;
  if (hex >= geometry->n_hexes || hx_document_get_piece (self, hex) != NULL)
    return FALSE;
  is_water = (hx_document_get_position (self)->water & HX_HEX_BIT (hex)) != 0;
  label = hx_phrase (is_water ? _("Land on {hex}") : _("Water on {hex}"), "hex", geometry->name[hex], NULL);
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  scenario->position.water ^= HX_HEX_BIT (hex);
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

/** hx_document_add_side: @army: id of the army of one more side, which becomes the last */
void
hx_document_add_side (HxDocument *self,
                      const char *army)
{
  HxScenario *scenario;

  g_return_if_fail (HX_IS_DOCUMENT (self));
  g_return_if_fail (hx_document_get_position (self)->n_sides < HX_MAX_SIDES);
  g_return_if_fail (hx_catalog_get_army (hx_document_get_catalog (self), army) != NULL);

  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  hx_scenario_add_side (scenario, army);
  hx_document_commit (self, scenario, _("Add Side"), NULL);
}

/** hx_document_remove_side: @side: one of more than two sides, which goes with all that is its own */
void
hx_document_remove_side (HxDocument *self,
                         guint       side)
{
  HxScenario *scenario;

  g_return_if_fail (HX_IS_DOCUMENT (self));
  g_return_if_fail (hx_document_get_position (self)->n_sides > 2);
  g_return_if_fail (side < hx_document_get_position (self)->n_sides);

  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  hx_scenario_remove_side (hx_document_get_catalog (self), scenario, side);
  hx_document_commit (self, scenario, _("Remove Side"), NULL);
}

/**
 * hx_document_set_army:
 * @side: a side
 * @army: id of its army from now; what it has on the board stays there
 */
void
hx_document_set_army (HxDocument *self,
                      guint       side,
                      const char *army)
{
  HxScenario *scenario;

  g_return_if_fail (HX_IS_DOCUMENT (self));
  g_return_if_fail (side < hx_document_get_position (self)->n_sides);
  g_return_if_fail (hx_catalog_get_army (hx_document_get_catalog (self), army) != NULL);

  if (g_str_equal (hx_document_get_scenario (self)->sides[side].army, army))
    return;
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  g_set_str (&scenario->sides[side].army, army);
  hx_document_commit (self, scenario, _("Choose Army"), NULL);
}
