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
