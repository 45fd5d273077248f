/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Going about in a record. A point is remembered by what was played up to it, so that it survives every edit elsewhere. */

#include "config.h"

#include "hx-record.h"

#include "hx-option-id.h"

/** hx_record_begin: Returns: the point before the first entry. */
HxPoint
hx_record_begin (const HxRecord *record)
{
  return (HxPoint) { record->main, 0 };
}

/* A branch of which nothing is played yet is the point where it leaves. */
static HxPoint
settle (HxPoint point)
{
  while (point.n == 0 && point.line->parent != NULL)
    point = (HxPoint) { point.line->parent, point.line->after };

  return point;
}

/** hx_point_back: Returns: the point one entry earlier, or @point at the beginning. */
HxPoint
hx_point_back (HxPoint point)
{
  if (point.n == 0)
    return point;
  point.n--;

  return settle (point);
}

/** hx_point_get_entry: Returns: (transfer none) (nullable): the entry that was played last, or %NULL at the beginning. */
const HxEntry *
hx_point_get_entry (HxPoint point)
{
  return point.n > 0 ? g_ptr_array_index (point.line->entries, point.n - 1) : NULL;
}

/** hx_point_list_entries: Returns: (transfer full) (element-type HxEntry): all entries up to @point, in order. */
GPtrArray *
hx_point_list_entries (HxPoint point)
{
  GPtrArray *entries = g_ptr_array_new ();

  for (const HxEntry *entry; (entry = hx_point_get_entry (point)) != NULL; point = hx_point_back (point))
    g_ptr_array_insert (entries, 0, (gpointer) entry);

  return entries;
}

static char *
dup_key (const HxEntry *entry)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), entry->object);
  g_autofree char *text = json_to_string (node, FALSE);
  g_autofree char *choices = g_strjoinv (",", entry->choices);

  return g_strdup_printf ("%s|%s", text, choices);
}

/** hx_point_dup_keys: Returns: (transfer full): what leads to @point, for hx_record_find() in a record that was edited. */
char **
hx_point_dup_keys (HxPoint point)
{
  g_autoptr (GPtrArray) entries = hx_point_list_entries (point);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < entries->len; i++)
    g_strv_builder_take (builder, dup_key (g_ptr_array_index (entries, i)));

  return g_strv_builder_end (builder);
}

static gboolean
begins_with (HxRecordLine *line,
             guint         n,
             const char   *key)
{
  g_autofree char *own = n < line->entries->len ? dup_key (g_ptr_array_index (line->entries, n)) : NULL;

  return g_strcmp0 (own, key) == 0;
}

/* The point after the entry with @key, which follows @point. */
static gboolean
follow (HxPoint    *point,
        const char *key)
{
  HxRecordLine *line = point->line;

  if (begins_with (line, point->n, key))
    {
      point->n++;
      return TRUE;
    }
  for (guint i = 0; i < line->branches->len; i++)
    {
      HxRecordLine *branch = g_ptr_array_index (line->branches, i);

      if (branch->after == point->n && begins_with (branch, 0, key))
        {
          *point = (HxPoint) { branch, 1 };
          return TRUE;
        }
    }

  return FALSE;
}

/**
 * hx_record_find:
 * @keys: from hx_point_dup_keys()
 *
 * Returns: the point to which they lead, or as far as they lead
 */
HxPoint
hx_record_find (const HxRecord  *record,
                char           **keys)
{
  HxPoint point = hx_record_begin (record);

  while (*keys != NULL && follow (&point, *keys))
    keys++;

  return point;
}

static gboolean
is_action (const HxRecord *record,
           HxRecordLine   *line,
           guint           n,
           const HxAction *action)
{
  g_autoptr (JsonNode) own = NULL;
  g_autoptr (JsonNode) other = NULL;

  if (n >= line->entries->len)
    return FALSE;
  own = hx_action_write (record->catalog, record->box, &((HxEntry *) g_ptr_array_index (line->entries, n))->action);
  other = hx_action_write (record->catalog, record->box, action);

  return json_node_equal (own, other);
}

/**
 * hx_record_find_next:
 * @point: a point
 * @action: an action
 * @next: (out): the point after it
 *
 * Returns: whether @action was played from @point already
 */
gboolean
hx_record_find_next (const HxRecord *record,
                     HxPoint         point,
                     const HxAction *action,
                     HxPoint        *next)
{
  if (is_action (record, point.line, point.n, action))
    {
      *next = (HxPoint) { point.line, point.n + 1 };
      return TRUE;
    }
  for (guint i = 0; i < point.line->branches->len; i++)
    {
      HxRecordLine *branch = g_ptr_array_index (point.line->branches, i);

      if (branch->after == point.n && is_action (record, branch, 0, action))
        {
          *next = (HxPoint) { branch, 1 };
          return TRUE;
        }
    }

  return FALSE;
}

/* The choices of an entry that are still to be answered with. */
typedef struct
{
  const HxBox *box;
  char **next;
} Answers;

static int
answer_cb (void           *data,
           const HxChoice *choice)
{
  Answers *answers = data;

  return *answers->next != NULL ? hx_option_find (answers->box, choice, *answers->next++) : -1;
}

/**
 * hx_record_advance:
 * @entry: an entry of @record
 * @game: (inout): the game before it; the game after it where it could be played, else as it was
 *
 * Returns: whether it was played
 */
gboolean
hx_record_advance (const HxRecord *record,
                   const HxEntry  *entry,
                   HxGame         *game)
{
  g_autofree HxActing *acting = NULL;
  Answers answers = { record->box, entry->choices };
  HxDecider decider = { answer_cb, &answers };

  if (entry->state != HX_ENTRY_PLAYED)
    return FALSE;
  acting = g_new (HxActing, 1);
  if (!hx_action_begin (acting, record->box, game, &entry->action, NULL) ||
      hx_action_run (acting, record->box, &decider, NULL) != HX_BATTLE_OVER)
    return FALSE;
  *game = acting->game;

  return TRUE;
}

/**
 * hx_record_get_game:
 * @point: a point
 * @game: (out): the game there, or where the record stops before it
 *
 * Returns: whether everything up to @point was played
 */
gboolean
hx_record_get_game (const HxRecord *record,
                    HxPoint         point,
                    HxGame         *game)
{
  g_autoptr (GPtrArray) entries = hx_point_list_entries (point);

  *game = record->start;
  for (guint i = 0; i < entries->len; i++)
    {
      if (!hx_record_advance (record, g_ptr_array_index (entries, i), game))
        return FALSE;
    }

  return TRUE;
}
