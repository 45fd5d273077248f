/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file beside the user's own ones that holds what is not saved, so that a crash or a kill loses nothing. */
#pragma once

#include <gio/gio.h>

#include "hx-document.h"

G_BEGIN_DECLS

#define HX_TYPE_DRAFT (hx_draft_get_type ())
G_DECLARE_FINAL_TYPE (HxDraft, hx_draft, HX, DRAFT, GObject)

char       *hx_draft_dup_folder (void) G_GNUC_WARN_UNUSED_RESULT;
HxDraft    *hx_draft_new        (const char  *folder) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *hx_draft_claim_all  (const char  *folder) G_GNUC_WARN_UNUSED_RESULT;

char       *hx_draft_dup_name   (HxDraft     *self) G_GNUC_WARN_UNUSED_RESULT;
GBytes     *hx_draft_to_bytes   (HxDocument  *document) G_GNUC_WARN_UNUSED_RESULT;
gboolean    hx_draft_write      (HxDraft     *self,
                                 guint        serial,
                                 GBytes      *bytes,
                                 GError     **error);
HxDocument *hx_draft_read       (HxDraft     *self,
                                 HxLibrary   *library,
                                 GError     **error) G_GNUC_WARN_UNUSED_RESULT;
void        hx_draft_remove     (HxDraft     *self,
                                 guint        serial);
char       *hx_draft_set_aside  (HxDraft     *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
