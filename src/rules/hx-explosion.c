/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explosions: the Clown's in its segment, the Explosive Charge before the first (base rules 22, PAR-DRONE). */
#include "hx-segment.h"

static void
report_explosion (const HxSegment *segment,
                  uint8_t          hex,
                  HxHexSet         victims)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_EXPLODES);

  event.subject = hex;
  event.others = victims;
  event.rules[0] = HX_RULE_BASE_EXP_01;
  event.rules[1] = victims != 0 ? HX_RULE_BASE_EXP_02 : HX_RULE_D_45;
  hx_segment_add (segment, &event);
}

static void
explode (HxSegment *segment,
         uint8_t    hex,
         HxHexSet   victims)
{
  const HxBattle *battle = segment->battle;
  bool wastes = battle->position.rulings[HX_RULING_D_08] == 0;

  segment->exploding |= HX_HEX_BIT (hex);
  if (hx_is_told (segment))
    report_explosion (segment, hex, victims);
  while (victims != 0)
    {
      uint8_t victim = hx_pop (&victims);
      HxHit *hit = hx_hit_draft (segment);

      *hit = (HxHit) {
        .source = hex,
        .victim = victim,
        .kind = HX_ATTACK_EXPLOSION,
        .wounds = (uint8_t) (1 + (wastes ? battle->work.picture.extra_wounds[victim] : 0)),
      };
      if (hx_is_told (segment))
        hx_report_attack (segment, hit, NULL, 0, 0);
      hx_hit (segment);
    }
}

/**
 * hx_may_explode:
 * @segment: the segment
 * @hex: a unit with the explosion trait that acts now
 *
 * Lets its side choose between attack and explosion (BASE-EXP-01, D-45), and declares the explosion.
 *
 * Returns: true if the unit is done with: it explodes, or the choice stays open
 */
bool
hx_may_explode (HxSegment *segment,
                uint8_t    hex)
{
  const HxBattle *battle = segment->battle;
  HxHexSet victims = segment->box->geometry.around[hex] & battle->position.units & ~battle->work.role[HX_ROLE_HQ];
  HxChoice choice;
  int option;

  if (victims == 0 && battle->position.rulings[HX_RULING_D_45] != 0)
    return false;
  hx_choice_begin (segment, &choice, HX_ABOUT_EXPLOSION, battle->position.unit[hex].controller, hex);
  hx_choice_add (&choice, HX_OPTION_ATTACK)->subject = hex;
  hx_choice_add (&choice, HX_OPTION_EXPLODE)->subject = hex;
  option = hx_segment_ask (segment, &choice);
  if (option == 1)
    explode (segment, hex, victims);
  return option != 0;
}

static void
report_charge (const HxSegment *segment,
               uint8_t          hex,
               uint8_t          victim,
               HxReason         reason)
{
  bool idle = victim == HX_NO_HEX;
  HxEvent event = hx_segment_event (segment, idle ? HX_EVENT_CHARGE_IDLE : HX_EVENT_CHARGE_EXPLODES);

  event.subject = hex;
  event.target = victim;
  event.reason = (uint8_t) reason;
  event.kind = HX_ATTACK_CHARGE;
  if (!idle)
    {
      const HxPosition *position = &segment->battle->position;

      hx_cite (&event, reason == HX_REASON_HQ ? HX_RULE_PAR_DRONE_03 : HX_RULE_PAR_DRONE_02);
      hx_cite (&event, HX_RULE_BASE_SEQ_08);
      hx_cite (&event, reason == HX_REASON_HQ ? HX_RULE_NONE : HX_RULE_D_05);
      hx_cite (&event, reason == HX_REASON_HQ ? HX_RULE_NONE : HX_RULE_D_27);
      if (position->unit[hex].controller == position->unit[victim].controller)
        {
          hx_cite (&event, HX_RULE_PAR_FRENZY_01);
          hx_cite (&event, HX_RULE_D_22);
        }
    }
  else if (reason == HX_REASON_EMPTY_LINE)
    event.rules[0] = HX_RULE_PAR_DRONE_05;
  else
    {
      hx_cite (&event, HX_RULE_PAR_DRONE_04);
      hx_cite (&event, HX_RULE_BASE_SEQ_08);
      hx_cite (&event, reason == HX_REASON_PARALYSED ? HX_RULE_D_23 : HX_RULE_PAR_DRONE_08);
    }
  hx_segment_add (segment, &event);
}

static HxReason
why_idle (const HxBattle *battle,
          uint8_t         hex)
{
  if (hx_in (battle->work.picture.netted, hex))
    return HX_REASON_NETTED;
  if (hx_in (battle->work.picture.off, hex))
    return HX_REASON_NO_POWER;
  return hx_in (battle->work.paralysed, hex) ? HX_REASON_PARALYSED : HX_REASON_NONE;
}

/* D-05: destruction is no wound; where a table reads it as damage (D-27) it is as many as the victim can still take. */
static HxHit
destruction (const HxSegment *segment,
             uint8_t          drone,
             uint8_t          victim)
{
  const HxBattle *battle = segment->battle;
  HxHit hit = { .source = drone, .victim = victim, .kind = HX_ATTACK_CHARGE };

  if (battle->position.rulings[HX_RULING_D_27] == 0)
    hit.destroys = true;
  else
    hit.wounds = (uint8_t) (hx_segment_life (segment, victim) + battle->work.picture.extra_wounds[victim]);
  return hit;
}

static void
set_off (HxSegment *segment,
         uint8_t    hex)
{
  const HxBattle *battle = segment->battle;
  const HxPiece *piece = &battle->position.unit[hex];
  uint8_t sides = hx_turn_sides (segment->box->tiles[piece->tile].charge, piece->facing);
  HxHexSet victims = segment->box->geometry.beside[hex][sides] & battle->position.units;
  HxReason reason = why_idle (battle, hex);

  if (!hx_in (battle->work.frenzied, hex))
    victims &= ~battle->work.of_side[piece->controller];
  if (reason == HX_REASON_NONE && victims == 0)
    reason = HX_REASON_EMPTY_LINE;
  if (reason != HX_REASON_NONE)
    {
      if (hx_is_told (segment))
        report_charge (segment, hex, HX_NO_HEX, reason);
      return;
    }
  segment->exploding |= HX_HEX_BIT (hex);
  while (victims != 0)
    {
      uint8_t victim = hx_pop (&victims);
      bool hq = hx_in (battle->work.role[HX_ROLE_HQ], victim);

      if (hx_is_told (segment))
        report_charge (segment, hex, victim, hq ? HX_REASON_HQ : HX_REASON_NONE);
      if (!hq)
        {
          *hx_hit_draft (segment) = destruction (segment, hex, victim);
          hx_hit (segment);
        }
    }
}

/**
 * hx_set_off_charges:
 * @segment: the moment before the first segment
 *
 * Declares every Explosive Charge that can go off (PAR-DRONE-02 to -05, D-22, D-23).
 */
void
hx_set_off_charges (HxSegment *segment)
{
  for (HxHexSet left = segment->battle->work.role[HX_ROLE_CHARGER] & segment->battle->position.units; left != 0;)
    set_off (segment, hx_pop (&left));
}
