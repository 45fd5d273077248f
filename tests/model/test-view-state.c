/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a window shows: carrying, selection, and how a battle on show keeps the board from being edited. */

#include "config.h"

#include "model-fixture.h"

#include "hx-view-state.h"

static HxLibrary *library;

static void
count_cb (guint *count)
{
  (*count)++;
}

static HxCarry
carry_tile (HxDocument *document,
            const char *tile)
{
  return (HxCarry) { document, HX_CARRY_TILE, fixture_tile (document, tile), 0, HX_NO_HEX, 2 };
}

static void
test_defaults (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);

  g_assert_cmpuint (hx_view_state_get_selection (view), ==, HX_NO_HEX);
  g_assert_cmpuint (hx_view_state_get_cursor (view), ==, fixture_hex (document, "C3"));
  g_assert_cmpuint (hx_view_state_get_side (view), ==, 0);
  g_assert_cmpint (hx_view_state_get_step (view), ==, -1);
  g_assert_cmpint (hx_view_state_get_carry (view)->kind, ==, HX_CARRY_NOTHING);
  g_assert_null (hx_view_state_get_resolution (view));
  g_assert_false (hx_view_state_start_battle (view));
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
test_notify (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  guint selections = 0;
  guint sides = 0;

  g_signal_connect_swapped (view, "notify::selection", G_CALLBACK (count_cb), &selections);
  g_signal_connect_swapped (view, "notify::side", G_CALLBACK (count_cb), &sides);
  hx_view_state_set_selection (view, 3);
  hx_view_state_set_selection (view, 3);
  hx_view_state_set_side (view, 1);
  hx_view_state_set_side (view, 1);
  g_assert_cmpuint (selections, ==, 1);
  g_assert_cmpuint (sides, ==, 1);
  g_assert_cmpuint (hx_view_state_get_cursor (view), ==, 3);
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
test_carry_tile (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  HxCarry carry = carry_tile (document, "uranopolis/guard");
  guint8 hex = fixture_hex (document, "B2");

  hx_view_state_set_carry (view, &carry);
  hx_view_state_turn (view, 5);
  g_assert_cmpuint (hx_view_state_get_carry (view)->facing, ==, 1);
  carry = *hx_view_state_get_carry (view);
  g_assert_true (hx_view_state_put (view, &carry, hex));
  g_assert_cmpint (hx_view_state_get_carry (view)->kind, ==, HX_CARRY_NOTHING);
  g_assert_cmpuint (hx_view_state_get_selection (view), ==, hex);
  g_assert_cmpuint (hx_document_get_piece (document, hex)->facing, ==, 1);
  g_assert_false (hx_view_state_can_put (view, &carry, hex));
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
test_carry_of_another_document (void)
{
  HxDocument *document = fixture_new_document (library);
  HxDocument *other = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  HxCarry carry = carry_tile (other, "uranopolis/guard");

  g_assert_false (hx_view_state_can_put (view, &carry, 0));
  g_assert_false (hx_view_state_put (view, &carry, 0));
  g_assert_finalize_object (view);
  g_assert_finalize_object (other);
  g_assert_finalize_object (document);
}

static void
test_lift (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  guint8 a1 = fixture_hex (document, "A1");
  guint8 a2 = fixture_hex (document, "A2");
  HxCarry carry;

  fixture_place (document, "borgo/mutant", 1, "A1", 3);
  g_assert_false (hx_view_state_lift (view, a2));
  g_assert_true (hx_view_state_lift (view, a1));
  hx_view_state_turn (view, 1);
  carry = *hx_view_state_get_carry (view);
  g_assert_true (hx_view_state_put (view, &carry, a2));
  g_assert_null (hx_document_get_piece (document, a1));
  g_assert_cmpuint (hx_document_get_piece (document, a2)->facing, ==, 4);
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
test_battle (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  HxCarry carry = carry_tile (document, "uranopolis/guard");
  gint n_steps;

  fixture_place (document, "uranopolis/mercenary", 0, "C3", 0);
  fixture_place (document, "borgo/mutant", 1, "D2", 0);
  g_assert_true (hx_view_state_start_battle (view));
  g_assert_false (hx_view_state_can_put (view, &carry, 0));
  g_assert_false (hx_view_state_lift (view, fixture_hex (document, "C3")));
  n_steps = (gint) hx_resolution_get_n_steps (hx_view_state_get_resolution (view));
  hx_view_state_set_step (view, G_MAXINT);
  g_assert_cmpint (hx_view_state_get_step (view), ==, n_steps - 1);
  g_assert_cmpuint (hx_view_state_get_position (view)->units & HX_HEX_BIT (fixture_hex (document, "D2")), ==, 0);
  hx_view_state_set_step (view, -5);
  g_assert_cmpint (hx_view_state_get_step (view), ==, -1);
  g_assert_true (hx_position_equal (hx_view_state_get_position (view), hx_document_get_position (document)));

  hx_document_remove (document, fixture_hex (document, "D2"));
  g_assert_null (hx_view_state_get_resolution (view));
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

  g_test_add_func ("/model/view-state/defaults", test_defaults);
  g_test_add_func ("/model/view-state/notify", test_notify);
  g_test_add_func ("/model/view-state/carry-tile", test_carry_tile);
  g_test_add_func ("/model/view-state/carry-of-another-document", test_carry_of_another_document);
  g_test_add_func ("/model/view-state/lift", test_lift);
  g_test_add_func ("/model/view-state/battle", test_battle);

  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
