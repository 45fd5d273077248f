/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a file is wrong, in words. */

#include "config.h"

#include <glib.h>
#include <locale.h>

#include "hx-error-text.h"

#define NBSP "\u00a0"

static void
assert_text (const char *message,
             const char *words)
{
  g_autofree char *text = hx_error_text_dup (message);

  g_assert_cmpstr (text, ==, words);
}

static void
test_places (void)
{
  assert_text ("a: b.hexa:5: $.pieces[0]: The key 'hex' is missing.", "Line 5, piece 1: The key 'hex' is missing.");
  assert_text ("a.hexa:12: $.sides[1].hand[2]: There is no tile 'x'.", "Line 12, side 2, tile 3" NBSP "of the hand: There is no tile 'x'.");
  assert_text ("a.hexa:3: $.board.water[4]: No: not so.", "Line 3, “board”, entry 5" NBSP "of “water”: No: not so.");
  assert_text ("a.hexa:1: $: The key 'format' is missing.", "Line 1: The key 'format' is missing.");
}

static void
test_others (void)
{
  assert_text ("The file cannot be read: no such file.", "The file cannot be read: no such file.");
  assert_text ("a.hexa: something else", "a.hexa: something else");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/error-text/places", test_places);
  g_test_add_func ("/model/error-text/others", test_others);

  return g_test_run ();
}
