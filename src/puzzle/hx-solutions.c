/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From lines that win to solutions: lines that come to the same thing are one. */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-essence.h"

#include <string.h>

/* Actions whose other orders are all tried, and lines listed beside one solution. */
#define MAX_REORDERED 5
#define MAX_SAME 2000
/* Lines below which threads are not worth their start. */
#define FEW 32

/* @stands: the rules allow all of it */
typedef struct
{
  HxKey essence;
  HxAttempt *attempt;
  gboolean stands;
} Win;

/* Lines that come to the same thing. @same: (element-type HxAttempt): these and their other orders */
typedef struct
{
  const Win *wins;
  guint n;
  GPtrArray *same;
} Group;

/* Where the orders of one line are tried. @key: where the line itself leads */
typedef struct
{
  HxSeeker *seeker;
  const HxAttempt *line;
  HxKey key;
  guint order[MAX_REORDERED];
  guint n;
  gboolean taken[MAX_REORDERED];
  GPtrArray *same;
} Reordering;

/** hx_attempt_new: Returns: (transfer full): a line without actions */
HxAttempt *
hx_attempt_new (void)
{
  HxAttempt *attempt = g_new0 (HxAttempt, 1);

  attempt->actions = g_array_new (FALSE, FALSE, sizeof (HxAction));
  attempt->picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  return attempt;
}

/**
 * hx_attempt_free:
 * @attempt: (transfer full) (nullable): a line
 */
void
hx_attempt_free (HxAttempt *attempt)
{
  if (attempt == NULL)
    return;
  g_array_unref (attempt->actions);
  g_array_unref (attempt->picks);
  g_free (attempt);
}

static int
compare_actions (const HxAttempt *a,
                 const HxAttempt *b)
{
  if (a->actions->len != b->actions->len)
    return a->actions->len < b->actions->len ? -1 : 1;
  return a->actions->len > 0 ? memcmp (a->actions->data, b->actions->data, a->actions->len * sizeof (HxAction)) : 0;
}

/**
 * hx_attempt_compare:
 * @a: a line
 * @b: another
 *
 * Returns: 0 if they play the same, else their order: shorter ones first
 */
int
hx_attempt_compare (const HxAttempt *a,
                    const HxAttempt *b)
{
  int order = compare_actions (a, b);

  if (order != 0 || a->picks->len != b->picks->len)
    return order != 0 ? order : a->picks->len < b->picks->len ? -1 : 1;
  return a->picks->len > 0 ? memcmp (a->picks->data, b->picks->data, a->picks->len * sizeof (guint16)) : 0;
}

static int
compare_wins (gconstpointer a,
              gconstpointer b)
{
  const Win *one = a, *other = b;

  if (one->essence.low != other->essence.low)
    return one->essence.low < other->essence.low ? -1 : 1;
  if (one->essence.high != other->essence.high)
    return one->essence.high < other->essence.high ? -1 : 1;
  return hx_attempt_compare (one->attempt, other->attempt);
}

/* Lines that only choose otherwise are one: HxTold says what else could be chosen. */
static void
add_once (GPtrArray *attempts,
          HxAttempt *attempt)
{
  for (guint i = 0; i < attempts->len; i++)
    if (compare_actions (attempt, g_ptr_array_index (attempts, i)) == 0)
      {
        hx_attempt_free (attempt);
        return;
      }
  g_ptr_array_add (attempts, attempt);
}

static void
try_order (Reordering *work)
{
  g_autoptr (HxAttempt) attempt = hx_attempt_new ();
  const HxPuzzle *puzzle = work->seeker->search->puzzle;
  g_autofree HxNode *node = g_new0 (HxNode, 1);
  HxKey key;

  for (guint i = 0; i < work->n; i++)
    g_array_append_val (attempt->actions, g_array_index (work->line->actions, HxAction, work->order[i]));
  if (hx_attempt_compare (attempt, work->line) == 0 || !hx_replay_attempt (work->seeker->search, attempt, node, NULL))
    return;
  key = hx_key_of_final (&node->game, puzzle->goal.side, NULL);
  if (key.low != work->key.low || key.high != work->key.high)
    return;
  add_once (work->same, g_steal_pointer (&attempt));
}

static void
try_orders (Reordering *work,
            guint       n_ordered)
{
  if (n_ordered >= MIN (work->n, MAX_REORDERED))
    {
      try_order (work);
      return;
    }
  for (guint i = 0; i < work->n && work->same->len < MAX_SAME && !hx_seeker_stops (work->seeker); i++)
    if (!work->taken[i])
      {
        work->taken[i] = TRUE;
        work->order[n_ordered] = i;
        try_orders (work, n_ordered + 1);
        work->taken[i] = FALSE;
      }
}

/* Other orders of @line that lead to the same game; where choices came up on the way none is tried, nor once the search is to stop. */
static void
add_orders (HxSeeker        *seeker,
            const HxAttempt *line,
            GPtrArray       *same)
{
  g_autofree HxNode *node = g_new0 (HxNode, 1);
  Reordering work = { .seeker = seeker, .line = line, .n = line->actions->len, .same = same };

  if (line->picks->len > 0 || work.n < 2 || work.n > MAX_REORDERED || !hx_replay_attempt (seeker->search, line, node, NULL))
    return;
  work.key = hx_key_of_final (&node->game, seeker->search->puzzle->goal.side, NULL);
  try_orders (&work, 0);
}

static void
free_solution (gpointer data)
{
  HxSolution *solution = data;

  hx_attempt_free (solution->line);
  g_ptr_array_unref (solution->same);
  g_ptr_array_unref (solution->replies);
  g_free (solution);
}

/** hx_solving_new: Returns: (transfer full): nothing found yet */
HxSolving *
hx_solving_new (void)
{
  HxSolving *solving = g_new0 (HxSolving, 1);

  solving->solutions = g_ptr_array_new_with_free_func (free_solution);
  return solving;
}

/**
 * hx_solving_free:
 * @solving: (transfer full) (nullable): what a search found out
 */
void
hx_solving_free (HxSolving *solving)
{
  if (solving == NULL)
    return;
  g_ptr_array_unref (solving->solutions);
  hx_attempt_free (solving->wrong);
  g_free (solving);
}

/**
 * hx_solving_add:
 * @solving: what a search found out
 * @essence: what the solution comes to
 * @line: (transfer full): what is played
 *
 * Returns: (transfer none): the solution, to which other lines and replies can be added
 */
HxSolution *
hx_solving_add (HxSolving *solving,
                HxKey      essence,
                HxAttempt *line)
{
  HxSolution *solution = g_new0 (HxSolution, 1);

  solution->essence[0] = essence.low;
  solution->essence[1] = essence.high;
  solution->line = line;
  solution->same = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_attempt_free);
  solution->replies = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_attempt_free);
  g_ptr_array_add (solving->solutions, solution);
  return solution;
}

/** hx_attempt_copy: Returns: (transfer full): the same line */
HxAttempt *
hx_attempt_copy (const HxAttempt *attempt)
{
  HxAttempt *copy = g_new0 (HxAttempt, 1);

  copy->actions = g_array_copy (attempt->actions);
  copy->picks = g_array_copy (attempt->picks);
  memcpy (copy->key, attempt->key, sizeof copy->key);
  return copy;
}

static gboolean
wins (HxSeeker        *seeker,
      const HxAttempt *line)
{
  g_autofree HxNode *node = g_new0 (HxNode, 1);

  return hx_replay_attempt (seeker->search, line, node, NULL) && hx_seek_wins_now (seeker, node);
}

/* What was turned afterwards may as well come facing right. */
static gboolean
wins_turned (HxSeeker  *seeker,
             HxAttempt *line)
{
  for (guint i = 0; i < line->actions->len; i++)
    {
      HxAction *action = &g_array_index (line->actions, HxAction, i);
      guint8 facing = action->facing;

      if (action->what != HX_DO_PLACE && action->what != HX_DO_MOVE)
        continue;
      for (action->facing = 0; action->facing < HX_N_DIRECTIONS; action->facing++)
        if (action->facing != facing && wins (seeker, line))
          return TRUE;
      action->facing = facing;
    }
  return FALSE;
}

/**
 * hx_win_shorten:
 * @seeker: a seeker of a search that is over
 * @win: (inout): a line that wins
 *
 * Takes out of a line the abilities that it wins without, too. Where choices come up in it, it stays as it is.
 */
void
hx_win_shorten (HxSeeker  *seeker,
                HxAttempt *win)
{
  for (guint i = win->actions->len; i-- > 0 && win->picks->len == 0;)
    {
      HxAction left_out = g_array_index (win->actions, HxAction, i);

      if (left_out.tile != HX_NO_TILE)
        continue;
      g_array_remove_index (win->actions, i);
      if (!wins (seeker, win) && !wins_turned (seeker, win))
        g_array_insert_val (win->actions, i, left_out);
    }
}

static int
compare_attempts_cb (gconstpointer a,
                     gconstpointer b)
{
  return hx_attempt_compare (*(const HxAttempt *const *) a, *(const HxAttempt *const *) b);
}

static void
collect_same_cb (gpointer item,
                 gpointer data)
{
  Group *group = item;

  group->same = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_attempt_free);
  for (guint i = 0; i < group->n && group->same->len < MAX_SAME; i++)
    if (i == 0 || compare_actions (group->wins[i].attempt, group->wins[i - 1].attempt) != 0)
      {
        add_orders (data, group->wins[i].attempt, group->same);
        add_once (group->same, hx_attempt_copy (group->wins[i].attempt));
      }
  g_ptr_array_sort (group->same, compare_attempts_cb);
}

/* Whether the opponent has something to choose in a line that wins; before the Final Battle it has not. */
static gboolean
is_answered (HxSeeker        *seeker,
             const HxAttempt *line)
{
  g_autofree HxNode *node = g_new0 (HxNode, 1);

  return hx_replay_attempt (seeker->search, line, node, NULL) && !hx_seek_is_over (seeker, node)
         && hx_seek_fight (seeker, &node->game.position, &node->deeds, 0).answered;
}

/* The first of all lines that come to the same thing stands for them. */
static void
add_group (HxSeeker    *seeker,
           const Group *group,
           HxSolving   *solving)
{
  HxSolution *solution = hx_solving_add (solving, group->wins[0].essence, g_ptr_array_steal_index (group->same, 0));

  g_ptr_array_unref (solution->same);
  solution->same = group->same;
  solution->answered = is_answered (seeker, solution->line);
}

static void
find_essence_cb (gpointer item,
                 gpointer data)
{
  Win *win = item;
  HxSeeker *seeker = data;
  g_autofree HxNode *node = g_new0 (HxNode, 1);

  win->stands = hx_replay_attempt (seeker->search, win->attempt, node, NULL);
  if (win->stands)
    win->essence = hx_essence_of_node (seeker, node, NULL);
}

/* A line that the rules refuse solves nothing, however it was found. Returns: how many others there are */
static guint
keep_standing (Win       *wins,
               guint      n,
               HxSolving *solving)
{
  guint n_kept = 0;

  for (guint i = 0; i < n; i++)
    if (wins[i].stands)
      wins[n_kept++] = wins[i];
  if (n_kept < n)
    {
      g_critical ("%u lines that were found to win cannot be played", n - n_kept);
      solving->complete = FALSE;
    }
  return n_kept;
}

/* Has @work done for each of @n items, by all threads of the search where that is worth it. */
static void
share_out (HxSeeker *seeker,
           GFunc     work,
           gpointer  items,
           gsize     size,
           guint     n)
{
  GThreadPool *pool = NULL;

  if (seeker->search->n_threads > 1 && n >= FEW)
    pool = g_thread_pool_new (work, seeker, (gint) seeker->search->n_threads, TRUE, NULL);
  for (guint i = 0; i < n; i++)
    if (pool != NULL)
      g_thread_pool_push (pool, (guint8 *) items + i * size, NULL);
    else
      work ((guint8 *) items + i * size, seeker);
  if (pool != NULL)
    g_thread_pool_free (pool, FALSE, TRUE);
}

static GArray *
find_groups (const Win *wins,
             guint      n)
{
  GArray *groups = g_array_new (FALSE, FALSE, sizeof (Group));

  for (guint from = 0, to; from < n; from = to)
    {
      for (to = from + 1; to < n; to++)
        if (wins[to].essence.low != wins[from].essence.low || wins[to].essence.high != wins[from].essence.high)
          break;
      g_array_append_val (groups, ((Group) { wins + from, to - from, NULL }));
    }
  return groups;
}

/**
 * hx_solutions_group:
 * @seeker: a seeker of a search that is over; its threads are used once more
 * @wins: (element-type HxAttempt): lines that win, some perhaps twice; one that cannot be played is a fault of the search and left out
 * @solving: (inout): takes the solutions, and that not all is known where lines were left out
 */
void
hx_solutions_group (HxSeeker  *seeker,
                    GPtrArray *wins,
                    HxSolving *solving)
{
  g_autofree Win *sorted = g_new0 (Win, MAX (wins->len, 1));
  g_autoptr (GArray) groups = NULL;
  guint n;

  for (guint i = 0; i < wins->len; i++)
    sorted[i].attempt = g_ptr_array_index (wins, i);
  share_out (seeker, find_essence_cb, sorted, sizeof *sorted, wins->len);
  n = keep_standing (sorted, wins->len, solving);
  qsort (sorted, n, sizeof *sorted, compare_wins);
  groups = find_groups (sorted, n);
  share_out (seeker, collect_same_cb, groups->data, sizeof (Group), groups->len);
  for (guint i = 0; i < groups->len; i++)
    add_group (seeker, &g_array_index (groups, Group, i), solving);
}
