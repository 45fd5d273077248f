/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All outcomes of a battle in words, found by another thread so that nobody waits. */
#pragma once

#include "hx-resolution.h"

G_BEGIN_DECLS

/**
 * HxOutcomeEntry: one outcome in words.
 * @picks: (element-type guint16): the options that lead there
 * @headline: who wins or leads
 * @choices: (array zero-terminated=1): what is decided on the way, a line for each choice
 * @difference: what becomes of the units that fare differently in another outcome
 * @points: hit points of each side's HQ, below 0 where it has none
 * @best: sides for which no outcome is better, as bits; 0 where all outcomes are alike for them
 */
typedef struct
{
  GArray *picks;
  char *headline;
  char **choices;
  char *difference;
  int points[HX_MAX_SIDES];
  guint best;
} HxOutcomeEntry;

/**
 * HxOutcomeReport: all of them.
 * @entries: (element-type HxOutcomeEntry): the one with every first option first
 * @is_complete: none was left out
 */
typedef struct
{
  GPtrArray *entries;
  gboolean is_complete;
} HxOutcomeReport;

void             hx_outcome_report_find_async  (HxResolution         *resolution,
                                                guint                 limit,
                                                GCancellable         *cancellable,
                                                GAsyncReadyCallback   callback,
                                                gpointer              user_data);
HxOutcomeReport *hx_outcome_report_find_finish (HxResolution         *resolution,
                                                GAsyncResult         *result,
                                                GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void             hx_outcome_report_free        (HxOutcomeReport      *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxOutcomeReport, hx_outcome_report_free)

G_END_DECLS
