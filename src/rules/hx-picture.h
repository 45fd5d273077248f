/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board as one system: nets, power, Scopers and links worked out together from what stands where. */
#pragma once

#include "hx-event.h"

/**
 * HxPicture: who is off and what links do, at one moment. Arrays are by hex.
 * @off: units treated as netted: @netted or @unpowered
 * @scoped: Modules that a Scoper turned
 * @pace: sum of initiative modifiers; @extra: extra attack numbers
 * @melee, @ranged: strength bonus; @toughness: bonus; @extra_wounds: Wastes that count on it
 */
typedef struct
{
  HxHexSet netted, unpowered, off, scoped;
  int8_t pace[HX_MAX_HEXES];
  uint8_t extra[HX_MAX_HEXES];
  uint8_t melee[HX_MAX_HEXES], ranged[HX_MAX_HEXES];
  uint8_t toughness[HX_MAX_HEXES];
  uint8_t extra_wounds[HX_MAX_HEXES];
} HxPicture;

/** HxInfluenceKind: what may act on a unit. */
typedef enum
{
  HX_INFLUENCE_NET,
  HX_INFLUENCE_LINK,  /* effect */
} HxInfluenceKind;

/**
 * HxInfluence: one net or link aimed at a unit.
 * @from: the hex it comes from
 * @works: whether it acts; else @reason says why not and @cause who is to blame (or %HX_NO_HEX)
 * @scoped_by: the Scoper that turned the Module at @from, or %HX_NO_HEX
 */
typedef struct
{
  HxInfluenceKind kind;
  HxEffect effect;
  uint8_t from;
  bool works;
  HxReason reason;
  uint8_t cause;
  uint8_t scoped_by;
} HxInfluence;

#define HX_MAX_INFLUENCES 48

void hx_picture_work_out   (const HxBox      *box,
                            const HxPosition *position,
                            HxPicture        *picture);
int  hx_picture_influences (const HxBox      *box,
                            const HxPosition *position,
                            const HxPicture  *picture,
                            uint8_t           hex,
                            HxInfluence       influences[HX_MAX_INFLUENCES]);
int  hx_picture_hit_points (const HxBox      *box,
                            const HxPosition *position,
                            const HxPicture  *picture,
                            uint8_t           hex);
int  hx_picture_numbers    (const HxBox      *box,
                            const HxPosition *position,
                            const HxPicture  *picture,
                            uint8_t           hex,
                            uint8_t           numbers[16]);
uint8_t hx_picture_server  (const HxBox      *box,
                            const HxPosition *position,
                            const HxPicture  *picture,
                            uint8_t           hex);
