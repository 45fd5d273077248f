/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile as the referee needs it: numbers, side masks and trait bits, compiled once from what is printed. */
#pragma once

#include "hx-geometry.h"
#include "hx-rule.h"

#define HX_MAX_TILES 512
/** HX_HQ_POINTS: hit points with which an HQ starts (BASE-GOAL-02). */
#define HX_HQ_POINTS 20
/** HX_MAX_NUMBER: highest initiative number that can be printed. */
#define HX_MAX_NUMBER 9

typedef enum
{
  HX_KIND_HQ,
  HX_KIND_WARRIOR,
  HX_KIND_MODULE,
  HX_KIND_IMPLANT,
  HX_KIND_FOUNDATION,
  HX_KIND_INSTANT,
} HxKind;

/** HxEffect: what a link (a Module's printed side, an HQ's aura, a socket) does to the unit at its other end. */
typedef enum
{
  HX_EFFECT_INITIATIVE_1,
  HX_EFFECT_INITIATIVE_2,
  HX_EFFECT_SLOWER_1,
  HX_EFFECT_MELEE_1,
  HX_EFFECT_RANGED_1,
  HX_EFFECT_EXTRA_ATTACK,
  HX_EFFECT_TOUGHNESS_1,
  HX_EFFECT_POWER,
  HX_EFFECT_MEDIC,
  HX_EFFECT_MELEE_RANGED,
  HX_EFFECT_RANGED_GAUSS,
  HX_EFFECT_EXTRA_WOUND,
  HX_EFFECT_SCOPER,
  HX_EFFECT_TRANSFUSION,
  HX_EFFECT_MOBILITY,
  HX_EFFECT_ROTATION,
  HX_N_EFFECTS,
} HxEffect;

/** HxTrait: bits of #HxTile.traits. */
typedef enum
{
  HX_TRAIT_NEEDS_POWER = 1 << 0,
  HX_TRAIT_EXPLOSION = 1 << 1,
  HX_TRAIT_CHARGE = 1 << 2,
  HX_TRAIT_RANGED_MEDIC = 1 << 3,
  /* A Module, or a Warrior whose links a Scoper turns (BASE-SCO-05, D-03). */
  HX_TRAIT_SCOPEABLE = 1 << 4,
  /* Its bonus may be read as one for melee only or for both kinds (DISP-24). */
  HX_TRAIT_ANY_STRENGTH = 1 << 5,
  HX_TRAIT_MOBILITY = 1 << 6,
  HX_TRAIT_DOUBLED_MOBILITY = 1 << 7,
  HX_TRAIT_ROTATION = 1 << 8,
  HX_TRAIT_PUSH_BACK = 1 << 9,
  HX_TRAIT_MOVE_DOUBLER = 1 << 10,
  /* An implant that turns its HQ (PAR-BUNKER-01). */
  HX_TRAIT_TURNS_HQ = 1 << 11,
  /* Activates Hidden features (IG-BOSS-01). */
  HX_TRAIT_ACTIVATES = 1 << 12,
  HX_TRAIT_CHAIN = 1 << 13,
  HX_TRAIT_EXPLOSIVES = 1 << 14,
} HxTrait;

/** HxUse: what an Instant tile may be played for; bits of #HxTile.uses. */
typedef enum
{
  HX_USE_BATTLE = 1 << 0,
  HX_USE_MOVE = 1 << 1,
  HX_USE_DOUBLED_MOVE = 1 << 2,
  HX_USE_PUSH = 1 << 3,
  HX_USE_ARM = 1 << 4,
  HX_USE_ACTIVATE = 1 << 5,
  HX_USE_SNIPER = 1 << 6,
  HX_USE_GRENADE = 1 << 7,
  HX_USE_AIR_STRIKE = 1 << 8,
  HX_USE_RAY = 1 << 9,
  HX_USE_RETREAT = 1 << 10,
} HxUse;

/** HxRole: what a battle has to know a unit for; bits of #HxTile.roles. Roles from %HX_N_COMMON_ROLES on are rare. */
typedef enum
{
  HX_ROLE_HQ,
  HX_ROLE_NUMBERED,     /* has an initiative number */
  HX_ROLE_NETTER,
  HX_ROLE_LINKER,       /* its links change numbers, strengths, Toughness or wounds */
  HX_N_COMMON_ROLES,
  HX_ROLE_NEEDY = HX_N_COMMON_ROLES,  /* needs power */
  HX_ROLE_SOURCE,       /* supplies power */
  HX_ROLE_SCOPER,
  HX_ROLE_TOUGHENER,    /* lends Toughness */
  HX_ROLE_MEDIC,
  HX_ROLE_RANGED_MEDIC,
  HX_ROLE_CONVERTER,
  HX_ROLE_TRANSFUSER,
  HX_ROLE_EXPLODER,
  HX_ROLE_CHARGER,
  HX_ROLE_MANIFOLD,     /* has more than one initiative number */
  HX_N_ROLES,
} HxRole;

/**
 * HxTile: one tile. What a battle asks of it is one line of the processor's cache, so small types stand for enumerations.
 * @kind: #HxKind
 * @numbers: printed initiative numbers, highest first; @n_numbers of them, no number twice
 * @toughness: wounds that it takes beyond the first; an HQ has %HX_HQ_POINTS hit points instead
 * @melee, @ranged, @gauss: strength by printed side, 0 = no such attack there
 * @demolition: bit s: a Demolition hits the hexes at sides s and s + 1 and the one adjacent to both (URA-RAV-01)
 * @demolition_strength: wounds that it deals
 * @armor, @net, @charge: printed side sets
 * @arming, @launcher, @ranged_net: printed sides through which it may arm a Trap when played, launch one, throw a net
 * @uses: #HxUse bits of an Instant tile
 * @set: number of the army whose tiles it lies among; @count: printed copies there
 * @rule: the #HxRule of its own book about this tile, cited by what the tile does, or %HX_RULE_NONE
 * @links: printed side set of each effect
 * @traits: #HxTrait bits
 * @effects: bit e = it links with effect e; derived, as are the next three
 * @attack_sides: printed sides with an attack
 * @roles: bit r = it has #HxRole r
 * @reach_sides: printed sides with an attack that goes beyond the adjacent hex
 * @hit_points: wounds that destroy it when unhurt and without bonus
 */
typedef struct
{
  uint8_t kind;
  uint8_t numbers[4];
  uint8_t n_numbers;
  uint8_t toughness, hit_points;
  uint8_t melee[6], ranged[6], gauss[6];
  uint8_t attack_sides, reach_sides;
  uint8_t demolition, demolition_strength;
  uint8_t armor, net, charge;
  uint8_t arming, launcher, ranged_net;
  uint8_t set, count;
  uint8_t links[HX_N_EFFECTS];
  uint16_t uses;
  uint16_t rule;
  uint16_t traits, effects, roles;
} HxTile;

_Static_assert (sizeof (HxTile) == 64, "a tile is a line of the cache");
_Static_assert (HX_N_EFFECTS <= 16, "effects are bits of 16");

/**
 * HxBox: what lies in the game box: the board and every tile that pieces can be. Made once, read by everybody.
 * Piece tiles are indices into @tiles. It is best put where lines of the cache begin.
 */
typedef struct
{
  HxTile tiles[HX_MAX_TILES];
  uint16_t n_tiles;
  HxGeometry geometry;
} HxBox;

#define HX_EFFECT_BIT(effect) ((uint32_t) 1 << (effect))

/** HX_NUMBER_EFFECTS: effects that change numbers, strengths, Toughness or wounds. */
#define HX_NUMBER_EFFECTS \
  (HX_EFFECT_BIT (HX_EFFECT_INITIATIVE_1) | HX_EFFECT_BIT (HX_EFFECT_INITIATIVE_2) | HX_EFFECT_BIT (HX_EFFECT_SLOWER_1) \
   | HX_EFFECT_BIT (HX_EFFECT_MELEE_1) | HX_EFFECT_BIT (HX_EFFECT_RANGED_1) | HX_EFFECT_BIT (HX_EFFECT_EXTRA_ATTACK) \
   | HX_EFFECT_BIT (HX_EFFECT_TOUGHNESS_1) | HX_EFFECT_BIT (HX_EFFECT_EXTRA_WOUND))

/** HX_MOVING_EFFECTS: effects that change initiative numbers. */
#define HX_MOVING_EFFECTS \
  (HX_EFFECT_BIT (HX_EFFECT_INITIATIVE_1) | HX_EFFECT_BIT (HX_EFFECT_INITIATIVE_2) | HX_EFFECT_BIT (HX_EFFECT_SLOWER_1) \
   | HX_EFFECT_BIT (HX_EFFECT_EXTRA_ATTACK))

/** HX_HOSTILE_EFFECTS: effects that act on enemy units rather than own ones (BASE-MOD-02). */
#define HX_HOSTILE_EFFECTS \
  (HX_EFFECT_BIT (HX_EFFECT_SLOWER_1) | HX_EFFECT_BIT (HX_EFFECT_EXTRA_WOUND) | HX_EFFECT_BIT (HX_EFFECT_SCOPER))

void hx_tile_finish (HxTile *tile);

/** hx_effect_is_hostile: Returns: whether @effect is one of %HX_HOSTILE_EFFECTS. */
static inline bool
hx_effect_is_hostile (HxEffect effect)
{
  return (HX_HOSTILE_EFFECTS & HX_EFFECT_BIT (effect)) != 0;
}
