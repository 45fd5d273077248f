/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An ability is nobody's tile: the unit that has it stands for it. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-action-picture.h"

/**
 * hx_action_picture:
 * @box: the tiles and the board
 * @position: before the action
 * @action: an action of the side to move
 *
 * What is played shows itself; for an ability stands the unit that has it, as it faces then, and for a Monolith the HQ (MON-SET-01).
 *
 * Returns: the tile that stands for the action
 */
HxActionPicture
hx_action_picture (const HxBox      *box,
                   const HxPosition *position,
                   const HxAction   *action)
{
  guint8 hex = action->what == HX_DO_EXPAND ? hx_position_find_hq (box, position, position->turn) : action->piece;
  gboolean turns = action->what == HX_DO_MOVE || action->what == HX_DO_ROTATE;
  const HxPiece *piece = hex < HX_MAX_HEXES && (position->units & HX_HEX_BIT (hex)) != 0 ? &position->unit[hex] : NULL;

  if (action->tile != HX_NO_TILE || piece == NULL)
    return (HxActionPicture) { action->tile, action->what == HX_DO_PLACE ? action->facing : 0 };

  return (HxActionPicture) { piece->tile, turns ? action->facing : piece->facing };
}
