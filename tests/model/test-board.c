/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turning and clearing the board and exchanging the sides: one step each, back and forth exactly, and saved as shown. */
#include "config.h"

#include "hx-document-board.h"
#include "hx-document-lay.h"
#include "model-fixture.h"

static HxLibrary *library;

static const char *const SCENARIO =
  "{\"format\": \"hexarbiter-scenario\", \"version\": 1,"
  " \"board\": {\"radius\": 2, \"water\": [\"E1\"]},"
  " \"sides\": [{\"army\": \"uranopolis\", \"hand\": [\"uranopolis/ray\"], \"first\": 1,"
  "   \"monolith\": {\"lower\": [{\"tile\": \"uranopolis/inferno\"}, null], \"expanded\": null}},"
  "  {\"army\": \"partisans\"}], \"turn\": 0,"
  " \"pieces\": [{\"tile\": \"uranopolis/hq\", \"side\": 0, \"hex\": \"C1\", \"facing\": 1, \"odd\": 7},"
  "  {\"tile\": \"partisans/hq\", \"side\": 1, \"hex\": \"C3\", \"facing\": 0, \"wounds\": 3}],"
  " \"traps\": [{\"trap\": \"mine\", \"side\": 1, \"hex\": \"B1\", \"note\": \"x\"}],"
  " \"actions\": [{\"do\": \"ray\", \"hex\": \"C1\", \"direction\": 0}, {\"do\": \"battle\", \"caller\": 0}],"
  " \"choices\": [\"C1\"],"
  " \"goal\": {\"side\": 0, \"play\": 1, \"win\": {\"destroyed_exactly\": [\"C3\", \"C1\"]}, \"then\": \"final-battle\"}}";

static char *
dup_text (HxDocument *document)
{
  g_autoptr (GBytes) bytes = hx_scenario_to_bytes (hx_document_get_catalog (document), hx_document_get_scenario (document));

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
check_step (HxDocument *document,
            const char *label)
{
  g_autofree char *after = dup_text (document);
  g_autofree char *before = NULL;
  g_autofree char *again = NULL;

  g_assert_cmpstr (hx_history_get_undo_label (hx_document_get_history (document)), ==, label);
  g_assert_null (hx_position_find_fault (hx_document_get_box (document), hx_document_get_position (document)));
  g_assert_true (hx_document_undo (document));
  before = dup_text (document);
  g_assert_cmpstr (before, !=, after);
  g_assert_true (hx_document_redo (document));
  again = dup_text (document);
  g_assert_cmpstr (again, ==, after);
}

static void
test_turn (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);
  g_autofree char *start = dup_text (document);
  g_autofree char *turned = NULL;
  g_autofree char *back = NULL;

  hx_document_turn_board (document, 1);
  check_step (document, "Turn Board");
  turned = dup_text (document);
  g_assert_nonnull (strstr (turned, "\"E1\""));
  g_assert_cmpuint (hx_document_get_piece (document, fixture_hex (document, "E1"))->facing, ==, 2);
  g_assert_true ((hx_document_get_position (document)->water & HX_HEX_BIT (fixture_hex (document, "E3"))) != 0);
  g_assert_cmpstr (hx_document_get_scenario (document)->choices[0], ==, "E1");
  g_assert_nonnull (strstr (turned, "\"odd\": 7"));
  g_assert_nonnull (strstr (turned, "\"note\": \"x\""));
  for (int i = 0; i < 3; i++)
    hx_document_turn_board (document, -2);
  hx_document_turn_board (document, -1);
  back = dup_text (document);
  g_assert_cmpstr (back, ==, start);
  g_assert_finalize_object (document);
}

static void
test_swap (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);
  g_autofree char *start = dup_text (document);
  g_autofree char *swapped = NULL;
  g_autofree char *back = NULL;

  hx_document_swap_sides (document);
  check_step (document, "Swap Sides");
  swapped = dup_text (document);
  g_assert_cmpstr (hx_document_get_scenario (document)->sides[0].army, ==, "partisans");
  g_assert_cmpuint (hx_document_get_piece (document, fixture_hex (document, "C1"))->owner, ==, 1);
  g_assert_cmpuint (hx_document_get_position (document)->turn, ==, 1);
  g_assert_true (hx_document_get_position (document)->monolith[1].present);
  g_assert_cmpuint (hx_document_get_position (document)->trap_side[fixture_hex (document, "B1")], ==, 0);
  g_assert_nonnull (strstr (swapped, "\"caller\": 1"));
  hx_document_swap_sides (document);
  back = dup_text (document);
  g_assert_cmpstr (back, ==, start);
  g_assert_finalize_object (document);
}

static void
test_swap_goal (void)
{
  g_autoptr (HxScenario) scenario = hx_scenario_new_empty (hx_library_get_catalog (library), "borgo", "moloch");
  JsonObject *goal = json_object_new ();

  g_test_summary ("A goal that names no side is the first side's, which becomes the second");

  json_object_set_string_member (goal, "win", "more-hit-points");
  scenario->goal = goal;
  hx_scenario_swap_sides (hx_library_get_catalog (library), scenario);
  g_assert_cmpint (json_object_get_int_member (scenario->goal, "side"), ==, 1);
  hx_scenario_swap_sides (hx_library_get_catalog (library), scenario);
  g_assert_cmpint (json_object_get_int_member (scenario->goal, "side"), ==, 0);
}

static void
test_clear (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);

  g_assert_true (hx_document_clear_side (document, 1));
  check_step (document, "Clear Partisans");
  g_assert_null (hx_document_get_piece (document, fixture_hex (document, "C3")));
  g_assert_cmpint (hx_document_get_trap (document, fixture_hex (document, "B1")), ==, HX_TRAP_NONE);
  g_assert_nonnull (hx_document_get_piece (document, fixture_hex (document, "C1")));
  g_assert_false (hx_document_clear_side (document, 1));
  g_assert_true (hx_document_clear_board (document));
  check_step (document, "Clear Board");
  g_assert_cmpuint (hx_document_get_position (document)->units, ==, 0);
  g_assert_cmpuint (hx_document_get_position (document)->monolith[0].lower[0].tile, ==, HX_NO_TILE);
  g_assert_cmpuint (hx_document_get_position (document)->water, !=, 0);
  g_assert_false (hx_document_clear_board (document));
  g_assert_finalize_object (document);
}

static void
test_radius (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);
  g_autofree char *start = dup_text (document);
  g_autofree char *larger = NULL;
  HxPosition position = *hx_document_get_position (document);

  hx_document_set_radius (document, 3);
  check_step (document, "Board of 37 Hexes");
  larger = dup_text (document);
  g_assert_nonnull (hx_document_get_piece (document, fixture_hex (document, "D4")));
  g_assert_nonnull (hx_document_get_piece (document, fixture_hex (document, "D2")));
  g_assert_cmpstr (hx_document_get_scenario (document)->choices[0], ==, "D2");
  g_assert_nonnull (strstr (larger, "\"odd\": 7"));
  fixture_place (document, "uranopolis/guard", 0, "A1", 0);
  hx_document_set_radius (document, 2);
  check_step (document, "Board of 19 Hexes");
  g_assert_true (hx_position_equal (hx_document_get_position (document), &position));
  g_assert_null (hx_document_get_scenario (document)->actions);
  while (hx_document_undo (document))
    ;
  g_clear_pointer (&larger, g_free);
  larger = dup_text (document);
  g_assert_cmpstr (larger, ==, start);
  g_assert_finalize_object (document);
}

static void
test_water (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);

  g_assert_true (hx_document_toggle_water (document, fixture_hex (document, "A1")));
  check_step (document, "Water on A1");
  g_assert_true (hx_document_toggle_water (document, fixture_hex (document, "A1")));
  check_step (document, "Land on A1");
  g_assert_false (hx_document_toggle_water (document, fixture_hex (document, "C1")));
  g_assert_finalize_object (document);
}

static void
test_sides (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);

  hx_document_add_side (document, "borgo");
  check_step (document, "Add Side");
  fixture_place (document, "borgo/mutant", 2, "A1", 0);
  hx_document_set_monolith (document, 2, TRUE);
  hx_document_remove_side (document, 0);
  check_step (document, "Remove Side");
  g_assert_cmpuint (hx_document_get_position (document)->n_sides, ==, 2);
  g_assert_null (hx_document_get_piece (document, fixture_hex (document, "C1")));
  g_assert_cmpuint (hx_document_get_piece (document, fixture_hex (document, "A1"))->owner, ==, 1);
  g_assert_cmpuint (hx_document_get_piece (document, fixture_hex (document, "C3"))->owner, ==, 0);
  g_assert_cmpuint (hx_document_get_position (document)->trap_side[fixture_hex (document, "B1")], ==, 0);
  g_assert_false (hx_document_get_position (document)->monolith[0].present);
  g_assert_true (hx_document_get_position (document)->monolith[1].present);
  g_assert_cmpstr (hx_document_get_scenario (document)->sides[1].army, ==, "borgo");
  g_assert_null (hx_document_get_scenario (document)->goal);
  hx_document_set_army (document, 1, "moloch");
  check_step (document, "Choose Army");
  g_assert_finalize_object (document);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();
  g_test_add_func ("/model/board/turn", test_turn);
  g_test_add_func ("/model/board/swap", test_swap);
  g_test_add_func ("/model/board/swap-goal", test_swap_goal);
  g_test_add_func ("/model/board/clear", test_clear);
  g_test_add_func ("/model/board/radius", test_radius);
  g_test_add_func ("/model/board/water", test_water);
  g_test_add_func ("/model/board/sides", test_sides);
  status = g_test_run ();
  g_assert_finalize_object (library);
  return status;
}
