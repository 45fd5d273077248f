/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing boards into files. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-render.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* The same picture is the same file, whenever it is made. */
#define PDF_DATE "2000-01-01T00:00:00Z"

G_DEFINE_QUARK (hx-render-error-quark, hx_render_error)

/**
 * hx_render_format_from_path:
 * @path: a file's name
 * @format: (out): the format that its ending names
 * @error: return location for an error
 *
 * Returns: FALSE with %HX_RENDER_ERROR_FORMAT if the ending names no format
 */
gboolean
hx_render_format_from_path (const char      *path,
                            HxRenderFormat  *format,
                            GError         **error)
{
  static const struct { const char *suffix; HxRenderFormat format; } suffixes[] = {
    { ".svg", HX_FORMAT_SVG }, { ".png", HX_FORMAT_PNG }, { ".pdf", HX_FORMAT_PDF },
  };
  g_autofree char *lower = NULL;

  g_return_val_if_fail (path != NULL && format != NULL, FALSE);

  lower = g_ascii_strdown (path, -1);
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (lower, suffixes[i].suffix))
      {
        *format = suffixes[i].format;
        return TRUE;
      }
  g_set_error (error, HX_RENDER_ERROR, HX_RENDER_ERROR_FORMAT,
               _("“%s” names no format for a picture; end it in .svg, .png or .pdf."), path);
  return FALSE;
}

static cairo_status_t
append_cb (void                *data,
           const unsigned char *bytes,
           unsigned int         length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
make_surface (HxRenderFormat  format,
              double          width,
              double          height,
              GByteArray     *bytes)
{
  cairo_surface_t *surface;

  switch (format)
    {
    case HX_FORMAT_SVG:
      surface = cairo_svg_surface_create_for_stream (append_cb, bytes, width, height);
      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
      return surface;
    case HX_FORMAT_PDF:
      surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, width, height);
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, PDF_DATE);
      return surface;
    case HX_FORMAT_PNG:
    default:
      return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) height);
    }
}

static gboolean
renumber_cb (const GMatchInfo *match,
             GString          *result,
             gpointer          data)
{
  g_autofree char *id = g_match_info_fetch (match, 0);
  GHashTable *numbers = data;
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (numbers, id));

  if (number == 0)
    {
      number = g_hash_table_size (numbers) + 1;
      g_hash_table_insert (numbers, g_strdup (id), GUINT_TO_POINTER (number));
    }
  g_string_append_printf (result, "group-%u", number);
  return FALSE;
}

/* Cairo names groups by a number that counts all surfaces of the program; here they are counted by the picture. */
static GBytes *
renumber_groups (GByteArray *bytes)
{
  g_autoptr(GRegex) regex = g_regex_new ("\\b(?:source-|surface)[0-9]+", G_REGEX_RAW | G_REGEX_OPTIMIZE, 0, NULL);
  g_autoptr(GHashTable) numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char *text = g_regex_replace_eval (regex, (const char *) bytes->data, bytes->len, 0, 0, renumber_cb, numbers, NULL);

  return g_bytes_new_take (text, strlen (text));
}

static void
draw (cairo_t            *cr,
      const HxBoardScene *scene,
      double              width,
      double              height,
      const HxDrawStyle  *style)
{
  HxColor ground = hx_palette_get (style->scheme)->ground;
  HxBoardLayout layout;

  cairo_set_source_rgb (cr, ((ground >> 16) & 0xff) / 255.0, ((ground >> 8) & 0xff) / 255.0, (ground & 0xff) / 255.0);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  hx_board_layout_fit (&layout, &scene->box->geometry, width, height);
  hx_draw_board (cr, scene, &layout, style);
}

static gboolean
check_width (int      width,
             GError **error)
{
  if (width >= HX_RENDER_MIN_SIZE && width <= HX_RENDER_MAX_SIZE)
    return TRUE;
  g_set_error (error, HX_RENDER_ERROR, HX_RENDER_ERROR_SIZE,
               _("A picture cannot be %d pixels wide; its width is from %d to %d."),
               width, HX_RENDER_MIN_SIZE, HX_RENDER_MAX_SIZE);
  return FALSE;
}

/* Ends what was drawn. @surface, @cr: (transfer full). Returns: (transfer full) (nullable): the file */
static GBytes *
finish (cairo_surface_t  *surface,
        cairo_t          *cr,
        HxRenderFormat    format,
        GByteArray       *bytes,
        GError          **error)
{
  cairo_status_t status = cairo_status (cr);

  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && format == HX_FORMAT_PNG)
    status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, HX_RENDER_ERROR, HX_RENDER_ERROR_CAIRO, _("The picture cannot be drawn: %s."),
                   cairo_status_to_string (status));
      return NULL;
    }
  if (format == HX_FORMAT_SVG)
    return renumber_groups (bytes);
  return g_byte_array_free_to_bytes (g_byte_array_ref (bytes));
}

/**
 * hx_render_bytes:
 * @scene: a board
 * @format: of the picture
 * @width: of the picture; the height follows from the board
 * @style: how to draw; its radius is not read
 * @error: return location for an error
 *
 * Makes a picture of a board. The same scene always makes the same bytes.
 *
 * Returns: (transfer full): the picture, or %NULL with %HX_RENDER_ERROR_SIZE or %HX_RENDER_ERROR_CAIRO
 */
GBytes *
hx_render_bytes (const HxBoardScene  *scene,
                 HxRenderFormat       format,
                 int                  width,
                 const HxDrawStyle   *style,
                 GError             **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  double unit_width, unit_height, height;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (scene != NULL && style != NULL, NULL);

  if (!check_width (width, error))
    return NULL;
  hx_board_layout_get_size (&scene->box->geometry, 1, &unit_width, &unit_height);
  height = ceil (width * unit_height / unit_width);
  surface = make_surface (format, width, height, bytes);
  cr = cairo_create (surface);
  draw (cr, scene, width, height, style);
  return finish (surface, cr, format, bytes, error);
}

/**
 * hx_render_pages:
 * @sheets: what is drawn, on how many sheets; only a PDF has more than one
 * @format: of the file
 * @width: of a sheet in pixels, in a PDF of no effect: there a sheet is A4
 * @error: return location for an error
 *
 * Makes a file of sheets of paper. The same sheets always make the same bytes.
 *
 * Returns: (transfer full): the file, or %NULL with %HX_RENDER_ERROR_SIZE or %HX_RENDER_ERROR_CAIRO
 */
GBytes *
hx_render_pages (const HxSheets  *sheets,
                 HxRenderFormat   format,
                 int              width,
                 GError         **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  double scale = format == HX_FORMAT_PDF ? 1 : width / HX_SHEET_WIDTH;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (sheets != NULL && (format == HX_FORMAT_PDF || sheets->n_pages == 1), NULL);

  if (!check_width (width, error))
    return NULL;
  surface = make_surface (format, HX_SHEET_WIDTH * scale, ceil (HX_SHEET_HEIGHT * scale), bytes);
  if (format == HX_FORMAT_PDF)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, sheets->title);
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  for (guint i = 0; i < sheets->n_pages; i++)
    {
      cairo_save (cr);
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      cairo_translate (cr, HX_SHEET_MARGIN, HX_SHEET_MARGIN);
      sheets->draw (sheets->data, cr, i);
      cairo_restore (cr);
      cairo_show_page (cr);
    }

  return finish (surface, cr, format, bytes, error);
}
