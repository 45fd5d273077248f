/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the draft of one document up to date, for as long as the document is not saved. */
#pragma once

#include "hx-draft.h"

G_BEGIN_DECLS

#define HX_TYPE_AUTOSAVE (hx_autosave_get_type ())
G_DECLARE_FINAL_TYPE (HxAutosave, hx_autosave, HX, AUTOSAVE, GObject)

HxAutosave *hx_autosave_new        (HxDocument *document,
                                    HxDraft    *draft) G_GNUC_WARN_UNUSED_RESULT;

HxDraft    *hx_autosave_get_draft  (HxAutosave *self);
void        hx_autosave_write_soon (HxAutosave *self);
gboolean    hx_autosave_flush      (HxAutosave *self,
                                    GError    **error);
void        hx_autosave_discard    (HxAutosave *self);

G_END_DECLS
