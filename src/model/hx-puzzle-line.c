/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each action is judged in steps like one that somebody plays; the Final Battle with the best choices of both sides. */

#include "config.h"

#include "hx-puzzle-line.h"

#include <glib/gi18n.h>

#include "hx-action-text.h"
#include "hx-alike.h"
#include "hx-resolution.h"
#include "hx-told-text.h"

typedef struct
{
  HxDocument *document;
  const HxPuzzle *puzzle;
  const HxTold *told;
  HxPuzzleLine *line;
  HxNarrator *narrator;
  HxGame game;
  guint at;
} Teller;

static void
free_action (gpointer data)
{
  HxToldAction *action = data;

  g_free (action->text);
  g_free (action->effect);
  g_free (action);
}

static char *
tell_decision (const Teller     *teller,
               const HxToldChoice *decision,
               const GArray     *options)
{
  return hx_explain_taken (teller->narrator, teller->puzzle->box, &decision->board, &decision->choice, options);
}

static void
add_answer (Teller           *teller,
            const HxToldChoice *decision)
{
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (guint16));

  g_array_append_val (taken, decision->pick);
  g_ptr_array_add (teller->line->answers, tell_decision (teller, decision, taken));
}

/*
 * What is chosen in an action, as far as it decides; the opponent's choices only where they keep the line from the goal.
 * Returns: (transfer full) (element-type utf8): a line each.
 */
static GPtrArray *
tell_notes (Teller *teller,
            guint   action)
{
  const HxTold *told = teller->told;
  GPtrArray *notes = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; told != NULL && i < told->decisions->len; i++)
    {
      const HxToldChoice *decision = g_ptr_array_index (told->decisions, i);
      g_autofree char *alike = NULL;

      if (decision->action != action)
        continue;
      if (!decision->is_own && action < told->games->len)
        add_answer (teller, decision);
      if (!decision->matters || (!decision->is_own && told->shortfall == 0))
        continue;
      alike = tell_decision (teller, decision, decision->alike);
      g_ptr_array_add (notes, decision->is_own ? g_steal_pointer (&alike) : hx_answer_text (alike));
    }

  return notes;
}

/* Plays @action with the options that were taken in it. Returns: (transfer full): what came of it. */
static HxResolution *
play (Teller         *teller,
      const HxAction *action)
{
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (guint16));
  HxResolution *resolution = hx_resolution_new_for_action (teller->document, &teller->game, action, NULL);
  g_auto (GStrv) choices = NULL;

  for (guint i = teller->at; teller->told != NULL && i < teller->told->decisions->len; i++)
    g_array_append_val (rest, ((const HxToldChoice *) g_ptr_array_index (teller->told->decisions, i))->pick);
  if (hx_resolution_get_open (resolution) != NULL && rest->len > 0)
    hx_resolution_take_picks (resolution, rest);
  teller->at += hx_resolution_get_n_answers (resolution);
  choices = hx_resolution_dup_choices (resolution);
  for (char **choice = choices; *choice != NULL; choice++)
    g_ptr_array_add (teller->line->choices, g_strdup (*choice));
  json_array_add_element (teller->line->objects,
                          hx_action_write (hx_document_get_catalog (teller->document), teller->puzzle->box, action));
  teller->game = *hx_resolution_get_end (resolution);

  return resolution;
}

static void
tell_action (Teller           *teller,
             const HxSolution *solution,
             const HxAttempt  *attempt,
             guint             at)
{
  const HxAction *action = &g_array_index (attempt->actions, HxAction, at);
  HxToldAction *told = g_new0 (HxToldAction, 1);
  g_autoptr (GPtrArray) notes = tell_notes (teller, at);
  g_autoptr (HxResolution) resolution = NULL;
  guint n_steps;

  told->text = hx_action_text_facing (teller->narrator, teller->puzzle->box, &teller->game, action,
                                      hx_solution_facings (solution, attempt, at));
  told->tile = action->tile;
  told->picture = hx_action_picture (teller->puzzle->box, &teller->game.position, action);
  resolution = play (teller, action);
  n_steps = hx_resolution_get_n_steps (resolution);
  if (n_steps > 1)
    g_ptr_array_add (notes, g_strdup (hx_resolution_get_step (resolution, n_steps - 1)->text));
  g_ptr_array_add (notes, NULL);
  if (notes->len > 1)
    told->effect = g_strjoinv ("\n", (char **) notes->pdata);
  g_ptr_array_add (teller->line->actions, told);
}

/* Who has won is of no interest where the goal is another. */
static void
tell_battle (Teller *teller)
{
  const HxPuzzle *puzzle = teller->puzzle;
  const HxGoalEnd end = { &puzzle->game.position, &teller->told->end.position, teller->told->losses };
  HxAction action = hx_action_new (HX_DO_FINAL_BATTLE);
  g_autoptr (HxResolution) resolution = NULL;
  g_autoptr (HxVerdictText) verdict = NULL;

  action.side = puzzle->goal.side;
  g_ptr_array_unref (teller->line->notes);
  teller->line->notes = tell_notes (teller, teller->told->games->len);
  resolution = play (teller, &action);
  verdict = hx_resolution_dup_verdict_text (resolution);
  teller->line->losses = verdict != NULL ? g_strjoinv (" ", verdict->lines) : g_strdup ("");
  if (!hx_goal_is_points (&puzzle->goal))
    teller->line->verdict = hx_goal_end_text (teller->narrator, puzzle->box, &puzzle->goal, &end);
  else
    teller->line->verdict = g_strdup (verdict != NULL ? verdict->headline : "");
}

/**
 * hx_puzzle_line_new:
 * @document: a puzzle
 * @puzzle: the same as the solver has it
 * @solution: (nullable): the solution that the line belongs to
 * @attempt: a line of it
 *
 * Returns: (transfer full): the line as it is told, with the Final Battle that follows
 */
HxPuzzleLine *
hx_puzzle_line_new (HxDocument       *document,
                    const HxPuzzle   *puzzle,
                    const HxSolution *solution,
                    const HxAttempt  *attempt)
{
  HxPuzzleLine *line;
  g_autoptr (HxTold) told = NULL;
  g_autofree Teller *teller = NULL;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);

  line = g_new0 (HxPuzzleLine, 1);
  line->actions = g_ptr_array_new_with_free_func (free_action);
  line->objects = json_array_new ();
  line->choices = g_ptr_array_new_with_free_func (g_free);
  line->answers = g_ptr_array_new_with_free_func (g_free);
  line->notes = g_ptr_array_new_with_free_func (g_free);
  told = hx_puzzle_tell (puzzle, attempt);
  teller = g_new0 (Teller, 1);
  teller->document = document;
  teller->puzzle = puzzle;
  teller->told = told;
  teller->line = line;
  teller->game = puzzle->game;
  teller->narrator = hx_document_create_narrator (document);
  for (guint i = 0; i < attempt->actions->len; i++)
    tell_action (teller, solution, attempt, i);
  if (told != NULL && !told->is_over)
    tell_battle (teller);
  for (int side = 0; side < HX_MAX_SIDES; side++)
    line->points[side] = side < puzzle->game.position.n_sides ? hx_position_hq_points (puzzle->box, &teller->game.position, side) : -1;
  hx_narrator_free (teller->narrator);

  return line;
}

/** hx_puzzle_line_free: @line: (transfer full) (nullable): a line as it is told */
void
hx_puzzle_line_free (HxPuzzleLine *line)
{
  if (line == NULL)
    return;
  g_ptr_array_unref (line->actions);
  json_array_unref (line->objects);
  g_ptr_array_unref (line->choices);
  g_ptr_array_unref (line->answers);
  g_ptr_array_unref (line->notes);
  g_free (line->verdict);
  g_free (line->losses);
  g_free (line);
}

/** hx_puzzle_line_dup_notes: Returns: (transfer full): what is chosen in the Final Battle, in a line; "" where nothing. */
char *
hx_puzzle_line_dup_notes (const HxPuzzleLine *line)
{
  g_return_val_if_fail (line != NULL, NULL);

  return hx_told_join (line->notes);
}

/**
 * hx_puzzle_line_dup_heading:
 * @line: a line that goes on after answers of the opponent
 *
 * Returns: (transfer full): a heading that says which answers these are
 */
char *
hx_puzzle_line_dup_heading (const HxPuzzleLine *line)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (line != NULL, NULL);

  text = hx_told_join (line->answers);

  return g_strdup_printf (_("After the answer: %s"), text);
}
