/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Telling what a battle does: the events of attacks and of initiative numbers. Called only when somebody listens. */
#include "hx-segment.h"

/**
 * hx_cite:
 * @event: an event
 * @rule: a rule that says so; nothing happens if it is none, cited already, or there is no room
 */
void
hx_cite (HxEvent *event,
         HxRule   rule)
{
  for (int i = 0; rule != HX_RULE_NONE && i < HX_MAX_EVENT_RULES; i++)
    {
      if (event->rules[i] == rule)
        return;
      if (event->rules[i] == HX_RULE_NONE)
        {
          event->rules[i] = rule;
          return;
        }
    }
}

static const HxTile *
tile_on (const HxSegment *segment,
         uint8_t          hex)
{
  return &segment->box->tiles[segment->battle->position.unit[hex].tile];
}

static bool
is_scoped (const HxSegment *segment,
           uint8_t          hex)
{
  return hx_in (segment->battle->work.picture.scoped, hex);
}

static HxHexSet
givers_of (const HxSegment *segment,
           uint8_t          hex,
           HxEffect         effect)
{
  const HxBattle *battle = segment->battle;
  HxHexSet givers = 0;

  for (HxHexSet left = battle->work.role[HX_ROLE_LINKER]; left != 0;)
    {
      uint8_t giver = hx_pop (&left);

      if (tile_on (segment, giver)->effects & HX_EFFECT_BIT (effect)
          && hx_in (hx_work_linked (&battle->work, segment->box, &battle->position, giver, effect), hex))
        givers |= HX_HEX_BIT (giver);
    }
  return givers;
}

static void
cite_giver (const HxSegment *segment,
            HxEvent         *event,
            uint8_t          giver)
{
  hx_cite (event, tile_on (segment, giver)->rule);
  if (tile_on (segment, giver)->traits & HX_TRAIT_ANY_STRENGTH)
    hx_cite (event, HX_RULE_DISP_24);
  if (hx_in (segment->battle->work.role[HX_ROLE_HQ], giver))
    hx_cite (event, HX_RULE_BASE_MOD_07);
  else
    hx_cite (event, tile_on (segment, giver)->kind == HX_KIND_WARRIOR ? HX_RULE_BASE_TILE_03 : HX_RULE_BASE_MOD_01);
  if (is_scoped (segment, giver))
    {
      hx_cite (event, HX_RULE_BASE_SCO_01);
      hx_cite (event, HX_RULE_BASE_SCO_02);
    }
  if (hx_in (segment->battle->work.role[HX_ROLE_HQ], event->subject))
    hx_cite (event, HX_RULE_BASE_MOD_03);
}

/* Rules about the one who is hit, and about what lies on the way. */
static void
cite_victim (const HxSegment *segment,
             HxEvent         *event,
             const HxHit     *hit)
{
  const HxBattle *battle = segment->battle;
  const HxGeometry *geometry = &segment->box->geometry;
  HxHexSet way = geometry->ray[hit->source][hit->direction] & ~geometry->ray[hit->victim][hit->direction];

  if (event->other > 1 && hit->kind <= HX_ATTACK_RANGED)
    hx_cite (event, HX_RULE_BASE_ATT_03);
  if (hx_in (battle->work.role[HX_ROLE_HQ], hit->victim))
    hx_cite (event, HX_RULE_BASE_TILE_02);
  if (hx_in (battle->work.role[HX_ROLE_TRANSFUSER], hit->victim))
    hx_cite (event, HX_RULE_KRW_08);
  for (int side = 0; side < battle->position.n_sides; side++)
    for (int i = 0; i < 2; i++)
      if (battle->position.monolith[side].expanded && battle->position.monolith[side].part[i] == hit->victim)
        hx_cite (event, HX_RULE_MON_ACT_01);
  for (int i = 0; i < segment->n_hits; i++)
    if (segment->hits[i].victim == hit->victim)
      hx_cite (event, HX_RULE_BASE_SEQ_05);
  if (hit->kind == HX_ATTACK_RANGED || hit->kind == HX_ATTACK_GAUSS)
    for (way &= ~HX_HEX_BIT (hit->victim); way != 0;)
      if (battle->position.trap[hx_pop (&way)] != HX_TRAP_NONE)
        hx_cite (event, HX_RULE_PAR_TRAP_05);
}

static void
cite_attack (const HxSegment *segment,
             HxEvent         *event,
             const HxHit     *hit)
{
  const HxPosition *position = &segment->battle->position;
  const HxTile *tile = tile_on (segment, hit->source);
  int side = (hit->direction - position->unit[hit->source].facing + 6) % 6;
  static const HxRule by_kind[] = {
    [HX_ATTACK_MELEE] = HX_RULE_BASE_ATT_01,      [HX_ATTACK_RANGED] = HX_RULE_BASE_ATT_02,
    [HX_ATTACK_GAUSS] = HX_RULE_BASE_ATT_04,      [HX_ATTACK_MIXED] = HX_RULE_BASE_ATT_06,
    [HX_ATTACK_DEMOLITION] = HX_RULE_URA_RAV_01,  [HX_ATTACK_EXPLOSION] = HX_RULE_BASE_EXP_01,
    [HX_ATTACK_CHARGE] = HX_RULE_PAR_DRONE_02,
  };

  hx_cite (event, by_kind[hit->kind]);
  if (position->unit[hit->source].controller == position->unit[hit->victim].controller
      && hx_in (segment->battle->work.frenzied, hit->source))
    {
      hx_cite (event, HX_RULE_PAR_FRENZY_01);
      hx_cite (event, HX_RULE_D_22);
    }
  if (hit->kind == HX_ATTACK_RANGED && tile->melee[side] > 0 && tile->ranged[side] > 0)
    hx_cite (event, HX_RULE_BASE_ATT_07);
  if (hit->kind == HX_ATTACK_DEMOLITION)
    {
      hx_cite (event, HX_RULE_URA_RAV_02);
      hx_cite (event, HX_RULE_BASE_ATT_09);
    }
  if (hit->kind == HX_ATTACK_EXPLOSION)
    {
      hx_cite (event, HX_RULE_BASE_EXP_02);
      hx_cite (event, HX_RULE_BASE_ATT_10);
    }
  /* What a book says of an HQ is never about its strike. */
  if (hx_in (segment->battle->work.role[HX_ROLE_HQ], hit->source))
    hx_cite (event, HX_RULE_BASE_HQ_01);
  else
    hx_cite (event, tile->rule);
  if (event->others != 0)
    {
      hx_cite (event, HX_RULE_BASE_MISC_01);
      hx_cite (event, HX_RULE_BASE_ATT_05);
    }
  cite_victim (segment, event, hit);
}

static void
report_bonuses (const HxSegment *segment,
                const HxHit     *hit,
                HxEffect         effect)
{
  HxHexSet left = givers_of (segment, hit->source, effect);
  bool several = __builtin_popcountll (left) > 1;

  while (left != 0)
    {
      HxEvent event = hx_segment_event (segment, HX_EVENT_ATTACK_BONUS);

      event.subject = hit->source;
      event.target = hit->victim;
      event.kind = (uint8_t) (effect == HX_EFFECT_MELEE_1 ? HX_ATTACK_MELEE : HX_ATTACK_RANGED);
      event.cause = hx_pop (&left);
      event.amount = 1;
      hx_cite (&event, HX_RULE_BASE_MOD_06);
      cite_giver (segment, &event, event.cause);
      hx_cite (&event, HX_RULE_BASE_MOD_02);
      hx_cite (&event, several ? HX_RULE_BASE_MOD_04 : HX_RULE_NONE);
      if (hit->kind == HX_ATTACK_GAUSS)
        hx_cite (&event, HX_RULE_URA_GAUSS_04);
      hx_segment_add (segment, &event);
    }
}

/**
 * hx_report_wastes:
 * @segment: a segment that is logged
 * @hit: wounds to which Wastes add
 *
 * Tells which Wastes do.
 */
void
hx_report_wastes (const HxSegment *segment,
                  const HxHit     *hit)
{
  for (HxHexSet left = givers_of (segment, hit->victim, HX_EFFECT_EXTRA_WOUND); left != 0;)
    {
      HxEvent event = hx_segment_event (segment, HX_EVENT_EXTRA_WOUND);

      event.target = hit->victim;
      event.cause = hx_pop (&left);
      event.amount = 1;
      hx_cite (&event, HX_RULE_URA_WASTES_01);
      if (hit->kind == HX_ATTACK_EXPLOSION)
        hx_cite (&event, HX_RULE_D_08);
      if (is_scoped (segment, event.cause))
        hx_cite (&event, HX_RULE_BASE_SCO_03);
      hx_segment_add (segment, &event);
    }
}

static void
report_armor (const HxSegment *segment,
              const HxHit     *hit)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_ARMOR);

  event.subject = hit->source;
  event.target = hit->victim;
  event.amount = 1;
  hx_cite (&event, HX_RULE_BASE_ARM_01);
  if (hit->blocked)
    {
      hx_cite (&event, HX_RULE_BASE_ARM_02);
      hx_cite (&event, segment->battle->work.role[HX_ROLE_MEDIC] != 0 ? HX_RULE_DISP_07 : HX_RULE_NONE);
    }
  if (hx_in (segment->battle->work.picture.off, hit->victim))
    hx_cite (&event, HX_RULE_BASE_ARM_06);
  for (int i = 0; i < segment->n_hits; i++)
    if (segment->hits[i].victim == hit->victim && segment->hits[i].kind != HX_ATTACK_MELEE)
      hx_cite (&event, HX_RULE_BASE_ARM_03);
  if (tile_on (segment, hit->source)->rule == HX_RULE_PAR_GUSTAV_01)
    hx_cite (&event, HX_RULE_PAR_GUSTAV_03);
  if (hit->kind == HX_ATTACK_RANGED && hx_in (segment->box->geometry.around[hit->source], hit->victim))
    hx_cite (&event, HX_RULE_BASE_ARM_05);
  hx_cite (&event, tile_on (segment, hit->victim)->rule);
  hx_segment_add (segment, &event);
}

/* Which parts the attack has on this victim once conversions are reckoned with. */
static void
report_parts (const HxSegment     *segment,
              const HxHit         *hit,
              const HxDeclaration *declaration)
{
  const HxPiece *piece = &segment->battle->position.unit[hit->source];
  const HxTile *tile = tile_on (segment, hit->source);
  int side = (hit->direction - piece->facing + 6) % 6;
  bool melee = tile->melee[side] > 0, ranged = tile->ranged[side] > 0;

  for (int i = 0; declaration != NULL && i < declaration->n; i++)
    if (declaration->conversion[i].direction == hit->direction)
      {
        const HxOption *turn = &declaration->conversion[i];

        melee = turn->from == HX_ATTACK_MELEE ? false : turn->to == HX_ATTACK_MELEE ? true : melee;
        ranged = turn->to != HX_ATTACK_MELEE;
      }
  if (melee && (hit->kind == HX_ATTACK_MELEE || hit->kind == HX_ATTACK_MIXED))
    report_bonuses (segment, hit, HX_EFFECT_MELEE_1);
  if (ranged && hit->kind != HX_ATTACK_MELEE)
    report_bonuses (segment, hit, HX_EFFECT_RANGED_1);
}

/**
 * hx_report_attack:
 * @segment: a segment that is logged
 * @hit: wounds as declared, after Armor and Wastes
 * @declaration: (nullable): conversions
 * @passed: units that a shot passes
 * @armor: wounds that Armor took
 *
 * Tells of an attack on one unit, then of each bonus, of Armor and of Wastes.
 */
void
hx_report_attack (const HxSegment     *segment,
                  const HxHit         *hit,
                  const HxDeclaration *declaration,
                  HxHexSet             passed,
                  int                  armor)
{
  const HxPiece *piece = &segment->battle->position.unit[hit->source];
  const HxTile *tile = tile_on (segment, hit->source);
  int side = (hit->direction - piece->facing + 6) % 6;
  HxEvent event = hx_segment_event (segment, HX_EVENT_ATTACK);

  event.subject = hit->source;
  event.target = hit->victim;
  event.kind = hit->kind;
  event.direction = hit->direction;
  event.amount = hit->wounds;
  event.other = (int16_t) (hit->kind == HX_ATTACK_DEMOLITION  ? tile->demolition_strength
                           : hit->kind == HX_ATTACK_EXPLOSION ? 1
                           : hit->kind == HX_ATTACK_MIXED     ? tile->melee[side] + tile->ranged[side] + tile->gauss[side]
                           : hit->kind == HX_ATTACK_MELEE && tile->melee[side] > 0 ? tile->melee[side]
                           : tile->ranged[side] > 0           ? tile->ranged[side]
                                                              : tile->melee[side] + tile->gauss[side]);
  if (hit->kind != HX_ATTACK_GAUSS && hit->kind != HX_ATTACK_MELEE)
    event.others = passed;
  cite_attack (segment, &event, hit);
  if (hit->kind == HX_ATTACK_GAUSS && tile->gauss[side] > 0 && segment->battle->work.picture.ranged[hit->source] > 0)
    hx_cite (&event, tile->rule == HX_RULE_PAR_GUSTAV_01 ? HX_RULE_PAR_GUSTAV_02 : HX_RULE_NONE);
  hx_segment_add (segment, &event);
  if (hit->kind <= HX_ATTACK_MIXED)
    report_parts (segment, hit, declaration);
  if (armor > 0)
    report_armor (segment, hit);
  if (hit->wounds > 0 && segment->battle->work.picture.extra_wounds[hit->victim] > 0
      && (hit->kind != HX_ATTACK_EXPLOSION || segment->battle->position.rulings[HX_RULING_D_08] == 0))
    hx_report_wastes (segment, hit);
}

/**
 * hx_report_no_target:
 * @segment: a segment that is logged
 * @hex: the attacker's hex
 * @kind: the attack
 * @direction: where it goes
 * @hq: the HQ that it would meet but never wounds (BASE-HQ-02), or %HX_NO_HEX where it meets nobody
 */
void
hx_report_no_target (const HxSegment *segment,
                     uint8_t          hex,
                     HxAttackKind     kind,
                     HxDirection      direction,
                     uint8_t          hq)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_NO_TARGET);

  event.subject = hex;
  event.target = hq;
  event.kind = (uint8_t) kind;
  event.direction = (uint8_t) direction;
  event.reason = hq == HX_NO_HEX ? HX_REASON_EMPTY_LINE : HX_REASON_HQ;
  if (hq != HX_NO_HEX)
    hx_cite (&event, HX_RULE_BASE_HQ_02);
  else if (segment->box->geometry.neighbour[hex][direction] == HX_NO_HEX)
    hx_cite (&event, HX_RULE_BASE_BOARD_03);
  hx_cite (&event, kind == HX_ATTACK_MELEE        ? HX_RULE_BASE_ATT_01
                   : kind == HX_ATTACK_GAUSS      ? HX_RULE_BASE_ATT_04
                   : kind == HX_ATTACK_DEMOLITION ? HX_RULE_URA_RAV_01
                                                  : HX_RULE_BASE_ATT_02);
  hx_segment_add (segment, &event);
}

static const HxEffect pace_effects[] = { HX_EFFECT_INITIATIVE_1, HX_EFFECT_INITIATIVE_2, HX_EFFECT_SLOWER_1 };

static HxHexSet
pace_givers_of (const HxSegment *segment,
                uint8_t          hex)
{
  HxHexSet givers = 0;

  for (int i = 0; i < 3; i++)
    givers |= givers_of (segment, hex, pace_effects[i]);
  return givers;
}

static void
report_pace (const HxSegment *segment,
             uint8_t          hex,
             int              printed,
             int              number)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_INITIATIVE);

  event.subject = hex;
  event.amount = (int16_t) number;
  event.other = (int16_t) printed;
  hx_cite (&event, HX_RULE_BASE_INIT_04);
  for (int i = 0; i < 3; i++)
    {
      HxHexSet givers = givers_of (segment, hex, pace_effects[i]);

      event.others |= givers;
      if (givers != 0 && pace_effects[i] == HX_EFFECT_SLOWER_1)
        hx_cite (&event, HX_RULE_BASE_SAB_01);
      while (givers != 0)
        {
          event.cause = hx_pop (&givers);
          cite_giver (segment, &event, event.cause);
        }
    }
  if (printed + segment->battle->work.picture.pace[hex] < 0)
    hx_cite (&event, HX_RULE_BASE_INIT_05);
  hx_segment_add (segment, &event);
}

/* An extra number that would lie below 0: another one stands at 0 already (D-02). */
static bool
is_below_zero (const uint8_t *values,
               int            i)
{
  for (int j = 0; j < i; j++)
    if (values[i] == 0 && values[j] == 0)
      return true;
  return false;
}

static void
report_extra (const HxSegment *segment,
              uint8_t          hex,
              int              number,
              bool             below_zero)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_EXTRA_NUMBER);
  HxHexSet givers = givers_of (segment, hex, HX_EFFECT_EXTRA_ATTACK);

  event.subject = hex;
  event.amount = (int16_t) number;
  event.others = givers;
  event.reason = below_zero ? HX_REASON_BELOW_ZERO : HX_REASON_NONE;
  hx_cite (&event, HX_RULE_BASE_MOD_08);
  while (givers != 0)
    {
      event.cause = hx_pop (&givers);
      cite_giver (segment, &event, event.cause);
      if (tile_on (segment, event.cause)->rule == HX_RULE_URA_DBL_01)
        hx_cite (&event, below_zero                                 ? HX_RULE_URA_DBL_03
                         : tile_on (segment, hex)->n_numbers > 1 ? HX_RULE_URA_DBL_02
                                                                  : HX_RULE_NONE);
    }
  hx_cite (&event, below_zero ? HX_RULE_D_02 : HX_RULE_NONE);
  hx_cite (&event, __builtin_popcountll (event.others) > 1 ? HX_RULE_BASE_MOD_09 : HX_RULE_NONE);
  hx_cite (&event, segment->battle->work.picture.pace[hex] != 0 ? HX_RULE_BASE_MOD_10 : HX_RULE_NONE);
  hx_segment_add (segment, &event);
}

static int
values_in (const HxSegment *segment,
           const HxPicture *picture,
           uint8_t          hex,
           uint8_t          values[HX_MAX_NUMBERS])
{
  return hx_number_values (tile_on (segment, hex), picture->pace[hex], picture->extra[hex],
                           segment->battle->position.rulings[HX_RULING_DISP_01] != 0, values);
}

/**
 * hx_report_numbers:
 * @segment: a segment that is logged
 * @hex: a unit with initiative numbers
 *
 * Tells of each of its numbers that is not simply a printed one.
 */
void
hx_report_numbers (const HxSegment *segment,
                   uint8_t          hex)
{
  const HxPicture *picture = &segment->battle->work.picture;
  uint8_t values[HX_MAX_NUMBERS];
  int n = values_in (segment, picture, hex, values);

  for (int i = 0; i < n; i++)
    if (i >= 4)
      report_extra (segment, hex, values[i], is_below_zero (values, i));
    else if (values[i] != 0xff && picture->pace[hex] != 0)
      report_pace (segment, hex, tile_on (segment, hex)->numbers[i], values[i]);
}

/**
 * hx_note_former:
 * @segment: a segment that is logged, before a removal
 * @former: (out): how things stand
 */
void
hx_note_former (const HxSegment *segment,
                HxFormer        *former)
{
  former->picture = segment->battle->work.picture;
  former->needy = segment->battle->work.role[HX_ROLE_NEEDY];
  for (HxHexSet left = segment->battle->work.role[HX_ROLE_NUMBERED]; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      former->pace[hex] = pace_givers_of (segment, hex);
      former->extra[hex] = givers_of (segment, hex, HX_EFFECT_EXTRA_ATTACK);
    }
}

/* Who changes numbers now and did not before, or the other way round. */
static void
blame_givers (HxEvent  *event,
              HxHexSet  before,
              HxHexSet  now)
{
  HxHexSet went = before & ~now, came = now & ~before;

  event->others = went | came;
  event->reason = came == 0 && went != 0 ? HX_REASON_GIVER_GONE : HX_REASON_NONE;
  if (event->others != 0 && (went == 0 || came == 0))
    event->cause = (uint8_t) __builtin_ctzll (event->others);
}

/* The event is filled but for the rules. */
static void
report_number_change (const HxSegment *segment,
                      HxEvent         *event,
                      bool             below_zero)
{
  bool falls = event->amount < event->other;

  if (event->kind != 0)
    hx_cite (event, HX_RULE_BASE_INIT_08);
  else if (event->amount == event->other && !below_zero)
    hx_cite (event, HX_RULE_BASE_INIT_05);
  else
    {
      hx_cite (event, falls ? HX_RULE_BASE_INIT_09 : HX_RULE_BASE_INIT_04);
      hx_cite (event, falls ? HX_RULE_BASE_INIT_11 : HX_RULE_NONE);
      hx_cite (event, below_zero ? HX_RULE_D_02 : HX_RULE_NONE);
    }
  hx_segment_add (segment, event);
}

/* BASE-MOD-09: with a giver goes the extra number that would come last. */
static void
report_extra_gone (const HxSegment *segment,
                   const HxFormer  *former,
                   uint8_t          hex,
                   int              number)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_NUMBER_LOST);

  event.subject = hex;
  event.amount = (int16_t) number;
  event.reason = HX_REASON_GIVER_GONE;
  event.others = former->extra[hex] & ~givers_of (segment, hex, HX_EFFECT_EXTRA_ATTACK);
  if (event.others != 0)
    event.cause = (uint8_t) __builtin_ctzll (event.others);
  hx_cite (&event, HX_RULE_BASE_MOD_09);
  hx_segment_add (segment, &event);
}

/* Whether a printed number that is still to come would fall below 0 now, but stands there already (BASE-INIT-05). */
static bool
is_stopped_at_zero (const HxSegment *segment,
                    const HxPicture *before,
                    uint8_t          hex,
                    int              i)
{
  const HxPicture *now = &segment->battle->work.picture;

  return i < 4 && i < tile_on (segment, hex)->n_numbers && !hx_in (segment->battle->spent[i], hex)
         && now->pace[hex] < before->pace[hex] && tile_on (segment, hex)->numbers[i] + before->pace[hex] <= 0;
}

/**
 * hx_report_number_changes:
 * @segment: a segment that is logged, after a removal
 * @former: how things stood
 * @hex: a unit with initiative numbers
 *
 * Tells of each of its numbers that stands elsewhere now, spent or not.
 */
void
hx_report_number_changes (const HxSegment *segment,
                          const HxFormer  *former,
                          uint8_t          hex)
{
  const HxPicture *before = &former->picture, *now = &segment->battle->work.picture;
  const HxHexSet *spent = segment->battle->spent;
  uint8_t old[HX_MAX_NUMBERS], values[HX_MAX_NUMBERS];
  int n_old, n;

  if (before->pace[hex] == now->pace[hex] && before->extra[hex] == now->extra[hex])
    return;
  n_old = values_in (segment, before, hex, old);
  n = values_in (segment, now, hex, values);
  for (int i = 0; i < n && i < n_old; i++)
    {
      bool below_zero = i >= 4 && is_below_zero (values, i);
      HxEvent event = hx_segment_event (segment, HX_EVENT_NUMBER_CHANGED);

      event.subject = hex;
      event.amount = values[i];
      event.other = old[i];
      event.kind = hx_in (spent[i], hex);
      blame_givers (&event, former->pace[hex], pace_givers_of (segment, hex));
      /* That a spent number stands elsewhere matters only where its segment would come once more. */
      if (event.kind != 0 && values[i] >= segment->number)
        continue;
      if (values[i] != old[i] || (below_zero && !is_below_zero (old, i)) || is_stopped_at_zero (segment, before, hex, i))
        report_number_change (segment, &event, below_zero);
    }
  for (int i = n > 4 ? n : 4; i < n_old; i++)
    if (!hx_in (spent[i], hex))
      report_extra_gone (segment, former, hex, old[i]);
}

/**
 * hx_find_holding_net:
 * @segment: a moment that is logged
 * @hex: a netted unit
 *
 * Returns: the first netter that holds it; %HX_NO_HEX where a marker or the user's toggle does
 */
uint8_t
hx_find_holding_net (const HxSegment *segment,
                     uint8_t          hex)
{
  const HxBattle *battle = segment->battle;
  HxInquiry inquiry;
  HxInfluence nets[HX_MAX_INFLUENCES];
  int n;

  hx_inquiry_begin (&inquiry, segment->box, &battle->position, &battle->work);
  n = hx_inquiry_nets (&inquiry, hex, nets, HX_MAX_INFLUENCES);
  for (int i = 0; i < n; i++)
    if (nets[i].works)
      return nets[i].from;
  return HX_NO_HEX;
}

/**
 * hx_report_unused:
 * @segment: a segment that is logged
 * @hex: a unit whose number has come but that cannot act
 */
void
hx_report_unused (const HxSegment *segment,
                  uint8_t          hex)
{
  const HxBattle *battle = segment->battle;
  const HxPicture *picture = &battle->work.picture;
  HxEvent event = hx_segment_event (segment, HX_EVENT_NUMBER_UNUSED);

  event.subject = hex;
  event.amount = segment->number;
  hx_cite (&event, HX_RULE_BASE_INIT_07);
  if (hx_in (picture->netted, hex))
    {
      event.reason = HX_REASON_NETTED;
      hx_cite (&event, hx_in (battle->work.role[HX_ROLE_HQ], hex) ? HX_RULE_BASE_HQ_03 : HX_RULE_BASE_NET_02);
      event.cause = hx_find_holding_net (segment, hex);
    }
  else if (hx_in (picture->unpowered, hex))
    {
      event.reason = HX_REASON_NO_POWER;
      hx_cite (&event, HX_RULE_URA_POWER_02);
      hx_cite (&event, HX_RULE_BASE_NET_14);
      hx_cite (&event, tile_on (segment, hex)->rule);
    }
  else
    {
      event.reason = HX_REASON_PARALYSED;
      hx_cite (&event, HX_RULE_PAR_PARA_01);
      hx_cite (&event, HX_RULE_BASE_NET_15);
    }
  hx_segment_add (segment, &event);
}
