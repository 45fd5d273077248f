/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the battle page rests on: chapters that can be passed over, all outcomes, pieces that are lit up, going on from a step. */

#include "config.h"

#include "model-fixture.h"

#include "hx-chapter.h"
#include "hx-foresight.h"
#include "hx-highlight.h"
#include "hx-outcome-report.h"

static HxLibrary *library;

/* The sample in which a Medic can save the Hammerhead from one of two blows. */
static HxViewState *
load_battle (HxDocument **document)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "scenarios", "freed-too-late.hexa", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxViewState *view;

  *document = hx_document_load (library, file, &error);
  g_assert_no_error (error);
  view = hx_view_state_new (*document);
  g_assert_true (hx_view_state_start_battle (view));

  return view;
}

static void
test_chapters (void)
{
  HxDocument *document;
  HxViewState *view = load_battle (&document);
  HxResolution *resolution = hx_view_state_get_resolution (view);
  g_autoptr (GArray) chapters = hx_chapters_collect (resolution);
  const HxChapter *opening = &g_array_index (chapters, HxChapter, 1);
  g_autofree char *gist = hx_chapter_dup_gist (resolution, opening);
  guint next = 0;

  g_test_summary ("Each step is in one chapter, and a chapter is of one stage");

  for (guint i = 0; i < chapters->len; i++)
    {
      const HxChapter *chapter = &g_array_index (chapters, HxChapter, i);

      g_assert_cmpuint (chapter->first, ==, next);
      g_assert_cmpuint (chapter->last, >=, chapter->first);
      g_assert_cmpint (chapter->is_opening, ==, i == 1);
      g_assert_cmpuint (hx_resolution_get_step (resolution, chapter->last)->segment, ==, chapter->segment);
      g_assert_cmpuint (hx_resolution_get_step (resolution, chapter->last)->stage, ==, chapter->stage);
      next = chapter->last + 1;
    }
  g_assert_cmpuint (next, ==, hx_resolution_get_n_steps (resolution));
  g_assert_cmpstr (gist, ==, "1\302\240net, 1\302\240unit without power and 4\302\240changed initiatives");

  g_assert_cmpint (hx_chapters_pass (chapters, -1, 1), ==, 0);
  g_assert_cmpint (hx_chapters_pass (chapters, 0, 1), ==, (gint) opening->last + 1);
  g_assert_cmpint (hx_chapters_pass (chapters, (gint) opening->last + 1, -1), ==, 0);
  g_assert_cmpint (hx_chapters_pass (chapters, (gint) opening->first, 1), ==, (gint) opening->first + 1);
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  HxOutcomeReport **report = user_data;

  *report = hx_outcome_report_find_finish (HX_RESOLUTION (source), result, &error);
  if (*report == NULL)
    {
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      *report = GINT_TO_POINTER (1);
    }
}

static HxOutcomeReport *
find_outcomes (HxResolution *resolution,
               guint         limit,
               GCancellable *cancellable)
{
  HxOutcomeReport *report = NULL;

  hx_outcome_report_find_async (resolution, limit, cancellable, found_cb, &report);
  while (report == NULL)
    g_main_context_iteration (NULL, TRUE);

  return report;
}

static void
test_outcomes (void)
{
  HxDocument *document;
  HxViewState *view = load_battle (&document);
  HxResolution *resolution = hx_view_state_get_resolution (view);
  g_autoptr (HxOutcomeReport) report = find_outcomes (resolution, 100, NULL);
  g_autoptr (HxOutcomeReport) cut = find_outcomes (resolution, 1, NULL);
  guint best = 0;

  g_assert_true (report->is_complete);
  g_assert_cmpuint (report->entries->len, ==, 2);
  g_assert_false (cut->is_complete);
  g_assert_cmpuint (cut->entries->len, ==, 1);
  for (guint i = 0; i < report->entries->len; i++)
    {
      const HxOutcomeEntry *entry = g_ptr_array_index (report->entries, i);
      g_autoptr (HxVerdictText) verdict = NULL;
      HxVerdict foreseen;

      hx_foresight_judge (resolution, 0, g_array_index (entry->picks, guint16, 0), &foreseen);
      hx_resolution_take_picks (resolution, entry->picks);
      verdict = hx_resolution_dup_verdict_text (resolution);
      g_assert_true (hx_resolution_get_is_over (resolution));
      g_assert_cmpstr (entry->headline, ==, verdict->headline);
      g_assert_cmpuint (g_strv_length (entry->choices), ==, hx_resolution_get_n_answers (resolution));
      g_assert_cmpint (entry->points[0], ==, hx_resolution_get_verdict (resolution)->points[0]);
      g_assert_cmpint (foreseen.points[1], ==, hx_resolution_get_verdict (resolution)->points[1]);
      best |= entry->best;
    }
  g_assert_cmpuint (best, ==, 3);
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
test_cancel (void)
{
  HxDocument *document;
  HxViewState *view = load_battle (&document);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  g_assert_true (find_outcomes (hx_view_state_get_resolution (view), 100, cancellable) == GINT_TO_POINTER (1));
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_highlight (void)
{
  HxDocument *document;
  HxViewState *view = load_battle (&document);
  HxHighlight *highlight = hx_highlight_get_for_view (view);
  HxHexSet guard = HX_HEX_BIT (fixture_hex (document, "B2"));
  guint changes = 0;

  g_test_summary ("Nothing stays lit up after a step, an edit or an undo, whatever the pointer is over");

  g_assert_true (hx_highlight_get_for_view (view) == highlight);
  g_signal_connect_swapped (highlight, "changed", G_CALLBACK (count_cb), &changes);
  hx_highlight_set_hexes (highlight, guard);
  g_assert_cmpuint (hx_highlight_get_hexes (highlight), ==, guard);
  hx_highlight_set_hexes (highlight, guard);
  g_assert_cmpuint (changes, ==, 1);
  hx_view_state_set_step (view, 3);
  g_assert_cmpuint (hx_highlight_get_hexes (highlight), ==, 0);
  hx_highlight_set_hexes (highlight, guard);
  hx_view_state_set_step (view, 2);
  g_assert_cmpuint (hx_highlight_get_hexes (highlight), ==, 0);
  hx_highlight_set_hexes (highlight, guard);
  hx_view_state_end_battle (view);
  g_assert_cmpuint (hx_highlight_get_hexes (highlight), ==, 0);
  hx_document_set_wounds (document, fixture_hex (document, "B2"), 1);
  hx_highlight_set_hexes (highlight, guard);
  g_assert_true (hx_document_undo (document));
  g_assert_cmpuint (hx_highlight_get_hexes (highlight), ==, 0);
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
test_continue (void)
{
  HxDocument *document;
  HxViewState *view = load_battle (&document);
  HxResolution *resolution = hx_view_state_get_resolution (view);
  HxPosition before = *hx_document_get_position (document);
  HxPosition board;

  g_test_summary ("The board goes on from the middle of a battle, and one undo takes it back");

  while (hx_resolution_get_open (resolution) != NULL)
    hx_resolution_answer (resolution, hx_resolution_get_n_answers (resolution) - 1, 0);
  board = *hx_resolution_get_frame (resolution, hx_resolution_find_segment (resolution, 2));
  g_assert_cmpuint (board.units, !=, before.units);
  hx_document_continue_from (document, &board);
  g_assert_null (hx_view_state_get_resolution (view));
  g_assert_true (hx_position_equal (hx_document_get_position (document), &board));
  g_assert_true (hx_document_undo (document));
  g_assert_true (hx_position_equal (hx_document_get_position (document), &before));
  g_assert_finalize_object (view);
  g_assert_finalize_object (document);
}

static void
test_save_each_step (void)
{
  HxDocument *document;
  HxViewState *view = load_battle (&document);
  HxResolution *resolution = g_object_ref (hx_view_state_get_resolution (view));
  const HxCatalog *catalog = hx_document_get_catalog (document);

  g_test_summary ("The board of any step can be saved and comes back the same");

  while (hx_resolution_get_open (resolution) != NULL)
    hx_resolution_answer (resolution, hx_resolution_get_n_answers (resolution) - 1, 0);
  for (guint i = 0; i < hx_resolution_get_n_steps (resolution); i++)
    {
      const HxPosition *board = hx_resolution_get_frame (resolution, (gint) i);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GBytes) again = NULL;
      g_autoptr (GError) error = NULL;
      HxScenario *loaded;

      hx_document_continue_from (document, board);
      bytes = hx_scenario_to_bytes (catalog, hx_document_get_scenario (document));
      loaded = hx_scenario_load_bytes (catalog, "step", bytes, &error);
      g_assert_no_error (error);
      again = hx_scenario_to_bytes (catalog, loaded);
      g_assert_true (g_bytes_equal (bytes, again));
      g_assert_true (hx_position_equal (&loaded->position, board));
      hx_scenario_free (loaded);
      g_assert_true (hx_document_undo (document));
    }
  g_object_unref (resolution);
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

  g_test_add_func ("/model/battle/chapters", test_chapters);
  g_test_add_func ("/model/battle/outcomes", test_outcomes);
  g_test_add_func ("/model/battle/cancel", test_cancel);
  g_test_add_func ("/model/battle/highlight", test_highlight);
  g_test_add_func ("/model/battle/continue", test_continue);
  g_test_add_func ("/model/battle/save-each-step", test_save_each_step);

  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
