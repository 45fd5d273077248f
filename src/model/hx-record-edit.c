/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changing a record: whoever plays something else starts a branch, and only what is asked for is taken away. */

#include "config.h"

#include "hx-record.h"

/* A file nests only so deep, and each branch within a branch takes two levels of it. */
#define MAX_DEPTH 24

static guint
measure_depth (const HxRecordLine *line)
{
  guint depth = 0;

  for (; line->parent != NULL; line = line->parent)
    depth++;

  return depth;
}

/* How many branches within each other leave @line. */
static guint
measure_height (const HxRecordLine *line)
{
  guint height = 0;

  for (guint i = 0; i < line->branches->len; i++)
    height = MAX (height, 1 + measure_height (g_ptr_array_index (line->branches, i)));

  return height;
}

static HxEntry *
create_entry (const HxRecord *record,
              const HxAction *action)
{
  g_autoptr (JsonNode) node = hx_action_write (record->catalog, record->box, action);
  HxEntry *entry = hx_entry_new (json_node_get_object (node), NULL);

  entry->action = *action;

  return entry;
}

/* Starts a branch with @entry where @n entries of @line are played. */
static gboolean
start_branch (HxRecordLine *line,
              guint         n,
              HxEntry      *entry,
              HxPoint      *point)
{
  HxRecordLine *branch;

  while (n == 0 && line->parent != NULL)
    {
      n = line->after;
      line = line->parent;
    }
  branch = hx_record_line_new (line, n);
  g_ptr_array_add (branch->entries, entry);
  g_ptr_array_add (line->branches, branch);
  *point = (HxPoint) { branch, 1 };
  if (measure_depth (branch) <= MAX_DEPTH)
    return TRUE;
  g_ptr_array_remove (line->branches, branch);

  return FALSE;
}

/**
 * hx_record_play:
 * @point: (inout): where to play; becomes the point after the action
 * @action: an action
 *
 * What was played from there stays: another action starts a branch.
 *
 * Returns: %FALSE where branches leave each other too often for a file; @point means nothing then
 */
gboolean
hx_record_play (HxRecord       *record,
                HxPoint        *point,
                const HxAction *action)
{
  HxPoint next;

  if (hx_record_find_next (record, *point, action, &next))
    {
      *point = next;
      return TRUE;
    }
  if (point->n < point->line->entries->len)
    return start_branch (point->line, point->n, create_entry (record, action), point);
  g_ptr_array_add (point->line->entries, create_entry (record, action));
  point->n++;

  return TRUE;
}

static gboolean
has_later (HxPoint point)
{
  if (point.n < point.line->entries->len)
    return TRUE;
  for (guint i = 0; i < point.line->branches->len; i++)
    {
      if (((HxRecordLine *) g_ptr_array_index (point.line->branches, i))->after >= point.n)
        return TRUE;
    }

  return FALSE;
}

/**
 * hx_record_choose:
 * @point: (inout): after an entry; becomes the point after it with the other choices
 * @choices: ids of the options that are taken in it
 *
 * Where more was played after a choice that was made already, deciding otherwise starts a branch.
 *
 * Returns: %FALSE where branches leave each other too often for a file; @point means nothing then
 */
gboolean
hx_record_choose (HxRecord  *record,
                  HxPoint   *point,
                  char     **choices)
{
  HxEntry *entry = g_ptr_array_index (point->line->entries, point->n - 1);

  if (entry->state != HX_ENTRY_OPEN && has_later (*point))
    {
      HxEntry *other = hx_entry_new (entry->object, choices);

      other->action = entry->action;
      return start_branch (point->line, point->n - 1, other, point);
    }
  g_strfreev (entry->choices);
  entry->choices = g_strdupv (choices);

  return TRUE;
}

static void
remove_branches_after (HxRecordLine *line,
                       guint         n)
{
  for (guint i = line->branches->len; i-- > 0;)
    {
      if (((HxRecordLine *) g_ptr_array_index (line->branches, i))->after > n)
        g_ptr_array_remove_index (line->branches, i);
    }
}

/**
 * hx_record_take_back:
 * @point: (inout): after an entry; becomes the point before it
 *
 * Takes away the entry and all that was played after it.
 */
void
hx_record_take_back (HxRecord *record,
                     HxPoint  *point)
{
  HxRecordLine *line = point->line;
  guint n = point->n - 1;

  *point = hx_point_back (*point);
  g_ptr_array_set_size (line->entries, (int) n);
  remove_branches_after (line, n);
  if (n == 0 && line->parent != NULL)
    hx_record_delete (record, line);
}

/* What leaves @from after more than @least of its entries leaves @to from now, @shift entries later. */
static void
move_branches (HxRecordLine *from,
               HxRecordLine *to,
               guint         least,
               int           shift)
{
  for (guint i = 0; i < from->branches->len;)
    {
      HxRecordLine *branch = g_ptr_array_index (from->branches, i);

      if (branch == to || branch->after < least)
        {
          i++;
          continue;
        }
      g_ptr_array_steal_index (from->branches, i);
      branch->after = (guint) ((int) branch->after + shift);
      branch->parent = to;
      g_ptr_array_add (to->branches, branch);
    }
}

static void
move_entries (GPtrArray *from,
              guint      first,
              GPtrArray *to)
{
  while (from->len > first)
    g_ptr_array_add (to, g_ptr_array_steal_index (from, first));
}

/* What leaves the parent later than @branch does comes one deeper when that is promoted. */
static gboolean
can_promote (const HxRecordLine *branch)
{
  guint depth = measure_depth (branch);

  for (guint i = 0; i < branch->parent->branches->len; i++)
    {
      const HxRecordLine *other = g_ptr_array_index (branch->parent->branches, i);

      if (other != branch && other->after > branch->after && depth + 1 + measure_height (other) > MAX_DEPTH)
        return FALSE;
    }

  return TRUE;
}

/**
 * hx_record_promote:
 * @branch: a branch
 *
 * It goes on where it left; what went on there before becomes a branch in its place.
 *
 * Returns: %FALSE where branches would leave each other too often for a file; nothing is changed then
 */
gboolean
hx_record_promote (HxRecord     *record,
                   HxRecordLine *branch)
{
  HxRecordLine *parent = branch->parent;
  HxRecordLine *tail;
  guint index;

  g_return_val_if_fail (parent != NULL, FALSE);

  if (!can_promote (branch))
    return FALSE;

  tail = hx_record_line_new (parent, branch->after);
  move_entries (parent->entries, branch->after, tail->entries);
  move_branches (parent, tail, branch->after + 1, - (int) branch->after);
  move_entries (branch->entries, 0, parent->entries);
  move_branches (branch, parent, 0, (int) branch->after);
  if (g_ptr_array_find (parent->branches, branch, &index))
    g_ptr_array_insert (parent->branches, (int) index, tail);
  hx_record_delete (record, branch);
  if (tail->entries->len == 0)
    hx_record_delete (record, tail);

  return TRUE;
}

/** hx_record_delete: @branch: (transfer full): a branch, which goes with all that leaves it */
void
hx_record_delete (HxRecord     *record,
                  HxRecordLine *branch)
{
  g_return_if_fail (branch->parent != NULL);

  g_ptr_array_remove (branch->parent->branches, branch);
}

/**
 * hx_record_cut:
 * @point: a point
 *
 * What was played up to @point is done with, and so is what leaves before it: the record begins there.
 */
void
hx_record_cut (HxRecord *record,
               HxPoint   point)
{
  HxRecordLine *rest = hx_record_line_new (NULL, 0);

  move_entries (point.line->entries, point.n, rest->entries);
  move_branches (point.line, rest, point.n, - (int) point.n);
  hx_record_line_free (record->main);
  record->main = rest;
}
