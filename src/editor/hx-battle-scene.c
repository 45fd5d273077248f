/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Arrows stay while their segment's attacks are being declared and wounds put on, and go when the dead are removed. */

#include "config.h"

#include "hx-battle-scene.h"

static HxArrowKind
get_arrow_kind (const HxEvent *event)
{
  switch (event->kind)
    {
    case HX_ATTACK_MELEE:
    case HX_ATTACK_RANGED:
    case HX_ATTACK_GAUSS:
    case HX_ATTACK_MIXED:
    case HX_ATTACK_DEMOLITION:
    case HX_ATTACK_EXPLOSION:
    case HX_ATTACK_CHARGE:
      return (HxArrowKind) event->kind;
    default:
      return event->code == HX_EVENT_CHARGE_EXPLODES ? HX_ARROW_CHARGE : HX_ARROW_RANGED;
    }
}

static void
add_arrow (HxBattleScene    *scene,
           const HxPosition *board,
           const HxEvent    *event)
{
  HxArrow *arrow;

  if (event->subject >= HX_MAX_HEXES || event->target >= HX_MAX_HEXES || event->subject == event->target ||
      scene->n_arrows == HX_MAX_ARROWS)
    return;

  arrow = &scene->arrows[scene->n_arrows++];
  arrow->from = event->subject;
  arrow->to = event->target;
  arrow->kind = get_arrow_kind (event);
  arrow->color = board->unit[event->subject].controller;
  arrow->wounds = MAX (event->amount, 0);
  arrow->blocked = event->amount <= 0 && event->code == HX_EVENT_ATTACK;
  arrow->passed = event->others;
  arrow->progress = 1;
}

static void
add_step_arrows (HxBattleScene    *scene,
                 const HxPosition *board,
                 const HxStep     *step)
{
  for (guint i = 0; i < step->events->len; i++)
    {
      const HxEvent *event = &g_array_index (step->events, HxEvent, i);

      if (event->code == HX_EVENT_ATTACK || event->code == HX_EVENT_CHARGE_EXPLODES)
        add_arrow (scene, board, event);
    }
}

/* The attacks told so far in the segment of @step. */
static void
collect_arrows (HxBattleScene *scene,
                HxResolution  *resolution,
                gint           step)
{
  const HxStep *now = hx_resolution_get_step (resolution, (guint) step);
  gint first = step;

  if (now->stage >= HX_STAGE_REMOVAL)
    return;
  while (first > 0 && hx_resolution_get_step (resolution, (guint) first - 1)->segment == now->segment)
    first--;
  for (gint i = first; i <= step; i++)
    add_step_arrows (scene, hx_resolution_get_frame (resolution, i - 1), hx_resolution_get_step (resolution, (guint) i));
}

/* Rings the units that the open choice is about. */
static void
ring_choice (HxBattleScene  *scene,
             const HxAnswer *answer)
{
  for (guint i = 0; i < answer->choice.n_options; i++)
    {
      const HxOption *option = &answer->choice.options[i];

      if (option->subject < HX_MAX_HEXES)
        scene->rings[HX_RING_LEGAL] |= HX_HEX_BIT (option->subject);
    }
  if (answer->choice.subject < HX_MAX_HEXES)
    scene->rings[HX_RING_LEGAL] |= HX_HEX_BIT (answer->choice.subject);
}

/**
 * hx_battle_scene_work_out:
 * @scene: (out caller-allocates): filled in
 * @resolution: a battle
 * @step: the step to show, or -1 for the board before the first
 */
void
hx_battle_scene_work_out (HxBattleScene *scene,
                          HxResolution  *resolution,
                          gint           step)
{
  const HxPosition *now = hx_resolution_get_frame (resolution, step);
  const HxAnswer *open = hx_resolution_get_open (resolution);
  const HxPosition *before;
  const HxStep *told;

  memset (scene, 0, sizeof *scene);
  scene->position = *now;
  scene->segment = -1;
  if (open != NULL && step == (gint) hx_resolution_get_n_steps (resolution) - 1)
    ring_choice (scene, open);
  if (step < 0)
    return;

  before = hx_resolution_get_frame (resolution, step - 1);
  scene->destroyed = before->units & ~now->units;
  if (scene->destroyed != 0)
    scene->position = *before;

  told = hx_resolution_get_step (resolution, (guint) step);
  if (told->segment != HX_NO_SEGMENT)
    scene->segment = told->segment;
  if (told->subject < HX_MAX_HEXES)
    scene->rings[HX_RING_ACTING] = HX_HEX_BIT (told->subject);
  scene->rings[HX_RING_TARGET] = told->targets & ~scene->rings[HX_RING_ACTING];
  collect_arrows (scene, resolution, step);
}
