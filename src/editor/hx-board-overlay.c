/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lies above the cells and lets every event through. */

#include "config.h"

#include "hx-board-overlay.h"

#include "hx-motion.h"
#include "hx-painter.h"

/* How long an arrow takes to grow. */
#define GROW_MS 200

struct _HxBoardOverlay
{
  GtkWidget parent_instance;

  /* borrowed */
  const HxBoardScene *scene;
  const HxBoardLayout *layout;
  HxBattleScene *battle;

  /* owned */
  GskRenderNode *node;
  AdwAnimation *growing;

  /* state */
  guint n_arrows;
  guint n_grown;
  gint step;
};

G_DEFINE_FINAL_TYPE (HxBoardOverlay, hx_board_overlay, GTK_TYPE_WIDGET)

static void
redraw (HxBoardOverlay *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cover (const HxBoardLayout *layout,
       guint8               hex,
       graphene_rect_t     *bounds)
{
  double margin = 1.6 * layout->radius;
  double x, y;
  graphene_rect_t own;

  if (hex >= layout->geometry->n_hexes)
    return;
  hx_board_layout_get_center (layout, hex, &x, &y);
  own = GRAPHENE_RECT_INIT ((float) (x - margin), (float) (y - margin), (float) (2 * margin), (float) (2 * margin));
  if (bounds->size.width > 0)
    graphene_rect_union (bounds, &own, bounds);
  else
    *bounds = own;
}

/* Where something is drawn: what lies outside need not be painted again when it changes. */
static graphene_rect_t
find_bounds (HxBoardOverlay *self)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  HxHexSet hexes = 0;

  for (int ring = 0; ring < HX_N_RINGS; ring++)
    hexes |= self->scene->rings[ring];
  for (; hexes != 0; hexes &= hexes - 1)
    cover (self->layout, hx_first_on_ray (hexes, HX_SOUTH), &bounds);
  for (guint i = 0; i < self->scene->n_arrows; i++)
    {
      cover (self->layout, self->scene->arrows[i].from, &bounds);
      cover (self->layout, self->scene->arrows[i].to, &bounds);
    }
  for (guint i = 0; i < self->scene->n_influences; i++)
    {
      cover (self->layout, self->scene->influences[i].from, &bounds);
      cover (self->layout, self->scene->influences[i].to, &bounds);
    }

  return bounds;
}

static GskRenderNode *
draw_node (HxBoardOverlay *self)
{
  graphene_rect_t bounds = find_bounds (self);
  GskRenderNode *node;
  HxDrawStyle style;
  cairo_t *cr;

  if (bounds.size.width <= 0)
    return NULL;
  node = gsk_cairo_node_new (&bounds);
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
  if (self->node != NULL)
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

  g_clear_object (&self->growing);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  self->scene = NULL;
  self->battle = NULL;

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
grow_cb (double   value,
         gpointer user_data)
{
  HxBoardOverlay *self = user_data;

  for (guint i = self->n_grown; self->battle != NULL && i < self->battle->n_arrows; i++)
    self->battle->arrows[i].progress = value;
  redraw (self);
}

static void
hx_board_overlay_init (HxBoardOverlay *self)
{
  self->step = -1;
  self->growing = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, GROW_MS,
                                           adw_callback_animation_target_new (grow_cb, self, NULL));
  hx_motion_add (self->growing);
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

/**
 * hx_board_overlay_grow:
 * @battle: (nullable): where the arrows of the scene are, or %NULL without a battle
 * @step: the step on show
 *
 * Lets arrows grow that the step adds; those that were there stay. Where animations are off they are there at once.
 */
void
hx_board_overlay_grow (HxBoardOverlay *self,
                       HxBattleScene  *battle,
                       gint            step)
{
  guint before;

  g_return_if_fail (HX_IS_BOARD_OVERLAY (self));

  before = self->n_arrows;
  self->battle = battle;
  self->n_arrows = battle != NULL ? battle->n_arrows : 0;
  if (battle == NULL || step == self->step)
    return;
  if (step == self->step + 1 && battle->n_arrows > before)
    {
      self->n_grown = before;
      adw_animation_reset (self->growing);
      adw_animation_play (self->growing);
    }
  else
    {
      self->n_grown = battle->n_arrows;
      adw_animation_skip (self->growing);
    }
  self->step = step;
}

/** hx_board_overlay_redraw: Draws anew what the scene shows, which has changed in place. */
void
hx_board_overlay_redraw (HxBoardOverlay *self)
{
  g_return_if_fail (HX_IS_BOARD_OVERLAY (self));

  redraw (self);
}
