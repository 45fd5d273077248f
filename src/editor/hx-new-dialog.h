/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for the armies and the board of a new scenario. */
#pragma once

#include <adwaita.h>

#include "hx-library.h"
#include "hx-scenario.h"

G_BEGIN_DECLS

#define HX_TYPE_NEW_DIALOG (hx_new_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HxNewDialog, hx_new_dialog, HX, NEW_DIALOG, AdwDialog)

AdwDialog  *hx_new_dialog_new    (HxLibrary   *library) G_GNUC_WARN_UNUSED_RESULT;
HxScenario *hx_new_dialog_create (HxNewDialog *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
