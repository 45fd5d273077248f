/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sheet of paper that is filled from top to bottom: texts, signs, tiles, a board. Private to this room. */
#pragma once

#include "hx-page.h"

G_BEGIN_DECLS

/* Lines of text on the longer and on the shorter side of a sheet. */
#define HX_LINES_LONG 62.0
#define HX_LINES_SHORT 43.0
/* Share of a lying sheet that its board takes. */
#define HX_BOARD_SHARE .54
/* Share of an upright sheet that is left to its board at least. */
#define HX_SMALL_BOARD .3
/* Sizes in lines of text. */
#define HX_TITLE_SIZE 2.9
#define HX_TASK_SIZE 1.3
#define HX_PAPER_GAP 1.0
/* What has no room is written smaller step by step. */
#define HX_PAPER_STEP .94
#define HX_MOST_STEPS 150

#define HX_PAPER_GREY ((HxColor) 0x5e5c64)
#define HX_PAPER_WHITE ((HxColor) 0xffffff)

/**
 * HxSheet: where the pen is.
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
} HxSheet;

/** HxWords: how a text is written. @has_lines: it keeps its line breaks */
typedef struct
{
  double size;
  int weight;
  HxColor color;
  gboolean has_lines;
} HxWords;

void   hx_sheet_begin       (HxSheet            *sheet,
                             cairo_t            *cr,
                             const HxDrawStyle  *style,
                             guint               color,
                             const double        size[2]);
void   hx_sheet_put_text    (HxSheet            *sheet,
                             const char         *text,
                             const HxWords      *words);
double hx_sheet_get_step    (double              height,
                             double              room);
void   hx_sheet_put_title   (HxSheet            *sheet,
                             const char         *text,
                             double              size);
void   hx_sheet_put_heading (HxSheet            *sheet,
                             const char         *text);
void   hx_sheet_put_band    (HxSheet            *sheet,
                             const char         *left,
                             const char         *right);
void   hx_sheet_put_entries (HxSheet            *sheet,
                             const HxPageEntry  *entries,
                             guint               n_entries,
                             double              size);
void   hx_sheet_draw_tile   (HxSheet            *sheet,
                             const HxCatalog    *catalog,
                             guint16             tile,
                             guint               facing,
                             double              at[3]);
void   hx_sheet_draw_board  (HxSheet            *sheet,
                             const HxBoardScene *scene,
                             double              height);

G_END_DECLS
