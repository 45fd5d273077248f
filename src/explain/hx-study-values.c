/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers of a piece, each with its sum. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-study.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

static const char *
list_numbers (HxTeller      *teller,
              const uint8_t *numbers,
              int            n)
{
  int wide[16];

  for (int i = 0; i < n; i++)
    wide[i] = numbers[i];
  return hx_tell_numbers (teller, wide, (guint) n);
}

static const char *
begin_sum (HxTeller   *teller,
           const char *printed)
{
  return hx_tell_keep (teller, hx_phrase (_("printed {amount}"), "amount", printed, NULL));
}

static void
cite_givers (HxStudy   *study,
             HxInsight *why,
             HxHexSet   givers)
{
  for (uint8_t hex = 0; hex < study->box->geometry.n_hexes; hex++)
    {
      const HxTile *tile = givers & HX_HEX_BIT (hex) ? hx_teller_tile (&study->teller, hex) : NULL;

      if (tile == NULL)
        continue;
      if (tile->rule != HX_RULE_NONE)
        hx_study_cite (why, hx_rule_id (tile->rule));
      if (tile->kind == HX_KIND_HQ)
        hx_study_cite (why, "BASE-MOD-07");
      if (study->picture.scoped & HX_HEX_BIT (hex))
        hx_study_cite (why, "BASE-SCO-01");
    }
  why->others |= givers;
}

/* How many of the printed numbers stand: those that meet at 0 are one. */
static int
count_printed (const HxStudy *study)
{
  const HxTile *tile = study->tile;
  int n = tile->n_numbers, pace = study->picture.pace[study->hex];

  for (int i = 1; i < tile->n_numbers; i++)
    n -= MAX (0, tile->numbers[i] + pace) == MAX (0, tile->numbers[i - 1] + pace);
  return n;
}

static void
explain_initiative (HxStudy *study)
{
  const HxTile *tile = study->tile;
  HxTeller *teller = &study->teller;
  HxHexSet slower = hx_study_givers (study, HX_EFFECT_SLOWER_1);
  HxHexSet givers = hx_study_givers (study, HX_EFFECT_INITIATIVE_1) | hx_study_givers (study, HX_EFFECT_INITIATIVE_2)
                    | slower;
  const char *printed = list_numbers (teller, tile->numbers, tile->n_numbers);
  gboolean floored = tile->numbers[tile->n_numbers - 1] + study->picture.pace[study->hex] < 0;
  g_autofree char *sentence = NULL;
  uint8_t numbers[16];
  HxInsight *why;

  hx_picture_numbers (study->box, study->position, &study->picture, study->hex, numbers);
  if (givers == 0)
    sentence = hx_phrase (_("Initiative {numbers}, as printed."), "numbers", printed, NULL);
  else
    sentence = hx_phrase (_("Initiative {numbers}: {sum}."), "numbers", list_numbers (teller, numbers, count_printed (study)),
                          "sum", hx_tell_pace (teller, begin_sum (teller, printed), givers), NULL);
  why = hx_study_add (study, HX_INSIGHT_VALUE, "initiative",
                      hx_phrase_join (sentence, !floored                                   ? NULL
                                               : count_printed (study) < tile->n_numbers
                                                 ? _("No number falls below 0, and those that meet there are one attack.")
                                                 : _("No number falls below 0.")));
  hx_study_cite (why, givers != 0 ? "BASE-INIT-04" : "BASE-INIT-01");
  if (slower != 0)
    hx_study_cite (why, "BASE-SAB-01");
  if (floored)
    hx_study_cite (why, "BASE-INIT-05");
  cite_givers (study, why, givers);
}

static void
explain_extra (HxStudy *study)
{
  HxHexSet givers = hx_study_givers (study, HX_EFFECT_EXTRA_ATTACK);
  HxTeller *teller = &study->teller;
  int first = count_printed (study);
  uint8_t numbers[16];
  int standing = hx_picture_numbers (study->box, study->position, &study->picture, study->hex, numbers) - first;

  for (int i = 0; i < study->picture.extra[study->hex]; i++)
    {
      gboolean lost = i >= standing;
      HxInsight *why;

      why = hx_study_add (study, HX_INSIGHT_VALUE, "extra-attack",
                          hx_phrase (lost ? _("One more attack from {givers}, but segment {number} is its own already: it is lost.")
                                          : ngettext ("One more attack in segment {number}, given by {givers}.",
                                                      "One more attack in segment {number}; {givers} give one each.",
                                                      __builtin_popcountll (givers)),
                                     "number", hx_tell_number (teller, lost ? 0 : numbers[first + i]),
                                     "givers", hx_tell_pieces (teller, givers), NULL));
      why->good = !lost;
      hx_study_cite (why, "BASE-MOD-08");
      for (uint8_t hex = 0; lost && hex < study->box->geometry.n_hexes; hex++)
        if (givers & HX_HEX_BIT (hex) && hx_teller_tile (teller, hex)->rule == HX_RULE_URA_DBL_01)
          hx_study_cite (why, "URA-DBL-03");
      cite_givers (study, why, givers);
    }
}

static const char *
strength_format (HxAttackKind kind,
                 gboolean     summed)
{
  switch (kind)
    {
    case HX_ATTACK_MELEE:
      return summed ? _("Melee strength {strength} {places}: {sum}.") : _("Melee strength {strength} {places}, as printed.");
    case HX_ATTACK_RANGED:
      return summed ? _("Ranged strength {strength} {places}: {sum}.")
                    : _("Ranged strength {strength} {places}, as printed.");
    case HX_ATTACK_GAUSS:
      return _("Gauss strength {strength} {places}, as printed.");
    default:
      return _("Demolition strength {strength} {places}, as printed.");
    }
}

static const char *
strength_rule (HxAttackKind kind)
{
  switch (kind)
    {
    case HX_ATTACK_MELEE:
      return "BASE-ATT-01";
    case HX_ATTACK_RANGED:
      return "BASE-ATT-02";
    case HX_ATTACK_GAUSS:
      return "BASE-ATT-04";
    default:
      return "URA-RAV-01";
    }
}

/* Who strengthens shots; one that strengthens both kinds by a ruling has its link for melee only. */
static HxHexSet
find_shot_givers (const HxStudy *study)
{
  HxHexSet givers = hx_study_givers (study, HX_EFFECT_RANGED_1), melee = hx_study_givers (study, HX_EFFECT_MELEE_1);

  for (uint8_t hex = 0; hex < study->box->geometry.n_hexes; hex++)
    if (melee & HX_HEX_BIT (hex) && hx_strengthens_shots (study->box, study->position, hex))
      givers |= HX_HEX_BIT (hex);
  return givers;
}

static void
explain_strength (HxStudy      *study,
                  HxAttackKind  kind,
                  int           printed,
                  uint8_t       sides)
{
  HxTeller *teller = &study->teller;
  HxHexSet givers = kind == HX_ATTACK_MELEE    ? hx_study_givers (study, HX_EFFECT_MELEE_1)
                    : kind == HX_ATTACK_RANGED ? find_shot_givers (study)
                                               : 0;
  int bonus = kind == HX_ATTACK_MELEE    ? study->picture.melee[study->hex]
              : kind == HX_ATTACK_RANGED ? study->picture.ranged[study->hex]
                                         : 0;
  const char *sum = begin_sum (teller, hx_tell_number (teller, printed));
  HxInsight *why;

  for (uint8_t hex = 0; hex < study->box->geometry.n_hexes; hex++)
    if (givers & HX_HEX_BIT (hex))
      sum = hx_tell_plus (teller, sum, 1, hex);
  why = hx_study_add (study, HX_INSIGHT_VALUE, "strength",
                      hx_phrase (strength_format (kind, bonus > 0), "strength", hx_tell_number (teller, printed + bonus),
                                 "places", hx_tell_directions (teller, hx_turn_sides (sides, study->piece->facing)),
                                 "sum", sum, NULL));
  hx_study_cite (why, strength_rule (kind));
  if (bonus > 0)
    hx_study_cite (why, "BASE-MOD-06");
  cite_givers (study, why, givers);
}

/* Sides of one kind and one printed strength are told together. */
static void
explain_strengths (HxStudy       *study,
                   HxAttackKind   kind,
                   const uint8_t  printed[6])
{
  for (int strength = 9; strength > 0; strength--)
    {
      uint8_t sides = 0;

      for (int side = 0; side < HX_N_DIRECTIONS; side++)
        if (printed[side] == strength)
          sides |= (uint8_t) (1 << side);
      if (sides != 0)
        explain_strength (study, kind, strength, sides);
    }
}

static void
explain_hit_points (HxStudy *study)
{
  HxTeller *teller = &study->teller;
  HxHexSet givers = hx_study_givers (study, HX_EFFECT_TOUGHNESS_1);
  int printed = hx_piece_hit_points (study->box, study->piece);
  int left = hx_picture_hit_points (study->box, study->position, &study->picture, study->hex);
  const char *sum = begin_sum (teller, hx_tell_number (teller, printed));
  HxInsight *why;

  for (uint8_t hex = 0; hex < study->box->geometry.n_hexes; hex++)
    if (givers & HX_HEX_BIT (hex))
      sum = hx_tell_plus (teller, sum, 1, hex);
  if (study->piece->wounds > 0)
    sum = hx_tell_keep (teller, hx_phrase (_("{sum}, minus {amount} for wounds"), "sum", sum,
                                           "amount", hx_tell_number (teller, study->piece->wounds), NULL));
  why = hx_study_add (study, HX_INSIGHT_VALUE, "hit-points",
                      hx_phrase (_("Hit points {number}: {sum}."), "number", hx_tell_number (teller, left),
                                 "sum", sum, NULL));
  hx_study_cite (why, study->tile->kind == HX_KIND_HQ ? "BASE-GOAL-02" : "BASE-TILE-04");
  if (study->tile->toughness > 0)
    hx_study_cite (why, "BASE-TOU-01");
  cite_givers (study, why, givers);
}

/**
 * hx_study_values:
 * @study: a piece being explained
 *
 * Adds its initiative, strengths and hit points, with their sums.
 */
void
hx_study_values (HxStudy *study)
{
  uint8_t demolition[6] = { 0 };

  if (study->tile->n_numbers > 0)
    {
      explain_initiative (study);
      explain_extra (study);
    }
  explain_strengths (study, HX_ATTACK_MELEE, study->tile->melee);
  explain_strengths (study, HX_ATTACK_RANGED, study->tile->ranged);
  explain_strengths (study, HX_ATTACK_GAUSS, study->tile->gauss);
  for (int side = 0; side < HX_N_DIRECTIONS; side++)
    if (study->tile->demolition & 1 << side)
      demolition[side] = demolition[(side + 1) % 6] = study->tile->demolition_strength;
  explain_strengths (study, HX_ATTACK_DEMOLITION, demolition);
  explain_hit_points (study);
}
