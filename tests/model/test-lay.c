/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Markers, Traps and Monoliths laid by hand: each is one step, which undo takes back exactly and redo does again. */
#include "config.h"

#include "hx-document-lay.h"
#include "hx-view-state.h"
#include "model-fixture.h"

static HxLibrary *library;

/* The last step is called @label; undo and redo go exactly there and back. */
static void
check_step (HxDocument *document,
            const char *label)
{
  HxPosition after = *hx_document_get_position (document);

  g_assert_cmpstr (hx_history_get_undo_label (hx_document_get_history (document)), ==, label);
  g_assert_null (hx_position_find_fault (hx_document_get_box (document), &after));
  g_assert_true (hx_document_undo (document));
  g_assert_false (hx_position_equal (hx_document_get_position (document), &after));
  g_assert_true (hx_document_redo (document));
  g_assert_true (hx_position_equal (hx_document_get_position (document), &after));
}

static void
test_markers (void)
{
  HxDocument *document = fixture_new_document (library);
  guint8 hex = fixture_hex (document, "B2");

  fixture_place (document, "uranopolis/guard", 0, "B2", 1);
  g_assert_true (hx_document_change_marker (document, hex, HX_PIECE_FRENZY, 1));
  check_step (document, "Put Frenzy on Guard on B2");
  g_assert_false (hx_document_change_marker (document, hex, HX_PIECE_FRENZY, 1));
  g_assert_true (hx_document_change_marker (document, hex, HX_PIECE_MEDPACK, 1));
  g_assert_true (hx_document_change_marker (document, hex, HX_PIECE_MEDPACK, 1));
  g_assert_cmpuint (hx_marker_on_piece (hx_document_get_piece (document, hex), HX_PIECE_MEDPACK), ==, 2);
  g_assert_true (hx_document_change_marker (document, hex, HX_PIECE_FRENZY, -1));
  check_step (document, "Take Frenzy off Guard on B2");
  g_assert_cmpuint (hx_document_get_piece (document, hex)->marks, ==, 0);
  for (guint marker = 0; marker < HX_N_PIECE_MARKERS; marker++)
    {
      g_assert_true (hx_document_change_marker (document, hex, (HxPieceMarker) marker, 1));
      g_assert_cmpuint (hx_marker_on_piece (hx_document_get_piece (document, hex), (HxPieceMarker) marker), >=, 1);
    }
  g_assert_false (hx_document_change_marker (document, fixture_hex (document, "A1"), HX_PIECE_WOUND, 1));
  g_assert_finalize_object (document);
}

static void
test_traps (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  guint8 a1 = fixture_hex (document, "A1");
  guint8 b1 = fixture_hex (document, "B1");

  g_assert_true (hx_document_lay_trap (document, a1, HX_TRAP_MINE, 1));
  check_step (document, "Lay Trap on A1");
  g_assert_false (hx_document_lay_trap (document, a1, HX_TRAP_NET, 1));
  g_assert_true (hx_view_state_lift (view, a1));
  g_assert_false (hx_view_state_can_put (view, hx_view_state_get_carry (view), HX_NO_HEX));
  g_assert_true (hx_view_state_put (view, hx_view_state_get_carry (view), b1));
  check_step (document, "Move Trap to B1");
  g_assert_cmpint (hx_document_get_trap (document, a1), ==, HX_TRAP_NONE);
  g_assert_cmpint (hx_document_get_trap (document, b1), ==, HX_TRAP_MINE);
  g_assert_true (hx_document_remove_trap (document, b1));
  check_step (document, "Remove Trap from B1");
  g_assert_false (hx_document_remove_trap (document, b1));
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
test_monolith (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  HxCarry carry = { document, HX_CARRY_PART, .from = HX_NO_HEX, .facing = 2 };
  guint8 b2 = fixture_hex (document, "B2");
  guint8 c2 = fixture_hex (document, "C2");
  HxPosition collapsed;

  fixture_place (document, "uranopolis/hq", 0, "B1", 0);
  fixture_place (document, "borgo/mutant", 1, "C1", 0);
  hx_document_set_monolith (document, 0, TRUE);
  check_step (document, "Give Uranopolis a Monolith");
  g_assert_true (hx_document_set_cargo (document, 0, 1, fixture_tile (document, "uranopolis/inferno")));
  check_step (document, "Fill the Monolith of Uranopolis");
  collapsed = *hx_document_get_position (document);

  g_assert_true (hx_view_state_put (view, &carry, b2));
  carry = *hx_view_state_get_carry (view);
  g_assert_cmpint (carry.kind, ==, HX_CARRY_PART);
  g_assert_false (hx_view_state_can_put (view, &carry, b2));
  g_assert_false (hx_view_state_can_put (view, &carry, fixture_hex (document, "C1")));
  g_assert_true (hx_view_state_put (view, &carry, c2));
  check_step (document, "Expand the Monolith of Uranopolis");
  g_assert_cmpint (hx_view_state_get_carry (view)->kind, ==, HX_CARRY_NOTHING);
  g_assert_null (hx_document_get_piece (document, b2));
  g_assert_cmpuint (hx_document_get_piece (document, c2)->facing, ==, 2);

  g_assert_true (hx_document_collapse (document, 0));
  check_step (document, "Collapse the Monolith of Uranopolis");
  g_assert_true (hx_position_equal (hx_document_get_position (document), &collapsed));
  hx_document_set_monolith (document, 0, FALSE);
  check_step (document, "Take the Monolith of Uranopolis Away");
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
  g_test_add_func ("/model/lay/markers", test_markers);
  g_test_add_func ("/model/lay/traps", test_traps);
  g_test_add_func ("/model/lay/monolith", test_monolith);
  status = g_test_run ();
  g_assert_finalize_object (library);
  return status;
}
