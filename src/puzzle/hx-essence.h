/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When two lines of a puzzle come to the same thing (docs/puzzles.md). Private to this room. */
#pragma once

#include "hx-seek.h"

G_BEGIN_DECLS

HxKey    hx_essence_of_node    (HxSeeker         *seeker,
                                const HxNode     *node,
                                gboolean         *whole);
HxKey    hx_essence_of_set     (HxKey            *essences,
                                guint             n);
gboolean hx_replay_attempt     (const HxSearch   *search,
                                const HxAttempt  *attempt,
                                HxNode           *node,
                                gboolean         *answered);
HxBattleState hx_seek_play_on  (const HxSearch   *search,
                                HxActing         *acting,
                                HxDeeds          *deeds,
                                HxScript         *script);
void     hx_seek_begin_node    (const HxPuzzle   *puzzle,
                                HxNode           *node);
void     hx_solutions_group    (HxSeeker         *seeker,
                                GPtrArray        *wins,
                                HxSolving        *solving);
void     hx_win_shorten        (HxSeeker         *seeker,
                                HxAttempt        *win);
HxSolving *hx_solving_new      (void) G_GNUC_WARN_UNUSED_RESULT;
HxSolution *hx_solving_add     (HxSolving        *solving,
                                HxKey             essence,
                                HxAttempt        *line);
HxAttempt *hx_attempt_copy     (const HxAttempt  *attempt) G_GNUC_WARN_UNUSED_RESULT;
void     hx_plans_find         (HxSeeker         *seeker,
                                HxSolving        *solving);
gboolean hx_seek_wins_now      (HxSeeker         *seeker,
                                const HxNode     *node);
gboolean hx_line_wins          (HxSeeker         *seeker,
                                const HxAttempt  *line);
void     hx_wrong_take         (HxSeeker         *seeker,
                                HxSolving        *solving);
HxAttempt *hx_kin_find        (HxSeeker         *seeker,
                                const HxSolving  *solving) G_GNUC_WARN_UNUSED_RESULT;
void     hx_replies_find       (HxSeeker         *seeker,
                                HxSolving        *solving);

G_END_DECLS
