/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle on paper, as a window has it: printed, or written as a PDF. */
#pragma once

#include <gtk/gtk.h>

#include "hx-puzzle-check.h"

G_BEGIN_DECLS

/** HxPuzzleSheet: the pages with all that they point to. */
typedef struct _HxPuzzleSheet HxPuzzleSheet;

HxPuzzleSheet *hx_puzzle_sheet_new    (HxDocument     *document,
                                       HxPuzzleCheck  *check,
                                       GtkWidget      *widget) G_GNUC_WARN_UNUSED_RESULT;
void           hx_puzzle_sheet_free   (HxPuzzleSheet  *sheet);
GBytes        *hx_puzzle_sheet_to_pdf (HxPuzzleSheet  *sheet,
                                       GError        **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean       hx_puzzle_sheet_print  (HxPuzzleSheet  *sheet,
                                       GtkWindow      *window,
                                       GError        **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxPuzzleSheet, hx_puzzle_sheet_free)

G_END_DECLS
