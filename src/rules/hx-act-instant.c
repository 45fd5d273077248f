/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Instant tiles that hurt or remove units: Sniper, Grenade, Air Strike, Ray, Retreat (base rules 6, URA-RAY, PAR-RETREAT). */
#include "hx-scene.h"

/* The hexes of the board's line through @hex in @direction and back (URA-RAY-01). */
static HxHexSet
line_through (const HxGeometry *geometry,
              uint8_t           hex,
              HxDirection       direction)
{
  return HX_HEX_BIT (hex) | geometry->ray[hex][direction] | geometry->ray[hex][hx_opposite (direction)];
}

/** hx_check_ray: Whether the Ray can be played; it needs no victim (URA-RAY-01, D-40). */
bool
hx_check_ray (HxScene        *scene,
              const HxAction *action)
{
  if (!hx_scene_want_tile (scene, action->tile, HX_USE_RAY, HX_RULE_URA_RAY_01))
    return false;
  return action->hex < scene->box->geometry.n_hexes || hx_scene_refuse (scene, HX_WHY_WATER, HX_RULE_BASE_BOARD_03, action->hex);
}

static HxHexSet
without_hqs (const HxActor *actor,
             HxHexSet       units)
{
  HxHexSet others = units;

  for (HxHexSet left = units; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      if (actor->box->tiles[actor->position->unit[hex].tile].kind == HX_KIND_HQ)
        others &= ~HX_HEX_BIT (hex);
    }
  return others;
}

/* PAR-TRAP-04, PAR-TRAP-14: Traps in the area stay. */
static void
report_traps (const HxActor *actor,
              HxHexSet       area)
{
  while (area != 0)
    {
      uint8_t hex = hx_pop (&area);
      HxEvent event = hx_actor_event (actor, HX_EVENT_TRAP_STAYS, HX_RULE_PAR_TRAP_14);

      event.target = hex;
      event.kind = actor->position->trap[hex];
      event.other = actor->position->trap_side[hex];
      hx_cite (&event, HX_RULE_PAR_TRAP_04);
      hx_cite (&event, HX_RULE_PAR_TRAP_03);
      if (event.kind != HX_TRAP_NONE)
        hx_actor_add (actor, &event);
    }
}

/* Units are hit, and Foundations where no unit shields them or the player means them (BASE-INST-05, -62, FAQ-G-025). */
static void
strike (HxActor      *actor,
        HxHexSet      area,
        HxAttackKind  kind)
{
  HxHexSet foundations = area & actor->position->foundations;

  if (!actor->action->foundation)
    foundations &= ~actor->position->units;
  report_traps (actor, area);
  hx_actor_damage (actor, without_hqs (actor, area & actor->position->units & ~foundations), kind, HX_NO_HEX);
  if (!hx_actor_waits (actor) && foundations != 0)
    hx_actor_remove_foundations (actor, foundations, HX_RULE_BASE_FND_02);
  hx_actor_settle (actor);
}

/** hx_perform_ray: One wound to each unit on the line, HQs spared (URA-RAY-01). */
void
hx_perform_ray (HxActor *actor)
{
  const HxAction *action = actor->action;

  hx_actor_play_tile (actor, HX_USE_RAY);
  strike (actor, line_through (&actor->box->geometry, action->hex, (HxDirection) (action->facing % HX_N_DIRECTIONS)), HX_ATTACK_RAY);
}

static bool
want_no_hq (HxScene *scene,
            uint8_t  hex,
            HxRule   rule)
{
  return hx_scene_tile (scene, hex)->kind != HX_KIND_HQ || hx_scene_refuse (scene, HX_WHY_IS_HQ, rule, hex);
}

/** hx_check_retreat: Whether the unit can be sent back (PAR-RETREAT-01, D-36). */
bool
hx_check_retreat (HxScene        *scene,
                  const HxAction *action)
{
  if (!hx_scene_want_tile (scene, action->tile, HX_USE_RETREAT, HX_RULE_PAR_RETREAT_01)
      || !hx_scene_want_enemy (scene, action->target, HX_RULE_PAR_RETREAT_01)
      || !want_no_hq (scene, action->target, HX_RULE_PAR_RETREAT_01))
    return false;
  if (hx_position_find_part (scene->position, action->target) == HX_NO_SIDE || scene->position->rulings[HX_RULING_D_36] == 0)
    return true;
  hx_scene_refuse (scene, HX_WHY_BOUND, HX_RULE_D_36, action->target);
  return hx_scene_also (scene, HX_RULE_MON_INS_02);
}

/** hx_perform_retreat: The unit goes onto the top of its owner's pile; its markers come off (PAR-RETREAT-01, -02). */
void
hx_perform_retreat (HxActor *actor)
{
  uint8_t target = actor->action->target;
  const HxPiece piece = actor->position->unit[target];
  HxSeat *seat = &actor->game->seats[piece.owner];
  HxEvent event = hx_actor_event (actor, HX_EVENT_RETREATED, HX_RULE_PAR_RETREAT_01);

  hx_actor_play_tile (actor, HX_USE_RETREAT);
  event.subject = target;
  event.other = piece.owner;
  hx_cite_if (&event, piece.marks != 0 || piece.medpacks > 0, HX_RULE_PAR_TRAP_18);
  if (piece.wounds + piece.marks + piece.ranged_nets + piece.medpacks + piece.poison > 0)
    hx_cite (&event, HX_RULE_PAR_RETREAT_02);
  if (hx_in (actor->acting->battle.work.picture.off, target))
    hx_cite (&event, HX_RULE_PAR_RETREAT_02);
  if (hx_game_is_done (actor->game, piece.owner))
    {
      hx_cite (&event, HX_RULE_PAR_RETREAT_03);
      hx_cite (&event, HX_RULE_BASE_END_05);
    }
  hx_cite (&event, piece.controller != piece.owner ? HX_RULE_D_33 : HX_RULE_NONE);
  hx_cite (&event, piece.ranged_nets > 0 || piece.marks != 0 ? HX_RULE_BASE_MISC_03 : HX_RULE_NONE);
  hx_cite (&event, hx_position_find_part (actor->position, target) != HX_NO_SIDE ? HX_RULE_D_36 : HX_RULE_NONE);
  hx_actor_add (actor, &event);
  hx_position_remove (actor->position, target);
  hx_ledger_strike (&actor->ledger, piece.tile, piece.owner);
  hx_stack_push_top (&seat->pile, piece.tile);
  hx_actor_settle (actor);
}

static bool
want_sniper_target (HxScene        *scene,
                    const HxAction *action)
{
  return hx_scene_want_enemy (scene, action->target, HX_RULE_BASE_INST_40) && want_no_hq (scene, action->target, HX_RULE_BASE_INST_40);
}

static bool
want_grenade_target (HxScene        *scene,
                     const HxAction *action)
{
  uint8_t hq = hx_position_find_hq (scene->box, scene->position, scene->side);

  if (!hx_scene_want_enemy (scene, action->target, HX_RULE_BASE_INST_50) || !want_no_hq (scene, action->target, HX_RULE_BASE_INST_50))
    return false;
  if (hq == HX_NO_HEX || !hx_in (scene->box->geometry.around[hq], action->target))
    return hx_scene_refuse_pair (scene, HX_WHY_NOT_ADJACENT, HX_RULE_BASE_INST_50, hq, action->target);
  return scene->position->rulings[HX_RULING_DISP_12] != 0 || hx_scene_want_active (scene, hq, HX_RULE_BASE_INST_51)
         || hx_scene_also (scene, HX_RULE_DISP_12);
}

static bool
want_strike_centre (HxScene        *scene,
                    const HxAction *action)
{
  if (action->target >= scene->box->geometry.n_hexes)
    return hx_scene_refuse (scene, HX_WHY_WATER, HX_RULE_BASE_BOARD_03, action->target);
  if (__builtin_popcountll (scene->box->geometry.around[action->target]) == HX_N_DIRECTIONS
      || scene->position->rulings[HX_RULING_DISP_11] != 0)
    return true;
  hx_scene_refuse (scene, HX_WHY_EDGE, HX_RULE_BASE_INST_61, action->target);
  return hx_scene_also (scene, HX_RULE_DISP_11);
}

/** hx_check_play: Whether the Sniper, Grenade or Air Strike can be played so (BASE-INST-40, -50, -51, -60, -61). */
bool
hx_check_play (HxScene        *scene,
               const HxAction *action)
{
  unsigned uses = action->tile < scene->box->n_tiles ? scene->box->tiles[action->tile].uses : 0;

  if (uses == 0)
    return hx_scene_refuse (scene, HX_WHY_WRONG_TILE, HX_RULE_BASE_INST_70, HX_NO_HEX);
  if (!hx_scene_want_tile (scene, action->tile, HX_USE_SNIPER | HX_USE_GRENADE | HX_USE_AIR_STRIKE, HX_RULE_BASE_INST_70))
    return false;
  if (uses & HX_USE_SNIPER)
    return want_sniper_target (scene, action);
  if (uses & HX_USE_GRENADE)
    return want_grenade_target (scene, action);
  return want_strike_centre (scene, action);
}

/** hx_perform_play: Sniper: one wound; Grenade: destroyed; Air Strike: one wound to each unit in the area, HQs spared. */
void
hx_perform_play (HxActor *actor)
{
  const HxAction *action = actor->action;
  unsigned uses = actor->box->tiles[action->tile].uses;

  hx_actor_play_tile (actor, uses);
  if (uses & HX_USE_AIR_STRIKE)
    {
      strike (actor, HX_HEX_BIT (action->target) | actor->box->geometry.around[action->target], HX_ATTACK_AIR_STRIKE);
      return;
    }
  if (uses & HX_USE_SNIPER)
    hx_actor_damage (actor, HX_HEX_BIT (action->target), HX_ATTACK_SNIPER, HX_NO_HEX);
  else
    hx_actor_destroy (actor, action->target, HX_ATTACK_GRENADE);
  hx_actor_settle (actor);
}
