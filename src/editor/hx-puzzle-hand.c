/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows come and go one by one: the keyboard may be on its way to one of them while the hand changes. */

#include "config.h"

#include "hx-puzzle-hand.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-document-puzzle.h"
#include "hx-hand-supply.h"
#include "hx-list-tools.h"
#include "hx-phrase.h"
#include "hx-tile-picture.h"

/* Width of a tile in a row. */
#define TILE_SIZE 40

struct _HxPuzzleHand
{
  AdwPreferencesGroup parent_instance;

  /* children */
  GtkListBox *list;
  GtkWidget *add;

  /* owned */
  HxViewState *view;
  GArray *shown;

  /* state */
  guint side;
};

G_DEFINE_FINAL_TYPE (HxPuzzleHand, hx_puzzle_hand, ADW_TYPE_PREFERENCES_GROUP)

static void
take_cb (HxPuzzleHand *self,
         GtkWidget    *button)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (button, ADW_TYPE_DIALOG);
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);
  guint index = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  HxDocument *document = hx_view_state_get_document (self->view);
  g_autofree char *name = hx_library_dup_tile_name (hx_document_get_library (document), g_array_index (self->shown, guint16, index));
  g_autofree char *text = hx_phrase (_("{tile} is no longer in the hand"), "tile", name, NULL);

  hx_document_take_from_hand (document, self->side, index);
  if (dialog != NULL)
    hx_announce (dialog, text);
}

/** hx_puzzle_hand_tile_row: Returns: (transfer floating): a row with the name and a small picture of @tile as @side owns it. */
GtkWidget *
hx_puzzle_hand_tile_row (HxViewState *view,
                         guint        side,
                         guint16      tile)
{
  HxDocument *document;
  const HxTileFacts *facts;
  g_autofree char *name = NULL;
  GtkWidget *row, *picture;
  HxTileLook look;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  document = hx_view_state_get_document (view);
  facts = hx_catalog_get_facts (hx_document_get_catalog (document), tile);
  name = hx_library_dup_tile_name (hx_document_get_library (document), tile);
  row = adw_action_row_new ();
  picture = hx_tile_picture_new ();
  memset (&look, 0, sizeof look);
  hx_tile_look_from_facts (facts, side, &look);
  look.show_name = FALSE;
  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), TILE_SIZE);
  hx_tile_picture_set_tile (HX_TILE_PICTURE (picture), facts, &look);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);

  return row;
}

static GtkWidget *
create_row (HxPuzzleHand *self,
            guint16       tile)
{
  HxLibrary *library = hx_document_get_library (hx_view_state_get_document (self->view));
  g_autofree char *name = hx_library_dup_tile_name (library, tile);
  g_autofree char *label = hx_phrase (_("Take {tile} from the Hand"), "tile", name, NULL);
  GtkWidget *row = hx_puzzle_hand_tile_row (self->view, self->side, tile);
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");

  if (hx_hand_supply_is_idle (self->view, tile))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("Cannot be played in a puzzle"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (take_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);

  return row;
}

static gboolean
has_focus_in (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* Takes away the rows from @begin to @end. Returns: whether the keyboard was on one of them. */
static gboolean
remove_rows (HxPuzzleHand *self,
             guint         begin,
             guint         end)
{
  gboolean had_focus = FALSE;

  for (guint i = begin; i < end; i++)
    {
      GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) begin));

      had_focus = had_focus || has_focus_in (row);
      gtk_list_box_remove (self->list, row);
    }
  g_array_remove_range (self->shown, begin, end - begin);

  return had_focus;
}

/**
 * hx_puzzle_hand_show:
 * @side: whose hand it is
 *
 * Shows the hand as it is now. Rows of tiles that stay are left alone.
 */
void
hx_puzzle_hand_show (HxPuzzleHand *self,
                     guint         side)
{
  GArray *hand;
  guint n, begin = 0, kept = 0;
  gboolean had_focus;

  g_return_if_fail (HX_IS_PUZZLE_HAND (self));

  hand = hx_document_get_hand (hx_view_state_get_document (self->view), side);
  n = hand != NULL ? hand->len : 0;
  while (side == self->side && begin < MIN (n, self->shown->len)
         && g_array_index (hand, guint16, begin) == g_array_index (self->shown, guint16, begin))
    begin++;
  while (side == self->side && kept < MIN (n, self->shown->len) - begin
         && g_array_index (hand, guint16, n - 1 - kept) == g_array_index (self->shown, guint16, self->shown->len - 1 - kept))
    kept++;
  self->side = side;
  had_focus = remove_rows (self, begin, self->shown->len - kept);
  for (guint i = begin; i < n - kept; i++)
    {
      gtk_list_box_insert (self->list, create_row (self, g_array_index (hand, guint16, i)), (int) i);
      g_array_insert_val (self->shown, i, g_array_index (hand, guint16, i));
    }
  gtk_widget_set_sensitive (self->add, n < HX_MOST_IN_HAND);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), n == 0 ? _("No tile is in the hand yet.") : NULL);
  if (had_focus)
    gtk_widget_child_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) begin)), GTK_DIR_TAB_FORWARD);
}

static void
hx_puzzle_hand_dispose (GObject *object)
{
  HxPuzzleHand *self = HX_PUZZLE_HAND (object);

  g_clear_object (&self->view);
  g_clear_pointer (&self->shown, g_array_unref);

  G_OBJECT_CLASS (hx_puzzle_hand_parent_class)->dispose (object);
}

static void
hx_puzzle_hand_class_init (HxPuzzleHandClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_puzzle_hand_dispose;
}

static void
hx_puzzle_hand_init (HxPuzzleHand *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->list = GTK_LIST_BOX (hx_boxed_list_new ());
  self->add = adw_button_row_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _("Hand"));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->add), _("Add Tile…"));
  adw_button_row_set_start_icon_name (ADW_BUTTON_ROW (self->add), "list-add-symbolic");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->add), "navigation.push");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->add), "s", "tiles");
  gtk_list_box_append (self->list, self->add);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hand"), -1);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->list));
}

/** hx_puzzle_hand_new: @view: what the window shows of the scenario. Returns: (transfer floating): an empty hand, until it is shown. */
GtkWidget *
hx_puzzle_hand_new (HxViewState *view)
{
  HxPuzzleHand *self = g_object_new (HX_TYPE_PUZZLE_HAND, NULL);

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  self->view = g_object_ref (view);

  return GTK_WIDGET (self);
}
