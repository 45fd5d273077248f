/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns the place that a refusal names, a path such as "$.pieces[0].hex", into words. */

#include "config.h"

#include "hx-error-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-phrase.h"

/* What the entries of a list are called; a list that is not here is called by its key. */
static const struct
{
  const char *key;
  const char *entry;
} lists[] = {
  { "pieces", N_("piece {n}") },
  { "sides", N_("side {n}") },
  { "traps", N_("Trap {n}") },
  { "actions", N_("action {n}") },
  { "branches", N_("branch {n}") },
  { "choices", N_("choice {n}") },
  { "markers", N_("marker {n}") },
  { "hand", N_("tile {n} of the hand") },
  { "pile", N_("tile {n} of the pile") },
  { "discard", N_("discarded tile {n}") },
  { "tiles", N_("tile {n}") },
  { "extra_tiles", N_("bonus tile {n}") },
  { "attacks", N_("attack {n}") },
  { "links", N_("link {n}") },
};

/* What is meant by a key, and by the number of an entry if one follows it. */
static char *
name_part (const char *key,
           const char *number)
{
  g_autofree char *n = number != NULL && *number != '\0' ? g_strdup_printf ("%" G_GUINT64_FORMAT, g_ascii_strtoull (number, NULL, 10) + 1)
                                                         : NULL;

  if (n == NULL)
    return hx_phrase (_("“{key}”"), "key", key, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (lists[i].key, key))
      return hx_phrase (_(lists[i].entry), "n", n, NULL);

  return hx_phrase (_("entry {n} of “{key}”"), "n", n, "key", key, NULL);
}

/* Returns: (nullable): the place that @path names, from the outside in; %NULL for the file as a whole */
static char *
name_place (const char *path)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\.([\\w-]+)(?:\\[(\\d+)\\])?", G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (g_regex_match (regex, path, G_REGEX_MATCH_DEFAULT, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *key = g_match_info_fetch (match, 1);
      g_autofree char *number = g_match_info_fetch (match, 2);

      g_strv_builder_take (parts, name_part (key, number));
    }
  names = g_strv_builder_end (parts);

  return *names != NULL ? g_strjoinv (_(", "), names) : NULL;
}

/**
 * hx_error_text_dup:
 * @message: why a file was refused, with its name, a line and a path if the reader of JSON said so
 *
 * Returns: (transfer full): the same for a window, which says elsewhere which file it is: "Line 5, piece 1: ..."; where no
 *   path is named, @message as it is
 */
char *
hx_error_text_dup (const char *message)
{
  g_autoptr (GRegex) regex = g_regex_new ("^.*?:(\\d+): \\$((?:\\.[\\w-]+|\\[\\d+\\])*): (.*)$", G_REGEX_DOTALL,
                                          G_REGEX_MATCH_DEFAULT, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *line = NULL;
  g_autofree char *path = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *place = NULL;

  g_return_val_if_fail (message != NULL, NULL);

  if (!g_regex_match (regex, message, G_REGEX_MATCH_DEFAULT, &match))
    return g_strdup (message);
  line = g_match_info_fetch (match, 1);
  path = g_match_info_fetch (match, 2);
  reason = g_match_info_fetch (match, 3);
  place = name_place (path);
  if (place == NULL)
    return hx_phrase (_("Line {line}: {reason}"), "line", line, "reason", reason, NULL);

  return hx_phrase (_("Line {line}, {place}: {reason}"), "line", line, "place", place, "reason", reason, NULL);
}
