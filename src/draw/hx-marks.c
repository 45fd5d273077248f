/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edge marks: each points where it acts, tips on the edge that they hit. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-marks.h"

#include "hx-glyphs.h"

#define FACET ((HxColor) 0x0b1220)
#define FACET_ALPHA .17

/* One blade: short and broad it is melee, long and thin it is ranged. */
static void
draw_blade (HxPen *pen,
            double x,
            double tip,
            double base,
            double half,
            double notch)
{
  HxPoint points[] = { { x, -tip }, { x + half, -base }, { x, -base - notch }, { x - half, -base } };

  hx_pen_points (pen, points, 4, TRUE);
  hx_pen_outline (pen, 0);
  hx_pen_fill (pen, HX_COLOR_INK);
  hx_pen_points (pen, points, 3, TRUE);
  hx_pen_fill_faint (pen, FACET, FACET_ALPHA);
}

static void
draw_melee (HxPen   *pen,
            int      strength,
            double   tip,
            gboolean narrow)
{
  static const double gaps[] = { 0, 0, .185, .23625 };
  static const double halves[] = { 0, .225, .17, .125 };
  double k = narrow ? .8 : 1, base = tip - .255;

  if (strength > 3)
    {
      draw_blade (pen, 0, tip, base, .25, .055);
      hx_pen_number (pen, (HxPoint) { 0, -tip + .17 }, strength, .17, HX_COLOR_KEY);
      return;
    }
  for (int i = 0; i < strength; i++)
    {
      double gap = strength == 2 ? gaps[2] * k : gaps[strength];
      double place = strength == 2 ? 2 * i - 1 : strength == 3 ? i - 1 : 0;

      draw_blade (pen, gap * place, tip, base, halves[strength] * k, .055);
    }
}

static void
draw_ranged (HxPen *pen,
             int    strength,
             double tip)
{
  static const double steps[] = { 0, 0, .19, .16 };
  static const double halves[] = { 0, .1, .078, .07 };
  const double tail = .375;

  if (strength > 3)
    {
      draw_blade (pen, 0, tip, tail, .14, .07);
      hx_pen_number (pen, (HxPoint) { 0, -tail - .13 }, strength, .15, HX_COLOR_KEY);
      return;
    }
  for (int i = 0; i < strength; i++)
    draw_blade (pen, steps[strength] * (i - (strength - 1) / 2.0), tip, tail, halves[strength], .07);
}

static void
add_rails (HxPen *pen,
           double tip)
{
  for (int i = -1; i <= 1; i += 2)
    {
      cairo_move_to (pen->cr, i * .078, -tip + .27);
      cairo_line_to (pen->cr, i * .078, -.36);
    }
}

/* A head on two rails, open between them: it goes on through the first target. */
static void
draw_gauss (HxPen *pen,
            int    strength,
            double tip)
{
  HxPoint head[] = { { 0, -tip }, { .175, -tip + .26 }, { 0, -tip + .2 }, { -.175, -tip + .26 } };

  add_rails (pen, tip);
  hx_pen_stroke (pen, HX_COLOR_KEY, .062 + 2 * pen->key);
  hx_pen_points (pen, head, 4, TRUE);
  hx_pen_outline (pen, 0);
  cairo_new_path (pen->cr);
  add_rails (pen, tip);
  hx_pen_stroke (pen, HX_COLOR_INK, .062);
  hx_pen_points (pen, head, 4, TRUE);
  hx_pen_fill (pen, HX_COLOR_INK);
  hx_pen_points (pen, head, 3, TRUE);
  hx_pen_fill_faint (pen, FACET, FACET_ALPHA);
  if (strength > 1)
    {
      g_autofree char *text = g_strdup_printf ("%d", strength);

      hx_pen_write (pen, 0, -.45, text, &(HxWriting) { .15, HX_COLOR_INK, HX_WEIGHT_NUMBER, TRUE });
    }
}

static char *
make_initials (const char *word,
               int         number)
{
  const char *second = strchr (word, '-');
  GString *text = g_string_new (NULL);

  g_string_append_c (text, g_ascii_toupper (word[0]));
  if (second != NULL && second[1] != '\0')
    g_string_append_c (text, g_ascii_toupper (second[1]));
  if (number > 1)
    g_string_append_printf (text, "%d", number);
  return g_string_free (text, FALSE);
}

/* What has no drawing of its own yet: a diamond with initials; the inspector says the rest. */
static void
draw_diamond (HxPen      *pen,
              const char *word,
              int         number,
              double      tip)
{
  g_autofree char *text = make_initials (word, number);
  HxPoint points[] = { { 0, -tip }, { .2, -tip + .2 }, { 0, -tip + .4 }, { -.2, -tip + .2 } };

  hx_pen_points (pen, points, 4, TRUE);
  hx_pen_stroke_keep (pen, HX_COLOR_KEY, .04 + 2 * pen->key);
  hx_pen_fill (pen, HX_COLOR_BONE);
  hx_pen_write (pen, 0, -tip + .2, text, &(HxWriting) { pen->small ? .17 : .14, HX_COLOR_KEY, HX_WEIGHT_NUMBER, FALSE });
}

/**
 * hx_mark_attack:
 * @pen: a pen
 * @kind: the kind of attack: "melee", "ranged", "gauss" or one without a drawing of its own
 * @strength: how many wounds, at least 1
 * @behind_armor: its edge bears Armor too, so the tip steps back
 *
 * Draws an attack through the top side.
 */
void
hx_mark_attack (HxPen      *pen,
                const char *kind,
                int         strength,
                gboolean    behind_armor)
{
  double tip = behind_armor ? HX_MARK_TIP_BEHIND_ARMOR : HX_MARK_TIP;

  strength = MAX (strength, 1);
  if (g_str_equal (kind, "melee"))
    draw_melee (pen, strength, tip, behind_armor);
  else if (g_str_equal (kind, "ranged"))
    draw_ranged (pen, strength, tip);
  else if (g_str_equal (kind, "gauss"))
    draw_gauss (pen, strength, tip);
  else
    draw_diamond (pen, kind, strength, tip);
}

/** hx_mark_armor: Draws a riveted arc along the edge. */
void
hx_mark_armor (HxPen *pen)
{
  hx_pen_data (pen, "M-.43 -.80L.43 -.80L.40 -.745Q0 -.60 -.40 -.745Z");
  hx_pen_outline (pen, .02);
  hx_pen_shade_keep (pen, HX_COLOR_INK, 0xb3bdc9, (HxPoint) { 0, -.80 }, (HxPoint) { 0, -.66 });
  cairo_set_line_width (pen->cr, .02);
  cairo_stroke (pen->cr);
  for (int i = -1; i <= 1; i++)
    hx_sign_dot (pen, (HxPoint) { .3 * i, -.752 }, .017, 0x5d6673);
}

/** hx_mark_net: Draws a mesh that widens to the edge; @aims: a Ranged Net, which only aims, hence the broken outline. */
void
hx_mark_net (HxPen   *pen,
             gboolean aims)
{
  const char *shape = "M-.115 -.37L.115 -.37L.40 -.795L-.40 -.795Z";

  hx_pen_data (pen, shape);
  hx_pen_outline (pen, .045);
  hx_sign_mesh (pen, pen->small ? .19 : .135, pen->small ? .04 : .026, 0xeef1f5);
  hx_pen_data (pen, shape);
  if (aims)
    hx_pen_dash (pen, .09, .09);
  hx_pen_stroke (pen, HX_COLOR_INK, .045);
}

/** hx_mark_pipe: Draws a link, a pipe with a flange that touches the edge; @harms: it serves enemies. */
void
hx_mark_pipe (HxPen   *pen,
              gboolean harms,
              double   inner)
{
  HxPoint points[] = {
    { -.085, -inner }, { -.085, -.69 }, { -.15, -.715 }, { -.15, -.805 },
    { .15, -.805 }, { .15, -.715 }, { .085, -.69 }, { .085, -inner },
  };

  hx_pen_points (pen, points, G_N_ELEMENTS (points), TRUE);
  hx_pen_outline (pen, 0);
  hx_pen_shade (pen, HX_COLOR_INK, 0xc9c6c0, (HxPoint) { -.15, 0 }, (HxPoint) { .15, 0 });
  hx_sign_line (pen, "M-.15 -.715H.15", harms ? HX_COLOR_HARM : 0x8b8883, .02);
  if (harms)
    hx_sign_line (pen, "M-.05 -.52L0 -.58L.05 -.52M-.05 -.61L0 -.67L.05 -.61", HX_COLOR_HARM, .032);
}

/** hx_mark_socket: Draws a socket that powers the unit at this edge. */
void
hx_mark_socket (HxPen *pen)
{
  hx_pen_data (pen, "M-.2 -.805H.2V-.62A.13 .13 0 0 1 .07 -.49H-.07A.13 .13 0 0 1 -.2 -.62Z");
  hx_pen_outline (pen, 0);
  hx_pen_fill (pen, HX_COLOR_BONE);
  hx_sign_inset (pen, (HxPoint) { 0, -.65 }, .125, hx_sign_socket, HX_COLOR_KEY, HX_COLOR_BONE);
}

/** hx_mark_jaws: Draws open jaws: a Trap is armed through this edge. */
void
hx_mark_jaws (HxPen *pen)
{
  hx_pen_data (pen, "M-.40 -.80H.40L.34 -.735L.272 -.60L.204 -.735L.136 -.60L.068 -.735L0 -.60L-.068 -.735"
                    "L-.136 -.60L-.204 -.735L-.272 -.60L-.34 -.735Z");
  hx_pen_outline (pen, 0);
  hx_pen_fill (pen, HX_COLOR_BONE);
}

/** hx_mark_launcher: Draws a barrel with jaws in its mouth. */
void
hx_mark_launcher (HxPen *pen)
{
  hx_sign_fill (pen, "M-.16 -.805H.16V-.5H-.16Z", HX_COLOR_KEY);
  hx_pen_data (pen, "M-.16 -.805L-.16 -.55L.16 -.55L.16 -.805L.235 -.805L.235 -.50L.1 -.46L-.1 -.46L-.235 -.50"
                    "L-.235 -.805Z");
  hx_pen_outline (pen, 0);
  hx_pen_fill (pen, HX_COLOR_STEEL);
  hx_sign_fill (pen, "M-.16 -.56L.16 -.56L.16 -.60L.11 -.74L.053 -.62L0 -.74L-.053 -.62L-.11 -.74L-.16 -.60Z",
                HX_COLOR_BONE);
}

/** hx_mark_charge: Draws an Explosive Charge. */
void
hx_mark_charge (HxPen *pen)
{
  hx_pen_push (pen, 0, -.58, 1);
  hx_pen_burst (pen, 8, .235, .115, 11);
  hx_pen_outline (pen, 0);
  hx_pen_fill (pen, HX_COLOR_AMBER);
  hx_pen_burst (pen, 8, .12, .055, 11);
  hx_pen_fill (pen, 0xfff3c4);
  hx_pen_pop (pen);
  hx_sign_line (pen, "M-.2 -.79H.2", HX_COLOR_KEY, .05 + 2 * pen->key);
  hx_sign_line (pen, "M-.2 -.79H.2", HX_COLOR_AMBER, .05);
}

static void
draw_broken_edge (HxPen *pen,
                  double towards)
{
  HxPoint from = hx_pen_corner (240, .86), to = hx_pen_corner (towards, .86), points[8];

  for (int i = 0; i <= 7; i++)
    {
      double t = .1 + .8 * i / 7, k = i % 2 ? 1 - .085 : 1;

      points[i] = (HxPoint) { (from.x + (to.x - from.x) * t) * k, (from.y + (to.y - from.y) * t) * k };
    }
  hx_pen_points (pen, points, 8, FALSE);
  hx_pen_stroke_keep (pen, HX_COLOR_KEY, .055 + 2 * pen->key);
  hx_pen_stroke (pen, HX_COLOR_INK, .055);
}

/**
 * hx_mark_demolition:
 * @pen: a pen
 * @strength: how many wounds
 *
 * Draws a Demolition between the top side and the one before it: three struck hexes and a broken edge.
 */
void
hx_mark_demolition (HxPen *pen,
                    int    strength)
{
  static const double turns[] = { 240, 0, 120 };
  HxPoint centre = hx_pen_corner (240, .70);

  draw_broken_edge (pen, 180);
  draw_broken_edge (pen, 300);
  for (int i = 0; i < 3; i++)
    {
      HxPoint step = hx_pen_corner (turns[i], .125);

      hx_pen_push (pen, centre.x + step.x, centre.y + step.y, 1);
      hx_pen_hexagon (pen, .115, .02, 0);
      hx_pen_fill_keep (pen, HX_COLOR_INK);
      hx_pen_stroke (pen, HX_COLOR_KEY, .045);
      hx_pen_pop (pen);
    }
  if (strength > 1)
    hx_pen_number (pen, centre, strength, .17, HX_COLOR_KEY);
}

/** hx_mark_unknown: Draws a printed trait of this edge that has no mark of its own, by its initials. */
void
hx_mark_unknown (HxPen      *pen,
                 const char *trait)
{
  draw_diamond (pen, trait, 1, HX_MARK_TIP);
}

/** hx_mark_facing: Draws the bright stroke on the rim of printed side 0. */
void
hx_mark_facing (HxPen *pen)
{
  hx_pen_push (pen, 0, -.8205, 1);
  hx_pen_rounded (pen, .37, .017, .017);
  hx_pen_fill (pen, HX_COLOR_INK);
  hx_pen_pop (pen);
}
