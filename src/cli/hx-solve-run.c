/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search has a thread of its own, so that this one can look at the clock and hear Ctrl+C. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-solve-run.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "hx-phrase.h"

/* Whoever waits no longer than this is told nothing on the way. */
#define PATIENCE G_USEC_PER_SEC

/*
 * @done: set by the thread that searches, when it ends
 * @stopped: when it was told to end; @start: when it began; @columns: how long the line is that tells how far it has come; these two only for that thread
 */
typedef struct
{
  HxSolveRun *run;
  HxSolveControl control;
  GMainContext *context;
  gint done;
  gint64 stopped;
  gint64 start;
  glong columns;
} Watch;

/* What is told on the way stays one line, behind which nothing of a longer one is left. */
static void
tell (Watch      *watch,
      const char *text)
{
  glong columns = g_utf8_strlen (text, -1);

  g_printerr ("\r%s%*s", text, (int) MAX (watch->columns - columns, 0), "");
  watch->columns = columns;
}

static void
tell_progress_cb (gpointer data,
                  guint64  positions,
                  double   share)
{
  Watch *watch = data;
  g_autofree char *n = g_strdup_printf ("%'" G_GUINT64_FORMAT, positions);
  g_autofree char *percent = g_strdup_printf ("%d", (int) (100 * share));
  g_autofree char *text = NULL;

  if (g_get_monotonic_time () - watch->start < PATIENCE)
    return;
  /* Translators: told on the terminal while a puzzle is solved. */
  /* xgettext:no-c-format */
  text = hx_phrase (_("{n} positions searched, about {percent}% of all"), "n", n, "percent", percent, NULL);
  tell (watch, text);
}

/* The terminal looks afterwards as if nothing had been told. */
static void
end_progress (Watch *watch)
{
  if (watch->columns == 0)
    return;
  tell (watch, "");
  g_printerr ("\r");
}

static gpointer
search (gpointer data)
{
  Watch *watch = data;
  HxSolveRun *run = watch->run;
  HxSolveOptions how = { .prunings = HX_PRUNE_ALL };

  run->solving = hx_puzzle_solve (run->puzzle, &how, &watch->control);
  if (run->with_readings && g_atomic_int_get (&watch->control.cancelled) == 0)
    run->readings = hx_puzzle_list_readings (run->puzzle);
  for (guint i = 0; run->readings != NULL && i < run->readings->len; i++)
    hx_puzzle_read_otherwise (run->puzzle, run->solving, &g_array_index (run->readings, HxReadPuzzle, i), &watch->control);
  end_progress (watch);
  g_atomic_int_set (&watch->done, 1);
  g_main_context_wakeup (watch->context);
  return NULL;
}

static void
stop (Watch  *watch,
      HxStop  why)
{
  watch->run->stop = why;
  watch->stopped = g_get_monotonic_time ();
  g_atomic_int_set (&watch->control.cancelled, 1);
}

static gboolean
time_cb (gpointer data)
{
  stop (data, HX_STOP_TIME);
  return G_SOURCE_REMOVE;
}

/* Whoever presses it again ends the program at once. */
static gboolean
interrupt_cb (gpointer data)
{
  stop (data, HX_STOP_INTERRUPT);
  return G_SOURCE_REMOVE;
}

/* A program in the background may have been told to take no notice of Ctrl+C. */
static gboolean
hears_interrupts (void)
{
  struct sigaction action;

  return sigaction (SIGINT, NULL, &action) == 0 && action.sa_handler != SIG_IGN;
}

/* @source: (transfer full) */
static void
attach (Watch       *watch,
        GSource     *source,
        GSourceFunc  function)
{
  g_source_set_callback (source, function, watch, NULL);
  g_source_attach (source, watch->context);
  g_source_unref (source);
}

static gboolean
is_complete (const HxSolveRun *run)
{
  for (guint i = 0; run->readings != NULL && i < run->readings->len; i++)
    if (!g_array_index (run->readings, HxReadPuzzle, i).complete)
      return FALSE;
  return run->solving->complete;
}

/**
 * hx_solve_run:
 * @run: (inout): what to search; takes what is found
 *
 * Searches to the end, until the time is over, or until Ctrl+C is pressed. What is found up to then stays. Where errors go to
 * a terminal it is told there how far the search has come.
 */
void
hx_solve_run (HxSolveRun *run)
{
  Watch watch = { .run = run, .context = g_main_context_new (), .start = g_get_monotonic_time () };
  GThread *thread;

  watch.control.data = &watch;
  if (isatty (STDERR_FILENO))
    watch.control.progress = tell_progress_cb;
  if (hears_interrupts ())
    attach (&watch, g_unix_signal_source_new (SIGINT), interrupt_cb);
  if (run->seconds > 0)
    attach (&watch, g_timeout_source_new (run->seconds * 1000), time_cb);
  thread = g_thread_new ("solve", search, &watch);
  while (g_atomic_int_get (&watch.done) == 0)
    g_main_context_iteration (watch.context, TRUE);
  g_thread_join (thread);
  g_main_context_unref (watch.context);
  /* It may have come to its end just then. */
  if (is_complete (run))
    run->stop = HX_STOP_NONE;
  if (run->stop != HX_STOP_NONE)
    run->late = (double) (g_get_monotonic_time () - watch.stopped) / G_USEC_PER_SEC;
}

/** hx_solve_run_clear: Frees what was found. */
void
hx_solve_run_clear (HxSolveRun *run)
{
  g_clear_pointer (&run->solving, hx_solving_free);
  g_clear_pointer (&run->readings, g_array_unref);
}
