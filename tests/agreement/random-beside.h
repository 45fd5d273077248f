/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes what lies beside a random board into its scenario. */

#pragma once

#include "random-board.h"
#include "random-turns.h"

G_BEGIN_DECLS

void random_beside_write (JsonNode            *scenario,
                          SrFacts             *facts,
                          RandomSource        *source,
                          const RandomSubject *subject,
                          int                  side);

G_END_DECLS
