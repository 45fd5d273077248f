/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A moment of a battle as a picture: the board, and the attacks that are going on. */
#pragma once

#include "hx-event.h"
#include "hx-render.h"

G_BEGIN_DECLS

/** HX_FRAME_MAX_ARROWS: attacks that a frame shows. */
#define HX_FRAME_MAX_ARROWS 128

/**
 * HxFrame: a moment; nothing in it is owned.
 * @view: for whose eyes: a side, or -1 for somebody who may know everything
 * @segment: the segment being played, or -1
 * @events: (nullable): those whose attacks are shown
 * @destroyed: pieces that leave after them
 * @width: of the picture, in pixels
 */
typedef struct
{
  const HxBox *box;
  const HxCatalog *catalog;
  HxLanguage language;
  int view;
  const HxPosition *board;
  int segment;
  const HxEvent *events;
  guint n_events;
  HxHexSet destroyed;
  int width;
} HxFrame;

guint   hx_arrows_collect (const HxPosition *board,
                           const HxEvent    *events,
                           guint             n_events,
                           HxArrow          *arrows,
                           guint             max);
GBytes *hx_frame_render   (const HxFrame    *frame,
                           gboolean          dark,
                           GError          **error);

G_END_DECLS
