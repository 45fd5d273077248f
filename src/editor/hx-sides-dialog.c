/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each choice is a step in the history at once, so there is nothing to apply or to cancel. */

#include "config.h"

#include "hx-sides-dialog.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-army-list.h"
#include "hx-document-board.h"
#include "hx-phrase.h"

struct _HxSidesDialog
{
  AdwDialog parent_instance;

  /* children */
  GtkWidget *rows[HX_MAX_SIDES];
  GtkWidget *buttons[HX_MAX_SIDES];
  GtkWidget *add;
  GtkWidget *size;

  /* owned */
  HxDocument *document;
  GPtrArray *armies;

  /* state */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (HxSidesDialog, hx_sides_dialog, ADW_TYPE_DIALOG)

static guint
find_army (HxSidesDialog *self,
           const char    *id)
{
  for (guint i = 0; i < self->armies->len; i++)
    {
      if (g_str_equal (((const HxArmy *) g_ptr_array_index (self->armies, i))->id, id))
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

static void
update (HxSidesDialog *self)
{
  guint n_sides = hx_document_get_position (self->document)->n_sides;

  self->is_updating = TRUE;
  for (guint side = 0; side < HX_MAX_SIDES; side++)
    {
      gtk_widget_set_visible (self->rows[side], side < n_sides);
      gtk_widget_set_visible (self->buttons[side], n_sides > 2);
      if (side < n_sides)
        adw_combo_row_set_selected (ADW_COMBO_ROW (self->rows[side]),
                                    find_army (self, hx_document_get_scenario (self->document)->sides[side].army));
    }
  gtk_widget_set_visible (self->add, n_sides < HX_MOST_SIDES);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->size), hx_document_get_scenario (self->document)->radius - 2);
  self->is_updating = FALSE;
}

static void
army_picked_cb (GtkWidget     *row,
                GParamSpec    *pspec,
                HxSidesDialog *self)
{
  guint picked = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

  for (guint side = 0; side < HX_MAX_SIDES && !self->is_updating && picked < self->armies->len; side++)
    {
      if (self->rows[side] == row)
        hx_document_set_army (self->document, side, ((const HxArmy *) g_ptr_array_index (self->armies, picked))->id);
    }
}

static void
remove_clicked_cb (GtkWidget     *button,
                   HxSidesDialog *self)
{
  for (guint side = 0; side < HX_MAX_SIDES; side++)
    {
      if (self->buttons[side] != button)
        continue;
      hx_document_remove_side (self->document, side);
      hx_announce (GTK_WIDGET (self), _("Side removed"));
      gtk_widget_grab_focus (self->rows[0]);
      return;
    }
}

/* The first army that no side has. */
static void
add_cb (HxSidesDialog *self)
{
  const HxScenario *scenario = hx_document_get_scenario (self->document);
  guint n_sides = scenario->position.n_sides;

  for (guint i = 0; i < self->armies->len; i++)
    {
      const HxArmy *army = g_ptr_array_index (self->armies, i);
      gboolean is_taken = FALSE;

      for (guint side = 0; side < n_sides; side++)
        is_taken = is_taken || g_str_equal (scenario->sides[side].army, army->id);
      if (is_taken)
        continue;
      hx_document_add_side (self->document, army->id);
      hx_announce (GTK_WIDGET (self), _("Side added"));
      gtk_widget_grab_focus (self->rows[n_sides]);
      return;
    }
}

static void
size_picked_cb (HxSidesDialog *self)
{
  guint picked = adw_combo_row_get_selected (ADW_COMBO_ROW (self->size));

  if (!self->is_updating && picked <= 1)
    hx_document_set_radius (self->document, picked + 2);
}

static void
hx_sides_dialog_dispose (GObject *object)
{
  HxSidesDialog *self = HX_SIDES_DIALOG (object);

  self->is_updating = TRUE;
  g_clear_object (&self->document);
  g_clear_pointer (&self->armies, g_ptr_array_unref);

  G_OBJECT_CLASS (hx_sides_dialog_parent_class)->dispose (object);
}

static void
hx_sides_dialog_class_init (HxSidesDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_sides_dialog_dispose;
}

static void
hx_sides_dialog_init (HxSidesDialog *self)
{
}

static void
add_side_row (HxSidesDialog       *self,
              AdwPreferencesGroup *group,
              GtkStringList       *names,
              guint                side)
{
  GtkWidget *row = adw_combo_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");
  g_autofree char *label = hx_phrase (_("Remove {side}"), "side", hx_sides_dialog_name_side (side), NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), hx_sides_dialog_name_side (side));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (group, row);
  self->rows[side] = row;
  self->buttons[side] = button;
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (army_picked_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), self, G_CONNECT_DEFAULT);
}

static GtkWidget *
create_sides (HxSidesDialog *self,
              GtkStringList *names)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Sides"));
  for (guint side = 0; side < HX_MAX_SIDES; side++)
    add_side_row (self, ADW_PREFERENCES_GROUP (group), names, side);
  self->add = adw_button_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->add), _("Add Side"));
  adw_button_row_set_start_icon_name (ADW_BUTTON_ROW (self->add), "list-add-symbolic");
  g_signal_connect_object (self->add, "activated", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->add);

  return group;
}

static GtkWidget *
create_board (HxSidesDialog *self)
{
  GtkWidget *group = adw_preferences_group_new ();
  const char *const names[] = { _("19 Hexes"), _("37 Hexes"), NULL };
  g_autoptr (GtkStringList) sizes = gtk_string_list_new (names);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Board"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("What lies on the outer hexes is lost on the smaller board."));
  self->size = adw_combo_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->size), _("Board Size"));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->size), G_LIST_MODEL (sizes));
  g_signal_connect_object (self->size, "notify::selected", G_CALLBACK (size_picked_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->size);

  return group;
}

/** hx_sides_dialog_new: @document: whose sides are shown. Returns: (transfer floating): the dialog. */
AdwDialog *
hx_sides_dialog_new (HxDocument *document)
{
  HxSidesDialog *self = g_object_new (HX_TYPE_SIDES_DIALOG, NULL);
  g_autoptr (GtkStringList) names = NULL;
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();

  self->document = g_object_ref (document);
  self->armies = hx_army_list_new (hx_document_get_library (document));
  names = hx_army_list_dup_names (hx_document_get_library (document), self->armies, NULL);
  self->is_updating = TRUE;
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (create_sides (self, names)));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (create_board (self)));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  adw_dialog_set_title (ADW_DIALOG (self), _("Sides and Board"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 420);
  adw_dialog_set_child (ADW_DIALOG (self), view);
  g_signal_connect_object (document, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return ADW_DIALOG (self);
}

/** hx_sides_dialog_name_side: Returns: (transfer none): "First Side" for 0, and so on. */
const char *
hx_sides_dialog_name_side (guint side)
{
  static const char *const names[HX_MAX_SIDES] = {
    N_("First Side"), N_("Second Side"), N_("Third Side"), N_("Fourth Side"), N_("Fifth Side"), N_("Sixth Side"),
  };

  g_return_val_if_fail (side < HX_MAX_SIDES, NULL);

  return _(names[side]);
}
