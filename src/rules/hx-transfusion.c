/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Krwiobus: all wounds of one source move between the own HQ and an own unit (KRW-02 to -09, D-05 to -07). */
#include "hx-segment.h"

static void
report (const HxSegment *segment,
        uint8_t          krwiobus,
        uint8_t          victim,
        const HxHit     *hit)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_TRANSFUSED);

  event.subject = krwiobus;
  event.cause = victim;
  event.target = hit->victim;
  event.amount = hit->wounds;
  hx_cite (&event, HX_RULE_KRW_03);
  hx_cite (&event, HX_RULE_KRW_02);
  hx_cite (&event, HX_RULE_KRW_05);
  hx_cite (&event, HX_RULE_KRW_07);
  hx_cite (&event, HX_RULE_KRW_10);
  hx_cite (&event, HX_RULE_BASE_MED_15);
  hx_cite (&event, HX_RULE_D_07);
  if (hx_in (segment->battle->work.picture.off, hit->victim))
    hx_cite (&event, HX_RULE_KRW_09);
  if (hx_segment_dooms (segment, krwiobus))
    hx_cite (&event, HX_RULE_D_06);
  if (hx_in (segment->battle->work.picture.scoped, krwiobus))
    hx_cite (&event, HX_RULE_D_31);
  if (hx_segment_dooms (segment, hit->victim))
    hx_cite (&event, HX_RULE_KRW_06);
  hx_segment_add (segment, &event);
}

/* Offers one hit to one Krwiobus; false if the choice stays open. */
static bool
offer (HxSegment *segment,
       uint8_t    krwiobus,
       int        side,
       HxHit     *hit,
       HxHexSet   receivers)
{
  HxChoice choice;
  int option;

  hx_choice_begin (segment, &choice, HX_ABOUT_TRANSFUSION, side, krwiobus);
  choice.hit = *hit;
  hx_choice_add (&choice, HX_OPTION_DECLINE);
  while (receivers != 0)
    hx_choice_add (&choice, HX_OPTION_TRANSFUSE)->target = hx_pop (&receivers);
  option = hx_segment_ask (segment, &choice);
  if (option > 0)
    {
      uint8_t victim = hit->victim;

      hit->victim = choice.options[option].target;
      hit->moved = true;
      segment->struck |= HX_HEX_BIT (hit->victim);
      if (hx_is_told (segment))
        report (segment, krwiobus, victim, hit);
    }
  return option >= 0;
}

static bool
serve_side (HxSegment *segment,
            uint8_t    krwiobus)
{
  const HxBattle *battle = segment->battle;
  int side = hx_work_server (&battle->work, &battle->position, krwiobus);
  HxHexSet linked = hx_work_linked (&battle->work, segment->box, &battle->position, krwiobus, HX_EFFECT_TRANSFUSION);
  HxHexSet hq = linked & battle->work.role[HX_ROLE_HQ], units = linked & ~hq;

  if (hq == 0 || units == 0)
    return true;
  if (battle->position.rulings[HX_RULING_D_06] != 0 && hx_segment_dooms (segment, krwiobus))
    return true;
  for (int i = 0; i < segment->n_hits; i++)
    {
      HxHit *hit = &segment->hits[i];

      if (hit->moved || hit->destroys || hit->wounds == 0 || !hx_in (linked, hit->victim))
        continue;
      if (!offer (segment, krwiobus, side, hit, hx_in (hq, hit->victim) ? units : hq))
        return false;
    }
  return true;
}

/* What one source does to one unit is one hit, also where some of it was moved there (D-12). */
static void
merge_moved (HxSegment *segment)
{
  for (int i = 0; i < segment->n_hits; i++)
    for (int j = 0; segment->hits[i].moved && j < segment->n_hits; j++)
      {
        HxHit *moved = &segment->hits[i], *other = &segment->hits[j];

        if (i == j || other->taken || other->victim != moved->victim || other->source != moved->source
            || other->direction != moved->direction || other->kind != moved->kind || other->destroys)
          continue;
        other->wounds = (uint8_t) (other->wounds + moved->wounds);
        moved->wounds = 0;
        moved->taken = true;
        break;
      }
}

/**
 * hx_transfuse:
 * @segment: the segment, all damage declared
 *
 * Lets each Krwiobus that links its HQ and a unit move wounds, source by source.
 */
void
hx_transfuse (HxSegment *segment)
{
  const HxBattle *battle = segment->battle;

  for (HxHexSet left = battle->work.role[HX_ROLE_TRANSFUSER] & ~battle->work.picture.off; left != 0;)
    if (!serve_side (segment, hx_pop (&left)))
      return;
  merge_moved (segment);
}
