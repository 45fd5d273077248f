/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card of a tile, opened from a rule that is about it. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

AdwNavigationPage *hx_tile_page_new    (HxViewState *view,
                                        guint16      tile) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget         *hx_tile_buttons_new (HxViewState *view,
                                        GArray      *tiles) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
