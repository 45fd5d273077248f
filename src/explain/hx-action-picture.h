/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which tile stands for an action where a picture goes with its words. */
#pragma once

#include <glib.h>

#include "hx-action.h"

G_BEGIN_DECLS

/** HxActionPicture: @tile: what is played, else what acts, or %HX_NO_TILE where neither is a tile; @facing: which way it faces */
typedef struct
{
  guint16 tile;
  guint8 facing;
} HxActionPicture;

HxActionPicture hx_action_picture (const HxBox      *box,
                                   const HxPosition *position,
                                   const HxAction   *action);

G_END_DECLS
