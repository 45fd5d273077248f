/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games to try properties of actions on: those of the test positions about turns, and random ones. */
#pragma once

#include "hx-scenario.h"

G_BEGIN_DECLS

/**
 * SampleGame:
 * @name: where it comes from: "turn-move.hexa, 2" is the game before the second action
 * @has_next: the test position plays @next then
 */
typedef struct
{
  const HxBox *box;
  HxGame game;
  char *name;
  gboolean has_next;
  HxAction next;
} SampleGame;

/** SampleRandom: a source of random numbers. */
typedef struct
{
  guint64 state;
} SampleRandom;

guint      sample_below            (SampleRandom     *random,
                                    guint             n);
GArray    *sample_list_actions     (const SampleGame *sample);
HxAction   sample_choose_action    (GArray           *actions,
                                    SampleRandom     *random);
GPtrArray *sample_games_new        (const HxCatalog  *catalog,
                                    guint             n_random);

G_END_DECLS
