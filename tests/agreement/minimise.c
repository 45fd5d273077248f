/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Leaves out of a scenario what a disagreement does not need: actions and pieces first, then what is on or beside them. */

#include "minimise.h"

static JsonNode *
copy_scenario (JsonNode *scenario)
{
  g_autofree char *json = json_to_string (scenario, FALSE);

  return json_from_string (json, NULL);
}

static JsonArray *
get_array (JsonNode   *scenario,
           const char *member)
{
  JsonNode *node = json_object_get_member (json_node_get_object (scenario), member);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/* Takes @smaller in the place of *@scenario if the test still holds. */
static gboolean
try_smaller (JsonNode     **scenario,
             JsonNode      *smaller,
             MinimiseTest   test,
             gpointer       data)
{
  if (!test (smaller, data))
    {
      json_node_unref (smaller);
      return FALSE;
    }
  json_node_unref (*scenario);
  *scenario = smaller;
  return TRUE;
}

static gboolean
drop_elements (JsonNode     **scenario,
               const char    *member,
               MinimiseTest   test,
               gpointer       data)
{
  gboolean changed = FALSE;
  guint i = 0;

  while (get_array (*scenario, member) != NULL
         && i < json_array_get_length (get_array (*scenario, member)))
    {
      JsonNode *smaller = copy_scenario (*scenario);

      json_array_remove_element (get_array (smaller, member), i);
      if (try_smaller (scenario, smaller, test, data))
        changed = TRUE;
      else
        i++;
    }
  return changed;
}

static gboolean
drop_members (JsonNode     **scenario,
              const char    *array,
              const char    *member,
              MinimiseTest   test,
              gpointer       data)
{
  gboolean changed = FALSE;
  guint n = get_array (*scenario, array) == NULL ? 0 : json_array_get_length (get_array (*scenario, array));

  for (guint i = 0; i < n; i++)
    {
      JsonNode *smaller = copy_scenario (*scenario);
      JsonObject *object = json_array_get_object_element (get_array (smaller, array), i);

      if (!json_object_has_member (object, member))
        {
          json_node_unref (smaller);
          continue;
        }
      json_object_remove_member (object, member);
      changed |= try_smaller (scenario, smaller, test, data);
    }
  return changed;
}

static gboolean
drop_rulings (JsonNode     **scenario,
              MinimiseTest   test,
              gpointer       data)
{
  JsonObject *rulings = json_object_get_object_member (json_node_get_object (*scenario), "rulings");
  g_autoptr (GList) ids = rulings == NULL ? NULL : json_object_get_members (rulings);
  g_auto (GStrv) names = g_new0 (char *, g_list_length (ids) + 1);
  gboolean changed = FALSE;
  guint n = 0;

  for (GList *l = ids; l != NULL; l = l->next)
    names[n++] = g_strdup (l->data);
  for (guint i = 0; i < n; i++)
    {
      JsonNode *smaller = copy_scenario (*scenario);

      json_object_remove_member (json_object_get_object_member (json_node_get_object (smaller),
                                                                "rulings"), names[i]);
      changed |= try_smaller (scenario, smaller, test, data);
    }
  return changed;
}

/* Tiles of hands, piles and the like, one by one. */
static gboolean
drop_tiles (JsonNode     **scenario,
            const char    *member,
            MinimiseTest   test,
            gpointer       data)
{
  gboolean changed = FALSE;

  for (guint side = 0; side < json_array_get_length (get_array (*scenario, "sides")); side++)
    for (guint i = 0;;)
      {
        JsonNode *smaller = copy_scenario (*scenario);
        JsonObject *object = json_array_get_object_element (get_array (smaller, "sides"), side);
        JsonArray *tiles = json_object_has_member (object, member) ? json_object_get_array_member (object, member) : NULL;

        if (tiles == NULL || i >= json_array_get_length (tiles))
          {
            json_node_unref (smaller);
            break;
          }
        json_array_remove_element (tiles, i);
        if (try_smaller (scenario, smaller, test, data))
          changed = TRUE;
        else
          i++;
      }
  return changed;
}

static gboolean
drop_root (JsonNode     **scenario,
           const char    *member,
           MinimiseTest   test,
           gpointer       data)
{
  JsonNode *smaller = copy_scenario (*scenario);

  if (!json_object_has_member (json_node_get_object (smaller), member))
    {
      json_node_unref (smaller);
      return FALSE;
    }
  json_object_remove_member (json_node_get_object (smaller), member);
  return try_smaller (scenario, smaller, test, data);
}

static gboolean
drop_beside (JsonNode     **scenario,
             MinimiseTest   test,
             gpointer       data)
{
  static const char *const beside[] = {
    "hand", "pile", "discard", "removed", "last_tile_drawn", "last_turn_done", "trap_pool"
  };
  static const char *const stacks[] = { "hand", "pile", "discard" };
  gboolean changed = drop_root (scenario, "this_turn", test, data);

  changed |= drop_root (scenario, "extra_round", test, data);
  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    changed |= drop_members (scenario, "sides", beside[i], test, data);
  for (guint i = 0; i < G_N_ELEMENTS (stacks); i++)
    changed |= drop_tiles (scenario, stacks[i], test, data);
  return changed;
}

/**
 * minimise:
 * @scenario: a scenario for which @test holds
 * @test: what has to hold
 * @data: for @test
 *
 * Returns: (transfer full): a scenario from which nothing more can be left out
 */
JsonNode *
minimise (JsonNode     *scenario,
          MinimiseTest  test,
          gpointer      data)
{
  static const char *const extras[] = { "markers", "links", "net", "power", "wounds" };
  JsonNode *now = copy_scenario (scenario);
  gboolean changed;

  do
    {
      changed = drop_elements (&now, "actions", test, data);
      changed |= drop_elements (&now, "pieces", test, data);
      changed |= drop_elements (&now, "traps", test, data);
      changed |= drop_rulings (&now, test, data);
      changed |= drop_members (&now, "sides", "monolith", test, data);
      changed |= drop_beside (&now, test, data);
      for (guint i = 0; i < G_N_ELEMENTS (extras); i++)
        changed |= drop_members (&now, "pieces", extras[i], test, data);
    }
  while (changed);
  return now;
}
