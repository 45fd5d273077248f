/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle or an action told in steps: each one sentence about one thing that happened or did not. */
#pragma once

#include "hx-game.h"
#include "hx-narrator.h"

G_BEGIN_DECLS

/**
 * HxStep: one step of a battle or of an action.
 * @code: what the step is about
 * @kind: a stable word for it, the same in every language:
 *   before the segments: "battle-begins", "net", "net-fails", "power", "no-power", "scoped", "link-fails", "charge", "no-charge";
 *   numbers: "initiative", "extra-attack", "number-changed", "number-lost";
 *   declared: "segment", "no-attack", "conversion", "attack", "no-target", "explosion", "choice";
 *   Medics: "transfusion", "medic", "medic-relieved", "no-medic";
 *   wounds: "medpack", "wound";
 *   removal: "destroyed", "hq-falls", "medic-spent", "exploded", "toughness-lost", "part-lost", "freed", "power-lost",
 *   "power-gained";
 *   after the segments: "marker-off", "collapse", "stays-open", "side-leaves", "battle-ends", "deadlock";
 *   tiles in actions: "set-up", "packed", "placed", "played", "drew", "last-tile", "discarded", "redrew", "took-krwiobus",
 *   "retreated", "foundation-lost", "expands";
 *   units in actions: "moved", "move-stops", "turned", "activated", "damage", "marker-on";
 *   Traps: "trap-armed", "trap-not-armed", "trap-disarmed", "trap-sprung", "trap-idle", "trap-stays";
 *   turns: "board-full", "not-full", "turn-ends", "all-done", "extra-round", "game-ends"
 * @text: the sentence, plain
 * @markup: the same with Pango markup: the acting piece's name is bold
 * @rules: (array zero-terminated=1): ids of the rules that say so, the most specific first; of a secret only the ones
 *   that do not betray it
 * @segment: the segment, or %HX_NO_SEGMENT before the first, after the last and outside battles
 * @stage: the part of the segment
 * @subject: the acting unit's hex, or %HX_NO_HEX
 * @targets: hexes acted upon
 * @wounds: wounds dealt, put on or spared
 * @events: (element-type HxEvent): the events that it covers, secrets and all; replaying those of all steps up to here
 *   gives the board
 */
typedef struct
{
  HxEventCode code;
  const char *kind;
  char *text;
  char *markup;
  char **rules;
  uint8_t segment;
  HxStage stage;
  uint8_t subject;
  HxHexSet targets;
  int wounds;
  GArray *events;
} HxStep;

void        hx_step_free       (HxStep           *step);
GPtrArray  *hx_narrate         (const HxNarrator *narrator,
                                const HxBox      *box,
                                const HxPosition *start,
                                const GArray     *events);
GPtrArray  *hx_narrate_game    (const HxNarrator *narrator,
                                const HxBox      *box,
                                const HxGame     *start,
                                const GArray     *events);
const char *hx_step_kind       (HxEventCode       code);
char       *hx_stage_name      (HxStage           stage);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxStep, hx_step_free)

G_END_DECLS
