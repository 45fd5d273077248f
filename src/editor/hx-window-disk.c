/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens on disk while a scenario is open: its draft, and what other programs do to its file. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-announce.h"

static HxDocument *
get_document (HxWindow *self)
{
  return hx_window_get_document (self);
}

static void
outside_changed_cb (HxWindow *self)
{
  hx_file_bar_tell (self->file_bar, get_document (self));
}

/* Said once: it would come again with every change. */
static void
draft_failed_cb (HxWindow   *self,
                 const char *message)
{
  g_autofree char *text = NULL;

  if (self->has_draft_failed)
    return;
  self->has_draft_failed = TRUE;
  text = g_strdup_printf (_("Changes that are not saved cannot be kept safe: %s"), message);
  hx_window_toast (self, text);
}

/* From now on a draft keeps what the window's document has that is not saved; @draft may hold it already. */
void
hx_window_keep_draft (HxWindow *self,
                      HxDraft  *draft)
{
  g_autofree char *folder = hx_draft_dup_folder ();
  g_autoptr (HxDraft) own = draft != NULL ? g_object_ref (draft) : hx_draft_new (folder);

  g_clear_object (&self->autosave);
  self->autosave = hx_autosave_new (get_document (self), own);
  self->has_draft_failed = FALSE;
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (draft_failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (get_document (self), "notify::outside", G_CALLBACK (outside_changed_cb), self);
  hx_file_bar_tell (self->file_bar, get_document (self));
}

/**
 * hx_window_restore:
 * @draft: what is left of a session that ended without saving
 * @document: what was read from it
 */
void
hx_window_restore (HxWindow   *self,
                   HxDraft    *draft,
                   HxDocument *document)
{
  g_return_if_fail (HX_IS_WINDOW (self));
  g_return_if_fail (HX_IS_DRAFT (draft));
  g_return_if_fail (HX_IS_DOCUMENT (document));

  hx_window_set_document (self, document);
  g_signal_handlers_disconnect_by_func (document, outside_changed_cb, self);
  hx_window_keep_draft (self, draft);
  hx_window_toast (self, _("Restored with its changes, which are not saved yet."));
}

/** hx_window_flush: Has everything on disk when it returns, because the program may be gone then. */
void
hx_window_flush (HxWindow *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (HX_IS_WINDOW (self));

  hx_window_remember_size (self);
  if (self->autosave != NULL && !hx_autosave_flush (self->autosave, &error))
    g_printerr ("%s\n", error->message);
}

/** hx_window_describe: Returns: (transfer full): what is open and how large the window is, to be restored. */
HxSessionWindow *
hx_window_describe (HxWindow *self)
{
  HxSessionWindow *place = hx_session_window_new ();
  GFile *file = get_document (self) != NULL ? hx_document_get_file (get_document (self)) : self->failed_file;

  g_return_val_if_fail (HX_IS_WINDOW (self), place);

  if (file != NULL)
    place->uri = g_file_get_uri (file);
  if (get_document (self) != NULL && hx_document_get_dirty (get_document (self)))
    place->draft = hx_draft_dup_name (hx_autosave_get_draft (self->autosave));
  gtk_window_get_default_size (GTK_WINDOW (self), &place->width, &place->height);
  place->is_maximized = gtk_window_is_maximized (GTK_WINDOW (self));

  return place;
}

/** hx_window_place: @place: how large the window is to be; nothing else of it is looked at */
void
hx_window_place (HxWindow              *self,
                 const HxSessionWindow *place)
{
  g_return_if_fail (HX_IS_WINDOW (self));
  g_return_if_fail (place != NULL);

  hx_window_set_size (self, place->width, place->height);
  if (place->is_maximized)
    gtk_window_maximize (GTK_WINDOW (self));
  else
    gtk_window_unmaximize (GTK_WINDOW (self));
}

/* Whoever looks elsewhere may be about to log out; whoever comes back may have worked on the file there. */
static void
active_changed_cb (HxWindow *self)
{
  if (get_document (self) == NULL)
    return;
  if (gtk_window_is_active (GTK_WINDOW (self)))
    hx_document_look_async (get_document (self), NULL, NULL);
  else if (self->autosave != NULL)
    hx_autosave_write_soon (self->autosave);
}

static void
reload_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autoptr (HxDocument) document = get_document (self) != NULL ? g_object_ref (get_document (self)) : NULL;
  g_autoptr (GError) error = NULL;
  guint radius, n_sides;

  if (document == NULL || hx_document_get_file (document) == NULL)
    return;
  radius = hx_document_get_scenario (document)->radius;
  n_sides = hx_document_get_position (document)->n_sides;
  hx_view_state_end_battle (self->view);
  if (!hx_document_reload (document, &error))
    {
      hx_window_show_trouble (self, _("Could Not Reload the File"), error->message);
      return;
    }
  if (radius != hx_document_get_scenario (document)->radius || n_sides != hx_document_get_position (document)->n_sides)
    hx_window_set_document (self, document);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  hx_announce (GTK_WIDGET (self), _("Reloaded."));
}

static void
keep_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  HxWindow *self = user_data;

  if (get_document (self) == NULL)
    return;
  hx_document_keep (get_document (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static const GActionEntry entries[] = {
  { "reload", reload_cb },
  { "keep", keep_cb },
};

void
hx_window_add_disk_actions (HxWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_changed_cb), NULL);
}

/* Says with a dialog what went wrong with a file, over whatever the window shows. */
void
hx_window_show_trouble (HxWindow   *self,
                        const char *heading,
                        const char *text)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, text);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}
