/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random small puzzles, few hexes of which are free, so that a slow referee can play all of each. */

#pragma once

#include "hx-catalog.h"
#include "random-source.h"

G_BEGIN_DECLS

/**
 * RandomChooser:
 * @RANDOM_CHOOSER_OPPONENT: units of the side to solve leave it nothing to choose
 * @RANDOM_CHOOSER_SOLVER: those of the opponent leave it nothing to choose
 *
 * Who has the choices in a puzzle.
 */
typedef enum
{
  RANDOM_CHOOSER_OPPONENT,
  RANDOM_CHOOSER_SOLVER
} RandomChooser;

/**
 * RandomPuzzleKind:
 * @chooser: who has choices
 * @wild: no unit is kept out for what it may choose or do before the battle
 * @pushes: a tile that pushes is in the hand
 * @bare: no HQs, one enemy unit, and a tile that may clear the board is in the hand; not for goals of HQs
 * @play: tiles to be played
 * @goal: which of the goals of the format
 *
 * What a random puzzle is about.
 */
typedef struct
{
  RandomChooser chooser;
  gboolean      wild;
  gboolean      pushes;
  gboolean      bare;
  int           play;
  int           goal;
} RandomPuzzleKind;

#define RANDOM_N_GOALS 5

char *random_puzzle (const HxCatalog        *catalog,
                     const RandomPuzzleKind *kind,
                     RandomSource           *source);

G_END_DECLS
