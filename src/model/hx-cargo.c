/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of legal actions leaves open what goes under an HQ, so the rules are asked here about each tile. */

#include "config.h"

#include "hx-cargo.h"

/**
 * hx_cargo_is_due:
 * @game: a game
 * @side: a side that is to set up its HQ
 *
 * Returns: whether it plays with a Monolith under which nothing lies yet (MON-SET-01)
 */
gboolean
hx_cargo_is_due (const HxGame *game,
                 guint         side)
{
  const HxMonolith *monolith = &game->position.monolith[side];

  if (!monolith->present || monolith->expanded)
    return FALSE;
  return monolith->lower[0].tile == HX_NO_TILE && monolith->lower[1].tile == HX_NO_TILE;
}

/* The set-up that @pick means: where no hex is picked yet, on any on which it is allowed. */
static gboolean
find_set_up (const HxPick *pick,
             const HxBox  *box,
             const HxGame *game,
             HxAction     *action)
{
  *action = hx_action_new (HX_DO_SET_UP);
  action->side = pick->side;
  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      action->hex = pick->n > 0 ? pick->hexes[0] : hex;
      if (hx_action_check (box, game, action, NULL))
        return TRUE;
    }

  return FALSE;
}

/* Whether @tile can go under an HQ together with some tile. */
static gboolean
finds_fellow (const HxBox  *box,
              const HxGame *game,
              HxAction     *action,
              guint16       tile)
{
  action->lower[0] = tile;
  for (guint16 fellow = 0; fellow < box->n_tiles; fellow++)
    {
      action->lower[1] = fellow;
      if (box->tiles[fellow].set == box->tiles[tile].set && hx_action_check (box, game, action, NULL))
        return TRUE;
    }

  return FALSE;
}

/**
 * hx_cargo_try:
 * @pick: an HQ to set up, with a tile under it still to be picked
 * @box: the tiles and the board
 * @game: the game at the point
 * @tile: a tile
 * @action: (out): the set-up that was attempted
 * @refusal: (out): why it is refused
 *
 * Returns: whether @tile can go under it next (MON-SET-01)
 */
gboolean
hx_cargo_try (const HxPick *pick,
              const HxBox  *box,
              const HxGame *game,
              guint16       tile,
              HxAction     *action,
              HxRefusal    *refusal)
{
  if (!find_set_up (pick, box, game, action))
    return hx_action_check (box, game, action, refusal);
  if (pick->n_cargo == 0 && box->tiles[tile].set == game->seats[pick->side].set && finds_fellow (box, game, action, tile))
    return TRUE;
  action->lower[0] = pick->n_cargo > 0 ? pick->cargo[0] : tile;
  action->lower[1] = tile;

  return hx_action_check (box, game, action, refusal);
}

/**
 * hx_cargo_list:
 * @pick: an HQ to set up
 * @box: the tiles and the board
 * @game: the game at the point
 *
 * Returns: (transfer full) (element-type guint16): the tiles that can go under it next; none where none is wanted
 */
GArray *
hx_cargo_list (const HxPick *pick,
               const HxBox  *box,
               const HxGame *game)
{
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (guint16));
  HxAction action;
  HxRefusal refusal;

  for (guint16 tile = 0; hx_pick_wants_cargo (pick) && tile < box->n_tiles; tile++)
    {
      if (box->tiles[tile].set == game->seats[pick->side].set && hx_cargo_try (pick, box, game, tile, &action, &refusal))
        g_array_append_val (tiles, tile);
    }

  return tiles;
}
