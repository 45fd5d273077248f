/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puzzles that come with the program: each has one solution, and none of its tiles is there for show. */
#include <glib.h>
#include <string.h>

#include "puzzle-fixture.h"

#define HAND 5
/* By how much the best line with a tile that the solution leaves in the hand may fail. */
#define NEAR 2

static HxCatalog *catalog;

/* What all lines that play some tiles of the hand come to, where the hand holds no others. */
typedef struct
{
  guint tiles, solutions;
  guint64 near_misses;
  int shortfall;
} Choice;

/* @sides: puzzles that an army solves, by its number among the sets; @goals: by #HxGoalKind */
typedef struct
{
  guint sides[G_MAXUINT8 + 1];
  guint goals[HX_GOAL_DESTROYED_EXACTLY + 1];
  guint play[HAND + 1];
  guint monoliths, krwiobus, puzzles;
} Coverage;

static const HxStack *
get_hand (const HxPuzzle *puzzle)
{
  return &puzzle->game.seats[puzzle->goal.side].hand;
}

static HxSolving *
solve (const HxPuzzle *puzzle)
{
  HxSolveOptions options = { .prunings = HX_PRUNE_ALL };

  return hx_puzzle_solve (puzzle, &options, NULL);
}

/* The tile that the action plays, or HX_NO_TILE. Only an Order is left out of an action that a tile allows. */
static guint16
find_tile (const HxAction *action)
{
  gboolean is_left_out = action->tile == HX_NO_TILE && action->by == HX_BY_TILE;

  return is_left_out ? (guint16) hx_catalog_find_tile (catalog, "iron-gang/order") : action->tile;
}

/* The first copy of the tile in the hand that is not among those played yet, or -1. */
static int
find_copy (const HxStack *hand,
           guint16        tile,
           guint          played)
{
  for (int at = 0; at < hand->n; at++)
    if (hand->tiles[at] == tile && (played >> at & 1) == 0)
      return at;
  return -1;
}

/* The tiles of the hand, by bit, that the line plays. */
static guint
find_played (const HxPuzzle  *puzzle,
             const HxAttempt *line)
{
  const HxStack *hand = get_hand (puzzle);
  guint played = 0;

  for (guint i = 0; i < line->actions->len; i++)
    {
      guint16 tile = find_tile (&g_array_index (line->actions, HxAction, i));
      int at = tile != HX_NO_TILE ? find_copy (hand, tile, played) : -1;

      if (at >= 0)
        played |= 1u << at;
    }
  return played;
}

static Choice
try_tiles (const HxPuzzle *puzzle,
           guint           tiles)
{
  g_autofree HxPuzzle *fewer = g_memdup2 (puzzle, sizeof *puzzle);
  g_autoptr (HxSolving) solving = NULL;
  Choice choice = { .tiles = tiles, .shortfall = HX_SHORT_MAX };

  for (guint i = HAND; i-- > 0;)
    if ((tiles >> i & 1) == 0)
      hx_stack_take (&fewer->game.seats[fewer->goal.side].hand, i);
  solving = solve (fewer);
  g_assert_true (solving->complete);
  choice.solutions = solving->solutions->len;
  choice.near_misses = solving->near_misses;
  if (solving->wrong != NULL)
    choice.shortfall = solving->wrong_shortfall;
  return choice;
}

static GArray *
try_all (const HxPuzzle *puzzle)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (Choice));

  for (guint tiles = 0; tiles < 1u << HAND; tiles++)
    if (__builtin_popcount (tiles) == puzzle->goal.play)
      {
        Choice choice = try_tiles (puzzle, tiles);

        g_array_append_val (choices, choice);
      }
  return choices;
}

/* Some line with the tile fails by one or two; told for the table. */
static void
check_spare (const Puzzle *puzzle,
             guint         at,
             const GArray *choices,
             GString      *told)
{
  int shortfall = HX_SHORT_MAX;
  guint64 near_misses = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      const Choice *choice = &g_array_index (choices, Choice, i);

      if ((choice->tiles >> at & 1) == 0)
        continue;
      shortfall = MIN (shortfall, choice->shortfall);
      near_misses += choice->near_misses;
    }
  g_string_append_printf (told, "; %s: %" G_GUINT64_FORMAT " by 1, best by %d",
                          hx_catalog_get_tile_id (catalog, get_hand (&puzzle->puzzle)->tiles[at]), near_misses, shortfall);
  g_assert_cmpint (shortfall, >=, 1);
  g_assert_cmpint (shortfall, <=, NEAR);
}

static void
check_words (const HxScenario *scenario)
{
  g_assert_cmpstr (scenario->language, ==, "en");
  g_assert_cmpuint (strlen (hx_scenario_get_title (scenario, "en")), >, 0);
  g_assert_cmpuint (strlen (hx_scenario_get_description (scenario, "en")), >, 0);
  g_assert_cmpuint (strlen (hx_scenario_get_title (scenario, "pl")), >, 0);
  g_assert_cmpuint (strlen (hx_scenario_get_description (scenario, "pl")), >, 0);
  g_assert_cmpstr (hx_scenario_get_title (scenario, "pl"), !=, scenario->title);
  g_assert_cmpstr (hx_scenario_get_description (scenario, "pl"), !=, scenario->description);
}

/* The position could have come about: no more copies than there are, wounds that can be carried, both HQs. */
static void
check_position (const HxScenario *scenario)
{
  g_auto (GStrv) oddities = hx_scenario_dup_oddities (catalog, scenario, "en");

  g_assert_cmpstr (oddities != NULL ? oddities[0] : NULL, ==, NULL);
}

static void
test_puzzle (gconstpointer data)
{
  g_autoptr (Puzzle) puzzle = puzzle_load_file (catalog, data);
  g_autoptr (HxSolving) solving = solve (&puzzle->puzzle);
  g_autoptr (GArray) choices = NULL;
  g_autoptr (GString) told = g_string_new (NULL);
  guint played, solutions = 0;

  check_words (puzzle->scenario);
  check_position (puzzle->scenario);
  g_assert_cmpuint (get_hand (&puzzle->puzzle)->n, ==, HAND);
  g_assert_true (solving->complete);
  g_assert_cmpint (solving->verdict, ==, HX_PUZZLE_UNIQUE);
  played = find_played (&puzzle->puzzle, ((HxSolution *) g_ptr_array_index (solving->solutions, 0))->line);
  g_assert_cmpint (__builtin_popcount (played), ==, puzzle->puzzle.goal.play);
  /* The closest try is told to its end, too. */
  g_assert_cmpint (__builtin_popcount (find_played (&puzzle->puzzle, solving->wrong)), ==, puzzle->puzzle.goal.play);

  choices = try_all (&puzzle->puzzle);
  for (guint i = 0; i < choices->len; i++)
    {
      const Choice *choice = &g_array_index (choices, Choice, i);

      solutions += choice->solutions;
      g_assert_cmpuint (choice->solutions, ==, choice->tiles == played ? 1 : 0);
    }
  g_assert_cmpuint (solutions, ==, 1);
  g_string_append_printf (told, "%s: %" G_GUINT64_FORMAT " positions, %.2f s, 1 solution, %" G_GUINT64_FORMAT " near misses",
                          puzzle->scenario->title, solving->positions, solving->seconds, solving->near_misses);
  for (guint i = 0; i < HAND; i++)
    if ((played >> i & 1) == 0)
      check_spare (puzzle, i, choices, told);
  g_test_message ("%s", told->str);
}

static gboolean
has_krwiobus (const Puzzle *puzzle)
{
  const HxBox *box = puzzle->puzzle.box;
  const HxGame *game = &puzzle->puzzle.game;
  int krwiobus = hx_catalog_find_tile (catalog, "neutral/krwiobus");

  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    if (game->position.units & HX_HEX_BIT (hex) && game->position.unit[hex].tile == krwiobus)
      return TRUE;
  return hx_stack_find (&game->seats[puzzle->puzzle.goal.side].hand, (guint16) krwiobus) >= 0;
}

static void
cover (Coverage   *coverage,
       const char *path)
{
  g_autoptr (Puzzle) puzzle = puzzle_load_file (catalog, path);
  const HxGoal *goal = &puzzle->puzzle.goal;
  const HxGame *game = &puzzle->puzzle.game;

  coverage->puzzles++;
  coverage->goals[goal->kind]++;
  coverage->play[goal->play]++;
  coverage->sides[game->seats[goal->side].set]++;
  coverage->krwiobus += has_krwiobus (puzzle) ? 1 : 0;
  coverage->monoliths += game->position.monolith[goal->side].present ? 1 : 0;
}

static void
test_coverage (gconstpointer data)
{
  static const char *const armies[] = { "uranopolis", "iron-gang", "partisans", "borgo", "hegemony", "moloch", "outpost" };
  const HxBox *box = hx_catalog_get_box (catalog, 2);
  const GPtrArray *paths = data;
  g_autofree Coverage *coverage = g_new0 (Coverage, 1);

  for (guint i = 0; i < paths->len; i++)
    cover (coverage, g_ptr_array_index (paths, i));
  g_assert_cmpuint (coverage->puzzles, >=, 24);
  for (guint i = 0; i < G_N_ELEMENTS (armies); i++)
    {
      g_autofree char *hq = g_strdup_printf ("%s/hq", armies[i]);

      g_assert_cmpuint (coverage->sides[box->tiles[hx_catalog_find_tile (catalog, hq)].set], >=, 2);
    }
  for (guint i = 0; i < G_N_ELEMENTS (coverage->goals); i++)
    g_assert_cmpuint (coverage->goals[i], >=, 3);
  for (guint play = 1; play <= 3; play++)
    g_assert_cmpuint (coverage->play[play], >, 0);
  g_assert_cmpuint (coverage->monoliths, >=, 3);
  g_assert_cmpuint (coverage->krwiobus, >=, 3);
}

static int
compare_paths (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static GPtrArray *
list_puzzles (const char *datadir)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_build_filename (datadir, "scenarios", "puzzles", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

static void
add_tests (const char *datadir)
{
  g_autoptr (GPtrArray) paths = list_puzzles (datadir);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *base = g_path_get_basename (g_ptr_array_index (paths, i));
      g_autofree char *name = g_strdup_printf ("/puzzle/library/%.*s", (int) strcspn (base, "."), base);

      g_test_add_data_func_full (name, g_strdup (g_ptr_array_index (paths, i)), test_puzzle, g_free);
    }
  g_test_add_data_func_full ("/puzzle/library/coverage", g_ptr_array_ref (paths), test_coverage, (GDestroyNotify) g_ptr_array_unref);
}

int
main (int   argc,
      char *argv[])
{
  return puzzle_test (argc, argv, &catalog, add_tests);
}
