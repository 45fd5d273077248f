/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle is made by commands, each one undo step, and a fault is told until it can be solved. */

#include "config.h"

#include "model-fixture.h"

#include "hx-document-puzzle.h"

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
  g_assert_cmpstr (task, ==, "You are Uranopolis. Play exactly 1\302\240tile of your hand. "
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

  expect_fault (document, "This position has no goal, so there is nothing to solve.");
  hx_document_set_goal (document, &goal);
  expect_fault (document, "The side that is to solve the puzzle has no hand. Add its tiles.");
  hx_document_add_to_hand (document, 0, mechanic);
  expect_fault (document, "The hand holds fewer tiles than are to be played.");
  hx_document_add_to_hand (document, 0, mechanic);
  g_assert_true (hx_document_init_puzzle (document, puzzle, NULL));
  hx_document_remove (document, fixture_hex (document, "E3"));
  expect_fault (document, "The goal speaks of HQs, but a side has none on the board.");
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
  g_test_add_func ("/puzzle/faults", test_faults);
  status = g_test_run ();
  g_object_unref (library);

  return status;
}
