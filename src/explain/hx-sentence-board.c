/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about how nets, power, Scopers and charges stand. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-sentence.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

static char *
say_net_holds (HxTeller      *teller,
               const HxEvent *event)
{
  const char *target = hx_tell_piece (teller, event->target);

  if (event->reason == HX_REASON_FORCED)
    return hx_phrase (_("{piece} counts as netted: it is set so by hand."), "piece", target, NULL);
  if (event->reason == HX_REASON_MARKER)
    return hx_phrase (event->kind == HX_MARKER_RANGED_NET ? _("{piece} is netted by a Ranged Net marker.")
                                                          : _("{piece} is netted by a Net Trap marker."),
                      "piece", target, NULL);
  return hx_phrase (event->stage == HX_STAGE_REMOVAL || event->stage == HX_STAGE_TURN ? _("{netter} now nets {target}.")
                                                                                      : _("{netter} nets {target}."),
                    "netter", hx_tell_piece (teller, event->subject), "target", target, NULL);
}

static const char *
why_net_fails (const HxEvent *event)
{
  switch (event->reason)
    {
    case HX_REASON_NETTED:
      return event->cause == HX_NO_HEX ? _("{netter} is netted itself, so it does not net {target}.")
                                       : _("{netter} is netted by {cause}, so it does not net {target}.");
    case HX_REASON_NO_POWER:
      return _("{netter} has no power, so it does not net {target}.");
    case HX_REASON_FACING:
      return _("{netter} and {target} aim nets at each other, so neither of the two nets holds.");
    case HX_REASON_RING:
      return _("{netter} does not net {target}: the nets form a ring, and inside a ring they are cut.");
    case HX_REASON_ENABLER:
      return _("{netter} does not net {target}: its net hangs on a unit of the same ring and gives way.");
    case HX_REASON_FORCED:
      return _("{netter} does not net {target}: that unit is set by hand as not netted.");
    default:
      return _("{netter} does not net {target}.");
    }
}

static char *
say_net_fails (HxTeller      *teller,
               const HxEvent *event)
{
  return hx_phrase (why_net_fails (event), "netter", hx_tell_piece (teller, event->subject),
                    "target", hx_tell_piece (teller, event->target),
                    "cause", event->cause == HX_NO_HEX ? "" : hx_tell_piece (teller, event->cause), NULL);
}

static char *
say_not_supplied (HxTeller      *teller,
                  const HxEvent *event)
{
  const char *piece = hx_tell_piece (teller, event->subject);

  if (event->reason == HX_REASON_FORCED)
    return hx_phrase (_("{piece} counts as unpowered: it is set so by hand."), "piece", piece, NULL);
  if (event->others == 0)
    return hx_phrase (_("{piece} has no power: no source reaches it."), "piece", piece, NULL);
  return hx_phrase (ngettext ("{piece} has no power: its source {sources} does not work.",
                              "{piece} has no power: its sources {sources} do not work.",
                              __builtin_popcountll (event->others)),
                    "piece", piece,
                    "sources", hx_tell_pieces (teller, event->others), NULL);
}

static char *
say_supplied (HxTeller      *teller,
              const HxEvent *event)
{
  const char *piece = hx_tell_piece (teller, event->subject);

  if (event->reason == HX_REASON_FORCED)
    return hx_phrase (_("{piece} counts as powered: it is set so by hand."), "piece", piece, NULL);
  return hx_phrase (_("{piece} has power from {sources}."), "piece", piece,
                    "sources", hx_tell_pieces (teller, event->others), NULL);
}

static char *
say_scoped (HxTeller      *teller,
            const HxEvent *event)
{
  const HxTile *tile = hx_teller_tile (teller, event->target);
  const char *scoper = hx_tell_piece (teller, event->subject), *module = hx_tell_piece (teller, event->target);
  const char *side = hx_tell_side (teller, hx_teller_controller (teller, event->subject));

  if (tile != NULL && tile->kind == HX_KIND_WARRIOR && teller->board->rulings[HX_RULING_D_03] != 0)
    return hx_phrase (_("{scoper} takes away what {module} gives."), "scoper", scoper, "module", module, NULL);
  if (tile != NULL && tile->effects & HX_EFFECT_BIT (HX_EFFECT_POWER))
    return hx_phrase (_("{scoper} turns {module}, which now serves {side} and supplies no power."), "scoper", scoper,
                      "module", module, "side", side, NULL);
  return hx_phrase (_("{scoper} turns {module}, which now serves {side}."), "scoper", scoper, "module", module,
                    "side", side, NULL);
}

static const char *
why_link_fails (const HxEvent *event)
{
  switch (event->reason)
    {
    case HX_REASON_NETTED:
      return event->cause == HX_NO_HEX ? _("{giver} is netted, so it has no effect on {receiver}.")
                                       : _("{giver} is netted by {cause}, so it has no effect on {receiver}.");
    case HX_REASON_NO_POWER:
      return _("{giver} has no power, so it has no effect on {receiver}.");
    case HX_REASON_SCOPED:
      return event->cause == HX_NO_HEX ? _("{giver} is turned by a Scoper, so it has no effect on {receiver}.")
                                       : _("{giver} is turned by {cause}, so it has no effect on {receiver}.");
    case HX_REASON_NO_NUMBER:
      return _("{receiver} has no initiative that {giver} could change.");
    default:
      return _("{giver} has no effect on {receiver}.");
    }
}

static char *
say_link_fails (HxTeller      *teller,
                const HxEvent *event)
{
  return hx_phrase (why_link_fails (event), "giver", hx_tell_piece (teller, event->subject),
                    "receiver", hx_tell_piece (teller, event->target),
                    "cause", event->cause == HX_NO_HEX ? "" : hx_tell_piece (teller, event->cause), NULL);
}

static char *
say_charge (HxTeller      *teller,
            const HxEvent *event)
{
  return hx_phrase (event->reason == HX_REASON_HQ
                      ? _("The Explosive Charge of {piece} goes off against {target}, but does no damage to an HQ.")
                      : _("The Explosive Charge of {piece} goes off against {target}."),
                    "piece", hx_tell_piece (teller, event->subject), "target", hx_tell_piece (teller, event->target),
                    NULL);
}

static char *
say_charge_idle (HxTeller      *teller,
                 const HxEvent *event)
{
  const char *format;

  switch (event->reason)
    {
    case HX_REASON_EMPTY_LINE:
      format = _("The Explosive Charge of {piece} does not go off: no enemy stands at its side.");
      break;
    case HX_REASON_NETTED:
      format = _("The Explosive Charge of {piece} does not go off: the unit is netted.");
      break;
    case HX_REASON_NO_POWER:
      format = _("The Explosive Charge of {piece} does not go off: the unit has no power.");
      break;
    case HX_REASON_PARALYSED:
      format = _("The Explosive Charge of {piece} does not go off: the unit is paralysed.");
      break;
    default:
      format = _("The Explosive Charge of {piece} does not go off.");
      break;
    }
  return hx_phrase (format, "piece", hx_tell_piece (teller, event->subject), NULL);
}

static char *
say_freed (HxTeller      *teller,
           const HxEvent *event)
{
  const char *piece = hx_tell_piece (teller, event->target);

  if (event->cause == HX_NO_HEX)
    return hx_phrase (_("{piece} is free: nothing nets it any more."), "piece", piece, NULL);
  return hx_phrase (_("{piece} is free: {netter} nets it no more."), "piece", piece,
                    "netter", hx_tell_piece (teller, event->cause), NULL);
}

static char *
say_power_gained (HxTeller      *teller,
                  const HxEvent *event)
{
  const char *piece = hx_tell_piece (teller, event->subject);

  if (event->cause == HX_NO_HEX)
    return hx_phrase (_("{piece} has power from now on."), "piece", piece, NULL);
  return hx_phrase (_("{piece} has power from now on, from {source}."), "piece", piece,
                    "source", hx_tell_piece (teller, event->cause), NULL);
}

/**
 * hx_sentence_board:
 * @teller: who tells
 * @event: an event about nets, power, Scopers or charges
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL for another event
 */
char *
hx_sentence_board (HxTeller      *teller,
                   const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_NET_HOLDS:
      return say_net_holds (teller, event);
    case HX_EVENT_NET_FAILS:
      return say_net_fails (teller, event);
    case HX_EVENT_NOT_SUPPLIED:
      return say_not_supplied (teller, event);
    case HX_EVENT_SUPPLIED:
      return say_supplied (teller, event);
    case HX_EVENT_SCOPED:
      return say_scoped (teller, event);
    case HX_EVENT_LINK_FAILS:
      return say_link_fails (teller, event);
    case HX_EVENT_CHARGE_EXPLODES:
      return say_charge (teller, event);
    case HX_EVENT_CHARGE_IDLE:
      return say_charge_idle (teller, event);
    case HX_EVENT_FREED:
      return say_freed (teller, event);
    case HX_EVENT_POWER_LOST:
      return hx_phrase (_("{piece} has lost its power."), "piece", hx_tell_piece (teller, event->subject), NULL);
    case HX_EVENT_POWER_GAINED:
      return say_power_gained (teller, event);
    default:
      return NULL;
    }
}
