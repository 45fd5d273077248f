/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands on the whole board: turning and clearing it, exchanging the sides. */
#pragma once

#include "hx-document.h"

G_BEGIN_DECLS

void     hx_document_turn_board  (HxDocument *self,
                                  int         turns);
void     hx_document_swap_sides  (HxDocument *self);
gboolean hx_document_clear_side  (HxDocument *self,
                                  guint       side);
gboolean hx_document_clear_board (HxDocument *self);

G_END_DECLS
