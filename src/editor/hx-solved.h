/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which puzzles somebody has solved, kept in the settings. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** HX_SOLVED_KEY: the setting with the addresses of the puzzles that were solved. */
#define HX_SOLVED_KEY "solved-puzzles"

gboolean hx_solved_has    (GSettings *settings,
                           GFile     *file);
void     hx_solved_add    (GSettings *settings,
                           GFile     *file);
void     hx_solved_remove (GSettings *settings,
                           GFile     *file);

G_END_DECLS
