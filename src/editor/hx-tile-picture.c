/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decorative by itself: the row or button around it says in words what it shows. */

#include "config.h"

#include "hx-tile-picture.h"

#include <math.h>

#include "hx-icon-drawing.h"

typedef enum
{
  SHOWS_NOTHING,
  SHOWS_TILE,
  SHOWS_SIDE,
  SHOWS_NUMBER,
  SHOWS_TRAP,
  SHOWS_STATE,
  SHOWS_WOUND,
} Shows;

struct _HxTilePicture
{
  GtkWidget parent_instance;

  /* borrowed */
  const HxTileFacts *facts;

  /* owned */
  GdkTexture *texture;

  /* state */
  Shows shows;
  HxTileLook look;
  HxLookNumber number;
  HxTrapKind trap;
  HxLookState state;
  guint color;
  int size;
  int drawn_scale;
  gboolean is_patient;
  guint paint_id;
};

enum
{
  PROP_0,
  PROP_SIZE,
  PROP_PATIENT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (HxTilePicture, hx_tile_picture, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static void
paint_tile (cairo_t           *cr,
            const HxDrawStyle *style,
            gpointer           data)
{
  HxTilePicture *self = data;

  hx_draw_tile (cr, self->facts, &self->look, style);
}

static void
set_source (cairo_t *cr,
            HxColor  color)
{
  cairo_set_source_rgb (cr, ((color >> 16) & 0xff) / 255.0, ((color >> 8) & 0xff) / 255.0, (color & 0xff) / 255.0);
}

static void
paint_side (cairo_t           *cr,
            const HxDrawStyle *style,
            gpointer           data)
{
  HxTilePicture *self = data;
  const HxSideColors *colors = hx_side_colors_get (style->sides, self->color);

  hx_path_hex (cr, style->radius * 0.96);
  set_source (cr, HX_COLOR_KEY);
  cairo_fill (cr);
  hx_path_hex (cr, style->radius * 0.88);
  set_source (cr, colors->top);
  cairo_fill (cr);
}

static void
paint_number (cairo_t           *cr,
              const HxDrawStyle *style,
              gpointer           data)
{
  HxTilePicture *self = data;

  hx_draw_initiative_icon (cr, &self->number, style);
}

static void
paint_trap (cairo_t           *cr,
            const HxDrawStyle *style,
            gpointer           data)
{
  HxTilePicture *self = data;

  hx_draw_trap (cr, self->trap, self->color, TRUE, style);
}

/* A marker is smaller than a tile, as it is in the box. */
static void
init_marker_style (const HxDrawStyle *style,
                   HxDrawStyle       *smaller)
{
  *smaller = *style;
  smaller->radius *= 0.62;
}

static void
paint_state (cairo_t           *cr,
             const HxDrawStyle *style,
             gpointer           data)
{
  HxTilePicture *self = data;
  HxDrawStyle smaller;

  init_marker_style (style, &smaller);
  hx_draw_state_icon (cr, self->state, FALSE, &smaller);
}

static void
paint_wound (cairo_t           *cr,
             const HxDrawStyle *style,
             gpointer           data)
{
  HxDrawStyle smaller;

  init_marker_style (style, &smaller);
  hx_draw_wound_icon (cr, 1, &smaller);
}

static int
get_height (HxTilePicture *self)
{
  return self->shows == SHOWS_NUMBER ? self->size : (int) ceil (self->size * HX_TILE_HEIGHT);
}

static void
redraw (HxTilePicture *self)
{
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ensure_texture (HxTilePicture *self)
{
  static const HxPaintFunc funcs[] = { NULL,       paint_tile,  paint_side, paint_number,
                                       paint_trap, paint_state, paint_wound };
  HxPainting painting = { self->size, get_height (self), .paint = funcs[self->shows], .data = self };
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->texture != NULL && self->drawn_scale == scale)
    return;
  g_clear_object (&self->texture);
  hx_painter_init_style (&painting.style, GTK_WIDGET (self), self->size / 2.0);
  self->texture = hx_painter_paint (GTK_WIDGET (self), &painting);
  self->drawn_scale = scale;
}

static gboolean
paint_cb (gpointer user_data)
{
  HxTilePicture *self = user_data;

  self->paint_id = 0;
  self->is_patient = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return G_SOURCE_REMOVE;
}

static void
hx_tile_picture_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  HxTilePicture *self = HX_TILE_PICTURE (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->size : get_height (self);
}

static void
hx_tile_picture_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  HxTilePicture *self = HX_TILE_PICTURE (widget);
  float x = (float) floor ((gtk_widget_get_width (widget) - self->size) / 2.0);
  float y = (float) floor ((gtk_widget_get_height (widget) - get_height (self)) / 2.0);

  if (self->shows == SHOWS_NOTHING)
    return;
  if (self->is_patient)
    {
      if (self->paint_id == 0)
        self->paint_id = g_idle_add (paint_cb, self);
      return;
    }
  ensure_texture (self);
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (x, y, (float) self->size, (float) get_height (self)));
}

static void
hx_tile_picture_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  HxTilePicture *self = HX_TILE_PICTURE (object);

  switch (prop_id)
    {
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    case PROP_PATIENT:
      g_value_set_boolean (value, self->is_patient);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hx_tile_picture_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  HxTilePicture *self = HX_TILE_PICTURE (object);

  switch (prop_id)
    {
    case PROP_SIZE:
      hx_tile_picture_set_size (self, g_value_get_int (value));
      break;
    case PROP_PATIENT:
      self->is_patient = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hx_tile_picture_dispose (GObject *object)
{
  HxTilePicture *self = HX_TILE_PICTURE (object);

  g_clear_handle_id (&self->paint_id, g_source_remove);
  g_clear_object (&self->texture);

  G_OBJECT_CLASS (hx_tile_picture_parent_class)->dispose (object);
}

static void
hx_tile_picture_class_init (HxTilePictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = hx_tile_picture_get_property;
  object_class->set_property = hx_tile_picture_set_property;
  object_class->dispose = hx_tile_picture_dispose;
  widget_class->measure = hx_tile_picture_measure;
  widget_class->snapshot = hx_tile_picture_snapshot;

  /** HxTilePicture:size: its width in pixels. */
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, G_MAXINT, 68,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /** HxTilePicture:patient: whether it waits with its first picture until a frame is out; one of many should. */
  properties[PROP_PATIENT] = g_param_spec_boolean ("patient", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "tilepicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hx_tile_picture_init (HxTilePicture *self)
{
  self->size = 68;
  hx_painter_watch (GTK_WIDGET (self), G_CALLBACK (redraw));
}

/** hx_tile_picture_new: Returns: a picture of nothing yet. */
GtkWidget *
hx_tile_picture_new (void)
{
  return g_object_new (HX_TYPE_TILE_PICTURE, NULL);
}

/** hx_tile_picture_set_size: @size: its width in pixels */
void
hx_tile_picture_set_size (HxTilePicture *self,
                          int            size)
{
  g_return_if_fail (HX_IS_TILE_PICTURE (self));

  if (self->size == size)
    return;
  self->size = size;
  redraw (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIZE]);
}

/**
 * hx_tile_picture_set_tile:
 * @facts: what is printed; must outlive the picture
 * @look: how it looks now
 */
void
hx_tile_picture_set_tile (HxTilePicture     *self,
                          const HxTileFacts *facts,
                          const HxTileLook  *look)
{
  g_return_if_fail (HX_IS_TILE_PICTURE (self));

  if (self->shows == SHOWS_TILE && self->facts == facts && memcmp (&self->look, look, sizeof *look) == 0)
    return;
  self->shows = SHOWS_TILE;
  self->facts = facts;
  self->look = *look;
  redraw (self);
}

/**
 * hx_tile_picture_set_trap:
 * @trap: the Trap that is shown, face up
 * @color: the colour of its side
 */
void
hx_tile_picture_set_trap (HxTilePicture *self,
                          HxTrapKind     trap,
                          guint          color)
{
  g_return_if_fail (HX_IS_TILE_PICTURE (self));

  self->shows = SHOWS_TRAP;
  self->trap = trap;
  self->color = color;
  redraw (self);
}

/** hx_tile_picture_set_state: @state: the badge that is shown */
void
hx_tile_picture_set_state (HxTilePicture *self,
                           HxLookState    state)
{
  g_return_if_fail (HX_IS_TILE_PICTURE (self));

  self->shows = SHOWS_STATE;
  self->state = state;
  redraw (self);
}

/** hx_tile_picture_set_wound: Shows a wound marker. */
void
hx_tile_picture_set_wound (HxTilePicture *self)
{
  g_return_if_fail (HX_IS_TILE_PICTURE (self));

  self->shows = SHOWS_WOUND;
  redraw (self);
}

/** hx_tile_picture_set_side: @color: the colour of the side whose sign is shown */
void
hx_tile_picture_set_side (HxTilePicture *self,
                          guint          color)
{
  g_return_if_fail (HX_IS_TILE_PICTURE (self));

  self->shows = SHOWS_SIDE;
  self->color = color;
  redraw (self);
}

/** hx_tile_picture_set_number: @number: the initiative number that is shown on its disc */
void
hx_tile_picture_set_number (HxTilePicture      *self,
                            const HxLookNumber *number)
{
  g_return_if_fail (HX_IS_TILE_PICTURE (self));

  self->shows = SHOWS_NUMBER;
  self->number = *number;
  redraw (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/** hx_tile_picture_clear: Shows nothing. */
void
hx_tile_picture_clear (HxTilePicture *self)
{
  g_return_if_fail (HX_IS_TILE_PICTURE (self));

  self->shows = SHOWS_NOTHING;
  redraw (self);
}

/** hx_tile_picture_dup_paintable: Returns: (transfer full) (nullable): what it shows, to drag along. */
GdkPaintable *
hx_tile_picture_dup_paintable (HxTilePicture *self)
{
  g_return_val_if_fail (HX_IS_TILE_PICTURE (self), NULL);

  if (self->shows == SHOWS_NOTHING)
    return NULL;
  ensure_texture (self);

  return GDK_PAINTABLE (g_object_ref (self->texture));
}
