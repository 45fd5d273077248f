/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a puzzle asks for, in words. */
#pragma once

#include "hx-goal.h"
#include "hx-narrator.h"

G_BEGIN_DECLS

char *hx_task_text (const HxNarrator *narrator,
                    const HxBox      *box,
                    const HxPosition *position,
                    const HxGoal     *goal,
                    const char       *side) G_GNUC_WARN_UNUSED_RESULT;
char *hx_task_kicker (const char     *side,
                      gboolean        is_solution) G_GNUC_WARN_UNUSED_RESULT;
char *hx_task_author (const char     *author) G_GNUC_WARN_UNUSED_RESULT;
char *hx_side_points (const char     *side,
                      int             points) G_GNUC_WARN_UNUSED_RESULT;
char *hx_trap_copies (HxTrapKind        trap,
                      guint             n) G_GNUC_WARN_UNUSED_RESULT;
char *hx_trap_place  (HxTrapKind        trap,
                      const char       *hex) G_GNUC_WARN_UNUSED_RESULT;
char *hx_cargo_heading (const HxPosition *position,
                        int               side,
                        const char       *name) G_GNUC_WARN_UNUSED_RESULT;
char *hx_shortfall_text (const HxGoal    *goal,
                         int              n) G_GNUC_WARN_UNUSED_RESULT;
const char *hx_near_misses_title (const HxGoal *goal);
char *hx_near_misses_text (const HxGoal  *goal,
                           guint64        n) G_GNUC_WARN_UNUSED_RESULT;
const char *hx_no_solution_text (gboolean is_refuted);
char *hx_compared_text (guint            n) G_GNUC_WARN_UNUSED_RESULT;
char *hx_solution_note (guint           n,
                        gboolean        is_complete,
                        gboolean        is_answered) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
