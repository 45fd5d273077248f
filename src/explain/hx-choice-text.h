/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Open choices in words: the question, each option, and what comes of it. */
#pragma once

#include "hx-narrator.h"

G_BEGIN_DECLS

/**
 * HxCourse: how a battle was begun and decided so far.
 * @start: the position before it
 * @caller: the side that caused it
 * @is_final: it is the Final Battle
 * @picks: (nullable) (element-type guint16): the options taken at the choices before the open one
 */
typedef struct
{
  const HxPosition *start;
  int caller;
  gboolean is_final;
  const GArray *picks;
} HxCourse;

char  *hx_explain_decider      (const HxNarrator *narrator,
                                const HxBox      *box,
                                const HxPosition *start,
                                const HxChoice   *choice);
char  *hx_explain_choice       (const HxNarrator *narrator,
                                const HxBox      *box,
                                const HxPosition *start,
                                const HxChoice   *choice);
char  *hx_explain_question     (const HxNarrator *narrator,
                                const HxBox      *box,
                                const HxPosition *start,
                                const HxChoice   *choice);
char  *hx_explain_option       (const HxNarrator *narrator,
                                const HxBox      *box,
                                const HxPosition *start,
                                const HxChoice   *choice,
                                guint             option);
char **hx_explain_choice_rules (const HxChoice   *choice);
char **hx_explain_consequences (const HxNarrator *narrator,
                                const HxBox      *box,
                                const HxCourse   *course,
                                const HxChoice   *choice);
char **hx_explain_ends         (const HxNarrator *narrator,
                                const HxBox      *box,
                                const HxPosition *start,
                                const GPtrArray  *ends);

G_END_DECLS
