/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions with a known end, worked out by somebody else than the referee: do they end so, and which rules show? */
#pragma once

#include "hx-cli.h"

G_BEGIN_DECLS

/**
 * HxTrial: a position and what must come of it.
 * @input: the position
 * @ends: (element-type JsonObject): the ends: pieces, Traps, Monoliths, and what else they name
 * @solutions: (nullable): lines that solve a puzzle, one for each solution; there are no ends then
 * @refused: (nullable): rules of which one forbids the action @refused_at, counted from 1, on every line; there are no ends then
 * @is_brief: ends say only which tiles are left where, and their wounds
 * @is_one: the end given is one of those that choices lead to; else @ends are all of them
 * @rules: (nullable): ids that must be cited on some line
 * @never: (nullable): ids that must not be cited on any
 * @shows: (nullable): ids of what the position shows although nothing cites it
 * @counterpart: (nullable): name of the position that differs from this one in one thing
 */
typedef struct
{
  char *name;
  HxInput *input;
  GPtrArray *ends;
  JsonArray *solutions;
  char **refused;
  guint refused_at;
  gboolean is_brief;
  gboolean is_one;
  char **rules;
  char **never;
  char **shows;
  char *counterpart;
} HxTrial;

HxTrial    *hx_trial_load_position  (const HxCli       *cli,
                                     const char        *path,
                                     GError           **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *hx_trials_load_cases    (const HxCli       *cli,
                                     const char        *path,
                                     GError           **error) G_GNUC_WARN_UNUSED_RESULT;
char       *hx_trial_run            (const HxCli       *cli,
                                     const HxTrial     *trial,
                                     GHashTable        *cited) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *hx_trials_list_files    (const char        *folder,
                                     const char        *suffix,
                                     GError           **error) G_GNUC_WARN_UNUSED_RESULT;
void        hx_trial_free           (HxTrial           *trial);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxTrial, hx_trial_free)

G_END_DECLS
