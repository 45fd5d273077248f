/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies under another side's HQ is not offered to eyes that may not know it (MON-SET-02). */

#include "config.h"

#include "hx-monolith-group.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-document-lay.h"
#include "hx-list-tools.h"

struct _HxMonolithGroup
{
  AdwBin parent_instance;

  /* children */
  GtkWidget *present;
  GtkWidget *parts[2];
  GtkWidget *expand;
  GtkWidget *collapse;

  /* owned */
  HxViewState *view;
  GArray *tiles;
  char *army;

  /* state */
  guint side;
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (HxMonolithGroup, hx_monolith_group, ADW_TYPE_BIN)

static HxDocument *
get_document (HxMonolithGroup *self)
{
  return hx_view_state_get_document (self->view);
}

static void
present_changed_cb (HxMonolithGroup *self)
{
  gboolean is_on = adw_switch_row_get_active (ADW_SWITCH_ROW (self->present));

  if (self->is_updating || self->view == NULL)
    return;
  hx_document_set_monolith (get_document (self), self->side, is_on);
  hx_announce (GTK_WIDGET (self), is_on ? _("The side has a Monolith now.") : _("The side has no Monolith any more."));
}

static void
part_picked_cb (HxMonolithGroup *self,
                guint            part)
{
  guint picked = adw_combo_row_get_selected (ADW_COMBO_ROW (self->parts[part]));

  if (self->is_updating || self->view == NULL || picked >= self->tiles->len)
    return;
  hx_document_set_cargo (get_document (self), self->side, part, g_array_index (self->tiles, guint16, picked));
}

static void
first_picked_cb (HxMonolithGroup *self)
{
  part_picked_cb (self, 0);
}

static void
second_picked_cb (HxMonolithGroup *self)
{
  part_picked_cb (self, 1);
}

static void
expand_cb (HxMonolithGroup *self)
{
  HxCarry carry = { get_document (self), HX_CARRY_PART, .from = HX_NO_HEX };

  carry.side = (guint8) self->side;
  hx_view_state_set_carry (self->view, &carry);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.go-to-board", NULL);
  hx_announce (GTK_WIDGET (self), _("Choose the hex of the first part and press Enter, or Escape to let go."));
}

static void
collapse_cb (HxMonolithGroup *self)
{
  hx_document_collapse (get_document (self), self->side);
  hx_announce (GTK_WIDGET (self), _("The Monolith is collapsed."));
  gtk_widget_grab_focus (self->present);
}

static GtkWidget *
create_button (HxMonolithGroup *self,
               const char      *title,
               GCallback        callback)
{
  GtkWidget *row = adw_button_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_signal_connect_object (row, "activated", callback, self, G_CONNECT_SWAPPED);

  return row;
}

static GtkWidget *
create_part (HxMonolithGroup *self,
             const char      *title,
             GCallback        callback)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_signal_connect_object (row, "notify::selected", callback, self, G_CONNECT_SWAPPED);

  return row;
}

static void
hx_monolith_group_dispose (GObject *object)
{
  HxMonolithGroup *self = HX_MONOLITH_GROUP (object);

  self->is_updating = TRUE;
  g_clear_object (&self->view);
  g_clear_pointer (&self->army, g_free);
  g_clear_pointer (&self->tiles, g_array_unref);

  G_OBJECT_CLASS (hx_monolith_group_parent_class)->dispose (object);
}

static void
hx_monolith_group_class_init (HxMonolithGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_monolith_group_dispose;
}

static void
hx_monolith_group_init (HxMonolithGroup *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *list = hx_boxed_list_new ();

  self->tiles = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->present = adw_switch_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->present), _("Played with a Monolith"));
  g_signal_connect_object (self->present, "notify::active", G_CALLBACK (present_changed_cb), self, G_CONNECT_SWAPPED);
  self->parts[0] = create_part (self, _("First Part"), G_CALLBACK (first_picked_cb));
  self->parts[1] = create_part (self, _("Second Part"), G_CALLBACK (second_picked_cb));
  self->expand = create_button (self, _("Expand…"), G_CALLBACK (expand_cb));
  self->collapse = create_button (self, _("Collapse"), G_CALLBACK (collapse_cb));
  gtk_list_box_append (GTK_LIST_BOX (list), self->present);
  gtk_list_box_append (GTK_LIST_BOX (list), self->parts[0]);
  gtk_list_box_append (GTK_LIST_BOX (list), self->parts[1]);
  gtk_list_box_append (GTK_LIST_BOX (list), self->expand);
  gtk_list_box_append (GTK_LIST_BOX (list), self->collapse);
  gtk_box_append (GTK_BOX (box), hx_heading_new (_("Monolith")));
  gtk_box_append (GTK_BOX (box), list);
  adw_bin_set_child (ADW_BIN (self), box);
}

static gboolean
can_lie_under (const HxTileFacts *facts)
{
  return facts->type == HX_TILE_WARRIOR || facts->type == HX_TILE_MODULE || facts->type == HX_TILE_IMPLANT;
}

/* The tiles of the side's army, after none. */
static void
fill_tiles (HxMonolithGroup *self)
{
  const HxCatalog *catalog = hx_document_get_catalog (get_document (self));
  HxLanguage language = hx_library_get_name_language (hx_document_get_library (get_document (self)));
  const char *army = hx_document_get_scenario (get_document (self))->sides[self->side].army;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint16 none = HX_NO_TILE;

  if (g_strcmp0 (army, self->army) == 0)
    return;
  g_set_str (&self->army, army);
  g_array_set_size (self->tiles, 0);
  g_array_append_val (self->tiles, none);
  gtk_string_list_append (names, C_("Monolith part", "Empty"));
  for (guint i = 0; i < hx_catalog_get_n_tiles (catalog); i++)
    {
      guint16 tile = (guint16) i;

      if (!g_str_equal (hx_catalog_get_tile_army (catalog, i)->id, army) || !can_lie_under (hx_catalog_get_facts (catalog, i)))
        continue;
      g_array_append_val (self->tiles, tile);
      gtk_string_list_append (names, hx_catalog_get_tile_name (catalog, i, language));
    }
  for (guint part = 0; part < 2; part++)
    adw_combo_row_set_model (ADW_COMBO_ROW (self->parts[part]), G_LIST_MODEL (names));
}

static void
show_cargo (HxMonolithGroup *self,
            guint            part,
            guint16          tile)
{
  guint picked = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < self->tiles->len; i++)
    {
      if (g_array_index (self->tiles, guint16, i) == tile)
        picked = i;
    }
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->parts[part]), picked);
}

/** hx_monolith_group_show: @view: what the window shows; it is about the HQ that is selected there, if one is */
void
hx_monolith_group_show (HxMonolithGroup *self,
                        HxViewState     *view)
{
  const HxPiece *piece;
  const HxMonolith *monolith;
  gboolean is_hq, is_known, is_collapsed;

  g_return_if_fail (HX_IS_MONOLITH_GROUP (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  g_set_object (&self->view, view);
  piece = hx_document_get_piece (get_document (self), hx_view_state_get_selection (view));
  is_hq = piece != NULL && hx_document_get_box (get_document (self))->tiles[piece->tile].kind == HX_KIND_HQ;
  gtk_widget_set_visible (GTK_WIDGET (self), is_hq);
  if (!is_hq)
    return;

  self->is_updating = TRUE;
  self->side = piece->owner;
  monolith = &hx_document_get_position (get_document (self))->monolith[self->side];
  is_known = hx_narrator_may_know (hx_view_state_get_narrator (view), (int) self->side);
  is_collapsed = monolith->present && !monolith->expanded;
  fill_tiles (self);
  adw_switch_row_set_active (ADW_SWITCH_ROW (self->present), monolith->present);
  for (guint part = 0; part < 2; part++)
    {
      gtk_widget_set_visible (self->parts[part], is_collapsed && is_known);
      show_cargo (self, part, is_collapsed && is_known ? monolith->lower[part].tile : HX_NO_TILE);
    }
  gtk_widget_set_visible (self->expand, is_collapsed && is_known);
  gtk_widget_set_visible (self->collapse, monolith->present && monolith->expanded);
  gtk_widget_set_sensitive (GTK_WIDGET (self), hx_view_state_get_resolution (view) == NULL);
  self->is_updating = FALSE;
}
