/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What differs between two positions, told in whole sentences and as values. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-difference.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-phrase.h"
#include "hx-teller.h"
#include "hx-turn-words.h"

/* Foundations come after the units in the one row of places that pieces can lie on. */
#define N_PLACES (2 * HX_MAX_HEXES)

/**
 * Fate: what became of a piece, as far as events tell.
 */
typedef enum
{
  FATE_UNKNOWN,
  FATE_LEFT,
  FATE_DESTROYED,
} Fate;

/**
 * Search: what a comparison has found so far.
 * @partner: by place in the first, that of the same piece in the second, or %HX_NO_HEX
 * @taken: by place in the second, whether it is a partner
 * @fate: by place in the first, what events say of it
 */
typedef struct
{
  HxTeller *teller;
  const HxComparison *comparison;
  const char *here, *there;
  GPtrArray *found;
  uint8_t partner[N_PLACES];
  gboolean taken[N_PLACES];
  Fate fate[N_PLACES];
} Search;

static const HxPiece *
find_piece (const HxPosition *position,
            int               place)
{
  int hex = place % HX_MAX_HEXES;
  gboolean below = place >= HX_MAX_HEXES;

  if (((below ? position->foundations : position->units) & HX_HEX_BIT (hex)) == 0)
    return NULL;
  return below ? &position->foundation[hex] : &position->unit[hex];
}

static gboolean
is_hq (const Search  *search,
       const HxPiece *piece)
{
  return search->teller->box->tiles[piece->tile].kind == HX_KIND_HQ;
}

/* @text is taken. */
static void
add (Search       *search,
     HxDifference  found,
     char         *text)
{
  found.text = text;
  g_ptr_array_add (search->found, g_memdup2 (&found, sizeof found));
}

static HxDifference
about_piece (HxDifferenceKind  kind,
             const HxPiece    *piece,
             int               place,
             int               other_place)
{
  return (HxDifference) {
    .kind = kind,
    .side = piece->owner,
    .tile = piece->tile,
    .hex = place % HX_MAX_HEXES,
    .other_hex = other_place % HX_MAX_HEXES,
  };
}

static HxDifference
about_side (HxDifferenceKind kind,
            int              side)
{
  return (HxDifference) {
    .kind = kind, .side = side, .tile = HX_NO_TILE, .hex = HX_NO_HEX, .other_hex = HX_NO_HEX,
  };
}

/* Fills what every sentence may name: the piece, both positions, two values. */
static char *
say (Search     *search,
     const char *format,
     const char *piece,
     const char *first,
     const char *second)
{
  return hx_phrase (format, "piece", piece, "first", first, "second", second, "here", search->here,
                    "there", search->there, NULL);
}

static const char *
number (const Search *search,
        int           value)
{
  return hx_tell_number (search->teller, value);
}

/* Whether the same piece lay there when the battle began, if one was fought. */
static gboolean
stood (const HxPosition *start,
       const HxPiece    *piece,
       int               place)
{
  const HxPiece *before = start == NULL ? NULL : find_piece (start, place);

  return before != NULL && before->tile == piece->tile && before->owner == piece->owner;
}

/* The place in the second of what lies on @place in the first, had it been moved: a copy that was there anyway is another. */
static int
find_moved (const Search *search,
            int           place)
{
  const HxComparison *comparison = search->comparison;
  const HxPiece *piece = find_piece (comparison->first, place);

  for (int other = 0; piece != NULL && other < N_PLACES; other++)
    {
      const HxPiece *copy = find_piece (comparison->second, other);

      if (copy != NULL && !search->taken[other] && copy->tile == piece->tile && copy->owner == piece->owner
          && !stood (comparison->second_start, piece, place) && !stood (comparison->first_start, piece, other))
        return other;
    }
  return HX_NO_HEX;
}

static Fate
fate_by (const HxEvent *event)
{
  return event->code == HX_EVENT_DESTROYED || event->code == HX_EVENT_HQ_FALLS || event->code == HX_EVENT_TOUGHNESS_LOST
             || event->code == HX_EVENT_FOUNDATION_LOST
           ? FATE_DESTROYED : FATE_LEFT;
}

/* Pairs what the events carried from one place to another, and notes what they took off the board. */
static void
follow_pieces (Search *search)
{
  const HxPosition *second = search->comparison->second;
  g_autofree HxPosition *board = g_memdup2 (search->comparison->first, sizeof *board);
  uint8_t home[N_PLACES];

  for (int place = 0; place < N_PLACES; place++)
    home[place] = find_piece (board, place) != NULL ? (uint8_t) place : HX_NO_HEX;
  for (guint i = 0; i < search->comparison->events->len; i++)
    {
      const HxEvent *event = &g_array_index (search->comparison->events, HxEvent, i);

      if (event->code == HX_EVENT_MOVED && event->subject != event->target)
        {
          home[event->target] = home[event->subject];
          home[event->subject] = HX_NO_HEX;
        }
      hx_position_replay (search->teller->box, board, event);
      for (int place = 0; place < N_PLACES; place++)
        if (home[place] != HX_NO_HEX && find_piece (board, place) == NULL)
          {
            search->fate[home[place]] = fate_by (event);
            home[place] = HX_NO_HEX;
          }
    }
  for (int place = 0; place < N_PLACES; place++)
    {
      const HxPiece *now = home[place] != HX_NO_HEX ? find_piece (second, place) : NULL;

      if (now != NULL && now->tile == find_piece (search->comparison->first, home[place])->tile)
        {
          search->partner[home[place]] = (uint8_t) place;
          search->taken[place] = TRUE;
        }
    }
}

/* Whether the piece is still to be paired by what it is. */
static gboolean
is_free (const Search *search,
         int           place)
{
  return search->partner[place] == HX_NO_HEX && search->fate[place] == FATE_UNKNOWN;
}

static void
pair_pieces (Search *search)
{
  const HxPosition *first = search->comparison->first, *second = search->comparison->second;
  const HxPiece *a, *b;

  memset (search->partner, HX_NO_HEX, sizeof search->partner);
  if (search->comparison->events != NULL)
    follow_pieces (search);
  for (int place = 0; place < N_PLACES; place++)
    if (is_free (search, place) && !search->taken[place] && (a = find_piece (first, place)) != NULL
        && (b = find_piece (second, place)) != NULL && a->tile == b->tile)
      {
        search->partner[place] = place;
        search->taken[place] = TRUE;
      }
  for (int place = 0; place < N_PLACES; place++)
    {
      if (is_free (search, place))
        search->partner[place] = find_moved (search, place);
      if (search->partner[place] != HX_NO_HEX)
        search->taken[search->partner[place]] = TRUE;
    }
}

/* How a piece stands, as the end of a sentence that says where it is missing. */
static char *
say_standing (Search        *search,
              const HxPiece *piece,
              gboolean       in_first,
              const char    *name)
{
  const char *missing = in_first ? search->there : search->here, *standing = in_first ? search->here : search->there;
  int points = search->teller->box->tiles[piece->tile].hit_points - piece->wounds;
  const char *format;
  int n = piece->wounds;

  if (is_hq (search, piece))
    {
      n = points;
      format = in_first ? ngettext ("{piece} has {n} hit point {standing}, and is destroyed {missing}.",
                                    "{piece} has {n} hit points {standing}, and is destroyed {missing}.", points)
                        : ngettext ("{piece} is destroyed {missing}, and has {n} hit point {standing}.",
                                    "{piece} is destroyed {missing}, and has {n} hit points {standing}.", points);
    }
  else if (n > 0)
    format = in_first ? ngettext ("{piece} has {n} wound {standing}, and is destroyed {missing}.",
                                  "{piece} has {n} wounds {standing}, and is destroyed {missing}.", n)
                      : ngettext ("{piece} is destroyed {missing}, and has {n} wound {standing}.",
                                  "{piece} is destroyed {missing}, and has {n} wounds {standing}.", n);
  else
    format = in_first ? _("{piece} is unhurt {standing}, and is destroyed {missing}.")
                      : _("{piece} is destroyed {missing}, and is unhurt {standing}.");
  return hx_phrase (format, "piece", name, "missing", missing, "standing", standing, "n", number (search, n), NULL);
}

static char *
say_only (Search        *search,
          const HxPiece *piece,
          gboolean       in_first,
          const char    *name)
{
  const char *format = _("{piece} stands only {standing}.");

  if (piece->wounds > 0)
    format = ngettext ("{piece} stands only {standing}, with {n} wound.", "{piece} stands only {standing}, with {n} wounds.",
                       piece->wounds);
  return hx_phrase (format, "piece", name, "standing", in_first ? search->here : search->there,
                    "n", number (search, piece->wounds), NULL);
}

/* A Medic may have been spent and an exploding unit gone off: without events, no more can be said than that it is gone. */
static gboolean
may_only_leave (const Search  *search,
                const HxPiece *piece)
{
  return (search->teller->box->tiles[piece->tile].roles
          & (1u << HX_ROLE_MEDIC | 1u << HX_ROLE_RANGED_MEDIC | 1u << HX_ROLE_EXPLODER)) != 0;
}

static void
compare_presence (Search *search,
                  int     place,
                  gboolean in_first)
{
  const HxComparison *comparison = search->comparison;
  const HxPiece *piece = find_piece (in_first ? comparison->first : comparison->second, place);
  const char *name = hx_tell_tile_on (search->teller, piece->tile, place % HX_MAX_HEXES);
  const char *missing = in_first ? search->there : search->here;
  HxDifference found = about_piece (HX_DIFFERENCE_GONE, piece, place, place);
  Fate fate = in_first ? search->fate[place] : FATE_UNKNOWN;

  found.first = in_first;
  found.second = !in_first;
  if (fate == FATE_UNKNOWN && stood (in_first ? comparison->second_start : comparison->first_start, piece, place))
    fate = may_only_leave (search, piece) ? FATE_LEFT : FATE_DESTROYED;
  if (fate == FATE_DESTROYED)
    add (search, found, say_standing (search, piece, in_first, name));
  else if (fate == FATE_LEFT)
    add (search, found, hx_phrase (_("{piece} has left the board {missing}."), "piece", name, "missing", missing, NULL));
  else
    add (search, found, say_only (search, piece, in_first, name));
}

static void
compare_wounds (Search        *search,
                const HxPiece *first,
                const HxPiece *second,
                const int     *places)
{
  int all = search->teller->box->tiles[first->tile].hit_points;
  gboolean hq = is_hq (search, first);
  HxDifference found = about_piece (hq ? HX_DIFFERENCE_POINTS : HX_DIFFERENCE_WOUNDS, first, places[0], places[1]);
  const char *format, *name = hx_tell_tile_on (search->teller, second->tile, found.other_hex);

  if (first->wounds == second->wounds)
    return;
  found.first = hq ? all - first->wounds : first->wounds;
  found.second = hq ? all - second->wounds : second->wounds;
  if (hq)
    format = ngettext ("{piece} has {n} hit point {here}, and {second} {there}.",
                       "{piece} has {n} hit points {here}, and {second} {there}.", found.first);
  else if (found.first == 0)
    format = ngettext ("{piece} is unhurt {here}, and has {n} wound {there}.",
                       "{piece} is unhurt {here}, and has {n} wounds {there}.", found.second);
  else if (found.second == 0)
    format = ngettext ("{piece} has {n} wound {here}, and is unhurt {there}.",
                       "{piece} has {n} wounds {here}, and is unhurt {there}.", found.first);
  else
    format = ngettext ("{piece} has {n} wound {here}, and {second} {there}.",
                       "{piece} has {n} wounds {here}, and {second} {there}.", found.first);
  add (search, found,
       hx_phrase (format, "piece", name, "n", number (search, !hq && found.first == 0 ? found.second : found.first),
                  "second", number (search, found.second), "here", search->here, "there", search->there, NULL));
}

static const char *
toggle_word (int toggle)
{
  /* Translators: whether a piece counts as netted, or has power: worked out from the board or set by hand */
  return toggle == HX_TOGGLE_ON ? C_("toggle", "yes, by hand")
         : toggle == HX_TOGGLE_OFF ? C_("toggle", "no, by hand") : C_("toggle", "worked out");
}

static void
compare_state (Search        *search,
               const HxPiece *first,
               const HxPiece *second,
               const int     *places)
{
  const char *name = hx_tell_tile_on (search->teller, second->tile, places[1] % HX_MAX_HEXES);
  const char *const sides[][2] = {
    { hx_tell_side (search->teller, first->owner), hx_tell_side (search->teller, second->owner) },
    { hx_tell_side (search->teller, first->controller), hx_tell_side (search->teller, second->controller) },
  };
  const struct
  {
    HxDifferenceKind kind;
    int first, second;
    const char *format, *words[2];
  } states[] = {
    { HX_DIFFERENCE_FACING, first->facing, second->facing, _("{piece} faces {first} {here}, and {second} {there}."),
      { hx_direction_word (first->facing), hx_direction_word (second->facing) } },
    { HX_DIFFERENCE_OWNER, first->owner, second->owner, _("{piece} belongs to {first} {here}, and to {second} {there}."),
      { sides[0][0], sides[0][1] } },
    { HX_DIFFERENCE_CONTROLLER, first->controller, second->controller,
      _("{piece} acts for {first} {here}, and for {second} {there}."), { sides[1][0], sides[1][1] } },
    { HX_DIFFERENCE_NET, first->net, second->net, _("Whether {piece} is netted: {first} {here}, {second} {there}."),
      { toggle_word (first->net), toggle_word (second->net) } },
    { HX_DIFFERENCE_POWER, first->power, second->power, _("Whether {piece} has power: {first} {here}, {second} {there}."),
      { toggle_word (first->power), toggle_word (second->power) } },
    { HX_DIFFERENCE_LINKS, first->links, second->links, _("{piece} links with other sides {there} than {here}."),
      { "", "" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      HxDifference found = about_piece (states[i].kind, first, places[0], places[1]);

      found.first = states[i].first;
      found.second = states[i].second;
      if (found.first == found.second
          || (found.kind == HX_DIFFERENCE_CONTROLLER && first->owner != second->owner
              && first->owner == first->controller && second->owner == second->controller))
        continue;
      add (search, found, say (search, states[i].format, name, states[i].words[0], states[i].words[1]));
    }
}

static void
compare_markers (Search        *search,
                 const HxPiece *first,
                 const HxPiece *second,
                 const int     *places)
{
  const char *name = hx_tell_tile_on (search->teller, second->tile, places[1] % HX_MAX_HEXES);
  const struct
  {
    int first, second;
    const char *word;
  } markers[] = {
    { first->ranged_nets, second->ranged_nets, C_("marker", "Ranged Net") },
    { (first->marks & HX_MARK_TRAP_NET) != 0, (second->marks & HX_MARK_TRAP_NET) != 0, C_("marker", "Net of a Trap") },
    { (first->marks & HX_MARK_FRENZY) != 0, (second->marks & HX_MARK_FRENZY) != 0, C_("marker", "Frenzy") },
    { (first->marks & HX_MARK_PARALYSIS) != 0, (second->marks & HX_MARK_PARALYSIS) != 0, C_("marker", "Paralysis") },
    { first->medpacks, second->medpacks, C_("marker", "Medpack") },
    { first->poison, second->poison, C_("marker", "Poison") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (markers); i++)
    {
      HxDifference found = about_piece (HX_DIFFERENCE_MARKERS, first, places[0], places[1]);

      if (markers[i].first == markers[i].second)
        continue;
      found.first = markers[i].first;
      found.second = markers[i].second;
      add (search, found,
           hx_phrase (_("Markers on {piece}, {marker}: {first} {here}, {second} {there}."), "piece", name,
                      "marker", markers[i].word, "first", number (search, found.first),
                      "second", number (search, found.second), "here", search->here, "there", search->there, NULL));
    }
}

static void
compare_pieces (Search *search,
                int     place)
{
  const int places[2] = { place, search->partner[place] };
  const HxPiece *first = find_piece (search->comparison->first, places[0]);
  const HxPiece *second = find_piece (search->comparison->second, places[1]);

  if (places[0] != places[1])
    add (search, about_piece (HX_DIFFERENCE_MOVED, first, places[0], places[1]),
         say (search, _("{piece} stands on {first} {here}, and on {second} {there}."),
              hx_tell_tile (search->teller, first->tile), hx_tell_hex (search->teller, places[0] % HX_MAX_HEXES),
              hx_tell_hex (search->teller, places[1] % HX_MAX_HEXES)));
  compare_wounds (search, first, second, places);
  compare_state (search, first, second, places);
  compare_markers (search, first, second, places);
}

/* A Trap lies face down for everybody but its side (PAR-TRAP-07). */
static void
compare_traps (Search *search,
               int     hex)
{
  const HxPosition *first = search->comparison->first, *second = search->comparison->second;
  gboolean both = first->trap[hex] != HX_TRAP_NONE && second->trap[hex] != HX_TRAP_NONE;
  const HxPosition *one = first->trap[hex] != HX_TRAP_NONE ? first : second;
  gboolean known = hx_narrator_may_know (search->teller->narrator, one->trap_side[hex])
                   && (!both || hx_narrator_may_know (search->teller->narrator, second->trap_side[hex]));
  HxDifference found = about_side (HX_DIFFERENCE_TRAP, one->trap_side[hex]);
  const char *place = hx_tell_hex (search->teller, hex), *format;

  found.hex = found.other_hex = hex;
  found.first = first->trap[hex] != HX_TRAP_NONE;
  found.second = second->trap[hex] != HX_TRAP_NONE;
  if (both && first->trap_side[hex] != second->trap_side[hex])
    add (search, found, say (search, _("The Trap on {piece} belongs to {first} {here}, and to {second} {there}."), place,
                             hx_tell_side (search->teller, first->trap_side[hex]),
                             hx_tell_side (search->teller, second->trap_side[hex])));
  if (first->trap[hex] == second->trap[hex] || (both && !known))
    return;
  if (both)
    format = _("The Trap on {piece} is another one, {here}: {first}, {there}: {second}.");
  else if (known)
    format = found.first ? _("A Trap lies on {piece} only {here}: {first}.") : _("A Trap lies on {piece} only {there}: {second}.");
  else
    format = found.first ? _("A Trap lies on {piece} only {here}.") : _("A Trap lies on {piece} only {there}.");
  add (search, found, say (search, format, place, hx_trap_word (first->trap[hex]), hx_trap_word (second->trap[hex])));
}

static void
compare_hexes (Search *search)
{
  const HxPosition *first = search->comparison->first, *second = search->comparison->second;

  for (int hex = 0; hex < search->teller->box->geometry.n_hexes; hex++)
    {
      HxDifference found = about_side (HX_DIFFERENCE_WATER, HX_NO_SIDE);

      compare_traps (search, hex);
      found.hex = found.other_hex = hex;
      found.first = (first->water & HX_HEX_BIT (hex)) != 0;
      found.second = (second->water & HX_HEX_BIT (hex)) != 0;
      if (found.first != found.second)
        add (search, found, say (search, found.first ? _("{piece} is water only {here}.") : _("{piece} is water only {there}."),
                                 hx_tell_hex (search->teller, hex), "", ""));
    }
}

static const char *
tell_parts (Search           *search,
            const HxMonolith *monolith)
{
  return hx_tell_hexes (search->teller, HX_HEX_BIT (monolith->part[0]) | HX_HEX_BIT (monolith->part[1]));
}

/* What lies under an HQ is its side's secret (MON-SET-02). */
static void
compare_monoliths (Search *search,
                   int     side)
{
  const HxMonolith *first = &search->comparison->first->monolith[side];
  const HxMonolith *second = &search->comparison->second->monolith[side];
  HxDifference found = about_side (HX_DIFFERENCE_MONOLITH, side);
  const char *format = NULL, *parts[2] = { "", "" };

  found.first = first->present + (first->present && first->expanded);
  found.second = second->present + (second->present && second->expanded);
  if (first->present != second->present)
    format = first->present ? _("{piece} plays with a Monolith only {here}.") : _("{piece} plays with a Monolith only {there}.");
  else if (first->expanded != second->expanded)
    format = first->expanded ? _("The Monolith of {piece} is expanded only {here}.")
                             : _("The Monolith of {piece} is expanded only {there}.");
  else if (first->expanded && memcmp (first->part, second->part, sizeof first->part) != 0)
    {
      format = _("The parts of the Monolith of {piece} lie on {first} {here}, and on {second} {there}.");
      parts[0] = tell_parts (search, first);
      parts[1] = tell_parts (search, second);
    }
  else if (memcmp (first->lower, second->lower, sizeof first->lower) != 0
           && hx_narrator_may_know (search->teller->narrator, side))
    format = _("Other tiles lie in the Monolith of {piece} {there} than {here}.");
  if (format != NULL)
    add (search, found, say (search, format, hx_tell_side (search->teller, side), parts[0], parts[1]));
}

static void
compare_sides (Search *search)
{
  const HxPosition *first = search->comparison->first, *second = search->comparison->second;
  HxDifference turn = about_side (HX_DIFFERENCE_TURN, HX_NO_SIDE);
  const HxBox *box = search->teller->box;

  for (int side = 0; side < MAX (first->n_sides, second->n_sides); side++)
    {
      HxDifference found = about_side (HX_DIFFERENCE_FALLEN, side);

      compare_monoliths (search, side);
      found.first = (first->fallen >> side) & 1;
      found.second = (second->fallen >> side) & 1;
      /* An HQ that fell is told of where it is missing. */
      if (found.first != found.second
          && (hx_position_find_hq (box, first, side) == HX_NO_HEX) == (hx_position_find_hq (box, second, side) == HX_NO_HEX))
        add (search, found, say (search, found.first ? _("The HQ of {piece} has fallen only {here}.")
                                                     : _("The HQ of {piece} has fallen only {there}."),
                                 hx_tell_side (search->teller, side), "", ""));
    }
  turn.first = first->turn;
  turn.second = second->turn;
  if (first->turn != second->turn)
    add (search, turn, say (search, _("It is the turn of {first} {here}, and of {second} {there}."), "",
                            hx_tell_side (search->teller, first->turn), hx_tell_side (search->teller, second->turn)));
}

static void
compare_rulings (Search *search)
{
  for (int ruling = 0; ruling < HX_N_RULINGS; ruling++)
    {
      HxDifference found = about_side (HX_DIFFERENCE_RULING, HX_NO_SIDE);
      g_autofree char *citation = hx_citation (search->teller->narrator, hx_ruling_id (ruling));

      found.first = search->comparison->first->rulings[ruling];
      found.second = search->comparison->second->rulings[ruling];
      if (found.first != found.second)
        add (search, found,
             hx_phrase (_("{decision} is read as “{first}” {here}, and as “{second}” {there}."), "decision", citation,
                        "first", hx_ruling_reading (ruling, found.first), "second",
                        hx_ruling_reading (ruling, found.second), "here", search->here, "there", search->there, NULL));
    }
}

/* What decides games comes first; then hex by hex. */
static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const HxDifference *first = *(const HxDifference *const *) a, *second = *(const HxDifference *const *) b;
  int hq = (second->kind <= HX_DIFFERENCE_FALLEN) - (first->kind <= HX_DIFFERENCE_FALLEN);

  if (hq != 0)
    return hq;
  if (first->hex != second->hex)
    return first->hex - second->hex;
  return (int) first->kind - (int) second->kind;
}

/**
 * hx_difference_list:
 * @narrator: names; its view decides which secrets are told
 * @box: the game box
 * @comparison: two positions on the board of @box
 *
 * A piece is the same in both where the same tile lies on the same hex; else where the same side has the same tile on
 * another hex: it has moved. Where the events between the two are known, they say which is which.
 *
 * Returns: (transfer full) (element-type HxDifference): what differs: HQs, then everything else hex by hex, then what
 *   lies on no hex; empty where nothing does that the view may know
 */
GPtrArray *
hx_difference_list (const HxNarrator   *narrator,
                    const HxBox        *box,
                    const HxComparison *comparison)
{
  g_auto (HxTeller) teller = { 0 };
  Search search = {
    .teller = &teller,
    .comparison = comparison,
    .here = comparison->here != NULL ? comparison->here : _("in the first"),
    .there = comparison->there != NULL ? comparison->there : _("in the second"),
    .found = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_difference_free),
  };

  hx_teller_init (&teller, narrator, box, comparison->second);
  teller.origin = comparison->first_start != NULL ? comparison->first_start : comparison->first;
  pair_pieces (&search);
  for (int place = 0; place < N_PLACES; place++)
    {
      if (find_piece (comparison->first, place) != NULL && search.partner[place] != HX_NO_HEX)
        compare_pieces (&search, place);
      else if (find_piece (comparison->first, place) != NULL)
        compare_presence (&search, place, TRUE);
      if (find_piece (comparison->second, place) != NULL && !search.taken[place])
        compare_presence (&search, place, FALSE);
    }
  compare_hexes (&search);
  compare_sides (&search);
  compare_rulings (&search);
  g_ptr_array_sort (search.found, compare_found);
  return search.found;
}

/**
 * hx_difference_word:
 * @kind: what differs
 *
 * Returns: (transfer none): a stable word for it, the same in every language
 */
const char *
hx_difference_word (HxDifferenceKind kind)
{
  static const char *const words[HX_N_DIFFERENCES] = {
    "hit-points", "hq-fallen", "gone", "moved", "wounds", "facing", "owner", "controller", "net",
    "power", "links", "markers", "trap", "water", "monolith", "turn", "ruling",
  };

  g_return_val_if_fail (kind < HX_N_DIFFERENCES, NULL);

  return words[kind];
}

/**
 * hx_difference_free:
 * @difference: (nullable) (transfer full): one thing that differs
 */
void
hx_difference_free (HxDifference *difference)
{
  if (difference == NULL)
    return;
  g_free (difference->text);
  g_free (difference);
}
