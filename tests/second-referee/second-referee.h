/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the second referee offers: ends of battles and turns, and legal actions, as texts to compare with the first. */

#pragma once

#include <glib.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * SrFacts:
 *
 * The printed facts of all tiles, read from a directory of army files.
 */
typedef struct _SrFacts SrFacts;

/**
 * SrWithout:
 * @SR_WITHOUT_NOTHING: the whole game
 * @SR_WITHOUT_NETS: no unit is netted, by tiles, markers or the user
 * @SR_WITHOUT_POWER: no unit needs power
 * @SR_WITHOUT_MEDICS: neither Medics nor Ranged Medics take wounds
 * @SR_WITHOUT_SCOPERS: Scopers turn nothing
 * @SR_WITHOUT_TRAPS: Traps that are entered only leave the board
 *
 * Mechanics switched off, to find out whether they decide a battle.
 */
typedef enum
{
  SR_WITHOUT_NOTHING = 0,
  SR_WITHOUT_NETS    = 1 << 0,
  SR_WITHOUT_POWER   = 1 << 1,
  SR_WITHOUT_MEDICS  = 1 << 2,
  SR_WITHOUT_SCOPERS = 1 << 3,
  SR_WITHOUT_TRAPS   = 1 << 4
} SrWithout;

/**
 * SrStats:
 * @nets: whether the ends differ when nets are switched off
 * @power: the same for power
 * @medics: the same for Medics
 * @scopers: the same for Scopers
 * @choices: whether the choices of the players lead to more than one end
 *
 * What decided a battle.
 */
typedef struct
{
  gboolean nets;
  gboolean power;
  gboolean medics;
  gboolean scopers;
  gboolean choices;
} SrStats;

/**
 * SrPlayed:
 * @complete: whether all ends were found
 * @n_refused: the number of lines on which an action was refused
 * @refused_action: where every line was refused, the first refused action, from 1; else 0
 * @refused_rules: (nullable) (array zero-terminated=1): all rules that forbid that action, sorted
 *
 * What there is to tell of played actions besides their ends.
 */
typedef struct
{
  gboolean   complete;
  guint      n_refused;
  guint      refused_action;
  char     **refused_rules;
} SrPlayed;

SrFacts *sr_facts_load          (const char  *armies_dir,
                                 GError     **error);
void     sr_facts_free          (SrFacts     *facts);
char   **sr_battle_ends         (SrFacts     *facts,
                                 JsonNode    *scenario,
                                 guint        limit,
                                 SrStats     *stats,
                                 gboolean    *complete,
                                 GError     **error);
char   **sr_battle_ends_without (SrFacts     *facts,
                                 JsonNode    *scenario,
                                 SrWithout    without,
                                 guint        limit,
                                 gboolean    *complete,
                                 GError     **error);
char   **sr_play_ends           (SrFacts     *facts,
                                 JsonNode    *scenario,
                                 guint        limit,
                                 SrPlayed    *played,
                                 GError     **error);
char   **sr_play_ends_without   (SrFacts     *facts,
                                 JsonNode    *scenario,
                                 SrWithout    without,
                                 guint        limit,
                                 gboolean    *complete);
char   **sr_position_causes     (SrFacts     *facts,
                                 JsonNode    *scenario,
                                 GError     **error);
char    *sr_scenario_text       (SrFacts     *facts,
                                 JsonNode    *scenario,
                                 GError     **error);
char   **sr_legal_actions       (SrFacts     *facts,
                                 JsonNode    *scenario,
                                 GError     **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SrFacts, sr_facts_free)

G_END_DECLS
