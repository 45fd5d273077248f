/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first referee as the comparison of turns sees it: scenarios go in, ends and legal actions come out. */

#pragma once

#include <json-glib/json-glib.h>

#include "random-source.h"

G_BEGIN_DECLS

/**
 * FirstPlayed:
 * @complete: whether all ends were found
 * @n_refused: games in which an action was refused
 * @refused_action: where every line was refused, the action, from 1; else 0
 * @rule: (nullable): what forbids it
 *
 * What there is to tell of played actions besides their ends.
 */
typedef struct
{
  gboolean    complete;
  guint       n_refused;
  guint       refused_action;
  const char *rule;
} FirstPlayed;

/** FirstText: the canonical text of an end that is given as a scenario. */
typedef char *(*FirstText) (JsonNode *scenario,
                            gpointer  data);

char    **first_turn_ends     (JsonNode      *scenario,
                               guint          limit,
                               FirstText      text,
                               gpointer       data,
                               FirstPlayed   *played,
                               GError       **error);
char    **first_legal_actions (JsonNode      *scenario,
                               GError       **error);
JsonNode *first_pick_action   (JsonNode      *scenario,
                               const char    *wanted,
                               RandomSource  *source);

G_END_DECLS
