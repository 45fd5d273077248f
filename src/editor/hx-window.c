/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Joins the panes to one view state; what it shows around them comes from there too. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-commands.h"
#include "hx-cut-title.h"
#include "hx-error-page.h"
#include "hx-focus-keeper.h"
#include "hx-hint-text.h"
#include "hx-menu-names.h"
#include "hx-motion.h"
#include "hx-phrase.h"
#include "hx-preferences.h"
#include "hx-secret-text.h"
#include "hx-start-page.h"

G_DEFINE_FINAL_TYPE (HxWindow, hx_window, ADW_TYPE_APPLICATION_WINDOW)

static GtkWidget *
create_side_pill (HxWindow *self,
                  guint     side)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  const HxPosition *position = hx_view_state_get_position (self->view);
  int points = hx_position_hq_points (hx_document_get_box (document), position, (int) side);
  g_autofree char *name = hx_document_dup_side_name (document, side);
  g_autofree char *number = points >= 0 ? g_strdup_printf ("%d", points) : g_strdup ("–");
  g_autofree char *spoken = points >= 0 ? g_strdup_printf (ngettext ("%1$s: %2$d hit point", "%1$s: %2$d hit points",
                                                                     points), name, points)
                                        : g_strdup_printf (_("%s: no HQ on the board"), name);
  GtkWidget *pill = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = hx_tile_picture_new ();
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *count = gtk_label_new (number);

  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), 20);
  hx_tile_picture_set_side (HX_TILE_PICTURE (picture), side);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  /* Three names have no room in a narrow window: the signs have to do. */
  gtk_widget_set_visible (label, position->n_sides < 3 || !hx_window_is_narrow (self));
  gtk_widget_set_tooltip_text (pill, name);
  gtk_widget_add_css_class (count, "heading");
  gtk_widget_add_css_class (count, "numeric");
  gtk_widget_add_css_class (pill, "side-pill");
  gtk_accessible_update_property (GTK_ACCESSIBLE (count), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_box_append (GTK_BOX (pill), picture);
  gtk_box_append (GTK_BOX (pill), label);
  gtk_box_append (GTK_BOX (pill), count);

  return pill;
}

/* Everything that the pills show. */
static char *
dup_side_key (HxWindow *self)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  const HxPosition *position = hx_view_state_get_position (self->view);
  GString *key = g_string_new (hx_window_is_narrow (self) ? "narrow" : "wide");

  for (guint side = 0; side < position->n_sides; side++)
    {
      g_autofree char *name = hx_document_dup_side_name (document, side);

      g_string_append_printf (key, "\n%s %d", name,
                              hx_position_hq_points (hx_document_get_box (document), position, (int) side));
    }

  return g_string_free_and_steal (key);
}

/* Most edits leave the HQs alone: new pills would be styled and laid out for nothing. Two sides face each other. */
static void
update_side_pills (HxWindow *self)
{
  static const char shown[] = "hx-shown";
  g_autofree char *key = dup_side_key (self);
  guint n_sides = hx_view_state_get_position (self->view)->n_sides;
  GtkWidget *child;

  /* What is tried is told with the same numbers, and a narrow window has no room for both. A puzzle needs the room for its task:
     the board has these numbers too, and without the room no names. */
  gtk_widget_set_visible (GTK_WIDGET (self->side_pills), self->attempt == NULL && (self->what_if == NULL || !hx_window_is_narrow (self)));
  if (g_strcmp0 (g_object_get_data (G_OBJECT (self->side_pills), shown), key) == 0)
    return;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->side_pills))) != NULL)
    adw_wrap_box_remove (self->side_pills, child);
  for (guint side = 0; side < n_sides; side++)
    adw_wrap_box_append (self->side_pills, create_side_pill (self, side));
  adw_wrap_box_set_justify (self->side_pills, n_sides == 2 ? ADW_JUSTIFY_SPREAD : ADW_JUSTIFY_NONE);
  adw_wrap_box_set_justify_last_line (self->side_pills, n_sides == 2);
  adw_wrap_box_set_align (self->side_pills, n_sides == 2 ? 0 : 0.5);
  g_object_set_data_full (G_OBJECT (self->side_pills), shown, g_steal_pointer (&key), g_free);
}

static char *
dup_subtitle (HxDocument *document)
{
  g_autofree char *first = hx_document_dup_side_name (document, 0);
  g_autofree char *second = NULL;

  if (hx_document_get_position (document)->n_sides != 2)
    {
      guint n_sides = hx_document_get_position (document)->n_sides;

      return g_strdup_printf (ngettext ("%u side", "%u sides", n_sides), n_sides);
    }
  second = hx_document_dup_side_name (document, 1);

  return g_strdup_printf (_("%1$s against %2$s"), first, second);
}

static void
update_title (HxWindow *self)
{
  HxDocument *document = hx_window_get_document (self);
  g_autofree char *title = hx_document_dup_title (document);
  g_autofree char *armies = dup_subtitle (document);
  g_autofree char *window_title = g_strdup_printf (_("%s – Hexarbiter"), title);
  gboolean is_dirty = hx_document_get_dirty (document);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, is_dirty ? _("Edited") : armies);
  gtk_window_set_title (GTK_WINDOW (self), window_title);
}

/* While a battle is on show the bar tells its step. */
static void
show_step_in_bar (HxWindow *self)
{
  HxResolution *resolution = hx_view_state_get_resolution (self->view);
  gint step = hx_view_state_get_step (self->view);
  const HxStep *told = step >= 0 ? hx_resolution_get_step (resolution, (guint) step) : NULL;
  g_autofree char *title = told != NULL && told->segment != HX_NO_SEGMENT
                             ? g_strdup_printf (_("Segment %u"), told->segment)
                             : g_strdup (hx_view_state_get_playing (self->view) != NULL ? _("Turn") : _("Battle"));

  hx_tile_picture_clear (self->bar_picture);
  if (told != NULL && told->segment != HX_NO_SEGMENT)
    hx_tile_picture_set_number (self->bar_picture, &(HxLookNumber) { told->segment, 0, FALSE });
  else if (hx_view_state_get_playing (self->view) != NULL)
    hx_tile_picture_set_side (self->bar_picture, hx_playing_get_side (hx_view_state_get_playing (self->view)));
  else
    gtk_widget_set_visible (GTK_WIDGET (self->bar_picture), FALSE);
  gtk_label_set_label (self->bar_title, title);
  gtk_label_set_label (self->bar_subtitle,
                       told != NULL ? told->text
                       : hx_view_state_get_playing (self->view) != NULL ? _("Position as Laid Out") : _("Before the battle"));
}

static void
show_no_piece_in_bar (HxWindow *self)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  const HxPosition *position = hx_document_get_position (document);
  guint8 hex = hx_view_state_get_selection (self->view);
  g_autofree char *trap = NULL;
  g_autofree char *title = NULL;

  hx_tile_picture_clear (self->bar_picture);
  if (hex >= HX_MAX_HEXES || position->trap[hex] == HX_TRAP_NONE)
    {
      gtk_label_set_label (self->bar_title, _("No Piece Selected"));
      gtk_label_set_label (self->bar_subtitle, _("Pull up for battle and rules"));
      return;
    }
  trap = hx_secret_text_dup_trap_title (self->view, position, hex);
  title = hx_phrase (_("{tile} on {hex}"), "tile", trap, "hex",
                     hx_document_get_box (document)->geometry.name[hex], NULL);
  gtk_label_set_label (self->bar_title, title);
  gtk_label_set_label (self->bar_subtitle, _("Face down"));
}

static void
update_bar (HxWindow *self)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  guint8 hex = hx_view_state_get_selection (self->view);
  const HxPiece *piece = hx_document_get_piece (document, hex);
  const HxBox *box = hx_document_get_box (document);
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;
  const HxTileFacts *facts;
  HxPicture picture;
  HxTileLook look;

  gtk_widget_set_visible (GTK_WIDGET (self->bar_picture),
                          piece != NULL || hx_view_state_get_resolution (self->view) != NULL);
  if (hx_view_state_get_resolution (self->view) != NULL)
    {
      show_step_in_bar (self);
      return;
    }
  if (piece == NULL)
    {
      show_no_piece_in_bar (self);
      return;
    }
  facts = hx_catalog_get_facts (hx_document_get_catalog (document), piece->tile);
  hx_picture_work_out (box, hx_document_get_position (document), &picture);
  memset (&look, 0, sizeof look);
  hx_tile_look_from_position (facts, box, hx_document_get_position (document), &picture, hex, &look);
  look.show_name = FALSE;
  hx_tile_picture_set_tile (self->bar_picture, facts, &look);
  title = hx_narrator_dup_piece_name (hx_view_state_get_narrator (self->view), box,
                                      hx_document_get_position (document), hex);
  subtitle = hx_inspector_dup_summary (self->inspector);
  gtk_label_set_label (self->bar_title, title);
  gtk_label_set_label (self->bar_subtitle, subtitle != NULL ? subtitle : "");
}

static void
set_battle_label (HxWindow  *self,
                  GtkButton *button)
{
  gboolean has_battle = hx_view_state_get_resolution (self->view) != NULL;
  gboolean is_played = hx_view_state_get_playing (self->view) != NULL;

  gtk_button_set_label (button, is_played ? _("Leave Play") : has_battle ? _("End Battle") : _("Start Battle"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), is_played ? "win.play-by-rules" : "win.battle");
  /* Of a puzzle, solving it is what is suggested. */
  if (has_battle || gtk_widget_get_visible (GTK_WIDGET (self->puzzle_bar)))
    gtk_widget_remove_css_class (GTK_WIDGET (button), "suggested-action");
  else
    gtk_widget_add_css_class (GTK_WIDGET (button), "suggested-action");
}

/* Even the same tooltip would have GTK look for what is under the pointer. */
static void
set_tooltip (GtkWidget  *widget,
             const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

static void
update_undo_tooltips (HxWindow *self)
{
  HxHistory *history = hx_document_get_history (hx_view_state_get_document (self->view));
  const char *undo = hx_history_get_undo_label (history);
  const char *redo = hx_history_get_redo_label (history);
  g_autofree char *undo_text = undo != NULL ? g_strdup_printf (_("Undo: %s"), undo) : g_strdup (_("Undo"));
  g_autofree char *redo_text = redo != NULL ? g_strdup_printf (_("Redo: %s"), redo) : g_strdup (_("Redo"));

  set_tooltip (GTK_WIDGET (self->undo_button), undo_text);
  set_tooltip (GTK_WIDGET (self->redo_button), redo_text);
}

/* Whose eyes the window is for stands above the board, so that nobody takes what is missing for what is not there. */
static void
update_eyes (HxWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "seen-by");
  g_autofree char *text = hx_secret_text_dup_eyes (self->view);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_int32 (hx_view_state_get_eyes (self->view)));
  if (text != NULL)
    adw_banner_set_title (self->banner, text);
  /* One that is only not revealed would still be there for a screen reader. */
  gtk_widget_set_visible (GTK_WIDGET (self->banner), text != NULL);
  adw_banner_set_revealed (self->banner, text != NULL);
}

static void
append_eyes (HxWindow   *self,
             const char *label,
             gint        side)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.seen-by", "i", side);
  g_menu_append_item (self->seen_by, item);
}

static char *
dup_eyes_label (HxWindow *self,
                guint     side)
{
  g_autofree char *name = hx_document_dup_side_name (hx_view_state_get_document (self->view), side);
  g_autofree char *text = hx_phrase (_("Seen by {side}"), "side", name, NULL);
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);

  return g_strjoinv ("__", parts);
}

static gboolean
has_eyes (HxWindow *self)
{
  GMenuModel *menu = G_MENU_MODEL (self->seen_by);
  gint n_sides = hx_document_get_position (hx_view_state_get_document (self->view))->n_sides;

  if (g_menu_model_get_n_items (menu) != n_sides + 1)
    return FALSE;
  for (gint side = 0; side < n_sides; side++)
    {
      g_autofree char *wanted = dup_eyes_label (self, (guint) side);
      g_autofree char *label = NULL;

      g_menu_model_get_item_attribute (menu, side + 1, G_MENU_ATTRIBUTE_LABEL, "s", &label);
      if (g_strcmp0 (label, wanted) != 0)
        return FALSE;
    }

  return TRUE;
}

/* The menu is left alone unless the sides are others than before. */
static void
fill_eyes (HxWindow *self)
{
  if (has_eyes (self))
    return;
  g_menu_remove_all (self->seen_by);
  append_eyes (self, _("Everything"), HX_VIEW_ALL);
  for (guint side = 0; side < hx_document_get_position (hx_view_state_get_document (self->view))->n_sides; side++)
    {
      g_autofree char *label = dup_eyes_label (self, side);

      append_eyes (self, label, (gint) side);
    }
}

/* In a narrow window and in a puzzle the board needs the room, but for a welcome; the Turn page tells the same. */
static void
update_hint (HxWindow *self)
{
  gboolean is_shown = g_settings_get_boolean (self->settings, HX_PREFERENCE_HINTS) && !hx_window_is_narrow (self) &&
                      self->attempt == NULL;
  const char *welcome = hx_window_get_welcome (self);

  gtk_label_set_label (self->hint, welcome != NULL ? welcome : hx_hint_text_get (self->view));
  gtk_label_set_wrap (self->hint, welcome != NULL);
  is_shown = is_shown || welcome != NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->hint), is_shown);
}

static void
hints_changed_cb (HxWindow *self)
{
  if (self->view != NULL)
    update_hint (self);
}

static void
view_changed_cb (HxWindow *self)
{
  gboolean has_battle = hx_view_state_get_resolution (self->view) != NULL;

  if (!has_battle && self->play_id != 0)
    hx_window_stop_playing (self);
  update_title (self);
  fill_eyes (self);
  update_eyes (self);
  update_side_pills (self);
  hx_odd_button_show (self->odd, self->view);
  update_undo_tooltips (self);
  update_bar (self);
  update_hint (self);
  hx_window_tell_puzzle (self);
  set_battle_label (self, self->battle_button);
  set_battle_label (self, self->narrow_battle_button);
  /* Nothing is laid out while something is played. */
  gtk_widget_set_visible (gtk_widget_get_first_child (GTK_WIDGET (self->narrow_buttons)), hx_view_state_get_playing (self->view) == NULL);
  hx_window_update_actions (self);
}

static void
tile_picked_cb (HxWindow *self)
{
  if (adw_overlay_split_view_get_collapsed (self->palette_split))
    adw_overlay_split_view_set_show_sidebar (self->palette_split, FALSE);
  if (hx_window_is_narrow (self))
    adw_bottom_sheet_set_open (self->sheet, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
remark_cb (HxWindow   *self,
           const char *text)
{
  hx_window_toast (self, text);
}

static void
narrow_changed_cb (HxWindow *self)
{
  if (self->view == NULL)
    return;
  update_bar (self);
  update_hint (self);
}

/* The board keeps clear of the bar below it, and of the sheet while that is open. */
static void
sheet_changed_cb (HxWindow *self)
{
  gboolean is_open = adw_bottom_sheet_get_open (self->sheet);
  int bar = adw_bottom_sheet_get_bottom_bar_height (self->sheet);
  int sheet = adw_bottom_sheet_get_sheet_height (self->sheet);

  int covered = is_open ? MAX (bar, sheet) : bar;

  gtk_widget_set_visible (GTK_WIDGET (self->narrow_buttons), hx_window_is_narrow (self) && !is_open);
  hx_hand_strip_set_folded (self->hand, hx_window_is_narrow (self) && is_open);
  hx_bar_place_set_covered (self->bar_place, hx_window_is_narrow (self) ? covered : 0);
}

static void
layout_changed_cb (HxWindow *self)
{
  if (self->view != NULL)
    update_side_pills (self);
  sheet_changed_cb (self);
}

static void
drop_view (HxWindow *self)
{
  if (self->view == NULL)
    return;
  self->is_welcoming = FALSE;
  hx_window_stop_playing (self);
  g_signal_handlers_disconnect_by_data (hx_window_get_document (self), self);
  g_signal_handlers_disconnect_by_data (self->view, self);
  hx_window_drop_what_if (self);
  hx_window_drop_try (self);
  hx_window_drop_check (self);
  g_clear_object (&self->autosave);
  g_clear_object (&self->view);
}

static void
hx_window_dispose (GObject *object)
{
  HxWindow *self = HX_WINDOW (object);

  drop_view (self);
  g_signal_handlers_disconnect_by_data (self->sheet, self);
  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_WINDOW);
  g_clear_object (&self->settings);
  g_clear_object (&self->failed_file);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (hx_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, HxWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, error_page);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, palette_split);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, palette);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, layouts);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, inspector_split);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, sheet);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, bar_picture);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, bar_title);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, bar_subtitle);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, inspector);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, title);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, palette_button);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, inspector_button);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, battle_button);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, seen_by);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, file_bar);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, what_if_bar);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, puzzle_bar);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, recent_menu);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, bar_place);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, hint);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, side_pills);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, odd);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, board);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, hand);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, narrow_buttons);
  gtk_widget_class_bind_template_child (widget_class, HxWindow, narrow_battle_button);
}

static void
hx_window_class_init (HxWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = hx_window_close_request;

  g_type_ensure (HX_TYPE_BAR_PLACE);
  g_type_ensure (HX_TYPE_BOARD);
  g_type_ensure (HX_TYPE_ERROR_PAGE);
  g_type_ensure (HX_TYPE_FILE_BAR);
  g_type_ensure (HX_TYPE_HAND_STRIP);
  g_type_ensure (HX_TYPE_INSPECTOR);
  g_type_ensure (HX_TYPE_LAZY_PAGE);
  g_type_ensure (HX_TYPE_ODD_BUTTON);
  g_type_ensure (HX_TYPE_PUZZLE_BAR);
  g_type_ensure (HX_TYPE_START_PAGE);
  g_type_ensure (HX_TYPE_TILE_PALETTE);
  g_type_ensure (HX_TYPE_TILE_PICTURE);
  g_type_ensure (HX_TYPE_WHAT_IF_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-window.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, narrow_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, tile_picked_cb);
}

static void
name_buttons (HxWindow *self)
{
  struct
  {
    gpointer widget;
    const char *label;
  } names[] = {
    { self->palette_button, _("Tiles") },
    { self->undo_button, _("Undo") },
    { self->redo_button, _("Redo") },
    { self->inspector_button, _("Inspector") },
    { self->menu_button, _("Main Menu") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_accessible_update_property (GTK_ACCESSIBLE (names[i].widget), GTK_ACCESSIBLE_PROPERTY_LABEL, names[i].label,
                                    -1);
}

/* Both halves of a split button are called as its menu is. */
static void
name_open_button (HxWindow *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->open_button));

  while (button != NULL && !GTK_IS_BUTTON (button))
    button = gtk_widget_get_next_sibling (button);
  if (button == NULL)
    return;
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Open"), -1);
}

/* Whatever was written down, a window that can be seen and used. */
void
hx_window_set_size (HxWindow *self,
                    int       width,
                    int       height)
{
  gtk_window_set_default_size (GTK_WINDOW (self), CLAMP (width, 360, 16384), CLAMP (height, 320, 16384));
}

static void
restore_size (HxWindow *self)
{
  int width, height;

  g_settings_get (self->settings, "window-size", "(ii)", &width, &height);
  hx_window_set_size (self, width, height);
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static void
hx_window_init (HxWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (HX_APP_ID);
  g_signal_connect_object (self->settings, "changed::" HX_PREFERENCE_HINTS, G_CALLBACK (hints_changed_cb), self,
                           G_CONNECT_SWAPPED);
  restore_size (self);
  name_buttons (self);
  hx_cut_title_attach (self->title);
  name_open_button (self);
  hx_menu_names_set_model (self->menu_button, G_MENU_MODEL (self->primary_menu));
  hx_menu_names_watch (adw_split_button_get_popover (self->open_button));
  hx_window_add_actions (self);
  hx_window_watch_dialogs (self);
  hx_window_add_battle_actions (self);
  hx_window_add_edit_actions (self);
  hx_window_add_board_actions (self);
  hx_window_add_play_actions (self);
  hx_window_add_puzzle_actions (self);
  hx_window_add_file_actions (self);
  hx_window_add_rule_actions (self);
  hx_window_add_share_actions (self);
  hx_window_add_report_actions (self);
  hx_window_add_what_if_actions (self);
  hx_window_add_disk_actions (self);
  hx_motion_watch (GTK_WIDGET (self));
  hx_focus_keeper_watch (ADW_APPLICATION_WINDOW (self), GTK_WIDGET (self->board));
  hx_window_accept_files (self);
  g_signal_connect_object (self->board, "remark", G_CALLBACK (remark_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->sheet, "notify::open", G_CALLBACK (sheet_changed_cb), self);
  g_signal_connect_swapped (self->sheet, "notify::sheet-height", G_CALLBACK (sheet_changed_cb), self);
  g_signal_connect_swapped (self->sheet, "notify::bottom-bar-height", G_CALLBACK (sheet_changed_cb), self);
  g_signal_connect_object (self->layouts, "notify::layout-name", G_CALLBACK (layout_changed_cb), self,
                           G_CONNECT_SWAPPED);
  hx_window_update_actions (self);
}

static void
show_view (HxWindow *self)
{
  hx_board_set_view (self->board, self->view);
  hx_hand_strip_set_view (self->hand, self->view);
  hx_tile_palette_set_view (self->palette, self->view);
  hx_inspector_set_view (self->inspector, self->view);
}

/* Names are everywhere, so that everything is shown anew. */
static void
names_changed_cb (HxWindow *self)
{
  if (self->view == NULL)
    return;
  hx_window_stop_playing (self);
  hx_view_state_follow_names (self->view);
  show_view (self);
  view_changed_cb (self);
}

/**
 * hx_window_new:
 * @application: the application
 * @library: what the program knows
 *
 * Returns: (transfer none): a window with the start page
 */
HxWindow *
hx_window_new (AdwApplication *application,
               HxLibrary      *library)
{
  HxWindow *self = g_object_new (HX_TYPE_WINDOW, "application", application, NULL);

  self->library = g_object_ref (library);
  g_signal_connect_object (library, "notify::names", G_CALLBACK (names_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/** hx_window_get_view: Returns: (transfer none) (nullable): what is shown of the open scenario. */
HxViewState *
hx_window_get_view (HxWindow *self)
{
  g_return_val_if_fail (HX_IS_WINDOW (self), NULL);

  return self->view;
}

/** hx_window_get_is_blank: Returns: whether a file may be opened here without losing anything. */
gboolean
hx_window_get_is_blank (HxWindow *self)
{
  g_return_val_if_fail (HX_IS_WINDOW (self), FALSE);

  return self->view == NULL || (!hx_document_get_dirty (hx_window_get_document (self))
                                && (self->what_if == NULL || !hx_what_if_get_is_changed (self->what_if)));
}

/** hx_window_get_is_free: Returns: whether the window shows nothing but the start page. */
gboolean
hx_window_get_is_free (HxWindow *self)
{
  g_return_val_if_fail (HX_IS_WINDOW (self), FALSE);

  return self->view == NULL && g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "start") == 0;
}

/** hx_window_show_page: @name: the inspector's page to bring to the front: "piece", "battle", "turn" or "rules" */
void
hx_window_show_page (HxWindow   *self,
                     const char *name)
{
  g_return_if_fail (HX_IS_WINDOW (self));

  hx_inspector_show_page (self->inspector, name);
  hx_window_show_inspector (self);
}

/* Private to the parts of the window. */

gpointer
hx_window_get_parent_class (void)
{
  return hx_window_parent_class;
}

gboolean
hx_window_is_narrow (HxWindow *self)
{
  return g_strcmp0 (adw_multi_layout_view_get_layout_name (self->layouts), "narrow") == 0;
}

void
hx_window_show_inspector (HxWindow *self)
{
  if (hx_window_is_narrow (self))
    adw_bottom_sheet_set_open (self->sheet, TRUE);
  else
    adw_overlay_split_view_set_show_sidebar (self->inspector_split, TRUE);
}

static void
watch_view (HxWindow *self)
{
  g_signal_connect_swapped (self->view, "changed", G_CALLBACK (view_changed_cb), self);
  g_signal_connect_swapped (self->view, "notify::carry", G_CALLBACK (hints_changed_cb), self);
}

/* Shows something else than before of the document that the window has, or of a copy of it. */
void
hx_window_show (HxWindow    *self,
                HxViewState *view)
{
  g_signal_handlers_disconnect_by_data (self->view, self);
  g_set_object (&self->view, view);
  show_view (self);
  watch_view (self);
  view_changed_cb (self);
}

void
hx_window_set_document (HxWindow   *self,
                        HxDocument *document)
{
  drop_view (self);
  self->view = hx_view_state_new (document);
  show_view (self);
  /* a line that was played would go unseen otherwise */
  hx_inspector_show_page (self->inspector, hx_scenario_has_line (hx_document_get_scenario (document)) ? "turn" : "piece");
  watch_view (self);
  g_signal_connect_swapped (document, "notify::dirty", G_CALLBACK (view_changed_cb), self);
  hx_window_keep_draft (self, NULL);
  gtk_stack_set_visible_child_name (self->stack, "editor");
  view_changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Shows the start page again, without the scenario that is open, of which nothing may be lost. */
void
hx_window_show_start (HxWindow *self)
{
  drop_view (self);
  adw_toast_overlay_dismiss_all (self->toasts);
  gtk_stack_set_visible_child_name (self->stack, "start");
  gtk_window_set_title (GTK_WINDOW (self), _("Hexarbiter"));
  hx_window_update_actions (self);
}

void
hx_window_toast (HxWindow   *self,
                 const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toasts, toast);
}
