/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding and loading the data that comes with the program. */
#pragma once

#include "hx-coverage-file.h"
#include "hx-demonstrations.h"
#include "hx-official-file.h"

G_BEGIN_DECLS

char      *hx_data_find_dir      (void) G_GNUC_WARN_UNUSED_RESULT;
HxCatalog *hx_data_load          (const char  *datadir,
                                  GError     **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean   hx_data_load_coverage (const char  *datadir,
                                  HxCatalog   *catalog,
                                  HxCoverage  *coverage,
                                  GError     **error);
HxOfficials      *hx_data_load_officials      (const char  *datadir,
                                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;
HxDemonstrations *hx_data_load_demonstrations (const char  *datadir,
                                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
