/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions in order; so far every one is a battle, and any other is refused with its number. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-play.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-option-id.h"
#include "hx-outcomes.h"
#include "hx-result.h"
#include "hx-step.h"

/* One action: a battle. @caller: -1 for the side whose turn it is; @tile: the tile played for it, or -1. */
typedef struct
{
  int caller;
  gboolean is_final;
  int tile;
} Act;

/* Answers from a list, then by default or not at all; or from picks. Notes what was taken. */
typedef struct
{
  const HxBox *box;
  const char *const *choices;
  gsize at;
  const GArray *fixed;
  gboolean ends_with_fixed;
  gboolean defaults;
  GArray *picks;
  GPtrArray *ids;
  HxOpenChoice *open;
  char *unknown;
} Answers;

static void
free_battle (gpointer data)
{
  HxBattlePlayed *battle = data;

  hx_scenario_free (battle->start);
  g_array_unref (battle->picks);
  g_free (battle);
}

static HxLine *
new_line (const HxScenario *start)
{
  HxLine *line = g_new0 (HxLine, 1);

  line->battles = g_ptr_array_new_with_free_func (free_battle);
  line->choices = g_ptr_array_new_with_free_func (g_free);
  line->end = hx_scenario_copy (start);
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
  g_ptr_array_unref (line->battles);
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

/* BASE-BAT-01: of all tiles that are played, only a Battle tile starts a Battle. */
static gboolean
read_act_tile (const HxCli    *cli,
               const HxInput  *input,
               guint           i,
               Act            *act,
               GError        **error)
{
  JsonObject *object = json_array_get_object_element (input->scenario->actions, i);
  g_autofree char *path = g_strdup_printf ("$.actions[%u].tile", i);
  const char *id;

  if (!json_object_has_member (object, "tile"))
    return TRUE;
  id = json_object_get_string_member (object, "tile");
  if (g_str_has_suffix (id, "/battle"))
    {
      act->tile = hx_catalog_find_tile (cli->catalog, id);
      return TRUE;
    }
  g_propagate_error (error, hx_input_refuse (input, path, _("Action %u: '%s' starts no Battle; a Battle tile does (BASE-BAT-01)."), i + 1, id));
  return FALSE;
}

static gboolean
read_act (const HxCli    *cli,
          const HxInput  *input,
          guint           i,
          Act            *act,
          GError        **error)
{
  JsonObject *object = json_array_get_object_element (input->scenario->actions, i);
  const char *word = json_object_get_string_member (object, "do");
  g_autofree char *path = g_strdup_printf ("$.actions[%u]", i);

  *act = (Act) { .caller = -1, .tile = -1 };
  act->is_final = g_str_equal (word, "final-battle");
  if (!act->is_final && !g_str_equal (word, "battle"))
    {
      g_propagate_error (error, hx_input_refuse (input, path, _("Action %u ('%s') is not refereed yet; battles are."), i + 1, word));
      return FALSE;
    }
  if (json_object_has_member (object, "caller"))
    act->caller = (int) json_object_get_int_member (object, "caller");
  return read_act_tile (cli, input, i, act, error);
}

/* A file without actions means one battle. */
static GArray *
read_acts (const HxCli    *cli,
           const HxInput  *input,
           GError        **error)
{
  g_autoptr (GArray) acts = g_array_new (FALSE, TRUE, sizeof (Act));
  guint n = input->scenario->actions != NULL ? json_array_get_length (input->scenario->actions) : 0;
  Act act = { -1, FALSE, -1 };

  if (n == 0)
    g_array_append_val (acts, act);
  for (guint i = 0; i < n; i++)
    {
      if (!read_act (cli, input, i, &act, error))
        return NULL;
      g_array_append_val (acts, act);
    }
  return g_steal_pointer (&acts);
}

/* Where hands are listed, the tile that starts the battle leaves the hand. */
static gboolean
play_tile (HxScenario    *scenario,
           const HxInput *input,
           const Act     *act,
           guint          i,
           GError       **error)
{
  HxScenarioSide *side = &scenario->sides[scenario->position.turn];
  g_autofree char *path = NULL;

  if (act->tile < 0 || side->hand == NULL)
    return TRUE;
  for (guint at = 0; at < side->hand->len; at++)
    if (g_array_index (side->hand, guint16, at) == act->tile)
      {
        guint16 tile = (guint16) act->tile;

        g_array_remove_index (side->hand, at);
        if (side->discard != NULL)
          g_array_append_val (side->discard, tile);
        return TRUE;
      }
  path = g_strdup_printf ("$.actions[%u].tile", i);
  g_propagate_error (error, hx_input_refuse (input, path, _("Action %u plays a tile that is not in the hand of side %u."), i + 1,
                                             scenario->position.turn));
  return FALSE;
}

static int
answer_cb (void           *data,
           const HxChoice *choice)
{
  Answers *answers = data;
  int option = -1;
  guint16 pick;

  if (answers->fixed != NULL && answers->picks->len < answers->fixed->len)
    option = g_array_index (answers->fixed, guint16, answers->picks->len);
  else if (answers->fixed != NULL)
    option = answers->ends_with_fixed ? -1 : 0;
  else if (answers->choices != NULL && answers->choices[answers->at] != NULL)
    {
      option = hx_option_find (answers->box, choice, answers->choices[answers->at]);
      if (option < 0)
        answers->unknown = g_strdup (answers->choices[answers->at]);
      else
        answers->at++;
    }
  else if (answers->defaults)
    option = 0;
  if (option < 0 && answers->open != NULL)
    {
      answers->open->is_open = TRUE;
      answers->open->choice = *choice;
    }
  if (option < 0)
    return -1;
  pick = (guint16) option;
  g_array_append_val (answers->picks, pick);
  if (answers->ids != NULL)
    g_ptr_array_add (answers->ids, hx_option_dup_id (answers->box, choice, pick));
  return option;
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

static HxBattlePlayed *
begin_battle (HxLine    *line,
              const Act *act)
{
  HxBattlePlayed *battle = g_new0 (HxBattlePlayed, 1);

  battle->start = hx_scenario_copy (line->end);
  battle->caller = act->caller >= 0 ? act->caller : line->end->position.turn;
  battle->is_final = act->is_final;
  battle->picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_ptr_array_add (line->battles, battle);
  return battle;
}

/* Plays one battle at the end of @line. Returns FALSE where it waits. */
static gboolean
play_battle (const HxCli *cli,
             HxLine      *line,
             const Act   *act,
             Answers     *answers)
{
  HxBattlePlayed *played = begin_battle (line, act);
  const HxBox *box = hx_catalog_get_box (cli->catalog, line->end->radius);
  HxDecider decider = { answer_cb, answers };
  HxBattle battle;

  answers->box = box;
  answers->picks = played->picks;
  answers->ids = line->choices;
  hx_battle_begin (&battle, box, &line->end->position, played->caller, played->is_final);
  if (hx_battle_run (&battle, box, &decider, NULL) == HX_BATTLE_WAITS)
    return FALSE;
  hx_battle_verdict (&battle, box, &line->verdict);
  hx_scenario_free (line->end);
  line->end = hx_scenario_after (cli->catalog, played->start, &battle.position, played->is_final);
  return TRUE;
}

static GError *
refuse_after_end (const HxInput *input,
                  guint          i)
{
  g_autofree char *path = g_strdup_printf ("$.actions[%u]", i);

  return hx_input_refuse (input, path, _("Action %u comes after the end of the game (BASE-END-04)."), i + 1);
}

/* Answers stand in the file or on the command line. */
static char *
find_answer (const HxInput     *input,
             const char *const *choices,
             gsize              at)
{
  if (choices == (const char *const *) input->scenario->choices)
    return g_strdup_printf ("$.choices[%" G_GSIZE_FORMAT "]", at);
  return g_strdup ("--choices");
}

static GError *
refuse_answer (const HxInput *input,
               const Answers *answers)
{
  g_autofree char *path = find_answer (input, answers->choices, answers->at);
  g_autofree char *options = list_options (answers->box, &answers->open->choice);

  return hx_input_refuse (input, path, _("Choice %u has no option '%s'; there are: %s."),
                          (guint) answers->at + 1, answers->unknown, options);
}

/**
 * hx_play_line:
 * @cli: the program's data
 * @input: a scenario
 * @choices: (nullable): ids of options for the choices met, in order
 * @defaults: choices beyond those take option 0
 * @open: (out): the choice at which the line waits, if it does
 * @error: what is refused, with its place
 *
 * Plays the actions along one line.
 *
 * Returns: (transfer full) (nullable): the line, complete unless @open is
 */
HxLine *
hx_play_line (const HxCli       *cli,
              const HxInput     *input,
              const char *const *choices,
              gboolean           defaults,
              HxOpenChoice      *open,
              GError           **error)
{
  g_autoptr (GArray) acts = read_acts (cli, input, error);
  g_autoptr (HxLine) line = new_line (input->scenario);
  Answers answers = { .choices = choices, .defaults = defaults, .open = open };

  open->is_open = FALSE;
  if (acts == NULL)
    return NULL;
  for (guint i = 0; i < acts->len && !open->is_open; i++)
    {
      const Act *act = &g_array_index (acts, Act, i);

      if (line->verdict.decided)
        {
          g_propagate_error (error, refuse_after_end (input, i));
          return NULL;
        }
      if (!play_tile (line->end, input, act, i, error))
        return NULL;
      play_battle (cli, line, act, &answers);
    }
  if (answers.unknown != NULL)
    {
      g_propagate_error (error, refuse_answer (input, &answers));
      g_free (answers.unknown);
      return NULL;
    }
  if (!open->is_open && choices != NULL && choices[answers.at] != NULL)
    {
      g_autofree char *path = find_answer (input, choices, answers.at);

      g_propagate_error (error, hx_input_refuse (input, path, _("There is no choice for the answer '%s'."), choices[answers.at]));
      return NULL;
    }
  return g_steal_pointer (&line);
}

static gpointer
copy_battle (gconstpointer data,
             gpointer      user_data)
{
  const HxBattlePlayed *battle = data;
  HxBattlePlayed *copy = g_new0 (HxBattlePlayed, 1);

  *copy = *battle;
  copy->start = hx_scenario_copy (battle->start);
  copy->picks = g_array_copy (battle->picks);
  return copy;
}

static gpointer
copy_id (gconstpointer data,
         gpointer      user_data)
{
  return g_strdup (data);
}

static HxLine *
copy_line (const HxLine *line)
{
  HxLine *copy = new_line (line->end);

  g_ptr_array_extend (copy->battles, line->battles, (GCopyFunc) copy_battle, NULL);
  g_ptr_array_extend (copy->choices, line->choices, (GCopyFunc) copy_id, NULL);
  copy->verdict = line->verdict;
  return copy;
}

/* All ways in which one more battle on @line can end; ends that are there already are left out. */
static void
branch (const HxCli  *cli,
        const HxLine *line,
        const Act    *act,
        HxLines      *lines,
        GHashTable   *seen,
        guint         limit)
{
  const HxBox *box = hx_catalog_get_box (cli->catalog, line->end->radius);
  int caller = act->caller >= 0 ? act->caller : line->end->position.turn;
  g_autoptr (HxOutcomes) outcomes = hx_outcomes_collect (box, &line->end->position, caller, act->is_final, limit);

  lines->complete &= outcomes->complete;
  for (guint i = 0; i < outcomes->outcomes->len; i++)
    {
      const HxOutcome *outcome = g_ptr_array_index (outcomes->outcomes, i);
      g_autoptr (HxLine) next = copy_line (line);
      Answers answers = { .fixed = outcome->picks };
      g_autoptr (JsonNode) node = NULL;

      play_battle (cli, next, act, &answers);
      node = hx_scenario_to_node (cli->catalog, next->end);
      if (!g_hash_table_add (seen, hx_result_to_line (node)))
        continue;
      if (lines->lines->len == limit)
        {
          lines->complete = FALSE;
          return;
        }
      g_ptr_array_add (lines->lines, g_steal_pointer (&next));
    }
}

/**
 * hx_play_all:
 * @cli: the program's data
 * @input: a scenario
 * @limit: the largest number of ends
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
             GError        **error)
{
  g_autoptr (GArray) acts = read_acts (cli, input, error);
  g_autoptr (HxLines) lines = g_new0 (HxLines, 1);

  lines->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_line_free);
  lines->complete = TRUE;
  if (acts == NULL)
    return NULL;
  g_ptr_array_add (lines->lines, new_line (input->scenario));
  for (guint i = 0; i < acts->len; i++)
    {
      const Act *act = &g_array_index (acts, Act, i);
      g_autoptr (GPtrArray) before = g_steal_pointer (&lines->lines);
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      lines->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_line_free);
      for (guint j = 0; j < before->len && (lines->complete || lines->lines->len < limit); j++)
        {
          HxLine *line = g_ptr_array_index (before, j);

          if (line->verdict.decided)
            lines->refused++;
          else if (!play_tile (line->end, input, act, i, error))
            return NULL;
          else
            branch (cli, line, act, lines, seen, limit);
        }
      if (lines->lines->len == 0)
        {
          g_propagate_error (error, refuse_after_end (input, i));
          return NULL;
        }
    }
  return g_steal_pointer (&lines);
}

static void
add_event_cb (void          *data,
              const HxEvent *event)
{
  g_array_append_vals (data, event, 1);
}

/**
 * hx_battle_dup_events:
 * @cli: the program's data
 * @battle: a battle that was played
 *
 * Plays it again and listens, as far as it has been played.
 *
 * Returns: (transfer full) (element-type HxEvent): what happened
 */
GArray *
hx_battle_dup_events (const HxCli          *cli,
                      const HxBattlePlayed *battle)
{
  GArray *events = g_array_new (FALSE, TRUE, sizeof (HxEvent));
  const HxBox *box = hx_catalog_get_box (cli->catalog, battle->start->radius);
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (guint16));
  Answers answers = { .box = box, .fixed = battle->picks, .ends_with_fixed = TRUE, .picks = taken };
  HxDecider decider = { answer_cb, &answers };
  HxLog log = { add_event_cb, events };
  HxBattle again;

  hx_battle_begin (&again, box, &battle->start->position, battle->caller, battle->is_final);
  hx_battle_run (&again, box, &decider, &log);
  return events;
}

static void
add_warnings (const HxCli          *cli,
              const HxBattlePlayed *battle,
              GPtrArray            *steps)
{
  g_auto (GStrv) sentences = hx_scenario_dup_unrefereed (cli->catalog, battle->start);

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
 * Tells its battles. What is not refereed yet is said before each.
 *
 * Returns: (transfer full) (element-type HxStep): the steps
 */
GPtrArray *
hx_line_narrate (const HxCli  *cli,
                 const HxLine *line)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_step_free);

  for (guint i = 0; i < line->battles->len; i++)
    {
      const HxBattlePlayed *battle = g_ptr_array_index (line->battles, i);
      const HxBox *box = hx_catalog_get_box (cli->catalog, battle->start->radius);
      g_autoptr (GArray) events = hx_battle_dup_events (cli, battle);
      g_autoptr (GPtrArray) told = hx_narrate (cli->narrator, box, &battle->start->position, events);

      add_warnings (cli, battle, steps);
      g_ptr_array_extend_and_steal (steps, g_steal_pointer (&told));
    }
  return steps;
}
