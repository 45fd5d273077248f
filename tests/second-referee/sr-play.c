/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the actions of a scenario along every line of choices: the public functions about turns. */

#include "sr-turn.h"

typedef struct
{
  SrFacts   *facts;
  SrBattle   battle;
  SrAction  *actions;
  guint      n_actions;
  SrPlayed  *played;
  GPtrArray *rules;
} Play;

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* A file without actions is one battle. */
static gboolean
read_actions (Play      *play,
              JsonNode  *scenario,
              GError   **error)
{
  JsonArray *array = sr_json_get_array (json_node_get_object (scenario), "actions");

  play->n_actions = MAX (1, sr_json_get_length (array));
  play->actions = g_new0 (SrAction, play->n_actions);
  play->actions[0].what = SR_DO_BATTLE;
  for (guint i = 0; i < sr_json_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);

      if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "actions: not an object");
          return FALSE;
        }
      if (!sr_action_read (&play->actions[i], json_node_get_object (node), play->facts,
                           &play->battle, error))
        return FALSE;
    }
  return TRUE;
}

/* The rules that forbid an action in a game. */
static GPtrArray *
find_rules_against (Play         *play,
                    const SrGame *game,
                    guint         number)
{
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  GPtrArray *rules = g_ptr_array_new ();
  SrCheck check = { play->facts, &play->battle, game, picture, &play->actions[number], rules };

  sr_picture_take (picture, &game->position, &play->battle);
  sr_check_action (&check);
  return rules;
}

/* The first action at which a line was refused is the one to tell of. */
static void
note_refusal (Play      *play,
              guint      number,
              GPtrArray *rules)
{
  play->played->n_refused++;
  if (play->played->refused_action > 0 && play->played->refused_action < number + 1)
    return;
  play->played->refused_action = number + 1;
  for (guint i = 0; i < rules->len; i++)
    if (!g_ptr_array_find (play->rules, g_ptr_array_index (rules, i), NULL))
      g_ptr_array_add (play->rules, g_ptr_array_index (rules, i));
}

static SrSet *
play_action (Play        *play,
             const SrSet *games,
             guint        number)
{
  SrSet *next = sr_set_new ();

  for (guint i = 0; i < games->members->len; i++)
    {
      const SrGame *game = g_ptr_array_index (games->members, i);
      g_autoptr (GPtrArray) rules = find_rules_against (play, game, number);

      if (rules->len > 0)
        note_refusal (play, number, rules);
      else
        sr_do_action (next, game, &play->actions[number], play->facts, &play->battle);
    }
  return next;
}

static char **
collect_texts (Play        *play,
               const SrSet *games)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < games->members->len; i++)
    {
      char *text = sr_game_text (g_ptr_array_index (games->members, i), &play->battle);

      if (g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL))
        g_free (text);
      else
        g_ptr_array_add (texts, text);
    }
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_steal (texts, NULL);
}

static char **
copy_rules (GPtrArray *rules)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_ptr_array_sort (rules, compare_texts);
  for (guint i = 0; i < rules->len; i++)
    g_strv_builder_add (builder, g_ptr_array_index (rules, i));
  return g_strv_builder_end (builder);
}

static char **
play_ends (Play      *play,
           JsonNode  *scenario,
           GError   **error)
{
  g_autofree SrGame *start = g_new0 (SrGame, 1);
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();
  g_autofree SrAction *actions = NULL;
  SrSet *games = NULL;
  char **ends;

  play->rules = rules;
  if (!sr_game_read (start, &play->battle, play->facts, scenario, error))
    return NULL;
  if (!read_actions (play, scenario, error))
    {
      g_free (play->actions);
      return NULL;
    }
  actions = play->actions;
  games = sr_set_new ();
  sr_games_add (games, start, &play->battle);
  for (guint i = 0; i < play->n_actions; i++)
    {
      SrSet *next = play_action (play, games, i);

      sr_set_free (games);
      games = next;
    }
  ends = collect_texts (play, games);
  sr_set_free (games);
  play->played->complete = play->battle.complete;
  play->played->refused_rules = ends[0] == NULL ? copy_rules (rules) : NULL;
  if (ends[0] != NULL)
    play->played->refused_action = 0;
  return ends;
}

/**
 * sr_play_ends:
 * @facts: the printed facts
 * @scenario: a scenario
 * @limit: how many games at one time, at most
 * @played: (out): what else there is to tell; its rules are freed with g_strfreev()
 * @error: return location for an error
 *
 * Plays the actions of @scenario along every line of choices. Lines on which an
 * action is refused are left out and counted. Where all are refused there is no
 * end, and @played tells the first refused action and all rules that forbid it.
 *
 * Returns: (transfer full) (nullable): the distinct ends as sorted canonical
 *   texts, as sr_game_text() describes them, or %NULL if @scenario cannot be read
 */
char **
sr_play_ends (SrFacts   *facts,
              JsonNode  *scenario,
              guint      limit,
              SrPlayed  *played,
              GError   **error)
{
  Play play = { .facts = facts, .played = played };

  g_return_val_if_fail (facts != NULL && played != NULL, NULL);

  memset (played, 0, sizeof *played);
  play.battle.limit = limit;
  play.battle.complete = TRUE;
  return play_ends (&play, scenario, error);
}

/**
 * sr_play_ends_without:
 * @facts: the printed facts
 * @scenario: a scenario that can be read
 * @without: mechanics to switch off
 * @limit: how many games at one time, at most
 * @complete: (out): whether all ends were found
 *
 * Plays the actions of @scenario as if some mechanics did not exist, to find out
 * whether they decide anything.
 *
 * Returns: (transfer full) (nullable): the distinct ends as sorted canonical texts
 */
char **
sr_play_ends_without (SrFacts   *facts,
                      JsonNode  *scenario,
                      SrWithout  without,
                      guint      limit,
                      gboolean  *complete)
{
  SrPlayed played = { 0 };
  Play play = { .facts = facts, .played = &played };
  char **ends;

  play.battle.without = without;
  play.battle.limit = limit;
  play.battle.complete = TRUE;
  ends = play_ends (&play, scenario, NULL);
  g_strfreev (played.refused_rules);
  *complete = played.complete;
  return ends;
}

/**
 * sr_scenario_text:
 * @facts: the printed facts
 * @scenario: a scenario; its actions are not played
 * @error: return location for an error
 *
 * Writes the position of @scenario as sr_play_ends() writes its ends, so that
 * ends that somebody else found can be compared.
 *
 * Returns: (transfer full) (nullable): the text, or %NULL if @scenario cannot be read
 */
char *
sr_scenario_text (SrFacts   *facts,
                  JsonNode  *scenario,
                  GError   **error)
{
  SrBattle battle = { .complete = TRUE };
  g_autofree SrGame *game = g_new0 (SrGame, 1);

  g_return_val_if_fail (facts != NULL, NULL);

  if (!sr_game_read (game, &battle, facts, scenario, error))
    return NULL;
  return sr_game_text (game, &battle);
}
