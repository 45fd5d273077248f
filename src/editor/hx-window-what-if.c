/* SPDX-License-Identifier: GPL-3.0-or-later */
/* While something is tried, the window shows a copy; its file, its draft and its title stay those of the scenario. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-playing.h"

static void
tell (HxWindow *self)
{
  hx_what_if_bar_tell (self->what_if_bar, self->what_if, hx_view_state_get_eyes (self->view));
}

/* What the window is about, whatever it shows. */
HxDocument *
hx_window_get_document (HxWindow *self)
{
  if (self->what_if != NULL)
    return hx_what_if_get_document (self->what_if);
  if (self->attempt != NULL)
    return hx_puzzle_try_get_document (self->attempt);

  return self->view != NULL ? hx_view_state_get_document (self->view) : NULL;
}

static void
document_changed_cb (HxWindow *self);

/* Forgets what is tried, without showing anything else. */
void
hx_window_drop_what_if (HxWindow *self)
{
  if (self->what_if == NULL)
    return;
  g_signal_handlers_disconnect_by_func (hx_what_if_get_document (self->what_if), document_changed_cb, self);
  g_signal_handlers_disconnect_by_data (self->what_if, self);
  g_clear_object (&self->what_if);
  g_clear_object (&self->asked_from);
  hx_what_if_bar_tell (self->what_if_bar, NULL, HX_VIEW_ALL);
}

/* Who looks, where, and for whom stays the same when something else is shown. */
static void
carry_over (HxViewState *from,
            HxViewState *to)
{
  hx_view_state_set_eyes (to, hx_view_state_get_eyes (from));
  hx_view_state_set_side (to, hx_view_state_get_side (from));
  hx_view_state_set_selection (to, hx_view_state_get_selection (from));
  hx_view_state_set_cursor (to, hx_view_state_get_cursor (from));
}

/* Shows again what was shown before, for the eyes that look now. */
static void
end_what_if (HxWindow   *self,
             const char *text)
{
  g_autoptr (HxViewState) view = g_object_ref (self->asked_from);

  carry_over (self->view, view);
  hx_window_stop_playing (self);
  hx_window_drop_what_if (self);
  hx_window_show (self, view);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  hx_window_toast (self, text);
}

/* The eyes may have changed with the view. */
static void
view_changed_cb (HxWindow *self)
{
  if (self->what_if != NULL)
    tell (self);
}

/* Read again from its file, the scenario is another than the one that the copy was made of. */
static void
document_changed_cb (HxWindow *self)
{
  if (self->what_if != NULL)
    end_what_if (self, _("The scenario has changed, so nothing is tried any more."));
}

static const HxPosition *
find_board (HxWindow *self)
{
  HxResolution *battle = hx_view_state_get_resolution (self->view);
  HxPlaying *playing = hx_view_state_get_playing (self->view);

  if (battle != NULL)
    return hx_resolution_get_frame (battle, hx_view_state_get_step (self->view));

  return playing != NULL ? &hx_playing_get_game (playing)->position : NULL;
}

static void
what_if_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autoptr (HxViewState) view = NULL;
  HxDocument *document;

  if (self->what_if != NULL)
    {
      gtk_widget_child_focus (GTK_WIDGET (self->what_if_bar), GTK_DIR_TAB_FORWARD);
      return;
    }
  hx_window_stop_playing (self);
  document = hx_view_state_get_document (self->view);
  self->what_if = hx_what_if_new (document, find_board (self));
  g_set_object (&self->asked_from, self->view);
  view = hx_view_state_new (hx_what_if_get_scratch (self->what_if));
  carry_over (self->view, view);
  hx_window_show (self, view);
  hx_inspector_show_page (self->inspector, "piece");
  /* the board is what gets changed now */
  if (hx_window_is_narrow (self))
    adw_bottom_sheet_set_open (self->sheet, FALSE);
  g_signal_connect_object (self->what_if, "changed", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::eyes", G_CALLBACK (view_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self, G_CONNECT_SWAPPED);
  tell (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
discard_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  HxWindow *self = user_data;

  if (self->what_if != NULL)
    end_what_if (self, _("The scenario is as it was."));
}

static void
keep (HxWindow *self)
{
  g_autoptr (HxWhatIf) what_if = NULL;

  if (self->what_if == NULL || !hx_what_if_get_is_changed (self->what_if))
    return;
  what_if = g_object_ref (self->what_if);
  end_what_if (self, _("What was tried is kept; one undo takes it back."));
  hx_what_if_keep (what_if);
}

static void
keep_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  keep (user_data);
}

/* Whether it is kept or not, closing goes on, and asks about the scenario if that has to be saved. */
static void
close_answered_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  const char *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (object), result);

  self->is_asking = FALSE;
  if (self->what_if == NULL || g_str_equal (response, "cancel"))
    return;
  if (g_str_equal (response, "keep"))
    keep (self);
  else
    end_what_if (self, _("The scenario is as it was."));
  gtk_window_close (GTK_WINDOW (self));
}

/* Asks before a window is closed on what was tried in it. Returns: whether there is something to ask. */
gboolean
hx_window_ask_about_what_if (HxWindow *self)
{
  AdwDialog *dialog;

  if (self->what_if == NULL || !hx_what_if_get_is_changed (self->what_if))
    return FALSE;
  if (self->is_asking)
    return TRUE;
  self->is_asking = TRUE;
  dialog = adw_alert_dialog_new (_("Keep What Was Tried?"),
                                 _("The changes of this what if are not in the scenario. They are lost if you discard them."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "discard", _("_Discard"), "keep",
                                  _("_Keep Changes"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "keep", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "keep");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_choose (ADW_ALERT_DIALOG (dialog), GTK_WIDGET (self), NULL, close_answered_cb, g_object_ref (self));

  return TRUE;
}

static const GActionEntry entries[] = {
  { "what-if", what_if_cb },
  { "discard-what-if", discard_cb },
  { "keep-what-if", keep_cb },
};

void
hx_window_add_what_if_actions (HxWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
