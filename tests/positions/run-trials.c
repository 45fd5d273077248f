/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs positions with a known end, one test case for each: "positions FOLDER", "cases FILE", or "tiles FOLDER FILE...". */
#include <locale.h>

#include "hx-data.h"
#include "hx-trial.h"

static HxCli cli;

static gboolean
has_counterpart (const HxTrial *trial)
{
  g_autofree char *folder = g_path_get_dirname (trial->input->name);
  g_autofree char *path = NULL;

  if (trial->counterpart == NULL)
    return TRUE;
  path = g_build_filename (folder, trial->counterpart, NULL);
  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

static void
run_trial (gconstpointer data)
{
  const HxTrial *trial = data;
  g_autofree char *wrong = hx_trial_run (&cli, trial, NULL);

  if (!has_counterpart (trial))
    g_test_fail_printf ("%s: there is no counterpart %s", trial->name, trial->counterpart);
  if (wrong != NULL)
    /* A result has to stay on one line. */
    g_test_fail_printf ("%s", g_strdelimit (wrong, "\n", ';'));
}

static GPtrArray *
load_positions (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) paths = hx_trials_list_files (folder, ".hexa", &error);
  GPtrArray *trials = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_trial_free);

  g_assert_no_error (error);
  for (guint i = 0; i < paths->len; i++)
    {
      g_ptr_array_add (trials, hx_trial_load_position (&cli, g_ptr_array_index (paths, i), &error));
      g_assert_no_error (error);
    }
  return trials;
}

static GPtrArray *
load_cases (const char *file)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *trials = hx_trials_load_cases (&cli, file, &error);

  g_assert_no_error (error);
  return trials;
}

/* What is played from the hand, or allows an action. */
static void
note_played (const HxScenario *scenario,
             gboolean         *used)
{
  for (guint i = 0; scenario->actions != NULL && i < json_array_get_length (scenario->actions); i++)
    {
      HxAction action;

      if (hx_action_read (cli.catalog, scenario, json_array_get_object_element (scenario->actions, i), i, &action, NULL)
          && action.tile != HX_NO_TILE)
        used[action.tile] = TRUE;
    }
}

static void
note_tiles (GPtrArray *trials,
            gboolean  *used)
{
  for (guint i = 0; i < trials->len; i++)
    {
      const HxTrial *trial = g_ptr_array_index (trials, i);
      const HxPosition *position = &trial->input->scenario->position;

      note_played (trial->input->scenario, used);
      for (int hex = 0; hex < HX_MAX_HEXES; hex++)
        if (position->units >> hex & 1)
          used[position->unit[hex].tile] = TRUE;
    }
}

/* A tile that no position has on its board is not shown to be played rightly. */
static void
check_tiles (gconstpointer data)
{
  char **files = (char **) data;
  g_autofree gboolean *used = g_new0 (gboolean, hx_catalog_get_n_tiles (cli.catalog));
  g_autoptr (GString) unused = g_string_new (NULL);
  g_autoptr (GPtrArray) positions = load_positions (files[0]);

  note_tiles (positions, used);
  for (guint i = 1; files[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) cases = load_cases (files[i]);

      note_tiles (cases, used);
    }
  for (guint tile = 0; tile < hx_catalog_get_n_tiles (cli.catalog); tile++)
    if (!used[tile] && !hx_catalog_get_facts (cli.catalog, tile)->is_extra)
      g_string_append_printf (unused, " %s", hx_catalog_get_tile_id (cli.catalog, tile));
  if (unused->len > 0)
    g_test_fail_printf ("no position uses:%s", unused->str);
}

static void
add_trials (GPtrArray  *trials,
            const char *group)
{
  g_assert_cmpuint (trials->len, >, 0);
  for (guint i = 0; i < trials->len; i++)
    {
      const HxTrial *trial = g_ptr_array_index (trials, i);
      g_autofree char *path = g_strdup_printf ("/%s/%s", group, trial->name);

      g_test_add_data_func (path, trial, run_trial);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *dir = hx_data_find_dir ();
  g_autoptr (GPtrArray) trials = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  /* One position that fails must not hide the others. */
  g_test_set_nonfatal_assertions ();
  g_assert_cmpint (argc, >=, 3);
  cli.catalog = hx_data_load (dir, &error);
  g_assert_no_error (error);
  cli.narrator = hx_narrator_new (cli.catalog, "en");
  if (g_str_equal (argv[1], "positions"))
    trials = load_positions (argv[2]);
  else if (g_str_equal (argv[1], "cases"))
    trials = load_cases (argv[2]);
  if (trials != NULL)
    {
      g_autofree char *group = g_path_get_basename (argv[2]);

      add_trials (trials, group);
    }
  else
    g_test_add_data_func ("/tiles/each-is-used", argv + 2, check_tiles);
  status = g_test_run ();
  hx_narrator_free (cli.narrator);
  hx_catalog_free (cli.catalog);
  return status;
}
