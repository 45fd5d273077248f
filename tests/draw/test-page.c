/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a printed sheet has room for its board and all of its legend, and a puzzle for all of its parts, upright and lying. */
#include "hx-canvas.h"
#include "hx-page.h"
#include "hx-puzzle-page.h"
#include "hx-render.h"

typedef struct
{
  HxCatalog *catalog;
  HxPosition position;
  HxPicture picture;
  HxBoardScene scene;
  HxPage page;
  HxDrawStyle style;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const HxBox *box;
  HxPiece piece;

  fixture->catalog = canvas_load_data ();
  box = hx_catalog_get_box (fixture->catalog, 3);
  hx_position_init (&fixture->position, 2);
  piece = hx_piece_new ((guint16) hx_catalog_find_tile (fixture->catalog, "borgo/net-fighter"), 1, 2);
  hx_position_put (&fixture->position, 0, &piece);
  hx_picture_work_out (box, &fixture->position, &fixture->picture);
  hx_board_scene_init (&fixture->scene, box, &fixture->position, &fixture->picture);
  hx_board_scene_set_catalog (&fixture->scene, fixture->catalog);
  hx_draw_style_init (&fixture->style, 1, HX_SCHEME_LIGHT);
  fixture->page = (HxPage) { .scene = &fixture->scene, .title = "A Position", .subtitle = "Seen by Borgo" };
  for (guint i = 0; i < 13; i++)
    fixture->page.entries[fixture->page.n_entries++] = (HxPageEntry) { i < 6 ? HX_PAGE_SIDE : i - 6 + HX_PAGE_INITIATIVE, i, "Twenty hit points of it" };
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hx_catalog_free (fixture->catalog);
}

static guint
count_ink (Canvas *canvas,
           double  top,
           double  bottom)
{
  guint n = 0;

  for (int y = (int) top; y < (int) bottom; y++)
    for (int x = 0; x < canvas->width; x++)
      if (canvas_get_pixel (canvas, x - canvas->width / 2.0 + .5, y - canvas->height / 2.0 + .5) != 0xffffff)
        n++;
  return n;
}

static void
check_sheet (Fixture *fixture,
             int      width,
             int      height)
{
  g_autoptr (Canvas) canvas = canvas_new (width, height);
  HxPageLayout layout;
  guint n_rows;

  cairo_set_source_rgb (canvas->cr, 1, 1, 1);
  cairo_paint (canvas->cr);
  cairo_translate (canvas->cr, -width / 2.0, -height / 2.0);
  hx_page_layout_fit (&layout, &fixture->page, canvas->cr, width, height);
  n_rows = (fixture->page.n_entries + layout.n_columns - 1) / layout.n_columns;
  g_assert_cmpfloat (layout.board_bottom - layout.board_top, >, MIN (width, height) * .55);
  g_assert_cmpfloat (layout.board_bottom + n_rows * layout.unit, <=, height);
  g_assert_cmpfloat (layout.n_columns * layout.column, <=, width + .001);

  hx_draw_page (canvas->cr, &fixture->page, width, height, &fixture->style);
  g_assert_cmpuint (count_ink (canvas, 0, layout.board_top), >, 100);
  g_assert_cmpuint (count_ink (canvas, layout.board_top, layout.board_bottom), >, 10000);
  /* Between board and legend the paper stays white, and so it does under the last row. */
  g_assert_cmpuint (count_ink (canvas, layout.board_bottom + 2, layout.board_bottom + layout.unit * .9), ==, 0);
  g_assert_cmpuint (count_ink (canvas, height - layout.unit * 1.8, height), >, 50);
}

static void
test_upright (Fixture       *fixture,
              gconstpointer  data)
{
  check_sheet (fixture, 595, 842);
}

static void
test_lying (Fixture       *fixture,
            gconstpointer  data)
{
  check_sheet (fixture, 842, 595);
}

/* What hides a Trap on the board hides it on paper. */
static void
test_secrets (Fixture       *fixture,
              gconstpointer  data)
{
  guint64 hashes[2];

  for (int kind = 0; kind < 2; kind++)
    {
      g_autoptr (Canvas) canvas = canvas_new (600, 800);

      fixture->position.trap[5] = (guint8) (kind == 0 ? HX_TRAP_MINE : HX_TRAP_FRENZY);
      fixture->position.trap_side[5] = 0;
      hx_board_scene_set_view (&fixture->scene, 1);
      cairo_translate (canvas->cr, -300, -400);
      hx_draw_page (canvas->cr, &fixture->page, 600, 800, &fixture->style);
      hashes[kind] = canvas_hash (canvas);
    }
  g_assert_cmphex (hashes[0], ==, hashes[1]);
}

/* Whether the paper outside the sheet stays white. */
static void
check_edges (Canvas *canvas,
             int     margin)
{
  for (int y = 0; y < canvas->height; y++)
    for (int x = 0; x < canvas->width; x++)
      if (x < margin || y < margin || x >= canvas->width - margin || y >= canvas->height - margin)
        g_assert_cmphex (canvas_get_pixel (canvas, x - canvas->width / 2.0 + .5, y - canvas->height / 2.0 + .5), ==, 0xffffff);
}

static HxPuzzlePage
make_puzzle (Fixture *fixture,
             guint16 *hand,
             guint    n_hand)
{
  HxPuzzlePage page = { .scene = &fixture->scene, .catalog = fixture->catalog, .color = 1, .kicker = "Puzzle for Borgo",
                        .title = "A Title That Is Rather Long, so That It Takes More Than One Line of Its Sheet",
                        .lead = "What is said of it. What is said of it. What is said of it. What is said of it.",
                        .author = "By Somebody", .hand = hand, .n_hand = n_hand,
                        .task = "Play exactly three tiles of your hand. After the Final Battle your HQ has more hit points." };

  for (guint i = 0; i < n_hand; i++)
    hand[i] = (guint16) (i % 2 == 0 ? hx_catalog_find_tile (fixture->catalog, "borgo/super-mutant")
                                    : hx_catalog_find_tile (fixture->catalog, "uranopolis/acceleration-generator"));
  page.sides[page.n_sides++] = (HxPageEntry) { HX_PAGE_SIDE, 0, "Moloch: 20 hit points" };
  page.sides[page.n_sides++] = (HxPageEntry) { HX_PAGE_SIDE, 1, "Borgo: 7 hit points" };

  return page;
}

static void
add_traps (HxPuzzlePage *page)
{
  page->has_traps = TRUE;
  for (guint trap = HX_TRAP_MINE; trap < HX_N_TRAPS; trap++)
    page->traps[page->n_traps++] = (HxPageEntry) { HX_PAGE_TRAP, page->color, "A Trap with a long name", trap };
}

/* Both sides have a Monolith and Traps; in one of them lies a tile. */
static void
add_secrets (Fixture      *fixture,
             HxPuzzlePage *page)
{
  for (guint side = 0; side < 2; side++)
    {
      HxMonolith *monolith = &fixture->position.monolith[side];

      *monolith = (HxMonolith) { .present = TRUE };
      monolith->lower[0] = hx_piece_new ((guint16) hx_catalog_find_tile (fixture->catalog, "uranopolis/acceleration-generator"), (guint8) side, 0);
      monolith->lower[1].tile = HX_NO_TILE;
      page->cargo[side] = "Some Army: Tiles under the HQ";
      page->armed[page->n_armed++] = (HxPageEntry) { HX_PAGE_TRAP, side, "A Trap on C3", HX_TRAP_MINE };
    }
}

/* A puzzle fills its sheet and nothing else, upright and lying, with one tile in the hand and with nine, and then all Traps and two Monoliths. */
static void
test_puzzle (Fixture       *fixture,
             gconstpointer  data)
{
  static const int sizes[][2] = { { 511, 758 }, { 758, 511 } };

  for (guint i = 0; i < 4; i++)
    {
      int width = sizes[i / 2][0], height = sizes[i / 2][1];
      g_autoptr (Canvas) canvas = canvas_new (width + 40, height + 40);
      guint16 hand[9];
      HxPuzzlePage page = make_puzzle (fixture, hand, i % 2 == 0 ? 1 : 9);

      if (i % 2 == 1)
        {
          add_traps (&page);
          add_secrets (fixture, &page);
        }
      cairo_set_source_rgb (canvas->cr, 1, 1, 1);
      cairo_paint (canvas->cr);
      cairo_translate (canvas->cr, -width / 2.0, -height / 2.0);
      hx_draw_puzzle_page (canvas->cr, &page, width, height, &fixture->style);
      check_edges (canvas, 17);
      g_assert_cmpuint (count_ink (canvas, 20, 45), >, (guint) width * 15);
      g_assert_cmpuint (count_ink (canvas, height * .4, height * .5), >, (guint) width * 8);
      g_assert_cmpuint (count_ink (canvas, height + 20 - 14, height + 20), >, 100);
    }
}

static guint64
hash_puzzle (Fixture            *fixture,
             const HxPuzzlePage *page,
             gboolean            lies)
{
  int width = lies ? 758 : 511, height = lies ? 511 : 758;
  g_autoptr (Canvas) canvas = canvas_new (width + 40, height + 40);

  cairo_set_source_rgb (canvas->cr, 1, 1, 1);
  cairo_paint (canvas->cr);
  cairo_translate (canvas->cr, -width / 2.0, -height / 2.0);
  hx_draw_puzzle_page (canvas->cr, page, width, height, &fixture->style);
  check_edges (canvas, 17);

  return canvas_hash (canvas);
}

/* Nothing is cut, however long: the last letter of each text and the last tile of the hand can be seen. */
static void
test_long (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *many = g_strnfill (900, 'W'), *more = g_strconcat (many, "W", NULL);
  guint16 hand[60];

  for (guint i = 0; i < 2; i++)
    {
      HxPuzzlePage page = make_puzzle (fixture, hand, 9);
      guint64 first;

      page.title = many;
      first = hash_puzzle (fixture, &page, i == 1);
      page.title = more;
      g_assert_cmphex (hash_puzzle (fixture, &page, i == 1), !=, first);
      page = make_puzzle (fixture, hand, 9);
      page.lead = page.author = many;
      first = hash_puzzle (fixture, &page, i == 1);
      page.lead = more;
      g_assert_cmphex (hash_puzzle (fixture, &page, i == 1), !=, first);
      page = make_puzzle (fixture, hand, 60);
      first = hash_puzzle (fixture, &page, i == 1);
      hand[59] = hand[0];
      g_assert_cmphex (hash_puzzle (fixture, &page, i == 1), !=, first);
    }
}

/* A line break in a title is a space, and one in what is said of the position ends a line, several of them no more than that. */
static void
test_line_breaks (Fixture       *fixture,
                  gconstpointer  data)
{
  static const char *const titles[] = { "One Two", "One\nTwo", "One\t\r\n\nTwo\n" };
  static const char *const leads[] = { "One. Two.", "One.\nTwo.", "One.\r\n\n\nTwo.\n" };
  guint64 by_title[3], by_lead[3];
  guint16 hand[3];

  for (guint i = 0; i < 3; i++)
    {
      HxPuzzlePage page = make_puzzle (fixture, hand, 3);

      page.title = titles[i];
      by_title[i] = hash_puzzle (fixture, &page, FALSE);
      page.lead = leads[i];
      page.title = "A Title";
      by_lead[i] = hash_puzzle (fixture, &page, FALSE);
    }
  g_assert_cmphex (by_title[0], ==, by_title[1]);
  g_assert_cmphex (by_title[0], ==, by_title[2]);
  g_assert_cmphex (by_lead[0], !=, by_lead[1]);
  g_assert_cmphex (by_lead[1], ==, by_lead[2]);
}

/* What is said of a position has sheets for itself where it is too long to stand with it: all of it, each line once. */
static void
test_texts (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GString) lead = g_string_new ("");
  guint16 hand[3];
  HxPuzzlePage page = make_puzzle (fixture, hand, 3);
  guint n, n_inked = 0;

  g_assert_cmpuint (hx_puzzle_page_count_texts (&page, 511, 758, &fixture->style), ==, 0);
  for (guint i = 0; i < 120; i++)
    g_string_append (lead, "W\n");
  page.lead = lead->str;
  n = hx_puzzle_page_count_texts (&page, 511, 758, &fixture->style);
  g_assert_cmpuint (n, >, 1);
  for (guint nth = 0; nth < n; nth++)
    {
      g_autoptr (Canvas) canvas = canvas_new (551, 798);

      cairo_set_source_rgb (canvas->cr, 1, 1, 1);
      cairo_paint (canvas->cr);
      cairo_translate (canvas->cr, -511 / 2.0, -758 / 2.0);
      hx_draw_puzzle_text (canvas->cr, &page, nth, (double[]) { 511, 758 }, &fixture->style);
      check_edges (canvas, 17);
      g_assert_cmpuint (count_ink (canvas, 130, 160), >, 20);
      n_inked += count_ink (canvas, 120, 778) > 20;
    }
  g_assert_cmpuint (n_inked, ==, n);
  page.n_texts = n;
  g_assert_cmphex (hash_puzzle (fixture, &page, FALSE), !=, 0);
}

/* The Traps left are shown where the army has any, and so is that there is none left; what is hidden on the board is shown. */
static void
test_traps (Fixture       *fixture,
            gconstpointer  data)
{
  guint64 hashes[4];

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (Canvas) canvas = canvas_new (511, 758);
      guint16 hand[3];
      HxPuzzlePage page = make_puzzle (fixture, hand, 3);

      page.has_traps = i == 1;
      if (i == 2)
        add_traps (&page);
      if (i == 3)
        add_secrets (fixture, &page);
      cairo_translate (canvas->cr, -511 / 2.0, -758 / 2.0);
      hx_draw_puzzle_page (canvas->cr, &page, 511, 758, &fixture->style);
      hashes[i] = canvas_hash (canvas);
    }
  g_assert_cmphex (hashes[0], !=, hashes[1]);
  g_assert_cmphex (hashes[0], !=, hashes[2]);
  g_assert_cmphex (hashes[1], !=, hashes[2]);
  g_assert_cmphex (hashes[0], !=, hashes[3]);
}

/* A solution of many actions is written smaller, so that it stays on its sheet with its board. */
static void
test_solution (Fixture       *fixture,
               gconstpointer  data)
{
  HxPageMove moves[30];

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    moves[i] = (HxPageMove) { .heading = i % 5 == 0 ? "After the answer: C3" : "", .number = i % 5 + 1,
                              .tile = i % 2 == 0 ? HX_NO_TILE : 3, .text = "Place something on A1, facing north", .effect = "It is done." };
  for (guint n = 0; n <= G_N_ELEMENTS (moves); n += 15)
    {
      g_autoptr (Canvas) canvas = canvas_new (551, 798);
      HxSolutionPage page = { .scene = n < 20 ? &fixture->scene : NULL, .catalog = fixture->catalog, .color = 1, .kicker = "Solution",
                              .title = "A Title", .moves = moves, .n_moves = n, .ending = n > 0 ? "Winner: Borgo." : "",
                              .note = "There is no other." };

      cairo_set_source_rgb (canvas->cr, 1, 1, 1);
      cairo_paint (canvas->cr);
      cairo_translate (canvas->cr, -511 / 2.0, -758 / 2.0);
      hx_draw_solution_page (canvas->cr, &page, 511, 758, &fixture->style);
      check_edges (canvas, 17);
      g_assert_cmpuint (count_ink (canvas, 100, 700), >, 3000);
    }
}

static void
draw_nothing_cb (gpointer  data,
                 cairo_t  *cr,
                 guint     number)
{
  *(guint *) data += number + 1;
}

/* As many sheets as are asked for, and the same bytes each time. */
static void
test_sheets (void)
{
  for (guint n = 1; n <= 2; n++)
    {
      g_autoptr (GBytes) first = NULL, second = NULL;
      guint drawn = 0;
      HxSheets sheets = { "A Title", n, draw_nothing_cb, &drawn };

      first = hx_render_pages (&sheets, HX_FORMAT_PDF, 600, NULL);
      second = hx_render_pages (&sheets, HX_FORMAT_PDF, 600, NULL);
      g_assert_cmpuint (drawn, ==, 2 * (n == 1 ? 1 : 3));
      g_assert_true (g_bytes_equal (first, second));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/draw/page/upright", Fixture, NULL, set_up, test_upright, tear_down);
  g_test_add ("/draw/page/lying", Fixture, NULL, set_up, test_lying, tear_down);
  g_test_add ("/draw/page/secrets", Fixture, NULL, set_up, test_secrets, tear_down);
  g_test_add ("/draw/page/puzzle", Fixture, NULL, set_up, test_puzzle, tear_down);
  g_test_add ("/draw/page/long", Fixture, NULL, set_up, test_long, tear_down);
  g_test_add ("/draw/page/line-breaks", Fixture, NULL, set_up, test_line_breaks, tear_down);
  g_test_add ("/draw/page/texts", Fixture, NULL, set_up, test_texts, tear_down);
  g_test_add ("/draw/page/traps", Fixture, NULL, set_up, test_traps, tear_down);
  g_test_add ("/draw/page/solution", Fixture, NULL, set_up, test_solution, tear_down);
  g_test_add_func ("/draw/page/sheets", test_sheets);
  return g_test_run ();
}
