/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be played now, as lists under headings by kind. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

GtkWidget *hx_turn_actions_new   (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;
void       hx_turn_actions_focus (GtkWidget   *actions);

G_END_DECLS
