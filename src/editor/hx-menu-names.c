/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GTK says that an item is labelled by its label, which it keeps from assistive technology; so items get names of their own. */

#include "config.h"

#include "hx-menu-names.h"

static void
name_items (GtkWidget *widget)
{
  GParamSpec *property = g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "text");

  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) != GTK_ACCESSIBLE_ROLE_LABEL && property != NULL &&
      property->value_type == G_TYPE_STRING)
    {
      g_autofree char *text = NULL;

      /* Without the mark of the mnemonic. */
      g_object_get (widget, "text", &text, NULL);
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text != NULL ? text : "",
                                      -1);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    name_items (child);
}

/** hx_menu_names_watch: @menu: a menu made from a model, whose items are named whenever it opens */
void
hx_menu_names_watch (GtkPopover *menu)
{
  g_return_if_fail (GTK_IS_POPOVER (menu));

  g_signal_connect (menu, "map", G_CALLBACK (name_items), NULL);
}

static void
make_menu_cb (GtkMenuButton *button,
              gpointer       user_data)
{
  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, user_data);
  hx_menu_names_watch (gtk_menu_button_get_popover (button));
}

/** hx_menu_names_set_model: @button: gets a menu of @model, with names, which is made when it opens for the first time */
void
hx_menu_names_set_model (GtkMenuButton *button,
                         GMenuModel    *model)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (model));

  gtk_menu_button_set_create_popup_func (button, make_menu_cb, g_object_ref (model), g_object_unref);
}
