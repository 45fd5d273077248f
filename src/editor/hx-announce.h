/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saying the result of a command to those who cannot see it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void hx_announce (GtkWidget  *widget,
                  const char *text);

G_END_DECLS
