/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about Traps, which some may not know, and about the markers that they and Ranged Nets leave. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-sentence.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-turn-words.h"

/**
 * hx_sentence_is_secret:
 * @teller: who tells
 * @event: an event
 *
 * Returns: whether the reader may not know the whole of it: which Trap lies face down, or what lies under an HQ
 */
gboolean
hx_sentence_is_secret (const HxTeller *teller,
                       const HxEvent  *event)
{
  switch (event->code)
    {
    case HX_EVENT_PACKED:
    case HX_EVENT_TRAP_ARMED:
    case HX_EVENT_TRAP_NOT_ARMED:
    case HX_EVENT_TRAP_DISARMED:
    case HX_EVENT_TRAP_STAYS:
      return !hx_narrator_may_know (teller->narrator, event->other);
    default:
      return FALSE;
    }
}

static const char *
armed_format (gboolean by_unit,
              gboolean secret)
{
  if (by_unit)
    return secret ? _("{unit} arms a Trap on {hex}.") : _("{unit} arms a Trap on {hex}: {trap}.");
  return secret ? _("Armed by {side}: a Trap on {hex}.") : _("Armed by {side}: a Trap on {hex}, {trap}.");
}

static char *
say_armed (HxTeller      *teller,
           const HxEvent *event)
{
  gboolean by_unit = event->cause != HX_NO_HEX;

  return hx_phrase (armed_format (by_unit, hx_sentence_is_secret (teller, event)),
                    "unit", by_unit ? hx_tell_piece (teller, event->cause) : "",
                    "side", by_unit ? "" : hx_tell_side (teller, event->other),
                    "hex", hx_tell_hex (teller, event->target), "trap", hx_trap_word ((HxTrapKind) event->kind), NULL);
}

static const char *
not_armed_format (int      reason,
                  gboolean secret)
{
  switch (reason)
    {
    case HX_REASON_NETTED:
      return secret ? _("{unit} is netted, so it arms no Trap on {hex}.")
                    : _("{unit} is netted, so it does not arm the Trap on {hex}: {trap}.");
    case HX_REASON_NO_POWER:
      return secret ? _("{unit} has no power, so it arms no Trap on {hex}.")
                    : _("{unit} has no power, so it does not arm the Trap on {hex}: {trap}.");
    case HX_REASON_GONE:
      return secret ? _("No Trap is armed on {hex}: the unit that would do it is not where it was placed.")
                    : _("The Trap on {hex} is not armed: {trap}. The unit that would do it is not where it was placed.");
    default:
      return secret ? _("{unit} cannot arm a Trap on {hex} any more.")
                    : _("{unit} cannot arm the Trap on {hex} any more: {trap}.");
    }
}

static char *
say_not_armed (HxTeller      *teller,
               const HxEvent *event)
{
  return hx_phrase (not_armed_format (event->reason, hx_sentence_is_secret (teller, event)),
                    "unit", hx_tell_piece (teller, event->subject), "hex", hx_tell_hex (teller, event->target),
                    "trap", hx_trap_word ((HxTrapKind) event->kind), NULL);
}

static char *
say_disarmed (HxTeller      *teller,
              const HxEvent *event)
{
  return hx_phrase (hx_sentence_is_secret (teller, event) ? _("Taken back by {side}: the Trap on {hex}.")
                                                          : _("Taken back by {side}: the Trap on {hex}, {trap}."),
                    "side", hx_tell_side (teller, event->other), "hex", hx_tell_hex (teller, event->target),
                    "trap", hx_trap_word ((HxTrapKind) event->kind), NULL);
}

static const char *
idle_format (int reason)
{
  switch (reason)
    {
    case HX_REASON_FOUNDATION:
      return _("The Trap does nothing ({trap}): it does not act on a Foundation.");
    case HX_REASON_HQ:
      return _("The Trap does nothing ({trap}): it does not act on an HQ.");
    case HX_REASON_BOUND:
      return _("The Trap does nothing ({trap}): {piece} is bound to a Monolith.");
    case HX_REASON_NO_ROOM:
      return _("The Trap does nothing ({trap}): there is no hex without a tile or a Trap.");
    case HX_REASON_NOBODY:
      return _("The Trap does nothing ({trap}): no unit of its side is adjacent to {hex}.");
    case HX_REASON_DECLINED:
      return _("The Trap does nothing ({trap}): {piece} stays where it is.");
    default:
      return _("The Trap does nothing ({trap}).");
    }
}

static const char *
marker_format (int marker)
{
  switch (marker)
    {
    case HX_MARKER_RANGED_NET:
      return _("{piece} gets a Ranged Net marker and is netted until the next Battle ends.");
    case HX_MARKER_TRAP_NET:
      return _("{piece} gets a Net Trap marker and is netted until the next Battle ends.");
    case HX_MARKER_FRENZY:
      return _("{piece} is in a Frenzy until the next Battle ends.");
    case HX_MARKER_PARALYSIS:
      return _("{piece} is paralysed until the next Battle ends.");
    default:
      return _("{piece} gets a Medpack, which will take its next wound.");
    }
}

/**
 * hx_sentence_trap:
 * @teller: who tells; its board is the one before @event
 * @event: an event of an action
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL for another event
 */
char *
hx_sentence_trap (HxTeller      *teller,
                  const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_TRAP_ARMED:
      return say_armed (teller, event);
    case HX_EVENT_TRAP_NOT_ARMED:
      return say_not_armed (teller, event);
    case HX_EVENT_TRAP_DISARMED:
      return say_disarmed (teller, event);
    case HX_EVENT_TRAP_SPRUNG:
      return hx_phrase (_("{piece} springs a Trap of {side}: {trap}."),
                        "piece", hx_tell_token (teller, event->target, event->reason), "side", hx_tell_side (teller, event->other),
                        "trap", hx_trap_word ((HxTrapKind) event->kind), NULL);
    case HX_EVENT_TRAP_IDLE:
      return hx_phrase (idle_format (event->reason), "piece", hx_tell_token (teller, event->target, event->reason),
                        "hex", hx_tell_hex (teller, event->target), "trap", hx_trap_word ((HxTrapKind) event->kind),
                        NULL);
    case HX_EVENT_TRAP_STAYS:
      return hx_phrase (hx_sentence_is_secret (teller, event)
                          ? _("The Trap on {hex} stays: no Instant tile acts on it.")
                          : _("The Trap on {hex} stays ({trap}): no Instant tile acts on it."),
                        "hex", hx_tell_hex (teller, event->target),
                        "trap", hx_trap_word ((HxTrapKind) event->kind), NULL);
    case HX_EVENT_MARKER_ON:
      return hx_phrase (marker_format (event->kind), "piece", hx_tell_piece (teller, event->target), NULL);
    default:
      return NULL;
    }
}
