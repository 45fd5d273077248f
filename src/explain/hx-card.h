/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that is printed on a tile, in words. */
#pragma once

#include "hx-narrator.h"

G_BEGIN_DECLS

/**
 * HxCardLine: one thing printed on a tile, or known about it.
 * @topic: a stable word: "kind", "count", "initiative", "attack", "armor", "net", "toughness", "hit-points", "link",
 *   "trait", "doubt", "unrefereed"
 * @text: the sentence
 * @rules: (array zero-terminated=1): ids of the rules about it
 */
typedef struct
{
  const char *topic;
  char *text;
  char **rules;
} HxCardLine;

GPtrArray *hx_explain_tile    (const HxNarrator *narrator,
                               int               tile);
void       hx_card_line_free  (HxCardLine       *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxCardLine, hx_card_line_free)

G_END_DECLS
