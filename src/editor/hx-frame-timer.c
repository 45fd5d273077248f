/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns a piece again and again by the same command as a key does, and takes the time of each edit and its frame. */

#include "config.h"

#include "hx-frame-timer.h"

#include <time.h>

/* Frames until the window has come to rest. */
#define FRAMES_TO_SETTLE 30

typedef struct
{
  HxWindow *window;
  GArray *times;
  guint n_frames;
  guint n_before;
  gint64 frame_start;
  gint64 edit;
  clock_t processor;
} Timer;

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 difference = *(const gint64 *) a - *(const gint64 *) b;

  return difference < 0 ? -1 : difference > 0;
}

static double
get_share (Timer *timer,
           double share)
{
  return (double) g_array_index (timer->times, gint64, (guint) (share * (timer->times->len - 1))) / 1000;
}

static void
before_paint_cb (GdkFrameClock *clock,
                 Timer         *timer)
{
  timer->frame_start = g_get_monotonic_time ();
}

static gboolean
edit_cb (gpointer user_data)
{
  Timer *timer = user_data;
  gint64 start = g_get_monotonic_time ();

  gtk_widget_activate_action (GTK_WIDGET (timer->window), "win.turn-right", NULL);
  timer->edit = g_get_monotonic_time () - start;

  return G_SOURCE_REMOVE;
}

/* The frame clock waits for its beat between the edit and the frame: that is nobody's work. */
static void
after_paint_cb (GdkFrameClock *frame_clock,
                Timer         *timer)
{
  gint64 time = timer->edit + g_get_monotonic_time () - timer->frame_start;

  if (timer->times->len >= timer->n_frames)
    return;
  if (++timer->n_before == FRAMES_TO_SETTLE)
    timer->processor = clock ();
  if (timer->n_before > FRAMES_TO_SETTLE)
    g_array_append_val (timer->times, time);
  if (timer->times->len < timer->n_frames)
    {
      g_idle_add (edit_cb, timer);
      return;
    }
  g_array_sort (timer->times, compare_times);
  g_print ("%u edits with their frames: median %.2f ms, nine of ten %.2f ms; processor %.2f ms each\n",
           timer->n_frames, get_share (timer, 0.5), get_share (timer, 0.9),
           (double) (clock () - timer->processor) * 1000 / CLOCKS_PER_SEC / timer->n_frames);
  g_signal_handlers_disconnect_by_data (frame_clock, timer);
  g_application_quit (g_application_get_default ());
}

static void
free_timer (gpointer data)
{
  Timer *timer = data;

  g_array_unref (timer->times);
  g_free (timer);
}

/**
 * hx_frame_timer_start:
 * @window: a window on a scenario, on the screen
 * @hex: the name of the hex whose piece is turned
 * @n_frames: how many edits to take the time of, from 1
 *
 * Prints what it found and ends the program.
 */
void
hx_frame_timer_start (HxWindow   *window,
                      const char *hex,
                      int         n_frames)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  HxViewState *view = hx_window_get_view (window);
  Timer *timer;

  g_return_if_fail (HX_IS_WINDOW (window));
  g_return_if_fail (n_frames > 0);
  g_return_if_fail (clock != NULL && view != NULL);

  timer = g_new0 (Timer, 1);
  timer->window = window;
  timer->times = g_array_new (FALSE, FALSE, sizeof (gint64));
  timer->n_frames = (guint) n_frames;
  hx_view_state_set_selection (
    view, hx_geometry_find (&hx_document_get_box (hx_view_state_get_document (view))->geometry, hex));
  g_object_set_data_full (G_OBJECT (window), "hx-frame-timer", timer, free_timer);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), timer);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), timer);
}
