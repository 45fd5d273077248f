/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions about puzzles: making one, having it checked, solving it. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-puzzle-dialog.h"

static void
puzzle_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  HxWindow *self = user_data;

  adw_dialog_present (hx_puzzle_dialog_new (self->view), GTK_WIDGET (self));
}

static const GActionEntry entries[] = {
  { "puzzle", puzzle_cb },
};

void
hx_window_add_puzzle_actions (HxWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
