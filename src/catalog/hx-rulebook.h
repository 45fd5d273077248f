/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rule texts and decisions as plain values: what a citation shows. */
#pragma once

#include "hx-army.h"

G_BEGIN_DECLS

/** HxRefereed: which part of the game a rule is about, as far as the referee is concerned. */
typedef enum
{
  HX_REFEREED_BATTLE,  /* played in battles */
  HX_REFEREED_TURN,    /* about turns */
  HX_REFEREED_WAITING, /* waits for an army or a mechanic */
  HX_REFEREED_TABLE,   /* about the table, nothing to referee */
} HxRefereed;

typedef struct _HxRulebook HxRulebook;

/**
 * HxCounts: test positions about a rule.
 * @shown: those that show it
 * @denied: those of them that have a counterpart, different in one thing, that does not
 */
typedef struct
{
  guint shown;
  guint denied;
} HxCounts;

/**
 * HxRuleText: one rule in our words.
 * @book: the rulebook that it belongs to
 * @certainty: interned: "sure", "likely", "disputed" ...
 * @rulings: (nullable): %NULL-terminated ids of the official rulings and decisions behind it
 * @reason: why it is not refereed, or both entries %NULL
 * @counts: test positions that show it, where they have been counted
 */
typedef struct
{
  char *id;
  const HxRulebook *book;
  HxText section;
  HxText text;
  const char *certainty;
  char **rulings;
  HxRefereed refereed;
  HxText reason;
  HxCounts counts;
} HxRuleText;

/** HxRulebook: a book. @rules holds #HxRuleText in the file's order; @short_name is for citations. */
struct _HxRulebook
{
  char *id;
  HxText name;
  HxText short_name;
  GPtrArray *rules;
};

/** HxReading: one way to read a disputed point. @implemented: the referee can play it. */
typedef struct
{
  char *id;
  HxText text;
  gboolean implemented;
} HxReading;

/**
 * HxDecision: a point that the texts leave open, and how it is read.
 * @followed: index of the reading followed unless a position says otherwise
 * @switchable: a position may say otherwise
 * @concerns: (nullable): %NULL-terminated ids of the rules that it bears on
 * @counts: as for a rule
 */
typedef struct
{
  char *id;
  HxText question;
  HxReading *readings;
  guint n_readings;
  guint followed;
  gboolean switchable;
  char **concerns;
  HxCounts counts;
} HxDecision;

HxRulebook  *hx_rulebook_new          (const char        *id) G_GNUC_WARN_UNUSED_RESULT;
void         hx_rulebook_free         (HxRulebook        *rulebook);
HxRuleText  *hx_rulebook_add_rule     (HxRulebook        *rulebook,
                                       const char        *id);
HxDecision  *hx_decision_new          (const char        *id) G_GNUC_WARN_UNUSED_RESULT;
void         hx_decision_free         (HxDecision        *decision);
int          hx_decision_find_reading (const HxDecision  *decision,
                                       const char        *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxRulebook, hx_rulebook_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxDecision, hx_decision_free)

G_END_DECLS
