/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle read out of text, with the scenario that it comes from; and how programs with tests of puzzles run. */
#pragma once

#include "hx-puzzle.h"
#include "hx-scenario.h"

typedef struct
{
  HxScenario *scenario;
  HxPuzzle puzzle;
} Puzzle;

Puzzle *puzzle_load      (const HxCatalog *catalog,
                          const char      *json) G_GNUC_WARN_UNUSED_RESULT;
Puzzle *puzzle_load_file (const HxCatalog *catalog,
                          const char      *path) G_GNUC_WARN_UNUSED_RESULT;
void    puzzle_free      (Puzzle          *puzzle);
int     puzzle_test      (int              argc,
                          char           **argv,
                          HxCatalog      **catalog,
                          void           (*add_tests) (const char *datadir));

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Puzzle, puzzle_free)
