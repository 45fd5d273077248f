/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The JSON files of the rule index: every key is known or the file is refused. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-rulebook-file.h"

#include <glib/gi18n.h>

#include "hx-json-reader.h"

static const char *const refereed_words[] = {
  [HX_REFEREED_BATTLE] = "battle",
  [HX_REFEREED_TURN] = "turn",
  [HX_REFEREED_WAITING] = "waiting",
  [HX_REFEREED_TABLE] = "table",
  NULL,
};

static gboolean
want_text (HxJsonReader *reader,
           JsonObject   *object,
           const char   *key,
           HxText       *text)
{
  if (!hx_json_want (reader, object, key) || !hx_json_read_text (reader, object, key, text))
    return FALSE;
  return text->n_wordings > 0 || hx_json_fail_at (reader, key, HX_FILE_ERROR_TYPE, _("The text is missing."));
}

static HxRulebook *
read_book (HxJsonReader *reader,
           JsonObject   *root)
{
  static const char *const known[] = { "id", "name", "short", NULL };
  g_autoptr (HxRulebook) rulebook = NULL;
  JsonObject *book = NULL;
  const char *id = NULL;
  gsize mark;

  if (!hx_json_read_object (reader, root, "book", &book))
    return NULL;
  mark = hx_json_enter_member (reader, "book");
  if (!hx_json_check_keys (reader, book, known) || !hx_json_want_all (reader, book, known) || !hx_json_read_string (reader, book, "id", &id))
    return NULL;
  rulebook = hx_rulebook_new (id);
  if (!want_text (reader, book, "name", &rulebook->name) || !want_text (reader, book, "short", &rulebook->short_name))
    return NULL;
  hx_json_leave (reader, mark, TRUE);
  return g_steal_pointer (&rulebook);
}

static gboolean
read_rule (HxJsonReader *reader,
           JsonObject   *object,
           HxRulebook   *rulebook)
{
  static const char *const known[] = { "id", "section", "text", "certainty", "rulings", "refereed", "reason", NULL };
  static const char *const wanted[] = { "id", "section", "text", "certainty", "rulings", "refereed", NULL };
  const char *id = NULL, *certainty = NULL;
  HxRuleText *rule;
  int refereed = 0;

  if (!hx_json_check_keys (reader, object, known) || !hx_json_want_all (reader, object, wanted)
      || !hx_json_read_string (reader, object, "id", &id))
    return FALSE;
  rule = hx_rulebook_add_rule (rulebook, id);
  if (!want_text (reader, object, "section", &rule->section) || !want_text (reader, object, "text", &rule->text)
      || !hx_json_read_string (reader, object, "certainty", &certainty)
      || !hx_json_read_strings (reader, object, "rulings", &rule->rulings)
      || !hx_json_read_word (reader, object, "refereed", refereed_words, &refereed)
      || !hx_json_read_text (reader, object, "reason", &rule->reason))
    return FALSE;
  rule->certainty = g_intern_string (certainty);
  rule->refereed = (HxRefereed) refereed;
  return TRUE;
}

static gboolean
read_rules (HxJsonReader *reader,
            JsonObject   *root,
            HxRulebook   *rulebook)
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

      if (!hx_json_as_object (reader, json_array_get_element (array, i), &object) || !read_rule (reader, object, rulebook))
        return hx_json_leave (reader, mark, FALSE);
      hx_json_leave (reader, inner, TRUE);
    }
  return hx_json_leave (reader, mark, TRUE);
}

/**
 * hx_rulebook_load_bytes:
 * @name: what the file is called in messages
 * @bytes: its content
 * @error: any #HxFileError, with place
 *
 * Reads a rulebook.
 *
 * Returns: (transfer full) (nullable): the book
 */
HxRulebook *
hx_rulebook_load_bytes (const char  *name,
                        GBytes      *bytes,
                        GError     **error)
{
  static const char *const known[] = { "format", "book", "rules", NULL };
  g_auto (HxJsonReader) reader = { 0 };
  g_autoptr (HxRulebook) rulebook = NULL;

  if (hx_json_reader_init (&reader, name, bytes))
    {
      JsonObject *root = json_node_get_object (reader.root);

      if (hx_json_check_format (&reader, root, "rulebook") && hx_json_check_keys (&reader, root, known) && hx_json_want_all (&reader, root, known))
        rulebook = read_book (&reader, root);
      if (rulebook != NULL && read_rules (&reader, root, rulebook))
        return g_steal_pointer (&rulebook);
    }
  g_propagate_error (error, g_steal_pointer (&reader.error));
  return NULL;
}

static gboolean
read_readings (HxJsonReader *reader,
               JsonObject   *object,
               HxDecision   *decision)
{
  static const char *const known[] = { "id", "text", "implemented", NULL };
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (reader, object, "readings", &array))
    return FALSE;
  mark = hx_json_enter_member (reader, "readings");
  decision->readings = g_new0 (HxReading, json_array_get_length (array) + 1);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      HxReading *reading = &decision->readings[i];
      gsize inner = hx_json_enter_element (reader, i);
      JsonObject *found;
      const char *id = NULL;

      if (!hx_json_as_object (reader, json_array_get_element (array, i), &found) || !hx_json_check_keys (reader, found, known)
          || !hx_json_want_all (reader, found, known) || !hx_json_read_string (reader, found, "id", &id)
          || !hx_json_read_boolean (reader, found, "implemented", &reading->implemented))
        return hx_json_leave (reader, mark, FALSE);
      decision->n_readings++;
      reading->id = g_strdup (id);
      if (!want_text (reader, found, "text", &reading->text))
        return hx_json_leave (reader, mark, FALSE);
      hx_json_leave (reader, inner, TRUE);
    }
  return hx_json_leave (reader, mark, TRUE);
}

static HxDecision *
read_decision (HxJsonReader *reader,
               JsonObject   *object)
{
  static const char *const known[] = { "id", "question", "readings", "default", "switchable", "concerns", NULL };
  g_autoptr (HxDecision) decision = NULL;
  const char *id = NULL, *followed = NULL;
  int at;

  if (!hx_json_check_keys (reader, object, known) || !hx_json_want_all (reader, object, known) || !hx_json_read_string (reader, object, "id", &id))
    return NULL;
  decision = hx_decision_new (id);
  if (!want_text (reader, object, "question", &decision->question) || !read_readings (reader, object, decision)
      || !hx_json_read_string (reader, object, "default", &followed)
      || !hx_json_read_boolean (reader, object, "switchable", &decision->switchable)
      || !hx_json_read_strings (reader, object, "concerns", &decision->concerns))
    return NULL;
  at = hx_decision_find_reading (decision, followed);
  if (at < 0)
    {
      hx_json_fail_at (reader, "default", HX_FILE_ERROR_VALUE, _("There is no reading '%s'."), followed);
      return NULL;
    }
  decision->followed = (guint) at;
  return g_steal_pointer (&decision);
}

/**
 * hx_decisions_load_bytes:
 * @name: what the file is called in messages
 * @bytes: its content
 * @error: any #HxFileError, with place
 *
 * Reads the decisions.
 *
 * Returns: (transfer full) (nullable) (element-type HxDecision): the decisions, in the file's order
 */
GPtrArray *
hx_decisions_load_bytes (const char  *name,
                         GBytes      *bytes,
                         GError     **error)
{
  static const char *const known[] = { "format", "decisions", NULL };
  g_auto (HxJsonReader) reader = { 0 };
  g_autoptr (GPtrArray) decisions = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_decision_free);
  JsonArray *array = NULL;

  if (hx_json_reader_init (&reader, name, bytes))
    {
      JsonObject *root = json_node_get_object (reader.root);

      if (hx_json_check_format (&reader, root, "decisions") && hx_json_check_keys (&reader, root, known)
          && hx_json_want_all (&reader, root, known) && hx_json_read_array (&reader, root, "decisions", &array))
        hx_json_enter_member (&reader, "decisions");
    }
  for (guint i = 0; reader.error == NULL && i < json_array_get_length (array); i++)
    {
      gsize mark = hx_json_enter_element (&reader, i);
      JsonObject *object;
      HxDecision *decision = NULL;

      if (hx_json_as_object (&reader, json_array_get_element (array, i), &object))
        decision = read_decision (&reader, object);
      if (decision != NULL)
        g_ptr_array_add (decisions, decision);
      hx_json_leave (&reader, mark, TRUE);
    }
  if (reader.error == NULL)
    return g_steal_pointer (&decisions);
  g_propagate_error (error, g_steal_pointer (&reader.error));
  return NULL;
}
