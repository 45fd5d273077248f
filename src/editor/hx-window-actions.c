/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions, except those about files and battles. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-commands.h"
#include "hx-announce.h"
#include "hx-document-group.h"
#include "hx-hex-text.h"
#include "hx-secret-text.h"

static HxDocument *
get_document (HxWindow *self)
{
  return hx_view_state_get_document (self->view);
}

/* Says what stands on the selected hex now, after a command on it. */
void
hx_window_announce_selection (HxWindow *self)
{
  guint8 hex = hx_view_state_get_selection (self->view);
  const HxBox *box = hx_document_get_box (get_document (self));
  const HxPosition *position = hx_document_get_position (get_document (self));
  g_autofree char *text = NULL;
  HxPicture picture;

  if (hex >= box->geometry.n_hexes)
    return;
  hx_picture_work_out (box, position, &picture);
  text = hx_hex_text_dup (self->view, position, &picture, hex);
  hx_announce (GTK_WIDGET (self->board), text);
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autofree char *label = g_strdup (hx_history_get_undo_label (hx_document_get_history (get_document (self))));
  g_autofree char *text = g_strdup_printf (_("Undone: %s"), label != NULL ? label : "");

  adw_toast_overlay_dismiss_all (self->toasts);
  if (hx_document_undo (get_document (self)))
    hx_announce (GTK_WIDGET (self), text);
}

static void
redo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  HxWindow *self = user_data;
  g_autofree char *label = g_strdup (hx_history_get_redo_label (hx_document_get_history (get_document (self))));
  g_autofree char *text = g_strdup_printf (_("Done again: %s"), label != NULL ? label : "");

  adw_toast_overlay_dismiss_all (self->toasts);
  if (hx_document_redo (get_document (self)))
    hx_announce (GTK_WIDGET (self), text);
}

static void
turn (HxWindow *self,
      int       turns)
{
  const HxCarry *carry = hx_view_state_get_carry (self->view);

  if (hx_window_turn_pick (self, turns))
    return;
  hx_view_state_turn (self->view, turns);
  if (carry->kind == HX_CARRY_NOTHING)
    hx_window_announce_selection (self);
  else
    {
      g_autofree char *facing = hx_hex_text_dup_facing (carry->facing);

      hx_announce (GTK_WIDGET (self->board), facing);
    }
}

static void
turn_left_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  turn (user_data, -1);
}

static void
turn_right_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  turn (user_data, 1);
}

static void
remove_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  HxWindow *self = user_data;

  hx_document_remove_all (get_document (self), hx_view_state_get_selected (self->view), FALSE);
  hx_window_announce_selection (self);
}

static void
go_to_board (HxWindow *self)
{
  if (hx_window_is_narrow (self))
    adw_bottom_sheet_set_open (self->sheet, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
go_to_board_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  go_to_board (user_data);
}

static void
lift_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  HxWindow *self = user_data;

  if (!hx_view_state_lift (self->view, hx_view_state_get_selection (self->view)))
    return;
  go_to_board (self);
  hx_announce (GTK_WIDGET (self->board), _("Lifted. Choose a hex and press Enter, or Escape to let go."));
}

static void
let_go_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  HxWindow *self = user_data;

  if (hx_window_unpick (self))
    return;
  if (hx_view_state_get_carry (self->view)->kind != HX_CARRY_NOTHING)
    {
      hx_view_state_set_carry (self->view, NULL);
      hx_announce (GTK_WIDGET (self->board), _("Let go."));
    }
  else
    hx_view_state_set_selection (self->view, HX_NO_HEX);
}

static void
piece_menu_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  HxWindow *self = user_data;

  hx_board_open_menu (self->board);
}

/* A radio action: the menu items and keys of a side that the scenario has not are without effect. */
static void
seen_by_changed_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  HxWindow *self = user_data;
  gint side = g_variant_get_int32 (parameter);
  g_autofree char *text = NULL;

  if (self->view == NULL || side < HX_VIEW_ALL || side >= hx_document_get_position (get_document (self))->n_sides)
    return;
  hx_view_state_set_eyes (self->view, side);
  text = hx_secret_text_dup_eyes (self->view);
  hx_announce (GTK_WIDGET (self), text != NULL ? text : _("Everything is shown"));
}

static void
find_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  HxWindow *self = user_data;

  adw_overlay_split_view_set_show_sidebar (self->palette_split, TRUE);
  hx_tile_palette_start_search (self->palette);
}

static void
show_tiles_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  HxWindow *self = user_data;

  adw_overlay_split_view_set_show_sidebar (self->palette_split, TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->palette), GTK_DIR_TAB_FORWARD);
}

static void
toggle_palette_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  HxWindow *self = user_data;

  adw_overlay_split_view_set_show_sidebar (self->palette_split,
                                           !adw_overlay_split_view_get_show_sidebar (self->palette_split));
}

static void
toggle_inspector_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  HxWindow *self = user_data;

  if (hx_window_is_narrow (self))
    adw_bottom_sheet_set_open (self->sheet, !adw_bottom_sheet_get_open (self->sheet));
  else
    adw_overlay_split_view_set_show_sidebar (self->inspector_split,
                                             !adw_overlay_split_view_get_show_sidebar (self->inspector_split));
}

static void
show_page_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  hx_window_show_page (user_data, g_variant_get_string (parameter, NULL));
}

/* The card of the tile where the keyboard is, whatever was selected before. */
static void
show_card_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  HxWindow *self = user_data;
  guint8 hex = hx_view_state_get_cursor (self->view);

  if (hx_view_state_get_selection (self->view) != hex)
    hx_view_state_set_selection (self->view, hex);
  hx_window_show_inspector (self);
  hx_inspector_show_card (self->inspector);
}

static void
show_rule_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  HxWindow *self = user_data;

  hx_inspector_show_rule (self->inspector, g_variant_get_string (parameter, NULL));
  hx_window_show_inspector (self);
}

/* Palette, board and inspector in turn, leaving out what is not in sight. */
static void
focus_pane (HxWindow *self,
            int       direction)
{
  GtkWidget *panes[] = { GTK_WIDGET (self->palette), GTK_WIDGET (self->board), GTK_WIDGET (self->inspector) };
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  int n_panes = G_N_ELEMENTS (panes);
  int now = 0;

  for (int i = 0; i < n_panes; i++)
    {
      if (focus != NULL && (focus == panes[i] || gtk_widget_is_ancestor (focus, panes[i])))
        now = i;
    }
  for (int i = 1; i <= n_panes; i++)
    {
      GtkWidget *pane = panes[(now + i * direction + n_panes * n_panes) % n_panes];

      if (gtk_widget_get_mapped (pane) && gtk_widget_child_focus (pane, GTK_DIR_TAB_FORWARD))
        return;
    }
}

static void
next_pane_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  focus_pane (user_data, 1);
}

static void
previous_pane_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  focus_pane (user_data, -1);
}

static const GActionEntry entries[] = {
  { "undo", undo_cb },
  { "redo", redo_cb },
  { "turn-left", turn_left_cb },
  { "turn-right", turn_right_cb },
  { "remove", remove_cb },
  { "lift", lift_cb },
  { "go-to-board", go_to_board_cb },
  { "let-go", let_go_cb },
  { "piece-menu", piece_menu_cb },
  { "seen-by", NULL, "i", "-1", seen_by_changed_cb },
  { "find", find_cb },
  { "show-tiles", show_tiles_cb },
  { "toggle-palette", toggle_palette_cb },
  { "toggle-inspector", toggle_inspector_cb },
  { "show-page", show_page_cb, "s" },
  { "show-card", show_card_cb },
  { "show-rule", show_rule_cb, "s" },
  { "next-pane", next_pane_cb },
  { "previous-pane", previous_pane_cb },
};

void
hx_window_add_actions (HxWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* The name of the window's own action that @full_name is about: "win.show-page('piece')" is about "show-page". */
static char *
dup_own_name (const char *full_name)
{
  const char *name;

  if (full_name == NULL || !g_str_has_prefix (full_name, "win."))
    return NULL;
  name = full_name + strlen ("win.");

  return g_strndup (name, strcspn (name, "("));
}

void
hx_window_update_actions (HxWindow *self)
{
  guint n_commands;
  const HxCommand *commands = hx_commands_get (&n_commands);

  for (guint i = 0; i < n_commands; i++)
    {
      g_autofree char *name = dup_own_name (commands[i].name);
      GAction *action = name != NULL ? g_action_map_lookup_action (G_ACTION_MAP (self), name) : NULL;

      if (action != NULL)
        g_simple_action_set_enabled (G_SIMPLE_ACTION (action), hx_command_is_possible (&commands[i], self->view));
    }
  hx_window_update_puzzle_actions (self);
}
