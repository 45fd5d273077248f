/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle is made by commands, each one undo step; it is checked and repaired. */

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

/* What is told of a solution ends as the solver says, and can be played from a file. */
static void
test_check (void)
{
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-three-of-five.hexa");
  g_autoptr (GError) error = NULL;
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, HX_CHECK_ALL, &error);
  g_autoptr (HxPuzzleLine) line = NULL, wrong = NULL;
  const HxSolving *solving;

  g_assert_no_error (error);
  g_assert_null (hx_puzzle_check_get_solving (check));
  fixture_wait_for_check (check);
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
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-ability.hexa");
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, HX_CHECK_SOLUTIONS, NULL);
  const HxPosition *position = hx_document_get_position (document);
  g_autoptr (HxPuzzleLine) line = NULL;
  guint n = 0;

  fixture_wait_for_check (check);
  line = hx_puzzle_check_tell (check, 0);
  for (guint i = 0; i < line->actions->len; i++)
    {
      const HxToldAction *told = g_ptr_array_index (line->actions, i);

      g_assert_cmpuint (told->picture.tile, !=, HX_NO_TILE);
      if (told->tile != HX_NO_TILE)
        continue;
      n++;
      g_assert_true (g_str_has_prefix (told->text, "Move Runner from D2"));
      g_assert_cmpuint (told->picture.tile, ==, position->unit[fixture_hex (document, "D2")].tile);
      g_assert_cmpuint (told->picture.facing, ==, strstr (told->text, "south-east") != NULL ? HX_SOUTH_EAST : HX_SOUTH);
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
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-full-board.hexa");
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, HX_CHECK_ALL, NULL);
  const GArray *readings;
  guint all, n = 0;

  g_signal_connect_swapped (check, "changed", G_CALLBACK (count_cb), &n);
  fixture_wait_for_check (check);
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
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, HX_CHECK_ALL, NULL);
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
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-room-left.hexa");
  g_autoptr (HxPuzzleCheck) check = NULL;
  const GArray *repairs;

  check = hx_puzzle_check_new (document, HX_CHECK_ALL, NULL);
  g_assert_nonnull (check);
  fixture_wait_for_check (check);
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
      again = hx_puzzle_check_new (document, HX_CHECK_SOLUTIONS, NULL);
      fixture_wait_for_check (again);
      g_assert_cmpint (hx_puzzle_check_get_solving (again)->verdict, ==, HX_PUZZLE_UNIQUE);
      g_assert_true (hx_document_undo (document));
    }
}

/* Where nothing makes it unique, what leaves the fewest solutions is named. */
static void
test_nearest (void)
{
  const HxGoal goal = { .kind = HX_GOAL_LOSE_NOTHING, .play = 1, .tile = HX_NO_TILE };
  g_autoptr (HxDocument) document = fixture_load_position (library, "puzzle-three-of-five.hexa");
  g_autoptr (HxPuzzleCheck) check = NULL, again = NULL;
  HxRepair repair;

  hx_document_set_goal (document, &goal);
  check = hx_puzzle_check_new (document, HX_CHECK_ALL, NULL);
  fixture_wait_for_check (check);
  g_assert_cmpuint (hx_puzzle_check_get_solving (check)->solutions->len, ==, 7);
  g_assert_cmpuint (hx_puzzle_check_get_repairs (check)->len, ==, 0);
  g_assert_cmpuint (hx_puzzle_check_get_nearest (check, &repair), ==, 3);
  g_assert_true (hx_document_repair (document, &repair));
  again = hx_puzzle_check_new (document, HX_CHECK_SOLUTIONS, NULL);
  fixture_wait_for_check (again);
  g_assert_cmpuint (hx_puzzle_check_get_solving (again)->solutions->len, ==, 3);
}

/* A search that is stopped tells what it found; asked for later, that changes nothing. */
static void
test_stop (void)
{
  g_autoptr (HxDocument) document = fixture_load_position (library, "../display/long-search.hexa");
  g_autoptr (HxPuzzleCheck) check = hx_puzzle_check_new (document, HX_CHECK_ALL, NULL);
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (hx_puzzle_check_get_wins (check) == 0 && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (hx_puzzle_check_get_is_stopped (check));
  hx_puzzle_check_stop (check);
  fixture_wait_for_check (check);
  g_assert_true (hx_puzzle_check_get_is_stopped (check));
  g_assert_false (hx_puzzle_check_get_solving (check)->complete);
  g_assert_cmpuint (hx_puzzle_check_get_solving (check)->solutions->len, >, 0);
  g_assert_true (hx_puzzle_check_is_about (check, document));
  hx_puzzle_check_stop (check);
  g_assert_cmpint (hx_puzzle_check_get_state (check), ==, HX_CHECK_DONE);
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
  g_test_add_func ("/puzzle/shown", test_shown);
  status = g_test_run ();
  g_object_unref (library);
  return status;
}
