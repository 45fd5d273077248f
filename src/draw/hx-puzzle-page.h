/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle on paper: position, hand and task on one sheet, and its solution on another. */
#pragma once

#include "hx-page.h"

G_BEGIN_DECLS

/**
 * HxPuzzlePage: the sheet with a puzzle; nothing in it is owned.
 * @scene: the position
 * @catalog: where the tiles of the hand are
 * @color: of the side that solves it
 * @kicker: a short line above everything: "Puzzle for Borgo"
 * @title: of the puzzle
 * @lead: what is said of the position, or ""
 * @n_texts: how many sheets @lead has for itself, as hx_puzzle_page_count_texts() counts them; 0: it stands above the board, however small
 * @author: a line that names who made it, or ""
 * @sides: a line for each side, @n_sides of them; the signs of the tiles are added below
 * @hand: tiles of the hand, @n_hand of them
 * @has_traps: the army of whoever solves it has Traps, if only such as lie on the board
 * @traps: a line for each kind of Trap that it may still arm, @n_traps of them
 * @armed: a line for each Trap on the board, @n_armed of them
 * @cargo: for each side with a collapsed Monolith what stands above the tiles under its HQ; (nullable) for the others
 * @task: what is to be done
 */
typedef struct
{
  const HxBoardScene *scene;
  const HxCatalog *catalog;
  guint color;
  const char *kicker;
  const char *title;
  const char *lead;
  guint n_texts;
  const char *author;
  HxPageEntry sides[HX_MAX_SIDES];
  guint n_sides;
  const guint16 *hand;
  guint n_hand;
  gboolean has_traps;
  HxPageEntry traps[HX_N_TRAPS];
  guint n_traps;
  HxPageEntry armed[HX_MAX_HEXES];
  guint n_armed;
  const char *cargo[HX_MAX_SIDES];
  const char *task;
} HxPuzzlePage;

/**
 * HxPageMove: an action of the solution.
 * @heading: a line above it, or ""
 * @number: its number
 * @tile: the tile that stands for it: played or acting, or %HX_NO_TILE
 * @facing: which way it faces then
 * @text: the action in words
 * @effect: what comes of it, or ""
 */
typedef struct
{
  const char *heading;
  guint number;
  guint16 tile;
  guint8 facing;
  const char *text;
  const char *effect;
} HxPageMove;

/**
 * HxSolutionPage: the sheet with the solution; nothing in it is owned.
 * @scene: (nullable): the board before the Final Battle, or %NULL where there is none to show
 * @moves: (element-type HxPageMove): what is played, in order
 * @ending: how the Final Battle ends, or ""
 * @note: what is to be said of the solution as a whole, or ""
 */
typedef struct
{
  const HxBoardScene *scene;
  const HxCatalog *catalog;
  guint color;
  const char *kicker;
  const char *title;
  const HxPageMove *moves;
  guint n_moves;
  const char *ending;
  const char *note;
} HxSolutionPage;

void  hx_draw_puzzle_page        (cairo_t              *cr,
                                  const HxPuzzlePage   *page,
                                  double                width,
                                  double                height,
                                  const HxDrawStyle    *style);
guint hx_puzzle_page_count_texts (const HxPuzzlePage   *page,
                                  double                width,
                                  double                height,
                                  const HxDrawStyle    *style);
void  hx_draw_puzzle_text        (cairo_t              *cr,
                                  const HxPuzzlePage   *page,
                                  guint                 nth,
                                  const double          size[2],
                                  const HxDrawStyle    *style);
void  hx_draw_solution_page      (cairo_t              *cr,
                                  const HxSolutionPage *page,
                                  double                width,
                                  double                height,
                                  const HxDrawStyle    *style);

G_END_DECLS
