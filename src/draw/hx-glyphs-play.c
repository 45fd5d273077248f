/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signs of instant tiles, Traps and rarer traits. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-glyphs.h"

/** hx_sign_key: activates hidden traits. */
void
hx_sign_key (HxPen  *pen,
             HxColor ink,
             HxColor face)
{
  hx_sign_ring (pen, (HxPoint) { -.42, 0 }, .4, ink, .24);
  hx_sign_line (pen, "M0 0H.92M.55 0V.36M.86 0V.42", ink, .24);
}

/** hx_sign_hq_rotate: turns the HQ. */
void
hx_sign_hq_rotate (HxPen  *pen,
                   HxColor ink,
                   HxColor face)
{
  hx_pen_hexagon (pen, .5, .08, 30);
  hx_pen_fill (pen, ink);
  hx_sign_line (pen, "M.86 .1A.87 .87 0 1 1 .5 -.7", ink, .2);
  hx_sign_head (pen, (HxPoint) { .56, -.68 }, 40, .3, ink);
}

/** hx_sign_crosshair: Sniper. */
void
hx_sign_crosshair (HxPen  *pen,
                   HxColor ink,
                   HxColor face)
{
  hx_sign_ring (pen, (HxPoint) { 0, 0 }, .62, ink, .2);
  hx_sign_line (pen, "M0 -1V-.4M0 1V.4M-1 0H-.4M1 0H.4", ink, .2);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, .13, ink);
}

static void
draw_sword (HxPen  *pen,
            HxColor ink)
{
  hx_sign_fill (pen, "M-.15 .34L-.15 -.86L0 -1.12L.15 -.86L.15 .34Z", ink);
  hx_sign_line (pen, "M-.4 .42Q0 .3 .4 .42", ink, .18);
  hx_sign_line (pen, "M0 .46V.88", ink, .2);
  hx_sign_dot (pen, (HxPoint) { 0, .98 }, .15, ink);
}

/** hx_sign_battle: two blades crossed. */
void
hx_sign_battle (HxPen  *pen,
                HxColor ink,
                HxColor face)
{
  hx_pen_push (pen, 0, .02, .96);
  hx_pen_turn (pen, 45);
  draw_sword (pen, ink);
  hx_pen_pop (pen);
  hx_pen_turn (pen, -45);
  hx_pen_data (pen, "M-.15 .34L-.15 -.86L0 -1.12L.15 -.86L.15 .34Z");
  hx_pen_fill_keep (pen, face);
  hx_pen_stroke (pen, face, .22);
  draw_sword (pen, ink);
  hx_pen_pop (pen);
  hx_pen_pop (pen);
}

/** hx_sign_order: a battle that activates one's hidden traits. */
void
hx_sign_order (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  hx_sign_inset (pen, (HxPoint) { 0, -.05 }, 1, hx_sign_battle, ink, face);
  hx_sign_dot (pen, (HxPoint) { 0, -.12 }, .36, face);
  hx_pen_circle (pen, 0, -.12, .26);
  hx_pen_fill_keep (pen, HX_COLOR_GREY);
  hx_pen_dash (pen, .1, .08);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  hx_pen_stroke (pen, ink, .1);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
}

/** hx_sign_ray: hits a whole line. */
void
hx_sign_ray (HxPen  *pen,
             HxColor ink,
             HxColor face)
{
  const char *beam = "M-.1 -1.2L.06 -.35L-.06 .35L.1 1.2";

  hx_pen_turn (pen, 60);
  for (int i = -1; i <= 1; i++)
    {
      hx_pen_push (pen, 0, .7 * i, 1);
      hx_pen_hexagon (pen, .38, .04, 0);
      hx_pen_fill (pen, ink);
      hx_pen_pop (pen);
    }
  hx_sign_line (pen, beam, face, .3);
  hx_sign_line (pen, beam, ink, .12);
  hx_pen_pop (pen);
}

/** hx_sign_retreat: back to the pile. */
void
hx_sign_retreat (HxPen  *pen,
                 HxColor ink,
                 HxColor face)
{
  hx_sign_fill (pen, "M-.75 .45L0 .15L.75 .45L0 .75Z", ink);
  hx_sign_line (pen, "M-.75 .62L0 .92L.75 .62", ink, .13);
  hx_sign_line (pen, "M.62 -.55A.6 .6 0 0 0 -.32 -.35", ink, .22);
  hx_sign_head (pen, (HxPoint) { -.38, -.16 }, 112, .36, ink);
}

/** hx_sign_tactics: a push or a Trap. */
void
hx_sign_tactics (HxPen  *pen,
                 HxColor ink,
                 HxColor face)
{
  hx_sign_inset (pen, (HxPoint) { -.5, -.45 }, .5, hx_sign_push, ink, face);
  hx_sign_line (pen, "M-.85 .85L.85 -.85", ink, .1);
  hx_sign_inset (pen, (HxPoint) { .45, .45 }, .52, hx_sign_jaws, ink, face);
}

/** hx_sign_air_strike: a hex and all round it. */
void
hx_sign_air_strike (HxPen  *pen,
                    HxColor ink,
                    HxColor face)
{
  for (int i = 0; i < 6; i++)
    {
      HxPoint at = hx_pen_corner (30 + 60 * i, .62);

      hx_pen_push (pen, at.x, at.y, .36);
      hx_pen_hexagon (pen, .9, 0, 0);
      hx_pen_stroke (pen, ink, .2);
      hx_pen_pop (pen);
    }
  hx_pen_burst (pen, 8, .5, .22, 0);
  hx_pen_fill (pen, ink);
}

/** hx_sign_grenade: Grenade. */
void
hx_sign_grenade (HxPen  *pen,
                 HxColor ink,
                 HxColor face)
{
  hx_sign_dot (pen, (HxPoint) { 0, .28 }, .66, ink);
  hx_pen_data (pen, "M-.2 -.42H.2V-.7H-.2Z");
  hx_pen_fill_keep (pen, ink);
  hx_pen_stroke (pen, ink, .08);
  hx_sign_line (pen, "M.2 -.62C.6 -.62 .78 -.4 .8 0", ink, .18);
  hx_sign_ring (pen, (HxPoint) { -.42, -.66 }, .2, ink, .13);
  hx_sign_line (pen, "M-.34 .28H.34M0 -.06V.62", face, .12);
}

/** hx_sign_hidden: not to be seen. */
void
hx_sign_hidden (HxPen  *pen,
                HxColor ink,
                HxColor face)
{
  hx_sign_line (pen, "M-.9 0Q0 -.95 .9 0Q0 .95 -.9 0Z", ink, .2);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, .26, ink);
  hx_sign_line (pen, "M-.75 .8L.75 -.8", ink, .2);
}

/** hx_sign_snow: freezing. */
void
hx_sign_snow (HxPen  *pen,
              HxColor ink,
              HxColor face)
{
  for (int i = 0; i < 3; i++)
    {
      hx_pen_turn (pen, 60 * i);
      hx_sign_line (pen, "M0 -.95V.95M-.26 -.8L0 -.55L.26 -.8M-.26 .8L0 .55L.26 .8", ink, .17);
      hx_pen_pop (pen);
    }
}

/** hx_sign_claw: grabbing. */
void
hx_sign_claw (HxPen  *pen,
              HxColor ink,
              HxColor face)
{
  hx_sign_line (pen, "M-.6 -.9Q-.5 .1 -.7 .9M0 -.95Q.12 .1 -.08 .95M.6 -.9Q.74 .1 .54 .9", ink, .24);
}

/** hx_sign_bomb: Mine. */
void
hx_sign_bomb (HxPen  *pen,
              HxColor ink,
              HxColor face)
{
  hx_sign_dot (pen, (HxPoint) { -.12, .22 }, .68, ink);
  hx_sign_line (pen, "M.34 -.3L.52 -.5Q.66 -.72 .9 -.6", ink, .2);
  hx_pen_push (pen, .84, -.74, 1);
  hx_pen_burst (pen, 5, .26, .1, 0);
  hx_pen_fill (pen, ink);
  hx_pen_pop (pen);
  hx_sign_line (pen, "M-.5 .1A.38 .38 0 0 1 -.16 -.16", face, .14);
}

/** hx_sign_smoke: Smoke. */
void
hx_sign_smoke (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  hx_pen_data (pen, "M-.62 .3A.34 .34 0 0 1 -.55 -.36A.5 .5 0 0 1 .38 -.5A.42 .42 0 0 1 .66 .3Z");
  hx_pen_fill_keep (pen, ink);
  hx_pen_stroke (pen, ink, .12);
  hx_sign_line (pen, "M-.7 .62H.3M-.3 .9H.75", ink, .17);
}

/** hx_sign_drill: Drill. */
void
hx_sign_drill (HxPen  *pen,
               HxColor ink,
               HxColor face)
{
  hx_sign_fill (pen, "M-.6 -.75L.6 -.75L0 .95Z", ink);
  hx_sign_line (pen, "M-.42 -.3L.46 -.46M-.28 .1L.3 -.04M-.14 .5L.16 .38", face, .14);
  hx_sign_line (pen, "M-.75 -.8H.75", ink, .26);
}

/** hx_sign_sacrifice: one unit for another. */
void
hx_sign_sacrifice (HxPen  *pen,
                   HxColor ink,
                   HxColor face)
{
  hx_pen_push (pen, -.38, .3, 1);
  hx_pen_hexagon (pen, .5, .06, 30);
  hx_pen_fill (pen, ink);
  hx_pen_pop (pen);
  hx_sign_line (pen, "M-.6 .08L-.16 .52M-.16 .08L-.6 .52", face, .15);
  hx_sign_line (pen, "M-.3 -.5Q.1 -.95 .5 -.62", ink, .18);
  hx_sign_head (pen, (HxPoint) { .58, -.54 }, 40, .28, ink);
  hx_pen_push (pen, .6, .3, 1);
  hx_pen_hexagon (pen, .38, .05, 30);
  hx_pen_stroke (pen, ink, .18);
  hx_pen_pop (pen);
}
