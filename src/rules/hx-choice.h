/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices that belong to a player: who decides, what about, which options. */
#pragma once

#include "hx-event.h"

#define HX_MAX_OPTIONS 512

typedef enum
{
  HX_ABOUT_CONVERSION,   /* subject: unit that may convert one attack (BASE-MOD-11, URA-GAUSS-01) */
  HX_ABOUT_EXPLOSION,    /* subject: Clown that may explode (BASE-EXP-01) */
  HX_ABOUT_TRANSFUSION,  /* subject: Krwiobus; hit: the wounds in question (KRW-03) */
  HX_ABOUT_MEDIC,        /* which wounds which Medic takes (BASE-MED-04, -06) */
  HX_ABOUT_SPENT_MEDIC,  /* subject: Medic; which Medic is spent in its place (BASE-MED-09, -10) */
  HX_ABOUT_PUSH,         /* subject: pushed unit; where it goes (BASE-INST-31) */
  HX_ABOUT_SMOKE,        /* subject: unit in a Smoke Screen; which way it faces (PAR-SMOKE-01) */
  HX_ABOUT_DRILL,        /* subject: unit on a Drill; where it goes, if anywhere (PAR-DRILL-01) */
  HX_ABOUT_MEDPACK,      /* subject: hex of the Trap; who gets the Medpack (PAR-MEDPACK-01) */
} HxAbout;

typedef enum
{
  HX_OPTION_DECLINE,     /* no conversion, no Ranged Medic, wounds stay */
  HX_OPTION_ATTACK,      /* do not explode */
  HX_OPTION_EXPLODE,
  HX_OPTION_CONVERT,     /* direction; from, to: HxAttackKind; cause: converter */
  HX_OPTION_TRANSFUSE,   /* target: who takes the wounds */
  HX_OPTION_TAKE,        /* subject: Medic; hit */
  HX_OPTION_SPEND,       /* subject: Medic */
  HX_OPTION_HEX,         /* target */
  HX_OPTION_FACING,      /* direction: the facing */
} HxOptionKind;

/**
 * HxHit: wounds from one source on one unit (D-12).
 * @source, @victim: hexes, @source %HX_NO_HEX where no unit deals it; @direction: the way the attack travels; @kind: #HxAttackKind
 * @wounds: wounds that it deals
 * @destroys: not wounds but destruction (D-05)
 * @moved: a transfusion has moved it already (D-07)
 * @blocked: Armor has taken everything
 * @taken: a Medic has taken it
 */
typedef struct
{
  uint8_t source, victim;
  uint8_t direction;
  uint8_t kind;
  uint8_t wounds;
  bool destroys;
  bool moved;
  bool blocked;
  bool taken;
} HxHit;

typedef struct
{
  HxOptionKind kind;
  uint8_t subject, target, cause;
  uint8_t direction;
  uint8_t from, to;
  HxHit hit;
} HxOption;

/** HxChoice: an open choice. @side decides. Option 0 is what happens when nobody decides. */
typedef struct
{
  HxAbout about;
  uint8_t side;
  uint8_t segment;
  uint8_t subject;
  HxHit hit;
  uint16_t n_options;
  HxOption options[HX_MAX_OPTIONS];
} HxChoice;

/**
 * HxDecider: answers choices.
 * @decide: returns the index of an option, or -1 to leave the choice open, which stops the resolution there
 */
typedef struct
{
  int (*decide) (void           *data,
                 const HxChoice *choice);
  void *data;
} HxDecider;
