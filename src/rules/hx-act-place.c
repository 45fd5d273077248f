/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles that come onto the board: set-up, placing with Traps armed, Traps armed later (base rules 2 and 5, PAR-TRAP). */
#include "hx-scene.h"

#include <string.h>

static uint16_t
find_hq_tile (const HxBox *box,
              int          set)
{
  for (uint16_t tile = 0; tile < box->n_tiles; tile++)
    if (box->tiles[tile].set == set && box->tiles[tile].kind == HX_KIND_HQ)
      return tile;
  return HX_NO_TILE;
}

/* The next side, beginning with the one to move, that has yet to place its HQ (BASE-SETUP-02). */
static uint8_t
find_next_without_hq (const HxScene *scene)
{
  for (int i = 0; i < scene->position->n_sides; i++)
    {
      uint8_t side = (uint8_t) ((scene->side + i) % scene->position->n_sides);

      if (!(scene->position->fallen >> side & 1) && hx_position_find_hq (scene->box, scene->position, side) == HX_NO_HEX)
        return side;
    }
  return HX_NO_SIDE;
}

static bool
is_cargo (const HxTile *tile)
{
  return tile->kind == HX_KIND_WARRIOR || tile->kind == HX_KIND_MODULE || tile->kind == HX_KIND_IMPLANT;
}

static bool
want_cargo (HxScene        *scene,
            const HxAction *action)
{
  for (int i = 0; i < 2; i++)
    {
      uint16_t tile = action->lower[i];

      if (tile == HX_NO_TILE)
        {
          if (action->lower[0] != action->lower[1])
            return hx_scene_refuse (scene, HX_WHY_NO_CARGO, HX_RULE_MON_SET_01, action->hex);
          continue;
        }
      if (tile >= scene->box->n_tiles || !is_cargo (&scene->box->tiles[tile])
          || scene->box->tiles[tile].set != scene->game->seats[action->side].set
          || scene->box->tiles[tile].count < 1 + (action->lower[0] == action->lower[1]))
        return hx_scene_refuse (scene, HX_WHY_NO_CARGO, HX_RULE_MON_SET_01, action->hex);
    }
  return true;
}

/** hx_check_set_up: Whether the side may place its HQ there now (BASE-SETUP-02, MON-SET-01, -03). */
bool
hx_check_set_up (HxScene        *scene,
                 const HxAction *action)
{
  if (action->side >= scene->position->n_sides)
    return hx_scene_refuse (scene, HX_WHY_NOT_YOUR_SET_UP, HX_RULE_BASE_SETUP_02, HX_NO_HEX);
  if (hx_position_find_hq (scene->box, scene->position, action->side) != HX_NO_HEX)
    return hx_scene_refuse (scene, HX_WHY_HQ_STANDS, HX_RULE_BASE_SETUP_02,
                            hx_position_find_hq (scene->box, scene->position, action->side));
  if (find_next_without_hq (scene) != action->side)
    return hx_scene_refuse (scene, HX_WHY_NOT_YOUR_SET_UP, HX_RULE_BASE_SETUP_02, HX_NO_HEX);
  if (find_hq_tile (scene->box, scene->game->seats[action->side].set) == HX_NO_TILE)
    return hx_scene_refuse (scene, HX_WHY_NO_HQ, HX_RULE_BASE_SETUP_02, HX_NO_HEX);
  return hx_scene_want_free (scene, action->hex, HX_RULE_BASE_SETUP_02) && want_cargo (scene, action);
}

static void
pack (HxActor *actor,
      int      side)
{
  HxMonolith *monolith = &actor->position->monolith[side];
  HxStack *pile = &actor->game->seats[side].pile;

  memset (monolith, 0, sizeof *monolith);
  monolith->present = true;
  for (int i = 0; i < 2; i++)
    {
      HxEvent event = hx_actor_event (actor, HX_EVENT_PACKED, HX_RULE_MON_SET_01);
      int at = hx_stack_find (pile, actor->action->lower[i]);

      monolith->lower[i] = hx_piece_new (actor->action->lower[i], side, 0);
      if (at >= 0)
        hx_stack_take (pile, at);
      event.tile = actor->action->lower[i];
      event.amount = (int16_t) i;
      event.other = (int16_t) side;
      hx_cite (&event, HX_RULE_MON_SET_03);
      hx_cite (&event, HX_RULE_MON_COL_02);
      hx_actor_add (actor, &event);
    }
}

/** hx_perform_set_up: Places the HQ, with its Monolith where cargo is named; that is no turn (BASE-SETUP-03). */
void
hx_perform_set_up (HxActor *actor)
{
  const HxAction *action = actor->action;
  uint16_t tile = find_hq_tile (actor->box, actor->game->seats[action->side].set);
  HxPiece hq = hx_piece_new (tile, action->side, action->facing);
  HxEvent event = hx_actor_event (actor, HX_EVENT_SET_UP, HX_RULE_BASE_SETUP_02);

  event.subject = action->hex;
  event.tile = tile;
  event.amount = action->facing;
  event.other = action->side;
  hx_actor_add (actor, &event);
  hx_position_put (actor->position, action->hex, &hq);
  if (action->lower[0] != HX_NO_TILE)
    pack (actor, action->side);
  hx_actor_arrive (actor, &action->hex, 1);
}

static bool
want_board_tile (HxScene        *scene,
                 const HxAction *action)
{
  const HxSeat *seat = &scene->game->seats[scene->side];
  const HxTile *tile;
  bool krwiobus;

  if (action->tile >= scene->box->n_tiles)
    return hx_scene_refuse (scene, HX_WHY_WRONG_TILE, HX_RULE_BASE_TILE_01, HX_NO_HEX);
  tile = &scene->box->tiles[action->tile];
  krwiobus = (tile->effects & HX_EFFECT_BIT (HX_EFFECT_TRANSFUSION)) != 0;
  if (!is_cargo (tile))
    return hx_scene_refuse (scene, HX_WHY_WRONG_TILE, HX_RULE_BASE_TILE_01, HX_NO_HEX);
  if (tile->set != seat->set && !krwiobus)
    return hx_scene_refuse (scene, HX_WHY_OTHER_ARMY, HX_RULE_BASE_COMP_01, HX_NO_HEX);
  if (seat->hand.listed && hx_stack_find (&seat->hand, action->tile) < 0)
    return hx_scene_refuse (scene, HX_WHY_NOT_IN_HAND, HX_RULE_BASE_TURN_05, HX_NO_HEX);
  if (action->links != HX_LINKS_PRINTED && (!krwiobus || action->links >> HX_N_DIRECTIONS != 0))
    return hx_scene_refuse (scene, HX_WHY_WRONG_TILE, HX_RULE_BASE_MOD_01, HX_NO_HEX);
  if (krwiobus && hx_position_has_tile (scene->position, scene->side, action->tile))
    {
      hx_scene_refuse (scene, HX_WHY_HAS_KRWIOBUS, HX_RULE_D_31, HX_NO_HEX);
      return hx_scene_also (scene, HX_RULE_KRW_01);
    }
  return true;
}

/** hx_check_place: Whether the tile can be placed so (BASE-PLACE-01, -02, MON-EXP-02, -03, PAR-TRAP-02). */
bool
hx_check_place (HxScene        *scene,
                const HxAction *action)
{
  if (!want_board_tile (scene, action) || !hx_scene_want_free (scene, action->hex, HX_RULE_BASE_PLACE_01))
    return false;
  if (scene->game->turn.expanded && hx_position_find_part (scene->position, action->hex) != scene->side)
    {
      hx_scene_refuse (scene, HX_WHY_EXPANDED, HX_RULE_MON_EXP_02, action->hex);
      return hx_scene_also (scene, HX_RULE_MON_EXP_03);
    }
  return action->n_arms == 0 || hx_scene_want_arms (scene, action);
}

static void
cite_placing (const HxActor *actor,
              HxEvent       *event)
{
  uint8_t part = hx_position_find_part (actor->position, event->subject);
  bool own_part = part == actor->side && actor->game->turn.expanded;

  hx_cite (event, HX_RULE_BASE_PLACE_01);
  if (hx_in (actor->position->foundations, event->subject))
    hx_cite (event, HX_RULE_BASE_PLACE_02);
  if (part != HX_NO_SIDE)
    hx_cite (event, own_part ? HX_RULE_MON_EXP_03 : HX_RULE_MON_ACT_02);
  if (actor->position->trap[event->subject] != HX_TRAP_NONE)
    {
      hx_cite (event, HX_RULE_PAR_TRAP_02);
      hx_cite (event, HX_RULE_BASE_PLACE_04);
    }
  hx_cite (event, actor->game->seats[actor->side].hand.listed ? HX_RULE_NONE : HX_RULE_D_24);
}

/** hx_perform_place: Places a board tile; the Trap there, its own arming and the board follow (BASE-PLACE-04, -05). */
void
hx_perform_place (HxActor *actor)
{
  const HxAction *action = actor->action;
  HxStack *hand = &actor->game->seats[actor->side].hand;
  HxPiece piece = hx_piece_new (action->tile, actor->side, action->facing);
  HxEvent event = hx_actor_event (actor, HX_EVENT_PLACED, HX_RULE_NONE);

  piece.links = action->links;
  event.subject = action->hex;
  event.tile = action->tile;
  event.amount = action->facing;
  event.kind = piece.links;
  cite_placing (actor, &event);
  hx_actor_add (actor, &event);
  if (hand->listed)
    hx_stack_take (hand, hx_stack_find (hand, action->tile));
  hx_position_put (actor->position, action->hex, &piece);
  hx_ledger_add (&actor->ledger, action->tile, actor->side);
  actor->game->turn.placed = true;
  actor->game->turn.fresh |= HX_HEX_BIT (action->hex);
  hx_actor_arrive (actor, &action->hex, 1);
}

/* PAR-HQ-01: the line out of the HQ's launcher side; tokens in between do not stop it. */
static bool
want_launcher (HxScene *scene,
               uint8_t  by,
               uint8_t  hex)
{
  uint8_t hq = hx_position_find_hq (scene->box, scene->position, scene->side);
  HxHexSet line = 0;
  uint8_t sides;

  if (by != HX_ABILITY_TRAP_LAUNCHER)
    return hx_scene_refuse (scene, HX_WHY_WRONG_PERMISSION, HX_RULE_PAR_HQ_01, hex);
  if (hq == HX_NO_HEX || scene->position->unit[hq].controller != scene->side || hx_scene_tile (scene, hq)->launcher == 0)
    return hx_scene_refuse (scene, HX_WHY_NO_ABILITY, HX_RULE_PAR_HQ_01, hq);
  if (!hx_scene_want_unused (scene, HX_ABILITY_TRAP_LAUNCHER, hq, HX_RULE_PAR_HQ_01)
      || !hx_scene_want_active (scene, hq, HX_RULE_PAR_HQ_01))
    return false;
  sides = hx_turn_sides (hx_scene_tile (scene, hq)->launcher, scene->position->unit[hq].facing);
  for (int direction = 0; direction < HX_N_DIRECTIONS; direction++)
    if (sides >> direction & 1)
      line |= scene->box->geometry.ray[hq][direction];
  return hx_in (line, hex) || hx_scene_refuse (scene, HX_WHY_NOT_MARKED, HX_RULE_PAR_HQ_01, hex);
}

/** hx_check_arm: Whether the Trap can be armed there (PAR-TRAP-01, -09, PAR-HQ-01, PAR-TACT-01). */
bool
hx_check_arm (HxScene        *scene,
              const HxAction *action)
{
  if (action->hex >= scene->box->geometry.n_hexes || action->trap == HX_TRAP_NONE || action->trap >= HX_N_TRAPS)
    return hx_scene_refuse (scene, HX_WHY_NO_MARKER, HX_RULE_PAR_TRAP_09, action->hex);
  if (action->by == HX_BY_TILE ? !hx_scene_want_tile (scene, action->tile, HX_USE_ARM, HX_RULE_PAR_TACT_01)
                               : !want_launcher (scene, action->by, action->hex))
    return false;
  if (!hx_scene_want_bare (scene, action->hex))
    return false;
  return scene->game->seats[scene->side].pool[action->trap] > 0
         || hx_scene_refuse (scene, HX_WHY_NO_MARKER, HX_RULE_PAR_TRAP_09, action->hex);
}

/** hx_perform_arm: Arms a Trap with a tile or the Trap Launcher. */
void
hx_perform_arm (HxActor *actor)
{
  HxSpot arm = { actor->action->hex, actor->action->trap };
  uint8_t hq = hx_position_find_hq (actor->box, actor->position, actor->side);

  if (actor->action->by == HX_BY_TILE)
    {
      hx_actor_play_tile (actor, HX_USE_ARM);
      hx_arm_trap (actor, &arm, HX_NO_HEX, HX_RULE_PAR_TACT_01);
      return;
    }
  hx_actor_use (actor, HX_ABILITY_TRAP_LAUNCHER, hq, HX_NO_HEX);
  hx_arm_trap (actor, &arm, hq, HX_RULE_PAR_HQ_01);
}
