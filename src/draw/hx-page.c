/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The legend takes the room that it needs, the board all that is left. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-page.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "hx-icon-drawing.h"
#include "hx-page-text.h"
#include "hx-plate.h"

/* Lines of text on the longer side of a sheet. */
#define LINES_PER_SHEET 62.0
/* In lines of text. */
#define TITLE_SIZE 1.6
#define HEAD_HEIGHT 4.2
#define ROW_HEIGHT 2.0
#define SIGN_RADIUS .78
/* A Trap leaves room around it on its hex; here it fills the hex. */
#define TRAP_SCALE 1.9
#define SIGN_GAP 2.2
#define COLUMN_GAP 1.6
#define BOARD_GAP 1.0

/* A line that is wider than @width gets an ellipsis. */
static void
write_line (cairo_t     *cr,
            PangoLayout *layout,
            HxPoint      at,
            double       width)
{
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  hx_page_text_show (cr, layout, at.x, at.y, HX_COLOR_KEY);
}

/**
 * hx_page_layout_fit:
 * @layout: (out caller-allocates): the layout
 * @page: a sheet
 * @cr: what it will be drawn on, which knows how wide text is
 * @width: of the sheet
 * @height: of the sheet
 *
 * Divides a sheet among heading, board and legend.
 */
void
hx_page_layout_fit (HxPageLayout *layout,
                    const HxPage *page,
                    cairo_t      *cr,
                    double        width,
                    double        height)
{
  double widest = 0;
  guint n_rows;

  g_return_if_fail (layout != NULL && page != NULL && cr != NULL);

  layout->unit = MAX (width, height) / LINES_PER_SHEET;
  for (guint i = 0; i < page->n_entries; i++)
    {
      g_autoptr (PangoLayout) text = hx_page_text_new (cr, page->entries[i].text, layout->unit, PANGO_WEIGHT_NORMAL);

      widest = MAX (widest, hx_page_text_width (text));
    }
  layout->column = MIN (width, widest + (SIGN_GAP + COLUMN_GAP) * layout->unit);
  layout->n_columns = (guint) CLAMP (floor (width / layout->column), 1, MAX (1, page->n_entries));
  n_rows = (page->n_entries + layout->n_columns - 1) / layout->n_columns;
  layout->board_top = HEAD_HEIGHT * layout->unit;
  layout->board_bottom = MAX (layout->board_top, height - (n_rows * ROW_HEIGHT + BOARD_GAP) * layout->unit);
}

/**
 * hx_page_list_signs:
 * @entries: (out caller-allocates) (array length=%HX_PAGE_N_SIGNS): a line for each sign that tiles bear, in the reader's language
 */
void
hx_page_list_signs (HxPageEntry entries[HX_PAGE_N_SIGNS])
{
  static const struct { HxPageSign sign; const char *text; } signs[HX_PAGE_N_SIGNS] = {
    { HX_PAGE_INITIATIVE, N_("Initiative") },
    { HX_PAGE_MELEE, N_("Melee attack") },
    { HX_PAGE_RANGED, N_("Ranged attack") },
    { HX_PAGE_ARMOR, N_("Armor") },
    { HX_PAGE_NET, N_("Net") },
    { HX_PAGE_WOUND, N_("Wounds") },
    { HX_PAGE_POINTS, N_("Hit points of an HQ") },
  };

  for (guint i = 0; i < HX_PAGE_N_SIGNS; i++)
    entries[i] = (HxPageEntry) { signs[i].sign, 0, _(signs[i].text), HX_TRAP_NONE };
}

/** hx_page_draw_sign: Draws the sign of @entry centred on the origin, as large as @style says. */
void
hx_page_draw_sign (cairo_t           *cr,
                   const HxPageEntry *entry,
                   const HxDrawStyle *style)
{
  static const HxLookNumber three = { 3, 0, FALSE };
  HxDrawStyle whole;
  HxPen pen;

  switch (entry->sign)
    {
    case HX_PAGE_INITIATIVE:
      hx_draw_initiative_icon (cr, &three, style);
      return;
    case HX_PAGE_MELEE:
      hx_draw_attack_icon (cr, "melee", 1, style);
      return;
    case HX_PAGE_RANGED:
      hx_draw_attack_icon (cr, "ranged", 1, style);
      return;
    case HX_PAGE_ARMOR:
      hx_draw_armor_icon (cr, style);
      return;
    case HX_PAGE_NET:
      hx_draw_net_icon (cr, style);
      return;
    case HX_PAGE_WOUND:
      hx_draw_wound_icon (cr, 1, style);
      return;
    case HX_PAGE_POINTS:
      hx_draw_points_icon (cr, 20, style);
      return;
    case HX_PAGE_TRAP:
      whole = *style;
      whole.radius *= TRAP_SCALE;
      hx_draw_trap (cr, entry->trap, entry->color, TRUE, &whole);
      return;
    case HX_PAGE_SIDE:
    default:
      hx_pen_begin (&pen, cr, style);
      hx_plate_draw (&pen, entry->color, FALSE, FALSE);
      hx_pen_end (&pen);
      return;
    }
}

static void
draw_legend (cairo_t            *cr,
             const HxPage       *page,
             const HxPageLayout *layout,
             const HxDrawStyle  *style)
{
  double top = layout->board_bottom + BOARD_GAP * layout->unit;
  HxDrawStyle small = *style;

  small.radius = SIGN_RADIUS * layout->unit;
  for (guint i = 0; i < page->n_entries; i++)
    {
      double x = (i % layout->n_columns) * layout->column;
      double y = top + (i / layout->n_columns) * ROW_HEIGHT * layout->unit;
      g_autoptr (PangoLayout) text = hx_page_text_new (cr, page->entries[i].text, layout->unit, PANGO_WEIGHT_NORMAL);

      cairo_save (cr);
      cairo_translate (cr, x + layout->unit, y + ROW_HEIGHT / 2 * layout->unit);
      hx_page_draw_sign (cr, &page->entries[i], &small);
      cairo_restore (cr);
      write_line (cr, text, (HxPoint) { x + SIGN_GAP * layout->unit, y + .5 * layout->unit },
                  layout->column - (SIGN_GAP + COLUMN_GAP / 2) * layout->unit);
    }
}

/**
 * hx_draw_page:
 * @cr: where to draw, its origin the upper left corner of the sheet
 * @page: a sheet
 * @width: of the sheet
 * @height: of the sheet
 * @style: how to draw the board; its radius is not read
 *
 * Draws a board on one sheet, as large as it goes, under its title and above its legend.
 */
void
hx_draw_page (cairo_t           *cr,
              const HxPage      *page,
              double             width,
              double             height,
              const HxDrawStyle *style)
{
  g_autoptr (PangoLayout) title = NULL, subtitle = NULL;
  HxDrawStyle printed;
  HxBoardLayout board;
  HxPageLayout layout;

  g_return_if_fail (cr != NULL && page != NULL && style != NULL);

  hx_page_layout_fit (&layout, page, cr, width, height);
  title = hx_page_text_new (cr, page->title, TITLE_SIZE * layout.unit, PANGO_WEIGHT_BOLD);
  subtitle = hx_page_text_new (cr, page->subtitle, layout.unit, PANGO_WEIGHT_NORMAL);
  write_line (cr, title, (HxPoint) { 0, 0 }, width);
  write_line (cr, subtitle, (HxPoint) { 0, 1.4 * TITLE_SIZE * layout.unit }, width);

  cairo_save (cr);
  cairo_translate (cr, 0, layout.board_top);
  hx_board_layout_fit (&board, &page->scene->box->geometry, width, layout.board_bottom - layout.board_top);
  printed = *style;
  printed.printed = TRUE;
  if (board.radius > 0)
    hx_draw_board (cr, page->scene, &board, &printed);
  cairo_restore (cr);
  draw_legend (cr, page, &layout, style);
}
