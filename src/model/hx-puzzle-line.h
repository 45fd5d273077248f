/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of a puzzle told: its actions in words, what comes of each, and how its Final Battle ends. */
#pragma once

#include "hx-action-picture.h"
#include "hx-document-puzzle.h"
#include "hx-judge.h"
#include "hx-told.h"

G_BEGIN_DECLS

/**
 * HxToldAction: one action of a line.
 * @text: the action in words
 * @effect: (nullable): what was chosen in it, and what it brings about, if more than its being done; a line each
 * @tile: the tile played, or %HX_NO_TILE
 * @picture: what stands for it in a picture
 */
typedef struct
{
  char *text;
  char *effect;
  guint16 tile;
  HxActionPicture picture;
} HxToldAction;

/**
 * HxPuzzleLine: a line as it is told.
 * @actions: (element-type HxToldAction)
 * @objects: the same as files have them, the Final Battle last
 * @choices: ids of the options taken in them, in order
 * @answers: (element-type utf8): what the opponent chooses before the Final Battle
 * @notes: (element-type utf8): what is chosen in the Final Battle, as far as it decides
 * @verdict: (nullable): what the Final Battle comes to: who leads or wins, or what the goal asks for; %NULL where there is none
 * @losses: a sentence for each side: its hit points then, and what it lost in the battle
 * @points: hit points of each side's HQ then, below 0 where it has none
 */
typedef struct
{
  GPtrArray *actions;
  JsonArray *objects;
  GPtrArray *choices;
  GPtrArray *answers;
  GPtrArray *notes;
  char *verdict;
  char *losses;
  int points[HX_MAX_SIDES];
} HxPuzzleLine;

HxPuzzleLine *hx_puzzle_line_new         (HxDocument         *document,
                                          const HxPuzzle     *puzzle,
                                          const HxSolution   *solution,
                                          const HxAttempt    *attempt) G_GNUC_WARN_UNUSED_RESULT;
char         *hx_puzzle_line_dup_heading (const HxPuzzleLine *line) G_GNUC_WARN_UNUSED_RESULT;
char         *hx_puzzle_line_dup_notes   (const HxPuzzleLine *line) G_GNUC_WARN_UNUSED_RESULT;
void          hx_puzzle_line_free        (HxPuzzleLine       *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxPuzzleLine, hx_puzzle_line_free)

G_END_DECLS
