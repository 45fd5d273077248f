/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole title is a tooltip only while it is cut off: one that repeats what is in sight says nothing. */

#include "config.h"

#include "hx-cut-title.h"

static gboolean
is_cut (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (is_cut (child))
        return TRUE;
    }

  return FALSE;
}

static gboolean
query_cb (AdwWindowTitle *title,
          int             x,
          int             y,
          gboolean        by_keyboard,
          GtkTooltip     *tooltip)
{
  g_autofree char *text = NULL;

  if (!is_cut (GTK_WIDGET (title)))
    return FALSE;
  text = g_strdup_printf ("%s\n%s", adw_window_title_get_title (title), adw_window_title_get_subtitle (title));
  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

/** hx_cut_title_attach: @title: a title of a header bar, whose tooltip has from now on all of it wherever it is cut off */
void
hx_cut_title_attach (AdwWindowTitle *title)
{
  g_return_if_fail (ADW_IS_WINDOW_TITLE (title));

  gtk_widget_set_has_tooltip (GTK_WIDGET (title), TRUE);
  g_signal_connect (title, "query-tooltip", G_CALLBACK (query_cb), NULL);
}
