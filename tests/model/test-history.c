/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The undo stack: labels, joining, and which value is on disk. */

#include "config.h"

#include "model-fixture.h"

static HxLibrary *library;

static HxScenario *
new_scenario (const char *title)
{
  HxScenario *scenario = hx_scenario_new_empty (hx_library_get_catalog (library), "uranopolis", "borgo");

  g_set_str (&scenario->title, title);

  return scenario;
}

static const char *
get_title (HxHistory *history)
{
  return hx_history_get_current (history)->title;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_defaults (void)
{
  HxHistory *history = hx_history_new (new_scenario ("a"));

  g_assert_cmpstr (get_title (history), ==, "a");
  g_assert_false (hx_history_get_can_undo (history));
  g_assert_false (hx_history_get_can_redo (history));
  g_assert_null (hx_history_get_undo_label (history));
  g_assert_null (hx_history_get_redo_label (history));
  g_assert_true (hx_history_get_clean (history));
  g_assert_false (hx_history_undo (history));
  g_assert_false (hx_history_redo (history));
  g_assert_finalize_object (history);
}

static void
test_undo_redo (void)
{
  HxHistory *history = hx_history_new (new_scenario ("a"));

  hx_history_push (history, new_scenario ("b"), "to b", NULL);
  hx_history_push (history, new_scenario ("c"), "to c", NULL);
  g_assert_cmpstr (hx_history_get_undo_label (history), ==, "to c");
  g_assert_true (hx_history_undo (history));
  g_assert_cmpstr (get_title (history), ==, "b");
  g_assert_cmpstr (hx_history_get_undo_label (history), ==, "to b");
  g_assert_cmpstr (hx_history_get_redo_label (history), ==, "to c");
  g_assert_true (hx_history_redo (history));
  g_assert_cmpstr (get_title (history), ==, "c");
  g_assert_finalize_object (history);
}

static void
test_push_drops_later (void)
{
  HxHistory *history = hx_history_new (new_scenario ("a"));

  hx_history_push (history, new_scenario ("b"), "to b", NULL);
  hx_history_undo (history);
  hx_history_push (history, new_scenario ("c"), "to c", NULL);
  g_assert_false (hx_history_get_can_redo (history));
  hx_history_undo (history);
  g_assert_cmpstr (get_title (history), ==, "a");
  g_assert_finalize_object (history);
}

static void
test_joins (void)
{
  HxHistory *history = hx_history_new (new_scenario ("a"));

  g_test_summary ("Pushes with the same key are one step back, but never across what was saved or undone");

  hx_history_push (history, new_scenario ("1"), "wounds", "wounds:3");
  hx_history_push (history, new_scenario ("2"), "wounds", "wounds:3");
  hx_history_push (history, new_scenario ("3"), "wounds", "wounds:4");
  hx_history_undo (history);
  g_assert_cmpstr (get_title (history), ==, "2");
  hx_history_push (history, new_scenario ("4"), "wounds", "wounds:3");
  hx_history_undo (history);
  g_assert_cmpstr (get_title (history), ==, "2");
  hx_history_undo (history);
  g_assert_cmpstr (get_title (history), ==, "a");

  hx_history_push (history, new_scenario ("5"), "wounds", "wounds:3");
  hx_history_mark_clean (history, hx_history_get_revision (history));
  hx_history_push (history, new_scenario ("6"), "wounds", "wounds:3");
  hx_history_undo (history);
  g_assert_cmpstr (get_title (history), ==, "5");

  hx_history_push (history, new_scenario ("7"), "turn", "turn:3");
  hx_history_end_gesture (history);
  hx_history_push (history, new_scenario ("8"), "turn", "turn:3");
  hx_history_undo (history);
  g_assert_cmpstr (get_title (history), ==, "7");
  g_assert_finalize_object (history);
}

static void
test_clean (void)
{
  HxHistory *history = hx_history_new (new_scenario ("a"));
  guint count = 0;
  guint revision;

  g_signal_connect_swapped (history, "notify::clean", G_CALLBACK (count_cb), &count);
  hx_history_push (history, new_scenario ("b"), "to b", NULL);
  g_assert_false (hx_history_get_clean (history));
  revision = hx_history_get_revision (history);
  hx_history_push (history, new_scenario ("c"), "to c", NULL);
  count = 0;
  hx_history_mark_clean (history, revision);
  g_assert_cmpuint (count, ==, 1);
  g_assert_false (hx_history_get_clean (history));
  hx_history_undo (history);
  g_assert_true (hx_history_get_clean (history));
  hx_history_undo (history);
  g_assert_false (hx_history_get_clean (history));
  g_assert_finalize_object (history);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();

  g_test_add_func ("/model/history/defaults", test_defaults);
  g_test_add_func ("/model/history/undo-redo", test_undo_redo);
  g_test_add_func ("/model/history/push-drops-later", test_push_drops_later);
  g_test_add_func ("/model/history/joins", test_joins);
  g_test_add_func ("/model/history/clean", test_clean);

  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
