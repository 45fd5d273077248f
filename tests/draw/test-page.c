/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a printed sheet has room for its board and all of its legend, upright and lying. */
#include "hx-canvas.h"
#include "hx-page.h"

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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/draw/page/upright", Fixture, NULL, set_up, test_upright, tear_down);
  g_test_add ("/draw/page/lying", Fixture, NULL, set_up, test_lying, tear_down);
  g_test_add ("/draw/page/secrets", Fixture, NULL, set_up, test_secrets, tear_down);
  return g_test_run ();
}
