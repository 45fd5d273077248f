/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program is, whose it is, and whose it is not. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwDialog *hx_about_dialog_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
