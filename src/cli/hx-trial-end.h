/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ends in a form in which they can be compared: texts of a line for each piece, Trap, Monolith and whatever else is asked for. */
#pragma once

#include "hx-play.h"

G_BEGIN_DECLS

JsonObject *hx_trial_end_found     (const HxCli  *cli,
                                    const HxLine *line) G_GNUC_WARN_UNUSED_RESULT;
char       *hx_trial_end_describe  (JsonObject   *end,
                                    JsonObject   *shape) G_GNUC_WARN_UNUSED_RESULT;
char       *hx_trial_end_shape     (JsonObject   *shape) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
