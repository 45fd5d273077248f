/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of files share: the data, and the sample files. */
#pragma once

#include "hx-data.h"
#include "hx-scenario.h"

HxCatalog *load_catalog (void);
GBytes    *read_sample  (const char *name);
GPtrArray *list_samples (const char *prefix,
                         const char *suffix);
