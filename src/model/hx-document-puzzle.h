/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands that make a puzzle of a document: its hand, its goal, and whether it is one. */
#pragma once

#include "hx-document.h"
#include "hx-puzzle.h"

G_BEGIN_DECLS

/** HX_MOST_IN_HAND: tiles of a puzzle's hand that can be added by hand; a file may have more. */
#define HX_MOST_IN_HAND 9

gboolean hx_document_has_goal        (HxDocument   *self);
gboolean hx_document_get_goal        (HxDocument   *self,
                                      HxGoal       *goal);
gboolean hx_document_set_goal        (HxDocument   *self,
                                      const HxGoal *goal);
GArray  *hx_document_get_hand        (HxDocument   *self,
                                      guint         side);
gboolean hx_document_add_to_hand     (HxDocument   *self,
                                      guint         side,
                                      guint16       tile);
gboolean hx_document_take_from_hand  (HxDocument   *self,
                                      guint         side,
                                      guint         index);
char    *hx_document_dup_hand_text   (HxDocument   *self,
                                      guint         side) G_GNUC_WARN_UNUSED_RESULT;
gboolean hx_document_init_puzzle     (HxDocument   *self,
                                      HxPuzzle     *puzzle,
                                      GError      **error);
char    *hx_document_dup_task        (HxDocument   *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
