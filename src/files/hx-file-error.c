/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Messages quote files that anybody may have written: no character of theirs moves the cursor or fills the screen. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-file-error.h"

#include <string.h>

/* Bytes of a message that are shown, counted from its beginning and from its end. */
#define MAX_HEAD 800
#define MAX_TAIL 400

G_DEFINE_QUARK (hx-file-error-quark, hx_file_error)

static void
append_visible (GString    *text,
                const char *start,
                const char *end)
{
  for (const char *p = start; p < end; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_iscntrl (c) || g_unichar_type (c) == G_UNICODE_FORMAT)
        g_string_append_printf (text, "\\u%04x", c);
      else
        g_string_append_unichar (text, c);
    }
}

/**
 * hx_file_error_new:
 * @code: why
 * @message: a sentence with its place, which may quote the file
 *
 * Control characters are written as escapes, and from a very long message the middle is left out.
 *
 * Returns: (transfer full): the error
 */
GError *
hx_file_error_new (HxFileError  code,
                   const char  *message)
{
  g_autofree char *valid = g_utf8_make_valid (message, -1);
  g_autoptr (GString) text = g_string_new (NULL);
  const char *end = valid + strlen (valid);

  if (end - valid > MAX_HEAD + MAX_TAIL)
    {
      append_visible (text, valid, g_utf8_find_prev_char (valid, valid + MAX_HEAD));
      g_string_append (text, " … ");
      append_visible (text, g_utf8_find_next_char (end - MAX_TAIL, end), end);
    }
  else
    append_visible (text, valid, end);
  return g_error_new_literal (HX_FILE_ERROR, (gint) code, text->str);
}
