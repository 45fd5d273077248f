/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is copied for the eyes of a side holds nothing that this side may not know; what is pasted may be anything. */

#include "config.h"

#include "hx-sharing.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-notation.h"

/* Takes away the Traps of @side and what its pool would tell of them (PAR-TRAP-07). */
static gboolean
leave_out_traps (HxScenario *scenario,
                 guint       side)
{
  gboolean found = FALSE;

  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      if (scenario->position.trap[hex] == HX_TRAP_NONE || scenario->position.trap_side[hex] != side)
        continue;
      scenario->position.trap[hex] = HX_TRAP_NONE;
      found = TRUE;
    }
  scenario->sides[side].has_trap_pool = FALSE;

  return found;
}

/* Takes away what lies under the collapsed Monolith of @side (MON-SET-02). */
static gboolean
leave_out_cargo (HxScenario *scenario,
                 guint       side)
{
  HxMonolith *monolith = &scenario->position.monolith[side];

  if (!monolith->present || monolith->expanded)
    return FALSE;
  for (int i = 0; i < 2; i++)
    monolith->lower[i].tile = HX_NO_TILE;

  return TRUE;
}

/* The order of a pile is nobody's to know, and what is in it tells what lies under a Monolith. */
static gboolean
leave_out_pile (HxScenario *scenario,
                guint       side)
{
  gboolean found = scenario->sides[side].pile != NULL;

  g_clear_pointer (&scenario->sides[side].pile, g_array_unref);

  return found;
}

static gboolean
leave_out_secrets (HxViewState *view,
                   HxScenario  *scenario)
{
  const HxNarrator *narrator = hx_view_state_get_narrator (view);
  gboolean found = FALSE;

  if (hx_view_state_get_eyes (view) == HX_VIEW_ALL)
    return FALSE;
  for (guint side = 0; side < scenario->position.n_sides; side++)
    {
      found |= leave_out_pile (scenario, side);
      if (hx_narrator_may_know (narrator, (int) side))
        continue;
      found |= leave_out_traps (scenario, side);
      found |= leave_out_cargo (scenario, side);
    }

  return found;
}

/**
 * hx_sharing_dup_seen:
 * @view: what a window shows
 * @left_out: (out): whether something is left out that the side whose eyes see the board may not know
 *
 * Returns: (transfer full): the scenario without that, and then without keys that this version does not know
 */
HxScenario *
hx_sharing_dup_seen (HxViewState *view,
                     gboolean    *left_out)
{
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);
  g_return_val_if_fail (left_out != NULL, NULL);

  scenario = hx_scenario_copy (hx_document_get_scenario (hx_view_state_get_document (view)));
  *left_out = leave_out_secrets (view, scenario);
  if (hx_view_state_get_eyes (view) != HX_VIEW_ALL)
    g_hash_table_remove_all (scenario->kept);

  return scenario;
}

/**
 * hx_sharing_dup_text:
 * @view: what a window shows
 * @left_out: (out): whether something is left out that the side whose eyes see the board may not know
 *
 * While a battle is on show, this is the position that it began from.
 *
 * Returns: (transfer full): the position in one line; see hx_notation_write()
 */
char *
hx_sharing_dup_text (HxViewState *view,
                     gboolean    *left_out)
{
  g_autoptr (HxScenario) scenario = hx_sharing_dup_seen (view, left_out);

  g_return_val_if_fail (scenario != NULL, NULL);

  return hx_notation_write (hx_document_get_catalog (hx_view_state_get_document (view)), scenario);
}

static HxScenario *
read_scenario (const HxCatalog  *catalog,
               const char       *text,
               GError          **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (text[0] != '{')
    return hx_notation_read (catalog, text, error);
  bytes = g_bytes_new (text, strlen (text));

  return hx_scenario_load_bytes (catalog, _("Clipboard"), bytes, error);
}

/**
 * hx_sharing_read_text:
 * @library: what the program knows
 * @text: a position in one line, or what a scenario file holds; anything may stand there
 * @error: of domain %HX_FILE_ERROR: what is wrong, where, and what would be right
 *
 * Returns: (transfer full) (nullable): a document that is kept nowhere yet
 */
HxDocument *
hx_sharing_read_text (HxLibrary   *library,
                      const char  *text,
                      GError     **error)
{
  g_autofree char *stripped = NULL;
  HxScenario *scenario;
  HxDocument *document;

  g_return_val_if_fail (HX_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  stripped = g_strstrip (g_strdup (text));
  if (stripped[0] == '\0')
    {
      g_set_error_literal (error, HX_FILE_ERROR, HX_FILE_ERROR_FORMAT,
                           _("There is no text in the clipboard. Copy a position first: one line of notation, "
                             "or all that a scenario file holds."));
      return NULL;
    }
  scenario = read_scenario (hx_library_get_catalog (library), stripped, error);
  if (scenario == NULL)
    return NULL;
  document = hx_document_new (library, scenario, NULL);
  hx_history_mark_not_on_disk (hx_document_get_history (document));

  return document;
}
