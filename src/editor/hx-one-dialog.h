/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whoever presses a key twice wants one dialog, not two. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

gboolean hx_one_dialog_is_open (gpointer window);

G_END_DECLS
