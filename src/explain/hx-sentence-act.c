/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about numbers that come up, and about what a unit does or cannot do with them. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-sentence.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-picture.h"

static const char *
unused_format (const HxEvent *event)
{
  switch (event->reason)
    {
    case HX_REASON_NO_POWER:
      return _("{piece} does not attack in segment {number}: it has no power.");
    case HX_REASON_PARALYSED:
      return _("{piece} does not attack in segment {number}: it is paralysed.");
    case HX_REASON_NETTED:
      return event->cause == HX_NO_HEX ? _("{piece} does not attack in segment {number}: it is netted.")
                                       : _("{piece} does not attack in segment {number}: {netter} nets it.");
    default:
      return _("{piece} does not attack in segment {number}.");
    }
}

/* The same of a unit that might explode instead. */
static const char *
unexploded_format (const HxEvent *event)
{
  switch (event->reason)
    {
    case HX_REASON_NO_POWER:
      return _("{piece} neither attacks nor explodes in segment {number}: it has no power.");
    case HX_REASON_PARALYSED:
      return _("{piece} neither attacks nor explodes in segment {number}: it is paralysed.");
    case HX_REASON_NETTED:
      return event->cause == HX_NO_HEX ? _("{piece} neither attacks nor explodes in segment {number}: it is netted.")
                                       : _("{piece} neither attacks nor explodes in segment {number}: {netter} nets it.");
    default:
      return _("{piece} neither attacks nor explodes in segment {number}.");
    }
}

static char *
say_unused (HxTeller      *teller,
            const HxEvent *event)
{
  const HxTile *tile = hx_teller_tile (teller, event->subject);
  gboolean explodes = tile != NULL && tile->traits & HX_TRAIT_EXPLOSION;

  return hx_phrase (explodes ? unexploded_format (event) : unused_format (event),
                    "piece", hx_tell_piece (teller, event->subject), "number", hx_tell_number (teller, event->amount),
                    "netter", event->cause == HX_NO_HEX ? "" : hx_tell_piece (teller, event->cause), NULL);
}

static gboolean
cites (const HxEvent *event,
       HxRule         rule)
{
  for (int i = 0; i < HX_MAX_EVENT_RULES; i++)
    if (event->rules[i] == rule)
      return TRUE;
  return FALSE;
}

/* All numbers of a unit that stand otherwise than printed, told together. */
static char *
say_initiative (HxTeller      *teller,
                const HxEvent *events,
                guint          n_events)
{
  g_autofree int *numbers = g_new0 (int, n_events), *printed = g_new0 (int, n_events);
  gboolean floored = FALSE;
  g_autofree char *sentence = NULL;
  const char *sum;

  for (guint i = 0; i < n_events; i++)
    {
      floored = floored || cites (&events[i], HX_RULE_BASE_INIT_05);
      numbers[i] = events[i].amount;
      printed[i] = events[i].other;
    }
  sum = hx_tell_keep (teller, hx_phrase (_("printed {amount}"), "amount", hx_tell_numbers (teller, printed, n_events),
                                         NULL));
  sentence = hx_phrase (_("{piece} has initiative {numbers}: {sum}."), "piece", hx_tell_piece (teller, events[0].subject),
                        "numbers", hx_tell_numbers (teller, numbers, n_events),
                        "sum", hx_tell_pace (teller, sum, events[0].others), NULL);
  return hx_phrase_join (sentence, floored ? _("No number falls below 0.") : NULL);
}

/* Whether the unit attacks in the segment anyway, so that another number there is lost. */
/* Whether numbers meet at 0, so that they are not all there. */
static gboolean
has_lost_number (const HxTeller *teller,
                 uint8_t         hex)
{
  HxPicture picture;
  uint8_t numbers[16];

  if (hx_teller_tile (teller, hex) == NULL)
    return FALSE;
  hx_picture_work_out (teller->box, teller->board, &picture);
  return hx_picture_numbers (teller->box, teller->board, &picture, hex, numbers)
         < hx_teller_tile (teller, hex)->n_numbers + picture.extra[hex];
}

static char *
say_extra_number (HxTeller      *teller,
                  const HxEvent *event)
{
  const char *format;

  if (event->reason != HX_REASON_BELOW_ZERO)
    format = ngettext ("{piece} has one more attack in segment {number}, given by {givers}.",
                       "{piece} has one more attack in segment {number}: {givers} give one each.",
                       __builtin_popcountll (event->others));
  else if (has_lost_number (teller, event->subject))
    format = _("One more attack of {piece}, thanks to {givers}, would come in segment 0 with its own, so it is lost.");
  else
    format = _("{piece} has one more attack thanks to {givers}; it would come below 0, so it comes in segment 0.");
  return hx_phrase (format, "piece", hx_tell_piece (teller, event->subject),
                    "number", hx_tell_number (teller, event->amount),
                    "givers", hx_tell_pieces (teller, event->others), NULL);
}

/* Whether all of them make a unit faster (1) or slower (-1); 0 where some do this and some that. */
static int
find_pace (const HxTeller *teller,
           HxHexSet        givers)
{
  int n_slower = 0;

  for (uint8_t hex = 0; hex < teller->box->geometry.n_hexes; hex++)
    {
      const HxTile *tile = givers & HX_HEX_BIT (hex) ? hx_teller_tile (teller, hex) : NULL;

      n_slower += tile != NULL && tile->effects & HX_EFFECT_BIT (HX_EFFECT_SLOWER_1);
    }
  if (n_slower == 0)
    return 1;
  return n_slower == __builtin_popcountll (givers) ? -1 : 0;
}

/* Who makes numbers change: those who do so now and did not before, or the other way round. */
static char *
say_pace (HxTeller      *teller,
          const HxEvent *event)
{
  int pace = find_pace (teller, event->others), n = __builtin_popcountll (event->others);
  const char *format;

  if (n == 0)
    return NULL;
  if (event->cause == HX_NO_HEX || pace == 0)
    format = _("Who makes {piece} faster or slower has changed: {givers}.");
  else if (event->reason == HX_REASON_GIVER_GONE)
    format = pace > 0 ? ngettext ("{givers} no longer makes {piece} faster.", "{givers} no longer make {piece} faster.", n)
                      : ngettext ("{givers} no longer makes {piece} slower.", "{givers} no longer make {piece} slower.", n);
  else
    format = pace > 0 ? ngettext ("{givers} now makes {piece} faster.", "{givers} now make {piece} faster.", n)
                      : ngettext ("{givers} now makes {piece} slower.", "{givers} now make {piece} slower.", n);
  return hx_phrase (format, "piece", hx_tell_piece (teller, event->subject), "givers", hx_tell_pieces (teller, event->others),
                    NULL);
}

static char *
say_number_changed (HxTeller      *teller,
                    const HxEvent *event)
{
  const char *format;

  if (event->kind != 0)
    format = _("The initiative {before} of {piece} would be {number} now, but its segment has come already, and each number "
               "comes only once.");
  else if (cites (event, HX_RULE_BASE_INIT_05))
    format = _("{piece} keeps its initiative {number}: no number falls below 0.");
  else if (event->amount == event->other)
    format = _("The initiative {before} of {piece} would fall below 0 now, so it stays {number}; a unit attacks only once "
               "in a segment.");
  else
    format = _("The initiative {before} of {piece} is {number} now.");
  return hx_phrase (format, "piece", hx_tell_piece (teller, event->subject),
                    "number", hx_tell_number (teller, event->amount), "before", hx_tell_number (teller, event->other), NULL);
}

/* All numbers of a unit that the same pieces change. */
static char *
say_numbers_changed (HxTeller      *teller,
                     const HxEvent *events,
                     guint          n_events)
{
  char *sentences = say_pace (teller, &events[0]);

  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *before = sentences;
      g_autofree char *sentence = say_number_changed (teller, &events[i]);

      sentences = before != NULL ? hx_phrase_join (before, sentence) : g_steal_pointer (&sentence);
    }
  return sentences;
}

static char *
say_number_lost (HxTeller      *teller,
                 const HxEvent *event)
{
  const char *format;

  if (event->reason != HX_REASON_GIVER_GONE)
    format = _("{piece} would act in segment {number} now, but that segment is past: the attack is lost.");
  else if (event->others == 0)
    format = _("{piece} has lost its additional attack in segment {number}: what gave it is gone or does not work.");
  else
    format = ngettext ("{givers} no longer gives {piece} an attack, so the additional attack that would come last, in segment "
                       "{number}, is lost.",
                       "{givers} no longer give {piece} attacks, so the additional attack in segment {number} is lost.",
                       __builtin_popcountll (event->others));
  return hx_phrase (format, "piece", hx_tell_piece (teller, event->subject),
                    "number", hx_tell_number (teller, event->amount),
                    "givers", event->others != 0 ? hx_tell_pieces (teller, event->others) : "", NULL);
}

static char *
say_converted (HxTeller      *teller,
               const HxEvent *event)
{
  const char *format;

  if (event->kind == HX_ATTACK_GAUSS)
    format = _("Thanks to {converter}, {piece} turns its shot ({direction}) into a Gauss shot.");
  else if (event->other == HX_ATTACK_GAUSS)
    format = _("Thanks to {converter}, {piece} turns its Gauss shot ({direction}) into an ordinary one.");
  else if (event->kind == HX_ATTACK_RANGED)
    format = _("Thanks to {converter}, {piece} turns its melee attack ({direction}) into a shot.");
  else
    format = _("Thanks to {converter}, {piece} turns its shot ({direction}) into a melee attack.");
  return hx_phrase (format, "converter", hx_tell_piece (teller, event->cause),
                    "piece", hx_tell_piece (teller, event->subject),
                    "direction", hx_direction_word ((HxDirection) event->direction), NULL);
}

static char *
say_no_target (HxTeller      *teller,
               const HxEvent *event)
{
  if (event->reason == HX_REASON_HQ)
    return hx_phrase (_("{piece} does not wound {target}: an HQ never wounds an HQ."),
                      "piece", hx_tell_piece (teller, event->subject), "target", hx_tell_piece (teller, event->target),
                      NULL);
  return hx_phrase (_("{piece} has no enemy in reach {places}."), "piece", hx_tell_piece (teller, event->subject),
                    "places", hx_tell_no_directions (teller, 1u << event->direction), NULL);
}

static char *
say_explodes (HxTeller      *teller,
              const HxEvent *event)
{
  const char *piece = hx_tell_piece (teller, event->subject);

  if (event->others == 0)
    return hx_phrase (_("{piece} explodes and hits nobody."), "piece", piece, NULL);
  return hx_phrase (_("{piece} explodes and hits {targets}. An explosion is not an attack: no bonus adds to it, no Armor "
                      "weakens it."), "piece", piece,
                    "targets", hx_tell_pieces (teller, event->others), NULL);
}

/* The parts of an attack when they are told alone. */
static char *
say_part (HxTeller      *teller,
          const HxEvent *event)
{
  const char *n = hx_tell_number (teller, event->amount), *target = hx_tell_piece (teller, event->target);

  if (event->code == HX_EVENT_ATTACK_BONUS)
    return hx_phrase (_("{giver} adds {amount} to the strength of {attacker} against {target}."),
                      "giver", hx_tell_piece (teller, event->cause), "amount", n,
                      "attacker", hx_tell_piece (teller, event->subject), "target", target, NULL);
  if (event->code == HX_EVENT_ARMOR)
    return hx_phrase (_("The Armor of {target} takes {amount} off the shot of {attacker}."), "target", target,
                      "amount", n, "attacker", hx_tell_piece (teller, event->subject), NULL);
  return hx_phrase (ngettext ("{giver} adds {n} wound for {target}.", "{giver} adds {n} wounds for {target}.",
                              event->amount),
                    "giver", hx_tell_piece (teller, event->cause), "n", n, "target", target, NULL);
}

/**
 * hx_sentence_act:
 * @teller: who tells
 * @event: an event about numbers, or of the declarations; further initiative numbers of the same unit may follow it
 * @n_events: how many there are
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL for another event
 */
char *
hx_sentence_act (HxTeller      *teller,
                 const HxEvent *event,
                 guint          n_events)
{
  switch (event->code)
    {
    case HX_EVENT_SEGMENT:
      return hx_phrase (_("Segment {number} begins."), "number", hx_tell_number (teller, event->segment), NULL);
    case HX_EVENT_NUMBER_UNUSED:
      return say_unused (teller, event);
    case HX_EVENT_NUMBER_LOST:
      return say_number_lost (teller, event);
    case HX_EVENT_INITIATIVE:
      return say_initiative (teller, event, n_events);
    case HX_EVENT_EXTRA_NUMBER:
      return say_extra_number (teller, event);
    case HX_EVENT_NUMBER_CHANGED:
      return say_numbers_changed (teller, event, n_events);
    case HX_EVENT_CONVERTED:
      return say_converted (teller, event);
    case HX_EVENT_ATTACK_BONUS:
    case HX_EVENT_ARMOR:
    case HX_EVENT_EXTRA_WOUND:
      return say_part (teller, event);
    case HX_EVENT_NO_TARGET:
      return say_no_target (teller, event);
    case HX_EVENT_EXPLODES:
      return say_explodes (teller, event);
    default:
      return NULL;
    }
}
