/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which puzzles somebody has solved, kept in the settings. */
#pragma once

#include "hx-scenario.h"

G_BEGIN_DECLS

/** HX_SOLVED_KEY: the setting with the fingerprints of the puzzles that were solved; older ones hold addresses of files. */
#define HX_SOLVED_KEY "solved-puzzles"

gboolean hx_solved_has    (GSettings        *settings,
                           const HxCatalog  *catalog,
                           const HxScenario *scenario,
                           GFile            *file);
void     hx_solved_add    (GSettings        *settings,
                           const HxCatalog  *catalog,
                           const HxScenario *scenario,
                           GFile            *file);
void     hx_solved_settle (GSettings        *settings,
                           const HxCatalog  *catalog,
                           GFile            *file);

G_END_DECLS
