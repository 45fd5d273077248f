/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The palette offers every tile of an army that can stand on the board, what can be laid beside it, and tells no secret. */
#include "config.h"

#include "hx-document-lay.h"
#include "hx-document-puzzle.h"
#include "hx-secret-text.h"
#include "hx-tile-list.h"
#include "hx-tile-words.h"
#include "model-fixture.h"

static HxLibrary *library;

static guint
count_listed (HxViewState *view,
              HxSection    section)
{
  g_autoptr (GListStore) list = hx_tile_list_new (view, 0, section);

  return g_list_model_get_n_items (G_LIST_MODEL (list));
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
      HxViewState *view = hx_view_state_new (document);
      gboolean is_neutral = g_str_equal (army->id, "neutral");

      g_assert_cmpuint (count_listed (view, HX_SECTION_UNITS) + count_listed (view, HX_SECTION_MODULES), ==,
                        count_standing (army));
      g_assert_cmpuint (count_listed (view, HX_SECTION_NEUTRAL), ==, is_neutral ? 0 : 1);
      g_assert_cmpuint (count_listed (view, HX_SECTION_TRAPS), ==,
                        g_str_equal (army->id, "partisans") ? HX_N_TRAPS - 1 : 0);
      g_assert_cmpuint (count_listed (view, HX_SECTION_MARKERS), ==, HX_N_PIECE_MARKERS);
      g_assert_finalize_object (view);
      g_assert_finalize_object (document);
    }
}

static void
test_placeable (void)
{
  const HxCatalog *catalog = hx_library_get_catalog (library);

  g_test_summary ("Whatever stands in the palette can be placed");

  for (guint i = 0; i < hx_catalog_get_n_armies (catalog); i++)
    {
      const HxArmy *army = hx_catalog_get_nth_army (catalog, i);
      HxDocument *document = hx_document_new (library, hx_scenario_new_empty (catalog, army->id, "borgo"), NULL);
      HxViewState *view = hx_view_state_new (document);

      for (guint section = HX_SECTION_UNITS; section <= HX_SECTION_NEUTRAL; section++)
        {
          g_autoptr (GListStore) list = hx_tile_list_new (view, 0, (HxSection) section);

          for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (list)); k++)
            {
              g_autoptr (HxTileItem) item = g_list_model_get_item (G_LIST_MODEL (list), k);

              g_assert_true (hx_document_can_place (document, hx_tile_item_get_tile (item), 0));
            }
        }
      g_assert_finalize_object (view);
      g_assert_finalize_object (document);
    }
}

static gint
get_left (HxViewState *view,
          guint        side,
          HxSection    section,
          guint16      what)
{
  g_autoptr (GListStore) list = hx_tile_list_new (view, side, section);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (HxTileItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (hx_tile_item_get_what (item) == what)
        return hx_tile_item_get_left (item);
    }
  g_assert_not_reached ();
}

/* A tile in the hand is not left, nor is one that another side took from the supply of all; for eyes that may know of it. */
static void
test_hands (void)
{
  const HxCatalog *catalog = hx_library_get_catalog (library);
  g_autoptr (HxDocument) document = hx_document_new (library, hx_scenario_new_empty (catalog, "borgo", "moloch"), NULL);
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  guint16 mutant = fixture_tile (document, "borgo/mutant"), krwiobus = fixture_tile (document, "neutral/krwiobus");
  gint n = get_left (view, 1, HX_SECTION_NEUTRAL, krwiobus);

  g_assert_true (hx_document_add_to_hand (document, 0, mutant));
  g_assert_true (hx_document_add_to_hand (document, 0, krwiobus));
  g_assert_cmpint (get_left (view, 0, HX_SECTION_UNITS, mutant), ==, 5);
  g_assert_cmpint (get_left (view, 1, HX_SECTION_NEUTRAL, krwiobus), ==, n - 1);
  hx_view_state_set_eyes (view, 1);
  g_assert_cmpint (get_left (view, 0, HX_SECTION_UNITS, mutant), ==, 6);
  g_assert_cmpint (get_left (view, 1, HX_SECTION_NEUTRAL, krwiobus), ==, n);
}

static void
test_secrets (void)
{
  const HxCatalog *catalog = hx_library_get_catalog (library);
  HxDocument *document = hx_document_new (library, hx_scenario_new_empty (catalog, "borgo", "partisans"), NULL);
  HxViewState *view = hx_view_state_new (document);
  guint16 mutant = fixture_tile (document, "borgo/mutant");

  g_test_summary ("What is left does not tell what lies face down or under another side's Monolith");

  g_assert_cmpint (get_left (view, 1, HX_SECTION_TRAPS, HX_TRAP_FRENZY), ==, 1);
  g_assert_true (hx_document_lay_trap (document, 3, HX_TRAP_FRENZY, 1));
  hx_document_set_monolith (document, 0, TRUE);
  g_assert_true (hx_document_set_cargo (document, 0, 0, mutant));
  g_assert_cmpint (get_left (view, 1, HX_SECTION_TRAPS, HX_TRAP_FRENZY), ==, 0);
  g_assert_cmpint (get_left (view, 1, HX_SECTION_MARKERS, HX_PIECE_FRENZY), ==, 0);
  g_assert_cmpint (get_left (view, 0, HX_SECTION_UNITS, mutant), ==, 5);

  hx_view_state_set_eyes (view, 0);
  g_assert_cmpint (get_left (view, 1, HX_SECTION_TRAPS, HX_TRAP_FRENZY), ==, HX_LEFT_SECRET);
  g_assert_cmpint (get_left (view, 1, HX_SECTION_MARKERS, HX_PIECE_FRENZY), ==, 1);
  g_assert_cmpint (get_left (view, 0, HX_SECTION_UNITS, mutant), ==, 5);
  hx_view_state_set_eyes (view, 1);
  g_assert_cmpint (get_left (view, 0, HX_SECTION_UNITS, mutant), ==, 6);
  g_assert_cmpint (get_left (view, 1, HX_SECTION_MARKERS, HX_PIECE_WOUND), ==, HX_LEFT_ENDLESS);
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static gboolean
is_odd (HxViewState *view,
        const char  *word)
{
  g_auto (GStrv) oddities = hx_secret_text_dup_oddities (view);
  g_autofree char *all = g_strjoinv (" ", oddities);

  return strstr (all, word) != NULL;
}

static void
test_odd_secrets (void)
{
  const HxCatalog *catalog = hx_library_get_catalog (library);
  HxDocument *document = hx_document_new (library, hx_scenario_new_empty (catalog, "borgo", "partisans"), NULL);
  HxViewState *view = hx_view_state_new (document);

  g_test_summary ("What is odd about face-down Traps is told only to those who know them");

  g_assert_true (hx_document_lay_trap (document, 3, HX_TRAP_FRENZY, 1));
  g_assert_true (hx_document_lay_trap (document, 4, HX_TRAP_FRENZY, 1));
  g_assert_true (is_odd (view, "frenzy"));
  hx_view_state_set_eyes (view, 0);
  g_assert_false (is_odd (view, "frenzy"));
  hx_view_state_set_eyes (view, 1);
  g_assert_true (is_odd (view, "frenzy"));
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static gboolean
matches (const char *tile,
         const char *words)
{
  const HxCatalog *catalog = hx_library_get_catalog (library);

  return hx_tile_words_match (catalog, (guint16) hx_catalog_find_tile (catalog, tile), words);
}

static void
test_words (void)
{
  g_assert_true (matches ("borgo/mutant", "muta"));
  g_assert_true (matches ("borgo/hq", "sztab"));
  g_assert_true (matches ("borgo/net-fighter", "net"));
  g_assert_true (matches ("moloch/net-fighter", "NET"));
  g_assert_false (matches ("borgo/mutant", "net"));
  g_assert_true (matches ("borgo/medic", "medic"));
  g_assert_true (matches ("outpost/scoper", "take over module"));
  g_assert_true (matches ("uranopolis/guard", "initiative 3"));
  g_assert_false (matches ("uranopolis/guard", "initiative 2"));
  g_assert_true (matches ("partisans/bunker-manager", "implant"));
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();
  g_test_add_func ("/model/tile-list/complete", test_complete);
  g_test_add_func ("/model/tile-list/placeable", test_placeable);
  g_test_add_func ("/model/tile-list/hands", test_hands);
  g_test_add_func ("/model/tile-list/secrets", test_secrets);
  g_test_add_func ("/model/tile-list/odd-secrets", test_odd_secrets);
  g_test_add_func ("/model/tile-list/words", test_words);
  status = g_test_run ();
  g_assert_finalize_object (library);
  return status;
}
