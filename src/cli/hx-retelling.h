/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puzzles of files, and their lines played again to be told: actions in words, and what was chosen on the way. */
#pragma once

#include "hx-cli.h"
#include "hx-puzzle.h"

G_BEGIN_DECLS

/**
 * HxRetelling: a line as it is told.
 * @actions: (element-type utf8): each action in words
 * @choices: (element-type utf8): ids of the options taken
 * @answers: (element-type utf8): the opponent's choices in words
 * @end: the game after the last action
 */
typedef struct
{
  GPtrArray *actions;
  GPtrArray *choices;
  GPtrArray *answers;
  HxGame end;
} HxRetelling;

gboolean     hx_input_to_puzzle  (const HxCli     *cli,
                                  const HxInput   *input,
                                  HxPuzzle        *puzzle,
                                  GError         **error);
HxRetelling *hx_retell           (const HxCli     *cli,
                                  const HxPuzzle  *puzzle,
                                  const HxAttempt *attempt,
                                  gboolean         with_battle) G_GNUC_WARN_UNUSED_RESULT;
HxRetelling *hx_retell_to_end    (const HxCli     *cli,
                                  const HxPuzzle  *puzzle,
                                  const HxAttempt *attempt) G_GNUC_WARN_UNUSED_RESULT;
char        *hx_retelling_dup_points (const HxRetelling *retelling,
                                      const HxCli       *cli,
                                      const HxPuzzle    *puzzle) G_GNUC_WARN_UNUSED_RESULT;
char        *hx_retelling_dup_answers (const HxRetelling *retelling) G_GNUC_WARN_UNUSED_RESULT;
void         hx_retelling_free   (HxRetelling     *retelling);
JsonArray   *hx_attempt_to_array (const HxCli     *cli,
                                  const HxPuzzle  *puzzle,
                                  const HxAttempt *attempt) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxRetelling, hx_retelling_free)

G_END_DECLS
