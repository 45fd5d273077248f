/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outcomes and steps as JSON. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-result.h"

#include "hx-json-writer.h"

static JsonArray *
make_strings (const char *const *strings)
{
  JsonArray *array = json_array_new ();

  for (gsize i = 0; strings != NULL && strings[i] != NULL; i++)
    json_array_add_string_element (array, strings[i]);
  return array;
}

static JsonNode *
wrap (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);
  return node;
}

/**
 * hx_result_step_to_node:
 * @step: a step
 *
 * Returns: (transfer full): {"kind": ..., "text": ..., "rules": [...]} and what else applies
 */
JsonNode *
hx_result_step_to_node (const HxResultStep *step)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "kind", step->kind);
  json_object_set_string_member (object, "text", step->text);
  json_object_set_array_member (object, "rules", make_strings (step->rules));
  if (step->initiative >= 0)
    json_object_set_int_member (object, "initiative", step->initiative);
  if (step->subject != NULL)
    json_object_set_string_member (object, "subject", step->subject);
  if (step->targets != NULL && step->targets[0] != NULL)
    json_object_set_array_member (object, "targets", make_strings (step->targets));
  if (step->wounds > 0)
    json_object_set_int_member (object, "wounds", step->wounds);
  return wrap (object);
}

/**
 * hx_result_outcome_to_node:
 * @catalog: the catalog
 * @choices: (nullable): ids of the options taken, %NULL-terminated
 * @steps: (nullable): steps as JSON
 * @end: the scenario at the end
 * @verdict: how the game stands then
 *
 * Returns: (transfer full): {"choices": [...], "steps": [...], "end": {...}, "hit_points": [...], "winner": ...}
 */
JsonNode *
hx_result_outcome_to_node (const HxCatalog   *catalog,
                           const char *const *choices,
                           JsonArray         *steps,
                           const HxScenario  *end,
                           const HxVerdict   *verdict)
{
  JsonObject *object = json_object_new ();
  JsonArray *points = json_array_new ();

  json_object_set_array_member (object, "choices", make_strings (choices));
  if (steps != NULL)
    json_object_set_array_member (object, "steps", json_array_ref (steps));
  json_object_set_member (object, "end", hx_scenario_to_node (catalog, end));
  for (int side = 0; side < end->position.n_sides; side++)
    if (verdict->points[side] >= 0)
      json_array_add_int_element (points, verdict->points[side]);
    else
      json_array_add_null_element (points);
  json_object_set_array_member (object, "hit_points", points);
  if (!verdict->decided)
    json_object_set_null_member (object, "winner");
  else if (verdict->winner == HX_NO_SIDE)
    json_object_set_string_member (object, "winner", "draw");
  else
    json_object_set_int_member (object, "winner", verdict->winner);
  return wrap (object);
}

/**
 * hx_result_to_line:
 * @node: a value
 *
 * Returns: (transfer full): its text on one line, without a line break at the end
 */
char *
hx_result_to_line (JsonNode *node)
{
  GString *text = g_string_new (NULL);

  hx_json_write_compact (text, node);
  return g_string_free (text, FALSE);
}
