/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading JSON values of the types and ranges that are asked for. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-json-reader.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-json-lines.h"

/**
 * hx_json_reader_init:
 * @reader: (out): a reader; clear it with hx_json_reader_clear() in any case
 * @name: what the file is called in messages
 * @bytes: its content
 *
 * Parses a file whose outermost value is an object.
 *
 * Returns: whether that worked; else @reader has the error
 */
gboolean
hx_json_reader_init (HxJsonReader *reader,
                     const char   *name,
                     GBytes       *bytes)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_auto (HxJsonFault) fault = { 0 };
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  *reader = (HxJsonReader) { .name = g_strdup (name), .bytes = g_bytes_ref (bytes), .path = g_string_new ("$") };
  if (!hx_json_lines_check (text != NULL ? text : "", length, &fault))
    {
      g_autofree char *whole = g_strdup_printf ("%s:%u: %s: %s", name, fault.line, fault.path, fault.message);

      reader->error = hx_file_error_new (fault.code, whole);
      return FALSE;
    }
  if (!json_parser_load_from_data (parser, text, (gssize) length, &error))
    return hx_json_fail (reader, HX_FILE_ERROR_SYNTAX, _("This is not JSON: %s."), error->message);
  reader->root = json_parser_steal_root (parser);
  if (reader->root == NULL || !JSON_NODE_HOLDS_OBJECT (reader->root))
    return hx_json_fail (reader, HX_FILE_ERROR_FORMAT, _("The file does not hold an object; it has to begin with '{'."));
  return TRUE;
}

/**
 * hx_json_reader_clear:
 * @reader: a reader
 */
void
hx_json_reader_clear (HxJsonReader *reader)
{
  g_clear_pointer (&reader->name, g_free);
  g_clear_pointer (&reader->bytes, g_bytes_unref);
  g_clear_pointer (&reader->root, json_node_unref);
  if (reader->path != NULL)
    g_string_free (reader->path, TRUE);
  reader->path = NULL;
  g_clear_error (&reader->error);
}

/**
 * hx_json_enter_member:
 * @reader: a reader
 * @key: a key of the object being looked at
 *
 * Returns: a mark for hx_json_leave()
 */
gsize
hx_json_enter_member (HxJsonReader *reader,
                      const char   *key)
{
  gsize mark = reader->path->len;

  hx_json_path_add_member (reader->path, key);
  return mark;
}

/**
 * hx_json_enter_element:
 * @reader: a reader
 * @element: an index into the array being looked at
 *
 * Returns: a mark for hx_json_leave()
 */
gsize
hx_json_enter_element (HxJsonReader *reader,
                       guint         element)
{
  gsize mark = reader->path->len;

  hx_json_path_add_element (reader->path, element);
  return mark;
}

/**
 * hx_json_leave:
 * @reader: a reader
 * @mark: what entering gave
 * @ok: handed through
 *
 * Returns: @ok
 */
gboolean
hx_json_leave (HxJsonReader *reader,
               gsize         mark,
               gboolean      ok)
{
  g_string_truncate (reader->path, mark);
  return ok;
}

static void G_GNUC_PRINTF (3, 0)
fail_valist (HxJsonReader *reader,
             HxFileError   code,
             const char   *format,
             va_list       args)
{
  g_autofree char *message = NULL;
  g_autofree char *whole = NULL;
  gsize length;
  const char *text = reader->bytes != NULL ? g_bytes_get_data (reader->bytes, &length) : NULL;
  g_autoptr (GError) error = NULL;
  guint line = 1, column;

  if (reader->error != NULL && (reader->faults == NULL || reader->faults->len >= HX_JSON_MAX_FAULTS))
    return;
  message = g_strdup_vprintf (format, args);
  if (text != NULL)
    hx_json_lines_find (text, length, reader->path->str, &line, &column);
  if (reader->name != NULL)
    whole = g_strdup_printf ("%s:%u: %s: %s", reader->name, line, reader->path->str, message);
  else
    whole = g_strdup_printf ("%s: %s", reader->path->str, message);
  error = hx_file_error_new (code, whole);
  if (reader->faults != NULL)
    g_ptr_array_add (reader->faults, g_strdup (error->message));
  if (reader->error == NULL)
    reader->error = g_steal_pointer (&error);
}

/**
 * hx_json_fail:
 * @reader: a reader
 * @code: why
 * @format: a sentence, as for printf()
 * @...: what it needs
 *
 * Refuses the value being looked at.
 *
 * Returns: %FALSE
 */
gboolean
hx_json_fail (HxJsonReader *reader,
              HxFileError   code,
              const char   *format,
              ...)
{
  va_list args;

  va_start (args, format);
  fail_valist (reader, code, format, args);
  va_end (args);
  return FALSE;
}

/**
 * hx_json_fail_at:
 * @reader: a reader
 * @key: a key of the object being looked at
 * @code: why
 * @format: a sentence, as for printf()
 * @...: what it needs
 *
 * Refuses a member.
 *
 * Returns: %FALSE
 */
gboolean
hx_json_fail_at (HxJsonReader *reader,
                 const char   *key,
                 HxFileError   code,
                 const char   *format,
                 ...)
{
  gsize mark = hx_json_enter_member (reader, key);
  va_list args;

  va_start (args, format);
  fail_valist (reader, code, format, args);
  va_end (args);
  return hx_json_leave (reader, mark, FALSE);
}

/**
 * hx_json_check_format:
 * @reader: a reader
 * @root: its outermost object
 * @kind: the kind of file expected
 *
 * Checks the key "format" of the program's own data: {"kind": "army", "version": 1}.
 *
 * Returns: whether it is that kind, in a version that can be read
 */
gboolean
hx_json_check_format (HxJsonReader *reader,
                      JsonObject   *root,
                      const char   *kind)
{
  static const char *const known[] = { "kind", "version", NULL };
  JsonObject *format = NULL;
  const char *found = NULL;
  int version = 0;
  gsize mark;

  if (!hx_json_want (reader, root, "format") || !hx_json_read_object (reader, root, "format", &format))
    return FALSE;
  mark = hx_json_enter_member (reader, "format");
  if (!hx_json_check_keys (reader, format, known) || !hx_json_want (reader, format, "kind") || !hx_json_want (reader, format, "version")
      || !hx_json_read_string (reader, format, "kind", &found)
      || !hx_json_read_int (reader, format, "version", 1, G_MAXINT, &version))
    return hx_json_leave (reader, mark, FALSE);
  if (!g_str_equal (found, kind))
    hx_json_fail_at (reader, "kind", HX_FILE_ERROR_FORMAT, _("This is a file of the kind '%s'; expected is '%s'."), found, kind);
  else if (version > 1)
    hx_json_fail_at (reader, "version", HX_FILE_ERROR_VERSION,
                     _("The file was made for a newer version of this program: it has version %d, and %d is the newest that can be read."),
                     version, 1);
  return hx_json_leave (reader, mark, reader->error == NULL);
}

static guint
measure_distance (const char *a,
                  const char *b)
{
  gsize n = strlen (b);
  g_autofree guint *row = g_new (guint, n + 1);

  for (gsize j = 0; j <= n; j++)
    row[j] = (guint) j;
  for (gsize i = 1; a[i - 1] != '\0'; i++)
    {
      guint diagonal = row[0];

      row[0] = (guint) i;
      for (gsize j = 1; j <= n; j++)
        {
          guint change = diagonal + (g_ascii_tolower (a[i - 1]) != g_ascii_tolower (b[j - 1]));

          diagonal = row[j];
          row[j] = MIN (change, MIN (row[j], row[j - 1]) + 1);
        }
    }
  return row[n];
}

/**
 * hx_json_dup_nearest:
 * @word: a word that is not known
 * @words: %NULL-terminated words that are
 *
 * Returns: (transfer full) (nullable): the one that was most likely meant, or %NULL where nothing is near
 */
char *
hx_json_dup_nearest (const char        *word,
                     const char *const *words)
{
  const char *nearest = NULL;
  gsize length = strlen (word);
  /* Two slips, or more in a long word; but not every letter of it. */
  guint least = (guint) MIN (length, MAX (2, length / 5) + 1);

  if (length > 64)
    return NULL;
  for (gsize i = 0; words[i] != NULL; i++)
    {
      guint distance = measure_distance (word, words[i]);

      if (distance < least)
        {
          least = distance;
          nearest = words[i];
        }
    }
  return g_strdup (nearest);
}

/**
 * hx_json_check_keys:
 * @reader: a reader
 * @object: the object being looked at
 * @known: %NULL-terminated keys
 *
 * Returns: whether @object has no other keys
 */
gboolean
hx_json_check_keys (HxJsonReader      *reader,
                    JsonObject        *object,
                    const char *const *known)
{
  JsonObjectIter iter;
  const char *key;
  gboolean ok = TRUE;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    if (!g_strv_contains (known, key))
      {
        g_autofree char *all = g_strjoinv (", ", (char **) known);
        g_autofree char *nearest = hx_json_dup_nearest (key, known);

        if (nearest != NULL)
          ok = hx_json_fail_at (reader, key, HX_FILE_ERROR_KEY, _("The key '%s' is not known here; perhaps '%s' is meant."), key, nearest);
        else
          ok = hx_json_fail_at (reader, key, HX_FILE_ERROR_KEY, _("The key '%s' is not known here; known are: %s."), key, all);
      }
  return ok;
}

/**
 * hx_json_dup_unknown:
 * @object: an object
 * @known: %NULL-terminated keys
 *
 * Returns: (transfer full) (nullable): an object of the other members, in their order, or %NULL if there is none
 */
JsonObject *
hx_json_dup_unknown (JsonObject        *object,
                     const char *const *known)
{
  JsonObject *unknown = NULL;
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    if (!g_strv_contains (known, key))
      {
        if (unknown == NULL)
          unknown = json_object_new ();
        json_object_set_member (unknown, key, json_node_ref (node));
      }
  return unknown;
}

/**
 * hx_json_want:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key that it must have
 *
 * Returns: whether it has it
 */
gboolean
hx_json_want (HxJsonReader *reader,
              JsonObject   *object,
              const char   *key)
{
  if (json_object_has_member (object, key))
    return TRUE;
  return hx_json_fail (reader, HX_FILE_ERROR_KEY, _("The key '%s' is missing."), key);
}

/**
 * hx_json_want_all:
 * @reader: a reader
 * @object: the object being looked at
 * @keys: %NULL-terminated keys that it must have
 *
 * Returns: whether it has them
 */
gboolean
hx_json_want_all (HxJsonReader      *reader,
                  JsonObject        *object,
                  const char *const *keys)
{
  gboolean ok = TRUE;

  for (int i = 0; keys[i] != NULL; i++)
    ok &= hx_json_want (reader, object, keys[i]);
  return ok;
}

/**
 * hx_json_as_int:
 * @reader: a reader
 * @node: the value being looked at
 * @min: the lowest number that can be
 * @max: the highest
 * @value: (out): the number
 *
 * Returns: whether it is such a number
 */
gboolean
hx_json_as_int (HxJsonReader *reader,
                JsonNode     *node,
                int           min,
                int           max,
                int          *value)
{
  g_autofree char *written = NULL;
  gint64 number;

  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return hx_json_fail (reader, HX_FILE_ERROR_TYPE, _("A whole number has to stand here."));
  number = json_node_get_int (node);
  /* A translation cannot hold the name of a type's format. */
  written = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  if (number < min && max == G_MAXINT)
    return hx_json_fail (reader, HX_FILE_ERROR_VALUE, _("%s is out of range; the least is %d."), written, min);
  if (number < min || number > max)
    return hx_json_fail (reader, HX_FILE_ERROR_VALUE, _("%s is out of range; it can be %d to %d."), written, min, max);
  *value = (int) number;
  return TRUE;
}

/**
 * hx_json_as_string:
 * @reader: a reader
 * @node: the value being looked at
 * @value: (out): its text, owned by @node
 *
 * Returns: whether it is text
 */
gboolean
hx_json_as_string (HxJsonReader  *reader,
                   JsonNode      *node,
                   const char   **value)
{
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    return hx_json_fail (reader, HX_FILE_ERROR_TYPE, _("Text in quotation marks has to stand here."));
  *value = json_node_get_string (node);
  return TRUE;
}

/**
 * hx_json_as_array:
 * @reader: a reader
 * @node: the value being looked at
 * @value: (out): the array, owned by @node
 *
 * Returns: whether it is an array
 */
gboolean
hx_json_as_array (HxJsonReader  *reader,
                  JsonNode      *node,
                  JsonArray    **value)
{
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return hx_json_fail (reader, HX_FILE_ERROR_TYPE, _("A list in square brackets has to stand here."));
  *value = json_node_get_array (node);
  return TRUE;
}

/**
 * hx_json_as_object:
 * @reader: a reader
 * @node: the value being looked at
 * @value: (out): the object, owned by @node
 *
 * Returns: whether it is an object
 */
gboolean
hx_json_as_object (HxJsonReader  *reader,
                   JsonNode      *node,
                   JsonObject   **value)
{
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return hx_json_fail (reader, HX_FILE_ERROR_TYPE, _("An object in braces has to stand here."));
  *value = json_node_get_object (node);
  return TRUE;
}

/**
 * hx_json_read_int:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @min: the lowest number that can be
 * @max: the highest
 * @value: (inout): the number
 *
 * Returns: whether the member is such a number, or left out
 */
gboolean
hx_json_read_int (HxJsonReader *reader,
                  JsonObject   *object,
                  const char   *key,
                  int           min,
                  int           max,
                  int          *value)
{
  gsize mark;

  if (!json_object_has_member (object, key))
    return TRUE;
  mark = hx_json_enter_member (reader, key);
  return hx_json_leave (reader, mark, hx_json_as_int (reader, json_object_get_member (object, key), min, max, value));
}

/**
 * hx_json_read_string:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @value: (inout): its text, owned by @object
 *
 * Returns: whether the member is text, or left out
 */
gboolean
hx_json_read_string (HxJsonReader  *reader,
                     JsonObject    *object,
                     const char    *key,
                     const char   **value)
{
  gsize mark;

  if (!json_object_has_member (object, key))
    return TRUE;
  mark = hx_json_enter_member (reader, key);
  return hx_json_leave (reader, mark, hx_json_as_string (reader, json_object_get_member (object, key), value));
}

/**
 * hx_json_read_boolean:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @value: (inout): true or false
 *
 * Returns: whether the member is true or false, or left out
 */
gboolean
hx_json_read_boolean (HxJsonReader *reader,
                      JsonObject   *object,
                      const char   *key,
                      gboolean     *value)
{
  JsonNode *node = json_object_has_member (object, key) ? json_object_get_member (object, key) : NULL;

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return hx_json_fail_at (reader, key, HX_FILE_ERROR_TYPE, _("Either true or false has to stand here."));
  *value = json_node_get_boolean (node);
  return TRUE;
}

/**
 * hx_json_read_array:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @value: (inout): the array, owned by @object
 *
 * Returns: whether the member is an array, or left out
 */
gboolean
hx_json_read_array (HxJsonReader  *reader,
                    JsonObject    *object,
                    const char    *key,
                    JsonArray    **value)
{
  gsize mark;

  if (!json_object_has_member (object, key))
    return TRUE;
  mark = hx_json_enter_member (reader, key);
  return hx_json_leave (reader, mark, hx_json_as_array (reader, json_object_get_member (object, key), value));
}

/**
 * hx_json_read_object:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @value: (inout): the object there, owned by @object
 *
 * Returns: whether the member is an object, or left out
 */
gboolean
hx_json_read_object (HxJsonReader  *reader,
                     JsonObject    *object,
                     const char    *key,
                     JsonObject   **value)
{
  gsize mark;

  if (!json_object_has_member (object, key))
    return TRUE;
  mark = hx_json_enter_member (reader, key);
  return hx_json_leave (reader, mark, hx_json_as_object (reader, json_object_get_member (object, key), value));
}

/**
 * hx_json_read_word:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @words: %NULL-terminated words
 * @value: (inout): the index of the word that stands there
 *
 * Returns: whether the member is one of the words, or left out
 */
gboolean
hx_json_read_word (HxJsonReader      *reader,
                   JsonObject        *object,
                   const char        *key,
                   const char *const *words,
                   int               *value)
{
  const char *word = NULL;
  g_autofree char *nearest = NULL;
  g_autofree char *all = NULL;

  if (!hx_json_read_string (reader, object, key, &word))
    return FALSE;
  if (word == NULL)
    return TRUE;
  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      {
        *value = i;
        return TRUE;
      }
  nearest = hx_json_dup_nearest (word, words);
  if (nearest != NULL)
    return hx_json_fail_at (reader, key, HX_FILE_ERROR_VALUE, _("'%s' is not known here; perhaps '%s' is meant."), word, nearest);
  all = g_strjoinv (", ", (char **) words);
  return hx_json_fail_at (reader, key, HX_FILE_ERROR_VALUE, _("'%s' is not known here; it can be: %s."), word, all);
}

/**
 * hx_json_read_sides:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @sides: (inout): bit s for each printed side s
 *
 * Returns: whether the member is a list of sides, none twice, or left out
 */
gboolean
hx_json_read_sides (HxJsonReader *reader,
                    JsonObject   *object,
                    const char   *key,
                    guint8       *sides)
{
  JsonArray *array = NULL;
  gsize mark;
  guint8 found = 0;
  gboolean ok = TRUE;

  if (!hx_json_read_array (reader, object, key, &array))
    return FALSE;
  if (array == NULL)
    return TRUE;
  mark = hx_json_enter_member (reader, key);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (reader, i);
      int side;

      if (!hx_json_as_int (reader, json_array_get_element (array, i), 0, 5, &side))
        ok = FALSE;
      else if (found & 1 << side)
        ok = hx_json_fail (reader, HX_FILE_ERROR_VALUE, _("The side %d stands twice."), side);
      else
        found |= (guint8) (1 << side);
      hx_json_leave (reader, inner, TRUE);
    }
  if (ok)
    *sides = found;
  return hx_json_leave (reader, mark, ok);
}

/**
 * hx_json_read_strings:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @strings: (inout) (transfer full): %NULL-terminated texts
 *
 * Returns: whether the member is a list of texts, or left out
 */
gboolean
hx_json_read_strings (HxJsonReader   *reader,
                      JsonObject     *object,
                      const char     *key,
                      char         ***strings)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (reader, object, key, &array))
    return FALSE;
  if (array == NULL)
    return TRUE;
  mark = hx_json_enter_member (reader, key);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (reader, i);
      const char *text;

      if (!hx_json_as_string (reader, json_array_get_element (array, i), &text))
        return hx_json_leave (reader, mark, FALSE);
      g_ptr_array_add (found, g_strdup (text));
      hx_json_leave (reader, inner, TRUE);
    }
  g_ptr_array_add (found, NULL);
  *strings = (char **) g_ptr_array_steal (found, NULL);
  return hx_json_leave (reader, mark, TRUE);
}
