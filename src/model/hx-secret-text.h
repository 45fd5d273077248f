/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only one side may know, in sentences that keep to whose eyes the window is for. */
#pragma once

#include "hx-view-state.h"

G_BEGIN_DECLS

char *hx_secret_text_dup_eyes       (HxViewState      *view) G_GNUC_WARN_UNUSED_RESULT;
char *hx_secret_text_dup_trap_title (HxViewState      *view,
                                     const HxPosition *position,
                                     guint8            hex) G_GNUC_WARN_UNUSED_RESULT;
char *hx_secret_text_dup_trap       (HxViewState      *view,
                                     const HxPosition *position,
                                     guint8            hex) G_GNUC_WARN_UNUSED_RESULT;
char *hx_secret_text_dup_cargo      (HxViewState      *view,
                                     const HxPosition *position,
                                     guint             side) G_GNUC_WARN_UNUSED_RESULT;
char **hx_secret_text_dup_oddities  (HxViewState      *view) G_GNUC_WARN_UNUSED_RESULT;
char **hx_secret_text_dup_unrefereed (HxViewState     *view) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
