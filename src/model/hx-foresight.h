/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the choices of a battle lead to, each in words or all of them as values. */
#pragma once

#include "hx-outcomes.h"
#include "hx-resolution.h"

G_BEGIN_DECLS

char       *hx_foresight_dup_question (HxResolution          *resolution,
                                       guint                  index) G_GNUC_WARN_UNUSED_RESULT;
char       *hx_foresight_dup_option   (HxResolution          *resolution,
                                       guint                  index,
                                       guint                  option) G_GNUC_WARN_UNUSED_RESULT;
void        hx_foresight_judge        (HxResolution          *resolution,
                                       guint                  index,
                                       guint                  option,
                                       HxVerdict             *verdict);
HxOutcomes *hx_foresight_collect      (HxResolution          *resolution,
                                       const HxOutcomesBound *bound) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
