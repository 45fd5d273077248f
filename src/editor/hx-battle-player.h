/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player below the steps of a battle: a slider over all steps, and buttons that go on or back. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_BATTLE_PLAYER (hx_battle_player_get_type ())
G_DECLARE_FINAL_TYPE (HxBattlePlayer, hx_battle_player, HX, BATTLE_PLAYER, AdwBin)

void hx_battle_player_set_view    (HxBattlePlayer *self,
                                   HxViewState    *view);
void hx_battle_player_set_playing (HxBattlePlayer *self,
                                   gboolean        playing);

G_END_DECLS
