/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the colours stand apart as far as they are said to. */
#include <math.h>

#include <glib.h>

#include "hx-palette.h"

/* How far apart two colours are that are told apart at a glance, and how far two that are told apart side by side
   (CIE 1976 differences; a difference of 2 can just be seen). */
#define AT_A_GLANCE 25
#define SIDE_BY_SIDE 15

/* What eyes without one kind of cones make of linear red, green and blue: Machado, Oliveira and Fernandes 2009. */
typedef double Eyes[3][3];

static const struct
{
  const char *name;
  Eyes eyes;
} all_eyes[] = {
  { "all cones", { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } } },
  { "protanopia",
    { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116, 1.051998 } } },
  { "deuteranopia",
    { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940, 0.968881 } } },
  { "tritanopia",
    { { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 }, { 0.004733, 0.691367, 0.303900 } } },
};

static void
assert_contrast (HxColor a,
                 HxColor b,
                 double  said)
{
  double found = hx_color_contrast (a, b);

  if (found < said - .06 || found > said + .06)
    g_error ("#%06x on #%06x: %.2f, not %.1f", a, b, found, said);
}

static void
test_measure (void)
{
  assert_contrast (0x000000, 0xffffff, 21);
  assert_contrast (0x777777, 0x777777, 1);
  assert_contrast (0x767676, 0xffffff, 4.54);
  g_assert_cmphex (hx_color_mix (0x000000, 0xffffff, 0), ==, 0x000000);
  g_assert_cmphex (hx_color_mix (0x000000, 0xffffff, 1), ==, 0xffffff);
  g_assert_cmphex (hx_color_mix (0x204060, 0x406080, .5), ==, 0x305070);
}

/* White on a body is at its worst at the lighter end. */
static void
test_bodies (void)
{
  static const double said[] = { 5.5, 5.1, 5.3, 6.1, 5.7, 5.4, 5.5 };

  for (guint i = 0; i <= HX_N_SIDE_COLORS; i++)
    {
      const HxSideColors *side = hx_side_colors_get (HX_SIDES_NORMAL, i);

      assert_contrast (HX_COLOR_INK, side->top, said[i]);
      g_assert_cmpfloat (hx_color_contrast (HX_COLOR_INK, side->bottom), >, said[i]);
    }
}

/* Rims are seen on the dark window, and no two sides share pattern or tint. */
static void
test_sides_differ (void)
{
  for (guint i = 0; i <= HX_N_SIDE_COLORS; i++)
    {
      const HxSideColors *side = hx_side_colors_get (HX_SIDES_NORMAL, i);

      g_assert_cmpfloat (hx_color_contrast (side->tint, hx_palette_get (HX_SCHEME_DARK)->ground), >=, 7);
      for (guint j = 0; j < i; j++)
        {
          g_assert_cmpint (side->pattern, !=, hx_side_colors_get (HX_SIDES_NORMAL, j)->pattern);
          g_assert_cmphex (side->tint, !=, hx_side_colors_get (HX_SIDES_NORMAL, j)->tint);
        }
    }
}

static double
get_cube_root (double t)
{
  return t > 0.008856 ? cbrt (t) : 7.787 * t + 16.0 / 116;
}

/* The colour in CIE L*a*b* as @eyes see it. */
static void
see (const Eyes eyes,
     HxColor    color,
     double     lab[3])
{
  double linear[3], seen[3], x, y, z;

  for (int i = 0; i < 3; i++)
    {
      double value = ((color >> (16 - 8 * i)) & 0xff) / 255.0;

      linear[i] = value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
    }
  for (int i = 0; i < 3; i++)
    seen[i] = CLAMP (eyes[i][0] * linear[0] + eyes[i][1] * linear[1] + eyes[i][2] * linear[2], 0, 1);
  x = get_cube_root ((.4124 * seen[0] + .3576 * seen[1] + .1805 * seen[2]) / .95047);
  y = get_cube_root (.2126 * seen[0] + .7152 * seen[1] + .0722 * seen[2]);
  z = get_cube_root ((.0193 * seen[0] + .1192 * seen[1] + .9505 * seen[2]) / 1.08883);
  lab[0] = 116 * y - 16;
  lab[1] = 500 * (x - y);
  lab[2] = 200 * (y - z);
}

static double
get_distance (const Eyes eyes,
              HxColor    a,
              HxColor    b)
{
  double first[3], second[3], sum = 0;

  see (eyes, a, first);
  see (eyes, b, second);
  for (int i = 0; i < 3; i++)
    sum += (first[i] - second[i]) * (first[i] - second[i]);
  return sqrt (sum);
}

/* What is seen of a body is the colour in its middle. */
static HxColor
get_body (HxSideSet set,
          guint     index)
{
  const HxSideColors *side = hx_side_colors_get (set, index);

  return hx_color_mix (side->top, side->bottom, .45);
}

static void
test_safe_colors_differ (void)
{
  for (guint e = 0; e < G_N_ELEMENTS (all_eyes); e++)
    for (guint i = 0; i <= HX_N_SIDE_COLORS; i++)
      for (guint j = 0; j < i; j++)
        {
          double distance = get_distance (all_eyes[e].eyes, get_body (HX_SIDES_SAFE, i), get_body (HX_SIDES_SAFE, j));
          double wanted = i == HX_SIDE_NEUTRAL ? SIDE_BY_SIDE : AT_A_GLANCE;

          if (distance < wanted)
            g_test_fail_printf ("%s: %s and %s are %.1f apart, not %.0f", all_eyes[e].name,
                                hx_side_colors_get (HX_SIDES_SAFE, i)->name,
                                hx_side_colors_get (HX_SIDES_SAFE, j)->name, distance, wanted);
        }
}

/* The check can fail: among the normal colours some are too near each other for some eyes. */
static void
test_normal_colors_are_closer (void)
{
  double nearest = G_MAXDOUBLE;

  for (guint e = 1; e < G_N_ELEMENTS (all_eyes); e++)
    for (guint i = 0; i < HX_N_SIDE_COLORS; i++)
      for (guint j = 0; j < i; j++)
        nearest = MIN (nearest, get_distance (all_eyes[e].eyes, get_body (HX_SIDES_NORMAL, i), get_body (HX_SIDES_NORMAL, j)));
  g_assert_cmpfloat (nearest, <, SIDE_BY_SIDE);
}

static void
test_safe_colors_read (void)
{
  for (guint i = 0; i <= HX_N_SIDE_COLORS; i++)
    {
      const HxSideColors *side = hx_side_colors_get (HX_SIDES_SAFE, i);

      g_assert_cmpfloat (hx_color_contrast (HX_COLOR_INK, side->top), >=, 4.5);
      g_assert_cmpfloat (hx_color_contrast (HX_COLOR_INK, side->bottom), >=, 4.5);
      g_assert_cmpfloat (hx_color_contrast (side->tint, hx_palette_get (HX_SCHEME_DARK)->ground), >=, 7);
      g_assert_cmpfloat (hx_color_contrast (side->tint, side->bottom), >=, 2.3);
      for (guint j = 0; j < i; j++)
        g_assert_cmpint (side->pattern, !=, hx_side_colors_get (HX_SIDES_SAFE, j)->pattern);
    }
}

static void
test_marks (void)
{
  assert_contrast (HX_COLOR_KEY, HX_COLOR_GOLD, 11.0);
  assert_contrast (HX_COLOR_KEY, HX_COLOR_GREY, 9.9);
  assert_contrast (HX_COLOR_KEY, HX_COLOR_BONE, 16.7);
  assert_contrast (HX_COLOR_KEY, HX_COLOR_AMBER, 8.9);
  assert_contrast (HX_COLOR_KEY, HX_COLOR_SKY, 11.2);
  assert_contrast (HX_COLOR_KEY, HX_COLOR_MINT, 11.4);
  assert_contrast (HX_COLOR_KEY, HX_COLOR_PINK, 7.3);
  assert_contrast (HX_COLOR_INK, HX_COLOR_WOUND, 4.8);
  assert_contrast (HX_COLOR_INK, HX_COLOR_HIT, 6.1);
  assert_contrast (HX_COLOR_INK, HX_COLOR_NET, 12.7);
  assert_contrast (HX_COLOR_HARM, HX_COLOR_GEAR, 7.2);
  assert_contrast (HX_COLOR_SPENT_INK, HX_COLOR_SPENT, 5.5);
}

static void
test_rings (void)
{
  const HxPalette *light = hx_palette_get (HX_SCHEME_LIGHT), *dark = hx_palette_get (HX_SCHEME_DARK);

  assert_contrast (light->selected, light->ground, 3.6);
  assert_contrast (dark->selected, dark->ground, 6.7);
  assert_contrast (light->legal, light->ground, 4.4);
  assert_contrast (dark->legal, dark->ground, 9.4);
  assert_contrast (light->target, light->ground, 4.6);
  assert_contrast (dark->target, dark->ground, 6.2);
  assert_contrast (light->coordinate, light->cell, 5.1);
  assert_contrast (dark->coordinate, dark->cell, 5.4);
  g_assert_cmpfloat (hx_color_contrast (light->coordinate, light->water), >=, 4.5);
  g_assert_cmpfloat (hx_color_contrast (dark->coordinate, dark->water), >=, 4.5);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/palette/measure", test_measure);
  g_test_add_func ("/draw/palette/bodies", test_bodies);
  g_test_add_func ("/draw/palette/sides-differ", test_sides_differ);
  g_test_add_func ("/draw/palette/safe-colors-differ", test_safe_colors_differ);
  g_test_add_func ("/draw/palette/normal-colors-are-closer", test_normal_colors_are_closer);
  g_test_add_func ("/draw/palette/safe-colors-read", test_safe_colors_read);
  g_test_add_func ("/draw/palette/marks", test_marks);
  g_test_add_func ("/draw/palette/rings", test_rings);
  return g_test_run ();
}
