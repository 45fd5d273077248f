/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window on one scenario, or on the start page, or on a file that could not be read. */
#pragma once

#include <adwaita.h>

#include "hx-draft.h"
#include "hx-session.h"
#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_WINDOW (hx_window_get_type ())
G_DECLARE_FINAL_TYPE (HxWindow, hx_window, HX, WINDOW, AdwApplicationWindow)

HxWindow    *hx_window_new          (AdwApplication *application,
                                     HxLibrary      *library) G_GNUC_WARN_UNUSED_RESULT;

HxViewState *hx_window_get_view     (HxWindow       *self);
gboolean     hx_window_get_is_blank (HxWindow       *self);
void         hx_window_open         (HxWindow       *self,
                                     GFile          *file);
void         hx_window_open_beside  (HxWindow       *self,
                                     GFile          *file);
HxWindow    *hx_window_find         (GtkApplication *application,
                                     GFile          *file);
gboolean     hx_window_get_is_free  (HxWindow       *self);
void         hx_window_restore      (HxWindow       *self,
                                     HxDraft        *draft,
                                     HxDocument     *document);
void         hx_window_flush        (HxWindow       *self);
HxSessionWindow *hx_window_describe (HxWindow       *self) G_GNUC_WARN_UNUSED_RESULT;
void         hx_window_place        (HxWindow       *self,
                                     const HxSessionWindow *place);
void         hx_window_show_page    (HxWindow       *self,
                                     const char     *name);
gboolean     hx_window_welcome      (HxWindow       *self);
const char  *hx_window_find_help    (HxWindow       *self);

G_END_DECLS
