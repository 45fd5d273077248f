/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The threads have a puzzle of their own; the document may be edited meanwhile, and what is found is about the old one. */

#include "config.h"

#include "hx-puzzle-check.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

/* Most by which an HQ's wounds are changed to repair a puzzle. */
#define MOST_WOUNDS 2
/* How long one repair is tried at least, and all of them together at most, in seconds. */
#define REPAIR_SECONDS 1.0
#define REPAIRS_SECONDS 20.0
/* The same for another reading, and for all of them. */
#define READING_SECONDS 2.0
#define READINGS_SECONDS 60.0

/**
 * Job: what a thread needs; one runs at a time.
 * @control: of the search that runs
 * @readings: (element-type HxReadPuzzle): what is tried, @n_read of them already
 * @permille, @kilos, @wins: how far it is, in thousandths, in thousands of positions, and in lines that win
 * @enough: what is found is wanted, and no more
 * @nearest: the repair tried that leaves the fewest solutions, @n_nearest; that is 0 before there is one
 * @deadline: monotonic time at which the search is given up, or 0
 */
typedef struct
{
  HxPuzzle puzzle;
  gboolean first_only;
  HxSolveControl control;
  gint stop, enough, permille, kilos, wins;
  gint64 deadline;
  double seconds;
  HxSolving *solving;
  GArray *repairs;
  HxRepair nearest;
  guint n_nearest;
  GArray *readings;
  gint n_read;
} Job;

struct _HxPuzzleCheck
{
  GObject parent_instance;

  /* owned */
  HxDocument *document;
  Job *job;

  /* state */
  HxCheckState state;
  HxCheckDepth depth;
  guint looked_at;
  guint poll_id;
};

enum
{
  SIGNAL_PROGRESS,
  SIGNAL_CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxPuzzleCheck, hx_puzzle_check, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
clear_job (gpointer data)
{
  Job *job = data;

  hx_solving_free (job->solving);
  g_array_unref (job->repairs);
  g_array_unref (job->readings);
}

static void
release_job (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_job);
}

static void
progress_cb (gpointer data,
             guint64  positions,
             double   share)
{
  Job *job = data;

  if (job->deadline == 0)
    {
      g_atomic_int_set (&job->permille, (gint) (share * 1000));
      g_atomic_int_set (&job->kilos, (gint) MIN (positions / 1000, G_MAXINT));
      g_atomic_int_set (&job->wins, (gint) MAX (job->control.n_wins, (guint) g_atomic_int_get (&job->wins)));
    }
  if (g_atomic_int_get (&job->stop) != 0 || g_atomic_int_get (&job->enough) != 0 || (job->deadline != 0 && g_get_monotonic_time () > job->deadline))
    g_atomic_int_set (&job->control.cancelled, 1);
}

static void
prepare_control (Job *job)
{
  job->control = (HxSolveControl) { .cancelled = g_atomic_int_get (&job->stop), .progress = progress_cb, .data = job };
}

static HxSolving *
solve (Job            *job,
       const HxPuzzle *puzzle)
{
  HxSolveOptions options = { .prunings = HX_PRUNE_ALL, .first_only = job->first_only };

  prepare_control (job);

  return hx_puzzle_solve (puzzle, &options, &job->control);
}

static void
solve_cb (GTask        *task,
          gpointer      source,
          gpointer      data,
          GCancellable *cancellable)
{
  Job *job = data;

  job->solving = solve (job, &job->puzzle);
  g_task_return_boolean (task, TRUE);
}

/* Makes the change in a puzzle. Returns: whether it can be made. */
static gboolean
apply (HxPuzzle       *puzzle,
       const HxRepair *repair)
{
  HxStack *hand = &puzzle->game.seats[repair->side].hand;
  HxPosition *position = &puzzle->game.position;
  int at;

  if (repair->wounds != 0)
    {
      guint8 hex = hx_position_find_hq (puzzle->box, position, repair->side);
      int wounds = hex != HX_NO_HEX ? position->unit[hex].wounds + repair->wounds : -1;

      if (wounds < 0 || hx_position_hq_points (puzzle->box, position, repair->side) - repair->wounds < 1)
        return FALSE;
      position->unit[hex].wounds = (guint8) wounds;
      return TRUE;
    }
  at = hx_stack_find (hand, repair->tile);
  if (at < 0 || hand->n <= puzzle->goal.play)
    return FALSE;
  hx_stack_take (hand, at);

  return TRUE;
}

static void
try_repair (Job            *job,
            const HxRepair *repair)
{
  g_autofree HxPuzzle *puzzle = g_memdup2 (&job->puzzle, sizeof job->puzzle);
  g_autoptr (HxSolving) solving = NULL;

  if (g_atomic_int_get (&job->stop) != 0 || !apply (puzzle, repair))
    return;
  job->deadline = g_get_monotonic_time () + (gint64) ((REPAIR_SECONDS + 2 * job->seconds) * G_USEC_PER_SEC);
  solving = solve (job, puzzle);
  if (solving->complete && solving->verdict == HX_PUZZLE_UNIQUE)
    g_array_append_vals (job->repairs, repair, 1);
  if (solving->complete && solving->verdict == HX_PUZZLE_SEVERAL
      && solving->solutions->len - 1 < (job->n_nearest > 0 ? job->n_nearest : job->solving->solutions->len) - 1)
    {
      job->nearest = *repair;
      job->n_nearest = solving->solutions->len;
    }
}

static gboolean
is_first (const HxStack *hand,
          guint          at)
{
  for (guint i = 0; i < at; i++)
    {
      if (hand->tiles[i] == hand->tiles[at])
        return FALSE;
    }

  return TRUE;
}

static void
repair_cb (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  Job *job = data;
  const HxStack *hand = &job->puzzle.game.seats[job->puzzle.goal.side].hand;
  gint64 end = g_get_monotonic_time () + (gint64) (REPAIRS_SECONDS * G_USEC_PER_SEC);

  for (gint8 by = 1; by <= MOST_WOUNDS; by++)
    {
      for (guint8 side = 0; side < job->puzzle.game.position.n_sides; side++)
        {
          for (int sign = -1; sign <= 1 && g_get_monotonic_time () < end; sign += 2)
            try_repair (job, &(HxRepair) { side, (gint8) (sign * by), HX_NO_TILE });
        }
    }
  for (guint i = 0; i < hand->n && g_get_monotonic_time () < end; i++)
    {
      if (is_first (hand, i))
        try_repair (job, &(HxRepair) { job->puzzle.goal.side, 0, hand->tiles[i] });
    }
  g_task_return_boolean (task, TRUE);
}

/* What could not be tried in time stays as it is: not complete. */
static void
read_cb (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  Job *job = data;
  gint64 end = g_get_monotonic_time () + (gint64) (READINGS_SECONDS * G_USEC_PER_SEC);

  for (guint i = 0; i < job->readings->len && g_atomic_int_get (&job->stop) == 0 && g_get_monotonic_time () < end; i++)
    {
      job->deadline = MIN (end, g_get_monotonic_time () + (gint64) ((READING_SECONDS + 4 * job->seconds) * G_USEC_PER_SEC));
      prepare_control (job);
      hx_puzzle_read_otherwise (&job->puzzle, job->solving, &g_array_index (job->readings, HxReadPuzzle, i), &job->control);
      g_atomic_int_inc (&job->n_read);
    }
  g_task_return_boolean (task, TRUE);
}

static void
end (HxPuzzleCheck *self)
{
  self->state = HX_CHECK_DONE;
  g_clear_handle_id (&self->poll_id, g_source_remove);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
all_read_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  HxPuzzleCheck *self = HX_PUZZLE_CHECK (source);

  if (g_atomic_int_get (&self->job->stop) == 0)
    end (self);
}

static void
run (HxPuzzleCheck       *self,
     GTaskThreadFunc      function,
     GAsyncReadyCallback  callback)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, NULL);

  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->job), release_job);
  g_task_run_in_thread (task, function);
}

static void
begin_readings (HxPuzzleCheck *self)
{
  g_array_unref (self->job->readings);
  self->job->readings = hx_puzzle_list_readings (&self->job->puzzle);
  self->state = HX_CHECK_READING;
  run (self, read_cb, all_read_cb);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
repaired_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  HxPuzzleCheck *self = HX_PUZZLE_CHECK (source);

  if (g_atomic_int_get (&self->job->stop) == 0)
    begin_readings (self);
}

static void
solved_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  HxPuzzleCheck *self = HX_PUZZLE_CHECK (source);
  const HxSolving *solving = self->job->solving;

  if (g_atomic_int_get (&self->job->stop) != 0)
    return;
  self->job->seconds = solving->seconds;
  if (self->depth != HX_CHECK_ALL || hx_puzzle_check_get_is_stopped (self))
    {
      end (self);
      return;
    }
  /* Asked for too late, it is not to end what follows. */
  g_atomic_int_set (&self->job->enough, 0);
  if (solving->verdict == HX_PUZZLE_UNIQUE)
    {
      begin_readings (self);
      return;
    }
  self->state = HX_CHECK_REPAIRING;
  run (self, repair_cb, repaired_cb);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static gboolean
poll_cb (gpointer user_data)
{
  g_signal_emit (user_data, signals[SIGNAL_PROGRESS], 0);

  return G_SOURCE_CONTINUE;
}

static void
hx_puzzle_check_dispose (GObject *object)
{
  HxPuzzleCheck *self = HX_PUZZLE_CHECK (object);

  hx_puzzle_check_cancel (self);
  g_clear_object (&self->document);
  g_clear_pointer (&self->job, release_job);

  G_OBJECT_CLASS (hx_puzzle_check_parent_class)->dispose (object);
}

static void
hx_puzzle_check_class_init (HxPuzzleCheckClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_puzzle_check_dispose;

  /** HxPuzzleCheck::progress: the search has got on. */
  signals[SIGNAL_PROGRESS] = g_signal_new ("progress", HX_TYPE_PUZZLE_CHECK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);
  /** HxPuzzleCheck::changed: it is in another state. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", HX_TYPE_PUZZLE_CHECK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
hx_puzzle_check_init (HxPuzzleCheck *self)
{
  self->job = g_atomic_rc_box_new0 (Job);
  self->job->repairs = g_array_new (FALSE, FALSE, sizeof (HxRepair));
  self->job->readings = g_array_new (FALSE, FALSE, sizeof (HxReadPuzzle));
}

/**
 * hx_puzzle_check_new:
 * @document: a puzzle
 * @depth: what is to be found out
 * @error: why it is no puzzle
 *
 * Returns: (transfer full) (nullable): the check, under way
 */
HxPuzzleCheck *
hx_puzzle_check_new (HxDocument  *document,
                     HxCheckDepth depth,
                     GError     **error)
{
  g_autoptr (HxPuzzleCheck) self = g_object_new (HX_TYPE_PUZZLE_CHECK, NULL);

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);

  if (!hx_document_init_puzzle (document, &self->job->puzzle, error))
    return NULL;
  self->document = hx_document_new (hx_document_get_library (document), hx_scenario_copy (hx_document_get_scenario (document)), NULL);
  self->depth = depth;
  self->job->first_only = depth == HX_CHECK_FIRST_LINE;
  self->poll_id = g_timeout_add (100, poll_cb, self);
  run (self, solve_cb, solved_cb);

  return g_steal_pointer (&self);
}

/** hx_puzzle_check_cancel: Ends the check soon; nothing is told of it any more. */
void
hx_puzzle_check_cancel (HxPuzzleCheck *self)
{
  g_return_if_fail (HX_IS_PUZZLE_CHECK (self));

  g_clear_handle_id (&self->poll_id, g_source_remove);
  if (self->job == NULL)
    return;
  g_atomic_int_set (&self->job->stop, 1);
  g_atomic_int_set (&self->job->control.cancelled, 1);
}

/** hx_puzzle_check_stop: Ends the search soon, and has told what is found by then. A check that is past it is not touched. */
void
hx_puzzle_check_stop (HxPuzzleCheck *self)
{
  g_return_if_fail (HX_IS_PUZZLE_CHECK (self));

  if (self->state != HX_CHECK_SOLVING)
    return;
  g_atomic_int_set (&self->job->enough, 1);
  g_atomic_int_set (&self->job->control.cancelled, 1);
}

/** hx_puzzle_check_get_is_stopped: Returns: whether the search was stopped before all was searched. */
gboolean
hx_puzzle_check_get_is_stopped (HxPuzzleCheck *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), FALSE);

  return g_atomic_int_get (&self->job->enough) != 0 && self->job->solving != NULL && !self->job->solving->complete;
}

/** hx_puzzle_check_is_about: Returns: whether it goes on or has ended, and tells of @document as it stands there now. */
gboolean
hx_puzzle_check_is_about (HxPuzzleCheck *self,
                          HxDocument    *document)
{
  const HxCatalog *catalog;
  g_autoptr (GBytes) checked = NULL, asked = NULL;

  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), FALSE);
  g_return_val_if_fail (HX_IS_DOCUMENT (document), FALSE);

  catalog = hx_document_get_catalog (document);
  if (g_atomic_int_get (&self->job->stop) != 0 || hx_document_get_catalog (self->document) != catalog)
    return FALSE;
  checked = hx_scenario_to_bytes (catalog, hx_document_get_scenario (self->document));
  asked = hx_scenario_to_bytes (catalog, hx_document_get_scenario (document));

  return g_bytes_equal (checked, asked);
}

/** hx_puzzle_check_look_at: @solution: which of those found is looked at; it is kept for whoever comes back to the check */
void
hx_puzzle_check_look_at (HxPuzzleCheck *self,
                         guint          solution)
{
  g_return_if_fail (HX_IS_PUZZLE_CHECK (self));

  self->looked_at = solution;
}

/** hx_puzzle_check_get_looked_at: Returns: which solution was looked at last, the first if none was. */
guint
hx_puzzle_check_get_looked_at (HxPuzzleCheck *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), 0);

  return self->looked_at;
}

/** hx_puzzle_check_get_state: Returns: how far it is. */
HxCheckState
hx_puzzle_check_get_state (HxPuzzleCheck *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), HX_CHECK_DONE);

  return self->state;
}

/** hx_puzzle_check_get_positions: Returns: positions searched so far, in round thousands. */
guint64
hx_puzzle_check_get_positions (HxPuzzleCheck *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), 0);

  return (guint64) g_atomic_int_get (&self->job->kilos) * 1000;
}

/** hx_puzzle_check_get_wins: Returns: lines of play found so far that win; several may come to the same solution. */
guint
hx_puzzle_check_get_wins (HxPuzzleCheck *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), 0);

  return (guint) g_atomic_int_get (&self->job->wins);
}

/** hx_puzzle_check_get_share: Returns: the share of the search that is estimated to be done, 0 to 1. */
double
hx_puzzle_check_get_share (HxPuzzleCheck *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), 0);

  return g_atomic_int_get (&self->job->permille) / 1000.0;
}

/** hx_puzzle_check_get_puzzle: Returns: (transfer none): the puzzle that is checked. */
const HxPuzzle *
hx_puzzle_check_get_puzzle (HxPuzzleCheck *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), NULL);

  return &self->job->puzzle;
}

/** hx_puzzle_check_get_solving: Returns: (transfer none) (nullable): what the solver found, or %NULL while it is solving. */
const HxSolving *
hx_puzzle_check_get_solving (HxPuzzleCheck *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), NULL);

  return self->state == HX_CHECK_SOLVING ? NULL : self->job->solving;
}

/** hx_puzzle_check_get_repairs: Returns: (transfer none) (element-type HxRepair): the repairs, once they have been looked for. */
const GArray *
hx_puzzle_check_get_repairs (HxPuzzleCheck *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), NULL);
  g_return_val_if_fail (self->state > HX_CHECK_REPAIRING, NULL);

  return self->job->repairs;
}

/**
 * hx_puzzle_check_get_nearest:
 * @repair: (out): of what was tried the change that leaves the fewest solutions, more than one
 *
 * Returns: how many it leaves, or 0 where nothing leaves fewer than there are
 */
guint
hx_puzzle_check_get_nearest (HxPuzzleCheck *self,
                             HxRepair      *repair)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), 0);
  g_return_val_if_fail (self->state > HX_CHECK_REPAIRING, 0);

  *repair = self->job->nearest;

  return self->job->n_nearest;
}

/** hx_puzzle_check_get_readings: Returns: (transfer none) (element-type HxReadPuzzle): what was tried, none before all is done. */
const GArray *
hx_puzzle_check_get_readings (HxPuzzleCheck *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), NULL);
  g_return_val_if_fail (self->state == HX_CHECK_DONE, NULL);

  return self->job->readings;
}

/** hx_puzzle_check_count_read: @all: (out): how many other readings are tried. Returns: how many of them have been. */
guint
hx_puzzle_check_count_read (HxPuzzleCheck *self,
                            guint         *all)
{
  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), 0);

  *all = self->state >= HX_CHECK_READING ? self->job->readings->len : 0;

  return (guint) g_atomic_int_get (&self->job->n_read);
}

static const HxSolution *
get_solution (HxPuzzleCheck *self,
              guint          index)
{
  const HxSolving *solving = hx_puzzle_check_get_solving (self);

  g_return_val_if_fail (solving != NULL && index < solving->solutions->len, NULL);

  return g_ptr_array_index (solving->solutions, index);
}

/** hx_puzzle_check_tell: @solution: which of those found. Returns: (transfer full): it, told. */
HxPuzzleLine *
hx_puzzle_check_tell (HxPuzzleCheck *self,
                      guint          solution)
{
  const HxSolution *found = get_solution (self, solution);

  g_return_val_if_fail (found != NULL, NULL);

  return hx_puzzle_line_new (self->document, &self->job->puzzle, found, found->line);
}

/** hx_puzzle_check_tell_reply: @reply: which of its lines, one for each answer. Returns: (transfer full): it, told. */
HxPuzzleLine *
hx_puzzle_check_tell_reply (HxPuzzleCheck *self,
                            guint          solution,
                            guint          reply)
{
  const HxSolution *found = get_solution (self, solution);

  g_return_val_if_fail (found != NULL && reply < found->replies->len, NULL);

  return hx_puzzle_line_new (self->document, &self->job->puzzle, found, g_ptr_array_index (found->replies, reply));
}

/** hx_puzzle_check_judge: @solution: which of those found. Returns: (transfer full) (nullable): what its line comes to. */
HxJudgement *
hx_puzzle_check_judge (HxPuzzleCheck *self,
                       guint          solution)
{
  const HxSolution *found = get_solution (self, solution);

  return found != NULL ? hx_puzzle_judge (&self->job->puzzle, found->line) : NULL;
}

/** hx_puzzle_check_tell_wrong: Returns: (transfer full) (nullable): the try that comes closest, with what refutes it. */
HxPuzzleLine *
hx_puzzle_check_tell_wrong (HxPuzzleCheck *self)
{
  const HxSolving *solving = hx_puzzle_check_get_solving (self);

  if (solving == NULL || solving->wrong == NULL)
    return NULL;

  return hx_puzzle_line_new (self->document, &self->job->puzzle, NULL, solving->wrong);
}

/** hx_puzzle_check_dup_repair: Returns: (transfer full): @repair in words. */
char *
hx_puzzle_check_dup_repair (HxPuzzleCheck  *self,
                            const HxRepair *repair)
{
  g_autofree char *side = NULL, *n = NULL, *tile = NULL;

  g_return_val_if_fail (HX_IS_PUZZLE_CHECK (self), NULL);

  side = hx_document_dup_side_name (self->document, repair->side);
  if (repair->wounds == 0)
    {
      tile = hx_library_dup_tile_name (hx_document_get_library (self->document), repair->tile);
      return hx_phrase (_("One {tile} fewer in the hand"), "tile", tile, NULL);
    }
  n = g_strdup_printf ("%d", ABS (repair->wounds));
  if (repair->wounds < 0)
    return hx_phrase (ngettext ("{n} wound fewer on the HQ of {side}", "{n} wounds fewer on the HQ of {side}",
                                (gulong) -repair->wounds), "n", n, "side", side, NULL);

  return hx_phrase (ngettext ("{n} wound more on the HQ of {side}", "{n} wounds more on the HQ of {side}", (gulong) repair->wounds),
                    "n", n, "side", side, NULL);
}

/** hx_document_repair: Makes the change in @document, as one undo step. Returns: whether it can be made there. */
gboolean
hx_document_repair (HxDocument     *document,
                    const HxRepair *repair)
{
  const HxPosition *position;
  GArray *hand;
  guint8 hex;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), FALSE);

  position = hx_document_get_position (document);
  if (repair->wounds != 0)
    {
      hex = hx_position_find_hq (hx_document_get_box (document), position, repair->side);
      return hex != HX_NO_HEX && position->unit[hex].wounds + repair->wounds >= 0
             && hx_document_set_wounds (document, hex, (guint) (position->unit[hex].wounds + repair->wounds));
    }
  hand = hx_document_get_hand (document, repair->side);
  for (guint i = 0; hand != NULL && i < hand->len; i++)
    {
      if (g_array_index (hand, guint16, i) == repair->tile)
        return hx_document_take_from_hand (document, repair->side, i);
    }

  return FALSE;
}
