/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions out of the window, as text, as picture, on paper, and text into it. Nothing that the window hides gets out. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-announce.h"
#include "hx-board-picture.h"
#include "hx-export-dialog.h"
#include "hx-one-dialog.h"
#include "hx-print.h"
#include "hx-sharing.h"
#include "hx-write.h"

/* Width of a copied picture: sharp in a chat, and no burden to it. */
#define COPY_WIDTH 1200

static HxDocument *
get_document (HxWindow *self)
{
  return hx_view_state_get_document (self->view);
}

static void
complain (HxWindow     *self,
          const char   *heading,
          const GError *error)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, error->message);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
copy_text_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  HxWindow *self = user_data;
  gboolean left_out = FALSE;
  g_autofree char *text = hx_sharing_dup_text (self->view, &left_out);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  hx_window_toast (self, left_out ? _("Position copied as text, without what is hidden from the side that sees it.")
                                  : _("Position copied as text."));
}

static void
picture_drawn_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = hx_board_picture_render_finish (result, &error);
  g_autoptr (GdkTexture) texture = bytes != NULL ? gdk_texture_new_from_bytes (bytes, &error) : NULL;

  if (texture != NULL)
    {
      gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (self)), texture);
      hx_window_toast (self, _("Picture copied."));
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    complain (self, _("Could Not Copy the Picture"), error);
  hx_window_end_writing (self);
}

/* The clipboard has what was copied last: a picture still being drawn is given up when anything else is copied. */
static void
copy_picture_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  HxWindow *self = user_data;
  HxPictureKind kind = { HX_FORMAT_PNG, COPY_WIDTH };
  GCancellable *before = g_object_get_data (G_OBJECT (self), "hx-copying");
  GCancellable *cancellable = g_cancellable_new ();

  if (before != NULL)
    g_cancellable_cancel (before);
  g_object_set_data_full (G_OBJECT (self), "hx-copying", cancellable, g_object_unref);
  g_signal_connect_object (gtk_widget_get_clipboard (GTK_WIDGET (self)), "changed", G_CALLBACK (g_cancellable_cancel), cancellable,
                           G_CONNECT_SWAPPED);
  hx_window_begin_writing (self);
  hx_board_picture_render_async (hx_board_picture_new (self->view, GTK_WIDGET (self)), &kind, cancellable, picture_drawn_cb,
                                 g_object_ref (self));
}

typedef struct
{
  HxWindow *window;
  HxDocument *document;
} Pasted;

static void
open_in_new_window (HxWindow   *self,
                    HxDocument *document)
{
  HxWindow *window = hx_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))), self->library);

  gtk_window_present (GTK_WINDOW (window));
  hx_window_set_document (window, document);
}

static void
paste_answered_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autofree Pasted *pasted = user_data;
  g_autoptr (HxWindow) self = pasted->window;
  g_autoptr (HxDocument) document = pasted->document;
  const char *answer = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (object), result);

  if (g_strcmp0 (answer, "replace") == 0)
    hx_window_set_document (self, document);
  else if (g_strcmp0 (answer, "new") == 0)
    open_in_new_window (self, document);
}

static void
ask_before_replacing (HxWindow   *self,
                      HxDocument *document)
{
  g_autofree char *title = hx_document_dup_title (get_document (self));
  AdwDialog *dialog = adw_alert_dialog_new (_("Replace the Position?"), NULL);
  Pasted *pasted = g_new0 (Pasted, 1);

  pasted->window = g_object_ref (self);
  pasted->document = g_object_ref (document);
  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog),
                                _("“%s” has changes that are not saved. They are lost if the pasted position "
                                  "takes its place."), title);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "replace", _("_Replace"), "new",
                                  _("New _Window"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "replace", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "new", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "new");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_choose (ADW_ALERT_DIALOG (dialog), GTK_WIDGET (self), NULL, paste_answered_cb, pasted);
}

static void
text_read_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);
  g_autoptr (HxDocument) document = NULL;
  g_autoptr (GError) error = NULL;

  document = hx_sharing_read_text (self->library, text != NULL ? text : "", &error);
  if (document == NULL)
    {
      complain (self, _("Could Not Paste a Position"), error);
      return;
    }
  if (!hx_window_get_is_blank (self))
    {
      ask_before_replacing (self, document);
      return;
    }
  hx_window_set_document (self, document);
  hx_window_toast (self, _("Position pasted."));
}

static void
paste_text_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  HxWindow *self = user_data;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, text_read_cb, g_object_ref (self));
}

static void
exported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (hx_write_finish (G_FILE (object), result, &error))
    {
      name = g_file_get_basename (G_FILE (object));
      text = g_strdup_printf (_("Exported as “%s”."), name);
      hx_window_toast (self, text);
    }
  else
    {
      self->is_closing = FALSE;
      complain (self, _("Could Not Export the Picture"), error);
    }
  hx_window_end_writing (self);
}

/** hx_window_export: Writes @bytes into @file, and tells whether that went well. */
void
hx_window_export (HxWindow *self,
                  GFile    *file,
                  GBytes   *bytes)
{
  hx_window_begin_writing (self);
  hx_write_async (file, bytes, NULL, exported_cb, g_object_ref (self));
}

/** hx_window_dup_file_name: Returns: (transfer full): a name for a file that is made of the scenario, with @suffix. */
char *
hx_window_dup_file_name (HxWindow   *self,
                         const char *suffix)
{
  g_autofree char *title = hx_document_dup_title (hx_window_get_document (self));

  if (g_str_has_suffix (title, ".hexa"))
    title[strlen (title) - strlen (".hexa")] = '\0';

  return g_strconcat (g_strdelimit (title, "/\\:", '-'), suffix, NULL);
}

/* The picture is drawn when its place is known, and no earlier: what was chosen travels with the dialog. */
typedef struct
{
  HxWindow *window;
  GFile *file;
  HxExportChoice choice;
} Export;

static void
export_drawn_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autofree Export *export = user_data;
  g_autoptr (HxWindow) self = export->window;
  g_autoptr (GFile) file = export->file;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = hx_board_picture_render_finish (result, &error);

  if (bytes != NULL)
    hx_window_export (self, file, bytes);
  else
    {
      self->is_closing = FALSE;
      complain (self, _("Could Not Export the Picture"), error);
    }
  hx_window_end_writing (self);
}

static void
export_place_chosen_cb (GObject      *object,
                        GAsyncResult *result,
                        gpointer      user_data)
{
  Export *export = user_data;
  HxWindow *self = export->window;
  HxPictureKind kind = { export->choice.format, export->choice.width };
  HxBoardPicture *picture;

  export->file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, NULL);
  if (export->file == NULL || self->view == NULL)
    {
      g_clear_object (&export->file);
      g_object_unref (self);
      g_free (export);
      return;
    }
  picture = hx_board_picture_new (self->view, GTK_WIDGET (self));
  picture->style.scheme = export->choice.scheme;
  hx_window_begin_writing (self);
  hx_board_picture_render_async (picture, &kind, NULL, export_drawn_cb, export);
}

static void
export_accepted_cb (HxWindow  *self,
                    AdwDialog *dialog)
{
  g_autoptr (GtkFileDialog) files = gtk_file_dialog_new ();
  Export *export = g_new0 (Export, 1);
  g_autofree char *name = NULL;

  export->window = g_object_ref (self);
  export->choice = hx_export_dialog_get_choice (HX_EXPORT_DIALOG (dialog));
  name = hx_window_dup_file_name (self, hx_export_format_suffix (export->choice.format));
  gtk_file_dialog_set_title (files, _("Export Picture"));
  gtk_file_dialog_set_initial_name (files, name);
  gtk_file_dialog_save (files, GTK_WINDOW (self), NULL, export_place_chosen_cb, export);
}

static void
export_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  HxWindow *self = user_data;
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self))));
  AdwDialog *dialog;

  if (hx_one_dialog_is_open (self))
    return;
  dialog = hx_export_dialog_new (is_dark ? HX_SCHEME_DARK : HX_SCHEME_LIGHT, hx_view_state_get_eyes (self->view) != HX_VIEW_ALL);
  g_signal_connect_object (dialog, "accepted", G_CALLBACK (export_accepted_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
print_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autoptr (GError) error = NULL;

  if (!hx_print (self->view, GTK_WINDOW (self), &error))
    complain (self, _("Could Not Print the Board"), error);
}

static const GActionEntry entries[] = {
  { "copy-text", copy_text_cb },
  { "copy-picture", copy_picture_cb },
  { "paste-text", paste_text_cb },
  { "export", export_cb },
  { "print", print_cb },
};

void
hx_window_add_share_actions (HxWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
