/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A result says what it may hang on: only tiles on the board whose facts are not certain, each once. */

#include "config.h"

#include "model-fixture.h"

#include "hx-doubt-text.h"

static HxLibrary *library;

static void
test_doubts (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  g_auto (GStrv) none = NULL;
  g_auto (GStrv) one = NULL;

  /* Nothing hangs on the second name of the Mutant. */
  fixture_place (document, "borgo/mutant", 1, "A1", 0);
  none = hx_doubt_text_dup (view);
  g_assert_cmpuint (g_strv_length (none), ==, 0);

  fixture_place (document, "outpost/scoper", 0, "C3", 0);
  fixture_place (document, "outpost/scoper", 0, "C4", 0);
  one = hx_doubt_text_dup (view);
  g_assert_cmpuint (g_strv_length (one), ==, 1);
  g_assert_nonnull (strstr (one[0], "in doubt about Scoper: Only a red gear is printed."));
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();
  g_test_add_func ("/model/doubts/on-the-board", test_doubts);
  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
