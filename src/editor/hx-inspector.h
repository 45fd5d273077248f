/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inspector: its three pages and which of them is in sight. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_INSPECTOR (hx_inspector_get_type ())
G_DECLARE_FINAL_TYPE (HxInspector, hx_inspector, HX, INSPECTOR, AdwBin)

void  hx_inspector_set_view    (HxInspector *self,
                                HxViewState *view);
void  hx_inspector_show_page   (HxInspector *self,
                                const char  *name);
GtkWidget *hx_inspector_get_page (HxInspector *self);
void  hx_inspector_show_rule   (HxInspector *self,
                                const char  *id);
void  hx_inspector_show_tile   (HxInspector *self,
                                guint16      tile);
void  hx_inspector_set_playing (HxInspector *self,
                                gboolean     playing);
void  hx_inspector_focus_choice (HxInspector *self);
void  hx_inspector_focus_actions (HxInspector *self);
char *hx_inspector_dup_summary (HxInspector *self) G_GNUC_WARN_UNUSED_RESULT;
void  hx_inspector_show_card   (HxInspector *self);

G_END_DECLS
