/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long it takes to explain every piece of a full board. */
#pragma once

#include "hx-narrator.h"

G_BEGIN_DECLS

/**
 * HxBenchExplain: what was found out.
 * @n_boards: full boards, of 19 pieces each
 * @reasons: mean number of reasons on a board
 * @milliseconds: to explain all pieces of a board, as a mean of the best round
 * @battles: the same in battles on these boards, fought with a log: how many could have been fought in that time
 */
typedef struct
{
  guint n_boards;
  double reasons;
  double milliseconds;
  double battles;
} HxBenchExplain;

void hx_bench_explain (const HxCatalog  *catalog,
                       const HxNarrator *narrator,
                       double            seconds,
                       HxBenchExplain   *result);

G_END_DECLS
