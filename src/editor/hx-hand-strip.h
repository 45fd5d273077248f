/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tiles of the side to move, under the board while a position is played. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_HAND_STRIP (hx_hand_strip_get_type ())
G_DECLARE_FINAL_TYPE (HxHandStrip, hx_hand_strip, HX, HAND_STRIP, AdwBin)

void hx_hand_strip_set_view (HxHandStrip *self,
                             HxViewState *view);
void hx_hand_strip_set_folded (HxHandStrip *self,
                             gboolean     is_folded);

G_END_DECLS
