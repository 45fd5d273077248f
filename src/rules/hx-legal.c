/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of legal actions: every conceivable one is put to the same judge that the actions themselves meet. */
#include "hx-scene.h"

#include <string.h>

/* @hand: each tile at hand once, by number; @hand_uses: their #HxUse bits */
typedef struct
{
  HxScene *scene;
  HxActionCb callback;
  void *data;
  bool stopped;
  unsigned hand_uses;
  int n_hand;
  uint16_t hand[HX_MAX_TILES];
} Lister;

static void
offer (Lister         *lister,
       const HxAction *action)
{
  if (!lister->stopped && hx_scene_check (lister->scene, action) && !lister->callback (lister->data, action))
    lister->stopped = true;
}

static const HxGeometry *
board_of (const Lister *lister)
{
  return &lister->scene->box->geometry;
}

static bool
is_krwiobus (const HxTile *tile)
{
  return (tile->effects & HX_EFFECT_BIT (HX_EFFECT_TRANSFUSION)) != 0;
}

/* Whether the side to move may hold the tile: where hands are not listed its whole army is at hand (D-24). */
static bool
may_be_at_hand (const HxScene *scene,
                uint16_t       tile)
{
  const HxSeat *seat = &scene->game->seats[scene->side];

  return scene->box->tiles[tile].set == seat->set || is_krwiobus (&scene->box->tiles[tile]);
}

static void
take_to_hand (Lister   *lister,
              uint16_t  tile)
{
  int at = lister->n_hand;

  while (at > 0 && lister->hand[at - 1] > tile)
    at--;
  if (at > 0 && lister->hand[at - 1] == tile)
    return;
  memmove (&lister->hand[at + 1], &lister->hand[at], (size_t) (lister->n_hand - at) * sizeof *lister->hand);
  lister->hand[at] = tile;
  lister->n_hand++;
  lister->hand_uses |= lister->scene->box->tiles[tile].uses;
}

static void
look_at_hand (Lister *lister)
{
  const HxStack *hand = &lister->scene->game->seats[lister->scene->side].hand;

  for (int i = 0; hand->listed && i < hand->n; i++)
    take_to_hand (lister, hand->tiles[i]);
  for (uint16_t tile = 0; !hand->listed && tile < lister->scene->box->n_tiles; tile++)
    if (may_be_at_hand (lister->scene, tile))
      take_to_hand (lister, tile);
}

static void
list_by_tiles (Lister         *lister,
               const HxAction *base,
               unsigned        uses,
               void          (*list) (Lister *lister, const HxAction *base))
{
  const HxBox *box = lister->scene->box;

  if (!(lister->hand_uses & uses))
    return;
  for (int i = 0; i < lister->n_hand && !lister->stopped; i++)
    if (box->tiles[lister->hand[i]].uses & uses)
      {
        HxAction action = *base;

        action.tile = lister->hand[i];
        list (lister, &action);
      }
}

/* Arms from the @from-th hex on, beside those that @action has already. */
static void
list_arms (Lister   *lister,
           HxAction *action,
           HxHexSet  hexes)
{
  while (hexes != 0 && action->n_arms < HX_MAX_ARMS && !lister->stopped)
    {
      HxSpot *arm = &action->arms[action->n_arms];

      arm->hex = hx_pop (&hexes);
      action->n_arms++;
      for (arm->what = HX_TRAP_NONE + 1; arm->what < HX_N_TRAPS; arm->what++)
        if (hx_scene_count_traps (lister->scene, action->hex, (HxTrapKind) arm->what) > 0)
          {
            offer (lister, action);
            list_arms (lister, action, hexes);
          }
      action->n_arms--;
      *arm = (HxSpot) { .hex = HX_NO_HEX };
    }
}

static void
list_place (Lister *lister)
{
  const HxScene *scene = lister->scene;
  HxAction action = hx_action_new (HX_DO_PLACE);

  for (int i = 0; i < lister->n_hand && !lister->stopped; i++)
    {
      const HxTile *tile = &scene->box->tiles[lister->hand[i]];

      action.tile = lister->hand[i];
      if (tile->kind == HX_KIND_INSTANT || tile->kind == HX_KIND_HQ)
        continue;
      for (HxHexSet left = hx_position_free_hexes (scene->position, scene->box); left != 0;)
        {
          action.hex = hx_pop (&left);
          for (action.facing = 0; action.facing < HX_N_DIRECTIONS; action.facing++)
            {
              offer (lister, &action);
              if (tile->arming != 0)
                list_arms (lister, &action, board_of (lister)->beside[action.hex][hx_turn_sides (tile->arming, action.facing)]
                                            & hx_position_bare_hexes (scene->position, scene->box));
            }
        }
    }
}

static void
list_set_up (Lister *lister)
{
  HxAction action = hx_action_new (HX_DO_SET_UP);

  for (action.side = 0; action.side < lister->scene->position->n_sides; action.side++)
    if (hx_position_find_hq (lister->scene->box, lister->scene->position, action.side) == HX_NO_HEX)
      for (action.hex = 0; action.hex < board_of (lister)->n_hexes; action.hex++)
        for (action.facing = 0; action.facing < HX_N_DIRECTIONS; action.facing++)
          offer (lister, &action);
}

static void
offer_facings (Lister         *lister,
               const HxAction *base)
{
  HxAction action = *base;

  for (action.facing = 0; action.facing < HX_N_DIRECTIONS; action.facing++)
    offer (lister, &action);
}

/* Every way and facing of moving `piece` by what @base says. */
static void
list_ways (Lister         *lister,
           const HxAction *base)
{
  const HxGeometry *geometry = board_of (lister);
  HxAction action = *base;

  action.target = action.piece;
  /* Who may not even turn may do nothing by this. */
  if (lister->stopped || !hx_scene_check (lister->scene, &action))
    return;
  offer_facings (lister, &action);
  for (HxHexSet left = geometry->around[action.piece]; left != 0;)
    {
      action.target = hx_pop (&left);
      offer_facings (lister, &action);
    }
  if (!hx_move_has_two_steps (lister->scene, &action))
    return;
  for (HxHexSet middles = geometry->around[action.piece]; middles != 0;)
    {
      action.via = hx_pop (&middles);
      for (HxHexSet left = geometry->around[action.via]; left != 0;)
        {
          action.target = hx_pop (&left);
          offer_facings (lister, &action);
        }
    }
}

static void
list_by_givers (Lister         *lister,
                const HxAction *base,
                HxEffect        effect,
                void          (*list) (Lister *lister, const HxAction *base))
{
  HxAction action = *base;

  for (HxHexSet left = hx_givers_of (lister->scene, action.piece, effect); left != 0;)
    {
      action.giver = hx_pop (&left);
      list (lister, &action);
    }
}

static void
list_moves_of (Lister  *lister,
               uint8_t  piece)
{
  HxAction action = hx_action_new (HX_DO_MOVE);

  action.piece = piece;
  list_by_tiles (lister, &action, HX_USE_MOVE | HX_USE_DOUBLED_MOVE, list_ways);
  action.by = HX_ABILITY_MOBILITY;
  list_ways (lister, &action);
  action.by = HX_ABILITY_DOUBLED_MOBILITY;
  list_ways (lister, &action);
  action.by = HX_ABILITY_TRANSPORT;
  list_by_givers (lister, &action, HX_EFFECT_MOBILITY, list_ways);
}

static void
list_turns_of (Lister  *lister,
               uint8_t  piece)
{
  HxAction action = hx_action_new (HX_DO_ROTATE);
  uint8_t implant = hx_find_implant (lister->scene, HX_NO_TILE);

  action.piece = piece;
  action.by = HX_ABILITY_ROTATION;
  offer_facings (lister, &action);
  action.by = HX_ABILITY_CHAUFFEUR;
  list_by_givers (lister, &action, HX_EFFECT_ROTATION, offer_facings);
  if (implant == HX_NO_HEX)
    return;
  action.by = HX_ABILITY_IMPLANT;
  action.tile = lister->scene->position->unit[implant].tile;
  offer_facings (lister, &action);
}

static void
list_pushes_of (Lister  *lister,
                uint8_t  piece)
{
  HxAction action = hx_action_new (HX_DO_PUSH);

  action.piece = piece;
  for (HxHexSet left = board_of (lister)->around[piece] & lister->scene->position->units; left != 0;)
    {
      action.target = hx_pop (&left);
      action.by = HX_BY_TILE;
      list_by_tiles (lister, &action, HX_USE_PUSH, offer);
      action.by = HX_ABILITY_PUSH_BACK;
      offer (lister, &action);
    }
}

static void
offer_by_order_and_boss (Lister   *lister,
                         HxAction *action)
{
  action->by = HX_BY_TILE;
  offer (lister, action);
  action->by = HX_ABILITY_BOSS;
  offer (lister, action);
}

static void
list_hidden_of (Lister  *lister,
                uint8_t  piece)
{
  const HxTile *tile = hx_scene_tile (lister->scene, piece);
  HxHexSet units = lister->scene->position->units;
  HxAction chain = hx_action_new (HX_DO_CHAIN), net = hx_action_new (HX_DO_RANGED_NET), explode = hx_action_new (HX_DO_EXPLODE);

  chain.piece = net.piece = explode.piece = piece;
  if (tile->traits & HX_TRAIT_EXPLOSIVES)
    offer_by_order_and_boss (lister, &explode);
  for (HxHexSet left = tile->ranged_net != 0 ? units : 0; left != 0;)
    {
      net.target = hx_pop (&left);
      offer_by_order_and_boss (lister, &net);
    }
  if (!(tile->traits & HX_TRAIT_CHAIN))
    return;
  for (HxHexSet ends = units & ~(HX_HEX_BIT (piece) - 1) & ~HX_HEX_BIT (piece); ends != 0;)
    {
      chain.with = hx_pop (&ends);
      for (HxHexSet left = units; left != 0;)
        {
          chain.target = hx_pop (&left);
          offer_by_order_and_boss (lister, &chain);
        }
    }
}

static void
list_arm (Lister *lister)
{
  HxAction action = hx_action_new (HX_DO_ARM);

  for (HxHexSet left = hx_position_bare_hexes (lister->scene->position, lister->scene->box); left != 0;)
    {
      action.hex = hx_pop (&left);
      for (action.trap = HX_TRAP_NONE + 1; action.trap < HX_N_TRAPS; action.trap++)
        {
          action.by = HX_BY_TILE;
          list_by_tiles (lister, &action, HX_USE_ARM, offer);
          action.by = HX_ABILITY_TRAP_LAUNCHER;
          offer (lister, &action);
        }
    }
}

static void
offer_at_every_hex (Lister         *lister,
                    const HxAction *base)
{
  HxAction action = *base;

  for (action.target = 0; action.target < board_of (lister)->n_hexes; action.target++)
    offer (lister, &action);
}

/* Each line once, named by its first hex. */
static void
offer_lines (Lister         *lister,
             const HxAction *base)
{
  const HxGeometry *geometry = board_of (lister);
  HxAction action = *base;

  for (action.hex = 0; action.hex < geometry->n_hexes; action.hex++)
    for (action.facing = 0; action.facing < HX_N_DIRECTIONS / 2; action.facing++)
      {
        HxHexSet line = geometry->ray[action.hex][action.facing] | geometry->ray[action.hex][action.facing + HX_N_DIRECTIONS / 2];

        if ((line & (HX_HEX_BIT (action.hex) - 1)) == 0)
          offer (lister, &action);
      }
}

static void
list_instants (Lister *lister)
{
  HxAction battle = hx_action_new (HX_DO_BATTLE), ray = hx_action_new (HX_DO_RAY);
  HxAction retreat = hx_action_new (HX_DO_RETREAT), play = hx_action_new (HX_DO_PLAY);

  list_by_tiles (lister, &battle, HX_USE_BATTLE, offer);
  list_by_tiles (lister, &ray, HX_USE_RAY, offer_lines);
  list_by_tiles (lister, &retreat, HX_USE_RETREAT, offer_at_every_hex);
  list_by_tiles (lister, &play, HX_USE_SNIPER | HX_USE_GRENADE | HX_USE_AIR_STRIKE, offer_at_every_hex);
}

static void
list_expansions (Lister *lister)
{
  HxHexSet free = hx_position_free_hexes (lister->scene->position, lister->scene->box);
  const HxPiece *lower = lister->scene->position->monolith[lister->scene->side].lower;
  HxAction action = hx_action_new (HX_DO_EXPAND);

  if (!lister->scene->position->monolith[lister->scene->side].present)
    return;
  for (HxHexSet first = free; first != 0;)
    {
      action.parts[0].hex = hx_pop (&first);
      for (HxHexSet second = free; second != 0;)
        {
          action.parts[1].hex = hx_pop (&second);
          for (int facings = 0; facings < HX_N_DIRECTIONS * HX_N_DIRECTIONS; facings++)
            {
              if ((facings / HX_N_DIRECTIONS > 0 && lower[0].tile == HX_NO_TILE) || (facings % HX_N_DIRECTIONS > 0 && lower[1].tile == HX_NO_TILE))
                continue;
              action.parts[0].what = (uint8_t) (facings / HX_N_DIRECTIONS);
              action.parts[1].what = (uint8_t) (facings % HX_N_DIRECTIONS);
              offer (lister, &action);
            }
        }
    }
}

static void
list_table (Lister *lister)
{
  HxAction draw = hx_action_new (HX_DO_DRAW), discard = hx_action_new (HX_DO_DISCARD), take = hx_action_new (HX_DO_TAKE_KRWIOBUS);
  HxAction redraw = hx_action_new (HX_DO_REDRAW), end = hx_action_new (HX_DO_END_TURN);

  for (draw.count = 1; draw.count <= HX_HAND_SIZE; draw.count++)
    offer (lister, &draw);
  for (int i = 0; lister->scene->game->seats[lister->scene->side].hand.listed && i < lister->n_hand; i++)
    {
      discard.tile = take.tile = lister->hand[i];
      offer (lister, &discard);
      offer (lister, &take);
    }
  offer (lister, &redraw);
  offer (lister, &end);
}

/**
 * hx_actions_list:
 * @box: the game box
 * @game: a game
 * @callback: called with each legal action; returns false to be called no more
 * @data: for @callback
 *
 * Lists what the side to move may do, each action once: a turn in place without a middle hex, a push without the hex that its
 * victim's side picks, a line by its first hex, an empty Monolith part without turning it, a Chain from the end that comes first. While the HQs are being placed
 * nothing else is. The Final Battle, battles that no tile starts and Monoliths in the set-up are nobody's action and not listed.
 */
void
hx_actions_list (const HxBox  *box,
                 const HxGame *game,
                 HxActionCb    callback,
                 void         *data)
{
  HxScene scene;
  Lister lister;

  hx_scene_begin (&scene, box, game, NULL);
  lister.scene = &scene;
  lister.callback = callback;
  lister.data = data;
  lister.stopped = false;
  lister.hand_uses = 0;
  lister.n_hand = 0;
  look_at_hand (&lister);
  list_set_up (&lister);
  if (!hx_game_is_set_up (game, box))
    return;
  list_place (&lister);
  for (HxHexSet left = scene.work.of_side[scene.side]; left != 0 && !lister.stopped;)
    {
      uint8_t piece = hx_pop (&left);

      list_moves_of (&lister, piece);
      list_turns_of (&lister, piece);
      list_pushes_of (&lister, piece);
      list_hidden_of (&lister, piece);
    }
  list_arm (&lister);
  list_instants (&lister);
  list_expansions (&lister);
  list_table (&lister);
}
