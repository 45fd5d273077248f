/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the solver finds out about the puzzle of the open scenario, with everything that proves it. */
#pragma once

#include <adwaita.h>

#include "hx-puzzle-check.h"
#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_PUZZLE_CHECK_DIALOG (hx_puzzle_check_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HxPuzzleCheckDialog, hx_puzzle_check_dialog, HX, PUZZLE_CHECK_DIALOG, AdwDialog)

AdwDialog *hx_puzzle_check_dialog_new (HxViewState    *view,
                                       HxPuzzleCheck **known) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
