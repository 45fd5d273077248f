/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Attacks over the board, one drawing for each kind. */
#pragma once

#include "hx-board-drawing.h"
#include "hx-pen.h"

G_BEGIN_DECLS

void hx_arrow_draw     (HxPen            *pen,
                        const HxGeometry *geometry,
                        const HxArrow    *arrow);
void hx_influence_draw (HxPen                 *pen,
                        const HxGeometry      *geometry,
                        const HxInfluenceCoin *coin,
                        double                 place);

HxPoint hx_board_point (const HxGeometry *geometry,
                        guint8            hex);

G_END_DECLS
