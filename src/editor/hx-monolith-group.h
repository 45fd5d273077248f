/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Monolith under the selected HQ: whether there is one, what lies in it, expanding and collapsing it by hand. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_MONOLITH_GROUP (hx_monolith_group_get_type ())
G_DECLARE_FINAL_TYPE (HxMonolithGroup, hx_monolith_group, HX, MONOLITH_GROUP, AdwBin)

void hx_monolith_group_show (HxMonolithGroup *self,
                             HxViewState     *view);

G_END_DECLS
