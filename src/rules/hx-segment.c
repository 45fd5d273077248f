/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asking, telling and looking up while a segment is played. */
#include "hx-segment.h"

#include <string.h>

/* Tells that a choice was made and which option was taken. */
static void
report_choice (const HxSegment *segment,
               const HxChoice  *choice,
               int              option)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_CHOSEN);

  event.subject = choice->subject;
  event.amount = (int16_t) option;
  event.other = choice->side;
  event.kind = (uint8_t) choice->about;
  switch (choice->about)
    {
    case HX_ABOUT_CONVERSION:
      hx_cite (&event, HX_RULE_BASE_MOD_11);
      hx_cite (&event, HX_RULE_URA_GAUSS_03);
      break;
    case HX_ABOUT_EXPLOSION:
      hx_cite (&event, HX_RULE_BASE_EXP_01);
      break;
    case HX_ABOUT_TRANSFUSION:
      hx_cite (&event, HX_RULE_KRW_04);
      break;
    case HX_ABOUT_PUSH:
      hx_cite (&event, HX_RULE_BASE_INST_31);
      hx_cite (&event, HX_RULE_D_20);
      break;
    case HX_ABOUT_SMOKE:
      hx_cite (&event, HX_RULE_PAR_SMOKE_01);
      break;
    case HX_ABOUT_DRILL:
      hx_cite (&event, HX_RULE_PAR_DRILL_01);
      break;
    case HX_ABOUT_MEDPACK:
      hx_cite (&event, HX_RULE_PAR_MEDPACK_01);
      break;
    default:
      hx_cite (&event, HX_RULE_BASE_MED_11);
      break;
    }
  if (!segment->outside)
    hx_cite (&event, HX_RULE_BASE_BAT_08);
  hx_segment_add (segment, &event);
}

/**
 * hx_segment_begin:
 * @segment: (out): the moment before the first segment; whoever plays another says so
 * @battle: the battle
 * @box: the game box
 * @decider: (nullable): who answers choices
 * @log: (nullable): where events go
 */
void
hx_segment_begin (HxSegment       *segment,
                  HxBattle        *battle,
                  const HxBox     *box,
                  const HxDecider *decider,
                  const HxLog     *log)
{
  segment->battle = battle;
  segment->box = box;
  segment->decider = decider;
  segment->log = log;
  segment->number = HX_NO_SEGMENT;
  segment->stage = HX_STAGE_BEFORE;
  segment->outside = false;
  segment->exploding = segment->serving = segment->struck = 0;
  segment->waits = false;
  segment->n_hits = 0;
}

/**
 * hx_segment_resolve:
 * @segment: the segment, all damage declared
 *
 * Plays the steps 3 to 6 of a segment (BASE-SEQ-06): transfusions and Medics, wounds, removal, the picture anew.
 *
 * Returns: false if a choice stays open
 */
bool
hx_segment_resolve (HxSegment *segment)
{
  const HxBattleWork *work = &segment->battle->work;
  HxHexSet dead = 0;

  if (segment->n_hits > 0)
    {
      segment->stage = HX_STAGE_MEDICS;
      if (work->role[HX_ROLE_TRANSFUSER] != 0)
        hx_transfuse (segment);
      if (!segment->waits && (work->role[HX_ROLE_MEDIC] | work->role[HX_ROLE_RANGED_MEDIC]) != 0)
        hx_serve (segment);
      if (segment->waits)
        return false;
      dead = hx_wound (segment);
    }
  hx_remove (segment, dead);
  return true;
}

/**
 * hx_segment_ask:
 * @segment: the segment
 * @choice: an open choice
 *
 * Asks the decider; nobody there means option 0.
 *
 * Returns: the option taken, or -1 if the choice stays open, which ends the segment where it is
 */
int
hx_segment_ask (HxSegment      *segment,
                const HxChoice *choice)
{
  int option = 0;

  if (segment->decider != NULL)
    option = segment->decider->decide (segment->decider->data, choice);
  if (option < 0 || option >= choice->n_options)
    {
      segment->waits = true;
      return -1;
    }
  if (hx_is_told (segment))
    report_choice (segment, choice, option);
  return option;
}

/**
 * hx_segment_event:
 * @segment: the segment
 * @code: what happened
 *
 * Returns: an event of that code, with no hexes and no rules yet
 */
HxEvent
hx_segment_event (const HxSegment *segment,
                  HxEventCode      code)
{
  HxEvent event;

  memset (&event, 0, sizeof event);
  event.code = code;
  event.stage = segment->outside ? HX_STAGE_TURN : segment->stage;
  event.segment = segment->number;
  event.tile = HX_NO_TILE;
  event.subject = event.target = event.cause = HX_NO_HEX;
  return event;
}

/**
 * hx_segment_add:
 * @segment: a segment that is logged
 * @event: what happened
 */
void
hx_segment_add (const HxSegment *segment,
                const HxEvent   *event)
{
  segment->log->add (segment->log->data, event);
}

/**
 * hx_choice_begin:
 * @segment: the segment
 * @choice: (out): becomes a choice without options
 * @about: what it is about
 * @side: who decides
 * @subject: the unit concerned, or %HX_NO_HEX
 */
void
hx_choice_begin (const HxSegment *segment,
                 HxChoice        *choice,
                 HxAbout          about,
                 int              side,
                 uint8_t          subject)
{
  memset (choice, 0, offsetof (HxChoice, options));
  choice->about = about;
  choice->side = (uint8_t) side;
  choice->segment = segment->number;
  choice->subject = subject;
}

/**
 * hx_choice_add:
 * @choice: a choice
 * @kind: what the new option does
 *
 * Returns: the option, to be filled in
 */
HxOption *
hx_choice_add (HxChoice    *choice,
               HxOptionKind kind)
{
  HxOption *option = &choice->options[choice->n_options < HX_MAX_OPTIONS ? choice->n_options++ : HX_MAX_OPTIONS - 1];

  memset (option, 0, sizeof *option);
  option->kind = kind;
  option->subject = option->target = option->cause = HX_NO_HEX;
  return option;
}

/**
 * hx_segment_dooms:
 * @segment: the segment, damage declared
 * @hex: a unit's hex
 *
 * Returns: whether what is still meant for the unit destroys it (BASE-MED-07, BASE-MED-08)
 */
bool
hx_segment_dooms (const HxSegment *segment,
                  uint8_t          hex)
{
  int wounds = 0;

  if (!hx_in (segment->struck, hex))
    return false;
  for (int i = 0; i < segment->n_hits; i++)
    {
      const HxHit *hit = &segment->hits[i];

      if (hit->victim != hex || hit->taken)
        continue;
      if (hit->destroys)
        return true;
      wounds += hit->wounds;
    }
  return wounds > 0 && wounds >= hx_segment_life (segment, hex);
}
