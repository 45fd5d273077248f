/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes a puzzle of the open scenario: who is to solve it, with which tiles, and what for. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_PUZZLE_DIALOG (hx_puzzle_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HxPuzzleDialog, hx_puzzle_dialog, HX, PUZZLE_DIALOG, AdwDialog)

AdwDialog *hx_puzzle_dialog_new (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
