/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a tile looks like at one moment, as a plain value between the position and the drawing. */
#pragma once

#include <glib.h>

#include "hx-army.h"
#include "hx-palette.h"
#include "hx-picture.h"
#include "hx-position.h"

G_BEGIN_DECLS

/** HxLookState: what lies on a tile or holds for it; each has a badge. Drawn in this order, the first at NW. */
typedef enum
{
  HX_LOOK_NO_POWER = 1 << 0,
  HX_LOOK_NETTED = 1 << 1,
  HX_LOOK_RANGED_NET = 1 << 2,   /* a Ranged Net marker lies on it */
  HX_LOOK_TRAP_NET = 1 << 3,     /* a Net Trap lies on it */
  HX_LOOK_NET_OFF = 1 << 4,      /* forced not to be netted */
  HX_LOOK_POWER_ON = 1 << 5,     /* forced to be powered */
  HX_LOOK_PARALYSED = 1 << 6,
  HX_LOOK_FRENZY = 1 << 7,
  HX_LOOK_MEDPACK = 1 << 8,
  HX_LOOK_POISON = 1 << 9,
  HX_LOOK_TAKEN_OVER = 1 << 10,  /* @controller is another side than @color */
} HxLookState;

#define HX_N_LOOK_STATES 11

/**
 * HxLookNumber: one initiative number as it stands.
 * @change: above 0 faster than printed or extra, below 0 slower, 0 as printed
 * @spent: its segment is over
 */
typedef struct
{
  int value;
  int change;
  gboolean spent;
} HxLookNumber;

#define HX_MAX_LOOK_NUMBERS 16

/**
 * HxTileLook: one tile at one moment. A look that is all zero but for @links is the tile as printed, of side 0;
 * begin with hx_tile_look_from_facts().
 * @color: 0..5 of hx_side_colors_get(), or %HX_SIDE_NEUTRAL
 * @controller: the colour of the side that it acts for, read when %HX_LOOK_TAKEN_OVER is among @states
 * @facing: clockwise turns, 0..5
 * @links: printed sides that link, or %HX_LINKS_PRINTED
 * @wounds: shown as a drop, but not on an HQ
 * @points: hit points that an HQ has left
 * @numbers: initiative, highest first, @n_numbers of them
 * @states: #HxLookState bits that hold
 * @forced: those of @states that the user forced
 * @markers: how many Ranged Nets, Medpacks or poison markers, where more than one: index is the bit number of the state
 * @destroyed: leaves after the segment
 * @on_part: stands on a Monolith part
 * @dimmed: drawn faintly, as a tile that cannot be had
 * @show_name: the name is drawn where there is room
 * @coordinate: the hex's name to draw in a corner, or ""
 */
typedef struct
{
  guint8 color, controller;
  guint8 facing;
  guint8 links;
  int wounds;
  int points;
  HxLookNumber numbers[HX_MAX_LOOK_NUMBERS];
  guint n_numbers;
  guint states;
  guint forced;
  guint8 markers[HX_N_LOOK_STATES];
  gboolean destroyed;
  gboolean on_part;
  gboolean dimmed;
  gboolean show_name;
  char coordinate[4];
} HxTileLook;

void hx_tile_look_from_facts      (const HxTileFacts *facts,
                                   guint              color,
                                   HxTileLook        *look);
void hx_tile_look_from_piece      (const HxTileFacts *facts,
                                   const HxPiece     *piece,
                                   HxTileLook        *look);
void hx_tile_look_from_position   (const HxTileFacts *facts,
                                   const HxBox       *box,
                                   const HxPosition  *position,
                                   const HxPicture   *picture,
                                   guint8             hex,
                                   HxTileLook        *look);
void hx_tile_look_set_segment     (HxTileLook        *look,
                                   int                segment);

G_END_DECLS
