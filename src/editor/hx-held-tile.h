/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile that is held, seen on the hex where it would go. */
#pragma once

#include "hx-board-drawing.h"
#include "hx-view-state.h"

G_BEGIN_DECLS

/** HxHeldTile: what would come onto a hex. @is_held: whether anything would */
typedef struct
{
  gboolean is_held;
  guint16 tile;
  guint8 side;
  guint8 facing;
} HxHeldTile;

void hx_held_tile_find (HxViewState        *view,
                        guint8              hex,
                        HxHeldTile         *held);
void hx_held_tile_draw (const HxHeldTile   *held,
                        const HxBoardScene *scene,
                        cairo_t            *cr,
                        const HxDrawStyle  *style);

G_END_DECLS
