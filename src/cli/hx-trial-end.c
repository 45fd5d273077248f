/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ends as texts in one form: a line for each piece, Trap and Monolith, in a fixed order; of the rest what an expected end names. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-trial-end.h"

#include <string.h>

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static JsonArray *
get_array (JsonObject *object,
           const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static guint
get_length (JsonArray *array)
{
  return array != NULL ? json_array_get_length (array) : 0;
}

static char *
join (GPtrArray  *words,
      const char *separator)
{
  g_ptr_array_add (words, NULL);
  return g_strjoinv (separator, (char **) words->pdata);
}

/* A marker is an object in scenarios and a bare word in expected ends. */
static char *
describe_markers (JsonObject *piece)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  JsonArray *markers = get_array (piece, "markers");

  for (guint i = 0; i < get_length (markers); i++)
    {
      JsonNode *marker = json_array_get_element (markers, i);

      if (JSON_NODE_HOLDS_OBJECT (marker))
        g_ptr_array_add (words, (gpointer) json_object_get_string_member (json_node_get_object (marker), "marker"));
      else
        g_ptr_array_add (words, (gpointer) json_node_get_string (marker));
    }
  g_ptr_array_sort (words, compare_words);
  return join (words, " ");
}

static char *
describe_piece (JsonObject *piece,
                gboolean    is_brief)
{
  const char *hex = json_object_get_string_member (piece, "hex"), *tile = json_object_get_string_member (piece, "tile");
  int wounds = (int) json_object_get_int_member_with_default (piece, "wounds", 0);
  g_autofree char *markers = describe_markers (piece);

  if (is_brief)
    return g_strdup_printf ("%s %s wounds %d", hex, tile, wounds);
  return g_strdup_printf ("%s %s side %d facing %d wounds %d %s", hex, tile, (int) json_object_get_int_member (piece, "side"),
                          (int) json_object_get_int_member (piece, "facing"), wounds, markers);
}

static char *
describe_tucked (JsonNode *node,
                 guint     side)
{
  JsonObject *piece;
  g_autofree char *markers = NULL;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup ("nothing");
  piece = json_node_get_object (node);
  markers = describe_markers (piece);
  return g_strdup_printf ("%s side %d wounds %d %s", json_object_get_string_member (piece, "tile"),
                          (int) json_object_get_int_member_with_default (piece, "side", (gint64) side),
                          (int) json_object_get_int_member_with_default (piece, "wounds", 0), markers);
}

static void
describe_monolith (JsonNode  *node,
                   guint      side,
                   GPtrArray *lines)
{
  JsonObject *monolith;
  JsonArray *lower, *expanded;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return;
  monolith = json_node_get_object (node);
  lower = json_object_get_array_member (monolith, "lower");
  first = describe_tucked (json_array_get_element (lower, 0), side);
  second = describe_tucked (json_array_get_element (lower, 1), side);
  expanded = get_array (monolith, "expanded");
  if (expanded != NULL)
    g_ptr_array_add (lines, g_strdup_printf ("monolith of %u on %s %s", side, json_array_get_string_element (expanded, 0),
                                             json_array_get_string_element (expanded, 1)));
  else
    g_ptr_array_add (lines, g_strdup_printf ("monolith of %u: %s; %s", side, first, second));
}

/* Beside the pieces in expected ends, with the sides in scenarios. */
static void
describe_monoliths (JsonObject *end,
                    GPtrArray  *lines)
{
  JsonArray *monoliths = get_array (end, "monoliths"), *sides = get_array (end, "sides");

  for (guint side = 0; side < get_length (monoliths); side++)
    describe_monolith (json_array_get_element (monoliths, side), side, lines);
  for (guint side = 0; monoliths == NULL && side < get_length (sides); side++)
    describe_monolith (json_object_get_member (json_array_get_object_element (sides, side), "monolith"), side, lines);
}

static char *
describe_pool (JsonNode *node)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  JsonObjectIter iter;
  const char *key;
  JsonNode *count;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup ("not listed");
  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &key, &count))
    if (json_node_get_int (count) != 0)
      g_ptr_array_add (words, g_strdup_printf ("%s %d", key, (int) json_node_get_int (count)));
  g_ptr_array_sort (words, compare_words);
  return join (words, ", ");
}

/* Only a pile has an order. */
static char *
describe_tiles (JsonNode *node,
                gboolean  in_order)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return g_strdup ("not listed");
  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    g_ptr_array_add (words, (gpointer) json_array_get_string_element (json_node_get_array (node), i));
  if (!in_order)
    g_ptr_array_sort (words, compare_words);
  return join (words, " ");
}

static char *
describe_of_side (JsonObject *side,
                  const char *key)
{
  JsonNode *node = json_object_get_member (side, key);

  if (g_str_equal (key, "trap_pool"))
    return describe_pool (node);
  if (g_str_has_prefix (key, "last_"))
    return g_strdup (node != NULL && json_node_get_boolean (node) ? "yes" : "no");
  return describe_tiles (node, g_str_equal (key, "pile"));
}

static void
describe_sides (JsonObject *end,
                JsonObject *shape,
                GPtrArray  *lines)
{
  JsonArray *wanted = get_array (shape, "sides"), *sides = get_array (end, "sides");

  for (guint i = 0; i < get_length (wanted) && i < get_length (sides); i++)
    {
      g_autoptr (GList) keys = json_object_get_members (json_array_get_object_element (wanted, i));

      for (const GList *at = keys; at != NULL; at = at->next)
        {
          g_autofree char *value = describe_of_side (json_array_get_object_element (sides, i), at->data);

          g_ptr_array_add (lines, g_strdup_printf ("side %u %s: %s", i, (const char *) at->data, value));
        }
    }
}

static char *
describe_winner (JsonNode *node)
{
  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return g_strdup ("winner: none yet");
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return g_strdup_printf ("winner: %s", json_node_get_string (node));
  return g_strdup_printf ("winner: %d", (int) json_node_get_int (node));
}

/**
 * hx_trial_end_found:
 * @cli: the program's data
 * @line: a line
 *
 * Returns: (transfer full): its end as a scenario, with a further key for the winner
 */
JsonObject *
hx_trial_end_found (const HxCli  *cli,
                    const HxLine *line)
{
  g_autoptr (JsonNode) node = hx_scenario_to_node (cli->catalog, line->end);
  JsonObject *end = json_object_ref (json_node_get_object (node));

  if (line->verdict.decided && line->verdict.winner == HX_NO_SIDE)
    json_object_set_string_member (end, "winner", "draw");
  else if (line->verdict.decided)
    json_object_set_int_member (end, "winner", line->verdict.winner);
  return end;
}

/**
 * hx_trial_end_describe:
 * @end: an end, expected or found
 * @shape: (nullable): the expected end that says what is compared beside pieces, Traps and Monoliths: hands and piles, the turn, the
 *   winner; %NULL: only tiles and wounds are
 *
 * Returns: (transfer full): what is left
 */
char *
hx_trial_end_describe (JsonObject *end,
                       JsonObject *shape)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  JsonArray *pieces = get_array (end, "pieces"), *traps = get_array (end, "traps");

  for (guint i = 0; i < get_length (pieces); i++)
    g_ptr_array_add (lines, describe_piece (json_array_get_object_element (pieces, i), shape == NULL));
  for (guint i = 0; shape != NULL && i < get_length (traps); i++)
    {
      JsonObject *trap = json_array_get_object_element (traps, i);

      g_ptr_array_add (lines, g_strdup_printf ("trap %s of %d on %s", json_object_get_string_member (trap, "trap"),
                                               (int) json_object_get_int_member (trap, "side"), json_object_get_string_member (trap, "hex")));
    }
  if (shape != NULL)
    {
      describe_monoliths (end, lines);
      describe_sides (end, shape, lines);
      if (json_object_has_member (shape, "turn"))
        g_ptr_array_add (lines, g_strdup_printf ("turn of side %d", (int) json_object_get_int_member (end, "turn")));
      if (json_object_has_member (shape, "winner"))
        g_ptr_array_add (lines, describe_winner (json_object_get_member (end, "winner")));
    }
  g_ptr_array_sort (lines, compare_words);
  return join (lines, "\n");
}

/**
 * hx_trial_end_shape:
 * @shape: an expected end
 *
 * Returns: (transfer full): a name for what it compares: ends with the same name are described alike
 */
char *
hx_trial_end_shape (JsonObject *shape)
{
  GString *name = g_string_new (NULL);
  JsonArray *sides = get_array (shape, "sides");

  g_string_append (name, json_object_has_member (shape, "turn") ? "turn " : "");
  g_string_append (name, json_object_has_member (shape, "winner") ? "winner " : "");
  for (guint i = 0; i < get_length (sides); i++)
    {
      g_autoptr (GList) keys = json_object_get_members (json_array_get_object_element (sides, i));

      for (const GList *at = keys; at != NULL; at = at->next)
        g_string_append_printf (name, "%u:%s ", i, (const char *) at->data);
    }
  return g_string_free (name, FALSE);
}
