/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board shows of a step of a battle: arrows, who acts, who is hit, who is about to go. */
#pragma once

#include "hx-board-drawing.h"
#include "hx-resolution.h"

G_BEGIN_DECLS

#define HX_MAX_ARROWS 128

/**
 * HxBattleScene: the part of a board scene that comes from a battle.
 * @position: the board to draw: the one before the step where the step takes pieces off, so that they can be seen to go
 * @segment: the segment being played, or -1
 */
typedef struct
{
  HxPosition position;
  int segment;
  HxHexSet destroyed;
  HxHexSet rings[HX_N_RINGS];
  HxArrow arrows[HX_MAX_ARROWS];
  guint n_arrows;
} HxBattleScene;

void hx_battle_scene_work_out (HxBattleScene *scene,
                               HxResolution  *resolution,
                               gint           step);

G_END_DECLS
