/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle is tried, hinted at, shown and judged; all that leaves it as it is. */

#include "config.h"

#include "model-fixture.h"

#include "hx-data.h"
#include "hx-hand-supply.h"
#include "hx-puzzle-try.h"
#include "hx-turn-text.h"

static HxLibrary *library;

static void
expect_limits (HxPlaying  *playing,
               const char *text)
{
  g_autofree char *limits = hx_playing_dup_limits (playing);

  g_assert_cmpstr (limits, ==, text);
}

static void
play_all (HxPlaying *playing)
{
  while (hx_playing_get_can_go_on (playing))
    hx_playing_go_to (playing, hx_playing_get_next (playing));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* A solution that is shown is judged as solved; the puzzle itself stays as it is. */
static void
test_show (void)
{
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-three-of-five.hexa");
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, HX_CHECK_SOLUTIONS, NULL);
  g_autoptr (HxPuzzleLine) line = NULL;
  g_autoptr (HxPuzzleTry) attempt = NULL;
  g_autoptr (HxPlaying) playing = NULL;
  g_autofree char *text = NULL, *none = NULL;

  fixture_wait_for_check (check);
  line = hx_puzzle_check_tell (check, 1);
  attempt = hx_puzzle_try_new (document, line, NULL);
  g_assert_true (hx_puzzle_try_get_is_shown (attempt));
  playing = hx_playing_new (hx_puzzle_try_get_scratch (attempt));
  hx_puzzle_try_begin (attempt, playing);
  g_assert_cmpint (hx_puzzle_try_judge (attempt, playing, &none), ==, HX_TRY_GOES_ON);
  for (guint i = 0; i < 3; i++)
    hx_playing_go_to (playing, hx_playing_get_next (playing));
  expect_limits (playing, "3\u00a0tiles are played, as the puzzle asks. The Final Battle comes next.");
  hx_playing_go_to (playing, hx_playing_get_next (playing));
  expect_limits (playing, "The line of play ends here. Go back through it with Previous Action.");
  g_assert_cmpint (hx_puzzle_try_judge (attempt, playing, &text), ==, HX_TRY_SOLVED);
  g_assert_cmpstr (text, ==, "Solved: it reaches the goal.");
  g_assert_false (hx_document_get_dirty (document));
}

/* What is shown takes the choices that the solution needs: turned in the Smoke Screen, and a shot that becomes another. */
static void
test_shown_choices (void)
{
  static const char *const files[] = { "40-turned-in-the-smoke.hexa", "12-fill-the-empty-part.hexa" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *datadir = hx_data_find_dir (), *path = g_build_filename (datadir, "scenarios", "puzzles", files[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (HxDocument) document = hx_document_load (library, file, NULL);
      g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, FALSE, NULL);
      g_autoptr (HxPuzzleLine) line = NULL;
      g_autoptr (HxPuzzleTry) attempt = NULL;
      g_autoptr (HxPlaying) playing = NULL;
      g_autofree char *text = NULL;

      fixture_wait_for_check (check);
      line = hx_puzzle_check_tell (check, 0);
      g_assert_cmpuint (line->choices->len, >, 0);
      g_assert_true (i == 0 ? line->notes->len == 0 : line->notes->len == 1);
      attempt = hx_puzzle_try_new (document, line, NULL);
      playing = hx_playing_new (hx_puzzle_try_get_scratch (attempt));
      play_all (playing);
      g_assert_cmpint (hx_puzzle_try_judge (attempt, playing, &text), ==, HX_TRY_SOLVED);
    }
}

static void
play_first (HxPlaying *playing,
            HxDo       what)
{
  GArray *legal = hx_playing_get_legal (playing);
  HxAction action;

  for (guint i = 0; i < legal->len; i++)
    {
      action = g_array_index (legal, HxAction, i);
      if (action.what != what)
        continue;
      g_assert_cmpint (hx_playing_play (playing, &action), ==, HX_TRY_PLAYED);
      return;
    }
  g_assert_not_reached ();
}

static guint
count_what (HxPlaying *playing,
            HxDo       what)
{
  const GArray *legal = hx_playing_get_legal (playing);
  guint n = 0;

  for (guint i = 0; i < legal->len; i++)
    n += g_array_index (legal, HxAction, i).what == what;

  return n;
}

/* The push wins only if the Hybrid is put out of the line of fire; its side may leave it there. */
static void
test_refuted (void)
{
  static const char *const text =
    "{\"format\": \"hexarbiter-scenario\", \"version\": 1, \"board\": {\"radius\": 2, \"water\": [\"B2\", \"B4\", \"D2\", \"D4\"]}, "
    "\"sides\": [{\"army\": \"hegemony\", \"hand\": [\"hegemony/push-back\"]}, {\"army\": \"moloch\"}], \"turn\": 0, \"pieces\": ["
    "{\"tile\": \"hegemony/hq\", \"side\": 0, \"hex\": \"A1\", \"facing\": 0},"
    "{\"tile\": \"moloch/hq\", \"side\": 1, \"hex\": \"C5\", \"facing\": 0},"
    "{\"tile\": \"hegemony/universal-soldier\", \"side\": 0, \"hex\": \"C1\", \"facing\": 4},"
    "{\"tile\": \"hegemony/thug\", \"side\": 0, \"hex\": \"C2\", \"facing\": 3},"
    "{\"tile\": \"moloch/hybrid\", \"side\": 1, \"hex\": \"C3\", \"facing\": 3}], "
    "\"goal\": {\"side\": 0, \"play\": 1, \"win\": {\"wounds_at_least\": {\"tile\": \"moloch/hq\", \"count\": 1}}, "
    "\"then\": \"final-battle\"}}";
  g_autoptr (HxDocument) document = fixture_load_text (library, text);
  g_autoptr (HxPuzzleTry) attempt = hx_puzzle_try_new (document, NULL, NULL);
  g_autoptr (HxPlaying) playing = hx_playing_new (hx_puzzle_try_get_scratch (attempt));
  g_autofree char *told = NULL;

  play_first (playing, HX_DO_PUSH);
  hx_playing_answer (playing, 0, 0);
  hx_puzzle_try_fight (attempt, playing);
  g_assert_cmpint (hx_puzzle_try_judge (attempt, playing, &told), ==, HX_TRY_FAILED);
  g_assert_cmpstr (told, ==, "Not solved: the opponent can answer otherwise, and then nothing reaches the goal any more. "
                             "Push Hybrid on C3 away from Thug on C2 (Push Back). Hybrid on C3 is pushed to C4.");
}

/* The tile fills the board and ends the turn; still it is its side that starts the Final Battle. */
static void
test_whose (void)
{
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-full-board.hexa");
  g_autoptr (HxPuzzleTry) attempt = hx_puzzle_try_new (document, NULL, NULL);
  g_autoptr (HxPlaying) playing = hx_playing_new (hx_puzzle_try_get_scratch (attempt));
  HxGame before;

  hx_puzzle_try_begin (attempt, playing);
  play_first (playing, HX_DO_PLACE);
  before = *hx_playing_get_game (playing);
  hx_puzzle_try_fight (attempt, playing);
  g_assert_cmpuint (hx_entry_get_side (hx_point_get_entry (hx_playing_get_point (playing)), &before), ==, 0);
}

/* Within a puzzle only what has a place in it is offered or played, and no more tiles than are asked for; taking back gives all back. */
static void
test_limits (void)
{
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-full-board.hexa");
  g_autoptr (HxPuzzleTry) attempt = hx_puzzle_try_new (document, NULL, NULL);
  g_autoptr (HxPlaying) playing = hx_playing_new (hx_puzzle_try_get_scratch (attempt));
  g_autofree char *none = hx_playing_dup_limits (playing), *limits = NULL, *played = NULL;
  HxAction end = hx_action_new (HX_DO_END_TURN), place;
  guint n;

  g_assert_null (none);
  g_assert_cmpuint (count_what (playing, HX_DO_END_TURN), ==, 1);
  g_assert_cmpuint (count_what (playing, HX_DO_BATTLE), ==, 1);
  hx_puzzle_try_begin (attempt, playing);
  limits = hx_playing_dup_limits (playing);
  g_assert_cmpstr (limits, ==, "In a puzzle nothing is drawn or discarded, no tile causes a battle, and the turn does not end.");
  for (HxDo what = 0; what < HX_N_DOES; what++)
    {
      if (what != HX_DO_PLACE)
        g_assert_cmpuint (count_what (playing, what), ==, 0);
    }
  n = count_what (playing, HX_DO_PLACE);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpint (hx_playing_play (playing, &end), ==, HX_TRY_OUTSIDE);
  g_assert_cmpuint (hx_playing_get_point (playing).n, ==, 0);
  place = g_array_index (hx_playing_get_legal (playing), HxAction, 0);
  g_assert_cmpint (hx_playing_play (playing, &place), ==, HX_TRY_PLAYED);
  g_assert_cmpuint (count_what (playing, HX_DO_PLACE), ==, 0);
  played = hx_playing_dup_limits (playing);
  g_assert_true (g_str_has_prefix (played, "1\u00a0tile is played, as the puzzle asks."));
  hx_playing_take_back (playing);
  g_assert_cmpuint (count_what (playing, HX_DO_PLACE), ==, n);
}

/* After the Final Battle nobody acts any more, and the hand stays that of the puzzle's side; taking it back goes on from before. */
static void
test_over (void)
{
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-full-board.hexa");
  g_autoptr (HxPuzzleTry) attempt = hx_puzzle_try_new (document, NULL, NULL);
  g_autoptr (HxPlaying) playing = hx_playing_new (hx_puzzle_try_get_scratch (attempt));
  g_autofree char *limits = NULL;
  HxAction place, fight = hx_action_new (HX_DO_FINAL_BATTLE);
  guint side = hx_playing_get_side (playing);

  g_assert_false (hx_playing_get_is_puzzle (playing));
  hx_puzzle_try_begin (attempt, playing);
  g_assert_true (hx_playing_get_is_puzzle (playing));
  place = g_array_index (hx_playing_get_legal (playing), HxAction, 0);
  g_assert_cmpint (hx_playing_play (playing, &place), ==, HX_TRY_PLAYED);
  g_assert_false (hx_playing_get_is_over (playing));
  hx_puzzle_try_fight (attempt, playing);
  g_assert_cmpuint (hx_playing_get_point (playing).n, ==, 2);
  g_assert_true (hx_playing_get_is_over (playing));
  g_assert_cmpuint (hx_playing_get_legal (playing)->len, ==, 0);
  g_assert_cmpuint (hx_playing_get_side (playing), ==, side);
  g_assert_cmpint (hx_playing_play (playing, &fight), ==, HX_TRY_OUTSIDE);
  limits = hx_playing_dup_limits (playing);
  g_assert_cmpstr (limits, ==, "The puzzle ends here. Take back what was played to try something else.");
  hx_playing_take_back (playing);
  g_assert_false (hx_playing_get_is_over (playing));
}

static char *
wait_for_hints (HxPuzzleTry *attempt)
{
  while (hx_puzzle_try_get_search (attempt) != NULL)
    g_main_context_iteration (NULL, TRUE);
  return hx_puzzle_try_dup_hints (attempt);
}

/* What falls short is told; what has no place in a puzzle, too; hints stay told. */
static void
test_try (void)
{
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-three-of-five.hexa");
  g_autoptr (HxPuzzleTry) attempt = hx_puzzle_try_new (document, NULL, NULL);
  g_autoptr (HxPlaying) playing = hx_playing_new (hx_puzzle_try_get_scratch (attempt));
  g_autofree char *few = NULL, *outside = NULL, *status = NULL, *hints = NULL, *more = NULL;

  play_first (playing, HX_DO_PLACE);
  status = hx_puzzle_try_dup_status (attempt, playing);
  g_assert_cmpstr (status, ==, "Tiles played: 1\302\240of 3");
  g_assert_false (hx_puzzle_try_get_is_ready (attempt, playing));
  hx_puzzle_try_fight (attempt, playing);
  g_assert_cmpint (hx_puzzle_try_judge (attempt, playing, &few), ==, HX_TRY_FAILED);
  g_assert_cmpstr (few, ==, "Not solved: exactly 3\302\240tiles have to be played.");
  hx_playing_take_back (playing);
  play_first (playing, HX_DO_DISCARD);
  hx_puzzle_try_fight (attempt, playing);
  g_assert_cmpint (hx_puzzle_try_judge (attempt, playing, &outside), ==, HX_TRY_FAILED);
  g_assert_cmpstr (outside, ==, "Not solved: in a puzzle nothing is drawn or discarded, and the turn does not end.");
  hx_puzzle_try_ask (attempt);
  hints = wait_for_hints (attempt);
  g_assert_true (g_str_has_prefix (hints, "This tile takes part: "));
  hx_puzzle_try_ask (attempt);
  more = hx_puzzle_try_dup_hints (attempt);
  g_assert_true (g_str_has_prefix (more, hints));
  g_assert_nonnull (strstr (more, "Look at"));
  g_assert_false (hx_document_get_dirty (document));
}

/* Each hint says something more, also where a Monolith is expanded first. */
static void
test_monolith_hints (void)
{
  g_autoptr (HxDocument) document = fixture_load_position (library, "../../data/scenarios/puzzles/12-fill-the-empty-part.hexa");
  g_autoptr (HxPuzzleTry) attempt = hx_puzzle_try_new (document, NULL, NULL);
  static const char *const told[] = { "The Monolith takes part.", "Look at D1.", "It begins like this: Expand the Monolith: Guard on D1" };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *hints = NULL;

      hx_puzzle_try_ask (attempt);
      while ((hints = hx_puzzle_try_dup_hints (attempt)) != NULL && strstr (hints, "looked for") != NULL)
        {
          g_clear_pointer (&hints, g_free);
          g_main_context_iteration (NULL, TRUE);
        }
      for (guint j = 0; j < G_N_ELEMENTS (told); j++)
        g_assert_cmpint (strstr (hints, told[j]) != NULL, ==, j <= i);
    }
}

/* One line that wins is enough, though there are others; all hints and the solution shown after them are about it, and whoever tries
   it once more gets them again, at once. */
static void
test_one_line (void)
{
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-three-of-five.hexa");
  g_autoptr (HxPuzzleTry) attempt = hx_puzzle_try_new (document, NULL, NULL), again = hx_puzzle_try_new (document, NULL, NULL);
  g_autoptr (HxPuzzleLine) line = NULL;
  g_autofree char *hints = NULL, *same = NULL, *tile = NULL;
  const HxToldAction *first;

  for (guint i = 0; i < HX_MOST_HINTS; i++)
    hx_puzzle_try_ask (attempt);
  hints = wait_for_hints (attempt);
  g_assert_false (hx_puzzle_check_get_solving (hx_puzzle_try_get_source (attempt))->complete);
  line = hx_puzzle_try_tell (attempt);
  first = g_ptr_array_index (line->actions, 0);
  tile = hx_library_dup_tile_name (library, first->tile);
  g_assert_true (g_str_has_prefix (hints, "This tile takes part: "));
  g_assert_nonnull (strstr (hints, tile));
  g_assert_nonnull (strstr (hints, first->text));
  hx_puzzle_try_use (again, hx_puzzle_try_get_source (attempt));
  for (guint i = 0; i < HX_MOST_HINTS; i++)
    hx_puzzle_try_ask (again);
  g_assert_null (hx_puzzle_try_get_search (again));
  same = hx_puzzle_try_dup_hints (again);
  g_assert_cmpstr (same, ==, hints);
}

/* What was found holds for the same puzzle, also once a change is undone, and gives hints without another search. */
static void
test_known (void)
{
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-three-of-five.hexa");
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, HX_CHECK_SOLUTIONS, NULL);
  g_autoptr (HxPuzzleTry) attempt = hx_puzzle_try_new (document, NULL, NULL);
  g_autofree char *hints = NULL;

  hx_puzzle_try_use (attempt, check);
  g_assert_null (hx_puzzle_try_get_search (attempt));
  fixture_wait_for_check (check);
  g_assert_true (hx_puzzle_check_is_about (check, document));
  g_assert_cmpuint (hx_puzzle_check_get_looked_at (check), ==, 0);
  hx_puzzle_check_look_at (check, 2);
  g_assert_cmpuint (hx_puzzle_check_get_looked_at (check), ==, 2);
  g_assert_true (hx_document_set_wounds (document, fixture_hex (document, "A1"), 5));
  g_assert_false (hx_puzzle_check_is_about (check, document));
  g_assert_true (hx_document_undo (document));
  g_assert_true (hx_puzzle_check_is_about (check, document));
  hx_puzzle_try_use (attempt, check);
  hx_puzzle_try_ask (attempt);
  g_assert_null (hx_puzzle_try_get_search (attempt));
  hints = hx_puzzle_try_dup_hints (attempt);
  g_assert_true (g_str_has_prefix (hints, "This tile takes part: "));
  hx_puzzle_check_cancel (check);
  g_assert_false (hx_puzzle_check_is_about (check, document));
}

/* A search for a hint can be ended; then it is as if none had been asked for, and the next one searches anew. */
static void
test_stop_search (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "display", "long-search.hexa", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (HxDocument) document = hx_document_load (library, file, NULL);
  g_autoptr (HxPuzzleTry) attempt = NULL;
  guint n_hinted = 0;
  HxGoal goal;

  /* What nothing reaches is looked for everywhere. */
  hx_document_get_goal (document, &goal);
  goal.kind = HX_GOAL_HQ_DESTROYED;
  g_assert_true (hx_document_set_goal (document, &goal));
  attempt = hx_puzzle_try_new (document, NULL, NULL);
  g_signal_connect_swapped (attempt, "hinted", G_CALLBACK (count_cb), &n_hinted);
  hx_puzzle_try_stop_search (attempt);
  g_assert_cmpuint (n_hinted, ==, 0);
  for (guint i = 1; i <= 2; i++)
    {
      g_autofree char *none = NULL;

      hx_puzzle_try_ask (attempt);
      hx_puzzle_try_ask (attempt);
      g_assert_nonnull (hx_puzzle_try_get_search (attempt));
      while (hx_puzzle_check_get_positions (hx_puzzle_try_get_search (attempt)) == 0)
        g_main_context_iteration (NULL, TRUE);
      hx_puzzle_try_stop_search (attempt);
      g_assert_null (hx_puzzle_try_get_search (attempt));
      g_assert_cmpuint (hx_puzzle_try_get_n_hints (attempt), ==, 0);
      none = hx_puzzle_try_dup_hints (attempt);
      g_assert_null (none);
      g_assert_cmpuint (n_hinted, ==, 3 * i);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();
  g_test_add_func ("/puzzle/show", test_show);
  g_test_add_func ("/puzzle/limits", test_limits);
  g_test_add_func ("/puzzle/refuted", test_refuted);
  g_test_add_func ("/puzzle/whose", test_whose);
  g_test_add_func ("/puzzle/over", test_over);
  g_test_add_func ("/puzzle/shown-choices", test_shown_choices);
  g_test_add_func ("/puzzle/try", test_try);
  g_test_add_func ("/puzzle/try/monolith-hints", test_monolith_hints);
  g_test_add_func ("/puzzle/one-line", test_one_line);
  g_test_add_func ("/puzzle/known", test_known);
  g_test_add_func ("/puzzle/stop-search", test_stop_search);
  status = g_test_run ();
  g_object_unref (library);
  return status;
}
