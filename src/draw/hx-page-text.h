/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text on paper. Private to this room. */
#pragma once

#include <pango/pangocairo.h>

#include "hx-palette.h"

G_BEGIN_DECLS

PangoLayout *hx_page_text_new       (cairo_t     *cr,
                                     const char  *text,
                                     double       size,
                                     int          weight) G_GNUC_WARN_UNUSED_RESULT;
PangoLayout *hx_page_text_new_lines (cairo_t     *cr,
                                     const char  *text,
                                     double       size,
                                     int          weight) G_GNUC_WARN_UNUSED_RESULT;
double       hx_page_text_wrap      (PangoLayout *text,
                                     double       width);
double       hx_page_text_width     (PangoLayout *text);
double       hx_page_text_widest    (PangoLayout *text);
void         hx_page_text_show      (cairo_t     *cr,
                                     PangoLayout *text,
                                     double       x,
                                     double       y,
                                     HxColor      color);
void         hx_page_ink            (cairo_t     *cr,
                                     HxColor      color);

G_END_DECLS
