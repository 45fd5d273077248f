/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playing events back, so that the board can be shown as it was at every step. */
#include "hx-event.h"

#include <string.h>

static void
take_marker_off (HxPiece *piece,
                 int      marker)
{
  switch (marker)
    {
    case HX_MARKER_RANGED_NET:
      piece->ranged_nets = 0;
      break;
    case HX_MARKER_TRAP_NET:
      piece->marks &= (uint8_t) ~HX_MARK_TRAP_NET;
      break;
    case HX_MARKER_FRENZY:
      piece->marks &= (uint8_t) ~HX_MARK_FRENZY;
      break;
    case HX_MARKER_PARALYSIS:
      piece->marks &= (uint8_t) ~HX_MARK_PARALYSIS;
      break;
    default:
      break;
    }
}

static void
collapse (HxPosition *position,
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

static void
let_side_leave (const HxBox *box,
                HxPosition  *position,
                int          side)
{
  for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      if (position->units & HX_HEX_BIT (hex) && position->unit[hex].owner == side)
        hx_position_remove (position, hex);
      if (position->trap[hex] != HX_TRAP_NONE && position->trap_side[hex] == side)
        position->trap[hex] = position->trap_side[hex] = 0;
    }
}

static void
put_wounds (const HxBox *box,
            HxPiece     *piece,
            int          wounds)
{
  int total = piece->wounds + wounds;

  if (box->tiles[piece->tile].kind == HX_KIND_HQ && total > HX_HQ_POINTS)
    total = HX_HQ_POINTS;
  piece->wounds = (uint8_t) (total > 255 ? 255 : total);
}

/**
 * hx_position_replay:
 * @box: the game box
 * @position: (inout): the board before the event; becomes the board after it
 * @event: an event of a battle that began on that board
 *
 * Most events leave the board as it is.
 */
void
hx_position_replay (const HxBox   *box,
                    HxPosition    *position,
                    const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_MEDPACK_USED:
      position->unit[event->target].medpacks -= (uint8_t) event->amount;
      break;
    case HX_EVENT_WOUNDED:
      put_wounds (box, &position->unit[event->target], event->amount);
      break;
    case HX_EVENT_HQ_FALLS:
      position->fallen |= (uint8_t) (1 << event->other);
      memset (&position->monolith[event->other], 0, sizeof position->monolith[event->other]);
      hx_position_remove (position, event->subject);
      break;
    case HX_EVENT_DESTROYED:
    case HX_EVENT_MEDIC_SPENT:
    case HX_EVENT_EXPLODED:
    case HX_EVENT_TOUGHNESS_LOST:
    case HX_EVENT_PART_LOST:
      hx_position_remove (position, event->subject);
      break;
    case HX_EVENT_MARKER_OFF:
      take_marker_off (&position->unit[event->target], event->kind);
      break;
    case HX_EVENT_COLLAPSES:
      collapse (position, event->other);
      break;
    case HX_EVENT_SIDE_LEAVES:
      let_side_leave (box, position, event->other);
      break;
    default:
      break;
    }
}
