/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading and writing how many test positions show each rule. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-coverage-file.h"

#include <glib/gi18n.h>

#include "hx-json-reader.h"
#include "hx-json-writer.h"

static gboolean
read_number (HxJsonReader *reader,
             JsonObject   *object,
             const char   *key,
             guint        *number)
{
  int value = 0;

  if (!hx_json_read_int (reader, object, key, 0, G_MAXINT, &value))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

static gboolean
read_counts (HxJsonReader *reader,
             JsonNode     *node,
             HxCatalog    *catalog)
{
  static const char *const known[] = { "id", "shown", "denied", NULL };
  JsonObject *object;
  const char *id = NULL;
  HxCounts counts = { 0 };

  if (!hx_json_as_object (reader, node, &object) || !hx_json_check_keys (reader, object, known)
      || !hx_json_want_all (reader, object, known) || !hx_json_read_string (reader, object, "id", &id)
      || !read_number (reader, object, "shown", &counts.shown) || !read_number (reader, object, "denied", &counts.denied))
    return FALSE;
  return hx_catalog_set_counts (catalog, id, &counts)
         || hx_json_fail_at (reader, "id", HX_FILE_ERROR_VALUE, _("There is no rule '%s'."), id);
}

static gboolean
read_rules (HxJsonReader *reader,
            JsonObject   *root,
            HxCatalog    *catalog)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (reader, root, "rules", &array))
    return FALSE;
  mark = hx_json_enter_member (reader, "rules");
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (reader, i);

      if (!read_counts (reader, json_array_get_element (array, i), catalog))
        return hx_json_leave (reader, mark, FALSE);
      hx_json_leave (reader, inner, TRUE);
    }
  return hx_json_leave (reader, mark, TRUE);
}

/**
 * hx_coverage_load_bytes:
 * @catalog: takes the counts of each rule and decision
 * @name: what the file is called in messages
 * @bytes: its content
 * @coverage: (out): how many positions there were
 * @error: any #HxFileError, with place
 *
 * Reads what the test positions show. Where that fails, the catalog may have taken a part.
 *
 * Returns: whether it could be read
 */
gboolean
hx_coverage_load_bytes (HxCatalog   *catalog,
                        const char  *name,
                        GBytes      *bytes,
                        HxCoverage  *coverage,
                        GError     **error)
{
  static const char *const known[] = { "format", "passed", "failed", "rules", NULL };
  g_auto (HxJsonReader) reader = { 0 };

  *coverage = (HxCoverage) { 0 };
  if (hx_json_reader_init (&reader, name, bytes))
    {
      JsonObject *root = json_node_get_object (reader.root);

      if (hx_json_check_format (&reader, root, "coverage") && hx_json_check_keys (&reader, root, known)
          && hx_json_want_all (&reader, root, known) && read_number (&reader, root, "passed", &coverage->passed)
          && read_number (&reader, root, "failed", &coverage->failed) && read_rules (&reader, root, catalog))
        return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&reader.error));
  return FALSE;
}

static void
add_counts (JsonArray      *rules,
            const char     *id,
            const HxCounts *counts)
{
  JsonObject *object;

  if (counts->shown == 0 && counts->denied == 0)
    return;
  object = json_object_new ();
  json_object_set_string_member (object, "id", id);
  json_object_set_int_member (object, "shown", counts->shown);
  json_object_set_int_member (object, "denied", counts->denied);
  json_array_add_object_element (rules, object);
}

static JsonArray *
write_rules (const HxCatalog *catalog)
{
  JsonArray *rules = json_array_new ();

  for (guint b = 0; b < hx_catalog_get_n_rulebooks (catalog); b++)
    {
      const HxRulebook *book = hx_catalog_get_nth_rulebook (catalog, b);

      for (guint i = 0; i < book->rules->len; i++)
        {
          const HxRuleText *rule = g_ptr_array_index (book->rules, i);

          add_counts (rules, rule->id, &rule->counts);
        }
    }
  for (guint i = 0; i < hx_catalog_get_n_decisions (catalog); i++)
    {
      const HxDecision *decision = hx_catalog_get_nth_decision (catalog, i);

      add_counts (rules, decision->id, &decision->counts);
    }
  return rules;
}

/**
 * hx_coverage_to_bytes:
 * @catalog: a catalog that has the counts
 * @coverage: how many positions there were
 *
 * Returns: (transfer full): the content of a file that says so
 */
GBytes *
hx_coverage_to_bytes (const HxCatalog  *catalog,
                      const HxCoverage *coverage)
{
  JsonObject *root = json_object_new (), *format = json_object_new ();
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), root);
  GString *text = g_string_new (NULL);

  json_object_set_string_member (format, "kind", "coverage");
  json_object_set_int_member (format, "version", 1);
  json_object_set_object_member (root, "format", format);
  json_object_set_int_member (root, "passed", coverage->passed);
  json_object_set_int_member (root, "failed", coverage->failed);
  json_object_set_array_member (root, "rules", write_rules (catalog));
  json_object_unref (root);
  hx_json_write_pretty (text, node);
  return g_string_free_to_bytes (text);
}
