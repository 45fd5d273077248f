/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of handed cases, for the command only. */

#pragma once

#include "second-referee.h"

G_BEGIN_DECLS

int sr_cases_play (SrFacts     *facts,
                   const char  *path,
                   GError     **error);

G_END_DECLS
