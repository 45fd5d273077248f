/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An action in words, for lists of what a side may do or has done. */
#pragma once

#include "hx-action.h"
#include "hx-narrator.h"

G_BEGIN_DECLS

char *hx_action_text (const HxNarrator *narrator,
                      const HxBox      *box,
                      const HxGame     *game,
                      const HxAction   *action) G_GNUC_WARN_UNUSED_RESULT;

char *hx_action_text_facing (const HxNarrator *narrator,
                             const HxBox      *box,
                             const HxGame     *game,
                             const HxAction   *action,
                             guint             facings) G_GNUC_WARN_UNUSED_RESULT;

const char *hx_action_heading (HxDo what);

G_END_DECLS
