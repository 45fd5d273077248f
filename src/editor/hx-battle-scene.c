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

static HxArrow *
add_arrow (HxBattleScene    *scene,
           const HxPosition *board,
           guint8            from,
           guint8            to)
{
  HxArrow *arrow;

  if (from >= HX_MAX_HEXES || to >= HX_MAX_HEXES || from == to || scene->n_arrows == HX_MAX_ARROWS)
    return NULL;
  arrow = &scene->arrows[scene->n_arrows++];
  arrow->from = from;
  arrow->to = to;
  arrow->color = board->unit[from].controller;
  arrow->progress = 1;

  return arrow;
}

static void
add_attack (HxBattleScene    *scene,
            const HxPosition *board,
            const HxEvent    *event)
{
  HxArrow *arrow = add_arrow (scene, board, event->subject, event->target);

  if (arrow == NULL)
    return;
  arrow->kind = get_arrow_kind (event);
  arrow->wounds = MAX (event->amount, 0);
  arrow->blocked = event->amount <= 0 && event->code == HX_EVENT_ATTACK;
  arrow->passed = event->others;
}

/* Wounds that go to somebody else instead. */
static void
add_transfusion (HxBattleScene    *scene,
                 const HxPosition *board,
                 const HxEvent    *event)
{
  HxArrow *arrow = add_arrow (scene, board, event->cause, event->target);

  if (arrow == NULL)
    return;
  arrow->kind = HX_ARROW_CHAIN;
  arrow->wounds = event->amount;
}

/* Takes @n wounds off the attacks on @to: those of @from, or of anybody where @from is %HX_NO_HEX. */
static void
take_off (HxBattleScene *scene,
          guint8         from,
          guint8         to,
          int            n)
{
  for (guint i = 0; i < scene->n_arrows && n > 0; i++)
    {
      HxArrow *arrow = &scene->arrows[i];
      int taken = MIN (n, arrow->wounds);

      if (arrow->to != to || (from != HX_NO_HEX && arrow->from != from) || taken <= 0)
        continue;
      arrow->wounds -= taken;
      arrow->blocked = arrow->wounds == 0;
      n -= taken;
    }
}

/* Wounds that have been put on are on the tile now. */
static void
settle (HxBattleScene *scene,
        guint8         hex)
{
  for (guint i = 0; i < scene->n_arrows; i++)
    {
      if (scene->arrows[i].to == hex)
        scene->arrows[i].wounds = 0;
    }
}

static void
follow_event (HxBattleScene    *scene,
              const HxPosition *board,
              const HxEvent    *event,
              gboolean          is_now)
{
  switch (event->code)
    {
    case HX_EVENT_ATTACK:
    case HX_EVENT_CHARGE_EXPLODES:
      add_attack (scene, board, event);
      break;
    case HX_EVENT_ARMOR:
      if (scene->n_arrows > 0)
        scene->arrows[scene->n_arrows - 1].armor += event->amount;
      break;
    case HX_EVENT_TRANSFUSED:
      take_off (scene, HX_NO_HEX, event->cause, event->amount);
      add_transfusion (scene, board, event);
      break;
    case HX_EVENT_MEDIC_SERVES:
      take_off (scene, event->cause, event->target, event->amount);
      break;
    case HX_EVENT_WOUNDED:
      if (!is_now)
        settle (scene, event->target);
      break;
    default:
      break;
    }
}

/* The first step of the segment in which @step is, or @step outside segments. */
static gint
find_first (HxResolution *resolution,
            gint          step)
{
  guint8 segment = hx_resolution_get_step (resolution, (guint) step)->segment;

  while (step > 0 && segment != HX_NO_SEGMENT &&
         hx_resolution_get_step (resolution, (guint) step - 1)->segment == segment)
    step--;

  return step;
}

/* The attacks told so far in the segment of @step, and what has become of them. */
static void
collect_arrows (HxBattleScene *scene,
                HxResolution  *resolution,
                gint           step)
{
  if (hx_resolution_get_step (resolution, (guint) step)->stage >= HX_STAGE_REMOVAL)
    return;
  for (gint i = find_first (resolution, step); i <= step; i++)
    {
      const HxStep *told = hx_resolution_get_step (resolution, (guint) i);
      const HxPosition *board = hx_resolution_get_frame (resolution, i - 1);

      for (guint j = 0; j < told->events->len; j++)
        follow_event (scene, board, &g_array_index (told->events, HxEvent, j), i == step);
    }
}

static void
add_coin (HxBattleScene         *scene,
          const HxBox           *box,
          const HxInfluenceCoin *coin)
{
  if (coin->from >= HX_MAX_HEXES || coin->to >= HX_MAX_HEXES || scene->n_coins == HX_MAX_COINS ||
      (box->geometry.around[coin->from] & HX_HEX_BIT (coin->to)) == 0)
    return;
  scene->coins[scene->n_coins] = *coin;
  scene->coins[scene->n_coins++].harm = coin->kind == HX_INFLUENCE_NET || hx_effect_is_hostile (coin->effect);
}

static void
add_net (HxBattleScene *scene,
         const HxBox   *box,
         guint8         from,
         guint8         to,
         gboolean       works)
{
  add_coin (scene, box, &(HxInfluenceCoin) { .from = from, .to = to, .kind = HX_INFLUENCE_NET, .works = works });
}

static void
add_links (HxBattleScene         *scene,
           const HxBox           *box,
           HxHexSet               givers,
           const HxInfluenceCoin *like)
{
  HxInfluenceCoin coin = *like;

  coin.kind = HX_INFLUENCE_LINK;
  for (; givers != 0; givers &= givers - 1)
    {
      coin.from = hx_first_on_ray (givers, HX_SOUTH);
      add_coin (scene, box, &coin);
    }
}

static HxHexSet
get_bit (guint8 hex)
{
  return hex < HX_MAX_HEXES ? HX_HEX_BIT (hex) : 0;
}

static HxEffect
find_bonus (const HxEvent *event)
{
  return event->kind == HX_ATTACK_MELEE ? HX_EFFECT_MELEE_1 : HX_EFFECT_RANGED_1;
}

/* What an event says acts on a unit, and does or does not. */
static void
add_causes (HxBattleScene *scene,
            const HxBox   *box,
            const HxEvent *event)
{
  HxHexSet causes = event->others | get_bit (event->cause);

  switch (event->code)
    {
    case HX_EVENT_NET_HOLDS:
    case HX_EVENT_NET_FAILS:
      add_net (scene, box, event->subject, event->target, event->code == HX_EVENT_NET_HOLDS);
      break;
    case HX_EVENT_FREED:
      add_net (scene, box, event->cause, event->target, FALSE);
      break;
    case HX_EVENT_NUMBER_UNUSED:
      if (event->reason == HX_REASON_NETTED)
        add_net (scene, box, event->cause, event->subject, TRUE);
      break;
    case HX_EVENT_SUPPLIED:
    case HX_EVENT_NOT_SUPPLIED:
    case HX_EVENT_POWER_GAINED:
      add_links (scene, box, causes, &(HxInfluenceCoin) { .to = event->subject, .effect = HX_EFFECT_POWER,
                                                          .works = event->code != HX_EVENT_NOT_SUPPLIED });
      break;
    case HX_EVENT_LINK_FAILS:
      add_links (scene, box, get_bit (event->subject), &(HxInfluenceCoin) { .to = event->target,
                                                                            .effect = (HxEffect) event->kind });
      break;
    case HX_EVENT_INITIATIVE:
      add_links (scene, box, causes,
                 &(HxInfluenceCoin) { .to = event->subject, .works = TRUE,
                                      .effect = event->amount >= event->other ? HX_EFFECT_INITIATIVE_1
                                                                              : HX_EFFECT_SLOWER_1 });
      break;
    case HX_EVENT_EXTRA_NUMBER:
      add_links (scene, box, get_bit (event->cause), &(HxInfluenceCoin) { .to = event->subject, .works = TRUE,
                                                                          .effect = HX_EFFECT_EXTRA_ATTACK });
      break;
    case HX_EVENT_ATTACK_BONUS:
      add_links (scene, box, get_bit (event->cause), &(HxInfluenceCoin) { .to = event->subject, .works = TRUE,
                                                                          .effect = find_bonus (event) });
      break;
    case HX_EVENT_EXTRA_WOUND:
      add_links (scene, box, get_bit (event->cause), &(HxInfluenceCoin) { .to = event->target, .works = TRUE,
                                                                          .effect = HX_EFFECT_EXTRA_WOUND });
      break;
    case HX_EVENT_MEDIC_SERVES:
    case HX_EVENT_MEDIC_CANNOT:
      add_links (scene, box, get_bit (event->subject), &(HxInfluenceCoin) { .to = event->target,
                                                                            .effect = HX_EFFECT_MEDIC,
                                                                            .works = event->code == HX_EVENT_MEDIC_SERVES });
      break;
    default:
      break;
    }
}

/* Rings the units that the open choice is about. */
static void
ring_choice (HxBattleScene  *scene,
             const HxAnswer *answer)
{
  for (guint i = 0; i < answer->choice.n_options; i++)
    scene->rings[HX_RING_LEGAL] |= get_bit (answer->choice.options[i].subject);
  scene->rings[HX_RING_LEGAL] |= get_bit (answer->choice.subject);
}

/* Puts back what has left the board since the segment began, as it was when it went. */
static void
show_destroyed (HxBattleScene *scene,
                HxResolution  *resolution,
                gint           step,
                gint           first)
{
  HxHexSet gone = hx_resolution_get_frame (resolution, first - 1)->units & ~scene->position.units;

  for (gint i = step; i >= first && gone != 0; i--)
    {
      const HxPosition *before = hx_resolution_get_frame (resolution, i - 1);

      for (HxHexSet rest = gone & before->units; rest != 0; rest &= rest - 1)
        {
          guint8 hex = hx_first_on_ray (rest, HX_SOUTH);

          scene->position.unit[hex] = before->unit[hex];
          scene->position.units |= HX_HEX_BIT (hex);
          scene->destroyed |= HX_HEX_BIT (hex);
        }
      gone &= ~before->units;
    }
}

/* The picture is frozen in a segment: what the dead do holds until their going is said to free or cut off somebody. */
static gboolean
is_frozen (HxResolution *resolution,
           gint          step,
           gint          first)
{
  for (gint i = first; i <= step; i++)
    {
      switch (hx_resolution_get_step (resolution, (guint) i)->code)
        {
        case HX_EVENT_FREED:
        case HX_EVENT_POWER_LOST:
        case HX_EVENT_POWER_GAINED:
        case HX_EVENT_TOUGHNESS_LOST:
        case HX_EVENT_NUMBER_CHANGED:
        case HX_EVENT_NUMBER_LOST:
          return FALSE;
        default:
          break;
        }
    }

  return TRUE;
}

static void
keep_as (HxHexSet       *set,
         const HxHexSet *before,
         HxHexSet        hexes)
{
  *set = (*set & ~hexes) | (*before & hexes);
}

/* The dead keep looking as they did. */
static void
work_out_picture (HxBattleScene    *scene,
                  const HxBox      *box,
                  const HxPosition *board,
                  gboolean          frozen)
{
  HxPicture picture;

  hx_picture_work_out (box, &scene->position, &scene->picture);
  if (frozen || scene->destroyed == 0)
    return;
  hx_picture_work_out (box, board, &picture);
  for (HxHexSet rest = scene->destroyed; rest != 0; rest &= rest - 1)
    {
      guint8 hex = hx_first_on_ray (rest, HX_SOUTH);

      picture.pace[hex] = scene->picture.pace[hex];
      picture.extra[hex] = scene->picture.extra[hex];
      picture.toughness[hex] = scene->picture.toughness[hex];
    }
  keep_as (&picture.netted, &scene->picture.netted, scene->destroyed);
  keep_as (&picture.unpowered, &scene->picture.unpowered, scene->destroyed);
  keep_as (&picture.off, &scene->picture.off, scene->destroyed);
  keep_as (&picture.scoped, &scene->picture.scoped, scene->destroyed);
  scene->picture = picture;
}

static void
show_step (HxBattleScene *scene,
           HxResolution  *resolution,
           gint           step)
{
  const HxBox *box = hx_resolution_get_box (resolution);
  const HxStep *told = hx_resolution_get_step (resolution, (guint) step);
  gint first = find_first (resolution, step);

  show_destroyed (scene, resolution, step, first);
  work_out_picture (scene, box, hx_resolution_get_frame (resolution, step), is_frozen (resolution, step, first));
  if (told->segment != HX_NO_SEGMENT)
    scene->segment = told->segment;
  scene->rings[HX_RING_ACTING] = get_bit (told->subject);
  scene->rings[HX_RING_TARGET] = told->targets & ~scene->rings[HX_RING_ACTING];
  collect_arrows (scene, resolution, step);
  for (guint i = 0; i < told->events->len; i++)
    add_causes (scene, box, &g_array_index (told->events, HxEvent, i));
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
  const HxAnswer *open = hx_resolution_get_open (resolution);

  memset (scene, 0, sizeof *scene);
  scene->position = *hx_resolution_get_frame (resolution, step);
  scene->segment = -1;
  if (open != NULL && step == (gint) hx_resolution_get_n_steps (resolution) - 1)
    ring_choice (scene, open);
  if (step >= 0)
    show_step (scene, resolution, step);
  else
    hx_picture_work_out (hx_resolution_get_box (resolution), &scene->position, &scene->picture);
}
