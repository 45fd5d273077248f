/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of our own: the desktop's list of recent files may be missing, unreadable or shared with too many others. */

#include "config.h"

#include "hx-recent.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "hx-data.h"

#define MAX_FILES 8
#define HOST_PATH "xattr::document-portal.host-path"

static void
set_list (GSettings *settings,
          GPtrArray *files)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) uris = NULL;

  for (guint i = 0; i < files->len && i < MAX_FILES; i++)
    g_strv_builder_take (builder, g_file_get_uri (g_ptr_array_index (files, i)));
  uris = g_strv_builder_end (builder);
  g_settings_set_strv (settings, HX_RECENT_KEY, (const char *const *) uris);
}

static gboolean
take_out (GPtrArray *files,
          GFile     *file)
{
  guint index;

  if (!g_ptr_array_find_with_equal_func (files, file, (GEqualFunc) g_file_equal, &index))
    return FALSE;
  g_ptr_array_remove_index (files, index);

  return TRUE;
}

/* The samples have a list of their own. */
static gboolean
is_sample (GFile *file)
{
  g_autofree char *datadir = hx_data_find_dir ();
  g_autoptr (GFile) data = datadir != NULL ? g_file_new_for_path (datadir) : NULL;
  g_autoptr (GFile) folder = data != NULL ? g_file_get_child (data, "scenarios") : NULL;

  return folder != NULL && g_file_has_prefix (file, folder);
}

/** hx_recent_add: @file: what was opened or saved just now; it comes first. Nothing is kept if the desktop says so. */
void
hx_recent_add (GSettings *settings,
               GFile     *file)
{
  g_autoptr (GPtrArray) files = NULL;
  gboolean is_wanted = TRUE;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (G_IS_FILE (file));

  g_object_get (gtk_settings_get_default (), "gtk-recent-files-enabled", &is_wanted, NULL);
  if (!is_wanted || is_sample (file))
    return;
  files = hx_recent_list (settings);
  take_out (files, file);
  g_ptr_array_insert (files, 0, g_object_ref (file));
  set_list (settings, files);
}

/** hx_recent_remove: @file: what is not to be offered any more */
void
hx_recent_remove (GSettings *settings,
                  GFile     *file)
{
  g_autoptr (GPtrArray) files = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (G_IS_FILE (file));

  files = hx_recent_list (settings);
  if (take_out (files, file))
    set_list (settings, files);
}

/** hx_recent_list: Returns: (transfer full) (element-type GFile): the files, the last used first. */
GPtrArray *
hx_recent_list (GSettings *settings)
{
  GPtrArray *files;
  g_auto (GStrv) uris = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  files = g_ptr_array_new_with_free_func (g_object_unref);
  uris = g_settings_get_strv (settings, HX_RECENT_KEY);
  for (guint i = 0; uris[i] != NULL; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (uris[i]);
      g_autofree char *name = g_file_get_basename (file);

      /* Settings may have been edited by hand: what is no address has no name either. */
      if (name != NULL)
        g_ptr_array_add (files, g_steal_pointer (&file));
    }

  return files;
}

/** hx_recent_is_missing: Returns: whether @file is not there, as far as this can be said without waiting for a network. */
gboolean
hx_recent_is_missing (GFile *file)
{
  g_return_val_if_fail (G_IS_FILE (file), TRUE);

  return g_file_is_native (file) && !g_file_query_exists (file, NULL);
}

/** hx_recent_dup_name: Returns: (transfer full): what to call @file, for people. */
char *
hx_recent_dup_name (GFile *file)
{
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  base = g_file_get_basename (file);
  name = g_filename_display_name (base);

  return g_str_has_suffix (name, ".hexa") && strlen (name) > strlen (".hexa")
           ? g_strndup (name, strlen (name) - strlen (".hexa"))
           : g_steal_pointer (&name);
}

/* GIO writes bytes of attributes that are not printable ASCII as \\x and two digits. */
static char *
unescape (const char *text)
{
  GString *out = g_string_new (NULL);

  for (; *text != '\0'; text++)
    {
      if (text[0] == '\\' && text[1] == 'x' && g_ascii_isxdigit (text[2]) && g_ascii_isxdigit (text[3]))
        {
          g_string_append_c (out, (char) (g_ascii_xdigit_value (text[2]) * 16 + g_ascii_xdigit_value (text[3])));
          text += 3;
        }
      else
        g_string_append_c (out, *text);
    }

  return g_string_free_and_steal (out);
}

/* A sandbox sees a file in a folder of the document portal, whose name says nothing; newer portals say where it is outside. */
static GFile *
find_outside (GFile *file)
{
  g_autofree char *documents = g_build_filename (g_get_user_runtime_dir (), "doc", G_DIR_SEPARATOR_S, NULL);
  const char *path = g_file_peek_path (file);
  g_autoptr (GFileInfo) info = NULL;
  g_autofree char *outside = NULL;

  if (path == NULL || !g_str_has_prefix (path, documents))
    return g_object_ref (file);
  info = g_file_query_info (file, HOST_PATH, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info == NULL || g_file_info_get_attribute_string (info, HOST_PATH) == NULL)
    return NULL;
  outside = unescape (g_file_info_get_attribute_string (info, HOST_PATH));

  return g_file_new_for_path (outside);
}

/** hx_recent_dup_folder: Returns: (transfer full) (nullable): where @file is, for people; %NULL if a sandbox hides it. */
char *
hx_recent_dup_folder (GFile *file)
{
  g_autoptr (GFile) outside = NULL;
  g_autoptr (GFile) parent = NULL;
  g_autofree char *name = NULL;
  const char *home = g_get_home_dir ();

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  outside = find_outside (file);
  if (outside == NULL)
    return NULL;
  parent = g_file_get_parent (outside);
  name = g_file_get_parse_name (parent != NULL ? parent : outside);
  if (g_str_has_prefix (name, home) && (name[strlen (home)] == '/' || name[strlen (home)] == '\0'))
    return g_strconcat ("~", name + strlen (home), NULL);

  return g_steal_pointer (&name);
}

/** hx_recent_dup_farewell: @missing: a file that somebody wanted. Returns: (transfer full): a sentence. */
char *
hx_recent_dup_farewell (GFile *missing)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (missing), NULL);

  name = hx_recent_dup_name (missing);

  return g_strdup_printf (_("“%s” is no longer there and was taken off the list."), name);
}

static gboolean
has_namesake (GPtrArray *files,
              guint      index)
{
  g_autofree char *name = hx_recent_dup_name (g_ptr_array_index (files, index));

  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *other = hx_recent_dup_name (g_ptr_array_index (files, i));

      if (i != index && g_str_equal (name, other))
        return TRUE;
    }

  return FALSE;
}

static char *
dup_label (GPtrArray *files,
           guint      index)
{
  GFile *file = g_ptr_array_index (files, index);
  g_autofree char *name = hx_recent_dup_name (file);
  g_autofree char *folder = hx_recent_dup_folder (file);
  g_autofree char *full = NULL;
  g_auto (GStrv) parts = NULL;

  /* Translators: a file and its folder, where two files have the same name. */
  full = folder != NULL && has_namesake (files, index) ? g_strdup_printf (_("%1$s in %2$s"), name, folder) : g_strdup (name);
  parts = g_strsplit (full, "_", -1);

  return g_strjoinv ("__", parts);
}

/** hx_recent_fill_menu: @menu: gets an item for each file, or one that says that there is none */
void
hx_recent_fill_menu (GSettings *settings,
                     GMenu     *menu)
{
  g_autoptr (GPtrArray) files = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (G_IS_MENU (menu));

  files = hx_recent_list (settings);
  g_menu_remove_all (menu);
  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *label = dup_label (files, i);
      g_autofree char *uri = g_file_get_uri (g_ptr_array_index (files, i));
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.open-recent", "s", uri);
      g_menu_append_item (menu, item);
    }
  if (files->len == 0)
    g_menu_append (menu, _("No Recent Scenarios"), "win.no-recent");
}
