/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fitting a board into a rectangle, and finding the hexes under a point or a band. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-board-drawing.h"

#include <math.h>

#define SQRT3 (2 * HX_TILE_HEIGHT)
/* Room round the outermost hexes for rings and Monolith parts, in hex units. */
#define MARGIN_X 2.16
#define MARGIN_Y .1

/**
 * hx_board_layout_get_size:
 * @geometry: a board
 * @radius: half a tile's width
 * @width: (out): how wide the board is then
 * @height: (out): how high
 */
void
hx_board_layout_get_size (const HxGeometry *geometry,
                          double            radius,
                          double           *width,
                          double           *height)
{
  g_return_if_fail (geometry != NULL && width != NULL && height != NULL);

  *width = radius * (3 * geometry->radius * HX_BOARD_PITCH + MARGIN_X);
  *height = radius * (SQRT3 * (2 * geometry->radius + 1) * HX_BOARD_PITCH + MARGIN_Y);
}

/**
 * hx_board_layout_fit:
 * @layout: (out caller-allocates): the layout
 * @geometry: a board; must outlive the layout
 * @width: of the rectangle
 * @height: of the rectangle
 *
 * Puts the board as large as it goes into the middle of a rectangle.
 */
void
hx_board_layout_fit (HxBoardLayout    *layout,
                     const HxGeometry *geometry,
                     double            width,
                     double            height)
{
  double unit_width, unit_height;

  g_return_if_fail (layout != NULL && geometry != NULL);

  hx_board_layout_get_size (geometry, 1, &unit_width, &unit_height);
  layout->geometry = geometry;
  layout->radius = MAX (0, MIN (width / unit_width, height / unit_height));
  layout->x = width / 2;
  layout->y = height / 2;
}

/**
 * hx_board_layout_get_center:
 * @layout: a layout
 * @hex: a hex of its board
 * @x: (out): its centre
 * @y: (out): its centre
 */
void
hx_board_layout_get_center (const HxBoardLayout *layout,
                            guint8               hex,
                            double              *x,
                            double              *y)
{
  const HxGeometry *geometry;

  g_return_if_fail (layout != NULL && x != NULL && y != NULL);
  geometry = layout->geometry;
  g_return_if_fail (hex < geometry->n_hexes);

  *x = layout->x + layout->radius * HX_BOARD_PITCH * 1.5 * geometry->q[hex];
  *y = layout->y + layout->radius * HX_BOARD_PITCH * SQRT3 * (geometry->r[hex] + geometry->q[hex] / 2.0);
}

/**
 * hx_board_layout_pick:
 * @layout: a layout
 * @x: a point
 * @y: a point
 *
 * Returns: the hex under the point, or %HX_NO_HEX beside the board
 */
guint8
hx_board_layout_pick (const HxBoardLayout *layout,
                      double               x,
                      double               y)
{
  double q, r, s, whole_q, whole_r, whole_s;

  g_return_val_if_fail (layout != NULL, HX_NO_HEX);
  if (layout->radius <= 0)
    return HX_NO_HEX;

  /* Three axes that add up to 0; the one that rounding moved most follows from the others. */
  q = (x - layout->x) / (layout->radius * HX_BOARD_PITCH * 1.5);
  r = (y - layout->y) / (layout->radius * HX_BOARD_PITCH * SQRT3) - q / 2;
  s = -q - r;
  whole_q = round (q);
  whole_r = round (r);
  whole_s = round (s);
  if (fabs (whole_q - q) > fabs (whole_r - r) && fabs (whole_q - q) > fabs (whole_s - s))
    whole_q = -whole_r - whole_s;
  else if (fabs (whole_r - r) > fabs (whole_s - s))
    whole_r = -whole_q - whole_s;
  if (fabs (whole_q) > HX_MAX_HEXES || fabs (whole_r) > HX_MAX_HEXES)
    return HX_NO_HEX;
  return hx_geometry_at (layout->geometry, (int) whole_q, (int) whole_r);
}

/* Whether a hexagon of half width 1 round the origin meets a box: none of the four directions in which one of them could lie
 * beside the other parts them. */
static gboolean
meets_box (double x0,
           double y0,
           double x1,
           double y1)
{
  static const double slopes[] = { -SQRT3 / 2, SQRT3 / 2 };

  if (x0 > 1 || x1 < -1 || y0 > HX_TILE_HEIGHT || y1 < -HX_TILE_HEIGHT)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (slopes); i++)
    {
      double least = MIN (slopes[i] * x0, slopes[i] * x1) + y0 / 2;
      double most = MAX (slopes[i] * x0, slopes[i] * x1) + y1 / 2;

      if (least > HX_TILE_HEIGHT || most < -HX_TILE_HEIGHT)
        return FALSE;
    }

  return TRUE;
}

/**
 * hx_board_layout_find_in_box:
 * @layout: a layout
 * @box: (array fixed-size=4): x and y of two opposite corners
 *
 * Returns: the hexes of which any part lies in the box
 */
HxHexSet
hx_board_layout_find_in_box (const HxBoardLayout *layout,
                             const double         box[4])
{
  HxHexSet found = 0;
  double unit;

  g_return_val_if_fail (layout != NULL && box != NULL, 0);
  unit = layout->radius * HX_BOARD_PITCH;
  if (unit <= 0)
    return 0;

  for (guint8 hex = 0; hex < layout->geometry->n_hexes; hex++)
    {
      double x, y;

      hx_board_layout_get_center (layout, hex, &x, &y);
      if (meets_box ((MIN (box[0], box[2]) - x) / unit, (MIN (box[1], box[3]) - y) / unit,
                     (MAX (box[0], box[2]) - x) / unit, (MAX (box[1], box[3]) - y) / unit))
        found |= HX_HEX_BIT (hex);
    }

  return found;
}
