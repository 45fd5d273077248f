/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One movement of the mouse is one step in the history, however many turns it makes. */

#include "config.h"

#include "hx-turning.h"

#include <math.h>

#include "hx-board-drawing.h"

/* Where the facing mark is, and how near to it one has to press, in radii of the tile. */
#define MARK_AT 0.82
#define MARK_REACH 0.24

/* The wheel is still in the same movement after so many microseconds. */
#define BURST (700 * G_TIME_SPAN_MILLISECOND)

typedef struct
{
  GtkWidget *cell;
  HxViewState *view;
  guint8 hex;
  double start_x, start_y;
  gint64 scrolled_at;
} Turning;

static void
free_turning (gpointer data)
{
  Turning *turning = data;

  g_object_unref (turning->view);
  g_free (turning);
}

static const HxPiece *
get_piece (Turning *turning)
{
  if (hx_view_state_get_resolution (turning->view) != NULL)
    return NULL;
  return hx_document_get_piece (hx_view_state_get_document (turning->view), turning->hex);
}

static void
begin_step (Turning *turning)
{
  hx_history_end_gesture (hx_document_get_history (hx_view_state_get_document (turning->view)));
}

static void
turn (Turning *turning,
      int      turns)
{
  const char *action = turns > 0 ? "win.turn-right" : "win.turn-left";

  if (hx_view_state_get_carry (turning->view)->kind == HX_CARRY_NOTHING &&
      (hx_view_state_get_selected (turning->view) & HX_HEX_BIT (turning->hex)) == 0)
    hx_view_state_set_selection (turning->view, turning->hex);
  for (int i = 0; i < ABS (turns); i++)
    gtk_widget_activate_action (turning->cell, action, NULL);
}

static gboolean
scroll_cb (GtkEventControllerScroll *scroll,
           double                    dx,
           double                    dy,
           Turning                  *turning)
{
  gint64 now = g_get_monotonic_time ();
  gboolean is_carrying = hx_view_state_get_carry (turning->view)->kind != HX_CARRY_NOTHING;

  if (dy == 0 || (get_piece (turning) == NULL && !is_carrying))
    return GDK_EVENT_PROPAGATE;
  if (now - turning->scrolled_at > BURST)
    begin_step (turning);
  turning->scrolled_at = now;
  turn (turning, dy > 0 ? 1 : -1);

  return GDK_EVENT_STOP;
}

static double
get_radius (Turning *turning)
{
  return gtk_widget_get_width (turning->cell) / (2 * HX_BOARD_PITCH);
}

static gboolean
is_on_mark (Turning *turning,
            double   x,
            double   y)
{
  const HxPiece *piece = get_piece (turning);
  double radius = get_radius (turning);
  double angle, mark_x, mark_y;

  if (piece == NULL || hx_view_state_get_carry (turning->view)->kind != HX_CARRY_NOTHING)
    return FALSE;
  angle = piece->facing * G_PI / 3;
  mark_x = gtk_widget_get_width (turning->cell) / 2.0 + sin (angle) * MARK_AT * radius;
  mark_y = gtk_widget_get_height (turning->cell) / 2.0 - cos (angle) * MARK_AT * radius;

  return hypot (x - mark_x, y - mark_y) <= MARK_REACH * radius;
}

static void
drag_begin_cb (GtkGestureDrag *drag,
               double          x,
               double          y,
               Turning        *turning)
{
  if (!is_on_mark (turning, x, y))
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (turning->cell);
  turning->start_x = x;
  turning->start_y = y;
  begin_step (turning);
}

/* The piece faces where the mouse is; it turns the short way. */
static void
drag_update_cb (GtkGestureDrag *drag,
                double          offset_x,
                double          offset_y,
                Turning        *turning)
{
  const HxPiece *piece = get_piece (turning);
  double x = turning->start_x + offset_x - gtk_widget_get_width (turning->cell) / 2.0;
  double y = turning->start_y + offset_y - gtk_widget_get_height (turning->cell) / 2.0;
  int turns;

  if (piece == NULL || hypot (x, y) < MARK_REACH * get_radius (turning))
    return;
  turns = (int) lround (atan2 (x, -y) * 3 / G_PI) - piece->facing;
  turns = ((turns % HX_N_DIRECTIONS) + HX_N_DIRECTIONS) % HX_N_DIRECTIONS;
  turn (turning, turns > HX_N_DIRECTIONS / 2 ? turns - HX_N_DIRECTIONS : turns);
}

static void
motion_cb (GtkEventControllerMotion *motion,
           double                    x,
           double                    y,
           Turning                  *turning)
{
  gtk_widget_set_cursor_from_name (turning->cell, is_on_mark (turning, x, y) ? "grab" : NULL);
}

/**
 * hx_turning_attach:
 * @cell: the widget of a hex
 * @view: what the window shows
 * @hex: the hex
 *
 * From now the wheel turns the piece on @hex, or what is carried, and its facing mark can be dragged.
 */
void
hx_turning_attach (GtkWidget   *cell,
                   HxViewState *view,
                   guint8       hex)
{
  Turning *turning = g_new0 (Turning, 1);
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                                                GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  turning->cell = cell;
  turning->view = g_object_ref (view);
  turning->hex = hex;
  g_object_set_data_full (G_OBJECT (cell), "hx-turning", turning, free_turning);

  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), turning);
  gtk_widget_add_controller (cell, scroll);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), turning);
  gtk_widget_add_controller (cell, motion);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), turning);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), turning);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (cell, GTK_EVENT_CONTROLLER (drag));
}
