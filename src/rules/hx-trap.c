/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Traps: arming them, and what they do to whoever comes onto their hex (PAR-TRAP, PAR-MINE to PAR-PARA). */
#include "hx-scene.h"

static HxEvent
trap_event (const HxActor *actor,
            HxEventCode    code,
            uint8_t        hex,
            HxTrapKind     trap)
{
  HxEvent event = hx_actor_event (actor, code, HX_RULE_NONE);

  event.target = hex;
  event.kind = (uint8_t) trap;
  return event;
}

/**
 * hx_arm_trap:
 * @actor: an action under way
 * @arm: where which Trap goes; it is possible
 * @by: the unit that arms it, or %HX_NO_HEX
 * @rule: what allows it
 *
 * Takes a marker out of the pool of the side to move and lays it face down (PAR-TRAP-09).
 */
void
hx_arm_trap (HxActor      *actor,
             const HxSpot *arm,
             uint8_t       by,
             HxRule        rule)
{
  HxEvent event = trap_event (actor, HX_EVENT_TRAP_ARMED, arm->hex, (HxTrapKind) arm->what);

  event.cause = by;
  hx_cite (&event, rule);
  hx_cite (&event, HX_RULE_PAR_TRAP_09);
  hx_cite_if (&event, actor->game->turn.armed, HX_RULE_PAR_TRAP_08);
  hx_cite_if (&event, hx_position_find_part (actor->position, arm->hex) != HX_NO_SIDE, HX_RULE_D_32);
  hx_actor_add (actor, &event);
  actor->game->turn.armed = true;
  actor->game->seats[actor->side].pool[arm->what]--;
  actor->position->trap[arm->hex] = arm->what;
  actor->position->trap_side[arm->hex] = (uint8_t) actor->side;
}

static HxRule
arming_rule (const HxTile *tile)
{
  switch (tile->rule)
    {
    case HX_RULE_PAR_AGENT_02:
      return HX_RULE_PAR_AGENT_01;
    case HX_RULE_PAR_DRONE_02:
      return HX_RULE_PAR_DRONE_01;
    default:
      return tile->rule;
    }
}

/* Hexes on which the tile standing on @hex may arm when played. */
static HxHexSet
marked_hexes (const HxBox   *box,
              const HxPiece *piece,
              uint8_t        hex)
{
  return box->geometry.beside[hex][hx_turn_sides (box->tiles[piece->tile].arming, piece->facing)];
}

/**
 * hx_scene_count_traps:
 * @scene: a scene
 * @hex: where a tile of the side to move is to be placed
 * @trap: a kind of Trap
 *
 * Returns: such markers that the tile can arm: those in the pool, and one that it disarms by coming onto the hex (PAR-TRAP-10, -12)
 */
uint8_t
hx_scene_count_traps (const HxScene *scene,
                      uint8_t        hex,
                      HxTrapKind     trap)
{
  bool disarms = scene->position->trap[hex] == trap && scene->position->trap_side[hex] == scene->side;

  return (uint8_t) (scene->game->seats[scene->side].pool[trap] + disarms);
}

/**
 * hx_scene_want_arms:
 * @scene: a scene
 * @action: a tile that is placed, for whose hex everything else has been checked
 *
 * Returns: whether the Traps that it is to arm can be armed (PAR-AGENT-01, PAR-ASSIST-01, PAR-DRONE-01, PAR-TRAP-08, D-13)
 */
bool
hx_scene_want_arms (HxScene        *scene,
                    const HxAction *action)
{
  HxPosition then = *scene->position;
  HxPiece piece = hx_piece_new (action->tile, scene->side, action->facing);
  const HxTile *tile = &scene->box->tiles[action->tile];
  HxRule rule = tile->arming != 0 ? arming_rule (tile) : HX_RULE_PAR_TRAP_08;
  uint8_t left[HX_N_TRAPS];
  HxPicture picture;

  for (int trap = 0; trap < HX_N_TRAPS; trap++)
    left[trap] = hx_scene_count_traps (scene, action->hex, (HxTrapKind) trap);
  for (int i = 0; i < action->n_arms; i++)
    {
      const HxSpot *arm = &action->arms[i];

      if (arm->hex >= scene->box->geometry.n_hexes || !hx_in (marked_hexes (scene->box, &piece, action->hex), arm->hex))
        return hx_scene_refuse (scene, HX_WHY_NOT_MARKED, rule, arm->hex);
      if (!hx_scene_want_bare (scene, arm->hex))
        return false;
      for (int before = 0; before < i; before++)
        if (action->arms[before].hex == arm->hex)
          return hx_scene_refuse (scene, HX_WHY_HAS_TRAP, HX_RULE_PAR_TRAP_01, arm->hex);
      if (left[arm->what]-- == 0)
        return hx_scene_refuse (scene, HX_WHY_NO_MARKER, HX_RULE_PAR_TRAP_09, arm->hex);
    }
  hx_position_put (&then, action->hex, &piece);
  hx_picture_work_out (scene->box, &then, &picture);
  if (!hx_in (picture.off, action->hex) || scene->position->rulings[HX_RULING_D_13] != 0)
    return true;
  hx_scene_refuse (scene, hx_in (picture.netted, action->hex) ? HX_WHY_NETTED : HX_WHY_NO_POWER, HX_RULE_D_13, action->hex);
  return hx_scene_also (scene, rule);
}

/* What keeps the placed unit from arming there now, after the Trap on its own hex has acted. */
static HxReason
find_obstacle (const HxActor *actor,
               uint8_t        hex,
               const HxSpot  *arm)
{
  const HxPiece *piece = &actor->position->unit[hex];

  if (!hx_in (actor->position->units, hex) || piece->tile != actor->action->tile)
    return HX_REASON_GONE;
  if (hx_in (actor->acting->battle.work.picture.off, hex) && actor->position->rulings[HX_RULING_D_13] == 0)
    return HX_REASON_NETTED;
  if (!hx_in (marked_hexes (actor->box, piece, hex) & hx_position_bare_hexes (actor->position, actor->box), arm->hex)
      || actor->game->seats[actor->side].pool[arm->what] == 0)
    return HX_REASON_NO_ROOM;
  return HX_REASON_NONE;
}

/**
 * hx_arm_when_placed:
 * @actor: a tile that is placed and was to arm Traps
 * @hex: where it was placed
 *
 * Arms them; those that the Trap on the tile's own hex has made impossible are left out.
 */
void
hx_arm_when_placed (HxActor *actor,
                    uint8_t  hex)
{
  HxRule rule = arming_rule (&actor->box->tiles[actor->action->tile]);

  hx_actor_renew (actor);
  for (int i = 0; i < actor->action->n_arms; i++)
    {
      const HxSpot *arm = &actor->action->arms[i];
      HxReason reason = find_obstacle (actor, hex, arm);

      if (reason == HX_REASON_NONE)
        {
          hx_arm_trap (actor, arm, hex, rule);
          continue;
        }
      HxEvent event = trap_event (actor, HX_EVENT_TRAP_NOT_ARMED, arm->hex, (HxTrapKind) arm->what);

      event.subject = hex;
      event.reason = (uint8_t) reason;
      hx_cite (&event, HX_RULE_PAR_TRAP_12);
      hx_cite (&event, reason == HX_REASON_NETTED ? HX_RULE_D_13 : HX_RULE_NONE);
      hx_actor_add (actor, &event);
    }
}

static void
do_nothing (HxActor    *actor,
            uint8_t     hex,
            HxTrapKind  trap,
            HxReason    reason,
            HxRule      rule)
{
  HxEvent event = trap_event (actor, HX_EVENT_TRAP_IDLE, hex, trap);

  event.reason = (uint8_t) reason;
  hx_cite (&event, rule);
  hx_cite_if (&event, reason == HX_REASON_BOUND, HX_RULE_D_14);
  hx_actor_add (actor, &event);
}

static void
put_marker (HxActor       *actor,
            uint8_t        hex,
            HxMarkerEvent  marker,
            HxRule         rule)
{
  HxEvent event = hx_actor_event (actor, HX_EVENT_MARKER_ON, rule);

  event.target = hex;
  event.kind = (uint8_t) marker;
  hx_actor_add (actor, &event);
  hx_position_replay (actor->box, actor->position, &event);
}

/* D-25: the unit is only a patient; its own net, links and Medic trait do not count yet. */
static void
set_off_mine (HxActor *actor,
              uint8_t  hex)
{
  HxPiece *piece = &actor->position->unit[hex];
  HxPicture *picture = &actor->acting->battle.work.picture;
  HxPiece before = *piece;

  if (actor->box->tiles[piece->tile].kind == HX_KIND_HQ)
    {
      do_nothing (actor, hex, HX_TRAP_MINE, HX_REASON_HQ, HX_RULE_PAR_MINE_03);
      return;
    }
  piece->net = HX_TOGGLE_ON;
  hx_actor_renew_quietly (actor);
  hx_actor_destroy (actor, hex, HX_ATTACK_MINE);
  if (!hx_in (actor->position->units, hex))
    return;
  piece->net = before.net;
  picture->netted &= ~HX_HEX_BIT (hex);
  picture->off &= ~HX_HEX_BIT (hex);
}

static void
raise_smoke (HxActor *actor,
             uint8_t  hex,
             int      side)
{
  const HxPiece *piece = &actor->position->unit[hex];
  HxEvent event = hx_actor_event (actor, HX_EVENT_TURNED, HX_RULE_PAR_SMOKE_01);
  HxChoice choice;
  int option;

  hx_choice_begin (&actor->segment, &choice, HX_ABOUT_SMOKE, side, hex);
  for (int turn = 0; turn < HX_N_DIRECTIONS; turn++)
    hx_choice_add (&choice, HX_OPTION_FACING)->direction = (uint8_t) ((piece->facing + turn) % HX_N_DIRECTIONS);
  option = hx_segment_ask (&actor->segment, &choice);
  if (option < 0)
    return;
  event.subject = hex;
  event.amount = choice.options[option].direction;
  event.kind = HX_CAUSE_SMOKE;
  hx_actor_turn (actor, &event);
}

static void
drill (HxActor *actor,
       uint8_t  hex,
       int      side)
{
  HxHexSet hexes = hx_position_bare_hexes (actor->position, actor->box) & hx_position_hexes_for (actor->position, actor->box, hex);
  HxEvent event = hx_actor_event (actor, HX_EVENT_MOVED, HX_RULE_PAR_DRILL_01);
  HxChoice choice;

  if (hx_position_binds (actor->position, actor->box, hex))
    {
      do_nothing (actor, hex, HX_TRAP_DRILL, HX_REASON_BOUND, HX_RULE_MON_INS_02);
      return;
    }
  if (hexes == 0)
    {
      do_nothing (actor, hex, HX_TRAP_DRILL, HX_REASON_NO_ROOM, HX_RULE_PAR_DRILL_02);
      return;
    }
  hx_choice_begin (&actor->segment, &choice, HX_ABOUT_DRILL, side, hex);
  hx_choice_add (&choice, HX_OPTION_DECLINE);
  event.subject = hex;
  event.target = hx_actor_choose_hex (actor, &choice, hexes);
  event.amount = actor->position->unit[hex].facing;
  event.kind = HX_CAUSE_DRILL;
  hx_cite_if (&event, (hx_position_hexes_for (actor->position, actor->box, hex) & ~hexes) != 0, HX_RULE_PAR_DRILL_02);
  if (event.target != HX_NO_HEX)
    hx_actor_relocate (actor, hex, &event);
  else if (!hx_actor_waits (actor))
    do_nothing (actor, hex, HX_TRAP_DRILL, HX_REASON_DECLINED, HX_RULE_PAR_DRILL_01);
}

static void
give_medpack (HxActor *actor,
              uint8_t  hex,
              int      side)
{
  HxHexSet units = 0;
  HxChoice choice;
  uint8_t target;

  for (HxHexSet left = actor->box->geometry.around[hex] & actor->position->units; left != 0;)
    {
      uint8_t other = hx_pop (&left);

      if (actor->position->unit[other].controller == side)
        units |= HX_HEX_BIT (other);
    }
  if (units == 0)
    {
      do_nothing (actor, hex, HX_TRAP_MEDPACK, HX_REASON_NOBODY, HX_RULE_PAR_MEDPACK_03);
      return;
    }
  hx_choice_begin (&actor->segment, &choice, HX_ABOUT_MEDPACK, side, hex);
  target = hx_actor_choose_hex (actor, &choice, units);
  if (target != HX_NO_HEX)
    put_marker (actor, target, HX_MARKER_MEDPACK, HX_RULE_PAR_MEDPACK_01);
}

static void
act (HxActor    *actor,
     uint8_t     hex,
     HxTrapKind  trap,
     int         side)
{
  switch (trap)
    {
    case HX_TRAP_MINE:
      set_off_mine (actor, hex);
      break;
    case HX_TRAP_SMOKE:
      raise_smoke (actor, hex, side);
      break;
    case HX_TRAP_DRILL:
      drill (actor, hex, side);
      break;
    case HX_TRAP_MEDPACK:
      give_medpack (actor, hex, side);
      break;
    case HX_TRAP_NET:
      put_marker (actor, hex, HX_MARKER_TRAP_NET, HX_RULE_PAR_TNET_01);
      break;
    case HX_TRAP_FRENZY:
      put_marker (actor, hex, HX_MARKER_FRENZY, HX_RULE_PAR_FRENZY_01);
      break;
    case HX_TRAP_PARALYSIS:
      put_marker (actor, hex, HX_MARKER_PARALYSIS, HX_RULE_PAR_PARA_01);
      break;
    default:
      break;
    }
}

/**
 * hx_spring_trap:
 * @actor: an action under way
 * @hex: where a unit has come onto a Trap
 *
 * A unit of the Trap's own side disarms it: the marker goes back to the pool (PAR-TRAP-10). Any other sets it off: it is
 * revealed, acts, and leaves the game, alone or as a marker on a unit (PAR-TRAP-11, -12, -18). Sides are those that control
 * the pieces now (D-33).
 */
void
hx_spring_trap (HxActor *actor,
                uint8_t  hex)
{
  HxTrapKind trap = (HxTrapKind) actor->position->trap[hex];
  int side = actor->position->trap_side[hex];
  bool own = actor->position->unit[hex].controller == side;
  HxEvent event = trap_event (actor, own ? HX_EVENT_TRAP_DISARMED : HX_EVENT_TRAP_SPRUNG, hex, trap);

  event.other = (int16_t) side;
  hx_cite (&event, own ? HX_RULE_PAR_TRAP_10 : HX_RULE_PAR_TRAP_11);
  hx_cite (&event, HX_RULE_PAR_TRAP_02);
  if (!own)
    {
      hx_cite (&event, HX_RULE_PAR_TRAP_12);
      hx_cite (&event, HX_RULE_PAR_TRAP_18);
      hx_cite (&event, HX_RULE_BASE_PLACE_04);
      hx_cite (&event, HX_RULE_BASE_PLACE_05);
      hx_cite (&event, HX_RULE_D_25);
    }
  hx_actor_add (actor, &event);
  actor->position->trap[hex] = actor->position->trap_side[hex] = 0;
  if (own)
    actor->game->seats[side].pool[trap]++;
  else
    act (actor, hex, trap, side);
}
