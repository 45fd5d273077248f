/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of trying to play something, said to a screen reader and shown where it has to be seen. */
#pragma once

#include <gtk/gtk.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

void hx_turn_say (GtkWidget   *widget,
                  HxViewState *view,
                  HxTry        outcome);

G_END_DECLS
