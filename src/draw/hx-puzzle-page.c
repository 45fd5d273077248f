/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each part is put once without ink to learn its height; the board takes what is left. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-puzzle-page.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "hx-page-text.h"
#include "hx-plate.h"

/* Lines of text on the longer and on the shorter side of a sheet. */
#define LINES_LONG 62.0
#define LINES_SHORT 43.0
/* In lines of text. */
#define BAND_HEIGHT 2.2
#define TITLE_SIZE 2.9
#define LEAD_SIZE 1.2
#define TASK_SIZE 1.3
#define NAME_SIZE .95
#define LEGEND_SIZE .8
#define SIDE_HEIGHT 1.9
#define TRAP_SIZE 1.0
#define SIGN_RADIUS .72
#define TILE_RADIUS 2.7
#define MOVE_RADIUS 1.9
#define CARGO_RADIUS 1.9
#define GAP 1.0
/* Share of a lying sheet that its board takes. */
#define BOARD_SHARE .54
/* Share of an upright sheet that is left to its board at least. */
#define SMALL_BOARD .3

#define GREY ((HxColor) 0x5e5c64)
#define PAPER ((HxColor) 0xffffff)

/**
 * Sheet: where the pen is.
 * @color, @colors: of the side that solves the puzzle
 * @unit: height of a line of text
 * @x, @y, @width: the column that is being filled, from @y on down
 * @is_dry: nothing is drawn, only the room is measured
 */
typedef struct
{
  cairo_t *cr;
  const HxDrawStyle *style;
  guint color;
  const HxSideColors *colors;
  double unit;
  double x, y, width;
  gboolean is_dry;
} Sheet;

static void
begin_sheet (Sheet             *sheet,
             cairo_t           *cr,
             const HxDrawStyle *style,
             guint              color,
             const double       size[2])
{
  *sheet = (Sheet) {
    .cr = cr,
    .style = style,
    .color = color,
    .colors = hx_side_colors_get (style->sides, color),
    .unit = MIN (MAX (size[0], size[1]) / LINES_LONG, MIN (size[0], size[1]) / LINES_SHORT),
    .width = size[0],
  };
}

/* Words: how a text is written. @lines: more of it is left out, for the board needs its room; 0: all is said */
typedef struct
{
  double size;
  int weight;
  HxColor color;
  int lines;
} Words;

static void
put_text (Sheet       *sheet,
          const char  *text,
          const Words *words)
{
  g_autoptr (PangoLayout) layout = hx_page_text_new (sheet->cr, text, words->size * sheet->unit, words->weight);
  double height;

  if (text[0] == '\0')
    return;
  if (words->lines > 0)
    {
      pango_layout_set_height (layout, - words->lines);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  height = hx_page_text_wrap (layout, sheet->width);
  if (!sheet->is_dry)
    hx_page_text_show (sheet->cr, layout, sheet->x, sheet->y, words->color);
  sheet->y += height;
}

static void
put_heading (Sheet      *sheet,
             const char *text)
{
  put_text (sheet, text, &(Words) { 1.05, PANGO_WEIGHT_BOLD, sheet->colors->bottom });
  sheet->y += .3 * sheet->unit;
}

/* The band across the top, in the colour of whoever is to move. */
static void
put_band (Sheet      *sheet,
          const char *left,
          const char *right)
{
  g_autoptr (PangoLayout) kicker = hx_page_text_new (sheet->cr, left, 1.15 * sheet->unit, PANGO_WEIGHT_BOLD);
  g_autoptr (PangoLayout) program = hx_page_text_new (sheet->cr, right, sheet->unit, PANGO_WEIGHT_NORMAL);
  double height = BAND_HEIGHT * sheet->unit;

  hx_page_ink (sheet->cr, sheet->colors->bottom);
  cairo_rectangle (sheet->cr, sheet->x, sheet->y, sheet->width, height);
  cairo_fill (sheet->cr);
  hx_page_text_show (sheet->cr, kicker, sheet->x + sheet->unit, sheet->y + .45 * sheet->unit, PAPER);
  hx_page_text_show (sheet->cr, program, sheet->x + sheet->width - sheet->unit - hx_page_text_width (program),
                     sheet->y + .55 * sheet->unit, PAPER);
  sheet->y += height + .7 * sheet->unit;
}

/* Signs with their meanings side by side, as many on a line as fit. */
static void
put_entries (Sheet             *sheet,
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
                             size < 1 ? GREY : HX_COLOR_KEY);
        }
      x += width + 1.2 * size * sheet->unit;
    }
  sheet->y += row;
}

static void
draw_tile (Sheet           *sheet,
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

/* The tiles of the hand in a row, each with its name under it. */
static void
put_hand (Sheet              *sheet,
          const HxPuzzlePage *page)
{
  double cell = sheet->width / MAX (1, page->n_hand);
  double radius = MIN (TILE_RADIUS * sheet->unit, cell * .46), tallest = 0;

  put_heading (sheet, _("Your Hand"));
  for (guint i = 0; i < page->n_hand; i++)
    {
      const char *name = hx_catalog_get_tile_name (page->catalog, page->hand[i], sheet->style->language);
      g_autoptr (PangoLayout) text = hx_page_text_new (sheet->cr, name, NAME_SIZE * sheet->unit, PANGO_WEIGHT_SEMIBOLD);
      double middle = sheet->x + (i + .5) * cell, top = sheet->y + 2 * radius * HX_TILE_HEIGHT + .25 * sheet->unit;

      pango_layout_set_alignment (text, PANGO_ALIGN_CENTER);
      tallest = MAX (tallest, hx_page_text_wrap (text, cell * .96));
      if (sheet->is_dry)
        continue;
      draw_tile (sheet, page->catalog, page->hand[i], 0, (double[]) { middle, sheet->y + radius * HX_TILE_HEIGHT, radius });
      hx_page_text_show (sheet->cr, text, middle - cell * .48, top, HX_COLOR_KEY);
    }
  sheet->y += 2 * radius * HX_TILE_HEIGHT + .25 * sheet->unit + tallest + GAP * sheet->unit;
}

/* A part of a collapsed Monolith: the tile on it, or that it is empty, with the name beside it. */
static void
put_part (Sheet              *sheet,
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
put_cargo (Sheet              *sheet,
           const HxPuzzlePage *page)
{
  for (guint side = 0; side < HX_MAX_SIDES; side++)
    {
      const HxMonolith *monolith = &page->scene->position->monolith[side];

      if (page->cargo[side] == NULL)
        continue;
      put_heading (sheet, page->cargo[side]);
      for (guint i = 0; i < G_N_ELEMENTS (monolith->lower) && !sheet->is_dry; i++)
        {
          Sheet half = *sheet;

          half.width = sheet->width / G_N_ELEMENTS (monolith->lower);
          half.x += i * half.width;
          put_part (&half, page, side, &monolith->lower[i]);
        }
      sheet->y += (2 * CARGO_RADIUS * HX_TILE_HEIGHT + GAP) * sheet->unit;
    }
}

/* Whoever solves it on paper has to know which Traps lie on the board, and which are still in the pool. */
static void
put_traps (Sheet              *sheet,
           const HxPuzzlePage *page)
{
  if (page->n_armed > 0)
    {
      put_heading (sheet, _("Traps on the Board"));
      put_entries (sheet, page->armed, page->n_armed, TRAP_SIZE);
      sheet->y += GAP * sheet->unit;
    }
  if (!page->has_traps)
    return;
  put_heading (sheet, _("Traps in Your Pool"));
  if (page->n_traps > 0)
    put_entries (sheet, page->traps, page->n_traps, TRAP_SIZE);
  else
    put_text (sheet, _("None is left."), &(Words) { TRAP_SIZE, PANGO_WEIGHT_MEDIUM, HX_COLOR_KEY });
  sheet->y += GAP * sheet->unit;
}

/* What is to be done, in a box of its own. */
static void
put_task (Sheet      *sheet,
          const char *task)
{
  Sheet inner = *sheet;
  double pad = .8 * sheet->unit;

  inner.x += pad + .5 * sheet->unit;
  inner.y += pad * .7;
  inner.width -= 2 * pad + .5 * sheet->unit;
  if (!sheet->is_dry)
    {
      Sheet box = inner;

      box.is_dry = TRUE;
      put_heading (&box, _("Your Task"));
      put_text (&box, task, &(Words) { TASK_SIZE, PANGO_WEIGHT_MEDIUM, HX_COLOR_KEY });
      hx_page_ink (sheet->cr, hx_color_mix (PAPER, sheet->colors->bottom, .1));
      cairo_rectangle (sheet->cr, sheet->x, sheet->y, sheet->width, box.y + pad - sheet->y);
      cairo_fill (sheet->cr);
      hx_page_ink (sheet->cr, sheet->colors->bottom);
      cairo_rectangle (sheet->cr, sheet->x, sheet->y, .5 * sheet->unit, box.y + pad - sheet->y);
      cairo_fill (sheet->cr);
    }
  put_heading (&inner, _("Your Task"));
  put_text (&inner, task, &(Words) { TASK_SIZE, PANGO_WEIGHT_MEDIUM, HX_COLOR_KEY });
  sheet->y = inner.y + pad;
}

/* What the signs on the tiles mean, under a thin line. */
static void
put_legend (Sheet *sheet)
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
  put_entries (sheet, entries, HX_PAGE_N_SIGNS, LEGEND_SIZE);
}

static void
draw_board (Sheet              *sheet,
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

/* How high a part is. */
static double
measure (const Sheet        *sheet,
         const HxPuzzlePage *page,
         void              (*put) (Sheet              *sheet,
                                   const HxPuzzlePage *page))
{
  Sheet dry = *sheet;

  dry.is_dry = TRUE;
  put (&dry, page);

  return dry.y - sheet->y;
}

static void
put_legend_cb (Sheet              *sheet,
               const HxPuzzlePage *page)
{
  put_legend (sheet);
}

static void
put_hand_and_task (Sheet              *sheet,
                   const HxPuzzlePage *page)
{
  put_hand (sheet, page);
  put_cargo (sheet, page);
  put_traps (sheet, page);
  put_task (sheet, page->task);
}

/* Writes it smaller where there is much of it and the room is small. Returns: how high it is. */
static double
fit_hand_and_task (Sheet              *sheet,
                   const HxPuzzlePage *page,
                   double              room)
{
  double least = sheet->unit / 4, height;

  while ((height = measure (sheet, page, put_hand_and_task)) > room && sheet->unit > least)
    sheet->unit *= .94;

  return height;
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
  Sheet sheet;

  g_return_if_fail (cr != NULL && page != NULL && style != NULL);

  begin_sheet (&sheet, cr, style, page->color, (double[]) { width, height });
  unit = sheet.unit;
  legend = measure (&sheet, page, put_legend_cb);
  put_band (&sheet, page->kicker, "Hexarbiter");
  put_text (&sheet, page->title, &(Words) { TITLE_SIZE, PANGO_WEIGHT_BOLD, HX_COLOR_KEY, 2 });
  put_text (&sheet, page->author, &(Words) { .95, PANGO_WEIGHT_NORMAL, GREY, 1 });
  sheet.y += .5 * sheet.unit;
  put_text (&sheet, page->lead, &(Words) { LEAD_SIZE, PANGO_WEIGHT_NORMAL, HX_COLOR_KEY, 6 });
  sheet.y += .5 * sheet.unit;
  put_entries (&sheet, page->sides, page->n_sides, 1.05);
  sheet.y += .5 * sheet.unit;
  if (height >= width)
    {
      foot = fit_hand_and_task (&sheet, page, height - legend - sheet.y - height * SMALL_BOARD);
      draw_board (&sheet, page->scene, MAX (0, height - legend - foot - .6 * unit - sheet.y));
      sheet.y = height - legend - foot;
    }
  else
    {
      sheet.width = width * BOARD_SHARE;
      draw_board (&sheet, page->scene, MAX (0, height - legend - sheet.y));
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

/* One action: its number, its tile, what is done and what comes of it. */
static void
put_move (Sheet                *sheet,
          const HxSolutionPage *page,
          guint                 index)
{
  const HxPageMove *move = &page->moves[index];
  g_autofree char *number = g_strdup_printf ("%u", move->number);
  double radius = MOVE_RADIUS * sheet->unit, top;
  Sheet inner, dry;

  if (move->heading[0] != '\0')
    put_heading (sheet, move->heading);
  top = sheet->y;
  inner = *sheet;
  inner.x += 2.2 * sheet->unit + 2 * radius + sheet->unit;
  inner.width -= inner.x - sheet->x;
  dry = inner;
  dry.is_dry = TRUE;
  put_text (&dry, move->text, &(Words) { 1.15, PANGO_WEIGHT_SEMIBOLD, HX_COLOR_KEY });
  put_text (&dry, move->effect, &(Words) { 1, PANGO_WEIGHT_NORMAL, GREY });
  inner.y += MAX (0, radius * HX_TILE_HEIGHT - (dry.y - top) / 2);
  if (!sheet->is_dry)
    {
      g_autoptr (PangoLayout) text = hx_page_text_new (sheet->cr, number, 1.8 * sheet->unit, PANGO_WEIGHT_BOLD);

      hx_page_text_show (sheet->cr, text, sheet->x + .2 * sheet->unit, top + radius * HX_TILE_HEIGHT - 1.0 * sheet->unit,
                         sheet->colors->bottom);
      draw_tile (sheet, page->catalog, move->tile, move->facing,
                 (double[]) { sheet->x + 2.2 * sheet->unit + radius, top + radius * HX_TILE_HEIGHT, radius });
    }
  put_text (&inner, move->text, &(Words) { 1.15, PANGO_WEIGHT_SEMIBOLD, HX_COLOR_KEY });
  put_text (&inner, move->effect, &(Words) { 1, PANGO_WEIGHT_NORMAL, GREY });
  sheet->y = MAX (top + 2 * radius * HX_TILE_HEIGHT, inner.y) + .7 * sheet->unit;
}

static void
put_solution (Sheet                *sheet,
              const HxSolutionPage *page)
{
  for (guint i = 0; i < page->n_moves; i++)
    put_move (sheet, page, i);
  if (page->ending[0] != '\0')
    {
      put_heading (sheet, _("Final Battle"));
      put_text (sheet, page->ending, &(Words) { TASK_SIZE, PANGO_WEIGHT_MEDIUM, HX_COLOR_KEY });
      sheet->y += .4 * sheet->unit;
    }
  put_text (sheet, page->note, &(Words) { 1.05, PANGO_WEIGHT_NORMAL, GREY });
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
  Sheet sheet, dry;

  g_return_if_fail (cr != NULL && page != NULL && style != NULL);

  begin_sheet (&sheet, cr, style, page->color, (double[]) { width, height });
  put_band (&sheet, page->kicker, "Hexarbiter");
  put_text (&sheet, page->title, &(Words) { TITLE_SIZE * .8, PANGO_WEIGHT_BOLD, HX_COLOR_KEY, 2 });
  sheet.y += .7 * sheet.unit;
  if (height < width && page->scene != NULL)
    {
      sheet.width = width * BOARD_SHARE;
      draw_board (&sheet, page->scene, height - sheet.y);
      sheet.x = sheet.width + 1.5 * sheet.unit;
      sheet.width = width - sheet.x;
    }
  room = height - sheet.y - (height < width || page->scene == NULL ? 0 : height * SMALL_BOARD);
  do
    {
      dry = sheet;
      dry.is_dry = TRUE;
      put_solution (&dry, page);
      sheet.unit *= dry.y - sheet.y > room ? .94 : 1;
    }
  while (dry.y - sheet.y > room && sheet.unit > height / LINES_LONG / 4);
  put_solution (&sheet, page);
  if (height >= width && page->scene != NULL)
    {
      sheet.y += GAP * sheet.unit;
      draw_board (&sheet, page->scene, MIN (height - sheet.y, width * .8));
    }
}
