/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile on offer, which can be dragged to the board or picked up with Enter. */
#pragma once

#include <gtk/gtk.h>

#include "hx-tile-item.h"
#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_PALETTE_TILE (hx_palette_tile_get_type ())
G_DECLARE_FINAL_TYPE (HxPaletteTile, hx_palette_tile, HX, PALETTE_TILE, GtkFlowBoxChild)

GtkWidget *hx_palette_tile_new       (HxViewState   *view,
                                      HxTileItem    *item) G_GNUC_WARN_UNUSED_RESULT;

void       hx_palette_tile_get_carry (HxPaletteTile *self,
                                      HxCarry       *carry);
const char *hx_palette_tile_get_name (HxPaletteTile *self);

G_END_DECLS
