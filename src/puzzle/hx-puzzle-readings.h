/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What becomes of a puzzle if a disputed point is read otherwise: it is solved again. */
#pragma once

#include "hx-puzzle.h"

G_BEGIN_DECLS

/**
 * HxReadPuzzle: a puzzle under another reading of one point.
 * @ruling: the point, a #HxRuling; @reading: how it is read
 * @verdict: how many solutions there are then; @n_solutions: of these
 * @complete: the search came to its end; else nothing is certain
 * @stands: what solves it as it is read now, all of it, solves it then too
 */
typedef struct
{
  guint8 ruling, reading;
  HxPuzzleVerdict verdict;
  guint n_solutions;
  gboolean complete;
  gboolean stands;
} HxReadPuzzle;

gboolean hx_puzzle_bears_on       (const HxPuzzle     *puzzle,
                                   HxRuling            ruling);
GArray  *hx_puzzle_list_readings  (const HxPuzzle     *puzzle) G_GNUC_WARN_UNUSED_RESULT;
void     hx_puzzle_read_otherwise (const HxPuzzle     *puzzle,
                                   const HxSolving    *usual,
                                   HxReadPuzzle       *read,
                                   HxSolveControl     *control);
gboolean hx_read_puzzle_is_same   (const HxReadPuzzle *read,
                                   const HxSolving    *usual);

G_END_DECLS
