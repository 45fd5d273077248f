/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a battle came out, and going on from there. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

GtkWidget *hx_verdict_card_new (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
