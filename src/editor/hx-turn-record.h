/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was played, as a list: the main line with its branches indented below the entries beside which they stand. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

GtkWidget *hx_turn_record_new (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
