/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a battle: before the segments, segment after segment, after them (base rules 8, 9 and 26). */
#include "hx-segment.h"

#ifdef HX_CHECK_INVARIANTS
#include <assert.h>
#endif
#include <string.h>

#define FIRST_EXTRA 4

enum
{
  PHASE_BEGIN,
  PHASE_SEGMENTS,
  PHASE_OVER,
};

static uint8_t
clamp_value (int value)
{
  return (uint8_t) (value < 0 ? 0 : value > HX_MAX_VALUE ? HX_MAX_VALUE : value);
}

/**
 * hx_number_values:
 * @tile: a tile
 * @pace: sum of the modifiers on it
 * @extra: extra attack numbers that it is given
 * @after_last: the other reading of DISP-01: extra numbers come after the last one
 * @values: (out): values of the printed numbers from 0 on, of the extra ones from 4 on
 *
 * Works out where a unit's numbers stand (BASE-INIT-04, -05, BASE-MOD-08, -09, D-02).
 *
 * Returns: one more than the last index filled in; entries between printed and extra ones are 0xff
 */
int
hx_number_values (const HxTile *tile,
                  int           pace,
                  int           extra,
                  bool          after_last,
                  uint8_t       values[HX_MAX_NUMBERS])
{
  uint32_t taken = 0;
  int n = tile->n_numbers;

  for (int i = 0; i < n; i++)
    {
      values[i] = clamp_value (tile->numbers[i] + pace);
      taken |= (uint32_t) 1 << values[i];
    }
  if (extra == 0 || n == 0)
    return n;
  while (n < FIRST_EXTRA)
    values[n++] = 0xff;
  for (int i = 0; i < extra && n < HX_MAX_NUMBERS; i++)
    {
      uint32_t open = after_last ? taken & -taken : taken & ~(taken << 1);
      int above = 31 - __builtin_clz (open);

      values[n] = (uint8_t) (above > 0 ? above - 1 : 0);
      taken |= (uint32_t) 1 << values[n];
      n++;
    }
  return n;
}

static int
values_of (const HxBattle *battle,
           const HxTile   *tile,
           uint8_t         hex,
           uint8_t         values[HX_MAX_NUMBERS])
{
  return hx_number_values (tile, battle->work.picture.pace[hex], battle->work.picture.extra[hex],
                           battle->position.rulings[HX_RULING_DISP_01] != 0, values);
}

/* Units that have more than one number now. The others need no list of theirs. */
static HxHexSet
with_several (const HxBattleWork *work)
{
  return work->role[HX_ROLE_MANIFOLD] | work->given_extra;
}

/* What stood under a value without a bit is left over from another time. */
static void
enlist (HxBattleWork *work,
        uint8_t       hex,
        int           value)
{
  HxHexSet others = work->at[value] & -(HxHexSet) (work->values >> value & 1);

  work->values |= 1u << value;
  work->at[value] = others | HX_HEX_BIT (hex);
}

static void
report_lost (const HxSegment *segment,
             uint8_t          hex,
             int              value)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_NUMBER_LOST);

  event.subject = hex;
  event.amount = (int16_t) value;
  event.reason = HX_REASON_ROSE;
  event.rules[0] = HX_RULE_BASE_INIT_10;
  event.rules[1] = HX_RULE_D_01;
  hx_segment_add (segment, &event);
}

/* The i-th number, unspent, stands at @value; where that is a segment already played it is lost (D-01). */
static inline void
place (HxSegment *segment,
       uint8_t    hex,
       int        i,
       int        value)
{
  HxBattle *battle = segment->battle;

  if (value < battle->segment)
    enlist (&battle->work, hex, value);
  else if (battle->position.rulings[HX_RULING_D_01] == 0)
    {
      battle->spent[i] |= HX_HEX_BIT (hex);
      if (hx_is_told (segment))
        report_lost (segment, hex, value);
    }
}

/* Sorts unspent numbers by value. */
static void
line_up (HxSegment *segment,
         HxHexSet   who)
{
  HxBattle *battle = segment->battle;
  HxHexSet several = who & with_several (&battle->work);

  battle->work.values = 0;
  battle->work.lined_up = true;
  for (HxHexSet left = who & ~several & ~battle->spent[0]; left != 0;)
    {
      uint8_t hex = hx_pop (&left);
      const HxTile *tile = &segment->box->tiles[battle->position.unit[hex].tile];

      place (segment, hex, 0, clamp_value (tile->numbers[0] + battle->work.picture.pace[hex]));
    }
  while (several != 0)
    {
      uint8_t hex = hx_pop (&several), values[HX_MAX_NUMBERS];
      int n = values_of (battle, &segment->box->tiles[battle->position.unit[hex].tile], hex, values);

      for (int i = 0; i < n; i++)
        if (values[i] != 0xff && !hx_in (battle->spent[i], hex))
          place (segment, hex, i, values[i]);
    }
}

/* BASE-INIT-07: spent, whether or not the unit can attack. */
static void
spend_numbers (HxBattle    *battle,
               const HxBox *box,
               HxHexSet     who,
               uint8_t      number)
{
  HxHexSet several = who & with_several (&battle->work);

  battle->spent[0] |= who & ~several;
  while (several != 0)
    {
      uint8_t hex = hx_pop (&several), values[HX_MAX_NUMBERS];
      int n = values_of (battle, &box->tiles[battle->position.unit[hex].tile], hex, values);

      for (int i = 0; i < n; i++)
        if (values[i] == number)
          battle->spent[i] |= HX_HEX_BIT (hex);
    }
}

/* One unit's part of a segment; false if a choice stays open. */
static bool
act (HxSegment *segment,
     uint8_t    hex)
{
  const HxBattleWork *work = &segment->battle->work;
  HxDeclaration declaration = { 0 };

  if (hx_in (work->role[HX_ROLE_EXPLODER], hex) && hx_may_explode (segment, hex))
    return !segment->waits;
  if (work->role[HX_ROLE_CONVERTER] != 0 && !hx_convert (segment, hex, &declaration))
    return false;
  hx_attack (segment, hex, declaration.n > 0 ? &declaration : NULL);
  return true;
}

/* Declarations, the caller's side first (BASE-SEQ-06, BASE-BAT-08). */
static void
declare (HxSegment *segment,
         HxHexSet   acting)
{
  const HxBattle *battle = segment->battle;
  int n_sides = battle->position.n_sides;

  segment->stage = HX_STAGE_DECLARE;
  for (int turn = 0, side = battle->caller; turn < n_sides; turn++, side = side + 1 < n_sides ? side + 1 : 0)
    for (HxHexSet left = acting & battle->work.of_side[side]; left != 0;)
      if (!act (segment, hx_pop (&left)))
        return;
}

static void
report_begin (const HxSegment *segment)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_BATTLE_BEGINS);

  event.amount = segment->battle->in_row;
  if (segment->battle->in_row > 1)
    {
      hx_cite (&event, HX_RULE_BASE_BAT_05);
      hx_cite (&event, HX_RULE_D_18);
    }
  hx_cite (&event, HX_RULE_BASE_SEQ_01);
  hx_cite (&event, HX_RULE_BASE_SEQ_02);
  hx_cite (&event, segment->box->geometry.radius == 2 ? HX_RULE_BASE_BOARD_01 : HX_RULE_BASE_BOARD_02);
  for (int side = 0; side < HX_MAX_SIDES; side++)
    if (segment->battle->position.monolith[side].present && !segment->battle->position.monolith[side].expanded)
      hx_cite (&event, HX_RULE_MON_COL_01);
  hx_segment_add (segment, &event);
}

/* With a log every unit that has a number counts; without, only those that may come to hit somebody. */
static HxHexSet
who_counts (const HxSegment *segment)
{
  const HxBattleWork *work = &segment->battle->work;

  return hx_is_told (segment) ? work->role[HX_ROLE_NUMBERED] : work->attackers;
}

static bool
before_segments (HxSegment *segment)
{
  HxBattle *battle = segment->battle;
  HxBattleWork *work = &battle->work;

  hx_work_begin (work, segment->box, &battle->position);
  hx_work_picture (work, segment->box, &battle->position);
  if (hx_is_told (segment))
    {
      report_begin (segment);
      segment->stage = HX_STAGE_PICTURE;
      hx_report_picture (segment);
      segment->stage = HX_STAGE_BEFORE;
    }
  hx_remove_overwounded (segment);
  if (work->role[HX_ROLE_CHARGER] != 0)
    {
      hx_set_off_charges (segment);
      if (!hx_segment_resolve (segment))
        return false;
    }
  line_up (segment, who_counts (segment));
  battle->phase = PHASE_SEGMENTS;
  return true;
}

/* The next segment in which something may happen; -1 if there is none. */
static int
next_segment (const HxSegment *segment)
{
  const HxBattle *battle = segment->battle;
  bool first = battle->segment == HX_NO_SEGMENT;

  for (uint32_t values = battle->work.values & (first ? UINT32_MAX : (1u << battle->segment) - 1); values != 0;)
    {
      int number = 31 - __builtin_clz (values);

      if (battle->work.at[number] & battle->position.units)
        return number;
      values &= ~(1u << number);
    }
  /* Segment 0 is always played (BASE-SEQ-01), which only a log can tell. */
  return hx_is_told (segment) && (first || battle->segment > 0) ? 0 : -1;
}

static void
report_segment (const HxSegment *segment)
{
  static const HxRule rules[] = {
    HX_RULE_BASE_SEQ_03,  HX_RULE_BASE_SEQ_04,  HX_RULE_BASE_SEQ_06,  HX_RULE_BASE_INIT_01,
    HX_RULE_BASE_INIT_02, HX_RULE_BASE_INIT_03, HX_RULE_BASE_ATT_08,
  };
  HxEvent event = hx_segment_event (segment, HX_EVENT_SEGMENT);

  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
    hx_cite (&event, rules[i]);
  hx_segment_add (segment, &event);
}

static bool
play_segment (HxSegment *segment,
              int        number)
{
  HxBattle *battle = segment->battle;
  HxHexSet due = battle->work.values & 1u << number ? battle->work.at[number] & battle->position.units : 0;
  HxHexSet idle = due & (battle->work.picture.off | battle->work.paralysed);

  segment->number = (uint8_t) number;
  segment->stage = HX_STAGE_PICTURE;
  battle->segment = (uint8_t) number;
  spend_numbers (battle, segment->box, due, (uint8_t) number);
  if (hx_is_told (segment))
    {
      report_segment (segment);
      segment->stage = HX_STAGE_DECLARE;
      for (HxHexSet left = idle; left != 0;)
        hx_report_unused (segment, hx_pop (&left));
    }
  declare (segment, due & ~idle);
  if (segment->waits)
    return false;
  if (segment->n_hits > 0 || segment->exploding != 0)
    {
      if (!hx_segment_resolve (segment))
        return false;
      if (!battle->work.lined_up)
        line_up (segment, who_counts (segment));
    }
  return true;
}

static bool
another_follows (const HxBattle   *battle,
                 const HxBox      *box)
{
  return !battle->is_final && battle->position.fallen == 0 && battle->position.rulings[HX_RULING_D_18] == 0
         && hx_position_is_full (box, &battle->position);
}

static void
finish (HxSegment *segment)
{
  HxBattle *battle = segment->battle;
  HxEvent event;

  hx_after_battle (segment);
  battle->phase = PHASE_OVER;
  if (hx_is_told (segment))
    {
      event = hx_segment_event (segment, HX_EVENT_BATTLE_ENDS);
      event.amount = (int16_t) __builtin_popcount (battle->position.fallen);
      hx_cite (&event, HX_RULE_BASE_SEQ_09);
      hx_cite (&event, event.amount > 0 ? HX_RULE_BASE_GOAL_01 : HX_RULE_NONE);
      hx_segment_add (segment, &event);
    }
  if (!another_follows (battle, segment->box))
    return;
  if (!battle->changed)
    {
      battle->deadlock = true;
      if (hx_is_told (segment))
        {
          event = hx_segment_event (segment, HX_EVENT_DEADLOCK);
          hx_cite (&event, HX_RULE_BASE_BAT_05);
          hx_cite (&event, HX_RULE_BASE_WIN_04);
          hx_segment_add (segment, &event);
        }
      return;
    }
  battle->phase = PHASE_BEGIN;
  battle->segment = HX_NO_SEGMENT;
  battle->in_row++;
  battle->changed = false;
  memset (battle->spent, 0, sizeof battle->spent);
  memset (battle->converted, 0, sizeof battle->converted);
}

#ifdef HX_CHECK_INVARIANTS
/* A picture that was mended when units left is the one that the board has now. */
static bool
has_true_picture (const HxBattle *battle,
                  const HxBox    *box)
{
  const HxPicture *kept = &battle->work.picture;
  HxHexSet units = battle->position.units;
  HxPicture fresh;

  hx_picture_work_out (box, &battle->position, &fresh);
  return memcmp (kept->pace, fresh.pace, sizeof fresh - offsetof (HxPicture, pace)) == 0
         && ((kept->off ^ fresh.off) & units) == 0 && ((kept->netted ^ fresh.netted) & units) == 0
         && ((kept->unpowered ^ fresh.unpowered) & units) == 0 && ((kept->scoped ^ fresh.scoped) & units) == 0;
}
#endif

/**
 * hx_battle_begin:
 * @battle: (out): a battle about to be fought
 * @box: the game box
 * @position: where it is fought; not changed
 * @caller: the side that caused it
 * @is_final: it is the Final Battle, after which none follows
 */
void
hx_battle_begin (HxBattle         *battle,
                 const HxBox      *box,
                 const HxPosition *position,
                 int               caller,
                 bool              is_final)
{
  memset (&battle->caller, 0, offsetof (HxBattle, work) - offsetof (HxBattle, caller));
  hx_position_copy (&battle->position, box, position);
  battle->caller = (uint8_t) (caller % position->n_sides);
  battle->is_final = is_final;
  battle->in_row = 1;
  battle->segment = HX_NO_SEGMENT;
}

/**
 * hx_battle_step:
 * @battle: a battle
 * @box: the game box
 * @decider: (nullable): who answers choices; nobody means option 0 each time
 * @log: (nullable): where events go. A battle is logged from its beginning or not at all
 *
 * Plays what comes before the segments, or the next segment, or what comes after them.
 *
 * Returns: how the battle stands; when it waits, @battle is of no more use: begin again from a copy made before
 */
HxBattleState
hx_battle_step (HxBattle        *battle,
                const HxBox     *box,
                const HxDecider *decider,
                const HxLog     *log)
{
  HxSegment segment;
  int number;

#ifdef HX_CHECK_INVARIANTS
  assert (hx_position_find_fault (box, &battle->position) == NULL);
  assert (battle->phase != PHASE_SEGMENTS || has_true_picture (battle, box));
#endif
  if (battle->phase == PHASE_OVER)
    return HX_BATTLE_OVER;
  hx_segment_begin (&segment, battle, box, decider, log);
  if (battle->phase == PHASE_BEGIN)
    return before_segments (&segment) ? HX_BATTLE_GOES_ON : HX_BATTLE_WAITS;
  number = next_segment (&segment);
  if (number >= 0)
    return play_segment (&segment, number) ? HX_BATTLE_GOES_ON : HX_BATTLE_WAITS;
  finish (&segment);
  return battle->phase == PHASE_OVER ? HX_BATTLE_OVER : HX_BATTLE_GOES_ON;
}

/**
 * hx_battle_run:
 * @battle: a battle
 * @box: the game box
 * @decider: (nullable): as for hx_battle_step()
 * @log: (nullable): as for hx_battle_step()
 *
 * Plays the battle, and those that follow on a full board (D-18), to the end.
 *
 * Returns: %HX_BATTLE_OVER, or %HX_BATTLE_WAITS where the decider left a choice open
 */
HxBattleState
hx_battle_run (HxBattle        *battle,
               const HxBox     *box,
               const HxDecider *decider,
               const HxLog     *log)
{
  HxBattleState state;

  do
    state = hx_battle_step (battle, box, decider, log);
  while (state == HX_BATTLE_GOES_ON);
  return state;
}

/**
 * hx_battle_verdict:
 * @battle: a battle that is over
 * @box: the game box
 * @verdict: (out): how the game stands
 *
 * (BASE-END-04, BASE-WIN-01, BASE-WIN-02, BASE-BAT-05)
 */
void
hx_battle_verdict (const HxBattle *battle,
                   const HxBox    *box,
                   HxVerdict      *verdict)
{
  const HxPosition *position = &battle->position;
  int standing = 0, best = -1, n_best = 0;

  memset (verdict, 0, sizeof *verdict);
  verdict->winner = HX_NO_SIDE;
  for (int side = 0; side < position->n_sides; side++)
    {
      int points = hx_position_hq_points (box, position, side);

      verdict->points[side] = points;
      if (position->fallen & 1 << side)
        continue;
      standing++;
      n_best = points > best ? 1 : n_best + (points == best);
      if (points >= best)
        {
          if (points > best)
            verdict->winner = (uint8_t) side;
          best = points;
        }
    }
  if (position->fallen != 0 && standing <= 1)
    verdict->decided = true;
  else if (battle->deadlock || (battle->is_final && n_best == 1 && best >= 0))
    verdict->decided = true;
  if (n_best != 1 || !verdict->decided)
    verdict->winner = HX_NO_SIDE;
}
