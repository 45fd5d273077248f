/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Of the tries that come equally close, one that is a solution but for one action shows best what the solution is about:
 * the same tile goes elsewhere, or another tile goes there.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-essence.h"
#include "hx-judge.h"
#include "hx-told.h"

#include <string.h>

/* Tries looked at, so that the search is not much longer for it. */
#define MAX_TRIES 1500

/* @rank: the lower, the better; @may_win: some answers let it win */
typedef struct
{
  HxAttempt *attempt;
  guint rank;
  gboolean may_win;
} Kin;

/* Whether @action does with the same tile what @model does, or with another one on the same hex. */
static gboolean
is_akin (const HxAction *action,
         const HxAction *model)
{
  if (action->what != model->what || memcmp (action, model, sizeof *action) == 0)
    return FALSE;
  return (action->tile == model->tile && action->by == model->by) || (action->what == HX_DO_PLACE && action->hex == model->hex);
}

static HxAttempt *
vary (const HxAttempt *line,
      guint            at,
      const HxAction  *action)
{
  HxAttempt *attempt = hx_attempt_new ();

  g_array_append_vals (attempt->actions, line->actions->data, line->actions->len);
  if (action != NULL)
    g_array_index (attempt->actions, HxAction, at) = *action;
  else
    g_array_remove_index (attempt->actions, at);
  return attempt;
}

/* Whether what is done there brings the try nearer to the goal than doing without. */
static gboolean
matters (const HxPuzzle  *puzzle,
         const HxAttempt *attempt,
         guint            at,
         int              shortfall)
{
  g_autoptr (HxAttempt) without = vary (attempt, at, NULL);
  g_autoptr (HxTold) told = hx_puzzle_tell (puzzle, without);

  return told == NULL || told->shortfall > shortfall;
}

/* First such as the opponent has to refute, then such as need all that is done in them, then those that share most. */
static guint
find_rank (const HxPuzzle  *puzzle,
           const HxAttempt *attempt,
           const HxAttempt *line,
           guint            at,
           int              shortfall)
{
  const HxAction *action = &g_array_index (attempt->actions, HxAction, at), *model = &g_array_index (line->actions, HxAction, at);

  return (matters (puzzle, attempt, at, shortfall) ? 0 : 4) + (action->tile == model->tile ? 0 : 2)
         + (action->hex == model->hex && action->target == model->target ? 0 : 1);
}

/* Takes the try if it comes as close as those that were found, and is better than the one that is kept. */
static void
consider (HxSeeker        *seeker,
          const HxAttempt *line,
          guint            at,
          const HxAction  *action,
          Kin             *best)
{
  const HxPuzzle *puzzle = seeker->search->puzzle;
  g_autoptr (HxAttempt) attempt = vary (line, at, action);
  g_autoptr (HxTold) told = hx_puzzle_tell (puzzle, attempt);
  g_autoptr (HxJudgement) judgement = NULL;
  guint rank;

  if (told == NULL || told->shortfall != seeker->closest.shortfall)
    return;
  for (guint i = 0; i < told->decisions->len; i++)
    {
      const HxToldChoice *choice = g_ptr_array_index (told->decisions, i);

      if (choice->action < attempt->actions->len)
        g_array_append_val (attempt->picks, choice->pick);
    }
  judgement = hx_puzzle_judge (puzzle, attempt);
  if (judgement == NULL || judgement->may_win < seeker->closest.may_win)
    return;
  rank = (judgement->may_win ? 0 : 8) + find_rank (puzzle, attempt, line, at, told->shortfall);
  if (best->attempt != NULL && rank >= best->rank)
    return;
  hx_attempt_free (best->attempt);
  *best = (Kin) { g_steal_pointer (&attempt), rank, judgement->may_win };
}

static void
look_around (HxSeeker        *seeker,
             const HxAttempt *line,
             Kin             *best)
{
  g_autoptr (HxTold) told = hx_puzzle_tell (seeker->search->puzzle, line);
  guint n = 0;

  for (guint at = 0; told != NULL && at < line->actions->len; at++)
    {
      g_autofree HxNode *node = g_new0 (HxNode, 1);
      g_autoptr (GArray) actions = NULL;

      node->game = *(const HxGame *) g_ptr_array_index (told->games, at);
      actions = hx_seek_list (seeker, node);
      for (guint i = 0; i < actions->len && n < MAX_TRIES && !hx_seeker_stops (seeker); i++)
        {
          const HxAction *action = &g_array_index (actions, HxAction, i);

          if (!is_akin (action, &g_array_index (line->actions, HxAction, at)))
            continue;
          n++;
          consider (seeker, line, at, action, best);
        }
    }
}

/**
 * hx_kin_find:
 * @seeker: what all threads found, with a closest try
 * @solving: what was found
 *
 * Returns: (transfer full) (nullable): a try that comes as close as the closest and is more like the first solution, up to its
 *   Final Battle; the opponent can answer it badly where that is so of the closest. %NULL where there is none
 */
HxAttempt *
hx_kin_find (HxSeeker        *seeker,
             const HxSolving *solving)
{
  const HxSolution *solution;
  Kin best = { 0 };

  if (solving->solutions->len != 1)
    return NULL;
  solution = g_ptr_array_index (solving->solutions, 0);
  if (solution->replies->len == 0)
    look_around (seeker, solution->line, &best);
  if (best.attempt != NULL)
    seeker->closest.may_win = best.may_win;
  return best.attempt;
}
