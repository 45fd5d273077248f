/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For the eyes of a side nothing that only another side knows is said anywhere, whatever it is (PAR-TRAP-07, MON-SET-02). */

#include "config.h"

#include "model-fixture.h"

#include "hx-hex-text.h"
#include "hx-secret-text.h"

static HxLibrary *library;

/* What could betray: the kinds of the Traps and the tiles under the HQ, and what the rules about a kind are called. */
static const char *const traps[] = { "Mine", "Frenzy", "PAR-MINE", "PAR-FRENZY", NULL };
static const char *const cargo[] = { "Blocker", "Brain", NULL };

/* The Partisans have a Mine on B3 and Frenzy on D2, Moloch has Blocker and Brain under its HQ on B1. */
static HxDocument *
load_sample (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "display", "secrets.hexa", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxDocument *document = hx_document_load (library, file, &error);

  g_assert_no_error (error);

  return document;
}

static void
take_hexes (HxViewState *view,
            GString     *said)
{
  HxDocument *document = hx_view_state_get_document (view);
  const HxBox *box = hx_document_get_box (document);
  const HxPosition *position = hx_view_state_get_position (view);
  HxPicture picture;

  hx_picture_work_out (box, position, &picture);
  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      g_autofree char *text = hx_hex_text_dup (view, position, &picture, hex);

      g_string_append_printf (said, "%s\n", text);
      if (position->trap[hex] != HX_TRAP_NONE)
        {
          g_autofree char *title = hx_secret_text_dup_trap_title (view, position, hex);
          g_autofree char *trap = hx_secret_text_dup_trap (view, position, hex);

          g_string_append_printf (said, "%s\n%s\n", title, trap);
        }
    }
  for (guint side = 0; side < position->n_sides; side++)
    {
      g_autofree char *text = hx_secret_text_dup_cargo (view, position, side);

      g_string_append_printf (said, "%s\n", text != NULL ? text : "");
    }
}

static void
take_battle (HxResolution *battle,
             GString      *said)
{
  g_auto (GStrv) rules = hx_resolution_dup_rules (battle);
  g_autofree char *ids = g_strjoinv ("\n", rules);

  for (guint i = 0; i < hx_resolution_get_n_steps (battle); i++)
    g_string_append_printf (said, "%s\n", hx_resolution_get_step (battle, i)->text);
  g_string_append (said, ids);
}

/* All that the window says of the board, then of its battle, then of the board as the battle leaves it. */
static char *
say_all (HxViewState *view)
{
  g_autoptr (GString) said = g_string_new (NULL);
  g_auto (GStrv) unrefereed = hx_secret_text_dup_unrefereed (view);
  g_autofree char *notes = g_strjoinv ("\n", unrefereed);

  g_string_append (said, notes);
  take_hexes (view, said);
  hx_view_state_start_battle (view);
  take_battle (hx_view_state_get_resolution (view), said);
  hx_view_state_set_step (view, G_MAXINT);
  take_hexes (view, said);
  hx_view_state_end_battle (view);

  return g_string_free (g_steal_pointer (&said), FALSE);
}

static void
expect (const char        *said,
        const char *const *words,
        gboolean           is_said)
{
  for (; *words != NULL; words++)
    {
      if (g_str_has_prefix (*words, "PAR-") ? !is_said && strstr (said, *words) != NULL
                                            : (strstr (said, *words) != NULL) != is_said)
        g_test_fail_printf ("'%s' is %s: %s", *words, is_said ? "missing" : "said", said);
    }
}

static void
test_eyes (void)
{
  HxDocument *document = load_sample ();
  HxViewState *view = hx_view_state_new (document);

  for (int side = HX_VIEW_ALL; side < 2; side++)
    {
      g_autofree char *said = NULL;

      hx_view_state_set_eyes (view, side);
      said = say_all (view);
      expect (said, traps, side != 1);
      expect (said, cargo, side != 0);
      g_assert_nonnull (strstr (said, "Trap"));
      g_assert_nonnull (strstr (said, "Monolith, collapsed"));
    }
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

/* The same but for what only @side knows. */
static HxDocument *
change_secrets (HxDocument *document,
                guint       side)
{
  HxScenario *scenario = hx_scenario_copy (hx_document_get_scenario (document));

  if (side == 0)
    {
      scenario->position.trap[fixture_hex (document, "B3")] = HX_TRAP_DRILL;
      scenario->position.trap[fixture_hex (document, "D2")] = HX_TRAP_MINE;
    }
  else
    scenario->position.monolith[1].lower[0].tile = HX_NO_TILE;

  return hx_document_new (library, scenario, NULL);
}

static char *
say_all_to (HxDocument *document,
            int         eyes)
{
  HxViewState *view = hx_view_state_new (document);
  char *said;

  hx_view_state_set_eyes (view, eyes);
  said = say_all (view);
  g_assert_finalize_object (view);

  return said;
}

static void
test_alike (void)
{
  HxDocument *document = load_sample ();

  g_test_summary ("Boards that differ only in what one side knows read alike for the other side's eyes");

  for (int side = 0; side < 2; side++)
    {
      HxDocument *changed = change_secrets (document, (guint) side);
      g_autofree char *here = say_all_to (document, 1 - side);
      g_autofree char *there = say_all_to (changed, 1 - side);
      g_autofree char *own_here = say_all_to (document, side);
      g_autofree char *own_there = say_all_to (changed, side);

      g_assert_cmpstr (here, ==, there);
      g_assert_cmpstr (own_here, !=, own_there);
      g_assert_finalize_object (changed);
    }
  g_assert_finalize_object (document);
}

/* A battle on show is told anew for the eyes that look, and stays at its step. */
static void
test_battle_on_show (void)
{
  HxDocument *document = load_sample ();
  HxViewState *view = hx_view_state_new (document);
  guint n_steps;

  hx_view_state_start_battle (view);
  n_steps = hx_resolution_get_n_steps (hx_view_state_get_resolution (view));
  hx_view_state_set_step (view, 1);
  hx_view_state_set_eyes (view, 1);
  g_assert_cmpint (hx_view_state_get_step (view), ==, 1);
  g_assert_cmpuint (hx_resolution_get_n_steps (hx_view_state_get_resolution (view)), ==, n_steps);
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

/* Who looks belongs to the window: the document knows nothing of it, and there is nothing to undo. */
static void
test_own_to_window (void)
{
  HxDocument *document = load_sample ();
  HxViewState *first = hx_view_state_new (document);
  HxViewState *second = hx_view_state_new (document);
  g_autofree char *eyes = NULL;
  g_autofree char *all = NULL;

  hx_view_state_set_eyes (first, 1);
  eyes = hx_secret_text_dup_eyes (first);
  all = hx_secret_text_dup_eyes (second);
  g_assert_cmpstr (eyes, ==, "Seen by Moloch");
  g_assert_null (all);
  g_assert_cmpint (hx_view_state_get_eyes (second), ==, HX_VIEW_ALL);
  g_assert_false (hx_document_get_dirty (document));
  g_assert_false (hx_history_get_can_undo (hx_document_get_history (document)));
  g_assert_finalize_object (second);
  g_assert_finalize_object (first);
  g_assert_finalize_object (document);
}

/* What undo is called does not name what lies under a piece that is moved away. */
static void
test_undo_labels (void)
{
  HxDocument *document = load_sample ();
  HxHistory *history = hx_document_get_history (document);

  hx_document_move (document, fixture_hex (document, "C3"), fixture_hex (document, "B3"), 0);
  g_assert_cmpstr (hx_history_get_undo_label (history), ==, "Move Hybrid to B3");
  hx_document_remove (document, fixture_hex (document, "B1"));
  g_assert_cmpstr (hx_history_get_undo_label (history), ==, "Remove HQ from B1");
  g_assert_finalize_object (document);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();

  g_test_add_func ("/model/secrets/eyes", test_eyes);
  g_test_add_func ("/model/secrets/alike", test_alike);
  g_test_add_func ("/model/secrets/battle-on-show", test_battle_on_show);
  g_test_add_func ("/model/secrets/own-to-window", test_own_to_window);
  g_test_add_func ("/model/secrets/undo-labels", test_undo_labels);

  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
