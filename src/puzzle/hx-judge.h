/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one line of a puzzle comes to, played by somebody: does it solve it, and if not, by how much does it fall short. */
#pragma once

#include "hx-puzzle.h"

G_BEGIN_DECLS

/**
 * HxJudgement: what a line comes to.
 * @before: the game after the last action, before the Final Battle
 * @n_played: tiles of the hand that were played
 * @is_over: the game ended before the Final Battle (BASE-END-04)
 * @shortfall: by how much it falls short against the best answers, 0 if it meets the goal; counted whatever @n_played is
 * @may_win: some answers let it meet the goal
 * @answered: the opponent has something to choose, on the way or in the Final Battle
 * @picks: (element-type guint16): the options taken in the Final Battle when both sides choose as well as they can
 */
typedef struct
{
  HxGame before;
  guint n_played;
  gboolean is_over;
  int shortfall;
  gboolean may_win;
  gboolean answered;
  GArray *picks;
} HxJudgement;

HxJudgement *hx_puzzle_judge    (const HxPuzzle  *puzzle,
                                 const HxAttempt *attempt) G_GNUC_WARN_UNUSED_RESULT;
HxAttempt   *hx_puzzle_find_refutation (const HxPuzzle  *puzzle,
                                        const HxAttempt *attempt) G_GNUC_WARN_UNUSED_RESULT;
guint        hx_puzzle_count_played (const HxPuzzle *puzzle,
                                     const HxGame   *game);
gboolean     hx_puzzle_allows   (const HxPuzzle  *puzzle,
                                 const HxGame    *game,
                                 const HxAction  *action);
void         hx_judgement_free  (HxJudgement     *judgement);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxJudgement, hx_judgement_free)

G_END_DECLS
