/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours of tiles and board by name, so that no drawing carries a number of its own. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** HxColor: an opaque colour, 0xrrggbb. */
typedef guint32 HxColor;

/* Marks and text, the same in every scheme. */
#define HX_COLOR_KEY ((HxColor) 0x12151a)
#define HX_COLOR_INK ((HxColor) 0xffffff)
#define HX_COLOR_BONE ((HxColor) 0xf6f4f0)
#define HX_COLOR_STEEL ((HxColor) 0xd5dbe3)
#define HX_COLOR_GOLD ((HxColor) 0xf5c211)
#define HX_COLOR_GREY ((HxColor) 0xc0bfbc)
#define HX_COLOR_AMBER ((HxColor) 0xff9f1a)
#define HX_COLOR_SKY ((HxColor) 0x8bd3ff)
#define HX_COLOR_MINT ((HxColor) 0x7fe0a3)
#define HX_COLOR_PINK ((HxColor) 0xff7a8a)
#define HX_COLOR_LIME ((HxColor) 0xb5e04a)
#define HX_COLOR_WOUND ((HxColor) 0xe01b24)
#define HX_COLOR_HIT ((HxColor) 0xc01c28)
#define HX_COLOR_NET ((HxColor) 0x2b3340)
#define HX_COLOR_HARM ((HxColor) 0xa51d2d)
#define HX_COLOR_GEAR ((HxColor) 0xfbfaf8)
#define HX_COLOR_SPENT ((HxColor) 0x565b64)
#define HX_COLOR_SPENT_INK ((HxColor) 0xe4e6ea)
#define HX_COLOR_FASTER ((HxColor) 0x8ff0a4)
#define HX_COLOR_SLOWER ((HxColor) 0xff9aa5)

/** HX_N_SIDE_COLORS: colours that a side may have; HX_SIDE_NEUTRAL is the colour of pieces of nobody. */
#define HX_N_SIDE_COLORS 6
#define HX_SIDE_NEUTRAL 6

/** HxPattern: a side's pattern, the second channel beside its colour. */
typedef enum
{
  HX_PATTERN_STRIPES,
  HX_PATTERN_DOTS,
  HX_PATTERN_LINES,
  HX_PATTERN_CROSSES,
  HX_PATTERN_ZIGZAG,
  HX_PATTERN_RINGS,
  HX_PATTERN_PLAIN,
} HxPattern;

/**
 * HxSideColors: how one side's tiles look.
 * @name: untranslated, for files and tests: "cobalt"
 * @top, @bottom: the body's gradient; white on it is at least 4.5:1 everywhere
 * @tint: rim and pattern
 */
typedef struct
{
  const char *name;
  HxColor top, bottom, tint;
  HxPattern pattern;
} HxSideColors;

/** HxSideSet: the colours that the sides have. */
typedef enum
{
  HX_SIDES_NORMAL,
  HX_SIDES_SAFE,     /* also told apart by those who see fewer colours */
  HX_N_SIDE_SETS,
} HxSideSet;

/** HxScheme: the window around the board; tiles are the same in both. */
typedef enum
{
  HX_SCHEME_LIGHT,
  HX_SCHEME_DARK,
  HX_N_SCHEMES,
} HxScheme;

/**
 * HxPalette: the colours of a board in one scheme.
 * @ground: behind the board
 * @cell, @cell_edge, @coordinate: an empty hex
 * @water, @water_line: a hex of water
 * @selected, @legal, @target, @acting, @forbidden: rings
 * @casing: under the focus ring and the ring of legal hexes
 */
typedef struct
{
  HxColor ground;
  HxColor cell, cell_edge, coordinate;
  HxColor water, water_line;
  HxColor selected, legal, target, acting, forbidden, casing;
} HxPalette;

const HxPalette    *hx_palette_get      (HxScheme  scheme);
const HxSideColors *hx_side_colors_get  (HxSideSet set,
                                         guint     index);
HxColor             hx_color_mix        (HxColor  a,
                                         HxColor  b,
                                         double   share);
double              hx_color_luminance  (HxColor  color);
double              hx_color_contrast   (HxColor  a,
                                         HxColor  b);

G_END_DECLS
