/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The mark is kept beside the files, never in them, and hangs on what a puzzle asks: solving it does not change its file, and a new
   title does not change the puzzle. */

#include "config.h"

#include "hx-solved.h"

/* Puts @in, unless it is %NULL or stands there already, and takes @out away, unless it is %NULL. */
static void
change (GSettings  *settings,
        const char *in,
        const char *out)
{
  g_auto (GStrv) before = g_settings_get_strv (settings, HX_SOLVED_KEY);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) after = NULL;

  for (guint i = 0; before[i] != NULL; i++)
    {
      if (g_strcmp0 (before[i], out) != 0)
        g_strv_builder_add (builder, before[i]);
    }
  if (in != NULL && !g_strv_contains ((const char *const *) before, in))
    g_strv_builder_add (builder, in);
  after = g_strv_builder_end (builder);
  if (!g_strv_equal ((const char *const *) before, (const char *const *) after))
    g_settings_set_strv (settings, HX_SOLVED_KEY, (const char *const *) after);
}

static gboolean
has (GSettings  *settings,
     const char *mark)
{
  g_auto (GStrv) solved = g_settings_get_strv (settings, HX_SOLVED_KEY);

  return g_strv_contains ((const char *const *) solved, mark);
}

/**
 * hx_solved_has:
 * @scenario: a puzzle
 * @file: where it was read
 *
 * Returns: whether it was solved
 */
gboolean
hx_solved_has (GSettings        *settings,
               const HxCatalog  *catalog,
               const HxScenario *scenario,
               GFile            *file)
{
  g_autofree char *address = NULL, *fingerprint = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  address = g_file_get_uri (file);
  fingerprint = hx_scenario_dup_fingerprint (catalog, scenario);

  return has (settings, fingerprint) || has (settings, address);
}

/**
 * hx_solved_add:
 * @scenario: a puzzle that is solved
 * @file: the file that it is about
 *
 * Marks it, if that is what the file holds, whatever else of it was changed.
 */
void
hx_solved_add (GSettings        *settings,
               const HxCatalog  *catalog,
               const HxScenario *scenario,
               GFile            *file)
{
  g_autofree char *solved = hx_scenario_dup_fingerprint (catalog, scenario), *filed = NULL;
  g_autoptr (HxScenario) there = NULL;

  g_return_if_fail (G_IS_FILE (file));

  if (has (settings, solved))
    return;
  there = hx_scenario_load_file (catalog, file, NULL);
  if (there == NULL)
    return;
  filed = hx_scenario_dup_fingerprint (catalog, there);
  if (g_str_equal (solved, filed))
    change (settings, solved, NULL);
}

/**
 * hx_solved_settle:
 * @file: a file that is about to be written
 *
 * A mark on an address is about the puzzle that the file has held so far, and goes over to that.
 */
void
hx_solved_settle (GSettings       *settings,
                  const HxCatalog *catalog,
                  GFile           *file)
{
  g_autofree char *address = g_file_get_uri (file), *fingerprint = NULL;
  g_autoptr (HxScenario) there = NULL;

  if (!has (settings, address))
    return;
  there = hx_scenario_load_file (catalog, file, NULL);
  fingerprint = there != NULL ? hx_scenario_dup_fingerprint (catalog, there) : NULL;
  change (settings, fingerprint, address);
}
