/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was played from a position: a main line of actions with their choices, and branches. */
#pragma once

#include "hx-scenario.h"

G_BEGIN_DECLS

/** HxEntryState: what the rules say of an entry, as far as those before it could be played. */
typedef enum
{
  HX_ENTRY_PLAYED,
  HX_ENTRY_OPEN,     /* it waits for a choice */
  HX_ENTRY_REFUSED,  /* the rules forbid it */
  HX_ENTRY_AFTER,    /* it comes after one that is open or refused */
} HxEntryState;

/**
 * HxEntry: one action of a record.
 * @object: the action as files have it, with the keys that mean nothing here
 * @choices: ids of the options taken in it, in order; those that fit none are kept
 * @action: the same for the referee
 * @refusal: why, where @state is %HX_ENTRY_REFUSED
 */
typedef struct
{
  JsonObject *object;
  char **choices;
  HxAction action;
  HxEntryState state;
  HxRefusal refusal;
} HxEntry;

/**
 * HxRecordLine: entries that follow each other.
 * @parent: the line that it leaves, or %NULL for the main line
 * @after: how many entries of @parent come before it
 * @entries: (element-type HxEntry)
 * @branches: (element-type HxRecordLine): what leaves it, in the order in which that was made
 * @kept: (nullable): keys of a branch that mean nothing here
 */
typedef struct _HxRecordLine HxRecordLine;
struct _HxRecordLine
{
  HxRecordLine *parent;
  guint after;
  GPtrArray *entries;
  GPtrArray *branches;
  JsonObject *kept;
};

/** HxRecord: what was played from the position of a scenario. */
typedef struct
{
  const HxCatalog *catalog;
  const HxBox *box;
  HxGame start;
  HxRecordLine *main;
} HxRecord;

/** HxPoint: after the first @n entries of @line; 0 only on the main line, for a branch begins where it leaves its parent. */
typedef struct
{
  HxRecordLine *line;
  guint n;
} HxPoint;

HxRecord      *hx_record_new             (const HxCatalog  *catalog,
                                          const HxScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void           hx_record_free            (HxRecord         *record);
void           hx_record_write           (const HxRecord   *record,
                                          HxScenario       *scenario);

HxPoint        hx_record_begin           (const HxRecord   *record);
HxPoint        hx_point_back             (HxPoint           point);
const HxEntry *hx_point_get_entry        (HxPoint           point);
GPtrArray     *hx_point_list_entries     (HxPoint           point) G_GNUC_WARN_UNUSED_RESULT;
char         **hx_point_dup_keys         (HxPoint           point) G_GNUC_WARN_UNUSED_RESULT;
HxPoint        hx_record_find            (const HxRecord   *record,
                                          char            **keys);
gboolean       hx_record_find_next       (const HxRecord   *record,
                                          HxPoint           point,
                                          const HxAction   *action,
                                          HxPoint          *next);
gboolean       hx_record_advance         (const HxRecord   *record,
                                          const HxEntry    *entry,
                                          HxGame           *game);
gboolean       hx_record_get_game        (const HxRecord   *record,
                                          HxPoint           point,
                                          HxGame           *game);

gboolean       hx_record_play            (HxRecord         *record,
                                          HxPoint          *point,
                                          const HxAction   *action);
gboolean       hx_record_choose          (HxRecord         *record,
                                          HxPoint          *point,
                                          char            **choices);
void           hx_record_take_back       (HxRecord         *record,
                                          HxPoint          *point);
gboolean       hx_record_promote         (HxRecord         *record,
                                          HxRecordLine     *branch);
void           hx_record_delete          (HxRecord         *record,
                                          HxRecordLine     *branch);

void           hx_record_cut             (HxRecord         *record,
                                          HxPoint           point);

HxEntry       *hx_entry_new              (JsonObject       *object,
                                          char            **choices) G_GNUC_WARN_UNUSED_RESULT;
guint          hx_entry_get_side         (const HxEntry    *entry,
                                          const HxGame     *game);
HxRecordLine  *hx_record_line_new        (HxRecordLine     *parent,
                                          guint             after) G_GNUC_WARN_UNUSED_RESULT;
void           hx_record_line_free       (HxRecordLine     *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxRecord, hx_record_free)

G_END_DECLS
