/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Members of JSON objects that may be left out: nothing is an empty list. */

#include "sr-private.h"

/**
 * sr_json_get_array:
 * @object: an object
 * @member: a key
 *
 * Returns: (transfer none) (nullable): the list of that name, where there is one
 */
JsonArray *
sr_json_get_array (JsonObject *object,
                   const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return NULL;
  return json_node_get_array (node);
}

/**
 * sr_json_get_length:
 * @array: (nullable): a list
 *
 * Returns: how many elements it has
 */
guint
sr_json_get_length (JsonArray *array)
{
  return array == NULL ? 0 : json_array_get_length (array);
}
