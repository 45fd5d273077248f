/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading the official rulings from their JSON file. */
#pragma once

#include "hx-file-error.h"
#include "hx-official.h"

G_BEGIN_DECLS

HxOfficials *hx_officials_load_bytes (const char  *name,
                                      GBytes      *bytes,
                                      GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
