/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loaded into the program by a test: at the signal USR1 it says on a line each which text in sight is cut off with an ellipsis. */
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <signal.h>

static void
write_path (GString   *path,
            GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));

      g_string_append_printf (path, " < %s", id != NULL && *id != '\0' ? id : G_OBJECT_TYPE_NAME (widget));
    }
}

/* What a label lacks the room for, somebody can still read in its tooltip, if it or what holds it has one. */
static gboolean
has_tooltip (GtkWidget *widget)
{
  for (int i = 0; i < 3 && widget != NULL; i++, widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_has_tooltip (widget))
      return TRUE;
  return FALSE;
}

static void
walk (GtkWidget *widget,
      FILE      *out)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))) && !has_tooltip (widget))
    {
      g_autoptr (GString) path = g_string_new (NULL);
      g_autofree char *text = g_strdelimit (g_strdup (gtk_label_get_text (GTK_LABEL (widget))), "\n", ' ');

      write_path (path, gtk_widget_get_parent (widget));
      fprintf (out, "%s%s\n", text, path->str);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    walk (child, out);
}

static gboolean
tell_cb (gpointer data)
{
  const char *name = g_getenv ("HEXARBITER_CUT_TEXT");
  g_autofree char *new_name = g_strconcat (name, ".new", NULL);
  FILE *out = fopen (new_name, "w");
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    walk (window->data, out);
  fclose (out);
  rename (new_name, name);
  return G_SOURCE_CONTINUE;
}

__attribute__ ((constructor)) static void
begin (void)
{
  if (g_getenv ("HEXARBITER_CUT_TEXT") != NULL)
    g_unix_signal_add (SIGUSR1, tell_cb, NULL);
}
