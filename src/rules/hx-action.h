/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions between battles: what a side may do, and what comes of it. A battle is one of them. */
#pragma once

#include "hx-battle.h"
#include "hx-game.h"

/** HxDo: the kinds of action. */
typedef enum
{
  HX_DO_BATTLE,          /* tile (or none); side: who causes it, or %HX_NO_SIDE for the side to move */
  HX_DO_FINAL_BATTLE,    /* side: as above */
  HX_DO_SET_UP,          /* side, hex, facing; lower */
  HX_DO_PLACE,           /* tile, hex, facing; arms; links */
  HX_DO_MOVE,            /* piece, via (or none), target: where to, facing; by, tile, giver */
  HX_DO_ROTATE,          /* piece, facing; by, tile, giver */
  HX_DO_PUSH,            /* piece: pusher, target, hex: where to (or none: a choice); by, tile */
  HX_DO_ARM,             /* hex, trap; by, tile */
  HX_DO_CHAIN,           /* piece, with: the ends, target; by, tile */
  HX_DO_RANGED_NET,      /* piece, target; by, tile */
  HX_DO_EXPLODE,         /* piece; by, tile */
  HX_DO_RAY,             /* hex, facing: the line's direction; tile */
  HX_DO_RETREAT,         /* target; tile */
  HX_DO_PLAY,            /* tile; target: victim or middle hex */
  HX_DO_EXPAND,          /* parts */
  HX_DO_TAKE_KRWIOBUS,   /* tile: the Medic, or none where it is plain */
  HX_DO_DRAW,            /* count */
  HX_DO_DISCARD,         /* tile */
  HX_DO_REDRAW,
  HX_DO_END_TURN,
  HX_N_DOES,
} HxDo;

/** HX_BY_TILE: #HxAction.by of an action that a tile from the hand allows; else it is an #HxAbility. */
#define HX_BY_TILE HX_N_ABILITIES
#define HX_MAX_ARMS 6

/** HxSpot: where something goes. @what: facing, or #HxTrapKind. */
typedef struct
{
  uint8_t hex;
  uint8_t what;
} HxSpot;

/**
 * HxAction: one action; see #HxDo for the fields that each kind has. Hexes not meant are %HX_NO_HEX, tiles %HX_NO_TILE.
 * @tile: the tile played; where it may be left out, any of the hand that does it
 * @by: what allows it: #HxAbility or %HX_BY_TILE
 * @giver: hex of the Module that gives it, or %HX_NO_HEX where only one can be meant (D-43)
 * @foundation: it means the Foundation on the hex rather than the unit
 * @unasked: a battle that nobody causes: the rules about causing one do not bear on it
 */
typedef struct
{
  uint8_t what;
  uint8_t by;
  uint8_t side;
  uint8_t piece, with, hex, via, target, giver;
  uint8_t facing;
  uint8_t trap;
  uint8_t count;
  uint8_t links;
  bool foundation;
  bool unasked;
  uint8_t n_arms;
  HxSpot arms[HX_MAX_ARMS];
  HxSpot parts[2];
  uint16_t tile;
  uint16_t lower[2];
} HxAction;

/** HxWhy: what stands in the way of an action. In brackets what #HxRefusal.hex and .other name. */
typedef enum
{
  HX_WHY_NONE,
  HX_WHY_GAME_OVER,
  HX_WHY_MUST_DISCARD,
  HX_WHY_MUST_DRAW,
  HX_WHY_NOT_IN_HAND,
  HX_WHY_WRONG_TILE,       /* the tile does not do this */
  HX_WHY_OTHER_ARMY,       /* the tile is another army's */
  HX_WHY_SOMEBODY_DONE,    /* no battle once somebody drew the last tile */
  HX_WHY_HAND_FULL,        /* nothing more to draw */
  HX_WHY_TOO_MANY,         /* more than may be drawn */
  HX_WHY_PILE_EMPTY,
  HX_WHY_TOO_LATE,         /* only at the beginning of the turn */
  HX_WHY_NOT_UNLUCKY,
  HX_WHY_NO_MEDIC_DRAWN,
  HX_WHY_HAS_KRWIOBUS,
  HX_WHY_NOT_LISTED,       /* hand or pile is not listed */
  HX_WHY_HQ_STANDS,
  HX_WHY_NOT_YOUR_SET_UP,
  HX_WHY_NO_CARGO,         /* no such tile for the Monolith */
  HX_WHY_NOT_EMPTY,        /* hex */
  HX_WHY_WATER,            /* hex */
  HX_WHY_HAS_TRAP,         /* hex */
  HX_WHY_HAS_FOUNDATION,   /* hex */
  HX_WHY_EXPANDED,         /* only onto an empty own part after expanding */
  HX_WHY_NOBODY,           /* hex: nobody stands there */
  HX_WHY_NOT_YOURS,        /* hex */
  HX_WHY_NOT_ENEMY,        /* hex */
  HX_WHY_IS_HQ,            /* hex */
  HX_WHY_NETTED,           /* hex; other: who nets it */
  HX_WHY_NO_POWER,         /* hex */
  HX_WHY_PARALYSED,        /* hex */
  HX_WHY_NO_ABILITY,       /* hex: has no such ability */
  HX_WHY_TAKEN_OVER,       /* hex: acts for another side, which cannot throw its Ranged Net */
  HX_WHY_WRONG_PERMISSION, /* what is named does not allow this kind of action */
  HX_WHY_NO_GIVER,         /* hex: no such Module linked to it */
  HX_WHY_SEVERAL_GIVERS,   /* hex */
  HX_WHY_USED,             /* hex: used already in this turn; other: the one Module that gives it */
  HX_WHY_TOO_FAR,          /* hex: from; other: to */
  HX_WHY_SEVERAL_WAYS,     /* hex: from; other: to; the middle hex has to be named */
  HX_WHY_OVER_PART,        /* other: a Monolith part that a move would pass */
  HX_WHY_HQ_ON_PART,       /* hex: a Monolith part onto which an HQ would come */
  HX_WHY_SET_UP_FIRST,     /* HQs are still to be placed */
  HX_WHY_STOPPED,          /* hex: unit; other: where it would be stopped on its way */
  HX_WHY_BOUND,            /* hex */
  HX_WHY_NOT_ADJACENT,     /* hex, other */
  HX_WHY_NO_ROOM,          /* hex: nowhere to go */
  HX_WHY_NOT_AWAY,         /* other: no hex to which a push leads */
  HX_WHY_NOT_MARKED,       /* hex: not in a marked direction */
  HX_WHY_NO_MARKER,        /* none left in the pool */
  HX_WHY_NOT_ON_LINE,      /* hex, other */
  HX_WHY_NOT_BETWEEN,      /* hex: target */
  HX_WHY_EDGE,             /* hex */
  HX_WHY_NO_MONOLITH,
  HX_WHY_IS_EXPANDED,
  HX_WHY_PLACED_ALREADY,
  HX_WHY_TWICE_ONE_HEX,    /* hex */
  HX_WHY_APART,            /* parts that do not touch */
  HX_WHY_PART_THERE,       /* hex: a Monolith part */
  HX_WHY_NO_HQ,
  HX_WHY_NO_IMPLANT,
  HX_N_WHYS,
} HxWhy;

/**
 * HxRefusal: why an action is refused.
 * @rule: what forbids it; @also: another rule that does, or %HX_RULE_NONE
 * @hex, @other: hexes concerned or %HX_NO_HEX
 */
typedef struct
{
  HxWhy why;
  HxRule rule, also;
  uint8_t hex, other;
} HxRefusal;

/**
 * HxActing: an action under way, as a value: copy it to try several decisions.
 * @game: as it stands; what is on the board while an action or battle runs is in `battle.position`
 * @action: what was asked for
 * @phase: private
 * @ends_turn: the turn ends with the battle that runs; private
 * @battle: the battle that runs, or the board while the action runs
 */
typedef struct
{
  HxGame game;
  HxAction action;
  uint8_t phase;
  bool ends_turn;
  HxBattle battle;
} HxActing;

/** HxActionCb: called with each legal action; returns false to stop. */
typedef bool (*HxActionCb) (void           *data,
                            const HxAction *action);

HxAction      hx_action_new     (HxDo             what);
bool          hx_action_check   (const HxBox     *box,
                                 const HxGame    *game,
                                 const HxAction  *action,
                                 HxRefusal       *refusal);
bool          hx_action_begin   (HxActing        *acting,
                                 const HxBox     *box,
                                 const HxGame    *game,
                                 const HxAction  *action,
                                 HxRefusal       *refusal);
void          hx_action_begin_listed (HxActing   *acting,
                                 const HxBox     *box,
                                 const HxGame    *game,
                                 const HxAction  *action);
HxBattleState hx_action_step    (HxActing        *acting,
                                 const HxBox     *box,
                                 const HxDecider *decider,
                                 const HxLog     *log);
HxBattleState hx_action_run     (HxActing        *acting,
                                 const HxBox     *box,
                                 const HxDecider *decider,
                                 const HxLog     *log);
void          hx_actions_list   (const HxBox     *box,
                                 const HxGame    *game,
                                 HxActionCb       callback,
                                 void            *data);
void          hx_game_verdict   (const HxGame    *game,
                                 const HxBox     *box,
                                 HxVerdict       *verdict);
