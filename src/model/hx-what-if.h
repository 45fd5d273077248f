/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A copy of a position to try changes on, and how its battle comes out beside that of the position as it is. */
#pragma once

#include "hx-difference.h"
#include "hx-document.h"

G_BEGIN_DECLS

/**
 * HxWhatIfEnd: how a battle comes out.
 * @end: the board after it
 * @points: hit points of each side's HQ, 0 if fallen, below 0 without one
 * @n_defaults: choices that the first option was taken for, because nobody decides here
 */
typedef struct
{
  HxPosition end;
  int points[HX_MAX_SIDES];
  guint n_defaults;
} HxWhatIfEnd;

#define HX_TYPE_WHAT_IF (hx_what_if_get_type ())
G_DECLARE_FINAL_TYPE (HxWhatIf, hx_what_if, HX, WHAT_IF, GObject)

HxWhatIf          *hx_what_if_new            (HxDocument       *document,
                                              const HxPosition *board) G_GNUC_WARN_UNUSED_RESULT;

HxDocument        *hx_what_if_get_document   (HxWhatIf         *self);
HxDocument        *hx_what_if_get_scratch    (HxWhatIf         *self);
gboolean           hx_what_if_get_is_changed (HxWhatIf         *self);
const HxWhatIfEnd *hx_what_if_get_end        (HxWhatIf         *self,
                                              gboolean          changed);
char              *hx_what_if_dup_end        (HxWhatIf         *self,
                                              gboolean          changed);
GPtrArray         *hx_what_if_list_changes   (HxWhatIf         *self,
                                              int               eyes);
char              *hx_what_if_dup_note       (HxWhatIf         *self);
void               hx_what_if_keep           (HxWhatIf         *self);

G_END_DECLS
