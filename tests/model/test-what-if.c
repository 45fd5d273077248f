/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is tried leaves the document alone until it is kept, then as one step; both ends and what differs are told. */

#include "config.h"

#include <string.h>

#include "model-fixture.h"

#include "hx-document-group.h"
#include "hx-resolution.h"
#include "hx-what-if.h"

static HxLibrary *library;

static HxDocument *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "../data/scenarios", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxDocument *document = hx_document_load (library, file, &error);

  g_assert_no_error (error);

  return document;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static gboolean
is_told (GPtrArray  *changes,
         const char *text)
{
  for (guint i = 0; i < changes->len; i++)
    if (g_str_equal (((const HxDifference *) g_ptr_array_index (changes, i))->text, text))
      return TRUE;

  return FALSE;
}

static void
test_same (void)
{
  g_autoptr (HxDocument) document = load ("freed-too-late.hexa");
  g_autoptr (HxWhatIf) what_if = hx_what_if_new (document, NULL);
  g_autoptr (GPtrArray) changes = hx_what_if_list_changes (what_if, HX_VIEW_ALL);
  g_autofree char *end = hx_what_if_dup_end (what_if, FALSE), *other = hx_what_if_dup_end (what_if, TRUE);

  g_assert_true (hx_what_if_get_document (what_if) == document);
  g_assert_true (hx_what_if_get_scratch (what_if) != document);
  g_assert_false (hx_what_if_get_is_changed (what_if));
  g_assert_cmpuint (changes->len, ==, 0);
  g_assert_cmpstr (end, ==, "Uranopolis 16 · Borgo 12");
  g_assert_cmpstr (end, ==, other);
}

/* Without the Medic, the Hammerhead dies. */
static void
test_edit (void)
{
  g_autoptr (HxDocument) document = load ("freed-too-late.hexa");
  g_autoptr (HxWhatIf) what_if = hx_what_if_new (document, NULL);
  HxDocument *scratch = hx_what_if_get_scratch (what_if);
  HxPosition before = *hx_document_get_position (document);
  g_autoptr (GPtrArray) changes = NULL;
  guint count = 0;

  g_signal_connect_swapped (what_if, "changed", G_CALLBACK (count_cb), &count);
  g_assert_true (hx_document_remove (scratch, fixture_hex (scratch, "C4")));
  g_assert_cmpuint (count, >, 0);
  g_assert_true (hx_what_if_get_is_changed (what_if));
  changes = hx_what_if_list_changes (what_if, HX_VIEW_ALL);
  g_assert_true (is_told (changes, "Hammerhead on C3 has 1\302\240wound as it is, and is destroyed if changed."));
  g_assert_cmpint (hx_what_if_get_end (what_if, FALSE)->points[0], ==, 16);
  g_assert_cmpmem (&before, sizeof before, hx_document_get_position (document), sizeof before);
  g_assert_false (hx_document_get_dirty (document));
  g_assert_true (hx_document_undo (scratch));
  g_assert_false (hx_what_if_get_is_changed (what_if));
  g_ptr_array_unref (g_steal_pointer (&changes));
  changes = hx_what_if_list_changes (what_if, HX_VIEW_ALL);
  g_assert_cmpuint (changes->len, ==, 0);
}

/* Nets and wounds are tried like everything else, and what differs is a sentence. */
static void
test_wounds (void)
{
  g_autoptr (HxDocument) document = load ("freed-too-late.hexa");
  g_autoptr (HxWhatIf) what_if = hx_what_if_new (document, NULL);
  HxDocument *scratch = hx_what_if_get_scratch (what_if);
  g_autoptr (GPtrArray) changes = NULL;

  g_assert_true (hx_document_set_wounds (scratch, fixture_hex (scratch, "B3"), 6));
  changes = hx_what_if_list_changes (what_if, HX_VIEW_ALL);
  g_assert_true (is_told (changes, "HQ on B3 has 16\302\240hit points as it is, and 14 if changed."));
  g_assert_cmpint (hx_what_if_get_end (what_if, TRUE)->points[0], ==, 14);
}

static void
test_keep (void)
{
  g_autoptr (HxDocument) document = load ("freed-too-late.hexa");
  g_autoptr (HxWhatIf) what_if = hx_what_if_new (document, NULL);
  HxDocument *scratch = hx_what_if_get_scratch (what_if);
  HxPosition before = *hx_document_get_position (document), after;

  g_assert_true (hx_document_remove (scratch, fixture_hex (scratch, "C4")));
  g_assert_true (hx_document_set_wounds (scratch, fixture_hex (scratch, "B3"), 6));
  after = *hx_document_get_position (scratch);
  hx_what_if_keep (what_if);
  g_assert_cmpmem (&after, sizeof after, hx_document_get_position (document), sizeof after);
  g_assert_true (hx_document_get_dirty (document));
  g_assert_cmpstr (hx_history_get_undo_label (hx_document_get_history (document)), ==, "What If");
  g_assert_true (hx_document_undo (document));
  g_assert_cmpmem (&before, sizeof before, hx_document_get_position (document), sizeof before);
  g_assert_false (hx_history_get_can_undo (hx_document_get_history (document)));
}

/* Amid a battle the base is the board of that step. */
static void
test_step (void)
{
  g_autoptr (HxDocument) document = load ("freed-too-late.hexa");
  g_autoptr (HxResolution) battle = hx_resolution_new_for_document (document);
  const HxPosition *frame = NULL;
  g_autoptr (HxWhatIf) what_if = NULL;
  g_autofree char *note = NULL;

  while (hx_resolution_get_open (battle) != NULL)
    hx_resolution_answer (battle, hx_resolution_get_n_answers (battle) - 1, 0);
  for (guint i = 0; i < hx_resolution_get_n_steps (battle) && frame == NULL; i++)
    if (hx_resolution_get_frame (battle, (gint) i)->units != hx_document_get_position (document)->units)
      frame = hx_resolution_get_frame (battle, (gint) i);
  g_assert_nonnull (frame);
  what_if = hx_what_if_new (document, frame);
  g_assert_cmphex (hx_document_get_position (hx_what_if_get_scratch (what_if))->units, ==, frame->units);
  g_assert_false (hx_what_if_get_is_changed (what_if));
  note = hx_what_if_dup_note (what_if);
  g_assert_cmpstr (note, ==, "A new battle is fought from the board of this step.");
}

static void
test_choices (void)
{
  g_autoptr (HxDocument) plain = fixture_new_document (library);
  g_autoptr (HxWhatIf) quiet = hx_what_if_new (plain, NULL);
  HxDocument *scratch = hx_what_if_get_scratch (quiet);
  g_autofree char *none = hx_what_if_dup_note (quiet), *note = NULL;
  HxPiece clown = hx_piece_new (fixture_tile (scratch, "moloch/clown"), 1, 0);
  HxPiece mutant = hx_piece_new (fixture_tile (scratch, "borgo/mutant"), 0, 0);

  g_assert_null (none);
  g_assert_true (hx_document_place (scratch, fixture_hex (scratch, "C3"), &clown));
  g_assert_true (hx_document_place (scratch, fixture_hex (scratch, "C4"), &mutant));
  g_assert_cmpuint (hx_what_if_get_end (quiet, TRUE)->n_defaults, ==, 1);
  g_assert_cmpuint (hx_what_if_get_end (quiet, FALSE)->n_defaults, ==, 0);
  note = hx_what_if_dup_note (quiet);
  g_assert_cmpstr (note, ==, "For open choices the first option is taken.");
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();
  g_test_add_func ("/what-if/same", test_same);
  g_test_add_func ("/what-if/edit", test_edit);
  g_test_add_func ("/what-if/wounds", test_wounds);
  g_test_add_func ("/what-if/keep", test_keep);
  g_test_add_func ("/what-if/step", test_step);
  g_test_add_func ("/what-if/choices", test_choices);
  status = g_test_run ();
  g_object_unref (library);

  return status;
}
