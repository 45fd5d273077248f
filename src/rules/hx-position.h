/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position: everything that a battle depends on, as one flat value without pointers. */
#pragma once

#include "hx-tile.h"

#define HX_MAX_SIDES 6
#define HX_NO_TILE 0xffff
#define HX_NO_SIDE 0xff

/** HxToggle: a state worked out from the board, or forced by the user (D-21). */
typedef enum
{
  HX_TOGGLE_AUTO,
  HX_TOGGLE_ON,
  HX_TOGGLE_OFF,
} HxToggle;

/** HxMark: markers of which a piece bears one or none; bits of #HxPiece.marks. */
typedef enum
{
  HX_MARK_TRAP_NET = 1 << 0,
  HX_MARK_FRENZY = 1 << 1,
  HX_MARK_PARALYSIS = 1 << 2,
} HxMark;

/** HX_LINKS_PRINTED: #HxPiece.links value of a piece whose links are the printed ones. */
#define HX_LINKS_PRINTED 0xff

/**
 * HxPiece: a tile on the board, or tucked under a Monolith. Small, because positions are copied and told apart all the time;
 * there is no room between its parts.
 * @tile: index into #HxBox.tiles, or %HX_NO_TILE for none
 * @facing: clockwise turns by 60 degrees from the printed orientation, 0..5
 * @owner: the side it belongs to; @controller: the side that it acts for now
 * @wounds: wound markers on it
 * @net, @power: #HxToggle
 * @links: printed sides that link, where a piece may say so itself (Krwiobus), else %HX_LINKS_PRINTED
 * @marks: #HxMark bits; @ranged_nets, @medpacks, @poison: how many such markers
 */
typedef struct
{
  uint16_t tile;
  uint8_t controller;
  uint8_t facing : 4, owner : 4;
  uint8_t wounds;
  uint8_t links;
  uint8_t net : 2, power : 2, marks : 4;
  uint8_t ranged_nets, medpacks, poison;
} HxPiece;

_Static_assert (sizeof (HxPiece) == 10, "pieces are compared byte by byte");

/** HxTrapKind: the Traps that a side may lay. */
typedef enum
{
  HX_TRAP_NONE,
  HX_TRAP_MINE,
  HX_TRAP_SMOKE,
  HX_TRAP_DRILL,
  HX_TRAP_MEDPACK,
  HX_TRAP_NET,
  HX_TRAP_FRENZY,
  HX_TRAP_PARALYSIS,
  HX_N_TRAPS,
} HxTrapKind;

/**
 * HxMonolith: a side's Monolith.
 * @expanded: the two lower parts lie on @part, else their tiles are tucked in @lower
 */
typedef struct
{
  bool present;
  bool expanded;
  uint8_t part[2];
  HxPiece lower[2];
} HxMonolith;

/**
 * HxRuling: disputed readings that a table may play otherwise; 0 is always the reading that is followed by default.
 * The ids and readings are those of the decisions; their order in a position never matters to a file.
 */
typedef enum
{
  HX_RULING_D_01,    /* a number that rose above the segment: lost | returns */
  HX_RULING_D_03,    /* Scoper on module traits of Warriors: turned | removed */
  HX_RULING_D_06,    /* a dying Krwiobus transfuses: yes | no */
  HX_RULING_D_08,    /* Wastes adds to explosions: adds | no */
  HX_RULING_D_13,    /* a tile that is off as soon as it stands arms Traps: no | yes */
  HX_RULING_D_16,    /* a Monolith collapses: always | faq (stays open while it holds a netted unit) */
  HX_RULING_D_18,    /* battles that leave the board full go on: any | full-only */
  HX_RULING_D_27,    /* a charge destroys: no-wound | damage (deals the wounds that its victim can still take) */
  HX_RULING_D_36,    /* a Retreat takes a unit off a Monolith part: yes | no */
  HX_RULING_D_45,    /* a Clown may explode without a victim: yes | no */
  HX_RULING_DISP_01, /* an extra number's place: first-free | after-last */
  HX_RULING_DISP_04, /* a Medic hit lethally in the segment: does-not-save | saves */
  HX_RULING_DISP_07, /* an attack reduced to 0 calls a Medic: no | yes */
  HX_RULING_DISP_10, /* rings of nets: rings-cut | all-netted */
  HX_RULING_DISP_11, /* an Air Strike on an edge hex: no | yes */
  HX_RULING_DISP_12, /* a Grenade while the own HQ is netted: no | yes */
  HX_RULING_DISP_13, /* a netted unit as the pusher of a tile: no | yes */
  HX_RULING_DISP_21, /* where a pushed unit goes: not-adjacent | opposite (straight on only) */
  HX_RULING_DISP_24, /* Sleeper Agent's bonus: melee | both */
  HX_N_RULINGS,
} HxRuling;

/**
 * HxPosition: a position.
 * @units: hexes that hold a unit; @foundations: hexes that hold a Foundation
 * @water: hexes that are water (D-19)
 * @unit, @foundation: what stands there; entries off the masks are all zero
 * @trap, @trap_side: the Trap armed on a hex and its owner
 * @fallen: bit n: side n's HQ has been destroyed
 * @rulings: the reading in force of each #HxRuling
 */
typedef struct
{
  uint8_t n_sides;
  uint8_t turn;
  uint8_t fallen;
  uint8_t rulings[HX_N_RULINGS];
  HxHexSet units, foundations, water;
  HxPiece unit[HX_MAX_HEXES];
  HxPiece foundation[HX_MAX_HEXES];
  uint8_t trap[HX_MAX_HEXES];
  uint8_t trap_side[HX_MAX_HEXES];
  HxMonolith monolith[HX_MAX_SIDES];
} HxPosition;

void     hx_position_init        (HxPosition       *position,
                                  int               n_sides);
void     hx_position_copy        (HxPosition       *position,
                                  const HxBox      *box,
                                  const HxPosition *from);
void     hx_position_put         (HxPosition       *position,
                                  uint8_t           hex,
                                  const HxPiece    *piece);
void     hx_position_remove      (HxPosition       *position,
                                  uint8_t           hex);
HxPiece  hx_piece_new            (uint16_t          tile,
                                  int               side,
                                  int               facing);
void     hx_position_put_wounds  (HxPosition       *position,
                                  const HxBox      *box,
                                  uint8_t           hex,
                                  int               wounds);
void     hx_position_collapse    (HxPosition       *position,
                                  int               side);
bool     hx_position_take_side_off (HxPosition     *position,
                                  const HxBox      *box,
                                  int               side);
bool     hx_position_equal       (const HxPosition *a,
                                  const HxPosition *b);
bool     hx_position_is_full     (const HxBox      *box,
                                  const HxPosition *position);
int      hx_piece_hit_points     (const HxBox      *box,
                                  const HxPiece    *piece);
uint8_t  hx_position_find_hq     (const HxBox      *box,
                                  const HxPosition *position,
                                  int               side);
bool     hx_position_has_only_hqs (const HxBox      *box,
                                  const HxPosition *position);
bool     hx_position_has_tile    (const HxPosition *position,
                                  int               side,
                                  uint16_t          tile);
uint8_t  hx_position_find_part   (const HxPosition *position,
                                  uint8_t           hex);
int      hx_position_hq_points   (const HxBox      *box,
                                  const HxPosition *position,
                                  int               side);
HxPosition hx_position_turned    (const HxBox      *box,
                                  const HxPosition *position,
                                  int               turns);
HxPosition hx_position_sides_swapped (const HxPosition *position);
const char *hx_position_find_fault (const HxBox      *box,
                                    const HxPosition *position);
const char *hx_ruling_id         (HxRuling          ruling);
const char *hx_ruling_reading    (HxRuling          ruling,
                                  int               reading);
