/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets that a battle keeps at hand. Only the rules themselves look inside. */
#pragma once

#include <stddef.h>

#include "hx-picture.h"

/** HX_MAX_VALUE: an initiative value above this counts as this; no board reaches it. */
#define HX_MAX_VALUE 31
/** HX_MAX_NUMBERS: numbers that one unit can come to have, printed ones and extra ones, with gaps between. */
#define HX_MAX_NUMBERS 16

/**
 * HxBattleWork: what follows from a position and does not change while its units stay where they are.
 * Arrays by hex are filled only for members of the set named with them.
 * @of_side: units by the side that controls them
 * @role: units by #HxRole
 * @nets: nets of netters, without those that face each other (BASE-NET-08)
 * @in_nets: units at which some net is aimed; those that have left the board may stay in it
 * @supply: needy units that a source is linked to
 * @scopes: Modules that a Scoper is linked to
 * @starved, @fed: powerless or powered, forced by the user; @caught, @immune: netted by marker or hand, never netted
 * @marked, @wounded: units with markers that come off after the battle, and with wounds; those that left may stay in it
 * @attackers: units that may come to hit somebody, now or later in the battle
 * @given_extra: units that links of @picture give an extra number; those that have lost it may stay in it
 * @at: units with an unspent number, by value; those that have left the board stay in it
 * @values: bit v = @at has units of value v; entries of @at without a bit are not filled
 * @lined_up: @at is as the picture has it
 */
typedef struct
{
  HxHexSet of_side[HX_MAX_SIDES];
  HxHexSet role[HX_N_ROLES];
  HxHexSet starved, fed, caught, immune, paralysed, frenzied;
  HxHexSet marked, wounded, in_nets;
  HxHexSet attackers;
  HxHexSet given_extra;
  HxHexSet nets[HX_MAX_HEXES], supply[HX_MAX_HEXES], scopes[HX_MAX_HEXES];
  HxHexSet at[HX_MAX_VALUE + 1];
  uint32_t values;
  bool lined_up;
  HxPicture picture;
} HxBattleWork;

/** HxNetReport: what became of the nets while they were worked out; by hex of the netter, filled for netters only. */
typedef struct
{
  HxHexSet cut[HX_MAX_HEXES];       /* cut as part of a ring */
  HxHexSet held[HX_MAX_HEXES];      /* part of a ring whose nets all hold, by the other reading of DISP-10 */
  HxHexSet gave_way[HX_MAX_HEXES];  /* gave way to an enabler */
} HxNetReport;

void     hx_work_begin         (HxBattleWork     *work,
                                const HxBox      *box,
                                const HxPosition *position);
void     hx_work_drop          (HxBattleWork     *work,
                                HxHexSet          gone);
void     hx_work_picture       (HxBattleWork     *work,
                                const HxBox      *box,
                                const HxPosition *position);
void     hx_work_leave         (HxBattleWork     *work,
                                const HxBox      *box,
                                const HxPosition *position,
                                HxHexSet          gone);
void     hx_work_left          (HxBattleWork     *work,
                                const HxBox      *box,
                                const HxPosition *position,
                                HxHexSet          gone);
void     hx_work_report_nets   (const HxBattleWork *work,
                                const HxPosition   *position,
                                HxNetReport        *report);
bool     hx_work_cut_rings     (const HxBattleWork *work,
                                HxHexSet            nets[HX_MAX_HEXES],
                                HxHexSet            unknown,
                                HxHexSet            supplied,
                                HxHexSet           *off,
                                bool                all_netted,
                                HxNetReport        *report);
HxHexSet hx_work_linked        (const HxBattleWork *work,
                                const HxBox        *box,
                                const HxPosition   *position,
                                uint8_t             hex,
                                HxEffect            effect);
uint8_t  hx_work_find_scoper   (const HxBattleWork *work,
                                uint8_t             hex);

/**
 * HxInquiry: all that it takes to say what acts on a unit.
 * @work: the sets of @position, with its picture
 */
typedef struct
{
  const HxBox *box;
  const HxPosition *position;
  const HxBattleWork *work;
  HxNetReport nets;
} HxInquiry;

void     hx_inquiry_begin      (HxInquiry          *inquiry,
                                const HxBox        *box,
                                const HxPosition   *position,
                                const HxBattleWork *work);
int      hx_inquiry_nets       (const HxInquiry    *inquiry,
                                uint8_t             hex,
                                HxInfluence         influences[],
                                int                 room);
int      hx_inquiry_links      (const HxInquiry    *inquiry,
                                uint8_t             hex,
                                HxInfluence         influences[],
                                int                 room);

int      hx_number_values      (const HxTile     *tile,
                                int               pace,
                                int               extra,
                                bool              after_last,
                                uint8_t           values[HX_MAX_NUMBERS]);

/** hx_pop: Returns: the lowest hex of *@set, which is taken out of it. */
static inline uint8_t
hx_pop (HxHexSet *set)
{
  uint8_t hex = (uint8_t) __builtin_ctzll (*set);

  *set &= *set - 1;
  return hex;
}

/** hx_in: Returns: whether @hex is in @set. */
static inline bool
hx_in (HxHexSet set,
       uint8_t  hex)
{
  return (set >> hex & 1) != 0;
}

/** hx_link_sides: Returns: the directions on the board in which @piece links with @effect. */
static inline uint8_t
hx_link_sides (const HxTile  *tile,
               const HxPiece *piece,
               HxEffect       effect)
{
  uint8_t sides = tile->links[effect];

  if (piece->links != HX_LINKS_PRINTED && effect == HX_EFFECT_TRANSFUSION)
    sides = piece->links;
  return hx_turn_sides (sides, piece->facing);
}

/** hx_work_server: Returns: the side whose units the unit's links serve: its controller, or its Scoper's (BASE-SCO-01). */
static inline int
hx_work_server (const HxBattleWork *work,
                const HxPosition   *position,
                uint8_t             hex)
{
  uint8_t scoper = hx_in (work->picture.scoped, hex) ? hx_work_find_scoper (work, hex) : HX_NO_HEX;

  return position->unit[scoper == HX_NO_HEX ? hex : scoper].controller;
}

/** hx_work_may_link: Returns: false for a Warrior that a Scoper turned where the other reading of D-03 is played. */
static inline bool
hx_work_may_link (const HxBattleWork *work,
                  const HxPosition   *position,
                  const HxTile       *tile,
                  uint8_t             hex)
{
  return !hx_in (work->picture.scoped, hex) || tile->kind != HX_KIND_WARRIOR || position->rulings[HX_RULING_D_03] == 0;
}
