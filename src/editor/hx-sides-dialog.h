/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sides of the open scenario, their armies, and the size of its board. */
#pragma once

#include <adwaita.h>

#include "hx-document.h"

G_BEGIN_DECLS

#define HX_TYPE_SIDES_DIALOG (hx_sides_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HxSidesDialog, hx_sides_dialog, HX, SIDES_DIALOG, AdwDialog)

AdwDialog  *hx_sides_dialog_new       (HxDocument *document) G_GNUC_WARN_UNUSED_RESULT;
const char *hx_sides_dialog_name_side (guint       side);

G_END_DECLS
