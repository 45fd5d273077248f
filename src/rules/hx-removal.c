/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Wounds are put on, and what they destroy leaves the board together (BASE-SEQ-06, steps 4 to 6). */
#include "hx-segment.h"

#include <string.h>

static void
report_wounds (const HxSegment *segment,
               uint8_t          hex,
               int              wounds,
               int              medpacks)
{
  HxEvent event;

  if (medpacks > 0)
    {
      event = hx_segment_event (segment, HX_EVENT_MEDPACK_USED);
      event.target = hex;
      event.amount = (int16_t) medpacks;
      hx_cite (&event, HX_RULE_PAR_MEDPACK_02);
      hx_cite (&event, HX_RULE_PAR_MEDPACK_01);
      hx_cite (&event, HX_RULE_D_11);
      hx_segment_add (segment, &event);
    }
  if (wounds == 0)
    return;
  event = hx_segment_event (segment, HX_EVENT_WOUNDED);
  event.target = hex;
  event.amount = (int16_t) wounds;
  event.other = (int16_t) (hx_segment_life (segment, hex) - segment->battle->position.unit[hex].medpacks);
  hx_cite (&event, HX_RULE_BASE_SEQ_07);
  if (hx_in (segment->battle->work.role[HX_ROLE_HQ], hex))
    {
      hx_cite (&event, HX_RULE_BASE_GOAL_02);
      hx_cite (&event, event.other <= 0 ? HX_RULE_BASE_HQ_06 : HX_RULE_NONE);
    }
  else if (event.other > 0)
    {
      hx_cite (&event, HX_RULE_BASE_TOU_01);
      hx_cite (&event, segment->box->tiles[segment->battle->position.unit[hex].tile].rule);
    }
  hx_segment_add (segment, &event);
}

/* Returns whether they destroy the unit. */
static bool
put_wounds (HxSegment *segment,
            uint8_t    hex,
            int        wounds)
{
  HxPiece *piece = &segment->battle->position.unit[hex];
  int bears = segment->box->tiles[piece->tile].hit_points + segment->battle->work.picture.toughness[hex];
  int medpacks = wounds < piece->medpacks ? wounds : piece->medpacks;

  piece->medpacks -= (uint8_t) medpacks;
  wounds -= medpacks;
  hx_position_put_wounds (&segment->battle->position, segment->box, hex, wounds);
  if (piece->wounds > 0)
    segment->battle->work.wounded |= HX_HEX_BIT (hex);
  segment->battle->changed = true;
  if (hx_is_told (segment))
    report_wounds (segment, hex, wounds, medpacks);
  return piece->wounds >= bears;
}

/**
 * hx_wound:
 * @segment: the segment, Medics declared
 *
 * Puts the remaining wounds on (BASE-SEQ-06, step 4).
 *
 * Returns: the units that are destroyed by them
 */
HxHexSet
hx_wound (HxSegment *segment)
{
  uint16_t sum[HX_MAX_HEXES];
  HxHexSet hurt = 0, dead = 0;

  for (int i = 0; i < segment->n_hits; i++)
    {
      const HxHit *hit = &segment->hits[i];

      if (hit->taken)
        continue;
      if (hit->destroys)
        dead |= HX_HEX_BIT (hit->victim);
      if (hit->wounds == 0)
        continue;
      if (!hx_in (hurt, hit->victim))
        sum[hit->victim] = 0;
      hurt |= HX_HEX_BIT (hit->victim);
      sum[hit->victim] = (uint16_t) (sum[hit->victim] + hit->wounds);
    }
  segment->stage = HX_STAGE_WOUNDS;
  while (hurt != 0)
    {
      uint8_t hex = hx_pop (&hurt);

      if (put_wounds (segment, hex, sum[hex]))
        dead |= HX_HEX_BIT (hex);
    }
  return dead;
}

static HxEventCode
way_out (const HxSegment *segment,
         uint8_t          hex,
         HxHexSet         dead,
         HxHexSet         lost_parts)
{
  if (hx_in (segment->exploding, hex))
    return HX_EVENT_EXPLODED;
  if (hx_in (dead, hex))
    return hx_in (segment->battle->work.role[HX_ROLE_HQ], hex) ? HX_EVENT_HQ_FALLS : HX_EVENT_DESTROYED;
  return hx_in (lost_parts, hex) ? HX_EVENT_PART_LOST : HX_EVENT_MEDIC_SPENT;
}

/* Links hold to the end of the segment; markers go with the unit. */
static void
cite_what_goes_along (const HxSegment *segment,
                      HxEvent         *event)
{
  const HxBattle *battle = segment->battle;
  const HxPiece *piece = &battle->position.unit[event->subject];

  if (hx_in (battle->work.role[HX_ROLE_LINKER] & ~battle->work.picture.off, event->subject))
    hx_cite (event, HX_RULE_BASE_MOD_13);
  if (piece->ranged_nets > 0)
    {
      hx_cite (event, HX_RULE_BASE_MISC_03);
      hx_cite (event, HX_RULE_IG_RNET_09);
    }
  if (piece->marks != 0 || piece->medpacks > 0)
    hx_cite (event, HX_RULE_D_28);
}

static void
report_removal (const HxSegment *segment,
                uint8_t          hex,
                HxEventCode      code)
{
  HxEvent event = hx_segment_event (segment, code);

  event.subject = hex;
  event.other = segment->battle->position.unit[hex].owner;
  switch (code)
    {
    case HX_EVENT_HQ_FALLS:
      event.rules[0] = HX_RULE_BASE_HQ_04;
      event.rules[1] = HX_RULE_BASE_HQ_05;
      break;
    case HX_EVENT_MEDIC_SPENT:
      event.rules[0] = hx_in (segment->battle->work.role[HX_ROLE_RANGED_MEDIC], hex) ? HX_RULE_IG_RMED_01 : HX_RULE_BASE_MED_01;
      break;
    case HX_EVENT_EXPLODED:
      event.rules[0] = segment->outside ? HX_RULE_IG_EXPL_02 : segment->number == HX_NO_SEGMENT ? HX_RULE_PAR_DRONE_02 : HX_RULE_D_38;
      event.rules[1] = HX_RULE_BASE_MED_12;
      break;
    case HX_EVENT_PART_LOST:
      event.rules[0] = HX_RULE_D_17;
      break;
    case HX_EVENT_TOUGHNESS_LOST:
      event.rules[0] = segment->outside ? HX_RULE_BASE_INST_23 : HX_RULE_BASE_TOU_02;
      event.rules[1] = segment->outside ? HX_RULE_BASE_TOU_02 : HX_RULE_NONE;
      break;
    default:
      event.rules[0] = HX_RULE_BASE_TILE_04;
      break;
    }
  hx_cite (&event, segment->outside ? HX_RULE_BASE_INST_03 : HX_RULE_NONE);
  cite_what_goes_along (segment, &event);
  hx_segment_add (segment, &event);
}

/* D-17: with an HQ goes what stands on the parts of its Monolith, and what is tucked under it. */
static HxHexSet
lose_monolith (HxPosition *position,
               int         side)
{
  HxMonolith *monolith = &position->monolith[side];
  HxHexSet parts = 0;

  if (!monolith->present)
    return 0;
  if (monolith->expanded)
    parts = (HX_HEX_BIT (monolith->part[0]) | HX_HEX_BIT (monolith->part[1])) & position->units;
  memset (monolith, 0, sizeof *monolith);
  return parts;
}

static void
fix_picture (HxSegment      *segment,
             HxHexSet        gone,
             const HxFormer *former)
{
  HxBattle *battle = segment->battle;
  HxBattleWork *work = &battle->work;
  HxHexSet netters = work->role[HX_ROLE_NETTER];

  for (int i = 0; i < HX_MAX_NUMBERS; i++)
    battle->spent[i] &= ~gone;
  battle->converted[0] &= ~gone;
  battle->converted[1] &= ~gone;
  hx_work_left (work, segment->box, &battle->position, gone);
  if (hx_is_told (segment))
    hx_report_change (segment, former, netters & gone);
}

/**
 * hx_remove:
 * @segment: the segment, wounds put on
 * @dead: units that are destroyed
 *
 * Takes them off the board, with spent Medics and what exploded, and works the picture out anew until nothing more
 * falls (BASE-SEQ-06, BASE-TOU-02, -03).
 */
void
hx_remove (HxSegment *segment,
           HxHexSet   dead)
{
  HxBattle *battle = segment->battle;
  HxPosition *position = &battle->position;
  HxHexSet gone = (dead | segment->exploding | segment->serving) & position->units, lost_parts = 0;
  bool may_lose_toughness = battle->work.role[HX_ROLE_TOUGHENER] != 0;
  HxFormer former;

  segment->stage = HX_STAGE_REMOVAL;
  for (HxHexSet left = dead & battle->work.role[HX_ROLE_HQ]; left != 0;)
    {
      int side = position->unit[hx_pop (&left)].owner;

      position->fallen |= (uint8_t) (1 << side);
      lost_parts |= lose_monolith (position, side);
    }
  gone |= lost_parts;
  if (gone == 0)
    return;
  battle->changed = true;
  if (hx_is_told (segment))
    hx_note_former (segment, &former);
  hx_work_leave (&battle->work, segment->box, position, gone);
  for (HxHexSet left = gone; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      if (hx_is_told (segment))
        report_removal (segment, hex, way_out (segment, hex, dead, lost_parts));
      hx_position_remove (position, hex);
    }
  fix_picture (segment, gone, &former);
  if (may_lose_toughness)
    hx_remove_overwounded (segment);
}

/**
 * hx_remove_overwounded:
 * @segment: the segment
 *
 * Takes units off the board whose wounds are more than they can bear now that a Toughness bonus is gone; no Medic helps
 * (BASE-TOU-02). Works the picture out anew until nothing more falls.
 */
void
hx_remove_overwounded (HxSegment *segment)
{
  HxBattle *battle = segment->battle;
  HxPosition *position = &battle->position;
  HxFormer former;

  for (;;)
    {
      HxHexSet dead = 0;

      for (HxHexSet left = battle->work.wounded & position->units; left != 0;)
        {
          uint8_t hex = hx_pop (&left);

          if (hx_segment_life (segment, hex) - position->unit[hex].medpacks <= 0)
            dead |= HX_HEX_BIT (hex);
        }
      if (dead == 0)
        return;
      battle->changed = true;
      if (hx_is_told (segment))
        hx_note_former (segment, &former);
      hx_work_leave (&battle->work, segment->box, position, dead);
      for (HxHexSet left = dead; left != 0;)
        {
          uint8_t hex = hx_pop (&left);

          if (hx_is_told (segment))
            report_removal (segment, hex, HX_EVENT_TOUGHNESS_LOST);
          if (hx_in (battle->work.role[HX_ROLE_HQ], hex))
            position->fallen |= (uint8_t) (1 << position->unit[hex].owner);
          hx_position_remove (position, hex);
        }
      fix_picture (segment, dead, &former);
    }
}
