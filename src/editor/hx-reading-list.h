/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The readings of a disputed point, to be chosen from, and what another one would change here. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_READING_LIST (hx_reading_list_get_type ())
G_DECLARE_FINAL_TYPE (HxReadingList, hx_reading_list, HX, READING_LIST, AdwBin)

GtkWidget *hx_reading_list_new (HxViewState *view,
                                const char  *id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
