/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tiles that a side can place, in the order of its army, with the copies left. */
#pragma once

#include <gio/gio.h>

#include "hx-document.h"
#include "hx-tile-item.h"

G_BEGIN_DECLS

GListStore *hx_tile_list_new     (HxDocument *document,
                                  guint       side,
                                  HxSection   section) G_GNUC_WARN_UNUSED_RESULT;
void        hx_tile_list_refresh (GListStore *list,
                                  HxDocument *document);
gint        hx_tile_list_left    (HxDocument *document,
                                  guint16     tile,
                                  guint       side);

G_END_DECLS
