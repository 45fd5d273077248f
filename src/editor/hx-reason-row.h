/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of an inspector list: a sentence with what it is about before it and the rules that say so below it. */
#pragma once

#include <adwaita.h>

#include "hx-narrator.h"

G_BEGIN_DECLS

#define HX_NO_NUMBER (-1)

/**
 * HxReasonText: what a row says.
 * @number: an initiative number shown before the text, or %HX_NO_NUMBER
 * @spent: the number's segment is over, or nothing comes of it
 * @verdict: (nullable): a short phrase shown first and bold
 * @text: (nullable): the sentence
 * @markup: (nullable): the sentence with Pango markup, instead of @verdict and @text
 * @rules: (nullable): ids of the rules that say so
 */
typedef struct
{
  int number;
  gboolean spent;
  const char *verdict;
  const char *text;
  const char *markup;
  char **rules;
} HxReasonText;

#define HX_TYPE_REASON_ROW (hx_reason_row_get_type ())

G_DECLARE_FINAL_TYPE (HxReasonRow, hx_reason_row, HX, REASON_ROW, GtkListBoxRow)

GtkWidget *hx_reason_row_new  (const HxNarrator   *narrator,
                               const HxReasonText *reason) G_GNUC_WARN_UNUSED_RESULT;
gboolean   hx_reason_row_says (HxReasonRow        *self,
                               const HxReasonText *reason);
void       hx_reason_row_show (HxReasonRow        *self,
                               const HxNarrator   *narrator,
                               const HxReasonText *reason);

G_END_DECLS
