/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a window whose file cannot be opened. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HX_TYPE_ERROR_PAGE (hx_error_page_get_type ())
G_DECLARE_FINAL_TYPE (HxErrorPage, hx_error_page, HX, ERROR_PAGE, AdwBin)

void hx_error_page_set_menu (HxErrorPage *self,
                             GMenuModel  *menu);
void hx_error_page_tell     (HxErrorPage *self,
                             const char  *text);

G_END_DECLS
