/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand of a puzzle in its dialog: its tiles, each with a button that takes it away, and a row that leads to more of them. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_PUZZLE_HAND (hx_puzzle_hand_get_type ())
G_DECLARE_FINAL_TYPE (HxPuzzleHand, hx_puzzle_hand, HX, PUZZLE_HAND, AdwPreferencesGroup)

GtkWidget *hx_puzzle_hand_new      (HxViewState  *view) G_GNUC_WARN_UNUSED_RESULT;
void       hx_puzzle_hand_show     (HxPuzzleHand *self,
                                    guint         side);

GtkWidget *hx_puzzle_hand_tile_row (HxViewState  *view,
                                    guint         side,
                                    guint16       tile) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
