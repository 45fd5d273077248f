/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was most likely meant by the name of an army or a hex that does not exist. */
#pragma once

#include "hx-catalog.h"

G_BEGIN_DECLS

char *hx_nearest_dup_army (const HxCatalog  *catalog,
                           const char       *word) G_GNUC_WARN_UNUSED_RESULT;
char *hx_nearest_dup_hex  (const HxGeometry *geometry,
                           const char       *word) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
