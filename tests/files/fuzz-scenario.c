/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as a scenario. */
#include "fuzz-target.h"
#include "hx-data.h"
#include "hx-scenario.h"

static HxCatalog *
get_catalog (void)
{
  static HxCatalog *catalog;

  if (catalog == NULL)
    {
      g_autofree char *dir = hx_data_find_dir ();
      g_autoptr (GError) error = NULL;

      catalog = hx_data_load (dir, &error);
      g_assert_no_error (error);
    }
  return catalog;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  const HxCatalog *catalog = get_catalog ();
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (HxScenario) scenario = hx_scenario_load_bytes (catalog, "fuzz", bytes, NULL);

  if (scenario != NULL)
    {
      g_autoptr (GBytes) saved = hx_scenario_to_bytes (catalog, scenario);
      g_autoptr (HxScenario) again = hx_scenario_load_bytes (catalog, "saved", saved, NULL);
      g_auto (GStrv) odd = hx_scenario_dup_oddities (catalog, scenario, "en");
      g_auto (GStrv) unrefereed = hx_scenario_dup_unrefereed (catalog, scenario, "en");

      g_autofree HxGame *game = g_new0 (HxGame, 1);
      g_autoptr (HxScenario) after = NULL;

      g_assert_nonnull (again);
      g_assert_true (hx_position_equal (&scenario->position, &again->position));
      g_assert_true (hx_scenario_to_game (catalog, scenario, game, NULL));
      after = hx_scenario_take_game (catalog, scenario, game);
      for (guint i = 0; scenario->actions != NULL && i < json_array_get_length (scenario->actions); i++)
        {
          HxAction action;

          g_assert_true (hx_action_read (catalog, scenario, json_array_get_object_element (scenario->actions, i), i, &action, NULL));
        }
    }
  return 0;
}
