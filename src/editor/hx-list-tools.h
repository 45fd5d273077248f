/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Headings and boxed lists that the inspector's pages fill at run time. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *hx_heading_new    (const char *text) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *hx_boxed_list_new (void) G_GNUC_WARN_UNUSED_RESULT;
void       hx_box_clear      (GtkBox     *box);

G_END_DECLS
