/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random scenarios in which the mechanics that two referees may see differently come up often. */

#pragma once

#include "second-referee.h"

G_BEGIN_DECLS

/**
 * RandomTheme:
 * @RANDOM_THEME_ANY: no preference
 * @RANDOM_THEME_NETS: netters near what they net
 * @RANDOM_THEME_POWER: units that need power, near their sources
 * @RANDOM_THEME_MEDICS: Medics beside wounded units
 * @RANDOM_THEME_SCOPERS: a Scoper beside enemy Modules
 * @RANDOM_THEME_CHOICES: units whose owners choose
 *
 * What a random board is made to be about.
 */
typedef enum
{
  RANDOM_THEME_ANY,
  RANDOM_THEME_NETS,
  RANDOM_THEME_POWER,
  RANDOM_THEME_MEDICS,
  RANDOM_THEME_SCOPERS,
  RANDOM_THEME_CHOICES
} RandomTheme;

JsonNode *random_position (SrFacts *facts,
                           guint64  seed,
                           guint64  number);

G_END_DECLS
