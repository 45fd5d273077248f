/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which windows there were when the program ended without anybody having closed them. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* One window: what is open in it and how large it is. */
typedef struct
{
  char *uri;   /* (nullable): its file */
  char *draft; /* (nullable): the name of its draft, if it has something that is not saved */
  int width;
  int height;
  gboolean is_maximized;
} HxSessionWindow;

HxSessionWindow *hx_session_window_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void             hx_session_window_free (HxSessionWindow *window);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxSessionWindow, hx_session_window_free)

#define HX_TYPE_SESSION (hx_session_get_type ())
G_DECLARE_FINAL_TYPE (HxSession, hx_session, HX, SESSION, GObject)

HxSession *hx_session_claim   (const char  *path) G_GNUC_WARN_UNUSED_RESULT;
char      *hx_session_dup_path (void) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *hx_session_take    (HxSession   *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean   hx_session_write   (HxSession   *self,
                               GPtrArray   *windows,
                               GError     **error);

G_END_DECLS
