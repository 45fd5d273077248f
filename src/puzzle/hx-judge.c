/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line is judged as the search judges all of them, so that whoever plays and whoever searches never disagree. */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-judge.h"

#include "hx-essence.h"

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

  if (!hx_replay_attempt (&search, attempt, node))
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
