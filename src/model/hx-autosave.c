/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Waits a moment after a change, then writes in another thread: a slow disk must not hold up the hand on the board. */

#include "config.h"

#include "hx-autosave.h"

/* How long a change may be in memory alone. */
#define DELAY_MS 1000

struct _HxAutosave
{
  GObject parent_instance;

  /* owned */
  HxDocument *document;
  HxDraft *draft;

  /* state */
  guint timeout_id;
  guint serial;
  guint n_writing;
};

enum
{
  SIGNAL_FAILED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxAutosave, hx_autosave, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

typedef struct
{
  GBytes *bytes;
  guint serial;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_bytes_unref (job->bytes);
  g_free (job);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (hx_draft_write (source, job->serial, job->bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (HxAutosave) self = user_data;
  g_autoptr (GError) error = NULL;

  self->n_writing--;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
}

static void
start_writing (HxAutosave *self)
{
  g_autoptr (GTask) task = g_task_new (self->draft, NULL, written_cb, g_object_ref (self));
  Job *job = g_new0 (Job, 1);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  job->bytes = hx_draft_to_bytes (self->document);
  job->serial = ++self->serial;
  self->n_writing++;
  g_task_set_source_tag (task, start_writing);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, write_in_thread);
}

static gboolean
timeout_cb (gpointer user_data)
{
  HxAutosave *self = user_data;

  self->timeout_id = 0;
  start_writing (self);

  return G_SOURCE_REMOVE;
}

/* The time runs from the first change that is not in the draft, so that somebody who never rests is kept safe too. */
static void
document_changed_cb (HxAutosave *self)
{
  if (!hx_document_get_dirty (self->document))
    hx_autosave_discard (self);
  else if (self->timeout_id == 0)
    self->timeout_id = g_timeout_add (DELAY_MS, timeout_cb, self);
}

static void
hx_autosave_dispose (GObject *object)
{
  HxAutosave *self = HX_AUTOSAVE (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_object (&self->draft);

  G_OBJECT_CLASS (hx_autosave_parent_class)->dispose (object);
}

static void
hx_autosave_class_init (HxAutosaveClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_autosave_dispose;

  /** HxAutosave::failed: @message: why the document, though not saved, has no draft of its newest state */
  signals[SIGNAL_FAILED] = g_signal_new ("failed", HX_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
hx_autosave_init (HxAutosave *self)
{
}

/**
 * hx_autosave_new:
 * @document: the document to watch
 * @draft: where it is kept while it is not saved; what is there already is taken for its current state
 *
 * Returns: (transfer full): what keeps the draft
 */
HxAutosave *
hx_autosave_new (HxDocument *document,
                 HxDraft    *draft)
{
  HxAutosave *self;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (HX_IS_DRAFT (draft), NULL);

  self = g_object_new (HX_TYPE_AUTOSAVE, NULL);
  self->document = g_object_ref (document);
  self->draft = g_object_ref (draft);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  g_signal_connect_swapped (document, "notify::dirty", G_CALLBACK (document_changed_cb), self);
  g_signal_connect_swapped (document, "notify::file", G_CALLBACK (document_changed_cb), self);

  return self;
}

/** hx_autosave_get_draft: Returns: (transfer none): the draft, which is on disk only while something is not saved. */
HxDraft *
hx_autosave_get_draft (HxAutosave *self)
{
  g_return_val_if_fail (HX_IS_AUTOSAVE (self), NULL);

  return self->draft;
}

/** hx_autosave_write_soon: Does not wait any longer if there is something to write; for when attention goes elsewhere. */
void
hx_autosave_write_soon (HxAutosave *self)
{
  g_return_if_fail (HX_IS_AUTOSAVE (self));

  if (self->timeout_id != 0)
    start_writing (self);
}

/**
 * hx_autosave_flush:
 * @error: why it is not written
 *
 * Returns when the draft is on disk; for when the program may be gone in the next moment.
 *
 * Returns: whether everything that is not saved is in the draft
 */
gboolean
hx_autosave_flush (HxAutosave *self,
                   GError    **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (HX_IS_AUTOSAVE (self), FALSE);

  if (self->timeout_id == 0 && self->n_writing == 0)
    return TRUE;
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (!hx_document_get_dirty (self->document))
    return TRUE;
  bytes = hx_draft_to_bytes (self->document);

  return hx_draft_write (self->draft, ++self->serial, bytes, error);
}

/** hx_autosave_discard: Removes the draft: what it held is saved, or is not wanted. */
void
hx_autosave_discard (HxAutosave *self)
{
  g_return_if_fail (HX_IS_AUTOSAVE (self));

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  hx_draft_remove (self->draft, ++self->serial);
}
