/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything on a sheet is as large as a share of its line of text, so that it looks the same on any paper. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-sheet.h"

#include <math.h>

#include "hx-page-text.h"
#include "hx-plate.h"

/* In lines of text. */
#define BAND_HEIGHT 2.2
#define SIDE_HEIGHT 1.9
#define SIGN_RADIUS .72

/** hx_sheet_begin: Begins a sheet of @size for the side of @color, with the pen in its upper left corner. */
void
hx_sheet_begin (HxSheet           *sheet,
                cairo_t           *cr,
                const HxDrawStyle *style,
                guint              color,
                const double       size[2])
{
  *sheet = (HxSheet) {
    .cr = cr,
    .style = style,
    .color = color,
    .colors = hx_side_colors_get (style->sides, color),
    .unit = MIN (MAX (size[0], size[1]) / HX_LINES_LONG, MIN (size[0], size[1]) / HX_LINES_SHORT),
    .width = size[0],
  };
}

/** hx_sheet_put_text: Puts a text, wrapped to the width, and goes below it. */
void
hx_sheet_put_text (HxSheet       *sheet,
                   const char    *text,
                   const HxWords *words)
{
  g_autoptr (PangoLayout) layout = (words->has_lines ? hx_page_text_new_lines : hx_page_text_new) (sheet->cr, text,
                                                                                                    words->size * sheet->unit,
                                                                                                    words->weight);
  double height;

  if (text[0] == '\0')
    return;
  height = hx_page_text_wrap (layout, sheet->width);
  if (!sheet->is_dry)
    hx_page_text_show (sheet->cr, layout, sheet->x, sheet->y, words->color);
  sheet->y += height;
}

/**
 * hx_sheet_get_step:
 * @height: of a text
 * @room: what there is for it, less than @height
 *
 * Lines that get lower hold more, too, so the step is not too large.
 *
 * Returns: by what share the text is written smaller to come nearer to its room
 */
double
hx_sheet_get_step (double height,
                   double room)
{
  return MIN (HX_PAPER_STEP, sqrt (room / height));
}

/** hx_sheet_put_title: Puts a title, on two lines at most; a longer one is written smaller. */
void
hx_sheet_put_title (HxSheet    *sheet,
                    const char *text,
                    double      size)
{
  double room = 2.2 * size * sheet->unit;
  HxWords words = { size, PANGO_WEIGHT_BOLD, HX_COLOR_KEY };

  for (guint i = 0; i < HX_MOST_STEPS; i++)
    {
      HxSheet dry = *sheet;

      dry.is_dry = TRUE;
      hx_sheet_put_text (&dry, text, &words);
      if (dry.y - sheet->y <= room)
        break;
      words.size *= hx_sheet_get_step (dry.y - sheet->y, room);
    }
  hx_sheet_put_text (sheet, text, &words);
}

/** hx_sheet_put_heading: Puts a heading in the colour of the side. */
void
hx_sheet_put_heading (HxSheet    *sheet,
                      const char *text)
{
  hx_sheet_put_text (sheet, text, &(HxWords) { 1.05, PANGO_WEIGHT_BOLD, sheet->colors->bottom });
  sheet->y += .3 * sheet->unit;
}

/** hx_sheet_put_band: Puts the band across the top, in the colour of whoever is to move. */
void
hx_sheet_put_band (HxSheet    *sheet,
                   const char *left,
                   const char *right)
{
  g_autoptr (PangoLayout) kicker = hx_page_text_new (sheet->cr, left, 1.15 * sheet->unit, PANGO_WEIGHT_BOLD);
  g_autoptr (PangoLayout) program = hx_page_text_new (sheet->cr, right, sheet->unit, PANGO_WEIGHT_NORMAL);
  double height = BAND_HEIGHT * sheet->unit;

  if (!sheet->is_dry)
    {
      hx_page_ink (sheet->cr, sheet->colors->bottom);
      cairo_rectangle (sheet->cr, sheet->x, sheet->y, sheet->width, height);
      cairo_fill (sheet->cr);
      hx_page_text_show (sheet->cr, kicker, sheet->x + sheet->unit, sheet->y + .45 * sheet->unit, HX_PAPER_WHITE);
      hx_page_text_show (sheet->cr, program, sheet->x + sheet->width - sheet->unit - hx_page_text_width (program),
                         sheet->y + .55 * sheet->unit, HX_PAPER_WHITE);
    }
  sheet->y += height + .7 * sheet->unit;
}

/** hx_sheet_put_entries: Puts signs with their meanings side by side, as many on a line as fit. */
void
hx_sheet_put_entries (HxSheet           *sheet,
                      const HxPageEntry *entries,
                      guint              n_entries,
                      double             size)
{
  HxDrawStyle style = *sheet->style;
  double x = sheet->x, row = SIDE_HEIGHT * size * sheet->unit;

  style.radius = SIGN_RADIUS * size * sheet->unit;
  for (guint i = 0; i < n_entries; i++)
    {
      g_autoptr (PangoLayout) text = hx_page_text_new (sheet->cr, entries[i].text, size * sheet->unit, PANGO_WEIGHT_MEDIUM);
      double width = 2.1 * size * sheet->unit + hx_page_text_width (text);

      if (x > sheet->x && x + width > sheet->x + sheet->width)
        {
          x = sheet->x;
          sheet->y += row;
        }
      if (!sheet->is_dry)
        {
          cairo_save (sheet->cr);
          cairo_translate (sheet->cr, x + style.radius, sheet->y + row / 2);
          hx_page_draw_sign (sheet->cr, &entries[i], &style);
          cairo_restore (sheet->cr);
          hx_page_text_show (sheet->cr, text, x + 2.1 * style.radius + .35 * size * sheet->unit, sheet->y + .42 * size * sheet->unit,
                             size < 1 ? HX_PAPER_GREY : HX_COLOR_KEY);
        }
      x += width + 1.2 * size * sheet->unit;
    }
  sheet->y += row;
}

/** hx_sheet_draw_tile: Draws a tile of the side, or for %HX_NO_TILE its bare body. @at: its middle and its radius */
void
hx_sheet_draw_tile (HxSheet         *sheet,
                    const HxCatalog *catalog,
                    guint16          tile,
                    guint            facing,
                    double           at[3])
{
  HxDrawStyle style = *sheet->style;
  HxTileLook look;
  HxPen pen;

  style.radius = at[2];
  cairo_save (sheet->cr);
  cairo_translate (sheet->cr, at[0], at[1]);
  if (tile != HX_NO_TILE)
    {
      hx_tile_look_from_facts (hx_catalog_get_facts (catalog, tile), sheet->color, &look);
      look.facing = (guint8) facing;
      look.show_name = FALSE;
      hx_draw_tile (sheet->cr, hx_catalog_get_facts (catalog, tile), &look, &style);
    }
  else
    {
      hx_pen_begin (&pen, sheet->cr, &style);
      hx_plate_draw (&pen, sheet->color, FALSE, FALSE);
      hx_pen_end (&pen);
    }
  cairo_restore (sheet->cr);
}

/** hx_sheet_draw_board: Draws a board as large as the width and @height allow. */
void
hx_sheet_draw_board (HxSheet            *sheet,
                     const HxBoardScene *scene,
                     double              height)
{
  HxDrawStyle style = *sheet->style;
  HxBoardLayout board;

  style.printed = TRUE;
  hx_board_layout_fit (&board, &scene->box->geometry, sheet->width, height);
  if (board.radius <= 0)
    return;
  cairo_save (sheet->cr);
  cairo_translate (sheet->cr, sheet->x, sheet->y);
  hx_draw_board (sheet->cr, scene, &board, &style);
  cairo_restore (sheet->cr);
}
