/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rules matter to what a window shows, the most telling first. */
#pragma once

#include "hx-view-state.h"

G_BEGIN_DECLS

/**
 * HxRelevantRules: ids in groups, each id in the first group that it belongs to.
 * @now: cited by the step of the battle that is shown
 * @piece: about the selected piece: cited where it acts or is acted upon, or printed on it; @piece_name: (nullable): its name
 * @rest: cited anywhere else in the battle, or in the one that would begin here
 * @officials: official rulings that the most telling of them name
 */
typedef struct
{
  char **now;
  char **piece;
  char *piece_name;
  char **rest;
  char **officials;
} HxRelevantRules;

HxRelevantRules *hx_relevant_rules_new  (HxViewState      *view) G_GNUC_WARN_UNUSED_RESULT;
void             hx_relevant_rules_free (HxRelevantRules  *relevant);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxRelevantRules, hx_relevant_rules_free)

G_END_DECLS
