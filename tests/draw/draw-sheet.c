/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes sheets of tiles as PNG files, so that people can judge the drawings by eye. */
#include <locale.h>
#include <math.h>

#include <glib.h>

#include "hx-data.h"
#include "hx-pen.h"
#include "hx-sheet-states.h"
#include "hx-tile-drawing.h"

typedef struct
{
  char *folder;
  int width;
  gboolean dark;
  gboolean high_contrast;
  gboolean polish;
} Options;

static HxDrawStyle
make_style (const Options *options)
{
  HxDrawStyle style;

  hx_draw_style_init (&style, options->width / 2.0, options->dark ? HX_SCHEME_DARK : HX_SCHEME_LIGHT);
  style.high_contrast = options->high_contrast;
  style.language = options->polish ? "pl" : "en";
  return style;
}

static cairo_t *
begin_sheet (const Options *options,
             double         width,
             double         height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) height);
  cairo_t *cr = cairo_create (surface);
  HxColor ground = hx_palette_get (options->dark ? HX_SCHEME_DARK : HX_SCHEME_LIGHT)->ground;

  cairo_set_source_rgb (cr, (ground >> 16) / 255.0, ((ground >> 8) & 0xff) / 255.0, (ground & 0xff) / 255.0);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
  return cr;
}

static void
end_sheet (const Options *options,
           cairo_t       *cr,
           const char    *name)
{
  g_autofree char *file = g_strdup_printf ("%s-%d%s%s.png", name, options->width, options->dark ? "-dark" : "",
                                           options->high_contrast ? "-hc" : "");
  g_autofree char *path = g_build_filename (options->folder, file, NULL);

  if (cairo_surface_write_to_png (cairo_get_target (cr), path) != CAIRO_STATUS_SUCCESS)
    g_printerr ("cannot write %s\n", path);
  cairo_destroy (cr);
}

static void
write_caption (cairo_t           *cr,
               double             x,
               double             y,
               const char        *text,
               const HxDrawStyle *style)
{
  HxDrawStyle plain = *style;
  HxPen pen;

  plain.radius = 1;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  hx_pen_begin (&pen, cr, &plain);
  hx_pen_write (&pen, 0, 0, text, &(HxWriting) { 11, hx_palette_get (style->scheme)->coordinate, HX_WEIGHT_NAME, FALSE });
  hx_pen_end (&pen);
  cairo_restore (cr);
}

/* All tiles of the armies from @first to before @last. */
static void
write_armies (const HxCatalog *catalog,
              const Options   *options,
              guint            first,
              guint            last,
              const char      *name,
              int              columns,
              gboolean         captions)
{
  HxDrawStyle style = make_style (options);
  double step = options->width + (captions ? 22 : 12), row = options->width * HX_TILE_HEIGHT + (captions ? 34 : 12);
  guint total = 0, n = 0;
  cairo_t *cr;

  for (guint i = first; i < last; i++)
    total += hx_catalog_get_nth_army (catalog, i)->tiles->len;
  cr = begin_sheet (options, columns * step + 12, (total + columns - 1) / columns * row + 12);
  for (guint i = first; i < last; i++)
    {
      const HxArmy *army = hx_catalog_get_nth_army (catalog, i);

      for (guint j = 0; j < army->tiles->len; j++, n++)
        {
          const HxTileFacts *facts = army->tiles->pdata[j];
          double x = (n % columns + .5) * step + 6, y = (n / columns) * row + options->width * HX_TILE_HEIGHT / 2 + 8;
          HxTileLook look;

          hx_tile_look_from_facts (facts, g_str_equal (army->id, "neutral") ? HX_SIDE_NEUTRAL : i % HX_N_SIDE_COLORS,
                                   &look);
          cairo_save (cr);
          cairo_translate (cr, x, y);
          hx_draw_tile (cr, facts, &look, &style);
          cairo_restore (cr);
          if (captions)
            write_caption (cr, x, y + options->width * HX_TILE_HEIGHT / 2 + 14, hx_text_get (&facts->name, style.language),
                           &style);
        }
    }
  end_sheet (options, cr, name);
}

static void
write_states (const HxCatalog *catalog,
              const Options   *options)
{
  HxDrawStyle style = make_style (options);
  const int columns = 7;
  double step = options->width + 22, row = options->width * HX_TILE_HEIGHT + 34;
  guint n_samples = hx_sheet_count_samples ();
  cairo_t *cr = begin_sheet (options, columns * step + 12, (n_samples + columns - 1) / columns * row + 12);

  for (guint i = 0; i < n_samples; i++)
    {
      double x = (i % columns + .5) * step + 6, y = (i / columns) * row + options->width * HX_TILE_HEIGHT / 2 + 8;
      const char *caption;

      cairo_save (cr);
      cairo_translate (cr, x, y);
      caption = hx_sheet_draw_sample (cr, catalog, i, &style);
      cairo_restore (cr);
      write_caption (cr, x, y + options->width * HX_TILE_HEIGHT / 2 + 14, caption, &style);
    }
  end_sheet (options, cr, "states");
}

static void
write_board (const HxCatalog *catalog,
             const Options   *options)
{
  HxDrawStyle style = make_style (options);
  double width, height;
  cairo_t *cr;

  hx_sheet_get_board_size (catalog, style.radius, &width, &height);
  cr = begin_sheet (options, ceil (width), ceil (height));
  hx_sheet_draw_board (cr, catalog, ceil (width), ceil (height), &style);
  end_sheet (options, cr, "overlays");
}

static void
write_sheets (const HxCatalog *catalog,
              const Options   *options)
{
  guint n = hx_catalog_get_n_armies (catalog);

  if (options->width < 96)
    {
      write_armies (catalog, options, 0, n, "tiles-all", 14, FALSE);
      write_states (catalog, options);
      write_board (catalog, options);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("tiles-%s", hx_catalog_get_nth_army (catalog, i)->id);

      write_armies (catalog, options, i, i + 1, name, options->width > 200 ? 5 : 7, options->width < 130);
    }
  write_states (catalog, options);
  write_board (catalog, options);
}

int
main (int   argc,
      char *argv[])
{
  Options options = { .width = 120 };
  g_autofree char *datadir = NULL;
  g_autoptr(HxCatalog) catalog = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GOptionContext) context = g_option_context_new ("FOLDER");
  const GOptionEntry entries[] = {
    { "width", 'w', 0, G_OPTION_ARG_INT, &options.width, "Width of a tile", "PIXELS" },
    { "dark", 'd', 0, G_OPTION_ARG_NONE, &options.dark, "For a dark window", NULL },
    { "high-contrast", 'c', 0, G_OPTION_ARG_NONE, &options.high_contrast, "With high contrast", NULL },
    { "polish", 'p', 0, G_OPTION_ARG_NONE, &options.polish, "With Polish names", NULL },
    { NULL },
  };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 2)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "Name the folder to write to.");
      return 2;
    }
  options.folder = argv[1];
  datadir = hx_data_find_dir ();
  catalog = hx_data_load (datadir, &error);
  if (catalog == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  write_sheets (catalog, &options);
  return 0;
}
