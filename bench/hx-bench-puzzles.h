/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How fast puzzles are searched to the end, and a number that changes when the search looks at other games. */
#pragma once

#include "hx-catalog.h"

G_BEGIN_DECLS

/** HX_BENCH_PUZZLES: puzzles in the suite; the first half has hands of placements only. */
#define HX_BENCH_PUZZLES 10

/**
 * HxBenchPuzzles: what was found out.
 * @positions: games and final positions searched in all puzzles, by one thread
 * @one, @two: such positions a second with one thread and with two
 * @placements, @others: seconds for a full proof with two threads, means over each half of the suite
 * @signature: depends on how many positions, near misses and solutions each puzzle has
 */
typedef struct
{
  guint64 positions;
  double one, two;
  double placements, others;
  guint64 signature;
} HxBenchPuzzles;

void hx_bench_puzzles (const HxCatalog *catalog,
                       HxBenchPuzzles  *result);

G_END_DECLS
