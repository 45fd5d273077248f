/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The JSON in which outcomes of a resolution are handed to other programs. */
#pragma once

#include "hx-scenario.h"

G_BEGIN_DECLS

/**
 * HxResultStep: a step as it is written.
 * @kind: a stable word
 * @text: a sentence
 * @rules: (nullable): rule ids, %NULL-terminated
 * @initiative: the segment, or -1 before the first and after the last
 * @subject: (nullable): a hex's name
 * @targets: (nullable): names of hexes, %NULL-terminated
 * @wounds: wounds dealt or void, or 0
 */
typedef struct
{
  const char *kind;
  const char *text;
  const char *const *rules;
  int initiative;
  const char *subject;
  const char *const *targets;
  int wounds;
} HxResultStep;

JsonNode *hx_result_step_to_node    (const HxResultStep  *step) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *hx_result_outcome_to_node (const HxCatalog     *catalog,
                                     const char *const   *choices,
                                     JsonArray           *steps,
                                     const HxScenario    *end,
                                     const HxVerdict     *verdict) G_GNUC_WARN_UNUSED_RESULT;
char     *hx_result_to_line         (JsonNode            *node) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
