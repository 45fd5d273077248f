/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board as the scenario format describes it: names, directions and facings. */

#include "sr-private.h"

/* Clockwise from the top: N, NE, SE, S, SW, NW. */
static const SrHex steps[6] = {
  { 0, -1 }, { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }
};

/**
 * sr_hex_equal:
 * @a: a hex
 * @b: a hex
 *
 * Returns: whether both are the same hex
 */
gboolean
sr_hex_equal (SrHex a,
              SrHex b)
{
  return a.q == b.q && a.r == b.r;
}

/**
 * sr_hex_on_board:
 * @hex: a hex
 * @radius: the number of rings round the centre
 *
 * Returns: whether @hex is at most @radius steps from the centre (BASE-BOARD-03)
 */
gboolean
sr_hex_on_board (SrHex hex,
                 int   radius)
{
  return ABS (hex.q) <= radius && ABS (hex.r) <= radius && ABS (hex.q + hex.r) <= radius;
}

/**
 * sr_hex_step:
 * @hex: a hex
 * @direction: 0 to 5
 *
 * Returns: the next hex in @direction, on the board or not
 */
SrHex
sr_hex_step (SrHex hex,
             int   direction)
{
  SrHex next = { hex.q + steps[direction].q, hex.r + steps[direction].r };

  return next;
}

static int
find_top_row (int column,
              int radius)
{
  return column >= 0 ? -radius : -radius - column;
}

/**
 * sr_hex_name:
 * @hex: a hex on the board
 * @radius: the radius of the board
 *
 * Returns: (transfer full): the name, a column letter and a number
 */
char *
sr_hex_name (SrHex hex,
             int   radius)
{
  return g_strdup_printf ("%c%d", 'A' + hex.q + radius,
                          hex.r - find_top_row (hex.q, radius) + 1);
}

/**
 * sr_hex_from_name:
 * @name: a name such as "C3"
 * @radius: the radius of the board
 * @hex: (out): the hex
 *
 * Returns: whether @name names a hex of the board
 */
gboolean
sr_hex_from_name (const char *name,
                  int         radius,
                  SrHex      *hex)
{
  for (int q = -radius; q <= radius; q++)
    for (int r = -radius; r <= radius; r++)
      {
        SrHex candidate = { q, r };
        g_autofree char *candidate_name = NULL;

        if (!sr_hex_on_board (candidate, radius))
          continue;
        candidate_name = sr_hex_name (candidate, radius);
        if (g_str_equal (candidate_name, name))
          {
            *hex = candidate;
            return TRUE;
          }
      }
  return FALSE;
}

/**
 * sr_direction_of:
 * @printed_side: a side as printed
 * @facing: the clockwise turns of the piece
 *
 * Returns: where the side points on the board
 */
int
sr_direction_of (int printed_side,
                 int facing)
{
  return (printed_side + facing) % 6;
}

/**
 * sr_printed_side_of:
 * @direction: a direction of the board
 * @facing: the clockwise turns of the piece
 *
 * Returns: the printed side that points in @direction
 */
int
sr_printed_side_of (int direction,
                    int facing)
{
  return (direction + 6 - facing) % 6;
}

/**
 * sr_opposite:
 * @direction: a direction
 *
 * Returns: the direction back
 */
int
sr_opposite (int direction)
{
  return (direction + 3) % 6;
}
