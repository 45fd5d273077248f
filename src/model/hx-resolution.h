/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle or another action judged: its steps, the board after each, the choices made and the one that is open. */
#pragma once

#include "hx-choice-text.h"
#include "hx-document.h"
#include "hx-step.h"
#include "hx-verdict-text.h"

G_BEGIN_DECLS

/**
 * HxAnswer: a choice that came up in the battle.
 * @choice: the choice
 * @option: what was decided, or -1 while it is open
 * @step: the number of steps told when it came up: it stands before the step of that number
 */
typedef struct
{
  HxChoice choice;
  gint option;
  guint step;
} HxAnswer;

#define HX_TYPE_RESOLUTION (hx_resolution_get_type ())
G_DECLARE_FINAL_TYPE (HxResolution, hx_resolution, HX, RESOLUTION, GObject)

HxResolution     *hx_resolution_new_for_document (HxDocument       *document) G_GNUC_WARN_UNUSED_RESULT;
HxResolution     *hx_resolution_new_for_action   (HxDocument       *document,
                                                  const HxGame     *start,
                                                  const HxAction   *action,
                                                  const char *const *choices) G_GNUC_WARN_UNUSED_RESULT;

const HxBox      *hx_resolution_get_box          (HxResolution     *self);
void              hx_resolution_set_eyes         (HxResolution     *self,
                                                  int               side);
void              hx_resolution_follow_names     (HxResolution     *self,
                                                  int               eyes);
guint             hx_resolution_get_n_steps      (HxResolution     *self);
const HxStep     *hx_resolution_get_step         (HxResolution     *self,
                                                  guint             index);
const HxPosition *hx_resolution_get_frame        (HxResolution     *self,
                                                  gint              step);
gint              hx_resolution_find_segment     (HxResolution     *self,
                                                  guint             segment);

guint             hx_resolution_get_n_answers    (HxResolution     *self);
const HxAnswer   *hx_resolution_get_answer       (HxResolution     *self,
                                                  guint             index);
const HxAnswer   *hx_resolution_get_open         (HxResolution     *self);
char            **hx_resolution_dup_choices      (HxResolution     *self) G_GNUC_WARN_UNUSED_RESULT;
void              hx_resolution_answer           (HxResolution     *self,
                                                  guint             index,
                                                  guint             option);
const HxPosition *hx_resolution_get_board        (HxResolution     *self,
                                                  guint             index);
char            **hx_resolution_dup_consequences (HxResolution     *self,
                                                  guint             index);

HxResolution     *hx_resolution_new_replay       (HxResolution     *like,
                                                  const GArray     *picks) G_GNUC_WARN_UNUSED_RESULT;
void              hx_resolution_take_picks       (HxResolution     *self,
                                                  const GArray     *picks);
const GArray     *hx_resolution_get_picks        (HxResolution     *self);
const HxGame     *hx_resolution_get_start        (HxResolution     *self);
const HxAction   *hx_resolution_get_action       (HxResolution     *self);
const HxNarrator *hx_resolution_get_narrator     (HxResolution     *self);

gboolean          hx_resolution_get_is_over      (HxResolution     *self);
const HxGame     *hx_resolution_get_end          (HxResolution     *self);
const HxVerdict  *hx_resolution_get_verdict      (HxResolution     *self);
HxVerdictText    *hx_resolution_dup_verdict_text (HxResolution     *self) G_GNUC_WARN_UNUSED_RESULT;
char            **hx_resolution_dup_rules        (HxResolution     *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
