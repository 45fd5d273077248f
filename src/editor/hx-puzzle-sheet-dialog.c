/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle whose solution is wanted is searched while the dialog stays; closing it ends the search. */

#include "config.h"

#include "hx-puzzle-sheet-dialog.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-dialog-focus.h"
#include "hx-phrase.h"

struct _HxPuzzleSheetDialog
{
  AdwDialog parent_instance;

  /* children */
  GtkWidget *solution;
  GtkWidget *print;
  GtkWidget *export;
  GtkWidget *busy;

  /* owned */
  HxDocument *document;
  HxPuzzleCheck *check;

  /* state */
  gboolean is_pdf;
};

enum
{
  SIGNAL_ACCEPTED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxPuzzleSheetDialog, hx_puzzle_sheet_dialog, ADW_TYPE_DIALOG)

static guint signals[N_SIGNALS];

/* The dialog goes first, so that what is asked next is not asked below it. */
static void
accept (HxPuzzleSheetDialog *self)
{
  g_autoptr (HxPuzzleSheetDialog) dialog = g_object_ref (self);
  g_autoptr (HxPuzzleCheck) check = g_steal_pointer (&self->check);

  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_signal_emit (dialog, signals[SIGNAL_ACCEPTED], 0, check, dialog->is_pdf);
}

static void
changed_cb (HxPuzzleSheetDialog *self)
{
  if (self->check != NULL && hx_puzzle_check_get_state (self->check) == HX_CHECK_DONE)
    accept (self);
}

static void
progress_cb (HxPuzzleSheetDialog *self)
{
  g_autofree char *n = g_strdup_printf ("%'" G_GUINT64_FORMAT, hx_puzzle_check_get_positions (self->check));
  g_autofree char *text = hx_phrase (_("{n} positions searched"), "n", n, NULL);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->busy), text);
}

static void
begin (HxPuzzleSheetDialog *self,
       gboolean             is_pdf)
{
  self->is_pdf = is_pdf;
  if (!adw_switch_row_get_active (ADW_SWITCH_ROW (self->solution)))
    {
      accept (self);
      return;
    }
  self->check = hx_puzzle_check_new (self->document, HX_CHECK_SOLUTIONS, NULL);
  g_return_if_fail (self->check != NULL);
  g_signal_connect_object (self->check, "progress", G_CALLBACK (progress_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->check, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_sensitive (self->solution, FALSE);
  gtk_widget_set_sensitive (self->print, FALSE);
  gtk_widget_set_sensitive (self->export, FALSE);
  gtk_widget_set_visible (self->busy, TRUE);
  hx_announce (GTK_WIDGET (self), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->busy)));
}

static void
print_cb (HxPuzzleSheetDialog *self)
{
  begin (self, FALSE);
}

static void
export_cb (HxPuzzleSheetDialog *self)
{
  begin (self, TRUE);
}

static void
hx_puzzle_sheet_dialog_closed (AdwDialog *dialog)
{
  HxPuzzleSheetDialog *self = HX_PUZZLE_SHEET_DIALOG (dialog);

  if (self->check != NULL)
    hx_puzzle_check_cancel (self->check);
}

static void
hx_puzzle_sheet_dialog_dispose (GObject *object)
{
  HxPuzzleSheetDialog *self = HX_PUZZLE_SHEET_DIALOG (object);

  if (self->check != NULL)
    hx_puzzle_check_cancel (self->check);
  g_clear_object (&self->check);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (hx_puzzle_sheet_dialog_parent_class)->dispose (object);
}

static void
hx_puzzle_sheet_dialog_class_init (HxPuzzleSheetDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_puzzle_sheet_dialog_dispose;
  ADW_DIALOG_CLASS (klass)->closed = hx_puzzle_sheet_dialog_closed;

  /** HxPuzzleSheetDialog::accepted: @check: (nullable): what the solver found, if the solution is wanted; @is_pdf: into a file */
  signals[SIGNAL_ACCEPTED] = g_signal_new ("accepted", HX_TYPE_PUZZLE_SHEET_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 2, HX_TYPE_PUZZLE_CHECK, G_TYPE_BOOLEAN);
}

static GtkWidget *
create_header (HxPuzzleSheetDialog *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *cancel = g_object_new (GTK_TYPE_BUTTON, "label", _("_Cancel"), "use-underline", TRUE, "can-shrink", TRUE, NULL);

  self->print = g_object_new (GTK_TYPE_BUTTON, "label", _("_Print…"), "use-underline", TRUE, "can-shrink", TRUE, NULL);
  gtk_widget_add_css_class (self->print, "suggested-action");
  g_signal_connect_object (cancel, "clicked", G_CALLBACK (adw_dialog_close), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->print, "clicked", G_CALLBACK (print_cb), self, G_CONNECT_SWAPPED);
  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), cancel);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), self->print);

  return header;
}

static GtkWidget *
create_page (HxPuzzleSheetDialog *self)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new (), *other = adw_preferences_group_new ();

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("The sheet shows the position, the hand and the task."));
  self->solution = g_object_new (ADW_TYPE_SWITCH_ROW, "title", _("_Solution on a Page of Its Own"), "use-underline", TRUE,
                                 "subtitle", _("The puzzle is solved first"), NULL);
  self->busy = g_object_new (ADW_TYPE_ACTION_ROW, "title", _("Looking for the solution…"), "visible", FALSE, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->busy), adw_spinner_new ());
  self->export = g_object_new (ADW_TYPE_BUTTON_ROW, "title", _("_Export as PDF…"), "use-underline", TRUE, NULL);
  g_signal_connect_object (self->export, "activated", G_CALLBACK (export_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->solution);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->busy);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (other), self->export);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (other));

  return page;
}

static void
hx_puzzle_sheet_dialog_init (HxPuzzleSheetDialog *self)
{
  GtkWidget *toolbar = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar), create_header (self));
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar), create_page (self));
  adw_dialog_set_title (ADW_DIALOG (self), _("Print the Puzzle"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 400);
  adw_dialog_set_child (ADW_DIALOG (self), toolbar);
  adw_dialog_set_default_widget (ADW_DIALOG (self), self->print);
  hx_dialog_focus (ADW_DIALOG (self), self->solution);
}

/**
 * hx_puzzle_sheet_dialog_new:
 * @document: a puzzle that can be solved
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
hx_puzzle_sheet_dialog_new (HxDocument *document)
{
  HxPuzzleSheetDialog *self = g_object_new (HX_TYPE_PUZZLE_SHEET_DIALOG, NULL);

  self->document = g_object_ref (document);

  return ADW_DIALOG (self);
}
