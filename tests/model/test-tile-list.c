/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The palette offers every tile of an army that can stand on the board, and nothing else. */
#include "config.h"

#include "hx-tile-list.h"
#include "model-fixture.h"

static HxLibrary *library;

static guint
count_listed (HxDocument *document,
              guint       side)
{
  g_autoptr (GListStore) units = hx_tile_list_new (document, side, HX_SECTION_UNITS);
  g_autoptr (GListStore) modules = hx_tile_list_new (document, side, HX_SECTION_MODULES);

  return g_list_model_get_n_items (G_LIST_MODEL (units)) + g_list_model_get_n_items (G_LIST_MODEL (modules));
}

static guint
count_standing (const HxArmy *army)
{
  guint n = 0;

  for (guint i = 0; i < army->tiles->len; i++)
    {
      const HxTileFacts *facts = g_ptr_array_index (army->tiles, i);

      n += facts->type != HX_TILE_INSTANT && facts->type != HX_TILE_FOUNDATION;
    }
  return n;
}

static void
test_complete (void)
{
  const HxCatalog *catalog = hx_library_get_catalog (library);

  for (guint i = 0; i < hx_catalog_get_n_armies (catalog); i++)
    {
      const HxArmy *army = hx_catalog_get_nth_army (catalog, i);
      HxDocument *document = hx_document_new (library, hx_scenario_new_empty (catalog, army->id, "borgo"), NULL);

      g_assert_cmpuint (count_listed (document, 0), ==, count_standing (army));
      g_assert_finalize_object (document);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();
  g_test_add_func ("/model/tile-list/complete", test_complete);
  status = g_test_run ();
  g_assert_finalize_object (library);
  return status;
}
