/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signs of traits, effects and states. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-glyphs.h"

#define SHIELD "M0 -.95L.78 -.7V-.05C.78 .5 .4 .8 0 1C-.4 .8 -.78 .5 -.78 -.05V-.7Z"

/** hx_sign_fill: Fills a shape. */
void
hx_sign_fill (HxPen      *pen,
              const char *data,
              HxColor     color)
{
  hx_pen_data (pen, data);
  hx_pen_fill (pen, color);
}

/** hx_sign_line: Draws a line. */
void
hx_sign_line (HxPen      *pen,
              const char *data,
              HxColor     color,
              double      width)
{
  hx_pen_data (pen, data);
  hx_pen_stroke (pen, color, width);
}

/** hx_sign_dot: Draws a full circle. */
void
hx_sign_dot (HxPen  *pen,
             HxPoint at,
             double  radius,
             HxColor color)
{
  hx_pen_circle (pen, at.x, at.y, radius);
  hx_pen_fill (pen, color);
}

/** hx_sign_ring: Draws a circle. */
void
hx_sign_ring (HxPen  *pen,
              HxPoint at,
              double  radius,
              HxColor color,
              double  width)
{
  hx_pen_circle (pen, at.x, at.y, radius);
  hx_pen_stroke (pen, color, width);
}

/** hx_sign_head: Draws the head of an arrow. */
void
hx_sign_head (HxPen  *pen,
              HxPoint at,
              double  degrees,
              double  size,
              HxColor color)
{
  hx_pen_arrowhead (pen, at, degrees, size);
  hx_pen_fill (pen, color);
}

/** hx_sign_mesh: Fills the path with two sets of slanting lines, and uses it up. */
void
hx_sign_mesh (HxPen  *pen,
              double  step,
              double  width,
              HxColor color)
{
  cairo_save (pen->cr);
  cairo_clip (pen->cr);
  for (double k = -2; k < 2; k += step)
    {
      cairo_move_to (pen->cr, k, -1);
      cairo_line_to (pen->cr, k + 2, 1);
      cairo_move_to (pen->cr, k, 1);
      cairo_line_to (pen->cr, k + 2, -1);
    }
  hx_pen_stroke (pen, color, width);
  cairo_restore (pen->cr);
}

/** hx_sign_inset: Draws a sign smaller. */
void
hx_sign_inset (HxPen  *pen,
               HxPoint at,
               double  scale,
               HxSign  sign,
               HxColor ink,
               HxColor face)
{
  hx_pen_push (pen, at.x, at.y, scale);
  sign (pen, ink, face);
  hx_pen_pop (pen);
}

/** hx_sign_shield: Toughness. */
void
hx_sign_shield (HxPen  *pen,
                HxColor ink,
                HxColor face)
{
  hx_sign_fill (pen, SHIELD, ink);
  hx_pen_data (pen, "M0 -.62L.46 -.46V-.03C.46 .3 .24 .5 0 .64Z");
  hx_pen_fill_faint (pen, face, .55);
}

/** hx_sign_cross: Medic. */
void
hx_sign_cross (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  hx_sign_fill (pen, "M-.32 -.95H.32V-.32H.95V.32H.32V.95H-.32V.32H-.95V-.32H-.32Z", ink);
}

/** hx_sign_plug: needs power. */
void
hx_sign_plug (HxPen  *pen,
              HxColor ink,
              HxColor face)
{
  hx_sign_line (pen, "M-.3 -.95V-.45M.3 -.95V-.45", ink, .24);
  hx_pen_data (pen, "M-.66 -.42H.66V.02A.66 .6 0 0 1 -.66 .02Z");
  hx_pen_fill_keep (pen, ink);
  hx_pen_stroke (pen, ink, .12);
  hx_sign_line (pen, "M0 .6V.98", ink, .26);
}

/** hx_sign_unplugged: without power. */
void
hx_sign_unplugged (HxPen  *pen,
                   HxColor ink,
                   HxColor face)
{
  hx_sign_plug (pen, ink, face);
  hx_sign_line (pen, "M-.95 .8L.95 -.8", face, .5);
  hx_sign_line (pen, "M-.95 .8L.95 -.8", ink, .22);
}

/** hx_sign_socket: gives power. */
void
hx_sign_socket (HxPen  *pen,
                HxColor ink,
                HxColor face)
{
  hx_sign_ring (pen, (HxPoint) { 0, 0 }, .86, ink, .22);
  hx_sign_line (pen, "M-.3 -.28V.22M.3 -.28V.22", ink, .24);
}

/** hx_sign_move: Mobility. */
void
hx_sign_move (HxPen  *pen,
              HxColor ink,
              HxColor face)
{
  hx_sign_line (pen, "M-.62 .9C-.75 .1 -.3 -.35 .22 -.42", ink, .34);
  hx_sign_head (pen, (HxPoint) { .42, -.44 }, -8, .6, ink);
}

/** hx_sign_move_twice: Doubled Mobility. */
void
hx_sign_move_twice (HxPen  *pen,
                    HxColor ink,
                    HxColor face)
{
  hx_sign_line (pen, "M-.78 .92C-.95 .2 -.6 -.2 -.2 -.28", ink, .3);
  hx_sign_head (pen, (HxPoint) { -.05, -.3 }, -10, .5, ink);
  hx_sign_line (pen, "M.02 .92C-.05 .55 .1 .3 .34 .22", ink, .3);
  hx_sign_head (pen, (HxPoint) { .5, .2 }, -10, .5, ink);
}

/** hx_sign_rotate: Rotation. */
void
hx_sign_rotate (HxPen  *pen,
                HxColor ink,
                HxColor face)
{
  hx_sign_line (pen, "M.7 -.36A.78 .78 0 1 1 -.05 -.78", ink, .3);
  hx_sign_head (pen, (HxPoint) { .16, -.78 }, 8, .46, ink);
}

/** hx_sign_push: Push Back. */
void
hx_sign_push (HxPen  *pen,
              HxColor ink,
              HxColor face)
{
  hx_sign_line (pen, "M-1 -.3H-.66M-1 .3H-.66", ink, .22);
  hx_pen_data (pen, "M-.5 -.62L.2 0L-.5 .62Z");
  hx_pen_fill_keep (pen, ink);
  hx_pen_stroke (pen, ink, .06);
  hx_pen_push (pen, .68, 0, 1);
  hx_pen_hexagon (pen, .44, .05, 30);
  hx_pen_stroke (pen, ink, .22);
  hx_pen_pop (pen);
}

static void
draw_link (HxPen  *pen,
           double  x,
           double  y,
           HxColor ink)
{
  hx_pen_push (pen, x, y, 1);
  cairo_rotate (pen->cr, -G_PI / 4);
  cairo_save (pen->cr);
  cairo_scale (pen->cr, .40, .23);
  hx_pen_circle (pen, 0, 0, 1);
  cairo_restore (pen->cr);
  hx_pen_stroke (pen, ink, .2);
  hx_pen_pop (pen);
}

/** hx_sign_chain: Chain. */
void
hx_sign_chain (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  draw_link (pen, -.5, .5, ink);
  draw_link (pen, .5, -.5, ink);
  hx_sign_line (pen, "M-.24 .24L.24 -.24", ink, .26);
}

/** hx_sign_burst: explosion. */
void
hx_sign_burst (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  hx_pen_burst (pen, 9, 1, .5, 0);
  hx_pen_fill (pen, ink);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, .24, face);
}

/** hx_sign_net: Net. */
void
hx_sign_net (HxPen  *pen,
             HxColor ink,
             HxColor face)
{
  const char *shape = "M-.3 .9L.3 .9L.95 -.75Q0 -.45 -.95 -.75Z";

  hx_pen_data (pen, shape);
  hx_sign_mesh (pen, .42, .13, ink);
  hx_sign_line (pen, shape, ink, .19);
}

/** hx_sign_thrown_net: Ranged Net. */
void
hx_sign_thrown_net (HxPen  *pen,
                    HxColor ink,
                    HxColor face)
{
  const char *shape = "M-.95 .35L-.5 .95L.55 .1L-.05 -.75Z";

  hx_pen_data (pen, shape);
  hx_sign_mesh (pen, .4, .12, ink);
  hx_sign_line (pen, shape, ink, .17);
  hx_sign_line (pen, "M.35 -.35L.75 -.75", ink, .2);
  hx_sign_head (pen, (HxPoint) { .72, -.72 }, -45, .34, ink);
}

/** hx_sign_trap_net: a Net Trap, in the outline of a Trap marker. */
void
hx_sign_trap_net (HxPen  *pen,
                  HxColor ink,
                  HxColor face)
{
  hx_pen_hexagon (pen, 1.12, .14, 30);
  hx_pen_stroke (pen, ink, .17);
  hx_sign_inset (pen, (HxPoint) { 0, .04 }, .6, hx_sign_net, ink, face);
}

/** hx_sign_jaws: a Trap. */
void
hx_sign_jaws (HxPen  *pen,
              HxColor ink,
              HxColor face)
{
  hx_sign_fill (pen, "M-.98 .1L-.7 -.55L0 -.85L.7 -.55L.98 .1L.66 -.2L.5 .25L.24 -.34L0 .16L-.24 -.34L-.5 .25"
                     "L-.66 -.2Z", ink);
  hx_sign_line (pen, "M-.98 .28C-.8 .8 .8 .8 .98 .28", ink, .24);
  hx_sign_line (pen, "M-.42 .62L-.3 .34M0 .7V.4M.42 .62L.3 .34", ink, .2);
}

/** hx_sign_melee: a blow. */
void
hx_sign_melee (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  hx_sign_fill (pen, "M0 .72L.92 -.62L0 -.36L-.92 -.62Z", ink);
}

/** hx_sign_ranged: a shot. */
void
hx_sign_ranged (HxPen  *pen,
                HxColor ink,
                HxColor face)
{
  hx_sign_fill (pen, "M0 1L.36 -.95L0 -.68L-.36 -.95Z", ink);
}

/** hx_sign_spike: a shot, where a plus sign stands beside it. */
void
hx_sign_spike (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  hx_sign_fill (pen, "M0 1.3L.5 -1.25L0 -.95L-.5 -1.25Z", ink);
}

/** hx_sign_gauss: a gauss shot. */
void
hx_sign_gauss (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  hx_sign_fill (pen, "M0 1L.5 .22L0 .4L-.5 .22Z", ink);
  hx_sign_line (pen, "M-.22 .2V-.95M.22 .2V-.95", ink, .2);
}

/** hx_sign_extra: an extra attack. */
void
hx_sign_extra (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  hx_sign_dot (pen, (HxPoint) { -.46, .06 }, .48, ink);
  hx_sign_line (pen, "M-.26 -.72Q.2 -1.05 .52 -.62", ink, .16);
  hx_sign_head (pen, (HxPoint) { .54, -.6 }, 60, .26, ink);
  hx_pen_circle (pen, .5, .2, .4);
  hx_pen_fill_keep (pen, face);
  hx_pen_stroke (pen, ink, .17);
  hx_sign_line (pen, "M.5 0V.4M.3 .2H.7", ink, .15);
}

/** hx_sign_drop: a wound or poison. */
void
hx_sign_drop (HxPen  *pen,
              HxColor ink,
              HxColor face)
{
  hx_sign_fill (pen, "M0 -1C.2 -.5 .68 -.1 .68 .36A.68 .64 0 0 1 -.68 .36C-.68 -.1 -.2 -.5 0 -1Z", ink);
  hx_sign_line (pen, "M-.36 .36A.36 .34 0 0 0 -.04 .7", face, .14);
}

/** hx_sign_drop_more: one wound more. */
void
hx_sign_drop_more (HxPen  *pen,
                   HxColor ink,
                   HxColor face)
{
  hx_sign_inset (pen, (HxPoint) { -.34, .05 }, .8, hx_sign_drop, ink, face);
  hx_sign_line (pen, "M.6 -.55V.15M.25 -.2H.95", ink, .2);
}

static void
add_small_cog (HxPen *pen)
{
  static const double turns[] = { -.5, -.27, -.17, .17, .27 };
  static const double radii[] = { .44, .44, .6, .6, .44 };

  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 5; j++)
      {
        HxPoint at = hx_pen_corner (45 * (i + turns[j]) - 90, radii[j]);

        if (i == 0 && j == 0)
          cairo_move_to (pen->cr, at.x - .3, at.y + .3);
        else
          cairo_line_to (pen->cr, at.x - .3, at.y + .3);
      }
  cairo_close_path (pen->cr);
}

/** hx_sign_take_over: takes another side's tile over. */
void
hx_sign_take_over (HxPen  *pen,
                   HxColor ink,
                   HxColor face)
{
  add_small_cog (pen);
  hx_pen_fill (pen, ink);
  hx_sign_dot (pen, (HxPoint) { -.3, .3 }, .2, face);
  hx_sign_line (pen, "M-.5 -.6C0 -1 .62 -.85 .78 -.1", ink, .18);
  hx_sign_head (pen, (HxPoint) { .8, 0 }, 82, .3, ink);
}

/** hx_sign_transfuse: moves wounds from one unit to another. */
void
hx_sign_transfuse (HxPen  *pen,
                   HxColor ink,
                   HxColor face)
{
  hx_sign_inset (pen, (HxPoint) { -.52, .3 }, .62, hx_sign_drop, ink, face);
  hx_pen_push (pen, .56, .3, .62);
  hx_pen_data (pen, "M0 -1C.2 -.5 .68 -.1 .68 .36A.68 .64 0 0 1 -.68 .36C-.68 -.1 -.2 -.5 0 -1Z");
  hx_pen_stroke (pen, ink, .22);
  hx_pen_pop (pen);
  hx_sign_line (pen, "M-.52 -.66Q0 -1.02 .44 -.7", ink, .16);
  hx_sign_head (pen, (HxPoint) { .48, -.66 }, 45, .26, ink);
}

/** hx_sign_pause: Paralysis. */
void
hx_sign_pause (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  hx_pen_data (pen, "M-.55 -.75H-.15V.75H-.55ZM.15 -.75H.55V.75H.15Z");
  hx_pen_fill_keep (pen, ink);
  hx_pen_stroke (pen, ink, .08);
}

/** hx_sign_fangs: Frenzy. */
void
hx_sign_fangs (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  hx_sign_fill (pen, "M-.95 -.75L.95 -.75L.95 -.4L.7 .1L.45 -.4L.25 -.05L0 -.4L-.25 -.05L-.45 -.4L-.7 .1L-.95 -.4Z",
                ink);
  hx_sign_fill (pen, "M-.8 .82L.8 .82L.8 .55L.55 .12L.3 .5L0 .16L-.3 .5L-.55 .12L-.8 .55Z", ink);
}

/** hx_sign_medshield: Medpack. */
void
hx_sign_medshield (HxPen  *pen,
                   HxColor ink,
                   HxColor face)
{
  hx_sign_fill (pen, SHIELD, ink);
  hx_sign_inset (pen, (HxPoint) { 0, -.05 }, .42, hx_sign_cross, face, ink);
}
