/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading what the notation says of a side: its pieces and Traps, its Monolith, its tiles off the board. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>

#include "hx-notation-private.h"

/* What #HxNotationState is said once of a piece, and the two of a pair together; markers come behind. */
#define BIT_POWER HX_NOTATION_POWER_ON
#define BIT_NET HX_NOTATION_NET_ON
#define BIT_MARKERS HX_NOTATION_N_STATES

/* A piece being read. @side: in whose section it stands; @controller: -1 until it is said */
typedef struct
{
  HxNotationReader *reader;
  HxPiece piece;
  guint side;
  gboolean tucked;
  int controller;
  guint seen;
} Draft;

static gboolean
read_links (Draft  *draft,
            HxSpan  digits)
{
  draft->piece.links = 0;
  for (const char *p = digits.start; p < digits.end; p++)
    {
      int side;

      if (!hx_notation_read_number (draft->reader, (HxSpan) { p, p + 1 }, 0, 5, &side))
        return FALSE;
      if (draft->piece.links >> side & 1)
        return hx_notation_fail (draft->reader, p, _("The side %d stands twice."), side);
      draft->piece.links |= (guint8) (1 << side);
    }
  return TRUE;
}

static gboolean
read_toggle (Draft           *draft,
             HxSpan           entry,
             HxNotationState  state)
{
  gboolean power = state == HX_NOTATION_POWER_ON || state == HX_NOTATION_POWER_OFF;
  gboolean on = state == HX_NOTATION_POWER_ON || state == HX_NOTATION_NET_ON;

  if (power)
    draft->piece.power = on ? HX_TOGGLE_ON : HX_TOGGLE_OFF;
  else
    draft->piece.net = on ? HX_TOGGLE_ON : HX_TOGGLE_OFF;
  return hx_notation_note (draft->reader, entry, power ? BIT_POWER : BIT_NET, &draft->seen);
}

static gboolean
read_state (Draft           *draft,
            HxSpan           entry,
            HxSpan           digits,
            HxNotationState  state)
{
  HxNotationReader *reader = draft->reader;
  int last = reader->scenario->position.n_sides - 1, value = 0;
  int most = state == HX_NOTATION_FACING ? 5 : state == HX_NOTATION_WOUNDS ? G_MAXUINT8 : last;

  if (state >= HX_NOTATION_POWER_ON)
    return read_toggle (draft, entry, state);
  if (!hx_notation_note (reader, entry, state, &draft->seen))
    return FALSE;
  if (state == HX_NOTATION_LINKS)
    return read_links (draft, digits);
  if (state == HX_NOTATION_FACING && draft->tucked)
    return hx_notation_fail (reader, entry.start, _("A tile under a Monolith faces nowhere; no facing can stand here."));
  if (!hx_notation_read_number (reader, digits, 0, most, &value))
    return FALSE;
  if (state == HX_NOTATION_FACING)
    draft->piece.facing = (guint8) value;
  else if (state == HX_NOTATION_WOUNDS)
    draft->piece.wounds = (guint8) value;
  else if (state == HX_NOTATION_OF)
    draft->piece.owner = (guint8) value;
  else
    draft->controller = value;
  return TRUE;
}

static gboolean
read_marker (Draft              *draft,
             HxSpan              entry,
             HxSpan              digits,
             const HxMarkerWord *known)
{
  int count = 1;

  if (!hx_notation_note (draft->reader, entry, BIT_MARKERS + (guint) (known - hx_marker_words), &draft->seen))
    return FALSE;
  if (digits.start < digits.end && known->mark != 0)
    return hx_notation_fail (draft->reader, digits.start, _("A piece can bear only one marker '%s'."), known->word);
  if (digits.start < digits.end && !hx_notation_read_number (draft->reader, digits, 1, G_MAXUINT8, &count))
    return FALSE;
  if (known->mark != 0)
    draft->piece.marks |= known->mark;
  else
    G_STRUCT_MEMBER (guint8, &draft->piece, known->count_offset) = (guint8) count;
  return TRUE;
}

/* Whether @state is a word alone, or goes before digits. */
static gboolean
takes_digits (HxNotationState state)
{
  return state <= HX_NOTATION_LINKS;
}

static gboolean
refuse_entry (Draft  *draft,
              HxSpan  entry)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  g_ptr_array_add (words, (gpointer) "0");
  for (int i = HX_NOTATION_WOUNDS; i < HX_NOTATION_N_STATES; i++)
    if (i != HX_NOTATION_OF || draft->tucked)
      g_ptr_array_add (words, (gpointer) hx_notation_states[i]);
  for (const HxMarkerWord *known = hx_marker_words; known->word != NULL; known++)
    g_ptr_array_add (words, (gpointer) known->word);
  g_ptr_array_add (words, NULL);
  return hx_notation_refuse_word (draft->reader, entry, (const char *const *) words->pdata);
}

static gboolean
read_entry (Draft  *draft,
            HxSpan  entry)
{
  HxSpan letters = entry, digits = hx_span_split_digits (&letters);

  for (int i = 0; i < HX_NOTATION_N_STATES; i++)
    if (hx_span_is (letters, hx_notation_states[i]) && (takes_digits ((HxNotationState) i) || digits.start == digits.end)
        && (i != HX_NOTATION_OF || draft->tucked))
      return read_state (draft, entry, digits, (HxNotationState) i);
  for (const HxMarkerWord *known = hx_marker_words; known->word != NULL; known++)
    if (hx_span_is (letters, known->word))
      return read_marker (draft, entry, digits, known);
  return refuse_entry (draft, entry);
}

/* @rest: "hammerhead.1.w2" */
static gboolean
read_draft (Draft  *draft,
            HxSpan  rest)
{
  HxNotationReader *reader = draft->reader;
  HxSpan part;
  guint16 tile;

  if (!hx_notation_take (reader, &rest, '.', &part) || !hx_notation_read_tile (reader, part, draft->side, &tile))
    return FALSE;
  if (reader->box->tiles[tile].kind == HX_KIND_INSTANT)
    return hx_notation_fail (reader, part.start, _("'%s' is an instant tile; it is played and never lies on the board."),
                             hx_catalog_get_tile_id (reader->catalog, tile));
  draft->piece = hx_piece_new (tile, (int) draft->side, 0);
  while (rest.start != NULL)
    if (!hx_notation_take (reader, &rest, '.', &part) || !read_entry (draft, part))
      return FALSE;
  draft->piece.controller = draft->controller >= 0 ? (guint8) draft->controller : draft->piece.owner;
  return TRUE;
}

static gboolean
put_piece (HxNotationReader *reader,
           HxSpan            item,
           guint8            hex,
           const HxPiece    *piece)
{
  HxPosition *position = &reader->scenario->position;
  int layer = reader->box->tiles[piece->tile].kind == HX_KIND_FOUNDATION;
  const char **placed = &reader->placed[layer][hex];
  const char *name = reader->box->geometry.name[hex];

  if (*placed != NULL)
    return hx_notation_fail (reader, item.start,
                             layer == 0 ? _("Two units stand on %s; the other one is at character %u.")
                                        : _("Two Foundations lie on %s; the other one is at character %u."),
                             name, hx_notation_number_of (reader, *placed));
  if (layer == 0 && position->water & HX_HEX_BIT (hex))
    return hx_notation_fail (reader, item.start, _("%s is water; no unit can stand there."), name);
  *placed = item.start;
  if (layer == 0)
    hx_position_put (position, hex, piece);
  else
    {
      position->foundations |= HX_HEX_BIT (hex);
      position->foundation[hex] = *piece;
    }
  return TRUE;
}

static gboolean
read_trap (HxNotationReader *reader,
           HxSpan            word,
           guint8            hex,
           guint             side)
{
  HxPosition *position = &reader->scenario->position;
  int trap;

  if (!hx_notation_find_word (reader, word, hx_trap_words + HX_TRAP_MINE, &trap))
    return FALSE;
  if (reader->armed[hex] != NULL)
    return hx_notation_fail (reader, word.start, _("Two Traps lie on %s; the other one is at character %u."),
                             reader->box->geometry.name[hex], hx_notation_number_of (reader, reader->armed[hex]));
  reader->armed[hex] = word.start;
  position->trap[hex] = (guint8) (trap + HX_TRAP_MINE);
  position->trap_side[hex] = (guint8) side;
  return TRUE;
}

/* @item: "C3hammerhead.1", "B2-mine" */
static gboolean
read_piece (HxNotationReader *reader,
            HxSpan            item,
            guint             side)
{
  Draft draft = { .reader = reader, .side = side, .controller = -1 };
  HxSpan name = { item.start, item.start + 1 }, rest;
  guint8 hex;

  while (name.end < item.end && g_ascii_isdigit (*name.end))
    name.end++;
  rest = (HxSpan) { name.end, item.end };
  if (!hx_notation_read_hex (reader, name, &hex))
    return FALSE;
  if (rest.start == rest.end || *rest.start == '.')
    return hx_notation_fail (reader, rest.start, _("What is on %s is missing; a piece is written as in '%shq', a Trap as in '%s-mine'."),
                             reader->box->geometry.name[hex], reader->box->geometry.name[hex], reader->box->geometry.name[hex]);
  if (*rest.start == '-')
    return read_trap (reader, (HxSpan) { rest.start + 1, rest.end }, hex, side);
  return read_draft (&draft, rest) && put_piece (reader, item, hex, &draft.piece);
}

/* @item: "M1inferno.w1" */
static gboolean
read_tucked (HxNotationReader *reader,
             HxSpan            item,
             guint             side)
{
  HxMonolith *monolith = &reader->scenario->position.monolith[side];
  Draft draft = { .reader = reader, .side = side, .tucked = TRUE, .controller = -1 };
  HxPiece *lower;

  if (item.start[1] < '1' || item.start[1] > '2' || (item.start + 2 < item.end && g_ascii_isdigit (item.start[2])))
    return hx_notation_fail (reader, item.start, _("The lower parts of a Monolith are M1 and M2."));
  if (!monolith->present || monolith->expanded)
    return hx_notation_fail (reader, item.start,
                             _("Only under a Monolith that is collapsed lie tiles; '%s' alone has to stand before them."),
                             hx_notation_side_words[HX_NOTATION_MONOLITH]);
  lower = &monolith->lower[item.start[1] - '1'];
  if (lower->tile != HX_NO_TILE)
    return hx_notation_fail (reader, item.start, _("Two tiles lie under the same part of the Monolith."));
  if (!read_draft (&draft, (HxSpan) { item.start + 2, item.end }))
    return FALSE;
  *lower = draft.piece;
  return TRUE;
}

/* @rest: nothing, or "B2.B3" */
static gboolean
read_monolith (HxNotationReader *reader,
               HxSpan            rest,
               guint             side)
{
  HxMonolith *monolith = &reader->scenario->position.monolith[side];
  HxSpan first = { NULL, NULL }, second = { NULL, NULL };

  monolith->present = true;
  monolith->lower[0].tile = monolith->lower[1].tile = HX_NO_TILE;
  if (rest.start == NULL)
    return TRUE;
  if (!hx_notation_take (reader, &rest, '.', &first) || !hx_notation_read_hex (reader, first, &monolith->part[0]))
    return FALSE;
  if (rest.start == NULL)
    return hx_notation_fail (reader, first.end, _("The hex of the other lower part is missing, as in 'Monolith.B2.B3'."));
  if (!hx_notation_take (reader, &rest, '.', &second) || !hx_notation_read_hex (reader, second, &monolith->part[1]))
    return FALSE;
  if (monolith->part[0] == monolith->part[1])
    return hx_notation_fail (reader, second.start, _("Both lower parts of the Monolith lie on %s."),
                             reader->box->geometry.name[monolith->part[0]]);
  monolith->expanded = true;
  return hx_notation_want_end (reader, rest);
}

/* @rest: nothing, or "mine.medpack2" */
static gboolean
read_pool (HxNotationReader *reader,
           HxSpan            rest,
           HxScenarioSide   *lists)
{
  guint seen = 0;

  lists->has_trap_pool = TRUE;
  while (rest.start != NULL)
    {
      HxSpan entry, digits;
      int trap, count = 1;

      if (!hx_notation_take (reader, &rest, '.', &entry))
        return FALSE;
      digits = hx_span_split_digits (&entry);
      if (!hx_notation_find_word (reader, entry, hx_trap_words + HX_TRAP_MINE, &trap)
          || !hx_notation_note (reader, entry, (guint) trap, &seen)
          || (digits.start < digits.end && !hx_notation_read_number (reader, digits, 0, 99, &count)))
        return FALSE;
      lists->trap_pool[trap + HX_TRAP_MINE] = (guint8) count;
    }
  return TRUE;
}

static gboolean
read_flag (HxNotationReader   *reader,
           HxSpan              rest,
           guint               side,
           HxNotationSideWord  word)
{
  HxScenarioSide *lists = &reader->scenario->sides[side];

  if (word == HX_NOTATION_LAST_TILE)
    lists->last_tile_drawn = TRUE;
  else if (word == HX_NOTATION_LAST_TURN)
    lists->last_turn_done = TRUE;
  else
    reader->scenario->position.fallen |= (guint8) (1 << side);
  return hx_notation_want_end (reader, rest);
}

static gboolean
read_word (HxNotationReader *reader,
           HxSpan            item,
           guint             side,
           guint            *seen)
{
  HxScenarioSide *lists = &reader->scenario->sides[side];
  HxSpan rest = item, word;
  int value;

  if (!hx_notation_take (reader, &rest, '.', &word) || !hx_notation_find_word (reader, word, hx_notation_side_words, &value)
      || !hx_notation_note (reader, word, (guint) value, seen))
    return FALSE;
  switch (value)
    {
    case HX_NOTATION_MONOLITH:
      return read_monolith (reader, rest, side);
    case HX_NOTATION_HAND:
      return hx_notation_read_tiles (reader, rest, side, &lists->hand);
    case HX_NOTATION_PILE:
      return hx_notation_read_tiles (reader, rest, side, &lists->pile);
    case HX_NOTATION_DISCARD:
      return hx_notation_read_tiles (reader, rest, side, &lists->discard);
    case HX_NOTATION_REMOVED:
      return hx_notation_read_tiles (reader, rest, side, &lists->removed);
    case HX_NOTATION_POOL:
      return read_pool (reader, rest, lists);
    default:
      return read_flag (reader, rest, side, (HxNotationSideWord) value);
    }
}

/**
 * hx_notation_read_side:
 * @reader: a reader, with the armies and the water read
 * @section: "borgo,C3hq,Hand.battle"
 * @side: whose it is
 *
 * Returns: whether that worked
 */
gboolean
hx_notation_read_side (HxNotationReader *reader,
                       HxSpan            section,
                       guint             side)
{
  HxSpan rest = section, item;
  guint seen = 0;

  if (!hx_notation_take (reader, &rest, ',', &item))
    return FALSE;
  while (rest.start != NULL)
    {
      gboolean ok, numbered;

      if (!hx_notation_take (reader, &rest, ',', &item))
        return FALSE;
      numbered = item.start + 1 < item.end && g_ascii_isdigit (item.start[1]);
      /* A hex in small letters is told what it means where it is read. */
      if (!g_ascii_isupper (*item.start) && !(numbered && g_ascii_islower (*item.start)))
        {
          g_autofree char *shown = hx_span_dup (item);

          return hx_notation_fail (reader, item.start,
                                   _("'%.60s' is not known here; a piece begins with its hex, as in 'C3hq', and other things with a capital, as in 'Hand'."),
                                   shown);
        }
      if (!numbered)
        ok = read_word (reader, item, side, &seen);
      else if (*item.start == 'M')
        ok = read_tucked (reader, item, side);
      else
        ok = read_piece (reader, item, side);
      if (!ok)
        return FALSE;
    }
  return TRUE;
}
