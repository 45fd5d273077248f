/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solves small puzzles over the second referee by playing every list of actions, pruning nothing. */

#pragma once

#include "second-referee.h"

G_BEGIN_DECLS

/**
 * SecondSolved:
 * @lines: (element-type utf8): lists of actions that solve the puzzle, as compact JSON
 * @ends: (element-type utf8): what each of @lines comes to: all its ends as one text
 * @n_tried: lists of actions that were played to the end
 * @choice_decides: on some list the choices decide whether it solves the puzzle
 * @complete: nothing was too large
 */
typedef struct
{
  GPtrArray *lines;
  GPtrArray *ends;
  guint      n_tried;
  gboolean   choice_decides;
  gboolean   complete;
} SecondSolved;

SecondSolved *second_solve      (SrFacts       *facts,
                                 JsonNode      *puzzle,
                                 gboolean       any_choice_does,
                                 GError       **error);
void          second_solved_free (SecondSolved *solved);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SecondSolved, second_solved_free)

G_END_DECLS
