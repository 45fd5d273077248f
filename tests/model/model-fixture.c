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
