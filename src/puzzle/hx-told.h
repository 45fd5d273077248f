/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of a puzzle played to its end, with all that is to be told of it: which choices decide, and which pieces fall. */
#pragma once

#include "hx-puzzle.h"

G_BEGIN_DECLS

/**
 * HxToldChoice: a choice that came up in a line, and what was taken.
 * @action: number of the action in which it came up, from 0; that of the Final Battle follows the last
 * @choice: what could be chosen
 * @board: the board whose pieces the hexes of the choice mean
 * @is_own: the solving side chose
 * @matters: some options come to something else
 * @pick: the option that was taken
 * @alike: (element-type guint16): the options that do as well as it, itself among them
 */
typedef struct
{
  guint action;
  HxChoice choice;
  HxPosition board;
  gboolean is_own;
  gboolean matters;
  guint16 pick;
  GArray *alike;
} HxToldChoice;

/**
 * HxTold: a line played to its end.
 * @games: (element-type HxGame): the game before each action
 * @decisions: (element-type HxToldChoice): what was chosen, in order
 * @losses: (element-type HxLoss): the pieces that were destroyed, in order
 * @before: the game before the Final Battle; @end: after it
 * @is_over: the game ended before the Final Battle (BASE-END-04)
 * @shortfall: by how much the line falls short
 */
typedef struct
{
  GPtrArray *games;
  GPtrArray *decisions;
  GArray *losses;
  HxGame before;
  HxGame end;
  gboolean is_over;
  int shortfall;
} HxTold;

HxTold *hx_puzzle_tell (const HxPuzzle  *puzzle,
                        const HxAttempt *attempt) G_GNUC_WARN_UNUSED_RESULT;
void    hx_told_free   (HxTold          *told);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxTold, hx_told_free)

G_END_DECLS
