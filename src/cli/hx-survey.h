/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the test positions show, found out by playing them. */
#pragma once

#include "hx-cli.h"
#include "hx-data.h"
#include "hx-showcase.h"

G_BEGIN_DECLS

gboolean  hx_survey_play              (const HxCli  *cli,
                                       const char   *folder,
                                       HxShowcase   *showcase,
                                       HxCoverage   *coverage,
                                       GError      **error);
char     *hx_survey_dup_prerequisites (const char   *target,
                                       const char   *folder,
                                       GError      **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
