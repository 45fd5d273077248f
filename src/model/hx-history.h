/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo as a stack of scenario values with labels; knows which of them is the one on disk. */
#pragma once

#include <glib-object.h>

#include "hx-scenario.h"

G_BEGIN_DECLS

#define HX_TYPE_HISTORY (hx_history_get_type ())
G_DECLARE_FINAL_TYPE (HxHistory, hx_history, HX, HISTORY, GObject)

HxHistory        *hx_history_new            (HxScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

const HxScenario *hx_history_get_current    (HxHistory  *self);
guint             hx_history_get_revision   (HxHistory  *self);
gboolean          hx_history_get_can_undo   (HxHistory  *self);
gboolean          hx_history_get_can_redo   (HxHistory  *self);
const char       *hx_history_get_undo_label (HxHistory  *self);
const char       *hx_history_get_redo_label (HxHistory  *self);
gboolean          hx_history_get_clean      (HxHistory  *self);

void              hx_history_push           (HxHistory  *self,
                                             HxScenario *scenario,
                                             const char *label,
                                             const char *coalesce);
void              hx_history_end_gesture    (HxHistory  *self);
gboolean          hx_history_undo           (HxHistory  *self);
gboolean          hx_history_redo           (HxHistory  *self);
void              hx_history_mark_clean     (HxHistory  *self,
                                             guint       revision);
void              hx_history_mark_not_on_disk (HxHistory *self);

G_END_DECLS
