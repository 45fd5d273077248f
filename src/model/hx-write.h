/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a whole file so that it is either the new one or the old one, whatever fails on the way. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void     hx_write_async  (GFile                *file,
                          GBytes               *bytes,
                          GCancellable         *cancellable,
                          GAsyncReadyCallback   callback,
                          gpointer              user_data);
gboolean hx_write_finish (GFile                *file,
                          GAsyncResult         *result,
                          GError              **error);

G_END_DECLS
