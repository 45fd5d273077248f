/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions about playing a position by the rules. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-hex-text.h"
#include "hx-phrase.h"
#include "hx-turn-say.h"
#include "hx-turn-text.h"

static HxPlaying *
get_playing (HxWindow *self)
{
  return hx_view_state_get_playing (self->view);
}

/* Leaving goes back to the position as it was laid out. */
static void
play_by_rules_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autofree char *title = NULL;

  hx_window_stop_playing (self);
  if (hx_window_end_try (self))
    return;
  if (get_playing (self) != NULL)
    {
      hx_view_state_end_battle (self->view);
      hx_inspector_show_page (self->inspector, "piece");
      hx_announce (GTK_WIDGET (self), _("The board is as it was laid out, and can be edited again."));
      return;
    }
  hx_view_state_start_playing (self->view);
  hx_window_show_page (self, "turn");
  title = hx_turn_text_dup_title (self->view);
  hx_announce (GTK_WIDGET (self), title);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
say_point (HxWindow *self)
{
  g_autofree char *text = hx_turn_text_dup_last (self->view);

  hx_announce (GTK_WIDGET (self), text != NULL ? text : _("Position as Laid Out"));
}

static void
previous_action_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  HxWindow *self = user_data;

  hx_window_stop_playing (self);
  hx_playing_go_to (get_playing (self), hx_point_back (hx_playing_get_point (get_playing (self))));
  say_point (self);
}

static void
next_action_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  HxWindow *self = user_data;

  hx_window_stop_playing (self);
  hx_playing_go_to (get_playing (self), hx_playing_get_next (get_playing (self)));
  say_point (self);
}

static void
take_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autofree char *last = hx_turn_text_dup_last (self->view);
  g_autofree char *text = hx_phrase (_("Taken back: {action}"), "action", last != NULL ? last : "", NULL);

  hx_window_stop_playing (self);
  hx_playing_take_back (get_playing (self));
  hx_announce (GTK_WIDGET (self), text);
}

static void
list_actions_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  HxWindow *self = user_data;

  hx_window_show_page (self, "turn");
  hx_inspector_focus_actions (self->inspector);
}

static void
end_turn_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  HxWindow *self = user_data;
  HxAction end = hx_action_new (HX_DO_END_TURN);

  hx_turn_say (GTK_WIDGET (self), self->view, hx_playing_play (get_playing (self), &end));
}

/* The game at the point becomes the position that is laid out; playing goes on from there. */
void
hx_window_keep_point (HxWindow *self)
{
  hx_playing_keep (get_playing (self));
  hx_window_toast (self, _("The result is kept: it is the position that is laid out now."));
}

/* Where a position is played, what lets go takes the last pick back. Returns: whether there was one. */
gboolean
hx_window_unpick (HxWindow *self)
{
  if (get_playing (self) == NULL || !hx_playing_unpick (get_playing (self)))
    return FALSE;
  hx_announce (GTK_WIDGET (self->board), _("Let go."));

  return TRUE;
}

/* Where a position is played, turning turns what is picked. Returns: whether a position is played. */
gboolean
hx_window_turn_pick (HxWindow *self,
                     int       turns)
{
  g_autofree char *facing = NULL;

  if (get_playing (self) == NULL)
    return FALSE;
  hx_playing_turn (get_playing (self), turns);
  facing = hx_hex_text_dup_facing (hx_playing_get_pick (get_playing (self))->facing);
  hx_announce (GTK_WIDGET (self->board), facing);

  return TRUE;
}

static const GActionEntry entries[] = {
  { "play-by-rules", play_by_rules_cb },
  { "previous-action", previous_action_cb },
  { "next-action", next_action_cb },
  { "take-back", take_back_cb },
  { "list-actions", list_actions_cb },
  { "end-turn", end_turn_cb },
};

void
hx_window_add_play_actions (HxWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
