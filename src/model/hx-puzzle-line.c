/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each action is judged in steps like one that somebody plays; the Final Battle with the best choices of both sides. */

#include "config.h"

#include "hx-puzzle-line.h"

#include <glib/gi18n.h>

#include "hx-action-text.h"
#include "hx-resolution.h"

typedef struct
{
  HxDocument *document;
  const HxPuzzle *puzzle;
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

static void
take_answers (Teller       *teller,
              HxResolution *resolution)
{
  for (guint i = 0; i < hx_resolution_get_n_answers (resolution); i++)
    {
      const HxAnswer *answer = hx_resolution_get_answer (resolution, i);

      if (answer->option >= 0 && answer->choice.side != teller->puzzle->goal.side)
        g_ptr_array_add (teller->line->answers,
                         hx_explain_answer (teller->narrator, teller->puzzle->box, hx_resolution_get_board (resolution, i),
                                            &answer->choice, (guint) answer->option));
    }
}

/* Plays @action with those of @picks that it asks for. Returns: (transfer full): what came of it. */
static HxResolution *
play (Teller         *teller,
      const HxAction *action,
      const GArray   *picks)
{
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (guint16));
  HxResolution *resolution = hx_resolution_new_for_action (teller->document, &teller->game, action, NULL);
  g_auto (GStrv) choices = NULL;

  if (picks->len > teller->at)
    g_array_append_vals (rest, &g_array_index (picks, guint16, teller->at), picks->len - teller->at);
  if (hx_resolution_get_open (resolution) != NULL && rest->len > 0)
    hx_resolution_take_picks (resolution, rest);
  teller->at += hx_resolution_get_n_answers (resolution);
  take_answers (teller, resolution);
  choices = hx_resolution_dup_choices (resolution);
  for (char **choice = choices; *choice != NULL; choice++)
    g_ptr_array_add (teller->line->choices, g_strdup (*choice));
  json_array_add_element (teller->line->objects,
                          hx_action_write (hx_document_get_catalog (teller->document), teller->puzzle->box, action));
  teller->game = *hx_resolution_get_end (resolution);

  return resolution;
}

/* What is played shows itself; for an ability stands the unit that has it, as it faces then, and for a Monolith the HQ (MON-SET-01). */
static void
choose_picture (const Teller   *teller,
                const HxAction *action,
                HxToldAction   *told)
{
  const HxPosition *position = &teller->game.position;
  guint8 hex = action->what == HX_DO_EXPAND ? hx_position_find_hq (teller->puzzle->box, position, teller->puzzle->goal.side) : action->piece;
  gboolean turns = action->what == HX_DO_MOVE || action->what == HX_DO_ROTATE;
  const HxPiece *piece = hex < HX_MAX_HEXES && (position->units & HX_HEX_BIT (hex)) != 0 ? &position->unit[hex] : NULL;

  told->shown = action->tile;
  told->facing = action->what == HX_DO_PLACE ? action->facing : 0;
  if (action->tile != HX_NO_TILE || piece == NULL)
    return;
  told->shown = piece->tile;
  told->facing = turns ? action->facing : piece->facing;
}

static void
tell_action (Teller         *teller,
             const HxAction *action,
             const GArray   *picks)
{
  HxToldAction *told = g_new0 (HxToldAction, 1);
  g_autoptr (HxResolution) resolution = NULL;
  guint n_steps;

  told->text = hx_action_text (teller->narrator, teller->puzzle->box, &teller->game, action);
  told->tile = action->tile;
  choose_picture (teller, action, told);
  resolution = play (teller, action, picks);
  n_steps = hx_resolution_get_n_steps (resolution);
  if (n_steps > 1)
    told->effect = g_strdup (hx_resolution_get_step (resolution, n_steps - 1)->text);
  g_ptr_array_add (teller->line->actions, told);
}

static void
tell_battle (Teller       *teller,
             const GArray *picks)
{
  HxAction action = hx_action_new (HX_DO_FINAL_BATTLE);
  g_autoptr (HxResolution) resolution = NULL;
  g_autoptr (HxVerdictText) verdict = NULL;

  action.side = teller->puzzle->goal.side;
  teller->at = 0;
  resolution = play (teller, &action, picks);
  verdict = hx_resolution_dup_verdict_text (resolution);
  teller->line->verdict = g_strdup (verdict != NULL ? verdict->headline : "");
  teller->line->losses = verdict != NULL ? g_strjoinv (" ", verdict->lines) : g_strdup ("");
}

/**
 * hx_puzzle_line_new:
 * @document: a puzzle
 * @puzzle: the same as the solver has it
 * @attempt: a line of it
 *
 * Returns: (transfer full): the line as it is told, with the Final Battle that follows
 */
HxPuzzleLine *
hx_puzzle_line_new (HxDocument      *document,
                    const HxPuzzle  *puzzle,
                    const HxAttempt *attempt)
{
  HxPuzzleLine *line;
  g_autoptr (HxJudgement) judgement = NULL;
  g_autofree Teller *teller = NULL;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);

  line = g_new0 (HxPuzzleLine, 1);
  line->actions = g_ptr_array_new_with_free_func (free_action);
  line->objects = json_array_new ();
  line->choices = g_ptr_array_new_with_free_func (g_free);
  line->answers = g_ptr_array_new_with_free_func (g_free);
  teller = g_new0 (Teller, 1);
  teller->document = document;
  teller->puzzle = puzzle;
  teller->line = line;
  teller->game = puzzle->game;
  teller->narrator = hx_document_create_narrator (document);
  for (guint i = 0; i < attempt->actions->len; i++)
    tell_action (teller, &g_array_index (attempt->actions, HxAction, i), attempt->picks);
  line->n_turn_answers = line->answers->len;
  judgement = hx_puzzle_judge (puzzle, attempt);
  if (judgement != NULL && !judgement->is_over)
    tell_battle (teller, judgement->picks);
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
  g_free (line->verdict);
  g_free (line->losses);
  g_free (line);
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
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) answers = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < line->n_turn_answers; i++)
    g_strv_builder_add (builder, g_ptr_array_index (line->answers, i));
  answers = g_strv_builder_end (builder);
  text = g_strjoinv ("; ", answers);

  return g_strdup_printf (_("After the answer: %s"), text);
}
