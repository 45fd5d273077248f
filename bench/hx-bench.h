/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How fast the referee is, and a number that changes when it decides otherwise. */
#pragma once

#include "hx-catalog.h"

G_BEGIN_DECLS

/**
 * HxBenchResult: what the benchmark found out.
 * @n_positions: distinct positions; @pieces, @hits, @deaths: means over them
 * @untraced, @traced: battles a second over the whole suite, without and with a log
 * @random, @aimed: battles a second of either half, without a log
 * @calibration: steps a second of a fixed loop, in millions; a machine's measure
 * @signature: depends on the end of every battle and on nothing else
 * @agree: every battle ends alike with and without a log
 */
typedef struct
{
  guint n_positions;
  double pieces, hits, deaths;
  double untraced, traced;
  double random, aimed;
  double calibration;
  guint64 signature;
  gboolean agree;
} HxBenchResult;

void hx_bench_run (const HxCatalog *catalog,
                   guint            per_pair,
                   double           seconds,
                   HxBenchResult   *result);

G_END_DECLS
