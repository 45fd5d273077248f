/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about hands and piles, about turns that end, and about the end of the game. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-sentence.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

static char *
say_turn_ends (HxTeller      *teller,
               const HxEvent *event)
{
  const char *side = hx_tell_side (teller, event->other);

  if (event->amount < 0)
    return hx_phrase (_("The turn of {side} ends."), "side", side, NULL);
  return hx_phrase (_("The turn of {side} ends. {next} is next."), "side", side,
                    "next", hx_tell_side (teller, event->amount), NULL);
}

static char *
say_game_ends (HxTeller      *teller,
               const HxEvent *event)
{
  if (event->amount < 0)
    return g_strdup (_("The game ends in a draw."));
  return hx_phrase (_("The game ends with the victory of {side}."), "side", hx_tell_side (teller, event->amount), NULL);
}

/* Tiles lie open before their side, so everybody may know which are discarded; what is drawn is not named. */
static char *
say_tile (HxTeller      *teller,
          const HxEvent *event)
{
  const char *side = hx_tell_side (teller, event->other), *n = hx_tell_number (teller, event->amount);

  switch (event->code)
    {
    case HX_EVENT_DREW:
      return hx_phrase (ngettext ("Drawn by {side}: {n} tile.", "Drawn by {side}: {n} tiles.", event->amount), "side", side,
                        "n", n, NULL);
    case HX_EVENT_REDREW:
      return hx_phrase (ngettext ("Only Instant tiles were in the hand of {side}: they are discarded, and {n} tile is drawn anew.",
                                  "Only Instant tiles were in the hand of {side}: they are discarded, and {n} tiles are drawn anew.", event->amount),
                        "side", side, "n", n, NULL);
    case HX_EVENT_LAST_TILE:
      return hx_phrase (_("The last tile of {side} is drawn. From now on no tile starts a Battle."), "side", side, NULL);
    case HX_EVENT_DISCARDED:
      return hx_phrase (event->kind == 1 ? _("{side} must discard one of three tiles: {tile}.")
                                         : _("Discarded by {side}: {tile}."),
                        "side", side, "tile", hx_tell_tile (teller, event->tile), NULL);
    default:
      return hx_phrase (_("Discarded by {side}: {tile}, for which a Krwiobus comes into the hand."), "side", side,
                        "tile", hx_tell_tile (teller, event->tile), NULL);
    }
}

/**
 * hx_sentence_game:
 * @teller: who tells
 * @event: an event about hands, piles and turns
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL for another event
 */
char *
hx_sentence_game (HxTeller      *teller,
                  const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_DREW:
    case HX_EVENT_REDREW:
    case HX_EVENT_LAST_TILE:
    case HX_EVENT_DISCARDED:
    case HX_EVENT_TOOK_KRWIOBUS:
      return say_tile (teller, event);
    case HX_EVENT_BOARD_FULL:
      return hx_phrase (_("The board is filled by {side}, so a Battle follows at once."),
                        "side", hx_tell_side (teller, event->other), NULL);
    case HX_EVENT_NOT_FULL:
      return hx_phrase (ngettext ("The board is not full, so no Battle follows: {hexes} still counts as free.",
                                  "The board is not full, so no Battle follows: {hexes} still count as free.", __builtin_popcountll (event->others)),
                        "hexes", hx_tell_hexes (teller, event->others), NULL);
    case HX_EVENT_TURN_ENDS:
      return say_turn_ends (teller, event);
    case HX_EVENT_ALL_DONE:
      return hx_phrase (event->kind == 1 ? _("The extra round is over: the overtime Battle is started by {side}.")
                                         : _("Nobody has a turn left: the Final Battle is started by {side}."),
                        "side", hx_tell_side (teller, event->amount), NULL);
    case HX_EVENT_EXTRA_ROUND:
      return hx_phrase (_("The HQs are level, so there is an extra round, begun by {side}."),
                        "side", hx_tell_side (teller, event->other), NULL);
    case HX_EVENT_GAME_ENDS:
      return say_game_ends (teller, event);
    default:
      return NULL;
    }
}
