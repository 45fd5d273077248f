/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text on tiles: outlines of glyphs, centred by the height of capitals, so that it is the same in every output. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-pen.h"

/* Text is set at this size and scaled, so that no hinting or rounding depends on the size of the tile. */
#define SETTING_SIZE 100.0
#define DEFAULT_FONT "Adwaita Sans, Inter, Cantarell, sans-serif"
#define HALO_WIDTH 26

static PangoContext *
ensure_context (HxPen *pen)
{
  g_autofree char *tag = NULL;
  cairo_font_options_t *options;

  if (pen->pango != NULL)
    return pen->pango;

  pen->pango = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  options = cairo_font_options_create ();
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pen->pango, options);
  cairo_font_options_destroy (options);
  pango_cairo_context_set_resolution (pen->pango, 72);
  pango_context_set_round_glyph_positions (pen->pango, FALSE);
  pango_context_set_base_dir (pen->pango, PANGO_DIRECTION_LTR);
  tag = hx_language_dup_tag (pen->style->language);
  pango_context_set_language (pen->pango, pango_language_from_string (tag));
  return pen->pango;
}

static PangoLayout *
make_layout (HxPen      *pen,
             const char *text,
             int         weight)
{
  PangoLayout *layout = pango_layout_new (ensure_context (pen));
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family_static (font, pen->style->font != NULL ? pen->style->font : DEFAULT_FONT);
  pango_font_description_set_weight (font, (PangoWeight) weight);
  pango_font_description_set_absolute_size (font, SETTING_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
get_cap_height (HxPen *pen)
{
  if (pen->cap == 0)
    {
      g_autoptr(PangoLayout) layout = make_layout (pen, "H", HX_WEIGHT_NUMBER);
      PangoRectangle ink;

      pango_layout_get_extents (layout, &ink, NULL);
      pen->cap = (double) ink.height / PANGO_SCALE;
    }
  return pen->cap;
}

/**
 * hx_pen_write:
 * @pen: a pen
 * @x: the text's middle
 * @y: the middle of its capitals
 * @text: one line
 * @writing: how
 *
 * Writes a line of text.
 */
void
hx_pen_write (HxPen           *pen,
              double           x,
              double           y,
              const char      *text,
              const HxWriting *writing)
{
  g_autoptr(PangoLayout) layout = make_layout (pen, text, writing->weight);
  double baseline = (double) pango_layout_get_baseline (layout) / PANGO_SCALE;
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  hx_pen_push (pen, x, y, writing->size / SETTING_SIZE);
  cairo_move_to (pen->cr, -(logical.x + logical.width / 2.0) / PANGO_SCALE, get_cap_height (pen) / 2 - baseline);
  pango_cairo_layout_path (pen->cr, layout);
  if (writing->halo)
    {
      hx_pen_stroke_keep (pen, HX_COLOR_KEY, HALO_WIDTH);
      hx_pen_fill_keep (pen, HX_COLOR_KEY);
    }
  hx_pen_fill (pen, writing->color);
  hx_pen_pop (pen);
}

/** hx_pen_number: Writes a number with a proper minus sign, its digits centred on @at. */
void
hx_pen_number (HxPen  *pen,
               HxPoint at,
               int     number,
               double  size,
               HxColor color)
{
  g_autofree char *text = g_strdup_printf ("%s%d", number < 0 ? "−" : "", ABS (number));

  hx_pen_write (pen, at.x, at.y, text, &(HxWriting) { .size = size, .color = color, .weight = HX_WEIGHT_NUMBER });
}

/** hx_pen_measure: Returns: the width of @text over its size. */
double
hx_pen_measure (HxPen      *pen,
                const char *text,
                int         weight)
{
  g_autoptr(PangoLayout) layout = make_layout (pen, text, weight);
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return logical.width / SETTING_SIZE / PANGO_SCALE;
}
