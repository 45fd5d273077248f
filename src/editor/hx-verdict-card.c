/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plain verdict stands at the end of the steps, where one arrives when one reads them. */

#include "config.h"

#include "hx-verdict-card.h"

#include <glib/gi18n.h>

#include "hx-doubt-text.h"
#include "hx-tile-picture.h"

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* "16 → 14" before the side's name. */
static GtkWidget *
create_points (HxViewState *view,
               guint        side)
{
  HxResolution *resolution = hx_view_state_get_resolution (view);
  HxDocument *document = hx_view_state_get_document (view);
  const HxBox *box = hx_resolution_get_box (resolution);
  int before = hx_position_hq_points (box, hx_resolution_get_frame (resolution, -1), (int) side);
  int after = hx_resolution_get_verdict (resolution)->points[side];
  g_autofree char *name = hx_document_dup_side_name (document, side);
  g_autofree char *points = g_strdup_printf ("%d → %d", before, after);
  g_autofree char *spoken = g_strdup_printf (_("%1$s: %2$d hit points before, %3$d after"), name, before, after);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = hx_tile_picture_new ();
  GtkWidget *label = create_label (name, NULL);
  GtkWidget *numbers = create_label (points, "numeric");

  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), 20);
  hx_tile_picture_set_side (HX_TILE_PICTURE (picture), side);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (numbers, "heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (numbers), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), numbers);
  gtk_widget_set_visible (row, before >= 0);

  return row;
}

/** hx_verdict_card_new: @view: what the window shows: a battle that is over. Returns: (transfer floating): a card. */
GtkWidget *
hx_verdict_card_new (HxViewState *view)
{
  HxResolution *resolution = hx_view_state_get_resolution (view);
  g_autoptr (HxVerdictText) text = hx_resolution_dup_verdict_text (resolution);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *keep = gtk_button_new_with_mnemonic (_("_Keep the Result"));
  g_auto (GStrv) doubts = hx_doubt_text_dup (view);
  GtkWidget *headline;

  g_return_val_if_fail (text != NULL, card);

  headline = create_label (text->headline, "title-4");
  gtk_box_append (GTK_BOX (card), headline);
  for (guint side = 0; side < hx_resolution_get_frame (resolution, -1)->n_sides; side++)
    gtk_box_append (GTK_BOX (card), create_points (view, side));
  for (char **line = text->lines; *line != NULL; line++)
    gtk_box_append (GTK_BOX (card), create_label (*line, "dimmed"));
  for (char **doubt = doubts; *doubt != NULL; doubt++)
    gtk_box_append (GTK_BOX (card), create_label (*doubt, "warning"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (keep), "win.keep-result");
  gtk_widget_add_css_class (keep, "suggested-action");
  gtk_widget_set_margin_top (keep, 6);
  gtk_box_append (GTK_BOX (card), keep);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "verdict");

  return card;
}
