/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random boards on which rare causes occur more often: toggles, Veteran Scouts, a Krwiobus beside its HQ. */

#pragma once

#include "second-referee.h"

G_BEGIN_DECLS

JsonNode *random_causes (SrFacts *facts,
                         guint64  seed,
                         guint64  number);

G_END_DECLS
