/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All text of a sheet is of one family; it is as large as a share of the sheet's line. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-page-text.h"

#define PAGE_FONT "Adwaita Sans, Inter, Cantarell, sans-serif"
/* Height of the letters in that of their line. */
#define FONT_SHARE .78

static gboolean
is_line_break (gunichar letter)
{
  return letter == '\n' || letter == '\r' || letter == 0x2028 || letter == 0x2029;
}

/* Line breaks and control characters in a row become one space, or, if @breaks, one line break where there is any. */
static char *
dup_clean (const char *text,
           gboolean    breaks)
{
  GString *clean = g_string_new (NULL);
  gunichar gap = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar letter = g_utf8_get_char (text);

      if (g_unichar_iscntrl (letter) || is_line_break (letter))
        gap = gap == '\n' || (breaks && is_line_break (letter)) ? '\n' : ' ';
      else
        {
          if (gap != 0 && clean->len > 0)
            g_string_append_unichar (clean, gap);
          g_string_append_unichar (clean, letter);
          gap = 0;
        }
    }
  return g_string_free (clean, FALSE);
}

static PangoLayout *
make_layout (cairo_t    *cr,
             const char *text,
             double      size,
             int         weight)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family_static (font, PAGE_FONT);
  pango_font_description_set_weight (font, (PangoWeight) weight);
  pango_font_description_set_absolute_size (font, size * FONT_SHARE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

/**
 * hx_page_text_new:
 * @cr: what it will be drawn on
 * @text: what is written; line breaks in it become spaces
 * @size: height of its line
 * @weight: a #PangoWeight
 *
 * Returns: (transfer full): the text, not wrapped
 */
PangoLayout *
hx_page_text_new (cairo_t    *cr,
                  const char *text,
                  double      size,
                  int         weight)
{
  g_autofree char *clean = dup_clean (text, FALSE);

  return make_layout (cr, clean, size, weight);
}

/** hx_page_text_new_lines: As hx_page_text_new(), but what ends a line in @text still does. */
PangoLayout *
hx_page_text_new_lines (cairo_t    *cr,
                        const char *text,
                        double      size,
                        int         weight)
{
  g_autofree char *clean = dup_clean (text, TRUE);

  return make_layout (cr, clean, size, weight);
}

/** hx_page_text_widest: Returns: how wide the widest word of @text is; how it was wrapped is forgotten. */
double
hx_page_text_widest (PangoLayout *text)
{
  int width;

  pango_layout_set_width (text, 0);
  pango_layout_set_wrap (text, PANGO_WRAP_WORD);
  pango_layout_get_size (text, &width, NULL);

  return (double) width / PANGO_SCALE;
}

/** hx_page_text_wrap: Breaks @text into lines no wider than @width. Returns: its height. */
double
hx_page_text_wrap (PangoLayout *text,
                   double       width)
{
  int height;

  pango_layout_set_width (text, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (text, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_size (text, NULL, &height);

  return (double) height / PANGO_SCALE;
}

/** hx_page_text_width: Returns: how wide @text is. */
double
hx_page_text_width (PangoLayout *text)
{
  int width;

  pango_layout_get_size (text, &width, NULL);

  return (double) width / PANGO_SCALE;
}

/** hx_page_ink: Draws in @color from now on. */
void
hx_page_ink (cairo_t *cr,
             HxColor  color)
{
  cairo_set_source_rgb (cr, ((color >> 16) & 0xff) / 255.0, ((color >> 8) & 0xff) / 255.0, (color & 0xff) / 255.0);
}

/** hx_page_text_show: Draws @text with its upper left corner at @x, @y. */
void
hx_page_text_show (cairo_t     *cr,
                   PangoLayout *text,
                   double       x,
                   double       y,
                   HxColor      color)
{
  hx_page_ink (cr, color);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, text);
}
