/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each part is put once without ink to learn its height; the board takes what is left. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-puzzle-page.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "hx-page-text.h"
#include "hx-plate.h"

/* Height of all that stands above the board, in lines; where there is more of it, it is written smaller, but no smaller than this. */
#define HEAD_HEIGHT 18.0
#define SMALL_HEAD .6
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
#define SMALL_TILE_RADIUS 1.9
/* Share of a tile's place that its name may take. */
#define NAME_SHARE .96
#define MOVE_RADIUS 1.9
#define CARGO_RADIUS 1.9
#define GAP 1.0
/* Share of a lying sheet that its board takes. */
#define BOARD_SHARE .54
/* Share of an upright sheet that is left to its board at least. */
#define SMALL_BOARD .3

/* What has no room is written smaller step by step. */
#define STEP .94
#define MOST_STEPS 150

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

/* Words: how a text is written. @has_lines: it keeps its line breaks */
typedef struct
{
  double size;
  int weight;
  HxColor color;
  gboolean has_lines;
} Words;

static void
put_text (Sheet       *sheet,
          const char  *text,
          const Words *words)
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

/* By how much a text is written smaller that is higher than its room. Lines that get lower hold more, too, so this is not too much. */
static double
get_step (double height,
          double room)
{
  return MIN (STEP, sqrt (room / height));
}

/* A title takes two lines at most; a longer one is written smaller. */
static void
put_title (Sheet      *sheet,
           const char *text,
           double      size)
{
  double room = 2.2 * size * sheet->unit;
  Words words = { size, PANGO_WEIGHT_BOLD, HX_COLOR_KEY };

  for (guint i = 0; i < MOST_STEPS; i++)
    {
      Sheet dry = *sheet;

      dry.is_dry = TRUE;
      put_text (&dry, text, &words);
      if (dry.y - sheet->y <= room)
        break;
      words.size *= get_step (dry.y - sheet->y, room);
    }
  put_text (sheet, text, &words);
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

  if (!sheet->is_dry)
    {
      hx_page_ink (sheet->cr, sheet->colors->bottom);
      cairo_rectangle (sheet->cr, sheet->x, sheet->y, sheet->width, height);
      cairo_fill (sheet->cr);
      hx_page_text_show (sheet->cr, kicker, sheet->x + sheet->unit, sheet->y + .45 * sheet->unit, PAPER);
      hx_page_text_show (sheet->cr, program, sheet->x + sheet->width - sheet->unit - hx_page_text_width (program),
                         sheet->y + .55 * sheet->unit, PAPER);
    }
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

static PangoLayout *
make_name (const Sheet        *sheet,
           const HxPuzzlePage *page,
           guint16             tile)
{
  return hx_page_text_new (sheet->cr, hx_catalog_get_tile_name (page->catalog, tile, sheet->style->language), NAME_SIZE * sheet->unit,
                           PANGO_WEIGHT_SEMIBOLD);
}

/* How many tiles of the hand stand beside each other, so that no word of their names is broken and the rows are alike. */
static guint
count_columns (const Sheet        *sheet,
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
put_row (Sheet              *sheet,
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
      draw_tile (sheet, page->catalog, page->hand[first + i], 0, (double[]) { middle, sheet->y + radius * HX_TILE_HEIGHT, radius });
      hx_page_text_show (sheet->cr, text, middle - cell * NAME_SHARE / 2, top, HX_COLOR_KEY);
    }
  sheet->y += 2 * radius * HX_TILE_HEIGHT + .25 * sheet->unit + tallest;
}

/* The tiles of the hand in rows. */
static void
put_hand (Sheet              *sheet,
          const HxPuzzlePage *page)
{
  guint n = count_columns (sheet, page);

  put_heading (sheet, _("Your Hand"));
  if (page->n_hand == 0)
    put_text (sheet, _("It is empty."), &(Words) { TRAP_SIZE, PANGO_WEIGHT_MEDIUM, HX_COLOR_KEY });
  for (guint first = 0; first < page->n_hand; first += n)
    {
      sheet->y += first > 0 ? .5 * GAP * sheet->unit : 0;
      put_row (sheet, page, first, n);
    }
  sheet->y += GAP * sheet->unit;
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
  double least = sheet->unit / 8, height;

  while ((height = measure (sheet, page, put_hand_and_task)) > room && sheet->unit > least)
    sheet->unit *= STEP;

  return height;
}

/* What stands above the board. */
static void
put_head (Sheet              *sheet,
          const HxPuzzlePage *page)
{
  const char *lead = page->n_texts > 0 ? _("What is said of it follows on the next sheet.") : page->lead;

  put_title (sheet, page->title, TITLE_SIZE);
  put_text (sheet, page->author, &(Words) { .95, PANGO_WEIGHT_NORMAL, GREY });
  sheet->y += .5 * sheet->unit;
  put_text (sheet, lead, &(Words) { LEAD_SIZE, PANGO_WEIGHT_NORMAL, HX_COLOR_KEY, TRUE });
  sheet->y += .5 * sheet->unit;
  put_entries (sheet, page->sides, page->n_sides, 1.05);
  sheet->y += .5 * sheet->unit;
}

/* Writes it smaller where there is more than has room. */
static void
fit_head (Sheet              *sheet,
          const HxPuzzlePage *page)
{
  double room = HEAD_HEIGHT * sheet->unit, height;

  for (guint i = 0; i < MOST_STEPS && (height = measure (sheet, page, put_head)) > room; i++)
    sheet->unit *= get_step (height, room);
}

/* Puts what has room on sheet @nth, counted from 0. Returns: how many sheets all of it takes. */
static guint
put_flow (Sheet        *sheet,
          PangoLayout  *text,
          double        bottom,
          guint         nth)
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
put_lead (Sheet              *sheet,
          const HxPuzzlePage *page,
          double              height,
          guint               nth)
{
  g_autoptr (PangoLayout) text = hx_page_text_new_lines (sheet->cr, page->lead, LEAD_SIZE * sheet->unit, PANGO_WEIGHT_NORMAL);

  put_band (sheet, page->kicker, "Hexarbiter");
  put_title (sheet, page->title, TITLE_SIZE * .8);
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
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double room;
  Sheet sheet;
  guint n;

  g_return_val_if_fail (page != NULL && style != NULL, 0);

  begin_sheet (&sheet, cr, style, page->color, (double[]) { width, height });
  sheet.is_dry = TRUE;
  n = put_lead (&sheet, page, height, 0);
  begin_sheet (&sheet, cr, style, page->color, (double[]) { width, height });
  room = HEAD_HEIGHT * sheet.unit;
  sheet.unit *= SMALL_HEAD;
  if (measure (&sheet, page, put_head) <= room)
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
  Sheet sheet;

  g_return_if_fail (cr != NULL && page != NULL && style != NULL);

  begin_sheet (&sheet, cr, style, page->color, size);
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
  Sheet sheet;

  g_return_if_fail (cr != NULL && page != NULL && style != NULL);

  begin_sheet (&sheet, cr, style, page->color, (double[]) { width, height });
  unit = sheet.unit;
  legend = measure (&sheet, page, put_legend_cb);
  put_band (&sheet, page->kicker, "Hexarbiter");
  fit_head (&sheet, page);
  put_head (&sheet, page);
  sheet.unit = unit;
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
  put_title (&sheet, page->title, TITLE_SIZE * .8);
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
