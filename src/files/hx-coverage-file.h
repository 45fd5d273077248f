/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The JSON file of what the test positions show: a program that is installed without them can still tell. */
#pragma once

#include "hx-catalog.h"
#include "hx-file-error.h"

G_BEGIN_DECLS

/** HxCoverage: how many test positions were played, by how they came out. */
typedef struct
{
  guint passed;
  guint failed;
} HxCoverage;

gboolean  hx_coverage_load_bytes (HxCatalog         *catalog,
                                  const char        *name,
                                  GBytes            *bytes,
                                  HxCoverage        *coverage,
                                  GError           **error) G_GNUC_WARN_UNUSED_RESULT;
GBytes   *hx_coverage_to_bytes   (const HxCatalog   *catalog,
                                  const HxCoverage  *coverage) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
