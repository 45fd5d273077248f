/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The palette: the tiles of each side, searched by name, with the copies left. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_TILE_PALETTE (hx_tile_palette_get_type ())
G_DECLARE_FINAL_TYPE (HxTilePalette, hx_tile_palette, HX, TILE_PALETTE, AdwBin)

void hx_tile_palette_set_view     (HxTilePalette *self,
                                   HxViewState   *view);
void hx_tile_palette_start_search (HxTilePalette *self);

G_END_DECLS
