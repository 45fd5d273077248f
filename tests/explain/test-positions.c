/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every position that the rules are tested with can be told and explained without holes, in both languages. */
#include <string.h>

#include "explain-fixture.h"
#include "hx-run.h"
#include "hx-step.h"
#include "hx-verdict-text.h"
#include "hx-why.h"

static void
assert_whole (const char *text)
{
  gboolean whole = text != NULL && *text != '\0' && strpbrk (text, "{}") == NULL && strstr (text, "(null)") == NULL
                   && strstr (text, "  ") == NULL && g_utf8_validate (text, -1, NULL);

  if (!whole)
    g_test_message ("%s", text);
  g_assert_true (whole);
}

/* A step cites what its events cite. */
static void
check_rules (const HxStep *step)
{
  for (guint i = 0; i < step->events->len; i++)
    for (int j = 0; j < HX_MAX_EVENT_RULES; j++)
      {
        HxRule rule = g_array_index (step->events, HxEvent, i).rules[j];

        if (rule != HX_RULE_NONE)
          g_assert_true (g_strv_contains ((const char *const *) step->rules, hx_rule_id (rule)));
      }
}

static void
check_steps (const Fixture    *fixture,
             const HxPosition *position)
{
  HxRunSetup setup = { .start = position, .caller = position->turn };
  g_autoptr (HxRun) run = hx_run_new (fixture->box, &setup);
  g_autoptr (GPtrArray) steps = hx_narrate (fixture->narrator, fixture->box, position, run->events);
  HxPosition replayed = *position;
  guint n_events = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const HxStep *step = g_ptr_array_index (steps, i);

      assert_whole (step->text);
      assert_whole (step->markup);
      check_rules (step);
      n_events += step->events->len;
      for (guint j = 0; j < step->events->len; j++)
        hx_position_replay (fixture->box, &replayed, &g_array_index (step->events, HxEvent, j));
    }
  g_assert_cmpuint (n_events, ==, run->events->len);
  g_assert_true (hx_position_equal (&replayed, &run->end));
}

static gboolean
attacks (const Fixture    *fixture,
         const HxPosition *position,
         uint8_t           hex)
{
  HxRunSetup setup = { .start = position, .caller = position->turn, .once = TRUE };
  g_autoptr (HxRun) run = hx_run_new (fixture->box, &setup);

  for (guint i = 0; i < run->events->len; i++)
    {
      const HxEvent *event = &g_array_index (run->events, HxEvent, i);

      if (event->code == HX_EVENT_ATTACK && event->subject == hex)
        return TRUE;
    }
  return FALSE;
}

/* Every piece is explained: how it is netted, its hit points, what becomes of it; and a piece that attacks in the
 * battle says so. */
static void
check_whys (const Fixture    *fixture,
            const HxPosition *position,
            uint8_t           hex)
{
  g_autoptr (GPtrArray) whys = hx_explain_piece (fixture->narrator, fixture->box, position, hex);
  gboolean net = FALSE, hit_points = FALSE, attack = FALSE, fate = FALSE;

  for (guint i = 0; i < whys->len; i++)
    {
      const HxInsight *why = g_ptr_array_index (whys, i), *before = i > 0 ? g_ptr_array_index (whys, i - 1) : NULL;

      assert_whole (why->text);
      if (why->verdict != NULL)
        assert_whole (why->verdict);
      if (before != NULL)
        g_assert_cmpint (before->kind, <=, why->kind);
      fate = fate || why->kind == HX_INSIGHT_FATE;
      net = net || g_str_equal (why->topic, "net");
      hit_points = hit_points || g_str_equal (why->topic, "hit-points");
      attack = attack || (g_str_equal (why->topic, "attack") && why->good);
      for (int j = 0; why->rules[j] != NULL; j++)
        g_assert_true (hx_catalog_find_rule (fixture->catalog, why->rules[j]) != NULL
                       || hx_catalog_find_decision (fixture->catalog, why->rules[j]) != NULL);
    }
  g_assert_true (net);
  g_assert_true (hit_points);
  g_assert_true (fate);
  g_assert_cmpint (attack, ==, attacks (fixture, position, hex));
}

static void
check_verdict (const Fixture    *fixture,
               const HxPosition *position)
{
  g_autofree HxBattle *battle = g_new0 (HxBattle, 1);
  g_autoptr (HxVerdictText) text = NULL;
  HxVerdict verdict;

  hx_battle_begin (battle, fixture->box, position, position->turn, TRUE);
  hx_battle_run (battle, fixture->box, NULL, NULL);
  hx_battle_verdict (battle, fixture->box, &verdict);
  text = hx_explain_verdict (fixture->narrator, fixture->box, position, &battle->position, &verdict);
  assert_whole (text->headline);
  for (int i = 0; text->lines[i] != NULL; i++)
    assert_whole (text->lines[i]);
}

static void
check_file (Fixture    *fixture,
            const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (HxScenario) scenario = hx_scenario_load_file (fixture->catalog, file, &error);

  g_assert_no_error (error);
  fixture->box = hx_catalog_get_box (fixture->catalog, scenario->radius);
  check_steps (fixture, &scenario->position);
  check_verdict (fixture, &scenario->position);
  for (uint8_t hex = 0; hex < fixture->box->geometry.n_hexes; hex++)
    if (scenario->position.units & HX_HEX_BIT (hex))
      check_whys (fixture, &scenario->position, hex);
}

static void
check_all (gconstpointer data)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "positions", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  Fixture fixture;
  guint n = 0;

  g_assert_no_error (error);
  fixture_set_up (&fixture, (HxLanguage) data);
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_str_has_suffix (name, ".hexa"))
        continue;
      check_file (&fixture, path);
      n++;
    }
  g_test_message ("%u positions", n);
  g_assert_cmpuint (n, >, 100);
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/explain/positions/english", (gpointer) "en", check_all);
  g_test_add_data_func ("/explain/positions/polish", (gpointer) "pl", check_all);
  return g_test_run ();
}
