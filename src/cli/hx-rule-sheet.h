/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed of one rule, decision or official ruling, and of what a search found. */
#pragma once

#include "hx-cli.h"

G_BEGIN_DECLS

HxExit hx_rule_sheet_print (const HxCli *cli,
                            const char  *words);
HxExit hx_rule_sheet_show  (const HxCli *cli,
                            const char  *position);

G_END_DECLS
