/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Motions that nobody has to wait for. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void hx_motion_add   (AdwAnimation *animation);
void hx_motion_watch (GtkWidget    *window);

G_END_DECLS
