/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pointer and keyboard do the same: while they are on a row, the pieces that it speaks of are lit up. */

#include "config.h"

#include "hx-lit-row.h"

#include "hx-highlight.h"

typedef struct
{
  HxViewState *view;
  HxHexSet hexes;
} Light;

static void
free_light (gpointer  data,
            GClosure *closure)
{
  Light *light = data;

  g_object_unref (light->view);
  g_free (light);
}

static void
enter_cb (GtkEventController *controller,
          Light              *light)
{
  hx_highlight_set_hexes (hx_highlight_get_for_view (light->view), light->hexes);
}

static void
motion_cb (GtkEventController *controller,
           double              x,
           double              y,
           Light              *light)
{
  enter_cb (controller, light);
}

/* Another row may have lit up others in the meantime. */
static void
leave_cb (GtkEventController *controller,
          Light              *light)
{
  HxHighlight *highlight = hx_highlight_get_for_view (light->view);

  if (hx_highlight_get_hexes (highlight) == light->hexes)
    hx_highlight_set_hexes (highlight, 0);
}

static void
connect (GtkEventController *controller,
         const char         *signal,
         GCallback           callback,
         const Light        *like)
{
  Light *light = g_memdup2 (like, sizeof *like);

  g_object_ref (light->view);
  g_signal_connect_data (controller, signal, callback, light, free_light, 0);
}

/**
 * hx_lit_row_attach:
 * @row: a widget with a sentence
 * @view: what its window shows
 * @hexes: whom the sentence speaks of; where it is of nobody, nothing is done
 */
void
hx_lit_row_attach (GtkWidget   *row,
                   HxViewState *view,
                   HxHexSet     hexes)
{
  GtkEventController *motion, *focus;
  const Light light = { view, hexes };

  g_return_if_fail (GTK_IS_WIDGET (row));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  if (hexes == 0)
    return;
  motion = gtk_event_controller_motion_new ();
  connect (motion, "enter", G_CALLBACK (motion_cb), &light);
  connect (motion, "leave", G_CALLBACK (leave_cb), &light);
  gtk_widget_add_controller (row, motion);
  focus = gtk_event_controller_focus_new ();
  connect (focus, "enter", G_CALLBACK (enter_cb), &light);
  connect (focus, "leave", G_CALLBACK (leave_cb), &light);
  gtk_widget_add_controller (row, focus);
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
