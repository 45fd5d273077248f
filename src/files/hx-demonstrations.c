/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeping, writing and reading the positions that show rules. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-demonstrations.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-json-reader.h"
#include "hx-result.h"

/* scenarios: name -> #JsonObject; by_rule: rule id -> #GPtrArray of names */
struct _HxDemonstrations
{
  GHashTable *scenarios;
  GHashTable *by_rule;
};

/**
 * hx_demonstrations_new:
 *
 * Returns: (transfer full): no positions yet
 */
HxDemonstrations *
hx_demonstrations_new (void)
{
  HxDemonstrations *demonstrations = g_new0 (HxDemonstrations, 1);

  demonstrations->scenarios = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) json_object_unref);
  demonstrations->by_rule = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  return demonstrations;
}

/**
 * hx_demonstrations_free:
 * @demonstrations: (nullable) (transfer full): positions
 */
void
hx_demonstrations_free (HxDemonstrations *demonstrations)
{
  if (demonstrations == NULL)
    return;
  g_hash_table_unref (demonstrations->by_rule);
  g_hash_table_unref (demonstrations->scenarios);
  g_free (demonstrations);
}

/**
 * hx_demonstrations_put:
 * @demonstrations: positions
 * @name: a name; a position that has it already gives way
 * @scenario: (transfer none): the scenario as JSON
 */
void
hx_demonstrations_put (HxDemonstrations *demonstrations,
                       const char       *name,
                       JsonObject       *scenario)
{
  g_hash_table_replace (demonstrations->scenarios, g_strdup (name), json_object_ref (scenario));
}

/**
 * hx_demonstrations_add:
 * @demonstrations: positions
 * @rule: id of a rule
 * @name: a position that shows it, less clearly than those that were added before
 */
void
hx_demonstrations_add (HxDemonstrations *demonstrations,
                       const char       *rule,
                       const char       *name)
{
  GPtrArray *names = g_hash_table_lookup (demonstrations->by_rule, rule);

  if (names == NULL)
    {
      names = g_ptr_array_new_with_free_func (g_free);
      g_hash_table_insert (demonstrations->by_rule, g_strdup (rule), names);
    }
  g_ptr_array_add (names, g_strdup (name));
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_keys (GHashTable *table)
{
  GPtrArray *keys = g_hash_table_get_keys_as_ptr_array (table);

  g_ptr_array_sort (keys, compare_words);
  return keys;
}

static JsonArray *
write_rules (const HxDemonstrations *demonstrations)
{
  g_autoptr (GPtrArray) ids = list_keys (demonstrations->by_rule);
  JsonArray *rules = json_array_new ();

  for (guint i = 0; i < ids->len; i++)
    {
      const GPtrArray *names = hx_demonstrations_get_names (demonstrations, g_ptr_array_index (ids, i));
      JsonObject *object = json_object_new ();
      JsonArray *array = json_array_new ();

      for (guint j = 0; j < names->len; j++)
        json_array_add_string_element (array, g_ptr_array_index (names, j));
      json_object_set_string_member (object, "id", g_ptr_array_index (ids, i));
      json_object_set_array_member (object, "positions", array);
      json_array_add_object_element (rules, object);
    }
  return rules;
}

/**
 * hx_demonstrations_to_bytes:
 * @demonstrations: positions
 *
 * Returns: (transfer full): the content of a file with them, the same bytes for the same positions
 */
GBytes *
hx_demonstrations_to_bytes (const HxDemonstrations *demonstrations)
{
  JsonObject *root = json_object_new (), *format = json_object_new (), *scenarios = json_object_new ();
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), root);
  g_autoptr (GPtrArray) names = list_keys (demonstrations->scenarios);
  char *line;

  json_object_set_string_member (format, "kind", "demonstrations");
  json_object_set_int_member (format, "version", 1);
  json_object_set_object_member (root, "format", format);
  json_object_set_array_member (root, "rules", write_rules (demonstrations));
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      json_object_set_object_member (scenarios, name, json_object_ref (g_hash_table_lookup (demonstrations->scenarios, name)));
    }
  json_object_set_object_member (root, "positions", scenarios);
  json_object_unref (root);
  line = hx_result_to_line (node);
  return g_bytes_new_take (line, strlen (line));
}

static gboolean
read_scenarios (HxJsonReader     *reader,
                JsonObject       *root,
                HxDemonstrations *demonstrations)
{
  JsonObject *scenarios = NULL;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;
  gsize mark;

  if (!hx_json_read_object (reader, root, "positions", &scenarios))
    return FALSE;
  mark = hx_json_enter_member (reader, "positions");
  json_object_iter_init_ordered (&iter, scenarios);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      gsize inner = hx_json_enter_member (reader, name);
      JsonObject *object;

      if (!hx_json_as_object (reader, node, &object))
        return hx_json_leave (reader, mark, FALSE);
      hx_demonstrations_put (demonstrations, name, object);
      hx_json_leave (reader, inner, TRUE);
    }
  return hx_json_leave (reader, mark, TRUE);
}

static gboolean
read_rule (HxJsonReader     *reader,
           JsonObject       *object,
           HxDemonstrations *demonstrations)
{
  static const char *const known[] = { "id", "positions", NULL };
  g_auto (GStrv) names = NULL;
  const char *id = NULL;

  if (!hx_json_check_keys (reader, object, known) || !hx_json_want_all (reader, object, known)
      || !hx_json_read_string (reader, object, "id", &id) || !hx_json_read_strings (reader, object, "positions", &names))
    return FALSE;
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      if (!hx_demonstrations_has (demonstrations, names[i]))
        return hx_json_fail_at (reader, "positions", HX_FILE_ERROR_VALUE, _("There is no position '%s'."), names[i]);
      hx_demonstrations_add (demonstrations, id, names[i]);
    }
  return TRUE;
}

static gboolean
read_rules (HxJsonReader     *reader,
            JsonObject       *root,
            HxDemonstrations *demonstrations)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (reader, root, "rules", &array))
    return FALSE;
  mark = hx_json_enter_member (reader, "rules");
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (reader, i);
      JsonObject *object;

      if (!hx_json_as_object (reader, json_array_get_element (array, i), &object)
          || !read_rule (reader, object, demonstrations))
        return hx_json_leave (reader, mark, FALSE);
      hx_json_leave (reader, inner, TRUE);
    }
  return hx_json_leave (reader, mark, TRUE);
}

/**
 * hx_demonstrations_load_bytes:
 * @name: what the file is called in messages
 * @bytes: its content
 * @error: any #HxFileError, with place
 *
 * Reads positions that show rules. Whether they are scenarios is seen when one is asked for.
 *
 * Returns: (transfer full) (nullable): the positions
 */
HxDemonstrations *
hx_demonstrations_load_bytes (const char  *name,
                              GBytes      *bytes,
                              GError     **error)
{
  static const char *const known[] = { "format", "rules", "positions", NULL };
  g_auto (HxJsonReader) reader = { 0 };
  g_autoptr (HxDemonstrations) demonstrations = hx_demonstrations_new ();

  if (hx_json_reader_init (&reader, name, bytes))
    {
      JsonObject *root = json_node_get_object (reader.root);

      if (hx_json_check_format (&reader, root, "demonstrations") && hx_json_check_keys (&reader, root, known)
          && hx_json_want_all (&reader, root, known) && read_scenarios (&reader, root, demonstrations)
          && read_rules (&reader, root, demonstrations))
        return g_steal_pointer (&demonstrations);
    }
  g_propagate_error (error, g_steal_pointer (&reader.error));
  return NULL;
}

/**
 * hx_demonstrations_dup_rules:
 * @demonstrations: positions
 *
 * Returns: (transfer full): ids of the rules that some of them show, %NULL-terminated, sorted
 */
char **
hx_demonstrations_dup_rules (const HxDemonstrations *demonstrations)
{
  g_autoptr (GPtrArray) ids = list_keys (demonstrations->by_rule);

  g_ptr_array_add (ids, NULL);
  return g_strdupv ((char **) ids->pdata);
}

/**
 * hx_demonstrations_get_names:
 * @demonstrations: positions
 * @rule: id of a rule
 *
 * Returns: (transfer none) (nullable) (element-type utf8): the positions that show it, the clearest first
 */
const GPtrArray *
hx_demonstrations_get_names (const HxDemonstrations *demonstrations,
                             const char             *rule)
{
  return g_hash_table_lookup (demonstrations->by_rule, rule);
}

/**
 * hx_demonstrations_has:
 * @demonstrations: positions
 * @name: a name
 *
 * Returns: whether there is a position of that name
 */
gboolean
hx_demonstrations_has (const HxDemonstrations *demonstrations,
                       const char             *name)
{
  return g_hash_table_contains (demonstrations->scenarios, name);
}

/**
 * hx_demonstrations_load:
 * @demonstrations: positions
 * @catalog: the catalog
 * @name: a name for which hx_demonstrations_has() holds
 * @error: any #HxFileError
 *
 * Returns: (transfer full) (nullable): the scenario
 */
HxScenario *
hx_demonstrations_load (const HxDemonstrations *demonstrations,
                        const HxCatalog        *catalog,
                        const char             *name,
                        GError                **error)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autoptr (GBytes) bytes = NULL;
  char *line;

  g_return_val_if_fail (hx_demonstrations_has (demonstrations, name), NULL);
  json_node_init_object (node, g_hash_table_lookup (demonstrations->scenarios, name));
  line = hx_result_to_line (node);
  bytes = g_bytes_new_take (line, strlen (line));
  return hx_scenario_load_bytes (catalog, name, bytes, error);
}
