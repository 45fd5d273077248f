/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Their names begin with numbers, so that the order of names is the one in which they are meant to be seen. */

#include "config.h"

#include "hx-samples.h"

#include "hx-data.h"

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/** hx_samples_list: @folder: below the data of the program. Returns: (transfer full) (element-type GFile): what lies there, or nothing. */
GPtrArray *
hx_samples_list (const char *folder)
{
  g_autofree char *datadir = hx_data_find_dir ();
  g_autofree char *path = datadir != NULL ? g_build_filename (datadir, folder, NULL) : NULL;
  g_autoptr (GDir) dir = path != NULL ? g_dir_open (path, 0, NULL) : NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_suffix (name, ".hexa"))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (files, g_file_new_build_filename (path, g_ptr_array_index (names, i), NULL));

  return files;
}

/** hx_samples_dup_next: Returns: (transfer full) (nullable): the puzzle that comes after @puzzle; %NULL after the last, and for any other file. */
GFile *
hx_samples_dup_next (GFile *puzzle)
{
  g_autoptr (GPtrArray) files = NULL;
  guint index;

  g_return_val_if_fail (G_IS_FILE (puzzle), NULL);

  files = hx_samples_list (HX_SAMPLES_PUZZLES);
  if (!g_ptr_array_find_with_equal_func (files, puzzle, (GEqualFunc) g_file_equal, &index) || index + 1 >= files->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (files, index + 1));
}
