/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loads what the program knows once, and opens a window for each file. */

#include "config.h"

#include "hx-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "hx-about-dialog.h"
#include "hx-commands.h"
#include "hx-contrast.h"
#include "hx-data.h"
#include "hx-frame-timer.h"
#include "hx-help-window.h"
#include "hx-one-dialog.h"
#include "hx-own-armies-dialog.h"
#include "hx-preferences.h"
#include "hx-restore.h"
#include "hx-screenshot.h"
#include "hx-session-watch.h"
#include "hx-shortcuts-dialog.h"
#include "hx-window.h"

struct _HxApplication
{
  AdwApplication parent_instance;

  /* owned */
  HxLibrary *library;
  HxArmyShelf *shelf;
  HxSession *session;
  HxSessionWatch *session_watch;
  char *trouble;

  /* state */
  guint signal_ids[3];
  gboolean is_restored;
  HxScreenshot shot;
  const char *wish;
  HxHelpWindow *help;
  char *timed_hex;
  int n_timed;
  int status;
};

G_DEFINE_FINAL_TYPE (HxApplication, hx_application, ADW_TYPE_APPLICATION)

static void
names_changed_cb (HxApplication *self,
                  const char    *key,
                  GSettings     *settings)
{
  g_autofree char *names = g_settings_get_string (settings, HX_PREFERENCE_NAMES);

  hx_library_set_names (self->library, names);
}

/* What loading the data ended with. */
typedef struct
{
  HxCatalog *catalog;
  GPtrArray *own_armies;
  char *own_folder;
  GError *error;
} Loaded;

static gpointer
load_data (gpointer user_data)
{
  g_autofree char *datadir = hx_data_find_dir ();
  Loaded *loaded = g_new0 (Loaded, 1);

  if (datadir != NULL)
    loaded->catalog = hx_data_load (datadir, &loaded->error);
  loaded->own_folder = hx_own_armies_dup_folder ();
  if (loaded->catalog != NULL)
    loaded->own_armies = hx_own_armies_load (loaded->catalog, loaded->own_folder);

  return loaded;
}

static void
take_library (HxApplication *self,
              Loaded        *loaded)
{
  HxCatalog *catalog = loaded->catalog;
  g_autofree char *own_folder = loaded->own_folder;
  g_autoptr (GError) error = loaded->error;
  GSettings *settings;

  if (catalog == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message : _("The program’s data was not found."));
      self->status = 1;
      return;
    }
  self->library = hx_library_new (catalog, hx_languages_pick (hx_catalog_get_languages (catalog), g_get_language_names ()));
  self->shelf = hx_army_shelf_new (self->library, loaded->own_armies, own_folder);
  settings = hx_preferences_get_for_display (gdk_display_get_default ());
  g_signal_connect_object (settings, "changed::" HX_PREFERENCE_NAMES, G_CALLBACK (names_changed_cb), self,
                           G_CONNECT_SWAPPED);
  names_changed_cb (self, NULL, settings);
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
  else if (self->timed_hex != NULL && hx_window_get_view (window) != NULL)
    hx_frame_timer_start (window, self->timed_hex, MAX (self->n_timed, 1));
}

/* What was not saved comes first, whatever the program was started for; windows with files only if it was not for one. */
static void
restore (HxApplication *self,
         gboolean       with_files)
{
  g_autoptr (GPtrArray) windows = NULL;

  if (self->is_restored || self->shot.path != NULL)
    return;
  self->is_restored = TRUE;
  windows = self->session != NULL ? hx_session_take (self->session) : g_ptr_array_new ();
  self->trouble = hx_restore_windows (ADW_APPLICATION (self), self->library, windows, with_files);
  if (self->session != NULL)
    self->session_watch = hx_session_watch_new (GTK_APPLICATION (self), self->session);
}

static void
tell_trouble (HxApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));
  AdwDialog *dialog;

  if (self->trouble == NULL || window == NULL)
    return;
  dialog = adw_alert_dialog_new (_("A Draft Could Not Be Restored"), self->trouble);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (window));
  g_clear_pointer (&self->trouble, g_free);
}

static void
hx_application_activate (GApplication *application)
{
  HxApplication *self = HX_APPLICATION (application);
  GtkWindow *window;

  if (self->library == NULL)
    return;
  if (self->wish != NULL)
    {
      g_action_group_activate_action (G_ACTION_GROUP (application), g_steal_pointer (&self->wish), NULL);
      return;
    }
  restore (self, TRUE);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  if (window == NULL)
    {
      window = GTK_WINDOW (create_window (self));
      if (window != NULL && self->shot.path == NULL)
        hx_window_welcome (HX_WINDOW (window));
    }
  if (window != NULL)
    present (self, HX_WINDOW (window));
  tell_trouble (self);
}

static void
open_file (HxApplication *self,
           GFile         *file)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));
  HxWindow *window = hx_window_find (GTK_APPLICATION (self), file);

  if (window == NULL)
    {
      window = active != NULL && hx_window_get_is_free (HX_WINDOW (active)) ? HX_WINDOW (active) : create_window (self);
      if (window != NULL)
        hx_window_open (window, file);
    }
  if (window != NULL)
    present (self, window);
}

static void
hx_application_open (GApplication  *application,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  HxApplication *self = HX_APPLICATION (application);

  if (self->library == NULL)
    return;
  restore (self, FALSE);
  for (int i = 0; i < n_files; i++)
    open_file (self, files[i]);
  tell_trouble (self);
}

/* A desktop may start the program with one of these two, so they restore as well. */
static void
new_window_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  HxApplication *self = user_data;
  HxWindow *window;

  if (self->library == NULL)
    return;
  restore (self, FALSE);
  window = create_window (self);
  if (window != NULL)
    present (self, window);
  tell_trouble (self);
}

static void
new_position_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  HxApplication *self = user_data;
  GtkWindow *active;
  HxWindow *window;

  if (self->library == NULL)
    return;
  restore (self, FALSE);
  active = gtk_application_get_active_window (GTK_APPLICATION (self));
  window = active != NULL && hx_window_get_is_free (HX_WINDOW (active)) ? HX_WINDOW (active) : create_window (self);
  if (window == NULL)
    return;
  present (self, window);
  /* Whoever asks twice wants one dialog. */
  if (!hx_one_dialog_is_open (window))
    g_action_group_activate_action (G_ACTION_GROUP (window), "new", NULL);
  tell_trouble (self);
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  HxApplication *self = user_data;
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (self->library == NULL || hx_one_dialog_is_open (window))
    return;
  adw_dialog_present (hx_preferences_dialog_new (hx_preferences_get_for_display (gdk_display_get_default ()),
                                                 hx_catalog_get_languages (hx_library_get_catalog (self->library))),
                      window != NULL ? GTK_WIDGET (window) : NULL);
}

static void
own_armies_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  HxApplication *self = user_data;
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (self->shelf != NULL && !hx_one_dialog_is_open (window))
    adw_dialog_present (hx_own_armies_dialog_new (self->shelf), window != NULL ? GTK_WIDGET (window) : NULL);
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));

  if (!hx_one_dialog_is_open (window))
    adw_dialog_present (hx_shortcuts_dialog_new (), window != NULL ? GTK_WIDGET (window) : NULL);
}

/* One window for all pages, which goes when the last scenario does. */
static void
help_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  HxApplication *self = user_data;
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (self->help == NULL)
    g_set_weak_pointer (&self->help, hx_help_window_new ());
  hx_help_window_open (self->help, window != NULL ? hx_window_find_help (HX_WINDOW (window)) : "index");
  gtk_window_present (GTK_WINDOW (self->help));
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));

  if (!hx_one_dialog_is_open (window))
    adw_dialog_present (hx_about_dialog_new (), window != NULL ? GTK_WIDGET (window) : NULL);
}

/* A window that has a dialog open would close that and stay. Returns: whether a question is open, which is to be answered. */
static gboolean
close_dialogs (GtkWindow *window)
{
  g_autoptr (GListModel) dialogs = ADW_IS_APPLICATION_WINDOW (window)
                                     ? adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (window)) : NULL;
  gboolean asks = FALSE;

  for (guint i = dialogs != NULL ? g_list_model_get_n_items (dialogs) : 0; i-- > 0;)
    {
      g_autoptr (AdwDialog) dialog = g_list_model_get_item (dialogs, i);

      if (ADW_IS_ALERT_DIALOG (dialog))
        asks = TRUE;
      else
        adw_dialog_force_close (dialog);
    }

  return asks;
}

/* Each window asks for itself whether its scenario is to be saved. */
static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (user_data)));

  for (GList *item = windows; item != NULL; item = item->next)
    {
      if (!close_dialogs (item->data))
        gtk_window_close (item->data);
    }
}

static void
flush (HxApplication *self)
{
  for (GList *item = gtk_application_get_windows (GTK_APPLICATION (self)); item != NULL; item = item->next)
    {
      if (HX_IS_WINDOW (item->data))
        hx_window_flush (item->data);
    }
  if (self->session_watch != NULL)
    hx_session_watch_flush (self->session_watch);
}

/* The session is about to end, or asks whether it may: it may, for what is not saved is in the drafts. */
static void
query_end_cb (HxApplication *self)
{
  flush (self);
}

/* The end of a session, or a terminal that is closed: nobody can be asked any more, so drafts are all that can be done. */
static gboolean
terminated_cb (gpointer user_data)
{
  flush (user_data);
  g_application_quit (G_APPLICATION (user_data));

  return G_SOURCE_CONTINUE;
}

static void
watch_signals (HxApplication *self)
{
  static const int signums[] = { SIGHUP, SIGINT, SIGTERM };

  for (guint i = 0; i < G_N_ELEMENTS (signums); i++)
    self->signal_ids[i] = g_unix_signal_add (signums[i], terminated_cb, self);
}

static void
hx_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = {
    { "new-window", new_window_cb },
    { "new-position", new_position_cb },
    { "own-armies", own_armies_cb },
    { "preferences", preferences_cb },
    { "shortcuts", shortcuts_cb },
    { "help", help_cb },
    { "about", about_cb },
    { "quit", quit_cb },
  };
  HxApplication *self = HX_APPLICATION (application);
  /* GTK takes longer to start than the data to be read, so both go on at once. */
  GThread *loading = g_thread_new ("data", load_data, NULL);
  g_autofree Loaded *loaded = NULL;

  G_APPLICATION_CLASS (hx_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  hx_commands_set_accels (GTK_APPLICATION (self));
  gtk_window_set_default_icon_name (HX_APP_ID);
  hx_contrast_follow ();
  loaded = g_thread_join (loading);
  take_library (self, loaded);
  if (self->shot.path == NULL && self->timed_hex == NULL)
    {
      g_autofree char *path = hx_session_dup_path ();

      self->session = hx_session_claim (path);
    }
  watch_signals (self);
}

/* Sends the action to the program that is running already, or keeps it for this one. */
static int
wish_for (HxApplication *self,
          const char    *action)
{
  if (g_application_register (G_APPLICATION (self), NULL, NULL) && g_application_get_is_remote (G_APPLICATION (self)))
    {
      g_action_group_activate_action (G_ACTION_GROUP (self), action, NULL);
      return 0;
    }
  self->wish = action;

  return -1;
}

/* Windows that are still there were not closed by anybody. */
static void
hx_application_shutdown (GApplication *application)
{
  HxApplication *self = HX_APPLICATION (application);

  flush (self);
  g_clear_object (&self->session_watch);
  if (self->help != NULL)
    gtk_window_destroy (GTK_WINDOW (self->help));

  G_APPLICATION_CLASS (hx_application_parent_class)->shutdown (application);
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
  else if (g_variant_dict_lookup (options, "time-turns-on", "s", &self->timed_hex))
    {
      g_variant_dict_lookup (options, "turns", "i", &self->n_timed);
      g_application_set_flags (application, G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
    }
  else if (g_variant_dict_contains (options, "new-window"))
    return wish_for (self, "new-window");
  else if (g_variant_dict_contains (options, "new-position"))
    return wish_for (self, "new-position");

  return -1;
}

static void
hx_application_finalize (GObject *object)
{
  HxApplication *self = HX_APPLICATION (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->signal_ids); i++)
    g_clear_handle_id (&self->signal_ids[i], g_source_remove);
  g_clear_weak_pointer (&self->help);
  g_clear_object (&self->shelf);
  g_clear_object (&self->session_watch);
  g_clear_object (&self->session);
  g_clear_object (&self->library);
  g_clear_pointer (&self->trouble, g_free);
  g_clear_pointer (&self->timed_hex, g_free);
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
  application_class->shutdown = hx_application_shutdown;
  application_class->handle_local_options = hx_application_handle_local_options;
}

static void
hx_application_init (HxApplication *self)
{
  static const GOptionEntry options[] = {
    { "new-window", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL, N_("Open a new window"), NULL },
    { "new-position", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL, N_("Open a window to lay out a new position in"), NULL },
    { "screenshot", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_FILENAME, NULL, NULL, NULL },
    { "size", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_STRING, NULL, NULL, NULL },
    { "dark", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, NULL, NULL, NULL },
    { "show", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_STRING, NULL, NULL, NULL },
    { "time-turns-on", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_STRING, NULL, NULL, NULL },
    { "turns", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_INT, NULL, NULL, NULL },
    { "seen-by", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_INT, NULL, NULL, NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_signal_connect (self, "query-end", G_CALLBACK (query_end_cb), NULL);
}

/** hx_application_new: Returns: (transfer full): the program. */
HxApplication *
hx_application_new (void)
{
  return g_object_new (HX_TYPE_APPLICATION, "application-id", HX_APP_ID, "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", HX_RESOURCE_BASE, "register-session", TRUE, NULL);
}

/** hx_application_get_status: Returns: what to end with where the program could not do its work, or 0. */
int
hx_application_get_status (HxApplication *self)
{
  g_return_val_if_fail (HX_IS_APPLICATION (self), 1);

  return self->status;
}
