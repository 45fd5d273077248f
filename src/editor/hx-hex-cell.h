/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One hex of the board: can be focused, clicked, dragged from and dropped on, and says what stands there. */
#pragma once

#include "hx-board-drawing.h"
#include "hx-painter.h"
#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_HEX_CELL (hx_hex_cell_get_type ())
G_DECLARE_FINAL_TYPE (HxHexCell, hx_hex_cell, HX, HEX_CELL, GtkWidget)

GtkWidget *hx_hex_cell_new      (HxViewState        *view,
                                 guint8              hex) G_GNUC_WARN_UNUSED_RESULT;

guint8     hx_hex_cell_get_hex  (HxHexCell          *self);
void       hx_hex_cell_show     (HxHexCell          *self,
                                 const HxBoardScene *scene);
void       hx_hex_cell_activate (HxHexCell          *self);

G_END_DECLS
