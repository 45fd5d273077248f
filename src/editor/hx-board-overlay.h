/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Arrows, rings and coins over the board: drawn once for each change, kept as a render node. */
#pragma once

#include <adwaita.h>

#include "hx-battle-scene.h"

G_BEGIN_DECLS

#define HX_TYPE_BOARD_OVERLAY (hx_board_overlay_get_type ())
G_DECLARE_FINAL_TYPE (HxBoardOverlay, hx_board_overlay, HX, BOARD_OVERLAY, GtkWidget)

GtkWidget *hx_board_overlay_new  (void) G_GNUC_WARN_UNUSED_RESULT;

void       hx_board_overlay_show (HxBoardOverlay      *self,
                                  const HxBoardScene  *scene,
                                  const HxBoardLayout *layout);

void       hx_board_overlay_grow (HxBoardOverlay      *self,
                                  HxBattleScene       *battle,
                                  gint                 step);
void       hx_board_overlay_redraw (HxBoardOverlay  *self);

G_END_DECLS
