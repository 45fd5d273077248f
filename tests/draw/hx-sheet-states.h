/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Samples of everything that a tile or a board can show, for the sheets and for the tests. */
#pragma once

#include "hx-board-drawing.h"
#include "hx-catalog.h"
#include "hx-tile-drawing.h"

guint       hx_sheet_count_samples  (void);
const char *hx_sheet_draw_sample    (cairo_t           *cr,
                                     const HxCatalog   *catalog,
                                     guint              index,
                                     const HxDrawStyle *style);
void        hx_sheet_get_board_size (const HxCatalog   *catalog,
                                     double             radius,
                                     double            *width,
                                     double            *height);
void        hx_sheet_draw_board     (cairo_t           *cr,
                                     const HxCatalog   *catalog,
                                     double             width,
                                     double             height,
                                     const HxDrawStyle *style);
