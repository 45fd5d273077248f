/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playing the actions of a scenario: along one line of choices, or along all. */
#pragma once

#include "hx-cli.h"

G_BEGIN_DECLS

/** HxBattlePlayed: one battle of a line. @picks: options taken in it (element-type guint16). */
typedef struct
{
  HxScenario *start;
  int caller;
  gboolean is_final;
  GArray *picks;
} HxBattlePlayed;

/**
 * HxLine: what was played, and where it led.
 * @battles: (element-type HxBattlePlayed): in order
 * @choices: (element-type utf8): ids of the options taken, of all battles
 */
typedef struct
{
  GPtrArray *battles;
  GPtrArray *choices;
  HxScenario *end;
  HxVerdict verdict;
} HxLine;

/** HxOpenChoice: where a line waits for a decision. @choice: in the last battle of the line */
typedef struct
{
  gboolean is_open;
  HxChoice choice;
} HxOpenChoice;

/** HxLines: every end that some line reaches. @refused: lines on which a later action was illegal */
typedef struct
{
  GPtrArray *lines;
  gboolean complete;
  guint refused;
} HxLines;

HxLine    *hx_play_line           (const HxCli          *cli,
                                   const HxInput        *input,
                                   const char *const    *choices,
                                   gboolean              defaults,
                                   HxOpenChoice         *open,
                                   GError              **error) G_GNUC_WARN_UNUSED_RESULT;
HxLines   *hx_play_all            (const HxCli          *cli,
                                   const HxInput        *input,
                                   guint                 limit,
                                   GError              **error) G_GNUC_WARN_UNUSED_RESULT;
GArray    *hx_battle_dup_events   (const HxCli          *cli,
                                   const HxBattlePlayed *battle) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *hx_line_narrate        (const HxCli          *cli,
                                   const HxLine         *line) G_GNUC_WARN_UNUSED_RESULT;
void       hx_line_free           (HxLine               *line);
void       hx_lines_free          (HxLines              *lines);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxLine, hx_line_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxLines, hx_lines_free)

G_END_DECLS
