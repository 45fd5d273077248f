/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GIO's own way to replace what a file holds puts the half written file in the place of the old one when the disk is full. */

#include "config.h"

#include "hx-write.h"

/* A stream that is closed while it is cancelled drops what it wrote, and leaves the old file. */
static void
give_up (GOutputStream *stream)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  g_output_stream_close (stream, cancellable, NULL);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  GBytes *bytes = data;
  g_autoptr (GFileOutputStream) stream = NULL;
  GError *error = NULL;
  gsize length;
  gconstpointer start = g_bytes_get_data (bytes, &length);

  stream = g_file_replace (source, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, cancellable, &error);
  if (stream != NULL
      && !g_output_stream_write_all (G_OUTPUT_STREAM (stream), start, length, NULL, cancellable, &error))
    give_up (G_OUTPUT_STREAM (stream));
  else if (stream != NULL)
    g_output_stream_close (G_OUTPUT_STREAM (stream), cancellable, &error);

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

/**
 * hx_write_async:
 * @file: where to; what it holds is replaced
 * @bytes: what it will hold
 * @cancellable: (nullable): to give it up
 *
 * Writes beside @file in another thread, and renames when all is written.
 */
void
hx_write_async (GFile               *file,
                GBytes              *bytes,
                GCancellable        *cancellable,
                GAsyncReadyCallback  callback,
                gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (bytes != NULL);

  task = g_task_new (file, cancellable, callback, user_data);
  g_task_set_source_tag (task, hx_write_async);
  g_task_set_task_data (task, g_bytes_ref (bytes), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, write_in_thread);
}

/**
 * hx_write_finish:
 * @error: why @file is what it was
 *
 * Returns: whether @file holds the bytes now
 */
gboolean
hx_write_finish (GFile         *file,
                 GAsyncResult  *result,
                 GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, file), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
