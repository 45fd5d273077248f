/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports of what a window shows, and what is copied by those who disagree: complete, playable, and without secrets. */

#include "config.h"

#include <string.h>

#include "model-fixture.h"

#include "hx-data.h"
#include "hx-sharing.h"
#include "hx-view-report.h"

static HxLibrary *library;

static HxDocument *
load (const char *folder,
      const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxDocument *document = hx_document_load (library, file, &error);

  g_assert_no_error (error);

  return document;
}

static void
assert_holds (const char *text,
              const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("'%s' is missing in:\n%s", part, text);
}

static HxViewState *
show_battle (HxDocument *document)
{
  HxViewState *view = hx_view_state_new (document);

  hx_view_state_start_battle (view);
  g_assert_nonnull (hx_view_state_get_resolution (view));

  return view;
}

/* Without a battle on show, the report tells the one that the position would have. */
static void
test_report (void)
{
  g_autoptr (HxDocument) document = load ("../data/scenarios", "freed-too-late.hexa");
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  g_autoptr (HxViewState) other = NULL;
  g_autoptr (HxReport) report = hx_view_report_new (view), battle = NULL;
  g_autofree char *text = hx_report_to_text (report), *same = NULL, *name = hx_view_report_dup_name (view);

  assert_holds (text, "Freed Too Late\n====");
  assert_holds (text, "Segment 4");
  assert_holds (text, "Hexarbiter " HX_VERSION);
  assert_holds (text, "HX1/R2/");
  g_assert_cmpstr (name, ==, "Freed Too Late.html");
  other = show_battle (document);
  battle = hx_view_report_new (other);
  same = hx_report_to_text (battle);
  g_assert_cmpstr (text, ==, same);
}

static void
test_report_choice (void)
{
  g_autoptr (HxDocument) document = load ("../data/scenarios", "medics-in-a-row.hexa");
  g_autoptr (HxViewState) view = show_battle (document);
  HxResolution *battle = hx_view_state_get_resolution (view);
  g_autoptr (HxReport) open = NULL, made = NULL;
  g_autofree char *asked = NULL, *told = NULL;

  for (guint i = 0; i < hx_resolution_get_n_answers (battle); i++)
    if (hx_resolution_get_answer (battle, i)->option < 0)
      {
        const HxAnswer *asking = hx_resolution_get_answer (battle, i);
        g_autofree char *first = hx_explain_option (hx_view_state_get_narrator (view), hx_resolution_get_box (battle),
                                                    hx_resolution_get_board (battle, i), &asking->choice, 0);
        g_autofree char *option = g_strconcat ("\n  ", first, "\n", NULL);

        g_clear_pointer (&asked, g_free);
        g_clear_pointer (&open, hx_report_free);
        open = hx_view_report_new (view);
        asked = hx_report_to_text (open);
        assert_holds (asked, "A Choice Is Open");
        assert_holds (strstr (asked, "A Choice Is Open"), "Decision of Outpost: ");
        assert_holds (strstr (asked, "A Choice Is Open"), option);
        hx_resolution_answer (battle, i, 0);
      }
  made = hx_view_report_new (view);
  told = hx_report_to_text (made);
  assert_holds (told, "Chosen: ");
  assert_holds (told, "The End");
}

/* Title and description are told in the reader's language where the file has it. */
static void
test_report_translated (void)
{
  HxLibrary *english = library;
  g_autoptr (GError) error = NULL;
  g_autofree char *datadir = hx_data_find_dir ();
  g_autoptr (HxLibrary) polish = hx_library_new (hx_data_load (datadir, &error), "pl");
  g_autoptr (HxDocument) document = NULL;
  g_autoptr (HxViewState) view = NULL;
  g_autoptr (HxReport) report = NULL;
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  library = polish;
  document = load ("../data/scenarios", "medics-in-a-row.hexa");
  library = english;
  view = hx_view_state_new (document);
  report = hx_view_report_new (view);
  text = hx_report_to_text (report);
  g_assert_true (g_str_has_prefix (text, "Medycy w rzędzie\n"));
  assert_holds (text, "W segmencie 3 dwie Hybrydy naraz");
  g_assert_null (strstr (text, "In segment 3 two Hybrids"));
}

static void
test_report_secrets (void)
{
  g_autoptr (HxDocument) document = load ("display", "secrets.hexa");
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  g_autoptr (HxReport) open = hx_view_report_new (view), seen = NULL;
  g_autofree char *all = hx_report_to_text (open), *hidden = NULL;
  int owner = -1;

  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    if (hx_document_get_position (document)->trap[hex] == HX_TRAP_MINE)
      owner = hx_document_get_position (document)->trap_side[hex];
  g_assert_cmpint (owner, >=, 0);
  assert_holds (all, ": Mine.");
  hx_view_state_set_eyes (view, 1 - owner);
  seen = hx_view_report_new (view);
  hidden = hx_report_to_text (seen);
  g_assert_null (strstr (hidden, ": Mine."));
  g_assert_null (strstr (hidden, "mine"));
}

static char *
dup_report (HxViewState *view)
{
  g_autoptr (HxReport) report = hx_view_report_new (view);

  return hx_report_to_text (report);
}

/* What was played is told action by action, up to the point on show, with its rules; nothing of it is lost to who only looks. */
static void
test_report_line (void)
{
  static const char text[] =
    "{\"format\": \"hexarbiter-scenario\", \"version\": 1, \"sides\": ["
    "{\"army\": \"borgo\", \"hand\": [\"borgo/mutant\", \"borgo/move\", \"borgo/scout\"], \"pile\": [\"borgo/claws\"], \"discard\": []},"
    "{\"army\": \"moloch\"}], \"turn\": 0, \"pieces\": ["
    "{\"tile\": \"borgo/hq\", \"side\": 0, \"hex\": \"A1\", \"facing\": 0},"
    "{\"tile\": \"moloch/hq\", \"side\": 1, \"hex\": \"E3\", \"facing\": 0}], \"actions\": ["
    "{\"do\": \"discard\", \"tile\": \"borgo/scout\"},"
    "{\"do\": \"place\", \"tile\": \"borgo/mutant\", \"hex\": \"C3\", \"facing\": 0}]}";
  g_autoptr (HxDocument) document = fixture_load_text (library, text);
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  g_autofree char *looked = dup_report (view), *played = NULL, *first = NULL, *fought = NULL;
  HxPlaying *playing;

  assert_holds (looked, "discard one of three tiles: Scout.");
  assert_holds (looked, "Mutant");
  assert_holds (looked, "BASE-TURN-");
  g_assert_null (strstr (looked, "Segment"));
  hx_view_state_start_playing (view);
  playing = hx_view_state_get_playing (view);
  hx_playing_go_to (playing, (HxPoint) { hx_playing_get_record (playing)->main, 2 });
  played = dup_report (view);
  g_assert_cmpstr (played, ==, looked);
  hx_playing_go_to (playing, (HxPoint) { hx_playing_get_record (playing)->main, 1 });
  first = dup_report (view);
  assert_holds (first, "discard one of three tiles: Scout.");
  g_assert_null (strstr (first, "on C3"));
  hx_view_state_start_battle (view);
  fought = dup_report (view);
  g_assert_null (strstr (fought, "discard one of three tiles: Scout."));
}

/* What is copied can be pasted, and says the same again. */
static void
test_disagree (void)
{
  g_autoptr (HxDocument) document = load ("../data/scenarios", "freed-too-late.hexa");
  g_autoptr (HxViewState) view = show_battle (document);
  HxResolution *battle = hx_view_state_get_resolution (view);
  const HxStep *step = hx_resolution_get_step (battle, 1);
  g_autoptr (HxDocument) pasted = NULL;
  g_autoptr (GError) error = NULL;
  gboolean left_out = TRUE;
  g_autofree char *text = hx_disagreement_dup (view, 1, NULL, &left_out), *says = NULL, *rule = NULL;

  says = g_strdup_printf ("\nStep: 2\nIt says: %s\n", step->text);
  rule = g_strdup_printf ("\nRule: %s: ", step->rules[0]);
  g_assert_false (left_out);
  g_assert_true (g_str_has_prefix (text, "Program: Hexarbiter " HX_VERSION "\n"));
  assert_holds (text, says);
  assert_holds (text, rule);
  assert_holds (text, "\nPosition: HX1/R2/");
  pasted = hx_sharing_read_text (library, strchr (text, '{'), &error);
  g_assert_no_error (error);
  g_assert_cmpmem (hx_document_get_position (pasted), sizeof (HxPosition), hx_document_get_position (document),
                   sizeof (HxPosition));
}

/* The reading in force stands there, whichever it is. */
static void
test_disagree_reading (void)
{
  g_autoptr (HxDocument) document = load ("../data/scenarios", "freed-too-late.hexa");
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  const HxDecision *decision = hx_catalog_find_decision (hx_document_get_catalog (document), "D-08");
  gboolean left_out;
  g_autofree char *text = hx_disagreement_dup (view, -1, "D-08", &left_out);
  int reading = hx_decision_find_reading (decision, hx_ruling_reading (HX_RULING_D_08, 0));

  assert_holds (text, "\nRule: D-08: ");
  assert_holds (text, "\nReading in force: D-08: ");
  assert_holds (text, hx_text_get (&decision->readings[reading].text, "en"));
  g_assert_null (strstr (text, "\nStep: "));
}

static void
test_disagree_choices (void)
{
  g_autoptr (HxDocument) document = load ("../data/scenarios", "medics-in-a-row.hexa");
  g_autoptr (HxViewState) view = show_battle (document);
  HxResolution *battle = hx_view_state_get_resolution (view);
  gboolean left_out;
  g_autofree char *text = NULL;

  for (guint i = 0; i < hx_resolution_get_n_answers (battle); i++)
    if (hx_resolution_get_answer (battle, i)->option < 0)
      hx_resolution_answer (battle, i, 0);
  text = hx_disagreement_dup (view, 0, NULL, &left_out);
  assert_holds (text, "\"choices\"");
  assert_holds (text, "C4-takes-B2-on-C3");
}

static void
test_disagree_secrets (void)
{
  g_autoptr (HxDocument) document = load ("display", "secrets.hexa");
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  gboolean left_out = FALSE;
  g_autofree char *text = NULL;
  int owner = -1;

  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    if (hx_document_get_position (document)->trap[hex] == HX_TRAP_MINE)
      owner = hx_document_get_position (document)->trap_side[hex];
  hx_view_state_set_eyes (view, 1 - owner);
  text = hx_disagreement_dup (view, -1, NULL, &left_out);
  g_assert_true (left_out);
  g_assert_null (strstr (text, "mine"));
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = fixture_load_library ();
  g_test_add_func ("/view-report/report", test_report);
  g_test_add_func ("/view-report/report-choice", test_report_choice);
  g_test_add_func ("/view-report/report-translated", test_report_translated);
  g_test_add_func ("/view-report/report-secrets", test_report_secrets);
  g_test_add_func ("/view-report/report-line", test_report_line);
  g_test_add_func ("/view-report/disagree", test_disagree);
  g_test_add_func ("/view-report/disagree-reading", test_disagree_reading);
  g_test_add_func ("/view-report/disagree-choices", test_disagree_choices);
  g_test_add_func ("/view-report/disagree-secrets", test_disagree_secrets);
  result = g_test_run ();
  g_object_unref (library);

  return result;
}
