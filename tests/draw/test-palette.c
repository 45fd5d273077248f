/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the colours stand apart as far as they are said to. */
#include <glib.h>

#include "hx-palette.h"

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
      const HxSideColors *side = hx_side_colors_get (i);

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
      const HxSideColors *side = hx_side_colors_get (i);

      g_assert_cmpfloat (hx_color_contrast (side->tint, hx_palette_get (HX_SCHEME_DARK)->ground), >=, 7);
      for (guint j = 0; j < i; j++)
        {
          g_assert_cmpint (side->pattern, !=, hx_side_colors_get (j)->pattern);
          g_assert_cmphex (side->tint, !=, hx_side_colors_get (j)->tint);
        }
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
  g_test_add_func ("/draw/palette/marks", test_marks);
  g_test_add_func ("/draw/palette/rings", test_rings);
  return g_test_run ();
}
