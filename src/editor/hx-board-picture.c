/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Position, step of the battle, whose eyes and which colours are those of the window; selection and focus stay there. */

#include "config.h"

#include "hx-board-picture.h"

#include "hx-painter.h"

/**
 * hx_board_picture_new:
 * @view: what a window shows
 * @widget: a widget of that window, which knows its colours
 *
 * Returns: (transfer full): the board as it is shown now
 */
HxBoardPicture *
hx_board_picture_new (HxViewState *view,
                      GtkWidget   *widget)
{
  HxDocument *document = hx_view_state_get_document (view);
  HxResolution *resolution = hx_view_state_get_resolution (view);
  const HxBox *box = hx_document_get_box (document);
  HxBoardPicture *self = g_new0 (HxBoardPicture, 1);

  self->document = g_object_ref (document);
  self->position = *hx_document_get_position (document);
  if (resolution != NULL)
    {
      hx_battle_scene_work_out (&self->battle, resolution, hx_view_state_get_step (view));
      self->position = self->battle.position;
      self->picture = self->battle.picture;
    }
  else
    hx_picture_work_out (box, &self->position, &self->picture);
  hx_board_scene_init (&self->scene, box, &self->position, &self->picture);
  hx_board_scene_set_catalog (&self->scene, hx_document_get_catalog (document));
  hx_board_scene_set_view (&self->scene, hx_view_state_get_eyes (view));
  if (resolution != NULL)
    {
      self->scene.segment = self->battle.segment;
      self->scene.destroyed = self->battle.destroyed;
      self->scene.arrows = self->battle.arrows;
      self->scene.n_arrows = self->battle.n_arrows;
      self->scene.influences = self->battle.coins;
      self->scene.n_influences = self->battle.n_coins;
      self->scene.rings[HX_RING_ACTING] = self->battle.rings[HX_RING_ACTING];
      self->scene.rings[HX_RING_TARGET] = self->battle.rings[HX_RING_TARGET];
    }
  hx_painter_init_style (&self->style, widget, 1);
  self->style.language = hx_library_get_name_language (hx_document_get_library (document));
  self->style.both_names = hx_library_has_both_names (hx_document_get_library (document));

  return self;
}

/** hx_board_picture_free: @self: (transfer full) (nullable): a picture */
void
hx_board_picture_free (HxBoardPicture *self)
{
  if (self == NULL)
    return;
  g_object_unref (self->document);
  g_free (self);
}

/* Freed where it was made: a document is nothing for another thread to end. */
typedef struct
{
  HxBoardPicture *picture;
  HxPictureKind kind;
} Job;

static void
render_cb (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  const Job *job = data;
  const HxBoardPicture *picture = job->picture;
  GError *error = NULL;
  GBytes *bytes = hx_render_bytes (&picture->scene, job->kind.format, job->kind.width, &picture->style, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

/**
 * hx_board_picture_render_async:
 * @self: (transfer full): a picture
 * @kind: how it is written
 * @cancellable: (nullable): to have nothing of it
 * @callback: called when it is drawn, which takes its time on a large board; calls hx_board_picture_render_finish()
 * @user_data: for @callback
 *
 * Draws the picture in another thread. The tiles drawn on the screen are of no use there: their store has one thread.
 */
void
hx_board_picture_render_async (HxBoardPicture      *self,
                               const HxPictureKind *kind,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Job *job;

  g_return_if_fail (self != NULL && kind != NULL);

  job = g_new0 (Job, 1);
  job->picture = self;
  job->kind = *kind;
  self->style.plates = NULL;
  self->style.language = g_intern_string (self->style.language);
  g_task_set_task_data (task, job, NULL);
  g_task_run_in_thread (task, render_cb);
}

/** hx_board_picture_render_finish: Ends hx_board_picture_render_async(). Returns: (transfer full): the picture, or %NULL with @error. */
GBytes *
hx_board_picture_render_finish (GAsyncResult  *result,
                                GError       **error)
{
  GBytes *bytes = g_task_propagate_pointer (G_TASK (result), error);
  Job *job = g_task_get_task_data (G_TASK (result));

  hx_board_picture_free (job->picture);
  g_free (job);

  return bytes;
}
