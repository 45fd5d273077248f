/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inspector's page on the rules: those that matter here, all others by search, and each with all that belongs to it. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_RULES_PAGE (hx_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (HxRulesPage, hx_rules_page, HX, RULES_PAGE, AdwBin)

void hx_rules_page_set_view  (HxRulesPage *self,
                              HxViewState *view);
void hx_rules_page_show_rule (HxRulesPage *self,
                              const char  *id);
void hx_rules_page_show_tile (HxRulesPage *self,
                              guint16      tile);

G_END_DECLS
