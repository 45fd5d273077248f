/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What acts on a piece or is aimed at it, and from whom: the values that the reasons of its state are made from. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-sway.h"

#include "hx-run.h"

/** Collecting: the sways of one piece while they are found. */
typedef struct
{
  const HxSwaySource *source;
  uint8_t hex;
  HxInfluence influences[HX_MAX_INFLUENCES];
  int n_influences;
  GArray *sways;
} Collecting;

static HxSway *
add_sway (Collecting *collecting,
          HxSwayKind  kind,
          uint8_t     from,
          gboolean    works)
{
  HxSway sway = {
    .kind = kind,
    .state = works ? HX_SWAY_WORKS : HX_SWAY_FAILS,
    .from = from,
    .to = collecting->hex,
    .amount = 1,
    .cause = HX_NO_HEX,
  };

  g_array_append_val (collecting->sways, sway);
  return &g_array_index (collecting->sways, HxSway, collecting->sways->len - 1);
}

/**
 * hx_sway_by:
 * @event: a net that holds or fails
 *
 * Returns: whose doing it is
 */
HxSwayBy
hx_sway_by (const HxEvent *event)
{
  if (event->reason == HX_REASON_MARKER)
    return event->kind == HX_MARKER_RANGED_NET ? HX_SWAY_BY_RANGED_NET : HX_SWAY_BY_TRAP_NET;
  return event->subject == HX_NO_HEX ? HX_SWAY_BY_USER : HX_SWAY_BY_PIECE;
}

static void
add_net (Collecting    *collecting,
         const HxEvent *event)
{
  HxSway *sway = add_sway (collecting, HX_SWAY_NET, event->subject, event->code == HX_EVENT_NET_HOLDS);

  sway->by = hx_sway_by (event);
  sway->reason = (HxReason) event->reason;
  sway->cause = event->cause;
}

static void
add_power (Collecting    *collecting,
           const HxEvent *event)
{
  gboolean works = event->code == HX_EVENT_SUPPLIED;

  if (event->reason == HX_REASON_FORCED)
    add_sway (collecting, HX_SWAY_POWER, HX_NO_HEX, works)->by = HX_SWAY_BY_USER;
  for (uint8_t hex = 0; hex < collecting->source->box->geometry.n_hexes; hex++)
    if (event->others & HX_HEX_BIT (hex))
      add_sway (collecting, HX_SWAY_POWER, hex, works);
}

/* The referee tells how the board stands before anything happens on it. */
static void
collect_told (Collecting *collecting)
{
  for (guint i = 0; i < collecting->source->events->len; i++)
    {
      const HxEvent *event = &g_array_index (collecting->source->events, HxEvent, i);

      if (event->stage != HX_STAGE_PICTURE || event->segment != HX_NO_SEGMENT)
        continue;
      if ((event->code == HX_EVENT_NET_HOLDS || event->code == HX_EVENT_NET_FAILS) && event->target == collecting->hex)
        add_net (collecting, event);
      else if ((event->code == HX_EVENT_SUPPLIED || event->code == HX_EVENT_NOT_SUPPLIED)
               && event->subject == collecting->hex)
        add_power (collecting, event);
      else if (event->code == HX_EVENT_SCOPED && event->target == collecting->hex)
        add_sway (collecting, HX_SWAY_SCOPER, event->subject, TRUE);
    }
}

/* D-21: where the user has spoken, nothing else decides whether the piece is netted. */
static void
overrule_nets (GArray *sways)
{
  gboolean forced = FALSE;

  for (guint i = 0; i < sways->len; i++)
    forced = forced
             || (g_array_index (sways, HxSway, i).kind == HX_SWAY_NET && g_array_index (sways, HxSway, i).by == HX_SWAY_BY_USER);
  for (guint i = 0; forced && i < sways->len; i++)
    {
      HxSway *sway = &g_array_index (sways, HxSway, i);

      if (sway->kind != HX_SWAY_NET || sway->by == HX_SWAY_BY_USER || sway->state == HX_SWAY_FAILS)
        continue;
      sway->state = HX_SWAY_FAILS;
      sway->reason = HX_REASON_FORCED;
    }
}

static int
find_amount (HxEffect effect)
{
  return effect == HX_EFFECT_INITIATIVE_2 ? 2 : effect == HX_EFFECT_SLOWER_1 ? -1 : 1;
}

static gboolean
receives (const Collecting *collecting,
          HxEffect          effect)
{
  for (int i = 0; i < collecting->n_influences; i++)
    if (collecting->influences[i].kind == HX_INFLUENCE_LINK && collecting->influences[i].effect == effect
        && collecting->influences[i].works)
      return TRUE;
  return FALSE;
}

static gboolean
has_strength (const uint8_t strength[HX_N_DIRECTIONS])
{
  for (int side = 0; side < HX_N_DIRECTIONS; side++)
    if (strength[side] > 0)
      return TRUE;
  return FALSE;
}

/* Whether the unit can make such attacks, as printed or by a conversion that it is offered (D-10). */
static gboolean
can_attack (const Collecting *collecting,
            const HxTile     *tile,
            HxAttackKind      kind)
{
  gboolean swaps_melee = receives (collecting, HX_EFFECT_MELEE_RANGED);
  gboolean swaps_gauss = receives (collecting, HX_EFFECT_RANGED_GAUSS);

  if (kind == HX_ATTACK_MELEE)
    return has_strength (tile->melee) || (swaps_melee && has_strength (tile->ranged));
  return has_strength (tile->ranged) || (swaps_melee && has_strength (tile->melee))
         || (swaps_gauss && has_strength (tile->gauss));
}

/**
 * hx_strengthens_shots:
 * @box: the game box
 * @position: a position
 * @giver: the hex of a unit whose link is for melee
 *
 * Returns: whether shots gain by it as well, by the other reading of DISP-24
 */
gboolean
hx_strengthens_shots (const HxBox      *box,
                      const HxPosition *position,
                      uint8_t           giver)
{
  return (box->tiles[position->unit[giver].tile].traits & HX_TRAIT_ANY_STRENGTH) != 0
         && position->rulings[HX_RULING_DISP_24] != 0;
}

/* KRW-02: a Krwiobus moves wounds between an HQ and another unit of one side, and needs a link to both. */
static gboolean
has_partner (const Collecting *collecting,
             uint8_t           krwiobus)
{
  const HxSwaySource *source = collecting->source;
  const HxPosition *position = source->position;
  gboolean hq = source->box->tiles[position->unit[collecting->hex].tile].kind == HX_KIND_HQ;

  for (uint8_t hex = 0; hex < source->box->geometry.n_hexes; hex++)
    {
      HxInfluence influences[HX_MAX_INFLUENCES];
      int n = 0;

      if (position->units & source->box->geometry.around[krwiobus] & HX_HEX_BIT (hex)
          && position->unit[hex].controller == position->unit[collecting->hex].controller
          && (source->box->tiles[position->unit[hex].tile].kind == HX_KIND_HQ) != hq)
        n = hx_picture_influences (source->box, position, source->picture, hex, influences);
      for (int i = 0; i < n; i++)
        if (influences[i].kind == HX_INFLUENCE_LINK && influences[i].from == krwiobus
            && influences[i].effect == HX_EFFECT_TRANSFUSION && influences[i].works)
          return TRUE;
    }
  return FALSE;
}

static gboolean
is_idle (const Collecting  *collecting,
         const HxInfluence *influence)
{
  const HxPosition *position = collecting->source->position;
  const HxTile *tile = &collecting->source->box->tiles[position->unit[collecting->hex].tile];

  switch (influence->effect)
    {
    case HX_EFFECT_INITIATIVE_1:
    case HX_EFFECT_INITIATIVE_2:
    case HX_EFFECT_SLOWER_1:
    case HX_EFFECT_EXTRA_ATTACK:
      return tile->n_numbers == 0;
    case HX_EFFECT_MELEE_1:
      return !can_attack (collecting, tile, HX_ATTACK_MELEE)
             && !(hx_strengthens_shots (collecting->source->box, position, influence->from)
                  && can_attack (collecting, tile, HX_ATTACK_RANGED));
    case HX_EFFECT_RANGED_1:
      return !can_attack (collecting, tile, HX_ATTACK_RANGED);
    case HX_EFFECT_MELEE_RANGED:
      return !has_strength (tile->melee) && !has_strength (tile->ranged);
    case HX_EFFECT_RANGED_GAUSS:
      return !has_strength (tile->ranged) && !has_strength (tile->gauss);
    case HX_EFFECT_TRANSFUSION:
      return !has_partner (collecting, influence->from);
    default:
      return FALSE;
    }
}

static void
collect_gifts (Collecting *collecting)
{
  for (int i = 0; i < collecting->n_influences; i++)
    {
      const HxInfluence *influence = &collecting->influences[i];
      HxSway *sway;

      if (influence->kind != HX_INFLUENCE_LINK
          || (influence->works && (influence->effect == HX_EFFECT_SCOPER || influence->effect == HX_EFFECT_POWER)))
        continue;
      sway = add_sway (collecting, HX_SWAY_GIFT, influence->from, influence->works);
      sway->effect = influence->effect;
      sway->amount = find_amount (influence->effect);
      sway->reason = influence->reason;
      sway->cause = influence->cause;
      if (influence->works && is_idle (collecting, influence))
        sway->state = HX_SWAY_IDLE;
    }
}

/**
 * hx_sways_collect:
 * @source: a position and what the referee says of it
 * @hex: a hex that holds a unit
 *
 * Returns: (transfer full) (element-type HxSway): what acts on the unit or is aimed at it: nets, power and Scopers as the
 *   referee tells them, then gifts; a Scoper or a source of power that fails is there as a gift that says why
 */
GArray *
hx_sways_collect (const HxSwaySource *source,
                  uint8_t             hex)
{
  Collecting collecting = { .source = source, .hex = hex, .sways = g_array_new (FALSE, TRUE, sizeof (HxSway)) };

  collecting.n_influences = hx_picture_influences (source->box, source->position, source->picture, hex,
                                                   collecting.influences);
  collect_told (&collecting);
  overrule_nets (collecting.sways);
  collect_gifts (&collecting);
  return collecting.sways;
}

/**
 * hx_explain_sways:
 * @box: the game box
 * @position: a position
 * @hex: a hex that holds a unit
 *
 * Returns: (transfer full) (element-type HxSway): what the state reasons of hx_explain_piece() are made from
 */
GArray *
hx_explain_sways (const HxBox      *box,
                  const HxPosition *position,
                  uint8_t           hex)
{
  HxRunSetup setup = { .start = position, .caller = position->turn, .once = TRUE };
  g_autoptr (HxRun) run = hx_run_new (box, &setup);
  HxPicture picture;
  HxSwaySource source = { box, position, &picture, run->events };

  hx_picture_work_out (box, position, &picture);
  return hx_sways_collect (&source, hex);
}
