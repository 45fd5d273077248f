/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Another program from which the files of its arguments can be dragged, to be copied only; says what became of each drag. */

#include <gtk/gtk.h>

static void
drag_end_cb (GtkDragSource *source,
             GdkDrag       *drag,
             gboolean       is_deleted,
             gpointer       user_data)
{
  GdkDragAction action = gdk_drag_get_selected_action (drag);

  g_print ("%s\n", is_deleted ? "move" : action == GDK_ACTION_COPY ? "copy" : "nothing");
}

static gboolean
drag_cancel_cb (GtkDragSource       *source,
                GdkDrag             *drag,
                GdkDragCancelReason  reason,
                gpointer             user_data)
{
  g_print ("nothing\n");

  return FALSE;
}

/* As file managers do: a list of addresses as text. */
static GBytes *
list_files (int    argc,
            char **argv)
{
  GString *list = g_string_new (NULL);

  for (int i = 1; i < argc; i++)
    {
      g_autofree char *uri = g_filename_to_uri (argv[i], NULL, NULL);

      g_string_append_printf (list, "%s\r\n", uri);
    }

  return g_string_free_to_bytes (list);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GBytes) files = NULL;
  g_autoptr (GdkContentProvider) content = NULL;
  GtkDragSource *source;
  GtkWidget *window;

  gtk_init ();
  files = list_files (argc, argv);
  content = gdk_content_provider_new_for_bytes ("text/uri-list", files);
  source = gtk_drag_source_new ();
  gtk_drag_source_set_content (source, content);
  gtk_drag_source_set_actions (source, GDK_ACTION_COPY);
  g_signal_connect (source, "drag-end", G_CALLBACK (drag_end_cb), NULL);
  g_signal_connect (source, "drag-cancel", G_CALLBACK (drag_cancel_cb), NULL);

  window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 200);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (source));
  gtk_window_present (GTK_WINDOW (window));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);

  return 0;
}
