/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands on several pieces at once, and pieces on their way through the clipboard. */
#pragma once

#include "hx-document.h"

G_BEGIN_DECLS

/**
 * HxClip: pieces that were copied, with where they stood from the first of them.
 * @n: how many
 */
typedef struct
{
  guint n;
  struct
  {
    gint8 q, r;
    HxPiece piece;
  } pieces[HX_MAX_HEXES];
} HxClip;

#define HX_TYPE_CLIP (hx_clip_get_type ())
GType    hx_clip_get_type                (void);
HxClip  *hx_clip_copy                    (const HxClip *clip) G_GNUC_WARN_UNUSED_RESULT;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxClip, g_free)

HxClip  *hx_document_copy_pieces         (HxDocument   *self,
                                          HxHexSet      hexes,
                                          guint8        first) G_GNUC_WARN_UNUSED_RESULT;
guint8   hx_document_find_room           (HxDocument   *self,
                                          const HxClip *clip,
                                          guint8        hex);
HxHexSet hx_document_paste               (HxDocument   *self,
                                          const HxClip *clip,
                                          guint8        hex);

gboolean hx_document_turn_all            (HxDocument   *self,
                                          HxHexSet      hexes,
                                          int           turns);
gboolean hx_document_remove_all          (HxDocument   *self,
                                          HxHexSet      hexes,
                                          gboolean      is_cut);
HxHexSet hx_document_shift               (HxDocument   *self,
                                          HxHexSet      hexes,
                                          guint8        from,
                                          guint8        to);
gboolean hx_document_move_all            (HxDocument   *self,
                                          HxHexSet      hexes,
                                          guint8        from,
                                          guint8        to,
                                          int           turns);

G_END_DECLS
