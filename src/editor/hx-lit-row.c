/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pointer and keyboard do the same: while they are on a row, the pieces that it speaks of are lit up. */

#include "config.h"

#include "hx-lit-row.h"

#include "hx-highlight.h"

/* Under this name a row keeps what it lights up. */
#define LIGHT_KEY "hx-light"

typedef struct
{
  HxViewState *view;
  HxHexSet hexes;
} Light;

static void
free_light (gpointer data)
{
  Light *light = data;

  g_object_unref (light->view);
  g_free (light);
}

static Light *
get_light (GtkEventController *controller)
{
  return g_object_get_data (G_OBJECT (gtk_event_controller_get_widget (controller)), LIGHT_KEY);
}

static void
enter_cb (GtkEventController *controller)
{
  Light *light = get_light (controller);

  if (light->hexes != 0)
    hx_highlight_set_hexes (hx_highlight_get_for_view (light->view), light->hexes);
}

static void
motion_cb (GtkEventController *controller,
           double              x,
           double              y)
{
  enter_cb (controller);
}

/* Another row may have lit up others in the meantime. */
static void
leave_cb (GtkEventController *controller)
{
  Light *light = get_light (controller);
  HxHighlight *highlight = hx_highlight_get_for_view (light->view);

  if (hx_highlight_get_hexes (highlight) == light->hexes)
    hx_highlight_set_hexes (highlight, 0);
}

static void
watch_row (GtkWidget *row)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), NULL);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), NULL);
  gtk_widget_add_controller (row, motion);
  g_signal_connect (focus, "enter", G_CALLBACK (enter_cb), NULL);
  g_signal_connect (focus, "leave", G_CALLBACK (leave_cb), NULL);
  gtk_widget_add_controller (row, focus);
}

/**
 * hx_lit_row_attach:
 * @row: a widget with a sentence
 * @view: what its window shows
 * @hexes: whom the sentence speaks of; 0 for nobody
 *
 * What was attached to @row before is forgotten.
 */
void
hx_lit_row_attach (GtkWidget   *row,
                   HxViewState *view,
                   HxHexSet     hexes)
{
  Light *light;
  gboolean is_watched;

  g_return_if_fail (GTK_IS_WIDGET (row));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  is_watched = g_object_get_data (G_OBJECT (row), LIGHT_KEY) != NULL;
  if (hexes == 0 && !is_watched)
    return;
  light = g_new0 (Light, 1);
  light->view = g_object_ref (view);
  light->hexes = hexes;
  g_object_set_data_full (G_OBJECT (row), LIGHT_KEY, light, free_light);
  if (!is_watched)
    watch_row (row);
}

static HxHexSet
get_bit (guint8 hex)
{
  return hex < HX_MAX_HEXES ? HX_HEX_BIT (hex) : 0;
}

/** hx_lit_row_find_step: Returns: whom @step speaks of. */
HxHexSet
hx_lit_row_find_step (const HxStep *step)
{
  HxHexSet hexes = get_bit (step->subject) | step->targets;

  for (guint i = 0; i < step->events->len; i++)
    {
      const HxEvent *event = &g_array_index (step->events, HxEvent, i);

      hexes |= get_bit (event->cause) | event->others;
    }

  return hexes;
}

/** hx_lit_row_find_option: Returns: whom @option is about. */
HxHexSet
hx_lit_row_find_option (const HxOption *option)
{
  HxHexSet hexes = get_bit (option->subject) | get_bit (option->target);

  if (option->kind == HX_OPTION_TAKE)
    hexes |= get_bit (option->hit.source) | get_bit (option->hit.victim);

  return hexes;
}
