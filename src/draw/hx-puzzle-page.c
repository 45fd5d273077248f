/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each part is put once without ink to learn its height; the board takes what is left. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-puzzle-page.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "hx-page-text.h"
#include "hx-sheet.h"

/* Height of all that stands above the board, in lines; where there is more of it, it is written smaller, but no smaller than this. */
#define HEAD_HEIGHT 18.0
#define SMALL_HEAD .6
/* In lines of text. */
#define LEAD_SIZE 1.2
#define NAME_SIZE .95
#define LEGEND_SIZE .8
#define TRAP_SIZE 1.0
#define TILE_RADIUS 2.7
#define SMALL_TILE_RADIUS 1.9
#define CARGO_RADIUS 1.9
/* Share of a tile's place that its name may take. */
#define NAME_SHARE .96

static PangoLayout *
make_name (const HxSheet      *sheet,
           const HxPuzzlePage *page,
           guint16             tile)
{
  return hx_page_text_new (sheet->cr, hx_catalog_get_tile_name (page->catalog, tile, sheet->style->language), NAME_SIZE * sheet->unit,
                           PANGO_WEIGHT_SEMIBOLD);
}

/* How many tiles of the hand stand beside each other, so that no word of their names is broken and the rows are alike. */
static guint
count_columns (const HxSheet      *sheet,
               const HxPuzzlePage *page)
{
  double least = 2 * SMALL_TILE_RADIUS * sheet->unit;
  guint n, n_rows;

  for (guint i = 0; i < page->n_hand; i++)
    {
      g_autoptr (PangoLayout) name = make_name (sheet, page, page->hand[i]);

      least = MAX (least, hx_page_text_widest (name));
    }
  n = (guint) CLAMP (floor (sheet->width * NAME_SHARE / least), 1, MAX (1, page->n_hand));
  n_rows = (page->n_hand + n - 1) / n;

  return (page->n_hand + MAX (1, n_rows) - 1) / MAX (1, n_rows);
}

/* Some tiles of the hand, each with its name under it. */
static void
put_row (HxSheet            *sheet,
         const HxPuzzlePage *page,
         guint               first,
         guint               n)
{
  double cell = sheet->width / n;
  double radius = MIN (TILE_RADIUS * sheet->unit, cell * .46), tallest = 0;

  for (guint i = 0; i < n && first + i < page->n_hand; i++)
    {
      g_autoptr (PangoLayout) text = make_name (sheet, page, page->hand[first + i]);
      double middle = sheet->x + (i + .5) * cell, top = sheet->y + 2 * radius * HX_TILE_HEIGHT + .25 * sheet->unit;

      pango_layout_set_alignment (text, PANGO_ALIGN_CENTER);
      tallest = MAX (tallest, hx_page_text_wrap (text, cell * NAME_SHARE));
      if (sheet->is_dry)
        continue;
      hx_sheet_draw_tile (sheet, page->catalog, page->hand[first + i], 0, (double[]) { middle, sheet->y + radius * HX_TILE_HEIGHT, radius });
      hx_page_text_show (sheet->cr, text, middle - cell * NAME_SHARE / 2, top, HX_COLOR_KEY);
    }
  sheet->y += 2 * radius * HX_TILE_HEIGHT + .25 * sheet->unit + tallest;
}

/* The tiles of the hand in rows. */
static void
put_hand (HxSheet            *sheet,
          const HxPuzzlePage *page)
{
  guint n = count_columns (sheet, page);

  hx_sheet_put_heading (sheet, _("Your Hand"));
  if (page->n_hand == 0)
    hx_sheet_put_text (sheet, _("It is empty."), &(HxWords) { TRAP_SIZE, PANGO_WEIGHT_MEDIUM, HX_COLOR_KEY });
  for (guint first = 0; first < page->n_hand; first += n)
    {
      sheet->y += first > 0 ? .5 * HX_PAPER_GAP * sheet->unit : 0;
      put_row (sheet, page, first, n);
    }
  sheet->y += HX_PAPER_GAP * sheet->unit;
}

/* A part of a collapsed Monolith: the tile on it, or that it is empty, with the name beside it. */
static void
put_part (HxSheet            *sheet,
          const HxPuzzlePage *page,
          guint               side,
          const HxPiece      *lower)
{
  gboolean is_empty = lower->tile == HX_NO_TILE;
  double radius = CARGO_RADIUS * sheet->unit, left = 2 * radius + .6 * sheet->unit;
  HxDrawStyle style = *sheet->style;
  HxTileLook look;
  g_autoptr (PangoLayout) text = hx_page_text_new (sheet->cr, is_empty ? C_("Monolith part", "Empty")
                                                   : hx_catalog_get_tile_name (page->catalog, lower->tile, sheet->style->language),
                                                   NAME_SIZE * sheet->unit, PANGO_WEIGHT_SEMIBOLD);
  double height = hx_page_text_wrap (text, sheet->width - left);

  style.radius = radius;
  cairo_save (sheet->cr);
  cairo_translate (sheet->cr, sheet->x + radius, sheet->y + radius * HX_TILE_HEIGHT);
  if (is_empty)
    hx_draw_monolith_part (sheet->cr, page->scene->colors[side], TRUE, &style);
  else
    {
      hx_tile_look_from_facts (hx_catalog_get_facts (page->catalog, lower->tile), page->scene->colors[side], &look);
      look.wounds = lower->wounds;
      look.show_name = FALSE;
      hx_draw_tile (sheet->cr, hx_catalog_get_facts (page->catalog, lower->tile), &look, &style);
    }
  cairo_restore (sheet->cr);
  hx_page_text_show (sheet->cr, text, sheet->x + left, sheet->y + radius * HX_TILE_HEIGHT - height / 2, HX_COLOR_KEY);
}

/* What lies under an HQ is not on the board, and no secret in a puzzle. */
static void
put_cargo (HxSheet            *sheet,
           const HxPuzzlePage *page)
{
  for (guint side = 0; side < HX_MAX_SIDES; side++)
    {
      const HxMonolith *monolith = &page->scene->position->monolith[side];

      if (page->cargo[side] == NULL)
        continue;
      hx_sheet_put_heading (sheet, page->cargo[side]);
      for (guint i = 0; i < G_N_ELEMENTS (monolith->lower) && !sheet->is_dry; i++)
        {
          HxSheet half = *sheet;

          half.width = sheet->width / G_N_ELEMENTS (monolith->lower);
          half.x += i * half.width;
          put_part (&half, page, side, &monolith->lower[i]);
        }
      sheet->y += (2 * CARGO_RADIUS * HX_TILE_HEIGHT + HX_PAPER_GAP) * sheet->unit;
    }
}

/* Whoever solves it on paper has to know which Traps lie on the board, and which are still in the pool. */
static void
put_traps (HxSheet            *sheet,
           const HxPuzzlePage *page)
{
  if (page->n_armed > 0)
    {
      hx_sheet_put_heading (sheet, _("Traps on the Board"));
      hx_sheet_put_entries (sheet, page->armed, page->n_armed, TRAP_SIZE);
      sheet->y += HX_PAPER_GAP * sheet->unit;
    }
  if (!page->has_traps)
    return;
  hx_sheet_put_heading (sheet, _("Traps in Your Pool"));
  if (page->n_traps > 0)
    hx_sheet_put_entries (sheet, page->traps, page->n_traps, TRAP_SIZE);
  else
    hx_sheet_put_text (sheet, _("None is left."), &(HxWords) { TRAP_SIZE, PANGO_WEIGHT_MEDIUM, HX_COLOR_KEY });
  sheet->y += HX_PAPER_GAP * sheet->unit;
}

/* What is to be done, in a box of its own. */
static void
put_task (HxSheet    *sheet,
          const char *task)
{
  HxSheet inner = *sheet;
  double pad = .8 * sheet->unit;

  inner.x += pad + .5 * sheet->unit;
  inner.y += pad * .7;
  inner.width -= 2 * pad + .5 * sheet->unit;
  if (!sheet->is_dry)
    {
      HxSheet box = inner;

      box.is_dry = TRUE;
      hx_sheet_put_heading (&box, _("Your Task"));
      hx_sheet_put_text (&box, task, &(HxWords) { HX_TASK_SIZE, PANGO_WEIGHT_MEDIUM, HX_COLOR_KEY });
      hx_page_ink (sheet->cr, hx_color_mix (HX_PAPER_WHITE, sheet->colors->bottom, .1));
      cairo_rectangle (sheet->cr, sheet->x, sheet->y, sheet->width, box.y + pad - sheet->y);
      cairo_fill (sheet->cr);
      hx_page_ink (sheet->cr, sheet->colors->bottom);
      cairo_rectangle (sheet->cr, sheet->x, sheet->y, .5 * sheet->unit, box.y + pad - sheet->y);
      cairo_fill (sheet->cr);
    }
  hx_sheet_put_heading (&inner, _("Your Task"));
  hx_sheet_put_text (&inner, task, &(HxWords) { HX_TASK_SIZE, PANGO_WEIGHT_MEDIUM, HX_COLOR_KEY });
  sheet->y = inner.y + pad;
}

/* What the signs on the tiles mean, under a thin line. */
static void
put_legend (HxSheet *sheet)
{
  HxPageEntry entries[HX_PAGE_N_SIGNS];

  hx_page_list_signs (entries);
  sheet->y += .8 * sheet->unit;
  if (!sheet->is_dry)
    {
      hx_page_ink (sheet->cr, HX_COLOR_GREY);
      cairo_rectangle (sheet->cr, sheet->x, sheet->y, sheet->width, .06 * sheet->unit);
      cairo_fill (sheet->cr);
    }
  sheet->y += .3 * sheet->unit;
  hx_sheet_put_entries (sheet, entries, HX_PAGE_N_SIGNS, LEGEND_SIZE);
}

/* How high a part is. */
static double
measure (const HxSheet      *sheet,
         const HxPuzzlePage *page,
         void              (*put) (HxSheet            *sheet,
                                   const HxPuzzlePage *page))
{
  HxSheet dry = *sheet;

  dry.is_dry = TRUE;
  put (&dry, page);

  return dry.y - sheet->y;
}

static void
put_legend_cb (HxSheet            *sheet,
               const HxPuzzlePage *page)
{
  put_legend (sheet);
}

static void
put_hand_and_task (HxSheet            *sheet,
                   const HxPuzzlePage *page)
{
  put_hand (sheet, page);
  put_cargo (sheet, page);
  put_traps (sheet, page);
  put_task (sheet, page->task);
}

/* Writes it smaller where there is much of it and the room is small. Returns: how high it is. */
static double
fit_hand_and_task (HxSheet            *sheet,
                   const HxPuzzlePage *page,
                   double              room)
{
  double least = sheet->unit / 8, height;

  while ((height = measure (sheet, page, put_hand_and_task)) > room && sheet->unit > least)
    sheet->unit *= HX_PAPER_STEP;

  return height;
}

/* What stands above the board. */
static void
put_head (HxSheet            *sheet,
          const HxPuzzlePage *page)
{
  const char *lead = page->n_texts > 0 ? _("What is said of it follows on the next sheet.") : page->lead;

  hx_sheet_put_title (sheet, page->title, HX_TITLE_SIZE);
  hx_sheet_put_text (sheet, page->author, &(HxWords) { .95, PANGO_WEIGHT_NORMAL, HX_PAPER_GREY });
  sheet->y += .5 * sheet->unit;
  hx_sheet_put_text (sheet, lead, &(HxWords) { LEAD_SIZE, PANGO_WEIGHT_NORMAL, HX_COLOR_KEY, TRUE });
  sheet->y += .5 * sheet->unit;
  hx_sheet_put_entries (sheet, page->sides, page->n_sides, 1.05);
  sheet->y += .5 * sheet->unit;
}

/* Writes it smaller where there is more than has room. */
static void
fit_head (HxSheet            *sheet,
          const HxPuzzlePage *page)
{
  double room = HEAD_HEIGHT * sheet->unit, height;

  for (guint i = 0; i < HX_MOST_STEPS && (height = measure (sheet, page, put_head)) > room; i++)
    sheet->unit *= hx_sheet_get_step (height, room);
}

/* Puts what has room on sheet @nth, counted from 0. Returns: how many sheets all of it takes. */
static guint
put_flow (HxSheet     *sheet,
          PangoLayout *text,
          double       bottom,
          guint        nth)
{
  PangoLayoutIter *line = pango_layout_get_iter (text);
  double begin = 0;
  guint n = 0;

  do
    {
      int from, to;

      pango_layout_iter_get_line_yrange (line, &from, &to);
      if ((double) to / PANGO_SCALE - begin > bottom - sheet->y && from > begin * PANGO_SCALE)
        {
          n++;
          begin = (double) from / PANGO_SCALE;
        }
      if (!sheet->is_dry && n == nth)
        {
          hx_page_ink (sheet->cr, HX_COLOR_KEY);
          cairo_move_to (sheet->cr, sheet->x, sheet->y - begin + (double) pango_layout_iter_get_baseline (line) / PANGO_SCALE);
          pango_cairo_show_layout_line (sheet->cr, pango_layout_iter_get_line_readonly (line));
        }
    }
  while (pango_layout_iter_next_line (line));
  pango_layout_iter_free (line);

  return n + 1;
}

/* A sheet with nothing but what is said of the position. Returns: how many such sheets there are. */
static guint
put_lead (HxSheet            *sheet,
          const HxPuzzlePage *page,
          double              height,
          guint               nth)
{
  g_autoptr (PangoLayout) text = hx_page_text_new_lines (sheet->cr, page->lead, LEAD_SIZE * sheet->unit, PANGO_WEIGHT_NORMAL);

  hx_sheet_put_band (sheet, page->kicker, "Hexarbiter");
  hx_sheet_put_title (sheet, page->title, HX_TITLE_SIZE * .8);
  sheet->y += .7 * sheet->unit;
  hx_page_text_wrap (text, sheet->width);

  return put_flow (sheet, text, height, nth);
}

/**
 * hx_puzzle_page_count_texts:
 * @page: a puzzle
 * @width: of its sheets
 * @height: of its sheets
 * @style: how they will be drawn
 *
 * Returns: how many sheets what is said of the position fills by itself; 0 where it has room above the board
 */
guint
hx_puzzle_page_count_texts (const HxPuzzlePage *page,
                            double              width,
                            double              height,
                            const HxDrawStyle  *style)
{
  cairo_surface_t *surface;
  cairo_t *cr;
  double room;
  HxSheet sheet;
  guint n;

  g_return_val_if_fail (page != NULL && style != NULL, 0);

  surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cr = cairo_create (surface);
  hx_sheet_begin (&sheet, cr, style, page->color, (double[]) { width, height });
  sheet.is_dry = TRUE;
  n = put_lead (&sheet, page, height, 0);
  hx_sheet_begin (&sheet, cr, style, page->color, (double[]) { width, height });
  room = HEAD_HEIGHT * sheet.unit;
  sheet.unit *= SMALL_HEAD;
  if (page->lead[0] == '\0' || measure (&sheet, page, put_head) <= room)
    n = 0;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return n;
}

/**
 * hx_draw_puzzle_text:
 * @cr: where to draw, its origin the upper left corner of the sheet
 * @page: a puzzle
 * @nth: which of the sheets that hx_puzzle_page_count_texts() counts, from 0
 * @size: (array fixed-size=2): width and height of the sheet
 * @style: how to draw; its radius is not read
 *
 * Draws a sheet with what is said of the position, where that is too much to stand with it.
 */
void
hx_draw_puzzle_text (cairo_t            *cr,
                     const HxPuzzlePage *page,
                     guint               nth,
                     const double        size[2],
                     const HxDrawStyle  *style)
{
  HxSheet sheet;

  g_return_if_fail (cr != NULL && page != NULL && style != NULL);

  hx_sheet_begin (&sheet, cr, style, page->color, size);
  put_lead (&sheet, page, size[1], nth);
}

/**
 * hx_draw_puzzle_page:
 * @cr: where to draw, its origin the upper left corner of the sheet
 * @page: a puzzle
 * @width: of the sheet
 * @height: of the sheet
 * @style: how to draw; its radius is not read
 *
 * Draws a puzzle on one sheet: what it is called, the position, the hand, the tiles under an HQ and the Traps, the task and
 * what the signs mean. Where there is much beside or under the board, it is written smaller.
 */
void
hx_draw_puzzle_page (cairo_t            *cr,
                     const HxPuzzlePage *page,
                     double              width,
                     double              height,
                     const HxDrawStyle  *style)
{
  double legend, foot, unit;
  HxSheet sheet;

  g_return_if_fail (cr != NULL && page != NULL && style != NULL);

  hx_sheet_begin (&sheet, cr, style, page->color, (double[]) { width, height });
  unit = sheet.unit;
  legend = measure (&sheet, page, put_legend_cb);
  hx_sheet_put_band (&sheet, page->kicker, "Hexarbiter");
  fit_head (&sheet, page);
  put_head (&sheet, page);
  sheet.unit = unit;
  if (height >= width)
    {
      foot = fit_hand_and_task (&sheet, page, height - legend - sheet.y - height * HX_SMALL_BOARD);
      hx_sheet_draw_board (&sheet, page->scene, MAX (0, height - legend - foot - .6 * unit - sheet.y));
      sheet.y = height - legend - foot;
    }
  else
    {
      sheet.width = width * HX_BOARD_SHARE;
      hx_sheet_draw_board (&sheet, page->scene, MAX (0, height - legend - sheet.y));
      sheet.x = sheet.width + 1.5 * sheet.unit;
      sheet.width = width - sheet.x;
      fit_hand_and_task (&sheet, page, height - legend - sheet.y);
    }
  put_hand_and_task (&sheet, page);
  sheet.unit = unit;
  sheet.x = 0;
  sheet.width = width;
  sheet.y = height - legend;
  put_legend (&sheet);
}
