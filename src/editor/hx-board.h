/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board: hexes as widgets, arrows over them, and the keys that work on it. */
#pragma once

#include <gtk/gtk.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_BOARD (hx_board_get_type ())
G_DECLARE_FINAL_TYPE (HxBoard, hx_board, HX, BOARD, GtkWidget)

GtkWidget *hx_board_new       (void) G_GNUC_WARN_UNUSED_RESULT;

void       hx_board_set_view  (HxBoard     *self,
                               HxViewState *view);
void       hx_board_open_menu (HxBoard     *self);

G_END_DECLS
