/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The markers on the selected piece, each with a button that takes it off. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_MARKER_LIST (hx_marker_list_get_type ())
G_DECLARE_FINAL_TYPE (HxMarkerList, hx_marker_list, HX, MARKER_LIST, AdwBin)

void hx_marker_list_show (HxMarkerList *self,
                          HxViewState  *view);

G_END_DECLS
