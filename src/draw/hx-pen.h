/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The few strokes that all drawings are made of, in hex units: 1 is half a tile's width, y points down. */
#pragma once

#include <pango/pangocairo.h>

#include "hx-tile-drawing.h"

G_BEGIN_DECLS

/** HX_APOTHEM: from a hex's centre to the middle of its edge. */
#define HX_APOTHEM HX_TILE_HEIGHT

/** HX_WEIGHT_NAME, HX_WEIGHT_NUMBER: of text. */
#define HX_WEIGHT_NAME 600
#define HX_WEIGHT_NUMBER 800

/**
 * HxPen: what draws.
 * @key: width of the dark line round marks
 * @small: little room: thick lines, large coins, no plus signs
 * @named: room for names
 * @detailed: room for coordinates
 * @line: factor for rings
 * @cap: height of a capital over the font's size, 0 until it is needed
 */
typedef struct
{
  cairo_t *cr;
  const HxDrawStyle *style;
  PangoContext *pango;
  double key;
  double line;
  double cap;
  gboolean small, named, detailed;
} HxPen;

typedef struct
{
  double x, y;
} HxPoint;

void    hx_pen_begin        (HxPen             *pen,
                             cairo_t           *cr,
                             const HxDrawStyle *style);
void    hx_pen_end          (HxPen             *pen);

void    hx_pen_push         (HxPen             *pen,
                             double             x,
                             double             y,
                             double             scale);
void    hx_pen_turn         (HxPen             *pen,
                             double             degrees);
void    hx_pen_pop          (HxPen             *pen);
void    hx_pen_begin_group  (HxPen             *pen,
                             double             extent);
void    hx_pen_end_group    (HxPen             *pen,
                             double             alpha);

/* These add to the path; the strokes and fills below use it up unless they say otherwise. */
HxPoint hx_pen_corner       (double             degrees,
                             double             radius);
void    hx_pen_data         (HxPen             *pen,
                             const char        *data);
void    hx_pen_points       (HxPen             *pen,
                             const HxPoint     *points,
                             guint              n_points,
                             gboolean           closed);
void    hx_pen_hexagon      (HxPen             *pen,
                             double             radius,
                             double             rounding,
                             double             start);
void    hx_pen_circle       (HxPen             *pen,
                             double             x,
                             double             y,
                             double             radius);
void    hx_pen_rounded      (HxPen             *pen,
                             double             half_width,
                             double             half_height,
                             double             rounding);
void    hx_pen_burst        (HxPen             *pen,
                             int                n,
                             double             outer,
                             double             inner,
                             double             phase);
void    hx_pen_arrowhead    (HxPen             *pen,
                             HxPoint            at,
                             double             degrees,
                             double             size);

void    hx_pen_fill         (HxPen             *pen,
                             HxColor            color);
void    hx_pen_fill_keep    (HxPen             *pen,
                             HxColor            color);
void    hx_pen_fill_faint   (HxPen             *pen,
                             HxColor            color,
                             double             alpha);
void    hx_pen_stroke       (HxPen             *pen,
                             HxColor            color,
                             double             width);
void    hx_pen_stroke_keep  (HxPen             *pen,
                             HxColor            color,
                             double             width);
void    hx_pen_stroke_faint (HxPen             *pen,
                             HxColor            color,
                             double             width,
                             double             alpha);
void    hx_pen_dash         (HxPen             *pen,
                             double             on,
                             double             off);
void    hx_pen_outline      (HxPen             *pen,
                             double             width);
void    hx_pen_shade        (HxPen             *pen,
                             HxColor            first,
                             HxColor            last,
                             HxPoint            from,
                             HxPoint            to);
void    hx_pen_shade_keep   (HxPen             *pen,
                             HxColor            first,
                             HxColor            last,
                             HxPoint            from,
                             HxPoint            to);
void    hx_pen_set_color    (HxPen             *pen,
                             HxColor            color,
                             double             alpha);

/** HxWriting: how a text is set; @halo: %TRUE puts a dark rim round it. */
typedef struct
{
  double size;
  HxColor color;
  int weight;
  gboolean halo;
} HxWriting;

void    hx_pen_write        (HxPen             *pen,
                             double             x,
                             double             y,
                             const char        *text,
                             const HxWriting   *writing);
void    hx_pen_number       (HxPen             *pen,
                             HxPoint            at,
                             int                number,
                             double             size,
                             HxColor            color);
double  hx_pen_measure      (HxPen             *pen,
                             const char        *text,
                             int                weight);

G_END_DECLS
