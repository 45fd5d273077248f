/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solving a puzzle on the command line, where the search can be stopped before its end. */
#pragma once

#include "hx-puzzle-readings.h"

G_BEGIN_DECLS

/** HxStop: what stopped a search before its end. */
typedef enum
{
  HX_STOP_NONE,
  HX_STOP_TIME,      /* the time that was given for it */
  HX_STOP_INTERRUPT, /* Ctrl+C */
} HxStop;

/**
 * HxSolveRun: a search and what came of it.
 * @puzzle: a sound puzzle
 * @with_readings: it is solved by other readings, too
 * @seconds: time for all of it, or 0 for as long as it takes
 * @solving: (nullable): what was found
 * @readings: (nullable) (element-type HxReadPuzzle): what came of other readings
 * @stop: what stopped it; @late: seconds that comparing what was found took from then on
 */
typedef struct
{
  const HxPuzzle *puzzle;
  gboolean with_readings;
  guint seconds;
  HxSolving *solving;
  GArray *readings;
  HxStop stop;
  double late;
} HxSolveRun;

void hx_solve_run       (HxSolveRun *run);
void hx_solve_run_clear (HxSolveRun *run);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HxSolveRun, hx_solve_run_clear)

G_END_DECLS
