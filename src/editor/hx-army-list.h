/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The armies that a side can have, to be chosen from. */
#pragma once

#include <gtk/gtk.h>

#include "hx-library.h"

G_BEGIN_DECLS

GPtrArray     *hx_army_list_new       (HxLibrary  *library) G_GNUC_WARN_UNUSED_RESULT;
char          *hx_army_list_mark      (const HxArmy *army,
                                       char         *name) G_GNUC_WARN_UNUSED_RESULT;
GtkStringList *hx_army_list_dup_names (HxLibrary  *library,
                                       GPtrArray  *armies,
                                       const char *before) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
