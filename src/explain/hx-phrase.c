/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filling translated sentences with named parameters, so that translators see what stands where. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-phrase.h"

#include <glib/gi18n.h>
#include <string.h>

#define NO_BREAK_SPACE "\302\240"

static const char *
find_value (const char *name,
            gsize       length,
            va_list     pairs)
{
  const char *value = NULL;
  va_list left;

  va_copy (left, pairs);
  for (const char *key = va_arg (left, const char *); key != NULL; key = va_arg (left, const char *))
    {
      const char *candidate = va_arg (left, const char *);

      if (strlen (key) == length && strncmp (key, name, length) == 0)
        value = candidate;
    }
  va_end (left);
  return value;
}

/**
 * hx_phrase:
 * @format: a sentence with parameters in braces: "{medic} is spent in place of {other}."
 * @...: pairs of a parameter's name and its value, then %NULL
 *
 * Fills a sentence. A plain space after the parameter `{n}`, which is a number before its noun, becomes one at which no
 * line breaks. A parameter that is not given stays as it is, which tests look for.
 *
 * Returns: (transfer full): the sentence
 */
char *
hx_phrase (const char *format,
           ...)
{
  GString *filled = g_string_new (NULL);
  va_list pairs;

  va_start (pairs, format);
  while (*format != '\0')
    {
      const char *end = *format == '{' ? strchr (format, '}') : NULL;
      const char *value = end != NULL ? find_value (format + 1, end - format - 1, pairs) : NULL;

      if (value == NULL)
        {
          g_string_append_c (filled, *format++);
          continue;
        }
      g_string_append (filled, value);
      if (g_str_has_prefix (format, "{n} "))
        {
          g_string_append (filled, NO_BREAK_SPACE);
          end++;
        }
      format = end + 1;
    }
  va_end (pairs);
  return g_string_free (filled, FALSE);
}

static char *
enumerate (const char *const *items,
           const char        *last_format)
{
  char *list = g_strdup (items[0]);

  for (guint i = 1; items[i] != NULL; i++)
    {
      /* Translators: an item in the middle of an enumeration */
      const char *format = items[i + 1] == NULL ? last_format : _("{items}, {item}");
      char *longer = hx_phrase (format, "items", list, "item", items[i], NULL);

      g_free (list);
      list = longer;
    }
  return list;
}

/**
 * hx_phrase_list:
 * @items: (array zero-terminated=1): at least one name
 *
 * Returns: (transfer full): the names as an enumeration: "A, B and C"
 */
char *
hx_phrase_list (const char *const *items)
{
  g_return_val_if_fail (items[0] != NULL, NULL);

  /* Translators: the last item of an enumeration */
  return enumerate (items, _("{items} and {item}"));
}

/**
 * hx_phrase_any:
 * @items: (array zero-terminated=1): at least one name
 *
 * Returns: (transfer full): the names as an enumeration of which none holds: "A, B or C"
 */
char *
hx_phrase_any (const char *const *items)
{
  g_return_val_if_fail (items[0] != NULL, NULL);

  /* Translators: the last item of an enumeration in a sentence that denies: "there is no enemy to the north or south" */
  return enumerate (items, _("{items} or {item}"));
}

/**
 * hx_phrase_either:
 * @items: (array zero-terminated=1): at least one name
 *
 * Returns: (transfer full): the names as an enumeration of which each will do: "A, B or C"
 */
char *
hx_phrase_either (const char *const *items)
{
  g_return_val_if_fail (items[0] != NULL, NULL);

  /* Translators: the last item of an enumeration of things each of which will do: "facing north or south" */
  return enumerate (items, C_("each will do", "{items} or {item}"));
}

/**
 * hx_phrase_join:
 * @first: a whole sentence
 * @second: (nullable): the next one
 *
 * Returns: (transfer full): both, one after the other
 */
char *
hx_phrase_join (const char *first,
                const char *second)
{
  return second == NULL ? g_strdup (first) : g_strconcat (first, " ", second, NULL);
}
