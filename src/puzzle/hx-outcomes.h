/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every distinct end that some sequence of choices leads to. */
#pragma once

#include <glib.h>

#include "hx-battle.h"

G_BEGIN_DECLS

/**
 * HxOutcome: one end of a battle.
 * @end: the position after it
 * @verdict: how the game stands then
 * @picks: (element-type guint16): one line of options that leads there
 */
typedef struct
{
  HxPosition end;
  HxVerdict verdict;
  GArray *picks;
} HxOutcome;

/**
 * HxOutcomes: the ends found.
 * @outcomes: (element-type HxOutcome): in the order found, the one with every first option first
 * @complete: nothing was left out
 */
typedef struct
{
  GPtrArray *outcomes;
  gboolean complete;
} HxOutcomes;

HxOutcomes *hx_outcomes_collect (const HxBox      *box,
                                 const HxPosition *position,
                                 int               caller,
                                 gboolean          is_final,
                                 guint             limit);
void        hx_outcomes_free    (HxOutcomes       *outcomes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxOutcomes, hx_outcomes_free)

G_END_DECLS
