/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts in several languages, and the list of the languages that there are. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-language-file.h"

#include <glib/gi18n.h>

#include "hx-json-reader.h"

#define MAX_LANGUAGES 200

/**
 * hx_json_as_text:
 * @reader: a reader
 * @node: the value being looked at
 * @text: (inout): the text in every language that the file has it in
 *
 * Returns: whether it is {LANGUAGE: TEXT, ...}, in at least one language
 */
gboolean
hx_json_as_text (HxJsonReader *reader,
                 JsonNode     *node,
                 HxText       *text)
{
  JsonObject *object;
  JsonObjectIter iter;
  const char *language;

  if (!hx_json_as_object (reader, node, &object))
    return FALSE;
  if (json_object_get_size (object) == 0)
    return hx_json_fail (reader, HX_FILE_ERROR_KEY, _("The text is missing; it can be, for example, {\"en\": \"...\"}."));
  if (json_object_get_size (object) > MAX_LANGUAGES)
    return hx_json_fail (reader, HX_FILE_ERROR_SIZE, _("The text is in %u languages; it can be in at most %d."), json_object_get_size (object),
                         MAX_LANGUAGES);
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &language, NULL))
    {
      const char *words = NULL;

      if (!hx_language_is_code (language))
        return hx_json_fail_at (reader, language, HX_FILE_ERROR_KEY,
                                _("'%s' is not the code of a language, such as 'en' or 'pt_BR'."), language);
      if (!hx_json_read_string (reader, object, language, &words))
        return FALSE;
      hx_text_set (text, language, words);
    }
  return TRUE;
}

/**
 * hx_json_read_text:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @text: (inout): the text in every language
 *
 * Returns: whether the member is a text in at least one language, null, or left out
 */
gboolean
hx_json_read_text (HxJsonReader *reader,
                   JsonObject   *object,
                   const char   *key,
                   HxText       *text)
{
  gsize mark;

  if (!json_object_has_member (object, key) || json_object_get_null_member (object, key))
    return TRUE;
  mark = hx_json_enter_member (reader, key);
  return hx_json_leave (reader, mark, hx_json_as_text (reader, json_object_get_member (object, key), text));
}

static gboolean
read_language (HxJsonReader *reader,
               JsonNode     *node,
               HxLanguages  *languages)
{
  static const char *const known[] = { "id", "name", NULL };
  JsonObject *object;
  const char *id = NULL;
  const char *name = NULL;

  if (!hx_json_as_object (reader, node, &object) || !hx_json_check_keys (reader, object, known)
      || !hx_json_want_all (reader, object, known) || !hx_json_read_string (reader, object, "id", &id)
      || !hx_json_read_string (reader, object, "name", &name))
    return FALSE;
  if (!hx_language_is_code (id))
    return hx_json_fail_at (reader, "id", HX_FILE_ERROR_VALUE, _("'%s' is not the code of a language, such as 'en' or 'pt_BR'."),
                            id);
  return hx_languages_add (languages, id, name)
         || hx_json_fail_at (reader, "id", HX_FILE_ERROR_VALUE, _("The language '%s' stands twice."), id);
}

static gboolean
read_languages (HxJsonReader *reader,
                JsonObject   *root,
                HxLanguages  *languages)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (reader, root, "languages", &array))
    return FALSE;
  mark = hx_json_enter_member (reader, "languages");
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (reader, i);

      if (!read_language (reader, json_array_get_element (array, i), languages))
        return hx_json_leave (reader, mark, FALSE);
      hx_json_leave (reader, inner, TRUE);
    }
  return hx_json_leave (reader, mark, TRUE);
}

/**
 * hx_languages_load_bytes:
 * @name: what the file is called in messages
 * @bytes: its content
 * @error: any #HxFileError, with place
 *
 * Returns: (transfer full) (nullable): the languages that it lists
 */
HxLanguages *
hx_languages_load_bytes (const char  *name,
                         GBytes      *bytes,
                         GError     **error)
{
  static const char *const known[] = { "format", "languages", NULL };
  g_autoptr (HxLanguages) languages = hx_languages_new ();
  g_auto (HxJsonReader) reader = { 0 };

  if (hx_json_reader_init (&reader, name, bytes))
    {
      JsonObject *root = json_node_get_object (reader.root);

      if (hx_json_check_format (&reader, root, "languages") && hx_json_check_keys (&reader, root, known)
          && hx_json_want_all (&reader, root, known) && read_languages (&reader, root, languages))
        return g_steal_pointer (&languages);
    }
  g_propagate_error (error, g_steal_pointer (&reader.error));
  return NULL;
}
