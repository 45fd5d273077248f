/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle read out of text, with the scenario that it comes from. */
#pragma once

#include "hx-puzzle.h"
#include "hx-scenario.h"

typedef struct
{
  HxScenario *scenario;
  HxPuzzle puzzle;
} Puzzle;

Puzzle *puzzle_load (const HxCatalog *catalog,
                     const char      *json) G_GNUC_WARN_UNUSED_RESULT;
void    puzzle_free (Puzzle          *puzzle);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Puzzle, puzzle_free)
