/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Disputed readings in words: which are in force on a position, and what a step owes to them. */
#pragma once

#include "hx-narrator.h"

G_BEGIN_DECLS

int   hx_reading_in_force   (const HxDecision  *decision,
                             const HxPosition  *position);
int   hx_reading_find       (const char        *id);
char *hx_reading_note       (const HxNarrator  *narrator,
                             const HxPosition  *position,
                             char *const       *rules) G_GNUC_WARN_UNUSED_RESULT;
char *hx_reading_summary    (const HxNarrator  *narrator,
                             const HxPosition  *position) G_GNUC_WARN_UNUSED_RESULT;
char *hx_reading_puzzle     (const char        *id,
                             guint              n,
                             gboolean           is_complete,
                             gboolean           stands) G_GNUC_WARN_UNUSED_RESULT;
char *hx_readings_tally     (guint              n_same,
                             guint              n_tried) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
