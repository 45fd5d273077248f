/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of a puzzle as a list: each action with its tile and what it brings about, then the Final Battle. */
#pragma once

#include <adwaita.h>

#include "hx-puzzle-line.h"

G_BEGIN_DECLS

GtkWidget *hx_puzzle_line_list_new (HxDocument         *document,
                                    const HxPuzzleLine *line,
                                    guint               side) G_GNUC_WARN_UNUSED_RESULT;

GtkWidget *hx_puzzle_line_list_new_part (HxDocument    *document,
                                    const HxPuzzleLine *line,
                                    guint               side,
                                    guint               from,
                                    guint               until) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
