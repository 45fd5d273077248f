/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The answers of a line are known: whoever asks for more is not answered, and what follows is not told. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-retelling.h"

#include <glib/gi18n.h>

#include "hx-action-text.h"
#include "hx-choice-text.h"
#include "hx-judge.h"
#include "hx-option-id.h"
#include "hx-phrase.h"
#include "hx-task-text.h"

typedef struct
{
  const HxCli *cli;
  const HxPuzzle *puzzle;
  const HxAttempt *attempt;
  HxRetelling *retelling;
  const HxPosition *board;
  guint at;
} Teller;

static int
answer_cb (void           *data,
           const HxChoice *choice)
{
  Teller *teller = data;
  guint16 pick;

  if (teller->at >= teller->attempt->picks->len)
    return -1;
  pick = g_array_index (teller->attempt->picks, guint16, teller->at++);
  g_ptr_array_add (teller->retelling->choices, hx_option_dup_id (teller->puzzle->box, choice, pick));
  if (choice->side != teller->puzzle->goal.side)
    g_ptr_array_add (teller->retelling->answers,
                     hx_explain_answer (teller->cli->narrator, teller->puzzle->box, teller->board, choice, pick));
  return pick;
}

static gboolean
play (Teller         *teller,
      const HxAction *action)
{
  HxDecider decider = { answer_cb, teller };
  g_autofree HxActing *acting = g_new (HxActing, 1);
  HxGame *game = &teller->retelling->end;

  if (!hx_action_begin (acting, teller->puzzle->box, game, action, NULL))
    return FALSE;
  teller->board = &game->position;
  if (hx_action_run (acting, teller->puzzle->box, &decider, NULL) != HX_BATTLE_OVER)
    return FALSE;
  *game = acting->game;
  return TRUE;
}

static const char *
tell_fault (HxPuzzleFault fault)
{
  switch (fault)
    {
    case HX_PUZZLE_NO_HAND:
      return _("The side that is to solve the puzzle has no hand; list its tiles under \"hand\".");
    case HX_PUZZLE_FEW_TILES:
      return _("The hand holds fewer tiles than are to be played.");
    case HX_PUZZLE_NO_HQ:
      return _("The goal speaks of HQs, but a side has none on the board.");
    case HX_PUZZLE_NOT_SET_UP:
      return _("Nothing but HQs lies on the board, and one is missing; HQs are set up before any tile is played. Put it on the board.");
    case HX_PUZZLE_NO_TARGET:
      return _("The goal asks for wounds on a tile that is not on the board and cannot come there.");
    case HX_PUZZLE_GAME_OVER:
      return _("The game is over, so there is nothing to solve.");
    default:
      g_return_val_if_reached ("");
    }
}

/**
 * hx_input_to_puzzle:
 * @cli: the program's data
 * @input: a scenario; its actions are not played
 * @puzzle: (out): its puzzle
 * @error: %HX_FILE_ERROR_VALUE where it is none
 *
 * Returns: whether it is one
 */
gboolean
hx_input_to_puzzle (const HxCli    *cli,
                    const HxInput  *input,
                    HxPuzzle       *puzzle,
                    GError        **error)
{
  g_autofree HxGame *game = g_new (HxGame, 1);
  g_autoptr (GError) wrong = NULL;
  HxPuzzleFault fault;
  HxGoal goal;

  if (!hx_scenario_to_game (cli->catalog, input->scenario, game, error))
    return FALSE;
  if (!hx_scenario_get_goal (cli->catalog, input->scenario, &goal, &wrong))
    {
      g_propagate_error (error, hx_input_refuse (input, "$.goal", "%s", wrong->message));
      return FALSE;
    }
  fault = hx_puzzle_init (puzzle, hx_catalog_get_box (cli->catalog, input->scenario->radius), game, &goal);
  if (fault != HX_PUZZLE_SOUND)
    g_propagate_error (error, hx_input_refuse (input, "$.goal", "%s", tell_fault (fault)));
  return fault == HX_PUZZLE_SOUND;
}

/**
 * hx_retell:
 * @cli: the program's data
 * @puzzle: a puzzle
 * @attempt: a line of it
 * @with_battle: its answers include those in the Final Battle
 *
 * Returns: (transfer full): the line as it is told
 */
HxRetelling *
hx_retell (const HxCli     *cli,
           const HxPuzzle  *puzzle,
           const HxAttempt *attempt,
           gboolean         with_battle)
{
  HxRetelling *retelling = g_new0 (HxRetelling, 1);
  Teller teller = { cli, puzzle, attempt, retelling, NULL, 0 };
  HxAction battle = hx_action_new (HX_DO_FINAL_BATTLE);
  gboolean goes_on = TRUE;

  retelling->actions = g_ptr_array_new_with_free_func (g_free);
  retelling->choices = g_ptr_array_new_with_free_func (g_free);
  retelling->answers = g_ptr_array_new_with_free_func (g_free);
  retelling->end = puzzle->game;
  for (guint i = 0; i < attempt->actions->len; i++)
    {
      const HxAction *action = &g_array_index (attempt->actions, HxAction, i);

      g_ptr_array_add (retelling->actions, hx_action_text (cli->narrator, puzzle->box, &retelling->end, action));
      goes_on = goes_on && play (&teller, action);
    }
  battle.side = puzzle->goal.side;
  if (goes_on && with_battle)
    play (&teller, &battle);
  return retelling;
}

/**
 * hx_retell_to_end:
 * @cli: the program's data
 * @puzzle: a puzzle
 * @attempt: a line of it up to the Final Battle
 *
 * Returns: (transfer full) (nullable): the line with its Final Battle, in which both sides choose as well as they can; %NULL where
 *   it is not legal
 */
HxRetelling *
hx_retell_to_end (const HxCli     *cli,
                  const HxPuzzle  *puzzle,
                  const HxAttempt *attempt)
{
  g_autoptr (HxJudgement) judgement = hx_puzzle_judge (puzzle, attempt);
  g_autoptr (HxAttempt) whole = hx_attempt_new ();

  if (judgement == NULL)
    return NULL;
  g_array_append_vals (whole->actions, attempt->actions->data, attempt->actions->len);
  g_array_append_vals (whole->picks, attempt->picks->data, attempt->picks->len);
  g_array_append_vals (whole->picks, judgement->picks->data, judgement->picks->len);
  return hx_retell (cli, puzzle, whole, !judgement->is_over);
}

/**
 * hx_retelling_dup_points:
 * @retelling: a line told to its end
 * @cli: the program's data
 * @puzzle: its puzzle
 *
 * Returns: (transfer full): the hit points of all HQs at its end, in a line of text
 */
char *
hx_retelling_dup_points (const HxRetelling *retelling,
                         const HxCli       *cli,
                         const HxPuzzle    *puzzle)
{
  const HxPosition *end = &retelling->end.position;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) strings = NULL;
  g_autofree char *points = NULL;

  for (int side = 0; side < end->n_sides; side++)
    {
      g_autofree char *name = hx_narrator_dup_seat_name (cli->narrator, puzzle->box, &puzzle->game, side);

      g_strv_builder_take (builder, hx_side_points (name, hx_position_hq_points (puzzle->box, end, side)));
    }
  strings = g_strv_builder_end (builder);
  points = g_strjoinv ("; ", strings);

  /* Translators: how a puzzle ends: "In the end – Borgo: 5 hit points; Moloch: 3 hit points" */
  return hx_phrase (_("In the end – {points}"), "points", points, NULL);
}

/** hx_retelling_dup_answers: Returns: (transfer full): the opponent's choices in a line of text. */
char *
hx_retelling_dup_answers (const HxRetelling *retelling)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) strings = NULL;
  g_autofree char *answers = NULL;

  for (guint i = 0; i < retelling->answers->len; i++)
    g_strv_builder_add (builder, g_ptr_array_index (retelling->answers, i));
  strings = g_strv_builder_end (builder);
  answers = g_strjoinv ("; ", strings);

  return g_strdup_printf (_("After the answer: %s"), answers);
}

/**
 * hx_retelling_free:
 * @retelling: (transfer full) (nullable): a line as it is told
 */
void
hx_retelling_free (HxRetelling *retelling)
{
  if (retelling == NULL)
    return;
  g_ptr_array_unref (retelling->actions);
  g_ptr_array_unref (retelling->choices);
  g_ptr_array_unref (retelling->answers);
  g_free (retelling);
}

/**
 * hx_attempt_to_array:
 * @cli: the program's data
 * @puzzle: a puzzle
 * @attempt: a line of it
 *
 * Returns: (transfer full): its actions as a scenario's
 */
JsonArray *
hx_attempt_to_array (const HxCli     *cli,
                     const HxPuzzle  *puzzle,
                     const HxAttempt *attempt)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < attempt->actions->len; i++)
    json_array_add_element (array, hx_action_write (cli->catalog, puzzle->box, &g_array_index (attempt->actions, HxAction, i)));
  return array;
}
