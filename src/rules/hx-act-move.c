/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moving and turning: Move tiles, Mobility, Transports, doubled moves, Rotation, Chauffeur, implants (base rules 6 and 17). */
#include "hx-scene.h"

#include <string.h>

/**
 * hx_givers_of:
 * @scene: a scene
 * @hex: the hex of an own unit
 * @effect: what a Module's link may give it
 *
 * Returns: the Modules that give it, whoever owns them (BASE-SCO-01)
 */
HxHexSet
hx_givers_of (const HxScene *scene,
              uint8_t        hex,
              HxEffect       effect)
{
  HxHexSet givers = 0;

  for (HxHexSet left = scene->box->geometry.around[hex] & scene->position->units; left != 0;)
    {
      uint8_t giver = hx_pop (&left);

      if (hx_scene_tile (scene, giver)->effects & HX_EFFECT_BIT (effect)
          && hx_in (hx_work_linked (&scene->work, scene->box, scene->position, giver, effect), hex))
        givers |= HX_HEX_BIT (giver);
    }
  return givers;
}

static HxAbility
ability_of (HxEffect effect)
{
  return effect == HX_EFFECT_MOBILITY ? HX_ABILITY_TRANSPORT : HX_ABILITY_CHAUFFEUR;
}

/**
 * hx_find_giver:
 * @scene: a scene
 * @action: a move or turn that a Module is to give
 * @effect: what its link gives
 * @rule: the rule about it
 *
 * Returns: the Module: the one that is named, or the only one that is left to be meant (D-43, FAQ-G-178); %HX_NO_HEX after a refusal
 */
uint8_t
hx_find_giver (HxScene        *scene,
               const HxAction *action,
               HxEffect        effect,
               HxRule          rule)
{
  HxHexSet givers = hx_givers_of (scene, action->piece, effect), fresh = 0;

  if (action->giver != HX_NO_HEX)
    givers &= action->giver < HX_MAX_HEXES ? HX_HEX_BIT (action->giver) : 0;
  if (givers == 0)
    {
      hx_scene_refuse_pair (scene, HX_WHY_NO_GIVER, rule, action->piece, action->giver);
      return HX_NO_HEX;
    }
  for (HxHexSet left = givers; left != 0;)
    {
      uint8_t giver = hx_pop (&left);

      if (!hx_game_has_used (scene->game, ability_of (effect), action->piece, giver))
        fresh |= HX_HEX_BIT (giver);
    }
  if (fresh == 0)
    {
      hx_scene_refuse_pair (scene, HX_WHY_USED, rule, action->piece, givers & (givers - 1) ? HX_NO_HEX : hx_pop (&givers));
      hx_scene_also (scene, effect == HX_EFFECT_MOBILITY ? HX_RULE_URA_TRANS_04 : HX_RULE_BASE_MISC_04);
      return HX_NO_HEX;
    }
  if (fresh & (fresh - 1))
    {
      hx_scene_refuse (scene, HX_WHY_SEVERAL_GIVERS, HX_RULE_D_43, action->piece);
      return HX_NO_HEX;
    }
  return hx_pop (&fresh);
}

/**
 * hx_move_has_two_steps:
 * @scene: a scene
 * @action: a move; only what allows it is looked at
 *
 * Returns: whether it may go two steps: a doubled move, or any move while a Recon Centre serves the side (IG-DMOVE-01,
 *   BASE-REC-01, BASE-SCO-01)
 */
bool
hx_move_has_two_steps (const HxScene  *scene,
                       const HxAction *action)
{
  if (action->by == HX_ABILITY_DOUBLED_MOBILITY)
    return true;
  if (action->by == HX_BY_TILE
      && hx_game_find_tile (scene->game, scene->box, action->tile, HX_USE_DOUBLED_MOVE) != HX_NO_TILE
      && hx_game_find_tile (scene->game, scene->box, action->tile, HX_USE_MOVE) == HX_NO_TILE)
    return true;
  for (HxHexSet left = scene->position->units & ~scene->work.picture.off; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      if (hx_scene_tile (scene, hex)->traits & HX_TRAIT_MOVE_DOUBLER
          && hx_work_server (&scene->work, scene->position, hex) == scene->side)
        return true;
    }
  return false;
}

static bool
want_ability (HxScene        *scene,
              const HxAction *action,
              HxTrait         trait,
              HxRule          rule)
{
  if (!(hx_scene_tile (scene, action->piece)->traits & trait))
    {
      hx_scene_refuse (scene, HX_WHY_NO_ABILITY, rule, action->piece);
      return hx_scene_also (scene, HX_RULE_BASE_PLACE_03);
    }
  return hx_scene_want_unused (scene, (HxAbility) action->by, action->piece, rule);
}

static bool
want_permission (HxScene        *scene,
                 const HxAction *action)
{
  switch (action->by)
    {
    case HX_BY_TILE:
      return hx_scene_want_tile (scene, action->tile, HX_USE_MOVE | HX_USE_DOUBLED_MOVE, HX_RULE_BASE_INST_20);
    case HX_ABILITY_MOBILITY:
      return want_ability (scene, action, HX_TRAIT_MOBILITY, HX_RULE_BASE_MOB_01);
    case HX_ABILITY_DOUBLED_MOBILITY:
      return want_ability (scene, action, HX_TRAIT_DOUBLED_MOBILITY, HX_RULE_IG_DMOVE_01);
    case HX_ABILITY_TRANSPORT:
      return hx_find_giver (scene, action, HX_EFFECT_MOBILITY, HX_RULE_BASE_MOB_04) != HX_NO_HEX;
    default:
      return hx_scene_refuse (scene, HX_WHY_WRONG_PERMISSION, HX_RULE_BASE_INST_20, action->piece);
    }
}

/* The facing with which the unit can pass @via: its final one if that will do, else any (D-15); -1 if none will. */
static int
find_passing_facing (const HxBox      *box,
                     const HxPosition *position,
                     const HxAction   *action,
                     uint8_t           via)
{
  HxPosition then = *position;
  HxPiece piece = position->unit[action->piece];

  hx_position_remove (&then, action->piece);
  for (int turn = 0; turn < HX_N_DIRECTIONS; turn++)
    {
      HxPicture picture;

      piece.facing = (uint8_t) ((action->facing + turn) % HX_N_DIRECTIONS);
      hx_position_put (&then, via, &piece);
      hx_picture_work_out (box, &then, &picture);
      if (!hx_in (picture.off, via) && hx_picture_hit_points (box, &then, &picture, via) > 0)
        return piece.facing;
    }
  return -1;
}

/**
 * hx_move_middles:
 * @scene: a scene
 * @action: a move of two steps; its @via is not looked at
 *
 * Returns: the middle hexes over which it can go: free, next to both ends, no part of a Monolith, which it could not leave again,
 *   and nothing visible stops the unit there (BASE-MOB-05, D-15, FAQ-G-066, MON-INS-02)
 */
HxHexSet
hx_move_middles (HxScene        *scene,
                 const HxAction *action)
{
  HxHexSet middles = scene->box->geometry.around[action->piece] & scene->box->geometry.around[action->target]
                     & hx_position_free_hexes (scene->position, scene->box);
  HxHexSet good = 0;

  while (middles != 0)
    {
      uint8_t via = hx_pop (&middles);

      if (hx_position_find_part (scene->position, via) == HX_NO_SIDE
          && find_passing_facing (scene->box, scene->position, action, via) >= 0)
        good |= HX_HEX_BIT (via);
    }
  return good;
}

static bool
want_two_steps (HxScene        *scene,
                const HxAction *action)
{
  const HxGeometry *geometry = &scene->box->geometry;
  HxHexSet middles;

  if (!hx_move_has_two_steps (scene, action))
    {
      hx_scene_refuse_pair (scene, HX_WHY_TOO_FAR, HX_RULE_BASE_INST_20, action->piece, action->target);
      return hx_scene_also (scene, action->by == HX_BY_TILE ? HX_RULE_NONE : HX_RULE_BASE_MOB_01);
    }
  if (action->target != action->piece && !hx_scene_want_room (scene, action->piece, action->target, HX_RULE_BASE_INST_20))
    return false;
  if (action->via == HX_NO_HEX)
    {
      middles = hx_move_middles (scene, action);
      if (middles != 0 && (middles & (middles - 1)) == 0)
        return true;
      hx_scene_refuse_pair (scene, middles == 0 ? HX_WHY_TOO_FAR : HX_WHY_SEVERAL_WAYS, HX_RULE_BASE_INST_20, action->piece, action->target);
      return hx_scene_also (scene, HX_RULE_BASE_MOB_05);
    }
  if (action->via >= geometry->n_hexes || !hx_in (geometry->around[action->piece] & geometry->around[action->target], action->via))
    {
      bool beside = action->via < geometry->n_hexes && hx_in (geometry->around[action->piece], action->via);

      return hx_scene_refuse_pair (scene, HX_WHY_TOO_FAR, HX_RULE_BASE_INST_20, action->piece, beside ? action->target : action->via);
    }
  if (!hx_scene_want_free (scene, action->via, HX_RULE_BASE_INST_20))
    return false;
  if (hx_position_find_part (scene->position, action->via) != HX_NO_SIDE)
    {
      hx_scene_refuse_pair (scene, HX_WHY_OVER_PART, HX_RULE_MON_INS_02, action->piece, action->via);
      return hx_scene_also (scene, HX_RULE_D_48);
    }
  if (find_passing_facing (scene->box, scene->position, action, action->via) >= 0)
    return true;
  hx_scene_refuse_pair (scene, HX_WHY_STOPPED, HX_RULE_BASE_MOB_05, action->piece, action->via);
  return hx_scene_also (scene, HX_RULE_BASE_INST_20);
}

/** hx_check_move: Whether the move is legal (BASE-INST-20, BASE-MOB-01, -03, -04, IG-DMOVE-01, MON-INS-02). */
bool
hx_check_move (HxScene        *scene,
               const HxAction *action)
{
  const HxGeometry *geometry = &scene->box->geometry;
  bool stays = action->target == action->piece && action->via == HX_NO_HEX;

  if (!hx_scene_want_own (scene, action->piece, action->by == HX_BY_TILE ? HX_RULE_BASE_INST_20 : HX_RULE_BASE_MOB_01)
      || !want_permission (scene, action))
    return false;
  if (!hx_scene_want_active (scene, action->piece, action->by == HX_BY_TILE ? HX_RULE_BASE_INST_20 : HX_RULE_BASE_MOB_03))
    return false;
  if (!stays && hx_position_binds (scene->position, scene->box, action->piece))
    {
      hx_scene_refuse (scene, HX_WHY_BOUND, HX_RULE_MON_INS_02, action->piece);
      return hx_scene_also (scene, HX_RULE_MON_INS_01);
    }
  if (stays)
    return true;
  if (action->target >= geometry->n_hexes)
    return hx_scene_refuse (scene, HX_WHY_WATER, HX_RULE_BASE_BOARD_03, action->target);
  if (action->via == HX_NO_HEX && hx_in (geometry->around[action->piece], action->target))
    return hx_scene_want_room (scene, action->piece, action->target, HX_RULE_BASE_INST_20);
  return want_two_steps (scene, action);
}

static HxCause
cause_of (const HxActor *actor)
{
  switch (actor->action->by)
    {
    case HX_ABILITY_MOBILITY:
      return HX_CAUSE_MOBILITY;
    case HX_ABILITY_DOUBLED_MOBILITY:
      return HX_CAUSE_DOUBLED_MOBILITY;
    case HX_ABILITY_TRANSPORT:
      return HX_CAUSE_TRANSPORT;
    case HX_ABILITY_ROTATION:
      return HX_CAUSE_ROTATION;
    case HX_ABILITY_CHAUFFEUR:
      return HX_CAUSE_CHAUFFEUR;
    case HX_ABILITY_IMPLANT:
      return HX_CAUSE_IMPLANT;
    default:
      return hx_game_find_tile (actor->game, actor->box, actor->action->tile, HX_USE_MOVE) != HX_NO_TILE ? HX_CAUSE_MOVE
                                                                                                       : HX_CAUSE_DOUBLED_MOVE;
    }
}

/* An enemy Scoper reaches the implant, which is no Module and so is not turned (PAR-IMPL-02). */
static bool
is_beside_scoper (const HxActor *actor,
                  uint8_t        implant)
{
  const HxBattleWork *work = &actor->acting->battle.work;
  HxHexSet scopers = work->role[HX_ROLE_SCOPER] & ~work->of_side[actor->side] & ~work->picture.off;

  return implant != HX_NO_HEX && (actor->box->geometry.around[implant] & scopers) != 0;
}

static void
cite_cause (const HxActor *actor,
            HxEvent       *event)
{
  static const HxRule rules[][3] = {
    [HX_CAUSE_MOVE] = { HX_RULE_BASE_INST_20, HX_RULE_BASE_INST_21, HX_RULE_BASE_INST_22 },
    [HX_CAUSE_DOUBLED_MOVE] = { HX_RULE_IG_DMOVE_01, HX_RULE_BASE_MOB_05 },
    [HX_CAUSE_MOBILITY] = { HX_RULE_BASE_MOB_01 },
    [HX_CAUSE_DOUBLED_MOBILITY] = { HX_RULE_IG_BIKER_01, HX_RULE_IG_DMOVE_01, HX_RULE_BASE_MOB_05 },
    [HX_CAUSE_TRANSPORT] = { HX_RULE_BASE_MOB_04, HX_RULE_URA_TRANS_01 },
    [HX_CAUSE_ROTATION] = { HX_RULE_BASE_MOB_02 },
    [HX_CAUSE_CHAUFFEUR] = { HX_RULE_PAR_CHAUF_01, HX_RULE_D_34 },
    [HX_CAUSE_IMPLANT] = { HX_RULE_PAR_BUNKER_01, HX_RULE_PAR_IMPL_01, HX_RULE_D_29 },
  };
  const HxTurn *turn = &actor->game->turn;
  const HxTile *tile = &actor->box->tiles[actor->position->unit[event->subject].tile];

  for (int i = 0; i < 3; i++)
    hx_cite (event, rules[event->kind][i]);
  hx_cite (event, tile->rule);
  if (event->code == HX_EVENT_MOVED && actor->position->trap[event->target] != HX_TRAP_NONE)
    hx_cite (event, HX_RULE_PAR_TRAP_02);
  hx_cite_if (event, event->kind == HX_CAUSE_IMPLANT && is_beside_scoper (actor, event->cause), HX_RULE_PAR_IMPL_02);
  hx_cite_if (event, (event->kind == HX_CAUSE_TRANSPORT || event->kind == HX_CAUSE_CHAUFFEUR)
                       && hx_in (actor->acting->battle.work.picture.scoped, event->cause), HX_RULE_BASE_SCO_01);
  hx_cite_if (event, event->kind == HX_CAUSE_TRANSPORT && hx_in (turn->fresh, event->cause), HX_RULE_URA_TRANS_02);
  hx_cite_if (event, event->kind != HX_CAUSE_MOVE && hx_in (turn->fresh, event->subject), HX_RULE_BASE_TURN_07);
  hx_cite_if (event, event->kind == HX_CAUSE_ROTATION && tile->effects & HX_EFFECT_BIT (HX_EFFECT_MOBILITY), HX_RULE_URA_TRANS_03);
  hx_cite_if (event, hx_in (actor->acting->battle.work.paralysed, event->subject), HX_RULE_BASE_NET_15);
  hx_cite_if (event, actor->follows && event->kind != HX_CAUSE_MOVE, HX_RULE_BASE_TURN_06);
}

static HxEvent
new_move (const HxActor *actor,
          HxCause        cause,
          uint8_t        giver)
{
  HxEvent event = hx_actor_event (actor, HX_EVENT_MOVED, HX_RULE_NONE);

  event.subject = actor->action->piece;
  event.target = actor->action->target;
  event.amount = actor->action->facing;
  event.kind = (uint8_t) cause;
  event.cause = giver;
  return event;
}

static void
report_stop (const HxActor *actor,
             uint8_t        via,
             bool           gone)
{
  HxEvent event = hx_actor_event (actor, HX_EVENT_MOVE_STOPS, HX_RULE_D_15);

  event.subject = via;
  event.reason = (uint8_t) (gone ? HX_REASON_GONE : hx_in (actor->acting->battle.work.picture.netted, via) ? HX_REASON_NETTED
                                                                                                            : HX_REASON_NO_POWER);
  hx_cite (&event, HX_RULE_BASE_MOB_05);
  hx_actor_add (actor, &event);
}

/* The first of two steps. Returns whether the unit can go on (D-15). */
static bool
pass (HxActor *actor,
      HxEvent *event,
      uint8_t  via)
{
  int facing = find_passing_facing (actor->box, actor->position, actor->action, via);
  bool gone, trap = actor->position->trap[via] != HX_TRAP_NONE;
  HxPiece moved;

  event->target = via;
  event->amount = (int16_t) (trap ? actor->action->facing : facing);
  cite_cause (actor, event);
  moved = actor->position->unit[event->subject];
  hx_actor_relocate (actor, event->subject, event);
  hx_actor_arrive (actor, &via, 1);
  if (hx_actor_waits (actor))
    return false;
  gone = !hx_in (actor->position->units, via) || actor->position->unit[via].tile != moved.tile;
  if (gone || hx_in (actor->acting->battle.work.picture.off, via))
    {
      report_stop (actor, via, gone);
      return false;
    }
  event->subject = via;
  event->target = actor->action->target;
  event->amount = actor->action->facing;
  memset (event->rules, 0, sizeof event->rules);
  return true;
}

/* The middle hex of a move that needs one. */
static uint8_t
find_via (HxActor *actor)
{
  const HxAction *action = actor->action;
  HxHexSet middles;
  HxScene scene;

  if (action->via != HX_NO_HEX || action->target == action->piece
      || hx_in (actor->box->geometry.around[action->piece], action->target))
    return action->via;
  hx_scene_begin (&scene, actor->box, &actor->acting->game, NULL);
  middles = hx_move_middles (&scene, action);
  return hx_pop (&middles);
}

/* Plays the tile or notes the ability; the Module that gives it. */
static uint8_t
take_permission (HxActor  *actor,
                 HxEffect  effect)
{
  const HxAction *action = actor->action;
  uint8_t giver = HX_NO_HEX;
  HxScene scene;

  if (action->by == HX_BY_TILE)
    {
      hx_actor_play_tile (actor, HX_USE_MOVE | HX_USE_DOUBLED_MOVE);
      return giver;
    }
  hx_scene_begin (&scene, actor->box, &actor->acting->game, NULL);
  if (action->by == HX_ABILITY_TRANSPORT || action->by == HX_ABILITY_CHAUFFEUR)
    giver = hx_find_giver (&scene, action, effect, HX_RULE_NONE);
  hx_actor_use (actor, (HxAbility) action->by, action->piece, giver);
  return action->by == HX_ABILITY_IMPLANT ? hx_find_implant (&scene, action->tile) : giver;
}

/** hx_perform_move: Moves, turns, or both, as one act (BASE-INST-21); two steps one after the other. */
void
hx_perform_move (HxActor *actor)
{
  const HxAction *action = actor->action;
  HxCause cause = cause_of (actor);
  uint8_t via = find_via (actor), giver = take_permission (actor, HX_EFFECT_MOBILITY);
  HxEvent event = new_move (actor, cause, giver);

  if (via == HX_NO_HEX && action->target == action->piece)
    {
      event.code = HX_EVENT_TURNED;
      event.target = HX_NO_HEX;
      cite_cause (actor, &event);
      hx_cite (&event, hx_position_binds (actor->position, actor->box, action->piece) ? HX_RULE_D_42 : HX_RULE_NONE);
      hx_actor_turn (actor, &event);
      hx_actor_settle (actor);
      return;
    }
  if (via != HX_NO_HEX && !pass (actor, &event, via))
    return;
  cite_cause (actor, &event);
  hx_cite (&event, via != HX_NO_HEX && cause != HX_CAUSE_DOUBLED_MOVE && cause != HX_CAUSE_DOUBLED_MOBILITY ? HX_RULE_BASE_REC_01
                                                                                                           : HX_RULE_NONE);
  hx_actor_relocate (actor, event.subject, &event);
  hx_actor_arrive (actor, &event.target, 1);
}

/**
 * hx_find_implant:
 * @scene: a scene
 * @tile: the implant's tile, or %HX_NO_TILE for any
 *
 * Returns: the hex of an own implant on the board that turns the HQ and is not off, or %HX_NO_HEX (PAR-BUNKER-01)
 */
uint8_t
hx_find_implant (const HxScene *scene,
                 uint16_t       tile)
{
  for (HxHexSet left = scene->work.of_side[scene->side] & ~scene->work.picture.off; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      if (hx_scene_tile (scene, hex)->traits & HX_TRAIT_TURNS_HQ && (tile == HX_NO_TILE || scene->position->unit[hex].tile == tile))
        return hex;
    }
  return HX_NO_HEX;
}

/* An implant that would do it, were it not netted. */
static uint8_t
find_idle_implant (const HxScene *scene)
{
  for (HxHexSet left = scene->work.of_side[scene->side] & scene->work.picture.off; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      if (hx_scene_tile (scene, hex)->traits & HX_TRAIT_TURNS_HQ)
        return hex;
    }
  return HX_NO_HEX;
}

static bool
want_implant (HxScene        *scene,
              const HxAction *action)
{
  uint8_t idle = find_idle_implant (scene);


  if (hx_scene_tile (scene, action->piece)->kind != HX_KIND_HQ)
    return hx_scene_refuse (scene, HX_WHY_NO_HQ, HX_RULE_PAR_BUNKER_01, action->piece);
  if (hx_find_implant (scene, action->tile) == HX_NO_HEX && idle != HX_NO_HEX)
    return hx_scene_want_active (scene, idle, HX_RULE_PAR_BUNKER_01);
  if (hx_find_implant (scene, action->tile) == HX_NO_HEX)
    return hx_scene_refuse (scene, HX_WHY_NO_IMPLANT, HX_RULE_PAR_BUNKER_01, HX_NO_HEX);
  if (!hx_scene_want_unused (scene, HX_ABILITY_IMPLANT, action->piece, HX_RULE_PAR_IMPL_01))
    return hx_scene_also (scene, HX_RULE_PAR_BUNKER_01);
  return true;
}

static bool
want_turn (HxScene        *scene,
           const HxAction *action,
           HxRule          rule)
{
  switch (action->by)
    {
    case HX_ABILITY_ROTATION:
      return want_ability (scene, action, HX_TRAIT_ROTATION, rule);
    case HX_ABILITY_CHAUFFEUR:
      return hx_find_giver (scene, action, HX_EFFECT_ROTATION, rule) != HX_NO_HEX;
    case HX_ABILITY_IMPLANT:
      return want_implant (scene, action);
    default:
      hx_scene_refuse (scene, HX_WHY_WRONG_PERMISSION, rule, action->piece);
      return hx_scene_also (scene, HX_RULE_BASE_PLACE_03);
    }
}

/** hx_check_rotate: Whether the turn is legal (BASE-MOB-02, PAR-CHAUF-01, PAR-BUNKER-01, PAR-IMPL-01). */
bool
hx_check_rotate (HxScene        *scene,
                 const HxAction *action)
{
  HxRule rule = action->by == HX_ABILITY_CHAUFFEUR ? HX_RULE_PAR_CHAUF_01
                : action->by == HX_ABILITY_IMPLANT ? HX_RULE_PAR_BUNKER_01 : HX_RULE_BASE_MOB_02;

  if (!hx_scene_want_own (scene, action->piece, rule))
    return false;
  if (!want_turn (scene, action, rule))
    return false;
  return hx_scene_want_active (scene, action->piece, HX_RULE_BASE_MOB_03) || hx_scene_also (scene, rule);
}

/** hx_perform_rotate: Turns a unit on its hex. */
void
hx_perform_rotate (HxActor *actor)
{
  HxEvent event = hx_actor_event (actor, HX_EVENT_TURNED, HX_RULE_NONE);
  uint8_t giver = take_permission (actor, HX_EFFECT_ROTATION);

  event.subject = actor->action->piece;
  event.amount = actor->action->facing;
  event.kind = (uint8_t) cause_of (actor);
  event.cause = giver;
  cite_cause (actor, &event);
  hx_actor_turn (actor, &event);
  hx_actor_settle (actor);
}
