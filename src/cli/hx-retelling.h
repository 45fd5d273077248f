/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puzzles of files, and their lines played again to be told: actions in words, and what was chosen on the way. */
#pragma once

#include "hx-action-picture.h"
#include "hx-cli.h"
#include "hx-told.h"

G_BEGIN_DECLS

/**
 * HxRetelling: a line as it is told.
 * @told: (nullable): it, played to its end; %NULL where it is not legal
 * @actions: (element-type utf8): each action in words, with all facings that do
 * @pictures: (element-type HxActionPicture): what stands for each in a picture
 * @notes: (element-type GPtrArray): for each of them, and for the Final Battle last, what was chosen, in words
 * @choices: (element-type utf8): ids of the options taken
 * @answers: (element-type utf8): the opponent's choices before the Final Battle, in words
 * @ending: how it ends in what the goal asks for
 */
typedef struct
{
  HxTold *told;
  GPtrArray *actions;
  GArray *pictures;
  GPtrArray *notes;
  GPtrArray *choices;
  GPtrArray *answers;
  char *ending;
} HxRetelling;

gboolean     hx_input_to_puzzle  (const HxCli     *cli,
                                  const HxInput   *input,
                                  HxPuzzle        *puzzle,
                                  GError         **error);
HxRetelling *hx_retell           (const HxCli      *cli,
                                  const HxPuzzle   *puzzle,
                                  const HxSolution *solution,
                                  const HxAttempt  *attempt) G_GNUC_WARN_UNUSED_RESULT;
char        *hx_retelling_dup_answers (const HxRetelling *retelling) G_GNUC_WARN_UNUSED_RESULT;
char        *hx_retelling_dup_notes (const HxRetelling *retelling,
                                     guint              action) G_GNUC_WARN_UNUSED_RESULT;
void         hx_retelling_free   (HxRetelling     *retelling);
JsonArray   *hx_attempt_to_array (const HxCli     *cli,
                                  const HxPuzzle  *puzzle,
                                  const HxAttempt *attempt) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxRetelling, hx_retelling_free)

G_END_DECLS
