/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a puzzle that has to be sound, for tests of what is searched in it. */
#include "puzzle-fixture.h"

#include <string.h>

#include "hx-data.h"

void
puzzle_free (Puzzle *puzzle)
{
  hx_scenario_free (puzzle->scenario);
  g_free (puzzle);
}

Puzzle *
puzzle_load (const HxCatalog *catalog,
             const char      *json)
{
  Puzzle *puzzle = g_new0 (Puzzle, 1);
  g_autoptr (GBytes) bytes = g_bytes_new (json, strlen (json));
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  g_autoptr (GError) error = NULL;
  HxGoal goal;

  puzzle->scenario = hx_scenario_load_bytes (catalog, "puzzle", bytes, &error);
  g_assert_no_error (error);
  g_assert_true (hx_scenario_to_game (catalog, puzzle->scenario, game, NULL));
  g_assert_true (hx_scenario_get_goal (catalog, puzzle->scenario, &goal, &error));
  g_assert_no_error (error);
  g_assert_cmpint (hx_puzzle_init (&puzzle->puzzle, hx_catalog_get_box (catalog, puzzle->scenario->radius), game, &goal), ==,
                   HX_PUZZLE_SOUND);
  return puzzle;
}

Puzzle *
puzzle_load_file (const HxCatalog *catalog,
                  const char      *path)
{
  g_autofree char *json = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &json, NULL, &error);
  g_assert_no_error (error);
  return puzzle_load (catalog, json);
}

/* Returns: the exit status. @catalog holds the program's data while the tests run that @add_tests adds. */
int
puzzle_test (int          argc,
             char       **argv,
             HxCatalog  **catalog,
             void       (*add_tests) (const char *datadir))
{
  g_autofree char *datadir = hx_data_find_dir ();
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  *catalog = hx_data_load (datadir, &error);
  g_assert_no_error (error);
  add_tests (datadir);
  status = g_test_run ();
  hx_catalog_free (*catalog);
  return status;
}
