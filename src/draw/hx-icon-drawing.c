/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tiles' signs by themselves. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-icon-drawing.h"

#include "hx-marks.h"
#include "hx-parts.h"

/* Radii that leave room for rims, triangles and pins within the square. */
#define RADIUS_DISC .72
#define RADIUS_BADGE .66
#define RADIUS_COIN .84
#define RADIUS_GEAR .86
#define RADIUS_DROP .72
#define RADIUS_GAUGE .78

/**
 * hx_draw_initiative_icon:
 * @cr: where to draw
 * @number: an initiative number
 * @style: how to draw
 *
 * Draws an initiative number on its disc.
 */
void
hx_draw_initiative_icon (cairo_t            *cr,
                         const HxLookNumber *number,
                         const HxDrawStyle  *style)
{
  HxPen pen;

  g_return_if_fail (cr != NULL && number != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  /* White on white would not be seen beside the tile. */
  hx_sign_dot (&pen, (HxPoint) { 0, 0 }, RADIUS_DISC * 1.2, HX_COLOR_KEY);
  hx_part_disc (&pen, (HxPoint) { 0, 0 }, RADIUS_DISC, number);
  hx_pen_end (&pen);
}

/**
 * hx_draw_wound_icon:
 * @cr: where to draw
 * @wounds: how many
 * @style: how to draw
 *
 * Draws the drop with a number of wounds.
 */
void
hx_draw_wound_icon (cairo_t           *cr,
                    int                wounds,
                    const HxDrawStyle *style)
{
  HxPen pen;

  g_return_if_fail (cr != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  hx_part_wounds (&pen, RADIUS_DROP, wounds);
  hx_pen_end (&pen);
}

/**
 * hx_draw_points_icon:
 * @cr: where to draw
 * @points: hit points that an HQ has left
 * @style: how to draw
 *
 * Draws the HQ's gauge.
 */
void
hx_draw_points_icon (cairo_t           *cr,
                     int                points,
                     const HxDrawStyle *style)
{
  HxPen pen;

  g_return_if_fail (cr != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  hx_part_gauge (&pen, RADIUS_GAUGE, points);
  hx_pen_end (&pen);
}

/**
 * hx_draw_hit_icon:
 * @cr: where to draw
 * @wounds: what an attack takes
 * @style: how to draw
 *
 * Draws "−2".
 */
void
hx_draw_hit_icon (cairo_t           *cr,
                  int                wounds,
                  const HxDrawStyle *style)
{
  HxPen pen;

  g_return_if_fail (cr != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  hx_part_hit (&pen, RADIUS_DISC, wounds);
  hx_pen_end (&pen);
}

/**
 * hx_draw_trait_icon:
 * @cr: where to draw
 * @trait: a printed trait: "mobility"
 * @style: how to draw
 *
 * Draws the coin of a trait; one without a sign gets its initials.
 */
void
hx_draw_trait_icon (cairo_t           *cr,
                    const char        *trait,
                    const HxDrawStyle *style)
{
  HxPen pen;

  g_return_if_fail (cr != NULL && trait != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  hx_part_coin (&pen, RADIUS_COIN, trait);
  hx_pen_end (&pen);
}

/**
 * hx_draw_effect_icon:
 * @cr: where to draw
 * @effect: what a link does: "melee+1"
 * @hostile: it is for enemies
 * @style: how to draw
 *
 * Draws the gear, or the saw, of an effect.
 */
void
hx_draw_effect_icon (cairo_t           *cr,
                     const char        *effect,
                     gboolean           hostile,
                     const HxDrawStyle *style)
{
  const char *effects[] = { effect };
  HxPen pen;

  g_return_if_fail (cr != NULL && effect != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  hx_part_gear (&pen, RADIUS_GEAR, effects, 1, hostile);
  hx_pen_end (&pen);
}

/**
 * hx_draw_state_icon:
 * @cr: where to draw
 * @state: one state
 * @forced: the user forced it
 * @style: how to draw
 *
 * Draws the badge of a state.
 */
void
hx_draw_state_icon (cairo_t           *cr,
                    HxLookState        state,
                    gboolean           forced,
                    const HxDrawStyle *style)
{
  HxPen pen;

  g_return_if_fail (cr != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  hx_part_badge (&pen, forced ? RADIUS_BADGE : RADIUS_COIN, state, forced, 0);
  hx_pen_end (&pen);
}

/* An edge mark moved from the edge to the middle, and enlarged. */
static void
begin_mark (HxPen *pen,
            double scale)
{
  hx_pen_push (pen, 0, .6 * scale, scale);
}

/**
 * hx_draw_attack_icon:
 * @cr: where to draw
 * @kind: the kind of attack: "melee"
 * @strength: how many wounds
 * @style: how to draw
 *
 * Draws an attack as on a tile, pointing up.
 */
void
hx_draw_attack_icon (cairo_t           *cr,
                     const char        *kind,
                     int                strength,
                     const HxDrawStyle *style)
{
  HxPen pen;

  g_return_if_fail (cr != NULL && kind != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  if (g_str_equal (kind, "demolition"))
    {
      HxPoint centre = hx_pen_corner (240, .70);

      hx_pen_push (&pen, -centre.x * 2.2, -centre.y * 2.2, 2.2);
      hx_mark_demolition (&pen, strength);
    }
  else
    {
      begin_mark (&pen, g_str_equal (kind, "melee") ? 2.2 : 1.7);
      hx_mark_attack (&pen, kind, strength, FALSE);
    }
  hx_pen_pop (&pen);
  hx_pen_end (&pen);
}

/**
 * hx_draw_armor_icon:
 * @cr: where to draw
 * @style: how to draw
 *
 * Draws Armor.
 */
void
hx_draw_armor_icon (cairo_t           *cr,
                    const HxDrawStyle *style)
{
  HxPen pen;

  g_return_if_fail (cr != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  hx_pen_push (&pen, 0, .73 * 2, 2);
  hx_mark_armor (&pen);
  hx_pen_pop (&pen);
  hx_pen_end (&pen);
}

/**
 * hx_draw_net_icon:
 * @cr: where to draw
 * @style: how to draw
 *
 * Draws a Net.
 */
void
hx_draw_net_icon (cairo_t           *cr,
                  const HxDrawStyle *style)
{
  HxPen pen;

  g_return_if_fail (cr != NULL && style != NULL);

  hx_pen_begin (&pen, cr, style);
  begin_mark (&pen, 2);
  hx_mark_net (&pen, FALSE);
  hx_pen_pop (&pen);
  hx_pen_end (&pen);
}
