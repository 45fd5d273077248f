/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line is judged as the search judges all of them, so that whoever plays and whoever searches never disagree. */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-judge.h"

#include "hx-essence.h"
#include "hx-walk.h"

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
  HxSearch search = { .puzzle = puzzle, .prunings = HX_PRUNE_LOST, .needs_deeds = hx_goal_needs_deeds (&puzzle->goal, puzzle->box) };
  g_autoptr (HxSeeker) seeker = hx_seeker_new (&search);
  g_autofree HxNode *node = g_new0 (HxNode, 1);
  HxJudgement *judgement;
  gboolean answered = FALSE;

  if (!hx_replay_attempt (&search, attempt, node, &answered))
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
      judgement->answered = combat.answered;
      judgement->picks = hx_seek_refutation (seeker, &node->game.position, &node->deeds);
    }
  judgement->answered |= answered;
  return judgement;
}

/* An answer of the opponent that is not the one given, after which nothing solves the puzzle any more; or -1. */
static int
find_other_answer (HxWalk  *walk,
                   guint16  given)
{
  if (walk->side == walk->seeker->search->puzzle->goal.side)
    return -1;
  for (guint16 i = 0; i < walk->n_options; i++)
    if (i != given && hx_walk_value (walk, i) > 0)
      return i;
  return -1;
}

/* Whether the action stands, with the options that were taken of @given; else the last of @line's picks is the answer that refutes it. */
static gboolean
stands (HxSeeker       *seeker,
        HxNode         *node,
        const HxAction *action,
        const GArray   *given,
        HxAttempt      *line)
{
  g_autofree HxWalk *walk = hx_walk_new (seeker, node, action, line->picks);

  while (walk != NULL && hx_walk_on (walk) && line->picks->len < given->len)
    {
      guint16 pick = g_array_index (given, guint16, line->picks->len);
      int other = find_other_answer (walk, pick);

      hx_walk_take (walk, other < 0 ? pick : (guint16) other);
      if (other >= 0)
        return FALSE;
    }
  return TRUE;
}

/**
 * hx_puzzle_find_refutation:
 * @puzzle: a sound puzzle
 * @attempt: a legal line of it, with the options taken at the choices before the Final Battle
 *
 * A line may win only because the opponent answered badly on the way. Looks for a better answer: one after which nothing that
 * the side can do solves the puzzle.
 *
 * Returns: (transfer full) (nullable): the line up to that answer, the last of its picks; or %NULL where there is none
 */
HxAttempt *
hx_puzzle_find_refutation (const HxPuzzle  *puzzle,
                           const HxAttempt *attempt)
{
  HxSearch search = {
    .puzzle = puzzle,
    .prunings = HX_PRUNE_ALL,
    .n_threads = 1,
    .needs_deeds = hx_goal_needs_deeds (&puzzle->goal, puzzle->box),
  };
  g_autoptr (HxSeeker) seeker = hx_seeker_new (&search);
  g_autofree HxNode *node = g_new0 (HxNode, 1);
  g_autoptr (HxAttempt) line = hx_attempt_new ();
  gboolean refuted = FALSE;

  if (attempt->picks->len == 0)
    return NULL;
  search.table = hx_seek_table_new (HX_SEEK_TABLE_BYTES);
  hx_seek_begin_node (puzzle, node);
  for (guint i = 0; i < attempt->actions->len && !refuted; i++)
    {
      const HxAction *action = &g_array_index (attempt->actions, HxAction, i);

      g_array_append_val (line->actions, *action);
      hx_seek_table_enter (search.table);
      refuted = !stands (seeker, node, action, attempt->picks, line);
      hx_seek_table_leave (search.table);
    }
  hx_seek_table_free (search.table);
  return refuted ? g_steal_pointer (&line) : NULL;
}

/** hx_puzzle_count_played: @game: a game that came of @puzzle. Returns: tiles of the hand that were played. */
guint
hx_puzzle_count_played (const HxPuzzle *puzzle,
                        const HxGame   *game)
{
  int n = puzzle->game.seats[puzzle->goal.side].hand.n - game->seats[puzzle->goal.side].hand.n;

  return (guint) MAX (0, n);
}

/**
 * hx_puzzle_allows:
 * @puzzle: a puzzle
 * @game: a game that came of it
 * @action: an action that the rules may allow there
 *
 * Returns: whether it has a place in the puzzle: no more tiles are played than are asked for, and nothing is drawn, discarded or
 *   set up, no battle is caused by a tile, and the turn does not end (BASE-PUZ-01)
 */
gboolean
hx_puzzle_allows (const HxPuzzle *puzzle,
                  const HxGame   *game,
                  const HxAction *action)
{
  switch ((HxDo) action->what)
    {
    case HX_DO_BATTLE:
    case HX_DO_SET_UP:
    case HX_DO_TAKE_KRWIOBUS:
    case HX_DO_DRAW:
    case HX_DO_DISCARD:
    case HX_DO_REDRAW:
    case HX_DO_END_TURN:
      return FALSE;
    case HX_DO_FINAL_BATTLE:
    case HX_DO_EXPAND:
      return TRUE;
    default:
      return (action->tile == HX_NO_TILE && action->by != HX_BY_TILE)
             || hx_puzzle_count_played (puzzle, game) < puzzle->goal.play;
    }
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
