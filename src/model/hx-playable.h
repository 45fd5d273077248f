/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be played at a point: by the rules, and within the puzzle that is tried. */
#pragma once

#include "hx-judge.h"

G_BEGIN_DECLS

void  hx_playable_list        (const HxBox    *box,
                               const HxGame   *game,
                               const HxPuzzle *puzzle,
                               GArray         *legal);
void  hx_playable_find_usable (const HxBox    *box,
                               const GArray   *legal,
                               GHashTable     *usable);
char *hx_playable_dup_limits  (const HxPuzzle *puzzle,
                               gboolean        is_shown,
                               const HxGame   *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
