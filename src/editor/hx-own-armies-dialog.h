/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The armies that the user made: adding, removing, and why some are left out. */
#pragma once

#include <adwaita.h>

#include "hx-army-shelf.h"

G_BEGIN_DECLS

#define HX_TYPE_OWN_ARMIES_DIALOG (hx_own_armies_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HxOwnArmiesDialog, hx_own_armies_dialog, HX, OWN_ARMIES_DIALOG, AdwDialog)

AdwDialog *hx_own_armies_dialog_new (HxArmyShelf *shelf) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
