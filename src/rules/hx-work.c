/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sorting the units of a board into the sets that a battle works on. */
#include "hx-work.h"

#include <string.h>

static void
sort_states (HxBattleWork  *work,
             const HxTile  *tile,
             const HxPiece *piece,
             HxHexSet       bit)
{
  if (piece->ranged_nets > 0 || piece->marks != 0)
    work->marked |= bit;
  if (piece->net == HX_TOGGLE_OFF)
    work->immune |= bit;
  else if (piece->net == HX_TOGGLE_ON || piece->ranged_nets > 0 || piece->marks & HX_MARK_TRAP_NET)
    work->caught |= bit;
  if (piece->marks & HX_MARK_PARALYSIS)
    work->paralysed |= bit;
  if (piece->marks & HX_MARK_FRENZY)
    work->frenzied |= bit;
  if (tile->traits & HX_TRAIT_NEEDS_POWER)
    {
      if (piece->power == HX_TOGGLE_ON)
        work->fed |= bit;
      else if (piece->power == HX_TOGGLE_OFF)
        work->starved |= bit;
    }
}

/* Roles that few units have. */
static void
sort_rare_roles (HxBattleWork *work,
                 const HxTile *tile,
                 uint8_t       hex)
{
  for (uint32_t rare = tile->roles >> HX_N_COMMON_ROLES; rare != 0; rare &= rare - 1)
    work->role[HX_N_COMMON_ROLES + __builtin_ctz (rare)] |= HX_HEX_BIT (hex);
}

/* What differs from unit to unit is sorted without branches: each would be guessed wrong half of the time. What only few
   units have waits until all are seen. */
static void
sort_units (HxBattleWork     *work,
            const HxBox      *box,
            const HxPosition *position)
{
  HxHexSet common[HX_N_COMMON_ROLES] = { 0 }, rare = 0, touched = 0, wounded = 0;

  for (HxHexSet left = position->units; left != 0;)
    {
      uint8_t hex = hx_pop (&left);
      const HxPiece *piece = &position->unit[hex];
      unsigned roles = box->tiles[piece->tile].roles;

      work->of_side[piece->controller] |= HX_HEX_BIT (hex);
      for (int role = 0; role < HX_N_COMMON_ROLES; role++)
        common[role] |= (HxHexSet) (roles >> role & 1) << hex;
      rare |= (HxHexSet) (roles >> HX_N_COMMON_ROLES != 0) << hex;
      wounded |= (HxHexSet) (piece->wounds > 0) << hex;
      touched |= (HxHexSet) ((piece->net | piece->power | piece->ranged_nets | piece->marks) != 0) << hex;
    }
  for (int role = 0; role < HX_N_COMMON_ROLES; role++)
    work->role[role] = common[role];
  work->wounded = wounded;
  while (rare != 0)
    {
      uint8_t hex = hx_pop (&rare);

      sort_rare_roles (work, &box->tiles[position->unit[hex].tile], hex);
    }
  while (touched != 0)
    {
      uint8_t hex = hx_pop (&touched);
      const HxPiece *piece = &position->unit[hex];

      sort_states (work, &box->tiles[piece->tile], piece, HX_HEX_BIT (hex));
    }
}

/* Nets by hex; those that face each other are deleted for good: neither end can come to act on the other. */
static void
aim_nets (HxBattleWork     *work,
          const HxBox      *box,
          const HxPosition *position)
{
  for (HxHexSet left = work->role[HX_ROLE_NETTER]; left != 0;)
    {
      uint8_t hex = hx_pop (&left);
      const HxPiece *piece = &position->unit[hex];
      uint8_t sides = hx_turn_sides (box->tiles[piece->tile].net, piece->facing);
      HxHexSet spared = hx_in (work->frenzied, hex) ? 0 : work->of_side[piece->controller];

      work->nets[hex] = box->geometry.beside[hex][sides] & position->units & ~spared;
    }
  for (HxHexSet left = work->role[HX_ROLE_NETTER]; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      for (HxHexSet aimed = work->nets[hex] & work->role[HX_ROLE_NETTER]; aimed != 0;)
        {
          uint8_t other = hx_pop (&aimed);

          if (hx_in (work->nets[other], hex))
            {
              work->nets[hex] &= ~HX_HEX_BIT (other);
              work->nets[other] &= ~HX_HEX_BIT (hex);
            }
        }
      work->in_nets |= work->nets[hex];
    }
}

static void
aim_supply (HxBattleWork     *work,
            const HxBox      *box,
            const HxPosition *position)
{
  for (HxHexSet left = work->role[HX_ROLE_SOURCE]; left != 0;)
    {
      uint8_t hex = hx_pop (&left);
      const HxPiece *piece = &position->unit[hex];
      uint8_t sides = hx_link_sides (&box->tiles[piece->tile], piece, HX_EFFECT_POWER);

      work->supply[hex] = box->geometry.beside[hex][sides] & work->role[HX_ROLE_NEEDY] & work->of_side[piece->controller];
    }
}

static void
aim_scopers (HxBattleWork     *work,
             const HxBox      *box,
             const HxPosition *position)
{
  for (HxHexSet left = work->role[HX_ROLE_SCOPER]; left != 0;)
    {
      uint8_t hex = hx_pop (&left);
      const HxPiece *piece = &position->unit[hex];
      uint8_t sides = hx_link_sides (&box->tiles[piece->tile], piece, HX_EFFECT_SCOPER);
      HxHexSet aimed = box->geometry.beside[hex][sides] & position->units & ~work->of_side[piece->controller] & ~work->role[HX_ROLE_SCOPER];

      work->scopes[hex] = 0;
      while (aimed != 0)
        {
          uint8_t other = hx_pop (&aimed);

          if (box->tiles[position->unit[other].tile].traits & HX_TRAIT_SCOPEABLE)
            work->scopes[hex] |= HX_HEX_BIT (other);
        }
    }
}

/* Finds the units that may come to hit somebody; units only leave, so there will never be more. */
static void
find_attackers (HxBattleWork     *work,
                const HxBox      *box,
                const HxPosition *position)
{
  bool converts = work->role[HX_ROLE_CONVERTER] != 0;

  for (HxHexSet left = work->role[HX_ROLE_NUMBERED]; left != 0;)
    {
      uint8_t hex = hx_pop (&left);
      const HxPiece *piece = &position->unit[hex];
      const HxTile *tile = &box->tiles[piece->tile];
      HxHexSet spared = work->of_side[piece->controller] & ~-(work->frenzied >> hex & 1);
      /* A conversion may turn any attack into one that reaches further. */
      uint8_t far = converts ? tile->attack_sides : tile->reach_sides;
      HxHexSet met = box->geometry.beside[hex][hx_turn_sides (tile->attack_sides, piece->facing)]
                     | box->geometry.lines[hex][hx_turn_sides (far, piece->facing)];
      bool anywhere = (tile->demolition | (tile->traits & HX_TRAIT_EXPLOSION)) != 0;

      work->attackers |= (HxHexSet) ((met & position->units & ~spared) != 0 || anywhere) << hex;
    }
}

/**
 * hx_work_begin:
 * @work: (out): the sets of @position
 * @box: the game box
 * @position: a position
 */
void
hx_work_begin (HxBattleWork     *work,
               const HxBox      *box,
               const HxPosition *position)
{
  memset (work, 0, offsetof (HxBattleWork, nets));
  sort_units (work, box, position);
  aim_nets (work, box, position);
  aim_supply (work, box, position);
  aim_scopers (work, box, position);
  find_attackers (work, box, position);
}

/**
 * hx_work_drop:
 * @work: the sets of a position
 * @gone: hexes whose units have left the board
 */
void
hx_work_drop (HxBattleWork *work,
              HxHexSet      gone)
{
  for (int side = 0; side < HX_MAX_SIDES; side++)
    work->of_side[side] &= ~gone;
  for (int role = 0; role < HX_N_ROLES; role++)
    work->role[role] &= ~gone;
  work->starved &= ~gone;
  work->fed &= ~gone;
  work->caught &= ~gone;
  work->immune &= ~gone;
  work->attackers &= ~gone;
}

/**
 * hx_work_find_scoper:
 * @work: the sets of a position, with its picture
 * @hex: the hex of a unit that a Scoper turned
 *
 * Returns: the hex of the first Scoper that did it, or %HX_NO_HEX
 */
uint8_t
hx_work_find_scoper (const HxBattleWork *work,
                     uint8_t             hex)
{
  for (HxHexSet left = work->role[HX_ROLE_SCOPER] & ~work->picture.off; left != 0;)
    {
      uint8_t scoper = hx_pop (&left);

      if (hx_in (work->scopes[scoper], hex))
        return scoper;
    }
  return HX_NO_HEX;
}

/**
 * hx_work_linked:
 * @work: the sets of a position, with its picture
 * @box: the game box
 * @position: the position
 * @hex: a unit's hex
 * @effect: what its links do
 *
 * Returns: the units on which the unit's links act with that effect now (BASE-MOD-01, BASE-MOD-02, BASE-MOD-12)
 */
HxHexSet
hx_work_linked (const HxBattleWork *work,
                const HxBox        *box,
                const HxPosition   *position,
                uint8_t             hex,
                HxEffect            effect)
{
  const HxPiece *piece = &position->unit[hex];
  const HxTile *tile = &box->tiles[piece->tile];
  HxHexSet reached, served;

  if (hx_in (work->picture.off, hex) || !hx_work_may_link (work, position, tile, hex)
      || (effect == HX_EFFECT_POWER && hx_in (work->picture.scoped, hex)))
    return 0;
  reached = box->geometry.beside[hex][hx_link_sides (tile, piece, effect)] & position->units;
  served = work->of_side[hx_work_server (work, position, hex)];
  return hx_effect_is_hostile (effect) ? reached & ~served : reached & served;
}
