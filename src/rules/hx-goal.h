/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a puzzle asks for, and how far an end falls short of it. */
#pragma once

#include "hx-event.h"
#include "hx-game.h"

/** HxGoalKind: what a puzzle asks for. */
typedef enum
{
  HX_GOAL_MORE_POINTS,        /* the own HQ ends with more hit points than any other (BASE-PUZ-01) */
  HX_GOAL_HQ_DESTROYED,       /* the other HQs fall and the own one stands */
  HX_GOAL_WOUNDS,             /* @tile: @count wounds on such a piece, or it is destroyed */
  HX_GOAL_LOSE_NOTHING,       /* no own piece is destroyed */
  HX_GOAL_DESTROYED_EXACTLY,  /* @hexes: what stands there at first is destroyed, and nothing else */
} HxGoalKind;

/**
 * HxGoal: a puzzle's task.
 * @kind: #HxGoalKind
 * @side: the side that solves it
 * @play: tiles of its hand that it plays, no more and no fewer
 */
typedef struct
{
  uint8_t kind;
  uint8_t side;
  uint8_t play;
  uint8_t count;
  uint16_t tile;
  HxHexSet hexes;
} HxGoal;

/** HX_SHORT_MAX: the most by which an end is said to fall short of a goal. */
#define HX_SHORT_MAX 200

/**
 * HxDeeds: what became of the pieces on the way, for goals that a position does not answer.
 * @home: by hex, 1 + the hex of the piece there when the puzzle began, or 0
 * @gone: hexes at which the pieces that were destroyed stood at first
 * @strangers: pieces destroyed that were not on the board at first
 * @lost: own pieces destroyed
 * @marked: pieces of the goal's tile destroyed
 */
typedef struct
{
  uint8_t home[HX_MAX_HEXES];
  uint8_t strangers, lost, marked;
  HxHexSet gone;
} HxDeeds;

/** HxWatch: follows an action or a battle by its events. @board: as it stands after the events so far */
typedef struct
{
  const HxBox *box;
  const HxGoal *goal;
  HxPosition board;
  HxDeeds deeds;
} HxWatch;

/**
 * HxLoss: a piece that is destroyed.
 * @board: as it stands before; @hex: where the piece stands then
 * @home: where it stood when the puzzle began, or %HX_NO_HEX
 * @is_foundation: it is the Foundation there, not the unit
 */
typedef struct
{
  HxPosition board;
  uint8_t hex, home, owner;
  bool is_foundation;
} HxLoss;

bool hx_goal_needs_deeds (const HxGoal     *goal,
                          const HxBox      *box);
void hx_deeds_init       (HxDeeds          *deeds,
                          const HxPosition *position);
void hx_watch_begin      (HxWatch          *watch,
                          const HxBox      *box,
                          const HxGoal     *goal,
                          const HxPosition *position,
                          const HxDeeds    *deeds);
void hx_watch_add        (void             *watch,
                          const HxEvent    *event);
bool hx_watch_loss       (const HxWatch    *watch,
                          const HxEvent    *event,
                          HxLoss           *loss);
int  hx_goal_shortfall   (const HxGoal     *goal,
                          const HxBox      *box,
                          const HxPosition *end,
                          const HxDeeds    *deeds);
