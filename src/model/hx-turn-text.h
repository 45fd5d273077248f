/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn in words: who is to move, with what, and what the turn has done. */
#pragma once

#include "hx-view-state.h"

G_BEGIN_DECLS

guint  hx_turn_text_get_side   (HxViewState *view);
char  *hx_turn_text_dup_title  (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;
char  *hx_turn_text_dup_stacks (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;
char **hx_turn_text_dup_done   (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;
char  *hx_turn_text_dup_pick   (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;
char  *hx_turn_text_dup_refusal (HxViewState *view,
                                char       ***rules) G_GNUC_WARN_UNUSED_RESULT;
char  *hx_turn_text_dup_last   (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
