/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of explanations share: the data, boards made of words, and the language that is spoken. */
#pragma once

#include "hx-data.h"
#include "hx-narrator.h"
#include "hx-scenario.h"

G_BEGIN_DECLS

/**
 * Fixture: what a test tells with.
 * @narrator: names in the language that is spoken
 * @box: the board of radius 2
 */
typedef struct
{
  HxCatalog *catalog;
  HxNarrator *narrator;
  const HxBox *box;
} Fixture;

/** Placed: a piece on a test's board: "borgo/hq", "C3", side, facing. The last one has no tile. */
typedef struct
{
  const char *tile;
  const char *hex;
  int side;
  int facing;
} Placed;

void        fixture_set_up    (Fixture      *fixture,
                               HxLanguage    language);
void        fixture_tear_down (Fixture      *fixture);
HxPosition  fixture_position  (const Fixture *fixture,
                               const Placed  *placed);
uint8_t     fixture_hex       (const Fixture *fixture,
                               const char    *name);
HxScenario *fixture_scenario  (const Fixture *fixture,
                               const char    *name);

G_END_DECLS
