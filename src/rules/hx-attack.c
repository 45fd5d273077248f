/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declared attacks become hits: melee, ranged, Gauss, and Demolition (base rules 10 and 11, URA-RAV). */
#include "hx-segment.h"

/* The parts of the attack that goes out through one side. */
typedef struct
{
  int melee, ranged, gauss;
  HxHexSet melee_victims, ranged_victims, gauss_victims;
} Blow;

/* Strength follows the kind that each part has after conversion (D-09, D-10). */
static void
weigh (Blow                *blow,
       const HxTile        *tile,
       int                  side,
       const HxDeclaration *declaration,
       HxDirection          direction,
       int                  melee_bonus,
       int                  ranged_bonus)
{
  int melee = tile->melee[side], ranged = tile->ranged[side], gauss = tile->gauss[side];

  blow->melee = melee > 0 ? melee + melee_bonus : 0;
  blow->ranged = ranged > 0 ? ranged + ranged_bonus : 0;
  blow->gauss = gauss;
  for (int i = 0; declaration != NULL && i < declaration->n; i++)
    {
      const HxOption *turn = &declaration->conversion[i];

      if (turn->direction != direction)
        continue;
      if (turn->from == HX_ATTACK_MELEE)
        {
          blow->melee = 0;
          blow->ranged += melee + ranged_bonus;
        }
      else if (turn->from == HX_ATTACK_GAUSS)
        {
          blow->gauss = 0;
          blow->ranged += gauss + ranged_bonus;
        }
      else if (turn->to == HX_ATTACK_MELEE)
        {
          blow->ranged = 0;
          blow->melee += ranged + melee_bonus;
        }
      else
        {
          blow->ranged = 0;
          blow->gauss += ranged + ranged_bonus;
        }
    }
}

static void
aim (Blow             *blow,
     const HxGeometry *geometry,
     uint8_t           hex,
     HxDirection       direction,
     HxHexSet          targets)
{
  HxHexSet line = geometry->ray[hex][direction] & targets;

  blow->melee_victims = blow->melee > 0 ? geometry->step[hex][direction] & targets : 0;
  blow->ranged_victims = blow->ranged > 0 && line != 0 ? HX_HEX_BIT (hx_first_on_ray (line, direction)) : 0;
  blow->gauss_victims = blow->gauss > 0 ? line : 0;
}

static HxAttackKind
kind_on (const Blow *blow,
         uint8_t     victim)
{
  if (hx_in (blow->melee_victims, victim))
    return hx_in (blow->ranged_victims | blow->gauss_victims, victim) ? HX_ATTACK_MIXED : HX_ATTACK_MELEE;
  return hx_in (blow->gauss_victims, victim) ? HX_ATTACK_GAUSS : HX_ATTACK_RANGED;
}

static void
land (HxSegment           *segment,
      uint8_t              hex,
      HxDirection          direction,
      const Blow          *blow,
      uint8_t              victim,
      const HxDeclaration *declaration)
{
  const HxBattle *battle = segment->battle;
  const HxPiece *piece = &battle->position.unit[victim];
  const HxTile *tile = &segment->box->tiles[piece->tile];
  HxHit *hit = hx_hit_draft (segment);
  int shot = (hx_in (blow->ranged_victims, victim) ? blow->ranged : 0) + (hx_in (blow->gauss_victims, victim) ? blow->gauss : 0);
  int wounds = hx_in (blow->melee_victims, victim) ? blow->melee : 0;
  int armor = 0;

  if (shot > 0 && hx_turn_sides (tile->armor, piece->facing) & 1 << hx_opposite (direction))
    armor = 1;
  wounds += shot - armor;
  if (wounds > 0)
    wounds += battle->work.picture.extra_wounds[victim];
  *hit = (HxHit) {
    .source = hex,
    .victim = victim,
    .direction = (uint8_t) direction,
    .kind = (uint8_t) kind_on (blow, victim),
    .wounds = (uint8_t) wounds,
    .blocked = wounds == 0,
  };
  if (hx_is_told (segment))
    {
      HxHexSet passed = segment->box->geometry.ray[hex][direction] & battle->position.units;

      passed &= ~segment->box->geometry.ray[victim][direction] & ~HX_HEX_BIT (victim);
      hx_report_attack (segment, hit, declaration, passed, armor);
    }
  if (wounds > 0 || battle->position.rulings[HX_RULING_DISP_07] != 0)
    hx_hit (segment);
}

/* Attacks that meet nobody, and @unhurt: those of an HQ on another (BASE-HQ-02). */
static void
report_misses (const HxSegment *segment,
               uint8_t          hex,
               HxDirection      direction,
               const Blow      *blow,
               HxHexSet         unhurt)
{
  if ((blow->melee_victims | blow->ranged_victims | blow->gauss_victims) == 0)
    hx_report_no_target (segment, hex,
                         blow->gauss > 0 ? HX_ATTACK_GAUSS : blow->ranged > 0 ? HX_ATTACK_RANGED : HX_ATTACK_MELEE,
                         direction, HX_NO_HEX);
  while (unhurt != 0)
    {
      uint8_t victim = hx_pop (&unhurt);

      hx_report_no_target (segment, hex, kind_on (blow, victim), direction, victim);
    }
}

static void
strike (HxSegment           *segment,
        uint8_t              hex,
        HxDirection          direction,
        HxHexSet             targets,
        const HxDeclaration *declaration)
{
  const HxPicture *picture = &segment->battle->work.picture;
  const HxPiece *piece = &segment->battle->position.unit[hex];
  HxHexSet hqs = segment->battle->work.role[HX_ROLE_HQ], unhurt = hx_in (hqs, hex) ? hqs : 0;
  int side = direction - piece->facing;
  Blow blow;
  HxHexSet victims;

  weigh (&blow, &segment->box->tiles[piece->tile], side < 0 ? side + 6 : side, declaration, direction,
         picture->melee[hex], picture->ranged[hex]);
  aim (&blow, &segment->box->geometry, hex, direction, targets);
  victims = blow.melee_victims | blow.ranged_victims | blow.gauss_victims;
  if (hx_is_told (segment))
    report_misses (segment, hex, direction, &blow, victims & unhurt);
  for (victims &= ~unhurt; victims != 0;)
    land (segment, hex, direction, &blow, hx_pop (&victims), declaration);
}

/* The units that attacks of the unit may hit at all. */
static HxHexSet
targets_of (const HxBattle *battle,
            uint8_t         hex)
{
  HxHexSet targets = battle->position.units;

  if (!hx_in (battle->work.frenzied, hex))
    targets &= ~battle->work.of_side[battle->position.unit[hex].controller];
  return targets;
}

/**
 * hx_attack_direction:
 * @segment: the segment
 * @hex: the attacker's hex
 * @direction: a direction in which it has an attack
 * @declaration: (nullable): conversions
 *
 * Declares the attack through one side (BASE-ATT-01, -02, -04, -06, BASE-ARM-01, BASE-HQ-02).
 */
void
hx_attack_direction (HxSegment           *segment,
                     uint8_t              hex,
                     HxDirection          direction,
                     const HxDeclaration *declaration)
{
  strike (segment, hex, direction, targets_of (segment->battle, hex), declaration);
}

/* URA-RAV-01: two adjacent hexes and the one adjacent to both; friends too, no Armor. */
static void
demolish (HxSegment  *segment,
          uint8_t     hex,
          HxDirection direction)
{
  const HxGeometry *geometry = &segment->box->geometry;
  const HxPosition *position = &segment->battle->position;
  HxDirection next = (HxDirection) ((direction + 1) % 6);
  uint8_t struck[3] = { geometry->neighbour[hex][direction], geometry->neighbour[hex][next], HX_NO_HEX };
  bool any = false;

  if (struck[0] != HX_NO_HEX)
    struck[2] = geometry->neighbour[struck[0]][next];
  else if (struck[1] != HX_NO_HEX)
    struck[2] = geometry->neighbour[struck[1]][direction];
  for (int i = 0; i < 3; i++)
    if (struck[i] != HX_NO_HEX && hx_in (position->units, struck[i]))
      {
        int strength = segment->box->tiles[position->unit[hex].tile].demolition_strength;
        HxHit *hit = hx_hit_draft (segment);

        *hit = (HxHit) {
          .source = hex,
          .victim = struck[i],
          .direction = (uint8_t) direction,
          .kind = HX_ATTACK_DEMOLITION,
          .wounds = (uint8_t) (strength + segment->battle->work.picture.extra_wounds[struck[i]]),
        };

        any = true;
        if (hx_is_told (segment))
          hx_report_attack (segment, hit, NULL, 0, 0);
        hx_hit (segment);
      }
  if (!any && hx_is_told (segment))
    hx_report_no_target (segment, hex, HX_ATTACK_DEMOLITION, direction, HX_NO_HEX);
}

/* The directions in which an attack of the unit meets somebody. */
static unsigned
open_directions (const HxGeometry *geometry,
                 uint8_t           hex,
                 unsigned          sides,
                 unsigned          far,
                 HxHexSet          targets)
{
  unsigned beside = 0, beyond = 0;

  for (int d = 0; d < HX_N_DIRECTIONS; d++)
    {
      beside |= (unsigned) ((geometry->step[hex][d] & targets) != 0) << d;
      beyond |= (unsigned) ((geometry->ray[hex][d] & targets) != 0) << d;
    }
  return (sides & beside) | (far & beyond);
}

/**
 * hx_attack:
 * @segment: the segment
 * @hex: the hex of a unit whose turn to attack it is
 * @declaration: (nullable): conversions
 *
 * Declares all its attacks, through every side that has one (BASE-INIT-02, BASE-ATT-08).
 */
void
hx_attack (HxSegment           *segment,
           uint8_t              hex,
           const HxDeclaration *declaration)
{
  const HxPiece *piece = &segment->battle->position.unit[hex];
  const HxTile *tile = &segment->box->tiles[piece->tile];
  HxHexSet targets = targets_of (segment->battle, hex);
  unsigned attacks = hx_turn_sides (tile->attack_sides, piece->facing);

  /* An attack that meets nobody is worth a word, but no work. */
  if (!hx_is_told (segment))
    attacks = open_directions (&segment->box->geometry, hex, attacks,
                               declaration != NULL ? attacks : hx_turn_sides (tile->reach_sides, piece->facing), targets);
  for (; attacks != 0; attacks &= attacks - 1)
    strike (segment, hex, (HxDirection) __builtin_ctz (attacks), targets, declaration);
  for (unsigned sides = hx_turn_sides (tile->demolition, piece->facing); sides != 0; sides &= sides - 1)
    demolish (segment, hex, (HxDirection) __builtin_ctz (sides));
}
