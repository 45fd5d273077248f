/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's puzzle on paper. What is tried stays where it is: the sheet shows the puzzle as it is laid out. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-puzzle-sheet-dialog.h"
#include "hx-puzzle-sheet.h"

/* The pages on their way to a file whose place is asked for. */
typedef struct
{
  HxWindow *window;
  HxPuzzleSheet *sheet;
} Export;

static void
place_chosen_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autofree Export *export = user_data;
  g_autoptr (HxWindow) self = export->window;
  g_autoptr (HxPuzzleSheet) sheet = export->sheet;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (file == NULL)
    return;
  bytes = hx_puzzle_sheet_to_pdf (sheet, &error);
  if (bytes != NULL)
    hx_window_export (self, file, bytes);
  else
    hx_window_show_trouble (self, _("Could Not Export the Puzzle"), error->message);
}

/* @sheet: (transfer full) */
static void
ask_for_place (HxWindow      *self,
               HxPuzzleSheet *sheet)
{
  g_autoptr (GtkFileDialog) files = gtk_file_dialog_new ();
  g_autofree char *name = hx_window_dup_file_name (self, ".pdf");
  Export *export = g_new0 (Export, 1);

  export->window = g_object_ref (self);
  export->sheet = sheet;
  gtk_file_dialog_set_title (files, _("Export the Puzzle"));
  gtk_file_dialog_set_initial_name (files, name);
  gtk_file_dialog_save (files, GTK_WINDOW (self), NULL, place_chosen_cb, export);
}

static void
accepted_cb (HxWindow      *self,
             HxPuzzleCheck *check,
             gboolean       is_pdf)
{
  HxPuzzleSheet *sheet = hx_puzzle_sheet_new (hx_window_get_document (self), check, GTK_WIDGET (self));
  g_autoptr (GError) error = NULL;

  if (is_pdf)
    ask_for_place (self, sheet);
  else if (!hx_puzzle_sheet_print (sheet, GTK_WINDOW (self), &error))
    hx_window_show_trouble (self, _("Could Not Print the Puzzle"), error->message);
}

/** hx_window_ask_for_sheet: Asks what of the puzzle is wanted on paper, or says why there is none. */
void
hx_window_ask_for_sheet (HxWindow *self)
{
  g_autofree HxPuzzle *puzzle = g_new0 (HxPuzzle, 1);
  g_autoptr (GError) error = NULL;
  AdwDialog *dialog;

  if (!hx_document_init_puzzle (hx_window_get_document (self), puzzle, &error))
    {
      hx_window_show_trouble (self, _("Not a Puzzle to Print"), error->message);
      return;
    }
  dialog = hx_puzzle_sheet_dialog_new (hx_window_get_document (self));
  g_signal_connect_object (dialog, "accepted", G_CALLBACK (accepted_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}
