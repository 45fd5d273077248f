/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of solving a puzzle: threads share the first actions between them, then what wins is sorted. */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-puzzle.h"

#include <string.h>

#include "hx-essence.h"

/* Threads that gain nothing any more. */
#define MAX_THREADS 64

/* @sets: the tasks are first placements of @root's sets; else they are @actions */
typedef struct
{
  HxSearch search;
  HxNode root;
  GArray *actions;
  gboolean sets;
  guint n_tasks;
  gint next_task;
  gint n_running;
  GMutex lock;
  GCond ended;
} Work;

typedef struct
{
  Work *work;
  HxSeeker *seeker;
  GThread *thread;
  int best;
} Worker;

static gboolean
holds_tile (const HxStack *stack,
            guint16        tile)
{
  for (guint i = 0; i < stack->n; i++)
    if (stack->tiles[i] == tile)
      return TRUE;
  return FALSE;
}

/* Whether the tile that is to be hurt stands on the board or can come there. An HQ that does not would count as destroyed. */
static gboolean
has_target (const HxPuzzle *puzzle)
{
  const HxPosition *position = &puzzle->game.position;
  guint16 tile = puzzle->goal.tile;
  guint8 kind = puzzle->box->tiles[tile].kind;

  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    if (position->units >> hex & 1 && position->unit[hex].tile == tile)
      return TRUE;
  if (kind == HX_KIND_HQ || kind == HX_KIND_INSTANT)
    return FALSE;
  for (int side = 0; side < position->n_sides; side++)
    for (int i = 0; position->monolith[side].present && i < 2; i++)
      if (position->monolith[side].lower[i].tile == tile)
        return TRUE;
  return holds_tile (&puzzle->game.seats[puzzle->goal.side].hand, tile);
}

/**
 * hx_puzzle_init:
 * @puzzle: (out): a puzzle
 * @box: the game box, which has to outlive @puzzle
 * @game: the position with the hand
 * @goal: what is asked for
 *
 * In a puzzle the side that solves it is to move, neither draws nor must discard, and its turn has done what @game says if it
 * was its turn (BASE-PUZ-01, BASE-PUZ-03).
 *
 * Returns: why it is no puzzle, or %HX_PUZZLE_SOUND
 */
HxPuzzleFault
hx_puzzle_init (HxPuzzle     *puzzle,
                const HxBox  *box,
                const HxGame *game,
                const HxGoal *goal)
{
  HxSeat *seat = &puzzle->game.seats[goal->side];

  puzzle->box = box;
  puzzle->game = *game;
  puzzle->goal = *goal;
  if (game->position.turn != goal->side)
    memset (&puzzle->game.turn, 0, sizeof puzzle->game.turn);
  puzzle->game.position.turn = goal->side;
  memset (&seat->pile, 0, sizeof seat->pile);
  /* A battle on a full board is followed by the puzzle's own Final Battle, not by one that the end of the turn brings on. */
  for (int side = 0; side < game->position.n_sides; side++)
    puzzle->game.seats[side].last_tile_drawn = puzzle->game.seats[side].last_turn_done = false;
  if (game->round == HX_ROUND_OVER || game->position.fallen != 0)
    return HX_PUZZLE_GAME_OVER;
  puzzle->game.round = HX_ROUND_NORMAL;
  if (!seat->hand.listed)
    return HX_PUZZLE_NO_HAND;
  if (seat->hand.n < goal->play)
    return HX_PUZZLE_FEW_TILES;
  for (int side = 0; side < game->position.n_sides; side++)
    if ((goal->kind == HX_GOAL_MORE_POINTS || goal->kind == HX_GOAL_HQ_DESTROYED)
        && hx_position_find_hq (box, &game->position, side) == HX_NO_HEX)
      return HX_PUZZLE_NO_HQ;
  if (!hx_game_is_set_up (&puzzle->game, box))
    return HX_PUZZLE_NOT_SET_UP;
  return goal->kind != HX_GOAL_WOUNDS || has_target (puzzle) ? HX_PUZZLE_SOUND : HX_PUZZLE_NO_TARGET;
}

static void
prepare (Work                 *work,
         const HxPuzzle       *puzzle,
         const HxSolveOptions *options,
         HxSolveControl       *control)
{
  HxSearch *search = &work->search;
  g_autoptr (HxSeeker) looker = NULL;

  search->puzzle = puzzle;
  search->control = control;
  search->prunings = options->prunings;
  search->first_only = options->first_only;
  search->n_threads = CLAMP (options->n_threads > 0 ? options->n_threads : g_get_num_processors (), 1, MAX_THREADS);
  search->needs_deeds = hx_goal_needs_deeds (&puzzle->goal, puzzle->box);
  hx_seek_begin_node (puzzle, &work->root);
  looker = hx_seeker_new (search);
  work->sets = options->prunings & HX_PRUNE_SETS && puzzle->goal.play > 0 && hx_seek_is_tame (looker, &work->root)
               && hx_seek_has_only_quiet (looker, &work->root);
  /* Sets come up once each. */
  if (options->prunings & HX_PRUNE_TABLE && !work->sets)
    search->table = hx_seek_table_new (options->table_bytes > 0 ? options->table_bytes : HX_SEEK_TABLE_BYTES);
  work->actions = hx_seek_list (looker, &work->root);
  work->n_tasks = work->sets ? hx_seek_count_first (looker, &work->root) : work->actions->len;
  g_mutex_init (&work->lock);
  g_cond_init (&work->ended);
}

static int
run_task (const Worker *worker,
          guint         task)
{
  Work *work = worker->work;
  HxSeekTable *table = work->search.table;
  int shortfall;

  if (table != NULL)
    hx_seek_table_enter (table);
  worker->seeker->in_task = table != NULL;
  shortfall = work->sets ? hx_seek_placements (worker->seeker, &work->root, task)
              : hx_seek_action (worker->seeker, &work->root, &g_array_index (work->actions, HxAction, task));
  if (table != NULL)
    hx_seek_table_leave (table);
  return shortfall;
}

static gpointer
run_worker (gpointer data)
{
  Worker *worker = data;
  Work *work = worker->work;

  for (;;)
    {
      guint task = (guint) g_atomic_int_add (&work->next_task, 1);
      int shortfall;

      if (task >= work->n_tasks || hx_seeker_stops (worker->seeker))
        break;
      shortfall = run_task (worker, task);
      worker->best = MIN (worker->best, shortfall);
    }
  g_mutex_lock (&work->lock);
  work->n_running--;
  g_cond_signal (&work->ended);
  g_mutex_unlock (&work->lock);
  return NULL;
}

/* Figures that other threads still count up are only for show. */
static void
tell_progress (const Work   *work,
               const Worker *workers,
               guint         n)
{
  HxSolveControl *control = work->search.control;
  guint begun = MIN ((guint) g_atomic_int_get (&work->next_task), work->n_tasks);
  guint64 positions = 0;

  if (control == NULL || control->progress == NULL)
    return;
  control->n_wins = 0;
  for (guint i = 0; i < n; i++)
    {
      positions += __atomic_load_n (&workers[i].seeker->positions, __ATOMIC_RELAXED);
      control->n_wins += __atomic_load_n (&workers[i].seeker->wins->len, __ATOMIC_RELAXED);
    }
  control->progress (control->data, positions, work->n_tasks == 0 ? 1.0 : (double) (begun - MIN (begun, n)) / work->n_tasks);
}

static void
run_workers (Work   *work,
             Worker *workers,
             guint   n)
{
  work->n_running = (gint) n;
  for (guint i = 0; i < n; i++)
    {
      workers[i] = (Worker) { work, hx_seeker_new (&work->search), NULL, HX_SHORT_MAX };
      workers[i].thread = g_thread_new ("solver", run_worker, &workers[i]);
    }
  g_mutex_lock (&work->lock);
  while (work->n_running > 0)
    {
      if (g_cond_wait_until (&work->ended, &work->lock, g_get_monotonic_time () + HX_SEEK_PROGRESS))
        continue;
      g_mutex_unlock (&work->lock);
      tell_progress (work, workers, n);
      g_mutex_lock (&work->lock);
    }
  g_mutex_unlock (&work->lock);
  for (guint i = 0; i < n; i++)
    g_thread_join (workers[i].thread);
}

/* Moves what one thread found to what all found. */
static void
gather (HxSeeker *seeker,
        HxSeeker *all)
{
  all->positions += seeker->positions;
  all->battles += seeker->battles;
  all->near_misses += seeker->near_misses;
  g_ptr_array_extend_and_steal (all->wins, g_steal_pointer (&seeker->wins));
  seeker->wins = g_ptr_array_new ();
  if (hx_closest_is_closer (&seeker->closest, &all->closest))
    {
      HxClosest closest = all->closest;

      all->closest = seeker->closest;
      seeker->closest = closest;
    }
}

static int
compare_ways (gconstpointer a,
              gconstpointer b)
{
  const HxAttempt *one = *(const HxAttempt *const *) a, *other = *(const HxAttempt *const *) b;
  int order = memcmp (one->key, other->key, sizeof one->key);

  return order != 0 ? order : (int) one->actions->len - (int) other->actions->len;
}

/* Of the ways that several threads found to the same position the plainest stays. */
static void
keep_plainest (GPtrArray *wins)
{
  guint n = 0;

  g_ptr_array_sort (wins, compare_ways);
  for (guint i = 0; i < wins->len; i++)
    {
      HxAttempt *attempt = g_ptr_array_index (wins, i), *kept = n > 0 ? g_ptr_array_index (wins, n - 1) : NULL;

      if (kept != NULL && memcmp (attempt->key, kept->key, sizeof kept->key) == 0)
        continue;
      wins->pdata[i] = wins->pdata[n];
      wins->pdata[n++] = attempt;
    }
  g_ptr_array_set_size (wins, (int) n);
}

static HxPuzzleVerdict
get_verdict (const HxSolving *solving)
{
  guint n = solving->solutions->len;

  if (n > 1)
    return HX_PUZZLE_SEVERAL;
  if (!solving->complete)
    return HX_PUZZLE_UNKNOWN;
  return n == 0 ? HX_PUZZLE_NONE : HX_PUZZLE_UNIQUE;
}

/* Where more lines win than are kept, and not all come to the same, it takes no others to know enough. */
static gboolean
is_enough (const HxSeeker  *all,
           const HxSolving *solving)
{
  return all->wins->len >= HX_SEEK_MAX_WINS && solving->solutions->len > 1;
}

static void
conclude (Work      *work,
          HxSeeker  *all,
          int        best,
          HxSolving *solving)
{
  gboolean is_first = work->search.first_only && all->wins->len > 0;

  /* What is looked into from here on is looked into to its end. */
  work->search.first_only = FALSE;
  solving->complete = !work->search.truncated && !is_first;
  solving->positions = all->positions;
  solving->battles = all->battles;
  solving->near_misses = all->near_misses;
  keep_plainest (all->wins);
  for (guint i = 0; is_first && i < all->wins->len; i++)
    hx_win_shorten (all, g_ptr_array_index (all->wins, i));
  hx_solutions_group (all, all->wins, solving);
  if (!is_first && work->search.answers && best == 0 && !is_enough (all, solving))
    {
      /* What is searched from here on are parts of lines. */
      all->path.n_answers = 1;
      hx_plans_find (all, solving);
      if (solving->solutions->len == 0)
        hx_replies_find (all, solving);
      all->path.n_answers = 0;
    }
  if (!is_first && !hx_seeker_stops (all))
    hx_wrong_take (all, solving);
  /* Nothing is certain of what came out after that. */
  if (hx_seeker_stops (all))
    {
      solving->complete = FALSE;
      g_clear_pointer (&solving->wrong, hx_attempt_free);
    }
  solving->verdict = get_verdict (solving);
}

/**
 * hx_puzzle_solve:
 * @puzzle: a sound puzzle
 * @options: how to search
 * @control: (nullable): for cancelling and progress
 *
 * Searches every way to play the tiles, and what the abilities on the board allow besides, then fights the Final Battle against
 * every choice of the opponent. Blocks until it is done or cancelled.
 *
 * Returns: (transfer full): what was found; free with hx_solving_free()
 */
HxSolving *
hx_puzzle_solve (const HxPuzzle       *puzzle,
                 const HxSolveOptions *options,
                 HxSolveControl       *control)
{
  g_autofree Work *work = g_new0 (Work, 1);
  g_autofree Worker *workers = NULL;
  HxSolving *solving = hx_solving_new ();
  gint64 start = g_get_monotonic_time ();
  HxSeeker *all;
  guint n;
  int best = HX_SHORT_MAX;

  prepare (work, puzzle, options, control);
  all = hx_seeker_new (&work->search);
  n = work->search.n_threads;
  workers = g_new0 (Worker, n);
  if (puzzle->goal.play == 0)
    best = hx_seek_final (all, &work->root.game.position, &work->root.deeds,
                          hx_key_of_final (&work->root.game, puzzle->goal.side, work->search.needs_deeds ? &work->root.deeds : NULL));
  run_workers (work, workers, n);
  for (guint i = 0; i < n; i++)
    {
      best = MIN (best, workers[i].best);
      gather (workers[i].seeker, all);
      hx_seeker_free (workers[i].seeker);
    }
  conclude (work, all, best, solving);
  solving->seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  hx_seeker_free (all);
  hx_seek_table_free (work->search.table);
  g_array_unref (work->actions);
  g_mutex_clear (&work->lock);
  g_cond_clear (&work->ended);
  return solving;
}
