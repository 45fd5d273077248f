/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture in memory that the tests draw on and look at. */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "hx-catalog.h"
#include "hx-palette.h"

/** Canvas: a square or rectangle of pixels; @cr has its origin in the middle. */
typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
  int width, height;
} Canvas;

Canvas    *canvas_new         (int           width,
                               int           height);
void       canvas_free        (Canvas       *canvas);
void       canvas_clear       (Canvas       *canvas);
guint64    canvas_hash        (Canvas       *canvas);
HxColor    canvas_get_pixel   (Canvas       *canvas,
                               double        x,
                               double        y);
gboolean   canvas_is_near     (HxColor       a,
                               HxColor       b,
                               int           tolerance);
HxCatalog *canvas_load_data   (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Canvas, canvas_free)
