/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is not saved survives whatever the program dies of, and is gone when nobody needs it any more. */

#include "config.h"

#include "hx-autosave.h"
#include "model-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static HxLibrary *library;

static char *
make_folder (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *parent = g_dir_make_tmp ("hexarbiter-drafts-XXXXXX", &error);

  g_assert_no_error (error);

  return g_build_filename (parent, "drafts", NULL);
}

static guint
count_files (const char *folder,
             const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_suffix (name, suffix))
        n++;
    }

  return n;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *parent = g_path_get_dirname (folder);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  g_rmdir (parent);
}

/* Puts @text into the folder as a file of a program that is not running any more. */
static char *
plant (const char *folder,
       const char *name,
       const char *text,
       gssize      length)
{
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (folder, name, NULL);

  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);

  return path;
}

static HxDocument *
new_changed_document (void)
{
  HxDocument *document = fixture_new_document (library);

  fixture_place (document, "borgo/mutant", 1, "C3", 2);

  return document;
}

static void
write_draft (HxDraft    *draft,
             guint       serial,
             HxDocument *document)
{
  g_autoptr (GBytes) bytes = hx_draft_to_bytes (document);
  g_autoptr (GError) error = NULL;

  g_assert_true (hx_draft_write (draft, serial, bytes, &error));
  g_assert_no_error (error);
}

/* The only draft that a program started now would find. */
static HxDocument *
read_only_draft (const char *folder)
{
  g_autoptr (GPtrArray) drafts = hx_draft_claim_all (folder);
  g_autoptr (GError) error = NULL;
  HxDocument *document;

  g_assert_cmpuint (drafts->len, ==, 1);
  document = hx_draft_read (g_ptr_array_index (drafts, 0), library, &error);
  g_assert_no_error (error);

  return document;
}

static void
assert_same_scenario (HxDocument *a,
                      HxDocument *b)
{
  g_autoptr (GBytes) first = hx_scenario_to_bytes (hx_document_get_catalog (a), hx_document_get_scenario (a));
  g_autoptr (GBytes) second = hx_scenario_to_bytes (hx_document_get_catalog (b), hx_document_get_scenario (b));

  g_assert_true (g_bytes_equal (first, second));
}

static void
test_round_trip (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (HxDocument) document = new_changed_document ();
  g_autoptr (HxDocument) again = NULL;
  HxDraft *draft = hx_draft_new (folder);

  g_test_summary ("A draft holds the scenario, is never clean, and belongs to who wrote it");

  write_draft (draft, 1, document);
  {
    g_autoptr (GPtrArray) others = hx_draft_claim_all (folder);

    g_assert_cmpuint (others->len, ==, 0);
  }
  g_assert_finalize_object (draft);
  again = read_only_draft (folder);
  assert_same_scenario (document, again);
  g_assert_true (hx_document_get_dirty (again));
  g_assert_null (hx_document_get_file (again));
  g_assert_false (hx_history_get_can_undo (hx_document_get_history (again)));
  remove_folder (folder);
}

static void
test_remembers_file (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = plant (folder, "żółw a.hexa", "", 0);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (HxDocument) changed = new_changed_document ();
  g_autoptr (HxDocument) document = NULL;
  g_autoptr (HxDocument) again = NULL;
  HxScenario *scenario = hx_scenario_copy (hx_document_get_scenario (changed));
  HxDraft *draft = hx_draft_new (folder);

  document = hx_document_restore (library, scenario, file, "0123");
  write_draft (draft, 1, document);
  g_assert_finalize_object (draft);
  again = read_only_draft (folder);
  g_assert_true (g_file_equal (hx_document_get_file (again), file));
  g_assert_cmpstr (hx_document_get_base (again), ==, "0123");
  remove_folder (folder);
}

static void
test_killed_in_the_middle (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (HxDocument) document = new_changed_document ();
  g_autoptr (HxDocument) again = NULL;
  g_autoptr (GBytes) bytes = hx_draft_to_bytes (document);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *whole = plant (folder, "a.draft", data, (gssize) length);
  g_autofree char *half = plant (folder, "a.draft.new", data, (gssize) length / 2);

  g_test_summary ("Half a draft beside the whole one is what a kill leaves; it is ignored, and cleared away");

  again = read_only_draft (folder);
  assert_same_scenario (document, again);
  g_assert_true (g_file_test (whole, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (half, G_FILE_TEST_EXISTS));
  remove_folder (folder);
}

static void
test_damaged (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (HxDocument) document = new_changed_document ();
  g_autoptr (GBytes) bytes = hx_draft_to_bytes (document);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  gsize lengths[] = { 0, 10, 19, length / 2, length - 1 };

  g_test_summary ("A draft that lost its end is refused with a sentence, and kept where nobody takes it for a draft");

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *path = plant (folder, "a.draft", data, (gssize) lengths[i]);
      g_autoptr (GPtrArray) drafts = hx_draft_claim_all (folder);
      g_autoptr (GPtrArray) after = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *aside = NULL;
      g_autofree char *kept = NULL;
      gsize kept_length;

      g_assert_cmpuint (drafts->len, ==, 1);
      g_assert_null (hx_draft_read (g_ptr_array_index (drafts, 0), library, &error));
      g_assert_error (error, HX_FILE_ERROR, HX_FILE_ERROR_SYNTAX);
      g_assert_nonnull (strstr (error->message, path));
      aside = hx_draft_set_aside (g_ptr_array_index (drafts, 0));
      g_assert_cmpstr (aside, !=, path);
      g_assert_true (g_file_get_contents (aside, &kept, &kept_length, NULL));
      g_assert_cmpmem (kept, kept_length, data, lengths[i]);
      after = hx_draft_claim_all (folder);
      g_assert_cmpuint (after->len, ==, 0);
    }
  remove_folder (folder);
}

static void
test_late_write (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (HxDocument) document = new_changed_document ();
  g_autoptr (HxDraft) draft = hx_draft_new (folder);

  g_test_summary ("A write that comes after the removal that followed it leaves nothing behind");

  write_draft (draft, 1, document);
  g_assert_cmpuint (count_files (folder, ".draft"), ==, 1);
  hx_draft_remove (draft, 3);
  g_assert_cmpuint (count_files (folder, ".draft"), ==, 0);
  write_draft (draft, 2, document);
  g_assert_cmpuint (count_files (folder, ".draft"), ==, 0);
  write_draft (draft, 4, document);
  g_assert_cmpuint (count_files (folder, ".draft"), ==, 1);
  remove_folder (folder);
}

static void
test_cannot_write (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *parent = g_path_get_dirname (folder);
  g_autoptr (HxDocument) document = new_changed_document ();
  g_autoptr (HxDraft) draft = hx_draft_new (folder);
  g_autoptr (GBytes) bytes = hx_draft_to_bytes (document);
  g_autoptr (GError) error = NULL;
  g_autofree char *in_the_way = plant (parent, "drafts", "", 0);

  g_test_summary ("Where nothing can be written, that is said, with the path");

  g_assert_false (hx_draft_write (draft, 1, bytes, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, in_the_way));
  g_unlink (in_the_way);
  g_rmdir (parent);
}

static void
wait_for_files (const char *folder,
                guint       n)
{
  gint64 end = g_get_monotonic_time () + 10 * G_TIME_SPAN_SECOND;

  while (count_files (folder, ".draft") != n && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (count_files (folder, ".draft"), ==, n);
}

static void
saved_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  gboolean *is_done = user_data;

  g_assert_true (hx_document_save_finish (HX_DOCUMENT (object), result, &error));
  g_assert_no_error (error);
  *is_done = TRUE;
}

static void
test_autosave (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = plant (folder, "saved.hexa", "", 0);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  HxDocument *document = fixture_new_document (library);
  HxAutosave *autosave;
  gboolean is_done = FALSE;

  g_test_summary ("A change is in the draft a moment later; undone or saved, the draft is gone");

  {
    g_autoptr (HxDraft) draft = hx_draft_new (folder);

    autosave = hx_autosave_new (document, draft);
  }
  fixture_place (document, "borgo/mutant", 1, "C3", 2);
  g_assert_cmpuint (count_files (folder, ".draft"), ==, 0);
  wait_for_files (folder, 1);
  hx_document_undo (document);
  g_assert_cmpuint (count_files (folder, ".draft"), ==, 0);

  hx_document_redo (document);
  hx_autosave_write_soon (autosave);
  g_assert_true (hx_autosave_flush (autosave, NULL));
  g_assert_cmpuint (count_files (folder, ".draft"), ==, 1);
  hx_document_save_async (document, file, NULL, saved_cb, &is_done);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (hx_document_get_dirty (document));
  g_assert_cmpuint (count_files (folder, ".draft"), ==, 0);
  /* The write that was under way when it was removed comes to its end. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  wait_for_files (folder, 0);

  g_assert_finalize_object (autosave);
  g_assert_finalize_object (document);
  remove_folder (folder);
}

static void
test_changed_while_saving (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = plant (folder, "saved.hexa", "", 0);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (HxDraft) draft = hx_draft_new (folder);
  g_autoptr (HxDocument) document = new_changed_document ();
  g_autoptr (HxAutosave) autosave = hx_autosave_new (document, draft);
  gboolean is_done = FALSE;

  g_test_summary ("Only the revision that is on disk is clean; what was changed meanwhile keeps its draft");

  hx_document_save_async (document, file, NULL, saved_cb, &is_done);
  fixture_place (document, "borgo/mutant", 1, "C4", 2);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (hx_document_get_dirty (document));
  g_assert_true (hx_autosave_flush (autosave, NULL));
  g_assert_cmpuint (count_files (folder, ".draft"), ==, 1);
  hx_document_undo (document);
  g_assert_false (hx_document_get_dirty (document));
  g_assert_cmpuint (count_files (folder, ".draft"), ==, 0);
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();

  g_test_add_func ("/model/draft/round-trip", test_round_trip);
  g_test_add_func ("/model/draft/remembers-file", test_remembers_file);
  g_test_add_func ("/model/draft/killed-in-the-middle", test_killed_in_the_middle);
  g_test_add_func ("/model/draft/damaged", test_damaged);
  g_test_add_func ("/model/draft/late-write", test_late_write);
  g_test_add_func ("/model/draft/cannot-write", test_cannot_write);
  g_test_add_func ("/model/draft/autosave", test_autosave);
  g_test_add_func ("/model/draft/changed-while-saving", test_changed_while_saving);

  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
