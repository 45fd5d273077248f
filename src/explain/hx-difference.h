/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What differs between two positions, told in whole sentences and as values. */
#pragma once

#include "hx-narrator.h"

G_BEGIN_DECLS

/** HxDifferenceKind: what differs. */
typedef enum
{
  HX_DIFFERENCE_POINTS,     /* hit points of an HQ */
  HX_DIFFERENCE_FALLEN,     /* a side's HQ has fallen */
  HX_DIFFERENCE_GONE,       /* stands in one of the two only */
  HX_DIFFERENCE_MOVED,      /* stands on another hex */
  HX_DIFFERENCE_WOUNDS,
  HX_DIFFERENCE_FACING,
  HX_DIFFERENCE_OWNER,
  HX_DIFFERENCE_CONTROLLER,
  HX_DIFFERENCE_NET,        /* the toggles: HxToggle */
  HX_DIFFERENCE_POWER,
  HX_DIFFERENCE_LINKS,      /* the sides with which a piece links of itself */
  HX_DIFFERENCE_MARKERS,
  HX_DIFFERENCE_TRAP,
  HX_DIFFERENCE_WATER,
  HX_DIFFERENCE_MONOLITH,
  HX_DIFFERENCE_TURN,
  HX_DIFFERENCE_RULING,
  HX_N_DIFFERENCES,
} HxDifferenceKind;

/**
 * HxComparison: what to compare.
 * @first, @second: two positions
 * @first_start, @second_start: (nullable): the positions before the battles of which they are the ends: what stood there and
 *   is missing in the end is said to be destroyed
 * @events: (nullable) (element-type HxEvent): what led from @first to @second: pieces are followed through it, and only
 *   what it destroys is said to be destroyed
 * @here, @there: (nullable): how sentences speak of them, as adverbs; without them "in the first", "in the second"
 */
typedef struct
{
  const HxPosition *first;
  const HxPosition *second;
  const HxPosition *first_start;
  const HxPosition *second_start;
  const GArray *events;
  const char *here;
  const char *there;
} HxComparison;

/**
 * HxDifference: one thing that differs.
 * @side: whose it is, or %HX_NO_SIDE
 * @tile: the piece's tile, or %HX_NO_TILE
 * @hex: where, or %HX_NO_HEX; of a piece that moved, where it stands in the first
 * @other_hex: where a piece that moved stands in the second; else @hex
 * @first, @second: what is compared, as a number: hit points, wounds, a facing, a side, 1 and 0 for yes and no
 * @text: the sentence
 */
typedef struct
{
  HxDifferenceKind kind;
  uint8_t side;
  uint16_t tile;
  uint8_t hex, other_hex;
  int first, second;
  char *text;
} HxDifference;

GPtrArray  *hx_difference_list (const HxNarrator   *narrator,
                                const HxBox        *box,
                                const HxComparison *comparison);
const char *hx_difference_word (HxDifferenceKind    kind);
void        hx_difference_free (HxDifference       *difference);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxDifference, hx_difference_free)

G_END_DECLS
