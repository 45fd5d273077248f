/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Medics: who takes which wounds, and which Medic is spent for it (base rules 16, IG-RMED-01). */
#include "hx-segment.h"

/* In place of a side: Medics of every side, in the order that the caller sets (BASE-MED-11). */
#define ALL_SIDES (-1)

static bool
needs_medic (const HxSegment *segment,
             const HxHit     *hit)
{
  if (hit->taken)
    return false;
  return hit->wounds > 0 || hit->destroys
         || (hit->blocked && segment->battle->position.rulings[HX_RULING_DISP_07] != 0);
}

/* BASE-MED-07: one that dies now serves nobody; DISP-04 knows the other reading. */
static bool
can_serve (const HxSegment *segment,
           uint8_t          medic)
{
  if (hx_in (segment->serving | segment->battle->work.picture.off, medic))
    return false;
  return segment->battle->position.rulings[HX_RULING_DISP_04] != 0 || !hx_segment_dooms (segment, medic);
}

static HxHexSet
patients_of (const HxSegment *segment,
             uint8_t          medic)
{
  const HxBattle *battle = segment->battle;

  if (hx_in (battle->work.role[HX_ROLE_RANGED_MEDIC], medic))
    return battle->work.of_side[battle->position.unit[medic].controller] & ~HX_HEX_BIT (medic);
  return hx_work_linked (&battle->work, segment->box, &battle->position, medic, HX_EFFECT_MEDIC);
}

/* Options stay in order of wounds, the worst first, so that the first is what most players would do. */
static void
add_option (HxChoice    *choice,
            int          first,
            uint8_t      medic,
            const HxHit *hit)
{
  HxOption option;
  int at;

  *hx_choice_add (choice, HX_OPTION_TAKE) = (HxOption) {
    .kind = HX_OPTION_TAKE,
    .subject = medic,
    .target = hit->victim,
    .cause = hit->source,
    .direction = hit->direction,
    .hit = *hit,
  };
  option = choice->options[choice->n_options - 1];
  for (at = choice->n_options - 1; at > first; at--)
    {
      const HxHit *before = &choice->options[at - 1].hit;

      if (before->destroys || (!hit->destroys && before->wounds >= hit->wounds))
        break;
      choice->options[at] = choice->options[at - 1];
    }
  choice->options[at] = option;
}

static void
collect (const HxSegment *segment,
         HxHexSet         medics,
         int              side,
         HxChoice        *choice)
{
  const HxBattle *battle = segment->battle;
  int first = choice->n_options;

  while (medics != 0)
    {
      uint8_t medic = hx_pop (&medics);
      HxHexSet patients;

      if (side != ALL_SIDES && hx_work_server (&battle->work, &battle->position, medic) != side)
        continue;
      patients = patients_of (segment, medic) & segment->struck;
      if (patients == 0 || !can_serve (segment, medic))
        continue;
      for (int i = 0; i < segment->n_hits; i++)
        if (hx_in (patients, segment->hits[i].victim) && needs_medic (segment, &segment->hits[i]))
          add_option (choice, first, medic, &segment->hits[i]);
    }
}

/* The Medics that would serve for @medic, were it lost (BASE-MED-09). */
static HxHexSet
reliefs_of (const HxSegment *segment,
            uint8_t          medic)
{
  HxHexSet reliefs = 0;

  for (HxHexSet left = segment->battle->work.role[HX_ROLE_MEDIC]; left != 0;)
    {
      uint8_t other = hx_pop (&left);

      if (other != medic && can_serve (segment, other) && hx_in (patients_of (segment, other), medic))
        reliefs |= HX_HEX_BIT (other);
    }
  return reliefs;
}

static uint8_t
pick_one (HxSegment *segment,
          uint8_t    medic,
          HxHexSet   candidates)
{
  const HxBattle *battle = segment->battle;
  HxChoice choice;
  int option;

  if ((candidates & (candidates - 1)) == 0)
    return hx_pop (&candidates);
  hx_choice_begin (segment, &choice, HX_ABOUT_SPENT_MEDIC, hx_work_server (&battle->work, &battle->position, medic), medic);
  while (candidates != 0)
    hx_choice_add (&choice, HX_OPTION_SPEND)->subject = hx_pop (&candidates);
  option = hx_segment_ask (segment, &choice);
  return option < 0 ? HX_NO_HEX : choice.options[option].subject;
}

static void
report_relief (const HxSegment *segment,
               uint8_t          spent,
               uint8_t          spared,
               bool             mutual)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_MEDIC_RELIEVED);

  event.subject = spent;
  event.target = spared;
  event.rules[0] = mutual ? HX_RULE_BASE_MED_10 : HX_RULE_BASE_MED_09;
  hx_segment_add (segment, &event);
}

/* The members of the circle in which the last Medic of the chain stands; just that Medic if there is no circle. */
static HxHexSet
find_circle (const HxSegment *segment,
             const uint8_t   *chain,
             int              n)
{
  int begin = n - 1;
  HxHexSet circle = 0;

  for (int i = n - 1; i >= begin; i--)
    {
      HxHexSet reliefs = reliefs_of (segment, chain[i]);

      for (int before = 0; before < begin; before++)
        if (hx_in (reliefs, chain[before]))
          begin = before;
    }
  for (int i = begin; i < n; i++)
    circle |= HX_HEX_BIT (chain[i]);
  return circle;
}

/*
 * Walks the chain of Medics that serve for each other to the one that is spent: the last (BASE-MED-09), or any of the
 * circle in which it stands (BASE-MED-10). HX_NO_HEX if a choice stays open.
 */
static uint8_t
find_spent (HxSegment *segment,
            uint8_t    medic)
{
  uint8_t chain[HX_MAX_HEXES] = { medic }, spent;
  HxHexSet asked = HX_HEX_BIT (medic), next, circle;
  int n = 1;

  if (hx_in (segment->battle->work.role[HX_ROLE_RANGED_MEDIC], medic))
    return medic;
  while ((next = reliefs_of (segment, chain[n - 1]) & ~asked) != 0)
    {
      uint8_t relief = pick_one (segment, chain[n - 1], next);

      if (relief == HX_NO_HEX)
        return HX_NO_HEX;
      chain[n++] = relief;
      asked |= HX_HEX_BIT (relief);
    }
  circle = find_circle (segment, chain, n);
  spent = pick_one (segment, chain[n - 1], circle);
  if (spent != HX_NO_HEX && spent != medic && hx_is_told (segment))
    report_relief (segment, spent, medic, (circle & (circle - 1)) != 0);
  return spent;
}

/* Whether the Medic itself is hit in this segment, so that BASE-MED-08 speaks of it. */
static bool
is_hit (const HxSegment *segment,
        uint8_t          medic)
{
  for (int i = 0; i < segment->n_hits; i++)
    if (segment->hits[i].victim == medic && (segment->hits[i].wounds > 0 || segment->hits[i].destroys))
      return true;
  return false;
}

/* Whether the same source hits somebody else too, so that D-12 speaks of it. */
static bool
hits_others (const HxSegment *segment,
             const HxHit     *hit)
{
  for (int i = 0; i < segment->n_hits; i++)
    {
      const HxHit *other = &segment->hits[i];

      if (other->source == hit->source && other->direction == hit->direction && other->victim != hit->victim)
        return true;
    }
  return false;
}

static void
cite_patient (const HxSegment *segment,
              HxEvent         *event,
              bool             ranged)
{
  const HxBattle *battle = segment->battle;
  int n = 0;

  /* Whoever comes onto a Mine counts as off for the moment, but is not netted (D-25). */
  if (hx_in (battle->work.picture.off, event->target) && event->kind != HX_ATTACK_MINE)
    hx_cite (event, HX_RULE_BASE_MOD_12);
  if (segment->box->tiles[battle->position.unit[event->target].tile].kind == HX_KIND_MODULE)
    hx_cite (event, HX_RULE_BASE_MOD_05);
  if (battle->work.picture.extra_wounds[event->target] > 0)
    hx_cite (event, HX_RULE_BASE_MED_14);
  for (HxHexSet left = battle->work.role[HX_ROLE_MEDIC] & ~segment->serving; !ranged && left != 0;)
    n += hx_in (patients_of (segment, hx_pop (&left)), event->target);
  if (n > 1)
    hx_cite (event, HX_RULE_BASE_MED_06);
}

static void
report_service (const HxSegment *segment,
                const HxOption  *option,
                bool             ranged,
                bool             chosen)
{
  const HxBattle *battle = segment->battle;
  const HxPiece *medic = &battle->position.unit[option->subject];
  HxEvent event = hx_segment_event (segment, HX_EVENT_MEDIC_SERVES);

  event.subject = option->subject;
  event.target = option->target;
  event.cause = option->cause;
  event.kind = option->hit.kind;
  event.amount = option->hit.wounds;
  hx_cite (&event, ranged ? HX_RULE_IG_RMED_01 : HX_RULE_BASE_MED_01);
  hx_cite (&event, ranged ? HX_RULE_NONE : HX_RULE_BASE_MED_02);
  if (option->hit.destroys)
    hx_cite (&event, option->hit.kind == HX_ATTACK_MINE ? HX_RULE_PAR_MINE_02
                     : option->hit.kind == HX_ATTACK_GRENADE ? HX_RULE_BASE_INST_52 : HX_RULE_PAR_DRONE_06);
  if (segment->outside)
    {
      hx_cite (&event, HX_RULE_BASE_MED_13);
      hx_cite (&event, HX_RULE_BASE_INST_02);
    }
  if (!ranged && is_hit (segment, option->subject))
    hx_cite (&event, HX_RULE_BASE_MED_08);
  if (hits_others (segment, &option->hit))
    hx_cite (&event, HX_RULE_D_12);
  if (hx_in (battle->work.picture.scoped, option->subject))
    hx_cite (&event, HX_RULE_BASE_SCO_07);
  else if (hx_in (battle->work.role[HX_ROLE_HQ], option->target))
    hx_cite (&event, HX_RULE_BASE_MED_05);
  if (chosen && !ranged)
    hx_cite (&event, HX_RULE_BASE_MED_04);
  if (!ranged && !option->hit.destroys && option->hit.wounds < hx_segment_life (segment, option->target))
    hx_cite (&event, HX_RULE_BASE_MED_03);
  hx_cite (&event, ranged ? HX_RULE_NONE : segment->box->tiles[medic->tile].rule);
  cite_patient (segment, &event, ranged);
  hx_segment_add (segment, &event);
}

static void
take (HxSegment      *segment,
      const HxOption *option)
{
  for (int i = 0; i < segment->n_hits; i++)
    {
      HxHit *hit = &segment->hits[i];

      if (needs_medic (segment, hit) && hit->source == option->hit.source && hit->victim == option->hit.victim
          && hit->direction == option->hit.direction && hit->kind == option->hit.kind && hit->wounds == option->hit.wounds)
        {
          hit->taken = true;
          return;
        }
    }
}

/* One service for @side; true while it may go on. */
static bool
serve_once (HxSegment *segment,
            int        side)
{
  const HxBattleWork *work = &segment->battle->work;
  int decider = side == ALL_SIDES ? segment->battle->caller : side;
  HxChoice choice, optional;
  bool must, ranged;
  int option = 0;
  uint8_t spent;

  hx_choice_begin (segment, &choice, HX_ABOUT_MEDIC, decider, HX_NO_HEX);
  collect (segment, work->role[HX_ROLE_MEDIC], side, &choice);
  must = choice.n_options > 0;
  if (!must && work->role[HX_ROLE_RANGED_MEDIC] != 0)
    {
      hx_choice_begin (segment, &optional, HX_ABOUT_MEDIC, decider, HX_NO_HEX);
      collect (segment, work->role[HX_ROLE_RANGED_MEDIC], side, &optional);
      if (optional.n_options == 0)
        return false;
      hx_choice_add (&choice, HX_OPTION_DECLINE);
    }
  collect (segment, work->role[HX_ROLE_RANGED_MEDIC], side, &choice);
  if (choice.n_options == 0)
    return false;
  if (choice.n_options > 1)
    option = hx_segment_ask (segment, &choice);
  if (option < 0 || choice.options[option].kind == HX_OPTION_DECLINE)
    return false;
  ranged = hx_in (work->role[HX_ROLE_RANGED_MEDIC], choice.options[option].subject);
  if (hx_is_told (segment))
    report_service (segment, &choice.options[option], ranged, choice.n_options > 1);
  take (segment, &choice.options[option]);
  spent = find_spent (segment, choice.options[option].subject);
  if (spent == HX_NO_HEX)
    return false;
  segment->serving |= HX_HEX_BIT (spent);
  return true;
}

/* Whom the Medic would help if it were on. */
static HxHexSet
find_charges (const HxSegment *segment,
              uint8_t          medic)
{
  const HxBattle *battle = segment->battle;
  const HxPiece *piece = &battle->position.unit[medic];
  uint8_t sides = hx_link_sides (&segment->box->tiles[piece->tile], piece, HX_EFFECT_MEDIC);

  if (hx_in (battle->work.role[HX_ROLE_RANGED_MEDIC], medic))
    return patients_of (segment, medic);
  return segment->box->geometry.beside[medic][sides] & battle->work.of_side[hx_work_server (&battle->work, &battle->position, medic)];
}

/* Why the Medic of the event cannot help, and who nets it. */
static void
tell_hindrance (const HxSegment *segment,
                HxEvent         *event)
{
  const HxPicture *picture = &segment->battle->work.picture;
  uint8_t netter = hx_in (picture->netted, event->subject) ? hx_find_holding_net (segment, event->subject) : HX_NO_HEX;

  if (netter != HX_NO_HEX)
    event->others = HX_HEX_BIT (netter);
  event->reason = hx_in (picture->netted, event->subject)      ? HX_REASON_NETTED
                  : hx_in (picture->unpowered, event->subject) ? HX_REASON_NO_POWER
                                                               : HX_REASON_DOOMED;
}

/* Tells of Medics that could have helped but for their own fate. */
static void
report_idle (const HxSegment *segment)
{
  const HxBattle *battle = segment->battle;
  HxHexSet ranged = battle->work.role[HX_ROLE_RANGED_MEDIC];

  for (HxHexSet left = (battle->work.role[HX_ROLE_MEDIC] | ranged) & ~segment->serving; left != 0;)
    {
      uint8_t medic = hx_pop (&left);
      bool off = hx_in (battle->work.picture.off, medic);
      HxHexSet patients = find_charges (segment, medic);

      for (int i = 0; i < segment->n_hits; i++)
        if (hx_in (patients, segment->hits[i].victim) && needs_medic (segment, &segment->hits[i])
            && (off || hx_segment_dooms (segment, medic)))
          {
            HxEvent event = hx_segment_event (segment, HX_EVENT_MEDIC_CANNOT);

            event.subject = medic;
            event.target = segment->hits[i].victim;
            event.cause = segment->hits[i].source;
            tell_hindrance (segment, &event);
            hx_cite (&event, off ? HX_RULE_BASE_MED_16 : HX_RULE_BASE_MED_07);
            hx_cite (&event, off || hx_in (ranged, medic) ? HX_RULE_NONE : HX_RULE_DISP_04);
            hx_cite (&event, !off && hx_in (ranged, medic) ? HX_RULE_IG_RMED_01 : HX_RULE_NONE);
            hx_segment_add (segment, &event);
          }
    }
}

/* Whether a Medic that is on has a patient who is struck. */
static bool
is_anybody_helped (const HxSegment *segment)
{
  const HxBattleWork *work = &segment->battle->work;

  for (HxHexSet left = (work->role[HX_ROLE_MEDIC] | work->role[HX_ROLE_RANGED_MEDIC]) & ~work->picture.off; left != 0;)
    if (patients_of (segment, hx_pop (&left)) & segment->struck)
      return true;
  return false;
}

/**
 * hx_serve:
 * @segment: the segment, all damage declared and transfused
 *
 * Lets the Medics of each side take wounds, the caller's first, until none can or need (BASE-MED-01 to -11, D-12).
 */
void
hx_serve (HxSegment *segment)
{
  const HxBattle *battle = segment->battle;
  int n_sides = battle->position.n_sides;
  bool any = is_anybody_helped (segment);
  /* A scoped Medic may serve before or after its former side saves it, in the order that the caller sets (BASE-MED-11). */
  bool mixed = (battle->work.picture.scoped & battle->work.role[HX_ROLE_MEDIC]) != 0;

  /* A scoped Medic may be saved by its former side and then serve, so one round is not always enough. */
  while (any && !segment->waits)
    {
      any = false;
      for (int turn = 0, side = battle->caller; turn < n_sides && !segment->waits; turn++, side = side + 1 < n_sides ? side + 1 : 0)
        while (serve_once (segment, mixed ? ALL_SIDES : side))
          any = true;
    }
  if (hx_is_told (segment) && !segment->waits)
    report_idle (segment);
}
