/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on a hex beside tiles: nothing, water, a Trap, a Monolith part. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-tile-drawing.h"

#include "hx-glyphs.h"

#define TRAP_RADIUS .52
#define STONE_LIGHT ((HxColor) 0xa7a5ad)
#define STONE_DARK ((HxColor) 0x5d5b63)
#define STONE_EDGE ((HxColor) 0x8d8b93)
#define STONE_STEP ((HxColor) 0x5f5d66)

/**
 * hx_path_hex:
 * @cr: where to
 * @radius: from centre to corner
 *
 * Adds the outline of a flat-top hex round the origin to the path.
 */
void
hx_path_hex (cairo_t *cr,
             double   radius)
{
  g_return_if_fail (cr != NULL);

  for (int i = 0; i < 6; i++)
    {
      HxPoint at = hx_pen_corner (60 * i, radius);

      if (i == 0)
        cairo_move_to (cr, at.x, at.y);
      else
        cairo_line_to (cr, at.x, at.y);
    }
  cairo_close_path (cr);
}

static void
draw_face_down (HxPen              *pen,
                const HxSideColors *side)
{
  hx_pen_hexagon (pen, TRAP_RADIUS * .9, .07, 30);
  hx_pen_fill (pen, side->bottom);
  hx_pen_hexagon (pen, TRAP_RADIUS * .74, .06, 30);
  hx_pen_dash (pen, .09, .07);
  hx_pen_stroke (pen, side->tint, .035);
  hx_sign_inset (pen, (HxPoint) { 0, 0 }, TRAP_RADIUS * .42, hx_sign_jaws, HX_COLOR_INK, side->bottom);
}

/**
 * hx_draw_trap:
 * @cr: where to draw
 * @trap: which; not read when it lies face down
 * @color: the owner's side colour
 * @face_up: whether it lies face up; face down all look alike
 * @style: how to draw
 *
 * Draws a Trap marker, a small pointy-top hexagon centred on the origin.
 */
void
hx_draw_trap (cairo_t           *cr,
              HxTrapKind         trap,
              guint              color,
              gboolean           face_up,
              const HxDrawStyle *style)
{
  const HxSideColors *side = hx_side_colors_get (style->sides, color);
  HxPen pen;

  g_return_if_fail (cr != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  hx_pen_hexagon (&pen, TRAP_RADIUS * 1.06, .08, 30);
  hx_pen_fill (&pen, HX_COLOR_KEY);
  hx_pen_hexagon (&pen, TRAP_RADIUS, .08, 30);
  hx_pen_fill (&pen, side->tint);
  if (face_up)
    {
      hx_pen_hexagon (&pen, TRAP_RADIUS * .91, .07, 30);
      hx_pen_fill (&pen, HX_COLOR_BONE);
      hx_sign_inset (&pen, (HxPoint) { 0, 0 }, TRAP_RADIUS * .5, hx_sign_for_trap (trap), HX_COLOR_KEY, HX_COLOR_BONE);
    }
  else
    draw_face_down (&pen, side);
  hx_pen_end (&pen);
}

static void
draw_pit (HxPen              *pen,
          const HxSideColors *side)
{
  static const struct { double radius; HxColor color; } steps[] = {
    { .90, 0x4b4a51 }, { .86, STONE_EDGE }, { .62, STONE_STEP }, { .585, 0x79777f },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      hx_pen_hexagon (pen, steps[i].radius, .03, 0);
      hx_pen_fill (pen, steps[i].color);
    }
  hx_pen_hexagon (pen, .36, .02, 30);
  hx_pen_stroke (pen, side->tint, .06);
  for (int i = 0; i < 6; i++)
    {
      HxPoint line[] = { hx_pen_corner (60 * i, .64), hx_pen_corner (60 * i, .85) };

      hx_pen_points (pen, line, 2, FALSE);
      hx_pen_stroke (pen, STONE_STEP, .03);
    }
}

/**
 * hx_draw_monolith_part:
 * @cr: where to draw
 * @color: the owner's side colour
 * @empty: nothing stands on it: a stepped pit
 * @style: how to draw
 *
 * Draws a Monolith part, a stone base a little wider than a tile, centred on the origin.
 */
void
hx_draw_monolith_part (cairo_t           *cr,
                       guint              color,
                       gboolean           empty,
                       const HxDrawStyle *style)
{
  HxPen pen;

  g_return_if_fail (cr != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  hx_pen_hexagon (&pen, 1.075, .03, 0);
  hx_pen_fill (&pen, HX_COLOR_KEY);
  hx_pen_hexagon (&pen, 1.05, .03, 0);
  hx_pen_shade (&pen, STONE_LIGHT, STONE_DARK, (HxPoint) { 0, -1 }, (HxPoint) { 0, 1 });
  if (empty)
    draw_pit (&pen, hx_side_colors_get (style->sides, color));
  hx_pen_end (&pen);
}

/**
 * hx_draw_monolith_cleats:
 * @cr: where to draw
 * @color: the owner's side colour
 * @style: how to draw
 *
 * Draws the three cleats that hold a tile on a Monolith part, over the tile.
 */
void
hx_draw_monolith_cleats (cairo_t           *cr,
                         guint              color,
                         const HxDrawStyle *style)
{
  const HxSideColors *side = hx_side_colors_get (style->sides, color);
  HxPen pen;

  g_return_if_fail (cr != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  for (int turn = 0; turn < 360; turn += 120)
    {
      HxPoint points[] = {
        hx_pen_corner (turn, 1.06), hx_pen_corner (turn - 9.5, 1.0), hx_pen_corner (turn - 8, .90),
        hx_pen_corner (turn + 8, .90), hx_pen_corner (turn + 9.5, 1.0),
      };

      hx_pen_points (&pen, points, G_N_ELEMENTS (points), TRUE);
      hx_pen_fill_keep (&pen, STONE_EDGE);
      hx_pen_stroke (&pen, HX_COLOR_KEY, .03);
      hx_sign_dot (&pen, hx_pen_corner (turn, .96), .035, side->tint);
    }
  hx_pen_end (&pen);
}

static void
draw_waves (HxPen           *pen,
            const HxPalette *palette)
{
  for (int i = -2; i <= 2; i++)
    {
      cairo_move_to (pen->cr, -.45, .24 * i - .05);
      for (int j = 0; j < 3; j++)
        cairo_curve_to (pen->cr, -.45 + .3 * j + .1, .24 * i - .15, -.45 + .3 * j + .2, .24 * i + .05,
                        -.15 + .3 * j, .24 * i - .05);
      hx_pen_stroke (pen, palette->water_line, pen->small ? .05 : .035);
    }
}

/**
 * hx_draw_empty_hex:
 * @cr: where to draw
 * @coordinate: (nullable): the hex's name, drawn low in it, or %NULL
 * @water: the hex is water
 * @style: how to draw
 *
 * Draws a hex of the board centred on the origin.
 */
void
hx_draw_empty_hex (cairo_t           *cr,
                   const char        *coordinate,
                   gboolean           water,
                   const HxDrawStyle *style)
{
  const HxPalette *palette;
  HxPen pen;

  g_return_if_fail (cr != NULL && style != NULL);

  palette = hx_palette_get (style->scheme);
  hx_pen_begin (&pen, cr, style);
  hx_pen_hexagon (&pen, 1.0, .06, 0);
  hx_pen_fill_keep (&pen, water ? palette->water : palette->cell);
  hx_pen_stroke (&pen, style->high_contrast ? palette->coordinate : palette->cell_edge, .022 * pen.line);
  if (water)
    draw_waves (&pen, palette);
  if (coordinate != NULL)
    hx_pen_write (&pen, 0, pen.small ? .58 : .62, coordinate,
                  &(HxWriting) { pen.small ? .24 : .17, palette->coordinate, HX_WEIGHT_NAME, FALSE });
  hx_pen_end (&pen);
}
