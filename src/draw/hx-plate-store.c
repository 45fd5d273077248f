/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A body is kept at its very place within a pixel, so that it looks as if it had been drawn there. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-plate-store-private.h"

#include <math.h>

/* Both sides, the palette's size and the board's, a few states: more than are on the screen at once. */
#define MAX_KEPT 24

typedef struct
{
  HxPlate plate;
  double scale_x, scale_y, x, y;
  HxSideSet sides;
  gboolean patterns, high_contrast, small;
} Key;

typedef struct
{
  Key key;
  cairo_surface_t *surface;
} Kept;

struct _HxPlateStore
{
  GPtrArray *kept;
};

static void
free_kept (gpointer data)
{
  Kept *kept = data;

  cairo_surface_destroy (kept->surface);
  g_free (kept);
}

/** hx_plate_store_new: Returns: (transfer full): an empty store; free with hx_plate_store_free() */
HxPlateStore *
hx_plate_store_new (void)
{
  HxPlateStore *store = g_new0 (HxPlateStore, 1);

  store->kept = g_ptr_array_new_with_free_func (free_kept);

  return store;
}

/** hx_plate_store_free: @store: a store, which no style uses any more */
void
hx_plate_store_free (HxPlateStore *store)
{
  g_ptr_array_unref (store->kept);
  g_free (store);
}

/* Pixels can be kept only for a surface that has some, and where nothing is turned. */
static gboolean
can_keep (cairo_t              *cr,
          const cairo_matrix_t *matrix)
{
  cairo_surface_t *target = cairo_get_target (cr);
  double x, y;

  if (cairo_surface_get_type (target) != CAIRO_SURFACE_TYPE_IMAGE || cairo_get_group_target (cr) != target)
    return FALSE;
  cairo_surface_get_device_offset (target, &x, &y);
  if (x < 0 || x > 0 || y < 0 || y > 0)
    return FALSE;
  cairo_surface_get_device_scale (target, &x, &y);

  return x >= 1 && x <= 1 && y >= 1 && y <= 1 && matrix->xx > 0 && matrix->yy > 0 && !(fabs (matrix->xy) > 0) &&
         !(fabs (matrix->yx) > 0);
}

static void
init_key (Key                  *key,
          const HxPen          *pen,
          const HxPlate        *plate,
          const cairo_matrix_t *matrix)
{
  memset (key, 0, sizeof *key);
  key->plate = *plate;
  key->scale_x = matrix->xx;
  key->scale_y = matrix->yy;
  key->x = matrix->x0 - floor (matrix->x0 - matrix->xx);
  key->y = matrix->y0 - floor (matrix->y0 - matrix->yy);
  key->sides = pen->style->sides;
  key->patterns = pen->style->patterns;
  key->high_contrast = pen->style->high_contrast;
  key->small = pen->small;
}

static cairo_surface_t *
find (HxPlateStore *store,
      const Key    *key)
{
  for (guint i = 0; i < store->kept->len; i++)
    {
      Kept *kept = g_ptr_array_index (store->kept, i);

      if (memcmp (&kept->key, key, sizeof *key) == 0)
        return kept->surface;
    }

  return NULL;
}

static cairo_surface_t *
draw (HxPlateStore *store,
      const Key    *key,
      const HxPen  *pen)
{
  Kept *kept = g_new (Kept, 1);
  HxPen own = *pen;

  kept->key = *key;
  kept->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (key->x + key->scale_x) + 1,
                                              (int) ceil (key->y + key->scale_y) + 1);
  own.cr = cairo_create (kept->surface);
  own.pango = NULL;
  cairo_translate (own.cr, key->x, key->y);
  cairo_scale (own.cr, key->scale_x, key->scale_y);
  cairo_set_line_join (own.cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (own.cr, CAIRO_LINE_CAP_ROUND);
  hx_plate_draw_anew (&own, &key->plate);
  cairo_destroy (own.cr);
  if (store->kept->len == MAX_KEPT)
    g_ptr_array_remove_index (store->kept, 0);
  g_ptr_array_add (store->kept, kept);

  return kept->surface;
}

/**
 * hx_plate_store_paint:
 * @store: a store
 * @pen: a pen
 * @plate: which body; with zeros between its members
 *
 * Paints the body, drawing it only if it is not kept.
 *
 * Returns: whether that was possible; if not, nothing was painted
 */
gboolean
hx_plate_store_paint (HxPlateStore  *store,
                      HxPen         *pen,
                      const HxPlate *plate)
{
  cairo_matrix_t matrix;
  cairo_surface_t *surface;
  Key key;

  cairo_get_matrix (pen->cr, &matrix);
  if (!can_keep (pen->cr, &matrix))
    return FALSE;
  init_key (&key, pen, plate, &matrix);
  surface = find (store, &key);
  if (surface == NULL)
    surface = draw (store, &key, pen);

  cairo_save (pen->cr);
  cairo_identity_matrix (pen->cr);
  cairo_set_source_surface (pen->cr, surface, floor (matrix.x0 - matrix.xx), floor (matrix.y0 - matrix.yy));
  cairo_pattern_set_filter (cairo_get_source (pen->cr), CAIRO_FILTER_NEAREST);
  cairo_paint (pen->cr);
  cairo_restore (pen->cr);

  return TRUE;
}
