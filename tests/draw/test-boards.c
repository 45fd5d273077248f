/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether boards lie where a pointer finds them, and everything over them shows. */
#include <math.h>
#include <string.h>

#include "hx-board-drawing.h"
#include "hx-canvas.h"
#include "hx-sheet-states.h"

#define WIDTH 620
#define HEIGHT 680

typedef struct
{
  HxCatalog *catalog;
  const HxBox *box;
  HxPosition position;
  HxPicture picture;
  HxBoardScene scene;
  HxBoardLayout layout;
  Canvas *canvas;
} Fixture;

static void
put (Fixture    *fixture,
     const char *tile,
     int         side,
     const char *hex)
{
  HxPiece piece = hx_piece_new ((guint16) hx_catalog_find_tile (fixture->catalog, tile), side, 0);

  hx_position_put (&fixture->position, hx_geometry_find (&fixture->box->geometry, hex), &piece);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->catalog = canvas_load_data ();
  fixture->box = hx_catalog_get_box (fixture->catalog, 2);
  hx_position_init (&fixture->position, 2);
  put (fixture, "borgo/mutant", 0, "C1");
  put (fixture, "borgo/brawler", 1, "C2");
  put (fixture, "borgo/claws", 1, "C3");
  put (fixture, "borgo/assassin", 1, "C4");
  hx_picture_work_out (fixture->box, &fixture->position, &fixture->picture);
  hx_board_scene_init (&fixture->scene, fixture->box, &fixture->position, &fixture->picture);
  hx_board_scene_set_catalog (&fixture->scene, fixture->catalog);
  fixture->canvas = canvas_new (WIDTH, HEIGHT);
  cairo_translate (fixture->canvas->cr, -WIDTH / 2.0, -HEIGHT / 2.0);
  hx_board_layout_fit (&fixture->layout, &fixture->box->geometry, WIDTH, HEIGHT);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  canvas_free (fixture->canvas);
  hx_catalog_free (fixture->catalog);
}

static guint64
draw (Fixture *fixture)
{
  HxDrawStyle style;

  hx_draw_style_init (&style, 1, HX_SCHEME_LIGHT);
  canvas_clear (fixture->canvas);
  hx_draw_board (fixture->canvas->cr, &fixture->scene, &fixture->layout, &style);
  return canvas_hash (fixture->canvas);
}

static guint8
find (Fixture    *fixture,
      const char *hex)
{
  return hx_geometry_find (&fixture->box->geometry, hex);
}

/* Centre, inside every corner and edge: the hex; outside every outer edge: none. */
static void
check_hits (const HxBoardLayout *layout)
{
  const HxGeometry *geometry = layout->geometry;

  for (guint8 hex = 0; hex < geometry->n_hexes; hex++)
    {
      double x, y;

      hx_board_layout_get_center (layout, hex, &x, &y);
      g_assert_cmpuint (hx_board_layout_pick (layout, x, y), ==, hex);
      for (int d = 0; d < 6; d++)
        {
          double to_edge = (60 * d - 90) * G_PI / 180, to_corner = 60 * d * G_PI / 180;
          double edge = layout->radius * HX_BOARD_PITCH * HX_TILE_HEIGHT, corner = layout->radius * HX_BOARD_PITCH;

          g_assert_cmpuint (hx_board_layout_pick (layout, x + cos (to_edge) * edge * .98, y + sin (to_edge) * edge * .98),
                            ==, hex);
          g_assert_cmpuint (hx_board_layout_pick (layout, x + cos (to_corner) * corner * .98,
                                                  y + sin (to_corner) * corner * .98), ==, hex);
          g_assert_cmpuint (hx_board_layout_pick (layout, x + cos (to_edge) * edge * 1.02,
                                                  y + sin (to_edge) * edge * 1.02), ==, geometry->neighbour[hex][d]);
        }
    }
  g_assert_cmpuint (hx_board_layout_pick (layout, 1e9, -1e9), ==, HX_NO_HEX);
}

/* Between the ring of the selected hex and the tile in it lies the casing, whatever colour the tile has. */
static void
test_selected_ring (Fixture       *fixture,
                    gconstpointer  data)
{
  int tile = hx_catalog_find_tile (fixture->catalog, "borgo/mutant");
  const HxTileFacts *facts = hx_catalog_get_facts (fixture->catalog, (guint) tile);

  for (guint scheme = HX_SCHEME_LIGHT; scheme <= HX_SCHEME_DARK; scheme++)
    for (guint contrast = 0; contrast < 2; contrast++)
      for (guint side = 0; side < 6; side++)
        {
          const HxPalette *palette = hx_palette_get ((HxScheme) scheme);
          double apothem = 100 * HX_TILE_HEIGHT;
          cairo_t *cr = fixture->canvas->cr;
          HxTileLook look = { .color = (guint8) side };
          HxDrawStyle style;

          hx_draw_style_init (&style, 100, (HxScheme) scheme);
          style.high_contrast = contrast != 0;
          canvas_clear (fixture->canvas);
          cairo_save (cr);
          cairo_translate (cr, WIDTH / 2.0, HEIGHT / 2.0);
          hx_draw_tile (cr, facts, &look, &style);
          hx_draw_ring (cr, HX_RING_SELECTED, &style);
          cairo_restore (cr);
          g_assert_true (canvas_is_near (canvas_get_pixel (fixture->canvas, 0, -1.02 * apothem), palette->selected, 8));
          g_assert_true (canvas_is_near (canvas_get_pixel (fixture->canvas, 0, -.96 * apothem + contrast * 2), palette->casing, 40));
          g_assert_cmpfloat (hx_color_contrast (palette->selected, palette->casing), >=, 3);
        }
}

/* Bands from the middle of the board: what only a corner of the box, or only the box round a hexagon, meets is not met. */
static void
test_bands (Fixture       *fixture,
            gconstpointer  data)
{
  const HxBoardLayout *layout = &fixture->layout;
  double unit = layout->radius * HX_BOARD_PITCH;
  double half = unit * HX_TILE_HEIGHT;
  HxHexSet c3 = HX_HEX_BIT (find (fixture, "C3")), d2 = HX_HEX_BIT (find (fixture, "D2"));
  HxHexSet d3 = HX_HEX_BIT (find (fixture, "D3")), c4 = HX_HEX_BIT (find (fixture, "C4"));
  HxHexSet b2 = HX_HEX_BIT (find (fixture, "B2")), b3 = HX_HEX_BIT (find (fixture, "B3"));
  HxHexSet c2 = HX_HEX_BIT (find (fixture, "C2"));
  double x, y;

  hx_board_layout_get_center (layout, find (fixture, "C3"), &x, &y);
  const struct
  {
    double box[4];
    HxHexSet found;
  } bands[] = {
    { { x, y, x, y }, c3 },
    { { x + 1, y + 1, x - 1, y - 1 }, c3 },
    /* Just short of the corner between C3 and D3, and just past it. */
    { { x, y - .1 * half, x + .9 * unit, y + .1 * half }, c3 },
    { { x, y - .1 * half, x + 1.1 * unit, y + .1 * half }, c3 | d2 | d3 },
    /* Beside the slanted edge of C3, yet within the box round C3. */
    { { x + .9 * unit, y + .5 * half, x + .95 * unit, y + .9 * half }, d3 },
    { { x, y, x, y + 1.1 * half }, c3 | c4 },
    { { x - 1.2 * unit, y - 1.2 * half, x + 1.2 * unit, y + 1.2 * half }, c3 | c2 | c4 | d2 | d3 | b2 | b3 },
    { { -20, -20, -10, -10 }, 0 },
    { { -1e6, -1e6, 1e6, 1e6 }, layout->geometry->all },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bands); i++)
    g_assert_cmpuint (hx_board_layout_find_in_box (layout, bands[i].box), ==, bands[i].found);
}

static void
test_hits (Fixture       *fixture,
           gconstpointer  data)
{
  static const double sizes[][2] = { { 620, 680 }, { 1200, 300 }, { 90, 900 }, { 33.3, 47.1 } };

  for (guint radius = 2; radius <= 3; radius++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        HxBoardLayout layout;
        double width, height;

        hx_board_layout_fit (&layout, &hx_catalog_get_box (fixture->catalog, radius)->geometry, sizes[i][0], sizes[i][1]);
        check_hits (&layout);
        /* It fits, and could not be larger. */
        hx_board_layout_get_size (layout.geometry, layout.radius, &width, &height);
        g_assert_cmpfloat (width, <=, sizes[i][0] + 1e-6);
        g_assert_cmpfloat (height, <=, sizes[i][1] + 1e-6);
        g_assert_true (width > sizes[i][0] - 1e-6 || height > sizes[i][1] - 1e-6);
      }
}

static void
test_no_room (Fixture       *fixture,
              gconstpointer  data)
{
  HxBoardLayout layout;

  hx_board_layout_fit (&layout, &fixture->box->geometry, 0, 100);
  g_assert_cmpuint (hx_board_layout_pick (&layout, 0, 50), ==, HX_NO_HEX);
}

/* Nothing of a board with rings on every hex reaches beyond its rectangle. */
static void
test_stays_inside (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr(Canvas) canvas = NULL;
  HxBoardLayout layout;
  double width, height;
  HxDrawStyle style;

  hx_board_layout_get_size (&fixture->box->geometry, 50, &width, &height);
  canvas = canvas_new ((int) ceil (width) + 40, (int) ceil (height) + 40);
  hx_board_layout_fit (&layout, &fixture->box->geometry, width, height);
  cairo_translate (canvas->cr, -width / 2, -height / 2);
  hx_draw_style_init (&style, 1, HX_SCHEME_LIGHT);
  for (int ring = 0; ring < HX_N_RINGS; ring++)
    fixture->scene.rings[ring] = fixture->box->geometry.all;
  hx_draw_board (canvas->cr, &fixture->scene, &layout, &style);
  for (int x = -canvas->width / 2; x < canvas->width / 2; x++)
    for (int y = -canvas->height / 2; y < canvas->height / 2; y++)
      if (ABS (x) > width / 2 + 1 || ABS (y) > height / 2 + 1)
        g_assert_cmphex (canvas_get_pixel (canvas, x, y), ==, 0);
}

/* Whatever a scene can say changes the picture. */
static void
test_scene_shows (Fixture       *fixture,
                  gconstpointer  data)
{
  HxBoardScene plain = fixture->scene;
  HxHexSet c2 = HX_HEX_BIT (find (fixture, "C2")), c5 = HX_HEX_BIT (find (fixture, "C5"));
  guint64 before = draw (fixture), down;

  g_assert_cmphex (draw (fixture), ==, before);
  for (int ring = 0; ring < HX_N_RINGS; ring++)
    {
      fixture->scene = plain;
      fixture->scene.rings[ring] = c5;
      g_assert_cmphex (draw (fixture), !=, before);
    }
#define ASSERT_SHOWS(field, value) \
  fixture->scene = plain; \
  fixture->scene.field = value; \
  g_assert_cmphex (draw (fixture), !=, before)
  ASSERT_SHOWS (left_out, c2);
  ASSERT_SHOWS (dimmed, c2);
  ASSERT_SHOWS (destroyed, c2);
  ASSERT_SHOWS (segment, 1);
  ASSERT_SHOWS (coordinates, FALSE);
  ASSERT_SHOWS (colors[1], 5);
#undef ASSERT_SHOWS
  fixture->scene = plain;
  fixture->position.water = c5;
  g_assert_cmphex (draw (fixture), !=, before);
  fixture->position.water = 0;
  fixture->position.trap[find (fixture, "C5")] = HX_TRAP_MINE;
  down = draw (fixture);
  g_assert_cmphex (down, !=, before);
  fixture->position.trap[find (fixture, "C5")] = HX_TRAP_SMOKE;
  g_assert_cmphex (draw (fixture), ==, down);
  fixture->scene.face_up = c5;
  g_assert_cmphex (draw (fixture), !=, down);
}

static void
test_monolith_shows (Fixture       *fixture,
                     gconstpointer  data)
{
  guint64 before = draw (fixture), expanded;
  HxMonolith *monolith = &fixture->position.monolith[0];

  monolith->present = TRUE;
  g_assert_cmphex (draw (fixture), ==, before);
  monolith->expanded = TRUE;
  monolith->part[0] = find (fixture, "C1");
  monolith->part[1] = find (fixture, "B1");
  expanded = draw (fixture);
  g_assert_cmphex (expanded, !=, before);
  monolith->part[0] = find (fixture, "D1");
  g_assert_cmphex (draw (fixture), !=, expanded);
}

/* A board put together hex by hex is the same board, where no Monolith part reaches over its neighbours. */
static void
test_hex_by_hex (Fixture       *fixture,
                 gconstpointer  data)
{
  HxDrawStyle style;
  guint64 whole;

  fixture->position.trap[find (fixture, "C5")] = HX_TRAP_MINE;
  fixture->position.water = HX_HEX_BIT (find (fixture, "A1"));
  whole = draw (fixture);
  canvas_clear (fixture->canvas);
  hx_draw_style_init (&style, fixture->layout.radius, HX_SCHEME_LIGHT);
  for (guint8 hex = 0; hex < fixture->box->geometry.n_hexes; hex++)
    {
      double x, y;

      hx_board_layout_get_center (&fixture->layout, hex, &x, &y);
      cairo_save (fixture->canvas->cr);
      cairo_translate (fixture->canvas->cr, x, y);
      hx_draw_board_hex (fixture->canvas->cr, &fixture->scene, hex, &style);
      hx_draw_board_piece (fixture->canvas->cr, &fixture->scene, hex, &style);
      cairo_restore (fixture->canvas->cr);
    }
  g_assert_cmphex (canvas_hash (fixture->canvas), ==, whole);
}

static guint64
draw_arrow (Fixture    *fixture,
            HxArrow    *arrow,
            const char *to)
{
  arrow->from = find (fixture, "C1");
  arrow->to = find (fixture, to);
  fixture->scene.arrows = arrow;
  fixture->scene.n_arrows = 1;
  return draw (fixture);
}

static void
test_arrows_differ (Fixture       *fixture,
                    gconstpointer  data)
{
  guint64 hashes[HX_ARROW_CHAIN + 1];

  hashes[0] = draw (fixture);
  for (int kind = HX_ARROW_MELEE; kind <= HX_ARROW_CHAIN; kind++)
    {
      HxArrow arrow = { .kind = kind, .progress = 1 };
      guint64 grown, wounded;

      hashes[kind] = grown = draw_arrow (fixture, &arrow, "C2");
      for (int i = 0; i < kind; i++)
        g_assert_cmphex (hashes[kind], !=, hashes[i]);
      arrow.wounds = 2;
      wounded = draw_arrow (fixture, &arrow, "C2");
      g_assert_cmphex (wounded, !=, grown);
      arrow.progress = .5;
      g_assert_cmphex (draw_arrow (fixture, &arrow, "C2"), !=, grown);
      /* What is blocked takes nothing. */
      arrow.progress = 1;
      arrow.blocked = TRUE;
      grown = draw_arrow (fixture, &arrow, "C2");
      arrow.wounds = 0;
      g_assert_cmphex (draw_arrow (fixture, &arrow, "C2"), ==, grown);
    }
}

/* The pixels down the middle of the board within C3, where its number is. */
static GArray *
read_middle (Fixture *fixture)
{
  GArray *pixels = g_array_new (FALSE, FALSE, sizeof (HxColor));
  double reach = fixture->layout.radius * .25, x, y;

  hx_board_layout_get_center (&fixture->layout, find (fixture, "C3"), &x, &y);
  for (double at = -reach; at < reach; at += 1)
    {
      HxColor color = canvas_get_pixel (fixture->canvas, x - WIDTH / 2.0, y - HEIGHT / 2.0 + at);

      g_array_append_val (pixels, color);
    }
  return pixels;
}

/* The number of a unit that a shot passes stays readable; one that is not passed is drawn over. */
static void
test_arrow_leaves_out_the_passed (Fixture       *fixture,
                                  gconstpointer  data)
{
  static const HxArrowKind kinds[] = { HX_ARROW_RANGED, HX_ARROW_GAUSS, HX_ARROW_CHAIN, HX_ARROW_DEMOLITION };
  HxHexSet passed = HX_HEX_BIT (find (fixture, "C2")) | HX_HEX_BIT (find (fixture, "C3"));
  g_autoptr(GArray) before = NULL;

  draw (fixture);
  before = read_middle (fixture);
  g_assert_cmpuint (before->len, >, 10);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (int leave = 0; leave < 2; leave++)
      {
        HxArrow arrow = { .kind = kinds[i], .color = 2, .passed = leave ? passed : 0, .progress = 1 };
        g_autoptr(GArray) after = NULL;

        draw_arrow (fixture, &arrow, "C4");
        after = read_middle (fixture);
        g_assert_cmpint (memcmp (before->data, after->data, before->len * sizeof (HxColor)) == 0, ==, leave);
      }
}

static void
test_influences (Fixture       *fixture,
                 gconstpointer  data)
{
  HxInfluenceCoin coins[HX_MAX_INFLUENCES];
  guint64 before, works;
  guint n;

  g_assert_cmpuint (hx_influence_coins_collect (&fixture->scene, find (fixture, "C2"), coins), ==, 0);
  put (fixture, "borgo/scout", 1, "C3");
  put (fixture, "moloch/net-fighter", 0, "D2");
  hx_picture_work_out (fixture->box, &fixture->position, &fixture->picture);
  before = draw (fixture);
  n = hx_influence_coins_collect (&fixture->scene, find (fixture, "C2"), coins);
  g_assert_cmpuint (n, >=, 1);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (coins[i].to, ==, find (fixture, "C2"));
      g_assert_cmpint (coins[i].harm, ==, coins[i].kind == HX_INFLUENCE_NET);
    }
  fixture->scene.influences = coins;
  fixture->scene.n_influences = n;
  coins[0].works = TRUE;
  works = draw (fixture);
  g_assert_cmphex (works, !=, before);
  coins[0].works = FALSE;
  g_assert_cmphex (draw (fixture), !=, works);
}

static void
test_high_contrast (Fixture       *fixture,
                    gconstpointer  data)
{
  HxDrawStyle style;
  guint64 ordinary;

  hx_draw_style_init (&style, 60, HX_SCHEME_LIGHT);
  canvas_clear (fixture->canvas);
  hx_sheet_draw_board (fixture->canvas->cr, fixture->catalog, WIDTH, HEIGHT, &style);
  ordinary = canvas_hash (fixture->canvas);
  style.high_contrast = TRUE;
  canvas_clear (fixture->canvas);
  hx_sheet_draw_board (fixture->canvas->cr, fixture->catalog, WIDTH, HEIGHT, &style);
  g_assert_cmphex (canvas_hash (fixture->canvas), !=, ordinary);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/draw/boards/hits", test_hits);
  ADD ("/draw/boards/selected-ring", test_selected_ring);
  ADD ("/draw/boards/bands", test_bands);
  ADD ("/draw/boards/no-room", test_no_room);
  ADD ("/draw/boards/stays-inside", test_stays_inside);
  ADD ("/draw/boards/scene-shows", test_scene_shows);
  ADD ("/draw/boards/monolith-shows", test_monolith_shows);
  ADD ("/draw/boards/hex-by-hex", test_hex_by_hex);
  ADD ("/draw/boards/arrows-differ", test_arrows_differ);
  ADD ("/draw/boards/arrow-leaves-out-the-passed", test_arrow_leaves_out_the_passed);
  ADD ("/draw/boards/influences", test_influences);
  ADD ("/draw/boards/high-contrast", test_high_contrast);
  return g_test_run ();
}
