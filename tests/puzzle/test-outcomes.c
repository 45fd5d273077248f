/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All ends of a battle: each once, each with choices that lead there, and a bound that is told of. */
#include <glib.h>

#include "hx-outcomes.h"
#include "puzzle-fixture.h"

static HxCatalog *catalog;

static HxScenario *
load (const char *folder,
      const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxScenario *scenario = hx_scenario_load_file (catalog, file, &error);

  g_assert_no_error (error);
  return scenario;
}

static HxScenario *
load_position (const char *name)
{
  return load ("positions", name);
}

typedef struct
{
  const GArray *picks;
  guint at;
} Answers;

static int
answer_cb (void           *data,
           const HxChoice *choice)
{
  Answers *answers = data;

  g_assert_cmpuint (answers->at, <, answers->picks->len);
  return g_array_index (answers->picks, guint16, answers->at++);
}

static void
begin_battle (HxActing         *acting,
              const HxBox      *box,
              const HxPosition *position)
{
  HxAction battle = hx_action_new (HX_DO_BATTLE);
  HxGame game;

  battle.unasked = true;
  hx_game_init (&game, position);
  g_assert_true (hx_action_begin (acting, box, &game, &battle, NULL));
}

static void
test_distinct (gconstpointer data)
{
  g_autoptr (HxScenario) scenario = load_position (data);
  const HxBox *box = hx_catalog_get_box (catalog, scenario->radius);
  g_autoptr (HxOutcomes) outcomes = hx_outcomes_collect_battle (box, &scenario->position, 0, FALSE, 1000);

  g_assert_true (outcomes->complete);
  g_assert_cmpuint (outcomes->outcomes->len, >, 1);
  for (guint i = 0; i < outcomes->outcomes->len; i++)
    {
      const HxOutcome *outcome = g_ptr_array_index (outcomes->outcomes, i);
      Answers answers = { outcome->picks, 0 };
      HxDecider decider = { answer_cb, &answers };
      HxActing acting;

      /* The picks lead to this very end, and all of them are used. */
      begin_battle (&acting, box, &scenario->position);
      g_assert_cmpint (hx_action_run (&acting, box, &decider, NULL), ==, HX_BATTLE_OVER);
      g_assert_cmpuint (answers.at, ==, outcome->picks->len);
      g_assert_true (hx_game_equal (&acting.game, &outcome->end));
      for (guint j = 0; j < i; j++)
        {
          const HxOutcome *earlier = g_ptr_array_index (outcomes->outcomes, j);

          g_assert_false (hx_game_equal (&outcome->end, &earlier->end));
        }
    }
}

static void
test_first (void)
{
  g_autoptr (HxScenario) scenario = load_position ("medic-mutual-pair.hexa");
  const HxBox *box = hx_catalog_get_box (catalog, scenario->radius);
  g_autoptr (HxOutcomes) outcomes = hx_outcomes_collect_battle (box, &scenario->position, 0, FALSE, 1000);
  const HxOutcome *first = g_ptr_array_index (outcomes->outcomes, 0);
  HxActing acting;

  begin_battle (&acting, box, &scenario->position);
  g_assert_cmpint (hx_action_run (&acting, box, NULL, NULL), ==, HX_BATTLE_OVER);
  g_assert_true (hx_game_equal (&acting.game, &first->end));
}

static void
test_limit (void)
{
  g_autoptr (HxScenario) scenario = load_position ("medic-mutual-pair.hexa");
  const HxBox *box = hx_catalog_get_box (catalog, scenario->radius);
  g_autoptr (HxOutcomes) cut = hx_outcomes_collect_battle (box, &scenario->position, 0, FALSE, 1);
  g_autoptr (HxOutcomes) whole = hx_outcomes_collect_battle (box, &scenario->position, 0, FALSE, 2);

  g_assert_false (cut->complete);
  g_assert_cmpuint (cut->outcomes->len, ==, 1);
  g_assert_true (whole->complete);
  g_assert_cmpuint (whole->outcomes->len, ==, 2);
}

/* A push to one of three hexes, then a tile onto one of them. */
static HxOutcomes *
collect_push (guint n_actions,
              guint limit)
{
  g_autoptr (HxScenario) scenario = load ("cli/files", "push.hexa");
  HxAction actions[3];
  HxGame game;

  g_assert_true (hx_scenario_to_game (catalog, scenario, &game, NULL));
  for (guint i = 0; i < 2; i++)
    g_assert_true (hx_action_read (catalog, scenario, json_array_get_object_element (scenario->actions, i), i, &actions[i], NULL));
  actions[2] = actions[1];
  return hx_outcomes_collect (hx_catalog_get_box (catalog, scenario->radius), &game, actions, n_actions, limit);
}

static void
test_none (void)
{
  g_autoptr (HxOutcomes) outcomes = collect_push (0, 10);

  g_test_summary ("Without actions the game ends as it begins");
  g_assert_cmpuint (outcomes->outcomes->len, ==, 1);
}

static void
test_refused_lines (void)
{
  g_autoptr (HxOutcomes) pushed = collect_push (1, 10);
  g_autoptr (HxOutcomes) placed = collect_push (2, 10);
  g_autoptr (HxOutcomes) cut = collect_push (2, 1);

  g_test_summary ("Lines on which an earlier choice makes a later action illegal are counted");
  g_assert_cmpuint (pushed->outcomes->len, ==, 3);
  g_assert_cmpuint (pushed->refused, ==, 0);
  g_assert_null (pushed->last_refused);
  g_assert_cmpuint (placed->outcomes->len, ==, 2);
  g_assert_cmpuint (placed->refused, ==, 1);
  g_assert_true (placed->complete);
  g_assert_cmpuint (cut->outcomes->len, ==, 1);
  g_assert_cmpuint (cut->refused, ==, 1);
  g_assert_false (cut->complete);
}

static void
test_refused (void)
{
  g_autoptr (HxOutcomes) outcomes = collect_push (3, 10);

  g_test_summary ("Where every line is refused, the last refusal is known with its action");
  g_assert_cmpuint (outcomes->outcomes->len, ==, 0);
  g_assert_cmpuint (outcomes->refused, ==, 3);
  g_assert_cmpuint (outcomes->refused_at, ==, 2);
  g_assert_cmpint (outcomes->refusal.why, ==, HX_WHY_NOT_EMPTY);
  g_assert_nonnull (outcomes->last_refused);
}

static void
add_tests (const char *datadir)
{
  static const char *const names[] = {
    "medic-mutual-pair.hexa", "krwiobus-scoped.hexa", "clown-may-explode.hexa", "quartermaster-melee-into-a-shot.hexa",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/puzzle/outcomes/distinct/%s", names[i]);

      g_test_add_data_func (path, names[i], test_distinct);
    }
  g_test_add_func ("/puzzle/outcomes/first", test_first);
  g_test_add_func ("/puzzle/outcomes/limit", test_limit);
  g_test_add_func ("/puzzle/outcomes/none", test_none);
  g_test_add_func ("/puzzle/outcomes/refused-lines", test_refused_lines);
  g_test_add_func ("/puzzle/outcomes/refused", test_refused);
}

int
main (int   argc,
      char *argv[])
{
  return puzzle_test (argc, argv, &catalog, add_tests);
}
