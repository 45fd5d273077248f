/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing tiles, Traps, Monolith parts and empty hexes from the facts alone. */
#pragma once

#include <cairo.h>

#include "hx-plate-store.h"
#include "hx-tile-look.h"

G_BEGIN_DECLS

/** HX_TILE_HEIGHT: a tile's height over its width; the height of a hex over its width. */
#define HX_TILE_HEIGHT 0.86602540378443865

/**
 * HxDrawStyle: how everything is drawn. Begin with hx_draw_style_init().
 * @radius: half the tile's width in pixels of the current user space; lines thicken and names go where it is small
 * @scheme: light or dark window
 * @high_contrast: wider lines and rings, no pattern in the middle
 * @sides: the colours that the sides have
 * @patterns: rims carry the side's pattern
 * @language: of the tiles' names
 * @both_names: write the name in the other language under it where both have room side by side with the marks; a name that
 *   must shrink or break to let the other in would be read worse than alone
 * @printed: on paper small letters can be read: names and coordinates stand on tiles of any size
 * @font: a Pango font family list, or %NULL for the program's own
 * @accent: the user's accent for selection and focus, or 0 for the scheme's
 * @plates: where bodies that have been drawn are kept, or %NULL to draw each anew
 */
typedef struct
{
  double radius;
  HxScheme scheme;
  gboolean high_contrast;
  HxSideSet sides;
  gboolean patterns;
  HxLanguage language;
  gboolean both_names;
  gboolean printed;
  const char *font;
  HxColor accent;
  HxPlateStore *plates;
} HxDrawStyle;

void hx_draw_style_init       (HxDrawStyle       *style,
                               double             radius,
                               HxScheme           scheme);

/* Everything is drawn centred on the origin of the current user space. */
void hx_draw_tile             (cairo_t           *cr,
                               const HxTileFacts *facts,
                               const HxTileLook  *look,
                               const HxDrawStyle *style);
void hx_draw_trap             (cairo_t           *cr,
                               HxTrapKind         trap,
                               guint              color,
                               gboolean           face_up,
                               const HxDrawStyle *style);
void hx_draw_monolith_part    (cairo_t           *cr,
                               guint              color,
                               gboolean           empty,
                               const HxDrawStyle *style);
void hx_draw_monolith_cleats  (cairo_t           *cr,
                               guint              color,
                               const HxDrawStyle *style);
void hx_draw_empty_hex        (cairo_t           *cr,
                               const char        *coordinate,
                               gboolean           water,
                               const HxDrawStyle *style);
void hx_path_hex              (cairo_t           *cr,
                               double             radius);

G_END_DECLS
