/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a scenario asks, told apart from what is said about it and from what was played on it. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-scenario.h"

#include <string.h>

#include "hx-json-writer.h"

/* The keys of a file that make the position and the puzzle; what is not known here changes neither. */
static const char *const keys[] = { "board", "sides", "turn", "pieces", "traps", "rulings", "goal", "this_turn", "extra_round" };

static int
compare_tiles (gconstpointer a,
               gconstpointer b,
               gpointer      catalog)
{
  return strcmp (hx_catalog_get_tile_id (catalog, *(const guint16 *) a), hx_catalog_get_tile_id (catalog, *(const guint16 *) b));
}

/* A copy in which the same is written in one way only, without what stands at its pieces and sides besides. */
static HxScenario *
copy_bare (const HxCatalog  *catalog,
           const HxScenario *scenario)
{
  HxScenario *bare = hx_scenario_copy (scenario);
  HxGoal goal;

  g_hash_table_remove_all (bare->kept);
  g_clear_pointer (&bare->rulings, json_object_unref);
  for (guint side = 0; side < bare->position.n_sides; side++)
    if (bare->sides[side].hand != NULL)
      g_array_sort_with_data (bare->sides[side].hand, compare_tiles, (gpointer) catalog);
  if (bare->goal != NULL && hx_scenario_get_goal (catalog, bare, &goal, NULL))
    {
      g_clear_pointer (&bare->goal, json_object_unref);
      hx_scenario_set_goal (catalog, bare, &goal);
    }
  return bare;
}

/**
 * hx_scenario_dup_fingerprint:
 * @catalog: the catalog
 * @scenario: a scenario
 *
 * Returns: (transfer full): a word that is the same for scenarios with the same position, sides, hands, goal and readings, whatever
 *   they are called and whatever was played on them
 */
char *
hx_scenario_dup_fingerprint (const HxCatalog  *catalog,
                             const HxScenario *scenario)
{
  g_autoptr (HxScenario) bare = copy_bare (catalog, scenario);
  g_autoptr (JsonNode) node = hx_scenario_to_node (catalog, bare);
  g_autoptr (JsonNode) asked = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (GString) text = g_string_new (NULL);
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (json_object_has_member (json_node_get_object (node), keys[i]))
      json_object_set_member (object, keys[i], json_object_dup_member (json_node_get_object (node), keys[i]));
  json_node_take_object (asked, object);
  hx_json_write_compact (text, asked);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
}
