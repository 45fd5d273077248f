/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the bodies of tiles and the store of them know of each other. */
#pragma once

#include "hx-pen.h"
#include "hx-plate-store.h"

G_BEGIN_DECLS

/**
 * HxPlate: which body.
 * @color: a side's colour
 * @unpowered: the light is out
 * @instant: a second, broken frame: it never lies on the board
 */
typedef struct
{
  guint color;
  gboolean unpowered, instant;
} HxPlate;

void     hx_plate_draw_anew   (HxPen         *pen,
                               const HxPlate *plate);
gboolean hx_plate_store_paint (HxPlateStore  *store,
                               HxPen         *pen,
                               const HxPlate *plate);

G_END_DECLS
