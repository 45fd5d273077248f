/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing attacks: a dark casing, the attacker's tint inside, nothing over the middles of units that they pass. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-arrows.h"

#include <math.h>

#include "hx-glyphs.h"

#define CASING .085
/* How much of the line is left out before and after the centre of a passed unit. */
#define GAP_BEFORE .36
#define GAP_AFTER .42
/* Where two parts of one attack, a blow and a shot, lie beside the line between the hexes. */
#define MIXED_OFFSET .17
#define MAX_SPANS 8

/**
 * A line on the board.
 * @ahead: its direction, @across: square to it
 * @start, @end: where the shaft begins and ends, from @from
 * @breadth: half the head's width, nearly
 */
typedef struct
{
  HxPoint from, ahead, across;
  double length, start, end, breadth;
  double span[MAX_SPANS][2];
  int n_spans;
  HxColor tint;
} Line;

/** hx_board_point: Returns: the centre of a hex in hex units from the board's centre. */
HxPoint
hx_board_point (const HxGeometry *geometry,
                guint8            hex)
{
  HxBoardLayout layout = { .geometry = geometry, .radius = 1 };
  HxPoint at = { 0, 0 };

  hx_board_layout_get_center (&layout, hex, &at.x, &at.y);
  return at;
}

static HxPoint
point_on (const Line *line,
          double      along,
          double      aside)
{
  return (HxPoint) { line->from.x + line->ahead.x * along + line->across.x * aside,
                     line->from.y + line->ahead.y * along + line->across.y * aside };
}

static double
get_distance (HxPoint a,
              HxPoint b)
{
  return hypot (b.x - a.x, b.y - a.y);
}

/* Hexes are numbered along every line, so the gaps come in order or against it. */
static void
find_spans (Line             *line,
            const HxGeometry *geometry,
            HxHexSet          passed)
{
  double gaps[MAX_SPANS], at = line->start;
  int n = 0;

  for (HxHexSet left = passed & geometry->all; left != 0 && n < MAX_SPANS - 1; left &= left - 1)
    {
      double gap = get_distance (line->from, hx_board_point (geometry, (guint8) __builtin_ctzll (left)));
      int i = n++;

      for (; i > 0 && gaps[i - 1] > gap; i--)
        gaps[i] = gaps[i - 1];
      gaps[i] = gap;
    }
  line->n_spans = 0;
  for (int i = 0; i < n && gaps[i] - GAP_BEFORE < line->end; i++)
    {
      if (gaps[i] - GAP_BEFORE > at)
        {
          line->span[line->n_spans][0] = at;
          line->span[line->n_spans++][1] = gaps[i] - GAP_BEFORE;
        }
      at = gaps[i] + GAP_AFTER;
    }
  if (at < line->end)
    {
      line->span[line->n_spans][0] = at;
      line->span[line->n_spans++][1] = line->end;
    }
}

static gboolean
is_short (HxArrowKind kind)
{
  return kind == HX_ARROW_MELEE || kind == HX_ARROW_EXPLOSION || kind == HX_ARROW_CHARGE;
}

static void
find_line (Line             *line,
           const HxGeometry *geometry,
           const HxArrow    *arrow,
           HxArrowKind       kind,
           HxSideSet         sides)
{
  HxPoint from = hx_board_point (geometry, arrow->from), to = hx_board_point (geometry, arrow->to);
  double length = get_distance (from, to), head = is_short (kind) ? .72 : .62, grown;

  line->from = from;
  line->ahead = (HxPoint) { (to.x - from.x) / length, (to.y - from.y) / length };
  line->across = (HxPoint) { -line->ahead.y, line->ahead.x };
  line->start = is_short (kind) ? .70 : .5;
  line->breadth = is_short (kind) ? .125 : .07;
  grown = line->start + .16 + (length - head - line->start - .16) * CLAMP (arrow->progress, 0, 1);
  line->length = grown;
  line->end = grown - .12;
  line->tint = hx_side_colors_get (sides, arrow->color)->tint;
  find_spans (line, geometry, arrow->passed);
}

/* The same line, moved aside. */
static void
move_aside (Line  *line,
            double aside)
{
  line->from = point_on (line, 0, aside);
}

static void
add_head (HxPen      *pen,
          const Line *line)
{
  HxPoint points[] = {
    point_on (line, line->length + .16, 0),
    point_on (line, line->length - .14, line->breadth * 1.7),
    point_on (line, line->length - .14, -line->breadth * 1.7),
  };

  hx_pen_points (pen, points, 3, TRUE);
}

static double
get_half_width (const Line *line,
                double      along)
{
  return line->breadth * (.45 + .25 * (along - line->start) / MAX (.01, line->length - line->start));
}

/* A tail that widens towards the head. */
static void
add_tail (HxPen      *pen,
          const Line *line)
{
  for (int i = 0; i < line->n_spans; i++)
    {
      double from = line->span[i][0], to = line->span[i][1];
      HxPoint points[] = {
        point_on (line, from, get_half_width (line, from)), point_on (line, to, get_half_width (line, to)),
        point_on (line, to, -get_half_width (line, to)), point_on (line, from, -get_half_width (line, from)),
      };

      hx_pen_points (pen, points, 4, TRUE);
    }
}

static void
draw_plain (HxPen      *pen,
            const Line *line)
{
  add_tail (pen, line);
  add_head (pen, line);
  hx_pen_fill_keep (pen, HX_COLOR_KEY);
  hx_pen_stroke (pen, HX_COLOR_KEY, CASING * pen->line);
  add_tail (pen, line);
  add_head (pen, line);
  hx_pen_fill (pen, line->tint);
}

static void
add_rails (HxPen      *pen,
           const Line *line)
{
  for (int side = -1; side <= 1; side += 2)
    for (int i = 0; i < line->n_spans; i++)
      {
        HxPoint points[] = { point_on (line, line->span[i][0], side * .05), point_on (line, line->span[i][1], side * .05) };

        hx_pen_points (pen, points, 2, FALSE);
      }
}

static void
draw_gauss (HxPen      *pen,
            const Line *line)
{
  add_rails (pen, line);
  hx_pen_stroke (pen, HX_COLOR_KEY, .1 * pen->line);
  add_head (pen, line);
  hx_pen_fill_keep (pen, HX_COLOR_KEY);
  hx_pen_stroke (pen, HX_COLOR_KEY, .1 * pen->line);
  add_rails (pen, line);
  hx_pen_stroke (pen, line->tint, .05);
  add_head (pen, line);
  hx_pen_fill (pen, line->tint);
}

static void
add_links (HxPen      *pen,
           const Line *line,
           double      last)
{
  for (int i = 0; i < line->n_spans; i++)
    {
      double from = line->span[i][0], to = i == line->n_spans - 1 ? last : line->span[i][1];
      int n = MAX (1, (int) round ((to - from) / .27));

      for (int j = 0; j < n; j++)
        {
          HxPoint at = point_on (line, from + (to - from) * (j + .5) / n, 0);

          cairo_save (pen->cr);
          cairo_translate (pen->cr, at.x, at.y);
          cairo_rotate (pen->cr, atan2 (line->ahead.y, line->ahead.x));
          cairo_scale (pen->cr, .16, .085);
          hx_pen_circle (pen, 0, 0, 1);
          cairo_restore (pen->cr);
        }
    }
}

/* Both ends alike: links along the line. */
static void
draw_chain (HxPen      *pen,
            const Line *line)
{
  double last = line->length + .07;

  add_links (pen, line, last);
  hx_pen_stroke (pen, HX_COLOR_KEY, .135 * pen->line);
  add_links (pen, line, last);
  hx_pen_stroke (pen, line->tint, .06);
}

static void
add_zigzag (HxPen      *pen,
            const Line *line)
{
  for (int i = 0; i < line->n_spans; i++)
    {
      double from = line->span[i][0], to = line->span[i][1];
      int n = MAX (2, (int) round ((to - from) / .13));

      for (int j = 0; j <= n; j++)
        {
          HxPoint at = point_on (line, from + (to - from) * j / n, j == 0 || j == n ? 0 : j % 2 ? .085 : -.085);

          if (j == 0)
            cairo_move_to (pen->cr, at.x, at.y);
          else
            cairo_line_to (pen->cr, at.x, at.y);
        }
    }
}

/* A broken line, as the broken edge on the tile. */
static void
draw_demolition (HxPen      *pen,
                 const Line *line)
{
  add_zigzag (pen, line);
  hx_pen_stroke (pen, HX_COLOR_KEY, .06 + CASING * pen->line);
  add_head (pen, line);
  hx_pen_fill_keep (pen, HX_COLOR_KEY);
  hx_pen_stroke (pen, HX_COLOR_KEY, CASING * pen->line);
  add_zigzag (pen, line);
  hx_pen_stroke (pen, line->tint, .06);
  add_head (pen, line);
  hx_pen_fill (pen, line->tint);
}

/* A star on the shared edge with a head that says which way; amber where it destroys. */
static void
draw_blast (HxPen      *pen,
            const Line *line,
            HxColor     color)
{
  HxPoint at = point_on (line, line->start + .1, 0);

  add_head (pen, line);
  hx_pen_fill_keep (pen, HX_COLOR_KEY);
  hx_pen_stroke (pen, HX_COLOR_KEY, CASING * pen->line);
  hx_pen_push (pen, at.x, at.y, 1);
  hx_pen_burst (pen, 9, .26, .14, 0);
  hx_pen_fill_keep (pen, HX_COLOR_KEY);
  hx_pen_stroke (pen, HX_COLOR_KEY, CASING * pen->line);
  hx_pen_burst (pen, 9, .26, .14, 0);
  hx_pen_fill (pen, color);
  hx_pen_burst (pen, 9, .12, .06, 0);
  hx_pen_fill (pen, HX_COLOR_BONE);
  hx_pen_pop (pen);
  add_head (pen, line);
  hx_pen_fill (pen, color);
}

/* Where on the line something is written about the attack: the middle of the last part that is drawn. */
static HxPoint
find_middle (const Line *line)
{
  double middle = line->n_spans > 0 ? (line->span[line->n_spans - 1][0] + line->span[line->n_spans - 1][1]) / 2
                                    : line->length;

  return point_on (line, middle, 0);
}

static void
begin_disc (HxPen      *pen,
            const Line *line)
{
  HxPoint at = find_middle (line);

  hx_pen_push (pen, at.x, at.y, .16);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, 1.15, HX_COLOR_KEY);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, 1, HX_COLOR_BONE);
}

static void
draw_nothing_disc (HxPen      *pen,
                   const Line *line)
{
  begin_disc (pen, line);
  hx_sign_line (pen, "M-.45 -.45L.45 .45M.45 -.45L-.45 .45", HX_COLOR_HARM, .28);
  hx_pen_pop (pen);
}

/* Less than it would be: "−1" in the colours of Armor, not of a hit. */
static void
draw_armor_disc (HxPen      *pen,
                 const Line *line,
                 int         armor)
{
  begin_disc (pen, line);
  hx_pen_number (pen, (HxPoint) { 0, 0 }, -armor, 1.05, HX_COLOR_KEY);
  hx_pen_pop (pen);
}

static void
draw_mixed (HxPen            *pen,
            const HxGeometry *geometry,
            const HxArrow    *arrow,
            Line             *line)
{
  Line shot;

  find_line (&shot, geometry, arrow, HX_ARROW_RANGED, pen->style->sides);
  move_aside (&shot, MIXED_OFFSET);
  draw_plain (pen, &shot);
  find_line (line, geometry, arrow, HX_ARROW_MELEE, pen->style->sides);
  move_aside (line, -MIXED_OFFSET);
  draw_plain (pen, line);
}

/**
 * hx_arrow_draw:
 * @pen: a pen with the board's centre as its origin
 * @geometry: the board
 * @arrow: an attack
 *
 * Draws an attack: a blow crosses the shared edge, a shot spans the whole line.
 */
void
hx_arrow_draw (HxPen            *pen,
               const HxGeometry *geometry,
               const HxArrow    *arrow)
{
  Line line;

  g_return_if_fail (arrow->from < geometry->n_hexes && arrow->to < geometry->n_hexes && arrow->from != arrow->to);

  find_line (&line, geometry, arrow, arrow->kind, pen->style->sides);
  switch (arrow->kind)
    {
    case HX_ARROW_GAUSS:
      draw_gauss (pen, &line);
      break;
    case HX_ARROW_MIXED:
      draw_mixed (pen, geometry, arrow, &line);
      break;
    case HX_ARROW_DEMOLITION:
      draw_demolition (pen, &line);
      break;
    case HX_ARROW_EXPLOSION:
      draw_blast (pen, &line, line.tint);
      break;
    case HX_ARROW_CHARGE:
      draw_blast (pen, &line, HX_COLOR_AMBER);
      break;
    case HX_ARROW_CHAIN:
      draw_chain (pen, &line);
      break;
    case HX_ARROW_MELEE:
    case HX_ARROW_RANGED:
    default:
      draw_plain (pen, &line);
      break;
    }
  if (arrow->blocked && arrow->progress >= 1)
    draw_nothing_disc (pen, &line);
  else if (arrow->armor > 0 && arrow->progress >= 1)
    draw_armor_disc (pen, &line, arrow->armor);
}

static void
add_pointer (HxPen         *pen,
             const HxPoint *ahead)
{
  HxPoint points[] = {
    { ahead->x * .36, ahead->y * .36 },
    { ahead->x * .1 - ahead->y * .17, ahead->y * .1 + ahead->x * .17 },
    { ahead->x * .1 + ahead->y * .17, ahead->y * .1 - ahead->x * .17 },
  };

  hx_pen_points (pen, points, 3, TRUE);
}

/**
 * hx_influence_draw:
 * @pen: a pen with the board's centre as its origin
 * @geometry: the board
 * @coin: what acts on a piece
 * @place: how far aside of the middle of the edge, where several share it
 *
 * Draws a coin on the edge that a piece shares with what acts on it, pointing at the piece.
 */
void
hx_influence_draw (HxPen                 *pen,
                   const HxGeometry      *geometry,
                   const HxInfluenceCoin *coin,
                   double                 place)
{
  HxPoint from = hx_board_point (geometry, coin->from), to = hx_board_point (geometry, coin->to);
  double length = get_distance (from, to);
  HxPoint ahead = { (to.x - from.x) / length, (to.y - from.y) / length };
  HxColor face = !coin->works ? 0xdedcd8 : coin->harm ? 0xffd9dc : HX_COLOR_BONE;
  HxColor ink = !coin->works ? HX_COLOR_SPENT : coin->harm ? 0x8f0d1d : HX_COLOR_KEY;
  HxGlyph glyph = coin->kind == HX_INFLUENCE_NET ? hx_glyph_new_sign (hx_sign_net) : hx_glyph_for_link (coin->effect);

  hx_pen_push (pen, (from.x + to.x) / 2 - ahead.x * .06 - ahead.y * place,
               (from.y + to.y) / 2 - ahead.y * .06 + ahead.x * place, 1);
  add_pointer (pen, &ahead);
  hx_pen_fill_keep (pen, HX_COLOR_KEY);
  hx_pen_stroke (pen, HX_COLOR_KEY, .09 * pen->line);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, .235, HX_COLOR_KEY);
  add_pointer (pen, &ahead);
  hx_pen_fill (pen, face);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, .195, face);
  hx_pen_push (pen, 0, 0, .125);
  hx_glyph_draw (pen, &glyph, ink, face);
  hx_pen_pop (pen);
  if (!coin->works)
    {
      hx_sign_line (pen, "M-.13 .13L.13 -.13", face, .09);
      hx_sign_line (pen, "M-.13 .13L.13 -.13", HX_COLOR_HARM, .045);
    }
  hx_pen_pop (pen);
}
