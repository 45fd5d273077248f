/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armies that the user adds can be used at once, and what is removed comes back; nothing is half done. */

#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "hx-army-shelf.h"
#include "hx-data.h"
#include "hx-document-board.h"
#include "model-fixture.h"

typedef struct
{
  HxLibrary *library;
  HxArmyShelf *shelf;
  char *folder;
  GBytes *sample;
  guint n_changes;
} Fixture;

static void
changed_cb (HxArmyShelf *shelf,
            Fixture     *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *base = g_dir_make_tmp ("hexarbiter-XXXXXX", NULL);
  g_autofree char *datadir = hx_data_find_dir ();
  g_autofree char *path = g_build_filename (datadir, "samples", "armies", "rust-fair.json", NULL);
  char *text;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  fixture->sample = g_bytes_new_take (text, length);
  fixture->folder = g_build_filename (base, "armies", NULL);
  fixture->library = fixture_load_library ();
  fixture->shelf = hx_army_shelf_new (fixture->library, g_ptr_array_new_with_free_func ((GDestroyNotify) hx_own_army_free),
                                      fixture->folder);
  g_signal_connect (fixture->shelf, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  g_autofree char *base = g_path_get_dirname (fixture->folder);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (fixture->folder);
  g_rmdir (base);
  g_object_unref (fixture->shelf);
  g_object_unref (fixture->library);
  g_bytes_unref (fixture->sample);
  g_free (fixture->folder);
}

static guint
count_files (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static GBytes *
change (Fixture    *fixture,
        const char *from,
        const char *to)
{
  g_autofree char *text = g_strndup (g_bytes_get_data (fixture->sample, NULL), g_bytes_get_size (fixture->sample));
  GString *changed = g_string_new (text);

  g_assert_cmpuint (g_string_replace (changed, from, to, 1), ==, 1);

  return g_string_free_to_bytes (changed);
}

static void
add_sample (Fixture *fixture)
{
  g_auto (GStrv) faults = NULL;

  g_assert_true (hx_army_shelf_add (fixture->shelf, "sample", fixture->sample, &faults));
  g_assert_null (faults);
}

static void
test_add (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (HxDocument) document = fixture_new_document (fixture->library);
  g_autofree char *name = NULL;
  guint n = hx_catalog_get_n_tiles (hx_library_get_catalog (fixture->library));

  add_sample (fixture);
  g_assert_cmpuint (hx_army_shelf_get_n (fixture->shelf), ==, 1);
  g_assert_cmpint (hx_army_shelf_get_state (fixture->shelf, 0), ==, HX_SHELF_IN_USE);
  name = hx_army_shelf_dup_name (fixture->shelf, 0);
  g_assert_cmpstr (name, ==, "Rust Fair");
  g_assert_cmpuint (count_files (fixture), ==, 1);
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  /* A document that was open before can have the army now. */
  g_assert_cmpuint (fixture_tile (document, "rust-fair/hq"), ==, n);
  hx_document_set_army (document, 0, "rust-fair");
  fixture_place (document, "rust-fair/hq", 0, "A1", 0);
  fixture_place (document, "rust-fair/net-juggler", 0, "C3", 0);
  fixture_place (document, "borgo/hq", 1, "C2", 0);
  g_assert_true (hx_document_undo (document));
  g_assert_true (hx_document_redo (document));
  g_assert_cmpuint (hx_document_get_piece (document, fixture_hex (document, "A1"))->tile, ==, n);
}

static void
test_bad (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (GBytes) bad = change (fixture, "\"mobility\"", "\"mobilty\"");
  g_auto (GStrv) faults = NULL;
  g_auto (GStrv) taken = NULL;

  g_assert_false (hx_army_shelf_add (fixture->shelf, "bad", bad, &faults));
  g_assert_cmpuint (g_strv_length (faults), ==, 1);
  g_assert_nonnull (strstr (faults[0], "perhaps 'mobility' is meant"));
  g_assert_cmpuint (fixture->n_changes, ==, 0);
  g_assert_cmpuint (count_files (fixture), ==, 0);
  add_sample (fixture);
  g_assert_false (hx_army_shelf_add (fixture->shelf, "again", fixture->sample, &taken));
  g_assert_cmpuint (g_strv_length (taken), ==, 1);
  g_assert_nonnull (strstr (taken[0], "The id 'rust-fair' is taken by the army in "));
  g_assert_cmpuint (count_files (fixture), ==, 1);
  g_assert_cmpuint (hx_army_shelf_get_n (fixture->shelf), ==, 1);
}

/* A file stands where the folder has to be made. */
static void
test_no_room (Fixture       *fixture,
              gconstpointer  data)
{
  g_auto (GStrv) faults = NULL;

  g_assert_true (g_file_set_contents (fixture->folder, "", 0, NULL));
  g_assert_false (hx_army_shelf_add (fixture->shelf, "sample", fixture->sample, &faults));
  g_assert_cmpuint (g_strv_length (faults), ==, 1);
  g_assert_cmpuint (hx_army_shelf_get_n (fixture->shelf), ==, 0);
  g_assert_cmpint (hx_catalog_find_army (hx_library_get_catalog (fixture->library), "rust-fair"), ==, -1);
  g_assert_cmpint (g_unlink (fixture->folder), ==, 0);
}

static void
test_remove (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  add_sample (fixture);
  g_assert_true (hx_army_shelf_can_remove (fixture->shelf, 0));
  g_assert_true (hx_army_shelf_remove (fixture->shelf, 0, &error));
  g_assert_cmpuint (count_files (fixture), ==, 0);
  g_assert_cmpuint (hx_army_shelf_get_n (fixture->shelf), ==, 0);
  /* Its tiles keep their numbers. */
  g_assert_cmpint (hx_catalog_find_tile (hx_library_get_catalog (fixture->library), "rust-fair/hq"), >=, 0);
  g_assert_true (hx_army_shelf_restore (fixture->shelf, &error));
  g_assert_cmpint (hx_army_shelf_get_state (fixture->shelf, 0), ==, HX_SHELF_IN_USE);
  g_assert_true (g_file_get_contents (hx_army_shelf_get_nth (fixture->shelf, 0)->path, &text, &length, NULL));
  g_assert_cmpmem (text, length, g_bytes_get_data (fixture->sample, NULL), g_bytes_get_size (fixture->sample));
  g_assert_cmpuint (fixture->n_changes, ==, 3);
}

/* The same army is used again at once; a changed one waits, since positions count the tiles of the old one. */
static void
test_add_again (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GBytes) other = change (fixture, "Rust Fair", "Scrap Fair");
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) faults = NULL;
  g_autofree char *name = NULL;

  add_sample (fixture);
  g_assert_true (hx_army_shelf_remove (fixture->shelf, 0, &error));
  add_sample (fixture);
  g_assert_cmpint (hx_army_shelf_get_state (fixture->shelf, 0), ==, HX_SHELF_IN_USE);
  g_assert_true (hx_army_shelf_remove (fixture->shelf, 0, &error));
  g_assert_true (hx_army_shelf_add (fixture->shelf, "other", other, &faults));
  g_assert_cmpint (hx_army_shelf_get_state (fixture->shelf, 0), ==, HX_SHELF_WAITING);
  name = hx_army_shelf_dup_name (fixture->shelf, 0);
  g_assert_cmpstr (name, ==, "Scrap Fair");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

#define ADD(name, test) g_test_add ("/model/army-shelf/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("add", test_add);
  ADD ("bad", test_bad);
  ADD ("no-room", test_no_room);
  ADD ("remove", test_remove);
  ADD ("add-again", test_add_again);
#undef ADD

  return g_test_run ();
}
