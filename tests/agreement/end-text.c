/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a scenario that holds an end as the second referee writes its ends. */

#include "end-text.h"

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static JsonArray *
get_array (JsonObject *object,
           const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static guint
get_length (JsonArray *array)
{
  return array == NULL ? 0 : json_array_get_length (array);
}

static int
get_int (JsonObject *object,
         const char *member,
         int         otherwise)
{
  return json_object_get_int_member_with_default (object, member, otherwise);
}

static char *
describe_markers (JsonObject *object)
{
  JsonArray *markers = get_array (object, "markers");
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *joined = NULL;

  for (guint i = 0; i < get_length (markers); i++)
    {
      JsonObject *marker = json_array_get_object_element (markers, i);

      for (int n = get_int (marker, "count", 1); n > 0; n--)
        g_ptr_array_add (names, (gpointer) json_object_get_string_member (marker, "marker"));
    }
  if (names->len == 0)
    return g_strdup ("");
  g_ptr_array_sort (names, compare_texts);
  g_ptr_array_add (names, NULL);
  joined = g_strjoinv (",", (char **) names->pdata);
  return g_strdup_printf (" [%s]", joined);
}

static char *
describe_piece (JsonObject *piece)
{
  g_autofree char *markers = describe_markers (piece);

  return g_strdup_printf ("%s %s s%d f%d w%d%s", json_object_get_string_member (piece, "hex"),
                          json_object_get_string_member (piece, "tile"),
                          get_int (piece, "side", 0), get_int (piece, "facing", 0),
                          get_int (piece, "wounds", 0), markers);
}

static char *
describe_tucked (JsonNode *node,
                 int       side)
{
  g_autofree char *markers = NULL;
  JsonObject *object;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup ("-");
  object = json_node_get_object (node);
  markers = describe_markers (object);
  return g_strdup_printf ("%s s%d w%d%s", json_object_get_string_member (object, "tile"),
                          get_int (object, "side", side), get_int (object, "wounds", 0), markers);
}

static char *
describe_monolith (JsonObject *monolith,
                   int         side)
{
  JsonArray *lower = get_array (monolith, "lower");
  JsonArray *expanded = get_array (monolith, "expanded");
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "monolith %d lower=[", side);
  for (guint i = 0; i < get_length (lower); i++)
    {
      g_autofree char *tucked = describe_tucked (json_array_get_element (lower, i), side);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", tucked);
    }
  g_string_append (text, "] expanded=[");
  for (guint i = 0; i < get_length (expanded); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "; " : "",
                            json_array_get_string_element (expanded, i));
  g_string_append (text, "]");
  return g_string_free (text, FALSE);
}

static char *
describe_trap (JsonObject *trap)
{
  return g_strdup_printf ("trap %s %s s%d", json_object_get_string_member (trap, "hex"),
                          json_object_get_string_member (trap, "trap"), get_int (trap, "side", 0));
}

static void
append_objects (GPtrArray  *lines,
                JsonArray  *array,
                char     *(*describe) (JsonObject *))
{
  GPtrArray *more = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < get_length (array); i++)
    g_ptr_array_add (more, describe (json_array_get_object_element (array, i)));
  g_ptr_array_sort (more, compare_texts);
  g_ptr_array_extend_and_steal (lines, more);
}

/**
 * end_text:
 * @scenario: a scenario
 *
 * Returns: (transfer full): the canonical text of its position
 */
char *
end_text (JsonNode *scenario)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  JsonObject *root = json_node_get_object (scenario);
  JsonArray *sides = get_array (root, "sides");

  append_objects (lines, get_array (root, "pieces"), describe_piece);
  for (guint i = 0; i < get_length (sides); i++)
    {
      JsonObject *side = json_array_get_object_element (sides, i);
      JsonNode *monolith = json_object_get_member (side, "monolith");

      if (monolith != NULL && JSON_NODE_HOLDS_OBJECT (monolith))
        g_ptr_array_add (lines, describe_monolith (json_node_get_object (monolith), i));
    }
  append_objects (lines, get_array (root, "traps"), describe_trap);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}
