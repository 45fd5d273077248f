/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions on the whole board. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-document-board.h"
#include "hx-one-dialog.h"
#include "hx-phrase.h"
#include "hx-sides-dialog.h"

static HxDocument *
get_document (HxWindow *self)
{
  return hx_view_state_get_document (self->view);
}

/* The selection and the cursor stay with the pieces. */
static void
turn_board (HxWindow *self,
            int       turns)
{
  const HxGeometry *geometry = &hx_document_get_box (get_document (self))->geometry;
  HxHexSet selected = hx_view_state_get_selected (self->view);
  guint8 selection = hx_view_state_get_selection (self->view);
  guint8 cursor = hx_geometry_turned (geometry, hx_view_state_get_cursor (self->view), turns);
  HxHexSet turned = 0;

  for (HxHexSet rest = selected; rest != 0; rest &= rest - 1)
    turned |= HX_HEX_BIT (hx_geometry_turned (geometry, hx_first_on_ray (rest, HX_SOUTH), turns));
  hx_document_turn_board (get_document (self), turns);
  if (turned != 0)
    hx_view_state_select_all (self->view, turned, hx_geometry_turned (geometry, selection, turns));
  hx_view_state_set_cursor (self->view, cursor);
}

static void
turn_board_left_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  HxWindow *self = user_data;

  turn_board (self, HX_N_DIRECTIONS - 1);
  hx_announce (GTK_WIDGET (self->board), _("The board is turned to the left"));
}

static void
turn_board_right_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  HxWindow *self = user_data;

  turn_board (self, 1);
  hx_announce (GTK_WIDGET (self->board), _("The board is turned to the right"));
}

static void
clear_side_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  HxWindow *self = user_data;
  guint side = hx_view_state_get_side (self->view);
  g_autofree char *name = hx_document_dup_side_name (get_document (self), side);
  gboolean done = hx_document_clear_side (get_document (self), side);
  g_autofree char *text = hx_phrase (done ? _("Everything of {side} is off the board") : _("Nothing of {side} is on the board"),
                                     "side", name, NULL);

  hx_announce (GTK_WIDGET (self->board), text);
}

static void
clear_board_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  HxWindow *self = user_data;
  gboolean done = hx_document_clear_board (get_document (self));

  hx_announce (GTK_WIDGET (self->board), done ? _("The board is empty now") : _("The board is empty"));
}

static void
swap_sides_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  hx_document_swap_sides (get_document (self));
  name = hx_document_dup_side_name (get_document (self), 0);
  text = hx_phrase (_("The first side is {side} now"), "side", name, NULL);
  hx_announce (GTK_WIDGET (self->board), text);
}

static void
toggle_water_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  HxWindow *self = user_data;

  if (hx_document_toggle_water (get_document (self), hx_view_state_get_selection (self->view)))
    hx_window_announce_selection (self);
}

static void
sides_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  HxWindow *self = user_data;

  if (!hx_one_dialog_is_open (self))
    adw_dialog_present (hx_sides_dialog_new (get_document (self)), GTK_WIDGET (self));
}

static void
show_odd_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  HxWindow *self = user_data;

  hx_odd_button_open (self->odd);
}

static const GActionEntry entries[] = {
  { "turn-board-left", turn_board_left_cb },
  { "turn-board-right", turn_board_right_cb },
  { "clear-side", clear_side_cb },
  { "clear-board", clear_board_cb },
  { "swap-sides", swap_sides_cb },
  { "toggle-water", toggle_water_cb },
  { "sides", sides_cb },
  { "show-odd", show_odd_cb },
};

void
hx_window_add_board_actions (HxWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
