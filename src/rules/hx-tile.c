/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows from a tile's printed facts. */
#include "hx-tile.h"

#include <stddef.h>

#define CONVERSION_EFFECTS (HX_EFFECT_BIT (HX_EFFECT_MELEE_RANGED) | HX_EFFECT_BIT (HX_EFFECT_RANGED_GAUSS))

static uint32_t
find_roles (const HxTile *tile)
{
  static const struct
  {
    uint32_t effects;
    HxRole role;
  } by_effect[] = {
    { HX_NUMBER_EFFECTS, HX_ROLE_LINKER },
    { CONVERSION_EFFECTS, HX_ROLE_CONVERTER },
    { HX_EFFECT_BIT (HX_EFFECT_TOUGHNESS_1), HX_ROLE_TOUGHENER },
    { HX_EFFECT_BIT (HX_EFFECT_POWER), HX_ROLE_SOURCE },
    { HX_EFFECT_BIT (HX_EFFECT_MEDIC), HX_ROLE_MEDIC },
    { HX_EFFECT_BIT (HX_EFFECT_SCOPER), HX_ROLE_SCOPER },
    { HX_EFFECT_BIT (HX_EFFECT_TRANSFUSION), HX_ROLE_TRANSFUSER },
  };
  static const struct
  {
    HxTrait trait;
    HxRole role;
  } by_trait[] = {
    { HX_TRAIT_NEEDS_POWER, HX_ROLE_NEEDY },
    { HX_TRAIT_EXPLOSION, HX_ROLE_EXPLODER },
    { HX_TRAIT_CHARGE, HX_ROLE_CHARGER },
    { HX_TRAIT_RANGED_MEDIC, HX_ROLE_RANGED_MEDIC },
  };
  uint32_t roles = 0;

  for (size_t i = 0; i < sizeof by_effect / sizeof *by_effect; i++)
    if (tile->effects & by_effect[i].effects)
      roles |= 1u << by_effect[i].role;
  for (size_t i = 0; i < sizeof by_trait / sizeof *by_trait; i++)
    if (tile->traits & by_trait[i].trait)
      roles |= 1u << by_trait[i].role;
  if (tile->kind == HX_KIND_HQ)
    roles |= 1u << HX_ROLE_HQ;
  if (tile->n_numbers > 0)
    roles |= 1u << HX_ROLE_NUMBERED;
  if (tile->n_numbers > 1)
    roles |= 1u << HX_ROLE_MANIFOLD;
  if (tile->net != 0)
    roles |= 1u << HX_ROLE_NETTER;
  return roles;
}

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
  tile->roles = find_roles (tile);
  tile->hit_points = (uint8_t) (tile->kind == HX_KIND_HQ ? HX_HQ_POINTS : 1 + tile->toughness);
}
