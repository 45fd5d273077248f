/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding and reading sample files. */
#include "hx-file-test.h"

#include <string.h>

HxCatalog *
load_catalog (void)
{
  g_autofree char *dir = hx_data_find_dir ();
  g_autoptr (GError) error = NULL;
  HxCatalog *catalog = hx_data_load (dir, &error);

  g_assert_no_error (error);
  return catalog;
}

GBytes *
read_sample (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "files", "files", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (text, length);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
list_samples (const char *prefix,
              const char *suffix)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "files", "files", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, suffix))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_assert_cmpuint (names->len, >, 0);
  return names;
}
