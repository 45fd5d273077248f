/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody with a mouse sees what is dragged; somebody with a keyboard sees it, dimmed, where the keyboard is. */

#include "config.h"

#include "hx-held-tile.h"

#include <string.h>

static gboolean
is_unit (HxViewState *view,
         guint16      tile)
{
  return hx_document_get_box (hx_view_state_get_document (view))->tiles[tile].kind != HX_KIND_INSTANT;
}

/* A tile of the hand is held until its hex is picked. */
static void
find_picked (HxViewState *view,
             guint8       hex,
             HxHeldTile  *held)
{
  HxPlaying *playing = hx_view_state_get_playing (view);
  const HxPick *pick = hx_playing_get_pick (playing);

  if (pick->kind != HX_PICK_TILE || pick->n > 0 || !is_unit (view, pick->tile)
      || (hx_playing_find_next (playing) & HX_HEX_BIT (hex)) == 0
      || (hx_playing_get_game (playing)->position.units & HX_HEX_BIT (hex)) != 0)
    return;
  held->is_held = TRUE;
  held->tile = pick->tile;
  held->side = (guint8) hx_playing_get_side (playing);
  held->facing = pick->facing;
}

/**
 * hx_held_tile_find:
 * @view: what the window shows
 * @hex: where the keyboard is
 * @held: (inout): all zero; what would come onto @hex, a tile of the hand or of the palette
 */
void
hx_held_tile_find (HxViewState *view,
                   guint8       hex,
                   HxHeldTile  *held)
{
  const HxCarry *carry;

  g_return_if_fail (HX_IS_VIEW_STATE (view));
  g_return_if_fail (held != NULL);

  if (hx_view_state_get_playing (view) != NULL)
    {
      find_picked (view, hex, held);
      return;
    }
  carry = hx_view_state_get_carry (view);
  if (carry->kind != HX_CARRY_TILE || (hx_document_get_position (hx_view_state_get_document (view))->units & HX_HEX_BIT (hex)) != 0
      || !hx_view_state_can_put (view, carry, hex))
    return;
  held->is_held = TRUE;
  held->tile = carry->tile;
  held->side = carry->side;
  held->facing = carry->facing;
}

/** hx_held_tile_draw: Draws what is @held centred on the origin, in the colours that @scene has for its side. */
void
hx_held_tile_draw (const HxHeldTile   *held,
                   const HxBoardScene *scene,
                   cairo_t            *cr,
                   const HxDrawStyle  *style)
{
  const HxTileFacts *facts;
  HxTileLook look;

  g_return_if_fail (held != NULL && held->is_held);
  g_return_if_fail (scene != NULL && scene->get_facts != NULL);

  facts = scene->get_facts (scene->facts_data, held->tile);
  memset (&look, 0, sizeof look);
  hx_tile_look_from_facts (facts, held->side < HX_MAX_SIDES ? scene->colors[held->side] : HX_SIDE_NEUTRAL, &look);
  look.facing = held->facing;
  look.show_name = scene->names;
  look.dimmed = TRUE;
  hx_draw_tile (cr, facts, &look, style);
}
