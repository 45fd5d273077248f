/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The mark is kept beside the files, never in them: solving a puzzle does not change it. */

#include "config.h"

#include "hx-solved.h"

/** hx_solved_has: Returns: whether the puzzle in @file was solved. */
gboolean
hx_solved_has (GSettings *settings,
               GFile     *file)
{
  g_auto (GStrv) solved = NULL;
  g_autofree char *address = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  solved = g_settings_get_strv (settings, HX_SOLVED_KEY);
  address = g_file_get_uri (file);

  return g_strv_contains ((const char *const *) solved, address);
}

/** hx_solved_add: @file: a puzzle that is solved from now, as it stands there */
void
hx_solved_add (GSettings *settings,
               GFile     *file)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) before = NULL, after = NULL;
  g_autofree char *address = NULL;

  if (hx_solved_has (settings, file))
    return;
  before = g_settings_get_strv (settings, HX_SOLVED_KEY);
  address = g_file_get_uri (file);
  g_strv_builder_addv (builder, (const char **) before);
  g_strv_builder_add (builder, address);
  after = g_strv_builder_end (builder);
  g_settings_set_strv (settings, HX_SOLVED_KEY, (const char *const *) after);
}

/** hx_solved_remove: @file: a file that holds another puzzle from now, or none; nobody has solved that */
void
hx_solved_remove (GSettings *settings,
                  GFile     *file)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) before = NULL, after = NULL;
  g_autofree char *address = NULL;

  if (!hx_solved_has (settings, file))
    return;
  before = g_settings_get_strv (settings, HX_SOLVED_KEY);
  address = g_file_get_uri (file);
  for (guint i = 0; before[i] != NULL; i++)
    {
      if (!g_str_equal (before[i], address))
        g_strv_builder_add (builder, before[i]);
    }
  after = g_strv_builder_end (builder);
  g_settings_set_strv (settings, HX_SOLVED_KEY, (const char *const *) after);
}
