/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that opens as a sheet, as it does in a narrow window, forgets what was to have the focus and gives it to its first button. */

#include "config.h"

#include "hx-dialog-focus.h"

static gboolean
grab_cb (GtkWidget     *dialog,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  GtkWidget *first = user_data;

  if (!gtk_widget_get_mapped (first))
    return G_SOURCE_CONTINUE;
  gtk_widget_grab_focus (first);

  return G_SOURCE_REMOVE;
}

static void
map_cb (GtkWidget *dialog,
        GtkWidget *first)
{
  /* Once: it comes onto the screen again where its window gets narrow or wide. */
  g_signal_handlers_disconnect_by_func (dialog, map_cb, first);
  gtk_widget_add_tick_callback (dialog, grab_cb, g_object_ref (first), g_object_unref);
}

/**
 * hx_dialog_focus:
 * @dialog: a dialog that is not shown yet
 * @first: what has the keyboard as @dialog opens, in a wide window and in a narrow one
 */
void
hx_dialog_focus (AdwDialog *dialog,
                 GtkWidget *first)
{
  g_return_if_fail (ADW_IS_DIALOG (dialog));
  g_return_if_fail (GTK_IS_WIDGET (first));

  adw_dialog_set_focus (dialog, first);
  g_signal_connect_object (dialog, "map", G_CALLBACK (map_cb), first, G_CONNECT_AFTER);
}
