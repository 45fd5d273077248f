/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules of one section of a book share a pill: a row of equal pills would say no more than one. */

#include "config.h"

#include "hx-rule-pills.h"

#include <glib/gi18n.h>

static GtkWidget *
create_pill (const char *citation,
             const char *tooltip,
             const char *rule)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *icon = gtk_image_new_from_icon_name ("hexarbiter-book-symbolic");
  GtkWidget *label = gtk_label_new (citation);
  g_autofree char *spoken = g_strdup_printf (_("Rule: %s"), citation);

  gtk_image_set_pixel_size (GTK_IMAGE (icon), 12);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "rule-pill");
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "win.show-rule('')");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule);

  return button;
}

/**
 * hx_rule_pills_new:
 * @narrator: who knows the books
 * @rules: (array zero-terminated=1): ids of rules, at least one
 *
 * Returns: (transfer floating): a box of pills that wraps
 */
GtkWidget *
hx_rule_pills_new (const HxNarrator  *narrator,
                   char             **rules)
{
  g_autoptr (GHashTable) tooltips = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GtkWidget *box = adw_wrap_box_new ();

  g_return_val_if_fail (narrator != NULL && rules != NULL, NULL);

  for (char **rule = rules; *rule != NULL; rule++)
    {
      g_autofree char *citation = hx_citation (narrator, *rule);
      g_autofree char *tooltip = hx_citation_tooltip (narrator, *rule);
      const char *before = g_hash_table_lookup (tooltips, citation);

      if (before == NULL)
        g_hash_table_insert (tooltips, g_strdup (citation), g_steal_pointer (&tooltip));
      else
        g_hash_table_insert (tooltips, g_strdup (citation), g_strdup_printf ("%s\n\n%s", before, tooltip));
    }

  for (char **rule = rules; *rule != NULL; rule++)
    {
      g_autofree char *citation = hx_citation (narrator, *rule);
      const char *tooltip = g_hash_table_lookup (tooltips, citation);

      if (tooltip == NULL)
        continue;
      adw_wrap_box_append (ADW_WRAP_BOX (box), create_pill (citation, tooltip, *rule));
      g_hash_table_remove (tooltips, citation);
    }
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 6);

  return box;
}
