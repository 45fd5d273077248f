/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A help page as widgets. */
#pragma once

#include <adwaita.h>

#include "hx-help.h"

G_BEGIN_DECLS

#define HX_TYPE_HELP_VIEW (hx_help_view_get_type ())
G_DECLARE_FINAL_TYPE (HxHelpView, hx_help_view, HX, HELP_VIEW, AdwBin)

GtkWidget *hx_help_view_new       (HxHelp           *help,
                                   const HxHelpPage *page) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *hx_help_list_new       (HxHelp           *help,
                                   GPtrArray        *pages) G_GNUC_WARN_UNUSED_RESULT;
void       hx_help_view_go_to     (HxHelpView       *self,
                                   const char       *anchor);

G_END_DECLS
