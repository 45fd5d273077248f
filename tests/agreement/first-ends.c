/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the referee of the program for all ends of a battle, by way of scenarios alone. */

#include "first-ends.h"

#include "end-text.h"
#include "hx-data.h"
#include "hx-outcomes.h"
#include "hx-scenario.h"

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/**
 * first_catalog:
 * @error: return location for an error
 *
 * The data is loaded once; nobody frees it.
 *
 * Returns: (transfer none) (nullable): the catalog
 */
const HxCatalog *
first_catalog (GError **error)
{
  static gsize once = 0;

  if (g_once_init_enter (&once))
    {
      g_autofree char *dir = hx_data_find_dir ();
      HxCatalog *catalog = hx_data_load (dir, error);

      g_once_init_leave (&once, catalog == NULL ? 1 : GPOINTER_TO_SIZE (catalog));
    }
  if (once == 1)
    {
      if (error != NULL && *error == NULL)
        g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "The data could not be loaded.");
      return NULL;
    }
  return GSIZE_TO_POINTER (once);
}

static gboolean
contains (GPtrArray  *texts,
          const char *text)
{
  return g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL);
}

static char **
describe_outcomes (const HxCatalog  *catalog,
                   const HxScenario *scenario,
                   HxOutcomes       *outcomes)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < outcomes->outcomes->len; i++)
    {
      const HxOutcome *outcome = g_ptr_array_index (outcomes->outcomes, i);
      g_autoptr (HxScenario) end = hx_scenario_take_game (catalog, scenario, &outcome->end);
      g_autoptr (JsonNode) node = hx_scenario_to_node (catalog, end);
      char *text = end_text (node);

      if (contains (texts, text))
        g_free (text);
      else
        g_ptr_array_add (texts, text);
    }
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_steal (texts, NULL);
}

/**
 * first_ends:
 * @scenario: a scenario; its actions are ignored
 * @limit: how many ends at most
 * @complete: (out): whether all ends were found
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the distinct ends of one battle as
 *   sorted canonical texts, or %NULL on error
 */
char **
first_ends (JsonNode  *scenario,
            guint      limit,
            gboolean  *complete,
            GError   **error)
{
  const HxCatalog *catalog = first_catalog (error);
  g_autofree char *json = json_to_string (scenario, FALSE);
  g_autoptr (GBytes) bytes = g_bytes_new (json, strlen (json));
  HxAction battle = hx_action_new (HX_DO_BATTLE);
  g_autoptr (HxScenario) start = NULL;
  g_autoptr (HxOutcomes) outcomes = NULL;
  HxGame game;

  if (catalog == NULL)
    return NULL;
  start = hx_scenario_load_bytes (catalog, "board", bytes, error);
  if (start == NULL || !hx_scenario_to_game (catalog, start, &game, error))
    return NULL;
  battle.unasked = true;
  outcomes = hx_outcomes_collect (hx_catalog_get_box (catalog, start->radius), &game, &battle, 1, limit);
  *complete = outcomes->complete;
  return describe_outcomes (catalog, start, outcomes);
}
