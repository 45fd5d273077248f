/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What other programs do to the file of an open document is noticed, and what we do ourselves is not taken for it. */

#include "config.h"

#include "model-fixture.h"

#include <glib/gstdio.h>

static HxLibrary *library;

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
  HxDocument *document;
} Case;

static void
save_other (Case       *it,
            HxDocument *other)
{
  g_autoptr (GBytes) bytes = hx_scenario_to_bytes (hx_document_get_catalog (other), hx_document_get_scenario (other));
  g_autoptr (GError) error = NULL;

  g_file_set_contents (it->path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
}

static void
set_up (Case          *it,
        gconstpointer  data)
{
  g_autoptr (HxDocument) other = fixture_new_document (library);
  g_autoptr (GError) error = NULL;

  it->folder = g_dir_make_tmp ("hexarbiter-watch-XXXXXX", &error);
  g_assert_no_error (error);
  it->path = g_build_filename (it->folder, "scenario.hexa", NULL);
  it->file = g_file_new_for_path (it->path);
  save_other (it, other);
  it->document = hx_document_load (library, it->file, &error);
  g_assert_no_error (error);
}

static void
tear_down (Case          *it,
           gconstpointer  data)
{
  g_assert_finalize_object (it->document);
  g_clear_object (&it->file);
  g_unlink (it->path);
  g_rmdir (it->folder);
  g_free (it->path);
  g_free (it->folder);
}

static void
wait_for (Case      *it,
          HxOutside  outside)
{
  gint64 end = g_get_monotonic_time () + 10 * G_TIME_SPAN_SECOND;

  while (hx_document_get_outside (it->document) != outside && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpint (hx_document_get_outside (it->document), ==, outside);
}

static void
change_outside (Case *it)
{
  g_autoptr (HxDocument) other = fixture_new_document (library);

  fixture_place (other, "borgo/mutant", 1, "C3", 2);
  save_other (it, other);
}

static void
looked_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  int *outside = user_data;

  *outside = (int) hx_document_look_finish (HX_DOCUMENT (object), result);
}

static int
look (Case *it)
{
  int outside = -1;

  hx_document_look_async (it->document, looked_cb, &outside);
  while (outside < 0)
    g_main_context_iteration (NULL, TRUE);

  return outside;
}

static void
test_changed (Case          *it,
              gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (hx_document_get_dirty (it->document));
  change_outside (it);
  wait_for (it, HX_OUTSIDE_CHANGED);
  g_assert_true (hx_document_get_dirty (it->document));

  g_test_message ("Reloading is a step that can be undone");
  g_assert_true (hx_document_reload (it->document, &error));
  g_assert_no_error (error);
  g_assert_cmpint (hx_document_get_outside (it->document), ==, HX_OUTSIDE_SAME);
  g_assert_false (hx_document_get_dirty (it->document));
  g_assert_nonnull (hx_document_get_piece (it->document, fixture_hex (it->document, "C3")));
  g_assert_true (hx_document_undo (it->document));
  g_assert_null (hx_document_get_piece (it->document, fixture_hex (it->document, "C3")));
  g_assert_true (hx_document_get_dirty (it->document));
}

static void
test_kept (Case          *it,
           gconstpointer  data)
{
  change_outside (it);
  g_assert_cmpint (look (it), ==, HX_OUTSIDE_CHANGED);
  hx_document_keep (it->document);
  g_assert_cmpint (hx_document_get_outside (it->document), ==, HX_OUTSIDE_SAME);
  g_assert_true (hx_document_get_dirty (it->document));
  g_assert_cmpint (look (it), ==, HX_OUTSIDE_SAME);
}

static void
test_gone (Case          *it,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_unlink (it->path);
  wait_for (it, HX_OUTSIDE_GONE);
  g_assert_true (hx_document_get_dirty (it->document));
  g_assert_false (hx_document_reload (it->document, &error));
  g_assert_error (error, HX_FILE_ERROR, HX_FILE_ERROR_IO);
  hx_document_keep (it->document);
  g_assert_cmpint (look (it), ==, HX_OUTSIDE_SAME);
}

static void
saved_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  int *saved = user_data;

  *saved = hx_document_save_finish (HX_DOCUMENT (object), result, NULL);
}

static gboolean
save (Case  *it,
      GFile *file)
{
  int saved = -1;

  hx_document_save_async (it->document, file, NULL, saved_cb, &saved);
  while (saved < 0)
    g_main_context_iteration (NULL, TRUE);

  return saved;
}

static void
test_own_save (Case          *it,
               gconstpointer  data)
{
  gint64 end;

  fixture_place (it->document, "borgo/mutant", 1, "C3", 2);
  g_assert_true (save (it, it->file));
  end = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 2;
  while (g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_assert_cmpint (hx_document_get_outside (it->document), ==, HX_OUTSIDE_SAME);
    }
  g_assert_false (hx_document_get_dirty (it->document));
}

static void
test_failed_save (Case          *it,
                  gconstpointer  data)
{
  g_autofree char *path = g_build_filename (it->folder, "no-such-folder", "a.hexa", NULL);
  g_autoptr (GFile) elsewhere = g_file_new_for_path (path);

  g_test_summary ("A save that fails leaves the document unsaved, its file as it was, and still watched");

  fixture_place (it->document, "borgo/mutant", 1, "C3", 2);
  g_assert_false (save (it, elsewhere));
  g_assert_true (hx_document_get_dirty (it->document));
  g_assert_true (g_file_equal (hx_document_get_file (it->document), it->file));
  change_outside (it);
  wait_for (it, HX_OUTSIDE_CHANGED);
}

static void
test_link (Case          *it,
           gconstpointer  data)
{
  g_autofree char *path = g_build_filename (it->folder, "link.hexa", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_test_summary ("Saving through a link writes the file that it leads to");

  g_file_make_symbolic_link (link, "scenario.hexa", NULL, &error);
  g_assert_no_error (error);
  fixture_place (it->document, "borgo/mutant", 1, "C3", 2);
  g_assert_true (save (it, link));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (look (it), ==, HX_OUTSIDE_SAME);
  g_unlink (path);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();

  g_test_add ("/model/file-watch/changed", Case, NULL, set_up, test_changed, tear_down);
  g_test_add ("/model/file-watch/kept", Case, NULL, set_up, test_kept, tear_down);
  g_test_add ("/model/file-watch/gone", Case, NULL, set_up, test_gone, tear_down);
  g_test_add ("/model/file-watch/own-save", Case, NULL, set_up, test_own_save, tear_down);
  g_test_add ("/model/file-watch/failed-save", Case, NULL, set_up, test_failed_save, tear_down);
  g_test_add ("/model/file-watch/link", Case, NULL, set_up, test_link, tear_down);

  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
