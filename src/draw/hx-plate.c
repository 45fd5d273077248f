/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The body of a tile with its side's pattern, the second channel beside colour. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-plate.h"

#include <math.h>

#include "hx-plate-store-private.h"

/* Where the middle is calm: the pattern is hidden up to here, and gone behind text. */
#define CALM_RADIUS .3325
#define CALM_RADIUS_HIGH_CONTRAST .6
/* How far the body goes where the rim carries the pattern. */
#define PATTERNED_BODY .84
/* A tile without power keeps its rim and pattern, but its light goes out. */
#define DARK_TOP ((HxColor) 0x4a4d54)
#define DARK_BOTTOM ((HxColor) 0x2b2d33)

static void
add_stripes (HxPen *pen,
             double step)
{
  for (int i = 0; i < (int) (4 / step); i++)
    {
      cairo_move_to (pen->cr, -2 + i * step, 1);
      cairo_line_to (pen->cr, i * step, -1);
    }
}

static void
add_dots (HxPen *pen,
          double step,
          double radius)
{
  int n = (int) (2.6 / step);

  for (int j = -n; j < n; j++)
    for (int i = -n; i < n; i++)
      {
        double x = i * step * 1.06 + (j & 1) * step * .53, y = j * step * .92;

        if (fabs (x) < 1 && fabs (y) < .9)
          hx_pen_circle (pen, x, y, radius);
      }
}

static void
add_lines (HxPen *pen,
           double step)
{
  for (int i = 0; i <= (int) (2 / step); i++)
    {
      cairo_move_to (pen->cr, -1, -1 + i * step);
      cairo_line_to (pen->cr, 1, -1 + i * step);
    }
}

static void
add_crosses (HxPen *pen,
             double step)
{
  double q = step * 1.15;
  int n = (int) (2.6 / step);

  for (int j = -n; j < n; j++)
    for (int i = -n; i < n; i++)
      {
        double x = i * q + (j & 1) * q / 2, y = j * q * .8;

        if (fabs (x) >= 1.05 || fabs (y) >= .95)
          continue;
        cairo_move_to (pen->cr, x - q * .24, y);
        cairo_line_to (pen->cr, x + q * .24, y);
        cairo_move_to (pen->cr, x, y - q * .24);
        cairo_line_to (pen->cr, x, y + q * .24);
      }
}

static void
add_zigzag (HxPen *pen,
            double step)
{
  double q = step * 1.1;

  for (int j = -(int) (1 / q) - 1; j < (int) (1 / q) + 1; j++)
    for (int i = 0; i <= (int) (2.4 / (q * .6)); i++)
      {
        double x = -1.1 + i * q * .6, y = j * q + (i % 2 ? q * .42 : 0);

        if (i == 0)
          cairo_move_to (pen->cr, x, y);
        else
          cairo_line_to (pen->cr, x, y);
      }
}

static void
draw_pattern (HxPen     *pen,
              HxPattern  pattern,
              HxColor    tint,
              double     alpha)
{
  double step = pen->small ? .25 : .185, width = pen->small ? .075 : .048;

  switch (pattern)
    {
    case HX_PATTERN_STRIPES:
      add_stripes (pen, step);
      break;
    case HX_PATTERN_DOTS:
      add_dots (pen, step, width * .92);
      hx_pen_fill_faint (pen, tint, alpha);
      return;
    case HX_PATTERN_LINES:
      add_lines (pen, step);
      break;
    case HX_PATTERN_CROSSES:
      add_crosses (pen, step);
      width *= .9;
      break;
    case HX_PATTERN_ZIGZAG:
      add_zigzag (pen, step);
      width *= .85;
      break;
    case HX_PATTERN_RINGS:
      for (int i = 0; i < 5; i++)
        hx_pen_circle (pen, 0, 0, .42 + i * step * .92);
      break;
    case HX_PATTERN_PLAIN:
      return;
    default:
      g_return_if_reached ();
    }
  hx_pen_stroke_faint (pen, tint, width, alpha);
}

static void
draw_calm (HxPen  *pen,
           HxColor color)
{
  gboolean strong = pen->style->high_contrast;
  cairo_pattern_t *calm = cairo_pattern_create_radial (0, 0, 0, 0, 0, strong ? .7 : .95);
  double r = ((color >> 16) & 0xff) / 255.0, g = ((color >> 8) & 0xff) / 255.0, b = (color & 0xff) / 255.0;

  cairo_pattern_add_color_stop_rgba (calm, strong ? CALM_RADIUS_HIGH_CONTRAST / .7 : CALM_RADIUS / .95, r, g, b, 1);
  cairo_pattern_add_color_stop_rgba (calm, 1, r, g, b, 0);
  hx_pen_hexagon (pen, .95, 0, 0);
  cairo_set_source (pen->cr, calm);
  cairo_fill (pen->cr);
  cairo_pattern_destroy (calm);
}

/* The whole pattern at full strength, of which the body will leave the rim. */
static void
draw_rim_pattern (HxPen              *pen,
                  const HxSideColors *side)
{
  cairo_save (pen->cr);
  hx_pen_hexagon (pen, .968, .065, 0);
  cairo_clip (pen->cr);
  draw_pattern (pen, side->pattern, side->bottom, 1);
  cairo_restore (pen->cr);
}

/** hx_plate_get_middle: Returns: the body's colour in the middle of a tile. */
HxColor
hx_plate_get_middle (HxPen *pen,
                     guint  color)
{
  const HxSideColors *side = hx_side_colors_get (pen->style->sides, color);

  return hx_color_mix (side->top, side->bottom, .45);
}

/**
 * hx_plate_draw_anew:
 * @pen: a pen
 * @plate: which body
 *
 * Draws the body of a tile, whether it is kept or not.
 */
void
hx_plate_draw_anew (HxPen         *pen,
                    const HxPlate *plate)
{
  const HxSideColors *side = hx_side_colors_get (pen->style->sides, plate->color);
  HxColor top = plate->unpowered ? DARK_TOP : side->top, bottom = plate->unpowered ? DARK_BOTTOM : side->bottom;

  hx_pen_hexagon (pen, .985, .07, 0);
  hx_pen_fill (pen, HX_COLOR_KEY);
  hx_pen_hexagon (pen, .968, .065, 0);
  hx_pen_fill (pen, side->tint);
  if (pen->style->patterns)
    draw_rim_pattern (pen, side);
  hx_pen_hexagon (pen, pen->style->patterns ? PATTERNED_BODY : .945, .06, 0);
  hx_pen_shade_keep (pen, top, bottom, (HxPoint) { 0, -.87 }, (HxPoint) { 0, .87 });

  cairo_save (pen->cr);
  cairo_clip (pen->cr);
  draw_pattern (pen, side->pattern, side->tint, (pen->small ? .46 : .34) * (plate->unpowered ? .8 : 1));
  draw_calm (pen, hx_color_mix (top, bottom, .45));
  cairo_restore (pen->cr);

  if (!pen->small)
    {
      hx_pen_hexagon (pen, pen->style->patterns ? PATTERNED_BODY - .03 : .915, .055, 0);
      hx_pen_stroke_faint (pen, HX_COLOR_INK, .012, .22);
    }
  if (plate->instant)
    {
      hx_pen_hexagon (pen, .84, .05, 0);
      hx_pen_dash (pen, .16, .08);
      hx_pen_stroke_faint (pen, HX_COLOR_INK, .03, .6);
    }
}

/**
 * hx_plate_draw:
 * @pen: a pen
 * @color: a side's colour
 * @unpowered: the light is out
 * @instant: a second, broken frame: it never lies on the board
 *
 * Draws the body of a tile.
 */
void
hx_plate_draw (HxPen   *pen,
               guint    color,
               gboolean unpowered,
               gboolean instant)
{
  const HxPlate plate = { color, unpowered, instant };

  if (pen->style->plates == NULL || !hx_plate_store_paint (pen->style->plates, pen, &plate))
    hx_plate_draw_anew (pen, &plate);
}
