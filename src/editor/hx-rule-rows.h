/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows that open a rule, a disputed point or an official ruling, and what such a thing is called. */
#pragma once

#include <adwaita.h>

#include "hx-reference.h"
#include "hx-view-state.h"

G_BEGIN_DECLS

HxReference *hx_rule_rows_get_reference (HxViewState *view);
char        *hx_rule_rows_dup_heading   (HxViewState *view,
                                         const char  *id) G_GNUC_WARN_UNUSED_RESULT;
char        *hx_rule_rows_dup_text      (HxViewState *view,
                                         const char  *id) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget   *hx_rule_row_new            (HxViewState *view,
                                         const char  *id) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget   *hx_rule_label_new          (const char  *text,
                                         const char  *css_class) G_GNUC_WARN_UNUSED_RESULT;
void         hx_rule_rows_append_all    (GtkBox      *box,
                                         HxViewState *view,
                                         const char  *heading,
                                         char       **ids);
AdwNavigationPage *hx_rule_page_frame   (const char  *title,
                                         GtkWidget   *content) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
