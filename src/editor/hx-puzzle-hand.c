/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Both lists are made anew whenever the hand changes; the dialog keeps the keyboard where it was. */

#include "config.h"

#include "hx-puzzle-hand.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-document-puzzle.h"
#include "hx-hand-supply.h"
#include "hx-phrase.h"
#include "hx-tile-picture.h"

/* Width of a tile in a row. */
#define TILE_SIZE 40

typedef struct
{
  HxViewState *view;
  guint side;
  guint index;
  guint16 tile;
} Row;

static void
free_row (gpointer  data,
          GClosure *closure)
{
  Row *row = data;

  g_object_unref (row->view);
  g_free (row);
}

static Row *
copy_row (const Row *row)
{
  Row *copy = g_memdup2 (row, sizeof *row);

  g_object_ref (copy->view);

  return copy;
}

static void
take_cb (GtkWidget *button,
         Row       *row)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (button, ADW_TYPE_DIALOG);
  HxDocument *document = hx_view_state_get_document (row->view);
  g_autofree char *name = hx_library_dup_tile_name (hx_document_get_library (document), row->tile);
  g_autofree char *text = hx_phrase (_("{tile} is no longer in the hand"), "tile", name, NULL);

  hx_document_take_from_hand (document, row->side, row->index);
  if (dialog != NULL)
    hx_announce (dialog, text);
}

static void
add_cb (GtkWidget *widget,
        Row       *row)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (widget, ADW_TYPE_DIALOG);
  HxDocument *document = hx_view_state_get_document (row->view);
  g_autofree char *name = hx_library_dup_tile_name (hx_document_get_library (document), row->tile);
  gboolean done = hx_document_add_to_hand (document, row->side, row->tile);
  g_autofree char *text = hx_phrase (done ? _("{tile} is in the hand") : _("The hand is full: {tile} has no room"), "tile", name, NULL);

  if (dialog != NULL)
    hx_announce (dialog, text);
}

static GtkWidget *
create_row (const Row *row)
{
  HxDocument *document = hx_view_state_get_document (row->view);
  const HxTileFacts *facts = hx_catalog_get_facts (hx_document_get_catalog (document), row->tile);
  g_autofree char *name = hx_library_dup_tile_name (hx_document_get_library (document), row->tile);
  GtkWidget *widget = adw_action_row_new ();
  GtkWidget *picture = hx_tile_picture_new ();
  HxTileLook look;

  memset (&look, 0, sizeof look);
  hx_tile_look_from_facts (facts, row->side, &look);
  look.show_name = FALSE;
  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), TILE_SIZE);
  hx_tile_picture_set_tile (HX_TILE_PICTURE (picture), facts, &look);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), name);
  adw_action_row_add_prefix (ADW_ACTION_ROW (widget), picture);

  return widget;
}

static GtkWidget *
create_hand_row (const Row *row)
{
  HxDocument *document = hx_view_state_get_document (row->view);
  g_autofree char *name = hx_library_dup_tile_name (hx_document_get_library (document), row->tile);
  g_autofree char *label = hx_phrase (_("Take {tile} from the Hand"), "tile", name, NULL);
  GtkWidget *widget = create_row (row);
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (take_cb), copy_row (row), free_row, G_CONNECT_DEFAULT);
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), button);

  return widget;
}

/** hx_puzzle_hand_group_new: Returns: (transfer floating): the tiles of @side's hand, each with a button that takes it away. */
GtkWidget *
hx_puzzle_hand_group_new (HxViewState *view,
                          guint        side)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *add = adw_button_row_new ();
  GArray *hand;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  hand = hx_document_get_hand (hx_view_state_get_document (view), side);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Hand"));
  if (hand == NULL || hand->len == 0)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("No tile is in the hand yet."));
  for (guint i = 0; hand != NULL && i < hand->len; i++)
    {
      Row row = { view, side, i, g_array_index (hand, guint16, i) };

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_hand_row (&row));
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (add), _("Add Tile…"));
  adw_button_row_set_start_icon_name (ADW_BUTTON_ROW (add), "list-add-symbolic");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (add), "navigation.push");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (add), "s", "tiles");
  gtk_widget_set_sensitive (add, hand == NULL || hand->len < HX_MOST_IN_HAND);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), add);

  return group;
}

static GtkWidget *
create_tile_row (const Row *row)
{
  gint left = hx_hand_supply_count (row->view, row->tile, row->side);
  g_autofree char *subtitle = hx_hand_supply_dup_text (row->view, row->tile, row->side);
  GtkWidget *widget = create_row (row);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (widget), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), gtk_image_new_from_icon_name ("list-add-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (widget), left > 0);
  gtk_widget_set_sensitive (widget, left > 0);
  g_signal_connect_data (widget, "activated", G_CALLBACK (add_cb), copy_row (row), free_row, G_CONNECT_DEFAULT);

  return widget;
}

/** hx_puzzle_hand_tiles_new: Returns: (transfer floating): what @side's hand may hold; a tile is added when it is activated. */
GtkWidget *
hx_puzzle_hand_tiles_new (HxViewState *view,
                          guint        side)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  g_autoptr (GArray) tiles = NULL;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  tiles = hx_hand_supply_list (view, side);
  for (guint i = 0; i < tiles->len; i++)
    {
      Row row = { view, side, 0, g_array_index (tiles, guint16, i) };

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_tile_row (&row));
    }
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));

  return page;
}

/* The list below @widget. */
static GtkListBox *
find_list (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX (widget))
    return GTK_LIST_BOX (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkListBox *list = find_list (child);

      if (list != NULL)
        return list;
    }

  return NULL;
}

/** hx_puzzle_hand_focus_tile: Puts the keyboard on the tile of number @index of @tiles, or on the next that can be added. */
void
hx_puzzle_hand_focus_tile (GtkWidget *tiles,
                           int        index)
{
  GtkListBox *list;
  GtkListBoxRow *row;

  g_return_if_fail (GTK_IS_WIDGET (tiles));

  list = find_list (tiles);
  while (list != NULL && (row = gtk_list_box_get_row_at_index (list, index++)) != NULL)
    {
      if (gtk_widget_grab_focus (GTK_WIDGET (row)))
        return;
    }
  gtk_widget_child_focus (tiles, GTK_DIR_TAB_FORWARD);
}
