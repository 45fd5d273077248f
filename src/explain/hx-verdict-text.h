/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a battle came out, in words: hit points before and after, losses, who leads. */
#pragma once

#include "hx-narrator.h"

G_BEGIN_DECLS

/**
 * HxVerdictText: the result in words.
 * @headline: who wins or leads: "In the lead: Uranopolis, 16 to 12"
 * @lines: (array zero-terminated=1): a sentence for each side: its hit points and its losses
 */
typedef struct
{
  char *headline;
  char **lines;
} HxVerdictText;

HxVerdictText *hx_explain_verdict    (const HxNarrator *narrator,
                                      const HxBox      *box,
                                      const HxPosition *start,
                                      const HxPosition *end,
                                      const HxVerdict  *verdict);
void           hx_verdict_text_free  (HxVerdictText    *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxVerdictText, hx_verdict_text_free)

G_END_DECLS
