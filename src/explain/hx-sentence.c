/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One event, or one with those that belong to it, as a sentence. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-sentence.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

/* Attacks that meet nobody, told together. */
static char *
say_no_targets (HxTeller      *teller,
                const HxEvent *events,
                guint          n_events)
{
  unsigned directions = 0;

  for (guint i = 0; i < n_events; i++)
    directions |= 1u << events[i].direction;
  return hx_phrase (_("{piece} has no enemy in reach {places}."), "piece", hx_tell_piece (teller, events[0].subject),
                    "places", hx_tell_no_directions (teller, directions), NULL);
}

static uint8_t
find_actor (const HxEvent *event)
{
  if (event->subject != HX_NO_HEX)
    return event->subject;
  return event->target != HX_NO_HEX ? event->target : event->cause;
}

/**
 * hx_sentence:
 * @teller: who tells; the acting piece becomes the bold one
 * @events: an event, then those that belong to it: the parts of an attack or of damage, further attacks of the same unit
 *   that meet nobody, further initiative numbers of it, the other of two facing nets, or after a choice of Medics the service
 * @n_events: how many
 *
 * Returns: (transfer full): the sentence
 */
char *
hx_sentence (HxTeller      *teller,
             const HxEvent *events,
             guint          n_events)
{
  static char *(*const parts[]) (HxTeller *, const HxEvent *) = {
    hx_sentence_board, hx_sentence_medic, hx_sentence_removal, hx_sentence_after,
    hx_sentence_turn,  hx_sentence_trap,  hx_sentence_game,
  };
  char *sentence;

  teller->bold = find_actor (&events[0]);
  if (events[0].code == HX_EVENT_ATTACK)
    return hx_sentence_attack (teller, events, n_events);
  if (events[0].code == HX_EVENT_CHOSEN)
    return hx_sentence_choice (teller, &events[0], n_events > 1);
  if (events[0].code == HX_EVENT_NO_TARGET && n_events > 1)
    return say_no_targets (teller, events, n_events);
  if (events[0].code == HX_EVENT_DAMAGE)
    return hx_sentence_damage (teller, events, n_events);
  sentence = hx_sentence_act (teller, events, n_events);
  for (guint i = 0; sentence == NULL && i < G_N_ELEMENTS (parts); i++)
    sentence = parts[i](teller, &events[0]);
  return sentence;
}
