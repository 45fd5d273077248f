/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every distinct end that some sequence of choices leads to. */
#pragma once

#include <glib.h>

#include "hx-action.h"

G_BEGIN_DECLS

/**
 * HxOutcome: one end.
 * @end: the game after all actions
 * @verdict: how the game stands then
 * @picks: (element-type guint16): one line of options that leads there
 */
typedef struct
{
  HxGame end;
  HxVerdict verdict;
  GArray *picks;
} HxOutcome;

/**
 * HxOutcomes: the ends found.
 * @outcomes: (element-type HxOutcome): the one with every first option first
 * @complete: nothing was left out
 * @refused: games, each different, that an earlier choice led to and in which a later action is refused
 * @last_refused: (nullable): the last of them; @refused_at: the action that was refused in it, counted from 0; @refusal: why
 */
typedef struct
{
  GPtrArray *outcomes;
  gboolean complete;
  guint refused;
  HxGame *last_refused;
  guint refused_at;
  HxRefusal refusal;
} HxOutcomes;

/**
 * HxOutcomesBound: when to give up.
 * @limit: how many distinct ends to keep at most, at least 1
 * @stop: (nullable): set to something else than 0 by another thread that does not want the answer any more
 */
typedef struct
{
  guint limit;
  const gint *stop;
} HxOutcomesBound;

HxOutcomes *hx_outcomes_collect_within (const HxBox           *box,
                                        const HxGame          *game,
                                        const HxAction        *actions,
                                        guint                  n_actions,
                                        const HxOutcomesBound *bound);
HxOutcomes *hx_outcomes_collect        (const HxBox      *box,
                                        const HxGame     *game,
                                        const HxAction   *actions,
                                        guint             n_actions,
                                        guint             limit);
HxOutcomes *hx_outcomes_collect_battle (const HxBox      *box,
                                        const HxPosition *position,
                                        int               caller,
                                        gboolean          is_final,
                                        guint             limit);
void        hx_outcomes_free           (HxOutcomes       *outcomes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxOutcomes, hx_outcomes_free)

G_END_DECLS
