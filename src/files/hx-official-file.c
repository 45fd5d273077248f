/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The JSON file of the official rulings: every key is known or the file is refused. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-official-file.h"

#include <glib/gi18n.h>

#include "hx-json-reader.h"

static gboolean
read_official (HxJsonReader *reader,
               JsonObject   *object,
               HxOfficials  *officials)
{
  static const char *const known[] = { "id", "text", "waits", "positions", NULL };
  const char *id = NULL;
  HxOfficial *official;

  if (!hx_json_check_keys (reader, object, known) || !hx_json_want (reader, object, "id")
      || !hx_json_read_string (reader, object, "id", &id))
    return FALSE;
  official = hx_officials_add (officials, id);
  if (official == NULL)
    return hx_json_fail_at (reader, "id", HX_FILE_ERROR_VALUE, _("The ruling %s is there twice."), id);
  return hx_json_read_text (reader, object, "text", &official->text)
         && hx_json_read_text (reader, object, "waits", &official->waits)
         && hx_json_read_strings (reader, object, "positions", &official->positions);
}

static gboolean
read_officials (HxJsonReader *reader,
                JsonObject   *root,
                HxOfficials  *officials)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (reader, root, "rulings", &array))
    return FALSE;
  mark = hx_json_enter_member (reader, "rulings");
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (reader, i);
      JsonObject *object;

      if (!hx_json_as_object (reader, json_array_get_element (array, i), &object)
          || !read_official (reader, object, officials))
        return hx_json_leave (reader, mark, FALSE);
      hx_json_leave (reader, inner, TRUE);
    }
  return hx_json_leave (reader, mark, TRUE);
}

/**
 * hx_officials_load_bytes:
 * @name: what the file is called in messages
 * @bytes: its content
 * @error: any #HxFileError, with place
 *
 * Reads the official rulings.
 *
 * Returns: (transfer full) (nullable): the rulings
 */
HxOfficials *
hx_officials_load_bytes (const char  *name,
                         GBytes      *bytes,
                         GError     **error)
{
  static const char *const known[] = { "format", "rulings", NULL };
  g_auto (HxJsonReader) reader = { 0 };
  g_autoptr (HxOfficials) officials = hx_officials_new ();

  if (hx_json_reader_init (&reader, name, bytes))
    {
      JsonObject *root = json_node_get_object (reader.root);

      if (hx_json_check_format (&reader, root, "rulings") && hx_json_check_keys (&reader, root, known)
          && hx_json_want_all (&reader, root, known) && read_officials (&reader, root, officials))
        return g_steal_pointer (&officials);
    }
  g_propagate_error (error, g_steal_pointer (&reader.error));
  return NULL;
}
