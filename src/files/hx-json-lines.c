/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A strict reader of JSON text that makes no values: it only knows where everything stands. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-json-lines.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* wanted: the path to find, or NULL; found: it has been passed, at `found_at` */
typedef struct
{
  const char *text;
  const char *at;
  const char *end;
  guint depth;
  GString *path;
  const char *wanted;
  const char *found_at;
  HxJsonFault *fault;
} Scanner;

static gboolean scan_value (Scanner *scanner);

static void
find_place (const char *text,
            const char *at,
            guint      *line,
            guint      *column)
{
  *line = *column = 1;
  for (const char *p = text; p < at; p++)
    if (*p == '\n')
      {
        (*line)++;
        *column = 1;
      }
    else if ((*p & 0xc0) != 0x80)
      (*column)++;
}

static gboolean G_GNUC_PRINTF (4, 5)
fail (Scanner     *scanner,
      const char  *at,
      HxFileError  code,
      const char  *format,
      ...)
{
  va_list args;

  if (scanner->fault == NULL)
    return FALSE;
  scanner->fault->code = code;
  find_place (scanner->text, at, &scanner->fault->line, &scanner->fault->column);
  scanner->fault->path = g_strdup (scanner->path->str);
  va_start (args, format);
  scanner->fault->message = g_strdup_vprintf (format, args);
  va_end (args);
  return FALSE;
}

static gboolean
fail_here (Scanner    *scanner,
           const char *expected)
{
  const char *next = scanner->at;
  g_autofree char *found = NULL;

  if (next >= scanner->end)
    return fail (scanner, next, HX_FILE_ERROR_SYNTAX, _("The file ends too early; expected is %s."), expected);
  found = g_utf8_substring (next, 0, 1);
  if (g_ascii_iscntrl (*found))
    return fail (scanner, next, HX_FILE_ERROR_SYNTAX, _("A control character stands where %s is expected."), expected);
  return fail (scanner, next, HX_FILE_ERROR_SYNTAX, _("'%s' stands where %s is expected."), found, expected);
}

static void
skip_space (Scanner *scanner)
{
  while (scanner->at < scanner->end && strchr (" \t\r\n", *scanner->at) != NULL && *scanner->at != '\0')
    scanner->at++;
}

static gboolean
scan_unit (Scanner *scanner,
           guint   *unit)
{
  *unit = 0;
  if (scanner->end - scanner->at < 4)
    return fail_here (scanner, _("four hexadecimal digits"));
  for (int i = 0; i < 4; i++, scanner->at++)
    {
      if (!g_ascii_isxdigit (*scanner->at))
        return fail_here (scanner, _("four hexadecimal digits"));
      *unit = *unit * 16 + (guint) g_ascii_xdigit_value (*scanner->at);
    }
  return TRUE;
}

/* After "\u". Halves of a pair and the zero character are refused: they would be lost on the way. */
static gboolean
scan_code_point (Scanner *scanner,
                 GString *value)
{
  const char *start = scanner->at - 2;
  guint unit, low;

  if (!scan_unit (scanner, &unit))
    return FALSE;
  if (unit == 0)
    return fail (scanner, start, HX_FILE_ERROR_SYNTAX, _("Text cannot hold the character with the code 0."));
  if (unit >= 0xdc00 && unit <= 0xdfff)
    return fail (scanner, start, HX_FILE_ERROR_SYNTAX, _("This is the second half of a character without the first."));
  if (unit >= 0xd800 && unit <= 0xdbff)
    {
      if (scanner->end - scanner->at < 2 || scanner->at[0] != '\\' || scanner->at[1] != 'u')
        return fail (scanner, start, HX_FILE_ERROR_SYNTAX, _("This is the first half of a character without the second."));
      scanner->at += 2;
      if (!scan_unit (scanner, &low))
        return FALSE;
      if (low < 0xdc00 || low > 0xdfff)
        return fail (scanner, start, HX_FILE_ERROR_SYNTAX, _("This is the first half of a character without the second."));
      unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
    }
  g_string_append_unichar (value, unit);
  return TRUE;
}

static gboolean
scan_escape (Scanner *scanner,
             GString *value)
{
  static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
  const char *known;

  scanner->at++;
  if (scanner->at >= scanner->end)
    return fail_here (scanner, _("the end of a text"));
  if (*scanner->at == 'u')
    {
      scanner->at++;
      return scan_code_point (scanner, value);
    }
  known = *scanner->at != '\0' ? strchr (from, *scanner->at) : NULL;
  if (known == NULL)
    return fail_here (scanner, _("an escape such as \\n or \\u0041"));
  g_string_append_c (value, to[known - from]);
  scanner->at++;
  return TRUE;
}

static gboolean
scan_string (Scanner *scanner,
             GString *value)
{
  scanner->at++;
  while (scanner->at < scanner->end && *scanner->at != '"')
    {
      if ((guchar) *scanner->at < 0x20)
        return fail (scanner, scanner->at, HX_FILE_ERROR_SYNTAX,
                     _("A text holds a line break or another control character; write it as an escape such as \\n."));
      if (*scanner->at == '\\')
        {
          if (!scan_escape (scanner, value))
            return FALSE;
        }
      else
        g_string_append_c (value, *scanner->at++);
    }
  if (scanner->at >= scanner->end)
    return fail_here (scanner, _("the end of a text"));
  scanner->at++;
  return TRUE;
}

static gboolean
skip_digits (Scanner *scanner)
{
  if (scanner->at >= scanner->end || !g_ascii_isdigit (*scanner->at))
    return fail_here (scanner, _("a digit"));
  while (scanner->at < scanner->end && g_ascii_isdigit (*scanner->at))
    scanner->at++;
  return TRUE;
}

static gboolean
scan_number (Scanner *scanner)
{
  const char *start = scanner->at;
  gboolean whole = TRUE;
  g_autofree char *digits = NULL;

  if (*scanner->at == '-')
    scanner->at++;
  if (scanner->at + 1 < scanner->end && *scanner->at == '0' && g_ascii_isdigit (scanner->at[1]))
    return fail (scanner, start, HX_FILE_ERROR_SYNTAX, _("A number must not begin with a superfluous 0."));
  if (!skip_digits (scanner))
    return FALSE;
  if (scanner->at < scanner->end && *scanner->at == '.')
    {
      whole = FALSE;
      scanner->at++;
      if (!skip_digits (scanner))
        return FALSE;
    }
  if (scanner->at < scanner->end && (*scanner->at == 'e' || *scanner->at == 'E'))
    {
      whole = FALSE;
      scanner->at++;
      if (scanner->at < scanner->end && (*scanner->at == '+' || *scanner->at == '-'))
        scanner->at++;
      if (!skip_digits (scanner))
        return FALSE;
    }
  digits = g_strndup (start, (gsize) (scanner->at - start));
  if (whole)
    {
      errno = 0;
      if (g_ascii_strtoll (digits, NULL, 10) == G_MININT64 || errno == ERANGE)
        return fail (scanner, start, HX_FILE_ERROR_VALUE, _("The number %s is too large to be kept."), digits);
    }
  else if (!isfinite (g_ascii_strtod (digits, NULL)))
    return fail (scanner, start, HX_FILE_ERROR_VALUE, _("The number %s is too large to be kept."), digits);
  return TRUE;
}

static gboolean
scan_word (Scanner    *scanner,
           const char *word)
{
  gsize length = strlen (word);

  if ((gsize) (scanner->end - scanner->at) < length || strncmp (scanner->at, word, length) != 0)
    return fail_here (scanner, _("a value"));
  scanner->at += length;
  return TRUE;
}

static gboolean
scan_member (Scanner    *scanner,
             GHashTable *keys)
{
  GString *key = g_string_new (NULL);
  const char *start = scanner->at;
  gsize mark = scanner->path->len;
  gboolean ok = FALSE;

  if (scanner->at >= scanner->end || *scanner->at != '"')
    fail_here (scanner, _("a key in quotation marks"));
  else if (scan_string (scanner, key))
    {
      hx_json_path_add_member (scanner->path, key->str);
      if (!g_hash_table_add (keys, g_strdup (key->str)))
        fail (scanner, start, HX_FILE_ERROR_SYNTAX, _("The key '%s' stands twice in the same object."), key->str);
      else
        {
          skip_space (scanner);
          if (scanner->at >= scanner->end || *scanner->at != ':')
            fail_here (scanner, "':'");
          else
            {
              scanner->at++;
              ok = scan_value (scanner);
            }
        }
      g_string_truncate (scanner->path, mark);
    }
  g_string_free (key, TRUE);
  return ok;
}

static gboolean
scan_element (Scanner *scanner,
              guint    element)
{
  gsize mark = scanner->path->len;
  gboolean ok;

  hx_json_path_add_element (scanner->path, element);
  ok = scan_value (scanner);
  g_string_truncate (scanner->path, mark);
  return ok;
}

/* An object or an array. */
static gboolean
scan_container (Scanner *scanner,
                char     close)
{
  g_autoptr (GHashTable) keys = close == '}' ? g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) : NULL;

  if (++scanner->depth > HX_JSON_MAX_DEPTH)
    return fail (scanner, scanner->at, HX_FILE_ERROR_SIZE, _("Objects and arrays are nested more than %d deep."), HX_JSON_MAX_DEPTH);
  scanner->at++;
  skip_space (scanner);
  if (scanner->at < scanner->end && *scanner->at == close)
    {
      scanner->at++;
      scanner->depth--;
      return TRUE;
    }
  for (guint element = 0;; element++)
    {
      skip_space (scanner);
      if (keys != NULL ? !scan_member (scanner, keys) : !scan_element (scanner, element))
        return FALSE;
      skip_space (scanner);
      if (scanner->at < scanner->end && *scanner->at == close)
        break;
      if (scanner->at >= scanner->end || *scanner->at != ',')
        return fail_here (scanner, keys != NULL ? _("',' or '}'") : _("',' or ']'"));
      scanner->at++;
    }
  scanner->at++;
  scanner->depth--;
  return TRUE;
}

static gboolean
scan_value (Scanner *scanner)
{
  skip_space (scanner);
  if (scanner->wanted != NULL && scanner->found_at == NULL && g_str_equal (scanner->path->str, scanner->wanted))
    scanner->found_at = scanner->at;
  if (scanner->at >= scanner->end)
    return fail_here (scanner, _("a value"));
  switch (*scanner->at)
    {
    case '{':
      return scan_container (scanner, '}');
    case '[':
      return scan_container (scanner, ']');
    case '"':
      {
        GString *value = g_string_new (NULL);
        gboolean ok = scan_string (scanner, value);

        g_string_free (value, TRUE);
        return ok;
      }
    case 't':
      return scan_word (scanner, "true");
    case 'f':
      return scan_word (scanner, "false");
    case 'n':
      return scan_word (scanner, "null");
    default:
      if (*scanner->at == '-' || g_ascii_isdigit (*scanner->at))
        return scan_number (scanner);
      return fail_here (scanner, _("a value"));
    }
}

static gboolean
scan (Scanner *scanner)
{
  const char *invalid;

  if (scanner->end - scanner->text > HX_JSON_MAX_SIZE)
    return fail (scanner, scanner->text, HX_FILE_ERROR_SIZE, _("The file is larger than %d MiB."), HX_JSON_MAX_SIZE / 1024 / 1024);
  if (!g_utf8_validate_len (scanner->text, (gsize) (scanner->end - scanner->text), &invalid))
    {
      if (*invalid == '\0')
        return fail (scanner, invalid, HX_FILE_ERROR_SYNTAX, _("The file is not text: it holds a byte with the value 0."));
      return fail (scanner, invalid, HX_FILE_ERROR_SYNTAX, _("The file is not UTF-8 text from here on."));
    }
  if (scanner->end - scanner->text >= 3 && memcmp (scanner->text, "\xef\xbb\xbf", 3) == 0)
    return fail (scanner, scanner->text, HX_FILE_ERROR_SYNTAX, _("The file begins with a byte order mark; it has to be saved without one."));
  if (!scan_value (scanner))
    return FALSE;
  skip_space (scanner);
  if (scanner->at < scanner->end)
    return fail_here (scanner, _("the end of the file"));
  return TRUE;
}

/**
 * hx_json_lines_check:
 * @text: the text of a file; need not end with a zero byte
 * @length: bytes of @text
 * @fault: (out): why it is refused; to be cleared with hx_json_fault_clear() then
 *
 * Checks that a text is JSON to the letter and that nothing in it would be lost on reading: a key that stands twice, a number
 * that is too large, half a character.
 *
 * Returns: whether it is
 */
gboolean
hx_json_lines_check (const char  *text,
                     gsize        length,
                     HxJsonFault *fault)
{
  Scanner scanner = { .text = text, .at = text, .end = text + length, .path = g_string_new ("$"), .fault = fault };
  gboolean ok = scan (&scanner);

  g_string_free (scanner.path, TRUE);
  return ok;
}

/**
 * hx_json_lines_find:
 * @text: a text that hx_json_lines_check() has passed
 * @length: bytes of @text
 * @path: as made with hx_json_path_add_member() and hx_json_path_add_element() from "$"
 * @line: (out): the line of the value, from 1
 * @column: (out): the column of its first character, from 1
 *
 * Returns: whether there is such a value; if not, @line and @column are 1
 */
gboolean
hx_json_lines_find (const char *text,
                    gsize       length,
                    const char *path,
                    guint      *line,
                    guint      *column)
{
  Scanner scanner = { .text = text, .at = text, .end = text + length, .path = g_string_new ("$"), .wanted = path };

  scan_value (&scanner);
  g_string_free (scanner.path, TRUE);
  find_place (text, scanner.found_at != NULL ? scanner.found_at : text, line, column);
  return scanner.found_at != NULL;
}

/**
 * hx_json_fault_clear:
 * @fault: a fault; its texts are freed
 */
void
hx_json_fault_clear (HxJsonFault *fault)
{
  g_clear_pointer (&fault->path, g_free);
  g_clear_pointer (&fault->message, g_free);
}

static gboolean
is_plain_key (const char *key)
{
  if (*key == '\0' || g_ascii_isdigit (*key))
    return FALSE;
  for (; *key != '\0'; key++)
    if (!g_ascii_isalnum (*key) && *key != '_')
      return FALSE;
  return TRUE;
}

/**
 * hx_json_path_add_member:
 * @path: a path that begins with "$"
 * @key: a key of the object there
 *
 * Goes on to a member: "$.pieces", or "$['D-16']" where the key is not a plain word.
 */
void
hx_json_path_add_member (GString    *path,
                         const char *key)
{
  g_autofree char *escaped = NULL;
  char letters[129] = { 0 };

  if (is_plain_key (key))
    {
      g_string_append_printf (path, ".%s", key);
      return;
    }
  /* Letters beyond ASCII stay as they are. */
  for (int i = 0; i < 128; i++)
    letters[i] = (char) (128 + i);
  escaped = g_strescape (key, letters);
  g_string_append_printf (path, "['%s']", escaped);
}

/**
 * hx_json_path_add_element:
 * @path: a path that begins with "$"
 * @element: an index into the array there
 *
 * Goes on to an element: "$.pieces[3]".
 */
void
hx_json_path_add_element (GString *path,
                          guint    element)
{
  g_string_append_printf (path, "[%u]", element);
}
