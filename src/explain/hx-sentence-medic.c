/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about choices, Medics and transfusions. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-sentence.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

static const char *
choice_format (const HxEvent *event,
               gboolean       followed)
{
  gboolean first = event->amount == 0;

  switch (event->kind)
    {
    case HX_ABOUT_CONVERSION:
      return first ? _("By the choice of {side}, no attack of {piece} changes its kind.")
                   : _("By the choice of {side}, one attack of {piece} changes its kind.");
    case HX_ABOUT_EXPLOSION:
      return first ? _("By the choice of {side}, {piece} attacks and does not explode.")
                   : _("By the choice of {side}, {piece} explodes and does not attack.");
    case HX_ABOUT_TRANSFUSION:
      return first ? _("By the choice of {side}, the wounds stay where they are: {piece} moves none.")
                   : _("By the choice of {side}, {piece} moves wounds.");
    case HX_ABOUT_SPENT_MEDIC:
      return _("It is for {side} to decide which Medic is spent.");
    case HX_ABOUT_PUSH:
      return _("It is for {side} to decide where {piece} is pushed.");
    case HX_ABOUT_SMOKE:
      return _("It is for {side} to decide which way {piece} faces in the Smoke Screen.");
    case HX_ABOUT_DRILL:
      return _("It is for {side} to decide what the Drill does with {piece}.");
    case HX_ABOUT_MEDPACK:
      return _("It is for {side} to decide which unit gets the Medpack.");
    default:
      return followed ? _("It is for {side} to decide which wounds a Medic takes.") : _("By the choice of {side}, no Medic is spent now.");
    }
}

/**
 * hx_sentence_choice:
 * @teller: who tells
 * @event: a choice that was made
 * @followed: a Medic serves right after it
 *
 * Returns: (transfer full): the sentence
 */
char *
hx_sentence_choice (HxTeller      *teller,
                    const HxEvent *event,
                    gboolean       followed)
{
  return hx_phrase (choice_format (event, followed), "side", hx_tell_side (teller, event->other),
                    "piece", event->subject == HX_NO_HEX ? "" : hx_tell_piece (teller, event->subject), NULL);
}

/* What no unit deals: the Grenade and the Mine destroy, everything else wounds. */
static const char *
rescue_format (const HxEvent *event)
{
  if (event->kind == HX_ATTACK_GRENADE)
    return _("{medic} saves {patient} from the Grenade.");
  if (event->kind == HX_ATTACK_MINE)
    return _("{medic} saves {patient} from the Mine.");
  return ngettext ("{medic} takes {n} wound for {patient}.", "{medic} takes {n} wounds for {patient}.", event->amount);
}

static char *
say_serves (HxTeller      *teller,
            const HxEvent *event)
{
  const char *format;

  if (event->cause == HX_NO_HEX || event->kind == HX_ATTACK_GRENADE || event->kind == HX_ATTACK_MINE)
    format = rescue_format (event);
  else if (event->amount > 0)
    format = ngettext ("{medic} takes {n} wound for {patient}, dealt by {attacker}.",
                       "{medic} takes {n} wounds for {patient}, dealt by {attacker}.", event->amount);
  else if (event->kind == HX_ATTACK_CHARGE)
    format = _("{medic} saves {patient} from the Explosive Charge of {attacker}.");
  else
    format = _("{medic} takes the attack of {attacker} against {patient}, of which Armor has left no wound.");
  return hx_phrase (format, "medic", hx_tell_piece (teller, event->subject),
                    "patient", hx_tell_piece (teller, event->target),
                    "attacker", event->cause == HX_NO_HEX ? "" : hx_tell_piece (teller, event->cause),
                    "n", hx_tell_number (teller, event->amount), NULL);
}

static const char *
cannot_format (const HxEvent *event)
{
  if (event->reason == HX_REASON_NO_POWER)
    return _("{medic} has no power and cannot help {patient}.");
  if (event->reason != HX_REASON_DOOMED)
    return event->others == 0 ? _("{medic} is netted and cannot help {patient}.")
                              : _("{medic} is netted by {netter} and cannot help {patient}.");
  return event->stage == HX_STAGE_TURN ? _("{medic} is destroyed at the same time and cannot help {patient}.")
                                       : _("{medic} is destroyed in this very segment and cannot help {patient}.");
}

/**
 * hx_sentence_medic:
 * @teller: who tells
 * @event: an event of the Medics or of a transfusion
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL for another event
 */
char *
hx_sentence_medic (HxTeller      *teller,
                   const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_TRANSFUSED:
      return hx_phrase (ngettext ("{krwiobus} moves {n} wound from {from} to {to}.",
                                  "{krwiobus} moves {n} wounds from {from} to {to}.", event->amount),
                        "krwiobus", hx_tell_piece (teller, event->subject),
                        "n", hx_tell_number (teller, event->amount), "from", hx_tell_piece (teller, event->cause),
                        "to", hx_tell_piece (teller, event->target), NULL);
    case HX_EVENT_MEDIC_SERVES:
      return say_serves (teller, event);
    case HX_EVENT_MEDIC_RELIEVED:
      return hx_phrase (_("{medic} is spent in place of {other}."), "medic", hx_tell_piece (teller, event->subject),
                        "other", hx_tell_piece (teller, event->target), NULL);
    case HX_EVENT_MEDIC_CANNOT:
      return hx_phrase (cannot_format (event),
                        "medic", hx_tell_piece (teller, event->subject),
                        "patient", hx_tell_piece (teller, event->target),
                        "netter", event->others != 0 ? hx_tell_pieces (teller, event->others) : "", NULL);
    default:
      return NULL;
    }
}
