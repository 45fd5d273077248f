/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about what a side does in its turn: tiles come and go, units move and turn, deal damage outside battles. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-sentence.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-turn-words.h"

static const char *
tell_facing (int facing)
{
  return hx_direction_word ((HxDirection) ((facing % HX_N_DIRECTIONS + HX_N_DIRECTIONS) % HX_N_DIRECTIONS));
}

static const char *
tell_cause (HxTeller      *teller,
            const HxEvent *event)
{
  return event->cause == HX_NO_HEX ? "" : hx_tell_piece (teller, event->cause);
}

static char *
say_packed (HxTeller      *teller,
            const HxEvent *event)
{
  const char *format;

  if (!hx_narrator_may_know (teller->narrator, event->other))
    format = _("What goes under the HQ of {side} as part {number} of the Monolith stays secret.");
  else if (event->tile == HX_NO_TILE)
    format = _("Part {number} of the Monolith of {side} stays empty.");
  else
    format = _("Under the HQ of {side} goes {tile}, as part {number} of the Monolith.");
  return hx_phrase (format, "side", hx_tell_side (teller, event->other),
                    "number", hx_tell_number (teller, event->amount + 1),
                    "tile", event->tile == HX_NO_TILE ? "" : hx_tell_tile (teller, event->tile), NULL);
}

/* The links of a Krwiobus are set by whoever places it. */
static char *
say_placed (HxTeller      *teller,
            const HxEvent *event)
{
  gboolean foundation = teller->box->tiles[event->tile].kind == HX_KIND_FOUNDATION;
  gboolean links = event->kind != HX_LINKS_PRINTED && event->kind != 0;
  const char *format;

  if (foundation)
    format = _("Placed by {side}: {piece}.");
  else if (links)
    format = _("Placed by {side}: {piece}, facing {direction}, with its links {places}.");
  else
    format = _("Placed by {side}: {piece}, facing {direction}.");
  return hx_phrase (format, "side", hx_tell_side (teller, event->other),
                    "piece", hx_tell_tile_on (teller, event->tile, event->subject),
                    "direction", tell_facing (event->amount),
                    "places", links ? hx_tell_directions (teller, hx_turn_sides (event->kind, event->amount)) : "", NULL);
}

static const char *
turn_format (int      kind,
             gboolean given)
{
  switch (kind)
    {
    case HX_CAUSE_MOBILITY:
      return _("With its Mobility, {piece} turns to face {direction}.");
    case HX_CAUSE_DOUBLED_MOBILITY:
      return _("With its Doubled Mobility, {piece} turns to face {direction}.");
    case HX_CAUSE_ROTATION:
      return _("With its Rotation, {piece} turns to face {direction}.");
    case HX_CAUSE_TRANSPORT:
    case HX_CAUSE_CHAUFFEUR:
      if (!given)
        break;
      return _("{giver} lets {piece} turn to face {direction}.");
    case HX_CAUSE_IMPLANT:
      return given ? _("{giver} turns {piece} to face {direction}.") : _("An implant turns {piece} to face {direction}.");
    case HX_CAUSE_SMOKE:
      return _("In the Smoke Screen, {piece} is turned to face {direction}.");
    default:
      break;
    }
  return _("{piece} turns to face {direction}.");
}

static char *
say_turned (HxTeller      *teller,
            const HxEvent *event)
{
  const char *format = turn_format (event->kind, event->cause != HX_NO_HEX);

  if (hx_teller_tile (teller, event->subject) != NULL && teller->board->unit[event->subject].facing == event->amount)
    format = _("{piece} goes on facing {direction}.");
  return hx_phrase (format, "piece", hx_tell_piece (teller, event->subject), "giver", tell_cause (teller, event),
                    "direction", tell_facing (event->amount), NULL);
}

static const char *
move_format (const HxEvent *event,
             gboolean       turns)
{
  switch (event->kind)
    {
    case HX_CAUSE_MOBILITY:
      return turns ? _("With its Mobility, {piece} moves to {hex} and turns to face {direction}.")
                   : _("With its Mobility, {piece} moves to {hex}.");
    case HX_CAUSE_DOUBLED_MOBILITY:
      return turns ? _("With its Doubled Mobility, {piece} moves to {hex} and turns to face {direction}.")
                   : _("With its Doubled Mobility, {piece} moves to {hex}.");
    case HX_CAUSE_TRANSPORT:
      if (event->cause == HX_NO_HEX)
        break;
      return turns ? _("{giver} lets {piece} move to {hex} and turn to face {direction}.")
                   : _("{giver} lets {piece} move to {hex}.");
    case HX_CAUSE_PUSH:
    case HX_CAUSE_PUSH_BACK:
      return event->cause == HX_NO_HEX ? _("{piece} is pushed to {hex}.") : _("{giver} pushes {piece} to {hex}.");
    case HX_CAUSE_DRILL:
      return _("The Drill takes {piece} to {hex}.");
    default:
      break;
    }
  return turns ? _("{piece} moves to {hex} and turns to face {direction}.") : _("{piece} moves to {hex}.");
}

static char *
say_moved (HxTeller      *teller,
           const HxEvent *event)
{
  gboolean turns = hx_teller_tile (teller, event->subject) != NULL
                   && teller->board->unit[event->subject].facing != event->amount;

  if (event->target == event->subject)
    return say_turned (teller, event);
  return hx_phrase (move_format (event, turns), "piece", hx_tell_piece (teller, event->subject),
                    "giver", tell_cause (teller, event), "hex", hx_tell_hex (teller, event->target),
                    "direction", tell_facing (event->amount), NULL);
}

static char *
say_move_stops (HxTeller      *teller,
                const HxEvent *event)
{
  const char *format;

  switch (event->reason)
    {
    case HX_REASON_NETTED:
      format = _("{piece} goes no further: it is netted now.");
      break;
    case HX_REASON_NO_POWER:
      format = _("{piece} goes no further: it has no power now.");
      break;
    case HX_REASON_GONE:
      format = _("The move ends on {hex}: the unit is there no more.");
      break;
    default:
      format = _("{piece} goes no further.");
      break;
    }
  return hx_phrase (format, "piece", hx_tell_piece (teller, event->subject), "hex", hx_tell_hex (teller, event->subject),
                    NULL);
}

static char *
say_activated (HxTeller      *teller,
               const HxEvent *event)
{
  gboolean boss = event->cause != HX_NO_HEX;
  const char *format;

  switch (event->kind)
    {
    case HX_FEATURE_CHAIN:
      format = boss ? _("{boss} activates the Chain of {piece}.") : _("An Order activates the Chain of {piece}.");
      break;
    case HX_FEATURE_RANGED_NET:
      format = boss ? _("{boss} activates the Ranged Net of {piece}.")
                    : _("An Order activates the Ranged Net of {piece}.");
      break;
    default:
      format = boss ? _("{boss} activates the Explosives of {piece}. An explosion is not an attack: no bonus adds to it, no Armor "
                         "weakens it.")
                    : _("An Order activates the Explosives of {piece}. An explosion is not an attack: no bonus adds to it, no "
                         "Armor weakens it.");
      break;
    }
  return hx_phrase (format, "boss", tell_cause (teller, event), "piece", hx_tell_piece (teller, event->subject), NULL);
}

/* "1, plus 1 from Wastes on B2"; NULL where nothing is added. */
static const char *
add_up (HxTeller      *teller,
        const HxEvent *events,
        guint          n_events)
{
  int base = events[0].amount;
  const char *sum;

  for (guint i = 1; i < n_events; i++)
    base -= events[i].amount;
  sum = hx_tell_number (teller, base);
  for (guint i = 1; i < n_events; i++)
    sum = hx_tell_plus (teller, sum, events[i].amount, events[i].cause);
  return n_events > 1 ? sum : NULL;
}

static const char *
damage_format (const HxEvent *event,
               gboolean       summed)
{
  int n = event->amount;

  /* whether it is destroyed or saved comes next */
  if (n == 0 || event->kind == HX_ATTACK_GRENADE || event->kind == HX_ATTACK_MINE)
    return _("{source} hits {target}.");
  if (event->kind == HX_ATTACK_AIR_STRIKE)
    return summed ? ngettext ("The Air Strike around {hex} hits {target}: {n} wound ({sum}).",
                              "The Air Strike around {hex} hits {target}: {n} wounds ({sum}).", n)
                  : ngettext ("The Air Strike around {hex} hits {target}: {n} wound.",
                              "The Air Strike around {hex} hits {target}: {n} wounds.", n);
  if (event->kind == HX_ATTACK_RAY)
    return summed ? ngettext ("The Ray from {first} to {last} hits {target}: {n} wound ({sum}).",
                              "The Ray from {first} to {last} hits {target}: {n} wounds ({sum}).", n)
                  : ngettext ("The Ray from {first} to {last} hits {target}: {n} wound.",
                              "The Ray from {first} to {last} hits {target}: {n} wounds.", n);
  if (event->subject == HX_NO_HEX)
    return summed ? ngettext ("{source} hits {target}: {n} wound ({sum}).",
                              "{source} hits {target}: {n} wounds ({sum}).", n)
                  : ngettext ("{source} hits {target}: {n} wound.", "{source} hits {target}: {n} wounds.", n);
  if (event->kind == HX_ATTACK_CHAIN)
    return summed ? ngettext ("The Chain from {attacker} to {other} hits {target}: {n} wound ({sum}).",
                              "The Chain from {attacker} to {other} hits {target}: {n} wounds ({sum}).", n)
                  : ngettext ("The Chain from {attacker} to {other} hits {target}: {n} wound.",
                              "The Chain from {attacker} to {other} hits {target}: {n} wounds.", n);
  return summed ? ngettext ("The explosion of {attacker} hits {target}: {n} wound ({sum}).",
                            "The explosion of {attacker} hits {target}: {n} wounds ({sum}).", n)
                : ngettext ("The explosion of {attacker} hits {target}: {n} wound.",
                            "The explosion of {attacker} hits {target}: {n} wounds.", n);
}

static char *
say_played (HxTeller      *teller,
            const HxEvent *event)
{
  HxDirection direction = (HxDirection) (event->direction % HX_N_DIRECTIONS);
  gboolean ray = teller->box->tiles[event->tile].uses & HX_USE_RAY;
  const char *format;

  if (event->target == HX_NO_HEX)
    format = _("Played by {side}: {tile}.");
  else
    format = ray ? _("Played by {side}: {tile}, from {first} to {last}.") : _("Played by {side}: {tile}, around {hex}.");
  return hx_phrase (format, "side", hx_tell_side (teller, event->other), "tile", hx_tell_tile (teller, event->tile),
                    "hex", hx_tell_hex (teller, event->target),
                    "first", hx_tell_line_end (teller, event->target, hx_opposite (direction)),
                    "last", hx_tell_line_end (teller, event->target, direction), NULL);
}

/**
 * hx_sentence_damage:
 * @teller: who tells
 * @events: damage outside battles, then the extra wounds that belong to it
 * @n_events: how many
 *
 * Returns: (transfer full): the sentence
 */
char *
hx_sentence_damage (HxTeller      *teller,
                    const HxEvent *events,
                    guint          n_events)
{
  const HxEvent *damage = &events[0];
  const char *sum = add_up (teller, events, n_events);
  HxDirection direction = (HxDirection) (damage->direction % HX_N_DIRECTIONS);

  return hx_phrase (damage_format (damage, sum != NULL),
                    "hex", hx_tell_hex (teller, damage->cause),
                    "first", hx_tell_line_end (teller, damage->cause, hx_opposite (direction)),
                    "last", hx_tell_line_end (teller, damage->cause, direction),
                    "other", damage->cause == HX_NO_HEX ? "" : hx_tell_piece (teller, damage->cause), "source", hx_damage_word ((HxAttackKind) damage->kind),
                    "attacker", damage->subject == HX_NO_HEX ? "" : hx_tell_piece (teller, damage->subject),
                    "target", hx_tell_token (teller, damage->target, damage->reason),
                    "n", hx_tell_number (teller, damage->amount), "sum", sum != NULL ? sum : "", NULL);
}

/* What comes out of the Monolith is seen by everybody from now on. */
static char *
say_expands (HxTeller      *teller,
             const HxEvent *event)
{
  const HxMonolith *monolith = &teller->board->monolith[event->other];
  const uint8_t hexes[2] = { event->target, event->cause };
  const char *parts[2];

  for (int i = 0; i < 2; i++)
    {
      if (monolith->present && !monolith->expanded && monolith->lower[i].tile != HX_NO_TILE)
        parts[i] = hx_tell_tile_on (teller, monolith->lower[i].tile, hexes[i]);
      else
        parts[i] = hx_tell_keep (teller, hx_phrase (_("an empty part on {hex}"), "hex", hx_tell_hex (teller, hexes[i]),
                                                    NULL));
    }
  return hx_phrase (_("The Monolith of {side} expands around {piece}: {first} and {second}."),
                    "side", hx_tell_side (teller, event->other), "piece", hx_tell_piece (teller, event->subject),
                    "first", parts[0], "second", parts[1], NULL);
}

/**
 * hx_sentence_turn:
 * @teller: who tells; its board is the one before @event, or after it where a tile comes onto the board
 * @event: an event of an action
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL for another event
 */
char *
hx_sentence_turn (HxTeller      *teller,
                  const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_SET_UP:
      return hx_phrase (_("Set up by {side}: {piece}, facing {direction}."), "side", hx_tell_side (teller, event->other),
                        "piece", hx_tell_tile_on (teller, event->tile, event->subject),
                        "direction", tell_facing (event->amount), NULL);
    case HX_EVENT_PACKED:
      return say_packed (teller, event);
    case HX_EVENT_PLACED:
      return say_placed (teller, event);
    case HX_EVENT_PLAYED:
      return say_played (teller, event);
    case HX_EVENT_MOVED:
      return say_moved (teller, event);
    case HX_EVENT_MOVE_STOPS:
      return say_move_stops (teller, event);
    case HX_EVENT_TURNED:
      return say_turned (teller, event);
    case HX_EVENT_ACTIVATED:
      return say_activated (teller, event);
    case HX_EVENT_DAMAGE:
      return hx_sentence_damage (teller, event, 1);
    case HX_EVENT_RETREATED:
      return hx_phrase (_("{piece} retreats onto the top of the pile of {side}."),
                        "piece", hx_tell_piece (teller, event->subject), "side", hx_tell_side (teller, event->other),
                        NULL);
    case HX_EVENT_FOUNDATION_LOST:
      return hx_phrase (_("{piece} is destroyed."), "piece", hx_tell_tile_on (teller, event->tile, event->target), NULL);
    case HX_EVENT_EXPANDS:
      return say_expands (teller, event);
    default:
      return NULL;
    }
}
