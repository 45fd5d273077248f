/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A solution of a puzzle: its line, or, where the opponent's answers part it, what is played after each. */
#pragma once

#include <adwaita.h>

#include "hx-puzzle-check.h"

G_BEGIN_DECLS

/** HxShowLine: somebody wants @line, which is valid during the call, on the board. */
typedef void (*HxShowLine) (gpointer            data,
                            const HxPuzzleLine *line);

/** HxSolutionShower: whom to tell that a line is wanted on the board. */
typedef struct
{
  HxShowLine show;
  gpointer data;
} HxSolutionShower;

GtkWidget *hx_puzzle_solution_list_new (HxDocument             *document,
                                        HxPuzzleCheck          *check,
                                        guint                   solution,
                                        const HxSolutionShower *shower) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
