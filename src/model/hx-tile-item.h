/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One tile on offer in a list: which, whose, and how many copies are left. */
#pragma once

#include <glib-object.h>

#include "hx-position.h"

G_BEGIN_DECLS

typedef enum
{
  HX_SECTION_UNITS,
  HX_SECTION_MODULES,
  HX_N_SECTIONS,
} HxSection;

#define HX_TYPE_TILE_ITEM (hx_tile_item_get_type ())
G_DECLARE_FINAL_TYPE (HxTileItem, hx_tile_item, HX, TILE_ITEM, GObject)

HxTileItem *hx_tile_item_new         (guint16     tile,
                                      guint       side,
                                      HxSection   section,
                                      const char *name) G_GNUC_WARN_UNUSED_RESULT;

guint16     hx_tile_item_get_tile    (HxTileItem *self);
guint       hx_tile_item_get_side    (HxTileItem *self);
HxSection   hx_tile_item_get_section (HxTileItem *self);
const char *hx_tile_item_get_name    (HxTileItem *self);
gint        hx_tile_item_get_left    (HxTileItem *self);
void        hx_tile_item_set_left    (HxTileItem *self,
                                      gint        left);

G_END_DECLS
