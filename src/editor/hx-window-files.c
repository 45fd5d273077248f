/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New, open, save and close: nothing that the user made is lost without having been asked about. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-error-page.h"
#include "hx-error-text.h"
#include "hx-new-dialog.h"
#include "hx-one-dialog.h"
#include "hx-recent.h"
#include "hx-solved.h"
#include "hx-start-page.h"

static HxDocument *
get_document (HxWindow *self)
{
  return hx_window_get_document (self);
}

/* A scenario that is not saved keeps its window; what comes then gets another one. */
static HxWindow *
find_window_for_more (HxWindow *self)
{
  HxWindow *window = self;

  if (!hx_window_get_is_blank (self))
    {
      window = hx_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))), self->library);
      gtk_window_present (GTK_WINDOW (window));
    }

  return window;
}

static void
show_error (HxWindow     *self,
            GFile        *file,
            const GError *error)
{
  g_autofree char *words = hx_error_text_dup (error->message);

  g_set_object (&self->failed_file, file);
  gtk_stack_set_visible_child_name (self->stack, "error");
  gtk_window_set_title (GTK_WINDOW (self), _("Could Not Open the File"));
  hx_error_page_tell (hx_lazy_page_get (self->error_page), words);
}

/** hx_window_find: Returns: (transfer none) (nullable): the window of @application in which @file is open. */
HxWindow *
hx_window_find (GtkApplication *application,
                GFile          *file)
{
  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  for (GList *item = gtk_application_get_windows (application); item != NULL; item = item->next)
    {
      HxDocument *document = HX_IS_WINDOW (item->data) ? get_document (item->data) : NULL;

      if (document != NULL && hx_document_get_file (document) != NULL &&
          g_file_equal (hx_document_get_file (document), file))
        return item->data;
    }

  return NULL;
}

/**
 * hx_window_open:
 * @file: a scenario file
 *
 * Goes to the window that has it open; else opens it here if nothing is lost by that, else in a new window. A file with
 * a fault does not take the place of a scenario: what is wrong is said on a page of its own, or over the scenario.
 */
void
hx_window_open (HxWindow *self,
                GFile    *file)
{
  g_autoptr (HxDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  HxWindow *open;

  g_return_if_fail (HX_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  open = hx_window_find (gtk_window_get_application (GTK_WINDOW (self)), file);
  if (open != NULL)
    {
      gtk_window_present (GTK_WINDOW (open));
      return;
    }
  document = hx_document_load (self->library, file, &error);
  if (document != NULL)
    {
      hx_window_set_document (find_window_for_more (self), document);
      hx_recent_add (self->settings, file);
    }
  else if (self->view != NULL)
    {
      g_autofree char *words = hx_error_text_dup (error->message);

      hx_window_show_trouble (self, _("Could Not Open the File"), words);
    }
  else
    show_error (self, file, error);
}

static GListModel *
create_filters (void)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) scenarios = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (scenarios, _("Scenarios"));
  gtk_file_filter_add_suffix (scenarios, "hexa");
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, scenarios);
  g_list_store_append (filters, all);

  return G_LIST_MODEL (filters);
}

/* Somebody who closes a file dialog knows it; where none could be shown, that has to be said. */
static void
tell_of_dialog (HxWindow     *self,
                const GError *error)
{
  if (!g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) &&
      !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    hx_window_show_trouble (self, _("Could Not Choose a File"), error->message);
}

static void
file_chosen_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, &error);

  if (file != NULL)
    hx_window_open (self, file);
  else
    tell_of_dialog (self, error);
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListModel) filters = create_filters ();

  gtk_file_dialog_set_title (dialog, _("Open a Scenario"));
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_open (dialog, GTK_WINDOW (self), NULL, file_chosen_cb, g_object_ref (self));
}

static void
open_recent_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  g_autofree char *text = NULL;

  if (!hx_recent_is_missing (file))
    {
      hx_window_open (self, file);
      return;
    }
  text = hx_recent_dup_farewell (file);
  hx_recent_remove (self->settings, file);
  hx_window_toast (self, text);
}

static void
retry_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autoptr (GFile) file = NULL;

  g_set_object (&file, self->failed_file);
  if (file != NULL)
    hx_window_open (self, file);
}

static void
created_cb (HxWindow    *self,
            HxNewDialog *dialog)
{
  HxWindow *window = find_window_for_more (self);
  g_autoptr (HxDocument) document = hx_document_new (self->library, hx_new_dialog_create (dialog), NULL);

  hx_window_set_document (window, document);
}

static void
new_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       user_data)
{
  HxWindow *self = user_data;
  AdwDialog *dialog;

  if (hx_one_dialog_is_open (self))
    return;
  dialog = hx_new_dialog_new (self->library);
  g_signal_connect_object (dialog, "created", G_CALLBACK (created_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/** hx_window_begin_writing: Until hx_window_end_writing() the window does not close, for the program might end with it. */
void
hx_window_begin_writing (HxWindow *self)
{
  g_return_if_fail (HX_IS_WINDOW (self));

  self->n_writing++;
}

/** hx_window_end_writing: Closes the window if that was asked for meanwhile; what was changed meanwhile is asked about. */
void
hx_window_end_writing (HxWindow *self)
{
  g_return_if_fail (HX_IS_WINDOW (self));
  g_return_if_fail (self->n_writing > 0);

  self->n_writing--;
  if (!self->is_closing || self->n_writing > 0)
    return;
  self->is_closing = FALSE;
  gtk_window_close (GTK_WINDOW (self));
}

static void ask_for_place (HxWindow *self);

static void
failure_answered_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;

  if (g_str_equal (adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (object), result), "save-as"))
    ask_for_place (self);
}

static void
tell_of_failure (HxWindow     *self,
                 const GError *error)
{
  AdwDialog *dialog = adw_alert_dialog_new (_("Could Not Save the Scenario"), NULL);

  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog),
                                _("%s\n\nNothing is lost: the scenario stays open, and a draft of it is kept."),
                                error->message);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "close", _("_Close"), "save-as", _("Save _As…"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "save-as", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "save-as");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "close");
  adw_alert_dialog_choose (ADW_ALERT_DIALOG (dialog), GTK_WIDGET (self), NULL, failure_answered_cb,
                           g_object_ref (self));
}

static void
saved_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (hx_document_save_finish (HX_DOCUMENT (object), result, &error))
    {
      hx_announce (GTK_WIDGET (self), _("Saved."));
      hx_recent_add (self->settings, hx_document_get_file (HX_DOCUMENT (object)));
    }
  else
    {
      self->is_closing = FALSE;
      tell_of_failure (self, error);
    }
  hx_window_end_writing (self);
}

static void
save_to (HxWindow *self,
         GFile    *file)
{
  hx_solved_settle (self->settings, hx_document_get_catalog (get_document (self)), file);
  hx_window_begin_writing (self);
  hx_document_save_async (get_document (self), file, NULL, saved_cb, g_object_ref (self));
}

static void
place_chosen_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, &error);

  if (file != NULL)
    {
      save_to (self, file);
      return;
    }
  self->is_closing = FALSE;
  tell_of_dialog (self, error);
}

static void
ask_for_place (HxWindow *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListModel) filters = create_filters ();
  g_autofree char *title = hx_document_dup_title (get_document (self));
  g_autofree char *name = g_strconcat (g_strdelimit (title, "/\\:", '-'), ".hexa", NULL);
  GFile *file = hx_document_get_file (get_document (self));

  gtk_file_dialog_set_title (dialog, _("Save the Scenario"));
  gtk_file_dialog_set_filters (dialog, filters);
  if (file != NULL)
    gtk_file_dialog_set_initial_file (dialog, file);
  else
    gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (self), NULL, place_chosen_cb, g_object_ref (self));
}

static void
overwrite_answered_cb (GObject      *object,
                       GAsyncResult *result,
                       gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  const char *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (object), result);

  if (g_str_equal (response, "overwrite"))
    save_to (self, hx_document_get_file (get_document (self)));
  else if (g_str_equal (response, "save-as"))
    ask_for_place (self);
  else
    self->is_closing = FALSE;
}

static void
ask_before_overwriting (HxWindow *self)
{
  g_autofree char *name = hx_recent_dup_name (hx_document_get_file (get_document (self)));
  AdwDialog *dialog = adw_alert_dialog_new (_("Save Over the Changed File?"), NULL);

  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog),
                                _("Another program changed “%s” after it was opened here. What that program wrote is "
                                  "lost if you save over it."),
                                name);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "overwrite", _("Save _Over It"),
                                  "save-as", _("Save _As…"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "overwrite", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "save-as");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_choose (ADW_ALERT_DIALOG (dialog), GTK_WIDGET (self), NULL, overwrite_answered_cb,
                           g_object_ref (self));
}

static void
looked_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  HxDocument *document = HX_DOCUMENT (object);
  HxOutside outside = hx_document_look_finish (document, result);

  if (get_document (self) != document)
    return;
  if (outside == HX_OUTSIDE_CHANGED)
    ask_before_overwriting (self);
  else
    save_to (self, hx_document_get_file (document));
}

static void
save (HxWindow *self)
{
  if (hx_document_get_file (get_document (self)) != NULL)
    hx_document_look_async (get_document (self), looked_cb, g_object_ref (self));
  else
    ask_for_place (self);
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  save (user_data);
}

static void
save_as_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  ask_for_place (user_data);
}

static const GActionEntry entries[] = {
  { "new", new_cb },
  { "open", open_cb },
  { "open-recent", open_recent_cb, "s" },
  { "retry", retry_cb },
  { "save", save_cb },
  { "save-as", save_as_cb },
};

static void
sample_chosen_cb (HxWindow *self,
                  GFile    *file)
{
  hx_window_open (self, file);
}

static void
recent_changed_cb (HxWindow *self)
{
  hx_recent_fill_menu (self->settings, self->recent_menu);
}

static void
start_made_cb (HxWindow    *self,
               HxStartPage *page)
{
  hx_start_page_fill (page, self->library, self->settings);
  g_signal_connect_object (page, "chosen", G_CALLBACK (sample_chosen_cb), self, G_CONNECT_SWAPPED);
}

static void
error_made_cb (HxWindow    *self,
               HxErrorPage *page)
{
  hx_error_page_set_menu (page, G_MENU_MODEL (self->primary_menu));
}

void
hx_window_add_file_actions (HxWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->start_page, "made", G_CALLBACK (start_made_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->error_page, "made", G_CALLBACK (error_made_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::" HX_RECENT_KEY, G_CALLBACK (recent_changed_cb), self,
                           G_CONNECT_SWAPPED);
  recent_changed_cb (self);
}

/** hx_window_open_beside: @file: a scenario file, which gets a window of its own unless it has one */
void
hx_window_open_beside (HxWindow *self,
                       GFile    *file)
{
  GtkApplication *application;
  HxWindow *window;

  g_return_if_fail (HX_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  application = gtk_window_get_application (GTK_WINDOW (self));
  window = hx_window_find (application, file);
  if (window == NULL)
    {
      window = hx_window_new (ADW_APPLICATION (application), self->library);
      hx_window_open (window, file);
    }
  gtk_window_present (GTK_WINDOW (window));
}

static gboolean
files_dropped_cb (GtkDropTarget *target,
                  const GValue  *value,
                  double         x,
                  double         y,
                  HxWindow      *self)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;
  hx_window_open (self, files->data);
  for (GSList *item = files->next; item != NULL; item = item->next)
    hx_window_open_beside (self, item->data);

  return TRUE;
}

void
hx_window_accept_files (HxWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY | GDK_ACTION_MOVE);

  g_signal_connect (target, "drop", G_CALLBACK (files_dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
close_answered_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  const char *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (object), result);

  self->is_asking = FALSE;
  if (g_str_equal (response, "discard"))
    {
      hx_window_remember_size (self);
      hx_autosave_discard (self->autosave);
      gtk_window_destroy (GTK_WINDOW (self));
    }
  else if (g_str_equal (response, "save"))
    {
      self->is_closing = TRUE;
      save (self);
    }
}

static void
ask_before_closing (HxWindow *self)
{
  g_autofree char *title = hx_document_dup_title (get_document (self));
  AdwDialog *dialog = adw_alert_dialog_new (_("Save Changes?"), NULL);

  self->is_asking = TRUE;
  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog),
                                _("“%s” has changes that are not saved. They are lost if you discard them."), title);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "discard", _("_Discard"), "save",
                                  _("_Save"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "save");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_choose (ADW_ALERT_DIALOG (dialog), GTK_WIDGET (self), NULL, close_answered_cb, g_object_ref (self));
}

/* While a window fills the screen or a part of it, its default size stays that to which it comes back. */
void
hx_window_remember_size (HxWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set (self->settings, "window-size", "(ii)", width, height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
}

gboolean
hx_window_close_request (GtkWindow *window)
{
  HxWindow *self = HX_WINDOW (window);

  if (hx_window_ask_about_what_if (self))
    return GDK_EVENT_STOP;
  if (self->n_writing > 0)
    {
      self->is_closing = TRUE;
      return GDK_EVENT_STOP;
    }
  if (hx_window_get_is_blank (self))
    {
      hx_window_remember_size (self);
      return GTK_WINDOW_CLASS (hx_window_get_parent_class ())->close_request (window);
    }
  if (!self->is_asking)
    ask_before_closing (self);

  return GDK_EVENT_STOP;
}
