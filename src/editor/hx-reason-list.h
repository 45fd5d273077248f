/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of reasons of which an edit changes only a few. */
#pragma once

#include "hx-reason-row.h"

G_BEGIN_DECLS

void hx_reason_list_show (GtkListBox         *list,
                          const HxNarrator   *narrator,
                          const HxReasonText *reasons,
                          guint               n_reasons);

G_END_DECLS
