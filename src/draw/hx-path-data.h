/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shapes written down as SVG path data, the shortest notation for them. */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

void hx_path_data_add (cairo_t    *cr,
                       const char *data);

G_END_DECLS
