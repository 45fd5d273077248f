/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a window shows as a report to read elsewhere, and one step of it as something to disagree with. */
#pragma once

#include "hx-report.h"
#include "hx-view-state.h"

G_BEGIN_DECLS

HxReport *hx_view_report_new      (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;
char     *hx_view_report_dup_name (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;
char     *hx_disagreement_dup     (HxViewState *view,
                                   gint         step,
                                   const char  *rule,
                                   gboolean    *left_out) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
