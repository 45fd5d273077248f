/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands upright on a tile whatever its facing: discs, coins, badges, gears and the HQ's gauge. */
#pragma once

#include "hx-glyphs.h"

G_BEGIN_DECLS

void    hx_part_coin        (HxPen              *pen,
                             double              radius,
                             const char         *trait);
HxColor hx_part_coin_face   (const char         *trait);
void    hx_part_disc        (HxPen              *pen,
                             HxPoint             at,
                             double              radius,
                             const HxLookNumber *number);
void    hx_part_badge       (HxPen              *pen,
                             double              radius,
                             HxLookState         state,
                             gboolean            forced,
                             int                 count);
void    hx_part_wounds      (HxPen              *pen,
                             double              radius,
                             int                 wounds);
void    hx_part_hit         (HxPen              *pen,
                             double              radius,
                             int                 wounds);
void    hx_part_gauge       (HxPen              *pen,
                             double              radius,
                             int                 points);
void    hx_part_gear        (HxPen              *pen,
                             double              radius,
                             const char *const  *effects,
                             guint               n_effects,
                             gboolean            harms);
void    hx_part_gear_glyph  (HxPen              *pen,
                             double              radius,
                             const HxGlyph      *glyph,
                             gboolean            harms);
void    hx_part_implant     (HxPen              *pen,
                             double              radius,
                             const HxGlyph      *glyph);

G_END_DECLS
