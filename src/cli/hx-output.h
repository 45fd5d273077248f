/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that commands write. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean hx_output_write (const char  *path,
                          GBytes      *bytes,
                          GError     **error);

G_END_DECLS
