/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far the search for a hint is, and a button that ends it. */
#pragma once

#include <adwaita.h>

#include "hx-puzzle-try.h"

G_BEGIN_DECLS

#define HX_TYPE_HINT_SEARCH (hx_hint_search_get_type ())
G_DECLARE_FINAL_TYPE (HxHintSearch, hx_hint_search, HX, HINT_SEARCH, AdwBin)

GtkWidget *hx_hint_search_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void       hx_hint_search_show (HxHintSearch *self,
                                HxPuzzleTry  *attempt);

G_END_DECLS
