/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games by random legal actions, from the set-up on. */

#pragma once

#include <json-glib/json-glib.h>

#include "hx-scenario.h"
#include "random-source.h"

G_BEGIN_DECLS

/**
 * RandomGame:
 * @catalog: the catalog
 * @box: its game box
 * @start: (nullable): the scenario from which the game started
 * @game: how it stands
 * @acting: the action played last; its game is the one before that
 * @source: what decides
 *
 * A game under way.
 */
typedef struct
{
  const HxCatalog *catalog;
  const HxBox     *box;
  HxScenario      *start;
  HxGame          *game;
  HxActing        *acting;
  RandomSource     source;
} RandomGame;

RandomGame *random_game_new        (GError          **error);
void        random_game_free       (RandomGame       *play);
void        random_game_start      (RandomGame       *play);
gboolean    random_game_choose     (RandomGame       *play,
                                    HxAction         *action);
void        random_game_pick_cargo (RandomGame       *play,
                                    HxAction         *action);
const char *random_game_act        (RandomGame       *play,
                                    const HxAction   *action);
JsonNode   *random_game_position   (RandomGame       *play,
                                    RandomSource     *source);

G_END_DECLS
