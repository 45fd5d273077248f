/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens off the board: drawing, discarding, the unlucky draw, Krwiobus for a Medic (base rules 3, KRW-01). */
#include "hx-scene.h"

#include <string.h>

static HxSeat *
seat_of (HxActor *actor)
{
  return &actor->game->seats[actor->side];
}

static bool
want_listed (HxScene *scene,
             HxRule   rule)
{
  return hx_game_binds (scene->game, scene->side) || hx_scene_refuse (scene, HX_WHY_NOT_LISTED, rule, HX_NO_HEX);
}

static void
draw (HxActor *actor,
      int      count)
{
  HxSeat *seat = seat_of (actor);
  HxStack *drawn = &actor->game->turn.drawn;
  bool any = seat->pile.n > 0;

  drawn->listed = true;
  for (int i = 0; i < count && seat->pile.n > 0; i++)
    {
      uint16_t tile = hx_stack_take (&seat->pile, 0);

      hx_stack_push (&seat->hand, tile);
      hx_stack_push (drawn, tile);
    }
  if (any && seat->pile.n == 0 && !seat->last_tile_drawn)
    {
      HxEvent event = hx_actor_event (actor, HX_EVENT_LAST_TILE, HX_RULE_BASE_END_01);

      seat->last_tile_drawn = true;
      hx_cite (&event, HX_RULE_BASE_END_02);
      hx_actor_add (actor, &event);
    }
}

/** hx_check_draw: Whether the side may draw that many (BASE-TURN-01, BASE-SETUP-04, -05). */
bool
hx_check_draw (HxScene        *scene,
               const HxAction *action)
{
  const HxSeat *seat = &scene->game->seats[scene->side];
  int due = hx_game_hand_due (scene->game, scene->box);
  HxRule rule = due < HX_HAND_SIZE ? HX_RULE_BASE_SETUP_04 : HX_RULE_BASE_TURN_01;

  if (!want_listed (scene, HX_RULE_BASE_TURN_01))
    return false;
  if (hx_turn_has_begun (&scene->game->turn))
    return hx_scene_refuse (scene, HX_WHY_TOO_LATE, HX_RULE_BASE_TURN_01, HX_NO_HEX);
  if (seat->hand.n >= due)
    {
      hx_scene_refuse (scene, HX_WHY_HAND_FULL, rule, HX_NO_HEX);
      return hx_scene_also (scene, HX_RULE_BASE_TURN_01);
    }
  if (seat->pile.n == 0 || action->count > seat->pile.n)
    return hx_scene_refuse (scene, HX_WHY_PILE_EMPTY, HX_RULE_BASE_TURN_01, HX_NO_HEX);
  if (!hx_game_may_draw (scene->game, scene->box))
    {
      hx_scene_refuse (scene, HX_WHY_TOO_LATE, HX_RULE_BASE_TURN_01, HX_NO_HEX);
      return hx_scene_also (scene, HX_RULE_D_49);
    }
  if (action->count < 1 || seat->hand.n + action->count > due)
    {
      hx_scene_refuse (scene, HX_WHY_TOO_MANY, rule, HX_NO_HEX);
      return hx_scene_also (scene, HX_RULE_BASE_TURN_01);
    }
  return true;
}

/** hx_perform_draw: Draws from the top of the pile. */
void
hx_perform_draw (HxActor *actor)
{
  int due = hx_game_hand_due (actor->game, actor->box);
  HxEvent event = hx_actor_event (actor, HX_EVENT_DREW, HX_RULE_BASE_TURN_01);

  event.amount = actor->action->count;
  hx_cite (&event, HX_RULE_BASE_TURN_02);
  hx_cite_if (&event, due < HX_HAND_SIZE, HX_RULE_BASE_SETUP_04);
  hx_cite_if (&event, actor->position->n_sides > 2 && hx_game_is_first_turn (actor->game, actor->box), HX_RULE_BASE_SETUP_05);
  if (seat_of (actor)->hand.n + event.amount < due)
    hx_cite (&event, HX_RULE_BASE_TURN_04);
  hx_actor_add (actor, &event);
  actor->game->turn.from_start |= actor->game->turn.drawn.listed && actor->game->turn.drawn.n == 0;
  draw (actor, actor->action->count);
  actor->game->turn.drawn_up = seat_of (actor)->hand.n >= due || seat_of (actor)->pile.n == 0;
}

/** hx_check_discard: Whether the tile can be discarded: it lies in the hand (BASE-TURN-03, -05, BASE-INST-06). */
bool
hx_check_discard (HxScene        *scene,
                  const HxAction *action)
{
  const HxStack *hand = &scene->game->seats[scene->side].hand;

  if (!hand->listed)
    return hx_scene_refuse (scene, HX_WHY_NOT_LISTED, HX_RULE_BASE_TURN_05, HX_NO_HEX);
  return hx_stack_find (hand, action->tile) >= 0 || hx_scene_refuse (scene, HX_WHY_NOT_IN_HAND, HX_RULE_BASE_TURN_05, HX_NO_HEX);
}

/** hx_perform_discard: Lays a tile onto the discard pile. */
void
hx_perform_discard (HxActor *actor)
{
  HxSeat *seat = seat_of (actor);
  bool forced = hx_game_binds (actor->game, actor->side) && seat->hand.n >= HX_HAND_SIZE;
  HxEvent event = hx_actor_event (actor, HX_EVENT_DISCARDED, forced ? HX_RULE_BASE_TURN_03 : HX_RULE_BASE_TURN_05);

  event.tile = actor->action->tile;
  event.kind = forced;
  if (!forced && actor->box->tiles[event.tile].kind == HX_KIND_INSTANT)
    {
      hx_cite (&event, HX_RULE_BASE_INST_06);
      hx_cite (&event, HX_RULE_D_40);
    }
  hx_cite (&event, HX_RULE_BASE_COMP_02);
  hx_actor_add (actor, &event);
  hx_stack_take (&seat->hand, hx_stack_find (&seat->hand, event.tile));
  hx_stack_push (&seat->discard, event.tile);
  actor->game->turn.drawn_up |= actor->game->turn.drawn.listed;
}

/** hx_check_redraw: Whether the draw was unlucky: three Instant tiles, nothing else done yet (BASE-TURN-08, DISP-20). */
bool
hx_check_redraw (HxScene        *scene,
                 const HxAction *action)
{
  const HxStack *hand = &scene->game->seats[scene->side].hand;

  (void) action;
  if (!want_listed (scene, HX_RULE_BASE_TURN_08))
    return false;
  if (hx_turn_has_begun (&scene->game->turn))
    return hx_scene_refuse (scene, HX_WHY_TOO_LATE, HX_RULE_BASE_TURN_08, HX_NO_HEX);
  if (hand->n != HX_HAND_SIZE)
    return hx_scene_refuse (scene, HX_WHY_NOT_UNLUCKY, HX_RULE_BASE_TURN_08, HX_NO_HEX);
  for (int i = 0; i < hand->n; i++)
    if (scene->box->tiles[hand->tiles[i]].kind != HX_KIND_INSTANT)
      return hx_scene_refuse (scene, HX_WHY_NOT_UNLUCKY, HX_RULE_BASE_TURN_08, HX_NO_HEX);
  return true;
}

/** hx_perform_redraw: Discards all three and draws anew. */
void
hx_perform_redraw (HxActor *actor)
{
  HxSeat *seat = seat_of (actor);
  HxStack *drawn = &actor->game->turn.drawn;
  HxEvent event = hx_actor_event (actor, HX_EVENT_REDREW, HX_RULE_BASE_TURN_08);

  event.amount = seat->pile.n < HX_HAND_SIZE ? seat->pile.n : HX_HAND_SIZE;
  hx_cite (&event, HX_RULE_DISP_20);
  hx_actor_add (actor, &event);
  while (seat->hand.n > 0)
    hx_stack_push (&seat->discard, hx_stack_take (&seat->hand, 0));
  memset (drawn, 0, sizeof *drawn);
  draw (actor, HX_HAND_SIZE);
  actor->game->turn.drawn_up = true;
}

static bool
is_standard_medic (const HxTile *tile)
{
  return tile->kind == HX_KIND_MODULE && tile->effects & HX_EFFECT_BIT (HX_EFFECT_MEDIC);
}

/* The Medic to be given, or HX_NO_TILE: the one named, or the only sort there is among this turn's tiles. */
static uint16_t
find_medic (const HxGame   *game,
            const HxBox    *box,
            const HxAction *action)
{
  const HxStack *hand = &game->seats[game->position.turn].hand;
  const HxStack *drawn = game->turn.drawn.listed ? &game->turn.drawn : hand;
  uint16_t medic = HX_NO_TILE;

  for (int i = 0; i < drawn->n; i++)
    {
      uint16_t tile = drawn->tiles[i];

      if (!is_standard_medic (&box->tiles[tile]) || hx_stack_find (hand, tile) < 0
          || (action->tile != HX_NO_TILE && action->tile != tile))
        continue;
      if (medic != HX_NO_TILE && medic != tile)
        return HX_NO_TILE;
      medic = tile;
    }
  return medic;
}

static uint16_t
find_krwiobus (const HxBox *box)
{
  for (uint16_t tile = 0; tile < box->n_tiles; tile++)
    if (box->tiles[tile].effects & HX_EFFECT_BIT (HX_EFFECT_TRANSFUSION))
      return tile;
  return HX_NO_TILE;
}

static bool
owns (const HxGame *game,
      uint16_t      tile)
{
  int side = game->position.turn;
  const HxSeat *seat = &game->seats[side];

  return hx_position_has_tile (&game->position, side, tile) || hx_stack_find (&seat->hand, tile) >= 0
         || hx_stack_find (&seat->pile, tile) >= 0 || hx_stack_find (&seat->discard, tile) >= 0;
}

/** hx_check_take_krwiobus: Whether a Medic drawn in this turn can be given for Krwiobus (KRW-01, D-31). */
bool
hx_check_take_krwiobus (HxScene        *scene,
                        const HxAction *action)
{
  uint16_t krwiobus = find_krwiobus (scene->box);

  if (!scene->game->seats[scene->side].hand.listed)
    return hx_scene_refuse (scene, HX_WHY_NOT_LISTED, HX_RULE_KRW_01, HX_NO_HEX);
  if (hx_turn_has_begun (&scene->game->turn))
    return hx_scene_refuse (scene, HX_WHY_TOO_LATE, HX_RULE_KRW_01, HX_NO_HEX);
  if (krwiobus == HX_NO_TILE || find_medic (scene->game, scene->box, action) == HX_NO_TILE)
    return hx_scene_refuse (scene, HX_WHY_NO_MEDIC_DRAWN, HX_RULE_KRW_01, HX_NO_HEX);
  if (!owns (scene->game, krwiobus))
    return true;
  hx_scene_refuse (scene, HX_WHY_HAS_KRWIOBUS, HX_RULE_D_31, HX_NO_HEX);
  return hx_scene_also (scene, HX_RULE_KRW_01);
}

/** hx_perform_take_krwiobus: The Medic is discarded, Krwiobus comes into the hand in its place. */
void
hx_perform_take_krwiobus (HxActor *actor)
{
  HxSeat *seat = seat_of (actor);
  HxStack *drawn = &actor->game->turn.drawn;
  uint16_t medic = find_medic (actor->game, actor->box, actor->action), krwiobus = find_krwiobus (actor->box);
  HxEvent event = hx_actor_event (actor, HX_EVENT_TOOK_KRWIOBUS, HX_RULE_KRW_01);
  int at = hx_stack_find (drawn, medic);

  event.tile = medic;
  hx_cite (&event, HX_RULE_KRW_10);
  hx_actor_add (actor, &event);
  seat->hand.tiles[hx_stack_find (&seat->hand, medic)] = krwiobus;
  if (at >= 0)
    drawn->tiles[at] = krwiobus;
  hx_stack_push (&seat->discard, medic);
}
