/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Brings back the windows that nobody closed, and what was not saved in them. */
#pragma once

#include <adwaita.h>

#include "hx-library.h"

G_BEGIN_DECLS

char *hx_restore_windows (AdwApplication *application,
                          HxLibrary      *library,
                          GPtrArray      *windows,
                          gboolean        with_files) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
