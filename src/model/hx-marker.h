/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The markers that can lie on a piece: what they are called, how many lie there, how many there are. */
#pragma once

#include "hx-document.h"

G_BEGIN_DECLS

typedef enum
{
  HX_PIECE_WOUND,
  HX_PIECE_RANGED_NET,
  HX_PIECE_TRAP_NET,
  HX_PIECE_FRENZY,
  HX_PIECE_PARALYSIS,
  HX_PIECE_MEDPACK,
  HX_N_PIECE_MARKERS,
} HxPieceMarker;

/** HX_UNCOUNTED: as a number of markers: as many as one likes. */
#define HX_UNCOUNTED G_MAXINT

const char *hx_marker_word     (HxPieceMarker   marker);
guint       hx_marker_on_piece (const HxPiece  *piece,
                                HxPieceMarker   marker);
gboolean    hx_marker_change   (HxPiece        *piece,
                                HxPieceMarker   marker,
                                int             change);
HxTrapKind  hx_marker_get_trap (HxPieceMarker   marker);
gint        hx_marker_count    (HxDocument     *document,
                                guint           side,
                                HxPieceMarker   marker);
gint        hx_trap_count      (HxDocument     *document,
                                guint           side,
                                HxTrapKind      trap);

G_END_DECLS
