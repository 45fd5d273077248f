/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making the look of a tile from what is printed on it and from what the referee says of the board. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-tile-look.h"

#include <string.h>

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  const HxLookNumber *left = a, *right = b;

  return right->value - left->value;
}

static void
add_number (HxTileLook *look,
            int         value,
            int         change)
{
  if (look->n_numbers < HX_MAX_LOOK_NUMBERS)
    look->numbers[look->n_numbers++] = (HxLookNumber) { .value = value, .change = change };
}

/**
 * hx_tile_look_from_facts:
 * @facts: a tile as printed
 * @color: its side's colour, or %HX_SIDE_NEUTRAL
 * @look: (out caller-allocates): what it looks like
 *
 * Makes the look of a tile that lies beside the board.
 */
void
hx_tile_look_from_facts (const HxTileFacts *facts,
                         guint              color,
                         HxTileLook        *look)
{
  g_return_if_fail (facts != NULL);
  g_return_if_fail (look != NULL);

  memset (look, 0, sizeof *look);
  look->color = (guint8) color;
  look->controller = (guint8) color;
  look->links = HX_LINKS_PRINTED;
  look->points = HX_HQ_POINTS;
  look->show_name = TRUE;
  for (guint i = 0; i < facts->n_initiative; i++)
    add_number (look, facts->initiative[i], 0);
}

static void
set_markers (HxTileLook *look,
             guint       state,
             int         count)
{
  if (count > 0)
    {
      look->states |= state;
      look->markers[g_bit_nth_lsf (state, -1)] = (guint8) count;
    }
}

static void
set_toggle (HxTileLook *look,
            int         toggle,
            guint       on,
            guint       off)
{
  if (toggle == HX_TOGGLE_AUTO)
    return;
  look->states |= toggle == HX_TOGGLE_ON ? on : off;
  look->forced |= toggle == HX_TOGGLE_ON ? on : off;
}

/**
 * hx_tile_look_from_piece:
 * @facts: what is printed on the piece's tile
 * @piece: a piece
 * @look: (out caller-allocates): what it looks like
 *
 * Makes the look of a piece from what the piece itself holds: wounds, markers and what the user forced. The colours
 * are the numbers of its sides; the caller may put others in. What the board does to the piece is not looked at.
 */
void
hx_tile_look_from_piece (const HxTileFacts *facts,
                         const HxPiece     *piece,
                         HxTileLook        *look)
{
  g_return_if_fail (piece != NULL);

  hx_tile_look_from_facts (facts, piece->owner, look);
  look->controller = piece->controller;
  look->facing = piece->facing;
  look->links = piece->links;
  look->wounds = piece->wounds;
  look->points = MAX (0, HX_HQ_POINTS - piece->wounds);
  if (piece->controller != piece->owner)
    look->states |= HX_LOOK_TAKEN_OVER;
  if (piece->marks & HX_MARK_TRAP_NET)
    look->states |= HX_LOOK_TRAP_NET;
  if (piece->marks & HX_MARK_FRENZY)
    look->states |= HX_LOOK_FRENZY;
  if (piece->marks & HX_MARK_PARALYSIS)
    look->states |= HX_LOOK_PARALYSED;
  set_markers (look, HX_LOOK_RANGED_NET, piece->ranged_nets);
  set_markers (look, HX_LOOK_MEDPACK, piece->medpacks);
  set_markers (look, HX_LOOK_POISON, piece->poison);
  set_toggle (look, piece->net, HX_LOOK_NETTED, HX_LOOK_NET_OFF);
  set_toggle (look, piece->power, HX_LOOK_POWER_ON, HX_LOOK_NO_POWER);
}

/* The referee gives the printed numbers first, in printed order and without those that are lost; the rest are extra. */
static void
set_numbers (HxTileLook       *look,
             const HxBox      *box,
             const HxPosition *position,
             const HxPicture  *picture,
             guint8            hex)
{
  const HxTile *tile = &box->tiles[position->unit[hex].tile];
  uint8_t numbers[16];
  int n = hx_picture_numbers (box, position, picture, hex, numbers), printed = 0;

  look->n_numbers = 0;
  for (int i = 0; i < n; i++)
    {
      int change = 1;

      while (printed < tile->n_numbers && MAX (0, tile->numbers[printed] + picture->pace[hex]) != numbers[i])
        printed++;
      if (printed < tile->n_numbers)
        change = numbers[i] - tile->numbers[printed++];
      add_number (look, numbers[i], change);
    }
  qsort (look->numbers, look->n_numbers, sizeof look->numbers[0], compare_numbers);
}

/**
 * hx_tile_look_from_position:
 * @facts: what is printed on the unit's tile
 * @box: the game box
 * @position: a position
 * @picture: (nullable): what the referee makes of it, or %NULL for what the piece itself holds
 * @hex: a hex that holds a unit
 * @look: (out caller-allocates): what it looks like
 *
 * Makes the look of a unit on the board. The colours are the numbers of its sides; the caller may put others in.
 */
void
hx_tile_look_from_position (const HxTileFacts *facts,
                            const HxBox       *box,
                            const HxPosition  *position,
                            const HxPicture   *picture,
                            guint8             hex,
                            HxTileLook        *look)
{
  g_return_if_fail (box != NULL && position != NULL);
  g_return_if_fail (hex < box->geometry.n_hexes && (position->units & HX_HEX_BIT (hex)) != 0);

  hx_tile_look_from_piece (facts, &position->unit[hex], look);
  look->on_part = hx_position_find_part (position, hex) != HX_NO_SIDE;
  if (picture == NULL)
    return;

  if ((picture->netted & HX_HEX_BIT (hex)) != 0
      && (look->states & (HX_LOOK_RANGED_NET | HX_LOOK_TRAP_NET)) == 0)
    look->states |= HX_LOOK_NETTED;
  if ((picture->unpowered & HX_HEX_BIT (hex)) != 0)
    look->states |= HX_LOOK_NO_POWER;
  set_numbers (look, box, position, picture, hex);
}

/**
 * hx_tile_look_set_segment:
 * @look: a look
 * @segment: the segment being played, or -1 for none
 *
 * Marks the numbers whose segments are over.
 */
void
hx_tile_look_set_segment (HxTileLook *look,
                          int         segment)
{
  g_return_if_fail (look != NULL);

  for (guint i = 0; i < look->n_numbers; i++)
    look->numbers[i].spent = segment >= 0 && look->numbers[i].value > segment;
}
