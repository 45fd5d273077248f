/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board shows, to be drawn somewhere else: into a picture, onto paper. */
#pragma once

#include <gtk/gtk.h>

#include "hx-battle-scene.h"
#include "hx-render.h"
#include "hx-tile-drawing.h"
#include "hx-view-state.h"

G_BEGIN_DECLS

/** HxBoardPicture: a scene with all that it points to; it must not be moved. @document: owned, for what is printed on the tiles */
typedef struct
{
  HxDocument *document;
  HxBattleScene battle;
  HxPosition position;
  HxPicture picture;
  HxBoardScene scene;
  HxDrawStyle style;
} HxBoardPicture;

HxBoardPicture *hx_board_picture_new (HxViewState *view,
                                      GtkWidget   *widget) G_GNUC_WARN_UNUSED_RESULT;
void            hx_board_picture_free (HxBoardPicture *self);

/** HxPictureKind: how a picture is written: see hx_render_bytes(). */
typedef struct
{
  HxRenderFormat format;
  int width;
} HxPictureKind;

void            hx_board_picture_render_async  (HxBoardPicture      *self,
                                                const HxPictureKind *kind,
                                                GCancellable        *cancellable,
                                                GAsyncReadyCallback  callback,
                                                gpointer             user_data);
GBytes         *hx_board_picture_render_finish (GAsyncResult        *result,
                                                GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxBoardPicture, hx_board_picture_free)

G_END_DECLS
