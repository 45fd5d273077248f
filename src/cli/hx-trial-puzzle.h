/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puzzles whose solutions are known beforehand. */
#pragma once

#include "hx-cli.h"

G_BEGIN_DECLS

char *hx_trial_solve (const HxCli   *cli,
                      const HxInput *input,
                      JsonArray     *solutions) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
