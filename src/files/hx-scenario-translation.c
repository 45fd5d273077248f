/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a scenario is called and says of itself in other languages than its own: the puzzles that come with the program have several. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-scenario-private.h"

#define TRANSLATIONS "translations"

/* The key is one of those kept, so that a scenario which is changed and saved does not lose it. */
static const char *
find_translation (const HxScenario *scenario,
                  HxLanguage        language,
                  const char       *key)
{
  JsonObject *object = hx_scenario_get_kept (scenario, "");
  const char *const path[] = { TRANSLATIONS, language };

  if (g_str_equal (scenario->language, language))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (path); i++)
    {
      JsonNode *node = object != NULL ? json_object_get_member (object, path[i]) : NULL;

      object = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
    }
  return object != NULL ? json_object_get_string_member_with_default (object, key, NULL) : NULL;
}

/**
 * hx_scenario_get_title:
 * @scenario: a scenario
 * @language: the language wanted
 *
 * Returns: (transfer none): the title in @language where the scenario has it, else in its own
 */
const char *
hx_scenario_get_title (const HxScenario *scenario,
                       HxLanguage        language)
{
  const char *title = find_translation (scenario, language, "title");

  return title != NULL ? title : scenario->title;
}

/**
 * hx_scenario_get_description:
 * @scenario: a scenario
 * @language: the language wanted
 *
 * Returns: (transfer none): the description in @language where the scenario has it, else in its own
 */
const char *
hx_scenario_get_description (const HxScenario *scenario,
                             HxLanguage        language)
{
  const char *description = find_translation (scenario, language, "description");

  return description != NULL ? description : scenario->description;
}
