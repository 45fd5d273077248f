/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turning the piece on a hex with the mouse: by the wheel, and by its facing mark. */
#pragma once

#include <gtk/gtk.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

void hx_turning_attach (GtkWidget   *cell,
                        HxViewState *view,
                        guint8       hex);

G_END_DECLS
