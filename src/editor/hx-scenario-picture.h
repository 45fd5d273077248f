/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole board as a small picture. */
#pragma once

#include <gtk/gtk.h>

#include "hx-library.h"
#include "hx-scenario.h"

G_BEGIN_DECLS

GtkWidget *hx_scenario_picture_new       (HxLibrary        *library,
                                          const HxScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *hx_scenario_picture_new_sized (HxLibrary        *library,
                                          const HxScenario *scenario,
                                          int               size) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
