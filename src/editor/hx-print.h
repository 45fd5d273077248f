/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing a board on one sheet. */
#pragma once

#include <gtk/gtk.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

gboolean hx_print (HxViewState  *view,
                   GtkWindow    *window,
                   GError      **error);

G_END_DECLS
