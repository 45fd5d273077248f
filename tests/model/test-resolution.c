/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle judged: its frames end where the battle ends, and another answer changes all that follows and nothing before. */

#include "config.h"

#include "model-fixture.h"

#include "hx-option-id.h"
#include "hx-resolution.h"

static HxLibrary *library;

/* The sample in which a Medic can save the Hammerhead from one of two blows. */
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

static guint
find_option (HxResolution *resolution,
             guint         answer,
             const char   *source)
{
  const HxChoice *choice = &hx_resolution_get_answer (resolution, answer)->choice;
  guint8 hex = hx_geometry_find (&hx_resolution_get_box (resolution)->geometry, source);

  for (guint i = 0; i < choice->n_options; i++)
    {
      if (choice->options[i].kind == HX_OPTION_TAKE && choice->options[i].hit.source == hex)
        return i;
    }
  g_assert_not_reached ();
}

static void
answer_all (HxResolution *resolution)
{
  while (hx_resolution_get_open (resolution) != NULL)
    hx_resolution_answer (resolution, hx_resolution_get_n_answers (resolution) - 1, 0);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_waits (void)
{
  HxDocument *document = load_sample ();
  HxResolution *resolution = hx_resolution_new_for_document (document);
  const HxAnswer *open = hx_resolution_get_open (resolution);
  g_auto (GStrv) consequences = hx_resolution_dup_consequences (resolution, 0);

  g_assert_nonnull (open);
  g_assert_cmpint (open->choice.about, ==, HX_ABOUT_MEDIC);
  g_assert_cmpint (open->option, ==, -1);
  g_assert_cmpuint (open->step, ==, hx_resolution_get_n_steps (resolution));
  g_assert_cmpuint (g_strv_length (consequences), ==, open->choice.n_options);
  g_assert_false (hx_resolution_get_is_over (resolution));
  g_assert_null (hx_resolution_get_end (resolution));
  g_assert_null (hx_resolution_get_verdict (resolution));
  g_assert_null (hx_resolution_dup_verdict_text (resolution));
  g_assert_true (hx_position_equal (hx_resolution_get_frame (resolution, -1), hx_document_get_position (document)));
  g_assert_finalize_object (resolution);
  g_assert_finalize_object (document);
}

static void
test_frames (void)
{
  HxDocument *document = load_sample ();
  HxResolution *resolution = hx_resolution_new_for_document (document);
  const HxPosition *end;
  gint last;

  g_test_summary ("Replaying the events of all steps gives the position in which the battle ended");

  answer_all (resolution);
  last = (gint) hx_resolution_get_n_steps (resolution) - 1;
  end = &hx_resolution_get_end (resolution)->position;
  g_assert_true (hx_resolution_get_is_over (resolution));
  g_assert_true (hx_position_equal (hx_resolution_get_frame (resolution, last), end));
  g_assert_false (hx_position_equal (hx_resolution_get_frame (resolution, -1), end));
  for (gint i = -1; i < last; i++)
    {
      HxHexSet before = hx_resolution_get_frame (resolution, i)->units;
      HxHexSet after = hx_resolution_get_frame (resolution, i + 1)->units;

      g_assert_cmpuint (after & ~before, ==, 0);
    }
  g_assert_finalize_object (resolution);
  g_assert_finalize_object (document);
}

static void
test_change_answer (void)
{
  HxDocument *document = load_sample ();
  HxResolution *resolution = hx_resolution_new_for_document (document);
  HxHexSet hammerhead = HX_HEX_BIT (fixture_hex (document, "C3"));
  g_autofree char *told = NULL;
  guint changes = 0;
  guint asked;

  g_signal_connect_swapped (resolution, "changed", G_CALLBACK (count_cb), &changes);
  asked = hx_resolution_get_open (resolution)->step;
  told = g_strdup (hx_resolution_get_step (resolution, asked - 1)->text);

  hx_resolution_answer (resolution, 0, find_option (resolution, 0, "D3"));
  g_assert_cmpuint (changes, ==, 1);
  answer_all (resolution);
  g_assert_cmpuint (hx_resolution_get_end (resolution)->position.units & hammerhead, ==, hammerhead);

  changes = 0;
  hx_resolution_answer (resolution, 0, (guint) hx_resolution_get_answer (resolution, 0)->option);
  g_assert_cmpuint (changes, ==, 0);

  hx_resolution_answer (resolution, 0, find_option (resolution, 0, "D2"));
  g_assert_cmpuint (changes, ==, 1);
  g_assert_cmpuint (hx_resolution_get_answer (resolution, 0)->step, ==, asked);
  g_assert_cmpstr (hx_resolution_get_step (resolution, asked - 1)->text, ==, told);
  answer_all (resolution);
  g_assert_cmpuint (hx_resolution_get_end (resolution)->position.units & hammerhead, ==, 0);
  g_assert_finalize_object (resolution);
  g_assert_finalize_object (document);
}

static void
test_segments (void)
{
  HxDocument *document = load_sample ();
  HxResolution *resolution = hx_resolution_new_for_document (document);
  gint four = hx_resolution_find_segment (resolution, 4);
  gint three = hx_resolution_find_segment (resolution, 3);

  g_assert_cmpint (four, >=, 0);
  g_assert_cmpint (three, >, four);
  g_assert_cmpint (hx_resolution_find_segment (resolution, 9), ==, -1);
  answer_all (resolution);
  g_assert_cmpint (hx_resolution_find_segment (resolution, 0), >, three);
  g_assert_finalize_object (resolution);
  g_assert_finalize_object (document);
}

static void
test_verdict (void)
{
  HxDocument *document = load_sample ();
  HxResolution *resolution = hx_resolution_new_for_document (document);
  const HxBox *box = hx_document_get_box (document);
  g_auto (GStrv) rules = NULL;
  HxVerdictText *text;

  answer_all (resolution);
  text = hx_resolution_dup_verdict_text (resolution);
  rules = hx_resolution_dup_rules (resolution);
  g_assert_nonnull (text);
  g_assert_cmpstr (text->headline, !=, "");
  g_assert_true (g_strv_contains ((const char *const *) rules, "BASE-NET-01"));
  for (int side = 0; side < 2; side++)
    g_assert_cmpint (hx_resolution_get_verdict (resolution)->points[side], ==,
                     hx_position_hq_points (box, &hx_resolution_get_end (resolution)->position, side));
  hx_verdict_text_free (text);
  g_assert_finalize_object (resolution);
  g_assert_finalize_object (document);
}

static void
test_keep_result (void)
{
  HxDocument *document = load_sample ();
  HxScenario *listed = hx_scenario_copy (hx_document_get_scenario (document));
  HxDocument *played;
  HxResolution *resolution;
  guint turn = listed->position.turn;

  g_test_summary ("What the battle destroyed is discarded, and it is the next side's turn, as after any battle");

  for (guint side = 0; side < 2; side++)
    listed->sides[side].discard = g_array_new (FALSE, FALSE, sizeof (guint16));
  played = hx_document_new (library, listed, NULL);
  resolution = hx_resolution_new_for_document (played);
  answer_all (resolution);
  hx_document_keep_result (played, hx_resolution_get_end (resolution));
  g_assert_cmpuint (hx_document_get_position (played)->units, ==, hx_resolution_get_end (resolution)->position.units);
  g_assert_cmpuint (hx_document_get_position (played)->turn, ==, 1 - turn);
  g_assert_cmpuint (hx_document_get_scenario (played)->sides[0].discard->len +
                      hx_document_get_scenario (played)->sides[1].discard->len, ==,
                    __builtin_popcountll (hx_resolution_get_frame (resolution, -1)->units) -
                      __builtin_popcountll (hx_resolution_get_end (resolution)->position.units));
  g_assert_true (hx_document_undo (played));
  g_assert_true (hx_position_equal (hx_document_get_position (played), hx_resolution_get_frame (resolution, -1)));
  g_assert_finalize_object (resolution);
  g_assert_finalize_object (played);
  g_assert_finalize_object (document);
}

/* After the last turn the Final Battle follows by itself; its choices are about the board on which it began. */
static void
test_last_turn (void)
{
  HxDocument *document = load_sample ();
  HxScenario *last = hx_scenario_copy (hx_document_get_scenario (document));
  HxDocument *played;
  HxResolution *resolution;
  guint begun = 0;

  last->sides[0].last_tile_drawn = last->sides[1].last_tile_drawn = TRUE;
  last->sides[0].last_turn_done = last->sides[1].last_turn_done = TRUE;
  played = hx_document_new (library, last, NULL);
  resolution = hx_resolution_new_for_document (played);
  while (hx_resolution_get_open (resolution) != NULL)
    {
      guint open = hx_resolution_get_n_answers (resolution) - 1;
      g_auto (GStrv) consequences = hx_resolution_dup_consequences (resolution, open);
      const HxChoice *choice = &hx_resolution_get_answer (resolution, open)->choice;

      g_assert_cmpuint (g_strv_length (consequences), ==, choice->n_options);
      for (guint i = 0; i < choice->n_options; i++)
        if (choice->options[i].kind == HX_OPTION_TAKE)
          g_assert_cmpuint (hx_resolution_get_board (resolution, open)->units &
                              HX_HEX_BIT (choice->options[i].hit.source), !=, 0);
      hx_resolution_answer (resolution, open, 0);
    }
  for (guint i = 0; i < hx_resolution_get_n_steps (resolution); i++)
    begun += hx_resolution_get_step (resolution, i)->code == HX_EVENT_BATTLE_BEGINS;
  g_assert_cmpuint (begun, ==, 2);
  g_assert_finalize_object (resolution);
  g_assert_finalize_object (played);
  g_assert_finalize_object (document);
}

static void
test_answers_in_file (void)
{
  HxDocument *document = load_sample ();
  HxResolution *open = hx_resolution_new_for_document (document);
  HxScenario *scenario = hx_scenario_copy (hx_document_get_scenario (document));
  const HxChoice *choice = &hx_resolution_get_open (open)->choice;
  g_autofree char *id = hx_option_dup_id (hx_document_get_box (document), choice, find_option (open, 0, "D2"));
  HxDocument *answered;
  HxResolution *resolution;

  g_test_summary ("Answers that a file holds are taken, and can be changed like any other");

  g_strfreev (scenario->choices);
  scenario->choices = g_new0 (char *, 2);
  scenario->choices[0] = g_strdup (id);
  answered = hx_document_new (library, scenario, NULL);
  resolution = hx_resolution_new_for_document (answered);
  g_assert_cmpint (hx_resolution_get_answer (resolution, 0)->option, ==, find_option (open, 0, "D2"));
  hx_resolution_answer (resolution, 0, find_option (open, 0, "D3"));
  g_assert_cmpint (hx_resolution_get_answer (resolution, 0)->option, ==, find_option (open, 0, "D3"));
  g_assert_finalize_object (resolution);
  g_assert_finalize_object (answered);
  g_assert_finalize_object (open);
  g_assert_finalize_object (document);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();

  g_test_add_func ("/model/resolution/waits", test_waits);
  g_test_add_func ("/model/resolution/frames", test_frames);
  g_test_add_func ("/model/resolution/change-answer", test_change_answer);
  g_test_add_func ("/model/resolution/segments", test_segments);
  g_test_add_func ("/model/resolution/verdict", test_verdict);
  g_test_add_func ("/model/resolution/keep-result", test_keep_result);
  g_test_add_func ("/model/resolution/last-turn", test_last_turn);
  g_test_add_func ("/model/resolution/answers-in-file", test_answers_in_file);

  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
