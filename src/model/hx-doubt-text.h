/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a result may hang on although nobody could settle it. */
#pragma once

#include "hx-view-state.h"

G_BEGIN_DECLS

char **hx_doubt_text_dup        (HxViewState *view) G_GNUC_WARN_UNUSED_RESULT;
char **hx_doubt_text_dup_puzzle (HxDocument  *document) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
