/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The same row for the reasons of a piece and the steps of a battle, so that both read alike. */

#include "config.h"

#include "hx-reason-row.h"

#include <glib/gi18n.h>

#include "hx-rule-pills.h"
#include "hx-tile-picture.h"

static char *
join_markup (const HxReasonText *reason)
{
  g_autofree char *text = g_markup_escape_text (reason->text != NULL ? reason->text : "", -1);
  g_autofree char *verdict = NULL;

  if (reason->markup != NULL)
    return g_strdup (reason->markup);
  if (reason->verdict == NULL)
    return g_steal_pointer (&text);
  verdict = g_markup_escape_text (reason->verdict, -1);

  return g_strdup_printf ("<b>%s</b> %s", verdict, text);
}

static GtkWidget *
create_label (const HxReasonText *reason)
{
  g_autofree char *markup = join_markup (reason);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);

  return label;
}

/* The number is a picture, which says nothing by itself. */
static void
name_row (GtkWidget          *row,
          GtkWidget          *label,
          const HxReasonText *reason)
{
  g_autofree char *name = NULL;

  if (reason->number == HX_NO_NUMBER)
    {
      gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
      return;
    }
  /* Translators: the number of a segment and what happens in it. */
  name = g_strdup_printf (_("Segment %1$u: %2$s"), (guint) reason->number, gtk_label_get_text (GTK_LABEL (label)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * hx_reason_row_new:
 * @narrator: who knows the books
 * @reason: what the row says
 *
 * Returns: (transfer floating): a row for a list box; it does nothing when it is clicked
 */
GtkWidget *
hx_reason_row_new (const HxNarrator   *narrator,
                   const HxReasonText *reason)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label;

  g_return_val_if_fail (narrator != NULL && reason != NULL, NULL);

  if (reason->number != HX_NO_NUMBER)
    {
      GtkWidget *picture = hx_tile_picture_new ();
      HxLookNumber number = { reason->number, 0, reason->spent };

      hx_tile_picture_set_size (HX_TILE_PICTURE (picture), 28);
      hx_tile_picture_set_number (HX_TILE_PICTURE (picture), &number);
      gtk_widget_set_valign (picture, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), picture);
    }
  label = create_label (reason);
  gtk_box_append (GTK_BOX (lines), label);
  if (reason->rules != NULL && reason->rules[0] != NULL)
    gtk_box_append (GTK_BOX (lines), hx_rule_pills_new (narrator, reason->rules));
  gtk_box_append (GTK_BOX (box), lines);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  name_row (row, label, reason);
  gtk_widget_add_css_class (row, "reason");

  return row;
}
