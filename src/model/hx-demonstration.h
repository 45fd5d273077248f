/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position that shows a rule, played up to the moment at which it does. */
#pragma once

#include "hx-reference.h"

G_BEGIN_DECLS

/**
 * HxDemonstration: a position that shows a rule.
 * @scenario: the position before the action that shows it, with this action alone
 * @text: (nullable): the sentence that cites the rule, or why the action is refused; %NULL where nothing told cites it
 * @is_battle: the action is a battle
 * @is_refused: the rules do not allow the action, and this is the rule that says so
 */
typedef struct
{
  HxScenario *scenario;
  char *text;
  gboolean is_battle;
  gboolean is_refused;
} HxDemonstration;

HxDemonstration *hx_demonstration_new  (HxLibrary        *library,
                                        const char       *name,
                                        const char       *rule) G_GNUC_WARN_UNUSED_RESULT;
void             hx_demonstration_free (HxDemonstration  *demonstration);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxDemonstration, hx_demonstration_free)

G_END_DECLS
