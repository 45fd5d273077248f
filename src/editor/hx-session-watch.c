/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Written a moment after a window came, went or shows something else, so that a crash finds it written. */

#include "config.h"

#include "hx-session-watch.h"

#include "hx-window.h"

#define DELAY_MS 1000

struct _HxSessionWatch
{
  GObject parent_instance;

  /* owned */
  HxSession *session;

  /* not owned: it owns us */
  GtkApplication *application;

  /* state */
  guint timeout_id;
};

G_DEFINE_FINAL_TYPE (HxSessionWatch, hx_session_watch, G_TYPE_OBJECT)

static void
hx_session_watch_dispose (GObject *object)
{
  HxSessionWatch *self = HX_SESSION_WATCH (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (hx_session_watch_parent_class)->dispose (object);
}

static void
hx_session_watch_class_init (HxSessionWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_session_watch_dispose;
}

static void
hx_session_watch_init (HxSessionWatch *self)
{
}

static gboolean
timeout_cb (gpointer user_data)
{
  HxSessionWatch *self = user_data;

  self->timeout_id = 0;
  hx_session_watch_flush (self);

  return G_SOURCE_REMOVE;
}

static void
schedule (HxSessionWatch *self)
{
  if (self->timeout_id == 0)
    self->timeout_id = g_timeout_add (DELAY_MS, timeout_cb, self);
}

/* The title changes with what the window shows. */
static void
watch_window (HxSessionWatch *self,
              GtkWindow      *window)
{
  g_signal_connect_object (window, "notify::title", G_CALLBACK (schedule), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::maximized", G_CALLBACK (schedule), self, G_CONNECT_SWAPPED);
  schedule (self);
}

/**
 * hx_session_watch_new:
 * @application: (transfer none): whose windows; it must outlive what is returned
 * @session: where they are kept
 *
 * Returns: (transfer full): what keeps them
 */
HxSessionWatch *
hx_session_watch_new (GtkApplication *application,
                      HxSession      *session)
{
  HxSessionWatch *self;

  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (HX_IS_SESSION (session), NULL);

  self = g_object_new (HX_TYPE_SESSION_WATCH, NULL);
  self->application = application;
  self->session = g_object_ref (session);
  for (GList *item = gtk_application_get_windows (application); item != NULL; item = item->next)
    watch_window (self, item->data);
  g_signal_connect_object (application, "window-added", G_CALLBACK (watch_window), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (application, "window-removed", G_CALLBACK (schedule), self, G_CONNECT_SWAPPED);

  return self;
}

/** hx_session_watch_flush: Has the windows on disk when it returns, or nothing if there are none. */
void
hx_session_watch_flush (HxSessionWatch *self)
{
  g_autoptr (GPtrArray) windows = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_session_window_free);
  g_autoptr (GError) error = NULL;

  g_return_if_fail (HX_IS_SESSION_WATCH (self));

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  /* The list has the window first that was used last. */
  for (GList *item = gtk_application_get_windows (self->application); item != NULL; item = item->next)
    {
      if (HX_IS_WINDOW (item->data))
        g_ptr_array_insert (windows, 0, hx_window_describe (item->data));
    }
  if (!hx_session_write (self->session, windows, &error))
    g_info ("The session is not kept: %s", error->message);
}
