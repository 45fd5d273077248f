/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares contents, not times: a file that was touched, copied back or written by ourselves is no change. */

#include "config.h"

#include "hx-file-watch.h"

/* Programs that write a file need a moment, and some remove it first. */
#define SETTLE_MS 250

struct _HxFileWatch
{
  GObject parent_instance;

  /* owned */
  GFile *file;
  GFileMonitor *monitor;
  char *base;
  char *seen;

  /* state */
  HxOutside state;
  guint timeout_id;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxFileWatch, hx_file_watch, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
set_seen (HxFileWatch *self,
          const char  *seen)
{
  HxOutside state = g_strcmp0 (seen, self->base) == 0 ? HX_OUTSIDE_SAME
                    : seen == NULL                    ? HX_OUTSIDE_GONE
                                                      : HX_OUTSIDE_CHANGED;
  gboolean is_news = state != self->state || (state == HX_OUTSIDE_CHANGED && g_strcmp0 (seen, self->seen) != 0);

  g_set_str (&self->seen, seen);
  self->state = state;
  if (is_news)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
contents_loaded_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  HxFileWatch *self = g_task_get_source_object (task);
  g_autofree char *contents = NULL;
  g_autofree char *seen = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (g_file_load_contents_finish (G_FILE (object), result, &contents, &length, NULL, &error))
    {
      seen = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) contents, length);
      set_seen (self, seen);
    }
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    set_seen (self, NULL);
  /* A file that cannot be looked at for some other reason says nothing. */
  g_task_return_int (task, self->state);
}

static gboolean
settled_cb (gpointer user_data)
{
  HxFileWatch *self = user_data;

  self->timeout_id = 0;
  hx_file_watch_check_async (self, NULL, NULL, NULL);

  return G_SOURCE_REMOVE;
}

static void
monitor_changed_cb (HxFileWatch *self)
{
  if (self->timeout_id == 0)
    self->timeout_id = g_timeout_add (SETTLE_MS, settled_cb, self);
}

static void
hx_file_watch_dispose (GObject *object)
{
  HxFileWatch *self = HX_FILE_WATCH (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (self->monitor != NULL)
    g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);
  g_clear_object (&self->file);
  g_clear_pointer (&self->base, g_free);
  g_clear_pointer (&self->seen, g_free);

  G_OBJECT_CLASS (hx_file_watch_parent_class)->dispose (object);
}

static void
hx_file_watch_class_init (HxFileWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_file_watch_dispose;

  /** HxFileWatch::changed: the state, or what the file holds, is another one. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", HX_TYPE_FILE_WATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
hx_file_watch_init (HxFileWatch *self)
{
}

/**
 * hx_file_watch_new:
 * @file: the file to watch
 * @base: (nullable): SHA-256 of what it held when it was known, or %NULL if it was not there
 *
 * Where the file cannot be watched, it can still be looked at.
 *
 * Returns: (transfer full): the watch, for which the file is as it was until it has looked
 */
HxFileWatch *
hx_file_watch_new (GFile      *file,
                   const char *base)
{
  HxFileWatch *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (HX_TYPE_FILE_WATCH, NULL);
  self->file = g_object_ref (file);
  self->base = g_strdup (base);
  self->seen = g_strdup (base);
  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (monitor_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/** hx_file_watch_get_state: Returns: what the last look at the file found. */
HxOutside
hx_file_watch_get_state (HxFileWatch *self)
{
  g_return_val_if_fail (HX_IS_FILE_WATCH (self), HX_OUTSIDE_SAME);

  return self->state;
}

/** hx_file_watch_get_seen: Returns: (nullable): SHA-256 of what it held at the last look, or %NULL if it was gone. */
const char *
hx_file_watch_get_seen (HxFileWatch *self)
{
  g_return_val_if_fail (HX_IS_FILE_WATCH (self), NULL);

  return self->seen;
}

/** hx_file_watch_check_async: Looks at the file now. */
void
hx_file_watch_check_async (HxFileWatch         *self,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (HX_IS_FILE_WATCH (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, hx_file_watch_check_async);
  g_file_load_contents_async (self->file, cancellable, contents_loaded_cb, task);
}

/** hx_file_watch_check_finish: Returns: what the look found. */
HxOutside
hx_file_watch_check_finish (HxFileWatch  *self,
                            GAsyncResult *result)
{
  gssize state;

  g_return_val_if_fail (g_task_is_valid (result, self), HX_OUTSIDE_SAME);

  state = g_task_propagate_int (G_TASK (result), NULL);

  return state < 0 ? HX_OUTSIDE_SAME : (HxOutside) state;
}
