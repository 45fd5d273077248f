/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has happened to a tile: nets over its marks, badges, wounds, its end. */
#pragma once

#include "hx-pen.h"

G_BEGIN_DECLS

gboolean hx_look_is_netted     (const HxTileLook *look);
guint    hx_look_count_badges  (const HxTileLook *look);
void     hx_states_draw_mesh   (HxPen            *pen);
void     hx_states_draw_badges (HxPen            *pen,
                                const HxTileLook *look);
void     hx_states_draw_wounds (HxPen            *pen,
                                int               wounds);
void     hx_states_draw_end    (HxPen            *pen);

G_END_DECLS
