/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hex in words, for those who hear the board. */
#pragma once

#include "hx-view-state.h"

G_BEGIN_DECLS

char *hx_hex_text_dup        (HxViewState      *view,
                              const HxPosition *position,
                              const HxPicture  *picture,
                              guint8            hex) G_GNUC_WARN_UNUSED_RESULT;
char *hx_hex_text_dup_tooltip (HxViewState      *view,
                               const HxPosition *position,
                               const HxPicture  *picture,
                               guint8            hex) G_GNUC_WARN_UNUSED_RESULT;
char *hx_hex_text_dup_facing (guint8            facing) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
