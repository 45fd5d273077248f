/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playing by the rules: what is played is kept in lines and branches, survives saving, and leaves the position as it was. */

#include "config.h"

#include "model-fixture.h"

#include "hx-document-lay.h"
#include "hx-playing.h"

static HxLibrary *library;

/* A powered Bulldozer with two hexes onto which it can push the Mutant, and a hand of two. */
static const char *const SCENARIO =
  "{\"format\": \"hexarbiter-scenario\", \"version\": 1, \"board\": {\"radius\": 2, \"water\": []}, \"sides\": ["
  "{\"army\": \"uranopolis\", \"hand\": [\"uranopolis/guard\", \"uranopolis/guard\"], \"pile\": [\"uranopolis/drill\"], "
  "\"discard\": []}, {\"army\": \"borgo\"}], \"turn\": 0, \"pieces\": ["
  "{\"tile\": \"uranopolis/hq\", \"side\": 0, \"hex\": \"A1\", \"facing\": 0},"
  "{\"tile\": \"uranopolis/bulldozer\", \"side\": 0, \"hex\": \"C2\", \"facing\": 0, \"power\": \"on\"},"
  "{\"tile\": \"borgo/mutant\", \"side\": 1, \"hex\": \"C3\", \"facing\": 0},"
  "{\"tile\": \"borgo/hq\", \"side\": 1, \"hex\": \"E3\", \"facing\": 0}]}";

static HxDocument *
load_document (void)
{
  return fixture_load_text (library, SCENARIO);
}

static HxAction
place (HxDocument *document,
       const char *tile,
       const char *hex)
{
  HxAction action = hx_action_new (HX_DO_PLACE);

  action.tile = fixture_tile (document, tile);
  action.hex = fixture_hex (document, hex);

  return action;
}

static HxTry
play_place (HxPlaying  *playing,
            HxDocument *document,
            const char *tile,
            const char *hex)
{
  HxAction action = place (document, tile, hex);

  return hx_playing_play (playing, &action);
}

static gboolean
stands (HxPlaying  *playing,
        HxDocument *document,
        const char *hex)
{
  return (hx_playing_get_game (playing)->position.units & HX_HEX_BIT (fixture_hex (document, hex))) != 0;
}

static guint
count_branches (HxPlaying *playing)
{
  return hx_playing_get_record (playing)->main->branches->len;
}

static void
push_the_mutant (HxPlaying  *playing,
                 HxDocument *document)
{
  g_assert_cmpint (hx_playing_pick_hex (playing, fixture_hex (document, "C2")), ==, HX_TRY_PICKED);
  g_assert_cmpint (hx_playing_pick_hex (playing, fixture_hex (document, "C3")), ==, HX_TRY_PLAYED);
}

static void
test_position_stays (void)
{
  HxDocument *document = load_document ();
  HxPosition laid_out = *hx_document_get_position (document);
  HxPlaying *playing = hx_playing_new (document);

  g_assert_cmpint (play_place (playing, document, "uranopolis/guard", "B2"), ==, HX_TRY_PLAYED);
  g_assert_true (stands (playing, document, "B2"));
  g_assert_true (hx_position_equal (&laid_out, hx_document_get_position (document)));
  g_assert_cmpuint (hx_playing_get_game (playing)->seats[0].hand.n, ==, 1);
  g_assert_true (g_str_has_prefix (hx_history_get_undo_label (hx_document_get_history (document)), "Place Guard on B2"));

  g_assert_true (hx_document_undo (document));
  g_assert_false (stands (playing, document, "B2"));
  g_assert_true (hx_document_redo (document));
  g_assert_true (stands (playing, document, "B2"));
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_branches (void)
{
  HxDocument *document = load_document ();
  HxPlaying *playing = hx_playing_new (document);
  HxRecordLine *branch;

  g_test_summary ("Playing something else starts a branch, the old one stays, and the main line changes only when asked to");

  play_place (playing, document, "uranopolis/guard", "B2");
  play_place (playing, document, "uranopolis/guard", "B3");
  hx_playing_go_to (playing, hx_record_begin (hx_playing_get_record (playing)));
  g_assert_cmpint (play_place (playing, document, "uranopolis/guard", "D2"), ==, HX_TRY_PLAYED);
  g_assert_cmpuint (count_branches (playing), ==, 1);
  g_assert_cmpuint (hx_playing_get_record (playing)->main->entries->len, ==, 2);
  g_assert_true (stands (playing, document, "D2") && !stands (playing, document, "B2"));

  hx_playing_go_to (playing, hx_record_begin (hx_playing_get_record (playing)));
  g_assert_cmpint (play_place (playing, document, "uranopolis/guard", "B2"), ==, HX_TRY_PLAYED);
  g_assert_cmpuint (count_branches (playing), ==, 1);
  g_assert_true (hx_playing_get_point (playing).line == hx_playing_get_record (playing)->main);

  branch = g_ptr_array_index (hx_playing_get_record (playing)->main->branches, 0);
  hx_playing_promote (playing, branch);
  g_assert_cmpuint (hx_playing_get_record (playing)->main->entries->len, ==, 1);
  branch = g_ptr_array_index (hx_playing_get_record (playing)->main->branches, 0);
  g_assert_cmpuint (branch->entries->len, ==, 2);
  g_assert_true (hx_playing_get_point (playing).line == branch);
  g_assert_true (stands (playing, document, "B2"));

  hx_playing_delete (playing, branch);
  g_assert_cmpuint (count_branches (playing), ==, 0);
  g_assert_cmpuint (hx_playing_get_point (playing).n, ==, 0);
  g_assert_true (hx_document_undo (document));
  g_assert_true (hx_document_undo (document));
  g_assert_cmpuint (hx_playing_get_record (playing)->main->entries->len, ==, 2);
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_branch_of_branch (void)
{
  HxDocument *document = load_document ();
  HxPlaying *playing = hx_playing_new (document);
  HxRecordLine *branch;
  HxDocument *saved;
  HxPlaying *again;

  g_test_summary ("Branches leave branches, in a stable order, and all of it comes back from a file");

  play_place (playing, document, "uranopolis/guard", "B2");
  hx_playing_go_to (playing, hx_record_begin (hx_playing_get_record (playing)));
  play_place (playing, document, "uranopolis/guard", "B3");
  play_place (playing, document, "uranopolis/guard", "D2");
  hx_playing_go_to (playing, hx_point_back (hx_playing_get_point (playing)));
  play_place (playing, document, "uranopolis/guard", "D3");
  hx_playing_go_to (playing, hx_record_begin (hx_playing_get_record (playing)));
  play_place (playing, document, "uranopolis/guard", "E1");
  g_assert_cmpuint (count_branches (playing), ==, 2);

  saved = fixture_reload (library, document);
  again = hx_playing_new (saved);
  g_assert_cmpuint (count_branches (again), ==, 2);
  branch = g_ptr_array_index (hx_playing_get_record (again)->main->branches, 0);
  g_assert_cmpuint (branch->entries->len, ==, 2);
  g_assert_cmpuint (branch->branches->len, ==, 1);
  branch = g_ptr_array_index (branch->branches, 0);
  g_assert_cmpuint (branch->after, ==, 1);
  hx_playing_go_to (again, (HxPoint) { branch, 1 });
  g_assert_true (stands (again, saved, "B3") && stands (again, saved, "D3") && !stands (again, saved, "D2"));

  hx_playing_promote (again, branch);
  branch = g_ptr_array_index (hx_playing_get_record (again)->main->branches, 0);
  hx_playing_promote (again, branch);
  g_assert_cmpuint (hx_playing_get_record (again)->main->entries->len, ==, 2);
  g_assert_cmpuint (hx_playing_get_record (again)->main->branches->len, ==, 3);
  g_assert_true (stands (again, saved, "B3") && stands (again, saved, "D3"));
  g_assert_finalize_object (again);
  g_assert_finalize_object (saved);
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static HxDocument *
load_played (const char *played)
{
  g_autofree char *start = g_strndup (SCENARIO, strlen (SCENARIO) - 1);
  g_autofree char *text = g_strdup_printf ("%s, %s}", start, played);

  return fixture_load_text (library, text);
}

static void
test_branch_at_the_start_of_a_branch (void)
{
  HxDocument *document = load_played (
    "\"actions\": [{\"do\": \"place\", \"tile\": \"uranopolis/guard\", \"hex\": \"B2\", \"facing\": 0}], \"branches\": ["
    "{\"after\": 1, \"actions\": [{\"do\": \"place\", \"tile\": \"uranopolis/guard\", \"hex\": \"B3\", \"facing\": 0}], \"branches\": ["
    "{\"after\": 0, \"actions\": [{\"do\": \"place\", \"tile\": \"uranopolis/guard\", \"hex\": \"D2\", \"facing\": 0}]}]}]");
  HxPlaying *playing = hx_playing_new (document);
  HxAction end = hx_action_new (HX_DO_END_TURN);
  HxRecordLine *branch;

  g_test_summary ("What leaves a branch before its first action leaves the line that the branch leaves, so that it is found again");

  g_assert_cmpuint (count_branches (playing), ==, 2);
  branch = g_ptr_array_index (hx_playing_get_record (playing)->main->branches, 1);
  g_assert_cmpuint (branch->after, ==, 1);
  hx_playing_go_to (playing, (HxPoint) { branch, 1 });
  g_assert_true (stands (playing, document, "B2") && stands (playing, document, "D2") && !stands (playing, document, "B3"));
  g_assert_cmpint (hx_playing_play (playing, &end), ==, HX_TRY_PLAYED);
  g_assert_cmpuint (hx_playing_get_point (playing).n, ==, 2);
  g_assert_cmpuint (hx_playing_get_point (playing).line->entries->len, ==, 2);
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

/* A main line, a branch that leaves it at once, and one later that holds @depth branches within each other. */
static HxDocument *
load_deep (guint depth)
{
  g_autoptr (GString) played = g_string_new ("\"actions\": [{\"do\": \"end-turn\"}, {\"do\": \"end-turn\"}], \"branches\": ["
                                             "{\"after\": 0, \"actions\": [{\"do\": \"battle\"}]}, ");

  for (guint i = 0; i < depth; i++)
    g_string_append_printf (played, "%s{\"after\": 1, \"actions\": [{\"do\": \"end-turn\"}, {\"do\": \"end-turn\"}]",
                            i > 0 ? ", \"branches\": [" : "");
  for (guint i = 0; i < depth; i++)
    g_string_append (played, "}]");

  return load_played (played->str);
}

static void
promote_first (guint depth,
               guint n_after)
{
  HxDocument *document = load_deep (depth);
  HxPlaying *playing = hx_playing_new (document);
  HxDocument *saved;

  hx_playing_promote (playing, g_ptr_array_index (hx_playing_get_record (playing)->main->branches, 0));
  g_assert_cmpuint (hx_playing_get_record (playing)->main->entries->len, ==, n_after);
  saved = fixture_reload (library, document);
  g_assert_finalize_object (saved);
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_promote_depth (void)
{
  g_test_summary ("A branch is not promoted where others would come too deep for a file");

  promote_first (23, 1);
  promote_first (24, 2);
}

static void
test_take_back (void)
{
  HxDocument *document = load_document ();
  HxPlaying *playing = hx_playing_new (document);

  play_place (playing, document, "uranopolis/guard", "B2");
  play_place (playing, document, "uranopolis/guard", "B3");
  hx_playing_take_back (playing);
  g_assert_cmpuint (hx_playing_get_record (playing)->main->entries->len, ==, 1);
  g_assert_true (stands (playing, document, "B2") && !stands (playing, document, "B3"));
  hx_playing_go_to (playing, hx_record_begin (hx_playing_get_record (playing)));
  play_place (playing, document, "uranopolis/guard", "D2");
  hx_playing_take_back (playing);
  g_assert_cmpuint (count_branches (playing), ==, 0);
  g_assert_cmpuint (hx_playing_get_point (playing).n, ==, 0);
  g_assert_cmpuint (hx_playing_get_record (playing)->main->entries->len, ==, 1);
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_choice (void)
{
  HxDocument *document = load_document ();
  HxPlaying *playing = hx_playing_new (document);
  HxResolution *resolution;
  HxDocument *saved;
  HxAction end = hx_action_new (HX_DO_END_TURN);

  g_test_summary ("A push waits for its choice; deciding otherwise later starts a branch");

  push_the_mutant (playing, document);
  resolution = hx_playing_get_resolution (playing);
  g_assert_nonnull (hx_resolution_get_open (resolution));
  g_assert_cmpint (hx_resolution_get_open (resolution)->choice.about, ==, HX_ABOUT_PUSH);
  g_assert_cmpuint (hx_playing_get_legal (playing)->len, ==, 0);
  g_assert_cmpint (hx_playing_play (playing, &end), ==, HX_TRY_NOTHING);

  hx_playing_answer (playing, 0, 0);
  g_assert_null (hx_resolution_get_open (hx_playing_get_resolution (playing)));
  g_assert_false (stands (playing, document, "C3"));
  hx_playing_answer (playing, 0, 1);
  g_assert_cmpuint (count_branches (playing), ==, 0);
  g_assert_cmpint (hx_playing_play (playing, &end), ==, HX_TRY_PLAYED);

  hx_playing_go_to (playing, hx_point_back (hx_playing_get_point (playing)));
  hx_playing_answer (playing, 0, 0);
  g_assert_cmpuint (count_branches (playing), ==, 1);
  g_assert_cmpuint (hx_playing_get_record (playing)->main->entries->len, ==, 2);
  g_assert_cmpuint (g_strv_length (hx_document_get_scenario (document)->choices), ==, 1);

  saved = fixture_reload (library, document);
  g_assert_cmpuint (json_array_get_length (hx_document_get_scenario (saved)->branches), ==, 1);
  g_assert_finalize_object (saved);
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_refused (void)
{
  HxDocument *document = load_document ();
  HxPlaying *playing = hx_playing_new (document);
  HxAction action;

  g_test_summary ("What the rules forbid changes nothing and says why");

  g_assert_cmpint (hx_playing_pick_tile (playing, fixture_tile (document, "uranopolis/guard")), ==, HX_TRY_PICKED);
  g_assert_cmpint (hx_playing_pick_hex (playing, fixture_hex (document, "C3")), ==, HX_TRY_REFUSED);
  g_assert_cmpint (hx_playing_get_refusal (playing, &action)->why, ==, HX_WHY_NOT_EMPTY);
  g_assert_cmpint (action.what, ==, HX_DO_PLACE);
  g_assert_cmpuint (hx_playing_get_point (playing).n, ==, 0);
  g_assert_cmpint (hx_playing_pick_hex (playing, fixture_hex (document, "B2")), ==, HX_TRY_PLAYED);

  g_assert_cmpint (hx_playing_pick_tile (playing, fixture_tile (document, "uranopolis/medic")), ==, HX_TRY_REFUSED);
  g_assert_cmpint (hx_playing_get_refusal (playing, &action)->why, ==, HX_WHY_NOT_IN_HAND);
  g_assert_true (hx_playing_unpick (playing));
  g_assert_null (hx_playing_get_refusal (playing, &action));
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_keep (void)
{
  HxDocument *document = load_document ();
  HxPlaying *playing = hx_playing_new (document);
  HxAction end = hx_action_new (HX_DO_END_TURN);

  g_test_summary ("The game at the point becomes the document's, in one step; what was played from there on stays");

  play_place (playing, document, "uranopolis/guard", "B2");
  hx_playing_play (playing, &end);
  hx_playing_go_to (playing, hx_point_back (hx_playing_get_point (playing)));
  hx_playing_keep (playing);
  g_assert_nonnull (hx_document_get_piece (document, fixture_hex (document, "B2")));
  g_assert_cmpuint (hx_document_get_scenario (document)->sides[0].hand->len, ==, 1);
  g_assert_cmpuint (hx_playing_get_record (playing)->main->entries->len, ==, 1);
  g_assert_cmpuint (hx_playing_get_point (playing).n, ==, 0);
  g_assert_true (hx_document_undo (document));
  g_assert_null (hx_document_get_piece (document, fixture_hex (document, "B2")));
  g_assert_cmpuint (hx_playing_get_record (playing)->main->entries->len, ==, 2);
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_position_changed (void)
{
  HxDocument *document = load_document ();
  HxPlaying *playing = hx_playing_new (document);
  const HxEntry *entry;

  g_test_summary ("An action that the position no longer allows stays, refused, and what follows waits for it");

  play_place (playing, document, "uranopolis/guard", "B2");
  play_place (playing, document, "uranopolis/guard", "B3");
  fixture_place (document, "borgo/mutant", 1, "B2", 0);
  g_assert_cmpuint (hx_playing_get_record (playing)->main->entries->len, ==, 2);
  entry = g_ptr_array_index (hx_playing_get_record (playing)->main->entries, 0);
  g_assert_cmpint (entry->state, ==, HX_ENTRY_REFUSED);
  g_assert_cmpint (entry->refusal.why, ==, HX_WHY_NOT_EMPTY);
  entry = g_ptr_array_index (hx_playing_get_record (playing)->main->entries, 1);
  g_assert_cmpint (entry->state, ==, HX_ENTRY_AFTER);
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_whole_army (void)
{
  HxDocument *document = fixture_new_document (library);
  HxPlaying *playing;
  g_autoptr (GTimer) timer = NULL;

  g_test_summary ("Where no hand is listed every tile of the army can be played, once the HQs stand");

  fixture_place (document, "uranopolis/hq", 0, "A1", 0);
  fixture_place (document, "borgo/hq", 1, "E3", 0);
  timer = g_timer_new ();
  playing = hx_playing_new (document);
  g_test_message ("%u actions listed in %.1f ms", hx_playing_get_legal (playing)->len, g_timer_elapsed (timer, NULL) * 1000);
  g_assert_true (hx_playing_can_use (playing, fixture_tile (document, "uranopolis/medic")));
  g_assert_false (hx_playing_can_use (playing, fixture_tile (document, "borgo/mutant")));
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

/* Uranopolis with a tile under its HQ, and Partisans with a tile that arms Traps as it is placed. */
static const char *const LARGE =
  "{\"format\": \"hexarbiter-scenario\", \"version\": 1, \"board\": {\"radius\": 2, \"water\": []}, \"sides\": ["
  "{\"army\": \"uranopolis\", \"monolith\": {\"lower\": [{\"tile\": \"uranopolis/inferno\", \"wounds\": 0}, null], "
  "\"expanded\": null}}, {\"army\": \"partisans\"}], \"turn\": 0, \"pieces\": ["
  "{\"tile\": \"uranopolis/hq\", \"side\": 0, \"hex\": \"C3\", \"facing\": 0},"
  "{\"tile\": \"partisans/hq\", \"side\": 1, \"hex\": \"A1\", \"facing\": 0}]}";

static void
test_several (void)
{
  HxDocument *document = fixture_load_text (library, LARGE);
  HxPlaying *playing = hx_playing_new (document);
  HxAction end = hx_action_new (HX_DO_END_TURN);
  g_autoptr (GArray) parts = NULL;
  g_autoptr (GArray) arms = NULL;
  HxAction action;

  g_test_summary ("Where hexes do not say everything, the rest is left to be chosen: facings of a Monolith, Traps to arm");

  hx_playing_pick_monolith (playing);
  g_assert_cmpint (hx_playing_pick_hex (playing, fixture_hex (document, "C4")), ==, HX_TRY_PICKED);
  g_assert_cmpint (hx_playing_pick_hex (playing, fixture_hex (document, "D3")), ==, HX_TRY_SEVERAL);
  parts = hx_playing_list_ready (playing);
  g_assert_cmpuint (parts->len, ==, HX_N_DIRECTIONS);
  action = g_array_index (parts, HxAction, 2);
  g_assert_cmpint (hx_playing_play (playing, &action), ==, HX_TRY_PLAYED);
  g_assert_true (stands (playing, document, "C4"));
  g_assert_cmpint (hx_playing_play (playing, &end), ==, HX_TRY_PLAYED);

  g_assert_cmpint (hx_playing_pick_tile (playing, fixture_tile (document, "partisans/guard-drone")), ==, HX_TRY_PICKED);
  g_assert_cmpint (hx_playing_pick_hex (playing, fixture_hex (document, "B3")), ==, HX_TRY_SEVERAL);
  arms = hx_playing_list_ready (playing);
  for (guint i = 0; i < arms->len; i++)
    g_assert_cmpuint (g_array_index (arms, HxAction, i).facing, ==, 0);
  g_assert_cmpuint (arms->len, >, 1);
  g_assert_finalize_object (playing);
  g_assert_finalize_object (document);
}

static void
test_set_up (void)
{
  HxDocument *document = fixture_new_document (library);
  HxPlaying *playing = hx_playing_new (document);

  g_test_summary ("On an empty board the HQs are set up first");

  g_assert_cmpint (hx_playing_pick_tile (playing, fixture_tile (document, "uranopolis/guard")), ==, HX_TRY_REFUSED);
  hx_playing_unpick (playing);
  hx_playing_pick_set_up (playing, 0, FALSE);
  hx_playing_turn (playing, 2);
  g_assert_cmpint (hx_playing_pick_hex (playing, fixture_hex (document, "C3")), ==, HX_TRY_PLAYED);
  g_assert_cmpuint (hx_playing_get_game (playing)->position.unit[fixture_hex (document, "C3")].facing, ==, 2);
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

  g_test_add_func ("/model/playing/position-stays", test_position_stays);
  g_test_add_func ("/model/playing/branches", test_branches);
  g_test_add_func ("/model/playing/branch-of-branch", test_branch_of_branch);
  g_test_add_func ("/model/playing/branch-at-the-start-of-a-branch", test_branch_at_the_start_of_a_branch);
  g_test_add_func ("/model/playing/promote-depth", test_promote_depth);
  g_test_add_func ("/model/playing/take-back", test_take_back);
  g_test_add_func ("/model/playing/choice", test_choice);
  g_test_add_func ("/model/playing/refused", test_refused);
  g_test_add_func ("/model/playing/keep", test_keep);
  g_test_add_func ("/model/playing/position-changed", test_position_changed);
  g_test_add_func ("/model/playing/whole-army", test_whole_army);
  g_test_add_func ("/model/playing/several", test_several);
  g_test_add_func ("/model/playing/set-up", test_set_up);

  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
