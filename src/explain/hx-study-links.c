/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What links give a piece and what it gives to others, or why they do not. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-study.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-sentence.h"

static const char *
working_format (HxEffect effect)
{
  switch (effect)
    {
    case HX_EFFECT_INITIATIVE_1:
      return _("{giver} makes {receiver} faster by 1.");
    case HX_EFFECT_INITIATIVE_2:
      return _("{giver} makes {receiver} faster by 2.");
    case HX_EFFECT_SLOWER_1:
      return _("{giver} makes {receiver} slower by 1.");
    case HX_EFFECT_MELEE_1:
      return _("{giver} adds 1 to each melee attack of {receiver}.");
    case HX_EFFECT_RANGED_1:
      return _("{giver} adds 1 to each shot of {receiver}.");
    case HX_EFFECT_EXTRA_ATTACK:
      return _("{giver} gives {receiver} one more attack.");
    case HX_EFFECT_TOUGHNESS_1:
      return _("{giver} gives {receiver} 1 Toughness.");
    case HX_EFFECT_POWER:
      return _("{giver} supplies {receiver} with power.");
    case HX_EFFECT_MEDIC:
      return _("{giver} takes the wounds of one attack for {receiver}.");
    case HX_EFFECT_MELEE_RANGED:
      return _("In each Battle, {giver} lets {receiver} change one attack between melee and ranged; each unit linked to it has one "
               "such change.");
    case HX_EFFECT_RANGED_GAUSS:
      return _("In each Battle, {giver} lets {receiver} change one attack between ranged and Gauss; each unit linked to it has one "
               "such change.");
    case HX_EFFECT_EXTRA_WOUND:
      return _("{giver} adds 1 wound to whatever wounds {receiver}.");
    case HX_EFFECT_SCOPER:
      return _("{giver} turns {receiver} to serve the other side.");
    case HX_EFFECT_TRANSFUSION:
      return _("{giver} can move wounds from or to {receiver}.");
    case HX_EFFECT_MOBILITY:
      return _("{giver} gives {receiver} a move in its own turn.");
    default:
      return _("{giver} gives {receiver} a rotation in its own turn.");
    }
}

/* Effects on initiative numbers, which a unit without one cannot use. */
static gboolean
changes_number (HxEffect effect)
{
  switch (effect)
    {
    case HX_EFFECT_INITIATIVE_1:
    case HX_EFFECT_INITIATIVE_2:
    case HX_EFFECT_SLOWER_1:
    case HX_EFFECT_EXTRA_ATTACK:
      return TRUE;
    default:
      return FALSE;
    }
}

static const char *
find_rule (const HxSway *sway)
{
  static const char *const by_effect[HX_N_EFFECTS] = {
    [HX_EFFECT_INITIATIVE_1] = "BASE-INIT-04",  [HX_EFFECT_INITIATIVE_2] = "BASE-INIT-04",
    [HX_EFFECT_SLOWER_1] = "BASE-SAB-01",       [HX_EFFECT_MELEE_1] = "BASE-MOD-06",
    [HX_EFFECT_RANGED_1] = "BASE-MOD-06",       [HX_EFFECT_EXTRA_ATTACK] = "BASE-MOD-08",
    [HX_EFFECT_TOUGHNESS_1] = "BASE-TOU-02",    [HX_EFFECT_POWER] = "URA-POWER-03",
    [HX_EFFECT_MEDIC] = "BASE-MED-01",          [HX_EFFECT_MELEE_RANGED] = "BASE-MOD-11",
    [HX_EFFECT_RANGED_GAUSS] = "URA-GAUSS-01",  [HX_EFFECT_EXTRA_WOUND] = "URA-WASTES-01",
    [HX_EFFECT_SCOPER] = "BASE-SCO-01",         [HX_EFFECT_TRANSFUSION] = "KRW-03",
    [HX_EFFECT_MOBILITY] = "BASE-MOB-04",       [HX_EFFECT_ROTATION] = "PAR-CHAUF-01",
  };

  switch (sway->state)
    {
    case HX_SWAY_FAILS:
      return sway->reason == HX_REASON_SCOPED ? "BASE-SCO-01" : "BASE-MOD-12";
    case HX_SWAY_IDLE:
      if (changes_number (sway->effect))
        return "BASE-INIT-06";
      return sway->effect == HX_EFFECT_TRANSFUSION ? "KRW-02" : by_effect[sway->effect];
    default:
      return by_effect[sway->effect];
    }
}

static gboolean
has_strength (const uint8_t strength[HX_N_DIRECTIONS])
{
  for (int side = 0; side < HX_N_DIRECTIONS; side++)
    if (strength[side] > 0)
      return TRUE;
  return FALSE;
}

/* Why a gift means nothing to the unit that it reaches. */
static const char *
idle_format (const HxStudy *study,
             const HxSway  *sway)
{
  const HxTile *tile = &study->box->tiles[study->position->unit[sway->to].tile];

  if (changes_number (sway->effect))
    return _("{receiver} has no initiative that {giver} could change.");
  switch (sway->effect)
    {
    case HX_EFFECT_MELEE_1:
      return _("{receiver} has no melee attack that {giver} could strengthen.");
    case HX_EFFECT_RANGED_1:
      if (has_strength (tile->gauss))
        return _("{giver} does not strengthen {receiver}: a Gauss attack takes no bonus.");
      return _("{receiver} has no shot that {giver} could strengthen.");
    case HX_EFFECT_TRANSFUSION:
      return tile->kind == HX_KIND_HQ ? _("{giver} moves no wounds of {receiver}: it is linked to no other unit of that side.")
                                      : _("{giver} moves no wounds of {receiver}: it is not linked to the HQ as well.");
    default:
      return _("{receiver} has no attack that {giver} could change.");
    }
}

static char *
tell_link (HxStudy      *study,
           const HxSway *sway)
{
  HxEvent event = {
    .code = HX_EVENT_LINK_FAILS,
    .subject = sway->from,
    .target = sway->to,
    .cause = sway->cause,
    .reason = (uint8_t) sway->reason,
    .kind = (uint8_t) sway->effect,
  };

  if (sway->state == HX_SWAY_FAILS)
    return hx_sentence (&study->teller, &event, 1);
  return hx_phrase (sway->state == HX_SWAY_IDLE ? idle_format (study, sway) : working_format (sway->effect),
                    "giver", hx_tell_piece (&study->teller, sway->from),
                    "receiver", hx_tell_piece (&study->teller, sway->to), NULL);
}

static gboolean
is_link (const HxSway *sway)
{
  return sway->kind == HX_SWAY_GIFT;
}

/* Several effects of one giver that fail for one reason are told once. */
static gboolean
is_one_failure (const HxSway *a,
                const HxSway *b)
{
  return is_link (a) && is_link (b) && a->state == HX_SWAY_FAILS && b->state == HX_SWAY_FAILS && a->from == b->from
         && a->reason == b->reason;
}

static gboolean
repeats (const GArray *sways,
         guint         at)
{
  for (guint i = 0; i < at; i++)
    if (is_one_failure (&g_array_index (sways, HxSway, i), &g_array_index (sways, HxSway, at)))
      return TRUE;
  return FALSE;
}

/* A Scoper takes the power of a source as well, by a rule of its own. */
static void
cite_failures (HxInsight    *why,
               const GArray *sways,
               const HxSway *told)
{
  for (guint i = 0; i < sways->len; i++)
    {
      const HxSway *sway = &g_array_index (sways, HxSway, i);

      if (is_one_failure (sway, told) && sway->effect == HX_EFFECT_POWER && sway->reason == HX_REASON_SCOPED)
        hx_study_cite (why, "URA-POWER-07");
    }
}

static void
explain_link (HxStudy      *study,
              const char   *topic,
              const GArray *sways,
              guint         at)
{
  const HxSway *sway = &g_array_index (sways, HxSway, at);
  const HxTile *giver = hx_teller_tile (&study->teller, sway->from);
  uint8_t other = sway->to == study->hex ? sway->from : sway->to;
  HxInsight *why = hx_study_add (study, HX_INSIGHT_STATE, topic, tell_link (study, sway));

  why->good = sway->state == HX_SWAY_WORKS;
  why->others = HX_HEX_BIT (other);
  hx_study_cite (why, find_rule (sway));
  if (sway->state == HX_SWAY_IDLE && sway->effect == HX_EFFECT_RANGED_1)
    hx_study_cite (why, "BASE-ATT-04");
  cite_failures (why, sways, sway);
  if (giver != NULL && giver->rule != HX_RULE_NONE)
    hx_study_cite (why, hx_rule_id (giver->rule));
}

/* Sums have their own place in the answer; a strength that the unit could only have by a conversion has no sum. */
static gboolean
is_told_elsewhere (const HxStudy *study,
                   const HxSway  *sway)
{
  gboolean shots = has_strength (study->tile->ranged);

  if (sway->state != HX_SWAY_WORKS)
    return FALSE;
  if (sway->effect == HX_EFFECT_MELEE_1)
    return has_strength (study->tile->melee)
           || (shots && hx_strengthens_shots (study->box, study->position, sway->from));
  if (sway->effect == HX_EFFECT_RANGED_1)
    return shots;
  return (HX_NUMBER_EFFECTS & HX_EFFECT_BIT (sway->effect)) != 0 && sway->effect != HX_EFFECT_EXTRA_WOUND;
}

/* Power that a unit does not need is no loss to it. */
static gboolean
is_no_loss (const HxStudy *study,
            const HxSway  *sway)
{
  const HxTile *tile = &study->box->tiles[study->position->unit[sway->to].tile];

  return sway->effect == HX_EFFECT_POWER && (tile->traits & HX_TRAIT_NEEDS_POWER) == 0;
}

static void
explain_given (HxStudy *study,
               uint8_t  receiver)
{
  g_autoptr (GArray) sways = hx_study_sways (study, receiver);

  for (guint i = 0; i < sways->len; i++)
    {
      HxSway *sway = &g_array_index (sways, HxSway, i);

      if (sway->from != study->hex || sway->kind == HX_SWAY_NET || sway->kind == HX_SWAY_SCOPER
          || is_no_loss (study, sway))
        continue;
      if (sway->kind == HX_SWAY_POWER && sway->state == HX_SWAY_WORKS)
        sway->effect = HX_EFFECT_POWER;
      else if (!is_link (sway) || repeats (sways, i))
        continue;
      explain_link (study, "gives", sways, i);
    }
}

/**
 * hx_study_links:
 * @study: a piece being explained
 *
 * Adds what links do to it and what its own links do to others.
 */
void
hx_study_links (HxStudy *study)
{
  HxHexSet neighbours = study->box->geometry.around[study->hex] & study->position->units;

  for (guint i = 0; i < study->sways->len; i++)
    {
      const HxSway *sway = &g_array_index (study->sways, HxSway, i);

      if (is_link (sway) && !is_told_elsewhere (study, sway) && !is_no_loss (study, sway) && !repeats (study->sways, i))
        explain_link (study, "receives", study->sways, i);
    }
  if (study->tile->effects == 0)
    return;
  for (uint8_t hex = 0; hex < study->box->geometry.n_hexes; hex++)
    if (neighbours & HX_HEX_BIT (hex))
      explain_given (study, hex);
}
