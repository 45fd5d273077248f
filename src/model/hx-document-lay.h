/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands about what lies on a board beside the tiles: markers, Traps, Monoliths. */
#pragma once

#include "hx-marker.h"

G_BEGIN_DECLS

gboolean   hx_document_can_change_marker (HxDocument   *self,
                                          guint8        hex,
                                          HxPieceMarker marker,
                                          int           change);
gboolean   hx_document_change_marker     (HxDocument   *self,
                                          guint8        hex,
                                          HxPieceMarker marker,
                                          int           change);

HxTrapKind hx_document_get_trap          (HxDocument   *self,
                                          guint8        hex);
gboolean   hx_document_can_lay           (HxDocument   *self,
                                          guint8        hex);
gboolean   hx_document_lay_trap          (HxDocument   *self,
                                          guint8        hex,
                                          HxTrapKind    trap,
                                          guint         side);
gboolean   hx_document_move_trap         (HxDocument   *self,
                                          guint8        from,
                                          guint8        to);
gboolean   hx_document_remove_trap       (HxDocument   *self,
                                          guint8        hex);

void       hx_document_set_monolith      (HxDocument   *self,
                                          guint         side,
                                          gboolean      present);
gboolean   hx_document_set_cargo         (HxDocument   *self,
                                          guint         side,
                                          guint         part,
                                          guint16       tile);
gboolean   hx_document_can_put_part      (HxDocument   *self,
                                          guint         side,
                                          guint         part,
                                          guint8        hex);
gboolean   hx_document_expand            (HxDocument   *self,
                                          guint         side,
                                          const guint8  parts[2],
                                          const guint8  facings[2]);
gboolean   hx_document_collapse          (HxDocument   *self,
                                          guint         side);

G_END_DECLS
