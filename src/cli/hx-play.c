/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions in order, along one line of choices or along all; what the rules forbid is refused with its place in the file. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-play.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-action-text.h"
#include "hx-choice-text.h"
#include "hx-option-id.h"
#include "hx-outcomes.h"
#include "hx-refusal-text.h"
#include "hx-step.h"

/*
 * Who answers: option numbers, or ids.
 * @fixed: (nullable): numbers; what comes after them stays open
 * @choices: (nullable): ids; what comes after them is answered by option 0 where @defaults, else it stays open
 * @picks, @ids: take what was answered; @unknown: an id that fits no option
 * @waits: a choice stays open, and what the referee still asks before it stops is not what comes next
 * @met: (nullable) (element-type Met): takes the choices answered; @heard: what happened before
 */
typedef struct
{
  const HxBox *box;
  const GArray *fixed;
  const char *const *choices;
  gboolean defaults;
  gsize at;
  GArray *picks;
  GPtrArray *ids;
  HxOpenChoice *open;
  char *unknown;
  gboolean waits;
  GArray *met;
  const GArray *heard;
} Answers;

/* A choice that was answered, when so many events had happened. */
typedef struct
{
  HxChoice choice;
  guint option;
  guint n_events;
} Met;

typedef enum
{
  DONE,
  WAITS,
  REFUSED,
} State;

/* How far a line has come. @at: the action under way, or refused in @game */
typedef struct
{
  HxGame game;
  guint at;
  HxRefusal refusal;
} Progress;

static void
clear_plan (gpointer data)
{
  HxPlan *plan = data;

  g_clear_pointer (&plan->actions, g_array_unref);
}

static void
unref_plan (HxPlan *plan)
{
  g_rc_box_release_full (plan, clear_plan);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxPlan, unref_plan)

/* A file without actions means one battle, which nobody causes. */
static HxPlan *
read_plan (const HxCli       *cli,
           const HxScenario  *scenario,
           GError           **error)
{
  g_autoptr (HxPlan) plan = g_rc_box_new0 (HxPlan);
  guint n = scenario->actions != NULL ? json_array_get_length (scenario->actions) : 0;
  HxAction action = hx_action_new (HX_DO_BATTLE);

  plan->scenario = scenario;
  plan->box = hx_catalog_get_box (cli->catalog, scenario->radius);
  plan->actions = g_array_new (FALSE, FALSE, sizeof (HxAction));
  if (!hx_scenario_to_game (cli->catalog, scenario, &plan->start, error))
    return NULL;
  for (guint i = 0; i < n; i++)
    {
      if (!hx_action_read (cli->catalog, scenario, json_array_get_object_element (scenario->actions, i), i, &action, error))
        return NULL;
      g_array_append_val (plan->actions, action);
    }
  action.unasked = true;
  if (n == 0)
    g_array_append_val (plan->actions, action);
  return g_steal_pointer (&plan);
}

static HxLine *
new_line (HxPlan *plan)
{
  HxLine *line = g_new0 (HxLine, 1);

  line->plan = g_rc_box_acquire (plan);
  line->picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  line->choices = g_ptr_array_new_with_free_func (g_free);
  return line;
}

/**
 * hx_line_free:
 * @line: (nullable) (transfer full): a line
 */
void
hx_line_free (HxLine *line)
{
  if (line == NULL)
    return;
  unref_plan (line->plan);
  g_array_unref (line->picks);
  g_ptr_array_unref (line->choices);
  hx_scenario_free (line->end);
  g_free (line);
}

/**
 * hx_lines_free:
 * @lines: (nullable) (transfer full): lines
 */
void
hx_lines_free (HxLines *lines)
{
  if (lines == NULL)
    return;
  g_ptr_array_unref (lines->lines);
  g_free (lines);
}

static int
find_answer (Answers        *answers,
             const HxChoice *choice)
{
  int option;

  if (answers->fixed != NULL)
    return answers->picks->len < answers->fixed->len ? g_array_index (answers->fixed, guint16, answers->picks->len) : -1;
  if (answers->choices == NULL || answers->choices[answers->at] == NULL)
    return answers->defaults ? 0 : -1;
  option = hx_option_find (answers->box, choice, answers->choices[answers->at]);
  if (option < 0)
    answers->unknown = g_strdup (answers->choices[answers->at]);
  else
    answers->at++;
  return option;
}

static int
answer_cb (void           *data,
           const HxChoice *choice)
{
  Answers *answers = data;
  int option = answers->waits ? -1 : find_answer (answers, choice);
  guint16 pick = (guint16) option;

  if (option < 0)
    {
      if (answers->open != NULL && !answers->waits)
        {
          answers->open->is_open = TRUE;
          answers->open->choice = *choice;
        }
      answers->waits = TRUE;
      return -1;
    }
  g_array_append_val (answers->picks, pick);
  if (answers->met != NULL)
    {
      Met met = { *choice, pick, answers->heard->len };

      g_array_append_val (answers->met, met);
    }
  if (answers->ids != NULL)
    g_ptr_array_add (answers->ids, hx_option_dup_id (answers->box, choice, pick));
  return option;
}

static State
play (const HxPlan *plan,
      Answers      *answers,
      const HxLog  *log,
      Progress     *progress)
{
  g_autofree HxActing *acting = g_new (HxActing, 1);
  HxDecider decider = { answer_cb, answers };

  answers->box = plan->box;
  progress->game = plan->start;
  for (progress->at = 0; progress->at < plan->actions->len; progress->at++)
    {
      const HxAction *action = &g_array_index (plan->actions, HxAction, progress->at);

      if (!hx_action_begin (acting, plan->box, &progress->game, action, &progress->refusal))
        return REFUSED;
      if (hx_action_run (acting, plan->box, &decider, log) == HX_BATTLE_WAITS)
        return WAITS;
      progress->game = acting->game;
    }
  return DONE;
}

static void
finish_line (const HxCli  *cli,
             HxLine       *line,
             const HxGame *game)
{
  line->end = hx_scenario_take_game (cli->catalog, line->plan->scenario, game);
  hx_game_verdict (game, line->plan->box, &line->verdict);
}

static char *
list_rules (const HxRefusal *refusal)
{
  if (refusal->also == HX_RULE_NONE)
    return g_strdup (hx_rule_id (refusal->rule));
  return g_strdup_printf ("%s, %s", hx_rule_id (refusal->rule), hx_rule_id (refusal->also));
}

static GError *
refuse_action (const HxCli    *cli,
               const HxInput  *input,
               const HxPlan   *plan,
               const Progress *progress)
{
  const HxAction *action = &g_array_index (plan->actions, HxAction, progress->at);
  g_autofree char *path = g_strdup_printf ("$.actions[%u]", progress->at);
  g_autofree char *rules = list_rules (&progress->refusal);
  g_autofree char *what = hx_action_text (cli->narrator, plan->box, &progress->game, action);
  g_autofree char *why = hx_refusal_text (cli->narrator, plan->box, &progress->game, action, &progress->refusal);

  /* Translators: number and words of an action, a whole sentence, ids of rules */
  return hx_input_refuse (input, path, _("Action %u is refused: “%s”. %s [%s]"), progress->at + 1, what, why, rules);
}

/* Answers stand in the file or on the command line. */
static char *
find_place (const HxInput     *input,
            const char *const *choices,
            gsize              at)
{
  if (choices == (const char *const *) input->scenario->choices)
    return g_strdup_printf ("$.choices[%" G_GSIZE_FORMAT "]", at);
  return g_strdup ("--choices");
}

static char *
list_options (const HxBox    *box,
              const HxChoice *choice)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < choice->n_options; i++)
    g_ptr_array_add (ids, hx_option_dup_id (box, choice, i));
  g_ptr_array_add (ids, NULL);
  return g_strjoinv (", ", (char **) ids->pdata);
}

static GError *
refuse_answer (const HxInput *input,
               const Answers *answers)
{
  g_autofree char *path = find_place (input, answers->choices, answers->at);
  g_autofree char *options = list_options (answers->box, &answers->open->choice);

  return hx_input_refuse (input, path, _("Choice %u has no option '%s'; there are: %s."),
                          (guint) answers->at + 1, answers->unknown, options);
}

static GError *
refuse_left_over (const HxInput *input,
                  const Answers *answers)
{
  g_autofree char *path = find_place (input, answers->choices, answers->at);

  return hx_input_refuse (input, path, _("There is no choice for the answer '%s'."), answers->choices[answers->at]);
}

/* The board after so many events: in a battle hexes mean pieces as it began, outside one as they are now. */
static void
find_board (const HxLine *line,
            const GArray *events,
            guint         n,
            HxPosition   *board)
{
  HxPosition now = line->plan->start.position;
  gboolean in_battle = FALSE;

  *board = now;
  for (guint i = 0; i < n; i++)
    {
      const HxEvent *event = &g_array_index (events, HxEvent, i);

      in_battle = event->stage != HX_STAGE_TURN;
      if (event->code == HX_EVENT_BATTLE_BEGINS)
        *board = now;
      hx_position_replay (line->plan->box, &now, event);
    }
  if (!in_battle)
    *board = now;
}

static void
find_open_board (const HxLine *line,
                 HxPosition   *board)
{
  g_autoptr (GArray) events = hx_line_dup_events (line);

  find_board (line, events, events->len, board);
}

/* What is wrong with a line that has been played, if anything. */
static GError *
find_fault (const HxCli    *cli,
            const HxInput  *input,
            const Answers  *answers,
            const HxPlan   *plan,
            const Progress *progress)
{
  if (answers->unknown != NULL)
    return refuse_answer (input, answers);
  if (progress->refusal.why != HX_WHY_NONE)
    return refuse_action (cli, input, plan, progress);
  if (!answers->open->is_open && answers->choices != NULL && answers->choices[answers->at] != NULL)
    return refuse_left_over (input, answers);
  return NULL;
}

/**
 * hx_play_line:
 * @cli: the program's data
 * @input: a scenario
 * @choices: (nullable): ids of options for the choices met, in order
 * @open: (inout): where the line waits, if it may and does
 * @error: what is refused, with its place
 *
 * Plays the actions along one line.
 *
 * Returns: (transfer full) (nullable): the line, complete unless it waits
 */
HxLine *
hx_play_line (const HxCli       *cli,
              const HxInput     *input,
              const char *const *choices,
              HxOpenChoice      *open,
              GError           **error)
{
  g_autoptr (HxPlan) plan = read_plan (cli, input->scenario, error);
  g_autofree Progress *progress = g_new0 (Progress, 1);
  Answers answers = { .choices = choices, .defaults = !open->may_wait, .open = open };
  g_autoptr (HxLine) line = NULL;
  GError *fault;
  State state;

  open->is_open = FALSE;
  if (plan == NULL)
    return NULL;
  line = new_line (plan);
  answers.picks = line->picks;
  answers.ids = line->choices;
  state = play (plan, &answers, NULL, progress);
  if (state != REFUSED)
    progress->refusal.why = HX_WHY_NONE;
  fault = find_fault (cli, input, &answers, plan, progress);
  g_free (answers.unknown);
  if (fault != NULL)
    {
      if (open->keeps_refused && state == REFUSED && progress->at > 0)
        open->before_refusal = g_steal_pointer (&line);
      g_propagate_error (error, fault);
      return NULL;
    }
  if (state == DONE)
    finish_line (cli, line, &progress->game);
  else
    find_open_board (line, &open->board);
  return g_steal_pointer (&line);
}

static HxLine *
take_outcome (const HxCli     *cli,
              HxPlan          *plan,
              const HxOutcome *outcome)
{
  HxLine *line = new_line (plan);
  Answers answers = { .fixed = outcome->picks, .picks = line->picks, .ids = line->choices };
  g_autofree Progress *progress = g_new0 (Progress, 1);

  /* Only the ids are missing yet. */
  if (outcome->picks->len > 0)
    play (plan, &answers, NULL, progress);
  finish_line (cli, line, &outcome->end);
  return line;
}

static GError *
refuse_all (const HxCli      *cli,
            const HxInput    *input,
            const HxPlan     *plan,
            const HxOutcomes *outcomes,
            HxRefused        *refused)
{
  g_autofree Progress *progress = g_new0 (Progress, 1);

  progress->game = *outcomes->last_refused;
  progress->at = outcomes->refused_at;
  progress->refusal = outcomes->refusal;
  if (refused != NULL)
    *refused = (HxRefused) { TRUE, outcomes->refused_at, outcomes->refusal };
  return refuse_action (cli, input, plan, progress);
}

/**
 * hx_play_all:
 * @cli: the program's data
 * @input: a scenario
 * @limit: the largest number of ends
 * @refused: (out) (nullable): what the rules refuse, where they refuse every line
 * @error: what is refused, with its place
 *
 * Plays the actions along every line of choices.
 *
 * Returns: (transfer full) (nullable): one line for each distinct end
 */
HxLines *
hx_play_all (const HxCli    *cli,
             const HxInput  *input,
             guint           limit,
             HxRefused      *refused,
             GError        **error)
{
  g_autoptr (HxPlan) plan = read_plan (cli, input->scenario, error);
  g_autoptr (HxOutcomes) outcomes = NULL;
  HxLines *lines;

  if (refused != NULL)
    refused->is_refused = FALSE;
  if (plan == NULL)
    return NULL;
  outcomes = hx_outcomes_collect (plan->box, &plan->start, (const HxAction *) (void *) plan->actions->data, plan->actions->len, limit);
  if (outcomes->outcomes->len == 0)
    {
      g_propagate_error (error, refuse_all (cli, input, plan, outcomes, refused));
      return NULL;
    }
  lines = g_new0 (HxLines, 1);
  lines->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_line_free);
  lines->complete = outcomes->complete;
  lines->refused = outcomes->refused;
  for (guint i = 0; i < outcomes->outcomes->len; i++)
    g_ptr_array_add (lines->lines, take_outcome (cli, plan, g_ptr_array_index (outcomes->outcomes, i)));
  return lines;
}

static void
add_event_cb (void          *data,
              const HxEvent *event)
{
  g_array_append_vals (data, event, 1);
}

/**
 * hx_line_dup_events:
 * @line: a line
 *
 * Plays it again and listens, as far as it has been played.
 *
 * Returns: (transfer full) (element-type HxEvent): what happened
 */
GArray *
hx_line_dup_events (const HxLine *line)
{
  GArray *events = g_array_new (FALSE, TRUE, sizeof (HxEvent));
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autofree Progress *progress = g_new0 (Progress, 1);
  Answers answers = { .fixed = line->picks, .picks = taken };
  HxLog log = { add_event_cb, events };

  play (line->plan, &answers, &log, progress);
  return events;
}

static HxReportAnswer *
tell_answer (const HxCli  *cli,
             const HxLine *line,
             const GArray *events,
             const Met    *met)
{
  HxReportAnswer *answer = g_new0 (HxReportAnswer, 1);
  const HxBox *box = line->plan->box;
  HxPosition board;

  find_board (line, events, met->n_events, &board);
  answer->question = hx_explain_question (cli->narrator, box, &board, &met->choice);
  answer->answer = hx_explain_option (cli->narrator, box, &board, &met->choice, met->option);
  return answer;
}

/**
 * hx_line_dup_answers:
 * @cli: the program's data
 * @line: a line
 * @steps: (element-type HxStep): its steps, as hx_line_narrate() tells them
 *
 * Returns: (transfer full) (element-type HxReportAnswer): the choices made in it, in words
 */
GPtrArray *
hx_line_dup_answers (const HxCli     *cli,
                     const HxLine    *line,
                     const GPtrArray *steps)
{
  GPtrArray *told = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_report_answer_free);
  g_autoptr (GArray) events = g_array_new (FALSE, TRUE, sizeof (HxEvent));
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autoptr (GArray) met = g_array_new (FALSE, FALSE, sizeof (Met));
  g_autofree Progress *progress = g_new0 (Progress, 1);
  Answers answers = { .fixed = line->picks, .picks = taken, .met = met, .heard = events };
  HxLog log = { add_event_cb, events };
  guint step = 0, covered = 0;

  play (line->plan, &answers, &log, progress);
  for (guint i = 0; i < met->len; i++)
    {
      const Met *one = &g_array_index (met, Met, i);
      HxReportAnswer *answer = tell_answer (cli, line, events, one);

      while (step < steps->len && covered < one->n_events)
        covered += ((const HxStep *) g_ptr_array_index (steps, step++))->events->len;
      answer->step = step;
      g_ptr_array_add (told, answer);
    }
  return told;
}

static void
add_warnings (const HxCli      *cli,
              const HxScenario *scenario,
              GPtrArray        *steps)
{
  g_auto (GStrv) sentences = hx_scenario_dup_unrefereed (cli->catalog, scenario, cli->language);

  for (guint i = 0; sentences[i] != NULL; i++)
    {
      HxStep *step = g_new0 (HxStep, 1);

      step->code = HX_N_EVENTS;
      step->kind = "not-refereed";
      step->text = g_strdup (sentences[i]);
      step->markup = g_markup_escape_text (sentences[i], -1);
      step->rules = g_new0 (char *, 1);
      step->segment = HX_NO_SEGMENT;
      step->subject = HX_NO_HEX;
      step->events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
      g_ptr_array_add (steps, step);
    }
}

/**
 * hx_line_narrate:
 * @cli: the program's data
 * @line: a line
 *
 * Tells its actions. What is not refereed yet is said before.
 *
 * Returns: (transfer full) (element-type HxStep): the steps
 */
GPtrArray *
hx_line_narrate (const HxCli  *cli,
                 const HxLine *line)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_step_free);
  g_autoptr (GArray) events = hx_line_dup_events (line);
  g_autoptr (GPtrArray) told = hx_narrate_game (cli->narrator, line->plan->box, &line->plan->start, events);

  add_warnings (cli, line->plan->scenario, steps);
  g_ptr_array_extend_and_steal (steps, g_steal_pointer (&told));
  return steps;
}

/**
 * hx_line_dup_choices:
 * @line: a line
 * @next: (nullable): an option to add
 *
 * Returns: (transfer full): the options taken in it, as --choices takes them
 */
char *
hx_line_dup_choices (const HxLine *line,
                     const char   *next)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  g_ptr_array_extend (ids, line->choices, NULL, NULL);
  if (next != NULL)
    g_ptr_array_add (ids, (char *) next);
  g_ptr_array_add (ids, NULL);
  return g_strjoinv (",", (char **) ids->pdata);
}

/**
 * hx_open_dup_options:
 * @cli: the program's data
 * @line: the line that waits
 * @open: for what
 *
 * Returns: (transfer full): a line for each option: how it is given, and what it means
 */
char **
hx_open_dup_options (const HxCli        *cli,
                     const HxLine       *line,
                     const HxOpenChoice *open)
{
  const HxBox *box = line->plan->box;
  GPtrArray *options = g_ptr_array_new ();

  for (guint i = 0; i < open->choice.n_options; i++)
    {
      g_autofree char *id = hx_option_dup_id (box, &open->choice, i);
      g_autofree char *label = hx_explain_option (cli->narrator, box, &open->board, &open->choice, i);

      g_ptr_array_add (options, g_strdup_printf ("%s: %s", id, label));
    }
  g_ptr_array_add (options, NULL);
  return (char **) g_ptr_array_free (options, FALSE);
}
