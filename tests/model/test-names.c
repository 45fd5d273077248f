/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names in one language or two: where they stand by themselves, and that a battle told anew keeps what was decided in it. */

#include "config.h"

#include "model-fixture.h"

#include "hx-document-board.h"
#include "hx-hex-text.h"
#include "hx-view-state.h"

static HxLibrary *library;

/* The sample in which a Net Fighter holds the Guard, and a Medic has a choice. */
static HxDocument *
load_sample (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "scenarios", "freed-too-late.hexa", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxDocument *document = hx_document_load (library, file, &error);

  g_assert_no_error (error);

  return document;
}

static void
assert_says (HxViewState *view,
             const char  *hex,
             const char  *words)
{
  HxDocument *document = hx_view_state_get_document (view);
  const HxPosition *position = hx_document_get_position (document);
  g_autofree char *text = NULL;
  g_autofree char *tooltip = NULL;
  HxPicture picture;

  hx_picture_work_out (hx_document_get_box (document), position, &picture);
  text = hx_hex_text_dup (view, position, &picture, fixture_hex (document, hex));
  tooltip = hx_hex_text_dup_tooltip (view, position, &picture, fixture_hex (document, hex));
  /* The tooltip is what is heard, and more. */
  g_assert_true (g_str_has_prefix (tooltip, text));
  if (strstr (tooltip, words) == NULL)
    g_test_fail_printf ("'%s' is not in '%s'", words, tooltip);
}

static void
test_both (void)
{
  HxDocument *document = load_sample ();
  HxViewState *view = hx_view_state_new (document);
  const HxArmy *army = hx_catalog_get_army (hx_library_get_catalog (library), "outpost");
  g_autofree char *one = hx_library_dup_army_name (library, army);
  g_autofree char *two = NULL;

  assert_says (view, "B2", "B2, Guard, Uranopolis");
  g_assert_cmpstr (one, ==, "Outpost");
  hx_library_set_names (library, HX_NAMES_BOTH);
  assert_says (view, "B2", "B2, Guard / Strażnik, Uranopolis");
  assert_says (view, "B2", "netted by Net Fighter / Sieciarz on C2");
  two = hx_library_dup_army_name (library, army);
  g_assert_cmpstr (two, ==, "Outpost / Posterunek");
  hx_library_set_names (library, HX_NAMES_PROGRAM);
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
test_tooltip (void)
{
  HxDocument *document = load_sample ();
  HxViewState *view = hx_view_state_new (document);

  assert_says (view, "A3", "A3, empty");
  assert_says (view, "B2", "\nNetted by Net Fighter on C2.");
  fixture_place (document, "borgo/net-fighter", 1, "A1", 0);
  assert_says (view, "B2", "Net Fighter on A1");
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
test_decided (void)
{
  HxDocument *document = load_sample ();
  HxViewState *view = hx_view_state_new (document);
  HxResolution *battle;
  gint step;

  g_assert_true (hx_view_state_start_battle (view));
  hx_view_state_answer (view, 0, 1);
  battle = hx_view_state_get_resolution (view);
  step = hx_view_state_get_step (view);
  g_assert_nonnull (strstr (hx_resolution_get_step (battle, 1)->text, "Guard"));

  hx_library_set_names (library, "pl");
  hx_view_state_follow_names (view);
  battle = hx_view_state_get_resolution (view);
  g_assert_cmpint (hx_resolution_get_answer (battle, 0)->option, ==, 1);
  g_assert_cmpint (hx_view_state_get_step (view), ==, step);
  hx_library_set_names (library, HX_NAMES_PROGRAM);
  hx_view_state_follow_names (view);
  g_assert_cmpint (hx_resolution_get_answer (hx_view_state_get_resolution (view), 0)->option, ==, 1);
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

/* A side is called after its army, although nothing of it lies on the board. */
static void
test_empty_side (void)
{
  HxDocument *document = fixture_new_document (library);
  HxViewState *view = hx_view_state_new (document);
  const HxNarrator *narrator = hx_view_state_get_narrator (view);
  g_autofree char *army = hx_document_dup_side_name (document, 1);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpuint (hx_document_get_position (document)->units, ==, 0);
  before = hx_narrator_dup_side_name (narrator, hx_document_get_box (document), hx_document_get_position (document), 1);
  g_assert_cmpstr (before, ==, army);
  hx_document_set_army (document, 1, "outpost");
  after = hx_narrator_dup_side_name (hx_view_state_get_narrator (view), hx_document_get_box (document),
                                     hx_document_get_position (document), 1);
  g_assert_cmpstr (after, ==, "Outpost");
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();

  g_test_add_func ("/model/names/both", test_both);
  g_test_add_func ("/model/names/tooltip", test_tooltip);
  g_test_add_func ("/model/names/decided", test_decided);
  g_test_add_func ("/model/names/empty-side", test_empty_side);

  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
