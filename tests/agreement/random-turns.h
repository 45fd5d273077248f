/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random positions in the middle of a game, each made so that one kind of action is likely to be legal. */

#pragma once

#include "random-source.h"
#include "second-referee.h"

G_BEGIN_DECLS

/**
 * RandomSubject:
 * @action: what the position is made for, as actions are written
 * @weight: how often it comes beside the others
 * @army: (nullable): of the side to move
 * @tile: (nullable): without its army, a tile in its hand
 * @unit: (nullable): without its army, a unit of its on the board
 * @enemy: (nullable): the other army
 *
 * What a random position is made to be about.
 */
typedef struct
{
  const char *action;
  int         weight;
  const char *army;
  const char *tile;
  const char *unit;
  const char *enemy;
} RandomSubject;

JsonNode   *random_turn_position (SrFacts              *facts,
                                  RandomSource         *source,
                                  const RandomSubject **subject);
const char *random_tile_name     (SrFacts              *facts,
                                  const char           *army,
                                  RandomSource         *source);

G_END_DECLS
