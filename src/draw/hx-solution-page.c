/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet with a puzzle's solution: its actions one below the other, and the board before the Final Battle. */
#define G_LOG_DOMAIN "hx-draw"

#include <glib/gi18n-lib.h>

#include "hx-page-text.h"
#include "hx-puzzle-page.h"
#include "hx-sheet.h"

/* In lines of text. */
#define MOVE_RADIUS 1.9

/* One action: its number, its tile, what is done and what comes of it. */
static void
put_move (HxSheet              *sheet,
          const HxSolutionPage *page,
          guint                 index)
{
  const HxPageMove *move = &page->moves[index];
  g_autofree char *number = g_strdup_printf ("%u", move->number);
  double radius = MOVE_RADIUS * sheet->unit, top;
  HxSheet inner, dry;

  if (move->heading[0] != '\0')
    hx_sheet_put_heading (sheet, move->heading);
  top = sheet->y;
  inner = *sheet;
  inner.x += 2.2 * sheet->unit + 2 * radius + sheet->unit;
  inner.width -= inner.x - sheet->x;
  dry = inner;
  dry.is_dry = TRUE;
  hx_sheet_put_text (&dry, move->text, &(HxWords) { 1.15, PANGO_WEIGHT_SEMIBOLD, HX_COLOR_KEY });
  hx_sheet_put_text (&dry, move->effect, &(HxWords) { 1, PANGO_WEIGHT_NORMAL, HX_PAPER_GREY });
  inner.y += MAX (0, radius * HX_TILE_HEIGHT - (dry.y - top) / 2);
  if (!sheet->is_dry)
    {
      g_autoptr (PangoLayout) text = hx_page_text_new (sheet->cr, number, 1.8 * sheet->unit, PANGO_WEIGHT_BOLD);

      hx_page_text_show (sheet->cr, text, sheet->x + .2 * sheet->unit, top + radius * HX_TILE_HEIGHT - 1.0 * sheet->unit,
                         sheet->colors->bottom);
      hx_sheet_draw_tile (sheet, page->catalog, move->tile, move->facing,
                          (double[]) { sheet->x + 2.2 * sheet->unit + radius, top + radius * HX_TILE_HEIGHT, radius });
    }
  hx_sheet_put_text (&inner, move->text, &(HxWords) { 1.15, PANGO_WEIGHT_SEMIBOLD, HX_COLOR_KEY });
  hx_sheet_put_text (&inner, move->effect, &(HxWords) { 1, PANGO_WEIGHT_NORMAL, HX_PAPER_GREY });
  sheet->y = MAX (top + 2 * radius * HX_TILE_HEIGHT, inner.y) + .7 * sheet->unit;
}

static void
put_solution (HxSheet              *sheet,
              const HxSolutionPage *page)
{
  for (guint i = 0; i < page->n_moves; i++)
    put_move (sheet, page, i);
  if (page->ending[0] != '\0')
    {
      hx_sheet_put_heading (sheet, _("Final Battle"));
      hx_sheet_put_text (sheet, page->ending, &(HxWords) { HX_TASK_SIZE, PANGO_WEIGHT_MEDIUM, HX_COLOR_KEY });
      sheet->y += .4 * sheet->unit;
    }
  hx_sheet_put_text (sheet, page->note, &(HxWords) { 1.05, PANGO_WEIGHT_NORMAL, HX_PAPER_GREY });
}

/**
 * hx_draw_solution_page:
 * @cr: where to draw, its origin the upper left corner of the sheet
 * @page: a puzzle's solution
 * @width: of the sheet
 * @height: of the sheet
 * @style: how to draw; its radius is not read
 *
 * Draws the solution of a puzzle on one sheet. Where it has many actions, they are written smaller.
 */
void
hx_draw_solution_page (cairo_t              *cr,
                       const HxSolutionPage *page,
                       double                width,
                       double                height,
                       const HxDrawStyle    *style)
{
  double room;
  HxSheet sheet, dry;

  g_return_if_fail (cr != NULL && page != NULL && style != NULL);

  hx_sheet_begin (&sheet, cr, style, page->color, (double[]) { width, height });
  hx_sheet_put_band (&sheet, page->kicker, "Hexarbiter");
  hx_sheet_put_title (&sheet, page->title, HX_TITLE_SIZE * .8);
  sheet.y += .7 * sheet.unit;
  if (height < width && page->scene != NULL)
    {
      sheet.width = width * HX_BOARD_SHARE;
      hx_sheet_draw_board (&sheet, page->scene, height - sheet.y);
      sheet.x = sheet.width + 1.5 * sheet.unit;
      sheet.width = width - sheet.x;
    }
  room = height - sheet.y - (height < width || page->scene == NULL ? 0 : height * HX_SMALL_BOARD);
  do
    {
      dry = sheet;
      dry.is_dry = TRUE;
      put_solution (&dry, page);
      sheet.unit *= dry.y - sheet.y > room ? .94 : 1;
    }
  while (dry.y - sheet.y > room && sheet.unit > height / HX_LINES_LONG / 4);
  put_solution (&sheet, page);
  if (height >= width && page->scene != NULL)
    {
      sheet.y += HX_PAPER_GAP * sheet.unit;
      hx_sheet_draw_board (&sheet, page->scene, MIN (height - sheet.y, width * .8));
    }
}
