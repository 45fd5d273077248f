/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inspector's page on the selected piece. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_PIECE_PAGE (hx_piece_page_get_type ())
G_DECLARE_FINAL_TYPE (HxPiecePage, hx_piece_page, HX, PIECE_PAGE, AdwBin)

void  hx_piece_page_set_view    (HxPiecePage *self,
                                 HxViewState *view);
void  hx_piece_page_focus_card  (HxPiecePage *self);
char *hx_piece_page_dup_summary (HxPiecePage *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
