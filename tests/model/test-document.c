/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands on a document, what undo calls them, and saving. */

#include "config.h"

#include "model-fixture.h"

#include <glib/gstdio.h>

#include "hx-hex-text.h"
#include "hx-tile-list.h"

static HxLibrary *library;

static const char *
get_undo_label (HxDocument *document)
{
  return hx_history_get_undo_label (hx_document_get_history (document));
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_place (void)
{
  HxDocument *document = fixture_new_document (library);
  HxPiece again = hx_piece_new (fixture_tile (document, "borgo/mutant"), 1, 0);
  HxPiece instant = hx_piece_new (fixture_tile (document, "uranopolis/battle"), 0, 0);
  guint changes = 0;

  g_signal_connect_swapped (document, "changed", G_CALLBACK (count_cb), &changes);
  g_assert_false (hx_document_get_dirty (document));
  fixture_place (document, "uranopolis/guard", 0, "B2", 1);
  g_assert_cmpuint (changes, ==, 1);
  g_assert_true (hx_document_get_dirty (document));
  g_assert_cmpstr (get_undo_label (document), ==, "Place Guard on B2");
  g_assert_cmpuint (hx_document_get_piece (document, fixture_hex (document, "B2"))->facing, ==, 1);

  g_assert_false (hx_document_place (document, fixture_hex (document, "B2"), &again));
  g_assert_false (hx_document_place (document, fixture_hex (document, "A1"), &instant));
  g_assert_cmpuint (changes, ==, 1);

  g_assert_true (hx_document_undo (document));
  g_assert_null (hx_document_get_piece (document, fixture_hex (document, "B2")));
  g_assert_false (hx_document_get_dirty (document));
  g_assert_finalize_object (document);
}

static void
test_move (void)
{
  HxDocument *document = fixture_new_document (library);
  guint8 a1 = fixture_hex (document, "A1");
  guint8 b1 = fixture_hex (document, "B1");
  guint8 c3 = fixture_hex (document, "C3");

  fixture_place (document, "uranopolis/guard", 0, "A1", 0);
  fixture_place (document, "borgo/mutant", 1, "B1", 2);
  g_assert_true (hx_document_move (document, a1, c3, 4));
  g_assert_cmpstr (get_undo_label (document), ==, "Move Guard to C3");
  g_assert_null (hx_document_get_piece (document, a1));
  g_assert_cmpuint (hx_document_get_piece (document, c3)->facing, ==, 4);

  g_assert_true (hx_document_move (document, c3, b1, 4));
  g_assert_cmpstr (get_undo_label (document), ==, "Swap Guard and Mutant");
  g_assert_cmpuint (hx_document_get_piece (document, c3)->tile, ==, fixture_tile (document, "borgo/mutant"));
  g_assert_cmpuint (hx_document_get_piece (document, c3)->facing, ==, 2);
  g_assert_cmpuint (hx_document_get_piece (document, b1)->tile, ==, fixture_tile (document, "uranopolis/guard"));
  g_assert_false (hx_document_move (document, a1, b1, 0));
  g_assert_finalize_object (document);
}

static void
test_state (void)
{
  HxDocument *document = fixture_new_document (library);
  guint8 hex = fixture_hex (document, "C3");

  fixture_place (document, "uranopolis/guard", 0, "C3", 0);
  g_assert_true (hx_document_turn (document, hex, -1));
  g_assert_cmpuint (hx_document_get_piece (document, hex)->facing, ==, 5);
  g_assert_true (hx_document_set_net (document, hex, HX_TOGGLE_ON));
  g_assert_true (hx_document_set_power (document, hex, HX_TOGGLE_OFF));
  g_assert_true (hx_document_set_wounds (document, hex, 1));
  g_assert_cmpuint (hx_document_get_piece (document, hex)->net, ==, HX_TOGGLE_ON);
  g_assert_cmpuint (hx_document_get_piece (document, hex)->power, ==, HX_TOGGLE_OFF);
  g_assert_cmpuint (hx_document_get_piece (document, hex)->wounds, ==, 1);
  g_assert_cmpstr (get_undo_label (document), ==, "Wounds of Guard on C3");
  g_assert_true (hx_document_remove (document, hex));
  g_assert_false (hx_document_remove (document, hex));
  g_assert_false (hx_document_turn (document, hex, 1));
  g_assert_false (hx_document_set_net (document, hex, HX_TOGGLE_ON));
  g_assert_finalize_object (document);
}

static void
test_text (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  guint8 b2 = fixture_hex (document, "B2");
  g_autofree char *empty = NULL;
  g_autofree char *netted = NULL;
  g_autofree char *hurt = NULL;
  HxPicture picture;

  fixture_place (document, "uranopolis/guard", 0, "B2", 0);
  fixture_place (document, "uranopolis/hq", 0, "E3", 0);
  hx_document_set_wounds (document, fixture_hex (document, "E3"), 4);
  hx_document_set_net (document, b2, HX_TOGGLE_ON);
  hx_document_set_power (document, b2, HX_TOGGLE_ON);
  hx_picture_work_out (hx_document_get_box (document), hx_document_get_position (document), &picture);
  netted = hx_hex_text_dup (view, hx_document_get_position (document), &picture, b2);
  empty = hx_hex_text_dup (view, hx_document_get_position (document), &picture, fixture_hex (document, "A1"));
  g_assert_cmpstr (netted, ==,
                   "B2, Guard, Uranopolis, facing north, initiative 3, netted by hand, powered, no wounds");
  hurt = hx_hex_text_dup (view, hx_document_get_position (document), &picture, fixture_hex (document, "E3"));
  g_assert_cmpstr (empty, ==, "A1, empty");
  g_assert_cmpstr (hurt, ==, "E3, HQ, Uranopolis, facing north, initiative 0, 16 hit points");
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
test_copies_left (void)
{
  HxDocument *document = fixture_new_document (library);
  guint16 hq = fixture_tile (document, "uranopolis/hq");
  HxViewState *view = hx_view_state_new (document);
  GListStore *units = hx_tile_list_new (view, 0, HX_SECTION_UNITS);
  g_autoptr (HxTileItem) first = g_list_model_get_item (G_LIST_MODEL (units), 0);

  g_assert_cmpuint (hx_tile_item_get_tile (first), ==, hq);
  g_assert_cmpint (hx_tile_item_get_left (first), ==, 1);
  fixture_place (document, "uranopolis/hq", 0, "C3", 0);
  fixture_place (document, "uranopolis/hq", 0, "C4", 0);
  hx_tile_list_refresh (units, view);
  g_assert_cmpint (hx_tile_item_get_left (first), ==, -1);
  g_clear_object (&first);
  g_assert_finalize_object (units);
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
saved_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  GError **error = user_data;
  GMainLoop *loop = g_object_get_data (object, "loop");

  hx_document_save_finish (HX_DOCUMENT (object), result, error);
  g_main_loop_quit (loop);
}

static void
save (HxDocument *document,
      GFile      *file,
      GError    **error)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_object_set_data (G_OBJECT (document), "loop", loop);
  hx_document_save_async (document, file, NULL, saved_cb, error);
  g_main_loop_run (loop);
}

static void
test_save (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hexarbiter-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "scenario.hexa", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxDocument *document = fixture_new_document (library);
  HxDocument *copy;

  fixture_place (document, "uranopolis/guard", 0, "B2", 3);
  hx_document_set_net (document, fixture_hex (document, "B2"), HX_TOGGLE_OFF);
  save (document, file, &error);
  g_assert_no_error (error);
  g_assert_false (hx_document_get_dirty (document));
  g_assert_true (g_file_equal (hx_document_get_file (document), file));

  copy = hx_document_load (library, file, &error);
  g_assert_no_error (error);
  g_assert_true (hx_position_equal (hx_document_get_position (copy), hx_document_get_position (document)));
  g_assert_finalize_object (copy);
  g_assert_finalize_object (document);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_rmdir (folder);
}

static void
test_save_fails (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at/all.hexa");
  g_autoptr (GError) error = NULL;
  HxDocument *document = fixture_new_document (library);

  g_test_summary ("What could not be written stays unsaved, and the document keeps its old file");

  fixture_place (document, "uranopolis/guard", 0, "B2", 0);
  save (document, file, &error);
  g_assert_nonnull (error);
  g_assert_true (hx_document_get_dirty (document));
  g_assert_null (hx_document_get_file (document));
  g_assert_finalize_object (document);
}

static void
test_load_fails (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at/all.hexa");
  g_autoptr (GError) error = NULL;

  g_assert_null (hx_document_load (library, file, &error));
  g_assert_error (error, HX_FILE_ERROR, HX_FILE_ERROR_IO);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();

  g_test_add_func ("/model/document/place", test_place);
  g_test_add_func ("/model/document/move", test_move);
  g_test_add_func ("/model/document/state", test_state);
  g_test_add_func ("/model/document/text", test_text);
  g_test_add_func ("/model/document/copies-left", test_copies_left);
  g_test_add_func ("/model/document/save", test_save);
  g_test_add_func ("/model/document/save-fails", test_save_fails);
  g_test_add_func ("/model/document/load-fails", test_load_fails);

  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
