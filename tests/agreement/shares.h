/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts on how many boards each mechanic decided the end. */

#pragma once

#include "second-referee.h"

G_BEGIN_DECLS

typedef struct
{
  guint boards;
  guint nets;
  guint power;
  guint medics;
  guint scopers;
  guint choices;
} Shares;

void     shares_add        (Shares        *shares,
                            const SrStats *stats);
gboolean shares_are_enough (const Shares  *shares);
void     shares_print      (const Shares  *shares);

G_END_DECLS
