/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts in how many runs each mechanic decided the end of a turn, and each kind of action was played. */

#pragma once

#include "second-referee.h"

G_BEGIN_DECLS

#define TURN_SHARES_MECHANICS 7
#define TURN_SHARES_ACTIONS 20

/**
 * TurnShares:
 * @runs: runs in which actions were played
 * @weighed: those of them for which it was asked what decided
 * @mechanics: how many of those each mechanic decided
 * @actions: how many of all runs each kind of action was played in
 * @ways: (element-type utf8 guint): the same for each action with what allows it
 *
 * Counts.
 */
typedef struct
{
  guint       runs;
  guint       weighed;
  guint       mechanics[TURN_SHARES_MECHANICS];
  guint       actions[TURN_SHARES_ACTIONS];
  GHashTable *ways;
} TurnShares;

void     turn_shares_init       (TurnShares        *shares);
void     turn_shares_clear      (TurnShares        *shares);
void     turn_shares_add        (TurnShares        *shares,
                                 JsonNode          *scenario);
void     turn_shares_weigh      (TurnShares        *shares,
                                 SrFacts           *facts,
                                 JsonNode          *scenario,
                                 guint              limit,
                                 char             **ends);
gboolean turn_shares_are_enough (const TurnShares  *shares);
void     turn_shares_print      (const TurnShares  *shares);

G_END_DECLS
