/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading rule texts and decisions from their JSON files. */
#pragma once

#include "hx-file-error.h"
#include "hx-rulebook.h"

G_BEGIN_DECLS

HxRulebook *hx_rulebook_load_bytes  (const char  *name,
                                     GBytes      *bytes,
                                     GError     **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *hx_decisions_load_bytes (const char  *name,
                                     GBytes      *bytes,
                                     GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
