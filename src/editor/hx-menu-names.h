/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names for the items of menus, which GTK draws but does not speak. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void hx_menu_names_watch     (GtkPopover    *menu);
void hx_menu_names_set_model (GtkMenuButton *button,
                              GMenuModel    *model);

G_END_DECLS
