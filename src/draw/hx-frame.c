/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A moment of a battle as a picture: the board, and the attacks that are going on. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-frame.h"

static HxArrowKind
find_kind (const HxEvent *event)
{
  if (event->code == HX_EVENT_CHARGE_EXPLODES)
    return HX_ARROW_CHARGE;
  return event->kind >= HX_ATTACK_MELEE && event->kind <= HX_ATTACK_CHARGE ? (HxArrowKind) event->kind : HX_ARROW_RANGED;
}

/**
 * hx_arrows_collect:
 * @board: the board on which the events happen
 * @events: (array length=n_events): events
 * @n_events: how many
 * @arrows: (out caller-allocates) (array length=max): takes the arrows
 * @max: how many there is room for
 *
 * Returns: how many arrows there are: one for each attack and each charge that goes from one hex to another
 */
guint
hx_arrows_collect (const HxPosition *board,
                   const HxEvent    *events,
                   guint             n_events,
                   HxArrow          *arrows,
                   guint             max)
{
  guint n = 0;

  for (guint i = 0; i < n_events && n < max; i++)
    {
      const HxEvent *event = &events[i];

      if ((event->code != HX_EVENT_ATTACK && event->code != HX_EVENT_CHARGE_EXPLODES) || event->subject >= HX_MAX_HEXES
          || event->target >= HX_MAX_HEXES || event->subject == event->target)
        continue;
      arrows[n++] = (HxArrow) {
        .from = event->subject,
        .to = event->target,
        .kind = find_kind (event),
        .color = board->unit[event->subject].controller,
        .wounds = MAX (event->amount, 0),
        .blocked = event->amount <= 0 && event->code == HX_EVENT_ATTACK,
        .passed = event->others,
        .progress = 1,
      };
    }
  return n;
}

/**
 * hx_frame_render:
 * @frame: a moment
 * @dark: on a dark ground
 * @error: why it cannot be drawn
 *
 * Returns: (transfer full) (nullable): the bytes of a PNG picture
 */
GBytes *
hx_frame_render (const HxFrame  *frame,
                 gboolean        dark,
                 GError        **error)
{
  g_autofree HxArrow *arrows = g_new (HxArrow, HX_FRAME_MAX_ARROWS);
  HxBoardScene scene;
  HxDrawStyle style;
  HxPicture picture;

  hx_picture_work_out (frame->box, frame->board, &picture);
  hx_board_scene_init (&scene, frame->box, frame->board, &picture);
  hx_board_scene_set_catalog (&scene, frame->catalog);
  hx_board_scene_set_view (&scene, frame->view);
  scene.segment = frame->segment;
  scene.destroyed = frame->destroyed;
  scene.arrows = arrows;
  scene.n_arrows = hx_arrows_collect (frame->board, frame->events, frame->n_events, arrows, HX_FRAME_MAX_ARROWS);
  hx_draw_style_init (&style, frame->width / 8.0, dark ? HX_SCHEME_DARK : HX_SCHEME_LIGHT);
  style.language = frame->language;
  return hx_render_bytes (&scene, HX_FORMAT_PNG, frame->width, &style, error);
}
