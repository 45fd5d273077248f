/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window with the help pages, beside those with scenarios. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HX_TYPE_HELP_WINDOW (hx_help_window_get_type ())
G_DECLARE_FINAL_TYPE (HxHelpWindow, hx_help_window, HX, HELP_WINDOW, AdwWindow)

HxHelpWindow *hx_help_window_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void          hx_help_window_open (HxHelpWindow *self,
                                   const char   *target);

G_END_DECLS
