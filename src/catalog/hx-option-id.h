/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short stable names for the options of a choice, so that a file or a command line can hold decisions. */
#pragma once

#include <glib.h>

#include "hx-battle.h"

G_BEGIN_DECLS

const char *hx_about_id      (HxAbout         about);
char       *hx_option_dup_id (const HxBox    *box,
                              const HxChoice *choice,
                              guint           option) G_GNUC_WARN_UNUSED_RESULT;
int         hx_option_find   (const HxBox    *box,
                              const HxChoice *choice,
                              const char     *id);

G_END_DECLS
