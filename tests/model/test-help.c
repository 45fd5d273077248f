/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Help pages: read block by block, in the user's language, found by id and by words. */

#include "config.h"

#include "hx-help.h"

#include <string.h>

static const char page_text[] =
  "<?xml version=\"1.0\"?>\n<!-- A comment. -->\n"
  "<page xmlns=\"http://projectmallard.org/1.0/\" type=\"topic\" id=\"sample\">\n"
  "  <info><link type=\"seealso\" xref=\"other\"/><desc>About\n  things &amp; more.</desc></info>\n"
  "  <title>A <em>title</em></title>\n"
  "  <p>Press  <keyseq><key>Ctrl</key><key>&lt;</key></keyseq>, then\n     <guiseq><gui>A</gui><gui>B</gui></guiseq>.\n"
  "     See <link xref=\"other#part\"/> or <link xref=\"other\">that</link>.</p>\n"
  "  <section id=\"part\">\n    <title>Part</title>\n"
  "    <steps><item><p>First.</p><screen>a\n  b</screen></item><item><p>Second.</p></item></steps>\n"
  "    <list><item><p>Dot.</p></item></list>\n"
  "    <note style=\"important\"><p>Mind.</p></note>\n"
  "    <figure><desc>Below</desc><media type=\"image\" src=\"figures/a.png\"><p>What it shows &amp; why.</p></media></figure>\n"
  "    <table><thead><tr><td><p>H</p></td></tr></thead><tbody><tr><td><p><code>x</code></p></td><td><p>y</p></td></tr></tbody></table>\n"
  "  </section>\n"
  "  <section id=\"more\"><info><link type=\"topic\" xref=\"other\"/></info><title>More</title></section>\n"
  "</page>\n";

static const HxHelpBlock *
get_block (const HxHelpPage *page,
           guint             n,
           HxHelpKind        kind,
           const char       *text)
{
  const HxHelpBlock *block;

  g_assert_cmpuint (n, <, page->blocks->len);
  block = g_ptr_array_index (page->blocks, n);
  g_assert_cmpint (block->kind, ==, kind);
  g_assert_cmpstr (block->text, ==, text);

  return block;
}

static HxHelpPage *
read_sample (void)
{
  g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GError) error = NULL;
  HxHelpPage *page;

  g_hash_table_insert (titles, (gpointer) "other", (gpointer) "This & that");
  page = hx_help_page_new (page_text, -1, titles, &error);
  g_assert_no_error (error);

  return page;
}

static void
test_texts (void)
{
  g_autoptr (HxHelpPage) page = read_sample ();
  const HxHelpBlock *block;

  g_assert_cmpstr (page->id, ==, "sample");
  g_assert_cmpstr (page->title, ==, "A title");
  g_assert_cmpstr (page->description, ==, "About things & more.");
  g_assert_cmpuint (page->related->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (page->related, 0), ==, "other");
  block = g_ptr_array_index (page->blocks, 0);
  g_assert_cmpint (block->kind, ==, HX_HELP_PARAGRAPH);
  g_assert_nonnull (strstr (block->text, "</span>, then <b>A</b> ▸ <b>B</b>. See <a href=\"other#part\">This &amp; that</a> or "
                                         "<a href=\"other\">that</a>."));
  g_assert_nonnull (strstr (block->text, " &lt; </span>"));
  g_assert_nonnull (strstr (page->text, "Press  Ctrl + < , then A ▸ B. See This & that or that."));
}

static void
test_blocks (void)
{
  g_autoptr (HxHelpPage) page = read_sample ();
  const HxHelpBlock *block = get_block (page, 1, HX_HELP_HEADING, "Part");

  g_assert_cmpstr (block->anchor, ==, "part");
  block = get_block (page, 2, HX_HELP_ITEM, "First.");
  g_assert_true (block->number == 1 && block->depth == 1 && !block->goes_on);
  block = get_block (page, 3, HX_HELP_SCREEN, "a\n  b");
  g_assert_true (block->number == 0 && block->depth == 1 && block->goes_on);
  block = get_block (page, 4, HX_HELP_ITEM, "Second.");
  g_assert_cmpuint (block->number, ==, 2);
  block = get_block (page, 5, HX_HELP_ITEM, "Dot.");
  g_assert_cmpuint (block->number, ==, 0);
  block = get_block (page, 6, HX_HELP_NOTE, "Mind.");
  g_assert_true (block->is_strong && block->depth == 0);
  block = get_block (page, 7, HX_HELP_FIGURE, "What it shows & why.");
  g_assert_cmpstr (block->source, ==, "figures/a.png");
  get_block (page, 8, HX_HELP_CAPTION, "Below");
  block = get_block (page, 9, HX_HELP_ROW, NULL);
  g_assert_true (block->is_strong && block->cells->len == 1);
  block = get_block (page, 10, HX_HELP_ROW, NULL);
  g_assert_true (!block->is_strong && block->cells->len == 2);
  g_assert_cmpstr (g_ptr_array_index (block->cells, 0), ==, "<tt>x</tt>");
  get_block (page, 11, HX_HELP_HEADING, "More");
  block = get_block (page, 12, HX_HELP_TOPICS, NULL);
  g_assert_cmpstr (g_ptr_array_index (block->topics, 0), ==, "other");
  g_assert_cmpuint (page->blocks->len, ==, 13);
}

static void
test_damaged (void)
{
  static const char *const texts[] = { "", "no page", "<page id='a'>", "<page><p>A</p></page>", "<page id='a'><p></page>",
                                       "<page id=\"a\"><title>\xff</title></page>" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (hx_help_page_new (texts[i], -1, NULL, &error));
      g_assert_nonnull (error);
    }
  /* What is unknown or in odd places is read for its text. */
  for (gsize cut = 0; cut < sizeof page_text - 1; cut++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (HxHelpPage) page = hx_help_page_new (page_text, (gssize) cut, NULL, &error);

      g_assert_true ((page == NULL) == (error != NULL));
    }
}

static HxHelp *
open_pages (const char *language)
{
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, "..", "help", NULL);
  g_autofree char *built = g_test_build_filename (G_TEST_BUILT, "..", "help", NULL);
  const char *const folders[] = { built, source, NULL };
  const char *const languages[] = { language, "C", NULL };

  return hx_help_new (folders, languages);
}

/* Every link and picture of the real pages leads somewhere, in both languages. */
static void
check_pages (HxHelp *help)
{
  g_autoptr (GPtrArray) all = hx_help_search (help, "");

  g_assert_cmpuint (hx_help_get_n_pages (help), >, 15);
  g_assert_cmpuint (all->len, ==, hx_help_get_n_pages (help) - 1);
  for (guint i = 0; i < all->len; i++)
    {
      const HxHelpPage *page = g_ptr_array_index (all, i);

      g_assert_cmpstr (page->title, !=, "");
      g_assert_cmpstr (page->description, !=, "");
      for (guint j = 0; j < page->related->len; j++)
        g_assert_nonnull (hx_help_find (help, g_ptr_array_index (page->related, j)));
      for (guint j = 0; j < page->blocks->len; j++)
        {
          const HxHelpBlock *block = g_ptr_array_index (page->blocks, j);
          g_autofree char *path = block->source != NULL ? hx_help_dup_path (help, block->source) : NULL;

          g_assert_true (block->source == NULL || path != NULL);
        }
    }
}

static void
test_english (void)
{
  g_autoptr (HxHelp) help = open_pages ("en_GB");
  g_autoptr (GPtrArray) found = hx_help_search (help, "solve puzzle");
  g_autoptr (GPtrArray) none = hx_help_search (help, "nowheretobefound");

  check_pages (help);
  g_assert_cmpstr (hx_help_find (help, "puzzle-solve#hints")->title, ==, "Solve a puzzle");
  g_assert_cmpuint (found->len, >, 1);
  g_assert_cmpstr (((HxHelpPage *) g_ptr_array_index (found, 0))->id, ==, "puzzle-solve");
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_null (hx_help_find (help, "nowhere"));
}

/* Translated pages are made by a whole build. */
static void
test_polish (void)
{
  g_autoptr (HxHelp) help = open_pages ("pl");
  g_autoptr (GPtrArray) found = hx_help_search (help, "lamiglowki rozwiaz");
  g_autofree char *path = hx_help_dup_path (help, "figures/battle.png");
  g_autofree char *built = g_test_build_filename (G_TEST_BUILT, "..", "help", "pl", "index.page", NULL);

  if (!g_file_test (built, G_FILE_TEST_EXISTS))
    {
      g_test_skip ("the translated pages are not built");
      return;
    }
  check_pages (help);
  g_assert_cmpstr (hx_help_find (help, "puzzle-solve")->title, ==, "Rozwiązywanie łamigłówki");
  g_assert_cmpuint (found->len, >, 0);
  g_assert_nonnull (strstr (path, "/pl/"));
}

static void
test_nothing (void)
{
  const char *const folders[] = { "nowhere", NULL };
  const char *const languages[] = { "pl", "C", NULL };
  g_autoptr (HxHelp) help = hx_help_new (folders, languages);
  g_autoptr (GPtrArray) found = hx_help_search (help, "");

  g_assert_cmpuint (hx_help_get_n_pages (help), ==, 0);
  g_assert_cmpuint (found->len, ==, 0);
  g_assert_null (hx_help_dup_path (help, "figures/battle.png"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/help/texts", test_texts);
  g_test_add_func ("/help/blocks", test_blocks);
  g_test_add_func ("/help/damaged", test_damaged);
  g_test_add_func ("/help/english", test_english);
  g_test_add_func ("/help/polish", test_polish);
  g_test_add_func ("/help/nothing", test_nothing);

  return g_test_run ();
}
