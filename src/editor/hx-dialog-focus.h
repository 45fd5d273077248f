/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the keyboard is as a dialog opens. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void hx_dialog_focus (AdwDialog *dialog,
                      GtkWidget *first);

G_END_DECLS
