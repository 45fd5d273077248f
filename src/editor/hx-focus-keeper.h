/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keyboard stays where it is while a window gets narrow or wide. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void hx_focus_keeper_watch (AdwApplicationWindow *window,
                            GtkWidget            *fallback);

G_END_DECLS
