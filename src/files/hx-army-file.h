/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading the printed facts of an army from its JSON file. */
#pragma once

#include "hx-army.h"
#include "hx-file-error.h"

G_BEGIN_DECLS

HxArmy *hx_army_load_bytes (const char  *name,
                            GBytes      *bytes,
                            GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
