/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tiles that can come into the hand of a puzzle, with how many more of each there are. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_PUZZLE_TILES (hx_puzzle_tiles_get_type ())
G_DECLARE_FINAL_TYPE (HxPuzzleTiles, hx_puzzle_tiles, HX, PUZZLE_TILES, AdwPreferencesPage)

GtkWidget *hx_puzzle_tiles_new  (HxViewState   *view) G_GNUC_WARN_UNUSED_RESULT;
void       hx_puzzle_tiles_show (HxPuzzleTiles *self,
                                 guint          side);

G_END_DECLS
