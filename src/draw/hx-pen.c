/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paths, fills, strokes and text in hex units. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-pen.h"

#include <math.h>

#include "hx-path-data.h"

/* Tile widths below which there is no room for plus signs, coordinates and names, and from which lines get fine. */
#define WIDTH_SMALL 96
#define WIDTH_DETAILED 110
#define WIDTH_NAMED 130
#define WIDTH_LARGE 240

/**
 * hx_pen_begin:
 * @pen: (out caller-allocates): a pen
 * @cr: where to draw
 * @style: how; must outlive the pen
 *
 * Makes hex units the unit of @cr until hx_pen_end().
 */
void
hx_pen_begin (HxPen             *pen,
              cairo_t           *cr,
              const HxDrawStyle *style)
{
  double width = 2 * style->radius;

  *pen = (HxPen) {
    .cr = cr,
    .style = style,
    .key = width < WIDTH_SMALL ? .04 : width < WIDTH_LARGE ? .026 : .018,
    .line = style->high_contrast ? 1.5 : 1,
    .small = width < WIDTH_SMALL,
    .detailed = style->printed || width >= WIDTH_DETAILED,
    .named = style->printed || width >= WIDTH_NAMED,
  };
  pen->key *= pen->line;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_scale (cr, style->radius, style->radius);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
}

/**
 * hx_pen_end:
 * @pen: a pen
 *
 * Gives @cr back as it was.
 */
void
hx_pen_end (HxPen *pen)
{
  g_clear_object (&pen->pango);
  cairo_restore (pen->cr);
}

/**
 * hx_pen_push:
 * @pen: a pen
 * @x: where the origin goes
 * @y: where the origin goes
 * @scale: what one unit becomes
 *
 * Begins a smaller space; end it with hx_pen_pop().
 */
void
hx_pen_push (HxPen *pen,
             double x,
             double y,
             double scale)
{
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  cairo_scale (pen->cr, scale, scale);
}

/** hx_pen_turn: Begins a space turned clockwise by @degrees; end it with hx_pen_pop(). */
void
hx_pen_turn (HxPen *pen,
             double degrees)
{
  cairo_save (pen->cr);
  if (degrees != 0)
    cairo_rotate (pen->cr, degrees * G_PI / 180);
}

/** hx_pen_pop: Ends what hx_pen_push() or hx_pen_turn() began. */
void
hx_pen_pop (HxPen *pen)
{
  cairo_restore (pen->cr);
}

/**
 * hx_pen_begin_group:
 * @pen: a pen, in a space that is not turned
 * @extent: nothing is drawn further from the origin than this, in either direction
 *
 * Begins something that is drawn faintly as a whole; end it with hx_pen_end_group().
 */
void
hx_pen_begin_group (HxPen *pen,
                    double extent)
{
  cairo_save (pen->cr);
  cairo_rectangle (pen->cr, -extent, -extent, 2 * extent, 2 * extent);
  cairo_clip (pen->cr);
  cairo_push_group (pen->cr);
}

/** hx_pen_end_group: Draws what came since hx_pen_begin_group() with opacity @alpha. */
void
hx_pen_end_group (HxPen *pen,
                  double alpha)
{
  cairo_pop_group_to_source (pen->cr);
  cairo_paint_with_alpha (pen->cr, alpha);
  cairo_restore (pen->cr);
}

/** hx_pen_corner: Returns: the point at @degrees clockwise from the right, @radius from the origin. */
HxPoint
hx_pen_corner (double degrees,
               double radius)
{
  double angle = degrees * G_PI / 180;

  return (HxPoint) { radius * cos (angle), radius * sin (angle) };
}

/** hx_pen_data: Adds a shape given as SVG path data. */
void
hx_pen_data (HxPen      *pen,
             const char *data)
{
  hx_path_data_add (pen->cr, data);
}

/** hx_pen_points: Adds a line through @points, or the polygon of them. */
void
hx_pen_points (HxPen         *pen,
               const HxPoint *points,
               guint          n_points,
               gboolean       closed)
{
  for (guint i = 0; i < n_points; i++)
    if (i == 0)
      cairo_move_to (pen->cr, points[i].x, points[i].y);
    else
      cairo_line_to (pen->cr, points[i].x, points[i].y);
  if (closed)
    cairo_close_path (pen->cr);
}

/** hx_pen_hexagon: Adds a hexagon with a corner at @start degrees and corners cut by curves of length @rounding. */
void
hx_pen_hexagon (HxPen *pen,
                double radius,
                double rounding,
                double start)
{
  double k = rounding / radius;

  for (int i = 0; i < 6; i++)
    {
      HxPoint a = hx_pen_corner (start + 60 * (i - 1), radius);
      HxPoint b = hx_pen_corner (start + 60 * i, radius);
      HxPoint c = hx_pen_corner (start + 60 * (i + 1), radius);
      HxPoint p = { b.x + (a.x - b.x) * k, b.y + (a.y - b.y) * k };
      HxPoint q = { b.x + (c.x - b.x) * k, b.y + (c.y - b.y) * k };

      if (i == 0)
        cairo_move_to (pen->cr, p.x, p.y);
      else
        cairo_line_to (pen->cr, p.x, p.y);
      if (rounding > 0)
        cairo_curve_to (pen->cr,
                        p.x + (b.x - p.x) * 2 / 3, p.y + (b.y - p.y) * 2 / 3,
                        q.x + (b.x - q.x) * 2 / 3, q.y + (b.y - q.y) * 2 / 3, q.x, q.y);
    }
  cairo_close_path (pen->cr);
}

/** hx_pen_circle: Adds a circle. */
void
hx_pen_circle (HxPen *pen,
               double x,
               double y,
               double radius)
{
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (pen->cr);
}

/** hx_pen_rounded: Adds a rectangle round the origin with round corners. */
void
hx_pen_rounded (HxPen *pen,
                double half_width,
                double half_height,
                double rounding)
{
  double x = half_width - rounding, y = half_height - rounding;

  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x, -y, rounding, -G_PI / 2, 0);
  cairo_arc (pen->cr, x, y, rounding, 0, G_PI / 2);
  cairo_arc (pen->cr, -x, y, rounding, G_PI / 2, G_PI);
  cairo_arc (pen->cr, -x, -y, rounding, G_PI, G_PI * 3 / 2);
  cairo_close_path (pen->cr);
}

/** hx_pen_burst: Adds a star of @n points. */
void
hx_pen_burst (HxPen *pen,
              int    n,
              double outer,
              double inner,
              double phase)
{
  for (int i = 0; i < 2 * n; i++)
    {
      HxPoint at = hx_pen_corner (phase + 180.0 / n * i, i % 2 == 0 ? inner : outer);

      if (i == 0)
        cairo_move_to (pen->cr, at.x, at.y);
      else
        cairo_line_to (pen->cr, at.x, at.y);
    }
  cairo_close_path (pen->cr);
}

/** hx_pen_arrowhead: Adds a triangle that points to @degrees. */
void
hx_pen_arrowhead (HxPen  *pen,
                  HxPoint at,
                  double  degrees,
                  double  size)
{
  double c = cos (degrees * G_PI / 180) * size, s = sin (degrees * G_PI / 180) * size;
  HxPoint points[] = {
    { at.x + c, at.y + s },
    { at.x - c * .55 - s, at.y - s * .55 + c },
    { at.x - c * .55 + s, at.y - s * .55 - c },
  };

  hx_pen_points (pen, points, 3, TRUE);
}

/** hx_pen_set_color: Makes @color the one that cairo uses next. */
void
hx_pen_set_color (HxPen  *pen,
                  HxColor color,
                  double  alpha)
{
  cairo_set_source_rgba (pen->cr, ((color >> 16) & 0xff) / 255.0, ((color >> 8) & 0xff) / 255.0,
                         (color & 0xff) / 255.0, alpha);
}

/** hx_pen_fill: Fills the path. */
void
hx_pen_fill (HxPen  *pen,
             HxColor color)
{
  hx_pen_set_color (pen, color, 1);
  cairo_fill (pen->cr);
}

/** hx_pen_fill_keep: Fills the path and keeps it. */
void
hx_pen_fill_keep (HxPen  *pen,
                  HxColor color)
{
  hx_pen_set_color (pen, color, 1);
  cairo_fill_preserve (pen->cr);
}

/** hx_pen_fill_faint: Fills the path with opacity @alpha. */
void
hx_pen_fill_faint (HxPen  *pen,
                   HxColor color,
                   double  alpha)
{
  hx_pen_set_color (pen, color, alpha);
  cairo_fill (pen->cr);
}

/** hx_pen_stroke: Draws the path as a line; a dash set before holds for this one line. */
void
hx_pen_stroke (HxPen  *pen,
               HxColor color,
               double  width)
{
  hx_pen_stroke_faint (pen, color, width, 1);
}

/** hx_pen_stroke_keep: Draws the path as a line and keeps it. */
void
hx_pen_stroke_keep (HxPen  *pen,
                    HxColor color,
                    double  width)
{
  hx_pen_set_color (pen, color, 1);
  cairo_set_line_width (pen->cr, width);
  cairo_stroke_preserve (pen->cr);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

/** hx_pen_stroke_faint: Draws the path as a line with opacity @alpha. */
void
hx_pen_stroke_faint (HxPen  *pen,
                     HxColor color,
                     double  width,
                     double  alpha)
{
  hx_pen_set_color (pen, color, alpha);
  cairo_set_line_width (pen->cr, width);
  cairo_stroke (pen->cr);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

/** hx_pen_dash: Breaks the next line. */
void
hx_pen_dash (HxPen *pen,
             double on,
             double off)
{
  double dashes[] = { on, off };

  cairo_set_dash (pen->cr, dashes, 2, 0);
}

/** hx_pen_outline: Draws the dark line that keeps every light mark readable on every body, and keeps the path. */
void
hx_pen_outline (HxPen *pen,
                double width)
{
  hx_pen_fill_keep (pen, HX_COLOR_KEY);
  hx_pen_stroke_keep (pen, HX_COLOR_KEY, width + 2 * pen->key);
}

/** hx_pen_shade_keep: Fills the path with a gradient and keeps both, path and gradient, for a stroke. */
void
hx_pen_shade_keep (HxPen  *pen,
                   HxColor first,
                   HxColor last,
                   HxPoint from,
                   HxPoint to)
{
  cairo_pattern_t *gradient = cairo_pattern_create_linear (from.x, from.y, to.x, to.y);
  HxColor colors[] = { first, last };

  for (int i = 0; i < 2; i++)
    cairo_pattern_add_color_stop_rgb (gradient, i, ((colors[i] >> 16) & 0xff) / 255.0,
                                      ((colors[i] >> 8) & 0xff) / 255.0, (colors[i] & 0xff) / 255.0);
  cairo_set_source (pen->cr, gradient);
  cairo_fill_preserve (pen->cr);
  cairo_pattern_destroy (gradient);
}

/** hx_pen_shade: Fills the path with a gradient. */
void
hx_pen_shade (HxPen  *pen,
              HxColor first,
              HxColor last,
              HxPoint from,
              HxPoint to)
{
  hx_pen_shade_keep (pen, first, last, from, to);
  cairo_new_path (pen->cr);
}
