/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands on the whole board: turning and clearing it, exchanging the sides. */
#pragma once

#include "hx-document.h"

G_BEGIN_DECLS

/** HX_MOST_SIDES: sides that can be added by hand; a file may have more. */
#define HX_MOST_SIDES 4

void     hx_document_turn_board  (HxDocument *self,
                                  int         turns);
void     hx_document_swap_sides  (HxDocument *self);
void     hx_document_set_radius  (HxDocument *self,
                                  guint       radius);
gboolean hx_document_toggle_water (HxDocument *self,
                                  guint8      hex);
void     hx_document_add_side    (HxDocument *self,
                                  const char *army);
void     hx_document_remove_side (HxDocument *self,
                                  guint       side);
void     hx_document_set_army    (HxDocument *self,
                                  guint       side,
                                  const char *army);
gboolean hx_document_clear_side  (HxDocument *self,
                                  guint       side);
gboolean hx_document_clear_board (HxDocument *self);

G_END_DECLS
