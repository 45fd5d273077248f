/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing the states of a tile: every one has a shape, colour only repeats it. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-states.h"

#include "hx-parts.h"
#include "hx-tile-plan.h"

#define BADGE_DISTANCE .735
#define SHADOW ((HxColor) 0x0c0f14)

/** hx_look_is_netted: Returns: whether a net holds the tile, so that its marks lie under a mesh. */
gboolean
hx_look_is_netted (const HxTileLook *look)
{
  return (look->states & (HX_LOOK_NETTED | HX_LOOK_RANGED_NET | HX_LOOK_TRAP_NET)) != 0
         && (look->states & HX_LOOK_NET_OFF) == 0;
}

/** hx_look_count_badges: Returns: how many badges the tile bears. */
guint
hx_look_count_badges (const HxTileLook *look)
{
  guint n = 0;

  for (int bit = 0; bit < HX_N_LOOK_STATES; bit++)
    n += (look->states >> bit) & 1;
  return n;
}

/** hx_states_draw_mesh: Draws a net over the marks, which do not act; the middle is drawn after it and stays readable. */
void
hx_states_draw_mesh (HxPen *pen)
{
  hx_pen_hexagon (pen, .95, .06, 0);
  hx_pen_fill_faint (pen, SHADOW, .38);
  hx_pen_hexagon (pen, .95, .06, 0);
  hx_sign_mesh (pen, pen->small ? .34 : .27, (pen->small ? .045 : .03) * pen->line, 0xeef2f6);
}

/* A fifth badge and those after it share one that counts them. */
static void
draw_more (HxPen *pen,
           double radius,
           int    n)
{
  g_autofree char *text = g_strdup_printf ("+%d", n);

  hx_sign_dot (pen, (HxPoint) { 0, 0 }, radius * 1.18, HX_COLOR_INK);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, radius, HX_COLOR_KEY);
  hx_pen_write (pen, 0, 0, text, &(HxWriting) { radius * 1.05, HX_COLOR_INK, HX_WEIGHT_NUMBER, FALSE });
}

/** hx_states_draw_badges: Draws the badges, the first at NW, then W, E and SW. */
void
hx_states_draw_badges (HxPen            *pen,
                       const HxTileLook *look)
{
  static const HxSlot slots[] = { HX_SLOT_NW, HX_SLOT_W, HX_SLOT_E, HX_SLOT_SW };
  double radius = pen->small ? .225 : .2;
  guint total = hx_look_count_badges (look), n = 0;

  for (int bit = 0; bit < HX_N_LOOK_STATES; bit++)
    {
      guint state = 1u << bit;
      HxPoint at;

      if ((look->states & state) == 0)
        continue;
      at = hx_pen_corner (slots[n], BADGE_DISTANCE);
      hx_pen_push (pen, at.x, at.y, 1);
      if (n == G_N_ELEMENTS (slots) - 1 && total > G_N_ELEMENTS (slots))
        draw_more (pen, radius, (int) (total - n));
      else
        hx_part_badge (pen, radius, state, (look->forced & state) != 0, look->markers[bit]);
      hx_pen_pop (pen);
      if (++n == G_N_ELEMENTS (slots))
        return;
    }
}

/** hx_states_draw_wounds: Draws the drop with the number of wounds at NE. */
void
hx_states_draw_wounds (HxPen *pen,
                       int    wounds)
{
  HxPoint at = hx_pen_corner (HX_SLOT_NE, BADGE_DISTANCE);

  hx_pen_push (pen, at.x, at.y, 1);
  hx_part_wounds (pen, pen->small ? .235 : .2, wounds);
  hx_pen_pop (pen);
}

/** hx_states_draw_end: Crosses a tile out that leaves after the segment. */
void
hx_states_draw_end (HxPen *pen)
{
  hx_pen_hexagon (pen, .95, .06, 0);
  hx_pen_fill_faint (pen, SHADOW, .55);
  hx_sign_line (pen, "M-.5 -.5L.5 .5M.5 -.5L-.5 .5", HX_COLOR_KEY, .26);
  hx_sign_line (pen, "M-.5 -.5L.5 .5M.5 -.5L-.5 .5", 0xff5a66, .14);
}
