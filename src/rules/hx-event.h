/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens in a battle, and what does not although one might expect it, as values. */
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
} HxReason;

/**
 * HxEventCode: what an event says. In brackets the fields that it fills; hexes not named are %HX_NO_HEX.
 */
typedef enum
{
  HX_EVENT_BATTLE_BEGINS,      /* amount: battle number 1, 2 ... of a row */
  HX_EVENT_NET_HOLDS,          /* subject: netter, or none for a marker or toggle; target; reason MARKER or FORCED */
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
  HX_EVENT_NUMBER_LOST,        /* subject; amount: the number; reason ROSE above the segment, or GIVER_GONE */
  HX_EVENT_INITIATIVE,         /* subject: its number stands at amount; other: printed number; cause, others: who changes it */
  HX_EVENT_EXTRA_NUMBER,       /* subject: an extra number `amount` from cause; reason BELOW_ZERO: it counts as 0 (D-02) */
  HX_EVENT_NUMBER_CHANGED,     /* subject: a number stands at amount, other before; kind: 1 if it is spent already, else 0 */
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
  HX_EVENT_MEDIC_CANNOT,       /* subject: Medic; target: patient; reason DOOMED, NETTED */
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
  HX_EVENT_COLLAPSES,          /* subject: HQ; other: side */
  HX_EVENT_STAYS_OPEN,         /* subject: HQ; other: side (the FAQ's reading of D-16) */
  HX_EVENT_SIDE_LEAVES,        /* other: side of a fallen HQ, among three or more (D-26) */
  HX_EVENT_BATTLE_ENDS,        /* amount: HQs that have fallen */
  HX_EVENT_DEADLOCK,           /* full board, nothing changes any more */
  HX_N_EVENTS,
} HxEventCode;

/** HxMarkerEvent: #HxEvent.kind of %HX_EVENT_MARKER_OFF. */
typedef enum
{
  HX_MARKER_RANGED_NET,
  HX_MARKER_TRAP_NET,
  HX_MARKER_FRENZY,
  HX_MARKER_PARALYSIS,
} HxMarkerEvent;

#define HX_MAX_EVENT_RULES 8

/**
 * HxEvent: one thing that happened or did not; see #HxEventCode for the fields.
 * Pieces only leave during a battle, so a hex means the piece that stood there when the battle began.
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
