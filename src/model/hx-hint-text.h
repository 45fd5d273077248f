/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done next, in a sentence for those who are new. */
#pragma once

#include "hx-view-state.h"

G_BEGIN_DECLS

const char *hx_hint_text_get (HxViewState *view);

G_END_DECLS
