/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeping the colours, and measuring how well they stand apart. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-palette.h"

#include <math.h>

/* The safe colours differ in lightness too: what one kind of eyes sees alike in hue is light here and dark there. */
static const HxSideColors side_colors[HX_N_SIDE_SETS][HX_N_SIDE_COLORS + 1] = {
  [HX_SIDES_NORMAL] = {
    { "cobalt", 0x2368c4, 0x153f80, 0x8ab6f5, HX_PATTERN_STRIPES },
    { "ember", 0xc0470b, 0x7f2a05, 0xffb07c, HX_PATTERN_DOTS },
    { "pine", 0x237a4b, 0x114527, 0x7fd6a4, HX_PATTERN_LINES },
    { "plum", 0x8445ab, 0x4d2369, 0xd3a7ee, HX_PATTERN_CROSSES },
    { "umber", 0x826122, 0x4c370f, 0xe3c37a, HX_PATTERN_ZIGZAG },
    { "rose", 0xb93a75, 0x701c43, 0xf7a8cd, HX_PATTERN_RINGS },
    { "slate", 0x67686f, 0x3a3b41, 0xc4c5cc, HX_PATTERN_PLAIN },
  },
  [HX_SIDES_SAFE] = {
    { "iris", 0x8367b1, 0x66508a, 0xbcacd4, HX_PATTERN_STRIPES },
    { "flame", 0xc8470e, 0x9c370a, 0xe3a386, HX_PATTERN_DOTS },
    { "jade", 0x078460, 0x05664a, 0x7ebfac, HX_PATTERN_LINES },
    { "aubergine", 0x54194c, 0x41133b, 0xc1acbe, HX_PATTERN_CROSSES },
    { "garnet", 0x6a0009, 0x520007, 0xcfadb0, HX_PATTERN_ZIGZAG },
    { "midnight", 0x2d1388, 0x230e6a, 0xb7aed6, HX_PATTERN_RINGS },
    { "basalt", 0x505157, 0x3e3f44, 0xc4c5cc, HX_PATTERN_PLAIN },
  },
};

static const HxPalette palettes[HX_N_SCHEMES] = {
  [HX_SCHEME_LIGHT] = {
    .ground = 0xfafafa,
    .cell = 0xf1f0ef,
    .cell_edge = 0xcfcdca,
    .coordinate = 0x66646a,
    .water = 0xd5e6f3,
    .water_line = 0x7aa7cb,
    .selected = 0x3584e4,
    .legal = 0x1b8553,
    .target = 0xe01b24,
    .acting = 0x12151a,
    .forbidden = 0xc01c28,
    .casing = 0xffffff,
  },
  [HX_SCHEME_DARK] = {
    .ground = 0x242428,
    .cell = 0x303034,
    .cell_edge = 0x4a4a50,
    .coordinate = 0xa6a6ad,
    .water = 0x22384a,
    .water_line = 0x4f7ea1,
    .selected = 0x78aeed,
    .legal = 0x57e389,
    .target = 0xff7b84,
    .acting = 0xffffff,
    .forbidden = 0xc01c28,
    .casing = 0x12151a,
  },
};

/**
 * hx_palette_get:
 * @scheme: light or dark
 *
 * Returns: (transfer none): the board's colours in that scheme
 */
const HxPalette *
hx_palette_get (HxScheme scheme)
{
  g_return_val_if_fail (scheme < HX_N_SCHEMES, &palettes[HX_SCHEME_LIGHT]);

  return &palettes[scheme];
}

/**
 * hx_side_colors_get:
 * @set: which colours
 * @index: 0..5, or %HX_SIDE_NEUTRAL; anything above is neutral too
 *
 * Returns: (transfer none): how that side's tiles look
 */
const HxSideColors *
hx_side_colors_get (HxSideSet set,
                    guint     index)
{
  g_return_val_if_fail (set < HX_N_SIDE_SETS, &side_colors[HX_SIDES_NORMAL][HX_SIDE_NEUTRAL]);

  return &side_colors[set][MIN (index, HX_SIDE_NEUTRAL)];
}

static double
get_channel (HxColor color,
             int     shift)
{
  return (color >> shift) & 0xff;
}

/**
 * hx_color_mix:
 * @a: a colour
 * @b: another colour
 * @share: how much of @b, 0 to 1
 *
 * Returns: the colour between the two
 */
HxColor
hx_color_mix (HxColor a,
              HxColor b,
              double  share)
{
  HxColor mixed = 0;

  for (int shift = 0; shift <= 16; shift += 8)
    mixed |= (HxColor) (get_channel (a, shift) * (1 - share) + get_channel (b, shift) * share) << shift;
  return mixed;
}

/**
 * hx_color_luminance:
 * @color: a colour
 *
 * Returns: its relative luminance as WCAG 2 defines it, 0 to 1
 */
double
hx_color_luminance (HxColor color)
{
  static const double weight[] = { 0.0722, 0.7152, 0.2126 };
  double sum = 0;

  for (int i = 0; i < 3; i++)
    {
      double value = get_channel (color, 8 * i) / 255;

      sum += weight[i] * (value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4));
    }
  return sum;
}

/**
 * hx_color_contrast:
 * @a: a colour
 * @b: another colour
 *
 * Returns: the contrast of the two as WCAG 2 defines it, 1 to 21
 */
double
hx_color_contrast (HxColor a,
                   HxColor b)
{
  double la = hx_color_luminance (a), lb = hx_color_luminance (b);

  return (MAX (la, lb) + 0.05) / (MIN (la, lb) + 0.05);
}
