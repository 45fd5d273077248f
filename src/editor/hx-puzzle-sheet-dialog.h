/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what of a puzzle is wanted on paper, and has it solved where its solution is. */
#pragma once

#include <adwaita.h>

#include "hx-puzzle-check.h"

G_BEGIN_DECLS

#define HX_TYPE_PUZZLE_SHEET_DIALOG (hx_puzzle_sheet_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HxPuzzleSheetDialog, hx_puzzle_sheet_dialog, HX, PUZZLE_SHEET_DIALOG, AdwDialog)

AdwDialog *hx_puzzle_sheet_dialog_new (HxDocument *document);

G_END_DECLS
