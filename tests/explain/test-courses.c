/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that the rules are tested with is told whole and with its rules, each event among it, and no two actions read alike. */
#include <string.h>

#include "explain-fixture.h"
#include "hx-action-text.h"
#include "hx-choice-text.h"
#include "hx-refusal-text.h"
#include "hx-step.h"

/** Course: actions on their way. */
typedef struct
{
  Fixture *fixture;
  HxActing *acting;
  GArray *events;
  guint n_actions, n_refusals, n_choices;
  guint seen[HX_N_EVENTS];
} Course;

static void
assert_whole (const char *text)
{
  gboolean whole = text != NULL && *text != '\0' && strpbrk (text, "{}") == NULL && strstr (text, "(null)") == NULL
                   && strstr (text, "  ") == NULL && strstr (text, " .") == NULL && strstr (text, ": .") == NULL
                   && strstr (text, "()") == NULL && strstr (text, "–") == NULL && g_utf8_validate (text, -1, NULL);

  if (!whole)
    g_test_message ("%s", text);
  g_assert_true (whole);
}

static void
event_told_cb (void          *data,
               const HxEvent *event)
{
  Course *course = data;

  g_array_append_vals (course->events, event, 1);
  course->seen[event->code]++;
  if (event->rules[0] == HX_RULE_NONE)
    g_test_message ("%s cites nothing", hx_step_kind (event->code));
  g_assert_cmpint (event->rules[0], !=, HX_RULE_NONE);
}

/* Asks for the words of every option, and takes the last. */
static int
choice_asked_cb (void           *data,
                 const HxChoice *choice)
{
  Course *course = data;
  const HxPosition *board = &course->acting->battle.position;
  g_autofree char *question = hx_explain_choice (course->fixture->narrator, course->fixture->box, board, choice);

  assert_whole (question);
  for (guint i = 0; i < choice->n_options; i++)
    {
      g_autofree char *label = hx_explain_option (course->fixture->narrator, course->fixture->box, board, choice, i);

      assert_whole (label);
    }
  course->n_choices++;
  return choice->n_options - 1;
}

/* Whose turn it is, and what of a side that fell outside a battle is left, is the game's to say, not the events'. */
static void
check_steps (Course       *course,
             const HxGame *start)
{
  const HxPosition *end = &course->acting->game.position;
  gboolean fell = end->n_sides > 2 && end->fallen != start->position.fallen;

  for (int view = HX_VIEW_ALL; view < start->position.n_sides; view++)
    {
      g_autoptr (GPtrArray) steps = NULL;
      HxPosition replayed = start->position;

      hx_narrator_set_view (course->fixture->narrator, view);
      steps = hx_narrate_game (course->fixture->narrator, course->fixture->box, start, course->events);
      for (guint i = 0; i < steps->len; i++)
        {
          const HxStep *step = g_ptr_array_index (steps, i);

          assert_whole (step->text);
          assert_whole (step->markup);
          for (guint j = 0; j < step->events->len; j++)
            hx_position_replay (course->fixture->box, &replayed, &g_array_index (step->events, HxEvent, j));
        }
      replayed.turn = end->turn;
      if (!fell)
        g_assert_true (hx_position_equal (&replayed, end));
    }
  hx_narrator_set_view (course->fixture->narrator, HX_VIEW_ALL);
}

/* Returns whether the action was legal; then @game is what it leaves. */
static gboolean
play (Course         *course,
      HxGame         *game,
      const HxAction *action)
{
  HxDecider decider = { choice_asked_cb, course };
  HxLog log = { event_told_cb, course };
  HxRefusal refusal = { 0 };
  g_autofree char *label = hx_action_text (course->fixture->narrator, course->fixture->box, game, action);

  assert_whole (label);
  course->n_actions++;
  if (!hx_action_begin (course->acting, course->fixture->box, game, action, &refusal))
    {
      g_autofree char *text = hx_refusal_text (course->fixture->narrator, course->fixture->box, game, action, &refusal);

      assert_whole (text);
      course->n_refusals++;
      return FALSE;
    }
  g_array_set_size (course->events, 0);
  g_assert_cmpint (hx_action_run (course->acting, course->fixture->box, &decider, &log), ==, HX_BATTLE_OVER);
  check_steps (course, game);
  *game = course->acting->game;
  return TRUE;
}

static HxScenario *
load (Fixture    *fixture,
      const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxScenario *scenario = hx_scenario_load_file (fixture->catalog, file, &error);

  g_assert_no_error (error);
  fixture->box = hx_catalog_get_box (fixture->catalog, scenario->radius);
  return scenario;
}

static void
play_file (Course     *course,
           const char *path)
{
  g_autoptr (HxScenario) scenario = load (course->fixture, path);
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  guint n = scenario->actions != NULL ? json_array_get_length (scenario->actions) : 0;
  HxAction battle = hx_action_new (HX_DO_BATTLE);

  g_test_message ("%s", path);
  g_assert_true (hx_scenario_to_game (course->fixture->catalog, scenario, game, NULL));
  battle.unasked = true;
  if (n == 0)
    play (course, game, &battle);
  for (guint i = 0; i < n; i++)
    {
      HxAction action;
      JsonObject *object = json_array_get_object_element (scenario->actions, i);

      if (!hx_action_read (course->fixture->catalog, scenario, object, i + 1, &action, NULL) || !play (course, game, &action))
        return;
    }
}

/* Calls @file_cb with every position of the rules' tests, in the order of their names. */
static void
for_each_file (void     (*file_cb) (gpointer data, const char *path),
               gpointer   data)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "positions", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  g_assert_nonnull (dir);
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    if (g_str_has_suffix (name, ".hexa"))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort_values (paths, (GCompareFunc) strcmp);
  for (guint i = 0; i < paths->len; i++)
    file_cb (data, g_ptr_array_index (paths, i));
}

static void
play_file_cb (gpointer    data,
              const char *path)
{
  play_file (data, path);
}

/* No tile of the first seven armies lends Toughness or lies under units, so that no position can show the loss of either. */
static gboolean
can_happen (const Fixture *fixture,
            int            code)
{
  if (code != HX_EVENT_TOUGHNESS_LOST && code != HX_EVENT_FOUNDATION_LOST)
    return TRUE;
  for (guint i = 0; i < hx_catalog_get_n_tiles (fixture->catalog); i++)
    {
      const HxTile *tile = &fixture->box->tiles[i];

      if (code == HX_EVENT_TOUGHNESS_LOST ? (tile->effects & HX_EFFECT_BIT (HX_EFFECT_TOUGHNESS_1)) != 0
                                          : tile->kind == HX_KIND_FOUNDATION)
        return TRUE;
    }
  return FALSE;
}

static void
test_told (gconstpointer data)
{
  Fixture fixture;
  Course course = { .fixture = &fixture };

  fixture_set_up (&fixture, (HxLanguage) data);
  course.acting = g_new0 (HxActing, 1);
  course.events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  for_each_file (play_file_cb, &course);
  g_test_message ("%u actions, %u refused, %u choices", course.n_actions, course.n_refusals, course.n_choices);
  g_assert_cmpuint (course.n_actions, >, 500);
  g_assert_cmpuint (course.n_refusals, >, 50);
  g_assert_cmpuint (course.n_choices, >, 30);
  for (int code = 0; code < HX_N_EVENTS; code++)
    {
      if (!can_happen (&fixture, code))
        continue;
      if (course.seen[code] == 0)
        g_test_message ("no position shows: %s", hx_step_kind ((HxEventCode) code));
      g_assert_cmpuint (course.seen[code], >, 0);
    }
  g_array_unref (course.events);
  g_free (course.acting);
  fixture_tear_down (&fixture);
}

/** Menu: labels of legal actions. */
typedef struct
{
  Fixture *fixture;
  const HxGame *game;
  GHashTable *labels;
  guint n_files;
} Menu;

static bool
action_listed_cb (void           *data,
                  const HxAction *action)
{
  Menu *menu = data;
  g_autofree char *label = hx_action_text (menu->fixture->narrator, menu->fixture->box, menu->game, action);

  assert_whole (label);
  if (g_hash_table_contains (menu->labels, label))
    g_test_message ("twice: %s", label);
  g_assert_true (g_hash_table_add (menu->labels, g_steal_pointer (&label)));
  return true;
}

/* One position of five, for there are many actions in each. */
static void
list_file_cb (gpointer    data,
              const char *path)
{
  Menu *menu = data;
  g_autoptr (HxScenario) scenario = NULL;
  g_autofree HxGame *game = NULL;

  if (menu->n_files++ % 5 != 0)
    return;
  scenario = load (menu->fixture, path);
  game = g_new0 (HxGame, 1);
  g_test_message ("%s", path);
  g_assert_true (hx_scenario_to_game (menu->fixture->catalog, scenario, game, NULL));
  menu->game = game;
  g_hash_table_remove_all (menu->labels);
  hx_actions_list (menu->fixture->box, game, action_listed_cb, menu);
}

static void
test_labels (void)
{
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Fixture fixture;
  Menu menu = { .fixture = &fixture, .labels = labels };

  fixture_set_up (&fixture, "en");
  for_each_file (list_file_cb, &menu);
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/explain/courses/english", (gpointer) "en", test_told);
  g_test_add_data_func ("/explain/courses/polish", (gpointer) "pl", test_told);
  g_test_add_func ("/explain/courses/labels", test_labels);
  return g_test_run ();
}
