/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place for a page that is made when it is first seen or asked for. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HX_TYPE_LAZY_PAGE (hx_lazy_page_get_type ())
G_DECLARE_FINAL_TYPE (HxLazyPage, hx_lazy_page, HX, LAZY_PAGE, AdwBin)

gpointer hx_lazy_page_get  (HxLazyPage *self);
gpointer hx_lazy_page_peek (HxLazyPage *self);

G_END_DECLS
