/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions that show rules, choosing how disputed points are read, and which of them change what comes of a position. */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "hx-demonstration.h"
#include "hx-history.h"
#include "hx-readings.h"
#include "hx-relevant-rules.h"
#include "hx-resolution.h"
#include "model-fixture.h"

typedef struct
{
  HxLibrary *library;
  HxDocument *document;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->library = fixture_load_library ();
  fixture->document = fixture_new_document (fixture->library);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->document);
  g_object_unref (fixture->library);
}

static void
test_shared (Fixture       *fixture,
             gconstpointer  data)
{
  gint64 before = g_get_monotonic_time ();
  HxReference *reference = hx_reference_get (fixture->library);
  gint64 loaded = g_get_monotonic_time ();
  const HxDemonstrations *demonstrations = hx_reference_get_demonstrations (reference);
  gint64 read = g_get_monotonic_time ();
  g_auto (GStrv) citing = hx_reference_dup_citing (reference, "FAQ-G-014");
  g_autofree char *shown = NULL;
  g_autofree char *waits = NULL;

  g_test_message ("loaded in %d us, positions read in %d us", (int) (loaded - before), (int) (read - loaded));
  g_assert_true (hx_reference_get (fixture->library) == reference);
  g_assert_true (hx_reference_get_demonstrations (reference) == demonstrations);
  g_assert_cmpstr (citing[0], ==, "BASE-ATT-06");
  shown = hx_reference_dup_official_text (reference, hx_officials_find (hx_reference_get_officials (reference), "FAQ-G-014"));
  waits = hx_reference_dup_official_text (reference, hx_officials_find (hx_reference_get_officials (reference), "FAQ-G-003"));
  g_assert_true (g_str_has_prefix (shown, "A blow and a shot"));
  g_assert_cmpstr (waits, ==, "Not refereed yet. It is about: Mississippi.");
}

/* What the tests call shown without an event that could cite it is the only thing that nothing told may cite. */
static void
test_demonstrations (Fixture       *fixture,
                     gconstpointer  data)
{
  const HxDemonstrations *all = hx_reference_get_demonstrations (hx_reference_get (fixture->library));
  g_auto (GStrv) rules = hx_demonstrations_dup_rules (all);
  guint n = 0, n_told = 0;

  if (rules[0] == NULL)
    {
      g_test_skip ("no positions were chosen in this build");
      return;
    }
  for (guint i = 0; rules[i] != NULL; i++)
    {
      const GPtrArray *names = hx_demonstrations_get_names (all, rules[i]);
      guint n_here = 0;

      for (guint j = 0; j < names->len; j++)
        {
          g_autoptr (HxDemonstration) demonstration = hx_demonstration_new (fixture->library, g_ptr_array_index (names, j),
                                                                            rules[i]);

          g_assert_nonnull (demonstration);
          g_assert_nonnull (demonstration->scenario);
          n_here += demonstration->text != NULL;
        }
      if (n_here == 0)
        g_test_message ("%s is told by none of its positions", rules[i]);
      n += names->len;
      n_told += n_here;
    }
  g_test_message ("%u of %u positions tell of their rule", n_told, n);
  g_assert_cmpuint (100 * n_told, >=, 90 * n);
}

static void
test_moment (Fixture       *fixture,
             gconstpointer  data)
{
  const HxDemonstrations *all = hx_reference_get_demonstrations (hx_reference_get (fixture->library));
  g_autoptr (HxDemonstration) battle = NULL;
  g_autoptr (HxDemonstration) refused = NULL;
  g_autoptr (HxDocument) document = NULL;
  g_autoptr (HxResolution) resolution = NULL;
  g_auto (GStrv) cited = NULL;

  if (!hx_demonstrations_has (all, "extra-attack-after-segment-two"))
    {
      g_test_skip ("no positions were chosen in this build");
      return;
    }
  battle = hx_demonstration_new (fixture->library, "extra-attack-after-segment-two", "URA-DBL-01");
  g_assert_true (battle->is_battle);
  g_assert_false (battle->is_refused);
  g_assert_nonnull (battle->text);
  document = hx_document_new (fixture->library, hx_scenario_copy (battle->scenario), NULL);
  resolution = hx_resolution_new_for_document (document);
  cited = hx_resolution_dup_rules (resolution);
  g_assert_true (g_strv_contains ((const char *const *) cited, "URA-DBL-01"));
  g_assert_null (hx_demonstration_new (fixture->library, "nowhere", "URA-DBL-01"));
}

static void
test_set_reading (Fixture       *fixture,
                  gconstpointer  data)
{
  HxHistory *history = hx_document_get_history (fixture->document);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (HxScenario) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (hx_document_reading_is_said (fixture->document, HX_RULING_D_01));
  g_assert_false (hx_document_set_reading (fixture->document, HX_RULING_D_01, 0));
  g_assert_true (hx_document_set_reading (fixture->document, HX_RULING_D_01, 1));
  g_assert_cmpstr (hx_history_get_undo_label (history), ==, "Read D-01 Otherwise");
  g_assert_true (hx_document_reading_is_said (fixture->document, HX_RULING_D_01));

  bytes = hx_scenario_to_bytes (hx_document_get_catalog (fixture->document), hx_document_get_scenario (fixture->document));
  again = hx_scenario_load_bytes (hx_document_get_catalog (fixture->document), "again", bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->position.rulings[HX_RULING_D_01], ==, 1);
  g_assert_cmpstr (json_object_get_string_member (again->rulings, "D-01"), ==, "returns");

  g_assert_true (hx_document_set_reading (fixture->document, HX_RULING_D_01, 0));
  g_assert_cmpstr (hx_history_get_undo_label (history), ==, "Read D-01 as Usual");
  hx_document_undo (fixture->document);
  hx_document_undo (fixture->document);
  g_assert_cmpuint (hx_document_get_position (fixture->document)->rulings[HX_RULING_D_01], ==, 0);
}

static void
tried_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  GAsyncResult **taken = user_data;

  *taken = g_object_ref (result);
}

static GArray *
try_readings (HxDocument *document)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GArray *effects;

  hx_readings_try_async (document, NULL, tried_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  effects = hx_readings_try_finish (document, result, &error);
  g_assert_no_error (error);

  return effects;
}

static gboolean
holds (char       **ids,
       const char  *id)
{
  return g_strv_contains ((const char *const *) ids, id);
}

/* Nothing in a position without a selection; with one, what is about the piece; in a battle, what the step cites. */
static void
test_relevant (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *dir = hx_data_find_dir ();
  g_autofree char *path = g_build_filename (dir, "scenarios", "medics-in-a-row.hexa", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (HxDocument) document = hx_document_load (fixture->library, file, &error);
  g_autoptr (HxViewState) view = NULL;
  g_autoptr (HxRelevantRules) plain = NULL;
  g_autoptr (HxRelevantRules) of_piece = NULL;
  g_autoptr (HxRelevantRules) of_step = NULL;

  g_assert_no_error (error);
  view = hx_view_state_new (document);
  plain = hx_relevant_rules_new (view);
  g_assert_null (plain->now[0]);
  g_assert_null (plain->piece[0]);
  g_assert_true (g_str_has_prefix (plain->rest[0], "BASE-MED-"));
  g_assert_true (holds (plain->rest, "BASE-SEQ-01"));
  g_assert_true (g_str_has_prefix (plain->officials[0], "FAQ-"));

  hx_view_state_set_selection (view, fixture_hex (document, "C4"));
  of_piece = hx_relevant_rules_new (view);
  g_assert_nonnull (strstr (of_piece->piece_name, "Medic"));
  g_assert_true (holds (of_piece->piece, "BASE-MED-01"));
  g_assert_false (holds (of_piece->rest, "BASE-MED-01"));

  g_assert_true (hx_view_state_start_battle (view));
  hx_view_state_set_step (view, 0);
  of_step = hx_relevant_rules_new (view);
  g_assert_nonnull (of_step->now[0]);
  for (char **id = of_step->now; *id != NULL; id++)
    {
      g_assert_false (holds (of_step->piece, *id));
      g_assert_false (holds (of_step->rest, *id));
    }
}

/* Four netters in a ring: cut, or all netted. Nothing else is in dispute there. */
static void
test_try (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "positions", "net-ring-of-four.hexa", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (HxDocument) document = hx_document_load (fixture->library, file, &error);
  g_autoptr (GArray) effects = NULL;
  g_autoptr (GArray) none = NULL;
  guint n_changes = 0;

  g_assert_no_error (error);
  effects = try_readings (document);
  g_assert_cmpuint (effects->len, ==, HX_N_RULINGS);
  for (guint i = 0; i < effects->len; i++)
    {
      const HxReadingEffect *effect = &g_array_index (effects, HxReadingEffect, i);

      g_assert_true (effect->is_known);
      g_assert_cmpint (effect->changes, ==, effect->ruling == HX_RULING_DISP_10);
      if (!effect->changes)
        continue;
      n_changes++;
      g_assert_false (hx_position_equal (&effect->here, &effect->there));
    }
  g_assert_cmpuint (n_changes, ==, 1);

  /* an empty board comes out as it is, however the points are read */
  none = try_readings (fixture->document);
  for (guint i = 0; i < none->len; i++)
    g_assert_false (g_array_index (none, HxReadingEffect, i).changes);
}

static void
test_cancelled (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  hx_readings_try_async (fixture->document, cancellable, tried_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (hx_readings_try_finish (fixture->document, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/model/reference/shared", Fixture, NULL, set_up, test_shared, tear_down);
  g_test_add ("/model/reference/demonstrations", Fixture, NULL, set_up, test_demonstrations, tear_down);
  g_test_add ("/model/reference/moment", Fixture, NULL, set_up, test_moment, tear_down);
  g_test_add ("/model/reference/set-reading", Fixture, NULL, set_up, test_set_reading, tear_down);
  g_test_add ("/model/reference/relevant", Fixture, NULL, set_up, test_relevant, tear_down);
  g_test_add ("/model/reference/try", Fixture, NULL, set_up, test_try, tear_down);
  g_test_add ("/model/reference/cancelled", Fixture, NULL, set_up, test_cancelled, tear_down);
  return g_test_run ();
}
