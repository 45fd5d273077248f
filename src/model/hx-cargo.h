/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may go under an HQ with a Monolith while it is set up. */
#pragma once

#include "hx-pick.h"

G_BEGIN_DECLS

gboolean  hx_cargo_is_due   (const HxGame *game,
                             guint         side);
gboolean  hx_cargo_try      (const HxPick *pick,
                             const HxBox  *box,
                             const HxGame *game,
                             guint16       tile,
                             HxAction     *action,
                             HxRefusal    *refusal);
GArray   *hx_cargo_list     (const HxPick *pick,
                             const HxBox  *box,
                             const HxGame *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
