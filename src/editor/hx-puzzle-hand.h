/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand of a puzzle as a list to take from, and the tiles of its army to add from. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

GtkWidget *hx_puzzle_hand_group_new (HxViewState *view,
                                     guint        side) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *hx_puzzle_hand_tiles_new (HxViewState *view,
                                     guint        side) G_GNUC_WARN_UNUSED_RESULT;
void       hx_puzzle_hand_focus_tile (GtkWidget   *tiles,
                                      int          index);

G_END_DECLS
