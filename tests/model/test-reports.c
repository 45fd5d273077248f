/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What broke in other editors of positions: two pieces on a hex, an odd position refused, a view that an edit throws away. */

#include "config.h"

#include "model-fixture.h"

#include "hx-secret-text.h"
#include "hx-view-state.h"

static HxLibrary *library;

/* Neither carrying, nor undo and redo around it, ever leave two units on a hex or lose one. */
static void
test_one_on_a_hex (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  guint8 a1 = fixture_hex (document, "A1"), b1 = fixture_hex (document, "B1");
  HxCarry tile = { document, HX_CARRY_TILE, fixture_tile (document, "borgo/mutant"), 1, HX_NO_HEX, 0 };
  HxPiece piece = hx_piece_new (fixture_tile (document, "borgo/mutant"), 1, 0);

  fixture_place (document, "uranopolis/guard", 0, "A1", 0);
  g_assert_false (hx_view_state_can_put (view, &tile, a1));
  g_assert_false (hx_view_state_put (view, &tile, a1));
  g_assert_false (hx_document_place (document, a1, &piece));
  g_assert_true (hx_view_state_put (view, &tile, b1));

  /* What was removed does not come back beside what took its place. */
  hx_document_remove (document, a1);
  g_assert_true (hx_view_state_put (view, &tile, a1));
  g_assert_true (hx_document_undo (document));
  g_assert_true (hx_document_undo (document));
  g_assert_cmpuint (hx_document_get_piece (document, a1)->tile, ==, fixture_tile (document, "uranopolis/guard"));
  g_assert_true (hx_document_redo (document));
  g_assert_true (hx_document_redo (document));
  g_assert_cmpuint (hx_document_get_piece (document, a1)->tile, ==, piece.tile);
  g_assert_cmpint (__builtin_popcountll (hx_document_get_position (document)->units), ==, 2);
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

/* What no game leads to may be laid out, and is named. */
static void
test_odd (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  g_auto (GStrv) odd = NULL;
  g_autofree char *all = NULL;

  fixture_place (document, "borgo/hq", 1, "A1", 0);
  fixture_place (document, "borgo/hq", 1, "E3", 0);
  odd = hx_secret_text_dup_oddities (view);
  all = g_strjoinv ("\n", odd);
  g_assert_nonnull (strstr (all, "Borgo has 2 HQs."));
  g_assert_null (strstr (all, "ide 1"));
  g_assert_true (hx_view_state_start_battle (view));
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

/* An edit and its undo leave alone for whose eyes the board is, whose tiles are on offer, and where the keyboard is. */
static void
test_view_survives (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  guint8 b2 = fixture_hex (document, "B2");

  fixture_place (document, "uranopolis/guard", 0, "A1", 0);
  hx_view_state_set_eyes (view, 1);
  hx_view_state_set_side (view, 1);
  hx_view_state_set_selection (view, b2);
  hx_document_remove (document, fixture_hex (document, "A1"));
  hx_document_undo (document);
  hx_document_redo (document);
  g_assert_cmpint (hx_view_state_get_eyes (view), ==, 1);
  g_assert_cmpuint (hx_view_state_get_side (view), ==, 1);
  g_assert_cmpuint (hx_view_state_get_selection (view), ==, b2);
  g_assert_cmpuint (hx_view_state_get_cursor (view), ==, b2);
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
  g_test_add_func ("/model/reports/one-on-a-hex", test_one_on_a_hex);
  g_test_add_func ("/model/reports/odd", test_odd);
  g_test_add_func ("/model/reports/view-survives", test_view_survives);
  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
