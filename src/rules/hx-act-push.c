/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pushing units back (BASE-INST-30 to -38, URA-PUSH-01, URA-BULL-01, PAR-TACT-01). */
#include "hx-scene.h"

/**
 * hx_push_hexes:
 * @position: a position
 * @box: the game box
 * @pusher: the pusher's hex
 * @target: the hex, next to it, of the unit that is pushed
 *
 * Returns: the free hexes next to the target and not next to the pusher (BASE-INST-30), or the one straight behind where the
 *   other reading of DISP-21 is played
 */
HxHexSet
hx_push_hexes (const HxPosition *position,
               const HxBox      *box,
               uint8_t           pusher,
               uint8_t           target)
{
  const HxGeometry *geometry = &box->geometry;
  HxHexSet hexes = geometry->around[target] & ~geometry->around[pusher] & ~HX_HEX_BIT (pusher)
                   & hx_position_hexes_for (position, box, target);
  uint8_t behind;

  if (position->rulings[HX_RULING_DISP_21] == 0)
    return hexes;
  behind = geometry->neighbour[target][hx_direction_to (geometry, pusher, target)];
  return behind == HX_NO_HEX ? 0 : hexes & HX_HEX_BIT (behind);
}

static bool
want_pusher (HxScene        *scene,
             const HxAction *action)
{
  bool allows_netted = action->by == HX_BY_TILE && scene->position->rulings[HX_RULING_DISP_13] != 0;

  if (!hx_scene_want_own (scene, action->piece, HX_RULE_BASE_INST_30))
    return false;
  if (action->by == HX_BY_TILE)
    {
      if (!hx_scene_want_tile (scene, action->tile, HX_USE_PUSH, HX_RULE_BASE_INST_30))
        return false;
    }
  else if (action->by != HX_ABILITY_PUSH_BACK)
    return hx_scene_refuse (scene, HX_WHY_WRONG_PERMISSION, HX_RULE_BASE_INST_30, action->piece);
  else if (!(hx_scene_tile (scene, action->piece)->traits & HX_TRAIT_PUSH_BACK))
    return hx_scene_refuse (scene, HX_WHY_NO_ABILITY, HX_RULE_BASE_MOB_06, action->piece);
  else if (!hx_scene_want_unused (scene, HX_ABILITY_PUSH_BACK, action->piece, HX_RULE_BASE_MOB_06))
    return hx_scene_also (scene, HX_RULE_URA_BULL_01);
  return allows_netted || hx_scene_want_active (scene, action->piece, HX_RULE_BASE_INST_35)
         || (action->by == HX_BY_TILE && hx_scene_also (scene, HX_RULE_DISP_13));
}

/** hx_check_push: Whether the push is legal. */
bool
hx_check_push (HxScene        *scene,
               const HxAction *action)
{
  HxHexSet hexes;

  if (!want_pusher (scene, action) || !hx_scene_want_enemy (scene, action->target, HX_RULE_BASE_INST_30))
    return false;
  if (!hx_in (scene->box->geometry.around[action->piece], action->target))
    return hx_scene_refuse_pair (scene, HX_WHY_NOT_ADJACENT, HX_RULE_BASE_INST_30, action->piece, action->target);
  if (!hx_scene_want_active (scene, action->target, HX_RULE_BASE_INST_34))
    return false;
  if (hx_position_binds (scene->position, scene->box, action->target))
    {
      hx_scene_refuse (scene, HX_WHY_BOUND, HX_RULE_MON_INS_02, action->target);
      return hx_scene_also (scene, HX_RULE_D_14);
    }
  hexes = hx_push_hexes (scene->position, scene->box, action->piece, action->target);
  if (hexes == 0)
    return hx_scene_refuse (scene, HX_WHY_NO_ROOM, HX_RULE_BASE_INST_32, action->target);
  if (action->hex != HX_NO_HEX && (action->hex >= HX_MAX_HEXES || !hx_in (hexes, action->hex)))
    {
      hx_scene_refuse_pair (scene, HX_WHY_NOT_AWAY, HX_RULE_BASE_INST_30, action->target, action->hex);
      return hx_scene_also (scene, HX_RULE_DISP_21);
    }
  return true;
}

static void
cite_push (const HxActor *actor,
           HxEvent       *event,
           bool           chosen)
{
  bool by_tile = actor->action->by == HX_BY_TILE;

  hx_cite (event, HX_RULE_BASE_INST_30);
  hx_cite (event, by_tile ? HX_RULE_URA_PUSH_01 : HX_RULE_URA_BULL_01);
  hx_cite (event, by_tile ? HX_RULE_DISP_21 : HX_RULE_BASE_MOB_06);
  hx_cite (event, HX_RULE_BASE_INST_33);
  hx_cite (event, chosen ? HX_RULE_BASE_INST_31 : HX_RULE_NONE);
  if (actor->box->tiles[actor->position->unit[event->subject].tile].kind == HX_KIND_HQ
      || actor->box->tiles[actor->position->unit[event->cause].tile].kind == HX_KIND_HQ)
    hx_cite (event, HX_RULE_BASE_INST_36);
  if (actor->position->trap[event->target] != HX_TRAP_NONE)
    hx_cite (event, HX_RULE_BASE_INST_38);
  hx_cite_if (event, !by_tile, HX_RULE_D_35);
  hx_cite_if (event, !by_tile && hx_in (actor->game->turn.fresh, event->cause), HX_RULE_BASE_TURN_07);
}

/** hx_perform_push: Pushes; the side that controls the pushed unit picks the hex where there are several (BASE-INST-31). */
void
hx_perform_push (HxActor *actor)
{
  const HxAction *action = actor->action;
  HxHexSet hexes = hx_push_hexes (actor->position, actor->box, action->piece, action->target);
  HxEvent event = hx_actor_event (actor, HX_EVENT_MOVED, HX_RULE_NONE);
  const HxPiece *target = &actor->position->unit[action->target];
  HxChoice choice;

  if (action->by == HX_BY_TILE)
    hx_actor_play_tile (actor, HX_USE_PUSH);
  else
    hx_actor_use (actor, HX_ABILITY_PUSH_BACK, action->piece, HX_NO_HEX);
  event.target = action->hex;
  if (event.target == HX_NO_HEX)
    {
      hx_choice_begin (&actor->segment, &choice, HX_ABOUT_PUSH, target->controller, action->target);
      event.target = hx_actor_choose_hex (actor, &choice, hexes);
      if (hx_actor_waits (actor))
        return;
    }
  event.subject = action->target;
  event.cause = action->piece;
  event.amount = target->facing;
  event.kind = action->by == HX_BY_TILE ? HX_CAUSE_PUSH : HX_CAUSE_PUSH_BACK;
  cite_push (actor, &event, (hexes & (hexes - 1)) != 0);
  hx_actor_relocate (actor, action->target, &event);
  hx_actor_arrive (actor, &event.target, 1);
}
