/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Coins, discs, badges, gears, drops and the HQ's gauge. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-parts.h"

#include <string.h>

/* Coins below this size have no room for their inner ring. */
#define COIN_LARGE .2
#define GEAR_TEETH 8
#define SAW_TEETH 12
#define GEAR_SHADE ((HxColor) 0xcfccc6)
#define GEAR_RING ((HxColor) 0xa8a49d)

/** hx_part_coin_face: Returns: gold works by itself, grey is hidden until it is activated, bone is an aura or a source. */
HxColor
hx_part_coin_face (const char *trait)
{
  if (g_str_has_prefix (trait, "hidden"))
    return HX_COLOR_GREY;
  if (g_str_has_prefix (trait, "hq-") || g_str_equal (trait, "power-source"))
    return HX_COLOR_BONE;
  return HX_COLOR_GOLD;
}

static HxColor
get_shine (HxColor face)
{
  return face == HX_COLOR_GOLD ? 0xfbdc5c : face == HX_COLOR_GREY ? 0xe4e3e0 : face;
}

/** hx_part_coin: Draws the coin of a trait. */
void
hx_part_coin (HxPen      *pen,
              double      radius,
              const char *trait)
{
  HxGlyph glyph = hx_glyph_for_trait (trait, pen->small);
  HxColor face = hx_part_coin_face (trait);
  gboolean hidden = face == HX_COLOR_GREY;

  hx_pen_push (pen, 0, 0, radius);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, 1.16 + (pen->line - 1) * .12, HX_COLOR_KEY);
  hx_pen_circle (pen, 0, 0, 1);
  hx_pen_shade (pen, get_shine (face), face, (HxPoint) { 0, -1 }, (HxPoint) { 0, 1 });
  if (radius < COIN_LARGE || hidden)
    {
      cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
      hx_pen_circle (pen, 0, 0, .86);
      if (hidden)
        hx_pen_dash (pen, .28, .17);
      hx_pen_stroke_faint (pen, HX_COLOR_KEY, .085, .75);
      cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
    }
  hx_pen_push (pen, 0, 0, radius < COIN_LARGE ? .58 : .68);
  hx_glyph_draw (pen, &glyph, HX_COLOR_KEY, face);
  hx_pen_pop (pen);
  hx_pen_pop (pen);
}

/** hx_part_disc: Draws an initiative number: a triangle says that it is not the printed one, grey that it is spent. */
void
hx_part_disc (HxPen              *pen,
              HxPoint             at,
              double              radius,
              const HxLookNumber *number)
{
  HxColor face = number->spent ? HX_COLOR_SPENT : HX_COLOR_KEY;
  HxColor ink = number->spent ? HX_COLOR_SPENT_INK : HX_COLOR_INK;
  double wide = number->value > 9 ? 1.1 : 1.42;

  hx_sign_dot (pen, at, radius * 1.13, number->spent ? 0x8b9099 : HX_COLOR_INK);
  hx_sign_dot (pen, at, radius, face);
  hx_pen_number (pen, at, number->value, radius * wide, ink);
  if (number->change != 0)
    {
      double k = radius * .42, up = number->change > 0 ? -1 : 1, y = at.y + up * radius * 1.02;
      HxPoint points[] = { { at.x, y + up * k }, { at.x + k, y - up * k * .6 }, { at.x - k, y - up * k * .6 } };

      hx_pen_points (pen, points, 3, TRUE);
      hx_pen_stroke_keep (pen, HX_COLOR_KEY, radius * .3);
      hx_pen_fill (pen, number->change > 0 ? HX_COLOR_FASTER : HX_COLOR_SLOWER);
    }
}

typedef struct
{
  HxLookState state;
  HxSign sign;
  HxColor face, ink;
} Badge;

static const Badge badges[HX_N_LOOK_STATES] = {
  { HX_LOOK_NO_POWER, hx_sign_unplugged, HX_COLOR_AMBER, HX_COLOR_KEY },
  { HX_LOOK_NETTED, hx_sign_net, HX_COLOR_NET, HX_COLOR_INK },
  { HX_LOOK_RANGED_NET, hx_sign_thrown_net, HX_COLOR_NET, HX_COLOR_INK },
  { HX_LOOK_TRAP_NET, hx_sign_trap_net, HX_COLOR_NET, HX_COLOR_INK },
  { HX_LOOK_NET_OFF, hx_sign_net, HX_COLOR_BONE, HX_COLOR_KEY },
  { HX_LOOK_POWER_ON, hx_sign_plug, HX_COLOR_MINT, HX_COLOR_KEY },
  { HX_LOOK_PARALYSED, hx_sign_pause, HX_COLOR_SKY, HX_COLOR_KEY },
  { HX_LOOK_FRENZY, hx_sign_fangs, HX_COLOR_PINK, HX_COLOR_KEY },
  { HX_LOOK_MEDPACK, hx_sign_medshield, HX_COLOR_MINT, HX_COLOR_KEY },
  { HX_LOOK_POISON, hx_sign_drop, HX_COLOR_LIME, HX_COLOR_KEY },
  { HX_LOOK_TAKEN_OVER, hx_sign_take_over, HX_COLOR_BONE, HX_COLOR_KEY },
};

static const Badge *
get_badge (HxLookState state)
{
  for (guint i = 0; i < G_N_ELEMENTS (badges); i++)
    if (badges[i].state == state)
      return &badges[i];
  g_return_val_if_reached (&badges[0]);
}

static void
draw_pin (HxPen *pen)
{
  const HxPoint at = { .98, -.98 };

  hx_sign_dot (pen, at, .5, HX_COLOR_KEY);
  hx_sign_dot (pen, at, .37, HX_COLOR_INK);
  hx_sign_dot (pen, at, .17, HX_COLOR_KEY);
}

/**
 * hx_part_badge:
 * @pen: a pen
 * @radius: of the badge
 * @state: one state
 * @forced: set by the user: a square with a pin
 * @count: how many markers; shown if more than one
 *
 * Draws the badge of a state. A net that is forced off is struck out.
 */
void
hx_part_badge (HxPen      *pen,
               double      radius,
               HxLookState state,
               gboolean    forced,
               int         count)
{
  const Badge *badge = get_badge (state);

  hx_pen_push (pen, 0, 0, radius);
  if (forced)
    {
      hx_pen_rounded (pen, 1.1, 1.1, .42);
      hx_pen_fill (pen, HX_COLOR_KEY);
      hx_pen_rounded (pen, .93, .93, .3);
    }
  else
    {
      hx_sign_dot (pen, (HxPoint) { 0, 0 }, 1.18, HX_COLOR_KEY);
      hx_pen_circle (pen, 0, 0, 1);
    }
  hx_pen_fill (pen, badge->face);
  hx_sign_inset (pen, (HxPoint) { 0, 0 }, .6, badge->sign, badge->ink, badge->face);
  if (state == HX_LOOK_NET_OFF)
    {
      hx_sign_line (pen, "M-.8 .8L.8 -.8", badge->face, .46);
      hx_sign_line (pen, "M-.8 .8L.8 -.8", badge->ink, .2);
    }
  if (count > 1)
    {
      hx_sign_dot (pen, (HxPoint) { .86, .8 }, .55, HX_COLOR_KEY);
      hx_pen_number (pen, (HxPoint) { .86, .8 }, count, .8, HX_COLOR_INK);
    }
  if (forced)
    draw_pin (pen);
  hx_pen_pop (pen);
}

/** hx_part_wounds: Draws a red drop with the number of wounds. */
void
hx_part_wounds (HxPen *pen,
                double radius,
                int    wounds)
{
  hx_pen_push (pen, 0, .02, radius);
  hx_pen_data (pen, "M0 -1.28C.3 -.75 1 -.35 1 .3A1 .98 0 0 1 -1 .3C-1 -.35 -.3 -.75 0 -1.28Z");
  hx_pen_stroke_keep (pen, HX_COLOR_KEY, .36);
  hx_pen_fill_keep (pen, HX_COLOR_WOUND);
  hx_pen_stroke (pen, HX_COLOR_INK, .16);
  hx_pen_number (pen, (HxPoint) { 0, .26 }, wounds, wounds > 9 ? 1.0 : 1.25, HX_COLOR_INK);
  hx_pen_pop (pen);
}

/** hx_part_hit: Draws "−2", what an attack takes. */
void
hx_part_hit (HxPen *pen,
             double radius,
             int    wounds)
{
  hx_pen_push (pen, 0, 0, radius);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, 1.3, HX_COLOR_KEY);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, 1.15, HX_COLOR_INK);
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, 1, HX_COLOR_HIT);
  hx_pen_number (pen, (HxPoint) { 0, 0 }, -wounds, wounds > 9 ? .8 : 1.05, HX_COLOR_INK);
  hx_pen_pop (pen);
}

static void
draw_tick (HxPen   *pen,
           double   radius,
           int      index,
           gboolean full)
{
  double step = 360.0 / HX_HQ_POINTS, from = -90 + step * (index + .12), to = -90 + step * (index + .88);
  HxPoint points[] = {
    hx_pen_corner (from, radius * 1.02), hx_pen_corner (to, radius * 1.02),
    hx_pen_corner (to, radius * 1.18), hx_pen_corner (from, radius * 1.18),
  };

  hx_pen_points (pen, points, 4, TRUE);
  hx_pen_fill (pen, full ? HX_COLOR_INK : 0x4a515c);
}

/** hx_part_gauge: Draws the HQ's emblem, a bastion inside a ring of its hit points (BASE-GOAL-02). */
void
hx_part_gauge (HxPen *pen,
               double radius,
               int    points)
{
  hx_sign_dot (pen, (HxPoint) { 0, 0 }, radius * 1.24, HX_COLOR_KEY);
  hx_sign_ring (pen, (HxPoint) { 0, 0 }, radius * 1.10, 0x3d434d, radius * .2);
  for (int i = 0; i < HX_HQ_POINTS; i++)
    draw_tick (pen, radius, i, i < points);
  hx_pen_hexagon (pen, radius * .9, radius * .12, 30);
  hx_pen_fill (pen, HX_COLOR_BONE);
  hx_pen_hexagon (pen, radius * .76, radius * .1, 30);
  hx_pen_stroke (pen, 0xa09c94, radius * .035);
  hx_pen_number (pen, (HxPoint) { 0, radius * .02 }, points, radius * (points > 9 ? .86 : .98), HX_COLOR_KEY);
}

static void
add_gear (HxPen   *pen,
          double   radius,
          gboolean saw)
{
  static const double turns[] = { -.5, -.27, -.17, .17, .27 };
  static const gboolean out[] = { FALSE, FALSE, TRUE, TRUE, FALSE };
  int n = saw ? SAW_TEETH : GEAR_TEETH;

  for (int i = 0; i < n; i++)
    for (int j = 0; j < (saw ? 2 : 5); j++)
      {
        double turn = saw ? (j == 0 ? -.5 : 0) : turns[j];
        HxPoint at = hx_pen_corner (360.0 / n * (i + turn) - 90, radius * ((saw ? j == 1 : out[j]) ? 1.12 : .93));

        if (i == 0 && j == 0)
          cairo_move_to (pen->cr, at.x, at.y);
        else
          cairo_line_to (pen->cr, at.x, at.y);
      }
  cairo_close_path (pen->cr);
}

static void
draw_gear_body (HxPen   *pen,
                double   radius,
                gboolean harms)
{
  add_gear (pen, radius, harms);
  hx_pen_outline (pen, 0);
  hx_pen_shade (pen, HX_COLOR_INK, GEAR_SHADE, (HxPoint) { -radius, -radius }, (HxPoint) { radius, radius });
  hx_pen_circle (pen, 0, 0, radius * .78);
  hx_pen_fill_keep (pen, HX_COLOR_GEAR);
  hx_pen_stroke (pen, GEAR_RING, radius * .05);
}

static void
draw_gear_glyph (HxPen         *pen,
                 HxPoint        at,
                 double         scale,
                 const HxGlyph *glyph,
                 gboolean       harms)
{
  hx_pen_push (pen, at.x, at.y, scale);
  hx_glyph_draw (pen, glyph, harms ? HX_COLOR_HARM : HX_COLOR_KEY, HX_COLOR_GEAR);
  hx_pen_pop (pen);
}

/** hx_part_gear_glyph: Draws a gear, or a saw if it @harms, with one glyph. */
void
hx_part_gear_glyph (HxPen         *pen,
                    double         radius,
                    const HxGlyph *glyph,
                    gboolean       harms)
{
  draw_gear_body (pen, radius, harms);
  draw_gear_glyph (pen, (HxPoint) { 0, 0 }, radius * .60, glyph, harms);
}

/* Three or more effects share the gear in a ring. */
static void
draw_many_glyphs (HxPen         *pen,
                  double         radius,
                  const HxGlyph *glyphs,
                  guint          n_glyphs,
                  gboolean       harms)
{
  for (guint i = 0; i < n_glyphs; i++)
    draw_gear_glyph (pen, hx_pen_corner (-90 + 360.0 * i / n_glyphs, radius * .42), radius * .28, &glyphs[i], harms);
}

/**
 * hx_part_gear:
 * @pen: a pen
 * @radius: of the gear
 * @effects: (array length=n_effects): what its links do
 * @n_effects: how many
 * @harms: they are for enemies: a saw with red glyphs
 *
 * Draws the middle of a Module.
 */
void
hx_part_gear (HxPen             *pen,
              double             radius,
              const char *const *effects,
              guint              n_effects,
              gboolean           harms)
{
  HxGlyph glyphs[6];
  guint n = 0;
  gboolean power = FALSE;

  for (guint i = 0; i < n_effects && n < G_N_ELEMENTS (glyphs); i++)
    {
      gboolean is_power = g_str_equal (effects[i], "power-supply");

      if (pen->small && n_effects > 1 && is_power)
        continue;
      power |= is_power;
      glyphs[n++] = hx_glyph_for_effect (effects[i], pen->small);
    }

  draw_gear_body (pen, radius, harms);
  if (n == 1)
    draw_gear_glyph (pen, (HxPoint) { 0, 0 }, radius * .60, &glyphs[0], harms);
  else if (n == 2)
    {
      double k = pen->small ? .40 : .41;

      draw_gear_glyph (pen, (HxPoint) { pen->small ? 0 : -radius * .04, -radius * .35 }, radius * k, &glyphs[0], harms);
      draw_gear_glyph (pen, (HxPoint) { 0, radius * .42 }, radius * (power ? .30 : k), &glyphs[1], harms);
    }
  else
    draw_many_glyphs (pen, radius, glyphs, n, harms);
}

/** hx_part_implant: Draws the three-armed plate of an Implant. */
void
hx_part_implant (HxPen         *pen,
                 double         radius,
                 const HxGlyph *glyph)
{
  for (int i = 0; i < 3; i++)
    {
      double turn = -90 + 120 * i;
      HxPoint points[] = {
        hx_pen_corner (turn - 24, radius * 1.12), hx_pen_corner (turn + 24, radius * 1.12),
        hx_pen_corner (turn + 36, radius * .8), hx_pen_corner (turn + 84, radius * .8),
      };

      for (int j = 0; j < 4; j++)
        if (i == 0 && j == 0)
          cairo_move_to (pen->cr, points[j].x, points[j].y);
        else
          cairo_line_to (pen->cr, points[j].x, points[j].y);
    }
  cairo_close_path (pen->cr);
  hx_pen_stroke_keep (pen, HX_COLOR_KEY, .03 + 2 * pen->key);
  hx_pen_shade (pen, HX_COLOR_INK, GEAR_SHADE, (HxPoint) { -radius, -radius }, (HxPoint) { radius, radius });
  hx_pen_circle (pen, 0, 0, radius * .68);
  hx_pen_fill_keep (pen, HX_COLOR_GEAR);
  hx_pen_stroke (pen, GEAR_RING, radius * .05);
  draw_gear_glyph (pen, (HxPoint) { 0, 0 }, radius * .44, glyph, FALSE);
}
