/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading what was tried beside the main line: each branch leaves the line that holds it after some of its actions. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>

#include "hx-scenario-private.h"

static gboolean read_list (HxScenarioReader *reader,
                           JsonObject       *holder,
                           guint             n_actions);

static gboolean
check_actions (HxScenarioReader *reader,
               JsonObject       *object,
               guint            *n_actions)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_want (&reader->json, object, "actions") || !hx_json_read_array (&reader->json, object, "actions", &array))
    return FALSE;
  *n_actions = array != NULL ? json_array_get_length (array) : 0;
  if (*n_actions == 0)
    return hx_json_fail_at (&reader->json, "actions", HX_FILE_ERROR_VALUE, _("A branch has at least one action."));
  mark = hx_json_enter_member (&reader->json, "actions");
  for (guint i = 0; i < *n_actions; i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      JsonObject *one;
      HxAction action;

      if (!hx_json_as_object (&reader->json, json_array_get_element (array, i), &one)
          || !hx_scenario_read_action (reader, one, &action))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

static gboolean
check_branch (HxScenarioReader *reader,
              JsonNode         *node,
              guint             n_before)
{
  g_auto (GStrv) choices = NULL;
  JsonObject *object;
  guint n_actions;
  int after = 0;

  return hx_json_as_object (&reader->json, node, &object) && hx_json_want (&reader->json, object, "after")
         && hx_json_read_int (&reader->json, object, "after", 0, (int) n_before, &after)
         && check_actions (reader, object, &n_actions) && hx_json_read_strings (&reader->json, object, "choices", &choices)
         && read_list (reader, object, n_actions);
}

/* The branches of one line, which has @n_actions actions; nesting ends where that of JSON does. */
static gboolean
read_list (HxScenarioReader *reader,
           JsonObject       *holder,
           guint             n_actions)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (&reader->json, holder, "branches", &array))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "branches");
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);

      if (!hx_json_leave (&reader->json, inner, check_branch (reader, json_array_get_element (array, i), n_actions)))
        return hx_json_leave (&reader->json, mark, FALSE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

/**
 * hx_scenario_read_branches:
 * @reader: a reader that looks at the outermost object, with the actions read
 * @root: that object
 *
 * Reads the branches. They are checked, but kept as they are, with the keys that mean nothing here.
 *
 * Returns: whether that worked
 */
gboolean
hx_scenario_read_branches (HxScenarioReader *reader,
                           JsonObject       *root)
{
  HxScenario *scenario = reader->scenario;
  JsonArray *array = NULL;

  if (!read_list (reader, root, scenario->actions != NULL ? json_array_get_length (scenario->actions) : 0)
      || !hx_json_read_array (&reader->json, root, "branches", &array))
    return FALSE;
  if (array != NULL && json_array_get_length (array) > 0)
    scenario->branches = json_array_ref (array);
  return TRUE;
}
