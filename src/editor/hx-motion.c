/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A motion shows what has happened already: whoever goes on sees its end at once. */

#include "config.h"

#include "hx-motion.h"

/* Under this name a display keeps the motions that may be running. */
#define MOTIONS_KEY "hx-motions"

static GPtrArray *
get_motions (GdkDisplay *display)
{
  GPtrArray *motions = g_object_get_data (G_OBJECT (display), MOTIONS_KEY);

  if (motions == NULL)
    {
      motions = g_ptr_array_new ();
      g_object_set_data_full (G_OBJECT (display), MOTIONS_KEY, motions, (GDestroyNotify) g_ptr_array_unref);
    }

  return motions;
}

static void
animation_gone_cb (gpointer  data,
                   GObject  *animation)
{
  g_ptr_array_remove_fast (data, animation);
}

static void
free_hold (gpointer  data,
           GClosure *closure)
{
  g_ptr_array_unref (data);
}

/* The set of motions outlives the display only as long as one of them does. */
static void
state_changed_cb (AdwAnimation *animation,
                  GParamSpec   *pspec,
                  GPtrArray    *motions)
{
  gboolean is_in = g_ptr_array_find (motions, animation, NULL);

  if (adw_animation_get_state (animation) == ADW_ANIMATION_PLAYING && !is_in)
    g_ptr_array_add (motions, animation);
  else if (adw_animation_get_state (animation) != ADW_ANIMATION_PLAYING && is_in)
    g_ptr_array_remove_fast (motions, animation);
}

/** hx_motion_add: @animation: one that any input is to complete */
void
hx_motion_add (AdwAnimation *animation)
{
  GPtrArray *motions;

  g_return_if_fail (ADW_IS_ANIMATION (animation));

  motions = get_motions (gtk_widget_get_display (adw_animation_get_widget (animation)));
  g_signal_connect_data (animation, "notify::state", G_CALLBACK (state_changed_cb), g_ptr_array_ref (motions),
                         free_hold, G_CONNECT_DEFAULT);
  g_object_weak_ref (G_OBJECT (animation), animation_gone_cb, motions);
}

static gboolean
event_cb (GtkEventControllerLegacy *controller,
          GdkEvent                 *event,
          gpointer                  user_data)
{
  GPtrArray *motions = get_motions (gdk_event_get_display (event));
  GdkEventType type = gdk_event_get_event_type (event);

  if (type != GDK_KEY_PRESS && type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN && type != GDK_SCROLL)
    return GDK_EVENT_PROPAGATE;
  /* Skipping takes it out of the set. */
  while (motions->len > 0)
    adw_animation_skip (g_ptr_array_index (motions, motions->len - 1));

  return GDK_EVENT_PROPAGATE;
}

/** hx_motion_watch: @window: a window whose input completes all motions */
void
hx_motion_watch (GtkWidget *window)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (event_cb), NULL);
  gtk_widget_add_controller (window, controller);
}
