/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scenario being edited: its value now, where it comes from, and the commands that change it, each with its undo step. */
#pragma once

#include <gio/gio.h>

#include "hx-file-watch.h"
#include "hx-history.h"
#include "hx-library.h"
#include "hx-narrator.h"

G_BEGIN_DECLS

#define HX_TYPE_DOCUMENT (hx_document_get_type ())
G_DECLARE_FINAL_TYPE (HxDocument, hx_document, HX, DOCUMENT, GObject)

HxDocument       *hx_document_new            (HxLibrary            *library,
                                              HxScenario           *scenario,
                                              GFile                *file) G_GNUC_WARN_UNUSED_RESULT;
HxDocument       *hx_document_load           (HxLibrary            *library,
                                              GFile                *file,
                                              GError              **error) G_GNUC_WARN_UNUSED_RESULT;
HxDocument       *hx_document_restore        (HxLibrary            *library,
                                              HxScenario           *scenario,
                                              GFile                *file,
                                              const char           *base) G_GNUC_WARN_UNUSED_RESULT;
void              hx_document_save_async     (HxDocument           *self,
                                              GFile                *file,
                                              GCancellable         *cancellable,
                                              GAsyncReadyCallback   callback,
                                              gpointer              user_data);
gboolean          hx_document_save_finish    (HxDocument           *self,
                                              GAsyncResult         *result,
                                              GError              **error);

HxOutside         hx_document_get_outside    (HxDocument           *self);
void              hx_document_look_async     (HxDocument           *self,
                                              GAsyncReadyCallback   callback,
                                              gpointer              user_data);
HxOutside         hx_document_look_finish    (HxDocument           *self,
                                              GAsyncResult         *result);
gboolean          hx_document_reload         (HxDocument           *self,
                                              GError              **error);
void              hx_document_keep           (HxDocument           *self);

HxLibrary        *hx_document_get_library    (HxDocument           *self);
const HxCatalog  *hx_document_get_catalog    (HxDocument           *self);
const HxBox      *hx_document_get_box        (HxDocument           *self);
HxHistory        *hx_document_get_history    (HxDocument           *self);
GFile            *hx_document_get_file       (HxDocument           *self);
const char       *hx_document_get_base       (HxDocument           *self);
const HxScenario *hx_document_get_scenario   (HxDocument           *self);
const HxPosition *hx_document_get_position   (HxDocument           *self);
char             *hx_document_dup_title      (HxDocument           *self);
char             *hx_document_dup_side_name  (HxDocument           *self,
                                              guint                 side);
HxNarrator       *hx_document_create_narrator (HxDocument          *self) G_GNUC_WARN_UNUSED_RESULT;
void              hx_document_name_sides     (HxDocument           *self,
                                              HxNarrator           *narrator);
gboolean          hx_document_get_dirty      (HxDocument           *self);
const HxPiece    *hx_document_get_piece      (HxDocument           *self,
                                              guint8                hex);
gboolean          hx_document_can_place      (HxDocument           *self,
                                              guint16               tile,
                                              guint8                hex);
gboolean          hx_document_can_move       (HxDocument           *self,
                                              guint8                from,
                                              guint8                to);

gboolean          hx_document_place          (HxDocument           *self,
                                              guint8                hex,
                                              const HxPiece        *piece);
gboolean          hx_document_move           (HxDocument           *self,
                                              guint8                from,
                                              guint8                to,
                                              guint8                facing);
gboolean          hx_document_turn           (HxDocument           *self,
                                              guint8                hex,
                                              int                   turns);
gboolean          hx_document_remove         (HxDocument           *self,
                                              guint8                hex);
gboolean          hx_document_set_wounds     (HxDocument           *self,
                                              guint8                hex,
                                              guint                 wounds);
gboolean          hx_document_set_net        (HxDocument           *self,
                                              guint8                hex,
                                              HxToggle              net);
gboolean          hx_document_set_power      (HxDocument           *self,
                                              guint8                hex,
                                              HxToggle              power);
void              hx_document_keep_result    (HxDocument           *self,
                                              const HxGame         *game);
void              hx_document_continue_from  (HxDocument           *self,
                                              const HxPosition     *board);
gboolean          hx_document_undo           (HxDocument           *self);
gboolean          hx_document_redo           (HxDocument           *self);

G_END_DECLS
