/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether every tile is drawn, its marks point where they act and every state shows. */
#include <math.h>

#include "hx-canvas.h"
#include "hx-icon-drawing.h"
#include "hx-pen.h"
#include "hx-sheet-states.h"
#include "hx-tile-drawing.h"

typedef struct
{
  HxCatalog *catalog;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->catalog = canvas_load_data ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hx_catalog_free (fixture->catalog);
}

static guint64
draw_tile (Canvas            *canvas,
           const HxTileFacts *facts,
           const HxTileLook  *look,
           const HxDrawStyle *style)
{
  canvas_clear (canvas);
  hx_draw_tile (canvas->cr, facts, look, style);
  return canvas_hash (canvas);
}

/* Whether a tile has anything on its edges that turns with it; an HQ is alike on all sides unless something is sided. */
static gboolean
turns (const HxTileFacts *facts)
{
  return facts->type != HX_TILE_INSTANT && (facts->type != HX_TILE_HQ || facts->n_sided > 0);
}

static void
check_facings (const HxTileFacts *facts,
               Canvas            *canvas,
               const HxDrawStyle *style)
{
  guint64 hashes[6];

  for (guint facing = 0; facing < 6; facing++)
    {
      HxTileLook look;

      hx_tile_look_from_facts (facts, facing, &look);
      look.color = 0;
      look.facing = (guint8) facing;
      hashes[facing] = draw_tile (canvas, facts, &look, style);
      for (guint i = 0; i < facing; i++)
        if (turns (facts))
          g_assert_cmphex (hashes[facing], !=, hashes[i]);
        else if (facts->type == HX_TILE_INSTANT)
          g_assert_cmphex (hashes[facing], ==, hashes[i]);
    }
}

static void
check_all_tiles (const HxCatalog *catalog,
                 int              width,
                 HxScheme         scheme)
{
  g_autoptr(Canvas) canvas = canvas_new (width + 8, width + 8);
  HxDrawStyle style;
  HxTileLook look;
  guint64 nothing = canvas_hash (canvas), printed;

  hx_draw_style_init (&style, width / 2.0, scheme);
  for (guint tile = 0; tile < hx_catalog_get_n_tiles (catalog); tile++)
    {
      const HxTileFacts *facts = hx_catalog_get_facts (catalog, tile);

      check_facings (facts, canvas, &style);
      for (guint color = 0; color <= HX_SIDE_NEUTRAL; color += 3)
        {
          hx_tile_look_from_facts (facts, color, &look);
          printed = draw_tile (canvas, facts, &look, &style);
          g_assert_cmphex (printed, !=, nothing);
          /* It fills its hex and leaves the corners of the square free. */
          g_assert_cmphex (canvas_get_pixel (canvas, -width / 2.0 + 1, -width / 2.0 + 1), ==, 0);
          g_assert_cmphex (canvas_get_pixel (canvas, -width * .35, 0), !=, 0);
        }
    }
}

static void
test_all_tiles (Fixture       *fixture,
                gconstpointer  data)
{
  int width = GPOINTER_TO_INT (data);

  g_assert_cmpuint (hx_catalog_get_n_tiles (fixture->catalog), >=, 122);
  /* Large ones take long, and schemes-agree shows that one scheme will do. */
  for (int scheme = 0; scheme < (width > 240 ? 1 : HX_N_SCHEMES); scheme++)
    check_all_tiles (fixture->catalog, width, scheme);
}

/* The window's scheme is not the tiles' business. */
static void
test_schemes_agree (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr(Canvas) canvas = canvas_new (128, 128);

  for (guint tile = 0; tile < hx_catalog_get_n_tiles (fixture->catalog); tile++)
    {
      const HxTileFacts *facts = hx_catalog_get_facts (fixture->catalog, tile);
      HxDrawStyle light, dark;
      HxTileLook look;

      hx_tile_look_from_facts (facts, 0, &look);
      hx_draw_style_init (&light, 60, HX_SCHEME_LIGHT);
      hx_draw_style_init (&dark, 60, HX_SCHEME_DARK);
      g_assert_cmphex (draw_tile (canvas, facts, &look, &light), ==, draw_tile (canvas, facts, &look, &dark));
    }
}

/* A tile with one attack through a side: light where the mark must be, body at the five other edges. */
static void
test_mark_points_where_it_acts (void)
{
  static const char *const kinds[] = { "melee", "ranged", "gauss" };
  g_autoptr(Canvas) canvas = canvas_new (240, 240);
  g_autoptr(HxTileFacts) facts = hx_tile_facts_new ("sample");
  HxAttackFact attack = { "melee", 0, 1 };
  HxDrawStyle style;

  facts->type = HX_TILE_WARRIOR;
  facts->attacks = g_memdup2 (&attack, sizeof attack);
  facts->n_attacks = 1;
  hx_draw_style_init (&style, 110, HX_SCHEME_LIGHT);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (int side = 0; side < 6; side++)
      for (int facing = 0; facing < 6; facing++)
        {
          HxTileLook look;

          facts->attacks[0].kind = kinds[kind];
          facts->attacks[0].side = side;
          hx_tile_look_from_facts (facts, 0, &look);
          look.facing = (guint8) facing;
          look.show_name = FALSE;
          draw_tile (canvas, facts, &look, &style);
          for (int direction = 0; direction < 6; direction++)
            {
              HxPoint at = hx_pen_corner (60 * direction - 90, .66 * 110);
              HxColor color = canvas_get_pixel (canvas, at.x, at.y);

              if (direction == (side + facing) % 6)
                g_assert_cmpfloat (hx_color_contrast (color, HX_COLOR_KEY), >, 10);
              else
                g_assert_cmpfloat (hx_color_contrast (color, HX_COLOR_INK), >, 3);
            }
        }
}

static void
test_strengths_differ (void)
{
  static const char *const kinds[] = { "melee", "ranged", "gauss", "demolition", "some-new-kind" };
  g_autoptr(Canvas) canvas = canvas_new (128, 128);
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  HxDrawStyle style;

  hx_draw_style_init (&style, 60, HX_SCHEME_LIGHT);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (int strength = 1; strength <= 5; strength++)
      {
        guint64 hash;

        canvas_clear (canvas);
        hx_draw_attack_icon (canvas->cr, kinds[kind], strength, &style);
        hash = canvas_hash (canvas);
        g_assert_true (g_hash_table_add (seen, g_memdup2 (&hash, sizeof hash)));
      }
}

/* Every sample looks different from every other one, in either scheme and size, with ordinary and high contrast. */
static void
test_states_show (Fixture       *fixture,
                  gconstpointer  data)
{
  static const int widths[] = { 60, 120, 140 };

  for (guint i = 0; i < G_N_ELEMENTS (widths) * 4; i++)
    {
      int width = widths[i / 4];
      g_autoptr(Canvas) canvas = canvas_new (width * 5 / 4, width * 5 / 4);
      g_autoptr(GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
      HxDrawStyle style;

      hx_draw_style_init (&style, width / 2.0, i % 2 == 0 ? HX_SCHEME_LIGHT : HX_SCHEME_DARK);
      style.high_contrast = i % 4 >= 2;
      for (guint sample = 0; sample < hx_sheet_count_samples (); sample++)
        {
          const char *name;
          guint64 hash;

          canvas_clear (canvas);
          name = hx_sheet_draw_sample (canvas->cr, fixture->catalog, sample, &style);
          hash = canvas_hash (canvas);
          if (!g_hash_table_add (seen, g_memdup2 (&hash, sizeof hash)))
            g_error ("at %d pixels “%s” looks like another one", width, name);
        }
    }
}

static void
test_every_state_by_itself (Fixture       *fixture,
                            gconstpointer  data)
{
  const HxTileFacts *facts = hx_catalog_get_facts (fixture->catalog,
                                                   (guint) hx_catalog_find_tile (fixture->catalog, "borgo/mutant"));
  g_autoptr(Canvas) canvas = canvas_new (160, 160);
  HxDrawStyle style;
  HxTileLook look;
  guint64 plain, worked_out, forced;

  hx_draw_style_init (&style, 70, HX_SCHEME_LIGHT);
  hx_tile_look_from_facts (facts, 1, &look);
  plain = draw_tile (canvas, facts, &look, &style);
  for (int bit = 0; bit < HX_N_LOOK_STATES; bit++)
    {
      hx_tile_look_from_facts (facts, 1, &look);
      look.controller = 0;
      look.states = 1u << bit;
      worked_out = draw_tile (canvas, facts, &look, &style);
      look.forced = look.states;
      forced = draw_tile (canvas, facts, &look, &style);
      g_assert_cmphex (worked_out, !=, plain);
      g_assert_cmphex (forced, !=, worked_out);
      look.forced = 0;
      look.markers[bit] = 2;
      g_assert_cmphex (draw_tile (canvas, facts, &look, &style), !=, worked_out);
    }
}

/* No pattern where names and numbers stand: the middle has one colour. */
static void
test_calm_middle (void)
{
  g_autoptr(Canvas) canvas = canvas_new (420, 420);
  g_autoptr(HxTileFacts) facts = hx_tile_facts_new ("sample");
  HxDrawStyle style;

  facts->type = HX_TILE_WARRIOR;
  for (int strong = 0; strong < 2; strong++)
    for (guint color = 0; color <= HX_SIDE_NEUTRAL; color++)
      {
        const HxSideColors *side = hx_side_colors_get (HX_SIDES_NORMAL, color);
        HxColor body = hx_color_mix (side->top, side->bottom, .45);
        double calm = (strong ? .58 : .31) * 200;
        HxTileLook look;

        hx_draw_style_init (&style, 200, HX_SCHEME_LIGHT);
        style.high_contrast = strong;
        hx_tile_look_from_facts (facts, color, &look);
        look.show_name = FALSE;
        draw_tile (canvas, facts, &look, &style);
        for (int turn = 0; turn < 360; turn += 15)
          for (double r = 0; r < calm; r += 4)
            {
              HxPoint at = hx_pen_corner (turn, r);

              g_assert_true (canvas_is_near (canvas_get_pixel (canvas, at.x, at.y), body, 2));
            }
      }
}

/* White stays readable over the pattern, where names are. */
static void
test_white_over_pattern (void)
{
  g_autoptr(Canvas) canvas = canvas_new (280, 280);
  g_autoptr(HxTileFacts) facts = hx_tile_facts_new ("sample");
  HxDrawStyle style;

  facts->type = HX_TILE_WARRIOR;
  hx_draw_style_init (&style, 130, HX_SCHEME_LIGHT);
  for (guint color = 0; color <= HX_SIDE_NEUTRAL; color++)
    {
      double worst = 21;
      HxTileLook look;

      hx_tile_look_from_facts (facts, color, &look);
      look.show_name = FALSE;
      draw_tile (canvas, facts, &look, &style);
      /* Under the discs. */
      for (double y = .2 * 130; y < .36 * 130; y += 1)
        for (double x = -.5 * 130; x < .5 * 130; x += 1)
          worst = MIN (worst, hx_color_contrast (canvas_get_pixel (canvas, x, y), HX_COLOR_INK));
      g_assert_cmpfloat (worst, >=, 5);
    }
}

static void
find_ink (Canvas *canvas,
          int    *top,
          int    *bottom)
{
  *top = canvas->height;
  *bottom = -1;
  for (int y = 0; y < canvas->height; y++)
    for (int x = 0; x < canvas->width; x++)
      if (canvas_get_pixel (canvas, x - canvas->width / 2.0, y - canvas->height / 2.0) != 0)
        {
          *top = MIN (*top, y);
          *bottom = MAX (*bottom, y);
        }
}

/* Capitals and digits are centred by their height, not by the line's. */
static void
test_text_is_centred (void)
{
  g_autoptr(Canvas) canvas = canvas_new (200, 200);
  HxDrawStyle style;
  int top, bottom;
  HxPen pen;

  hx_draw_style_init (&style, 1, HX_SCHEME_LIGHT);
  hx_pen_begin (&pen, canvas->cr, &style);
  hx_pen_write (&pen, 0, 0, "H", &(HxWriting) { 100, HX_COLOR_INK, HX_WEIGHT_NUMBER, FALSE });
  hx_pen_end (&pen);
  find_ink (canvas, &top, &bottom);
  g_assert_cmpint (ABS (top - (199 - bottom)), <=, 1);
  g_assert_cmpint (bottom - top, >, 60);
}

/* A trait, effect or attack that has no drawing of its own yet is never a blank. */
static void
test_unknown_words_show (void)
{
  g_autoptr(Canvas) canvas = canvas_new (128, 128);
  HxDrawStyle style;
  guint64 nothing, one, other;

  hx_draw_style_init (&style, 60, HX_SCHEME_LIGHT);
  canvas_clear (canvas);
  hx_draw_trait_icon (canvas->cr, "", &style);
  nothing = canvas_hash (canvas);
  canvas_clear (canvas);
  hx_draw_trait_icon (canvas->cr, "some-new-trait", &style);
  one = canvas_hash (canvas);
  canvas_clear (canvas);
  hx_draw_trait_icon (canvas->cr, "another-trait", &style);
  other = canvas_hash (canvas);
  g_assert_cmphex (one, !=, nothing);
  g_assert_cmphex (one, !=, other);
  canvas_clear (canvas);
  hx_draw_effect_icon (canvas->cr, "some-new-effect", FALSE, &style);
  one = canvas_hash (canvas);
  canvas_clear (canvas);
  hx_draw_effect_icon (canvas->cr, "some-new-effect", TRUE, &style);
  g_assert_cmphex (one, !=, canvas_hash (canvas));
}

static int
get_largest_difference (Canvas *a,
                        Canvas *b)
{
  const guchar *pa = cairo_image_surface_get_data (a->surface), *pb = cairo_image_surface_get_data (b->surface);
  int difference = 0;

  for (int i = 0; i < cairo_image_surface_get_stride (a->surface) * a->height; i++)
    difference = MAX (difference, ABS ((int) pa[i] - (int) pb[i]));
  return difference;
}

/* A body that was kept looks like one that is drawn there, wherever in a pixel it lies and however large it is. */
static void
test_kept_bodies (Fixture       *fixture,
                  gconstpointer  data)
{
  static const double radii[] = { 34, 66.7, 66.7, 34 };
  g_autoptr (Canvas) anew = canvas_new (161, 161);
  g_autoptr (Canvas) kept = canvas_new (161, 161);
  const HxTileFacts *facts = hx_catalog_get_facts (fixture->catalog,
                                                   (guint) hx_catalog_find_tile (fixture->catalog, "borgo/mutant"));
  HxPlateStore *plates = hx_plate_store_new ();

  g_assert_nonnull (facts);
  for (guint color = 0; color < 4; color++)
    for (guint i = 0; i < G_N_ELEMENTS (radii); i++)
      {
        HxDrawStyle style;
        HxTileLook look;

        hx_draw_style_init (&style, radii[i], HX_SCHEME_LIGHT);
        hx_tile_look_from_facts (facts, 0, &look);
        look.color = color;
        draw_tile (anew, facts, &look, &style);
        style.plates = plates;
        draw_tile (kept, facts, &look, &style);
        g_assert_cmpint (get_largest_difference (anew, kept), <=, 4);
      }
  hx_plate_store_free (plates);
}

#define ADD(path, data, function) g_test_add (path, Fixture, data, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/draw/tiles/all-at-60", GINT_TO_POINTER (60), test_all_tiles);
  ADD ("/draw/tiles/all-at-120", GINT_TO_POINTER (120), test_all_tiles);
  ADD ("/draw/tiles/all-at-512", GINT_TO_POINTER (512), test_all_tiles);
  ADD ("/draw/tiles/schemes-agree", NULL, test_schemes_agree);
  ADD ("/draw/tiles/states-show", NULL, test_states_show);
  ADD ("/draw/tiles/every-state-by-itself", NULL, test_every_state_by_itself);
  ADD ("/draw/tiles/kept-bodies", NULL, test_kept_bodies);
  g_test_add_func ("/draw/tiles/mark-points-where-it-acts", test_mark_points_where_it_acts);
  g_test_add_func ("/draw/tiles/strengths-differ", test_strengths_differ);
  g_test_add_func ("/draw/tiles/calm-middle", test_calm_middle);
  g_test_add_func ("/draw/tiles/white-over-pattern", test_white_over_pattern);
  g_test_add_func ("/draw/tiles/text-is-centred", test_text_is_centred);
  g_test_add_func ("/draw/tiles/unknown-words-show", test_unknown_words_show);
  return g_test_run ();
}
