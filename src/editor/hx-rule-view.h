/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rule, a disputed point or an official ruling with everything that belongs to it. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_RULE_VIEW (hx_rule_view_get_type ())
G_DECLARE_FINAL_TYPE (HxRuleView, hx_rule_view, HX, RULE_VIEW, AdwBin)

GtkWidget *hx_rule_view_new (HxViewState *view,
                             const char  *id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
