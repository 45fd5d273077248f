/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Telling pictures apart pixel by pixel: between two moments of a battle most of the board stays as it is. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-layers.h"

#include <string.h>

#define COLOR 0xffffffu
#define OPAQUE 0xff000000u

enum { LIGHT, DARK, N_GROUNDS };

/* @first, @now: the pictures on each ground; @board: of which @now is one */
struct _HxLayers
{
  cairo_surface_t *first[N_GROUNDS];
  cairo_surface_t *now[N_GROUNDS];
  const HxPosition *board;
  int segment;
};

/** hx_layers_new: Returns: (transfer full): no pictures yet; free with hx_layers_free(). */
HxLayers *
hx_layers_new (void)
{
  return g_new0 (HxLayers, 1);
}

static void
clear_surfaces (cairo_surface_t *surfaces[N_GROUNDS])
{
  for (int ground = 0; ground < N_GROUNDS; ground++)
    g_clear_pointer (&surfaces[ground], cairo_surface_destroy);
}

/** hx_layers_free: @layers: (nullable) (transfer full): pictures. */
void
hx_layers_free (HxLayers *layers)
{
  if (layers == NULL)
    return;
  clear_surfaces (layers->first);
  clear_surfaces (layers->now);
  g_free (layers);
}

/* What is left of a file while it is read. */
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

  if (length > rest->length)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, rest->data, length);
  rest->data += length;
  rest->length -= length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
append_cb (void                *closure,
           const unsigned char *data,
           unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Draws @frame on both grounds. */
static gboolean
draw_both (const HxFrame    *frame,
           cairo_surface_t  *surfaces[N_GROUNDS],
           GError          **error)
{
  for (int ground = 0; ground < N_GROUNDS; ground++)
    {
      g_autoptr (GBytes) bytes = hx_frame_render (frame, ground == DARK, error);
      Rest rest = { 0 };

      if (bytes == NULL)
        return FALSE;
      rest.data = g_bytes_get_data (bytes, &rest.length);
      surfaces[ground] = cairo_image_surface_create_from_png_stream (read_cb, &rest);
      if (cairo_surface_status (surfaces[ground]) != CAIRO_STATUS_SUCCESS)
        {
          g_set_error_literal (error, HX_RENDER_ERROR, HX_RENDER_ERROR_CAIRO,
                               cairo_status_to_string (cairo_surface_status (surfaces[ground])));
          return FALSE;
        }
    }
  return TRUE;
}

static const guint32 *
get_row (cairo_surface_t *surface,
         int              y)
{
  return (const guint32 *) (void *) (cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface));
}

/* The pixel of a layer, or 0 where the layers below it are right. */
static guint32
pick_pixel (HxLayer       layer,
            const guint32 first[N_GROUNDS],
            const guint32 now[N_GROUNDS])
{
  gboolean is_shared = now[LIGHT] == now[DARK] && (now[LIGHT] != first[LIGHT] || now[DARK] != first[DARK]);

  switch (layer)
    {
    case HX_LAYER_GROUND:
      return first[LIGHT] | OPAQUE;
    case HX_LAYER_DARK_GROUND:
      return first[DARK] != first[LIGHT] ? first[DARK] | OPAQUE : 0;
    case HX_LAYER_BOTH:
      return is_shared ? now[LIGHT] | OPAQUE : 0;
    case HX_LAYER_LIGHT:
      return !is_shared && now[LIGHT] != first[LIGHT] ? now[LIGHT] | OPAQUE : 0;
    case HX_LAYER_DARK:
    default:
      return !is_shared && now[DARK] != first[DARK] ? now[DARK] | OPAQUE : 0;
    }
}

/* Returns: whether there is anything on the layer */
static gboolean
fill_layer (const HxLayers  *layers,
            HxLayer          layer,
            cairo_surface_t *out)
{
  int width = cairo_image_surface_get_width (out), height = cairo_image_surface_get_height (out);
  gboolean is_empty = TRUE;

  for (int y = 0; y < height; y++)
    {
      const guint32 *rows[2 * N_GROUNDS] = {
        get_row (layers->first[LIGHT], y), get_row (layers->first[DARK], y),
        get_row (layers->now[LIGHT], y), get_row (layers->now[DARK], y),
      };
      guint32 *row = (guint32 *) get_row (out, y);

      for (int x = 0; x < width; x++)
        {
          const guint32 first[N_GROUNDS] = { rows[0][x] & COLOR, rows[1][x] & COLOR };
          const guint32 now[N_GROUNDS] = { rows[2][x] & COLOR, rows[3][x] & COLOR };

          row[x] = pick_pixel (layer, first, now);
          is_empty = is_empty && row[x] == 0;
        }
    }
  cairo_surface_mark_dirty (out);
  return !is_empty;
}

/* Looks at @frame; the first that is looked at is the one that others are compared with. */
static gboolean
look_at (HxLayers       *layers,
         const HxFrame  *frame,
         GError        **error)
{
  if (layers->board == frame->board && layers->segment == frame->segment)
    return TRUE;
  layers->board = NULL;
  clear_surfaces (layers->now);
  if (!draw_both (frame, layers->now, error))
    return FALSE;
  if (layers->first[LIGHT] == NULL)
    for (int ground = 0; ground < N_GROUNDS; ground++)
      layers->first[ground] = cairo_surface_reference (layers->now[ground]);
  layers->board = frame->board;
  layers->segment = frame->segment;
  return TRUE;
}

/**
 * hx_layers_draw:
 * @layers: the pictures so far
 * @frame: a moment; its board stays where it is until another frame is drawn, and all are of one size
 * @layer: what of it is wanted
 * @bytes: (out) (transfer full) (nullable): a PNG picture; %NULL where the layer is empty
 * @error: #HxRenderError
 *
 * Draws one layer of a picture. The first frame is the one with which all others are compared.
 *
 * Returns: whether it could be drawn
 */
gboolean
hx_layers_draw (HxLayers       *layers,
                const HxFrame  *frame,
                HxLayer         layer,
                GBytes        **bytes,
                GError        **error)
{
  g_autoptr (GByteArray) array = g_byte_array_new ();
  cairo_surface_t *out;
  cairo_status_t status = CAIRO_STATUS_SUCCESS;

  *bytes = NULL;
  if (!look_at (layers, frame, error))
    return FALSE;
  out = cairo_image_surface_create (layer == HX_LAYER_GROUND ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                                    cairo_image_surface_get_width (layers->first[LIGHT]),
                                    cairo_image_surface_get_height (layers->first[LIGHT]));
  cairo_surface_flush (out);
  if (fill_layer (layers, layer, out))
    status = cairo_surface_write_to_png_stream (out, append_cb, array);
  cairo_surface_destroy (out);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error_literal (error, HX_RENDER_ERROR, HX_RENDER_ERROR_CAIRO, cairo_status_to_string (status));
      return FALSE;
    }
  if (array->len > 0)
    *bytes = g_byte_array_free_to_bytes (g_steal_pointer (&array));
  return TRUE;
}
