/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Its rows stay and are only hidden, so that the keyboard does not lose its place when a marker goes. */

#include "config.h"

#include "hx-marker-list.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-document-lay.h"
#include "hx-hex-text.h"
#include "hx-list-tools.h"
#include "hx-phrase.h"

struct _HxMarkerList
{
  AdwBin parent_instance;

  /* children */
  GtkWidget *rows[HX_N_PIECE_MARKERS];
  GtkWidget *buttons[HX_N_PIECE_MARKERS];

  /* owned */
  HxViewState *view;
};

G_DEFINE_FINAL_TYPE (HxMarkerList, hx_marker_list, ADW_TYPE_BIN)

static void
announce_piece (HxMarkerList *self)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  const HxPosition *position = hx_document_get_position (document);
  g_autofree char *text = NULL;
  HxPicture picture;

  hx_picture_work_out (hx_document_get_box (document), position, &picture);
  text = hx_hex_text_dup (self->view, position, &picture, hx_view_state_get_selection (self->view));
  hx_announce (GTK_WIDGET (self), text);
}

static void
remove_clicked_cb (GtkWidget    *button,
                   HxMarkerList *self)
{
  for (guint marker = 0; marker < HX_N_PIECE_MARKERS; marker++)
    {
      if (self->buttons[marker] != button)
        continue;
      if (!hx_document_change_marker (hx_view_state_get_document (self->view),
                                      hx_view_state_get_selection (self->view), (HxPieceMarker) marker, -1))
        return;
      announce_piece (self);
      if (!gtk_widget_get_visible (self->rows[marker]))
        gtk_widget_activate_action (GTK_WIDGET (self), "win.go-to-board", NULL);
      return;
    }
}

static void
add_row (HxMarkerList  *self,
         GtkWidget     *list,
         HxPieceMarker  marker)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");
  g_autofree char *label = hx_phrase (_("Take {marker} Off"), "marker", hx_marker_word (marker), NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), hx_marker_word (marker));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), self, G_CONNECT_DEFAULT);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  self->rows[marker] = row;
  self->buttons[marker] = button;
}

static void
hx_marker_list_dispose (GObject *object)
{
  HxMarkerList *self = HX_MARKER_LIST (object);

  g_clear_object (&self->view);

  G_OBJECT_CLASS (hx_marker_list_parent_class)->dispose (object);
}

static void
hx_marker_list_class_init (HxMarkerListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_marker_list_dispose;
}

static void
hx_marker_list_init (HxMarkerList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *list = hx_boxed_list_new ();

  /* Wounds have a row of their own. */
  for (guint marker = HX_PIECE_WOUND + 1; marker < HX_N_PIECE_MARKERS; marker++)
    add_row (self, list, (HxPieceMarker) marker);
  gtk_box_append (GTK_BOX (box), hx_heading_new (_("Markers")));
  gtk_box_append (GTK_BOX (box), list);
  adw_bin_set_child (ADW_BIN (self), box);
}

/** hx_marker_list_show: @view: what the window shows; the markers of its selected piece are listed */
void
hx_marker_list_show (HxMarkerList *self,
                     HxViewState  *view)
{
  const HxPiece *piece;
  gboolean has_any = FALSE;

  g_return_if_fail (HX_IS_MARKER_LIST (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  g_set_object (&self->view, view);
  piece = hx_document_get_piece (hx_view_state_get_document (view), hx_view_state_get_selection (view));
  for (guint marker = HX_PIECE_WOUND + 1; marker < HX_N_PIECE_MARKERS; marker++)
    {
      guint n = piece != NULL ? hx_marker_on_piece (piece, (HxPieceMarker) marker) : 0;
      g_autofree char *count = n > 1 ? g_strdup_printf (ngettext ("%u marker", "%u markers", n), n) : g_strdup ("");

      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[marker]), count);
      gtk_widget_set_visible (self->rows[marker], n > 0);
      has_any = has_any || n > 0;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), has_any);
  gtk_widget_set_sensitive (GTK_WIDGET (self), hx_view_state_get_resolution (view) == NULL);
}
