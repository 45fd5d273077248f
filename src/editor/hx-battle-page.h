/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inspector's page on the battle. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_BATTLE_PAGE (hx_battle_page_get_type ())
G_DECLARE_FINAL_TYPE (HxBattlePage, hx_battle_page, HX, BATTLE_PAGE, AdwBin)

void hx_battle_page_set_view    (HxBattlePage *self,
                                 HxViewState  *view);
void hx_battle_page_focus_choice (HxBattlePage *self);
void hx_battle_page_set_playing (HxBattlePage *self,
                                 gboolean      playing);

G_END_DECLS
