/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Layers over each other make the picture that they were taken from, on both grounds, and are smaller. */
#include <string.h>

#include "hx-canvas.h"
#include "hx-layers.h"

#define WIDTH 240

typedef struct
{
  const guint8 *data;
  gsize length;
} Rest;

static cairo_status_t
read_cb (void          *closure,
         unsigned char *data,
         unsigned int   length)
{
  Rest *rest = closure;

  g_assert_cmpuint (length, <=, rest->length);
  memcpy (data, rest->data, length);
  rest->data += length;
  rest->length -= length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
read_picture (GBytes *bytes)
{
  Rest rest;

  rest.data = g_bytes_get_data (bytes, &rest.length);
  return cairo_image_surface_create_from_png_stream (read_cb, &rest);
}

static void
paint_layer (cairo_t       *cr,
             HxLayers      *layers,
             const HxFrame *frame,
             HxLayer        layer)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface;

  g_assert_true (hx_layers_draw (layers, frame, layer, &bytes, &error));
  g_assert_no_error (error);
  if (bytes == NULL)
    return;
  surface = read_picture (bytes);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

static void
assert_same (cairo_surface_t *a,
             cairo_surface_t *b)
{
  const guint8 *first = cairo_image_surface_get_data (a), *second = cairo_image_surface_get_data (b);

  g_assert_cmpint (cairo_image_surface_get_stride (a), ==, cairo_image_surface_get_stride (b));
  for (int i = 0; i < cairo_image_surface_get_stride (a) * cairo_image_surface_get_height (a); i++)
    if (i % 4 != 3)
      g_assert_cmpuint (first[i], ==, second[i]);
}

/* What somebody sees who has a page of @frame after @first. */
static void
check_ground (HxLayers      *layers,
              const HxFrame *first,
              const HxFrame *frame,
              gboolean       dark)
{
  g_autoptr (GBytes) whole = hx_frame_render (frame, dark, NULL);
  cairo_surface_t *wanted = read_picture (whole);
  cairo_surface_t *seen = cairo_image_surface_create (CAIRO_FORMAT_RGB24, cairo_image_surface_get_width (wanted),
                                                      cairo_image_surface_get_height (wanted));
  cairo_t *cr = cairo_create (seen);

  paint_layer (cr, layers, first, HX_LAYER_GROUND);
  if (dark)
    paint_layer (cr, layers, first, HX_LAYER_DARK_GROUND);
  paint_layer (cr, layers, frame, HX_LAYER_BOTH);
  paint_layer (cr, layers, frame, dark ? HX_LAYER_DARK : HX_LAYER_LIGHT);
  cairo_destroy (cr);
  cairo_surface_flush (seen);
  assert_same (seen, wanted);
  cairo_surface_destroy (seen);
  cairo_surface_destroy (wanted);
}

static void
put (HxPosition      *position,
     const HxCatalog *catalog,
     const char      *hex,
     const char      *tile,
     int              side)
{
  HxPiece piece = hx_piece_new ((guint16) hx_catalog_find_tile (catalog, tile), (guint8) side, 1);

  hx_position_put (position, hx_geometry_find (&hx_catalog_get_box (catalog, 2)->geometry, hex), &piece);
}

static void
test_layers (void)
{
  g_autoptr (HxCatalog) catalog = canvas_load_data ();
  g_autoptr (HxLayers) layers = hx_layers_new ();
  g_autoptr (GBytes) ground = NULL;
  g_autoptr (GBytes) change = NULL;
  g_autoptr (GBytes) nothing = NULL;
  HxPosition before, after;
  HxFrame first = { .box = hx_catalog_get_box (catalog, 2), .catalog = catalog, .language = "en", .view = -1, .segment = -1, .width = WIDTH };
  HxFrame frame = first;

  hx_position_init (&before, 2);
  put (&before, catalog, "C3", "uranopolis/hammerhead", 0);
  put (&before, catalog, "D3", "borgo/net-fighter", 1);
  after = before;
  put (&after, catalog, "B2", "borgo/mutant", 1);
  first.board = &before;
  frame.board = &after;
  g_assert_true (hx_layers_draw (layers, &first, HX_LAYER_GROUND, &ground, NULL));
  g_assert_true (hx_layers_draw (layers, &first, HX_LAYER_BOTH, &nothing, NULL));
  g_assert_null (nothing);
  g_assert_true (hx_layers_draw (layers, &frame, HX_LAYER_BOTH, &change, NULL));
  g_assert_cmpuint (3 * g_bytes_get_size (change), <, g_bytes_get_size (ground));
  check_ground (layers, &first, &frame, FALSE);
  check_ground (layers, &first, &frame, TRUE);
}

/* What leaves the board shows a ground again, which is not the same on both. */
static void
test_emptied (void)
{
  g_autoptr (HxCatalog) catalog = canvas_load_data ();
  g_autoptr (HxLayers) layers = hx_layers_new ();
  HxPosition before, after;
  HxFrame first = { .box = hx_catalog_get_box (catalog, 2), .catalog = catalog, .language = "en", .view = -1, .segment = -1, .width = WIDTH };
  HxFrame frame = first;
  g_autoptr (GBytes) bytes = NULL;

  hx_position_init (&before, 2);
  hx_position_init (&after, 2);
  put (&before, catalog, "C3", "uranopolis/hammerhead", 0);
  put (&before, catalog, "D3", "borgo/net-fighter", 1);
  put (&after, catalog, "D3", "borgo/net-fighter", 1);
  first.board = &before;
  frame.board = &after;
  g_assert_true (hx_layers_draw (layers, &first, HX_LAYER_GROUND, &bytes, NULL));
  check_ground (layers, &first, &frame, FALSE);
  check_ground (layers, &first, &frame, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/layers", test_layers);
  g_test_add_func ("/draw/layers/emptied", test_emptied);
  return g_test_run ();
}
