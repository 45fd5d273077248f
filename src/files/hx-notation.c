/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a position from one line: which sections stand there, the side to move, what is played otherwise. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-notation.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-notation-private.h"

/* The parts of a line, before it is looked at what they say. @n_sides: 2 to %HX_MAX_SIDES */
typedef struct
{
  HxSpan board;
  HxSpan sides[HX_MAX_SIDES];
  guint n_sides;
  HxSpan turn;
  HxSpan extras;
} Sections;

static gboolean
refuse_character (HxNotationReader *reader,
                  const char       *at)
{
  gunichar c = g_utf8_get_char_validated (at, -1);
  g_autofree char *shown = c > 0x10ffff ? g_strdup_printf ("\\x%02x", (guint8) *at) : g_strndup (at, (gsize) (g_utf8_next_char (at) - at));

  return hx_notation_fail (reader, at, _("'%s' cannot stand here; a position has letters, digits, spaces and - . , : / only."), shown);
}

/* From here on every character is one byte, and the only spaces are beside what separates parts. */
static gboolean
check_characters (HxNotationReader *reader)
{
  const char *const separators = "/,.";
  char before = '/';
  const char *gap = NULL;

  for (const char *p = reader->text; *p != '\0'; p++)
    {
      if (p - reader->text == HX_NOTATION_MAX_LENGTH)
        return hx_notation_fail (reader, p, _("The text is longer than any position; %d characters are the most."), HX_NOTATION_MAX_LENGTH);
      if (g_ascii_isspace (*p))
        {
          gap = gap != NULL ? gap : p;
          continue;
        }
      if (!g_ascii_isalnum (*p) && strchr ("-.,:/", *p) == NULL)
        return refuse_character (reader, p);
      if (gap != NULL && strchr (separators, before) == NULL && strchr (separators, *p) == NULL)
        return hx_notation_fail (reader, gap, _("A space can stand only beside '/', ',' and '.'."));
      gap = NULL;
      before = *p;
    }
  return TRUE;
}

/* Where the next section begins; the end of the text where there is none. */
static const char *
find_next (const HxNotationReader *reader,
           HxSpan                  rest)
{
  const char *p = rest.start != NULL ? rest.start : reader->text + strlen (reader->text);

  while (g_ascii_isspace (*p))
    p++;
  return p;
}

static gboolean
fail_format (HxNotationReader *reader,
             HxFileError       code,
             const char       *at,
             const char       *message)
{
  hx_notation_fail (reader, at, "%s", message);
  reader->error->code = (gint) code;
  return FALSE;
}

static gboolean
read_version (HxNotationReader *reader,
              HxSpan           *rest)
{
  HxSpan part, digits;
  g_autofree char *message = NULL;
  const char *wrong = _("This is not a position in one line; that begins with 'HX1/'.");

  if (strchr ("/", *find_next (reader, *rest)) != NULL)
    return fail_format (reader, HX_FILE_ERROR_FORMAT, find_next (reader, *rest), wrong);
  if (!hx_notation_take (reader, rest, '/', &part))
    return FALSE;
  if (hx_span_is (part, "HX1"))
    return TRUE;
  digits = (HxSpan) { part.start + 2, part.end };
  if (part.end - part.start > 2 && memcmp (part.start, "HX", 2) == 0 && hx_span_is_digits (digits) && *digits.start != '0')
    {
      message = g_strdup_printf (_("The position was written by a newer version of this program: the notation is HX%.*s, and HX%d is the newest "
                                   "that can be read here."),
                                 (int) MIN (digits.end - digits.start, 20), digits.start, HX_NOTATION_VERSION);
      return fail_format (reader, HX_FILE_ERROR_VERSION, part.start, message);
    }
  return fail_format (reader, HX_FILE_ERROR_FORMAT, part.start, wrong);
}

static gboolean
split_sides (HxNotationReader *reader,
             HxSpan           *rest,
             Sections         *sections)
{
  while (rest->start != NULL && g_ascii_islower (*find_next (reader, *rest)))
    {
      if (sections->n_sides == HX_MAX_SIDES)
        return hx_notation_fail (reader, find_next (reader, *rest), _("This is side number %d; there can be 2 to %d."), HX_MAX_SIDES + 1,
                                 HX_MAX_SIDES);
      if (!hx_notation_take (reader, rest, '/', &sections->sides[sections->n_sides++]))
        return FALSE;
    }
  if (sections->n_sides < 2)
    return hx_notation_fail (reader, find_next (reader, *rest),
                             _("A side is missing; there are 2 to %d, and each begins with its army, as in 'borgo,C3hq'."), HX_MAX_SIDES);
  return TRUE;
}

static gboolean
refuse_board (HxNotationReader *reader,
              const char       *at)
{
  return hx_notation_fail (reader, at, _("The board comes here; it is written by its radius, as in 'R2'."));
}

static gboolean
split (HxNotationReader *reader,
       Sections         *sections)
{
  HxSpan rest = { reader->text, reader->text + strlen (reader->text) };

  if (!read_version (reader, &rest))
    return FALSE;
  if (rest.start == NULL)
    return refuse_board (reader, rest.end);
  if (!hx_notation_take (reader, &rest, '/', &sections->board))
    return FALSE;
  if (*sections->board.start != 'R')
    return refuse_board (reader, sections->board.start);
  if (!split_sides (reader, &rest, sections))
    return FALSE;
  if (rest.start == NULL)
    return hx_notation_fail (reader, rest.end, _("The side to move is missing; it is written by its number, as in 'T0'."));
  if (!hx_notation_take (reader, &rest, '/', &sections->turn))
    return FALSE;
  sections->extras = rest;
  return TRUE;
}

static gboolean
read_water (HxNotationReader *reader,
            HxSpan            rest)
{
  HxPosition *position = &reader->scenario->position;

  while (rest.start != NULL)
    {
      HxSpan name;
      guint8 hex;

      if (!hx_notation_take (reader, &rest, '.', &name) || !hx_notation_read_hex (reader, name, &hex))
        return FALSE;
      if (position->water & HX_HEX_BIT (hex))
        return hx_notation_fail (reader, name.start, _("The hex %s stands twice."), reader->box->geometry.name[hex]);
      position->water |= HX_HEX_BIT (hex);
    }
  return TRUE;
}

static gboolean
read_board (HxNotationReader *reader,
            HxSpan            section)
{
  static const char *const words[] = { HX_NOTATION_WATER, NULL };
  HxSpan rest = section, part, digits;
  int radius, value;
  guint seen = 0;

  if (!hx_notation_take (reader, &rest, ',', &part))
    return FALSE;
  digits = (HxSpan) { part.start + 1, part.end };
  if (!hx_span_is_digits (digits))
    return refuse_board (reader, part.start);
  if (!hx_notation_read_number (reader, digits, 2, 3, &radius))
    return FALSE;
  reader->scenario->radius = (guint) radius;
  reader->box = hx_catalog_get_box (reader->catalog, (guint) radius);
  while (rest.start != NULL)
    {
      HxSpan entries, word;

      if (!hx_notation_take (reader, &rest, ',', &entries) || !hx_notation_take (reader, &entries, '.', &word)
          || !hx_notation_find_word (reader, word, words, &value) || !hx_notation_note (reader, word, (guint) value, &seen)
          || !read_water (reader, entries))
        return FALSE;
    }
  return TRUE;
}

/* Makes the scenario, for which every army is needed: any side's piece may act for any other side. */
static gboolean
read_armies (HxNotationReader *reader,
             const Sections   *sections)
{
  const char *armies[HX_MAX_SIDES] = { NULL };

  for (guint i = 0; i < sections->n_sides; i++)
    {
      HxSpan rest = sections->sides[i], word;

      if (!hx_notation_take (reader, &rest, ',', &word) || !hx_notation_read_army (reader, word, &armies[i]))
        return FALSE;
    }
  reader->scenario = hx_scenario_new_empty (reader->catalog, armies[0], armies[1]);
  reader->scenario->position.n_sides = (guint8) sections->n_sides;
  for (guint i = 2; i < sections->n_sides; i++)
    reader->scenario->sides[i].army = g_strdup (armies[i]);
  return TRUE;
}

static gboolean
refuse_ability (HxNotationReader *reader,
                HxSpan            word)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *shown = hx_span_dup (word);
  g_autofree char *all = NULL;

  for (guint i = 0; i < HX_N_ABILITIES; i++)
    if (hx_ability_words[i] != NULL)
      g_ptr_array_add (words, (gpointer) hx_ability_words[i]);
  g_ptr_array_add (words, NULL);
  all = g_strjoinv (", ", (char **) words->pdata);
  return hx_notation_fail (reader, word.start, _("'%s' allows nothing once in a turn; it can be: %s, or an implant."), shown, all);
}

static gboolean
read_ability (HxNotationReader *reader,
              HxSpan            word,
              HxUsed           *used)
{
  for (guint i = 0; i < HX_N_ABILITIES; i++)
    if (hx_ability_words[i] != NULL && hx_span_is (word, hx_ability_words[i]))
      {
        used->ability = (guint8) i;
        return TRUE;
      }
  used->ability = HX_ABILITY_IMPLANT;
  if (!hx_notation_read_tile (reader, word, reader->scenario->position.turn, &used->tile))
    {
      g_clear_error (&reader->error);
      return refuse_ability (reader, word);
    }
  return reader->box->tiles[used->tile].kind == HX_KIND_IMPLANT || refuse_ability (reader, word);
}

/* @rest: "rotation.C3", "transport.C3.D3" */
static gboolean
read_used (HxNotationReader *reader,
           HxSpan            word,
           HxSpan            rest)
{
  HxTurn *turn = &reader->scenario->turn;
  HxUsed used = { .piece = HX_NO_HEX, .giver = HX_NO_HEX, .tile = HX_NO_TILE };
  HxSpan part;

  if (turn->n_used == HX_MAX_USED)
    return hx_notation_fail (reader, word.start, _("A turn uses at most %d abilities."), HX_MAX_USED);
  if (rest.start == NULL)
    return hx_notation_fail (reader, word.end, _("What was used is missing, and by which unit, as in 'Used.rotation.C3'."));
  if (!hx_notation_take (reader, &rest, '.', &part) || !read_ability (reader, part, &used))
    return FALSE;
  if (rest.start == NULL)
    return hx_notation_fail (reader, part.end, _("The hex of the unit that used it is missing, as in 'Used.rotation.C3'."));
  if (!hx_notation_take (reader, &rest, '.', &part) || !hx_notation_read_hex (reader, part, &used.piece))
    return FALSE;
  if (rest.start != NULL
      && (!hx_notation_take (reader, &rest, '.', &part) || !hx_notation_read_hex (reader, part, &used.giver)
          || !hx_notation_want_end (reader, rest)))
    return FALSE;
  turn->used[turn->n_used++] = used;
  return TRUE;
}

static gboolean
read_drawn (HxNotationReader *reader,
            HxSpan            rest)
{
  HxStack *drawn = &reader->scenario->turn.drawn;
  g_autoptr (GArray) tiles = NULL;

  if (!hx_notation_read_tiles (reader, rest, reader->scenario->position.turn, &tiles))
    return FALSE;
  drawn->listed = true;
  drawn->n = (guint8) tiles->len;
  for (guint i = 0; i < tiles->len; i++)
    drawn->tiles[i] = g_array_index (tiles, guint16, i);
  return TRUE;
}

static gboolean
read_turn_item (HxNotationReader *reader,
                HxSpan            item,
                guint            *seen)
{
  HxTurn *turn = &reader->scenario->turn;
  HxSpan rest = item, word;
  int value;

  if (!hx_notation_take (reader, &rest, '.', &word) || !hx_notation_find_word (reader, word, hx_notation_turn_words, &value))
    return FALSE;
  if (value == HX_NOTATION_USED)
    return read_used (reader, word, rest);
  if (!hx_notation_note (reader, word, (guint) value, seen))
    return FALSE;
  if (value == HX_NOTATION_DRAWN)
    return read_drawn (reader, rest);
  turn->placed |= value == HX_NOTATION_PLACED;
  turn->expanded |= value == HX_NOTATION_EXPANDED;
  turn->acted |= value == HX_NOTATION_ACTED;
  turn->drawn_up |= value == HX_NOTATION_DRAWN_UP;
  turn->from_start |= value == HX_NOTATION_DRAWING;
  return hx_notation_want_end (reader, rest);
}

static gboolean
read_turn (HxNotationReader *reader,
           HxSpan            section)
{
  HxScenario *scenario = reader->scenario;
  HxSpan rest = section, part, digits;
  int turn;
  guint seen = 0;

  if (!hx_notation_take (reader, &rest, ',', &part))
    return FALSE;
  digits = (HxSpan) { part.start + 1, part.end };
  if (*part.start != 'T' || !hx_span_is_digits (digits))
    return hx_notation_fail (reader, part.start, _("Another side comes here, as in 'borgo,C3hq', or the number of the side to move, as in 'T0'."));
  if (!hx_notation_read_number (reader, digits, 0, scenario->position.n_sides - 1, &turn))
    return FALSE;
  scenario->position.turn = (guint8) turn;
  scenario->has_turn = rest.start != NULL;
  while (rest.start != NULL)
    if (!hx_notation_take (reader, &rest, ',', &part) || !read_turn_item (reader, part, &seen))
      return FALSE;
  scenario->turn.acted |= scenario->turn.placed || scenario->turn.expanded || scenario->turn.n_used > 0;
  return TRUE;
}

static gboolean
refuse_ruling (HxNotationReader *reader,
               HxSpan            word)
{
  g_autofree char *id = hx_span_dup (word);

  if (hx_catalog_find_decision (reader->catalog, id) == NULL)
    return hx_notation_fail (reader, word.start, _("There is no decision '%s'; decisions are written as in 'D-16'."), id);
  return hx_notation_fail (reader, word.start, _("The decision %s cannot be played otherwise."), id);
}

/* @item: "D-16.faq" */
static gboolean
read_ruling (HxNotationReader *reader,
             HxSpan            item,
             guint            *seen)
{
  const char *readings[8] = { NULL };
  HxSpan rest = item, word, reading;
  int ruling = 0, value;

  if (!hx_notation_take (reader, &rest, '.', &word))
    return FALSE;
  while (ruling < HX_N_RULINGS && !hx_span_is (word, hx_ruling_id ((HxRuling) ruling)))
    ruling++;
  if (ruling == HX_N_RULINGS)
    return refuse_ruling (reader, word);
  for (guint i = 0; i < G_N_ELEMENTS (readings) - 1; i++)
    readings[i] = hx_ruling_reading ((HxRuling) ruling, (int) i);
  if (rest.start == NULL)
    return hx_notation_fail (reader, word.end, _("How %s is read is missing, as in '%s.%s'."), hx_ruling_id ((HxRuling) ruling),
                             hx_ruling_id ((HxRuling) ruling), readings[1]);
  if (!hx_notation_note (reader, word, (guint) ruling, seen) || !hx_notation_take (reader, &rest, '.', &reading)
      || !hx_notation_find_word (reader, reading, readings, &value) || !hx_notation_want_end (reader, rest))
    return FALSE;
  reader->scenario->position.rulings[ruling] = (guint8) value;
  return TRUE;
}

static gboolean
read_extra (HxNotationReader *reader,
            HxSpan            section,
            guint            *seen)
{
  static const char *const words[] = { HX_NOTATION_RULINGS, HX_NOTATION_EXTRA_ROUND, NULL };
  HxSpan rest = section, part;
  guint rulings = 0;
  int value;

  if (!hx_notation_take (reader, &rest, ',', &part) || !hx_notation_find_word (reader, part, words, &value)
      || !hx_notation_note (reader, part, (guint) value, seen))
    return FALSE;
  if (value == 1)
    {
      reader->scenario->extra_round = TRUE;
      return hx_notation_want_end (reader, rest);
    }
  while (rest.start != NULL)
    if (!hx_notation_take (reader, &rest, ',', &part) || !read_ruling (reader, part, &rulings))
      return FALSE;
  return TRUE;
}

static gboolean
read_all (HxNotationReader *reader)
{
  Sections sections = { 0 };
  HxSpan section;
  guint seen = 0;

  if (!check_characters (reader) || !split (reader, &sections) || !read_armies (reader, &sections) || !read_board (reader, sections.board))
    return FALSE;
  for (guint i = 0; i < sections.n_sides; i++)
    if (!hx_notation_read_side (reader, sections.sides[i], i))
      return FALSE;
  if (!read_turn (reader, sections.turn))
    return FALSE;
  while (sections.extras.start != NULL)
    if (!hx_notation_take (reader, &sections.extras, '/', &section) || !read_extra (reader, section, &seen))
      return FALSE;
  return TRUE;
}

/**
 * hx_notation_read:
 * @catalog: the catalog
 * @text: what should be a position in one line; anything may stand there
 * @error: any #HxFileError; the message says at which character something is wrong, and what would be right
 *
 * Reads a position. It has no texts, no actions, no goal.
 *
 * Returns: (transfer full) (nullable): the scenario
 */
HxScenario *
hx_notation_read (const HxCatalog  *catalog,
                  const char       *text,
                  GError          **error)
{
  HxNotationReader reader = { .catalog = catalog, .text = text };

  if (read_all (&reader))
    return reader.scenario;
  g_clear_pointer (&reader.scenario, hx_scenario_free);
  g_propagate_error (error, g_steal_pointer (&reader.error));
  return NULL;
}
