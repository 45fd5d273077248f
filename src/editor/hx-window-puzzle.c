/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions about puzzles: making one, having it checked, solving it. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-one-dialog.h"
#include "hx-puzzle-check-dialog.h"
#include "hx-puzzle-dialog.h"
#include "hx-samples.h"
#include "hx-solved.h"
#include "hx-start-page.h"

/* A puzzle that is laid out is offered; one that is tried tells how far it is, and is marked when it is solved. */
void
hx_window_tell_puzzle (HxWindow *self)
{
  HxDocument *document = hx_window_get_document (self);
  gboolean is_laid_out = hx_view_state_get_resolution (self->view) == NULL && self->what_if == NULL;
  HxTryEnd end;

  if (self->attempt == NULL)
    {
      /* What still goes on about a puzzle that is another now is of no use. */
      if (self->check != NULL && hx_puzzle_check_get_state (self->check) != HX_CHECK_DONE
          && adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) == NULL
          && !hx_puzzle_check_is_about (self->check, document))
        hx_window_drop_check (self);
      hx_puzzle_bar_offer (self->puzzle_bar, is_laid_out ? self->view : NULL);
      return;
    }
  end = hx_puzzle_bar_tell (self->puzzle_bar, self->attempt, hx_view_state_get_playing (self->view));
  if (end == HX_TRY_SOLVED && !hx_puzzle_try_get_is_shown (self->attempt) && hx_document_get_file (document) != NULL)
    hx_solved_add (self->settings, hx_document_get_catalog (document), hx_document_get_scenario (document),
                   hx_document_get_file (document));
}

static void puzzle_changed_cb (HxWindow *self);

/* Forgets what is known of the puzzle, or ends the search for it. */
void
hx_window_drop_check (HxWindow *self)
{
  if (self->check != NULL)
    hx_puzzle_check_cancel (self->check);
  g_clear_object (&self->check);
  g_clear_object (&self->hints);
}

/* Forgets what is tried, without showing anything else. Whoever tries it again gets the same hints. */
void
hx_window_drop_try (HxWindow *self)
{
  if (self->attempt == NULL)
    return;
  g_signal_handlers_disconnect_by_func (hx_puzzle_try_get_document (self->attempt), puzzle_changed_cb, self);
  g_signal_handlers_disconnect_by_data (self->attempt, self);
  if (hx_puzzle_try_get_source (self->attempt) != NULL)
    g_set_object (&self->hints, hx_puzzle_try_get_source (self->attempt));
  g_clear_object (&self->attempt);
  g_clear_object (&self->asked_from);
  hx_puzzle_bar_tell (self->puzzle_bar, NULL, NULL);
}

static void
end_try (HxWindow *self)
{
  g_autoptr (HxViewState) view = NULL;

  view = g_object_ref (self->asked_from);
  hx_view_state_set_eyes (view, hx_view_state_get_eyes (self->view));
  hx_window_stop_playing (self);
  hx_window_drop_try (self);
  hx_window_show (self, view);
  hx_inspector_show_page (self->inspector, "piece");
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Shows the puzzle again as it is laid out; what is seen at once is said only to those who hear it. Returns: whether one was tried. */
gboolean
hx_window_end_try (HxWindow *self)
{
  if (self->attempt == NULL)
    return FALSE;
  end_try (self);
  hx_announce (GTK_WIDGET (self), _("The puzzle is as it was."));

  return TRUE;
}

static void
puzzle_changed_cb (HxWindow *self)
{
  end_try (self);
  hx_window_toast (self, _("The puzzle has changed, so it is no longer tried."));
}

/* Has the puzzle tried on a copy, or @line shown on one, so that the file stays as it is. */
void
hx_window_start_try (HxWindow           *self,
                     const HxPuzzleLine *line)
{
  HxDocument *document = hx_window_get_document (self);
  g_autoptr (HxViewState) view = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (HxPuzzleTry) attempt = hx_puzzle_try_new (document, line, &error);

  if (attempt == NULL || self->what_if != NULL)
    {
      hx_window_toast (self, attempt == NULL ? error->message : _("Keep or discard what you try first."));
      return;
    }
  hx_window_stop_playing (self);
  if (self->attempt != NULL)
    end_try (self);
  /* A toast would lie over the hand. */
  adw_toast_overlay_dismiss_all (self->toasts);
  g_set_object (&self->asked_from, self->view);
  g_set_object (&self->attempt, attempt);
  if (self->hints != NULL)
    hx_puzzle_try_use (attempt, self->hints);
  if (self->check != NULL)
    hx_puzzle_try_use (attempt, self->check);
  view = hx_view_state_new (hx_puzzle_try_get_scratch (attempt));
  hx_view_state_set_eyes (view, hx_view_state_get_eyes (self->view));
  hx_view_state_start_playing (view);
  hx_puzzle_try_begin (attempt, hx_view_state_get_playing (view));
  hx_window_show (self, view);
  g_signal_connect_object (self->attempt, "hinted", G_CALLBACK (hx_window_tell_puzzle), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "changed", G_CALLBACK (puzzle_changed_cb), self, G_CONNECT_SWAPPED);
  /* In a narrow window the inspector would lie over the board that is to be played on. */
  hx_inspector_show_page (self->inspector, "turn");
  if (!hx_window_is_narrow (self))
    hx_window_show_inspector (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
show_line_cb (HxWindow           *self,
              const HxPuzzleLine *line)
{
  hx_window_start_try (self, line);
}

static void
puzzle_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  HxWindow *self = user_data;

  if (!hx_one_dialog_is_open (self))
    adw_dialog_present (hx_puzzle_dialog_new (self->view), GTK_WIDGET (self));
}

static void
check_puzzle_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  HxWindow *self = user_data;
  AdwDialog *dialog;

  if (hx_one_dialog_is_open (self))
    return;
  if (self->attempt != NULL && hx_puzzle_try_get_is_shown (self->attempt))
    hx_window_end_try (self);
  dialog = hx_puzzle_check_dialog_new (self->view, &self->check);
  if (HX_IS_PUZZLE_CHECK_DIALOG (dialog))
    g_signal_connect_object (dialog, "show-line", G_CALLBACK (show_line_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
solve_puzzle_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  hx_window_start_try (user_data, NULL);
}

static void
hint_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  HxWindow *self = user_data;

  if (self->attempt != NULL && !hx_puzzle_try_get_is_shown (self->attempt))
    hx_puzzle_try_ask (self->attempt);
}

static void
fight_puzzle_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  HxWindow *self = user_data;
  HxPlaying *playing = hx_view_state_get_playing (self->view);
  g_autofree char *status = NULL;

  if (self->attempt == NULL || playing == NULL)
    return;
  if (hx_puzzle_try_get_is_ready (self->attempt, playing))
    {
      hx_puzzle_try_fight (self->attempt, playing);
      return;
    }
  status = hx_puzzle_try_dup_status (self->attempt, playing);
  hx_announce (GTK_WIDGET (self), status);
}

static void
show_solution_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autoptr (HxPuzzleLine) line = NULL;

  if (self->attempt == NULL || hx_puzzle_try_get_is_shown (self->attempt))
    return;
  line = hx_puzzle_try_tell (self->attempt);
  if (line != NULL)
    hx_window_start_try (self, line);
  else
    hx_window_toast (self, hx_puzzle_try_get_n_hints (self->attempt) == 0 ? _("Ask for a hint first, which looks for the solution.")
                                                                         : _("No solution is known yet."));
}

static void
next_puzzle_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  HxWindow *self = user_data;
  GFile *file = hx_document_get_file (hx_window_get_document (self));
  g_autoptr (GFile) next = file != NULL ? hx_samples_dup_next (file) : NULL;

  if (next != NULL)
    hx_window_open (self, next);
  else
    hx_window_toast (self, _("No other puzzle comes after this scenario."));
}

/* A scenario that is not saved keeps its window. */
static void
list_puzzles_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  HxWindow *self = user_data;
  GFile *file = hx_document_get_file (hx_window_get_document (self));
  g_autoptr (GFile) last = file != NULL ? g_object_ref (file) : NULL;
  HxWindow *window = self;

  if (hx_window_get_is_blank (self))
    hx_window_show_start (self);
  else
    window = hx_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))), self->library);
  gtk_window_present (GTK_WINDOW (window));
  hx_start_page_focus_puzzle (hx_lazy_page_get (window->start_page), last);
}

static void
print_puzzle_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  if (!hx_one_dialog_is_open (user_data))
    hx_window_ask_for_sheet (user_data);
}

static const GActionEntry entries[] = {
  { "puzzle", puzzle_cb },
  { "print-puzzle", print_puzzle_cb },
  { "check-puzzle", check_puzzle_cb },
  { "solve-puzzle", solve_puzzle_cb },
  { "next-puzzle", next_puzzle_cb },
  { "list-puzzles", list_puzzles_cb },
  { "hint", hint_cb },
  { "fight-puzzle", fight_puzzle_cb },
  { "show-solution", show_solution_cb },
};

void
hx_window_add_puzzle_actions (HxWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* From a solution on the board the way back leads to the check, whatever is fought there. */
void
hx_window_update_puzzle_actions (HxWindow *self)
{
  if (self->attempt != NULL && hx_puzzle_try_get_is_shown (self->attempt))
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "check-puzzle")), TRUE);
}
