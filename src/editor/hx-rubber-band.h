/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The band that a pointer draws over the board to select several pieces. */
#pragma once

#include <gtk/gtk.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_RUBBER_BAND (hx_rubber_band_get_type ())
G_DECLARE_FINAL_TYPE (HxRubberBand, hx_rubber_band, HX, RUBBER_BAND, GtkWidget)

GtkWidget *hx_rubber_band_new      (GtkWidget    *board) G_GNUC_WARN_UNUSED_RESULT;
void       hx_rubber_band_set_view (HxRubberBand *self,
                                    HxViewState  *view);

G_END_DECLS
