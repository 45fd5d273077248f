/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of a line comes from playing it to its end; here it gets its words. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-retelling.h"

#include <glib/gi18n.h>

#include "hx-action-text.h"
#include "hx-alike.h"
#include "hx-option-id.h"
#include "hx-phrase.h"
#include "hx-task-text.h"
#include "hx-told-text.h"

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

/* A choice whose options all do is not told; the opponent's are only where they keep the line from the goal. */
static void
tell_decision (const HxCli      *cli,
               const HxPuzzle   *puzzle,
               const HxToldChoice *decision,
               HxRetelling      *retelling)
{
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (guint16));
  GPtrArray *notes = g_ptr_array_index (retelling->notes, decision->action);
  g_autofree char *alike = hx_explain_taken (cli->narrator, puzzle->box, &decision->board, &decision->choice, decision->alike);

  g_ptr_array_add (retelling->choices, hx_option_dup_id (puzzle->box, &decision->choice, decision->pick));
  g_array_append_val (taken, decision->pick);
  if (!decision->is_own && decision->action < retelling->actions->len)
    g_ptr_array_add (retelling->answers, hx_explain_taken (cli->narrator, puzzle->box, &decision->board, &decision->choice, taken));
  if (decision->matters && decision->is_own)
    g_ptr_array_add (notes, g_steal_pointer (&alike));
  else if (decision->matters && retelling->told->shortfall > 0)
    g_ptr_array_add (notes, hx_answer_text (alike));
}

/* The hit points of all HQs at the end, in a line of text. */
static char *
tell_points (const HxCli    *cli,
             const HxPuzzle *puzzle,
             const HxTold   *told)
{
  const HxPosition *end = &told->end.position;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *points = NULL;

  for (int side = 0; side < end->n_sides; side++)
    {
      g_autofree char *name = hx_narrator_dup_seat_name (cli->narrator, puzzle->box, &puzzle->game, side);

      g_ptr_array_add (texts, hx_side_points (name, hx_position_hq_points (puzzle->box, end, side)));
    }
  points = hx_told_join (texts);

  /* Translators: how a puzzle ends: "In the end – Borgo: 5 hit points; Moloch: 3 hit points" */
  return hx_phrase (_("In the end – {points}"), "points", points, NULL);
}

static char *
tell_ending (const HxCli    *cli,
             const HxPuzzle *puzzle,
             const HxTold   *told)
{
  const HxGoalEnd end = { &puzzle->game.position, &told->end.position, told->losses };

  return hx_goal_is_points (&puzzle->goal) ? tell_points (cli, puzzle, told)
                                           : hx_goal_end_text (cli->narrator, puzzle->box, &puzzle->goal, &end);
}

static void
free_notes (gpointer data)
{
  g_ptr_array_unref (data);
}

/* Each action is told of the game before it. */
static void
tell_actions (const HxCli      *cli,
              const HxPuzzle   *puzzle,
              const HxSolution *solution,
              const HxAttempt  *attempt,
              HxRetelling      *retelling)
{
  for (guint i = 0; i < attempt->actions->len; i++)
    {
      const HxAction *action = &g_array_index (attempt->actions, HxAction, i);
      const HxGame *game = retelling->told != NULL ? g_ptr_array_index (retelling->told->games, i) : &puzzle->game;
      HxActionPicture picture = hx_action_picture (puzzle->box, &game->position, action);

      g_array_append_val (retelling->pictures, picture);
      g_ptr_array_add (retelling->actions,
                       hx_action_text_facing (cli->narrator, puzzle->box, game, action, hx_solution_facings (solution, attempt, i)));
    }
}

/**
 * hx_retell:
 * @cli: the program's data
 * @puzzle: a puzzle
 * @solution: (nullable): the solution that the line belongs to
 * @attempt: a line of the puzzle
 *
 * Returns: (transfer full): the line as it is told, with its Final Battle
 */
HxRetelling *
hx_retell (const HxCli      *cli,
           const HxPuzzle   *puzzle,
           const HxSolution *solution,
           const HxAttempt  *attempt)
{
  HxRetelling *retelling = g_new0 (HxRetelling, 1);

  retelling->told = hx_puzzle_tell (puzzle, attempt);
  retelling->actions = g_ptr_array_new_with_free_func (g_free);
  retelling->pictures = g_array_new (FALSE, FALSE, sizeof (HxActionPicture));
  retelling->notes = g_ptr_array_new_with_free_func (free_notes);
  retelling->choices = g_ptr_array_new_with_free_func (g_free);
  retelling->answers = g_ptr_array_new_with_free_func (g_free);
  tell_actions (cli, puzzle, solution, attempt, retelling);
  for (guint i = 0; i <= attempt->actions->len; i++)
    g_ptr_array_add (retelling->notes, g_ptr_array_new_with_free_func (g_free));
  for (guint i = 0; retelling->told != NULL && i < retelling->told->decisions->len; i++)
    tell_decision (cli, puzzle, g_ptr_array_index (retelling->told->decisions, i), retelling);
  retelling->ending = retelling->told != NULL ? tell_ending (cli, puzzle, retelling->told) : g_strdup ("");
  return retelling;
}

/** hx_retelling_dup_notes: @action: a number, from 0. Returns: (transfer full): what was chosen in it, in a line; "" where nothing. */
char *
hx_retelling_dup_notes (const HxRetelling *retelling,
                        guint              action)
{
  return hx_told_join (g_ptr_array_index (retelling->notes, action));
}

/** hx_retelling_dup_answers: Returns: (transfer full): the opponent's choices in a line of text. */
char *
hx_retelling_dup_answers (const HxRetelling *retelling)
{
  g_autofree char *answers = hx_told_join (retelling->answers);

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
  hx_told_free (retelling->told);
  g_ptr_array_unref (retelling->actions);
  g_ptr_array_unref (retelling->notes);
  g_array_unref (retelling->pictures);
  g_free (retelling->ending);
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
