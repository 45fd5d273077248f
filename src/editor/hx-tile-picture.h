/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One tile, or one of the tiles' signs, as a small picture in a list or a header. */
#pragma once

#include "hx-painter.h"
#include "hx-tile-look.h"

G_BEGIN_DECLS

#define HX_TYPE_TILE_PICTURE (hx_tile_picture_get_type ())
G_DECLARE_FINAL_TYPE (HxTilePicture, hx_tile_picture, HX, TILE_PICTURE, GtkWidget)

GtkWidget *hx_tile_picture_new        (void) G_GNUC_WARN_UNUSED_RESULT;

void       hx_tile_picture_set_size   (HxTilePicture      *self,
                                       int                 size);
void       hx_tile_picture_set_tile   (HxTilePicture      *self,
                                       const HxTileFacts  *facts,
                                       const HxTileLook   *look);
void       hx_tile_picture_set_trap   (HxTilePicture      *self,
                                       HxTrapKind          trap,
                                       guint               color);
void       hx_tile_picture_set_state  (HxTilePicture      *self,
                                       HxLookState         state);
void       hx_tile_picture_set_wound  (HxTilePicture      *self);
void       hx_tile_picture_set_side   (HxTilePicture      *self,
                                       guint               color);
void       hx_tile_picture_set_number (HxTilePicture      *self,
                                       const HxLookNumber *number);
void       hx_tile_picture_clear      (HxTilePicture      *self);
GdkPaintable *hx_tile_picture_dup_paintable (HxTilePicture *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
