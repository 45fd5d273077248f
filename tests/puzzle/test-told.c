/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which choices of a line decide, which options do as well, and what falls; each option is tried to see that it is so. */
#include <glib.h>
#include <string.h>

#include "hx-told.h"
#include "puzzle-fixture.h"

static HxCatalog *catalog;
static char *folder;

static HxSolving *
solve (const Puzzle *puzzle)
{
  HxSolveOptions options = { HX_PRUNE_ALL, 1, 1 << 20 };

  return hx_puzzle_solve (&puzzle->puzzle, &options, NULL);
}

/* The puzzle of the program whose file's name begins so. */
static Puzzle *
load (const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *path = NULL;
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL && !g_str_has_prefix (name, prefix))
    continue;
  g_assert_nonnull (name);
  path = g_build_filename (folder, name, NULL);
  return puzzle_load_file (catalog, path);
}

/* The line with the options that were taken before a choice, and another one there. */
static int
try_option (const Puzzle    *puzzle,
            const HxAttempt *line,
            const HxTold    *told,
            guint            at,
            guint16          option)
{
  g_autoptr (HxAttempt) attempt = hx_attempt_new ();
  g_autoptr (HxTold) other = NULL;

  g_array_append_vals (attempt->actions, line->actions->data, line->actions->len);
  for (guint i = 0; i < at; i++)
    g_array_append_val (attempt->picks, ((const HxToldChoice *) g_ptr_array_index (told->decisions, i))->pick);
  g_array_append_val (attempt->picks, option);
  other = hx_puzzle_tell (&puzzle->puzzle, attempt);
  g_assert_nonnull (other);
  return other->shortfall;
}

static gboolean
is_alike (const HxToldChoice *choice,
          guint16             option)
{
  for (guint i = 0; i < choice->alike->len; i++)
    if (g_array_index (choice->alike, guint16, i) == option)
      return TRUE;
  return FALSE;
}

/* Returns: own choices that decide. */
static guint
assert_choices (const Puzzle    *puzzle,
                const HxAttempt *line,
                const HxTold    *told)
{
  guint n = 0;

  for (guint at = 0; at < told->decisions->len; at++)
    {
      const HxToldChoice *choice = g_ptr_array_index (told->decisions, at);

      g_assert_cmpint (choice->is_own, ==, choice->choice.side == puzzle->puzzle.goal.side);
      g_assert_cmpint (choice->matters, ==, choice->alike->len < choice->choice.n_options);
      g_assert_true (is_alike (choice, choice->pick));
      for (guint16 i = 0; i < choice->choice.n_options; i++)
        g_assert_cmpint (try_option (puzzle, line, told, at, i) == told->shortfall, ==, is_alike (choice, i));
      n += choice->is_own && choice->matters;
    }
  return n;
}

/* In the Smoke Screen three facings of six win; a shot has to become another; either of two units can take the wounds. */
static void
test_choices (void)
{
  static const struct { const char *prefix; guint n, action, n_alike; } expected[] = { { "40-", 1, 1, 3 }, { "12-", 1, 2, 1 }, { "36-", 2, 2, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (Puzzle) puzzle = load (expected[i].prefix);
      g_autoptr (HxSolving) solving = solve (puzzle);
      g_autoptr (HxTold) told = NULL, wrong = NULL;
      const HxSolution *solution = g_ptr_array_index (solving->solutions, 0);
      const HxToldChoice *first = NULL;

      told = hx_puzzle_tell (&puzzle->puzzle, solution->line);
      g_assert_cmpint (told->shortfall, ==, 0);
      g_assert_cmpuint (told->games->len, ==, solution->line->actions->len);
      g_assert_cmpuint (assert_choices (puzzle, solution->line, told), ==, expected[i].n);
      for (guint at = told->decisions->len; at-- > 0;)
        {
          const HxToldChoice *choice = g_ptr_array_index (told->decisions, at);

          if (choice->is_own && choice->matters)
            first = choice;
        }
      g_assert_nonnull (first);
      g_assert_cmpuint (first->action, ==, expected[i].action);
      g_assert_cmpuint (first->alike->len, ==, expected[i].n_alike);
      wrong = hx_puzzle_tell (&puzzle->puzzle, solving->wrong);
      g_assert_cmpint (wrong->shortfall, ==, solving->wrong_shortfall);
      g_assert_cmpuint (wrong->decisions->len, ==, solving->wrong->picks->len);
    }
}

/* The try that is told is the solution but for one action. */
static void
test_kin (void)
{
  static const char *const prefixes[] = { "16-", "30-", "34-", "40-" };

  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    {
      g_autoptr (Puzzle) puzzle = load (prefixes[i]);
      g_autoptr (HxSolving) solving = solve (puzzle);
      const HxAttempt *line = ((const HxSolution *) g_ptr_array_index (solving->solutions, 0))->line, *wrong = solving->wrong;
      guint n = 0;

      g_assert_cmpuint (wrong->actions->len, ==, line->actions->len);
      for (guint at = 0; at < line->actions->len; at++)
        n += memcmp (&g_array_index (line->actions, HxAction, at), &g_array_index (wrong->actions, HxAction, at), sizeof (HxAction)) != 0;
      g_assert_cmpuint (n, ==, 1);
    }
}

/* A goal of pieces is told with those that fell, where they stood at first. */
static void
test_losses (void)
{
  g_autoptr (Puzzle) puzzle = load ("10-");
  g_autoptr (HxSolving) solving = solve (puzzle);
  const HxSolution *solution = g_ptr_array_index (solving->solutions, 0);
  g_autoptr (HxTold) told = hx_puzzle_tell (&puzzle->puzzle, solution->line);
  HxHexSet gone = 0;

  for (guint i = 0; i < told->losses->len; i++)
    gone |= HX_HEX_BIT (g_array_index (told->losses, HxLoss, i).home);
  g_assert_cmphex (gone, ==, puzzle->puzzle.goal.hexes);
}

static void
add_tests (const char *datadir)
{
  folder = g_build_filename (datadir, "scenarios", "puzzles", NULL);
  g_test_add_func ("/puzzle/told/choices", test_choices);
  g_test_add_func ("/puzzle/told/kin", test_kin);
  g_test_add_func ("/puzzle/told/losses", test_losses);
}

int
main (int    argc,
      char **argv)
{
  int status = puzzle_test (argc, argv, &catalog, add_tests);

  g_free (folder);
  return status;
}
