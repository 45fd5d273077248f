/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line is judged as the search judges all of them, so that whoever plays and whoever searches never disagree. */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-judge.h"

#include "hx-essence.h"

typedef struct
{
  const GArray *picks;
  guint at;
} Answers;

static int
answer_cb (void           *data,
           const HxChoice *choice)
{
  Answers *answers = data;

  return answers->at < answers->picks->len ? g_array_index (answers->picks, guint16, answers->at++) : -1;
}

/* Plays the line, and follows what becomes of the pieces where the goal asks for that. */
static gboolean
play (const HxSearch  *search,
      const HxAttempt *attempt,
      HxNode          *node)
{
  const HxPuzzle *puzzle = search->puzzle;
  g_autofree HxActing *acting = g_new (HxActing, 1);
  Answers answers = { attempt->picks, 0 };
  HxDecider decider = { answer_cb, &answers };
  HxWatch watch;
  HxLog log = { hx_watch_add, &watch };

  hx_seek_begin_node (puzzle, node);
  for (guint i = 0; i < attempt->actions->len; i++)
    {
      if (!hx_action_begin (acting, puzzle->box, &node->game, &g_array_index (attempt->actions, HxAction, i), NULL))
        return FALSE;
      hx_watch_begin (&watch, puzzle->box, &puzzle->goal, &acting->battle.position, &node->deeds);
      if (hx_action_run (acting, puzzle->box, &decider, search->needs_deeds ? &log : NULL) != HX_BATTLE_OVER)
        return FALSE;
      node->game = acting->game;
      if (search->needs_deeds)
        node->deeds = watch.deeds;
    }
  return TRUE;
}

/**
 * hx_puzzle_judge:
 * @puzzle: a sound puzzle
 * @attempt: a line of it, with the options taken at the choices before the Final Battle
 *
 * Plays the line, then the Final Battle against the best answers of the opponent.
 *
 * Returns: (transfer full) (nullable): what comes of it, or %NULL where the line is not legal or a choice on the way is open
 */
HxJudgement *
hx_puzzle_judge (const HxPuzzle  *puzzle,
                 const HxAttempt *attempt)
{
  HxSearch search = { .puzzle = puzzle, .needs_deeds = hx_goal_needs_deeds (&puzzle->goal, puzzle->box) };
  g_autoptr (HxSeeker) seeker = hx_seeker_new (&search);
  g_autofree HxNode *node = g_new0 (HxNode, 1);
  HxJudgement *judgement;

  if (!play (&search, attempt, node))
    return NULL;
  judgement = g_new0 (HxJudgement, 1);
  judgement->before = node->game;
  judgement->n_played = puzzle->game.seats[puzzle->goal.side].hand.n - node->game.seats[puzzle->goal.side].hand.n;
  judgement->is_over = hx_seek_is_over (seeker, node);
  if (judgement->is_over)
    {
      judgement->picks = g_array_new (FALSE, FALSE, sizeof (guint16));
      judgement->shortfall = hx_goal_shortfall (&puzzle->goal, puzzle->box, &node->game.position, &node->deeds);
      judgement->may_win = judgement->shortfall == 0;
    }
  else
    {
      HxCombat combat = hx_seek_fight (seeker, &node->game.position, &node->deeds, HX_SHORT_MAX);

      judgement->shortfall = combat.shortfall;
      judgement->may_win = combat.may_win;
      judgement->picks = hx_seek_refutation (seeker, &node->game.position, &node->deeds);
    }
  return judgement;
}

/**
 * hx_judgement_free:
 * @judgement: (transfer full) (nullable): what a line comes to
 */
void
hx_judgement_free (HxJudgement *judgement)
{
  if (judgement == NULL)
    return;
  g_array_unref (judgement->picks);
  g_free (judgement);
}
