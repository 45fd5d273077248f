/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Between the drawings and GTK: the style of a widget, and textures that are drawn once and kept. */
#pragma once

#include <adwaita.h>

#include "hx-tile-drawing.h"

G_BEGIN_DECLS

/** HxPaintFunc: draws around the origin, which is the middle of the picture; @style is for its size. */
typedef void (*HxPaintFunc) (cairo_t           *cr,
                             const HxDrawStyle *style,
                             gpointer           data);

/**
 * HxPainting: a picture to paint.
 * @width, @height: in the widget's pixels
 */
typedef struct
{
  double width, height;
  HxDrawStyle style;
  HxPaintFunc paint;
  gpointer data;
} HxPainting;

void        hx_painter_init_style (HxDrawStyle       *style,
                                   GtkWidget         *widget,
                                   double             radius);
GdkTexture *hx_painter_paint      (GtkWidget         *widget,
                                   const HxPainting  *painting) G_GNUC_WARN_UNUSED_RESULT;
void        hx_painter_watch      (GtkWidget         *widget,
                                   GCallback          callback);

G_END_DECLS
