/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says how much is odd about the position, and what when it is pressed; it is not there where nothing is. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_ODD_BUTTON (hx_odd_button_get_type ())
G_DECLARE_FINAL_TYPE (HxOddButton, hx_odd_button, HX, ODD_BUTTON, AdwBin)

void hx_odd_button_show (HxOddButton *self,
                         HxViewState *view);
void hx_odd_button_open (HxOddButton *self);

G_END_DECLS
