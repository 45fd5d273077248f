/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything on a tile's edges, turned with its facing. */
#pragma once

#include "hx-pen.h"

G_BEGIN_DECLS

void hx_tile_draw_marks (HxPen             *pen,
                         const HxTileFacts *facts,
                         const HxTileLook  *look);

G_END_DECLS
