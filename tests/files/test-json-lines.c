/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding the place of a value, and what is not JSON to the letter. */
#include <locale.h>
#include <string.h>

#include "hx-json-lines.h"

static const char text[] = "{\n"
                           "  \"a\": [1,\n"
                           "    {\"b\": \"x]}\\\"\", \"D-16\": null},\n"
                           "    [[true]]],\n"
                           "  \"ż\": -1.5e3, \"c\": false\n"
                           "}\n";

static void
test_find (void)
{
  static const struct
  {
    const char *path;
    guint line, column;
  } places[] = {
    { "$", 1, 1 },
    { "$.a", 2, 8 },
    { "$.a[0]", 2, 9 },
    { "$.a[1]", 3, 5 },
    { "$.a[1].b", 3, 11 },
    { "$.a[1]['D-16']", 3, 28 },
    { "$.a[2][0][0]", 4, 7 },
    { "$.c", 5, 21 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      guint line, column;

      g_test_message ("%s", places[i].path);
      g_assert_true (hx_json_lines_find (text, strlen (text), places[i].path, &line, &column));
      g_assert_cmpuint (line, ==, places[i].line);
      g_assert_cmpuint (column, ==, places[i].column);
    }
}

static void
test_not_found (void)
{
  guint line, column;

  g_assert_false (hx_json_lines_find (text, strlen (text), "$.d", &line, &column));
  g_assert_cmpuint (line, ==, 1);
  g_assert_cmpuint (column, ==, 1);
}

static void
test_paths (void)
{
  GString *path = g_string_new ("$");

  hx_json_path_add_member (path, "pieces");
  hx_json_path_add_element (path, 3);
  hx_json_path_add_member (path, "D-16");
  hx_json_path_add_member (path, "1a");
  hx_json_path_add_member (path, "it's");
  hx_json_path_add_member (path, "");
  g_assert_cmpstr (path->str, ==, "$.pieces[3]['D-16']['1a']['it's']['']");
  g_string_free (path, TRUE);
}

static void
test_good (void)
{
  static const char *const good[] = {
    "0", "-0", "1.5", "1e5", "1E-5", "9223372036854775807", "-9223372036854775807", "\"\"", "\"\\ud83d\\ude00\"", "[]", "{}",
    " [ ] ", "{\"a\":1,\"b\":{\"a\":1}}", "[[[[[[[[[[]]]]]]]]]]", "true", "null",
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_test_message ("%s", good[i]);
      g_assert_true (hx_json_lines_check (good[i], strlen (good[i]), NULL));
    }
}

static void
test_bad (void)
{
  static const char *const bad[] = {
    "", " ", "-", "+1", ".5", "1.", "1e", "1e+", "00", "01", "0x1", "NaN", "Infinity", "tru", "nul", "True", "'a'", "\"", "\"\\\"",
    "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\\u0000\"", "\"\t\"", "[", "]", "[1", "[1,]", "[,]",
    "[1 2]", "{", "}", "{a:1}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1 \"b\":2}", "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}",
    "1 2", "[] x", "9223372036854775808", "-9223372036854775808", "1e309", "//", "[1]//", "\xff", "\"\xc3\"", "\xef\xbb\xbf{}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_auto (HxJsonFault) fault = { 0 };

      g_test_message ("%s", bad[i]);
      g_assert_false (hx_json_lines_check (bad[i], strlen (bad[i]), &fault));
      g_assert_cmpuint (fault.line, ==, 1);
      g_assert_nonnull (fault.message);
      g_assert_true (g_str_has_suffix (fault.message, "."));
    }
}

static void
test_depth (void)
{
  for (guint depth = HX_JSON_MAX_DEPTH; depth <= HX_JSON_MAX_DEPTH + 1; depth++)
    {
      GString *nested = g_string_new (NULL);
      g_auto (HxJsonFault) fault = { 0 };

      for (guint i = 0; i < depth; i++)
        g_string_append_c (nested, '[');
      for (guint i = 0; i < depth; i++)
        g_string_append_c (nested, ']');
      g_assert_cmpint (hx_json_lines_check (nested->str, nested->len, &fault), ==, depth == HX_JSON_MAX_DEPTH);
      if (depth > HX_JSON_MAX_DEPTH)
        g_assert_cmpint (fault.code, ==, HX_FILE_ERROR_SIZE);
      g_string_free (nested, TRUE);
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/files/json-lines/find", test_find);
  g_test_add_func ("/files/json-lines/not-found", test_not_found);
  g_test_add_func ("/files/json-lines/paths", test_paths);
  g_test_add_func ("/files/json-lines/good", test_good);
  g_test_add_func ("/files/json-lines/bad", test_bad);
  g_test_add_func ("/files/json-lines/depth", test_depth);
  return g_test_run ();
}
