/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solves random small puzzles with the solver and by brute force over the second referee: the same must solve them. */

#include <locale.h>
#include <string.h>

#include "first-ends.h"
#include "hx-puzzle.h"
#include "hx-scenario.h"
#include "random-puzzles.h"
#include "second-solver.h"

/* How many puzzles of each sort a run has at least. */
typedef struct
{
  guint few;
  guint deciding;
  guint pushes;
  guint bare;
  guint all;
} Quota;

typedef struct
{
  SrFacts         *facts;
  const HxCatalog *catalog;
  Quota            wanted;
  Quota            had;
  guint            lines;
  guint            tried;
  guint            disagreements;
  gboolean         failed;
} Comparison;

/* A puzzle as both solvers get it. */
typedef struct
{
  JsonNode   *node;
  HxScenario *scenario;
  HxPuzzle   *puzzle;
} Puzzle;

static void
clear_puzzle (Puzzle *puzzle)
{
  g_clear_pointer (&puzzle->node, json_node_unref);
  g_clear_pointer (&puzzle->scenario, hx_scenario_free);
  g_clear_pointer (&puzzle->puzzle, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Puzzle, clear_puzzle)

static gboolean
load (Comparison *comparison,
      const char *json,
      Puzzle     *puzzle)
{
  g_autoptr (GBytes) bytes = g_bytes_new (json, strlen (json));
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  HxGoal goal;

  puzzle->node = json_from_string (json, NULL);
  puzzle->puzzle = g_new0 (HxPuzzle, 1);
  puzzle->scenario = hx_scenario_load_bytes (comparison->catalog, "puzzle", bytes, NULL);
  return puzzle->scenario != NULL && hx_scenario_to_game (comparison->catalog, puzzle->scenario, game, NULL)
         && hx_scenario_get_goal (comparison->catalog, puzzle->scenario, &goal, NULL)
         && hx_puzzle_init (puzzle->puzzle, hx_catalog_get_box (comparison->catalog, 2), game, &goal) == HX_PUZZLE_SOUND;
}

static HxSolving *
solve (const Puzzle *puzzle)
{
  HxSolveOptions options = { .prunings = HX_PRUNE_ALL, .n_threads = 1, .table_bytes = 4 << 20 };

  return hx_puzzle_solve (puzzle->puzzle, &options, NULL);
}

static char *
write_line (const Comparison *comparison,
            const Puzzle     *puzzle,
            const HxAttempt  *attempt)
{
  GString *text = g_string_new ("[");

  for (guint i = 0; i < attempt->actions->len; i++)
    {
      g_autoptr (JsonNode) node = hx_action_write (comparison->catalog, puzzle->puzzle->box, &g_array_index (attempt->actions, HxAction, i));
      g_autofree char *json = json_to_string (node, FALSE);

      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", json);
    }
  g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}

static GHashTable *
collect_lines (const Comparison *comparison,
               const Puzzle     *puzzle,
               const HxSolving  *solving)
{
  GHashTable *lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < solving->solutions->len; i++)
    {
      const HxSolution *solution = g_ptr_array_index (solving->solutions, i);

      if (solution->replies->len > 0)
        continue;
      g_hash_table_add (lines, write_line (comparison, puzzle, solution->line));
      for (guint j = 0; j < solution->same->len; j++)
        g_hash_table_add (lines, write_line (comparison, puzzle, g_ptr_array_index (solution->same, j)));
    }
  return lines;
}

static void
complain (Comparison *comparison,
          const char *json,
          const char *what,
          const char *line)
{
  comparison->disagreements++;
  g_print ("# %s: %s\n# %s\n", what, line, json);
}

/*
 * Each line of the solver's must solve the puzzle; a line that only the second referee has must come to what one of both has
 * comes to: the solver does not list how else the same game is reached, by another pusher, say.
 */
static void
compare (Comparison         *comparison,
         const char         *json,
         GHashTable         *first,
         const SecondSolved *second)
{
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) ends = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer line;

  for (guint i = 0; i < second->lines->len; i++)
    {
      g_hash_table_add (known, g_ptr_array_index (second->lines, i));
      if (g_hash_table_contains (first, g_ptr_array_index (second->lines, i)))
        g_hash_table_add (ends, g_ptr_array_index (second->ends, i));
    }
  g_hash_table_iter_init (&iter, first);
  while (g_hash_table_iter_next (&iter, &line, NULL))
    if (!g_hash_table_contains (known, line))
      {
        complain (comparison, json, "only the solver's", line);
        return;
      }
  for (guint i = 0; i < second->lines->len; i++)
    if (!g_hash_table_contains (ends, g_ptr_array_index (second->ends, i)))
      {
        complain (comparison, json, "only the second referee's", g_ptr_array_index (second->lines, i));
        return;
      }
}

static guint
count_missing (guint wanted,
               guint had)
{
  return wanted > had ? wanted - had : 0;
}

/* Whether somebody waits for a puzzle of this sort; those of no sort come as far as they leave room for the others. */
static gboolean
is_wanted (const Comparison       *comparison,
           const RandomPuzzleKind *kind,
           const HxSolving        *solving)
{
  const Quota *wanted = &comparison->wanted, *had = &comparison->had;
  guint few = count_missing (wanted->few, had->few), deciding = count_missing (wanted->deciding, had->deciding);
  guint pushes = count_missing (wanted->pushes, had->pushes), bare = count_missing (wanted->bare, had->bare);
  guint all = count_missing (wanted->all, had->all);

  if (few > 0 && solving->solutions->len >= 1 && solving->solutions->len <= 3)
    return TRUE;
  if (deciding > 0 && kind->chooser == RANDOM_CHOOSER_OPPONENT && solving->wrong_may_win)
    return TRUE;
  return (pushes > 0 && kind->pushes) || (bare > 0 && kind->bare) || few + deciding + pushes + bare < all;
}

/* Plays one random puzzle; what nobody waits for is not played by the slow referee. */
static void
play_one (Comparison             *comparison,
          const RandomPuzzleKind *kind,
          RandomSource           *source)
{
  g_autofree char *json = random_puzzle (comparison->catalog, kind, source);
  g_auto (Puzzle) puzzle = { NULL };
  g_autoptr (HxSolving) solving = NULL;
  g_autoptr (SecondSolved) second = NULL;
  g_autoptr (GHashTable) lines = NULL;
  g_autoptr (GError) error = NULL;

  if (!load (comparison, json, &puzzle))
    {
      complain (comparison, json, "cannot be read", "");
      comparison->failed = TRUE;
      return;
    }
  solving = solve (&puzzle);
  if (!is_wanted (comparison, kind, solving))
    return;
  second = second_solve (comparison->facts, puzzle.node, kind->chooser == RANDOM_CHOOSER_SOLVER, &error);
  if (second == NULL || !second->complete)
    return;
  lines = collect_lines (comparison, &puzzle, solving);
  compare (comparison, json, lines, second);
  comparison->had.all++;
  comparison->had.few += solving->solutions->len >= 1 && solving->solutions->len <= 3;
  comparison->had.deciding += second->choice_decides && kind->chooser == RANDOM_CHOOSER_OPPONENT;
  comparison->had.pushes += kind->pushes;
  comparison->had.bare += kind->bare;
  comparison->lines += second->lines->len;
  comparison->tried += second->n_tried;
}

static RandomPuzzleKind
pick_kind (const Comparison *comparison,
           RandomSource     *source)
{
  RandomPuzzleKind kind = { .play = 1 + (random_below (source, 24) == 0), .goal = random_below (source, RANDOM_N_GOALS) };

  if (comparison->had.pushes < comparison->wanted.pushes && random_below (source, 3) == 0)
    {
      kind.pushes = TRUE;
      kind.goal %= 4;
    }
  else if (comparison->had.bare < comparison->wanted.bare && random_below (source, 5) == 0)
    kind = (RandomPuzzleKind) { .play = 2, .goal = 2 + random_below (source, RANDOM_N_GOALS - 2), .bare = TRUE };
  else if (random_below (source, 5) == 0)
    kind.chooser = RANDOM_CHOOSER_SOLVER;
  return kind;
}

static gboolean
is_short (const Comparison *comparison)
{
  return comparison->had.all < comparison->wanted.all || comparison->had.few < comparison->wanted.few
         || comparison->had.deciding < comparison->wanted.deciding || comparison->had.pushes < comparison->wanted.pushes
         || comparison->had.bare < comparison->wanted.bare;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *armies = NULL;
  int seed = 1, puzzles = 200;
  GOptionEntry entries[] = {
    { "armies", 0, 0, G_OPTION_ARG_FILENAME, &armies, "Folder of the printed facts", "DIR" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "What the random numbers begin with", "N" },
    { "puzzles", 0, 0, G_OPTION_ARG_INT, &puzzles, "How many puzzles", "N" },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  Comparison comparison = { 0 };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || armies == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "--armies is missing");
      return 2;
    }
  comparison.facts = sr_facts_load (armies, &error);
  comparison.catalog = first_catalog (&error);
  g_assert_no_error (error);
  comparison.wanted = (Quota) { (guint) puzzles / 4, (guint) puzzles / 4, (guint) puzzles * 3 / 20, (guint) puzzles / 20, (guint) puzzles };
  for (guint64 number = 0; is_short (&comparison) && comparison.disagreements < 5; number++)
    {
      RandomSource source;
      RandomPuzzleKind kind;

      random_source_init (&source, (guint64) seed, number);
      kind = pick_kind (&comparison, &source);
      play_one (&comparison, &kind, &source);
    }
  g_print ("%u puzzles, %u with one to three solutions, %u decided by the opponent's choice, %u with pushes, %u without HQs; %u lines played, %u solve\n",
           comparison.had.all, comparison.had.few, comparison.had.deciding, comparison.had.pushes, comparison.had.bare, comparison.tried,
           comparison.lines);
  g_print ("%u disagreements\n", comparison.disagreements);
  sr_facts_free (comparison.facts);
  return comparison.disagreements > 0 || comparison.failed ? 1 : 0;
}
