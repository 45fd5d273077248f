/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences with named parameters are filled, and translations have the same parameters. */
#include <glib.h>
#include <string.h>

#include "hx-phrase.h"

static void
test_fill (void)
{
  g_autofree char *plain = hx_phrase ("{a} before {b}", "b", "B", "a", "A", NULL);
  g_autofree char *twice = hx_phrase ("{a} and {a}", "a", "A", NULL);
  g_autofree char *nested = hx_phrase ("{a}", "a", "{b}", "b", "B", NULL);
  g_autofree char *unknown = hx_phrase ("{a} {c} {", "a", "A", NULL);

  g_assert_cmpstr (plain, ==, "A before B");
  g_assert_cmpstr (twice, ==, "A and A");
  g_assert_cmpstr (nested, ==, "{b}");
  g_assert_cmpstr (unknown, ==, "A {c} {");
}

static void
test_no_break (void)
{
  g_autofree char *noun = hx_phrase ("{n} wounds, {m} more", "n", "2", "m", "3", NULL);

  g_assert_cmpstr (noun, ==, "2\302\240wounds, 3 more");
}

static void
test_list (void)
{
  const char *one[] = { "A", NULL }, *two[] = { "A", "B", NULL }, *four[] = { "A", "B", "C", "D", NULL };
  g_autofree char *first = hx_phrase_list (one), *second = hx_phrase_list (two), *third = hx_phrase_list (four);
  g_autofree char *none = hx_phrase_any (four);

  g_assert_cmpstr (first, ==, "A");
  g_assert_cmpstr (second, ==, "A and B");
  g_assert_cmpstr (third, ==, "A, B, C and D");
  g_assert_cmpstr (none, ==, "A, B, C or D");
}

static void
test_join (void)
{
  g_autofree char *both = hx_phrase_join ("One.", "Two."), *alone = hx_phrase_join ("One.", NULL);

  g_assert_cmpstr (both, ==, "One. Two.");
  g_assert_cmpstr (alone, ==, "One.");
}

/* The parameters of a sentence, sorted, each once. */
static char *
list_parameters (const char *sentence)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\{[a-z_]+\\}", G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);

  for (g_regex_match (regex, sentence, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      char *word = g_match_info_fetch (match, 0);

      if (g_ptr_array_find_with_equal_func (found, word, g_str_equal, NULL))
        g_free (word);
      else
        g_ptr_array_add (found, word);
    }
  g_ptr_array_sort_values (found, (GCompareFunc) strcmp);
  g_ptr_array_add (found, NULL);
  return g_strjoinv (" ", (char **) found->pdata);
}

/* One entry of a translation; returns how many sentences with parameters it has. */
static int
check_entry (const char *entry)
{
  g_auto (GStrv) lines = g_strsplit (entry, "\n", -1);
  g_autofree char *expected = NULL;
  int n = 0;

  for (int i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "msgid \"") && strchr (lines[i], '{') != NULL)
        expected = list_parameters (lines[i]);
      if (expected != NULL && *expected != '\0' && g_str_has_prefix (lines[i], "msgstr"))
        {
          g_autofree char *given = list_parameters (lines[i]);

          g_test_message ("%s", lines[i]);
          g_assert_cmpstr (given, ==, expected);
          n++;
        }
    }
  return n;
}

static void
test_translation (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "po", "pl.po", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) entries = NULL;
  g_autoptr (GError) error = NULL;
  int n = 0;

  g_test_summary ("A translator who renames or drops a parameter would leave a hole in the sentence");
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  entries = g_strsplit (text, "\n\n", -1);
  for (int i = 0; entries[i] != NULL; i++)
    n += check_entry (entries[i]);
  g_assert_cmpint (n, >, 200);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/phrase/fill", test_fill);
  g_test_add_func ("/explain/phrase/no-break", test_no_break);
  g_test_add_func ("/explain/phrase/list", test_list);
  g_test_add_func ("/explain/phrase/join", test_join);
  g_test_add_func ("/explain/phrase/translation", test_translation);
  return g_test_run ();
}
