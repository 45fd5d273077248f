/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding tiles by name and by what is printed on them. */
#pragma once

#include "hx-catalog.h"

G_BEGIN_DECLS

gboolean hx_tile_words_match (const HxCatalog *catalog,
                              guint16          tile,
                              const char      *words);

G_END_DECLS
