/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as text for somebody else, and text from somebody else as a position. */
#pragma once

#include "hx-view-state.h"

G_BEGIN_DECLS

HxScenario *hx_sharing_dup_seen  (HxViewState  *view,
                                  gboolean     *left_out) G_GNUC_WARN_UNUSED_RESULT;
char       *hx_sharing_dup_text  (HxViewState  *view,
                                  gboolean     *left_out) G_GNUC_WARN_UNUSED_RESULT;
HxDocument *hx_sharing_read_text (HxLibrary    *library,
                                  const char   *text,
                                  GError      **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
