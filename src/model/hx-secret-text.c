/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the view's narrator before it names a face-down Trap or a tile under a collapsed Monolith. */

#include "config.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-secret-text.h"
#include "hx-turn-words.h"

static gboolean
may_know (HxViewState *view,
          guint        side)
{
  return hx_narrator_may_know (hx_view_state_get_narrator (view), (int) side);
}

/** hx_secret_text_dup_eyes: Returns: (transfer full) (nullable): "Seen by Borgo", or %NULL where all is shown. */
char *
hx_secret_text_dup_eyes (HxViewState *view)
{
  g_autofree char *side = NULL;
  int eyes;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  eyes = hx_view_state_get_eyes (view);
  if (eyes == HX_VIEW_ALL)
    return NULL;
  side = hx_document_dup_side_name (hx_view_state_get_document (view), (guint) eyes);

  return hx_phrase (_("Seen by {side}"), "side", side, NULL);
}

/**
 * hx_secret_text_dup_trap_title:
 * @position: a board of the document
 * @hex: where a Trap lies
 *
 * Returns: (transfer full): "Mine", or "Trap" where nobody may know which
 */
char *
hx_secret_text_dup_trap_title (HxViewState      *view,
                               const HxPosition *position,
                               guint8            hex)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  return g_strdup (may_know (view, position->trap_side[hex]) ? hx_trap_word ((HxTrapKind) position->trap[hex])
                                                             : _("Trap"));
}

/**
 * hx_secret_text_dup_trap:
 * @position: a board of the document
 * @hex: where a Trap lies
 *
 * Returns: (transfer full): whose it is and who knows which it is, as a sentence (PAR-TRAP-07)
 */
char *
hx_secret_text_dup_trap (HxViewState      *view,
                         const HxPosition *position,
                         guint8            hex)
{
  HxDocument *document;
  g_autofree char *side = NULL;
  const char *name;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  document = hx_view_state_get_document (view);
  name = hx_document_get_box (document)->geometry.name[hex];
  side = hx_document_dup_side_name (document, position->trap_side[hex]);

  return hx_phrase (may_know (view, position->trap_side[hex])
                      ? _("It lies face down on {hex} and belongs to {side}. Other sides may not know which Trap it is.")
                      : _("It lies face down on {hex} and belongs to {side}. Only that side may know which Trap it is."),
                    "hex", name, "side", side, NULL);
}

/**
 * hx_secret_text_dup_cargo:
 * @position: a board of the document
 * @side: a side
 *
 * Returns: (transfer full) (nullable): what lies under the HQ of @side, as a sentence (MON-SET-02); %NULL where @side has no
 *   collapsed Monolith
 */
char *
hx_secret_text_dup_cargo (HxViewState      *view,
                          const HxPosition *position,
                          guint             side)
{
  const HxMonolith *monolith = &position->monolith[side];
  HxDocument *document;
  g_autofree char *name = NULL;
  const char *tiles[2] = { "", "" };
  const char *format;
  guint n_tiles = 0;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  if (!monolith->present || monolith->expanded)
    return NULL;
  document = hx_view_state_get_document (view);
  name = hx_document_dup_side_name (document, side);
  for (int i = 0; i < 2; i++)
    {
      if (monolith->lower[i].tile != HX_NO_TILE)
        tiles[n_tiles++] = hx_catalog_get_tile_name (hx_document_get_catalog (document), monolith->lower[i].tile,
                                                     hx_library_get_name_language (hx_document_get_library (document)));
    }
  if (!may_know (view, side))
    format = _("Only {side} may know which tiles lie under this HQ.");
  else if (n_tiles == 0)
    format = _("No tile lies under this HQ: both parts of its Monolith are empty.");
  else
    format = n_tiles == 1 ? _("Under this HQ lies {first}; the other part of its Monolith is empty.")
                          : _("Under this HQ lie {first} and {second}.");

  return hx_phrase (format, "side", name, "first", tiles[0], "second", tiles[1], NULL);
}

/**
 * hx_secret_text_dup_unrefereed:
 *
 * Returns: (transfer full): what the referee does not know of all that may be seen; see hx_scenario_dup_unrefereed()
 */
char **
hx_secret_text_dup_unrefereed (HxViewState *view)
{
  g_autoptr (HxScenario) seen = NULL;
  HxDocument *document;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  document = hx_view_state_get_document (view);
  seen = hx_scenario_copy (hx_document_get_scenario (document));
  for (guint side = 0; side < seen->position.n_sides; side++)
    {
      HxMonolith *monolith = &seen->position.monolith[side];

      for (int i = 0; i < 2 && monolith->present && !monolith->expanded && !may_know (view, side); i++)
        monolith->lower[i].tile = HX_NO_TILE;
    }

  return hx_scenario_dup_unrefereed (hx_document_get_catalog (document), seen,
                                     hx_library_get_name_language (hx_document_get_library (document)));
}

/* The scenario without what these eyes may not know. */
static HxScenario *
copy_seen (HxViewState *view)
{
  HxScenario *seen = hx_scenario_copy (hx_document_get_scenario (hx_view_state_get_document (view)));

  for (guint side = 0; side < seen->position.n_sides; side++)
    {
      const HxMonolith *monolith = &seen->position.monolith[side];

      for (guint i = 0; i < 2 && monolith->present && !monolith->expanded && !may_know (view, side); i++)
        hx_scenario_tuck (seen, side, i, NULL);
    }
  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      if (seen->position.trap[hex] != HX_TRAP_NONE && !may_know (view, seen->position.trap_side[hex]))
        hx_scenario_remove_trap (seen, hex);
    }

  return seen;
}

/**
 * hx_secret_text_dup_oddities:
 *
 * Returns: (transfer full): what is odd about all that may be seen; see hx_scenario_dup_oddities()
 */
char **
hx_secret_text_dup_oddities (HxViewState *view)
{
  g_autoptr (HxScenario) seen = NULL;
  HxDocument *document;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  document = hx_view_state_get_document (view);
  seen = copy_seen (view);

  return hx_scenario_dup_oddities (hx_document_get_catalog (document), seen,
                                   hx_library_get_name_language (hx_document_get_library (document)));
}
