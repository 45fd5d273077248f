/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is added or removed holds at once; a toast offers to take a removal back. */

#include "config.h"

#include "hx-own-armies-dialog.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "hx-announce.h"
#include "hx-data.h"
#include "hx-error-text.h"
#include "hx-phrase.h"
#include "hx-scenario.h"

/* Faults that the message about a file has room for. */
#define MAX_SHOWN 8

/* What a toast takes at the lower edge. */
#define TOAST_ROOM 48

struct _HxOwnArmiesDialog
{
  AdwDialog parent_instance;

  /* children */
  AdwToastOverlay *toasts;
  AdwPreferencesGroup *armies;
  GtkWidget *add;
  GtkWidget *sample;

  /* owned */
  HxArmyShelf *shelf;
  GPtrArray *rows;
};

G_DEFINE_FINAL_TYPE (HxOwnArmiesDialog, hx_own_armies_dialog, ADW_TYPE_DIALOG)

static void
say (HxOwnArmiesDialog *self,
     AdwToast          *toast)
{
  hx_announce (GTK_WIDGET (self), adw_toast_get_title (toast));
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static AdwToast *
create_toast (const char *format,
              const char *army)
{
  g_autofree char *text = hx_phrase (format, "army", army, NULL);
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);

  return toast;
}

static void
show_trouble (HxOwnArmiesDialog *self,
              const char        *heading,
              const char        *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* All faults of a file would be a long list; validate has it. */
static void
show_faults (HxOwnArmiesDialog *self,
             GStrv              faults)
{
  GString *text = g_string_new (NULL);
  guint n = g_strv_length (faults);
  g_autofree char *body = NULL;

  for (guint i = 0; i < n && i < MAX_SHOWN; i++)
    {
      g_autofree char *fault = hx_error_text_dup (faults[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", fault);
    }
  if (n > MAX_SHOWN)
    {
      g_autofree char *number = g_strdup_printf ("%u", n - MAX_SHOWN);
      g_autofree char *more = hx_phrase (ngettext ("{count} more is told by “hexarbiter-cli validate”.",
                                                   "{count} more are told by “hexarbiter-cli validate”.", n - MAX_SHOWN),
                                         "count", number, NULL);

      g_string_append_printf (text, "\n%s", more);
    }
  body = g_string_free_and_steal (text);
  show_trouble (self, _("Army Not Added"), body);
}

static void
add_army (HxOwnArmiesDialog *self,
          const char        *name,
          GBytes            *bytes)
{
  g_auto (GStrv) faults = NULL;
  g_autofree char *army = NULL;
  guint nth;

  if (!hx_army_shelf_add (self->shelf, name, bytes, &faults))
    {
      show_faults (self, faults);
      return;
    }
  nth = hx_army_shelf_get_n (self->shelf) - 1;
  army = hx_army_shelf_dup_name (self->shelf, nth);
  if (hx_army_shelf_get_state (self->shelf, nth) == HX_SHELF_WAITING)
    say (self, create_toast (_("{army} is used from the next start on"), army));
  else
    say (self, create_toast (_("{army} added"), army));
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_autofree char *name = g_file_get_parse_name (data);
  GError *error = NULL;
  GBytes *bytes = hx_scenario_read_file (data, name, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      user_data)
{
  HxOwnArmiesDialog *self = HX_OWN_ARMIES_DIALOG (object);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *path = g_file_get_basename (g_task_get_task_data (G_TASK (result)));
  g_autofree char *name = g_filename_display_name (path);

  if (self->shelf == NULL)
    return;
  if (bytes != NULL)
    add_army (self, name, bytes);
  else
    show_trouble (self, _("Army Not Added"), error->message);
}

static void
read_army (HxOwnArmiesDialog *self,
           GFile             *file)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, read_cb, NULL);

  g_task_set_source_tag (task, read_army);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

static void
chosen_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (HxOwnArmiesDialog) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, &error);

  if (file != NULL)
    read_army (self, file);
  else if (!g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
    show_trouble (self, _("Army Not Added"), error->message);
}

static void
add_cb (HxOwnArmiesDialog *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gtk_file_filter_set_name (filter, _("Army Files"));
  gtk_file_filter_add_suffix (filter, "json");
  g_list_store_append (filters, filter);
  gtk_file_dialog_set_title (dialog, _("Add an Army"));
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_open (dialog, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL, chosen_cb, g_object_ref (self));
}

static void
sample_cb (HxOwnArmiesDialog *self)
{
  g_autofree char *datadir = hx_data_find_dir ();
  g_autofree char *path = g_build_filename (datadir, "samples", "armies", "rust-fair.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  read_army (self, file);
}

static void
launched_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (HxOwnArmiesDialog) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!gtk_file_launcher_launch_finish (GTK_FILE_LAUNCHER (object), result, &error) && self->shelf != NULL
      && !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
    {
      g_autofree char *name = g_filename_display_name (hx_army_shelf_get_folder (self->shelf));
      g_autofree char *body = hx_phrase (_("The armies are in {folder}."), "folder", name, NULL);

      show_trouble (self, _("Folder Not Opened"), body);
    }
}

static void
folder_cb (HxOwnArmiesDialog *self)
{
  const char *folder = hx_army_shelf_get_folder (self->shelf);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (GtkFileLauncher) launcher = gtk_file_launcher_new (file);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_mkdir_with_parents (folder, 0700);
  gtk_file_launcher_launch (launcher, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL, launched_cb, g_object_ref (self));
}

static void
undo_cb (HxOwnArmiesDialog *self)
{
  g_autoptr (GError) error = NULL;

  if (self->shelf != NULL && !hx_army_shelf_restore (self->shelf, &error))
    show_trouble (self, _("Army Not Restored"), error->message);
}

static void
remove_clicked_cb (GtkWidget         *button,
                   HxOwnArmiesDialog *self)
{
  guint nth = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "nth"));
  g_autofree char *army = hx_army_shelf_dup_name (self->shelf, nth);
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (!hx_army_shelf_remove (self->shelf, nth, &error))
    {
      show_trouble (self, _("Army Not Removed"), error->message);
      return;
    }
  toast = create_toast (_("{army} removed"), army);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_timeout (toast, 0);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, G_CONNECT_SWAPPED);
  say (self, toast);
  gtk_widget_grab_focus (self->add);
}

static void
add_remove_button (HxOwnArmiesDialog *self,
                   GtkWidget         *row,
                   guint              nth)
{
  g_autofree char *army = hx_army_shelf_dup_name (self->shelf, nth);
  g_autofree char *label = hx_phrase (_("Remove {army}"), "army", army, NULL);
  GtkWidget *button;

  if (!hx_army_shelf_can_remove (self->shelf, nth))
    return;
  button = gtk_button_new_from_icon_name ("list-remove-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (button), "nth", GUINT_TO_POINTER (nth));
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), self, G_CONNECT_DEFAULT);
  if (ADW_IS_EXPANDER_ROW (row))
    adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row), button);
  else
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

/* What is wrong comes from the file and may look like markup. A row made with both would be told of the title first. */
static GtkWidget *
create_plain_row (GType       type,
                  const char *title)
{
  GtkWidget *row = g_object_new (type, "use-markup", FALSE, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);

  return row;
}

static GtkWidget *
create_faulty_row (HxOwnArmiesDialog *self,
                   guint              nth)
{
  const HxOwnArmy *own = hx_army_shelf_get_nth (self->shelf, nth);
  g_autofree char *name = hx_army_shelf_dup_name (self->shelf, nth);
  GtkWidget *row = create_plain_row (ADW_TYPE_EXPANDER_ROW, name);
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  gtk_widget_add_css_class (icon, "warning");
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Warning"), -1);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), icon);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), _("Left out: something is wrong with it"));
  for (guint i = 0; i < own->faults->len; i++)
    {
      g_autofree char *text = hx_error_text_dup (g_ptr_array_index (own->faults, i));
      GtkWidget *fault = create_plain_row (ADW_TYPE_ACTION_ROW, text);

      adw_action_row_set_title_lines (ADW_ACTION_ROW (fault), 0);
      adw_preferences_row_set_title_selectable (ADW_PREFERENCES_ROW (fault), TRUE);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), fault);
    }

  return row;
}

static GtkWidget *
create_row (HxOwnArmiesDialog *self,
            guint              nth)
{
  const HxOwnArmy *own = hx_army_shelf_get_nth (self->shelf, nth);
  HxShelfState state = hx_army_shelf_get_state (self->shelf, nth);
  g_autofree char *name = hx_army_shelf_dup_name (self->shelf, nth);
  g_autofree char *file = g_filename_display_basename (own->path);
  GtkWidget *row;

  if (state == HX_SHELF_LEFT_OUT)
    return create_faulty_row (self, nth);
  row = create_plain_row (ADW_TYPE_ACTION_ROW, name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), state == HX_SHELF_WAITING ? _("Used from the next start on") : file);

  return row;
}

/* What a toast offers to take back is the last thing that was done; after another it would be something else. */
static void
update (HxOwnArmiesDialog *self)
{
  adw_toast_overlay_dismiss_all (self->toasts);
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->armies, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < hx_army_shelf_get_n (self->shelf); i++)
    {
      GtkWidget *row = create_row (self, i);

      add_remove_button (self, row, i);
      g_ptr_array_add (self->rows, row);
      adw_preferences_group_add (self->armies, row);
    }
  if (self->rows->len == 0)
    {
      GtkWidget *row = create_plain_row (ADW_TYPE_ACTION_ROW, _("None yet"));

      gtk_widget_add_css_class (row, "dim-label");
      gtk_widget_set_focusable (row, FALSE);
      g_ptr_array_add (self->rows, row);
      adw_preferences_group_add (self->armies, row);
    }
}

static void
hx_own_armies_dialog_dispose (GObject *object)
{
  HxOwnArmiesDialog *self = HX_OWN_ARMIES_DIALOG (object);

  g_clear_object (&self->shelf);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (hx_own_armies_dialog_parent_class)->dispose (object);
}

static void
hx_own_armies_dialog_class_init (HxOwnArmiesDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_own_armies_dialog_dispose;
}

static void
hx_own_armies_dialog_init (HxOwnArmiesDialog *self)
{
  self->rows = g_ptr_array_new ();
}

static GtkWidget *
add_button_row (AdwPreferencesGroup *group,
                const char          *title,
                const char          *icon,
                GCallback            callback,
                HxOwnArmiesDialog   *self)
{
  GtkWidget *row = adw_button_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_button_row_set_start_icon_name (ADW_BUTTON_ROW (row), icon);
  g_signal_connect_object (row, "activated", callback, self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, row);

  return row;
}

static GtkWidget *
create_page (HxOwnArmiesDialog *self)
{
  GtkWidget *page = adw_preferences_page_new ();
  AdwPreferencesGroup *buttons = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  self->armies = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_description (self->armies,
                                         _("Home-made armies are chosen beside the official ones. Whoever opens a scenario with one needs its file too."));
  self->add = add_button_row (buttons, _("_Add Army…"), "list-add-symbolic", G_CALLBACK (add_cb), self);
  self->sample = add_button_row (buttons, _("Add _Sample Army"), "document-new-symbolic", G_CALLBACK (sample_cb), self);
  add_button_row (buttons, _("_Open Folder"), "folder-open-symbolic", G_CALLBACK (folder_cb), self);
  /* A toast lies below the last row, not over it. */
  gtk_widget_set_margin_bottom (GTK_WIDGET (buttons), TOAST_ROOM);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), self->armies);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), buttons);

  return page;
}

/** hx_own_armies_dialog_new: @shelf: what is shown. Returns: (transfer floating): the dialog. */
AdwDialog *
hx_own_armies_dialog_new (HxArmyShelf *shelf)
{
  HxOwnArmiesDialog *self;
  GtkWidget *view = adw_toolbar_view_new ();

  g_return_val_if_fail (HX_IS_ARMY_SHELF (shelf), NULL);

  self = g_object_new (HX_TYPE_OWN_ARMIES_DIALOG, NULL);
  self->shelf = g_object_ref (shelf);
  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_toast_overlay_set_child (self->toasts, create_page (self));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), GTK_WIDGET (self->toasts));
  adw_dialog_set_title (ADW_DIALOG (self), _("Own Armies"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 460);
  adw_dialog_set_content_height (ADW_DIALOG (self), 520);
  adw_dialog_set_child (ADW_DIALOG (self), view);
  g_signal_connect_object (shelf, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return ADW_DIALOG (self);
}
