/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a puzzle hangs on that nobody could settle: doubtful facts of its tiles, and disputed readings. */
#pragma once

#include <adwaita.h>

#include "hx-puzzle-check.h"

G_BEGIN_DECLS

GtkWidget *hx_puzzle_readings_list_new (HxDocument    *document,
                                        HxPuzzleCheck *check) G_GNUC_WARN_UNUSED_RESULT;
char      *hx_puzzle_readings_dup_news (HxPuzzleCheck *check) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
