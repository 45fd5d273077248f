/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lies above the cells and lets every event through. */

#include "config.h"

#include "hx-board-overlay.h"

#include "hx-painter.h"

struct _HxBoardOverlay
{
  GtkWidget parent_instance;

  /* borrowed */
  const HxBoardScene *scene;
  const HxBoardLayout *layout;

  /* owned */
  GskRenderNode *node;
};

G_DEFINE_FINAL_TYPE (HxBoardOverlay, hx_board_overlay, GTK_TYPE_WIDGET)

static void
redraw (HxBoardOverlay *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static GskRenderNode *
draw_node (HxBoardOverlay *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  HxDrawStyle style;
  cairo_t *cr;

  hx_painter_init_style (&style, GTK_WIDGET (self), self->layout->radius);
  cr = gsk_cairo_node_get_draw_context (node);
  hx_draw_board_overlay (cr, self->scene, self->layout, &style);
  cairo_destroy (cr);

  return node;
}

static void
hx_board_overlay_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  HxBoardOverlay *self = HX_BOARD_OVERLAY (widget);

  if (self->scene == NULL || self->layout->geometry == NULL)
    return;
  if (self->node == NULL)
    self->node = draw_node (self);
  gtk_snapshot_append_node (snapshot, self->node);
}

static void
hx_board_overlay_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  redraw (HX_BOARD_OVERLAY (widget));
}

static void
hx_board_overlay_dispose (GObject *object)
{
  HxBoardOverlay *self = HX_BOARD_OVERLAY (object);

  g_clear_pointer (&self->node, gsk_render_node_unref);
  self->scene = NULL;

  G_OBJECT_CLASS (hx_board_overlay_parent_class)->dispose (object);
}

static void
hx_board_overlay_class_init (HxBoardOverlayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_board_overlay_dispose;
  widget_class->snapshot = hx_board_overlay_snapshot;
  widget_class->size_allocate = hx_board_overlay_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hx_board_overlay_init (HxBoardOverlay *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  hx_painter_watch (GTK_WIDGET (self), G_CALLBACK (redraw));
}

/** hx_board_overlay_new: Returns: (transfer floating): an overlay of nothing yet. */
GtkWidget *
hx_board_overlay_new (void)
{
  return g_object_new (HX_TYPE_BOARD_OVERLAY, NULL);
}

/**
 * hx_board_overlay_show:
 * @scene: the board whose overlay is drawn; must stay until another one is shown
 * @layout: where its hexes lie; likewise
 */
void
hx_board_overlay_show (HxBoardOverlay      *self,
                       const HxBoardScene  *scene,
                       const HxBoardLayout *layout)
{
  g_return_if_fail (HX_IS_BOARD_OVERLAY (self));

  self->scene = scene;
  self->layout = layout;
  redraw (self);
}

/** hx_board_overlay_redraw: Draws anew what the scene shows, which has changed in place. */
void
hx_board_overlay_redraw (HxBoardOverlay *self)
{
  g_return_if_fail (HX_IS_BOARD_OVERLAY (self));

  redraw (self);
}
