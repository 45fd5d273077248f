/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps its picture until what it shows changes: a key of everything that the drawing depends on is compared. */

#include "config.h"

#include "hx-hex-cell.h"

#include <glib/gi18n.h>
#include <math.h>

#include "hx-held-tile.h"
#include "hx-hex-text.h"
#include "hx-motion.h"
#include "hx-turning.h"

/* How long a piece takes to settle when it is put down. */
#define PLACE_MS 150
#define PLACE_SCALE 0.92
/* How long a piece that has left the board takes to be gone from sight. */
#define FADE_MS 300

/* Everything that the picture of a hex depends on; padding is zeroed, so that two keys can be compared as bytes. */
typedef struct
{
  HxPiece unit, foundation;
  guint8 trap, trap_side, colors[HX_MAX_SIDES], part;
  gboolean water, netted, unpowered, off, scoped;
  gboolean left_out, dimmed, destroyed, face_up;
  gint8 pace;
  guint8 extra, toughness;
  int segment;
  double radius, scale;
  HxScheme scheme;
  HxSideSet sides;
  gboolean high_contrast, patterns;
  HxLanguage language;
  gboolean both_names;
  HxHeldTile held;
} Key;

/* How many pictures a hex keeps beside the one on show: a piece has six facings. */
#define N_KEPT 6

typedef struct
{
  Key key;
  GdkTexture *texture;
} Kept;

struct _HxHexCell
{
  GtkWidget parent_instance;

  /* borrowed */
  const HxBoardScene *scene;

  /* owned */
  HxViewState *view;
  GdkTexture *texture;
  GdkTexture *ghost;
  Kept kept[N_KEPT];
  AdwAnimation *settling;
  AdwAnimation *fading;

  /* state */
  guint8 hex;
  guint next_kept;
  Key key;
  double size;
};

enum
{
  SIGNAL_ACTIVATED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxHexCell, hx_hex_cell, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static double
get_radius (HxHexCell *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) / (2 * HX_BOARD_PITCH);
}

static void
set_names (HxHexCell   *self,
           HxDrawStyle *style)
{
  HxLibrary *library = hx_document_get_library (hx_view_state_get_document (self->view));

  style->language = hx_library_get_name_language (library);
  style->both_names = hx_library_has_both_names (library);
}

static void
fill_key (HxHexCell *self,
          Key       *key)
{
  const HxBoardScene *scene = self->scene;
  HxHexSet bit = HX_HEX_BIT (self->hex);
  HxDrawStyle style;

  memset (key, 0, sizeof *key);
  key->unit = scene->position->unit[self->hex];
  key->foundation = scene->position->foundation[self->hex];
  key->trap = scene->position->trap[self->hex];
  key->trap_side = scene->position->trap_side[self->hex];
  key->part = hx_position_find_part (scene->position, self->hex);
  memcpy (key->colors, scene->colors, sizeof key->colors);
  key->water = (scene->position->water & bit) != 0;
  key->netted = (scene->picture->netted & bit) != 0;
  key->unpowered = (scene->picture->unpowered & bit) != 0;
  key->off = (scene->picture->off & bit) != 0;
  key->scoped = (scene->picture->scoped & bit) != 0;
  key->left_out = (scene->left_out & bit) != 0;
  key->dimmed = (scene->dimmed & bit) != 0;
  key->destroyed = (scene->destroyed & bit) != 0;
  key->face_up = (scene->face_up & bit) != 0;
  key->pace = scene->picture->pace[self->hex];
  key->extra = scene->picture->extra[self->hex];
  key->toughness = scene->picture->toughness[self->hex];
  key->segment = scene->segment;
  key->radius = get_radius (self);
  key->scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  hx_painter_init_style (&style, GTK_WIDGET (self), key->radius);
  key->scheme = style.scheme;
  key->sides = style.sides;
  key->high_contrast = style.high_contrast;
  key->patterns = style.patterns;
  set_names (self, &style);
  key->language = style.language;
  key->both_names = style.both_names;
  if (scene->rings[HX_RING_FOCUS] & bit)
    hx_held_tile_find (self->view, self->hex, &key->held);
}

static gboolean
has_unit (const Key *key)
{
  static const HxPiece none;

  return memcmp (&key->unit, &none, sizeof none) != 0;
}

static void
paint_hex (cairo_t           *cr,
           const HxDrawStyle *style,
           gpointer           data)
{
  HxHexCell *self = data;

  hx_draw_board_hex (cr, self->scene, self->hex, style);
  hx_draw_board_piece (cr, self->scene, self->hex, style);
  if (self->key.held.is_held)
    hx_held_tile_draw (&self->key.held, self->scene, cr, style);
}

static void
settle_cb (double   value,
           gpointer user_data)
{
  gtk_widget_queue_draw (GTK_WIDGET (user_data));
}

/* A piece that was put down settles into its hex. */
static void
settle (HxHexCell *self)
{
  if (self->settling == NULL)
    {
      AdwAnimationTarget *target = adw_callback_animation_target_new (settle_cb, self, NULL);

      self->settling = adw_timed_animation_new (GTK_WIDGET (self), PLACE_SCALE, 1.0, PLACE_MS, target);
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->settling), ADW_EASE_OUT_CUBIC);
      hx_motion_add (self->settling);
    }
  adw_animation_reset (self->settling);
  adw_animation_play (self->settling);
}

static void
fade_cb (double   value,
         gpointer user_data)
{
  gtk_widget_queue_draw (GTK_WIDGET (user_data));
}

static void
faded_cb (HxHexCell *self)
{
  g_clear_object (&self->ghost);
}

/* A piece that was marked as destroyed goes with its picture. */
static void
fade (HxHexCell  *self,
      GdkTexture *ghost)
{
  if (self->fading == NULL)
    {
      AdwAnimationTarget *target = adw_callback_animation_target_new (fade_cb, self, NULL);

      self->fading = adw_timed_animation_new (GTK_WIDGET (self), 1.0, 0.0, FADE_MS, target);
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->fading), ADW_EASE_OUT_CUBIC);
      hx_motion_add (self->fading);
      g_signal_connect_object (self->fading, "done", G_CALLBACK (faded_cb), self, G_CONNECT_SWAPPED);
    }
  g_set_object (&self->ghost, ghost);
  adw_animation_reset (self->fading);
  adw_animation_play (self->fading);
}

static char *
dup_label (HxHexCell *self)
{
  g_autofree char *text = hx_hex_text_dup (self->view, self->scene->position, self->scene->picture, self->hex);

  if ((self->scene->destroyed & HX_HEX_BIT (self->hex)) == 0)
    return g_steal_pointer (&text);
  /* Translators: after what is said of a piece: "B2, Guard, facing north, leaves the board". */
  return g_strdup_printf (_("%s, leaves the board"), text);
}

static void
update_label (HxHexCell *self)
{
  g_autofree char *text = dup_label (self);
  gboolean is_selected = (hx_view_state_get_selected (self->view) & HX_HEX_BIT (self->hex)) != 0;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
}

/* Only asked for where a pointer rests, or the keyboard wants it: fingers get none from GTK. */
static gboolean
hx_hex_cell_query_tooltip (GtkWidget  *widget,
                           int         x,
                           int         y,
                           gboolean    keyboard_mode,
                           GtkTooltip *tooltip)
{
  HxHexCell *self = HX_HEX_CELL (widget);
  g_autofree char *text = NULL;

  if (self->scene == NULL)
    return FALSE;
  text = hx_hex_text_dup_tooltip (self->view, self->scene->position, self->scene->picture, self->hex);
  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

static void
drop_kept (HxHexCell *self)
{
  for (guint i = 0; i < N_KEPT; i++)
    g_clear_object (&self->kept[i].texture);
}

/* What was on show may come back: by undo, by turning on, by stepping through a battle. */
static void
keep_texture (HxHexCell *self)
{
  Kept *kept = &self->kept[self->next_kept];

  if (self->texture == NULL)
    return;
  g_clear_object (&kept->texture);
  kept->key = self->key;
  kept->texture = g_steal_pointer (&self->texture);
  self->next_kept = (self->next_kept + 1) % N_KEPT;
}

/* Returns: (transfer full) (nullable): the picture that shows @key, if it was kept. */
static GdkTexture *
take_texture (HxHexCell *self,
              const Key *key)
{
  for (guint i = 0; i < N_KEPT; i++)
    {
      if (self->kept[i].texture != NULL && memcmp (&self->kept[i].key, key, sizeof *key) == 0)
        return g_steal_pointer (&self->kept[i].texture);
    }

  return NULL;
}

static void
refresh (HxHexCell *self)
{
  Key key;

  if (self->scene == NULL)
    return;
  fill_key (self, &key);
  if (self->texture != NULL && memcmp (&key, &self->key, sizeof key) == 0)
    return;
  if (key.radius != self->key.radius)
    drop_kept (self);
  else
    keep_texture (self);
  g_clear_object (&self->texture);
  self->key = key;
  self->texture = take_texture (self, &key);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source,
                 double         x,
                 double         y,
                 HxHexCell     *self)
{
  HxCarry carry;

  if (!hx_view_state_get_carry_from (self->view, self->hex, &carry))
    return NULL;
  if (self->texture != NULL)
    gtk_drag_source_set_icon (source, GDK_PAINTABLE (self->texture), (int) x, (int) y);

  return gdk_content_provider_new_typed (HX_TYPE_CARRY, &carry);
}

static void
drag_begin_cb (GtkDragSource *source,
               GdkDrag       *drag,
               HxHexCell     *self)
{
  hx_view_state_set_carry (self->view, NULL);
  if ((hx_view_state_get_selected (self->view) & HX_HEX_BIT (self->hex)) == 0)
    hx_view_state_set_selection (self->view, self->hex);
}

static GdkDragAction
drop_motion_cb (GtkDropTarget *target,
                double         x,
                double         y,
                HxHexCell     *self)
{
  const GValue *value = gtk_drop_target_get_value (target);

  if (value == NULL)
    return GDK_ACTION_COPY;
  if (!hx_view_state_can_put (self->view, g_value_get_boxed (value), self->hex))
    return 0;

  return gdk_drop_get_actions (gtk_drop_target_get_current_drop (target)) & GDK_ACTION_MOVE ? GDK_ACTION_MOVE
                                                                                            : GDK_ACTION_COPY;
}

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         HxHexCell     *self)
{
  g_autoptr (HxCarry) carry = hx_carry_copy (g_value_get_boxed (value));

  if (!hx_view_state_can_put (self->view, carry, self->hex))
    return FALSE;
  hx_view_state_set_carry (self->view, carry);
  hx_hex_cell_activate (self);

  return TRUE;
}

static void
released_cb (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y,
             HxHexCell       *self)
{
  GdkModifierType state;

  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  if (hx_view_state_get_carry (self->view)->kind != HX_CARRY_NOTHING || hx_view_state_get_playing (self->view) != NULL)
    hx_hex_cell_activate (self);
  else if (state & GDK_CONTROL_MASK)
    hx_view_state_toggle (self->view, self->hex);
  else if (state & GDK_SHIFT_MASK)
    hx_view_state_extend (self->view, self->hex);
  else
    hx_view_state_set_selection (self->view, self->hex);
}

static gboolean
hx_hex_cell_contains (GtkWidget *widget,
                      double     x,
                      double     y)
{
  double half_width = gtk_widget_get_width (widget) / 2.0;
  double half_height = gtk_widget_get_height (widget) / 2.0;
  double dx = fabs (x - half_width) / half_width;
  double dy = fabs (y - half_height) / half_height;

  return dy <= 1 && dx <= 1 - dy / 2;
}

static void
hx_hex_cell_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  HxHexCell *self = HX_HEX_CELL (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);

  if (self->scene == NULL)
    return;
  refresh (self);
  if (self->texture == NULL)
    {
      HxPainting painting = { width, height, .paint = paint_hex, .data = self };

      hx_painter_init_style (&painting.style, widget, get_radius (self));
      set_names (self, &painting.style);
      self->texture = hx_painter_paint (widget, &painting);
    }

  gtk_snapshot_save (snapshot);
  if (self->settling != NULL && adw_animation_get_state (self->settling) == ADW_ANIMATION_PLAYING)
    {
      float scale = (float) adw_animation_get_value (self->settling);

      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width * (1 - scale) / 2, height * (1 - scale) / 2));
      gtk_snapshot_scale (snapshot, scale, scale);
    }
  gtk_snapshot_append_texture (snapshot, self->texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_restore (snapshot);
  if (self->ghost != NULL)
    {
      gtk_snapshot_push_opacity (snapshot, adw_animation_get_value (self->fading));
      gtk_snapshot_append_texture (snapshot, self->ghost, &GRAPHENE_RECT_INIT (0, 0, width, height));
      gtk_snapshot_pop (snapshot);
    }
}

static void
hx_hex_cell_dispose (GObject *object)
{
  HxHexCell *self = HX_HEX_CELL (object);

  g_clear_object (&self->settling);
  g_clear_object (&self->fading);
  g_clear_object (&self->ghost);
  drop_kept (self);
  g_clear_object (&self->texture);
  g_clear_object (&self->view);
  self->scene = NULL;

  G_OBJECT_CLASS (hx_hex_cell_parent_class)->dispose (object);
}

static void
hx_hex_cell_class_init (HxHexCellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hx_hex_cell_dispose;
  widget_class->snapshot = hx_hex_cell_snapshot;
  widget_class->contains = hx_hex_cell_contains;
  widget_class->query_tooltip = hx_hex_cell_query_tooltip;

  /** HxHexCell::activated: the user acts on the hex: Enter, or a drop. */
  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", HX_TYPE_HEX_CELL,
                                            G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                                            G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "hexcell");
  gtk_widget_class_set_activate_signal (widget_class, signals[SIGNAL_ACTIVATED]);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Return, 0, "activated", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_KP_Enter, 0, "activated", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_space, 0, "activated", NULL);
}

static void
hx_hex_cell_init (HxHexCell *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (HX_TYPE_CARRY, GDK_ACTION_COPY | GDK_ACTION_MOVE);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);

  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  gtk_drag_source_set_actions (source, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));

  gtk_drop_target_set_preload (target, TRUE);
  g_signal_connect (target, "enter", G_CALLBACK (drop_motion_cb), self);
  g_signal_connect (target, "motion", G_CALLBACK (drop_motion_cb), self);
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));

  hx_painter_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

/**
 * hx_hex_cell_new:
 * @view: what the window shows
 * @hex: the hex
 *
 * Returns: (transfer floating): a cell that shows nothing until hx_hex_cell_show()
 */
GtkWidget *
hx_hex_cell_new (HxViewState *view,
                 guint8       hex)
{
  HxHexCell *self = g_object_new (HX_TYPE_HEX_CELL, NULL);

  self->view = g_object_ref (view);
  self->hex = hex;
  hx_turning_attach (GTK_WIDGET (self), view, hex);

  return GTK_WIDGET (self);
}

/** hx_hex_cell_get_hex: Returns: its hex. */
guint8
hx_hex_cell_get_hex (HxHexCell *self)
{
  g_return_val_if_fail (HX_IS_HEX_CELL (self), HX_NO_HEX);

  return self->hex;
}

/** hx_hex_cell_show: @scene: the board of which it shows one hex; must stay until another one is shown */
void
hx_hex_cell_show (HxHexCell          *self,
                  const HxBoardScene *scene)
{
  g_autoptr (GdkTexture) drawn = NULL;
  Key before;

  g_return_if_fail (HX_IS_HEX_CELL (self));

  before = self->key;
  g_set_object (&drawn, self->texture);
  self->scene = scene;
  refresh (self);
  update_label (self);
  if (self->size > 0 && has_unit (&self->key) && !has_unit (&before) && scene->segment < 0)
    settle (self);
  if (drawn != NULL && before.destroyed && !has_unit (&self->key))
    fade (self, drawn);
  self->size = get_radius (self);
}

/** hx_hex_cell_activate: Does what Enter does. */
void
hx_hex_cell_activate (HxHexCell *self)
{
  g_return_if_fail (HX_IS_HEX_CELL (self));

  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}
