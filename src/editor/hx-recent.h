/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files that were opened or saved last, kept in the settings. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define HX_RECENT_KEY "recent-files"

void       hx_recent_add          (GSettings *settings,
                                   GFile     *file);
void       hx_recent_remove       (GSettings *settings,
                                   GFile     *file);
GPtrArray *hx_recent_list         (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;
gboolean   hx_recent_is_missing   (GFile     *file);
char      *hx_recent_dup_name     (GFile     *file) G_GNUC_WARN_UNUSED_RESULT;
char      *hx_recent_dup_folder   (GFile     *file) G_GNUC_WARN_UNUSED_RESULT;
char      *hx_recent_dup_farewell (GFile     *missing) G_GNUC_WARN_UNUSED_RESULT;
void       hx_recent_fill_menu    (GSettings *settings,
                                   GMenu     *menu);

G_END_DECLS
