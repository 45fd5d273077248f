/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing for each rule the test positions that show it best, so that a program installed without them has something to show. */
#pragma once

#include "hx-demonstrations.h"
#include "hx-official.h"
#include "hx-trial.h"

G_BEGIN_DECLS

/** HxShowcase: positions on offer. */
typedef struct _HxShowcase HxShowcase;

HxShowcase       *hx_showcase_new    (const HxCli       *cli) G_GNUC_WARN_UNUSED_RESULT;
void              hx_showcase_free   (HxShowcase        *showcase);
void              hx_showcase_offer  (HxShowcase        *showcase,
                                      const HxTrial     *trial,
                                      GHashTable        *cited);
HxDemonstrations *hx_showcase_choose (const HxShowcase  *showcase,
                                      const HxOfficials *officials) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxShowcase, hx_showcase_free)

G_END_DECLS
