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
put_marker_on (HxPiece *piece,
               int      marker)
{
  switch (marker)
    {
    case HX_MARKER_RANGED_NET:
      piece->ranged_nets++;
      break;
    case HX_MARKER_TRAP_NET:
      piece->marks |= HX_MARK_TRAP_NET;
      break;
    case HX_MARKER_FRENZY:
      piece->marks |= HX_MARK_FRENZY;
      break;
    case HX_MARKER_PARALYSIS:
      piece->marks |= HX_MARK_PARALYSIS;
      break;
    case HX_MARKER_MEDPACK:
      piece->medpacks++;
      break;
    default:
      break;
    }
}

static void
put_new (HxPosition    *position,
         const HxEvent *event)
{
  HxPiece piece = hx_piece_new (event->tile, event->other, event->amount);

  if (event->code == HX_EVENT_PLACED)
    piece.links = event->kind;
  hx_position_put (position, event->subject, &piece);
}

static void
move (HxPosition    *position,
      const HxEvent *event)
{
  HxPiece piece = position->unit[event->subject];

  piece.facing = (uint8_t) event->amount;
  hx_position_remove (position, event->subject);
  hx_position_put (position, event->target, &piece);
}

static void
pack (HxPosition    *position,
      const HxEvent *event)
{
  HxMonolith *monolith = &position->monolith[event->other];

  monolith->present = true;
  monolith->lower[event->amount] = hx_piece_new (event->tile, event->other, 0);
}

static void
expand (HxPosition    *position,
        const HxEvent *event)
{
  HxMonolith *monolith = &position->monolith[event->other];
  const uint8_t hexes[] = { event->target, event->cause };
  const uint8_t facings[] = { (uint8_t) event->amount, event->kind };

  for (int i = 0; i < 2; i++)
    {
      HxPiece piece = monolith->lower[i];

      piece.facing = facings[i];
      if (piece.tile != HX_NO_TILE)
        hx_position_put (position, hexes[i], &piece);
      memset (&monolith->lower[i], 0, sizeof monolith->lower[i]);
      monolith->lower[i].tile = HX_NO_TILE;
      monolith->part[i] = hexes[i];
    }
  monolith->expanded = true;
}

static void
replay_action (HxPosition    *position,
               const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_SET_UP:
    case HX_EVENT_PLACED:
      put_new (position, event);
      break;
    case HX_EVENT_PACKED:
      pack (position, event);
      break;
    case HX_EVENT_MOVED:
      move (position, event);
      break;
    case HX_EVENT_TURNED:
      position->unit[event->subject].facing = (uint8_t) event->amount;
      break;
    case HX_EVENT_TRAP_ARMED:
      position->trap[event->target] = event->kind;
      position->trap_side[event->target] = (uint8_t) event->other;
      break;
    case HX_EVENT_TRAP_DISARMED:
    case HX_EVENT_TRAP_SPRUNG:
      position->trap[event->target] = position->trap_side[event->target] = 0;
      break;
    case HX_EVENT_MARKER_ON:
      put_marker_on (&position->unit[event->target], event->kind);
      break;
    case HX_EVENT_RETREATED:
      hx_position_remove (position, event->subject);
      break;
    case HX_EVENT_EXPANDS:
      expand (position, event);
      break;
    case HX_EVENT_FOUNDATION_LOST:
      position->foundations &= ~HX_HEX_BIT (event->target);
      memset (&position->foundation[event->target], 0, sizeof position->foundation[event->target]);
      break;
    case HX_EVENT_EXTRA_ROUND:
      position->turn = (uint8_t) event->other;
      break;
    case HX_EVENT_TURN_ENDS:
      if (event->amount >= 0)
        position->turn = (uint8_t) event->amount;
      break;
    default:
      break;
    }
}

/**
 * hx_position_replay:
 * @box: the game box
 * @position: (inout): the board before the event; becomes the board after it
 * @event: an event of a battle or action that began on that board
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
      hx_position_put_wounds (position, box, event->target, event->amount);
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
      hx_position_collapse (position, event->other);
      break;
    case HX_EVENT_SIDE_LEAVES:
      hx_position_take_side_off (position, box, event->other);
      break;
    default:
      replay_action (position, event);
      break;
    }
}
