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
 * Returns: (transfer full): the board as it is shown now, valid while the document of @view lives
 */
HxBoardPicture *
hx_board_picture_new (HxViewState *view,
                      GtkWidget   *widget)
{
  HxDocument *document = hx_view_state_get_document (view);
  HxResolution *resolution = hx_view_state_get_resolution (view);
  const HxBox *box = hx_document_get_box (document);
  HxBoardPicture *self = g_new0 (HxBoardPicture, 1);

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
