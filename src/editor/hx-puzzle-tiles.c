/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows stay while tiles are added, so that several can be added in a row without losing one's place. */

#include "config.h"

#include "hx-puzzle-tiles.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-document-puzzle.h"
#include "hx-hand-supply.h"
#include "hx-list-tools.h"
#include "hx-phrase.h"
#include "hx-puzzle-hand.h"

struct _HxPuzzleTiles
{
  AdwPreferencesPage parent_instance;

  /* children */
  GtkListBox *list;

  /* owned */
  HxViewState *view;
  GArray *tiles;

  /* state */
  guint side;
};

G_DEFINE_FINAL_TYPE (HxPuzzleTiles, hx_puzzle_tiles, ADW_TYPE_PREFERENCES_PAGE)

static void
row_activated_cb (HxPuzzleTiles *self,
                  GtkListBoxRow *row)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_DIALOG);
  guint16 tile = g_array_index (self->tiles, guint16, gtk_list_box_row_get_index (row));
  HxDocument *document = hx_view_state_get_document (self->view);
  g_autofree char *name = hx_library_dup_tile_name (hx_document_get_library (document), tile);
  gboolean done = hx_document_add_to_hand (document, self->side, tile);
  g_autofree char *text = hx_phrase (done ? _("{tile} is in the hand") : _("The hand is full: {tile} has no room"), "tile", name, NULL);

  if (dialog != NULL)
    hx_announce (dialog, text);
}

static void
fill (HxPuzzleTiles *self)
{
  gtk_list_box_remove_all (self->list);
  g_clear_pointer (&self->tiles, g_array_unref);
  self->tiles = hx_hand_supply_list (self->view, self->side);
  for (guint i = 0; i < self->tiles->len; i++)
    {
      GtkWidget *row = hx_puzzle_hand_tile_row (self->view, self->side, g_array_index (self->tiles, guint16, i));

      adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("list-add-symbolic"));
      gtk_list_box_append (self->list, row);
    }
}

/* The row after @row that can have the keyboard, or else the last before it. */
static GtkWidget *
find_next (HxPuzzleTiles *self,
           GtkListBoxRow *row)
{
  int index = gtk_list_box_row_get_index (row);
  GtkListBoxRow *next;

  for (int i = index; (next = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      if (gtk_widget_is_sensitive (GTK_WIDGET (next)))
        return GTK_WIDGET (next);
    }
  for (int i = index - 1; i >= 0; i--)
    {
      next = gtk_list_box_get_row_at_index (self->list, i);
      if (gtk_widget_is_sensitive (GTK_WIDGET (next)))
        return GTK_WIDGET (next);
    }

  return NULL;
}

/**
 * hx_puzzle_tiles_show:
 * @side: whose hand they are for
 *
 * Shows what there is for the hand now.
 */
void
hx_puzzle_tiles_show (HxPuzzleTiles *self,
                      guint          side)
{
  GtkListBoxRow *focused = NULL;
  GtkWidget *next;

  g_return_if_fail (HX_IS_PUZZLE_TILES (self));

  if (self->tiles == NULL || self->side != side)
    {
      self->side = side;
      fill (self);
    }
  for (guint i = 0; i < self->tiles->len; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) i);
      guint16 tile = g_array_index (self->tiles, guint16, i);
      g_autofree char *subtitle = hx_hand_supply_dup_text (self->view, tile, side);
      gboolean is_left = hx_hand_supply_count (self->view, tile, side) > 0;

      if (gtk_widget_is_focus (GTK_WIDGET (row)))
        focused = row;
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
      gtk_list_box_row_set_activatable (row, is_left);
      gtk_widget_set_sensitive (GTK_WIDGET (row), is_left);
    }
  next = focused != NULL ? find_next (self, focused) : NULL;
  if (next != NULL)
    gtk_widget_grab_focus (next);
}

static void
hx_puzzle_tiles_dispose (GObject *object)
{
  HxPuzzleTiles *self = HX_PUZZLE_TILES (object);

  g_clear_object (&self->view);
  g_clear_pointer (&self->tiles, g_array_unref);

  G_OBJECT_CLASS (hx_puzzle_tiles_parent_class)->dispose (object);
}

static void
hx_puzzle_tiles_class_init (HxPuzzleTilesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_puzzle_tiles_dispose;
}

static void
hx_puzzle_tiles_init (HxPuzzleTiles *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->list = GTK_LIST_BOX (hx_boxed_list_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Add Tile"), -1);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->list));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), ADW_PREFERENCES_GROUP (group));
}

/** hx_puzzle_tiles_new: @view: what the window shows of the scenario. Returns: (transfer floating): an empty list, until it is shown. */
GtkWidget *
hx_puzzle_tiles_new (HxViewState *view)
{
  HxPuzzleTiles *self = g_object_new (HX_TYPE_PUZZLE_TILES, NULL);

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  self->view = g_object_ref (view);

  return GTK_WIDGET (self);
}
