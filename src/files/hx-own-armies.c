/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever lies in the user's folder, the program starts: what is no army is left out and told. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-own-armies.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "hx-army-file.h"
#include "hx-json-reader.h"

static HxOwnArmy *
new_blank (const char *path)
{
  HxOwnArmy *own = g_new0 (HxOwnArmy, 1);

  own->path = g_strdup (path);
  own->faults = g_ptr_array_new_with_free_func (g_free);
  own->remarks = g_ptr_array_new_with_free_func (g_free);
  return own;
}

/**
 * hx_own_army_free:
 * @own: (nullable) (transfer full): what became of a file
 */
void
hx_own_army_free (HxOwnArmy *own)
{
  if (own == NULL)
    return;
  g_free (own->path);
  g_clear_pointer (&own->bytes, g_bytes_unref);
  hx_army_free (own->army);
  g_free (own->id);
  g_ptr_array_unref (own->faults);
  g_ptr_array_unref (own->remarks);
  g_free (own);
}

static void G_GNUC_PRINTF (2, 3)
add_fault (HxOwnArmy  *own,
           const char *format,
           ...)
{
  g_autofree char *name = g_filename_display_name (own->path);
  g_autofree char *message = NULL;
  g_autofree char *whole = NULL;
  g_autoptr (GError) error = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  whole = g_strdup_printf ("%s: %s", name, message);
  error = hx_file_error_new (HX_FILE_ERROR_IO, whole);
  g_ptr_array_add (own->faults, g_strdup (error->message));
}

/**
 * hx_own_armies_dup_folder:
 *
 * Returns: (transfer full): the folder of the user's own armies; it need not be there
 */
char *
hx_own_armies_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "hexarbiter", "armies", NULL);
}

/**
 * hx_own_army_is_army:
 * @bytes: the content of a file
 *
 * Returns: whether it means to be an army rather than a scenario, whatever faults it has
 */
gboolean
hx_own_army_is_army (GBytes *bytes)
{
  g_auto (HxJsonReader) reader = { 0 };
  JsonObject *root;

  if (!hx_json_reader_init (&reader, "", bytes))
    return FALSE;
  root = json_node_get_object (reader.root);
  return json_object_has_member (root, "tiles") && !json_object_has_member (root, "sides");
}

/**
 * hx_own_army_new:
 * @catalog: the program's own armies
 * @path: what the file is called
 * @bytes: its content
 *
 * Returns: (transfer full): the army, or why it cannot be one
 */
HxOwnArmy *
hx_own_army_new (const HxCatalog *catalog,
                 const char      *path,
                 GBytes          *bytes)
{
  HxOwnArmy *own = new_blank (path);
  g_autofree char *name = g_filename_display_name (path);

  own->bytes = g_bytes_ref (bytes);
  if (g_bytes_get_size (bytes) > HX_OWN_ARMY_MAX_SIZE)
    add_fault (own, _("The file is larger than %d KiB, which no army needs."), HX_OWN_ARMY_MAX_SIZE / 1024);
  else
    own->army = hx_army_load_own (catalog, name, bytes, own->faults, own->remarks);
  return own;
}

/* What is no plain file is not opened at all: a pipe would hold the program up until somebody writes into it. */
static GBytes *
read_regular (HxOwnArmy *own)
{
  g_autoptr (GFile) file = g_file_new_for_path (own->path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, NULL, &error);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *buffer = g_malloc (HX_OWN_ARMY_MAX_SIZE + 1);
  gsize length = 0;

  if (info != NULL && g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      add_fault (own, _("This is not a file that could hold an army."));
      return NULL;
    }
  if (info != NULL)
    stream = g_file_read (file, NULL, &error);
  if (stream != NULL && g_input_stream_read_all (G_INPUT_STREAM (stream), buffer, HX_OWN_ARMY_MAX_SIZE + 1, &length, NULL, &error))
    return g_bytes_new (buffer, length);
  add_fault (own, _("The file cannot be read: %s."), error->message);
  return NULL;
}

/**
 * hx_own_army_read:
 * @catalog: the program's own armies
 * @path: a file
 *
 * Returns: (transfer full): the army, or why it cannot be one
 */
HxOwnArmy *
hx_own_army_read (const HxCatalog *catalog,
                  const char      *path)
{
  g_autoptr (HxOwnArmy) own = new_blank (path);
  g_autoptr (GBytes) bytes = read_regular (own);

  return bytes != NULL ? hx_own_army_new (catalog, path, bytes) : g_steal_pointer (&own);
}

static const HxOwnArmy *
find_other (GPtrArray  *others,
            const char *id)
{
  for (guint i = 0; others != NULL && i < others->len; i++)
    {
      const HxOwnArmy *other = g_ptr_array_index (others, i);

      if (g_strcmp0 (other->id, id) == 0)
        return other;
    }
  return NULL;
}

/**
 * hx_own_army_take:
 * @own: what became of a file
 * @catalog: the catalog that is to know the army
 * @others: (nullable) (element-type HxOwnArmy): what else is in the catalog
 *
 * Puts the army into the catalog, or adds a fault that says why that cannot be.
 *
 * Returns: whether it is there now
 */
gboolean
hx_own_army_take (HxOwnArmy *own,
                  HxCatalog *catalog,
                  GPtrArray *others)
{
  g_autofree char *id = own->army != NULL ? g_strdup (own->army->id) : NULL;
  const HxOwnArmy *other = id != NULL ? find_other (others, id) : NULL;
  g_autoptr (GError) error = NULL;

  if (id == NULL)
    return FALSE;
  if (other != NULL)
    {
      g_autofree char *name = g_filename_display_name (other->path);

      add_fault (own, _("The id '%s' is taken by the army in %s; each army needs its own."), id, name);
    }
  else if (hx_catalog_get_army (catalog, id) != NULL)
    add_fault (own, _("There is an army with the id '%s' already; each army needs its own."), id);
  else if (hx_catalog_add_army (catalog, g_steal_pointer (&own->army), &error))
    own->id = g_steal_pointer (&id);
  else if (g_error_matches (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FULL))
    add_fault (own, _("With this army there would be more than %d different tiles, which is all that the program can hold."), HX_MAX_TILES);
  else
    add_fault (own, _("The army cannot be played: %s."), error->message);
  g_clear_pointer (&own->army, hx_army_free);
  return own->id != NULL;
}

static char *
find_free_path (const char *folder,
                const char *id)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strdup_printf ("%s.json", id) : g_strdup_printf ("%s-%u.json", id, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        return g_steal_pointer (&path);
    }
}

/**
 * hx_own_army_save:
 * @own: an army without faults that is in no catalog yet
 * @folder: the folder of the user's own armies, which is made where it is missing
 * @error: #GFileError
 *
 * Writes the file as it was read into the folder: all of it or nothing. @own has its new path then.
 *
 * Returns: whether it worked
 */
gboolean
hx_own_army_save (HxOwnArmy   *own,
                  const char  *folder,
                  GError     **error)
{
  g_autofree char *path = NULL;
  gsize length;
  const char *text;

  g_return_val_if_fail (own->army != NULL && own->bytes != NULL, FALSE);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      int code = errno;

      g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (code), g_strerror (code));
      return FALSE;
    }
  path = find_free_path (folder, own->army->id);
  text = g_bytes_get_data (own->bytes, &length);
  if (!g_file_set_contents_full (path, text, (gssize) length, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644, error))
    return FALSE;
  g_free (own->path);
  own->path = g_steal_pointer (&path);
  return TRUE;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_names (GDir *dir)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (name[0] != '.' && g_str_has_suffix (name, ".json"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static void
add_folder_fault (GPtrArray  *found,
                  const char *folder,
                  const char *reason)
{
  HxOwnArmy *own = new_blank (folder);

  add_fault (own, _("The folder of your own armies cannot be read: %s."), reason);
  g_ptr_array_add (found, own);
}

/**
 * hx_own_armies_load:
 * @catalog: a catalog that has the program's own armies, rules and decisions
 * @folder: the folder of the user's own armies; it need not be there
 *
 * Puts all armies of the folder into the catalog, in the order of their files' names.
 *
 * Returns: (transfer full) (element-type HxOwnArmy): what became of each file
 */
GPtrArray *
hx_own_armies_load (HxCatalog  *catalog,
                    const char *folder)
{
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_own_army_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  g_autoptr (GPtrArray) names = NULL;

  if (dir == NULL)
    {
      if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        add_folder_fault (found, folder, g_strerror (errno));
      return found;
    }
  names = list_names (dir);
  for (guint i = 0; i < names->len && i < HX_OWN_ARMIES_MAX_FILES; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);
      HxOwnArmy *own = hx_own_army_read (catalog, path);

      hx_own_army_take (own, catalog, found);
      g_ptr_array_add (found, own);
    }
  if (names->len > HX_OWN_ARMIES_MAX_FILES)
    {
      HxOwnArmy *own = new_blank (folder);

      add_fault (own, _("Of the %u army files only the first %d, by name, are read."), names->len, HX_OWN_ARMIES_MAX_FILES);
      g_ptr_array_add (found, own);
    }
  return found;
}
