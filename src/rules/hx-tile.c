/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows from a tile's printed facts. */
#include "hx-tile.h"

/**
 * hx_tile_finish:
 * @tile: a tile whose printed facts are filled in
 *
 * Works out the derived fields.
 */
void
hx_tile_finish (HxTile *tile)
{
  tile->effects = 0;
  tile->attack_sides = 0;
  tile->reach_sides = 0;
  for (int e = 0; e < HX_N_EFFECTS; e++)
    if (tile->links[e] != 0)
      tile->effects |= HX_EFFECT_BIT (e);
  for (int s = 0; s < HX_N_DIRECTIONS; s++)
    {
      if (tile->ranged[s] != 0 || tile->gauss[s] != 0)
        tile->reach_sides |= (uint8_t) (1 << s);
      if (tile->melee[s] != 0)
        tile->attack_sides |= (uint8_t) (1 << s);
    }
  tile->attack_sides |= tile->reach_sides;
}

/**
 * hx_effect_is_hostile:
 * @effect: what a link does
 *
 * Returns: whether it acts on enemy units rather than own ones (BASE-MOD-02)
 */
bool
hx_effect_is_hostile (HxEffect effect)
{
  return effect == HX_EFFECT_SLOWER_1 || effect == HX_EFFECT_EXTRA_WOUND || effect == HX_EFFECT_SCOPER;
}
