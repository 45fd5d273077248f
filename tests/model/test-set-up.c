/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Setting up an HQ with its Monolith: what may go under it is picked, refused, taken back, kept in branches and saved. */

#include "config.h"

#include "model-fixture.h"

#include "hx-cargo.h"
#include "hx-playing.h"

static HxLibrary *library;

/* A Uranopolis whose file says that it plays with a Monolith, with all of a small pile, against a Borgo that says nothing. */
static const char *const SCENARIO =
  "{\"format\": \"hexarbiter-scenario\", \"version\": 1, \"board\": {\"radius\": 2, \"water\": []}, \"sides\": ["
  "{\"army\": \"uranopolis\", \"monolith\": {\"lower\": [null, null], \"expanded\": null}, \"hand\": [], "
  "\"pile\": [\"uranopolis/inferno\", \"uranopolis/drill\", \"uranopolis/guard\"], \"discard\": []}, "
  "{\"army\": \"borgo\"}], \"turn\": 0, \"pieces\": []}";

static HxTry
pick_cargo (HxPlaying  *playing,
            HxDocument *document,
            const char *tile)
{
  return hx_playing_pick_cargo (playing, fixture_tile (document, tile));
}

static HxTry
pick_hex (HxPlaying  *playing,
          HxDocument *document,
          const char *hex)
{
  return hx_playing_pick_hex (playing, fixture_hex (document, hex));
}

static void
assert_under (HxPlaying  *playing,
              HxDocument *document,
              guint       side,
              const char *first,
              const char *second)
{
  const HxMonolith *monolith = &hx_playing_get_game (playing)->position.monolith[side];

  g_assert_true (monolith->present);
  g_assert_cmpuint (monolith->lower[0].tile, ==, fixture_tile (document, first));
  g_assert_cmpuint (monolith->lower[1].tile, ==, fixture_tile (document, second));
}

static gboolean
stands (HxPlaying  *playing,
        HxDocument *document,
        const char *hex)
{
  return (hx_playing_get_game (playing)->position.units & HX_HEX_BIT (fixture_hex (document, hex))) != 0;
}

static void
test_tiles_first (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);
  HxPlaying *playing = hx_playing_new (document);
  const char *label;

  g_test_summary ("Two tiles, then the hex: one step, which leaves the pile without them and says nothing of them");

  g_assert_true (hx_cargo_is_due (hx_playing_get_game (playing), 0));
  g_assert_false (hx_cargo_is_due (hx_playing_get_game (playing), 1));
  hx_playing_pick_set_up (playing, 0, TRUE);
  g_assert_cmpint (pick_cargo (playing, document, "uranopolis/inferno"), ==, HX_TRY_PICKED);
  g_assert_cmpint (pick_cargo (playing, document, "uranopolis/drill"), ==, HX_TRY_PICKED);
  g_assert_false (hx_pick_wants_cargo (hx_playing_get_pick (playing)));
  hx_playing_turn (playing, 4);
  g_assert_cmpint (pick_hex (playing, document, "C3"), ==, HX_TRY_PLAYED);
  assert_under (playing, document, 0, "uranopolis/inferno", "uranopolis/drill");
  g_assert_cmpuint (hx_playing_get_game (playing)->position.unit[fixture_hex (document, "C3")].facing, ==, 4);
  g_assert_cmpuint (hx_playing_get_game (playing)->seats[0].pile.n, ==, 1);
  g_assert_cmpuint (hx_playing_get_game (playing)->seats[0].pile.tiles[0], ==, fixture_tile (document, "uranopolis/guard"));
  label = hx_history_get_undo_label (hx_document_get_history (document));
  g_assert_true (g_str_has_prefix (label, "Set up the HQ of Uranopolis on C3"));
  g_assert_null (strstr (label, "Inferno"));

  g_assert_true (hx_document_undo (document));
  g_assert_false (stands (playing, document, "C3"));
  g_assert_false (hx_history_get_can_undo (hx_document_get_history (document)));
  g_assert_true (hx_document_redo (document));
  assert_under (playing, document, 0, "uranopolis/inferno", "uranopolis/drill");
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_hex_first (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);
  HxPlaying *playing = hx_playing_new (document);
  g_autoptr (GArray) ready = NULL;

  g_test_summary ("The hex may come first, and may be another one until both tiles are picked; nothing is played before");

  hx_playing_pick_set_up (playing, 0, TRUE);
  g_assert_cmpint (pick_hex (playing, document, "C3"), ==, HX_TRY_PICKED);
  ready = hx_playing_list_ready (playing);
  g_assert_cmpuint (ready->len, ==, 0);
  g_assert_cmpint (pick_hex (playing, document, "C3"), ==, HX_TRY_PICKED);
  g_assert_cmpint (pick_hex (playing, document, "A1"), ==, HX_TRY_PICKED);
  g_assert_cmpint (hx_playing_pick_tile (playing, fixture_tile (document, "uranopolis/guard")), ==, HX_TRY_PICKED);
  g_assert_cmpint (pick_cargo (playing, document, "uranopolis/guard"), ==, HX_TRY_PLAYED);
  assert_under (playing, document, 0, "uranopolis/guard", "uranopolis/guard");
  g_assert_true (stands (playing, document, "A1"));
  g_assert_false (stands (playing, document, "C3"));
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
assert_refused (HxPlaying *playing)
{
  HxAction action;
  const HxRefusal *refusal = hx_playing_get_refusal (playing, &action);

  g_assert_nonnull (refusal);
  g_assert_cmpint (refusal->why, ==, HX_WHY_NO_CARGO);
  g_assert_cmpint (refusal->rule, ==, HX_RULE_MON_SET_01);
  g_assert_cmpint (action.what, ==, HX_DO_SET_UP);
}

static void
test_refused (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);
  HxPlaying *playing = hx_playing_new (document);

  g_test_summary ("No Instant tile, no other army's, no more than there are: the rule says so, and the pick stays (MON-SET-01)");

  hx_playing_pick_set_up (playing, 0, TRUE);
  g_assert_cmpint (pick_cargo (playing, document, "uranopolis/move"), ==, HX_TRY_REFUSED);
  assert_refused (playing);
  g_assert_cmpint (pick_cargo (playing, document, "borgo/mutant"), ==, HX_TRY_REFUSED);
  assert_refused (playing);
  g_assert_cmpint (pick_cargo (playing, document, "uranopolis/hq"), ==, HX_TRY_REFUSED);
  assert_refused (playing);
  g_assert_cmpint (pick_cargo (playing, document, "uranopolis/drill"), ==, HX_TRY_PICKED);
  g_assert_cmpint (pick_cargo (playing, document, "uranopolis/drill"), ==, HX_TRY_REFUSED);
  assert_refused (playing);
  g_assert_cmpuint (hx_playing_get_pick (playing)->n_cargo, ==, 1);
  g_assert_cmpint (pick_cargo (playing, document, "uranopolis/inferno"), ==, HX_TRY_PICKED);
  g_assert_null (hx_playing_get_refusal (playing, &(HxAction) { 0 }));
  g_assert_cmpint (pick_hex (playing, document, "B2"), ==, HX_TRY_PLAYED);

  hx_playing_pick_set_up (playing, 1, TRUE);
  g_assert_cmpint (pick_hex (playing, document, "C3"), ==, HX_TRY_PICKED);
  g_assert_cmpint (pick_hex (playing, document, "B2"), ==, HX_TRY_REFUSED);
  g_assert_cmpuint (hx_playing_get_pick (playing)->hexes[0], ==, fixture_hex (document, "C3"));
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

/* Whether the referee lets @first and @second go under the HQ of the side 0. */
static gboolean
may_go (HxPlaying  *playing,
        HxDocument *document,
        guint16     first,
        guint16     second)
{
  HxAction action = hx_action_new (HX_DO_SET_UP);

  action.side = 0;
  action.hex = fixture_hex (document, "C3");
  action.lower[0] = first;
  action.lower[1] = second;

  return hx_action_check (hx_document_get_box (document), hx_playing_get_game (playing), &action, NULL);
}

static gboolean
has_tile (GArray *tiles,
          guint16 tile)
{
  for (guint i = 0; i < tiles->len; i++)
    {
      if (g_array_index (tiles, guint16, i) == tile)
        return TRUE;
    }

  return FALSE;
}

static void
test_offered (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);
  HxPlaying *playing = hx_playing_new (document);
  guint16 n_tiles = (guint16) hx_document_get_box (document)->n_tiles;
  guint16 drill = fixture_tile (document, "uranopolis/drill");
  g_autoptr (GArray) first = NULL;
  g_autoptr (GArray) second = NULL;

  g_test_summary ("Those tiles are offered that the referee takes, no more and no fewer");

  hx_playing_pick_set_up (playing, 0, TRUE);
  first = hx_playing_list_cargo (playing);
  g_assert_cmpuint (first->len, ==, 16);
  for (guint16 tile = 0; tile < n_tiles; tile++)
    {
      gboolean can_go = FALSE;

      for (guint16 fellow = 0; fellow < n_tiles && !can_go; fellow++)
        can_go = may_go (playing, document, tile, fellow);
      g_assert_true (has_tile (first, tile) == can_go);
      g_assert_true (hx_playing_can_use (playing, tile) == can_go);
    }
  hx_playing_pick_cargo (playing, drill);
  second = hx_playing_list_cargo (playing);
  g_assert_cmpuint (second->len, ==, 15);
  for (guint16 tile = 0; tile < n_tiles; tile++)
    g_assert_true (has_tile (second, tile) == may_go (playing, document, drill, tile));
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_unpick (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);
  HxPlaying *playing = hx_playing_new (document);
  const HxPick *pick = hx_playing_get_pick (playing);

  g_test_summary ("What was picked last is taken back first, in whichever order it was picked");

  hx_playing_pick_set_up (playing, 0, TRUE);
  pick_cargo (playing, document, "uranopolis/inferno");
  pick_hex (playing, document, "C3");
  g_assert_true (hx_playing_unpick (playing));
  g_assert_cmpuint (pick->n, ==, 0);
  g_assert_cmpuint (pick->n_cargo, ==, 1);
  g_assert_true (hx_playing_unpick (playing));
  g_assert_cmpuint (pick->n_cargo, ==, 0);
  pick_hex (playing, document, "C3");
  pick_cargo (playing, document, "uranopolis/inferno");
  g_assert_true (hx_playing_unpick (playing));
  g_assert_cmpuint (pick->n_cargo, ==, 0);
  g_assert_cmpuint (pick->n, ==, 1);
  g_assert_true (hx_playing_unpick (playing));
  g_assert_cmpuint (pick->n, ==, 0);
  g_assert_true (hx_playing_unpick (playing));
  g_assert_cmpint (pick->kind, ==, HX_PICK_NOTHING);
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
set_up_over (HxPlaying  *playing,
             HxDocument *document,
             const char *first,
             const char *second)
{
  hx_playing_pick_set_up (playing, 0, TRUE);
  pick_cargo (playing, document, first);
  pick_cargo (playing, document, second);
  g_assert_cmpint (pick_hex (playing, document, "C3"), ==, HX_TRY_PLAYED);
}

static void
test_branches (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);
  HxPlaying *playing = hx_playing_new (document);
  HxDocument *saved;
  HxPlaying *again;
  HxPoint branch;

  g_test_summary ("Other tiles under the HQ are another branch, the same are the same; the file keeps both");

  set_up_over (playing, document, "uranopolis/inferno", "uranopolis/drill");
  hx_playing_go_to (playing, hx_record_begin (hx_playing_get_record (playing)));
  set_up_over (playing, document, "uranopolis/drill", "uranopolis/guard");
  hx_playing_go_to (playing, hx_record_begin (hx_playing_get_record (playing)));
  set_up_over (playing, document, "uranopolis/drill", "uranopolis/guard");
  g_assert_cmpuint (hx_playing_get_record (playing)->main->branches->len, ==, 1);

  saved = fixture_reload (library, document);
  again = hx_playing_new (saved);
  g_assert_cmpuint (hx_playing_get_record (again)->main->entries->len, ==, 1);
  hx_playing_go_to (again, (HxPoint) { hx_playing_get_record (again)->main, 1 });
  assert_under (again, saved, 0, "uranopolis/inferno", "uranopolis/drill");
  branch = (HxPoint) { g_ptr_array_index (hx_playing_get_record (again)->main->branches, 0), 1 };
  hx_playing_go_to (again, branch);
  assert_under (again, saved, 0, "uranopolis/drill", "uranopolis/guard");
  g_assert_finalize_object (again);
  g_assert_finalize_object (saved);
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_left_empty (void)
{
  HxDocument *document = fixture_load_text (library, SCENARIO);
  HxPlaying *playing = hx_playing_new (document);

  g_test_summary ("Where the tiles are not known the parts stay empty; a side of which the file says nothing gets a Monolith");

  hx_playing_pick_set_up (playing, 0, TRUE);
  pick_hex (playing, document, "C3");
  pick_cargo (playing, document, "uranopolis/inferno");
  g_assert_cmpint (hx_playing_pick_no_cargo (playing), ==, HX_TRY_PLAYED);
  g_assert_cmpuint (hx_playing_get_game (playing)->position.monolith[0].lower[0].tile, ==, HX_NO_TILE);
  g_assert_cmpuint (hx_playing_get_game (playing)->seats[0].pile.n, ==, 3);

  hx_playing_pick_set_up (playing, 1, TRUE);
  pick_cargo (playing, document, "borgo/mutant");
  pick_cargo (playing, document, "borgo/medic");
  g_assert_cmpint (pick_hex (playing, document, "A1"), ==, HX_TRY_PLAYED);
  assert_under (playing, document, 1, "borgo/mutant", "borgo/medic");
  g_assert_false (hx_cargo_is_due (hx_playing_get_game (playing), 1));
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();

  g_test_add_func ("/model/set-up/tiles-first", test_tiles_first);
  g_test_add_func ("/model/set-up/hex-first", test_hex_first);
  g_test_add_func ("/model/set-up/refused", test_refused);
  g_test_add_func ("/model/set-up/offered", test_offered);
  g_test_add_func ("/model/set-up/unpick", test_unpick);
  g_test_add_func ("/model/set-up/branches", test_branches);
  g_test_add_func ("/model/set-up/left-empty", test_left_empty);

  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
