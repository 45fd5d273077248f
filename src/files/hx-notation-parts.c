/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small parts of the notation: pieces of text, words, numbers, hexes, tiles; and how they are refused. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-nearest.h"
#include "hx-own-armies.h"
#include "hx-notation-private.h"

/**
 * hx_notation_number_of:
 * @reader: a reader
 * @at: a place in its text, all of which before is ASCII
 *
 * Returns: which character that is, from 1
 */
guint
hx_notation_number_of (const HxNotationReader *reader,
                       const char             *at)
{
  return (guint) (at - reader->text) + 1;
}

/**
 * hx_notation_fail:
 * @reader: a reader
 * @at: the place in its text that is to blame
 * @format: a sentence, as for printf()
 * @...: what it needs
 *
 * Returns: %FALSE
 */
gboolean
hx_notation_fail (HxNotationReader *reader,
                  const char       *at,
                  const char       *format,
                  ...)
{
  g_autofree char *message = NULL;
  g_autofree char *whole = NULL;
  va_list args;

  if (reader->error != NULL)
    return FALSE;
  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  whole = g_strdup_printf (_("character %u: %s"), hx_notation_number_of (reader, at), message);
  reader->error = hx_file_error_new (HX_FILE_ERROR_VALUE, whole);
  return FALSE;
}

static HxSpan
trim (HxSpan span)
{
  while (span.start < span.end && g_ascii_isspace (*span.start))
    span.start++;
  while (span.start < span.end && g_ascii_isspace (span.end[-1]))
    span.end--;
  return span;
}

/**
 * hx_notation_take:
 * @reader: a reader
 * @rest: (inout): what has not been looked at; its start becomes %NULL after the last part
 * @separator: what stands between parts
 * @part: (out): the next part
 *
 * Returns: whether something stands there
 */
gboolean
hx_notation_take (HxNotationReader *reader,
                  HxSpan           *rest,
                  char              separator,
                  HxSpan           *part)
{
  const char *end = memchr (rest->start, separator, (gsize) (rest->end - rest->start));

  *part = trim ((HxSpan) { rest->start, end != NULL ? end : rest->end });
  rest->start = end != NULL ? end + 1 : NULL;
  if (part->start == part->end)
    return hx_notation_fail (reader, part->start, _("Nothing stands here; something is missing, or a '%c' is too much."), separator);
  return TRUE;
}

/**
 * hx_span_dup:
 * @span: a part of a text
 *
 * Returns: (transfer full): a copy
 */
char *
hx_span_dup (HxSpan span)
{
  return g_strndup (span.start, (gsize) (span.end - span.start));
}

/**
 * hx_span_is:
 * @span: a part of a text
 * @word: a word
 *
 * Returns: whether @span is that word
 */
gboolean
hx_span_is (HxSpan      span,
            const char *word)
{
  gsize length = strlen (word);

  return (gsize) (span.end - span.start) == length && memcmp (span.start, word, length) == 0;
}

/**
 * hx_span_is_digits:
 * @span: a part of a text
 *
 * Returns: whether it is digits, one at least
 */
gboolean
hx_span_is_digits (HxSpan span)
{
  for (const char *p = span.start; p < span.end; p++)
    if (!g_ascii_isdigit (*p))
      return FALSE;
  return span.start < span.end;
}

/**
 * hx_span_split_digits:
 * @span: (inout): a part of a text, which loses the digits at its end
 *
 * Returns: those digits
 */
HxSpan
hx_span_split_digits (HxSpan *span)
{
  HxSpan digits = { span->end, span->end };

  while (digits.start > span->start && g_ascii_isdigit (digits.start[-1]))
    digits.start--;
  span->end = digits.start;
  return digits;
}

/**
 * hx_notation_refuse_word:
 * @reader: a reader
 * @word: a word that is not known there
 * @words: %NULL-terminated words that are
 *
 * Returns: %FALSE
 */
gboolean
hx_notation_refuse_word (HxNotationReader  *reader,
                         HxSpan             word,
                         const char *const *words)
{
  g_autofree char *shown = hx_span_dup (word);
  g_autofree char *nearest = hx_json_dup_nearest (shown, words);
  g_autofree char *all = g_strjoinv (", ", (char **) words);

  if (nearest != NULL)
    return hx_notation_fail (reader, word.start, _("'%s' is not known here; perhaps '%s' is meant."), shown, nearest);
  return hx_notation_fail (reader, word.start, _("'%s' is not known here; it can be: %s."), shown, all);
}

/**
 * hx_notation_find_word:
 * @reader: a reader
 * @word: a word
 * @words: %NULL-terminated words that may stand there
 * @value: (out): which of them it is
 *
 * Returns: whether it is one of them
 */
gboolean
hx_notation_find_word (HxNotationReader  *reader,
                       HxSpan             word,
                       const char *const *words,
                       int               *value)
{
  for (int i = 0; words[i] != NULL; i++)
    if (hx_span_is (word, words[i]))
      {
        *value = i;
        return TRUE;
      }
  return hx_notation_refuse_word (reader, word, words);
}

/**
 * hx_notation_note:
 * @reader: a reader
 * @word: a word that may stand once
 * @bit: its number
 * @seen: (inout): the numbers of those that stand there
 *
 * Returns: whether it stands there for the first time
 */
gboolean
hx_notation_note (HxNotationReader *reader,
                  HxSpan            word,
                  guint             bit,
                  guint            *seen)
{
  g_autofree char *shown = hx_span_dup (word);

  if (*seen >> bit & 1)
    return hx_notation_fail (reader, word.start, _("'%s' says something that has been said here already."), shown);
  *seen |= 1u << bit;
  return TRUE;
}

/**
 * hx_notation_want_end:
 * @reader: a reader
 * @rest: what has not been looked at
 *
 * Returns: whether that is nothing
 */
gboolean
hx_notation_want_end (HxNotationReader *reader,
                      HxSpan            rest)
{
  g_autofree char *shown = NULL;

  if (rest.start == NULL)
    return TRUE;
  shown = hx_span_dup (rest);
  return hx_notation_fail (reader, rest.start, _("'%.60s' is too much here."), shown);
}

/**
 * hx_notation_read_number:
 * @reader: a reader
 * @digits: a part of its text
 * @min: the lowest number that can be
 * @max: the highest
 * @value: (out): the number
 *
 * Returns: whether it is such a number
 */
gboolean
hx_notation_read_number (HxNotationReader *reader,
                         HxSpan            digits,
                         int               min,
                         int               max,
                         int              *value)
{
  g_autofree char *shown = hx_span_dup (digits);
  guint64 number;

  if (!hx_span_is_digits (digits))
    return hx_notation_fail (reader, digits.start, _("A number from %d to %d has to stand here."), min, max);
  if (!g_ascii_string_to_unsigned (shown, 10, (guint64) min, (guint64) max, &number, NULL))
    return hx_notation_fail (reader, digits.start, _("%s is out of range; it can be %d to %d."), shown, min, max);
  *value = (int) number;
  return TRUE;
}

/**
 * hx_notation_read_hex:
 * @reader: a reader
 * @name: "C3"
 * @hex: (out): the hex
 *
 * Returns: whether the board has such a hex
 */
gboolean
hx_notation_read_hex (HxNotationReader *reader,
                      HxSpan            name,
                      guint8           *hex)
{
  const HxGeometry *geometry = &reader->box->geometry;
  g_autofree char *shown = hx_span_dup (name);
  g_autofree char *meant = NULL;

  *hex = hx_geometry_find (geometry, shown);
  if (*hex != HX_NO_HEX)
    return TRUE;
  meant = hx_nearest_dup_hex (geometry, shown);
  if (meant != NULL)
    return hx_notation_fail (reader, name.start, _("'%s' is not a hex of this board; perhaps '%s' is meant."), shown, meant);
  return hx_notation_fail (reader, name.start, _("'%s' is not a hex of this board; hexes are %s to %s."), shown, geometry->name[0],
                           geometry->name[geometry->n_hexes - 1]);
}

/**
 * hx_notation_read_army:
 * @reader: a reader
 * @word: "borgo"
 * @id: (out): the army's id, owned by the catalog
 *
 * Returns: whether there is such an army
 */
gboolean
hx_notation_read_army (HxNotationReader  *reader,
                       HxSpan             word,
                       const char       **id)
{
  guint n = hx_catalog_get_n_armies (reader->catalog);
  g_autofree const char **ids = g_new0 (const char *, n + 1);
  g_autofree char *shown = hx_span_dup (word);
  g_autofree char *nearest = NULL;
  g_autofree char *all = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *place = NULL;

  for (guint i = 0; i < n; i++)
    {
      ids[i] = hx_catalog_get_nth_army (reader->catalog, i)->id;
      if (hx_span_is (word, ids[i]))
        {
          *id = ids[i];
          return TRUE;
        }
    }
  nearest = hx_nearest_dup_army (reader->catalog, shown);
  if (nearest != NULL)
    return hx_notation_fail (reader, word.start, _("There is no army '%s'; perhaps '%s' is meant."), shown, nearest);
  all = g_strjoinv (", ", (char **) ids);
  folder = hx_own_armies_dup_folder ();
  place = g_filename_display_name (folder);
  return hx_notation_fail (reader, word.start, _("There is no army '%s'; there are: %s. If somebody made it, its file has to be in %s."),
                           shown, all, place);
}

/* What was meant: a tile of the same name of another army, or one of a name that is near. */
static char *
dup_meant_tile (const HxNotationReader *reader,
                const char             *army,
                const char             *word)
{
  guint n = hx_catalog_get_n_tiles (reader->catalog), n_words = 0;
  g_auto (GStrv) words = g_new0 (char *, 2 * n + 1);

  for (guint i = 0; i < n; i++)
    {
      const char *owner = hx_catalog_get_tile_army (reader->catalog, i)->id, *id = hx_catalog_get_facts (reader->catalog, i)->id;

      if (g_str_equal (id, word) && !g_str_equal (owner, army))
        return g_strdup_printf ("%s:%s", owner, id);
      if (g_str_equal (owner, army))
        words[n_words++] = g_strdup (id);
      words[n_words++] = g_strdup_printf ("%s:%s", owner, id);
    }
  return hx_json_dup_nearest (word, (const char *const *) words);
}

/**
 * hx_notation_read_tile:
 * @reader: a reader, with the armies read
 * @word: "hq", or "neutral:krwiobus" of another army than that of @side
 * @side: whose army it is where none is named
 * @tile: (out): the tile's index
 *
 * Returns: whether there is such a tile
 */
gboolean
hx_notation_read_tile (HxNotationReader *reader,
                       HxSpan            word,
                       guint             side,
                       guint16          *tile)
{
  const char *army = reader->scenario->sides[side].army;
  g_autofree char *shown = hx_span_dup (word);
  const char *colon = strchr (shown, ':');
  g_autofree char *id = colon != NULL ? g_strdup_printf ("%.*s/%s", (int) (colon - shown), shown, colon + 1)
                                      : g_strdup_printf ("%s/%s", army, shown);
  int found = hx_catalog_find_tile (reader->catalog, id);
  g_autofree char *meant = NULL;

  if (found >= 0)
    {
      *tile = (guint16) found;
      return TRUE;
    }
  meant = dup_meant_tile (reader, army, shown);
  if (meant != NULL)
    return hx_notation_fail (reader, word.start, _("There is no tile '%s' here; perhaps '%s' is meant."), shown, meant);
  return hx_notation_fail (reader, word.start,
                           _("There is no tile '%s' here; a tile of another army is written as in 'neutral:krwiobus'."), shown);
}

/**
 * hx_notation_read_tiles:
 * @reader: a reader, with the armies read
 * @rest: tiles with '.' between them
 * @side: whose army they are of where none is named
 * @tiles: (out): their indices
 *
 * Returns: whether they are tiles that a hand or a pile can hold
 */
gboolean
hx_notation_read_tiles (HxNotationReader *reader,
                        HxSpan            rest,
                        guint             side,
                        GArray          **tiles)
{
  *tiles = g_array_new (FALSE, FALSE, sizeof (guint16));
  while (rest.start != NULL)
    {
      HxSpan word;
      guint16 tile;

      if (!hx_notation_take (reader, &rest, '.', &word))
        return FALSE;
      if ((*tiles)->len == HX_MAX_STACK)
        return hx_notation_fail (reader, word.start, _("There are more tiles here than %d, the most that a hand or a pile has."),
                                 HX_MAX_STACK);
      if (!hx_notation_read_tile (reader, word, side, &tile))
        return FALSE;
      g_array_append_val (*tiles, tile);
    }
  return TRUE;
}
