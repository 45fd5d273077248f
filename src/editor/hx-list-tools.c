/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What these pages list depends on the position, so a template cannot hold it. */

#include "config.h"

#include "hx-list-tools.h"

/** hx_heading_new: Returns: (transfer floating): a heading over a list. */
GtkWidget *
hx_heading_new (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", text,
                                   "xalign", 0.0, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "inspector-heading");

  return label;
}

/** hx_boxed_list_new: Returns: (transfer floating): an empty boxed list without a selection. */
GtkWidget *
hx_boxed_list_new (void)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");

  return list;
}

/** hx_box_clear: Removes everything from @box. */
void
hx_box_clear (GtkBox *box)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}
