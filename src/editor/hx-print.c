/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paper is light, whatever the window is; a sheet also says what the signs on the tiles mean. */

#include "config.h"

#include "hx-print.h"

#include "hx-board-picture.h"
#include "hx-page.h"
#include "hx-secret-text.h"
#include "hx-task-text.h"

typedef struct
{
  HxViewState *view;
  HxBoardPicture *picture;
  HxPage page;
  GPtrArray *texts;
} Sheet;

static void
free_sheet (gpointer data)
{
  Sheet *sheet = data;

  g_clear_object (&sheet->view);
  g_clear_pointer (&sheet->picture, hx_board_picture_free);
  g_clear_pointer (&sheet->texts, g_ptr_array_unref);
  g_free (sheet);
}

/* @text: (transfer full) */
static void
add_entry (Sheet      *sheet,
           HxPageSign  sign,
           guint       color,
           char       *text)
{
  g_ptr_array_add (sheet->texts, text);
  sheet->page.entries[sheet->page.n_entries++] = (HxPageEntry) { sign, color, text };
}

static void
add_sides (Sheet *sheet)
{
  HxDocument *document = hx_view_state_get_document (sheet->view);
  const HxPosition *position = &sheet->picture->position;

  for (guint side = 0; side < position->n_sides; side++)
    {
      int points = hx_position_hq_points (hx_document_get_box (document), position, (int) side);
      g_autofree char *name = hx_document_dup_side_name (document, side);

      add_entry (sheet, HX_PAGE_SIDE, sheet->picture->scene.colors[side], hx_side_points (name, points));
    }
}

static Sheet *
create_sheet (HxViewState *view,
              GtkWidget   *widget)
{
  Sheet *sheet = g_new0 (Sheet, 1);
  char *title = hx_document_dup_title (hx_view_state_get_document (view));
  char *eyes = hx_secret_text_dup_eyes (view);

  sheet->view = g_object_ref (view);
  sheet->picture = hx_board_picture_new (view, widget);
  sheet->picture->style.scheme = HX_SCHEME_LIGHT;
  sheet->texts = g_ptr_array_new_with_free_func (g_free);
  sheet->page.scene = &sheet->picture->scene;
  sheet->page.title = title;
  sheet->page.subtitle = eyes != NULL ? eyes : "";
  g_ptr_array_add (sheet->texts, title);
  g_ptr_array_add (sheet->texts, eyes);
  add_sides (sheet);
  hx_page_list_signs (sheet->page.entries + sheet->page.n_entries);
  sheet->page.n_entries += HX_PAGE_N_SIGNS;

  return sheet;
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                number,
              gpointer           user_data)
{
  Sheet *sheet = user_data;

  hx_draw_page (gtk_print_context_get_cairo_context (context), &sheet->page, gtk_print_context_get_width (context),
                gtk_print_context_get_height (context), &sheet->picture->style);
}

/**
 * hx_print:
 * @view: what a window shows
 * @window: that window
 * @error: why it cannot be printed
 *
 * Asks how, and prints the board as the window shows it. The sheet is drawn from the board as it is now.
 *
 * Returns: whether it is printed or nobody wants it to be
 */
gboolean
hx_print (HxViewState  *view,
          GtkWindow    *window,
          GError      **error)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  Sheet *sheet;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), FALSE);

  sheet = create_sheet (view, GTK_WIDGET (window));
  g_object_set_data_full (G_OBJECT (operation), "hx-sheet", sheet, free_sheet);
  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_job_name (operation, sheet->page.title);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), sheet);

  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, error) !=
         GTK_PRINT_OPERATION_RESULT_ERROR;
}
