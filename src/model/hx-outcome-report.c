/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The thread has a battle of its own; what is on show may be answered otherwise meanwhile. */

#include "config.h"

#include "hx-outcome-report.h"

#include <glib/gi18n.h>

#include "hx-foresight.h"

/* What a game that is won and a hit point of an HQ count for, so that the one comes before all of the other. */
#define WON 1000000
#define HQ_POINT 1000

/* @stop: set by whoever cancels */
typedef struct
{
  HxResolution *battle;
  guint limit;
  gint stop;
} Search;

static void
free_search (gpointer data)
{
  Search *search = data;

  g_object_unref (search->battle);
  g_free (search);
}

static void
free_entry (gpointer data)
{
  HxOutcomeEntry *entry = data;

  g_array_unref (entry->picks);
  g_free (entry->headline);
  g_strfreev (entry->choices);
  g_free (entry->difference);
  g_free (entry);
}

static char **
tell_choices (HxResolution *replay)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  for (guint i = 0; i < hx_resolution_get_n_answers (replay); i++)
    {
      gint taken = hx_resolution_get_answer (replay, i)->option;
      g_autofree char *question = hx_foresight_dup_question (replay, i);
      g_autofree char *option = hx_foresight_dup_option (replay, i, (guint) MAX (0, taken));

      /* Translators: a question and what is chosen: "Which wounds does the Medic take? The attack of Brawler". */
      g_strv_builder_take (lines, g_strdup_printf (_("%1$s %2$s"), question, option));
    }

  return g_strv_builder_end (lines);
}

static HxOutcomeEntry *
tell_outcome (HxResolution    *battle,
              const HxOutcome *outcome)
{
  g_autoptr (HxResolution) replay = hx_resolution_new_replay (battle, outcome->picks);
  g_autoptr (HxVerdictText) verdict = hx_resolution_dup_verdict_text (replay);
  HxOutcomeEntry *entry = g_new0 (HxOutcomeEntry, 1);

  entry->picks = g_array_copy (outcome->picks);
  entry->headline = g_strdup (verdict != NULL ? verdict->headline : "");
  entry->choices = tell_choices (replay);
  for (guint side = 0; side < HX_MAX_SIDES; side++)
    entry->points[side] = outcome->verdict.points[side];

  return entry;
}

/* Hit points that a side's units have left, its HQ's apart; those of others count against it. */
static int
rate_units (const HxBox      *box,
            const HxPosition *end,
            guint             side)
{
  HxPicture picture;
  int sum = 0;

  hx_picture_work_out (box, end, &picture);
  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      const HxPiece *unit = &end->unit[hex];
      int points;

      if ((end->units & HX_HEX_BIT (hex)) == 0 || box->tiles[unit->tile].kind == HX_KIND_HQ)
        continue;
      points = hx_picture_hit_points (box, end, &picture, hex);
      sum += unit->owner == side ? points : -points;
    }

  return sum;
}

/* How good an end is for a side, to be compared with other ends of the same battle: the HQs first, then the units. */
static int
rate (const HxBox     *box,
      const HxOutcome *outcome,
      guint            side)
{
  const HxPosition *end = &outcome->end.position;
  int best_other = 0;

  if (outcome->verdict.decided && outcome->verdict.winner != HX_NO_SIDE)
    return outcome->verdict.winner == side ? WON : -WON;
  for (guint other = 0; other < end->n_sides; other++)
    {
      if (other != side)
        best_other = MAX (best_other, outcome->verdict.points[other]);
    }

  return (outcome->verdict.points[side] - best_other) * HQ_POINT + rate_units (box, end, side);
}

static void
mark_best_for (HxOutcomeReport *report,
               const HxBox     *box,
               const GPtrArray *outcomes,
               guint            side)
{
  g_autofree int *rates = g_new (int, outcomes->len);
  int best = G_MININT, worst = G_MAXINT;

  for (guint i = 0; i < outcomes->len; i++)
    {
      rates[i] = rate (box, g_ptr_array_index (outcomes, i), side);
      best = MAX (best, rates[i]);
      worst = MIN (worst, rates[i]);
    }
  for (guint i = 0; i < report->entries->len && best != worst; i++)
    {
      if (rates[i] == best)
        ((HxOutcomeEntry *) g_ptr_array_index (report->entries, i))->best |= 1u << side;
    }
}

static void
mark_best (HxOutcomeReport *report,
           HxResolution    *battle,
           const GPtrArray *outcomes)
{
  for (guint side = 0; side < hx_resolution_get_start (battle)->position.n_sides; side++)
    mark_best_for (report, hx_resolution_get_box (battle), outcomes, side);
}

static void
tell_differences (HxOutcomeReport *report,
                  HxResolution    *battle,
                  const GPtrArray *outcomes)
{
  g_autoptr (GPtrArray) ends = g_ptr_array_new ();
  g_auto (GStrv) texts = NULL;

  if (outcomes->len == 0)
    return;
  for (guint i = 0; i < outcomes->len; i++)
    g_ptr_array_add (ends, &((HxOutcome *) g_ptr_array_index (outcomes, i))->end.position);
  texts = hx_explain_ends (hx_resolution_get_narrator (battle), hx_resolution_get_box (battle),
                           &hx_resolution_get_start (battle)->position, ends);
  for (guint i = 0; i < report->entries->len; i++)
    ((HxOutcomeEntry *) g_ptr_array_index (report->entries, i))->difference = g_strdup (texts[i]);
}

static void
search_cb (GTask        *task,
           gpointer      source,
           gpointer      task_data,
           GCancellable *cancellable)
{
  Search *search = task_data;
  const HxOutcomesBound bound = { search->limit, &search->stop };
  g_autoptr (HxOutcomes) outcomes = hx_foresight_collect (search->battle, &bound);
  g_autoptr (HxOutcomeReport) report = g_new0 (HxOutcomeReport, 1);

  report->entries = g_ptr_array_new_with_free_func (free_entry);
  report->is_complete = outcomes->complete;
  for (guint i = 0; i < outcomes->outcomes->len && !g_cancellable_is_cancelled (cancellable); i++)
    g_ptr_array_add (report->entries, tell_outcome (search->battle, g_ptr_array_index (outcomes->outcomes, i)));
  if (g_task_return_error_if_cancelled (task))
    return;
  mark_best (report, search->battle, outcomes->outcomes);
  tell_differences (report, search->battle, outcomes->outcomes);
  g_task_return_pointer (task, g_steal_pointer (&report), (GDestroyNotify) hx_outcome_report_free);
}

static void
cancelled_cb (GCancellable *cancellable,
              GTask        *task)
{
  Search *search = g_task_get_task_data (task);

  g_atomic_int_set (&search->stop, 1);
}

/**
 * hx_outcome_report_find_async:
 * @resolution: a battle
 * @limit: how many outcomes to find at most
 * @cancellable: (nullable): stops the search
 * @callback: called when they are found, in this thread
 *
 * Finds all ends of the battle, whatever has been decided in it so far.
 */
void
hx_outcome_report_find_async (HxResolution        *resolution,
                              guint                limit,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (resolution, cancellable, callback, user_data);
  Search *search;

  g_return_if_fail (HX_IS_RESOLUTION (resolution));

  search = g_new0 (Search, 1);
  search->battle = hx_resolution_new_replay (resolution, hx_resolution_get_picks (resolution));
  search->limit = limit;
  g_task_set_task_data (task, search, free_search);
  if (cancellable != NULL)
    g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (cancelled_cb), task, G_CONNECT_DEFAULT);
  g_task_run_in_thread (task, search_cb);
}

/** hx_outcome_report_find_finish: Returns: (transfer full) (nullable): the outcomes, or %NULL where it was cancelled. */
HxOutcomeReport *
hx_outcome_report_find_finish (HxResolution  *resolution,
                               GAsyncResult  *result,
                               GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, resolution), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/** hx_outcome_report_free: @report: (nullable) (transfer full): outcomes in words */
void
hx_outcome_report_free (HxOutcomeReport *report)
{
  if (report == NULL)
    return;
  g_ptr_array_unref (report->entries);
  g_free (report);
}
