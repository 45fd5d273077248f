/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A copied position comes back the same, tells no secrets, and what is no position is refused in a sentence. */

#include "config.h"

#include <string.h>

#include "model-fixture.h"

#include "hx-sharing.h"

static HxLibrary *library;

static HxDocument *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "display", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxDocument *document = hx_document_load (library, file, &error);

  g_assert_no_error (error);

  return document;
}

static void
assert_same_board (HxDocument *a,
                   HxDocument *b)
{
  const HxPosition *first = hx_document_get_position (a), *second = hx_document_get_position (b);

  g_assert_cmphex (first->units, ==, second->units);
  for (guint8 hex = 0; hex < hx_document_get_box (a)->geometry.n_hexes; hex++)
    {
      g_assert_cmpint (first->trap[hex], ==, second->trap[hex]);
      if ((first->units & HX_HEX_BIT (hex)) != 0)
        g_assert_cmpmem (&first->unit[hex], sizeof first->unit[hex], &second->unit[hex], sizeof second->unit[hex]);
    }
}

/* There and back, by either kind of text. */
static void
test_round_trip (void)
{
  g_autoptr (HxDocument) document = load ("secrets.hexa");
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  g_autoptr (HxDocument) by_line = NULL, by_json = NULL;
  g_autoptr (GBytes) json = hx_scenario_to_bytes (hx_document_get_catalog (document),
                                                  hx_document_get_scenario (document));
  g_autoptr (GError) error = NULL;
  gboolean left_out = TRUE;
  g_autofree char *line = hx_sharing_dup_text (view, &left_out);
  g_autofree char *spaced = g_strdup_printf ("\n  %s \n", line);
  g_autofree char *text = g_strndup (g_bytes_get_data (json, NULL), g_bytes_get_size (json));

  g_assert_false (left_out);
  g_assert_null (strchr (line, '\n'));
  by_line = hx_sharing_read_text (library, spaced, &error);
  g_assert_no_error (error);
  by_json = hx_sharing_read_text (library, text, &error);
  g_assert_no_error (error);
  assert_same_board (document, by_line);
  assert_same_board (document, by_json);
  g_assert_true (hx_document_get_dirty (by_line));
  g_assert_null (hx_document_get_file (by_json));
}

/* The same text for a side, whatever the other has hidden; its own secrets stay in it. */
static void
test_secrets (void)
{
  g_autoptr (HxDocument) document = load ("secrets.hexa");
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  const char *const secrets[][2] = { { "Blocker", "Brain" }, { "Mine", "Frenzy" } };
  gboolean left_out = FALSE;

  for (int side = 0; side < 2; side++)
    {
      g_autofree char *line = NULL;
      g_autofree char *folded = NULL;

      hx_view_state_set_eyes (view, side);
      line = hx_sharing_dup_text (view, &left_out);
      folded = g_ascii_strdown (line, -1);
      g_assert_true (left_out);
      for (int owner = 0; owner < 2; owner++)
        for (int i = 0; i < 2; i++)
          {
            g_autofree char *word = g_ascii_strdown (secrets[owner][i], -1);
            /* Moloch, who is the second side, has the tiles under its HQ; the first has the Traps. */
            gboolean is_own = (owner == 0) == (side == 1);

            if ((strstr (folded, word) != NULL) != is_own)
              g_test_fail_printf ("side %d, '%s': %s", side, word, line);
          }
    }
}

static void
test_refusals (void)
{
  static const char *const texts[] = { "", "  \n", "good evening", "{\"format\": 1}", "{", "\xff\xfe", "HX9 x" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (hx_sharing_read_text (library, texts[i], &error));
      g_assert_nonnull (error);
      g_assert_true (error->domain == HX_FILE_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (strlen (error->message), >, 20);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();
  g_test_add_func ("/sharing/round-trip", test_round_trip);
  g_test_add_func ("/sharing/secrets", test_secrets);
  g_test_add_func ("/sharing/refusals", test_refusals);
  status = g_test_run ();
  g_object_unref (library);

  return status;
}
