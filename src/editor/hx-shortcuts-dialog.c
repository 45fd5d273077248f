/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Built from the action table; libadwaita has a dialog for this only in a later version than we need. */

#include "config.h"

#include "hx-shortcuts-dialog.h"

#include <glib/gi18n.h>

#include "hx-commands.h"

static char *
dup_keys (const HxCommand *command)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (command->accels) && command->accels[i] != NULL; i++)
    {
      guint key;
      GdkModifierType modifiers;

      if (gtk_accelerator_parse (command->accels[i], &key, &modifiers))
        g_strv_builder_take (builder, gtk_accelerator_get_label (key, modifiers));
    }
  keys = g_strv_builder_end (builder);

  /* Translators: between two keys that do the same. */
  return g_strjoinv (_(" or "), keys);
}

static GtkWidget *
create_row (const HxCommand *command)
{
  g_autofree char *keys = dup_keys (command);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (keys);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(command->title));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (label, "dimmed");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);

  return row;
}

static AdwPreferencesGroup *
create_group (HxCommandTopic topic)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  guint n_commands;
  const HxCommand *commands = hx_commands_get (&n_commands);

  adw_preferences_group_set_title (group, hx_commands_topic (topic));
  for (guint i = 0; i < n_commands; i++)
    {
      if (commands[i].topic == topic && commands[i].title != NULL)
        adw_preferences_group_add (group, create_row (&commands[i]));
    }

  return group;
}

/** hx_shortcuts_dialog_new: Returns: (transfer floating): the dialog. */
AdwDialog *
hx_shortcuts_dialog_new (void)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();

  for (guint topic = 0; topic < HX_N_TOPICS; topic++)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), create_group ((HxCommandTopic) topic));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  gtk_widget_set_name (GTK_WIDGET (dialog), "hx-shortcuts-dialog");
  adw_dialog_set_title (dialog, _("Keyboard Shortcuts"));
  adw_dialog_set_content_width (dialog, 520);
  adw_dialog_set_content_height (dialog, 640);
  adw_dialog_set_child (dialog, view);

  return dialog;
}
