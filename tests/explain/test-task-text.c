/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a task, and by what it is missed, is told with its unit, as the goal counts it. */
#include "explain-fixture.h"
#include "hx-action-text.h"
#include "hx-phrase.h"
#include "hx-task-text.h"

#define NBSP "\302\240"

/* Text: what is said in a language, of a goal that is missed by @n. */
typedef struct
{
  HxGoalKind kind;
  int n;
  const char *language, *missed, *near;
} Text;

static void
test_shortfall (void)
{
  static const Text texts[] = {
    { HX_GOAL_MORE_POINTS, 1, "en", "The goal is missed by 1" NBSP "hit point.", "1" NBSP "try falls short by one hit point." },
    { HX_GOAL_HQ_DESTROYED, 3, "en", "The goal is missed by 3" NBSP "hit points.", "3" NBSP "tries fall short by one hit point." },
    { HX_GOAL_WOUNDS, 2, "en", "The goal is missed by 2" NBSP "wounds.", "2" NBSP "tries fall short by one wound." },
    { HX_GOAL_LOSE_NOTHING, 1, "en", "The goal is missed: you lose 1" NBSP "piece.", "1" NBSP "try falls short by one piece." },
    { HX_GOAL_DESTROYED_EXACTLY, 2, "en", "The goal is missed: 2" NBSP "pieces end otherwise than they have to.",
      "2" NBSP "tries fall short by one piece." },
    { HX_GOAL_MORE_POINTS, 5, "pl", "Do celu brakuje 5" NBSP "punktów życia.", "5" NBSP "próbom brakuje jednego punktu życia." },
    { HX_GOAL_WOUNDS, 1, "pl", "Do celu brakuje 1" NBSP "rany.", "1" NBSP "próbie brakuje jednej rany." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      HxGoal goal = { .kind = (uint8_t) texts[i].kind };
      g_autofree char *missed = NULL, *near = NULL;
      Fixture fixture;

      fixture_set_up (&fixture, texts[i].language);
      missed = hx_shortfall_text (&goal, texts[i].n);
      near = hx_near_misses_text (&goal, (guint64) texts[i].n);
      g_assert_cmpstr (missed, ==, texts[i].missed);
      g_assert_cmpstr (near, ==, texts[i].near);
      fixture_tear_down (&fixture);
    }
}

/* With two sides there is one enemy HQ; with three there are others. */
static void
test_rivals (void)
{
  static const char *const ends[] = { " than the enemy HQ.", " than every other HQ." };
  HxGoal goal = { .kind = HX_GOAL_MORE_POINTS, .play = 2 };

  for (int n_sides = 2; n_sides <= 3; n_sides++)
    {
      HxPosition position;
      g_autofree char *task = NULL;
      Fixture fixture;

      fixture_set_up (&fixture, "en");
      hx_position_init (&position, n_sides);
      task = hx_task_text (fixture.narrator, fixture.box, &position, &goal, "Partisans");
      g_assert_true (g_str_has_prefix (task, "Your army: Partisans. Play exactly 2" NBSP "tiles of your hand. "));
      g_assert_true (g_str_has_suffix (task, ends[n_sides - 2]));
      fixture_tear_down (&fixture);
    }
}

/* What is denied and what will do are told apart where a language does so. */
static void
test_either (void)
{
  const char *const words[] = { "A", "B", NULL };
  g_autofree char *any = NULL, *either = NULL;
  Fixture fixture;

  fixture_set_up (&fixture, "pl");
  any = hx_phrase_any (words);
  either = hx_phrase_either (words);
  g_assert_cmpstr (any, ==, "A ani B");
  g_assert_cmpstr (either, ==, "A lub B");
  fixture_tear_down (&fixture);
}

/* Only a collapsed Monolith has tiles under its HQ. */
static void
test_cargo (void)
{
  HxPosition position;

  hx_position_init (&position, 2);
  for (int state = 0; state < 3; state++)
    {
      g_autofree char *heading = NULL;

      position.monolith[1].present = state > 0;
      position.monolith[1].expanded = state > 1;
      heading = hx_cargo_heading (&position, 1, "Hegemony");
      g_assert_cmpstr (heading, ==, state == 1 ? "Hegemony: Tiles under the HQ" : NULL);
    }
}

/* Where nobody but the solving side chooses, nothing is said of the opponent's choices. */
static void
test_note (void)
{
  for (guint complete = 0; complete <= 1; complete++)
    for (guint n = 0; n <= 2; n++)
      {
        g_autofree char *answered = hx_solution_note (n, complete, TRUE), *alone = hx_solution_note (n, complete, FALSE);

        g_assert_cmpint (strstr (answered, "the opponent") != NULL, ==, n == 1);
        g_assert_null (strstr (alone, "opponent"));
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  /* first, in English: the others speak Polish as well */
  g_test_add_func ("/explain/task-text/note", test_note);
  g_test_add_func ("/explain/task-text/cargo", test_cargo);
  g_test_add_func ("/explain/task-text/shortfall", test_shortfall);
  g_test_add_func ("/explain/task-text/rivals", test_rivals);
  g_test_add_func ("/explain/task-text/either", test_either);
  return g_test_run ();
}
