/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The help pages in the user's language: read when help is first asked for, then found by id or by words. */
#pragma once

#include <gio/gio.h>

#include "hx-help-page.h"

G_BEGIN_DECLS

/** HX_HELP_INDEX: the page that lists all others. */
#define HX_HELP_INDEX "index"

#define HX_TYPE_HELP (hx_help_get_type ())
G_DECLARE_FINAL_TYPE (HxHelp, hx_help, HX, HELP, GObject)

HxHelp           *hx_help_new         (const char *const *folders,
                                       const char *const *languages) G_GNUC_WARN_UNUSED_RESULT;
HxHelp           *hx_help_new_default (void) G_GNUC_WARN_UNUSED_RESULT;

guint             hx_help_get_n_pages (HxHelp            *self);
const HxHelpPage *hx_help_find        (HxHelp            *self,
                                       const char        *id);
GPtrArray        *hx_help_search      (HxHelp            *self,
                                       const char        *words) G_GNUC_WARN_UNUSED_RESULT;
char             *hx_help_dup_path    (HxHelp            *self,
                                       const char        *source) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
