/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions that judging actions comes down to, each with the rule that is broken where the answer is no. */
#include "hx-scene.h"

#include <stddef.h>

/**
 * hx_scene_begin:
 * @scene: (out): the game as the side to move sees it
 * @box: the game box
 * @game: a game, which has to outlive @scene
 * @refusal: (nullable): where to say what stands in the way
 */
void
hx_scene_begin (HxScene      *scene,
                const HxBox  *box,
                const HxGame *game,
                HxRefusal    *refusal)
{
  scene->box = box;
  scene->game = game;
  scene->position = &game->position;
  scene->side = game->position.turn;
  scene->refusal = refusal;
  hx_work_begin (&scene->work, box, &game->position);
  hx_work_picture (&scene->work, box, &game->position);
}

/**
 * hx_scene_refuse_pair:
 * @scene: a scene
 * @why: what stands in the way
 * @rule: what forbids it
 * @hex: a hex concerned, or %HX_NO_HEX
 * @other: another one, or %HX_NO_HEX
 *
 * Returns: false, for the caller to return
 */
bool
hx_scene_refuse_pair (HxScene *scene,
                      HxWhy    why,
                      HxRule   rule,
                      uint8_t  hex,
                      uint8_t  other)
{
  if (scene->refusal != NULL)
    *scene->refusal = (HxRefusal) { .why = why, .rule = rule, .hex = hex, .other = other };
  return false;
}

/**
 * hx_scene_refuse:
 * @scene: a scene
 * @why: what stands in the way
 * @rule: what forbids it
 * @hex: the hex concerned, or %HX_NO_HEX
 *
 * Returns: false, for the caller to return
 */
bool
hx_scene_refuse (HxScene *scene,
                 HxWhy    why,
                 HxRule   rule,
                 uint8_t  hex)
{
  return hx_scene_refuse_pair (scene, why, rule, hex, HX_NO_HEX);
}

/**
 * hx_scene_also:
 * @scene: a scene that refuses
 * @rule: another rule that forbids it
 *
 * Returns: false, for the caller to return
 */
bool
hx_scene_also (HxScene *scene,
               HxRule   rule)
{
  if (scene->refusal != NULL && scene->refusal->rule != rule)
    scene->refusal->also = rule;
  return false;
}

/**
 * hx_scene_tile:
 * @scene: a scene
 * @hex: the hex of a unit
 *
 * Returns: its tile
 */
const HxTile *
hx_scene_tile (const HxScene *scene,
               uint8_t        hex)
{
  return &scene->box->tiles[scene->position->unit[hex].tile];
}

/**
 * hx_scene_want_own:
 * @scene: a scene
 * @hex: a hex
 * @rule: the rule that asks for an own unit there
 *
 * Returns: whether the side to move controls a unit there
 */
bool
hx_scene_want_own (HxScene *scene,
                   uint8_t  hex,
                   HxRule   rule)
{
  if (hex >= scene->box->geometry.n_hexes || !hx_in (scene->position->units, hex))
    return hx_scene_refuse (scene, HX_WHY_NOBODY, rule, hex);
  if (hx_scene_is_unit_of (scene, hex, scene->side))
    return true;
  hx_scene_refuse (scene, HX_WHY_NOT_YOURS, rule, hex);
  return hx_scene_also (scene, HX_RULE_BASE_TURN_09);
}

/**
 * hx_scene_want_enemy:
 * @scene: a scene
 * @hex: a hex
 * @rule: the rule that asks for an enemy unit there
 *
 * Returns: whether another side controls a unit there
 */
bool
hx_scene_want_enemy (HxScene *scene,
                     uint8_t  hex,
                     HxRule   rule)
{
  if (hex >= scene->box->geometry.n_hexes || !hx_in (scene->position->units, hex))
    return hx_scene_refuse (scene, HX_WHY_NOBODY, rule, hex);
  if (hx_scene_is_unit_of (scene, hex, scene->side))
    return hx_scene_refuse (scene, HX_WHY_NOT_ENEMY, rule, hex);
  return true;
}

static uint8_t
find_netter (const HxScene *scene,
             uint8_t        hex)
{
  for (HxHexSet left = scene->work.role[HX_ROLE_NETTER] & ~scene->work.picture.off; left != 0;)
    {
      uint8_t netter = hx_pop (&left);

      if (hx_in (scene->work.nets[netter], hex))
        return netter;
    }
  return HX_NO_HEX;
}

/**
 * hx_scene_want_active:
 * @scene: a scene
 * @hex: the hex of a unit
 * @rule: the rule that keeps a netted unit from it
 *
 * Returns: whether the unit is neither netted nor without power (BASE-NET-02, URA-POWER-02)
 */
bool
hx_scene_want_active (HxScene *scene,
                      uint8_t  hex,
                      HxRule   rule)
{
  if (!hx_in (scene->work.picture.off, hex))
    return true;
  if (hx_in (scene->work.picture.netted, hex))
    {
      hx_scene_refuse_pair (scene, HX_WHY_NETTED, rule, hex, find_netter (scene, hex));
      return hx_scene_also (scene, HX_RULE_BASE_NET_02);
    }
  hx_scene_refuse (scene, HX_WHY_NO_POWER, rule, hex);
  return hx_scene_also (scene, HX_RULE_URA_POWER_02);
}

/**
 * hx_scene_want_free:
 * @scene: a scene
 * @hex: a hex
 * @rule: the rule that asks for a hex onto which a unit can come
 *
 * Returns: whether no unit stands there and it is not water (BASE-BOARD-04, BASE-PLACE-02, D-19)
 */
bool
hx_scene_want_free (HxScene *scene,
                    uint8_t  hex,
                    HxRule   rule)
{
  if (hex < scene->box->geometry.n_hexes && hx_in (scene->position->units, hex))
    {
      hx_scene_refuse (scene, HX_WHY_NOT_EMPTY, rule, hex);
      return hx_scene_also (scene, HX_RULE_BASE_BOARD_04);
    }
  if (hex >= scene->box->geometry.n_hexes || hx_in (scene->position->water, hex))
    {
      hx_scene_refuse (scene, HX_WHY_WATER, rule, hex);
      return hx_scene_also (scene, HX_RULE_D_19);
    }
  return true;
}

/**
 * hx_scene_want_room:
 * @scene: a scene
 * @unit: the hex of a unit
 * @hex: where it is to come
 * @rule: the rule that asks for a hex onto which it can come
 *
 * Returns: whether it can come there (BASE-BOARD-04, D-19, D-47)
 */
bool
hx_scene_want_room (HxScene *scene,
                    uint8_t  unit,
                    uint8_t  hex,
                    HxRule   rule)
{
  if (!hx_scene_want_free (scene, hex, rule))
    return false;
  if (hx_in (hx_position_hexes_for (scene->position, scene->box, unit), hex))
    return true;
  hx_scene_refuse (scene, HX_WHY_HQ_ON_PART, HX_RULE_D_47, hex);
  return hx_scene_also (scene, HX_RULE_MON_COL_02);
}

/**
 * hx_scene_want_bare:
 * @scene: a scene
 * @hex: a hex
 *
 * Returns: whether a Trap can be armed there: no unit, Foundation, Trap or water (PAR-TRAP-01, PAR-TRAP-17)
 */
bool
hx_scene_want_bare (HxScene *scene,
                    uint8_t  hex)
{
  if (!hx_scene_want_free (scene, hex, HX_RULE_PAR_TRAP_01))
    return hx_in (scene->position->water, hex) ? hx_scene_also (scene, HX_RULE_PAR_TRAP_17) : false;
  if (scene->position->trap[hex] != HX_TRAP_NONE)
    return hx_scene_refuse (scene, HX_WHY_HAS_TRAP, HX_RULE_PAR_TRAP_01, hex);
  if (hx_in (scene->position->foundations, hex))
    return hx_scene_refuse (scene, HX_WHY_HAS_FOUNDATION, HX_RULE_PAR_TRAP_01, hex);
  return true;
}

/**
 * hx_scene_want_unused:
 * @scene: a scene
 * @ability: an ability
 * @piece: the unit that would use it
 * @rule: the rule that allows it once per turn
 *
 * Returns: whether the unit has not used it in this turn
 */
bool
hx_scene_want_unused (HxScene   *scene,
                      HxAbility  ability,
                      uint8_t    piece,
                      HxRule     rule)
{
  if (!hx_game_has_used (scene->game, ability, piece, HX_NO_HEX))
    return true;
  hx_scene_refuse (scene, HX_WHY_USED, rule, piece);
  return hx_scene_also (scene, HX_RULE_BASE_MISC_04);
}

static bool
does (const HxBox *box,
      uint16_t     tile,
      unsigned     uses)
{
  return tile < box->n_tiles && (box->tiles[tile].uses & uses) != 0;
}

/**
 * hx_game_find_tile:
 * @game: a game
 * @box: the game box
 * @tile: the tile named, or %HX_NO_TILE for any that does it
 * @uses: #HxUse bits of which one is wanted
 *
 * Looks in the hand of the side to move, or where that is not listed in its whole army (D-24).
 *
 * Returns: the Instant tile that can be played for it, or %HX_NO_TILE
 */
uint16_t
hx_game_find_tile (const HxGame *game,
                   const HxBox  *box,
                   uint16_t      tile,
                   unsigned      uses)
{
  const HxSeat *seat = &game->seats[game->position.turn];

  if (seat->hand.listed)
    {
      for (int i = 0; i < seat->hand.n; i++)
        if (does (box, seat->hand.tiles[i], uses) && (tile == HX_NO_TILE || tile == seat->hand.tiles[i]))
          return seat->hand.tiles[i];
      return HX_NO_TILE;
    }
  for (uint16_t t = 0; t < box->n_tiles; t++)
    if (box->tiles[t].set == seat->set && does (box, t, uses) && (tile == HX_NO_TILE || tile == t))
      return t;
  return HX_NO_TILE;
}

/**
 * hx_scene_want_tile:
 * @scene: a scene
 * @tile: the tile named, or %HX_NO_TILE for any that does it
 * @uses: #HxUse bits of which one is wanted
 * @rule: the rule about what the tile does
 *
 * Returns: whether the side to move can play it
 */
bool
hx_scene_want_tile (HxScene  *scene,
                    uint16_t  tile,
                    unsigned  uses,
                    HxRule    rule)
{
  const HxSeat *seat = &scene->game->seats[scene->side];

  if (hx_game_find_tile (scene->game, scene->box, tile, uses) != HX_NO_TILE)
    return true;
  if (tile != HX_NO_TILE && !does (scene->box, tile, uses))
    return hx_scene_refuse (scene, HX_WHY_WRONG_TILE, rule, HX_NO_HEX);
  if (tile != HX_NO_TILE && scene->box->tiles[tile].set != seat->set)
    return hx_scene_refuse (scene, HX_WHY_OTHER_ARMY, HX_RULE_BASE_COMP_01, HX_NO_HEX);
  return hx_scene_refuse (scene, HX_WHY_NOT_IN_HAND, HX_RULE_BASE_TURN_05, HX_NO_HEX);
}

/**
 * hx_position_free_hexes:
 * @position: a position
 * @box: the game box
 *
 * Returns: hexes onto which a unit can come (BASE-PLACE-01, -02, PAR-TRAP-02, MON-ACT-02, D-19)
 */
HxHexSet
hx_position_free_hexes (const HxPosition *position,
                        const HxBox      *box)
{
  return box->geometry.all & ~position->units & ~position->water;
}

/**
 * hx_position_hexes_for:
 * @position: a position
 * @box: the game box
 * @unit: the hex of a unit
 *
 * Returns: hexes onto which that unit can come: an HQ never onto a lower part of a Monolith, where it would be tucked away
 *   (MON-COL-02, D-47)
 */
HxHexSet
hx_position_hexes_for (const HxPosition *position,
                       const HxBox      *box,
                       uint8_t           unit)
{
  HxHexSet hexes = hx_position_free_hexes (position, box);

  if (box->tiles[position->unit[unit].tile].kind != HX_KIND_HQ)
    return hexes;
  for (int side = 0; side < position->n_sides; side++)
    if (position->monolith[side].present && position->monolith[side].expanded)
      for (int i = 0; i < 2; i++)
        hexes &= ~HX_HEX_BIT (position->monolith[side].part[i]);
  return hexes;
}

/**
 * hx_position_bare_hexes:
 * @position: a position
 * @box: the game box
 *
 * Returns: hexes on which a Trap can be armed (PAR-TRAP-01, PAR-TRAP-17)
 */
HxHexSet
hx_position_bare_hexes (const HxPosition *position,
                        const HxBox      *box)
{
  HxHexSet bare = hx_position_free_hexes (position, box) & ~position->foundations;

  for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
    if (position->trap[hex] != HX_TRAP_NONE)
      bare &= ~HX_HEX_BIT (hex);
  return bare;
}

/**
 * hx_position_binds:
 * @position: a position
 * @box: the game box
 * @hex: the hex of a unit
 *
 * Returns: whether the unit cannot leave its hex: it stands on a part of an expanded Monolith, or is the HQ of one
 *   (MON-INS-01, -02, D-14)
 */
bool
hx_position_binds (const HxPosition *position,
                   const HxBox      *box,
                   uint8_t           hex)
{
  const HxPiece *piece = &position->unit[hex];
  const HxMonolith *monolith = &position->monolith[piece->owner];

  if (hx_position_find_part (position, hex) != HX_NO_SIDE)
    return true;
  return box->tiles[piece->tile].kind == HX_KIND_HQ && monolith->present && monolith->expanded;
}

/**
 * hx_direction_to:
 * @geometry: a board
 * @from: a hex
 * @to: another
 *
 * Returns: the direction of the straight line from one to the other, or 6 if there is none
 */
uint8_t
hx_direction_to (const HxGeometry *geometry,
                 uint8_t           from,
                 uint8_t           to)
{
  for (uint8_t direction = 0; direction < HX_N_DIRECTIONS; direction++)
    if (hx_in (geometry->ray[from][direction], to))
      return direction;
  return HX_N_DIRECTIONS;
}
