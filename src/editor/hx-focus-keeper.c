/* SPDX-License-Identifier: GPL-3.0-or-later */
/* At a breakpoint all of a window goes out of sight for a frame, and the focus falls on whatever comes first: it is brought back. */

#include "config.h"

#include "hx-focus-keeper.h"

/* Frames after which what had the focus is in sight again, or will not be. */
#define FRAMES 4

typedef struct
{
  GtkWindow *window;
  GtkWidget *fallback;
  GtkWidget *last;
  guint tick_id;
  guint frames;
} Keeper;

static void
free_keeper (gpointer data)
{
  Keeper *keeper = data;

  g_clear_weak_pointer (&keeper->last);
  g_clear_weak_pointer (&keeper->fallback);
  g_free (keeper);
}

static gboolean
can_have_focus (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget);
}

static gboolean
bring_back_cb (GtkWidget     *window,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  Keeper *keeper = user_data;

  if (keeper->frames++ < FRAMES)
    return G_SOURCE_CONTINUE;
  keeper->tick_id = 0;
  if (can_have_focus (keeper->last))
    gtk_widget_grab_focus (keeper->last);
  else if (can_have_focus (keeper->fallback))
    gtk_widget_grab_focus (keeper->fallback);

  return G_SOURCE_REMOVE;
}

static void
breakpoint_changed_cb (Keeper *keeper)
{
  if (keeper->last == NULL)
    return;
  keeper->frames = 0;
  if (keeper->tick_id == 0)
    keeper->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (keeper->window), bring_back_cb, keeper, NULL);
}

/* What is focused on the way to where it was does not count. */
static void
focus_changed_cb (Keeper *keeper)
{
  GtkWidget *focus = gtk_window_get_focus (keeper->window);

  if (focus != NULL && keeper->tick_id == 0)
    g_set_weak_pointer (&keeper->last, focus);
}

/**
 * hx_focus_keeper_watch:
 * @window: a window with breakpoints
 * @fallback: what gets the focus where what had it is not in sight any more
 */
void
hx_focus_keeper_watch (AdwApplicationWindow *window,
                       GtkWidget            *fallback)
{
  Keeper *keeper = g_new0 (Keeper, 1);

  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));
  g_return_if_fail (GTK_IS_WIDGET (fallback));

  keeper->window = GTK_WINDOW (window);
  g_set_weak_pointer (&keeper->fallback, fallback);
  g_object_set_data_full (G_OBJECT (window), "hx-focus-keeper", keeper, free_keeper);
  g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), keeper);
  g_signal_connect_swapped (window, "notify::current-breakpoint", G_CALLBACK (breakpoint_changed_cb), keeper);
}
