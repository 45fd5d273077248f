/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the model use the data that the program uses: nothing here stands in for it. */

#include "config.h"

#include "model-fixture.h"

#include "hx-data.h"

HxLibrary *
fixture_load_library (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *datadir = hx_data_find_dir ();
  HxCatalog *catalog;

  g_assert_nonnull (datadir);
  catalog = hx_data_load (datadir, &error);
  g_assert_no_error (error);

  return hx_library_new (catalog, "en");
}

HxDocument *
fixture_new_document (HxLibrary *library)
{
  return hx_document_new (library, hx_scenario_new_empty (hx_library_get_catalog (library), "uranopolis", "borgo"),
                          NULL);
}

static HxDocument *
load_bytes (HxLibrary *library,
            GBytes    *bytes)
{
  g_autoptr (GError) error = NULL;
  HxScenario *scenario = hx_scenario_load_bytes (hx_library_get_catalog (library), "test", bytes, &error);

  g_assert_no_error (error);

  return hx_document_new (library, scenario, NULL);
}

HxDocument *
fixture_load_text (HxLibrary  *library,
                   const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return load_bytes (library, bytes);
}

/* What comes back from a file, which is written the same when it is saved again. */
HxDocument *
fixture_reload (HxLibrary  *library,
                HxDocument *document)
{
  const HxCatalog *catalog = hx_library_get_catalog (library);
  g_autoptr (GBytes) bytes = hx_scenario_to_bytes (catalog, hx_document_get_scenario (document));
  HxDocument *loaded = load_bytes (library, bytes);
  g_autoptr (GBytes) again = hx_scenario_to_bytes (catalog, hx_document_get_scenario (loaded));

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), g_bytes_get_data (again, NULL),
                   g_bytes_get_size (again));

  return loaded;
}

guint16
fixture_tile (HxDocument *document,
              const char *id)
{
  int tile = hx_catalog_find_tile (hx_document_get_catalog (document), id);

  g_assert_cmpint (tile, >=, 0);

  return (guint16) tile;
}

guint8
fixture_hex (HxDocument *document,
             const char *name)
{
  guint8 hex = hx_geometry_find (&hx_document_get_box (document)->geometry, name);

  g_assert_cmpuint (hex, !=, HX_NO_HEX);

  return hex;
}

void
fixture_place (HxDocument *document,
               const char *tile,
               guint       side,
               const char *hex,
               guint       facing)
{
  HxPiece piece = hx_piece_new (fixture_tile (document, tile), (int) side, (int) facing);

  g_assert_true (hx_document_place (document, fixture_hex (document, hex), &piece));
}

/** fixture_load_position: @name: a file among the positions. Returns: (transfer full): it, open. */
HxDocument *
fixture_load_position (HxLibrary  *library,
                       const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "positions", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxDocument *document = hx_document_load (library, file, &error);

  g_assert_no_error (error);

  return document;
}

/** fixture_wait_for_check: Returns when @check is done. */
void
fixture_wait_for_check (HxPuzzleCheck *check)
{
  while (hx_puzzle_check_get_state (check) != HX_CHECK_DONE)
    g_main_context_iteration (NULL, TRUE);
}
