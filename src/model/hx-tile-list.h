/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a side can place, in the order of its army, with the copies left. */
#pragma once

#include <gio/gio.h>

#include "hx-view-state.h"
#include "hx-tile-item.h"

G_BEGIN_DECLS

GListStore *hx_tile_list_new     (HxViewState *view,
                                  guint        side,
                                  HxSection    section) G_GNUC_WARN_UNUSED_RESULT;
void        hx_tile_list_refresh (GListStore  *list,
                                  HxViewState *view);
gint        hx_tile_list_left    (HxViewState *view,
                                  guint16      tile,
                                  guint        side);

G_END_DECLS
