/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole explanation out of the window, into a file or the clipboard, and a step of it for those who disagree. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-layers.h"
#include "hx-view-report.h"
#include "hx-write.h"

/* As wide as the page shows them: enough to read the tiles, and small enough for a page with many boards. */
#define PICTURE_WIDTH 480

/* What the drawing of a picture needs. */
typedef struct
{
  HxWindow *window;
  HxLayers *layers;
} Drawing;

static gboolean
draw_cb (gpointer              data,
         const HxReportFrame  *frame,
         HxReportLayer         layer,
         GBytes              **bytes,
         GError              **error)
{
  const Drawing *drawing = data;
  HxWindow *self = drawing->window;
  HxDocument *document = hx_view_state_get_document (self->view);
  HxFrame moment = {
    .box = hx_document_get_box (document),
    .catalog = hx_document_get_catalog (document),
    .language = hx_library_get_name_language (self->library),
    .view = hx_view_state_get_eyes (self->view),
    .board = &frame->board,
    .segment = frame->segment,
    .events = frame->events,
    .n_events = frame->n_events,
    .destroyed = frame->destroyed,
    .width = PICTURE_WIDTH,
  };

  return hx_layers_draw (drawing->layers, &moment, (HxLayer) layer, bytes, error);
}

static void
complain (HxWindow   *self,
          const char *text)
{
  hx_window_show_trouble (self, _("Could Not Save the Report"), text);
}

static void
saved_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL, *text = NULL;

  if (hx_write_finish (G_FILE (object), result, &error))
    {
      name = g_file_get_basename (G_FILE (object));
      text = g_strdup_printf (_("Report saved as “%s”."), name);
      hx_window_toast (self, text);
    }
  else
    {
      self->is_closing = FALSE;
      complain (self, error->message);
    }
  hx_window_end_writing (self);
}

static void
place_chosen_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, NULL);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autoptr (HxReport) report = NULL;
  g_autoptr (HxLayers) layers = hx_layers_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  Drawing drawing = { self, layers };
  HxReportFormat format;
  char *text;

  if (file == NULL || self->view == NULL)
    return;
  if (!hx_report_format_from_name (name, &format))
    {
      complain (self, _("The name of a report ends in .html, .md or .txt."));
      return;
    }
  report = hx_view_report_new (self->view);
  text = hx_report_write (report, format, draw_cb, &drawing, &error);
  if (text == NULL)
    {
      complain (self, error->message);
      return;
    }
  bytes = g_bytes_new_take (text, strlen (text));
  hx_window_begin_writing (self);
  hx_write_async (file, bytes, NULL, saved_cb, g_object_ref (self));
}

static GtkFileFilter *
create_filter (const char *name,
               const char *suffix)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_suffix (filter, suffix);

  return filter;
}

static void
save_report_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autoptr (GtkFileDialog) files = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) page = create_filter (_("Page with pictures (.html)"), "html");
  g_autoptr (GtkFileFilter) markdown = create_filter (_("Markdown (.md)"), "md");
  g_autoptr (GtkFileFilter) text = create_filter (_("Plain text (.txt)"), "txt");
  g_autofree char *name = hx_view_report_dup_name (self->view);

  g_list_store_append (filters, page);
  g_list_store_append (filters, markdown);
  g_list_store_append (filters, text);
  gtk_file_dialog_set_title (files, _("Save Report"));
  gtk_file_dialog_set_filters (files, G_LIST_MODEL (filters));
  gtk_file_dialog_set_initial_name (files, name);
  gtk_file_dialog_save (files, GTK_WINDOW (self), NULL, place_chosen_cb, g_object_ref (self));
}

static void
copy_report_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autoptr (HxReport) report = hx_view_report_new (self->view);
  g_autofree char *text = hx_report_to_markdown (report);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  hx_window_toast (self, hx_view_state_get_eyes (self->view) == HX_VIEW_ALL
                           ? _("Report copied as Markdown.")
                           : _("Report copied as Markdown, without what is hidden from the side that sees it."));
}

static void
copy_disagreement (HxWindow   *self,
                   gint        step,
                   const char *rule)
{
  gboolean left_out = FALSE;
  g_autofree char *text = hx_disagreement_dup (self->view, step, rule, &left_out);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  hx_window_toast (self, left_out ? _("Copied for a forum or a report, without what is hidden from the side that sees it.")
                                  : _("Copied for a forum or a report: what is said, by which rules, and the position."));
}

static void
disagree_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  HxWindow *self = user_data;

  copy_disagreement (self, hx_view_state_get_step (self->view), NULL);
}

static void
disagree_with_rule_cb (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       user_data)
{
  copy_disagreement (user_data, -1, g_variant_get_string (parameter, NULL));
}

static const GActionEntry entries[] = {
  { "save-report", save_report_cb },
  { "copy-report", copy_report_cb },
  { "disagree", disagree_cb },
  { "disagree-with-rule", disagree_with_rule_cb, "s" },
};

void
hx_window_add_report_actions (HxWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
