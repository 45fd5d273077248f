/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pixels for the tests of the drawings. */
#include "hx-canvas.h"

#include <stdlib.h>

#include "hx-data.h"

Canvas *
canvas_new (int width,
            int height)
{
  Canvas *canvas = g_new0 (Canvas, 1);

  canvas->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  canvas->cr = cairo_create (canvas->surface);
  canvas->width = width;
  canvas->height = height;
  cairo_translate (canvas->cr, width / 2.0, height / 2.0);
  return canvas;
}

void
canvas_free (Canvas *canvas)
{
  cairo_destroy (canvas->cr);
  cairo_surface_destroy (canvas->surface);
  g_free (canvas);
}

void
canvas_clear (Canvas *canvas)
{
  cairo_save (canvas->cr);
  cairo_set_operator (canvas->cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (canvas->cr);
  cairo_restore (canvas->cr);
}

/* FNV-1a over all pixels; also checks that cairo is content. */
guint64
canvas_hash (Canvas *canvas)
{
  guint64 hash = G_GUINT64_CONSTANT (14695981039346656037);
  const guint32 *pixels;
  int stride;

  g_assert_cmpint (cairo_status (canvas->cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_flush (canvas->surface);
  g_assert_cmpint (cairo_surface_status (canvas->surface), ==, CAIRO_STATUS_SUCCESS);
  pixels = (const guint32 *) (gpointer) cairo_image_surface_get_data (canvas->surface);
  stride = cairo_image_surface_get_stride (canvas->surface) / 4;
  for (int y = 0; y < canvas->height; y++)
    for (int x = 0; x < canvas->width; x++)
      hash = (hash ^ pixels[y * stride + x]) * G_GUINT64_CONSTANT (1099511628211);
  return hash;
}

/* The pixel at a point given from the middle. */
HxColor
canvas_get_pixel (Canvas *canvas,
                  double  x,
                  double  y)
{
  int column = (int) (canvas->width / 2.0 + x), row = (int) (canvas->height / 2.0 + y);

  g_assert_cmpint (column, >=, 0);
  g_assert_cmpint (column, <, canvas->width);
  g_assert_cmpint (row, >=, 0);
  g_assert_cmpint (row, <, canvas->height);
  cairo_surface_flush (canvas->surface);
  return ((const guint32 *) (gpointer) cairo_image_surface_get_data (canvas->surface))
           [row * cairo_image_surface_get_stride (canvas->surface) / 4 + column] & 0xffffff;
}

gboolean
canvas_is_near (HxColor a,
                HxColor b,
                int     tolerance)
{
  for (int shift = 0; shift <= 16; shift += 8)
    if (abs ((int) ((a >> shift) & 0xff) - (int) ((b >> shift) & 0xff)) > tolerance)
      return FALSE;
  return TRUE;
}

HxCatalog *
canvas_load_data (void)
{
  g_autofree char *folder = hx_data_find_dir ();
  g_autoptr(GError) error = NULL;
  HxCatalog *catalog = hx_data_load (folder, &error);

  g_assert_no_error (error);
  return catalog;
}
