/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expanding a Monolith (MON-EXP): its lower parts come onto the board, as if they moved there (FAQ-MON-004). */
#include "hx-scene.h"

#include <string.h>

static bool
want_part (HxScene *scene,
           uint8_t  hex)
{
  uint8_t side = hex < scene->box->geometry.n_hexes ? hx_position_find_part (scene->position, hex) : HX_NO_SIDE;

  if (side != HX_NO_SIDE)
    return hx_scene_refuse (scene, HX_WHY_PART_THERE, HX_RULE_MON_EXP_08, hex);
  return hx_scene_want_free (scene, hex, HX_RULE_MON_EXP_08) || hx_scene_also (scene, HX_RULE_MON_EXP_05);
}

/* MON-EXP-05: each of the three touches another. */
static bool
hang_together (const HxGeometry *geometry,
               const uint8_t     hexes[3])
{
  int links = 0;

  for (int i = 0; i < 3; i++)
    links += hx_in (geometry->around[hexes[i]], hexes[(i + 1) % 3]);
  return links >= 2;
}

/** hx_check_expand: Whether the Monolith of the side to move can expand so (MON-EXP-01 to -08). */
bool
hx_check_expand (HxScene        *scene,
                 const HxAction *action)
{
  const HxMonolith *monolith = &scene->position->monolith[scene->side];
  uint8_t hexes[3] = { hx_position_find_hq (scene->box, scene->position, scene->side), action->parts[0].hex, action->parts[1].hex };

  if (!monolith->present)
    return hx_scene_refuse (scene, HX_WHY_NO_MONOLITH, HX_RULE_MON_EXP_01, HX_NO_HEX);
  if (monolith->expanded || scene->game->turn.expanded)
    return hx_scene_refuse (scene, HX_WHY_IS_EXPANDED, HX_RULE_MON_EXP_06, HX_NO_HEX);
  if (scene->game->turn.placed)
    {
      hx_scene_refuse (scene, HX_WHY_PLACED_ALREADY, HX_RULE_MON_EXP_02, HX_NO_HEX);
      return hx_scene_also (scene, HX_RULE_D_17);
    }
  if (hexes[0] == HX_NO_HEX)
    return hx_scene_refuse (scene, HX_WHY_NO_HQ, HX_RULE_MON_EXP_01, HX_NO_HEX);
  if (!want_part (scene, hexes[1]) || !want_part (scene, hexes[2]))
    return false;
  if (hexes[1] == hexes[2])
    return hx_scene_refuse (scene, HX_WHY_TWICE_ONE_HEX, HX_RULE_MON_EXP_05, hexes[1]);
  return hang_together (&scene->box->geometry, hexes) || hx_scene_refuse (scene, HX_WHY_APART, HX_RULE_MON_EXP_05, HX_NO_HEX);
}

static void
cite_expanding (const HxActor *actor,
                HxEvent       *event)
{
  static const HxRule rules[] = { HX_RULE_MON_EXP_01, HX_RULE_MON_EXP_04, HX_RULE_MON_INS_01 };

  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
    hx_cite (event, rules[i]);
  if (hx_in (actor->acting->battle.work.picture.off, event->subject))
    hx_cite (event, HX_RULE_MON_EXP_07);
  for (int i = 0; i < 2; i++)
    if (actor->position->trap[actor->action->parts[i].hex] != HX_TRAP_NONE)
      hx_cite (event, HX_RULE_D_32);
}

/** hx_perform_expand: Lays the two lower parts, set and turned together; Traps act on their tiles one by one (FAQ-MON-005 to -008). */
void
hx_perform_expand (HxActor *actor)
{
  const HxSpot *parts = actor->action->parts;
  const uint8_t hexes[2] = { parts[0].hex, parts[1].hex };
  HxEvent event = hx_actor_event (actor, HX_EVENT_EXPANDS, HX_RULE_NONE);

  event.subject = hx_position_find_hq (actor->box, actor->position, actor->side);
  event.target = parts[0].hex;
  event.cause = parts[1].hex;
  event.amount = parts[0].what;
  event.kind = parts[1].what;
  cite_expanding (actor, &event);
  hx_actor_add (actor, &event);
  hx_position_replay (actor->box, actor->position, &event);
  actor->game->turn.expanded = true;
  hx_actor_arrive (actor, hexes, 2);
}
