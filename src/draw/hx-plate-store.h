/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the bodies of tiles as pixels: all tiles of a side and a size have the same one, and it is the dearest part. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** HxPlateStore: bodies that have been drawn, the latest few. */
typedef struct _HxPlateStore HxPlateStore;

HxPlateStore *hx_plate_store_new  (void);
void          hx_plate_store_free (HxPlateStore *store);

G_END_DECLS
