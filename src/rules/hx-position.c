/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making, changing, comparing and turning positions. */
#include "hx-position.h"

#include <stddef.h>
#include <string.h>

/* hexes of the board of radius 2 */
#define SMALL_BOARD 19

static const struct
{
  const char *id;
  const char *readings[2];
} rulings[HX_N_RULINGS] = {
  [HX_RULING_D_01] = { "D-01", { "lost", "returns" } },
  [HX_RULING_D_03] = { "D-03", { "turned", "removed" } },
  [HX_RULING_D_06] = { "D-06", { "yes", "no" } },
  [HX_RULING_D_08] = { "D-08", { "adds", "no" } },
  [HX_RULING_D_13] = { "D-13", { "no", "yes" } },
  [HX_RULING_D_16] = { "D-16", { "always", "faq" } },
  [HX_RULING_D_18] = { "D-18", { "any", "full-only" } },
  [HX_RULING_D_27] = { "D-27", { "no-wound", "damage" } },
  [HX_RULING_D_36] = { "D-36", { "yes", "no" } },
  [HX_RULING_D_45] = { "D-45", { "yes", "no" } },
  [HX_RULING_DISP_01] = { "DISP-01", { "first-free", "after-last" } },
  [HX_RULING_DISP_04] = { "DISP-04", { "does-not-save", "saves" } },
  [HX_RULING_DISP_07] = { "DISP-07", { "no", "yes" } },
  [HX_RULING_DISP_10] = { "DISP-10", { "rings-cut", "all-netted" } },
  [HX_RULING_DISP_11] = { "DISP-11", { "no", "yes" } },
  [HX_RULING_DISP_12] = { "DISP-12", { "no", "yes" } },
  [HX_RULING_DISP_13] = { "DISP-13", { "no", "yes" } },
  [HX_RULING_DISP_21] = { "DISP-21", { "not-adjacent", "opposite" } },
  [HX_RULING_DISP_24] = { "DISP-24", { "melee", "both" } },
};

/**
 * hx_ruling_id:
 * @ruling: a ruling
 *
 * Returns: the decision's id: "D-16"
 */
const char *
hx_ruling_id (HxRuling ruling)
{
  return rulings[ruling].id;
}

/**
 * hx_ruling_reading:
 * @ruling: a ruling
 * @reading: the number of a reading, 0 for the one followed by default
 *
 * Returns: the reading's word in files, or NULL if there is none of that number
 */
const char *
hx_ruling_reading (HxRuling ruling,
                   int      reading)
{
  return reading >= 0 && reading < 2 ? rulings[ruling].readings[reading] : NULL;
}

/**
 * hx_position_init:
 * @position: (out): becomes an empty board
 * @n_sides: 2 to %HX_MAX_SIDES
 */
void
hx_position_init (HxPosition *position,
                  int         n_sides)
{
  memset (position, 0, sizeof *position);
  position->n_sides = (uint8_t) n_sides;
}

/**
 * hx_position_copy:
 * @position: (out): becomes the same as @from
 * @box: the game box
 * @from: a position on its board
 *
 * Does the same as an assignment, but reads only what can be there: what many positions cost is to fetch them.
 */
void
hx_position_copy (HxPosition       *position,
                  const HxBox      *box,
                  const HxPosition *from)
{
  size_t small_end = offsetof (HxPosition, unit) + SMALL_BOARD * sizeof (HxPiece), traps = offsetof (HxPosition, trap);

  /* Lengths that are known beforehand are copied in a few moves. */
  if (box->geometry.n_hexes == SMALL_BOARD)
    {
      memcpy (position, from, small_end);
      memset ((char *) position + small_end, 0, traps - small_end);
    }
  else
    {
      memcpy (position, from, offsetof (HxPosition, foundation));
      memset (position->foundation, 0, sizeof position->foundation);
    }
  if (from->foundations != 0)
    memcpy (position->foundation, from->foundation, sizeof position->foundation);
  memcpy ((char *) position + traps, (const char *) from + traps, sizeof *position - traps);
}

/**
 * hx_piece_new:
 * @tile: index of its tile
 * @side: its owner, who controls it as well
 * @facing: 0..5
 *
 * Returns: an unhurt piece without markers
 */
HxPiece
hx_piece_new (uint16_t tile,
              int      side,
              int      facing)
{
  HxPiece piece;

  memset (&piece, 0, sizeof piece);
  piece.tile = tile;
  piece.facing = (uint8_t) facing;
  piece.owner = piece.controller = (uint8_t) side;
  piece.links = HX_LINKS_PRINTED;
  return piece;
}

/**
 * hx_position_put:
 * @position: a position
 * @hex: a hex of its board
 * @piece: a unit; what stood there is replaced (BASE-BOARD-04)
 */
void
hx_position_put (HxPosition    *position,
                 uint8_t        hex,
                 const HxPiece *piece)
{
  position->units |= HX_HEX_BIT (hex);
  position->unit[hex] = *piece;
}

/**
 * hx_position_remove:
 * @position: a position
 * @hex: a hex of its board, whose unit, if any, is taken away
 */
void
hx_position_remove (HxPosition *position,
                    uint8_t     hex)
{
  position->units &= ~HX_HEX_BIT (hex);
  memset (&position->unit[hex], 0, sizeof position->unit[hex]);
}

/**
 * hx_position_put_wounds:
 * @position: a position
 * @box: the game box
 * @hex: the hex of a unit
 * @wounds: wound markers put onto it; an HQ bears no more than it has points (BASE-HQ-06)
 */
void
hx_position_put_wounds (HxPosition  *position,
                        const HxBox *box,
                        uint8_t      hex,
                        int          wounds)
{
  HxPiece *piece = &position->unit[hex];
  int most = box->tiles[piece->tile].kind == HX_KIND_HQ ? HX_HQ_POINTS : 255;
  int total = piece->wounds + wounds;

  piece->wounds = (uint8_t) (total > most ? most : total);
}

/**
 * hx_position_collapse:
 * @position: a position
 * @side: a side whose Monolith is expanded
 *
 * Tucks what stands on its parts under the HQ, with wounds and markers (MON-CLP-03, D-41).
 */
void
hx_position_collapse (HxPosition *position,
                      int         side)
{
  HxMonolith *monolith = &position->monolith[side];

  for (int i = 0; i < 2; i++)
    {
      uint8_t hex = monolith->part[i];

      memset (&monolith->lower[i], 0, sizeof monolith->lower[i]);
      monolith->lower[i].tile = HX_NO_TILE;
      if (position->units & HX_HEX_BIT (hex))
        {
          monolith->lower[i] = position->unit[hex];
          monolith->lower[i].facing = 0;
          hx_position_remove (position, hex);
        }
      monolith->part[i] = 0;
    }
  monolith->expanded = false;
}

/**
 * hx_position_take_side_off:
 * @position: a position
 * @box: the game box
 * @side: a side whose units and Traps leave the board (D-26)
 *
 * Returns: whether it had units there
 */
bool
hx_position_take_side_off (HxPosition  *position,
                           const HxBox *box,
                           int          side)
{
  bool any = false;

  for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      if (position->units & HX_HEX_BIT (hex) && position->unit[hex].owner == side)
        {
          any = true;
          hx_position_remove (position, hex);
        }
      if (position->trap[hex] != HX_TRAP_NONE && position->trap_side[hex] == side)
        position->trap[hex] = position->trap_side[hex] = 0;
    }
  return any;
}

/**
 * hx_position_equal:
 * @a: a position
 * @b: another
 *
 * Returns: whether they are the same in everything
 */
bool
hx_position_equal (const HxPosition *a,
                   const HxPosition *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/**
 * hx_position_is_full:
 * @box: the game box
 * @position: a position
 *
 * Returns: whether every hex that is not water holds a unit (BASE-BAT-02, D-19)
 */
bool
hx_position_is_full (const HxBox      *box,
                     const HxPosition *position)
{
  return ((position->units | position->water) & box->geometry.all) == box->geometry.all;
}

/**
 * hx_piece_hit_points:
 * @box: the game box
 * @piece: a piece
 *
 * Returns: wounds that destroy it when unhurt and without bonus (BASE-TILE-04)
 */
int
hx_piece_hit_points (const HxBox   *box,
                     const HxPiece *piece)
{
  return box->tiles[piece->tile].hit_points;
}

/**
 * hx_position_find_hq:
 * @box: the game box
 * @position: a position
 * @side: a side
 *
 * Returns: the hex of the side's HQ, or %HX_NO_HEX
 */
uint8_t
hx_position_find_hq (const HxBox      *box,
                     const HxPosition *position,
                     int               side)
{
  for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
    if (position->units & HX_HEX_BIT (hex) && position->unit[hex].owner == side
        && box->tiles[position->unit[hex].tile].kind == HX_KIND_HQ)
      return hex;
  return HX_NO_HEX;
}

/**
 * hx_position_has_only_hqs:
 * @box: the game box
 * @position: a position
 *
 * Returns: whether nobody has placed anything but HQs yet, as before the first turn (BASE-SETUP-02, BASE-INST-12)
 */
bool
hx_position_has_only_hqs (const HxBox      *box,
                          const HxPosition *position)
{
  for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
    if (position->units & HX_HEX_BIT (hex) && box->tiles[position->unit[hex].tile].kind != HX_KIND_HQ)
      return false;
  return true;
}

/**
 * hx_position_has_tile:
 * @position: a position
 * @side: a side
 * @tile: a tile
 *
 * Returns: whether a unit of that tile which the side owns stands on the board or lies under a Monolith
 */
bool
hx_position_has_tile (const HxPosition *position,
                      int               side,
                      uint16_t          tile)
{
  for (int hex = 0; hex < HX_MAX_HEXES; hex++)
    if (position->units & HX_HEX_BIT (hex) && position->unit[hex].tile == tile && position->unit[hex].owner == side)
      return true;
  for (int s = 0; s < position->n_sides; s++)
    for (int i = 0; i < 2; i++)
      if (position->monolith[s].present && !position->monolith[s].expanded && position->monolith[s].lower[i].tile == tile
          && position->monolith[s].lower[i].owner == side)
        return true;
  return false;
}

/**
 * hx_position_find_part:
 * @position: a position
 * @hex: a hex
 *
 * Returns: the side whose expanded Monolith has a part on the hex, or %HX_NO_SIDE
 */
uint8_t
hx_position_find_part (const HxPosition *position,
                       uint8_t           hex)
{
  for (uint8_t side = 0; side < position->n_sides; side++)
    {
      const HxMonolith *monolith = &position->monolith[side];

      if (monolith->present && monolith->expanded && (monolith->part[0] == hex || monolith->part[1] == hex))
        return side;
    }
  return HX_NO_SIDE;
}

/**
 * hx_position_hq_points:
 * @box: the game box
 * @position: a position
 * @side: a side
 *
 * Returns: hit points of the side's HQ, 0 if it has been destroyed, -1 if there is none (BASE-GOAL-02)
 */
int
hx_position_hq_points (const HxBox      *box,
                       const HxPosition *position,
                       int               side)
{
  uint8_t hex = hx_position_find_hq (box, position, side);
  int points;

  if (hex == HX_NO_HEX)
    return position->fallen & (1 << side) ? 0 : -1;
  points = HX_HQ_POINTS - position->unit[hex].wounds;
  return points < 0 ? 0 : points;
}

/**
 * hx_position_turned:
 * @box: the game box
 * @position: a position
 * @turns: clockwise turns by 60 degrees, not negative
 *
 * Returns: the position as it looks when the whole board is turned
 */
HxPosition
hx_position_turned (const HxBox      *box,
                    const HxPosition *position,
                    int               turns)
{
  HxPosition turned = *position;
  const HxGeometry *geometry = &box->geometry;

  memset (turned.unit, 0, sizeof turned.unit);
  memset (turned.foundation, 0, sizeof turned.foundation);
  memset (turned.trap, 0, sizeof turned.trap);
  memset (turned.trap_side, 0, sizeof turned.trap_side);
  turned.units = turned.foundations = turned.water = 0;
  for (uint8_t hex = 0; hex < geometry->n_hexes; hex++)
    {
      uint8_t to = hx_geometry_turned (geometry, hex, turns);

      turned.units |= (position->units >> hex & 1) << to;
      turned.foundations |= (position->foundations >> hex & 1) << to;
      turned.water |= (position->water >> hex & 1) << to;
      turned.unit[to] = position->unit[hex];
      turned.foundation[to] = position->foundation[hex];
      turned.trap[to] = position->trap[hex];
      turned.trap_side[to] = position->trap_side[hex];
      if (turned.units & HX_HEX_BIT (to))
        turned.unit[to].facing = (uint8_t) ((turned.unit[to].facing + turns) % 6);
      if (turned.foundations & HX_HEX_BIT (to))
        turned.foundation[to].facing = (uint8_t) ((turned.foundation[to].facing + turns) % 6);
    }
  for (int side = 0; side < HX_MAX_SIDES; side++)
    if (turned.monolith[side].expanded)
      for (int i = 0; i < 2; i++)
        turned.monolith[side].part[i] = hx_geometry_turned (geometry, position->monolith[side].part[i], turns);
  return turned;
}

static void
swap_piece (HxPiece *piece)
{
  if (piece->owner < 2)
    piece->owner ^= 1;
  if (piece->controller < 2)
    piece->controller ^= 1;
}

/**
 * hx_position_sides_swapped:
 * @position: a position
 *
 * Returns: the position with the numbers of the first two sides exchanged
 */
HxPosition
hx_position_sides_swapped (const HxPosition *position)
{
  HxPosition swapped = *position;

  for (int hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      if (swapped.units & HX_HEX_BIT (hex))
        swap_piece (&swapped.unit[hex]);
      if (swapped.foundations & HX_HEX_BIT (hex))
        swap_piece (&swapped.foundation[hex]);
      if (swapped.trap[hex] != HX_TRAP_NONE && swapped.trap_side[hex] < 2)
        swapped.trap_side[hex] ^= 1;
    }
  swapped.monolith[0] = position->monolith[1];
  swapped.monolith[1] = position->monolith[0];
  for (int side = 0; side < 2; side++)
    for (int i = 0; i < 2; i++)
      if (swapped.monolith[side].present && swapped.monolith[side].lower[i].tile != HX_NO_TILE)
        swap_piece (&swapped.monolith[side].lower[i]);
  if (swapped.turn < 2)
    swapped.turn ^= 1;
  swapped.fallen = (uint8_t) ((position->fallen & ~3) | (position->fallen & 1) << 1 | (position->fallen >> 1 & 1));
  return swapped;
}
