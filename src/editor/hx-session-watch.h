/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the session up to date with the windows that there are. */
#pragma once

#include <adwaita.h>

#include "hx-session.h"

G_BEGIN_DECLS

#define HX_TYPE_SESSION_WATCH (hx_session_watch_get_type ())
G_DECLARE_FINAL_TYPE (HxSessionWatch, hx_session_watch, HX, SESSION_WATCH, GObject)

HxSessionWatch *hx_session_watch_new   (GtkApplication *application,
                                        HxSession      *session) G_GNUC_WARN_UNUSED_RESULT;
void            hx_session_watch_flush (HxSessionWatch *self);

G_END_DECLS
