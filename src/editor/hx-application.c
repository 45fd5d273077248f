/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loads what the program knows once, and opens a window for each file. */

#include "config.h"

#include "hx-application.h"

#include <glib/gi18n.h>

#include "hx-commands.h"
#include "hx-data.h"
#include "hx-screenshot.h"
#include "hx-shortcuts-dialog.h"
#include "hx-window.h"

struct _HxApplication
{
  AdwApplication parent_instance;

  /* owned */
  HxLibrary *library;

  /* state */
  HxScreenshot shot;
  int status;
};

G_DEFINE_FINAL_TYPE (HxApplication, hx_application, ADW_TYPE_APPLICATION)

/* Names are known in two languages; the first of the user's languages that is one of them decides. */
static HxLanguage
find_language (void)
{
  const char *const *names = g_get_language_names ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_has_prefix (names[i], "pl"))
        return HX_LANGUAGE_PL;
      if (g_str_has_prefix (names[i], "en"))
        return HX_LANGUAGE_EN;
    }

  return HX_LANGUAGE_EN;
}

static void
load_library (HxApplication *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *datadir = hx_data_find_dir ();
  HxCatalog *catalog = datadir != NULL ? hx_data_load (datadir, &error) : NULL;

  if (catalog == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message : _("The program’s data was not found."));
      self->status = 1;
      return;
    }
  self->library = hx_library_new (catalog, find_language ());
}

static HxWindow *
create_window (HxApplication *self)
{
  g_autoptr (GError) error = NULL;
  HxWindow *window = hx_window_new (ADW_APPLICATION (self), self->library);

  if (self->shot.path != NULL && !hx_screenshot_prepare (&self->shot, window, &error))
    {
      g_printerr ("%s\n", error->message);
      self->status = 2;
      gtk_window_destroy (GTK_WINDOW (window));
      return NULL;
    }

  return window;
}

static void
present (HxApplication *self,
         HxWindow      *window)
{
  gtk_window_present (GTK_WINDOW (window));
  if (self->shot.path != NULL)
    hx_screenshot_take (&self->shot, window, &self->status);
}

static void
hx_application_activate (GApplication *application)
{
  HxApplication *self = HX_APPLICATION (application);
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (self->library == NULL)
    return;
  if (window == NULL)
    window = GTK_WINDOW (create_window (self));
  if (window != NULL)
    present (self, HX_WINDOW (window));
}

static void
hx_application_open (GApplication  *application,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  HxApplication *self = HX_APPLICATION (application);

  for (int i = 0; self->library != NULL && i < n_files; i++)
    {
      GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (application));
      HxWindow *window = active != NULL && hx_window_get_view (HX_WINDOW (active)) == NULL ? HX_WINDOW (active)
                                                                                           : create_window (self);

      if (window == NULL)
        return;
      hx_window_open (window, files[i]);
      present (self, window);
    }
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));

  adw_dialog_present (hx_shortcuts_dialog_new (), window != NULL ? GTK_WIDGET (window) : NULL);
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));
  AdwDialog *dialog = adw_about_dialog_new ();

  g_object_set (dialog, "application-name", "Hexarbiter", "application-icon", HX_APP_ID, "version", HX_VERSION,
                "developer-name", _("The Hexarbiter Authors"), "website", HX_HOMEPAGE, "license-type",
                GTK_LICENSE_GPL_3_0, "comments",
                _("A referee for the board game Neuroshima Hex, and a board to draw positions on. "
                  "It is not connected with the game’s publisher."),
                /* Translators: your names, one a line. */
                "translator-credits", _("translator-credits"), NULL);
  adw_dialog_present (dialog, window != NULL ? GTK_WIDGET (window) : NULL);
}

/* Each window asks for itself whether its scenario is to be saved. */
static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (user_data)));

  for (GList *item = windows; item != NULL; item = item->next)
    gtk_window_close (item->data);
}

static void
hx_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = {
    { "shortcuts", shortcuts_cb },
    { "about", about_cb },
    { "quit", quit_cb },
  };
  HxApplication *self = HX_APPLICATION (application);

  G_APPLICATION_CLASS (hx_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  hx_commands_set_accels (GTK_APPLICATION (self));
  gtk_window_set_default_icon_name (HX_APP_ID);
  load_library (self);
}

/* A photograph is of a program of its own, whatever else is running. */
static int
hx_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  HxApplication *self = HX_APPLICATION (application);

  if (g_variant_dict_lookup (options, "screenshot", "^ay", &self->shot.path))
    {
      g_variant_dict_lookup (options, "size", "s", &self->shot.size);
      g_variant_dict_lookup (options, "show", "s", &self->shot.show);
      g_variant_dict_lookup (options, "seen-by", "i", &self->shot.side_number);
      self->shot.dark = g_variant_dict_contains (options, "dark");
      g_application_set_flags (application, G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
    }

  return -1;
}

static void
hx_application_finalize (GObject *object)
{
  HxApplication *self = HX_APPLICATION (object);

  g_clear_object (&self->library);
  g_clear_pointer (&self->shot.path, g_free);
  g_clear_pointer (&self->shot.size, g_free);
  g_clear_pointer (&self->shot.show, g_free);

  G_OBJECT_CLASS (hx_application_parent_class)->finalize (object);
}

static void
hx_application_class_init (HxApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hx_application_finalize;
  application_class->activate = hx_application_activate;
  application_class->open = hx_application_open;
  application_class->startup = hx_application_startup;
  application_class->handle_local_options = hx_application_handle_local_options;
}

static void
hx_application_init (HxApplication *self)
{
  static const GOptionEntry options[] = {
    { "screenshot", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_FILENAME, NULL, NULL, NULL },
    { "size", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_STRING, NULL, NULL, NULL },
    { "dark", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, NULL, NULL, NULL },
    { "show", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_STRING, NULL, NULL, NULL },
    { "seen-by", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_INT, NULL, NULL, NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

/** hx_application_new: Returns: (transfer full): the program. */
HxApplication *
hx_application_new (void)
{
  return g_object_new (HX_TYPE_APPLICATION, "application-id", HX_APP_ID, "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", HX_RESOURCE_BASE, NULL);
}

/** hx_application_get_status: Returns: what to end with where the program could not do its work, or 0. */
int
hx_application_get_status (HxApplication *self)
{
  g_return_val_if_fail (HX_IS_APPLICATION (self), 1);

  return self->status;
}
