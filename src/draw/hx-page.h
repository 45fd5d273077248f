/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board on a sheet of paper: a heading, the board, and what its signs mean. */
#pragma once

#include "hx-board-drawing.h"

G_BEGIN_DECLS

/** HX_PAGE_MAX_ENTRIES: lines of a legend. */
#define HX_PAGE_MAX_ENTRIES 16
/** HX_PAGE_N_SIGNS: lines of it that say what is drawn on tiles. */
#define HX_PAGE_N_SIGNS 7

/** HxPageSign: what stands before a line of the legend. */
typedef enum
{
  HX_PAGE_SIDE,
  HX_PAGE_INITIATIVE,
  HX_PAGE_MELEE,
  HX_PAGE_RANGED,
  HX_PAGE_ARMOR,
  HX_PAGE_NET,
  HX_PAGE_WOUND,
  HX_PAGE_POINTS,
  HX_PAGE_TRAP,
} HxPageSign;

/**
 * HxPageEntry: a line of the legend.
 * @color: of the side, read when @sign is a side or a Trap
 * @text: what it means
 * @trap: read when @sign is a Trap
 */
typedef struct
{
  HxPageSign sign;
  guint color;
  const char *text;
  HxTrapKind trap;
} HxPageEntry;

/**
 * HxPage: a sheet; nothing in it is owned.
 * @title: a line above the board
 * @subtitle: a smaller line, or "" for none
 */
typedef struct
{
  const HxBoardScene *scene;
  const char *title;
  const char *subtitle;
  HxPageEntry entries[HX_PAGE_MAX_ENTRIES];
  guint n_entries;
} HxPage;

/**
 * HxPageLayout: where the parts lie on the sheet, in its own units.
 * @unit: height of a line of text
 * @board_top, @board_bottom: between these lies the board
 * @n_columns: of the legend
 * @column: width of one
 */
typedef struct
{
  double unit;
  double board_top, board_bottom;
  guint n_columns;
  double column;
} HxPageLayout;

void hx_page_layout_fit (HxPageLayout      *layout,
                         const HxPage      *page,
                         cairo_t           *cr,
                         double             width,
                         double             height);
void hx_page_list_signs (HxPageEntry        entries[HX_PAGE_N_SIGNS]);
void hx_page_draw_sign  (cairo_t           *cr,
                         const HxPageEntry *entry,
                         const HxDrawStyle *style);
void hx_draw_page       (cairo_t           *cr,
                         const HxPage      *page,
                         double             width,
                         double             height,
                         const HxDrawStyle *style);

G_END_DECLS
