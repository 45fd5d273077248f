/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes a widget of every template, and everything else that a .ui file describes: a warning ends the test. */

#include "config.h"

#include <adwaita.h>

#define FOLDER HX_RESOURCE_PATH "ui/"

/* Returns: (nullable): the class that the template in @text is for. */
static char *
find_class (const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("<template class=\"(\\w+)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  return g_regex_match (regex, text, 0, &match) ? g_match_info_fetch (match, 1) : NULL;
}

static void
make_widget (const char *class_name)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();
  GType type = gtk_builder_get_type_from_name (builder, class_name);
  g_autoptr (GtkWidget) widget = NULL;

  g_assert_true (g_type_is_a (type, GTK_TYPE_WIDGET));
  widget = g_object_ref_sink (g_object_new (type, NULL));
  if (GTK_IS_WINDOW (widget))
    gtk_window_destroy (GTK_WINDOW (widget));
}

static void
test_templates (void)
{
  g_auto (GStrv) names = g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  guint n_templates = 0;

  g_assert_nonnull (names);
  for (char **name = names; *name != NULL; name++)
    {
      g_autofree char *path = g_strconcat (FOLDER, *name, NULL);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      g_autofree char *class_name = find_class (text);

      g_test_message ("%s", path);
      if (class_name != NULL)
        {
          make_widget (class_name);
          n_templates++;
        }
      else
        {
          g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (path);

          g_assert_nonnull (builder);
        }
    }
  g_assert_cmpuint (n_templates, >=, 16);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/editor/templates", test_templates);

  return g_test_run ();
}
