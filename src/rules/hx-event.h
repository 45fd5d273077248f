/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens in a battle or an action, and what does not although one might expect it, as values. */
#pragma once

#include "hx-position.h"
#include "hx-rule.h"

/** HX_NO_SEGMENT: #HxEvent.segment before the first segment and after the last. */
#define HX_NO_SEGMENT 0xff

/** HxStage: the part of a segment in which an event belongs (BASE-SEQ-06). */
typedef enum
{
  HX_STAGE_BEFORE,    /* before the segments */
  HX_STAGE_PICTURE,   /* the picture that is frozen for the segment */
  HX_STAGE_DECLARE,   /* attacks and other damage */
  HX_STAGE_MEDICS,    /* transfusions, then Medics */
  HX_STAGE_WOUNDS,
  HX_STAGE_REMOVAL,
  HX_STAGE_AFTER,     /* after the battle */
  HX_STAGE_TURN,      /* outside battles */
} HxStage;

typedef enum
{
  HX_ATTACK_NONE,
  HX_ATTACK_MELEE,
  HX_ATTACK_RANGED,
  HX_ATTACK_GAUSS,
  HX_ATTACK_MIXED,       /* melee and ranged parts that meet on one unit (BASE-ATT-06) */
  HX_ATTACK_DEMOLITION,
  HX_ATTACK_EXPLOSION,
  HX_ATTACK_CHARGE,      /* destroys */
  HX_ATTACK_CHAIN,
  HX_ATTACK_SNIPER,
  HX_ATTACK_RAY,
  HX_ATTACK_AIR_STRIKE,
  HX_ATTACK_GRENADE,     /* destroys */
  HX_ATTACK_MINE,        /* destroys */
} HxAttackKind;

/** HxReason: why something is not, or is no more. */
typedef enum
{
  HX_REASON_NONE,
  HX_REASON_NETTED,
  HX_REASON_NO_POWER,
  HX_REASON_PARALYSED,
  HX_REASON_ROSE,         /* the number rose above the segment (D-01) */
  HX_REASON_DOOMED,       /* the Medic dies in this very segment (BASE-MED-07) */
  HX_REASON_FACING,       /* two nets face each other (BASE-NET-08) */
  HX_REASON_RING,         /* nets in a ring are cut (BASE-NET-10, D-04) */
  HX_REASON_ENABLER,      /* the net hangs on a unit in its own ring (BASE-NET-09) */
  HX_REASON_SCOPED,
  HX_REASON_FORCED,       /* by the user's toggle (D-21) */
  HX_REASON_MARKER,
  HX_REASON_EMPTY_LINE,   /* nobody in reach */
  HX_REASON_HQ,           /* an HQ never wounds an HQ (BASE-HQ-02) */
  HX_REASON_BELOW_ZERO,   /* an extra number below 0 counts as 0 */
  HX_REASON_NO_NUMBER,    /* a unit without an initiative number (BASE-INIT-06) */
  HX_REASON_GIVER_GONE,   /* an extra number is gone with its giver (BASE-MOD-09) */
  HX_REASON_BOUND,        /* stands on a Monolith part, or is the HQ of an expanded one (MON-INS-02) */
  HX_REASON_NO_ROOM,      /* no hex to go to */
  HX_REASON_NOBODY,       /* no unit that could get it */
  HX_REASON_FOUNDATION,   /* a Foundation is no unit (PAR-TRAP-13) */
  HX_REASON_DECLINED,     /* by choice */
  HX_REASON_GONE,         /* the unit is destroyed or elsewhere */
} HxReason;

/**
 * HxEventCode: what an event says. In brackets the fields that it fills; hexes not named are %HX_NO_HEX.
 */
typedef enum
{
  HX_EVENT_BATTLE_BEGINS,      /* amount: battle number 1, 2 ... of a row */
  HX_EVENT_NET_HOLDS,          /* subject: netter, or none for a marker or toggle; target; reason MARKER or FORCED, or RING where a
                                  ring's nets hold */
  HX_EVENT_NET_FAILS,          /* subject: netter; target; reason; cause: who is to blame, where one is */
  HX_EVENT_NOT_SUPPLIED,       /* subject; reason FORCED where the user said so, else NONE; others: sources that fail */
  HX_EVENT_SUPPLIED,           /* subject; cause: one source; others: all sources; reason FORCED, others empty, where the user said so */
  HX_EVENT_SCOPED,             /* subject: Scoper; target: Module */
  HX_EVENT_LINK_FAILS,         /* subject: giver; target: unit that it is linked to; kind: HxEffect; reason NETTED, NO_POWER,
                                  SCOPED (cause: the Scoper), or NO_NUMBER: the unit has no initiative number to change */
  HX_EVENT_CHARGE_EXPLODES,    /* subject, target; reason HQ: no damage */
  HX_EVENT_CHARGE_IDLE,        /* subject; reason */
  HX_EVENT_SEGMENT,            /* segment */
  HX_EVENT_NUMBER_UNUSED,      /* subject: its number comes but it does not attack; amount: the number; reason; cause */
  HX_EVENT_NUMBER_LOST,        /* subject; amount: the number; reason ROSE above the segment, or GIVER_GONE (cause, others: who gives
                                  it no more) */
  HX_EVENT_INITIATIVE,         /* subject: its number stands at amount; other: printed number; cause, others: who changes it */
  HX_EVENT_EXTRA_NUMBER,       /* subject: an extra number `amount` from cause; reason BELOW_ZERO: it counts as 0 (D-02) */
  HX_EVENT_NUMBER_CHANGED,     /* subject: a number stands at amount, other before; kind: 1 if it is spent already, else 0;
                                  others: who changes numbers of the unit now and did not before (reason NONE), or did and does no
                                  more (reason GIVER_GONE); cause: one of them, or none where there are both */
  HX_EVENT_CONVERTED,          /* subject, cause: converter; kind: what it becomes; direction */
  HX_EVENT_ATTACK,             /* subject, target, kind, direction; amount: wounds after everything; other: printed strength;
                                  others: own units that the shot passes */
  HX_EVENT_ATTACK_BONUS,       /* subject, target, kind, cause: giver, amount; belongs to the ATTACK before it */
  HX_EVENT_ARMOR,              /* subject: attacker, target; amount taken; belongs to the ATTACK before it */
  HX_EVENT_EXTRA_WOUND,        /* cause: Wastes; target; amount; belongs to the ATTACK before it */
  HX_EVENT_NO_TARGET,          /* subject, kind, direction; reason EMPTY_LINE or HQ (then target) */
  HX_EVENT_EXPLODES,           /* subject; others: hexes that it hits */
  HX_EVENT_TRANSFUSED,         /* subject: Krwiobus; cause: who was hit; target: who takes the wounds; amount */
  HX_EVENT_MEDIC_SERVES,       /* subject: Medic; target: patient; cause: attacker; amount: wounds that are void */
  HX_EVENT_MEDIC_RELIEVED,     /* subject: Medic that is spent in place of target, a Medic */
  HX_EVENT_MEDIC_CANNOT,       /* subject: Medic; target: patient; cause: attacker; reason DOOMED, NO_POWER, or NETTED (others: a netter,
                                  where one does it) */
  HX_EVENT_CHOSEN,             /* subject: what the choice is about; amount: option; other: deciding side; kind: HxAbout */
  HX_EVENT_MEDPACK_USED,       /* target */
  HX_EVENT_WOUNDED,            /* target; amount: wounds put on it now; other: hit points left */
  HX_EVENT_DESTROYED,          /* subject leaves the board: cause, where one is; reason */
  HX_EVENT_HQ_FALLS,           /* subject: HQ; other: side */
  HX_EVENT_MEDIC_SPENT,        /* subject leaves the board */
  HX_EVENT_EXPLODED,           /* subject leaves the board */
  HX_EVENT_TOUGHNESS_LOST,     /* subject leaves the board (BASE-TOU-02) */
  HX_EVENT_PART_LOST,          /* subject leaves with the Monolith of an HQ that fell (D-17) */
  HX_EVENT_FREED,              /* target is netted no more; cause: the netter that is gone or off */
  HX_EVENT_POWER_LOST,         /* subject */
  HX_EVENT_POWER_GAINED,       /* subject; cause: source */
  HX_EVENT_MARKER_OFF,         /* target; kind: HxMarkerEvent */
  HX_EVENT_COLLAPSES,          /* subject: HQ; other: side; others: units that go under it */
  HX_EVENT_STAYS_OPEN,         /* subject: HQ; other: side (the FAQ's reading of D-16) */
  HX_EVENT_SIDE_LEAVES,        /* other: side of a fallen HQ, among three or more (D-26) */
  HX_EVENT_BATTLE_ENDS,        /* amount: HQs that have fallen */
  HX_EVENT_DEADLOCK,           /* full board, nothing changes any more */
  /* in actions */
  HX_EVENT_SET_UP,             /* subject: HQ; tile; amount: facing; other: side */
  HX_EVENT_PACKED,             /* tile (or none) becomes part amount (0, 1) of the collapsed Monolith of side other */
  HX_EVENT_PLACED,             /* subject; tile; amount: facing; other: side; kind: #HxPiece.links */
  HX_EVENT_PLAYED,             /* tile: an Instant tile that side other plays; target: the centre of an Air Strike, or a hex of a
                                  Ray's line, which leads in direction */
  HX_EVENT_MOVED,              /* subject: from; target: to; amount: facing; kind: #HxCause; cause: giver or pusher */
  HX_EVENT_MOVE_STOPS,         /* subject: unit that a Trap stopped on its way; reason */
  HX_EVENT_TURNED,             /* subject; amount: facing; kind: #HxCause; cause: giver or implant */
  HX_EVENT_TRAP_ARMED,         /* target; kind: #HxTrapKind; other: side; cause: who arms, where a unit does */
  HX_EVENT_TRAP_NOT_ARMED,     /* target; kind: #HxTrapKind; subject: the unit that would have; reason; other: its side */
  HX_EVENT_TRAP_DISARMED,      /* target; kind; other: side of the Trap */
  HX_EVENT_TRAP_SPRUNG,        /* target: where the Trap lies and the unit stands; kind; other: side of the Trap */
  HX_EVENT_TRAP_IDLE,          /* target; kind; reason: it does nothing */
  HX_EVENT_MARKER_ON,          /* target; kind: #HxMarkerEvent */
  HX_EVENT_ACTIVATED,          /* subject: unit whose Hidden feature acts; cause: the Boss, or none for an Order; kind: #HxFeature */
  HX_EVENT_DAMAGE,             /* target; kind: #HxAttackKind; amount: wounds after everything, 0 where it destroys; subject: unit that
                                  deals it, or none; tile: Instant tile that does, or none; cause: the
                                  other end of a Chain, the centre of an Air Strike, a hex of a Ray's line, which leads in direction */
  HX_EVENT_RETREATED,          /* subject leaves for the pile of side other */
  HX_EVENT_FOUNDATION_LOST,    /* target: hex whose Foundation is destroyed; other: its owner; tile */
  HX_EVENT_EXPANDS,            /* subject: HQ; other: side; target, cause: hexes of the parts; amount, kind: their facings */
  HX_EVENT_DREW,               /* amount: tiles; other: side */
  HX_EVENT_LAST_TILE,          /* other: side that has drawn its last tile */
  HX_EVENT_DISCARDED,          /* tile; other: side; kind: 1 where it had to (BASE-TURN-03) */
  HX_EVENT_REDREW,             /* amount: tiles drawn anew; other: side */
  HX_EVENT_TOOK_KRWIOBUS,      /* tile: the Medic given for it; other: side */
  HX_EVENT_TRAP_STAYS,         /* target; kind; other: side of the Trap: an Instant tile does not touch it */
  HX_EVENT_BOARD_FULL,         /* other: side that filled it */
  HX_EVENT_NOT_FULL,           /* others: the free hexes, where all hold a Trap, a Foundation or an empty Monolith part, or one
                                  was free only because a unit died */
  HX_EVENT_TURN_ENDS,          /* other: side whose turn ends; amount: side whose turn begins, or -1 */
  HX_EVENT_ALL_DONE,           /* amount: side that calls the Final Battle, or the overtime Battle (kind 1) */
  HX_EVENT_EXTRA_ROUND,        /* other: side that begins it */
  HX_EVENT_GAME_ENDS,          /* amount: the side that wins, or -1 for a draw */
  HX_N_EVENTS,
} HxEventCode;

/** HxMarkerEvent: #HxEvent.kind of %HX_EVENT_MARKER_OFF. */
typedef enum
{
  HX_MARKER_RANGED_NET,
  HX_MARKER_TRAP_NET,
  HX_MARKER_FRENZY,
  HX_MARKER_PARALYSIS,
  HX_MARKER_MEDPACK,
} HxMarkerEvent;

/** HxCause: what moves or turns a unit. */
typedef enum
{
  HX_CAUSE_MOVE,             /* a Move tile */
  HX_CAUSE_DOUBLED_MOVE,
  HX_CAUSE_MOBILITY,
  HX_CAUSE_DOUBLED_MOBILITY,
  HX_CAUSE_TRANSPORT,
  HX_CAUSE_ROTATION,
  HX_CAUSE_CHAUFFEUR,
  HX_CAUSE_IMPLANT,
  HX_CAUSE_PUSH,             /* a tile */
  HX_CAUSE_PUSH_BACK,        /* the pusher's own ability */
  HX_CAUSE_DRILL,
  HX_CAUSE_SMOKE,
} HxCause;

/** HxFeature: the Hidden features (IG-HID-01). */
typedef enum
{
  HX_FEATURE_CHAIN,
  HX_FEATURE_RANGED_NET,
  HX_FEATURE_EXPLOSIVES,
} HxFeature;

#define HX_MAX_EVENT_RULES 8

/**
 * HxEvent: one thing that happened or did not; see #HxEventCode for the fields.
 * In a battle pieces only leave, so a hex means the piece that stood there when it began. In an action a hex means the piece
 * that stood there before the event, or for %HX_EVENT_SET_UP and %HX_EVENT_PLACED after it.
 * @tile: a tile that the event is about, or %HX_NO_TILE
 * @rules: the rules that say so, the most specific first; unused entries are %HX_RULE_NONE
 */
typedef struct
{
  HxEventCode code;
  HxStage stage;
  uint8_t segment;
  uint8_t subject, target, cause;
  uint8_t direction;
  uint8_t kind;
  uint8_t reason;
  int16_t amount, other;
  uint16_t tile;
  HxHexSet others;
  HxRule rules[HX_MAX_EVENT_RULES];
} HxEvent;

/** HxLog: where events go. Nothing is made when there is no log. */
typedef struct
{
  void (*add) (void          *data,
               const HxEvent *event);
  void *data;
} HxLog;

void hx_position_replay (const HxBox   *box,
                         HxPosition    *position,
                         const HxEvent *event);
