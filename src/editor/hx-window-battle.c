/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions about a battle: its beginning and end, its steps, its choices. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-chapter.h"
#include "hx-one-dialog.h"
#include "hx-outcomes-dialog.h"
#include "hx-preferences.h"

/* How long a played step stays. */
static const guint step_ms[] = { [HX_SPEED_SLOW] = 1800, [HX_SPEED_NORMAL] = 900, [HX_SPEED_FAST] = 450 };

static HxDocument *
get_document (HxWindow *self)
{
  return hx_view_state_get_document (self->view);
}

/* Where one step leads: past how the board stands, where that is folded. */
static gint
find_next (HxWindow *self,
           gint      direction)
{
  gint step = hx_view_state_get_step (self->view);
  g_autoptr (GArray) chapters = NULL;

  if (!g_settings_get_boolean (self->settings, HX_PREFERENCE_FOLD_OPENING))
    return step + direction;
  chapters = hx_chapters_collect (hx_view_state_get_resolution (self->view));

  return hx_chapters_pass (chapters, step, direction);
}

static void
battle_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  HxWindow *self = user_data;

  hx_window_stop_playing (self);
  if (hx_view_state_get_resolution (self->view) != NULL)
    {
      hx_view_state_end_battle (self->view);
      hx_inspector_show_page (self->inspector, "piece");
      hx_announce (GTK_WIDGET (self), _("Battle ended. The board can be edited again."));
      return;
    }
  if (!hx_view_state_start_battle (self->view))
    return;
  hx_window_show_page (self, "battle");
  if (gtk_window_get_focus (GTK_WINDOW (self)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
hx_window_stop_playing (HxWindow *self)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
  hx_inspector_set_playing (self->inspector, FALSE);
}

static gboolean
play_cb (gpointer user_data)
{
  HxWindow *self = user_data;

  hx_view_state_set_step (self->view, find_next (self, 1));
  if (hx_view_state_get_step (self->view) + 1 <
      (gint) hx_resolution_get_n_steps (hx_view_state_get_resolution (self->view)))
    return G_SOURCE_CONTINUE;
  self->play_id = 0;
  hx_inspector_set_playing (self->inspector, FALSE);

  return G_SOURCE_REMOVE;
}

static void
start_timer (HxWindow *self)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
  self->play_id = g_timeout_add (step_ms[g_settings_get_enum (self->settings, HX_PREFERENCE_SPEED)], play_cb, self);
}

/* Another speed holds at once. */
static void
speed_changed_cb (HxWindow *self)
{
  if (self->play_id != 0)
    start_timer (self);
}

/* The first step comes at once, so that one sees that it plays. */
static void
play_or_pause_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  HxWindow *self = user_data;

  if (self->play_id != 0)
    {
      hx_window_stop_playing (self);
      return;
    }
  if (play_cb (self) == G_SOURCE_REMOVE)
    return;
  start_timer (self);
  hx_inspector_set_playing (self->inspector, TRUE);
}

static void
pause_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  hx_window_stop_playing (user_data);
}

static void
go_to_step (HxWindow *self,
            gint      step)
{
  hx_window_stop_playing (self);
  hx_view_state_set_step (self->view, step);
}

static void
step_first_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  go_to_step (user_data, -1);
}

static void
step_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  HxWindow *self = user_data;

  go_to_step (self, find_next (self, -1));
}

static void
step_forward_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  HxWindow *self = user_data;

  go_to_step (self, find_next (self, 1));
}

static void
step_last_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  go_to_step (user_data, G_MAXINT);
}

static void
choose_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  HxWindow *self = user_data;

  hx_window_stop_playing (self);
  hx_window_show_page (self, hx_view_state_get_playing (self->view) != NULL ? "turn" : "battle");
  hx_inspector_focus_choice (self->inspector);
}

static void
show_outcomes_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  HxWindow *self = user_data;

  if (hx_one_dialog_is_open (self))
    return;
  hx_window_stop_playing (self);
  adw_dialog_present (hx_outcomes_dialog_new (self->view), GTK_WIDGET (self));
}

static void
go_on (HxWindow   *self,
       const char *text)
{
  hx_inspector_show_page (self->inspector, "piece");
  hx_window_toast (self, text);
}

static void
keep_result_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autofree HxGame *end = NULL;

  if (hx_view_state_get_playing (self->view) != NULL)
    {
      hx_window_keep_point (self);
      return;
    }
  end = g_memdup2 (hx_resolution_get_end (hx_view_state_get_resolution (self->view)), sizeof *end);
  hx_window_stop_playing (self);
  hx_document_keep_result (get_document (self), end);
  go_on (self, _("The result is kept: the board stands as the battle left it."));
}

/* After the last step of a battle that is over that is the same as keeping its result. */
static void
continue_here_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  HxWindow *self = user_data;
  HxResolution *resolution = hx_view_state_get_resolution (self->view);
  gint step = hx_view_state_get_step (self->view);
  HxPosition board = *hx_resolution_get_frame (resolution, step);

  if (hx_resolution_get_is_over (resolution) && step + 1 == (gint) hx_resolution_get_n_steps (resolution))
    {
      keep_result_cb (action, parameter, user_data);
      return;
    }
  hx_window_stop_playing (self);
  hx_document_continue_from (get_document (self), &board);
  go_on (self, _("The board stands as it was in this step, and can be edited."));
}

static const GActionEntry entries[] = {
  { "battle", battle_cb },
  { "play", play_or_pause_cb },
  { "pause", pause_cb },
  { "step-first", step_first_cb },
  { "step-back", step_back_cb },
  { "step-forward", step_forward_cb },
  { "step-last", step_last_cb },
  { "choose", choose_cb },
  { "show-outcomes", show_outcomes_cb },
  { "keep-result", keep_result_cb },
  { "continue-here", continue_here_cb },
};

void
hx_window_add_battle_actions (HxWindow *self)
{
  g_autoptr (GAction) speed = g_settings_create_action (self->settings, HX_PREFERENCE_SPEED);

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self), speed);
  g_signal_connect_object (self->settings, "changed::" HX_PREFERENCE_SPEED, G_CALLBACK (speed_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
