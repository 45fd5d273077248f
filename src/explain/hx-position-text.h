/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole position in sentences: what stands where and how, what is in hand, which readings are in force. */
#pragma once

#include "hx-narrator.h"

G_BEGIN_DECLS

char **hx_explain_side     (const HxNarrator *narrator,
                            const HxBox      *box,
                            const HxGame     *game,
                            int               side);
char **hx_explain_board    (const HxNarrator *narrator,
                            const HxBox      *box,
                            const HxGame     *game);
char **hx_explain_rulings  (const HxNarrator *narrator,
                            const HxPosition *position);
char **hx_explain_doubts   (const HxNarrator *narrator,
                            const HxBox      *box,
                            const HxPosition *position);

G_END_DECLS
