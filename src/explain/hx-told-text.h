/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of a line of a puzzle besides its actions: what was chosen, and how it ends. */
#pragma once

#include "hx-goal.h"
#include "hx-narrator.h"

G_BEGIN_DECLS

/**
 * HxGoalEnd: how a line of a puzzle ends.
 * @start: the position of the puzzle; @end: that after its Final Battle
 * @losses: (element-type HxLoss): the pieces that were destroyed
 */
typedef struct
{
  const HxPosition *start;
  const HxPosition *end;
  const GArray *losses;
} HxGoalEnd;

char *hx_explain_taken (const HxNarrator *narrator,
                        const HxBox      *box,
                        const HxPosition *board,
                        const HxChoice   *choice,
                        const GArray     *options) G_GNUC_WARN_UNUSED_RESULT;
char *hx_answer_text   (const char       *taken) G_GNUC_WARN_UNUSED_RESULT;
char *hx_final_battle_text (const char *chosen,
                            const char *result) G_GNUC_WARN_UNUSED_RESULT;
char *hx_reply_end_text    (const char *notes,
                            const char *battle) G_GNUC_WARN_UNUSED_RESULT;
char *hx_told_join     (const GPtrArray  *texts) G_GNUC_WARN_UNUSED_RESULT;
gboolean hx_goal_is_points (const HxGoal *goal);
char *hx_goal_end_text (const HxNarrator *narrator,
                        const HxBox      *box,
                        const HxGoal     *goal,
                        const HxGoalEnd  *end) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
