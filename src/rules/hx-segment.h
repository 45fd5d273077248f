/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of one segment share while it is played. Only the rules themselves include this. */
#pragma once

#include "hx-battle.h"

/** HX_MAX_HITS: more than any board can bring about in a segment: 37 units, six sides, six victims a line. */
#define HX_MAX_HITS (HX_MAX_HEXES * 6 * 7)

/**
 * HxSegment: a segment, or the moment before the first, being played.
 * @number: the segment, or %HX_NO_SEGMENT before the first
 * @outside: it is no segment but a moment in an action
 * @exploding: units that go with their own explosion
 * @serving: Medics that are spent
 * @waits: the decider left a choice open
 * @struck: every unit that some of @hits is or was meant for
 * @hits: the first @n_hits; behind them is room for a draft
 */
typedef struct
{
  HxBattle *battle;
  const HxBox *box;
  const HxDecider *decider;
  const HxLog *log;
  uint8_t number;
  HxStage stage;
  bool outside;
  HxHexSet exploding;
  HxHexSet serving;
  bool waits;
  HxHexSet struck;
  int n_hits;
  HxHit hits[HX_MAX_HITS + 1];
} HxSegment;

/** HxDeclaration: what an attack is turned into; up to one conversion of each sort. */
typedef struct
{
  int n;
  HxOption conversion[2];
} HxDeclaration;

/**
 * HxFormer: how things stood before units left the board; kept only where somebody listens.
 * @needy: units that need power
 * @pace, @extra: whose links changed the numbers of a unit, and gave it extra ones; filled for units with numbers
 */
typedef struct
{
  HxPicture picture;
  HxHexSet needy;
  HxHexSet pace[HX_MAX_HEXES], extra[HX_MAX_HEXES];
} HxFormer;

void    hx_segment_begin          (HxSegment           *segment,
                                   HxBattle            *battle,
                                   const HxBox         *box,
                                   const HxDecider     *decider,
                                   const HxLog         *log);
bool    hx_segment_resolve        (HxSegment           *segment);
int     hx_segment_ask            (HxSegment           *segment,
                                   const HxChoice      *choice);
HxEvent hx_segment_event          (const HxSegment     *segment,
                                   HxEventCode          code);
void    hx_segment_add            (const HxSegment     *segment,
                                   const HxEvent       *event);
void    hx_choice_begin           (const HxSegment     *segment,
                                   HxChoice            *choice,
                                   HxAbout              about,
                                   int                  side,
                                   uint8_t              subject);
HxOption *hx_choice_add           (HxChoice            *choice,
                                   HxOptionKind         kind);
bool    hx_segment_dooms          (const HxSegment     *segment,
                                   uint8_t              hex);

/* attacks */
void    hx_attack                 (HxSegment           *segment,
                                   uint8_t              hex,
                                   const HxDeclaration *declaration);
void    hx_attack_direction       (HxSegment           *segment,
                                   uint8_t              hex,
                                   HxDirection          direction,
                                   const HxDeclaration *declaration);
bool    hx_convert                (HxSegment           *segment,
                                   uint8_t              hex,
                                   HxDeclaration       *declaration);
bool    hx_may_explode            (HxSegment           *segment,
                                   uint8_t              hex);
void    hx_set_off_charges        (HxSegment           *segment);

/* who takes the wounds */
void    hx_transfuse              (HxSegment           *segment);
void    hx_serve                  (HxSegment           *segment);

/* what becomes of it */
HxHexSet hx_wound                 (HxSegment           *segment);
void     hx_remove                (HxSegment           *segment,
                                   HxHexSet             dead);
void     hx_remove_overwounded    (HxSegment           *segment);

/* what is told about the picture */
void    hx_report_picture         (const HxSegment     *segment);
uint8_t hx_find_holding_net       (const HxSegment     *segment,
                                   uint8_t              hex);
void    hx_note_former            (const HxSegment     *segment,
                                   HxFormer            *former);
void    hx_report_change          (const HxSegment     *segment,
                                   const HxFormer      *former,
                                   HxHexSet             gone_netters);
void    hx_cite                   (HxEvent             *event,
                                   HxRule               rule);
void    hx_report_unused          (const HxSegment     *segment,
                                   uint8_t              hex);
void    hx_report_numbers         (const HxSegment     *segment,
                                   uint8_t              hex);
void    hx_report_number_changes  (const HxSegment     *segment,
                                   const HxFormer      *former,
                                   uint8_t              hex);
void    hx_report_attack          (const HxSegment     *segment,
                                   const HxHit         *hit,
                                   const HxDeclaration *declaration,
                                   HxHexSet             passed,
                                   int                  armor);
void    hx_report_side            (const HxSegment     *segment,
                                   int                  side);
void    hx_report_wastes          (const HxSegment     *segment,
                                   const HxHit         *hit);
void    hx_report_no_target       (const HxSegment     *segment,
                                   uint8_t              hex,
                                   HxAttackKind         kind,
                                   HxDirection          direction,
                                   uint8_t              hq);

/* after the segments */
void    hx_after_battle           (HxSegment           *segment);

/** hx_is_told: Returns: whether somebody listens; whoever is in a hurry does not, and is served first. */
static inline bool
hx_is_told (const HxSegment *segment)
{
  return __builtin_expect (segment->log != NULL, 0);
}

/** hx_hit_draft: Returns: a hit to be filled in; it counts once it is declared, and is gone with the next draft. */
static inline HxHit *
hx_hit_draft (HxSegment *segment)
{
  return &segment->hits[segment->n_hits];
}

/** hx_hit: Declares the wounds or the destruction that have been drafted. */
static inline void
hx_hit (HxSegment *segment)
{
  segment->struck |= HX_HEX_BIT (hx_hit_draft (segment)->victim);
  segment->n_hits += segment->n_hits < HX_MAX_HITS;
}

/** hx_segment_life: Returns: wounds that destroy the unit now: hit points left, and one for each Medpack (D-11). */
static inline int
hx_segment_life (const HxSegment *segment,
                 uint8_t          hex)
{
  const HxPiece *piece = &segment->battle->position.unit[hex];

  return segment->box->tiles[piece->tile].hit_points + segment->battle->work.picture.toughness[hex] + piece->medpacks
         - piece->wounds;
}
