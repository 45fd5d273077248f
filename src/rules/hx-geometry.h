/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hexes of a board and what lies next to and in line with what. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/** HX_MAX_HEXES: hexes of the largest board (radius 3). */
#define HX_MAX_HEXES 37
#define HX_N_DIRECTIONS 6
/** HX_NO_HEX: "no hex": off the board, or none meant. */
#define HX_NO_HEX 0xff

/** HxDirection: clockwise from the top; a tile's printed sides are numbered alike. */
typedef enum
{
  HX_NORTH,
  HX_NORTH_EAST,
  HX_SOUTH_EAST,
  HX_SOUTH,
  HX_SOUTH_WEST,
  HX_NORTH_WEST,
} HxDirection;

/** HxHexSet: bit h = hex number h. */
typedef uint64_t HxHexSet;

/**
 * HxGeometry: a board. Hexes are numbered column by column from the left, each column from the top, so that numbers
 * grow towards NE, SE and S: the first hex on a ray is the lowest bit there and the highest bit the other way.
 * That is also the order of their names.
 */
typedef struct
{
  uint8_t radius;
  uint8_t n_hexes;
  HxHexSet all;
  uint8_t neighbour[HX_MAX_HEXES][HX_N_DIRECTIONS];
  HxHexSet around[HX_MAX_HEXES];
  /* the neighbour and the whole line in each direction, as sets */
  HxHexSet step[HX_MAX_HEXES][HX_N_DIRECTIONS];
  HxHexSet ray[HX_MAX_HEXES][HX_N_DIRECTIONS];
  /* the neighbours and the whole lines in each set of directions */
  HxHexSet beside[HX_MAX_HEXES][64];
  HxHexSet lines[HX_MAX_HEXES][64];
  int8_t q[HX_MAX_HEXES], r[HX_MAX_HEXES];
  char name[HX_MAX_HEXES][4];
} HxGeometry;

#define HX_HEX_BIT(hex) ((HxHexSet) 1 << (hex))

bool    hx_geometry_init      (HxGeometry       *geometry,
                               int               radius);
uint8_t hx_geometry_at        (const HxGeometry *geometry,
                               int               q,
                               int               r);
uint8_t hx_geometry_find      (const HxGeometry *geometry,
                               const char       *name);
uint8_t hx_geometry_turned    (const HxGeometry *geometry,
                               uint8_t           hex,
                               int               turns);

/** hx_first_on_ray: Returns: the hex of @set that a line in @direction meets first, or %HX_NO_HEX. */
static inline uint8_t
hx_first_on_ray (HxHexSet    set,
                 HxDirection direction)
{
  if (set == 0)
    return HX_NO_HEX;
  if (direction >= HX_NORTH_EAST && direction <= HX_SOUTH)
    return (uint8_t) __builtin_ctzll (set);
  return (uint8_t) (63 - __builtin_clzll (set));
}

/** hx_opposite: Returns: the direction half a turn from @direction. */
static inline HxDirection
hx_opposite (HxDirection direction)
{
  return (HxDirection) (direction < 3 ? direction + 3 : direction - 3);
}

/** hx_turn_sides: Returns: the printed side set @sides of a tile of @facing as directions on the board. */
static inline uint8_t
hx_turn_sides (uint8_t sides,
               int     facing)
{
  return (uint8_t) (((sides << facing) | (sides >> (6 - facing))) & 0x3f);
}
