/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports in every format: nothing is missing, what somebody else wrote stays text, secrets stay secret. */
#include "explain-fixture.h"
#include "hx-report.h"

#define HOSTILE "<script>alert(1)</script> \"q\" 'a' & *b* [x](y) `c` # \033[31m\nsecond"

/* A battle as a report wants it. */
typedef struct
{
  HxGame start, end;
  HxVerdict verdict;
  GArray *events;
  GPtrArray *steps;
} Played;

static void
event_cb (void          *data,
          const HxEvent *event)
{
  g_array_append_vals (data, event, 1);
}

static void
played_init (Played           *played,
             const Fixture    *fixture,
             const HxPosition *position)
{
  g_autofree HxBattle *battle = g_new0 (HxBattle, 1);
  HxLog log = { event_cb, NULL };

  played->events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  log.data = played->events;
  hx_game_init (&played->start, position);
  hx_battle_begin (battle, fixture->box, position, position->turn, FALSE);
  hx_battle_run (battle, fixture->box, NULL, &log);
  hx_battle_verdict (battle, fixture->box, &played->verdict);
  hx_game_init (&played->end, &battle->position);
  played->steps = hx_narrate_game (fixture->narrator, fixture->box, &played->start, played->events);
}

static void
played_clear (Played *played)
{
  g_array_unref (played->events);
  g_ptr_array_unref (played->steps);
  g_free (played);
}

static HxReport *
report_of (const Fixture *fixture,
           const Played  *played,
           const char    *title)
{
  static const char *const remarks[] = { "No referee for this.", NULL };
  HxReportSubject subject = {
    .title = title,
    .author = title,
    .description = title,
    .notation = "HX1/R2",
    .program = "Hexarbiter 7",
    .remarks = remarks,
    .start = &played->start,
    .end = &played->end,
    .verdict = &played->verdict,
    .steps = played->steps,
  };

  return hx_report_new (fixture->narrator, fixture->box, &subject);
}

/* Counts the layers, and those with attacks; nothing is on the last one. */
static gboolean
draw_cb (gpointer              data,
         const HxReportFrame  *frame,
         HxReportLayer         layer,
         GBytes              **bytes,
         GError              **error)
{
  guint *counts = data;

  counts[layer]++;
  if (frame->n_events > 0 && layer == HX_REPORT_BOTH)
    counts[HX_REPORT_DARK + 1]++;
  *bytes = layer != HX_REPORT_DARK ? g_bytes_new_static ("PNG", 3) : NULL;
  return TRUE;
}

static gboolean
fail_cb (gpointer              data,
         const HxReportFrame  *frame,
         HxReportLayer         layer,
         GBytes              **bytes,
         GError              **error)
{
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC, "full");
  return FALSE;
}

/* What a page holds. */
typedef struct
{
  GHashTable *ids;
  GPtrArray *links;
  guint n_titles, n_scripts, n_uses, n_items, n_images, n_figures;
  GString *title;
  gboolean in_title;
} Page;

static void
start_cb (GMarkupParseContext  *context,
          const char           *name,
          const char          **names,
          const char          **values,
          gpointer              data,
          GError              **error)
{
  Page *page = data;

  page->n_titles += g_str_equal (name, "h1");
  page->in_title = g_str_equal (name, "title");
  page->n_scripts += g_str_equal (name, "script");
  page->n_uses += g_str_equal (name, "use");
  page->n_images += g_str_equal (name, "image");
  page->n_figures += g_str_equal (name, "svg");
  page->n_items += g_str_equal (name, "li");
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], "id"))
        g_assert_true (g_hash_table_add (page->ids, g_strdup (values[i])));
      if (g_str_equal (names[i], "href") && g_str_equal (name, "image"))
        g_assert_cmpstr (values[i], ==, "data:image/png;base64,UE5H");
      else if (g_str_equal (names[i], "href"))
        g_ptr_array_add (page->links, g_strdup (values[i] + 1));
    }
}

static void
end_cb (GMarkupParseContext  *context,
        const char           *name,
        gpointer              data,
        GError              **error)
{
  ((Page *) data)->in_title = FALSE;
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              data,
         GError              **error)
{
  Page *page = data;

  if (page->in_title)
    g_string_append_len (page->title, text, (gssize) length);
}

/* Void elements are closed, so that a page is well-formed markup, too. */
static void
page_read (Page       *page,
           const char *html)
{
  const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, page, NULL);
  g_autoptr (GError) error = NULL;

  *page = (Page) {
    .ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .links = g_ptr_array_new_with_free_func (g_free),
    .title = g_string_new (NULL),
  };
  g_assert_true (g_str_has_prefix (html, "<!DOCTYPE html>\n<html lang=\""));
  g_markup_parse_context_parse (context, html + strlen ("<!DOCTYPE html>\n"), -1, &error);
  g_assert_no_error (error);
  g_assert_true (g_markup_parse_context_end_parse (context, &error));
  g_markup_parse_context_free (context);
}

static void
page_clear (Page *page)
{
  g_hash_table_unref (page->ids);
  g_ptr_array_unref (page->links);
  g_string_free (page->title, TRUE);
}

static void
test_html (void)
{
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (HxReport) report = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *html = NULL;
  Played *played = g_new0 (Played, 1);
  guint counts[HX_REPORT_DARK + 2] = { 0 };
  Fixture fixture;
  Page page;

  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  played_init (played, &fixture, &scenario->position);
  report = report_of (&fixture, played, HOSTILE);
  html = hx_report_to_html (report, draw_cb, counts, &error);
  g_assert_no_error (error);
  page_read (&page, html);
  g_assert_cmpstr (page.title->str, ==, "<script>alert(1)</script> \"q\" 'a' & *b* [x](y) `c` # [31m second");
  g_assert_cmpuint (page.n_scripts, ==, 0);
  g_assert_cmpuint (page.n_titles, ==, 1);
  g_assert_cmpuint (page.links->len, >, 20);
  for (guint i = 0; i < page.links->len; i++)
    g_assert_true (g_hash_table_contains (page.ids, g_ptr_array_index (page.links, i)));
  /* Before, at the end, and at least the attacks of two segments and what they left. One board lies there whole. */
  g_assert_cmpuint (counts[HX_REPORT_GROUND], ==, 1);
  g_assert_cmpuint (counts[HX_REPORT_DARK_GROUND], ==, 1);
  g_assert_cmpuint (counts[HX_REPORT_BOTH], >=, 5);
  g_assert_cmpuint (counts[HX_REPORT_LIGHT], ==, counts[HX_REPORT_BOTH]);
  g_assert_cmpuint (counts[HX_REPORT_DARK], ==, counts[HX_REPORT_BOTH]);
  g_assert_cmpuint (counts[HX_REPORT_DARK + 1], >=, 2);
  g_assert_cmpuint (page.n_figures, ==, 1 + counts[HX_REPORT_BOTH]);
  g_assert_cmpuint (page.n_images, ==, 2 + 2 * counts[HX_REPORT_BOTH]);
  g_assert_cmpuint (page.n_uses, ==, 2 * counts[HX_REPORT_BOTH]);
  g_assert_cmpuint (page.n_items, >, played->steps->len / 2);
  page_clear (&page);
  played_clear (played);
  fixture_tear_down (&fixture);
}

static void
test_undrawn (void)
{
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (HxReport) report = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *html = NULL;
  Played *played = g_new0 (Played, 1);
  Fixture fixture;
  Page page;

  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  played_init (played, &fixture, &scenario->position);
  report = report_of (&fixture, played, "");
  g_assert_null (hx_report_to_html (report, fail_cb, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  html = hx_report_to_html (report, NULL, NULL, NULL);
  page_read (&page, html);
  g_assert_cmpuint (page.n_images, ==, 0);
  g_assert_cmpstr (page.title->str, ==, "Untitled Position");
  page_clear (&page);
  played_clear (played);
  fixture_tear_down (&fixture);
}

static void
test_blank (void)
{
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (HxReport) blank = NULL, bare = NULL;
  g_autofree char *written = NULL, *expected = NULL;
  Played *played = g_new0 (Played, 1);
  Fixture fixture;

  g_test_summary ("A title, an author and a description of space and control characters say nothing");
  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  played_init (played, &fixture, &scenario->position);
  blank = report_of (&fixture, played, " \t\n\xe2\x80\xa8\xe2\x80\x8b\x07");
  bare = report_of (&fixture, played, "");
  written = hx_report_to_text (blank);
  expected = hx_report_to_text (bare);
  g_assert_true (g_str_equal (written, expected));
  played_clear (played);
  fixture_tear_down (&fixture);
}

static void
assert_holds (const char        *text,
              const char *const *parts)
{
  const char *at = text;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      at = strstr (at, parts[i]);
      if (at == NULL)
        g_error ("'%s' is missing, or in another place, in:\n%s", parts[i], text);
    }
}

static void
test_text (void)
{
  static const char *const wanted[] = {
    "<script>alert(1)</script> \"q\" 'a' & *b* [x](y) `c` # [31m second\n====", "\nThe Position\n------------\n",
    "  To move: ", "\nUranopolis\n", "\nBorgo\n", "\nNot Refereed\n  No referee for this.\n", "\nIn One Line\n\nHX1/R2\n",
    "\nThe Battle\n", " [1]", "\nSegment ", "\nThe End\n", "In the lead: Uranopolis, 16 to 12.", "\nWhat Has Changed\n",
    "HQ on ", "14\302\240hit points before, and 12 at the end.", "Written by Hexarbiter 7.", "\nRules Cited\n-----------\n[1] ", "\n[2] ", NULL,
  };
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (HxReport) report = NULL;
  g_autofree char *text = NULL;
  Played *played = g_new0 (Played, 1);
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  played_init (played, &fixture, &scenario->position);
  report = report_of (&fixture, played, HOSTILE);
  text = hx_report_to_text (report);
  assert_holds (text, wanted);
  g_assert_null (strchr (text, '\033'));
  g_assert_null (strchr (text, '{'));
  played_clear (played);
  fixture_tear_down (&fixture);
}

static void
test_markdown (void)
{
  static const char *const wanted[] = {
    "# \\<script\\>alert(1)\\</script\\> \"q\" 'a' \\& \\*b\\* \\[x\\](y) \\`c\\` \\# \\[31m second\n", "\n## The Position\n\n- ",
    "\n### Uranopolis\n\n- ", "\n~~~\nHX1/R2\n~~~\n", "\n## The Battle\n", "[^1]", "\n## The End\n", "\n[^1]: ", "\n[^2]: ", NULL,
  };
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (HxReport) report = NULL, listed = NULL;
  g_autofree char *text = NULL, *list = NULL;
  Played *played = g_new0 (Played, 1);
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  played_init (played, &fixture, &scenario->position);
  report = report_of (&fixture, played, HOSTILE);
  text = hx_report_to_markdown (report);
  assert_holds (text, wanted);
  g_assert_null (strstr (text, "<script>"));
  listed = report_of (&fixture, played, "12. and - no list");
  list = hx_report_to_markdown (listed);
  g_assert_true (g_str_has_prefix (list, "# 12\\. and - no list\n"));
  played_clear (played);
  fixture_tear_down (&fixture);
}

/* A choice: told with its answer where it is made, as a question where it is open. */
static void
test_choices (void)
{
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_report_answer_free);
  HxReportAnswer *answer = g_new0 (HxReportAnswer, 1);
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (HxReport) made = NULL, open = NULL;
  g_autofree char *told = NULL, *asked = NULL;
  Played *played = g_new0 (Played, 1);
  HxReportSubject subject;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "medics-in-a-row");
  played_init (played, &fixture, &scenario->position);
  for (guint i = 0; i < played->steps->len && answer->step == 0; i++)
    if (((const HxStep *) g_ptr_array_index (played->steps, i))->code == HX_EVENT_CHOSEN)
      answer->step = i;
  g_assert_cmpuint (answer->step, >, 0);
  answer->question = g_strdup ("Who?");
  answer->answer = g_strdup ("Me");
  g_ptr_array_add (answers, answer);
  subject = (HxReportSubject) {
    .start = &played->start, .end = &played->end, .verdict = &played->verdict, .steps = played->steps, .answers = answers,
  };
  made = hx_report_new (fixture.narrator, fixture.box, &subject);
  told = hx_report_to_text (made);
  assert_holds (told, (const char *const[]) { "It is for Outpost to decide", " Chosen: Me. [", "The End", NULL });
  subject.end = NULL;
  subject.question = "Which one?";
  open = hx_report_new (fixture.narrator, fixture.box, &subject);
  asked = hx_report_to_text (open);
  assert_holds (asked, (const char *const[]) { "A Choice Is Open", "Which one?", NULL });
  g_assert_null (strstr (asked, "The End"));
  played_clear (played);
  fixture_tear_down (&fixture);
}

static void
test_secrets (void)
{
  static const Placed board[] = { { "borgo/hq", "C1", 0, 0 }, { "partisans/hq", "C5", 1, 0 }, { NULL } };
  g_autoptr (HxReport) open = NULL, hidden = NULL;
  g_autofree char *all = NULL, *seen = NULL;
  Played *played = g_new0 (Played, 1);
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  position.trap[fixture_hex (&fixture, "B2")] = HX_TRAP_DRILL;
  position.trap_side[fixture_hex (&fixture, "B2")] = 1;
  played_init (played, &fixture, &position);
  open = report_of (&fixture, played, "T");
  all = hx_report_to_text (open);
  g_assert_nonnull (strstr (all, "A Trap on B2: Drill."));
  hx_narrator_set_view (fixture.narrator, 0);
  hidden = report_of (&fixture, played, "T");
  seen = hx_report_to_text (hidden);
  g_assert_null (strstr (seen, "Drill"));
  g_assert_nonnull (strstr (seen, "A Trap on B2, face down."));
  played_clear (played);
  fixture_tear_down (&fixture);
}

static void
test_rulings (void)
{
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (HxReport) report = NULL;
  g_autofree char *text = NULL;
  Played *played = g_new0 (Played, 1);
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  scenario->position.rulings[HX_RULING_D_08] = 1;
  played_init (played, &fixture, &scenario->position);
  report = report_of (&fixture, played, "T");
  text = hx_report_to_text (report);
  assert_holds (text, (const char *const[]) { "\nRulings Switched\n  D-08: ", NULL });
  played_clear (played);
  fixture_tear_down (&fixture);
}

static void
test_polish (void)
{
  static const char *const wanted[] = {
    "\nPozycja\n", "\nBitwa\n", "\nSegment ", "\nKoniec\n", "\nCo się zmieniło\n", "\nPrzytoczone zasady\n", NULL,
  };
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (HxReport) report = NULL;
  g_autofree char *text = NULL, *html = NULL;
  Played *played = g_new0 (Played, 1);
  Fixture fixture;

  fixture_set_up (&fixture, "pl");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  played_init (played, &fixture, &scenario->position);
  report = report_of (&fixture, played, "T");
  text = hx_report_to_text (report);
  assert_holds (text, wanted);
  html = hx_report_to_html (report, NULL, NULL, NULL);
  g_assert_nonnull (strstr (html, "<html lang=\"pl\">"));
  played_clear (played);
  fixture_tear_down (&fixture);
}

static void
test_formats (void)
{
  HxReportFormat format;

  g_assert_true (hx_report_format_from_name ("a.HTML", &format));
  g_assert_cmpint (format, ==, HX_REPORT_HTML);
  g_assert_true (hx_report_format_from_name ("a.md", &format));
  g_assert_cmpint (format, ==, HX_REPORT_MARKDOWN);
  g_assert_true (hx_report_format_from_name ("a.txt", &format));
  g_assert_cmpint (format, ==, HX_REPORT_TEXT);
  g_assert_false (hx_report_format_from_name ("a.pdf", &format));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/report/html", test_html);
  g_test_add_func ("/explain/report/undrawn", test_undrawn);
  g_test_add_func ("/explain/report/blank", test_blank);
  g_test_add_func ("/explain/report/text", test_text);
  g_test_add_func ("/explain/report/markdown", test_markdown);
  g_test_add_func ("/explain/report/choices", test_choices);
  g_test_add_func ("/explain/report/secrets", test_secrets);
  g_test_add_func ("/explain/report/rulings", test_rulings);
  g_test_add_func ("/explain/report/polish", test_polish);
  g_test_add_func ("/explain/report/formats", test_formats);
  return g_test_run ();
}
