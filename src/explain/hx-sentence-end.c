/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about wounds, about what leaves the board, and about what follows the segments. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-sentence.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

static char *
say_wounded (HxTeller      *teller,
             const HxEvent *event)
{
  const HxTile *tile = hx_teller_tile (teller, event->target);
  int n = event->amount;
  const char *format;

  if (tile != NULL && tile->kind == HX_KIND_HQ)
    format = event->other > 0 ? ngettext ("{piece} loses {n} hit point and has {left} left.",
                                          "{piece} loses {n} hit points and has {left} left.", n)
                              : ngettext ("{piece} loses {n} hit point and has none left.",
                                          "{piece} loses {n} hit points and has none left.", n);
  else
    format = event->other > 0 ? ngettext ("{piece} takes {n} wound. Hit points left: {left}.",
                                          "{piece} takes {n} wounds. Hit points left: {left}.", n)
                              : ngettext ("{piece} takes {n} wound and has no hit points left.",
                                          "{piece} takes {n} wounds and has no hit points left.", n);
  return hx_phrase (format, "piece", hx_tell_piece (teller, event->target), "n", hx_tell_number (teller, n),
                    "left", hx_tell_number (teller, event->other), NULL);
}

static const char *
removal_format (const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_DESTROYED:
      return _("{piece} is destroyed.");
    case HX_EVENT_HQ_FALLS:
      return event->stage == HX_STAGE_TURN
               ? _("{piece} is destroyed: the HQ of {side} is lost.")
               : _("{piece} is destroyed: the HQ of {side} is lost, and the Battle goes on to its end.");
    case HX_EVENT_MEDIC_SPENT:
      return _("{piece} is spent and leaves the board.");
    case HX_EVENT_EXPLODED:
      return _("{piece} has exploded and leaves the board.");
    case HX_EVENT_TOUGHNESS_LOST:
      return _("{piece} is destroyed: without the Toughness that it has lost, its wounds are too many.");
    case HX_EVENT_PART_LOST:
      return _("{piece} stands on the Monolith of a fallen HQ and leaves with it.");
    default:
      return NULL;
    }
}

/**
 * hx_sentence_removal:
 * @teller: who tells
 * @event: an event of the wounds or of the removal
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL for another event
 */
char *
hx_sentence_removal (HxTeller      *teller,
                     const HxEvent *event)
{
  const char *format = removal_format (event);

  if (event->code == HX_EVENT_WOUNDED)
    return say_wounded (teller, event);
  if (event->code == HX_EVENT_MEDPACK_USED)
    return hx_phrase (ngettext ("A Medpack takes {n} wound for {piece}.", "Medpacks take {n} wounds for {piece}.",
                                event->amount),
                      "n", hx_tell_number (teller, event->amount), "piece", hx_tell_piece (teller, event->target), NULL);
  if (format == NULL)
    return NULL;
  return hx_phrase (format, "piece", hx_tell_token (teller, event->subject, event->reason),
                    "side", event->code == HX_EVENT_HQ_FALLS ? hx_tell_side (teller, event->other) : "", NULL);
}

static const char *
marker_format (int marker)
{
  switch (marker)
    {
    case HX_MARKER_RANGED_NET:
      return _("The Ranged Net comes off {piece}.");
    case HX_MARKER_TRAP_NET:
      return _("The Net Trap comes off {piece}.");
    case HX_MARKER_FRENZY:
      return _("The Frenzy marker comes off {piece}.");
    default:
      return _("The Paralysis marker comes off {piece}.");
    }
}

/* Whose HQs take part: many armies call theirs the same. */
static char *
say_hqs (HxTeller *teller)
{
  g_autoptr (GPtrArray) hqs = g_ptr_array_new ();

  for (int side = 0; side < teller->board->n_sides; side++)
    {
      uint8_t hex = hx_position_find_hq (teller->box, teller->board, side);

      if (hex != HX_NO_HEX)
        /* Translators: whose HQ stands where, in an enumeration: "HQs: Borgo on C3 and Moloch on B2." */
        g_ptr_array_add (hqs, (gpointer) hx_tell_keep (teller, hx_phrase (_("{side} on {hex}"),
                                                                          "side", hx_tell_side (teller, side),
                                                                          "hex", hx_tell_hex (teller, hex), NULL)));
    }
  if (hqs->len == 0)
    return NULL;
  return hx_phrase (ngettext ("HQ: {hqs}.", "HQs: {hqs}.", hqs->len), "hqs", hx_tell_list (teller, hqs), NULL);
}

static char *
say_begins (HxTeller      *teller,
            const HxEvent *event)
{
  g_autofree char *hqs = say_hqs (teller);

  if (event->amount <= 1)
    return hx_phrase_join (_("The Battle begins."), hqs);
  return hx_phrase (_("The board is still full, so another Battle follows at once: number {number}."),
                    "number", hx_tell_number (teller, event->amount), NULL);
}

/* What stands on its parts goes under the HQ. */
static char *
say_collapses (HxTeller      *teller,
               const HxEvent *event)
{
  int n = __builtin_popcountll (event->others);

  return hx_phrase (n == 0 ? _("The Monolith of {side} collapses under {hq}: both of its parts are empty.")
                           : ngettext ("The Monolith of {side} collapses: {pieces} goes under {hq}, the other part is empty.",
                                       "The Monolith of {side} collapses: {pieces} go under {hq}.", n),
                    "side", hx_tell_side (teller, event->other), "hq", hx_tell_piece (teller, event->subject),
                    "pieces", n > 0 ? hx_tell_pieces (teller, event->others) : "", NULL);
}

/**
 * hx_sentence_after:
 * @teller: who tells
 * @event: an event of the beginning or the end of a battle
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL for another event
 */
char *
hx_sentence_after (HxTeller      *teller,
                   const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_BATTLE_BEGINS:
      return say_begins (teller, event);
    case HX_EVENT_MARKER_OFF:
      return hx_phrase (marker_format (event->kind), "piece", hx_tell_piece (teller, event->target), NULL);
    case HX_EVENT_COLLAPSES:
      return say_collapses (teller, event);
    case HX_EVENT_STAYS_OPEN:
      return hx_phrase (_("The Monolith of {side} stays open: a netted unit stands on it."),
                        "side", hx_tell_side (teller, event->other), NULL);
    case HX_EVENT_SIDE_LEAVES:
      return hx_phrase (_("The HQ of {side} is lost: all units and Traps of that side leave the board."),
                        "side", hx_tell_side (teller, event->other), NULL);
    case HX_EVENT_BATTLE_ENDS:
      return g_strdup (_("The Battle ends."));
    case HX_EVENT_DEADLOCK:
      return g_strdup (_("The board is full and nothing changes any more: the game ends here."));
    default:
      return NULL;
    }
}
