/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fixed suite of positions that the benchmark fights and the property tests turn and swap. */
#pragma once

#include "hx-catalog.h"

G_BEGIN_DECLS

/** HX_SUITE_PER_PAIR: positions for each pair of armies; every other one is aimed. */
#define HX_SUITE_PER_PAIR 200

/** HxRandom: a generator of its own, so that the suite is the same everywhere. */
typedef struct
{
  guint64 state;
} HxRandom;

guint   hx_random_below (HxRandom        *random,
                         guint            bound);
GArray *hx_suite_new_full (const HxCatalog *catalog,
                           guint            n_boards) G_GNUC_WARN_UNUSED_RESULT;
GArray *hx_suite_new    (const HxCatalog *catalog,
                         guint            per_pair) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
