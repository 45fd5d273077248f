/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes of a position by two readings of a disputed point, side by side. */
#pragma once

#include <adwaita.h>

#include "hx-readings.h"
#include "hx-view-state.h"

G_BEGIN_DECLS

void hx_reading_dialog_present (GtkWidget             *parent,
                                HxViewState           *view,
                                const HxReadingEffect *effect);

G_END_DECLS
