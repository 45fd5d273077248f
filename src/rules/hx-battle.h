/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battle: a position and decisions go in, a position and the reasons come out. */
#pragma once

#include "hx-choice.h"
#include "hx-work.h"

typedef enum
{
  HX_BATTLE_GOES_ON,
  HX_BATTLE_OVER,
  HX_BATTLE_WAITS,   /* the decider left a choice open */
} HxBattleState;

/**
 * HxBattle: a battle under way, as a value: copy it to try several decisions.
 * @position: the board as it is now
 * @caller: the side that caused the battle (BASE-BAT-08)
 * @is_final: no battle follows on a full board (D-18)
 * @in_row: 1 for the first battle, 2 for one that a full board brought on, ...
 * @segment: the segment played last, or %HX_NO_SEGMENT
 * @deadlock: the row of battles ended because nothing changes any more (BASE-BAT-05)
 * @phase: private
 * @changed: something on the board has changed in this battle of a row; private
 * @spent: [i]: units whose i-th number is spent: printed ones from 0 on, extra ones from 4 on
 * @converted: units that have used a conversion: [0] Quartermaster's, [1] Gauss Transformer's
 */
typedef struct
{
  HxPosition position;
  uint8_t caller;
  bool is_final;
  uint8_t in_row;
  uint8_t segment;
  bool deadlock;
  uint8_t phase;
  bool changed;
  HxHexSet spent[HX_MAX_NUMBERS];
  HxHexSet converted[2];
  HxBattleWork work;
} HxBattle;

/**
 * HxVerdict: how the game stands after a battle.
 * @points: hit points of each side's HQ (0 once it fell, -1 where it had none)
 * @decided: the game is over; @winner: the side that won, or %HX_NO_SIDE for a draw
 */
typedef struct
{
  int points[HX_MAX_SIDES];
  bool decided;
  uint8_t winner;
} HxVerdict;

void          hx_battle_begin   (HxBattle         *battle,
                                 const HxBox      *box,
                                 const HxPosition *position,
                                 int               caller,
                                 bool              is_final);
HxBattleState hx_battle_step    (HxBattle         *battle,
                                 const HxBox      *box,
                                 const HxDecider  *decider,
                                 const HxLog      *log);
HxBattleState hx_battle_run     (HxBattle         *battle,
                                 const HxBox      *box,
                                 const HxDecider  *decider,
                                 const HxLog      *log);
void          hx_battle_verdict (const HxBattle   *battle,
                                 const HxBox      *box,
                                 HxVerdict        *verdict);
