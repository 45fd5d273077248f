/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One tile, Trap or marker on offer in a list: which, whose, and how many are left. */
#pragma once

#include <glib-object.h>

#include "hx-position.h"

G_BEGIN_DECLS

/** HX_LEFT_SECRET, HX_LEFT_ENDLESS: as a number left: nobody may know, or as many as one likes. */
#define HX_LEFT_SECRET (G_MAXINT - 1)
#define HX_LEFT_ENDLESS G_MAXINT

/** HxSection: under which heading a thing stands; the first three are tiles. */
typedef enum
{
  HX_SECTION_UNITS,
  HX_SECTION_MODULES,
  HX_SECTION_NEUTRAL,
  HX_SECTION_TRAPS,
  HX_SECTION_MARKERS,
  HX_N_SECTIONS,
} HxSection;

#define HX_TYPE_TILE_ITEM (hx_tile_item_get_type ())
G_DECLARE_FINAL_TYPE (HxTileItem, hx_tile_item, HX, TILE_ITEM, GObject)

HxTileItem *hx_tile_item_new         (HxSection   section,
                                      guint16     what,
                                      guint       side,
                                      const char *name) G_GNUC_WARN_UNUSED_RESULT;

guint16     hx_tile_item_get_what    (HxTileItem *self);
guint16     hx_tile_item_get_tile    (HxTileItem *self);
guint       hx_tile_item_get_side    (HxTileItem *self);
HxSection   hx_tile_item_get_section (HxTileItem *self);
const char *hx_tile_item_get_name    (HxTileItem *self);
gint        hx_tile_item_get_left    (HxTileItem *self);
void        hx_tile_item_set_left    (HxTileItem *self,
                                      gint        left);

G_END_DECLS
