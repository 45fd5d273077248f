/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why an action is refused, in words. */
#pragma once

#include "hx-action.h"
#include "hx-narrator.h"

G_BEGIN_DECLS

char *hx_refusal_text (const HxNarrator *narrator,
                       const HxBox      *box,
                       const HxGame     *game,
                       const HxAction   *action,
                       const HxRefusal  *refusal) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
