/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog with all outcomes of a battle, one of which can be taken. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_OUTCOMES_DIALOG (hx_outcomes_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HxOutcomesDialog, hx_outcomes_dialog, HX, OUTCOMES_DIALOG, AdwDialog)

AdwDialog *hx_outcomes_dialog_new (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
