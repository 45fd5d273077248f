/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar of a puzzle and the board: one above the other, or side by side where there is little height. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HX_TYPE_BAR_PLACE (hx_bar_place_get_type ())
G_DECLARE_FINAL_TYPE (HxBarPlace, hx_bar_place, HX, BAR_PLACE, GtkWidget)

void hx_bar_place_set_covered (HxBarPlace *self,
                               int         height);

G_END_DECLS
