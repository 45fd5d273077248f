/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces that light up on the board because a sentence about them is pointed at or has the keyboard. */
#pragma once

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_HIGHLIGHT (hx_highlight_get_type ())
G_DECLARE_FINAL_TYPE (HxHighlight, hx_highlight, HX, HIGHLIGHT, GObject)

HxHighlight *hx_highlight_get_for_view (HxViewState *view);

HxHexSet     hx_highlight_get_hexes    (HxHighlight *self);
void         hx_highlight_set_hexes    (HxHighlight *self,
                                        HxHexSet     hexes);

G_END_DECLS
