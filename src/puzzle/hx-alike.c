/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two lines are compared action by action; an action is compared to the last byte, for all of its bytes are set. */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-alike.h"

#include <string.h>

static gboolean
is_same_action (const HxAttempt *a,
                const HxAttempt *b,
                guint            at)
{
  return memcmp (&g_array_index (a->actions, HxAction, at), &g_array_index (b->actions, HxAction, at), sizeof (HxAction)) == 0;
}

/* Whether the lines differ in nothing but the facing of their @at-th action. */
static gboolean
differ_in_facing (const HxAttempt *a,
                  const HxAttempt *b,
                  guint            at)
{
  HxAction one, other;

  if (a->actions->len != b->actions->len)
    return FALSE;
  for (guint i = 0; i < a->actions->len; i++)
    {
      if (i != at && !is_same_action (a, b, i))
        return FALSE;
    }
  one = g_array_index (a->actions, HxAction, at);
  other = g_array_index (b->actions, HxAction, at);
  one.facing = other.facing = 0;

  return memcmp (&one, &other, sizeof one) == 0;
}

/**
 * hx_solution_facings:
 * @solution: (nullable): the solution that @line belongs to, if any
 * @line: its line, or one of its replies
 * @at: number of an action of the line, from 0
 *
 * Returns: bits of the facings that the action may have while all else of the line stays as it is
 */
guint
hx_solution_facings (const HxSolution *solution,
                     const HxAttempt  *line,
                     guint             at)
{
  guint facings;

  g_return_val_if_fail (line != NULL && at < line->actions->len, 0);

  facings = 1u << g_array_index (line->actions, HxAction, at).facing;
  for (guint i = 0; solution != NULL && i < solution->same->len; i++)
    {
      const HxAttempt *same = g_ptr_array_index (solution->same, i);

      if (differ_in_facing (line, same, at))
        facings |= 1u << g_array_index (same->actions, HxAction, at).facing;
    }

  return facings;
}

/** hx_solution_common_actions: Returns: how many actions all of its replies have in common before they part. */
guint
hx_solution_common_actions (const HxSolution *solution)
{
  guint n = 0;

  g_return_val_if_fail (solution != NULL, 0);

  for (; n < solution->line->actions->len; n++)
    {
      for (guint i = 0; i < solution->replies->len; i++)
        {
          const HxAttempt *reply = g_ptr_array_index (solution->replies, i);

          if (n >= reply->actions->len || !is_same_action (solution->line, reply, n))
            return n;
        }
    }

  return n;
}

/** hx_solving_count_lines: Returns: how many lines the solutions found consist of; each reply of a plan is one. */
guint
hx_solving_count_lines (const HxSolving *solving)
{
  guint n = 0;

  g_return_val_if_fail (solving != NULL, 0);

  for (guint i = 0; i < solving->solutions->len; i++)
    {
      const HxSolution *solution = g_ptr_array_index (solving->solutions, i);

      n += MAX (1, solution->replies->len) + solution->same->len;
    }

  return n;
}

/** hx_solving_is_answered: Returns: whether the opponent has something to choose in one of the solutions found. */
gboolean
hx_solving_is_answered (const HxSolving *solving)
{
  g_return_val_if_fail (solving != NULL, FALSE);

  for (guint i = 0; i < solving->solutions->len; i++)
    if (((const HxSolution *) g_ptr_array_index (solving->solutions, i))->answered)
      return TRUE;

  return FALSE;
}
