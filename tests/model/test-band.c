/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A band selects the pieces that it meets, adds them where that is wanted, and leaves nothing behind when it is given up. */

#include "config.h"

#include "model-fixture.h"

#include "hx-band.h"

static HxLibrary *library;

typedef struct
{
  HxDocument *document;
  HxViewState *view;
  guint8 a1, c3, e1, c1;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->document = fixture_new_document (library);
  fixture->view = hx_view_state_new (fixture->document);
  fixture->a1 = fixture_hex (fixture->document, "A1");
  fixture->c1 = fixture_hex (fixture->document, "C1");
  fixture->c3 = fixture_hex (fixture->document, "C3");
  fixture->e1 = fixture_hex (fixture->document, "E1");
  fixture_place (fixture->document, "borgo/mutant", 1, "A1", 0);
  fixture_place (fixture->document, "borgo/mutant", 1, "C3", 0);
  fixture_place (fixture->document, "borgo/claws", 1, "E1", 0);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->view);
  g_assert_finalize_object (fixture->document);
}

static void
test_reach (Fixture       *fixture,
            gconstpointer  data)
{
  HxHexSet two = HX_HEX_BIT (fixture->a1) | HX_HEX_BIT (fixture->c3);
  HxBand *band;

  hx_view_state_set_selection (fixture->view, fixture->e1);
  band = hx_band_begin (fixture->view, fixture->c1, FALSE);
  hx_band_reach (band, two | HX_HEX_BIT (fixture->c1));
  g_assert_cmpuint (hx_view_state_get_selected (fixture->view), ==, two);
  g_assert_cmpuint (hx_band_count (band), ==, 2);
  hx_band_reach (band, HX_HEX_BIT (fixture->c3));
  g_assert_cmpuint (hx_view_state_get_selected (fixture->view), ==, HX_HEX_BIT (fixture->c3));
  g_assert_cmpuint (hx_view_state_get_selection (fixture->view), ==, fixture->c3);
  hx_band_reach (band, HX_HEX_BIT (fixture->c1));
  g_assert_cmpuint (hx_view_state_get_selection (fixture->view), ==, HX_NO_HEX);
  hx_band_free (band);
}

static void
test_add (Fixture       *fixture,
          gconstpointer  data)
{
  HxBand *band;

  hx_view_state_set_selection (fixture->view, fixture->e1);
  band = hx_band_begin (fixture->view, HX_NO_HEX, TRUE);
  hx_band_reach (band, HX_HEX_BIT (fixture->a1));
  g_assert_cmpuint (hx_view_state_get_selected (fixture->view), ==, HX_HEX_BIT (fixture->a1) | HX_HEX_BIT (fixture->e1));
  /* The inspector stays with the piece that it is about. */
  g_assert_cmpuint (hx_view_state_get_selection (fixture->view), ==, fixture->e1);
  hx_band_reach (band, 0);
  g_assert_cmpuint (hx_view_state_get_selected (fixture->view), ==, HX_HEX_BIT (fixture->e1));
  hx_band_free (band);
}

static void
test_cancel (Fixture       *fixture,
             gconstpointer  data)
{
  HxBand *band;

  hx_view_state_set_selection (fixture->view, fixture->e1);
  hx_view_state_set_cursor (fixture->view, fixture->c1);
  band = hx_band_begin (fixture->view, fixture->c1, FALSE);
  hx_band_reach (band, HX_HEX_BIT (fixture->a1) | HX_HEX_BIT (fixture->c3));
  hx_band_cancel (band);
  g_assert_cmpuint (hx_view_state_get_selected (fixture->view), ==, HX_HEX_BIT (fixture->e1));
  g_assert_cmpuint (hx_view_state_get_cursor (fixture->view), ==, fixture->c1);
  hx_band_free (band);
}

static void
test_refuse (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_null (hx_band_begin (fixture->view, fixture->a1, FALSE));
  g_assert_true (hx_view_state_lift (fixture->view, fixture->a1));
  g_assert_null (hx_band_begin (fixture->view, fixture->c1, FALSE));
  hx_view_state_set_carry (fixture->view, NULL);
  g_assert_true (hx_view_state_start_battle (fixture->view));
  g_assert_null (hx_band_begin (fixture->view, fixture->c1, FALSE));
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();
  ADD ("/model/band/reach", test_reach);
  ADD ("/model/band/add", test_add);
  ADD ("/model/band/cancel", test_cancel);
  ADD ("/model/band/refuse", test_refuse);
  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
