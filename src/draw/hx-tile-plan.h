/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where things go on a tile: which edges are taken, and so where name, coins and badges find room. */
#pragma once

#include "hx-tile-look.h"

G_BEGIN_DECLS

/** HxSlot: the places beside the middle, in degrees clockwise from the right. */
typedef enum
{
  HX_SLOT_E = 0,
  HX_SLOT_SE = 60,
  HX_SLOT_SW = 120,
  HX_SLOT_W = 180,
  HX_SLOT_NW = 240,
  HX_SLOT_NE = 300,
} HxSlot;

/**
 * HxTilePlan: a tile in board directions; sets are bits of directions.
 * @links: edges that link; @attacks: edges with an attack
 * @nets: edges with a net; @deep: edges whose marks reach far inwards
 * @crowd: how much of each edge is taken
 * @coins: traits that are shown as coins, the first @n_coins of @slots are their places
 */
typedef struct
{
  guint8 links, attacks, nets, deep;
  double crowd[6];
  const char *coins[8];
  guint n_coins;
  HxSlot slots[4];
  guint n_slots;
} HxTilePlan;

void   hx_tile_plan_init       (HxTilePlan         *plan,
                                const HxTileFacts  *facts,
                                const HxTileLook   *look,
                                gboolean            small);
guint8 hx_tile_link_sides      (const HxTileFacts  *facts,
                                const HxTileLook   *look,
                                guint               link);

G_END_DECLS
