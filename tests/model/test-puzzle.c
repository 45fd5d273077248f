/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle is made by commands, each one undo step; it is checked and repaired, and tries at it leave it as it is. */

#include "config.h"

#include "model-fixture.h"

#include "hx-data.h"
#include "hx-hand-supply.h"
#include "hx-puzzle-try.h"
#include "hx-turn-text.h"

static HxLibrary *library;

static HxDocument *
new_puzzle (void)
{
  HxDocument *document = fixture_new_document (library);

  fixture_place (document, "uranopolis/hq", 0, "A1", 0);
  fixture_place (document, "borgo/hq", 1, "E3", 0);

  return document;
}

static void
test_goal (void)
{
  g_autoptr (HxDocument) document = new_puzzle ();
  HxGoal goal = { .kind = HX_GOAL_WOUNDS, .side = 0, .play = 1, .count = 2 };
  g_autofree char *none = hx_document_dup_task (document);
  g_autofree char *task = NULL;
  HxGoal read;

  g_assert_false (hx_document_has_goal (document));
  g_assert_null (none);
  g_assert_false (hx_document_set_goal (document, NULL));
  goal.tile = fixture_tile (document, "borgo/hq");
  g_assert_true (hx_document_set_goal (document, &goal));
  g_assert_cmpstr (hx_history_get_undo_label (hx_document_get_history (document)), ==, "Set Goal");
  g_assert_false (hx_document_set_goal (document, &goal));
  g_assert_true (hx_document_get_goal (document, &read));
  g_assert_cmpuint (read.kind, ==, HX_GOAL_WOUNDS);
  g_assert_cmpuint (read.tile, ==, goal.tile);
  g_assert_cmpuint (read.count, ==, 2);
  task = hx_document_dup_task (document);
  g_assert_cmpstr (task, ==, "Your army: Uranopolis. Play exactly 1\302\240tile of your hand. "
                             "After the Final Battle the HQ of Borgo bears at least 2\302\240wounds, or is destroyed.");
  g_assert_true (hx_document_undo (document));
  g_assert_false (hx_document_has_goal (document));
}

/* Every kind of goal comes back from a file as it was set. */
static void
test_goals_in_files (void)
{
  g_autoptr (HxDocument) document = new_puzzle ();
  const HxCatalog *catalog = hx_document_get_catalog (document);

  for (guint kind = HX_GOAL_MORE_POINTS; kind <= HX_GOAL_DESTROYED_EXACTLY; kind++)
    {
      HxGoal goal = { .kind = (guint8) kind, .side = 1, .play = 3, .tile = HX_NO_TILE }, read;
      g_autoptr (HxScenario) again = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;

      if (kind == HX_GOAL_WOUNDS)
        {
          goal.tile = fixture_tile (document, "uranopolis/hq");
          goal.count = 5;
        }
      if (kind == HX_GOAL_DESTROYED_EXACTLY)
        goal.hexes = HX_HEX_BIT (fixture_hex (document, "A1"));
      g_assert_true (hx_document_set_goal (document, &goal));
      bytes = hx_scenario_to_bytes (catalog, hx_document_get_scenario (document));
      again = hx_scenario_load_bytes (catalog, "puzzle", bytes, &error);
      g_assert_no_error (error);
      g_assert_true (hx_scenario_get_goal (catalog, again, &read, &error));
      g_assert_cmpuint (read.kind, ==, kind);
      g_assert_cmpuint (read.side, ==, 1);
      g_assert_cmpuint (read.play, ==, 3);
      g_assert_cmpuint (read.tile, ==, goal.tile);
      g_assert_cmpuint (read.count, ==, goal.count);
      g_assert_cmpuint (read.hexes, ==, goal.hexes);
    }
  g_assert_true (hx_document_set_goal (document, NULL));
  g_assert_cmpstr (hx_history_get_undo_label (hx_document_get_history (document)), ==, "Remove Goal");
}

static void
test_hand (void)
{
  g_autoptr (HxDocument) document = new_puzzle ();
  guint16 mechanic = fixture_tile (document, "uranopolis/mechanic");

  g_assert_null (hx_document_get_hand (document, 0));
  for (guint i = 0; i < HX_MOST_IN_HAND; i++)
    g_assert_true (hx_document_add_to_hand (document, 0, mechanic));
  g_assert_false (hx_document_add_to_hand (document, 0, mechanic));
  g_assert_cmpstr (hx_history_get_undo_label (hx_document_get_history (document)), ==, "Add Mechanic to the Hand");
  g_assert_true (hx_document_take_from_hand (document, 0, 0));
  g_assert_cmpuint (hx_document_get_hand (document, 0)->len, ==, HX_MOST_IN_HAND - 1);
  g_assert_false (hx_document_take_from_hand (document, 0, HX_MOST_IN_HAND - 1));
  g_assert_true (hx_document_undo (document));
  g_assert_cmpuint (hx_document_get_hand (document, 0)->len, ==, HX_MOST_IN_HAND);
}

static void
expect_supply (HxDocument *document,
               const char *tile,
               gint        n,
               const char *text)
{
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  g_autofree char *said = hx_hand_supply_dup_text (view, fixture_tile (document, tile), 0);

  g_assert_cmpint (hx_hand_supply_count (view, fixture_tile (document, tile), 0), ==, n);
  g_assert_cmpstr (said, ==, text);
}

/* A Krwiobus can come into a hand in place of a Medic that is left, once, and then there is a Medic less. */
static void
test_krwiobus (void)
{
  g_autoptr (HxDocument) document = new_puzzle ();
  guint16 krwiobus = fixture_tile (document, "neutral/krwiobus"), medic = fixture_tile (document, "uranopolis/medic");
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  g_autoptr (GArray) tiles = hx_hand_supply_list (view, 0);

  g_assert_cmpuint (g_array_index (tiles, guint16, tiles->len - 1), ==, krwiobus);
  expect_supply (document, "neutral/krwiobus", 1, "Comes in place of a Medic");
  expect_supply (document, "uranopolis/medic", 1, "1\302\240left");
  g_assert_true (hx_document_add_to_hand (document, 0, medic));
  expect_supply (document, "neutral/krwiobus", 0, "No Medic is left in whose place it can come");
  g_assert_true (hx_document_undo (document));
  g_assert_true (hx_document_add_to_hand (document, 0, krwiobus));
  expect_supply (document, "neutral/krwiobus", 0, "0\302\240left");
  expect_supply (document, "uranopolis/medic", 0, "0\302\240left");
  g_assert_true (hx_document_take_from_hand (document, 0, 0));
  expect_supply (document, "neutral/krwiobus", 1, "Comes in place of a Medic");
  fixture_place (document, "neutral/krwiobus", 0, "C3", 0);
  expect_supply (document, "neutral/krwiobus", 0, "0\302\240left");
  expect_supply (document, "uranopolis/medic", 0, "0\302\240left");
}

/* A Battle tile is of no use in a puzzle; an Order is, for it does more than that. */
static void
test_idle (void)
{
  g_autoptr (HxScenario) scenario = hx_scenario_new_empty (hx_library_get_catalog (library), "moloch", "iron-gang");
  g_autoptr (HxDocument) document = hx_document_new (library, g_steal_pointer (&scenario), NULL);
  g_autoptr (HxViewState) view = hx_view_state_new (document);

  expect_supply (document, "moloch/battle", 0, "Cannot be played in a puzzle");
  g_assert_true (hx_hand_supply_is_idle (view, fixture_tile (document, "moloch/battle")));
  g_assert_false (hx_hand_supply_is_idle (view, fixture_tile (document, "iron-gang/order")));
  g_assert_cmpint (hx_hand_supply_count (view, fixture_tile (document, "iron-gang/order"), 1), >, 0);
}

/* The side that a turn's title speaks of is the winner once there is one, whoever was to move. */
static void
test_winner (void)
{
  g_autoptr (HxDocument) document = new_puzzle ();
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  HxAction fight = hx_action_new (HX_DO_FINAL_BATTLE);
  g_autofree char *title = NULL;

  hx_document_set_wounds (document, hx_position_find_hq (hx_document_get_box (document), hx_document_get_position (document), 0), 5);
  hx_view_state_start_playing (view);
  g_assert_cmpuint (hx_turn_text_get_side (view), ==, 0);
  fight.side = 0;
  g_assert_cmpint (hx_playing_play (hx_view_state_get_playing (view), &fight), ==, HX_TRY_PLAYED);
  title = hx_turn_text_dup_title (view);
  g_assert_cmpstr (title, ==, "Borgo Has Won");
  g_assert_cmpuint (hx_turn_text_get_side (view), ==, 1);
}

/* An army without a Medic has nothing that a Krwiobus could come in place of. */
static void
test_no_krwiobus (void)
{
  g_autoptr (HxScenario) scenario = hx_scenario_new_empty (hx_library_get_catalog (library), "hegemony", "borgo");
  g_autoptr (HxDocument) document = hx_document_new (library, g_steal_pointer (&scenario), NULL);
  guint16 krwiobus = fixture_tile (document, "neutral/krwiobus");

  for (guint side = 0; side < 2; side++)
    {
      g_autoptr (HxViewState) view = hx_view_state_new (document);
      g_autoptr (GArray) tiles = hx_hand_supply_list (view, side);

      g_assert_true ((g_array_index (tiles, guint16, tiles->len - 1) == krwiobus) == (side == 1));
    }
}

static void
expect_fault (HxDocument *document,
              const char *sentence)
{
  g_autofree HxPuzzle *puzzle = g_new0 (HxPuzzle, 1);
  g_autoptr (GError) error = NULL;

  g_assert_false (hx_document_init_puzzle (document, puzzle, &error));
  g_assert_cmpstr (error->message, ==, sentence);
}

static void
test_faults (void)
{
  g_autoptr (HxDocument) document = new_puzzle ();
  g_autofree HxPuzzle *puzzle = g_new0 (HxPuzzle, 1);
  HxGoal goal = { .kind = HX_GOAL_MORE_POINTS, .play = 2, .tile = HX_NO_TILE };
  guint16 mechanic = fixture_tile (document, "uranopolis/mechanic");

  expect_fault (document, "This position has no goal, so it is no puzzle.");
  hx_document_set_goal (document, &goal);
  expect_fault (document, "The side that is to solve the puzzle has no hand. Add its tiles.");
  hx_document_add_to_hand (document, 0, mechanic);
  expect_fault (document, "The hand holds fewer tiles than are to be played.");
  hx_document_add_to_hand (document, 0, mechanic);
  g_assert_true (hx_document_init_puzzle (document, puzzle, NULL));
  hx_document_remove (document, fixture_hex (document, "E3"));
  expect_fault (document, "The goal speaks of HQs, but a side has none on the board.");
}

static HxDocument *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "positions", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxDocument *document = hx_document_load (library, file, &error);

  g_assert_no_error (error);

  return document;
}

static void
wait_for (HxPuzzleCheck *check)
{
  while (hx_puzzle_check_get_state (check) != HX_CHECK_DONE)
    g_main_context_iteration (NULL, TRUE);
}

/* What is told of a solution ends as the solver says, and can be played from a file. */
static void
test_check (void)
{
  g_autoptr (HxDocument) document = load ("puzzle-three-of-five.hexa");
  g_autoptr (GError) error = NULL;
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, TRUE, &error);
  g_autoptr (HxPuzzleLine) line = NULL, wrong = NULL;
  const HxSolving *solving;

  g_assert_no_error (error);
  g_assert_null (hx_puzzle_check_get_solving (check));
  wait_for (check);
  solving = hx_puzzle_check_get_solving (check);
  g_assert_cmpint (solving->verdict, ==, HX_PUZZLE_SEVERAL);
  g_assert_cmpuint (solving->solutions->len, ==, 3);
  line = hx_puzzle_check_tell (check, 0);
  g_assert_cmpuint (line->actions->len, ==, 3);
  g_assert_cmpuint (json_array_get_length (line->objects), ==, 4);
  g_assert_cmpint (line->points[0], >, line->points[1]);
  wrong = hx_puzzle_check_tell_wrong (check);
  g_assert_cmpint (wrong->points[0], <=, wrong->points[1]);
  g_assert_false (hx_document_get_dirty (document));
}

/* An action that plays no tile is shown with the unit that acts, facing as it does then. */
static void
test_shown (void)
{
  g_autoptr (HxDocument) document = load ("puzzle-ability.hexa");
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, FALSE, NULL);
  const HxPosition *position = hx_document_get_position (document);
  g_autoptr (HxPuzzleLine) line = NULL;
  guint n = 0;

  wait_for (check);
  line = hx_puzzle_check_tell (check, 0);
  for (guint i = 0; i < line->actions->len; i++)
    {
      const HxToldAction *told = g_ptr_array_index (line->actions, i);

      g_assert_cmpuint (told->shown, !=, HX_NO_TILE);
      if (told->tile != HX_NO_TILE)
        continue;
      n++;
      g_assert_true (g_str_has_prefix (told->text, "Move Runner from D2"));
      g_assert_cmpuint (told->shown, ==, position->unit[fixture_hex (document, "D2")].tile);
      g_assert_cmpuint (told->facing, ==, strstr (told->text, "south-east") != NULL ? HX_SOUTH_EAST : HX_SOUTH);
    }
  g_assert_cmpuint (n, ==, 1);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Other readings are tried after all else; what bears on a puzzle is known to its end. */
static void
test_readings (void)
{
  g_autoptr (HxDocument) document = load ("puzzle-full-board.hexa");
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, TRUE, NULL);
  const GArray *readings;
  guint all, n = 0;

  g_signal_connect_swapped (check, "changed", G_CALLBACK (count_cb), &n);
  wait_for (check);
  readings = hx_puzzle_check_get_readings (check);
  g_assert_cmpuint (readings->len, >, 0);
  g_assert_cmpuint (hx_puzzle_check_count_read (check, &all), ==, readings->len);
  g_assert_cmpuint (all, ==, readings->len);
  /* Solved, and all read; a puzzle with one solution needs no repairs. */
  g_assert_cmpuint (n, ==, 2);
  for (guint i = 0; i < readings->len; i++)
    g_assert_true (g_array_index (readings, HxReadPuzzle, i).complete);
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* A search that takes long tells how far it is; once it is cancelled, nothing more is told, and its thread ends. */
static void
test_cancel (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "display", "long-search.hexa", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (HxDocument) document = hx_document_load (library, file, NULL);
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, TRUE, NULL);
  guint n_progress = 0, n_changed = 0, n, wake;
  gint64 end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  g_signal_connect_swapped (check, "progress", G_CALLBACK (count_cb), &n_progress);
  g_signal_connect_swapped (check, "changed", G_CALLBACK (count_cb), &n_changed);
  while (n_progress < 3 || hx_puzzle_check_get_positions (check) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (hx_puzzle_check_get_state (check), ==, HX_CHECK_SOLVING);
  g_assert_cmpfloat (hx_puzzle_check_get_share (check), <, 1);
  hx_puzzle_check_cancel (check);
  n = n_progress;
  g_object_add_weak_pointer (G_OBJECT (check), (gpointer *) &check);
  g_object_unref (check);
  /* The thread holds the check until it has ended, and may let it go without a word to anybody. */
  wake = g_timeout_add (20, wake_cb, NULL);
  while (check != NULL && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (wake);
  g_assert_null (check);
  g_assert_cmpuint (n_progress, ==, n);
  g_assert_cmpuint (n_changed, ==, 0);
}

/* Each repair that is offered does what it says. */
static void
test_repairs (void)
{
  g_autoptr (HxDocument) document = load ("puzzle-room-left.hexa");
  g_autoptr (HxPuzzleCheck) check = NULL;
  const GArray *repairs;

  check = hx_puzzle_check_new (document, TRUE, NULL);
  g_assert_nonnull (check);
  wait_for (check);
  repairs = hx_puzzle_check_get_repairs (check);
  g_assert_cmpint (hx_puzzle_check_get_solving (check)->verdict, ==, HX_PUZZLE_NONE);
  g_assert_cmpuint (repairs->len, ==, 1);
  for (guint i = 0; i < repairs->len; i++)
    {
      const HxRepair *repair = &g_array_index (repairs, HxRepair, i);
      g_autofree char *text = hx_puzzle_check_dup_repair (check, repair);
      g_autoptr (HxPuzzleCheck) again = NULL;

      g_assert_cmpstr (text, ==, "2\302\240wounds more on the HQ of Moloch");
      g_assert_true (hx_document_repair (document, repair));
      again = hx_puzzle_check_new (document, FALSE, NULL);
      wait_for (again);
      g_assert_cmpint (hx_puzzle_check_get_solving (again)->verdict, ==, HX_PUZZLE_UNIQUE);
      g_assert_true (hx_document_undo (document));
    }
}

/* Where nothing makes it unique, what leaves the fewest solutions is named. */
static void
test_nearest (void)
{
  const HxGoal goal = { .kind = HX_GOAL_LOSE_NOTHING, .play = 1, .tile = HX_NO_TILE };
  g_autoptr (HxDocument) document = load ("puzzle-three-of-five.hexa");
  g_autoptr (HxPuzzleCheck) check = NULL, again = NULL;
  HxRepair repair;

  hx_document_set_goal (document, &goal);
  check = hx_puzzle_check_new (document, TRUE, NULL);
  wait_for (check);
  g_assert_cmpuint (hx_puzzle_check_get_solving (check)->solutions->len, ==, 7);
  g_assert_cmpuint (hx_puzzle_check_get_repairs (check)->len, ==, 0);
  g_assert_cmpuint (hx_puzzle_check_get_nearest (check, &repair), ==, 3);
  g_assert_true (hx_document_repair (document, &repair));
  again = hx_puzzle_check_new (document, FALSE, NULL);
  wait_for (again);
  g_assert_cmpuint (hx_puzzle_check_get_solving (again)->solutions->len, ==, 3);
}

/* A search that is stopped tells what it found; asked for later, that changes nothing. */
static void
test_stop (void)
{
  g_autoptr (HxDocument) document = load ("../display/long-search.hexa");
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, TRUE, NULL);
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (hx_puzzle_check_get_wins (check) == 0 && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (hx_puzzle_check_get_is_stopped (check));
  hx_puzzle_check_stop (check);
  wait_for (check);
  g_assert_true (hx_puzzle_check_get_is_stopped (check));
  g_assert_false (hx_puzzle_check_get_solving (check)->complete);
  g_assert_cmpuint (hx_puzzle_check_get_solving (check)->solutions->len, >, 0);
  g_assert_true (hx_puzzle_check_is_about (check, document));
  hx_puzzle_check_stop (check);
  g_assert_cmpint (hx_puzzle_check_get_state (check), ==, HX_CHECK_DONE);
}

static void
play_all (HxPlaying *playing)
{
  while (hx_playing_get_can_go_on (playing))
    hx_playing_go_to (playing, hx_playing_get_next (playing));
}

/* A solution that is shown is judged as solved; the puzzle itself stays as it is. */
static void
test_show (void)
{
  g_autoptr (HxDocument) document = load ("puzzle-three-of-five.hexa");
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, FALSE, NULL);
  g_autoptr (HxPuzzleLine) line = NULL;
  g_autoptr (HxPuzzleTry) attempt = NULL;
  g_autoptr (HxPlaying) playing = NULL;
  g_autofree char *text = NULL, *none = NULL;

  wait_for (check);
  line = hx_puzzle_check_tell (check, 1);
  attempt = hx_puzzle_try_new (document, line, NULL);
  g_assert_true (hx_puzzle_try_get_is_shown (attempt));
  playing = hx_playing_new (hx_puzzle_try_get_scratch (attempt));
  g_assert_cmpint (hx_puzzle_try_judge (attempt, playing, &none), ==, HX_TRY_GOES_ON);
  play_all (playing);
  g_assert_cmpint (hx_puzzle_try_judge (attempt, playing, &text), ==, HX_TRY_SOLVED);
  g_assert_cmpstr (text, ==, "Solved: it reaches the goal whatever the opponent chooses.");
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

      wait_for (check);
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

/* Within a puzzle only what has a place in it is offered or played, and no more tiles than are asked for; taking back gives all back. */
static void
test_limits (void)
{
  g_autoptr (HxDocument) document = load ("puzzle-full-board.hexa");
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
  g_autoptr (HxDocument) document = load ("puzzle-full-board.hexa");
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

/* What falls short is told; what has no place in a puzzle, too; hints stay told. */
static void
test_try (void)
{
  g_autoptr (HxDocument) document = load ("puzzle-three-of-five.hexa");
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
  while ((hints = hx_puzzle_try_dup_hints (attempt)) != NULL && strstr (hints, "looked for") != NULL)
    {
      g_clear_pointer (&hints, g_free);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpstr (hints, ==, "This tile takes part: Brawler.");
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
  g_autoptr (HxDocument) document = load ("../../data/scenarios/puzzles/12-fill-the-empty-part.hexa");
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

/* What was found holds for the same puzzle, also once a change is undone, and gives hints without another search. */
static void
test_known (void)
{
  g_autoptr (HxDocument) document = load ("puzzle-three-of-five.hexa");
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, FALSE, NULL);
  g_autoptr (HxPuzzleTry) attempt = hx_puzzle_try_new (document, NULL, NULL);
  g_autofree char *hints = NULL;

  hx_puzzle_try_use (attempt, check);
  g_assert_null (hx_puzzle_try_get_search (attempt));
  wait_for (check);
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
  g_autoptr (HxPuzzleTry) attempt = hx_puzzle_try_new (document, NULL, NULL);
  guint n_hinted = 0;

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
  g_test_add_func ("/puzzle/goal", test_goal);
  g_test_add_func ("/puzzle/goals-in-files", test_goals_in_files);
  g_test_add_func ("/puzzle/hand", test_hand);
  g_test_add_func ("/puzzle/krwiobus", test_krwiobus);
  g_test_add_func ("/puzzle/idle", test_idle);
  g_test_add_func ("/puzzle/nearest", test_nearest);
  g_test_add_func ("/puzzle/stop", test_stop);
  g_test_add_func ("/puzzle/winner", test_winner);
  g_test_add_func ("/puzzle/no-krwiobus", test_no_krwiobus);
  g_test_add_func ("/puzzle/faults", test_faults);
  g_test_add_func ("/puzzle/check", test_check);
  g_test_add_func ("/puzzle/readings", test_readings);
  g_test_add_func ("/puzzle/cancel", test_cancel);
  g_test_add_func ("/puzzle/repairs", test_repairs);
  g_test_add_func ("/puzzle/show", test_show);
  g_test_add_func ("/puzzle/limits", test_limits);
  g_test_add_func ("/puzzle/refuted", test_refuted);
  g_test_add_func ("/puzzle/over", test_over);
  g_test_add_func ("/puzzle/shown", test_shown);
  g_test_add_func ("/puzzle/shown-choices", test_shown_choices);
  g_test_add_func ("/puzzle/try", test_try);
  g_test_add_func ("/puzzle/try/monolith-hints", test_monolith_hints);
  g_test_add_func ("/puzzle/known", test_known);
  g_test_add_func ("/puzzle/stop-search", test_stop_search);
  status = g_test_run ();
  g_object_unref (library);

  return status;
}
