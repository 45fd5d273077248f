/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long it takes to answer one edit of a board, without a window. */
#define G_LOG_DOMAIN "hx-bench"

#include "hx-bench-edit.h"

#include <math.h>

#include "hx-battle.h"
#include "hx-board-drawing.h"
#include "hx-plate-store.h"
#include "hx-suite.h"
#include "hx-why.h"

#define BOARDS 42
/* What a window of usual size shows of the board. */
#define WINDOW_WIDTH 1200
#define WINDOW_HEIGHT 830
#define RADIUS 62.0

typedef struct
{
  const HxCatalog *catalog;
  const HxNarrator *narrator;
  const HxBox *box;
  GArray *boards;
  HxPlateStore *plates;
  cairo_surface_t *tile;
  cairo_surface_t *window;
  cairo_surface_t *shown;
  guint64 told;
} Bench;

/* What is measured: one round, on all boards. */
typedef void (*Round) (Bench *bench);

static const HxPosition *
get_board (const Bench *bench,
           guint        i)
{
  return &g_array_index (bench->boards, HxPosition, i);
}

/* The window turns a piece, says what it will do, and compares how each tile looks with how it looked. */
static void
edit_boards (Bench *bench)
{
  const HxBox *box = bench->box;

  for (guint i = 0; i < bench->boards->len; i++)
    {
      HxPosition position = *get_board (bench, i);
      guint8 turned = (guint8) (i % box->geometry.n_hexes);
      g_autoptr (GPtrArray) whys = NULL;
      HxPicture picture;

      position.unit[turned].facing = (guint8) ((position.unit[turned].facing + 1) % HX_N_DIRECTIONS);
      hx_picture_work_out (box, &position, &picture);
      whys = hx_explain_piece (bench->narrator, box, &position, turned);
      bench->told += whys->len;
      for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
        {
          HxTileLook look;

          memset (&look, 0, sizeof look);
          hx_tile_look_from_position (hx_catalog_get_facts (bench->catalog, position.unit[hex].tile), box, &position,
                                      &picture, hex, &look);
          bench->told += look.color;
        }
    }
}

static void
event_told_cb (void          *data,
               const HxEvent *event)
{
  *(guint64 *) data += event->code;
}

static void
fight_boards (Bench *bench)
{
  HxLog log = { event_told_cb, &bench->told };

  for (guint i = 0; i < bench->boards->len; i++)
    {
      const HxPosition *position = get_board (bench, i);
      HxBattle battle;

      hx_battle_begin (&battle, bench->box, position, position->turn, FALSE);
      hx_battle_run (&battle, bench->box, NULL, &log);
    }
}

static void
draw_tiles (Bench *bench)
{
  for (guint i = 0; i < bench->boards->len; i++)
    {
      HxBoardScene scene;
      HxDrawStyle style;
      HxPicture picture;

      hx_picture_work_out (bench->box, get_board (bench, i), &picture);
      hx_board_scene_init (&scene, bench->box, get_board (bench, i), &picture);
      hx_board_scene_set_catalog (&scene, bench->catalog);
      scene.names = scene.coordinates = TRUE;
      hx_draw_style_init (&style, RADIUS, HX_SCHEME_LIGHT);
      style.plates = bench->plates;
      for (guint8 hex = 0; hex < HX_BENCH_TILES; hex++)
        {
          cairo_t *cr = cairo_create (bench->tile);

          cairo_translate (cr, cairo_image_surface_get_width (bench->tile) / 2.0,
                           cairo_image_surface_get_height (bench->tile) / 2.0);
          hx_draw_board_hex (cr, &scene, hex, &style);
          hx_draw_board_piece (cr, &scene, hex, &style);
          cairo_destroy (cr);
        }
    }
}

static void
copy_windows (Bench *bench)
{
  for (guint i = 0; i < bench->boards->len; i++)
    {
      cairo_t *cr = cairo_create (bench->shown);

      cairo_set_source_surface (cr, bench->window, 0, 0);
      cairo_paint (cr);
      cairo_destroy (cr);
    }
}

/* A picture that nothing was drawn on would be copied for nothing. */
static cairo_surface_t *
create_picture (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WINDOW_WIDTH, WINDOW_HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgba (cr, 0.2, 0.4, 0.6, 0.9);
  cairo_paint (cr);
  cairo_destroy (cr);

  return surface;
}

/* Milliseconds for a board, in the best of the rounds that fit into the time. */
static double
measure (Bench *bench,
         Round  round,
         double seconds)
{
  gint64 start = g_get_monotonic_time ();
  double best = G_MAXDOUBLE;

  do
    {
      gint64 begun = g_get_monotonic_time ();

      round (bench);
      best = MIN (best, (double) MAX (g_get_monotonic_time () - begun, 1) / 1e3 / bench->boards->len);
    }
  while ((double) (g_get_monotonic_time () - start) < seconds * 1e6);
  return best;
}

/**
 * hx_bench_edit:
 * @catalog: a catalog with the seven armies
 * @narrator: names
 * @seconds: how long each of the four measurements takes at least
 * @result: (out): what was found out
 *
 * Does what a window does when a piece is turned, on full boards, with something to compare with beside it.
 */
void
hx_bench_edit (const HxCatalog  *catalog,
               const HxNarrator *narrator,
               double            seconds,
               HxBenchEdit      *result)
{
  int size = (int) ceil (2.2 * RADIUS);
  g_autoptr (GArray) boards = hx_suite_new_full (catalog, BOARDS);
  Bench bench = {
    .catalog = catalog,
    .narrator = narrator,
    .box = hx_catalog_get_box (catalog, 2),
    .boards = boards,
    .plates = hx_plate_store_new (),
    .tile = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size),
    .window = create_picture (),
    .shown = create_picture (),
  };

  result->milliseconds = measure (&bench, edit_boards, seconds);
  result->battles = result->milliseconds / measure (&bench, fight_boards, seconds);
  result->drawing = measure (&bench, draw_tiles, seconds);
  result->copies = result->drawing / measure (&bench, copy_windows, seconds);
  cairo_surface_destroy (bench.shown);
  cairo_surface_destroy (bench.window);
  cairo_surface_destroy (bench.tile);
  hx_plate_store_free (bench.plates);
}
