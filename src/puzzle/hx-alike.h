/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines that come to the same thing: what differs in them. */
#pragma once

#include "hx-puzzle.h"

G_BEGIN_DECLS

guint hx_solution_facings        (const HxSolution *solution,
                                  const HxAttempt  *line,
                                  guint             at);
guint hx_solution_common_actions (const HxSolution *solution);
guint hx_solving_count_lines    (const HxSolving  *solving);
gboolean hx_solving_is_answered (const HxSolving  *solving);

G_END_DECLS
