/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playing the actions of a scenario: along one line of choices, or along all. */
#pragma once

#include "hx-cli.h"
#include "hx-report.h"

G_BEGIN_DECLS

/** HxPlan: what is played. @start: the game before it; @actions: (element-type HxAction): in order */
typedef struct
{
  const HxScenario *scenario;
  const HxBox *box;
  HxGame start;
  GArray *actions;
} HxPlan;

/**
 * HxLine: what was played, and where it led.
 * @plan: the same for all lines of a scenario, which must outlive them
 * @picks: (element-type guint16): options taken, in all actions
 * @choices: (element-type utf8): their ids
 * @end: (nullable): the scenario that goes on from there, unless the line waits
 */
typedef struct
{
  HxPlan *plan;
  GArray *picks;
  GPtrArray *choices;
  HxScenario *end;
  HxVerdict verdict;
} HxLine;

/**
 * HxOpenChoice: where a line waits for a decision.
 * @may_wait: the caller wants it to wait where no answer is given; else option 0 is taken
 * @board: on which the hexes of @choice mean pieces
 * @keeps_refused: the caller wants to have @before_refusal
 * @before_refusal: (nullable) (transfer full): the line up to an action that is refused, if one was done before it
 */
typedef struct
{
  gboolean may_wait;
  gboolean is_open;
  HxChoice choice;
  HxPosition board;
  gboolean keeps_refused;
  HxLine *before_refusal;
} HxOpenChoice;

/** HxRefused: the action, counted from 0, that was refused where all lines were. */
typedef struct
{
  gboolean is_refused;
  guint at;
  HxRefusal refusal;
} HxRefused;

/** HxLines: every end that some line reaches. @refused: see #HxOutcomes */
typedef struct
{
  GPtrArray *lines;
  gboolean complete;
  guint refused;
} HxLines;

HxLine    *hx_play_line           (const HxCli          *cli,
                                   const HxInput        *input,
                                   const char *const    *choices,
                                   HxOpenChoice         *open,
                                   GError              **error) G_GNUC_WARN_UNUSED_RESULT;
HxLines   *hx_play_all            (const HxCli          *cli,
                                   const HxInput        *input,
                                   guint                 limit,
                                   HxRefused            *refused,
                                   GError              **error) G_GNUC_WARN_UNUSED_RESULT;
GArray    *hx_line_dup_events     (const HxLine         *line) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *hx_line_narrate        (const HxCli          *cli,
                                   const HxLine         *line) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *hx_line_dup_answers    (const HxCli          *cli,
                                   const HxLine         *line,
                                   const GPtrArray      *steps) G_GNUC_WARN_UNUSED_RESULT;
char      *hx_line_dup_choices    (const HxLine         *line,
                                   const char           *next);
char     **hx_open_dup_options    (const HxCli          *cli,
                                   const HxLine         *line,
                                   const HxOpenChoice   *open);
void       hx_line_free           (HxLine               *line);
void       hx_lines_free          (HxLines              *lines);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxLine, hx_line_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxLines, hx_lines_free)

G_END_DECLS
