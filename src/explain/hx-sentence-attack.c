/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about attacks, with the sum where the strength is not the printed one. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-sentence.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

/* "printed 1", or "1 as a blow plus 1 as a shot" where the attack has both parts. */
static const char *
begin_sum (HxTeller      *teller,
           const HxEvent *attack)
{
  const HxTile *tile = hx_teller_tile (teller, attack->subject);
  int side = 0, melee = 0, shot = 0;

  if (attack->kind == HX_ATTACK_MIXED && tile != NULL)
    {
      side = (attack->direction + HX_N_DIRECTIONS - teller->board->unit[attack->subject].facing) % HX_N_DIRECTIONS;
      melee = tile->melee[side];
      shot = tile->ranged[side] + tile->gauss[side];
    }
  if (melee > 0 && shot > 0)
    /* Translators: begins a sum, as "printed {amount}" does; the whole is one attack */
    return hx_tell_keep (teller, hx_phrase (_("printed {melee} as a blow plus {shot} as a shot"),
                                            "melee", hx_tell_number (teller, melee), "shot", hx_tell_number (teller, shot),
                                            NULL));
  /* Translators: begins a sum: "printed 1, plus 1 from Officer on C2" */
  return hx_tell_keep (teller, hx_phrase (_("printed {amount}"), "amount", hx_tell_number (teller, attack->other), NULL));
}

/* "printed 1, plus 1 from Officer on C2, minus 1 for the Armor of Super-mutant"; NULL where nothing changes it. */
static const char *
add_up (HxTeller      *teller,
        const HxEvent *events,
        guint          n_events)
{
  const char *sum;

  if (n_events < 2)
    return NULL;
  sum = begin_sum (teller, &events[0]);
  for (guint i = 1; i < n_events; i++)
    {
      if (events[i].code == HX_EVENT_ARMOR)
        sum = hx_tell_keep (teller, hx_phrase (_("{sum}, minus {amount} for the Armor of {target}"), "sum", sum,
                                               "amount", hx_tell_number (teller, events[i].amount),
                                               "target", hx_tell_tiles (teller, HX_HEX_BIT (events[i].target)), NULL));
      else
        sum = hx_tell_plus (teller, sum, events[i].amount, events[i].cause);
    }
  return sum;
}

static const char *
blow_format (int      kind,
             gboolean summed,
             int      n)
{
  switch (kind)
    {
    case HX_ATTACK_MELEE:
      return summed ? ngettext ("{attacker} strikes {target}: {n} wound ({sum}).",
                                "{attacker} strikes {target}: {n} wounds ({sum}).", n)
                    : ngettext ("{attacker} strikes {target}: {n} wound.", "{attacker} strikes {target}: {n} wounds.",
                                n);
    case HX_ATTACK_MIXED:
      return summed ? ngettext ("{attacker} strikes and shoots {target} in one attack: {n} wound ({sum}).",
                                "{attacker} strikes and shoots {target} in one attack: {n} wounds ({sum}).", n)
                    : ngettext ("{attacker} strikes and shoots {target} in one attack: {n} wound.",
                                "{attacker} strikes and shoots {target} in one attack: {n} wounds.", n);
    case HX_ATTACK_DEMOLITION:
      return summed ? ngettext ("The Demolition of {attacker} hits {target}: {n} wound ({sum}).",
                                "The Demolition of {attacker} hits {target}: {n} wounds ({sum}).", n)
                    : ngettext ("The Demolition of {attacker} hits {target}: {n} wound.",
                                "The Demolition of {attacker} hits {target}: {n} wounds.", n);
    default:
      return summed ? ngettext ("The explosion of {attacker} hits {target}: {n} wound ({sum}).",
                                "The explosion of {attacker} hits {target}: {n} wounds ({sum}).", n)
                    : ngettext ("The explosion of {attacker} hits {target}: {n} wound.",
                                "The explosion of {attacker} hits {target}: {n} wounds.", n);
    }
}

static const char *
shot_format (int      kind,
             gboolean passes,
             gboolean summed,
             int      n)
{
  if (kind == HX_ATTACK_GAUSS)
    return summed ? ngettext ("The Gauss shot of {attacker} hits {target}: {n} wound ({sum}).",
                              "The Gauss shot of {attacker} hits {target}: {n} wounds ({sum}).", n)
                  : ngettext ("The Gauss shot of {attacker} hits {target}: {n} wound.",
                              "The Gauss shot of {attacker} hits {target}: {n} wounds.", n);
  if (passes)
    return summed ? ngettext ("{attacker} shoots past its own {passed} and hits {target}: {n} wound ({sum}).",
                              "{attacker} shoots past its own {passed} and hits {target}: {n} wounds ({sum}).", n)
                  : ngettext ("{attacker} shoots past its own {passed} and hits {target}: {n} wound.",
                              "{attacker} shoots past its own {passed} and hits {target}: {n} wounds.", n);
  return summed ? ngettext ("{attacker} shoots {target}: {n} wound ({sum}).",
                            "{attacker} shoots {target}: {n} wounds ({sum}).", n)
                : ngettext ("{attacker} shoots {target}: {n} wound.", "{attacker} shoots {target}: {n} wounds.", n);
}

static const char *
blocked_format (int      kind,
                gboolean passes)
{
  if (kind == HX_ATTACK_GAUSS)
    return _("The Gauss shot of {attacker} meets {target}, but Armor stops it: no wound ({sum}).");
  if (passes)
    return _("{attacker} shoots past its own {passed} at {target}, but Armor stops the shot: no wound ({sum}).");
  return _("{attacker} shoots at {target}, but Armor stops the shot: no wound ({sum}).");
}

static gboolean
is_friendly_fire (const HxTeller *teller,
                  const HxEvent  *event)
{
  return event->kind <= HX_ATTACK_MIXED && hx_teller_tile (teller, event->subject) != NULL
         && hx_teller_tile (teller, event->target) != NULL
         && hx_teller_controller (teller, event->subject) == hx_teller_controller (teller, event->target);
}

/**
 * hx_sentence_attack:
 * @teller: who tells
 * @events: an attack, then the bonuses, Armor and extra wounds that belong to it
 * @n_events: how many
 *
 * Returns: (transfer full): the sentence
 */
char *
hx_sentence_attack (HxTeller      *teller,
                    const HxEvent *events,
                    guint          n_events)
{
  const HxEvent *attack = &events[0];
  const char *sum = add_up (teller, events, n_events);
  gboolean passes = attack->others != 0, shot = attack->kind == HX_ATTACK_RANGED || attack->kind == HX_ATTACK_GAUSS;
  g_autofree char *sentence = NULL, *friendly = NULL;
  const char *format;

  if (attack->amount <= 0 && sum != NULL)
    format = blocked_format (attack->kind, passes);
  else if (shot)
    format = shot_format (attack->kind, passes, sum != NULL, attack->amount);
  else
    format = blow_format (attack->kind, sum != NULL, attack->amount);
  sentence = hx_phrase (format, "attacker", hx_tell_piece (teller, attack->subject),
                        "target", hx_tell_piece (teller, attack->target),
                        "passed", hx_tell_tiles (teller, attack->others),
                        "n", hx_tell_number (teller, attack->amount), "sum", sum != NULL ? sum : "", NULL);
  if (is_friendly_fire (teller, attack))
    friendly = hx_phrase (_("In its Frenzy, {attacker} attacks its own side as well."),
                          "attacker", hx_tell_piece (teller, attack->subject), NULL);
  return hx_phrase_join (sentence, friendly);
}
