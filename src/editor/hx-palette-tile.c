/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thing of which no copy is left is dimmed but still works: puzzle makers may want more than the army has. */

#include "config.h"

#include "hx-palette-tile.h"

#include <glib/gi18n.h>

#include "hx-marker.h"
#include "hx-tile-picture.h"

struct _HxPaletteTile
{
  GtkFlowBoxChild parent_instance;

  /* template children */
  HxTilePicture *picture;
  GtkLabel *badge;
  GtkLabel *name;

  /* owned */
  HxViewState *view;
  HxTileItem *item;
};

G_DEFINE_FINAL_TYPE (HxPaletteTile, hx_palette_tile, GTK_TYPE_FLOW_BOX_CHILD)

static const HxTileFacts *
get_facts (HxPaletteTile *self)
{
  return hx_catalog_get_facts (hx_document_get_catalog (hx_view_state_get_document (self->view)),
                               hx_tile_item_get_tile (self->item));
}

static char *
dup_copies (gint left)
{
  if (left == HX_LEFT_SECRET || left == HX_LEFT_ENDLESS)
    return NULL;
  if (left < 0)
    return g_strdup_printf (ngettext ("%d more than there is", "%d more than there are", (gulong) -left), -left);
  return left > 0 ? g_strdup_printf (ngettext ("%d copy left", "%d copies left", (gulong) left), left)
                  : g_strdup (_("no copy left"));
}

static void
set_class (GtkWidget  *widget,
           const char *name,
           gboolean    is_on)
{
  if (is_on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* One of one needs no number; too many are counted below nothing. */
static gboolean
shows_count (HxPaletteTile *self,
             gint           left)
{
  if (left == HX_LEFT_SECRET || left == HX_LEFT_ENDLESS || left == 0)
    return FALSE;
  if (left == 1)
    return hx_tile_item_get_tile (self->item) != HX_NO_TILE && get_facts (self)->count > 1;

  return TRUE;
}

static void
left_changed_cb (HxPaletteTile *self)
{
  gint left = hx_tile_item_get_left (self->item);
  /* Translators: below nothing: one more copy than there is. */
  g_autofree char *count = left < 0 ? g_strdup_printf (_("−%d"), -left) : g_strdup_printf ("%d", left);
  g_autofree char *copies = dup_copies (left);
  g_autofree char *label = NULL;

  gtk_label_set_label (self->badge, count);
  gtk_widget_set_visible (GTK_WIDGET (self->badge), shows_count (self, left));
  set_class (GTK_WIDGET (self->badge), "over", left < 0);
  set_class (GTK_WIDGET (self), "used-up", left == 0);

  /* Translators: a tile's name and how many are left, "Guard, 2 copies left". */
  label = copies != NULL ? g_strdup_printf (_("%1$s, %2$s"), hx_tile_item_get_name (self->item), copies)
                         : g_strdup (hx_tile_item_get_name (self->item));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
}

static void
show_marker (HxPaletteTile *self,
             HxPieceMarker  marker)
{
  static const HxLookState states[HX_N_PIECE_MARKERS] = {
    [HX_PIECE_RANGED_NET] = HX_LOOK_RANGED_NET, [HX_PIECE_TRAP_NET] = HX_LOOK_TRAP_NET,
    [HX_PIECE_FRENZY] = HX_LOOK_FRENZY,         [HX_PIECE_PARALYSIS] = HX_LOOK_PARALYSED,
    [HX_PIECE_MEDPACK] = HX_LOOK_MEDPACK,
  };

  if (marker == HX_PIECE_WOUND)
    hx_tile_picture_set_wound (self->picture);
  else
    hx_tile_picture_set_state (self->picture, states[marker]);
}

static void
show_picture (HxPaletteTile *self)
{
  guint16 what = hx_tile_item_get_what (self->item);
  guint side = hx_tile_item_get_side (self->item);
  HxSection section = hx_tile_item_get_section (self->item);
  HxTileLook look;

  if (section == HX_SECTION_MARKERS)
    show_marker (self, (HxPieceMarker) what);
  else if (section == HX_SECTION_TRAPS)
    hx_tile_picture_set_trap (self->picture, (HxTrapKind) what, side);
  else
    {
      memset (&look, 0, sizeof look);
      hx_tile_look_from_facts (get_facts (self), side, &look);
      hx_tile_picture_set_tile (self->picture, get_facts (self), &look);
    }
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source,
                 double         x,
                 double         y,
                 HxPaletteTile *self)
{
  g_autoptr (GdkPaintable) paintable = hx_tile_picture_dup_paintable (self->picture);
  HxCarry carry;

  if (hx_view_state_get_resolution (self->view) != NULL)
    return NULL;
  hx_palette_tile_get_carry (self, &carry);
  gtk_drag_source_set_icon (source, paintable, gdk_paintable_get_intrinsic_width (paintable) / 2,
                            gdk_paintable_get_intrinsic_height (paintable) / 2);

  return gdk_content_provider_new_typed (HX_TYPE_CARRY, &carry);
}

static void
drag_begin_cb (GtkDragSource *source,
               GdkDrag       *drag,
               HxPaletteTile *self)
{
  hx_view_state_set_carry (self->view, NULL);
}

static void
hx_palette_tile_dispose (GObject *object)
{
  HxPaletteTile *self = HX_PALETTE_TILE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_PALETTE_TILE);
  g_clear_object (&self->view);
  g_clear_object (&self->item);

  G_OBJECT_CLASS (hx_palette_tile_parent_class)->dispose (object);
}

static void
hx_palette_tile_class_init (HxPaletteTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_palette_tile_dispose;

  g_type_ensure (HX_TYPE_TILE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-palette-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, HxPaletteTile, picture);
  gtk_widget_class_bind_template_child (widget_class, HxPaletteTile, badge);
  gtk_widget_class_bind_template_child (widget_class, HxPaletteTile, name);
}

static void
hx_palette_tile_init (HxPaletteTile *self)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drag_source_set_actions (source, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
}

/**
 * hx_palette_tile_new:
 * @view: what the window shows
 * @item: the tile
 *
 * Returns: (transfer floating): a tile on offer
 */
GtkWidget *
hx_palette_tile_new (HxViewState *view,
                     HxTileItem  *item)
{
  HxPaletteTile *self = g_object_new (HX_TYPE_PALETTE_TILE, NULL);

  self->view = g_object_ref (view);
  self->item = g_object_ref (item);
  show_picture (self);
  gtk_label_set_label (self->name, hx_tile_item_get_name (item));
  g_signal_connect_object (item, "notify::left", G_CALLBACK (left_changed_cb), self, G_CONNECT_SWAPPED);
  left_changed_cb (self);

  return GTK_WIDGET (self);
}

/** hx_palette_tile_get_carry: @carry: (out caller-allocates): what is carried when the tile is picked up */
void
hx_palette_tile_get_carry (HxPaletteTile *self,
                           HxCarry       *carry)
{
  g_return_if_fail (HX_IS_PALETTE_TILE (self));

  *carry = (HxCarry) {
    .document = hx_view_state_get_document (self->view),
    .kind = HX_CARRY_TILE,
    .tile = hx_tile_item_get_tile (self->item),
    .side = (guint8) hx_tile_item_get_side (self->item),
    .from = HX_NO_HEX,
  };
  if (hx_tile_item_get_section (self->item) == HX_SECTION_TRAPS)
    carry->kind = HX_CARRY_TRAP;
  else if (hx_tile_item_get_section (self->item) == HX_SECTION_MARKERS)
    carry->kind = HX_CARRY_MARKER;
  if (carry->kind != HX_CARRY_TILE)
    carry->what = (guint8) hx_tile_item_get_what (self->item);
}

/** hx_palette_tile_get_name: Returns: (transfer none): what it is called. */
const char *
hx_palette_tile_get_name (HxPaletteTile *self)
{
  g_return_val_if_fail (HX_IS_PALETTE_TILE (self), NULL);

  return hx_tile_item_get_name (self->item);
}
