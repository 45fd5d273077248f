/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From what is printed on a tile to what the referee needs. Only the catalog itself includes this. */
#pragma once

#include "hx-army.h"
#include "hx-battle.h"

G_BEGIN_DECLS

gboolean hx_tile_compile        (const HxTileFacts  *facts,
                                 HxTile             *tile,
                                 GError            **error);
char   **hx_tile_dup_unrefereed (const HxTileFacts  *facts) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
