/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random actions that are seldom legal. */

#pragma once

#include "random-source.h"
#include "second-referee.h"

G_BEGIN_DECLS

JsonNode *random_wrong_action (JsonNode      *scenario,
                               JsonNode      *legal,
                               SrFacts       *facts,
                               RandomSource  *source);

G_END_DECLS
