/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done to several pieces, and to pieces by way of the clipboard, is one step that undo takes back exactly. */
#include "config.h"

#include "hx-document-group.h"
#include "hx-document-lay.h"
#include "hx-view-state.h"
#include "model-fixture.h"

static HxLibrary *library;

static HxHexSet
get_set (HxDocument *document,
         const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);
  HxHexSet set = 0;

  for (guint i = 0; list[i] != NULL; i++)
    set |= HX_HEX_BIT (fixture_hex (document, list[i]));
  return set;
}

static void
check_step (HxDocument *document,
            const char *label)
{
  HxPosition after = *hx_document_get_position (document);

  g_assert_cmpstr (hx_history_get_undo_label (hx_document_get_history (document)), ==, label);
  g_assert_true (hx_document_undo (document));
  g_assert_false (hx_position_equal (hx_document_get_position (document), &after));
  g_assert_true (hx_document_redo (document));
  g_assert_true (hx_position_equal (hx_document_get_position (document), &after));
}

static HxDocument *
new_line (void)
{
  HxDocument *document = fixture_new_document (library);

  fixture_place (document, "uranopolis/guard", 0, "C1", 1);
  fixture_place (document, "uranopolis/inferno", 0, "C2", 2);
  fixture_place (document, "borgo/mutant", 1, "C3", 3);
  return document;
}

static void
test_move (void)
{
  HxDocument *document = new_line ();
  HxHexSet line = get_set (document, "C1 C2 C3");
  guint8 c1 = fixture_hex (document, "C1");
  guint8 c3 = fixture_hex (document, "C3");

  g_assert_true (hx_document_move_all (document, line, c1, c3, 1));
  check_step (document, "Move 3\302\240Pieces");
  g_assert_true (hx_document_get_position (document)->units == get_set (document, "C3 C4 C5"));
  g_assert_cmpuint (hx_document_get_piece (document, c3)->facing, ==, 2);
  g_assert_cmpuint (hx_document_get_piece (document, fixture_hex (document, "C5"))->tile, ==,
                    fixture_tile (document, "borgo/mutant"));
  g_assert_false (hx_document_move_all (document, get_set (document, "C3 C4 C5"), c3, fixture_hex (document, "C4"), 0));
  fixture_place (document, "borgo/mutant", 1, "D4", 3);
  g_assert_cmpuint (hx_document_shift (document, get_set (document, "C4 C5"), fixture_hex (document, "C5"),
                                       fixture_hex (document, "D4")), ==, 0);
  g_assert_finalize_object (document);
}

static void
test_turn_remove (void)
{
  HxDocument *document = new_line ();
  HxHexSet two = get_set (document, "C1 C3 E1");
  HxPosition start = *hx_document_get_position (document);

  g_assert_true (hx_document_turn_all (document, two, -1));
  check_step (document, "Turn 2\302\240Pieces");
  g_assert_true (hx_document_turn_all (document, two, -1));
  g_assert_cmpuint (hx_document_get_piece (document, fixture_hex (document, "C1"))->facing, ==, 5);
  while (!hx_position_equal (hx_document_get_position (document), &start))
    g_assert_true (hx_document_undo (document));

  hx_document_lay_trap (document, fixture_hex (document, "E1"), HX_TRAP_MINE, 0);
  g_assert_true (hx_document_remove_all (document, two, FALSE));
  check_step (document, "Remove 3\302\240Pieces");
  g_assert_true (hx_document_get_position (document)->units == get_set (document, "C2"));
  g_assert_cmpint (hx_document_get_trap (document, fixture_hex (document, "E1")), ==, HX_TRAP_NONE);
  g_assert_false (hx_document_remove_all (document, two, FALSE));
  g_assert_finalize_object (document);
}

static void
test_clipboard (void)
{
  HxDocument *document = new_line ();
  HxDocument *other = fixture_new_document (library);
  guint8 c2 = fixture_hex (document, "C2");
  g_autoptr (HxClip) clip = NULL;

  hx_document_set_wounds (document, c2, 1);
  clip = hx_document_copy_pieces (document, get_set (document, "C2 C3 A1"), c2);
  g_assert_cmpuint (clip->n, ==, 2);
  g_assert_true (hx_document_remove_all (document, get_set (document, "C2"), TRUE));
  check_step (document, "Cut Inferno from C2");

  g_assert_cmpuint (hx_document_find_room (other, clip, c2), ==, c2);
  g_assert_true (hx_document_paste (other, clip, fixture_hex (other, "A1")) == get_set (other, "A1 A2"));
  check_step (other, "Paste 2\302\240Pieces");
  g_assert_cmpuint (hx_document_get_piece (other, fixture_hex (other, "A1"))->wounds, ==, 1);
  g_assert_cmpuint (hx_document_get_piece (other, fixture_hex (other, "A2"))->owner, ==, 1);
  g_assert_cmpuint (hx_document_paste (other, clip, fixture_hex (other, "A2")), ==, 0);
  g_assert_cmpuint (hx_document_find_room (other, clip, fixture_hex (other, "A2")), !=, HX_NO_HEX);
  g_assert_null (hx_document_copy_pieces (other, get_set (other, "E1"), HX_NO_HEX));
  g_assert_finalize_object (other);
  g_assert_finalize_object (document);
}

static void
test_select (void)
{
  HxDocument *document = new_line ();
  HxViewState *view = hx_view_state_new (document);
  guint8 c1 = fixture_hex (document, "C1");
  guint8 c3 = fixture_hex (document, "C3");
  guint8 c5 = fixture_hex (document, "C5");

  hx_view_state_set_selection (view, c1);
  hx_view_state_toggle (view, c3);
  g_assert_true (hx_view_state_get_selected (view) == get_set (document, "C1 C3"));
  g_assert_cmpuint (hx_view_state_get_selection (view), ==, c3);
  g_assert_true (hx_view_state_lift (view, c3));
  hx_view_state_turn (view, 1);
  g_assert_false (hx_view_state_can_put (view, hx_view_state_get_carry (view), fixture_hex (document, "C4")));
  g_assert_true (hx_view_state_put (view, hx_view_state_get_carry (view), c5));
  check_step (document, "Move 2\302\240Pieces");
  g_assert_true (hx_view_state_get_selected (view) == get_set (document, "C3 C5"));
  g_assert_cmpuint (hx_document_get_piece (document, c5)->facing, ==, 4);
  hx_view_state_toggle (view, c5);
  g_assert_true (hx_view_state_get_selected (view) == get_set (document, "C3"));
  hx_view_state_toggle (view, c3);
  g_assert_cmpuint (hx_view_state_get_selection (view), ==, HX_NO_HEX);
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
  g_test_add_func ("/model/group/move", test_move);
  g_test_add_func ("/model/group/turn-remove", test_turn_remove);
  g_test_add_func ("/model/group/clipboard", test_clipboard);
  g_test_add_func ("/model/group/select", test_select);
  status = g_test_run ();
  g_assert_finalize_object (library);
  return status;
}
