/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys, as a dialog. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwDialog *hx_shortcuts_dialog_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
