/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar above the board while a puzzle is tried: the task, how far it is, what came of it, hints. */
#pragma once

#include <adwaita.h>

#include "hx-puzzle-try.h"
#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_PUZZLE_BAR (hx_puzzle_bar_get_type ())
G_DECLARE_FINAL_TYPE (HxPuzzleBar, hx_puzzle_bar, HX, PUZZLE_BAR, GtkBox)

HxTryEnd hx_puzzle_bar_tell (HxPuzzleBar *self,
                             HxPuzzleTry *attempt,
                             HxPlaying   *playing);

void     hx_puzzle_bar_offer (HxPuzzleBar *self,
                             HxViewState *view);

G_END_DECLS
