/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a position shows is said by the step that cites the rule: so it is true, and in the reader's language. */

#include "config.h"

#include "hx-demonstration.h"

#include "hx-option-id.h"
#include "hx-outcomes.h"
#include "hx-refusal-text.h"
#include "hx-step.h"

/* Lines that are tried until one shows the rule. */
#define MAX_LINES 200

/*
 * A position being played.
 * @picks: (nullable): what to answer; else the scenario's own answers, and after them the first option
 * @at: how many answers have been given
 * @answers: ids of what was answered during the action under way
 */
typedef struct
{
  const HxCatalog *catalog;
  const HxBox *box;
  HxScenario *scenario;
  HxNarrator *narrator;
  HxGame game;
  HxActing acting;
  GArray *events;
  const GArray *picks;
  guint at;
  GPtrArray *answers;
} Play;

static void
free_play (Play *play)
{
  g_ptr_array_unref (play->answers);
  g_array_unref (play->events);
  hx_narrator_free (play->narrator);
  hx_scenario_free (play->scenario);
  g_free (play);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Play, free_play)

static void
add_event (void          *data,
           const HxEvent *event)
{
  Play *play = data;

  g_array_append_vals (play->events, event, 1);
}

static int
find_answer (Play           *play,
             const HxChoice *choice)
{
  char **ids = play->scenario->choices;
  guint at = play->at++;

  if (play->picks != NULL)
    return at < play->picks->len ? g_array_index (play->picks, guint16, at) : 0;
  if (ids != NULL && at < g_strv_length (ids))
    return MAX (hx_option_find (play->box, choice, ids[at]), 0);

  return 0;
}

static int
decide (void           *data,
        const HxChoice *choice)
{
  Play *play = data;
  int option = find_answer (play, choice);

  g_ptr_array_add (play->answers, hx_option_dup_id (play->box, choice, (guint16) option));

  return option;
}

static gboolean
cites (const HxStep *step,
       char *const  *wanted)
{
  for (; *wanted != NULL; wanted++)
    {
      if (g_strv_contains ((const char *const *) step->rules, *wanted))
        return TRUE;
    }

  return FALSE;
}

static char *
find_step (Play        *play,
           char *const *wanted)
{
  g_autoptr (GPtrArray) steps = hx_narrate_game (play->narrator, play->box, &play->game, play->events);

  for (guint i = 0; i < steps->len; i++)
    {
      const HxStep *step = g_ptr_array_index (steps, i);

      if (cites (step, wanted))
        return g_strdup (step->text);
    }

  return NULL;
}

static HxAction
read_action (Play  *play,
             guint  number)
{
  HxAction action = hx_action_new (HX_DO_BATTLE);

  if (play->scenario->actions == NULL || json_array_get_length (play->scenario->actions) == 0 ||
      !hx_action_read (play->catalog, play->scenario, json_array_get_object_element (play->scenario->actions, number),
                       number, &action, NULL))
    action.unasked = true;

  return action;
}

static guint
count_actions (const HxScenario *scenario)
{
  return scenario->actions != NULL ? json_array_get_length (scenario->actions) : 0;
}

/* The position that has come about, with the one action that follows and the answers that lead to where the rule shows. */
static HxScenario *
take_moment (Play  *play,
             guint  number)
{
  HxScenario *moment = number > 0 ? hx_scenario_take_game (play->catalog, play->scenario, &play->game)
                                  : hx_scenario_copy (play->scenario);

  g_clear_pointer (&moment->choices, g_strfreev);
  if (play->answers->len > 0)
    {
      g_ptr_array_add (play->answers, NULL);
      moment->choices = g_strdupv ((char **) play->answers->pdata);
    }
  if (count_actions (play->scenario) > 0)
    {
      JsonObject *action = json_array_get_object_element (play->scenario->actions, number);

      g_clear_pointer (&moment->actions, json_array_unref);
      moment->actions = json_array_new ();
      json_array_add_object_element (moment->actions, json_object_ref (action));
    }

  return moment;
}

static gboolean
is_battle (const HxAction *action)
{
  return action->what == HX_DO_BATTLE || action->what == HX_DO_FINAL_BATTLE;
}

/* Plays one action. Returns: whether the next can follow; @demonstration takes what cites the rule. */
static gboolean
play_action (Play            *play,
             guint            number,
             char *const     *wanted,
             HxDemonstration *demonstration)
{
  HxAction action = read_action (play, number);
  HxDecider decider = { decide, play };
  HxLog log = { add_event, play };
  HxRefusal refusal = { 0 };

  g_array_set_size (play->events, 0);
  g_ptr_array_set_size (play->answers, 0);
  if (!hx_action_begin (&play->acting, play->box, &play->game, &action, &refusal))
    {
      demonstration->text = hx_refusal_text (play->narrator, play->box, &play->game, &action, &refusal);
      demonstration->is_refused = TRUE;
    }
  else
    {
      hx_action_run (&play->acting, play->box, &decider, &log);
      demonstration->text = find_step (play, wanted);
    }
  if (demonstration->text != NULL)
    {
      demonstration->scenario = take_moment (play, number);
      demonstration->is_battle = is_battle (&action) && !demonstration->is_refused;
      return FALSE;
    }
  play->game = play->acting.game;

  return TRUE;
}

static Play *
new_play (HxLibrary  *library,
          HxScenario *scenario)
{
  Play *play = g_new0 (Play, 1);

  play->catalog = hx_library_get_catalog (library);
  play->box = hx_catalog_get_box (play->catalog, scenario->radius);
  play->scenario = scenario;
  play->narrator = hx_narrator_new (play->catalog, hx_library_get_name_language (library));
  play->events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  play->answers = g_ptr_array_new_with_free_func (g_free);

  return play;
}

/* Plays along one line. Returns: whether it shows the rule. */
static gboolean
play_line (Play            *play,
           const GArray    *picks,
           char *const     *wanted,
           HxDemonstration *demonstration)
{
  if (!hx_scenario_to_game (play->catalog, play->scenario, &play->game, NULL))
    hx_game_init (&play->game, &play->scenario->position);
  play->picks = picks;
  play->at = 0;
  for (guint i = 0; i < MAX (count_actions (play->scenario), 1); i++)
    {
      if (!play_action (play, i, wanted, demonstration))
        return TRUE;
    }

  return FALSE;
}

/* Which options show the rule, if the first ones do not. */
static gboolean
play_other_lines (Play            *play,
                  char *const     *wanted,
                  HxDemonstration *demonstration)
{
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (HxAction));
  g_autoptr (HxOutcomes) outcomes = NULL;
  HxGame start;

  if (!hx_scenario_to_game (play->catalog, play->scenario, &start, NULL))
    hx_game_init (&start, &play->scenario->position);
  for (guint i = 0; i < MAX (count_actions (play->scenario), 1); i++)
    {
      HxAction action = read_action (play, i);

      g_array_append_val (actions, action);
    }
  outcomes = hx_outcomes_collect (play->box, &start, (const HxAction *) actions->data, actions->len, MAX_LINES);
  for (guint i = 0; i < outcomes->outcomes->len; i++)
    {
      const HxOutcome *outcome = g_ptr_array_index (outcomes->outcomes, i);

      if (play_line (play, outcome->picks, wanted, demonstration))
        return TRUE;
    }

  return FALSE;
}

/* What a step has to cite: the rule; for an official ruling, which the referee does not know, a rule that cites it. */
static char **
list_wanted (HxLibrary  *library,
             const char *rule)
{
  HxReference *reference = hx_reference_get (library);
  const char *const one[] = { rule, NULL };

  if (hx_officials_find (hx_reference_get_officials (reference), rule) != NULL)
    return hx_reference_dup_citing (reference, rule);

  return g_strdupv ((char **) one);
}

/**
 * hx_demonstration_new:
 * @library: the library
 * @name: the name of a position that is installed
 * @rule: id of a rule, a decision or an official ruling
 *
 * Returns: (transfer full) (nullable): the position and what in it cites the rule; %NULL where the position cannot be read
 */
HxDemonstration *
hx_demonstration_new (HxLibrary  *library,
                      const char *name,
                      const char *rule)
{
  const HxDemonstrations *all;
  g_autoptr (HxDemonstration) demonstration = g_new0 (HxDemonstration, 1);
  g_autoptr (Play) play = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) wanted = NULL;
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (name != NULL && rule != NULL, NULL);

  all = hx_reference_get_demonstrations (hx_reference_get (library));
  if (!hx_demonstrations_has (all, name))
    return NULL;
  scenario = hx_demonstrations_load (all, hx_library_get_catalog (library), name, &error);
  if (scenario == NULL)
    {
      g_warning ("%s", error->message);
      return NULL;
    }
  wanted = list_wanted (library, rule);
  play = new_play (library, scenario);
  if (!play_line (play, NULL, wanted, demonstration) && !play_other_lines (play, wanted, demonstration))
    {
      HxAction action = read_action (play, 0);

      demonstration->scenario = hx_scenario_copy (scenario);
      demonstration->is_battle = count_actions (scenario) <= 1 && is_battle (&action);
    }

  return g_steal_pointer (&demonstration);
}

/** hx_demonstration_free: @demonstration: (nullable) (transfer full): a position that shows a rule */
void
hx_demonstration_free (HxDemonstration *demonstration)
{
  if (demonstration == NULL)
    return;
  hx_scenario_free (demonstration->scenario);
  g_free (demonstration->text);
  g_free (demonstration);
}
