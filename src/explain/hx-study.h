/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of an answer to "why" share: one piece, the referee's picture of it, and the battle as it would go. */
#pragma once

#include "hx-run.h"
#include "hx-sway.h"
#include "hx-teller.h"
#include "hx-why.h"

G_BEGIN_DECLS

/**
 * _HxBoardStudy: what all pieces of a position share.
 * @run: the battle that would begin now, with option 0 at each choice; only the first of a row
 * @steps: (element-type HxStep): it in steps
 * @other_runs: #HxRun by number: the same battle with another option at one of its choices, as far as asked for
 */
struct _HxBoardStudy
{
  const HxNarrator *narrator;
  const HxBox *box;
  HxPosition position;
  HxPicture picture;
  HxRun *run;
  GPtrArray *steps;
  GHashTable *other_runs;
};

/**
 * HxStudy: a piece being explained.
 * @board: the position, whose run and steps these are
 * @piece, @tile: what stands on @hex
 * @picture: the picture of @position
 * @sways: (element-type HxSway): what acts on the piece or is aimed at it; all reasons of its state are made from them
 * @whys: (element-type HxInsight): the answer so far
 */
typedef struct
{
  const HxBoardStudy *board;
  const HxBox *box;
  const HxPosition *position;
  uint8_t hex;
  const HxPiece *piece;
  const HxTile *tile;
  HxPicture picture;
  GArray *sways;
  const HxRun *run;
  const GPtrArray *steps;
  GPtrArray *whys;
  HxTeller teller;
} HxStudy;

HxInsight *hx_study_add        (HxStudy        *study,
                                HxInsightKind   kind,
                                const char     *topic,
                                char           *text);
void     hx_study_judge        (HxInsight      *why,
                                gboolean        good,
                                const char     *verdict);
void     hx_study_cite         (HxInsight      *why,
                                const char     *id);
void     hx_study_cite_event   (HxInsight      *why,
                                const HxEvent  *event);
void     hx_study_cite_strv    (HxInsight      *why,
                                char          **ids);
GArray  *hx_study_sways        (const HxStudy  *study,
                                uint8_t         hex);
HxHexSet hx_study_givers       (const HxStudy  *study,
                                HxEffect        effect);
const HxEvent *hx_study_find_exit (const HxStudy *study,
                                   uint8_t        hex);
gboolean hx_event_is_exit      (const HxEvent  *event);

void     hx_study_board        (HxStudy        *study);
void     hx_study_links        (HxStudy        *study);
void     hx_study_segments     (HxStudy        *study);
void     hx_study_values       (HxStudy        *study);
void     hx_study_fate         (HxStudy        *study);
void     hx_study_choices      (HxStudy        *study);

G_END_DECLS
