/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inspector's page about a position being played. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_TURN_PAGE (hx_turn_page_get_type ())
G_DECLARE_FINAL_TYPE (HxTurnPage, hx_turn_page, HX, TURN_PAGE, AdwBin)

void hx_turn_page_set_view      (HxTurnPage  *self,
                                 HxViewState *view);
void hx_turn_page_focus_choice  (HxTurnPage  *self);
void hx_turn_page_focus_actions (HxTurnPage  *self);

G_END_DECLS
