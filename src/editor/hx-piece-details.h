/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the inspector's page that a selected piece fills. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_PIECE_DETAILS (hx_piece_details_get_type ())
G_DECLARE_FINAL_TYPE (HxPieceDetails, hx_piece_details, HX, PIECE_DETAILS, AdwBin)

void  hx_piece_details_set_view    (HxPieceDetails *self,
                                    HxViewState    *view);
void  hx_piece_details_focus_card  (HxPieceDetails *self);
char *hx_piece_details_dup_summary (HxPieceDetails *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
