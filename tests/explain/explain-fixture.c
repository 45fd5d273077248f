/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of explanations share: the data, boards made of words, and the language that is spoken. */
#include "explain-fixture.h"

#include <libintl.h>
#include <locale.h>

#include "config.h"
#include "hx-place.h"

/* Binding the domain again makes gettext look at LANGUAGE again. */
static void
speak (HxLanguage language)
{
  g_autofree char *locale_dir = hx_place_dup_locale_dir ();

  g_setenv ("LANGUAGE", language, TRUE);
  g_assert_nonnull (setlocale (LC_ALL, ""));
  g_assert_nonnull (bindtextdomain (HX_GETTEXT_DOMAIN, locale_dir));
  g_assert_nonnull (bind_textdomain_codeset (HX_GETTEXT_DOMAIN, "UTF-8"));
  g_assert_nonnull (textdomain (HX_GETTEXT_DOMAIN));
}

/**
 * fixture_set_up:
 * @fixture: (out): what a test tells with
 * @language: the language of sentences and names
 */
void
fixture_set_up (Fixture    *fixture,
                HxLanguage  language)
{
  g_autofree char *folder = hx_data_find_dir ();
  g_autoptr (GError) error = NULL;

  speak (language);
  g_assert_nonnull (folder);
  fixture->catalog = hx_data_load (folder, &error);
  g_assert_no_error (error);
  fixture->narrator = hx_narrator_new (fixture->catalog, language);
  fixture->box = hx_catalog_get_box (fixture->catalog, 2);
}

/**
 * fixture_tear_down:
 * @fixture: what a test has told with
 */
void
fixture_tear_down (Fixture *fixture)
{
  hx_narrator_free (fixture->narrator);
  hx_catalog_free (fixture->catalog);
}

/**
 * fixture_hex:
 * @fixture: what a test tells with
 * @name: a hex's name
 *
 * Returns: the hex
 */
uint8_t
fixture_hex (const Fixture *fixture,
             const char    *name)
{
  uint8_t hex = hx_geometry_find (&fixture->box->geometry, name);

  g_assert_cmpint (hex, !=, HX_NO_HEX);
  return hex;
}

/**
 * fixture_position:
 * @fixture: what a test tells with
 * @placed: pieces, then one without a tile
 *
 * Returns: a board for two sides with these pieces
 */
HxPosition
fixture_position (const Fixture *fixture,
                  const Placed  *placed)
{
  HxPosition position;

  hx_position_init (&position, 2);
  for (; placed->tile != NULL; placed++)
    {
      int tile = hx_catalog_find_tile (fixture->catalog, placed->tile);
      HxPiece piece;

      g_assert_cmpint (tile, >=, 0);
      piece = hx_piece_new ((uint16_t) tile, placed->side, placed->facing);
      hx_position_put (&position, fixture_hex (fixture, placed->hex), &piece);
    }
  return position;
}

/**
 * fixture_scenario:
 * @fixture: what a test tells with
 * @name: a sample's name: "freed-too-late"
 *
 * Returns: (transfer full): the sample
 */
HxScenario *
fixture_scenario (const Fixture *fixture,
                  const char    *name)
{
  g_autofree char *folder = hx_data_find_dir ();
  g_autofree char *base = g_strconcat (name, ".hexa", NULL);
  g_autofree char *path = g_build_filename (folder, "scenarios", base, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxScenario *scenario = hx_scenario_load_file (fixture->catalog, file, &error);

  g_assert_no_error (error);
  return scenario;
}
