/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can still come into the hand of a puzzle: the tiles of an army, and a Krwiobus in place of one of its Medics. */
#pragma once

#include "hx-view-state.h"

G_BEGIN_DECLS

GArray *hx_hand_supply_list     (HxViewState *view,
                                 guint        side) G_GNUC_WARN_UNUSED_RESULT;
gint    hx_hand_supply_count    (HxViewState *view,
                                 guint16      tile,
                                 guint        side);
gboolean hx_hand_supply_is_idle (HxViewState *view,
                                 guint16      tile);
char   *hx_hand_supply_dup_text (HxViewState *view,
                                 guint16      tile,
                                 guint        side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
