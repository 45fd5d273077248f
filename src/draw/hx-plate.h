/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The body of a tile: whose it is. */
#pragma once

#include "hx-pen.h"

G_BEGIN_DECLS

void    hx_plate_draw       (HxPen   *pen,
                             guint    color,
                             gboolean unpowered,
                             gboolean instant);
HxColor hx_plate_get_middle (HxPen   *pen,
                             guint    color);

G_END_DECLS
