/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A banner above the board that says what another program did to the file, and asks what to do. */
#pragma once

#include <adwaita.h>

#include "hx-document.h"

G_BEGIN_DECLS

#define HX_TYPE_FILE_BAR (hx_file_bar_get_type ())
G_DECLARE_FINAL_TYPE (HxFileBar, hx_file_bar, HX, FILE_BAR, GtkBox)

void hx_file_bar_tell (HxFileBar  *self,
                       HxDocument *document);

G_END_DECLS
