/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a piece will act as it will in a battle, or will not, told from the referee's own picture and course. */
#pragma once

#include "hx-narrator.h"

G_BEGIN_DECLS

typedef enum
{
  HX_INSIGHT_STATE,    /* netted, powered, scoped, marked, wounded; what it does to others without attacking */
  HX_INSIGHT_SEGMENT,  /* what it does in a segment, or why not */
  HX_INSIGHT_VALUE,    /* a number and its sum */
  HX_INSIGHT_FATE,     /* what becomes of it */
  HX_INSIGHT_NOTE,     /* what could make it otherwise: open choices */
} HxInsightKind;

/**
 * HxInsight: one reason.
 * @kind: which part of the answer it belongs to; reasons come in the order of the kinds, segments from the highest down
 * @topic: a stable word, the same in every language:
 *   states: "net", "net-fails", "power", "scoped", "marker", "taken-over", "wounds", "nets", "gives", "receives";
 *   segments: "attack", "no-attack", "number-changed", "attack-lost", "too-late", "power-lost", "destroyed-before", "explosion", "medic";
 *   values: "initiative", "extra-attack", "strength", "hit-points"; fate: "survives", "saved", "destroyed"; note: "choice"
 * @segment: the segment, or %HX_NO_SEGMENT
 * @good: whether it works, acts or survives
 * @verdict: (nullable): a short phrase to be shown first and bold: "Too late."; states and values have none
 * @text: the sentence that follows it, complete without the verdict
 * @rules: (array zero-terminated=1): ids of the rules that say so
 * @others: other pieces concerned, for highlighting
 */
typedef struct
{
  HxInsightKind kind;
  const char *topic;
  uint8_t segment;
  gboolean good;
  char *verdict;
  char *text;
  char **rules;
  HxHexSet others;
} HxInsight;

/** HxBoardStudy: a position of which several pieces are to be explained; the battle that would begin there is run once. */
typedef struct _HxBoardStudy HxBoardStudy;

void          hx_insight_free        (HxInsight          *why);
HxBoardStudy *hx_board_study_new     (const HxNarrator   *narrator,
                                      const HxBox        *box,
                                      const HxPosition   *position) G_GNUC_WARN_UNUSED_RESULT;
void          hx_board_study_free    (HxBoardStudy       *board);
GPtrArray    *hx_board_study_explain (const HxBoardStudy *board,
                                      uint8_t             hex);
GPtrArray    *hx_explain_piece       (const HxNarrator   *narrator,
                                      const HxBox        *box,
                                      const HxPosition   *position,
                                      uint8_t             hex);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxInsight, hx_insight_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxBoardStudy, hx_board_study_free)

G_END_DECLS
