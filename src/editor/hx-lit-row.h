/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that shows on the board whom it speaks of. */
#pragma once

#include <gtk/gtk.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

void     hx_lit_row_attach      (GtkWidget      *row,
                                 HxViewState    *view,
                                 HxHexSet        hexes);

HxHexSet hx_lit_row_find_step   (const HxStep   *step);
HxHexSet hx_lit_row_find_option (const HxOption *option);

G_END_DECLS
