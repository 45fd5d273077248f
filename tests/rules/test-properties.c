/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold of every battle: turn the board, swap the sides, listen or not, replay: the same result. */
#include <glib.h>
#include <string.h>

#include "hx-data.h"
#include "hx-outcomes.h"
#include "hx-suite.h"

#define PER_PAIR 24
#define LIMIT 200

static HxCatalog *catalog;
static GArray *suite;

static int
compare_positions (gconstpointer a,
                   gconstpointer b)
{
  return memcmp (a, b, sizeof (HxPosition));
}

/* The whole set of ends, sorted, so that two sets can be compared; empty where there are too many. */
static GArray *
collect_ends (const HxBox      *box,
              const HxPosition *position,
              int               caller)
{
  g_autoptr (HxOutcomes) outcomes = hx_outcomes_collect_battle (box, position, caller, FALSE, LIMIT);
  GArray *ends = g_array_new (FALSE, FALSE, sizeof (HxPosition));

  for (guint i = 0; outcomes->complete && i < outcomes->outcomes->len; i++)
    {
      const HxOutcome *outcome = g_ptr_array_index (outcomes->outcomes, i);

      g_array_append_val (ends, outcome->end.position);
    }
  g_array_sort (ends, compare_positions);
  return ends;
}

static void
assert_same_ends (GArray *ends,
                  GArray *expected)
{
  g_array_sort (expected, compare_positions);
  g_assert_cmpmem (ends->data, ends->len * sizeof (HxPosition), expected->data, expected->len * sizeof (HxPosition));
}

static void
test_turned (void)
{
  const HxBox *box = hx_catalog_get_box (catalog, 2);

  for (guint i = 0; i < suite->len; i++)
    {
      const HxPosition *position = &g_array_index (suite, HxPosition, i);
      int turns = 1 + (int) (i % 5);
      HxPosition turned = hx_position_turned (box, position, turns);
      g_autoptr (GArray) before = collect_ends (box, position, 0);
      g_autoptr (GArray) after = collect_ends (box, &turned, 0);

      for (guint j = 0; j < before->len; j++)
        g_array_index (before, HxPosition, j) = hx_position_turned (box, &g_array_index (before, HxPosition, j), turns);
      assert_same_ends (after, before);
    }
}

static void
test_swapped (void)
{
  const HxBox *box = hx_catalog_get_box (catalog, 2);

  for (guint i = 0; i < suite->len; i++)
    {
      const HxPosition *position = &g_array_index (suite, HxPosition, i);
      HxPosition swapped = hx_position_sides_swapped (position);
      g_autoptr (GArray) before = collect_ends (box, position, 0);
      g_autoptr (GArray) after = collect_ends (box, &swapped, 1);

      for (guint j = 0; j < before->len; j++)
        g_array_index (before, HxPosition, j) = hx_position_sides_swapped (&g_array_index (before, HxPosition, j));
      assert_same_ends (after, before);
    }
}

static void
test_caller (void)
{
  const HxBox *box = hx_catalog_get_box (catalog, 2);

  g_test_summary ("Who declares first makes no difference to the set of ends (D-12)");
  for (guint i = 0; i < suite->len; i++)
    {
      const HxPosition *position = &g_array_index (suite, HxPosition, i);
      g_autoptr (GArray) first = collect_ends (box, position, 0);
      g_autoptr (GArray) second = collect_ends (box, position, 1);

      assert_same_ends (first, second);
    }
}

typedef struct
{
  const HxBox *box;
  HxPosition position;
} Replay;

static void
replay_cb (void          *data,
           const HxEvent *event)
{
  Replay *replay = data;

  hx_position_replay (replay->box, &replay->position, event);
}

static void
test_logged (void)
{
  const HxBox *box = hx_catalog_get_box (catalog, 2);

  g_test_summary ("A log changes nothing, and its events lead to the same end; the input stays as it was");
  for (guint i = 0; i < suite->len; i++)
    {
      const HxPosition *position = &g_array_index (suite, HxPosition, i);
      HxPosition copy = *position;
      Replay replay = { box, *position };
      HxLog log = { replay_cb, &replay };
      HxBattle logged, quiet;

      hx_battle_begin (&logged, box, position, 0, FALSE);
      g_assert_cmpint (hx_battle_run (&logged, box, NULL, &log), ==, HX_BATTLE_OVER);
      hx_battle_begin (&quiet, box, position, 0, FALSE);
      g_assert_cmpint (hx_battle_run (&quiet, box, NULL, NULL), ==, HX_BATTLE_OVER);
      g_assert_true (hx_position_equal (&logged.position, &quiet.position));
      g_assert_true (hx_position_equal (&replay.position, &quiet.position));
      g_assert_true (hx_position_equal (position, &copy));
      g_assert_cmpstr (hx_position_find_fault (box, &quiet.position), ==, NULL);
    }
}

static void
test_suite (void)
{
  g_test_summary ("The suite is what it says: distinct positions of 8 to 14 pieces");
  for (guint i = 0; i < suite->len; i++)
    {
      const HxPosition *position = &g_array_index (suite, HxPosition, i);
      int pieces = __builtin_popcountll (position->units);

      g_assert_cmpint (pieces, >=, 8);
      g_assert_cmpint (pieces, <=, 14);
      for (guint j = 0; j < i; j++)
        g_assert_false (hx_position_equal (position, &g_array_index (suite, HxPosition, j)));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autofree char *datadir = hx_data_find_dir ();
  int status;

  g_test_init (&argc, &argv, NULL);
  catalog = hx_data_load (datadir, &error);
  g_assert_no_error (error);
  suite = hx_suite_new (catalog, PER_PAIR);
  g_test_add_func ("/rules/properties/suite", test_suite);
  g_test_add_func ("/rules/properties/turned", test_turned);
  g_test_add_func ("/rules/properties/swapped", test_swapped);
  g_test_add_func ("/rules/properties/caller", test_caller);
  g_test_add_func ("/rules/properties/logged", test_logged);
  status = g_test_run ();
  g_array_unref (suite);
  hx_catalog_free (catalog);
  return status;
}
