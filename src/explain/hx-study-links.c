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
      return _("{giver} lets {receiver} change one attack between melee and ranged.");
    case HX_EFFECT_RANGED_GAUSS:
      return _("{giver} lets {receiver} change one attack between ranged and Gauss.");
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

static const char *
find_rule (const HxInfluence *influence)
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

  if (influence->works)
    return by_effect[influence->effect];
  return influence->reason == HX_REASON_SCOPED ? "BASE-SCO-01" : "BASE-MOD-12";
}

static char *
tell_link (HxStudy           *study,
           const HxInfluence *influence,
           uint8_t            receiver)
{
  HxEvent event = {
    .code = HX_EVENT_LINK_FAILS,
    .subject = influence->from,
    .target = receiver,
    .cause = influence->cause,
    .reason = (uint8_t) influence->reason,
    .kind = (uint8_t) influence->effect,
  };

  if (!influence->works)
    return hx_sentence (&study->teller, &event, 1);
  return hx_phrase (working_format (influence->effect), "giver", hx_tell_piece (&study->teller, influence->from),
                    "receiver", hx_tell_piece (&study->teller, receiver), NULL);
}

static void
explain_link (HxStudy           *study,
              const char        *topic,
              const HxInfluence *influence,
              uint8_t            receiver)
{
  const HxTile *giver = hx_teller_tile (&study->teller, influence->from);
  uint8_t other = receiver == study->hex ? influence->from : receiver;
  HxInsight *why = hx_study_add (study, HX_INSIGHT_STATE, topic, tell_link (study, influence, receiver));

  why->good = influence->works;
  why->others = HX_HEX_BIT (other);
  hx_study_cite (why, find_rule (influence));
  if (giver != NULL && giver->rule != HX_RULE_NONE)
    hx_study_cite (why, hx_rule_id (giver->rule));
}

/* Sums, power and Scopers have their own places in the answer. */
static gboolean
is_told_elsewhere (const HxInfluence *influence)
{
  switch (influence->effect)
    {
    case HX_EFFECT_INITIATIVE_1:
    case HX_EFFECT_INITIATIVE_2:
    case HX_EFFECT_SLOWER_1:
    case HX_EFFECT_MELEE_1:
    case HX_EFFECT_RANGED_1:
    case HX_EFFECT_EXTRA_ATTACK:
    case HX_EFFECT_TOUGHNESS_1:
    case HX_EFFECT_POWER:
    case HX_EFFECT_SCOPER:
      return influence->works;
    default:
      return FALSE;
    }
}

/* Several effects of one giver that fail for one reason are told once. */
static gboolean
repeats (const HxInfluence *influences,
         int                at)
{
  for (int i = 0; i < at; i++)
    if (influences[i].kind == HX_INFLUENCE_LINK && !influences[i].works && !influences[at].works
        && influences[i].from == influences[at].from && influences[i].reason == influences[at].reason)
      return TRUE;
  return FALSE;
}

/* Gifts that are told elsewhere or mean nothing to the unit: power that it does not need, speed without initiative. */
static gboolean
is_idle_gift (const HxStudy     *study,
              const HxInfluence *influence,
              uint8_t            receiver)
{
  const HxTile *tile = &study->box->tiles[study->position->unit[receiver].tile];

  switch (influence->effect)
    {
    case HX_EFFECT_SCOPER:
      return influence->works;
    case HX_EFFECT_POWER:
      return (tile->traits & HX_TRAIT_NEEDS_POWER) == 0;
    case HX_EFFECT_INITIATIVE_1:
    case HX_EFFECT_INITIATIVE_2:
    case HX_EFFECT_SLOWER_1:
    case HX_EFFECT_EXTRA_ATTACK:
      return tile->n_numbers == 0;
    case HX_EFFECT_MELEE_1:
    case HX_EFFECT_RANGED_1:
      return tile->attack_sides == 0;
    default:
      return FALSE;
    }
}

static void
explain_given (HxStudy *study,
               uint8_t  receiver)
{
  HxInfluence influences[HX_MAX_INFLUENCES];
  int n = hx_picture_influences (study->box, study->position, &study->picture, receiver, influences);

  for (int i = 0; i < n; i++)
    if (influences[i].kind == HX_INFLUENCE_LINK && influences[i].from == study->hex
        && !is_idle_gift (study, &influences[i], receiver) && !repeats (influences, i))
      explain_link (study, "gives", &influences[i], receiver);
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

  for (int i = 0; i < study->n_influences; i++)
    if (study->influences[i].kind == HX_INFLUENCE_LINK && !is_told_elsewhere (&study->influences[i])
        && !repeats (study->influences, i))
      explain_link (study, "receives", &study->influences[i], study->hex);
  if (study->tile->effects == 0)
    return;
  for (uint8_t hex = 0; hex < study->box->geometry.n_hexes; hex++)
    if (neighbours & HX_HEX_BIT (hex))
      explain_given (study, hex);
}
