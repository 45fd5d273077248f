/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar above the board while something is tried: how both battles come out, and what differs. */
#pragma once

#include <adwaita.h>

#include "hx-what-if.h"

G_BEGIN_DECLS

#define HX_TYPE_WHAT_IF_BAR (hx_what_if_bar_get_type ())
G_DECLARE_FINAL_TYPE (HxWhatIfBar, hx_what_if_bar, HX, WHAT_IF_BAR, GtkBox)

void hx_what_if_bar_tell (HxWhatIfBar *self,
                          HxWhatIf    *what_if,
                          int          eyes);

G_END_DECLS
