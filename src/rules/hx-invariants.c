/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold of every position that the referee takes or makes. */
#include "hx-position.h"

#include <stddef.h>

static const char *
find_piece_fault (const HxBox      *box,
                  const HxPosition *position,
                  const HxPiece    *piece)
{
  if (piece->tile >= box->n_tiles)
    return "a piece has no tile";
  if (piece->facing >= 6)
    return "a piece faces nowhere";
  if (piece->owner >= position->n_sides || piece->controller >= position->n_sides)
    return "a piece belongs to no side";
  if (piece->net > HX_TOGGLE_OFF || piece->power > HX_TOGGLE_OFF)
    return "a toggle has no such setting";
  if (box->tiles[piece->tile].kind == HX_KIND_INSTANT)
    return "an instant tile lies on the board";
  return NULL;
}

static const char *
find_monolith_fault (const HxBox      *box,
                     const HxPosition *position,
                     const HxMonolith *monolith)
{
  if (!monolith->present)
    return NULL;
  for (int i = 0; i < 2; i++)
    {
      if (monolith->expanded && monolith->part[i] >= box->geometry.n_hexes)
        return "a Monolith's part lies off the board";
      if (!monolith->expanded && monolith->lower[i].tile != HX_NO_TILE
          && find_piece_fault (box, position, &monolith->lower[i]) != NULL)
        return "what is tucked under a Monolith is no piece";
    }
  return monolith->expanded && monolith->part[0] == monolith->part[1] ? "two parts of a Monolith share a hex" : NULL;
}

/**
 * hx_position_find_fault:
 * @box: the game box
 * @position: a position
 *
 * Looks for what no position may be. Odd positions that no game leads to are none.
 *
 * Returns: what is wrong, in a few words for programmers, or NULL
 */
const char *
hx_position_find_fault (const HxBox      *box,
                        const HxPosition *position)
{
  HxHexSet all = box->geometry.all;

  if (position->n_sides < 2 || position->n_sides > HX_MAX_SIDES)
    return "there are too few or too many sides";
  if ((position->units | position->foundations | position->water) & ~all)
    return "something lies off the board";
  if (position->units & position->water)
    return "a unit stands on water";
  for (uint8_t hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      const char *fault = NULL;

      if (position->units >> hex & 1)
        fault = find_piece_fault (box, position, &position->unit[hex]);
      if (fault == NULL && position->foundations >> hex & 1)
        fault = find_piece_fault (box, position, &position->foundation[hex]);
      if (fault != NULL)
        return fault;
    }
  for (int ruling = 0; ruling < HX_N_RULINGS; ruling++)
    if (hx_ruling_reading ((HxRuling) ruling, position->rulings[ruling]) == NULL)
      return "a ruling has no such reading";
  for (int side = 0; side < position->n_sides; side++)
    {
      const char *fault = find_monolith_fault (box, position, &position->monolith[side]);

      if (fault != NULL)
        return fault;
    }
  return NULL;
}
