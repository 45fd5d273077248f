/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notices that a file is not any more what it was when it was read or written last. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** HxOutside: what other programs did to a file. */
typedef enum
{
  HX_OUTSIDE_SAME,    /* nothing, or it is as it was again */
  HX_OUTSIDE_CHANGED, /* it holds something else */
  HX_OUTSIDE_GONE,    /* it is not there */
} HxOutside;

#define HX_TYPE_FILE_WATCH (hx_file_watch_get_type ())
G_DECLARE_FINAL_TYPE (HxFileWatch, hx_file_watch, HX, FILE_WATCH, GObject)

HxFileWatch *hx_file_watch_new          (GFile               *file,
                                         const char          *base) G_GNUC_WARN_UNUSED_RESULT;

HxOutside    hx_file_watch_get_state    (HxFileWatch         *self);
const char  *hx_file_watch_get_seen     (HxFileWatch         *self);
void         hx_file_watch_check_async  (HxFileWatch         *self,
                                         GCancellable        *cancellable,
                                         GAsyncReadyCallback  callback,
                                         gpointer             user_data);
HxOutside    hx_file_watch_check_finish (HxFileWatch         *self,
                                         GAsyncResult        *result);

G_END_DECLS
