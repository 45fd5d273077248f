/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board shows of a step of a battle: arrows, who acts, who is hit, who is about to go. */
#pragma once

#include "hx-board-drawing.h"
#include "hx-resolution.h"

G_BEGIN_DECLS

#define HX_MAX_ARROWS 128
#define HX_MAX_COINS 32

/**
 * HxBattleScene: the part of a board scene that comes from a battle.
 * @position: the board to draw: as it is after the step, and what has left it in this segment
 * @picture: what the referee makes of it in this step
 * @segment: the segment being played, or -1
 * @destroyed: what has left the board in this segment; it is seen to its end
 * @coins: what the step says acts on whom, on the edges that they share
 */
typedef struct
{
  HxPosition position;
  HxPicture picture;
  int segment;
  HxHexSet destroyed;
  HxHexSet rings[HX_N_RINGS];
  HxArrow arrows[HX_MAX_ARROWS];
  guint n_arrows;
  HxInfluenceCoin coins[HX_MAX_COINS];
  guint n_coins;
} HxBattleScene;

void hx_battle_scene_work_out (HxBattleScene *scene,
                               HxResolution  *resolution,
                               gint           step);

G_END_DECLS
