/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts the hexes of a board where the drawings expect them. */
#pragma once

#include <gtk/gtk.h>

#include "hx-board-drawing.h"

G_BEGIN_DECLS

#define HX_TYPE_HEX_LAYOUT (hx_hex_layout_get_type ())
G_DECLARE_FINAL_TYPE (HxHexLayout, hx_hex_layout, HX, HEX_LAYOUT, GtkLayoutManager)

GtkLayoutManager    *hx_hex_layout_new          (void) G_GNUC_WARN_UNUSED_RESULT;

const HxBoardLayout *hx_hex_layout_get_layout   (HxHexLayout      *self);
void                 hx_hex_layout_set_geometry (HxHexLayout      *self,
                                                 const HxGeometry *geometry);

G_END_DECLS
