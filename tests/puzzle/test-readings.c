/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puzzles under other readings: what changes is found, and what is passed over as without bearing changes nothing indeed. */
#include <glib.h>

#include "hx-alike.h"
#include "hx-data.h"
#include "hx-puzzle-readings.h"
#include "puzzle-fixture.h"
#include "random-puzzles.h"

static HxCatalog *catalog;

static Puzzle *
load_file (const char *folder,
           const char *name)
{
  g_autofree char *path = g_path_is_absolute (folder) ? g_build_filename (folder, name, NULL)
                                                      : g_test_build_filename (G_TEST_DIST, folder, name, NULL);

  return puzzle_load_file (catalog, path);
}

static HxSolving *
solve (const Puzzle *puzzle)
{
  HxSolveOptions options = { .prunings = HX_PRUNE_ALL };

  return hx_puzzle_solve (&puzzle->puzzle, &options, NULL);
}

static void
test_grenade (void)
{
  static const char json[] =
    "{\"format\":\"hexarbiter-scenario\",\"version\":1,\"board\":{\"radius\":2,\"water\":[]},"
    "\"sides\":[{\"army\":\"borgo\",\"hand\":[\"borgo/grenade\"]},{\"army\":\"moloch\"}],"
    "\"turn\":0,\"pieces\":["
    "{\"tile\":\"borgo/hq\",\"side\":0,\"hex\":\"B2\",\"facing\":0},"
    "{\"tile\":\"moloch/hq\",\"side\":1,\"hex\":\"D3\",\"facing\":0},"
    "{\"tile\":\"moloch/net-fighter\",\"side\":1,\"hex\":\"B1\",\"facing\":3}],"
    "\"goal\":{\"side\":0,\"play\":1,\"win\":{\"destroyed_exactly\":[\"B1\"]},\"then\":\"final-battle\"}}";
  g_autoptr (Puzzle) puzzle = puzzle_load (catalog, json);
  g_autoptr (HxSolving) solving = solve (puzzle);
  HxReadPuzzle read = { .ruling = HX_RULING_DISP_12, .reading = 1 };

  g_test_summary ("A netted HQ throws no Grenade, but by another reading it does");
  g_assert_cmpint (solving->verdict, ==, HX_PUZZLE_NONE);
  g_assert_true (hx_puzzle_bears_on (&puzzle->puzzle, HX_RULING_DISP_12));
  g_assert_false (hx_puzzle_bears_on (&puzzle->puzzle, HX_RULING_DISP_11));
  hx_puzzle_read_otherwise (&puzzle->puzzle, solving, &read, NULL);
  g_assert_cmpint (read.verdict, ==, HX_PUZZLE_UNIQUE);
  g_assert_true (read.complete);
  g_assert_false (hx_read_puzzle_is_same (&read, solving));
}

/* A search that is given up proves nothing. */
static void
test_cancelled (void)
{
  g_autoptr (Puzzle) puzzle = load_file ("positions", "puzzle-full-board.hexa");
  g_autoptr (HxSolving) solving = solve (puzzle);
  HxSolveControl control = { .cancelled = 1 };
  HxReadPuzzle read = { .ruling = HX_RULING_D_01, .reading = 1 };

  g_assert_cmpint (solving->verdict, ==, HX_PUZZLE_UNIQUE);
  hx_puzzle_read_otherwise (&puzzle->puzzle, solving, &read, NULL);
  g_assert_true (hx_read_puzzle_is_same (&read, solving));
  hx_puzzle_read_otherwise (&puzzle->puzzle, solving, &read, &control);
  g_assert_false (hx_read_puzzle_is_same (&read, solving));
  g_assert_cmpint (read.verdict, ==, HX_PUZZLE_UNKNOWN);
}

/* The Ravager may be pushed to either of two hexes, and one line wins after both: it still does where nothing of it is disputed. */
static void
test_answers (void)
{
  g_autofree char *datadir = hx_data_find_dir (), *folder = g_build_filename (datadir, "scenarios", "puzzles", NULL);
  g_autoptr (Puzzle) puzzle = load_file (folder, "55-wherever-the-ravager-goes.hexa");
  g_autoptr (HxSolving) solving = solve (puzzle);
  HxReadPuzzle idle = { .ruling = HX_RULING_D_45, .reading = 1 }, edges = { .ruling = HX_RULING_DISP_11, .reading = 1 };

  g_assert_cmpint (solving->verdict, ==, HX_PUZZLE_UNIQUE);
  g_assert_cmpuint (((HxSolution *) g_ptr_array_index (solving->solutions, 0))->line->picks->len, ==, 0);
  hx_puzzle_read_otherwise (&puzzle->puzzle, solving, &idle, NULL);
  g_assert_true (idle.stands);
  g_assert_true (hx_read_puzzle_is_same (&idle, solving));
  hx_puzzle_read_otherwise (&puzzle->puzzle, solving, &edges, NULL);
  g_assert_true (edges.stands);
  g_assert_false (hx_read_puzzle_is_same (&edges, solving));
}

/* Random puzzles are solved again by all readings that are said to be without bearing on them, and by a plan of the others. */
static void
test_bearing (void)
{
  guint n_idle = 0, n_changes = 0;

  for (guint64 number = 0; number < 30; number++)
    {
      RandomPuzzleKind kind = { .wild = TRUE, .goal = (int) (number % RANDOM_N_GOALS), .play = 1, .pushes = number % 7 == 0 };
      g_autoptr (HxSolving) solving = NULL;
      g_autoptr (Puzzle) puzzle = NULL;
      g_autofree char *json = NULL;
      RandomSource source;

      random_source_init (&source, 29, number);
      kind.pushes = kind.pushes && kind.goal != 4;
      json = random_puzzle (catalog, &kind, &source);
      puzzle = puzzle_load (catalog, json);
      solving = solve (puzzle);
      if (!solving->complete || solving->seconds > .5)
        continue;
      for (int ruling = 0; ruling < HX_N_RULINGS; ruling++)
        {
          HxReadPuzzle read = { .ruling = (guint8) ruling, .reading = 1 };
          gboolean bears = hx_puzzle_bears_on (&puzzle->puzzle, (HxRuling) ruling);

          hx_puzzle_read_otherwise (&puzzle->puzzle, solving, &read, NULL);
          n_changes += !hx_read_puzzle_is_same (&read, solving);
          n_idle += !bears;
          if (!bears)
            g_assert_true (hx_read_puzzle_is_same (&read, solving));
        }
    }
  g_test_message ("%u readings without bearing, %u that change something", n_idle, n_changes);
  g_assert_cmpuint (n_idle, >, 100);
  g_assert_cmpuint (n_changes, >, 0);
}

/* The plan has its push in common; where the Officer faces does not matter, but where the other tile faces does. */
static void
test_alike (void)
{
  g_autofree char *datadir = hx_data_find_dir (), *folder = g_build_filename (datadir, "scenarios", "puzzles", NULL);
  g_autoptr (Puzzle) plan = load_file ("display", "plan.hexa"), line = load_file (folder, "24-an-officer-behind-the-gun.hexa");
  g_autoptr (HxSolving) branches = solve (plan), solving = solve (line);
  const HxSolution *solution = g_ptr_array_index (solving->solutions, 0);

  g_assert_cmpuint (((HxSolution *) g_ptr_array_index (branches->solutions, 0))->replies->len, ==, 2);
  g_assert_cmpuint (hx_solution_common_actions (g_ptr_array_index (branches->solutions, 0)), ==, 1);
  g_assert_cmpuint (solution->line->actions->len, ==, 2);
  g_assert_cmphex (hx_solution_facings (solution, solution->line, 0), ==,
                   1u << g_array_index (solution->line->actions, HxAction, 0).facing);
  g_assert_cmphex (hx_solution_facings (solution, solution->line, 1), ==, 0x3f);
}

static void
add_tests (const char *datadir)
{
  g_test_add_func ("/puzzle/readings/grenade", test_grenade);
  g_test_add_func ("/puzzle/readings/cancelled", test_cancelled);
  g_test_add_func ("/puzzle/readings/answers", test_answers);
  g_test_add_func ("/puzzle/readings/bearing", test_bearing);
  g_test_add_func ("/puzzle/readings/alike", test_alike);
}

int
main (int   argc,
      char *argv[])
{
  return puzzle_test (argc, argv, &catalog, add_tests);
}
