/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Working the board's tables out from axial coordinates. */
#include "hx-geometry.h"

#include <stdlib.h>
#include <string.h>

static const int step_q[HX_N_DIRECTIONS] = { 0, 1, 1, 0, -1, -1 };
static const int step_r[HX_N_DIRECTIONS] = { -1, -1, 0, 1, 1, 0 };

static bool
is_on_board (int q,
             int r,
             int radius)
{
  return abs (q) <= radius && abs (r) <= radius && abs (q + r) <= radius;
}

static void
number_hexes (HxGeometry *geometry,
              int         radius)
{
  uint8_t hex = 0;

  for (int q = -radius; q <= radius; q++)
    {
      char row = '1';

      for (int r = -radius; r <= radius; r++)
        if (is_on_board (q, r, radius))
          {
            geometry->q[hex] = (int8_t) q;
            geometry->r[hex] = (int8_t) r;
            geometry->name[hex][0] = (char) ('A' + q + radius);
            geometry->name[hex][1] = row++;
            geometry->all |= HX_HEX_BIT (hex);
            hex++;
          }
    }
  geometry->n_hexes = hex;
}

static void
collect_sides (HxGeometry *geometry,
               uint8_t     hex)
{
  for (int sides = 0; sides < 64; sides++)
    for (int d = 0; d < HX_N_DIRECTIONS; d++)
      if (sides & (1 << d))
        {
          geometry->beside[hex][sides] |= geometry->step[hex][d];
          geometry->lines[hex][sides] |= geometry->ray[hex][d];
        }
}

/**
 * hx_geometry_init:
 * @geometry: (out): the board to fill
 * @radius: rings around the centre, 2 (19 hexes) or 3 (37 hexes)
 *
 * Works the board out (BASE-BOARD-01, BASE-BOARD-02, BASE-BOARD-03).
 *
 * Returns: false, with @geometry untouched, if there is no board of that radius
 */
bool
hx_geometry_init (HxGeometry *geometry,
                  int         radius)
{
  if (radius != 2 && radius != 3)
    return false;

  memset (geometry, 0, sizeof *geometry);
  geometry->radius = (uint8_t) radius;
  number_hexes (geometry, radius);
  for (uint8_t hex = 0; hex < geometry->n_hexes; hex++)
    for (int d = 0; d < HX_N_DIRECTIONS; d++)
      {
        int q = geometry->q[hex] + step_q[d], r = geometry->r[hex] + step_r[d];
        uint8_t next = hx_geometry_at (geometry, q, r);

        geometry->neighbour[hex][d] = next;
        if (next != HX_NO_HEX)
          geometry->step[hex][d] = HX_HEX_BIT (next);
        geometry->around[hex] |= geometry->step[hex][d];
        for (; (next = hx_geometry_at (geometry, q, r)) != HX_NO_HEX; q += step_q[d], r += step_r[d])
          geometry->ray[hex][d] |= HX_HEX_BIT (next);
      }
  for (uint8_t hex = 0; hex < geometry->n_hexes; hex++)
    collect_sides (geometry, hex);
  return true;
}

/**
 * hx_geometry_at:
 * @geometry: a board
 * @q: axial column, 0 in the centre
 * @r: axial row, 0 in the centre
 *
 * Returns: the hex there, or %HX_NO_HEX off the board
 */
uint8_t
hx_geometry_at (const HxGeometry *geometry,
                int               q,
                int               r)
{
  for (uint8_t hex = 0; hex < geometry->n_hexes; hex++)
    if (geometry->q[hex] == q && geometry->r[hex] == r)
      return hex;
  return HX_NO_HEX;
}

/**
 * hx_geometry_find:
 * @geometry: a board
 * @name: a hex's name: "C3"
 *
 * Returns: the hex of that name, or %HX_NO_HEX if the board has none
 */
uint8_t
hx_geometry_find (const HxGeometry *geometry,
                  const char       *name)
{
  for (uint8_t hex = 0; hex < geometry->n_hexes; hex++)
    if (strcmp (geometry->name[hex], name) == 0)
      return hex;
  return HX_NO_HEX;
}

/**
 * hx_geometry_turned:
 * @geometry: a board
 * @hex: a hex of it
 * @turns: clockwise turns by 60 degrees, not negative
 *
 * Returns: the hex on which @hex comes to lie when the whole board is turned
 */
uint8_t
hx_geometry_turned (const HxGeometry *geometry,
                    uint8_t           hex,
                    int               turns)
{
  int q = geometry->q[hex], r = geometry->r[hex];

  for (int i = 0; i < turns % 6; i++)
    {
      int turned_q = -r;

      r = q + r;
      q = turned_q;
    }
  return hx_geometry_at (geometry, q, r);
}
