/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lies over the board and shows its frame where the pointer has been dragged; fingers scroll the board instead. */

#include "config.h"

#include "hx-rubber-band.h"

#include <glib/gi18n.h>
#include <math.h>

#include "hx-announce.h"
#include "hx-band.h"
#include "hx-hex-layout.h"

struct _HxRubberBand
{
  GtkWidget parent_instance;

  /* borrowed: the board, which owns its controllers */
  GtkGesture *drag;

  /* owned */
  HxViewState *view;
  HxBand *band;
  GtkWidget *frame;

  /* state */
  double box[4];
};

G_DEFINE_FINAL_TYPE (HxRubberBand, hx_rubber_band, GTK_TYPE_WIDGET)

static const HxBoardLayout *
get_layout (HxRubberBand *self)
{
  GtkWidget *board = gtk_widget_get_parent (GTK_WIDGET (self));

  return hx_hex_layout_get_layout (HX_HEX_LAYOUT (gtk_widget_get_layout_manager (board)));
}

static void
end (HxRubberBand *self)
{
  g_clear_pointer (&self->band, hx_band_free);
  gtk_widget_set_child_visible (self->frame, FALSE);
}

static gboolean
is_by_finger (GtkGesture *gesture)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (gesture));

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
drag_begin_cb (GtkGestureDrag *drag,
               double          x,
               double          y,
               HxRubberBand   *self)
{
  GtkGesture *gesture = GTK_GESTURE (drag);
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (drag));
  guint8 hex;

  end (self);
  if (self->view != NULL && !is_by_finger (gesture))
    {
      hex = hx_board_layout_pick (get_layout (self), x, y);
      self->band = hx_band_begin (self->view, hex, (state & GDK_CONTROL_MASK) != 0);
    }
  if (self->band == NULL)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkGestureDrag *drag,
                double          dx,
                double          dy,
                HxRubberBand   *self)
{
  GtkWidget *board = gtk_widget_get_parent (GTK_WIDGET (self));
  double x = 0;
  double y = 0;

  if (self->band == NULL || !gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;
  if (!gtk_widget_get_child_visible (self->frame))
    {
      if (!gtk_drag_check_threshold (board, (int) x, (int) y, (int) (x + dx), (int) (y + dy)))
        return;
      /* From here it is no click on a hex any more, and Escape belongs to the board. */
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_grab_focus (board);
      gtk_widget_set_child_visible (self->frame, TRUE);
    }
  memcpy (self->box, (double[]) { x, y, x + dx, y + dy }, sizeof self->box);
  hx_band_reach (self->band, hx_board_layout_find_in_box (get_layout (self), self->box));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
drag_end_cb (GtkGestureDrag *drag,
             double          dx,
             double          dy,
             HxRubberBand   *self)
{
  if (self->band != NULL && gtk_widget_get_child_visible (self->frame))
    {
      guint n = hx_band_count (self->band);
      g_autofree char *text = g_strdup_printf (ngettext ("%u hex selected", "%u hexes selected", n), n);

      hx_announce (GTK_WIDGET (self), text);
      gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (self)));
    }
  end (self);
}

static void
give_up (HxRubberBand *self)
{
  if (self->band != NULL && gtk_widget_get_child_visible (self->frame))
    hx_band_cancel (self->band);
  end (self);
}

static void
cancel_cb (GtkGesture       *gesture,
           GdkEventSequence *sequence,
           HxRubberBand     *self)
{
  give_up (self);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                HxRubberBand          *self)
{
  if (self->band == NULL || keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  give_up (self);
  gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);

  return GDK_EVENT_STOP;
}

static void
hx_rubber_band_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  HxRubberBand *self = HX_RUBBER_BAND (widget);
  int x0 = (int) CLAMP (MIN (self->box[0], self->box[2]), 0, width);
  int y0 = (int) CLAMP (MIN (self->box[1], self->box[3]), 0, height);
  int x1 = (int) CLAMP (MAX (self->box[0], self->box[2]), 0, width);
  int y1 = (int) CLAMP (MAX (self->box[1], self->box[3]), 0, height);
  GtkRequisition least;

  gtk_widget_get_preferred_size (self->frame, &least, NULL);
  gtk_widget_size_allocate (self->frame,
                            &(GtkAllocation) { x0, y0, MAX (x1 - x0, least.width), MAX (y1 - y0, least.height) }, -1);
}

static void
hx_rubber_band_dispose (GObject *object)
{
  HxRubberBand *self = HX_RUBBER_BAND (object);

  g_clear_pointer (&self->band, hx_band_free);
  g_clear_pointer (&self->frame, gtk_widget_unparent);
  g_clear_object (&self->view);

  G_OBJECT_CLASS (hx_rubber_band_parent_class)->dispose (object);
}

static void
hx_rubber_band_class_init (HxRubberBandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_rubber_band_dispose;
  widget_class->size_allocate = hx_rubber_band_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hx_rubber_band_init (HxRubberBand *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  self->frame = g_object_new (GTK_TYPE_BOX, "css-name", "rubberband", "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              NULL);
  gtk_widget_set_parent (self->frame, GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->frame, FALSE);
}

/**
 * hx_rubber_band_new:
 * @board: a board, laid out by a #HxHexLayout, over which the band is drawn
 *
 * Returns: (transfer none): a band that @board owns and that does nothing before hx_rubber_band_set_view()
 */
GtkWidget *
hx_rubber_band_new (GtkWidget *board)
{
  HxRubberBand *self = g_object_new (HX_TYPE_RUBBER_BAND, NULL);
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_parent (GTK_WIDGET (self), board);

  self->drag = gtk_gesture_drag_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->drag), GDK_BUTTON_PRIMARY);
  g_signal_connect_object (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, 0);
  g_signal_connect_object (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self, 0);
  g_signal_connect_object (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self, 0);
  g_signal_connect_object (self->drag, "cancel", G_CALLBACK (cancel_cb), self, 0);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (self->drag));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  gtk_widget_add_controller (board, keys);

  return GTK_WIDGET (self);
}

/** hx_rubber_band_set_view: @view: in which the pieces are selected from now */
void
hx_rubber_band_set_view (HxRubberBand *self,
                         HxViewState  *view)
{
  g_return_if_fail (HX_IS_RUBBER_BAND (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  end (self);
  g_set_object (&self->view, view);
}
