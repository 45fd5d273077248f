/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long it takes to answer one edit of a board, without a window. */
#pragma once

#include "hx-narrator.h"

G_BEGIN_DECLS

#define HX_BENCH_TILES 7

/**
 * HxBenchEdit: what was found out.
 * @milliseconds: from an edit to the new position, what is said of its piece, and how every tile looks then
 * @battles: the same in battles on these boards, fought with a log
 * @drawing: milliseconds to draw %HX_BENCH_TILES tiles anew, as large as in a window of usual size
 * @copies: the same in copies of such a window's picture, which showing it takes at least
 */
typedef struct
{
  double milliseconds, battles;
  double drawing, copies;
} HxBenchEdit;

void hx_bench_edit (const HxCatalog  *catalog,
                    const HxNarrator *narrator,
                    double            seconds,
                    HxBenchEdit      *result);

G_END_DECLS
