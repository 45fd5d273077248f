/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden features, which an Order or the Boss activates: Chain, Ranged Net, Explosives (IG-HID, IG-CHAIN, IG-RNET, IG-EXPL). */
#include "hx-scene.h"

/* The first Boss that serves the side (BASE-SCO-01) and can act in this turn, or HX_NO_HEX; @idle: one that cannot, if any. */
static uint8_t
find_boss (const HxScene *scene,
           uint8_t       *idle)
{
  *idle = HX_NO_HEX;
  for (HxHexSet left = scene->position->units; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      if (!(hx_scene_tile (scene, hex)->traits & HX_TRAIT_ACTIVATES)
          || hx_work_server (&scene->work, scene->position, hex) != scene->side)
        continue;
      if (!hx_in (scene->work.picture.off, hex) && !hx_game_has_used (scene->game, HX_ABILITY_BOSS, hex, HX_NO_HEX))
        return hex;
      *idle = hex;
    }
  return HX_NO_HEX;
}

static bool
want_boss (HxScene *scene)
{
  uint8_t idle;

  if (find_boss (scene, &idle) != HX_NO_HEX)
    return true;
  if (idle == HX_NO_HEX)
    hx_scene_refuse (scene, HX_WHY_NO_ABILITY, HX_RULE_IG_BOSS_01, HX_NO_HEX);
  else if (hx_scene_want_active (scene, idle, HX_RULE_IG_BOSS_01))
    hx_scene_refuse (scene, HX_WHY_USED, HX_RULE_IG_BOSS_01, HX_NO_HEX);
  else
    return false;
  return hx_scene_also (scene, HX_RULE_IG_HID_01);
}

static bool
want_activation (HxScene        *scene,
                 const HxAction *action)
{
  if (action->by == HX_BY_TILE)
    return hx_scene_want_tile (scene, action->tile, HX_USE_ACTIVATE, HX_RULE_IG_HID_01)
           || hx_scene_also (scene, HX_RULE_IG_HID_01);
  if (action->by != HX_ABILITY_BOSS)
    return hx_scene_refuse (scene, HX_WHY_WRONG_PERMISSION, HX_RULE_IG_HID_01, action->piece);
  return want_boss (scene);
}

static bool
want_feature (HxScene *scene,
              uint8_t  hex,
              HxTrait  trait,
              HxRule   rule)
{
  if (!hx_scene_want_own (scene, hex, rule))
    return false;
  if (!(hx_scene_tile (scene, hex)->traits & trait))
    return hx_scene_refuse (scene, HX_WHY_NO_ABILITY, rule, hex);
  return true;
}

static bool
want_unparalysed (HxScene *scene,
                  uint8_t  hex,
                  HxRule   rule)
{
  if (!hx_in (scene->work.paralysed, hex))
    return true;
  hx_scene_refuse (scene, HX_WHY_PARALYSED, rule, hex);
  return hx_scene_also (scene, HX_RULE_PAR_PARA_01);
}

static bool
is_any_end_hq (const HxActor *actor)
{
  const HxPiece *units = actor->position->unit;

  return actor->box->tiles[units[actor->action->piece].tile].kind == HX_KIND_HQ
         || actor->box->tiles[units[actor->action->with].tile].kind == HX_KIND_HQ;
}

static void
activate (HxActor   *actor,
          HxFeature  feature,
          HxRule     rule)
{
  HxEvent event = hx_actor_event (actor, HX_EVENT_ACTIVATED, rule);
  bool by_tile = actor->action->by == HX_BY_TILE;
  HxScene scene;
  uint8_t idle;

  if (by_tile)
    hx_actor_play_tile (actor, HX_USE_ACTIVATE);
  else
    {
      hx_scene_begin (&scene, actor->box, &actor->acting->game, NULL);
      event.cause = find_boss (&scene, &idle);
      hx_actor_use (actor, HX_ABILITY_BOSS, event.cause, HX_NO_HEX);
    }
  event.subject = actor->action->piece;
  event.kind = (uint8_t) feature;
  hx_cite_if (&event, by_tile && actor->game->turn.ordered, HX_RULE_IG_HID_05);
  hx_cite_if (&event, feature == HX_FEATURE_CHAIN && is_any_end_hq (actor), HX_RULE_IG_HQ_01);
  actor->game->turn.ordered |= by_tile;
  hx_cite (&event, by_tile ? HX_RULE_IG_HID_02 : HX_RULE_IG_BOSS_01);
  hx_cite (&event, by_tile ? HX_RULE_IG_ORDER_01 : HX_RULE_NONE);
  hx_cite (&event, HX_RULE_IG_HID_01);
  for (int side = 0; by_tile && side < actor->position->n_sides; side++)
    hx_cite (&event, actor->game->seats[side].last_tile_drawn ? HX_RULE_IG_HID_04 : HX_RULE_NONE);
  hx_actor_add (actor, &event);
}

static bool
want_chain_end (HxScene *scene,
                uint8_t  hex)
{
  if (!want_feature (scene, hex, HX_TRAIT_CHAIN, HX_RULE_IG_CHAIN_01))
    return false;
  return (hx_scene_want_active (scene, hex, HX_RULE_IG_CHAIN_02) || hx_scene_also (scene, HX_RULE_IG_HID_03))
         && want_unparalysed (scene, hex, HX_RULE_IG_CHAIN_02);
}

/* IG-CHAIN-04: a Chain may mean the Foundation on the hex. */
static bool
want_chain_target (HxScene        *scene,
                   const HxAction *action)
{
  if (!action->foundation)
    return hx_scene_want_enemy (scene, action->target, HX_RULE_IG_CHAIN_01);
  if (action->target >= scene->box->geometry.n_hexes || !hx_in (scene->position->foundations, action->target))
    return hx_scene_refuse (scene, HX_WHY_NOBODY, HX_RULE_IG_CHAIN_04, action->target);
  return scene->position->foundation[action->target].controller != scene->side
         || hx_scene_refuse (scene, HX_WHY_NOT_ENEMY, HX_RULE_IG_CHAIN_04, action->target);
}

static bool
want_chain_line (HxScene        *scene,
                 const HxAction *action)
{
  const HxGeometry *geometry = &scene->box->geometry;
  uint8_t direction;

  if (!want_chain_end (scene, action->piece) || !want_chain_end (scene, action->with))
    return false;
  direction = hx_direction_to (geometry, action->piece, action->with);
  if (direction == HX_N_DIRECTIONS)
    {
      hx_scene_refuse_pair (scene, HX_WHY_NOT_ON_LINE, HX_RULE_IG_CHAIN_06, action->piece, action->with);
      return hx_scene_also (scene, HX_RULE_IG_CHAIN_01);
    }
  if (!want_chain_target (scene, action))
    return hx_scene_also (scene, HX_RULE_IG_CHAIN_06);
  return hx_in (geometry->ray[action->piece][direction] & geometry->ray[action->with][hx_opposite ((HxDirection) direction)],
                action->target)
         || hx_scene_refuse (scene, HX_WHY_NOT_BETWEEN, HX_RULE_IG_CHAIN_06, action->target);
}

/** hx_check_chain: Whether the Chain is legal (IG-CHAIN-01, -02, -04, -06). What else is missing beside an activation is said too. */
bool
hx_check_chain (HxScene        *scene,
                const HxAction *action)
{
  bool on_line = want_chain_line (scene, action);
  HxRule rule = scene->refusal != NULL ? scene->refusal->rule : HX_RULE_NONE;

  if (on_line)
    return want_activation (scene, action);
  if (!want_activation (scene, action))
    return hx_scene_also (scene, rule);
  return want_chain_line (scene, action);
}

/** hx_perform_chain: One wound to the unit between the ends (IG-CHAIN-01). */
void
hx_perform_chain (HxActor *actor)
{
  const HxAction *action = actor->action;

  activate (actor, HX_FEATURE_CHAIN, HX_RULE_IG_CHAIN_01);
  if (action->foundation)
    hx_actor_remove_foundations (actor, HX_HEX_BIT (action->target), HX_RULE_IG_CHAIN_04);
  else
    hx_actor_damage (actor, HX_HEX_BIT (action->target), HX_ATTACK_CHAIN, action->piece);
  hx_actor_settle (actor);
}

/* IG-RNET-04: markers that lie on enemies of the side to move are its own. */
static int
count_thrown (const HxScene *scene)
{
  int n = 0;

  for (HxHexSet left = scene->position->units & ~scene->work.of_side[scene->side]; left != 0;)
    n += scene->position->unit[hx_pop (&left)].ranged_nets;
  return n;
}

/** hx_check_ranged_net: Whether the Ranged Net can be thrown (IG-RNET-01, -04, -06, -08). */
bool
hx_check_ranged_net (HxScene        *scene,
                     const HxAction *action)
{
  const HxPiece *piece;
  HxHexSet line = 0;
  uint8_t sides;

  if (!want_activation (scene, action) || !hx_scene_want_own (scene, action->piece, HX_RULE_IG_RNET_01))
    return false;
  piece = &scene->position->unit[action->piece];
  if (hx_scene_tile (scene, action->piece)->ranged_net == 0)
    return hx_scene_refuse (scene, HX_WHY_NO_ABILITY, HX_RULE_IG_RNET_01, action->piece);
  if (piece->owner != piece->controller)
    return hx_scene_refuse (scene, HX_WHY_TAKEN_OVER, HX_RULE_D_37, action->piece);
  if (!hx_scene_want_active (scene, action->piece, HX_RULE_IG_HID_03))
    return hx_scene_also (scene, HX_RULE_IG_RNET_01);
  if (!hx_scene_want_enemy (scene, action->target, HX_RULE_IG_RNET_01))
    return action->target < scene->box->geometry.n_hexes && hx_in (scene->position->units, action->target)
             ? false : hx_scene_also (scene, HX_RULE_IG_RNET_08);
  sides = hx_turn_sides (hx_scene_tile (scene, action->piece)->ranged_net, piece->facing);
  for (int direction = 0; direction < HX_N_DIRECTIONS; direction++)
    if (sides >> direction & 1)
      line |= scene->box->geometry.ray[action->piece][direction];
  if (!hx_in (line, action->target))
    return hx_scene_refuse (scene, HX_WHY_NOT_MARKED, HX_RULE_IG_RNET_01, action->target);
  return count_thrown (scene) < HX_MAX_RANGED_NETS
         || hx_scene_refuse (scene, HX_WHY_NO_MARKER, HX_RULE_IG_RNET_04, action->target)
         || hx_scene_also (scene, HX_RULE_BASE_MISC_05);
}

/** hx_perform_ranged_net: Puts a Ranged Net marker on the target; it stays there to the end of the next battle (IG-RNET-02, -03). */
void
hx_perform_ranged_net (HxActor *actor)
{
  HxEvent event = hx_actor_event (actor, HX_EVENT_MARKER_ON, HX_RULE_IG_RNET_01);

  activate (actor, HX_FEATURE_RANGED_NET, HX_RULE_IG_RNET_01);
  event.target = actor->action->target;
  event.kind = HX_MARKER_RANGED_NET;
  event.cause = actor->action->piece;
  hx_cite (&event, HX_RULE_IG_RNET_02);
  hx_cite (&event, HX_RULE_IG_RNET_03);
  hx_cite (&event, HX_RULE_IG_RNET_07);
  hx_cite (&event, HX_RULE_IG_RNET_13);
  if (hx_in (actor->acting->battle.work.paralysed, actor->action->piece))
    hx_cite (&event, HX_RULE_IG_RNET_06);
  hx_actor_add (actor, &event);
  hx_position_replay (actor->box, actor->position, &event);
  hx_actor_settle (actor);
}

/** hx_check_explode: Whether the unit can explode (IG-EXPL-01, -03, BASE-EXP-02). */
bool
hx_check_explode (HxScene        *scene,
                  const HxAction *action)
{
  if (!want_activation (scene, action) || !want_feature (scene, action->piece, HX_TRAIT_EXPLOSIVES, HX_RULE_IG_EXPL_01))
    return hx_scene_also (scene, HX_RULE_IG_EXPL_01);
  return (hx_scene_want_active (scene, action->piece, HX_RULE_IG_EXPL_03)
          && want_unparalysed (scene, action->piece, HX_RULE_IG_EXPL_03))
         || hx_scene_also (scene, HX_RULE_IG_EXPL_01);
}

/** hx_perform_explode: One wound to every adjacent unit of all sides; the unit leaves and nothing saves it (IG-EXPL-01, -02). */
void
hx_perform_explode (HxActor *actor)
{
  uint8_t hex = actor->action->piece;

  activate (actor, HX_FEATURE_EXPLOSIVES, HX_RULE_IG_EXPL_01);
  hx_actor_damage (actor, actor->box->geometry.around[hex] & actor->position->units, HX_ATTACK_EXPLOSION, hex);
  hx_actor_settle (actor);
}
