/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The solver on puzzles whose solutions are worked out by hand, and each of its prunings against a search without. */
#include <glib.h>
#include <string.h>

#include "hx-essence.h"
#include "hx-judge.h"
#include "puzzle-fixture.h"
#include "random-puzzles.h"

static HxCatalog *catalog;

/* A puzzle on a board that is water but for @land and what stands on it. */
static Puzzle *
make (const char *armies,
      const char *hand,
      const char *pieces,
      const char *land,
      const char *goal)
{
  const HxGeometry *geometry = &hx_catalog_get_box (catalog, 2)->geometry;
  g_auto (GStrv) both = g_strsplit (armies, " ", 2);
  g_autoptr (GString) water = g_string_new (NULL);
  g_autofree char *json = NULL;

  for (guint8 hex = 0; hex < geometry->n_hexes; hex++)
    if (strstr (land, geometry->name[hex]) == NULL && strstr (pieces, geometry->name[hex]) == NULL)
      g_string_append_printf (water, "%s\"%s\"", water->len > 0 ? "," : "", geometry->name[hex]);
  json = g_strdup_printf ("{\"format\":\"hexarbiter-scenario\",\"version\":1,\"board\":{\"radius\":2,\"water\":[%s]},"
                          "\"sides\":[{\"army\":\"%s\",\"hand\":[%s]},{\"army\":\"%s\"}],\"turn\":0,\"pieces\":[%s],"
                          "\"goal\":{\"side\":0,%s,\"then\":\"final-battle\"}}", water->str, both[0], hand, both[1], pieces, goal);
  return puzzle_load (catalog, json);
}

#define PIECE(tile, side, hex, facing) "{\"tile\":\"" tile "\",\"side\":" side ",\"hex\":\"" hex "\",\"facing\":" facing "}"
#define WOUNDS(play, tile, count) "\"play\":" play ",\"win\":{\"wounds_at_least\":{\"tile\":\"" tile "\",\"count\":" count "}}"

static HxSolving *
solve_with (const Puzzle *puzzle,
            guint         prunings,
            guint         n_threads,
            gsize         table_bytes)
{
  HxSolveOptions options = { prunings, n_threads, table_bytes };

  return hx_puzzle_solve (&puzzle->puzzle, &options, NULL);
}

static HxSolving *
solve (const Puzzle *puzzle)
{
  return solve_with (puzzle, HX_PRUNE_ALL, 1, 1 << 20);
}

static const HxSolution *
nth_solution (const HxSolving *solving,
              guint            nth)
{
  g_assert_cmpuint (nth, <, solving->solutions->len);
  return g_ptr_array_index (solving->solutions, nth);
}

static const HxAction *
nth_action (const HxAttempt *attempt,
            guint            nth)
{
  g_assert_cmpuint (nth, <, attempt->actions->len);
  return &g_array_index (attempt->actions, HxAction, nth);
}

static void
assert_hex (guint8      hex,
            const char *name)
{
  g_assert_cmpstr (hx_catalog_get_box (catalog, 2)->geometry.name[hex], ==, name);
}

#define CORNER PIECE ("borgo/hq", "0", "A1", "0") "," PIECE ("moloch/hq", "1", "E3", "0")

static void
test_unique (void)
{
  g_autoptr (Puzzle) puzzle = make ("borgo moloch", "\"borgo/brawler\"", CORNER, "E2 B4", "\"play\":1,\"win\":\"more-hit-points\"");
  g_autoptr (HxSolving) solving = solve (puzzle);
  const HxAction *action;

  g_test_summary ("A Brawler strikes one way: one facing beside the HQ does, all else leaves both HQs level");
  g_assert_cmpint (solving->verdict, ==, HX_PUZZLE_UNIQUE);
  g_assert_true (solving->complete);
  action = nth_action (nth_solution (solving, 0)->line, 0);
  g_assert_cmpint (action->what, ==, HX_DO_PLACE);
  g_assert_cmpint (action->facing, ==, 3);
  assert_hex (action->hex, "E2");
  g_assert_cmpuint (nth_solution (solving, 0)->same->len, ==, 0);
  g_assert_false (nth_solution (solving, 0)->answered);
  g_assert_cmpuint (solving->near_misses, ==, 11);
  g_assert_cmpint (solving->wrong_shortfall, ==, 1);
  g_assert_cmpuint (solving->positions, ==, 12);
  /* Beside the HQ one facing strikes it and five strike nobody; on the other hex all strike nobody. */
  g_assert_cmpuint (solving->battles, ==, 3);
}

static void
test_facings (void)
{
  g_autoptr (Puzzle) puzzle = make ("borgo moloch", "\"borgo/mutant\"", CORNER, "E2 B4", "\"play\":1,\"win\":\"more-hit-points\"");
  g_autoptr (HxSolving) solving = solve (puzzle);
  const HxSolution *solution = nth_solution (solving, 0);

  g_test_summary ("A Mutant strikes three ways: three facings are one solution");
  g_assert_cmpint (solving->verdict, ==, HX_PUZZLE_UNIQUE);
  g_assert_cmpuint (solution->same->len, ==, 2);
  g_assert_cmpint (nth_action (solution->line, 0)->facing, ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpuint (nth_action (g_ptr_array_index (solution->same, i), 0)->facing, ==, 3 + i);
}

static void
test_orders (void)
{
  g_autoptr (Puzzle) puzzle = make ("borgo moloch", "\"borgo/mutant\",\"borgo/brawler\",\"borgo/mutant\"", CORNER, "E2 D3 B4",
                                    WOUNDS ("2", "moloch/hq", "3"));
  g_autoptr (HxSolving) solving = solve (puzzle);

  g_test_summary ("Either tile on either hex, in either order, the Mutant in three facings: two solutions");
  g_assert_cmpint (solving->verdict, ==, HX_PUZZLE_SEVERAL);
  g_assert_cmpuint (solving->solutions->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpuint (nth_solution (solving, i)->same->len, ==, 5);
}

#define CENTRE PIECE ("borgo/hq", "0", "A1", "0") "," PIECE ("moloch/hq", "1", "C3", "0") "," PIECE ("moloch/medic", "1", "C4", "0")

static void
test_opponent_chooses (void)
{
  g_autoptr (Puzzle) weak = make ("borgo moloch", "\"borgo/mutant\",\"borgo/brawler\"", CENTRE, "C2 D2 A3", WOUNDS ("2", "moloch/hq", "1"));
  g_autoptr (Puzzle) strong = make ("borgo moloch", "\"borgo/mutant\",\"borgo/brawler\"", CENTRE, "C2 D2 A3", WOUNDS ("2", "moloch/hq", "2"));
  g_autoptr (HxSolving) one = solve (weak), two = solve (strong);

  g_test_summary ("The Medic's side picks which attack is void: it lets the weaker one through");
  g_assert_cmpuint (one->solutions->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_true (nth_solution (one, i)->answered);
  g_assert_cmpint (two->verdict, ==, HX_PUZZLE_NONE);
  g_assert_cmpint (two->wrong_shortfall, ==, 1);
  g_assert_cmpuint (two->wrong->picks->len, ==, 1);
}

#define CLOWN(owner, other) PIECE ("moloch/hq", owner, "A3", "0") "," PIECE ("borgo/hq", other, "E1", "0") "," \
  PIECE ("moloch/clown", owner, "C3", "3") "," PIECE ("borgo/mutant", other, "C2", "0")

static void
test_own_choice (void)
{
  g_autoptr (Puzzle) own = make ("moloch borgo", "", CLOWN ("0", "1"), "C4", WOUNDS ("0", "borgo/mutant", "1"));
  g_autoptr (Puzzle) its = make ("borgo moloch", "", CLOWN ("1", "0"), "C4", "\"play\":0,\"win\":{\"lose\":\"nothing\"}");
  g_autoptr (HxSolving) mine = solve (own), theirs = solve (its);

  g_test_summary ("Whose Clown it is decides whether it explodes");
  g_assert_cmpint (mine->verdict, ==, HX_PUZZLE_UNIQUE);
  g_assert_cmpuint (nth_solution (mine, 0)->line->actions->len, ==, 0);
  g_assert_false (nth_solution (mine, 0)->answered);
  g_assert_cmpint (theirs->verdict, ==, HX_PUZZLE_NONE);
  g_assert_cmpint (theirs->wrong_shortfall, ==, 1);
}

static void
test_other_goals (void)
{
  g_autoptr (Puzzle) fall = make ("borgo moloch", "\"borgo/brawler\"",
                                  PIECE ("borgo/hq", "0", "A1", "0") ",{\"tile\":\"moloch/hq\",\"side\":1,\"hex\":\"E3\",\"facing\":0,\"wounds\":18}",
                                  "E2 B4", "\"play\":1,\"win\":\"hq-destroyed\"");
  g_autoptr (Puzzle) lose = make ("borgo moloch", "\"borgo/brawler\"", CORNER, "E2 C3", "\"play\":1,\"win\":{\"lose\":\"nothing\"}");
  g_autoptr (Puzzle) exactly = make ("borgo moloch", "\"borgo/brawler\"", CORNER "," PIECE ("moloch/hybrid", "1", "C2", "5"), "C3 A3",
                                     "\"play\":1,\"win\":{\"destroyed_exactly\":[\"C2\"]}");
  g_autoptr (HxSolving) felled = solve (fall), kept = solve (lose), destroyed = solve (exactly);

  g_test_summary ("An HQ with two points falls; beside an HQ a Brawler is lost, away from it is not; only the Hybrid dies");
  g_assert_cmpint (felled->verdict, ==, HX_PUZZLE_UNIQUE);
  g_assert_cmpint (nth_action (nth_solution (felled, 0)->line, 0)->facing, ==, 3);
  g_assert_cmpint (kept->verdict, ==, HX_PUZZLE_UNIQUE);
  g_assert_cmpuint (nth_solution (kept, 0)->same->len, ==, 5);
  assert_hex (nth_action (nth_solution (kept, 0)->line, 0)->hex, "C3");
  g_assert_cmpint (destroyed->verdict, ==, HX_PUZZLE_UNIQUE);
  g_assert_cmpint (nth_action (nth_solution (destroyed, 0)->line, 0)->facing, ==, 0);
}

#define LINE_OF_FIRE PIECE ("hegemony/hq", "0", "A1", "0") "," PIECE ("moloch/hq", "1", "C5", "0") "," \
  PIECE ("hegemony/universal-soldier", "0", "C1", "4") "," PIECE ("hegemony/thug", "0", "C2", "3") "," PIECE ("moloch/hybrid", "1", "C3", "3")

static void
test_answers (void)
{
  g_autoptr (Puzzle) clear = make ("hegemony moloch", "\"hegemony/push-back\",\"hegemony/net-fighter\"", LINE_OF_FIRE, "B3 D3",
                                   WOUNDS ("1", "moloch/hq", "1"));
  g_autoptr (Puzzle) stays = make ("hegemony moloch", "\"hegemony/push-back\",\"hegemony/net-fighter\"", LINE_OF_FIRE, "B3 D3 C4",
                                   WOUNDS ("1", "moloch/hq", "1"));
  g_autoptr (HxSolving) does = solve (clear), fails = solve (stays);

  g_test_summary ("The pushed unit's side picks where it goes: out of the line of fire whatever it picks, or not");
  g_assert_cmpint (does->verdict, ==, HX_PUZZLE_UNIQUE);
  g_assert_cmpint (nth_action (nth_solution (does, 0)->line, 0)->what, ==, HX_DO_PUSH);
  g_assert_cmpuint (nth_solution (does, 0)->replies->len, ==, 0);
  g_assert_true (nth_solution (does, 0)->answered);
  g_assert_cmpint (fails->verdict, ==, HX_PUZZLE_NONE);
  g_assert_cmpint (fails->wrong_shortfall, ==, 1);
}

static void
test_replies (void)
{
  g_autoptr (Puzzle) puzzle = make ("hegemony moloch", "\"hegemony/push-back\",\"hegemony/ganger\"",
                                    PIECE ("hegemony/hq", "0", "A1", "0") "," PIECE ("moloch/hq", "1", "C5", "0") ","
                                    PIECE ("hegemony/net-fighter", "0", "C2", "0") "," PIECE ("moloch/hybrid", "1", "C3", "3"),
                                    "B3 D3", WOUNDS ("2", "moloch/hybrid", "1"));
  g_autoptr (HxSolving) solving = solve (puzzle);
  const HxSolution *solution = nth_solution (solving, 0);

  g_test_summary ("The Ganger has to face where the Hybrid went, so that no single line does, but a plan");
  g_assert_cmpint (solving->verdict, ==, HX_PUZZLE_UNIQUE);
  g_assert_cmpuint (solution->replies->len, ==, 2);
  g_assert_true (solution->answered);
  for (guint i = 0; i < 2; i++)
    {
      const HxAttempt *reply = g_ptr_array_index (solution->replies, i);

      g_assert_cmpuint (reply->picks->len, ==, 1);
      assert_hex (nth_action (reply, 1)->hex, "C3");
      g_assert_cmpint (nth_action (reply, 1)->facing, ==, i == 0 ? 5 : 3);
    }
}

static HxAttempt *
find_refutation (const Puzzle    *puzzle,
                 const HxAction  *action,
                 guint16          answer)
{
  g_autoptr (HxAttempt) attempt = hx_attempt_new ();

  g_array_append_val (attempt->actions, *action);
  g_array_append_val (attempt->picks, answer);
  return hx_puzzle_find_refutation (&puzzle->puzzle, attempt);
}

static void
test_refutations (void)
{
  g_autoptr (Puzzle) clear = make ("hegemony moloch", "\"hegemony/push-back\",\"hegemony/net-fighter\"", LINE_OF_FIRE, "B3 D3",
                                   WOUNDS ("1", "moloch/hq", "1"));
  g_autoptr (Puzzle) stays = make ("hegemony moloch", "\"hegemony/push-back\",\"hegemony/net-fighter\"", LINE_OF_FIRE, "B3 D3 C4",
                                   WOUNDS ("1", "moloch/hq", "1"));
  g_autoptr (HxSolving) does = solve (clear);
  const HxAction *push = nth_action (nth_solution (does, 0)->line, 0);

  g_test_summary ("A push after which the opponent answered badly does not count as solved; one that it cannot answer well does");
  for (guint16 answer = 0; answer < 2; answer++)
    g_assert_null (find_refutation (clear, push, answer));
  /* B3, C4 and D3: only C4 leaves it in the line of fire. */
  for (guint16 answer = 0; answer < 3; answer += 2)
    {
      g_autoptr (HxAttempt) refutation = find_refutation (stays, push, answer);

      g_assert_nonnull (refutation);
      g_assert_cmpuint (refutation->actions->len, ==, 1);
      g_assert_cmpuint (refutation->picks->len, ==, 1);
      g_assert_cmpuint (g_array_index (refutation->picks, guint16, 0), ==, 1);
    }
}

#define THIRSTY PIECE ("uranopolis/drill", "0", "A3", "0") "," PIECE ("hegemony/universal-soldier", "1", "B3", "2") "," \
  PIECE ("uranopolis/guard", "0", "E2", "4") "," PIECE ("hegemony/officer-1", "1", "B4", "1") "," PIECE ("hegemony/universal-soldier", "1", "C4", "1") "," \
  "{\"tile\":\"hegemony/hq\",\"side\":1,\"hex\":\"D2\",\"facing\":0,\"wounds\":6}," \
  "{\"tile\":\"uranopolis/hq\",\"side\":0,\"hex\":\"D3\",\"facing\":0,\"wounds\":8}"

static void
test_plainest (void)
{
  g_autoptr (Puzzle) puzzle = make ("uranopolis hegemony", "\"uranopolis/transport\",\"uranopolis/mercenary\"", THIRSTY, "A2 C1",
                                    "\"play\":1,\"win\":\"more-hit-points\"");

  g_test_summary ("A tile that can turn what stands beside it is placed right at once, not placed and turned");
  for (guint n_threads = 1; n_threads <= 2; n_threads++)
    {
      g_autoptr (HxSolving) solving = solve_with (puzzle, HX_PRUNE_ALL, n_threads, 1 << 20);

      g_assert_cmpint (solving->verdict, ==, HX_PUZZLE_UNIQUE);
      g_assert_cmpuint (nth_solution (solving, 0)->line->actions->len, ==, 1);
    }
}

static void
test_full_board (void)
{
  g_autoptr (Puzzle) puzzle = make ("borgo moloch", "\"borgo/super-mutant\"", CORNER, "E2", WOUNDS ("1", "moloch/hq", "4"));
  g_autoptr (HxSolving) solving = NULL;
  HxGame game = puzzle->puzzle.game;
  HxGoal goal = puzzle->puzzle.goal;

  g_test_summary ("The tile fills the board and strikes twice before the Final Battle, which comes once, whoever has drawn the last tile");
  game.seats[0].last_tile_drawn = game.seats[1].last_tile_drawn = true;
  game.round = HX_ROUND_EXTRA;
  g_assert_cmpint (hx_puzzle_init (&puzzle->puzzle, puzzle->puzzle.box, &game, &goal), ==, HX_PUZZLE_SOUND);
  solving = solve (puzzle);
  g_assert_cmpint (solving->verdict, ==, HX_PUZZLE_UNIQUE);
  g_assert_cmpint (nth_action (nth_solution (solving, 0)->line, 0)->facing, ==, 3);
  g_assert_cmpuint (nth_solution (solving, 0)->same->len, ==, 0);
}

static void
test_faults (void)
{
  g_autoptr (Puzzle) puzzle = make ("borgo moloch", "\"borgo/mutant\"", CORNER, "E2 B4", "\"play\":1,\"win\":\"more-hit-points\"");
  const HxBox *box = puzzle->puzzle.box;
  HxGame game = puzzle->puzzle.game;
  HxGoal goal = puzzle->puzzle.goal;
  HxPuzzle other;

  goal.play = 2;
  g_assert_cmpint (hx_puzzle_init (&other, box, &game, &goal), ==, HX_PUZZLE_FEW_TILES);
  goal.play = 1;
  game.seats[0].hand.listed = false;
  game.seats[0].hand.n = 0;
  g_assert_cmpint (hx_puzzle_init (&other, box, &game, &goal), ==, HX_PUZZLE_NO_HAND);
  game = puzzle->puzzle.game;
  hx_position_remove (&game.position, hx_position_find_hq (box, &game.position, 1));
  g_assert_cmpint (hx_puzzle_init (&other, box, &game, &goal), ==, HX_PUZZLE_NO_HQ);
  game.position.fallen = 2;
  g_assert_cmpint (hx_puzzle_init (&other, box, &game, &goal), ==, HX_PUZZLE_GAME_OVER);
}

/* Of a board with a Brawler to destroy, or without. */
static HxPuzzleFault
judge_set_up (gboolean with_hqs,
              gboolean with_unit,
              gboolean has_begun)
{
  g_autoptr (Puzzle) puzzle = make ("borgo moloch", "\"borgo/mutant\"", CORNER "," PIECE ("moloch/hybrid", "1", "C3", "0"), "E2 B4",
                                    "\"play\":1,\"win\":{\"destroyed_exactly\":[\"C3\"]}");
  const HxBox *box = puzzle->puzzle.box;
  HxGame game = puzzle->puzzle.game;
  HxPuzzle other;

  for (int side = 0; side < 2 && !with_hqs; side++)
    hx_position_remove (&game.position, hx_position_find_hq (box, &game.position, side));
  if (!with_unit)
    hx_position_remove (&game.position, hx_geometry_find (&box->geometry, "C3"));
  game.turn.acted = has_begun;
  return hx_puzzle_init (&other, box, &game, &puzzle->puzzle.goal);
}

static void
test_set_up (void)
{
  g_test_summary ("No puzzle is to be solved while HQs would be set up; in the middle of a turn they never are");
  g_assert_cmpint (judge_set_up (TRUE, FALSE, FALSE), ==, HX_PUZZLE_SOUND);
  g_assert_cmpint (judge_set_up (FALSE, TRUE, FALSE), ==, HX_PUZZLE_SOUND);
  g_assert_cmpint (judge_set_up (FALSE, FALSE, FALSE), ==, HX_PUZZLE_NOT_SET_UP);
  g_assert_cmpint (judge_set_up (FALSE, FALSE, TRUE), ==, HX_PUZZLE_SOUND);
}

/* Returns: how many other orders are found of one line that wins */
static guint
count_orders (const HxAttempt *line,
              const Puzzle    *puzzle,
              HxSolveControl  *control)
{
  HxSearch search = { .puzzle = &puzzle->puzzle, .control = control, .n_threads = 1 };
  g_autoptr (HxSeeker) seeker = hx_seeker_new (&search);
  g_autoptr (GPtrArray) wins = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_attempt_free);
  g_autoptr (HxSolving) solving = hx_solving_new ();

  g_ptr_array_add (wins, hx_attempt_copy (line));
  hx_solutions_group (seeker, wins, solving);
  return nth_solution (solving, 0)->same->len;
}

static void
test_no_orders (void)
{
  g_autoptr (Puzzle) puzzle = make ("borgo moloch", "\"borgo/mutant\",\"borgo/brawler\"", CORNER, "E2 D3", WOUNDS ("2", "moloch/hq", "3"));
  g_autoptr (HxSolving) solving = solve (puzzle);
  HxSolveControl goes_on = { 0 }, stops = { .cancelled = 1 };

  g_test_summary ("Once a search is to stop, no time goes into other orders of what was found");
  g_assert_cmpuint (count_orders (nth_solution (solving, 0)->line, puzzle, &goes_on), ==, 1);
  g_assert_cmpuint (count_orders (nth_solution (solving, 0)->line, puzzle, &stops), ==, 0);
}

static void
test_refused_win (void)
{
  g_autoptr (Puzzle) puzzle = make ("borgo moloch", "\"borgo/brawler\"", CORNER, "E2 B4", "\"play\":1,\"win\":\"more-hit-points\"");
  HxSearch search = { .puzzle = &puzzle->puzzle, .n_threads = 1 };
  g_autoptr (HxSeeker) seeker = hx_seeker_new (&search);
  HxSolving *solving = hx_solving_new ();
  g_autoptr (GPtrArray) wins = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_attempt_free);
  HxAction onto_hq = hx_action_new (HX_DO_PLACE);

  g_test_summary ("A line that the rules refuse is no solution, whoever says that it wins");
  onto_hq.tile = (guint16) hx_catalog_find_tile (catalog, "borgo/brawler");
  onto_hq.hex = hx_position_find_hq (puzzle->puzzle.box, &puzzle->puzzle.game.position, 0);
  g_ptr_array_add (wins, hx_attempt_new ());
  g_array_append_val (((HxAttempt *) wins->pdata[0])->actions, onto_hq);
  solving->complete = TRUE;
  g_test_expect_message ("hx-puzzle", G_LOG_LEVEL_CRITICAL, "*cannot be played*");
  hx_solutions_group (seeker, wins, solving);
  g_test_assert_expected_messages ();
  g_assert_cmpuint (solving->solutions->len, ==, 0);
  g_assert_false (solving->complete);
  hx_solving_free (solving);
}

/* Of the goal to hurt one tile once. */
static HxPuzzleFault
judge_target (Puzzle     *puzzle,
              const char *tile)
{
  HxGame game = puzzle->puzzle.game;
  HxGoal goal = { .kind = HX_GOAL_WOUNDS, .play = 1, .count = 1 };
  HxPuzzle other;

  goal.tile = (guint16) hx_catalog_find_tile (catalog, tile);
  return hx_puzzle_init (&other, puzzle->puzzle.box, &game, &goal);
}

static void
test_targets (void)
{
  g_autoptr (Puzzle) puzzle = make ("borgo moloch", "\"borgo/mutant\",\"borgo/battle\"", CORNER, "E2 B4", "\"play\":1,\"win\":\"more-hit-points\"");

  g_test_summary ("What is to be hurt stands on the board or can come there");
  g_assert_cmpint (judge_target (puzzle, "moloch/hq"), ==, HX_PUZZLE_SOUND);
  g_assert_cmpint (judge_target (puzzle, "borgo/mutant"), ==, HX_PUZZLE_SOUND);
  g_assert_cmpint (judge_target (puzzle, "borgo/claws"), ==, HX_PUZZLE_NO_TARGET);
  g_assert_cmpint (judge_target (puzzle, "borgo/battle"), ==, HX_PUZZLE_NO_TARGET);
  g_assert_cmpint (judge_target (puzzle, "outpost/hq"), ==, HX_PUZZLE_NO_TARGET);
}

static Puzzle *
make_large (void)
{
  return make ("borgo moloch", "\"borgo/mutant\",\"borgo/claws\",\"borgo/assassin\",\"borgo/medic\",\"borgo/officer\"", CORNER,
               "B1 B2 B3 C1 C2 C3 C4 D1 D2 D3 E2", "\"play\":3,\"win\":\"hq-destroyed\"");
}

typedef struct
{
  HxSolveControl control;
  guint calls;
} Watcher;

static void
cancel_cb (gpointer data,
           guint64  positions,
           double   share)
{
  Watcher *watcher = data;

  watcher->calls++;
  g_assert_cmpfloat (share, >=, 0);
  g_assert_cmpfloat (share, <=, 1);
  if (positions > 0)
    g_atomic_int_set (&watcher->control.cancelled, 1);
}

static void
test_cancel (void)
{
  g_autoptr (Puzzle) puzzle = make_large ();
  HxSolveOptions options = { HX_PRUNE_NOTHING, 2, 0 };
  Watcher watcher = { .control = { .progress = cancel_cb } };
  g_autoptr (HxSolving) solving = NULL;

  g_test_summary ("A search of hours ends soon when it is cancelled, and says that it is not complete");
  watcher.control.data = &watcher;
  solving = hx_puzzle_solve (&puzzle->puzzle, &options, &watcher.control);
  g_assert_false (solving->complete);
  g_assert_cmpint (solving->verdict, ==, solving->solutions->len > 1 ? HX_PUZZLE_SEVERAL : HX_PUZZLE_UNKNOWN);
  g_assert_null (solving->wrong);
  g_assert_cmpuint (watcher.calls, >, 0);
  g_assert_cmpfloat (solving->seconds, <, 30);
}

/* Cancels once nothing but lines that win is looked into any more. */
static void
cancel_late_cb (gpointer data,
                guint64  positions,
                double   share)
{
  Watcher *watcher = data;

  if (share < 1)
    return;
  watcher->calls++;
  g_atomic_int_set (&watcher->control.cancelled, 1);
}

static void
test_cancel_late (void)
{
  g_autoptr (Puzzle) puzzle = make ("moloch borgo", "\"moloch/push-back\",\"moloch/blocker\",\"moloch/guard\"",
                                    PIECE ("moloch/hq", "0", "C3", "0") ","
                                    "{\"tile\":\"borgo/hq\",\"side\":1,\"hex\":\"E3\",\"facing\":0,\"wounds\":1},"
                                    PIECE ("borgo/mutant", "1", "C2", "3"), "C1 B1 D1 A2 A3 B4 A1 C5 D4 E1",
                                    "\"play\":3,\"win\":\"more-hit-points\"");
  HxSolveOptions options = { HX_PRUNE_ALL, 2, 0 };
  Watcher watcher = { .control = { .progress = cancel_late_cb } };
  g_autoptr (HxSolving) solving = NULL, whole = solve (puzzle);

  g_test_summary ("A push after whose answers a great many lines win can be cancelled while these are looked into");
  g_test_message ("%.2f s, %u solutions, complete %d", whole->seconds, whole->solutions->len, whole->complete);
  watcher.control.data = &watcher;
  solving = hx_puzzle_solve (&puzzle->puzzle, &options, &watcher.control);
  g_assert_cmpuint (watcher.calls, >, 0);
  g_assert_false (solving->complete);
}

static int
compare_essences (gconstpointer a,
                  gconstpointer b)
{
  const HxSolution *one = *(const HxSolution *const *) a, *other = *(const HxSolution *const *) b;

  return memcmp (one->essence, other->essence, sizeof one->essence);
}

static void
assert_same (HxSolving *a,
             HxSolving *b)
{
  g_assert_true (a->complete && b->complete);
  g_assert_cmpint (a->verdict, ==, b->verdict);
  g_assert_cmpuint (a->solutions->len, ==, b->solutions->len);
  g_assert_cmpint (a->wrong_shortfall, ==, b->wrong_shortfall);
  g_ptr_array_sort (a->solutions, compare_essences);
  g_ptr_array_sort (b->solutions, compare_essences);
  for (guint i = 0; i < a->solutions->len; i++)
    {
      const HxSolution *one = g_ptr_array_index (a->solutions, i), *other = g_ptr_array_index (b->solutions, i);

      g_assert_cmpuint (one->replies->len, ==, other->replies->len);
      if (one->replies->len == 0)
        g_assert_cmpmem (one->essence, sizeof one->essence, other->essence, sizeof other->essence);
    }
}

/* Abilities can make a search without prunings endless; such puzzles are left out. */
static void
give_up_cb (gpointer data,
            guint64  positions,
            double   share)
{
  Watcher *watcher = data;

  if (++watcher->calls > 3)
    g_atomic_int_set (&watcher->control.cancelled, 1);
}

static HxSolving *
solve_plainly (const Puzzle *puzzle)
{
  HxSolveOptions options = { HX_PRUNE_NOTHING, 1, 0 };
  Watcher watcher = { .control = { .progress = give_up_cb } };

  watcher.control.data = &watcher;
  return hx_puzzle_solve (&puzzle->puzzle, &options, &watcher.control);
}

static Puzzle *
make_random (guint64 number)
{
  RandomSource source;
  RandomPuzzleKind kind = { .wild = number % 3 != 0, .goal = (int) (number % RANDOM_N_GOALS) };
  g_autofree char *json = NULL;

  random_source_init (&source, 11, number);
  kind.play = 1 + (number % 4 == 0);
  kind.pushes = number % 7 == 0 && kind.goal != 4;
  json = random_puzzle (catalog, &kind, &source);
  return puzzle_load (catalog, json);
}

/* An Air Strike clears the board on the way, of which no HQ stands. */
static void
test_cleared_board (void)
{
  g_autoptr (Puzzle) puzzle = make ("moloch outpost", "\"moloch/clown\",\"moloch/air-strike\"", PIECE ("moloch/hybrid", "0", "E2", "4"), "D1",
                                    "\"play\":2,\"win\":{\"destroyed_exactly\":[\"E2\"]}");
  g_autoptr (HxSolving) solving = solve (puzzle), plain = solve_with (puzzle, HX_PRUNE_NOTHING, 1, 0);

  assert_same (plain, solving);
  g_assert_cmpint (solving->verdict, !=, HX_PUZZLE_NONE);
}

static HxSolving *
solve_first (const Puzzle *puzzle)
{
  HxSolveOptions options = { .prunings = HX_PRUNE_ALL, .n_threads = 1, .first_only = TRUE };

  return hx_puzzle_solve (&puzzle->puzzle, &options, NULL);
}

static void
test_first_line (void)
{
  guint sooner = 0, same = 0;

  g_test_summary ("The first line that wins is one of those that a whole search finds, and comes sooner; without one nothing is left out");
  for (guint64 number = 0; number < 80; number++)
    {
      g_autoptr (Puzzle) puzzle = make_random (number);
      g_autoptr (HxSolving) whole = solve (puzzle), first = solve_first (puzzle);
      gboolean is_known = FALSE;

      g_assert_cmpuint (first->positions, <=, whole->positions);
      if (first->complete)
        {
          assert_same (whole, first);
          same++;
          continue;
        }
      if (!whole->complete)
        continue;
      g_assert_cmpuint (first->solutions->len, >, 0);
      g_assert_null (first->wrong);
      for (guint i = 0; i < whole->solutions->len; i++)
        is_known |= memcmp (nth_solution (whole, i)->essence, nth_solution (first, 0)->essence, sizeof (guint64[2])) == 0;
      g_assert_true (is_known);
      sooner += first->positions < whole->positions;
    }
  g_assert_cmpuint (sooner, >, 10);
  g_assert_cmpuint (same, >, 10);
}

/* The tile is first placed in a facing from which it has to be turned. */
static void
test_first_line_is_plain (void)
{
  g_autoptr (Puzzle) puzzle = make ("uranopolis hegemony", "\"uranopolis/transport\",\"uranopolis/mercenary\"", THIRSTY, "A2 C1",
                                    "\"play\":1,\"win\":\"more-hit-points\"");
  g_autoptr (HxSolving) first = solve_first (puzzle);

  g_test_summary ("The first line that wins does not turn what it can place right at once");
  g_assert_cmpuint (nth_solution (first, 0)->line->actions->len, ==, 1);
}

/* What each pruning, a table that is far too small and a second thread must not change. */
static void
test_prunings (void)
{
  static const guint prunings[] = { HX_PRUNE_TABLE, HX_PRUNE_SETS, HX_PRUNE_IDLE, HX_PRUNE_SETS | HX_PRUNE_FACINGS, HX_PRUNE_ALL };
  /* What it leaves out are parts of battles, not battles. */
  const guint within_battles = HX_PRUNE_LOST;
  guint compared = 0, several = 0, fewer[G_N_ELEMENTS (prunings)] = { 0 };

  for (guint64 number = 0; number < 80; number++)
    {
      g_autoptr (Puzzle) puzzle = make_random (number);
      g_autoptr (HxSolving) plain = solve_plainly (puzzle), within = NULL, small = NULL, threads = NULL;

      if (!plain->complete)
        continue;
      for (guint i = 0; i < G_N_ELEMENTS (prunings); i++)
        {
          g_autoptr (HxSolving) pruned = solve_with (puzzle, prunings[i], 1, 1 << 20);

          assert_same (plain, pruned);
          g_assert_cmpuint (pruned->battles, <=, plain->battles);
          fewer[i] += pruned->battles < plain->battles;
        }
      within = solve_with (puzzle, within_battles, 1, 1 << 20);
      assert_same (plain, within);
      g_assert_cmpuint (within->near_misses, ==, plain->near_misses);
      small = solve_with (puzzle, HX_PRUNE_ALL, 1, 1024);
      threads = solve_with (puzzle, HX_PRUNE_ALL, 2, 1 << 20);
      assert_same (plain, small);
      assert_same (plain, threads);
      compared++;
      several += plain->solutions->len > 1;
    }
  g_test_message ("%u puzzles compared, %u with several solutions", compared, several);
  g_assert_cmpuint (compared, >, 40);
  g_assert_cmpuint (several, >, 10);
  for (guint i = 0; i < G_N_ELEMENTS (prunings); i++)
    g_assert_cmpuint (fewer[i], >, 0);
}

/* What is counted is what was found, not who was first. */
static void
test_threads (gconstpointer path)
{
  g_autoptr (Puzzle) puzzle = puzzle_load_file (catalog, path);
  g_autoptr (HxSolving) alone = solve_with (puzzle, HX_PRUNE_ALL, 1, 0);

  for (guint i = 0; i < 10; i++)
    {
      g_autoptr (HxSolving) threads = solve_with (puzzle, HX_PRUNE_ALL, 8, 0);

      assert_same (alone, threads);
      g_assert_cmpuint (threads->positions, ==, alone->positions);
      g_assert_cmpuint (threads->near_misses, ==, alone->near_misses);
    }
}

static void
add_tests (const char *datadir)
{
  g_autofree char *path = g_build_filename (datadir, "scenarios", "puzzles", "12-fill-the-empty-part.hexa", NULL);

  g_test_add_data_func_full ("/puzzle/solver/threads", g_steal_pointer (&path), test_threads, g_free);
  g_test_add_func ("/puzzle/solver/unique", test_unique);
  g_test_add_func ("/puzzle/solver/facings", test_facings);
  g_test_add_func ("/puzzle/solver/orders", test_orders);
  g_test_add_func ("/puzzle/solver/opponent-chooses", test_opponent_chooses);
  g_test_add_func ("/puzzle/solver/own-choice", test_own_choice);
  g_test_add_func ("/puzzle/solver/other-goals", test_other_goals);
  g_test_add_func ("/puzzle/solver/answers", test_answers);
  g_test_add_func ("/puzzle/solver/replies", test_replies);
  g_test_add_func ("/puzzle/solver/refutations", test_refutations);
  g_test_add_func ("/puzzle/solver/plainest", test_plainest);
  g_test_add_func ("/puzzle/solver/full-board", test_full_board);
  g_test_add_func ("/puzzle/solver/faults", test_faults);
  g_test_add_func ("/puzzle/solver/set-up", test_set_up);
  g_test_add_func ("/puzzle/solver/cleared-board", test_cleared_board);
  g_test_add_func ("/puzzle/solver/refused-win", test_refused_win);
  g_test_add_func ("/puzzle/solver/no-orders", test_no_orders);
  g_test_add_func ("/puzzle/solver/targets", test_targets);
  g_test_add_func ("/puzzle/solver/cancel", test_cancel);
  g_test_add_func ("/puzzle/solver/cancel-late", test_cancel_late);
  g_test_add_func ("/puzzle/solver/first-line", test_first_line);
  g_test_add_func ("/puzzle/solver/first-line-is-plain", test_first_line_is_plain);
  g_test_add_func ("/puzzle/solver/prunings", test_prunings);
}

int
main (int   argc,
      char *argv[])
{
  return puzzle_test (argc, argv, &catalog, add_tests);
}
