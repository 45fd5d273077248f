/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What acts on a piece or is aimed at it, and from whom: the values that the reasons of its state are made from. */
#pragma once

#include <glib.h>

#include "hx-picture.h"

G_BEGIN_DECLS

typedef enum
{
  HX_SWAY_NET,
  HX_SWAY_POWER,
  HX_SWAY_SCOPER,
  HX_SWAY_GIFT,  /* any other link: effect */
} HxSwayKind;

typedef enum
{
  HX_SWAY_FAILS, /* reason, and cause where a piece is to blame */
  HX_SWAY_IDLE,  /* nothing is in its way, but it means nothing to the piece */
  HX_SWAY_WORKS,
} HxSwayState;

/** HxSwayBy: whose doing it is: that of a piece on the board, or else of a marker or of the user (D-21). */
typedef enum
{
  HX_SWAY_BY_PIECE,
  HX_SWAY_BY_USER,
  HX_SWAY_BY_RANGED_NET,
  HX_SWAY_BY_TRAP_NET,
} HxSwayBy;

/**
 * HxSway: one thing that acts on a piece, or would.
 * @from: the hex of the piece whose doing it is, or %HX_NO_HEX
 * @to: the hex of the piece concerned
 * @effect: what a gift is
 * @amount: how much it adds or takes off; 1 for gifts that are no number
 * @reason, @cause: why it fails
 */
typedef struct
{
  HxSwayKind kind;
  HxSwayState state;
  HxSwayBy by;
  uint8_t from, to;
  HxEffect effect;
  int amount;
  HxReason reason;
  uint8_t cause;
} HxSway;

/**
 * HxSwaySource: what sways are read from.
 * @picture: the picture of @position
 * @events: (element-type HxEvent): what the referee tells of a battle that begins there
 */
typedef struct
{
  const HxBox *box;
  const HxPosition *position;
  const HxPicture *picture;
  const GArray *events;
} HxSwaySource;

HxSwayBy hx_sway_by     (const HxEvent      *event);
gboolean hx_strengthens_shots (const HxBox  *box,
                               const HxPosition *position,
                               uint8_t       giver);
GArray *hx_sways_collect (const HxSwaySource *source,
                          uint8_t             hex);
GArray *hx_explain_sways (const HxBox        *box,
                          const HxPosition   *position,
                          uint8_t             hex);

G_END_DECLS
