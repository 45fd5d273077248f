/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Army files: the printed facts of one army each. */
#pragma once

#include "hx-catalog.h"
#include "hx-file-error.h"

G_BEGIN_DECLS

HxArmy *hx_army_load_bytes (const char       *name,
                            GBytes           *bytes,
                            GError          **error);
HxArmy *hx_army_load_own   (const HxCatalog  *catalog,
                            const char       *name,
                            GBytes           *bytes,
                            GPtrArray        *faults,
                            GPtrArray        *remarks);

G_END_DECLS
