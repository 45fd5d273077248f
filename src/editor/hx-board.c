/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the scene that its cells and its overlay draw from; holds no state of the game itself. */

#include "config.h"

#include "hx-board.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "hx-commands.h"
#include "hx-announce.h"
#include "hx-battle-scene.h"
#include "hx-board-overlay.h"
#include "hx-hex-cell.h"
#include "hx-hex-layout.h"
#include "hx-hex-text.h"
#include "hx-highlight.h"
#include "hx-menu-names.h"
#include "hx-rubber-band.h"
#include "hx-tile-list.h"
#include "hx-turn-say.h"

/* Width of a tile from which the coins of what acts on the selected piece can be told apart. */
#define COINS_FROM 96

struct _HxBoard
{
  GtkWidget parent_instance;

  /* owned */
  HxViewState *view;
  GtkWidget *cells[HX_MAX_HEXES];
  GtkWidget *overlay;
  GtkWidget *band;
  GtkWidget *menu;

  /* state */
  guint n_cells;
  gboolean focus_visible;
  HxBoardScene scene;
  HxBattleScene battle;
  HxPosition position;
  HxPicture picture;
  HxInfluenceCoin coins[HX_MAX_INFLUENCES];
};

enum
{
  SIGNAL_REMARK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HxBoard, hx_board, GTK_TYPE_WIDGET)

static const HxGeometry *
get_geometry (HxBoard *self)
{
  return &hx_document_get_box (hx_view_state_get_document (self->view))->geometry;
}

static const HxTileFacts *
get_facts (gpointer data,
           guint    tile)
{
  HxBoard *self = data;

  return hx_catalog_get_facts (hx_document_get_catalog (hx_view_state_get_document (self->view)), tile);
}

static HxHexSet
find_legal (HxBoard *self)
{
  const HxCarry *carry = hx_view_state_get_carry (self->view);
  HxHexSet legal = 0;

  if (carry->kind == HX_CARRY_NOTHING)
    return 0;
  for (guint8 hex = 0; hex < self->n_cells; hex++)
    {
      gboolean swaps = carry->kind == HX_CARRY_PIECE && carry->group == 0 && (self->position.units & HX_HEX_BIT (hex)) != 0;

      if (hx_view_state_can_put (self->view, carry, hex) && !swaps)
        legal |= HX_HEX_BIT (hex);
    }

  return legal;
}

static void
show_turned (HxBoard       *self,
             const HxCarry *carry)
{
  HxHexSet carried = carry->group | HX_HEX_BIT (carry->from);
  int turns = carry->facing - self->position.unit[carry->from].facing + HX_N_DIRECTIONS;

  for (HxHexSet rest = carried; rest != 0; rest &= rest - 1)
    {
      HxPiece *piece = &self->position.unit[hx_first_on_ray (rest, HX_SOUTH)];

      piece->facing = (guint8) ((piece->facing + turns) % HX_N_DIRECTIONS);
    }
  self->scene.dimmed = carried;
}

/* A piece that is carried is shown where it was, in the facing that it will have. */
static void
show_carry (HxBoard *self)
{
  const HxCarry *carry = hx_view_state_get_carry (self->view);

  self->scene.rings[HX_RING_LEGAL] |= find_legal (self);
  if (carry->kind == HX_CARRY_PIECE)
    {
      show_turned (self, carry);
    }
  else if (carry->kind == HX_CARRY_PART && carry->from != HX_NO_HEX)
    self->scene.rings[HX_RING_TARGET] |= HX_HEX_BIT (carry->from);
}

static void
show_selection (HxBoard *self)
{
  HxHexLayout *layout = HX_HEX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  guint8 selection = hx_view_state_get_selection (self->view);
  gboolean is_large_enough = 2 * hx_hex_layout_get_layout (layout)->radius >= COINS_FROM;

  if (selection >= self->n_cells)
    return;
  self->scene.rings[HX_RING_SELECTED] = hx_view_state_get_selected (self->view);
  if (is_large_enough && hx_view_state_get_resolution (self->view) == NULL && (self->position.units & HX_HEX_BIT (selection)) != 0)
    {
      self->scene.n_influences = hx_influence_coins_collect (&self->scene, selection, self->coins);
      self->scene.influences = self->coins;
    }
}

static void
show_focus (HxBoard *self)
{
  for (guint i = 0; self->focus_visible && i < self->n_cells; i++)
    {
      if (gtk_widget_is_focus (self->cells[i]) && gtk_widget_has_focus (self->cells[i]))
        self->scene.rings[HX_RING_FOCUS] = HX_HEX_BIT (i);
    }
}

/* Once the last step of what was played is on show, so is what is left after it, and what can be picked next. */
static void
show_pick (HxBoard *self)
{
  HxPlaying *playing = hx_view_state_get_playing (self->view);
  const HxPick *pick;

  if (playing == NULL || hx_view_state_get_step (self->view) + 1 <
                           (gint) hx_resolution_get_n_steps (hx_view_state_get_resolution (self->view)))
    return;
  pick = hx_playing_get_pick (playing);
  if (hx_resolution_get_is_over (hx_view_state_get_resolution (self->view)))
    {
      self->scene.destroyed = 0;
      self->position = hx_playing_get_game (playing)->position;
      hx_picture_work_out (hx_document_get_box (hx_view_state_get_document (self->view)), &self->position, &self->picture);
    }
  if (pick->kind == HX_PICK_NOTHING)
    return;
  memset (self->scene.rings, 0, sizeof self->scene.rings);
  self->scene.n_arrows = self->scene.n_influences = 0;
  self->scene.rings[HX_RING_LEGAL] = hx_playing_find_next (playing);
  for (guint i = 0; i < pick->n; i++)
    self->scene.rings[HX_RING_ACTING] |= HX_HEX_BIT (pick->hexes[i]);
}

static void
build_scene (HxBoard *self)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  HxResolution *resolution = hx_view_state_get_resolution (self->view);
  const HxBox *box = hx_document_get_box (document);

  self->position = *hx_document_get_position (document);
  if (resolution != NULL)
    {
      hx_battle_scene_work_out (&self->battle, resolution, hx_view_state_get_step (self->view));
      self->position = self->battle.position;
      self->picture = self->battle.picture;
    }
  else
    hx_picture_work_out (box, &self->position, &self->picture);

  hx_board_scene_init (&self->scene, box, &self->position, &self->picture);
  self->scene.get_facts = get_facts;
  self->scene.facts_data = self;
  self->scene.names = self->scene.coordinates = TRUE;
  hx_board_scene_set_view (&self->scene, hx_view_state_get_eyes (self->view));
  if (resolution != NULL)
    {
      self->scene.segment = self->battle.segment;
      self->scene.destroyed = self->battle.destroyed;
      self->scene.arrows = self->battle.arrows;
      self->scene.n_arrows = self->battle.n_arrows;
      self->scene.influences = self->battle.coins;
      self->scene.n_influences = self->battle.n_coins;
      memcpy (self->scene.rings, self->battle.rings, sizeof self->scene.rings);
    }
  self->scene.rings[HX_RING_LIT] = hx_highlight_get_hexes (hx_highlight_get_for_view (self->view));
  show_pick (self);
  show_carry (self);
  show_selection (self);
  show_focus (self);
}

/* Only the overlay changes. */
static void
highlight_changed_cb (HxBoard     *self,
                      HxHighlight *highlight)
{
  self->scene.rings[HX_RING_LIT] = hx_highlight_get_hexes (highlight);
  hx_board_overlay_redraw (HX_BOARD_OVERLAY (self->overlay));
}

static void fill_cells (HxBoard *self);

static void
update (HxBoard *self)
{
  HxHexLayout *layout = HX_HEX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  if (self->view == NULL)
    return;
  if (self->n_cells != get_geometry (self)->n_hexes)
    fill_cells (self);
  build_scene (self);
  for (guint i = 0; i < self->n_cells; i++)
    hx_hex_cell_show (HX_HEX_CELL (self->cells[i]), &self->scene);
  hx_board_overlay_show (HX_BOARD_OVERLAY (self->overlay), &self->scene, hx_hex_layout_get_layout (layout));
  hx_board_overlay_grow (HX_BOARD_OVERLAY (self->overlay),
                         hx_view_state_get_resolution (self->view) != NULL ? &self->battle : NULL,
                         hx_view_state_get_step (self->view));
}

static void
focus_moved_cb (HxBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->focus_visible = root != NULL && GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root));
  update (self);
}

/* More copies than there are is odd, not forbidden: puzzle makers may want it. */
static void
remark_copies (HxBoard *self,
               guint16  tile,
               guint    side)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  HxLanguage language = hx_library_get_name_language (hx_document_get_library (document));
  g_autofree char *text = NULL;

  if (hx_tile_list_left (self->view, tile, side) >= 0)
    return;
  text = g_strdup_printf (_("More copies of %s are on the board than the army has."),
                          hx_catalog_get_tile_name (hx_document_get_catalog (document), tile, language));
  g_signal_emit (self, signals[SIGNAL_REMARK], 0, text);
}

static const char *
say_why_not (HxCarryKind kind)
{
  switch (kind)
    {
    case HX_CARRY_MARKER:
      return _("No piece stands here that could bear this marker.");
    case HX_CARRY_TRAP:
      return _("A Trap lies here already.");
    case HX_CARRY_NOTHING:
    case HX_CARRY_TILE:
    case HX_CARRY_PIECE:
    case HX_CARRY_HAND:
    case HX_CARRY_PART:
    default:
      return _("This hex is taken.");
    }
}

static void
put (HxBoard *self,
     guint8   hex)
{
  HxCarry carry = *hx_view_state_get_carry (self->view);
  g_autofree char *text = NULL;

  if (!hx_view_state_put (self->view, &carry, hx_view_state_get_cursor (self->view)))
    {
      hx_announce (GTK_WIDGET (self), say_why_not (carry.kind));
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  if (carry.kind == HX_CARRY_TILE)
    remark_copies (self, carry.tile, carry.side);
  if (hx_view_state_get_carry (self->view)->kind == HX_CARRY_PART)
    {
      hx_announce (GTK_WIDGET (self), _("Now choose the hex of the second part and press Enter."));
      return;
    }
  text = hx_hex_text_dup (self->view, &self->position, &self->picture, hex);
  hx_announce (GTK_WIDGET (self), text);
}

/* What was dropped is picked first, and then the hex under it. */
static void
try_hex (HxBoard *self,
         guint8   hex)
{
  HxPlaying *playing = hx_view_state_get_playing (self->view);
  HxCarry carry = *hx_view_state_get_carry (self->view);
  HxTry outcome = HX_TRY_PICKED;

  hx_view_state_set_selection (self->view, hex);
  if (carry.kind == HX_CARRY_HAND)
    {
      hx_view_state_set_carry (self->view, NULL);
      while (hx_playing_unpick (playing))
        continue;
      outcome = carry.from != HX_NO_HEX ? hx_playing_pick_hex (playing, carry.from)
                                        : hx_playing_pick_tile (playing, carry.tile);
    }
  if (outcome == HX_TRY_PICKED && carry.from != hex)
    outcome = hx_playing_pick_hex (playing, hex);
  hx_turn_say (GTK_WIDGET (self), self->view, outcome);
}

static void
cell_activated_cb (HxBoard   *self,
                   HxHexCell *cell)
{
  guint8 hex = hx_hex_cell_get_hex (cell);

  if (hx_view_state_get_playing (self->view) != NULL)
    {
      try_hex (self, hex);
      return;
    }
  if (hx_view_state_get_resolution (self->view) != NULL)
    {
      hx_view_state_set_selection (self->view, hex);
      return;
    }
  if (hx_view_state_get_carry (self->view)->kind != HX_CARRY_NOTHING)
    {
      hx_view_state_set_cursor (self->view, hex);
      put (self, hex);
      return;
    }
  if ((hx_view_state_get_selected (self->view) & HX_HEX_BIT (hex)) == 0)
    hx_view_state_set_selection (self->view, hex);
  if (hx_view_state_lift (self->view, hex))
    hx_announce (GTK_WIDGET (self), _("Lifted. Choose a hex and press Enter, or Escape to let go."));
}

static void
announce_selected (HxBoard *self)
{
  guint n = (guint) __builtin_popcountll (hx_view_state_get_selected (self->view));
  g_autofree char *text = g_strdup_printf (ngettext ("%u hex selected", "%u hexes selected", n), n);

  hx_announce (GTK_WIDGET (self), text);
}

/* With Shift the hex that the keyboard comes from stays selected, and so do all others; with Control only the keyboard
 * moves, so that pieces that do not touch can be selected one after the other. */
static void
focus_hex (HxBoard        *self,
           guint8          hex,
           GdkModifierType modifiers)
{
  guint8 from = hx_view_state_get_cursor (self->view);

  if (hex >= self->n_cells)
    return;
  gtk_widget_grab_focus (self->cells[hex]);
  if (hx_view_state_get_carry (self->view)->kind != HX_CARRY_NOTHING || (modifiers & GDK_CONTROL_MASK) != 0)
    hx_view_state_set_cursor (self->view, hex);
  else if ((modifiers & GDK_SHIFT_MASK) != 0)
    {
      hx_view_state_extend (self->view, from);
      hx_view_state_extend (self->view, hex);
      announce_selected (self);
    }
  else
    hx_view_state_set_selection (self->view, hex);
}

static gboolean
toggle_selected_cb (GtkWidget *widget,
                    GVariant  *args,
                    gpointer   user_data)
{
  HxBoard *self = HX_BOARD (widget);
  guint8 hex;

  if (self->view == NULL || hx_view_state_get_carry (self->view)->kind != HX_CARRY_NOTHING)
    return FALSE;
  hex = hx_view_state_get_cursor (self->view);
  hx_view_state_toggle (self->view, hex);
  /* The keyboard stays, even where the inspector goes on to another piece. */
  hx_view_state_set_cursor (self->view, hex);
  announce_selected (self);

  return TRUE;
}

/* Left and right go to the next column, up half a hex from every other column and down from the rest: level, and back
 * the same way. */
static guint8
find_beside (HxBoard *self,
             guint8   hex,
             guint    keyval)
{
  const HxGeometry *geometry = get_geometry (self);
  gboolean is_left = keyval == GDK_KEY_Left;
  HxDirection up = is_left ? HX_NORTH_WEST : HX_NORTH_EAST;
  HxDirection down = is_left ? HX_SOUTH_WEST : HX_SOUTH_EAST;
  gboolean goes_up = geometry->q[hex] % 2 == 0;
  guint8 found = geometry->neighbour[hex][goes_up ? up : down];

  return found < geometry->n_hexes ? found : geometry->neighbour[hex][goes_up ? down : up];
}

static gboolean
move_cursor_cb (GtkWidget *widget,
                GVariant  *args,
                gpointer   user_data)
{
  HxBoard *self = HX_BOARD (widget);
  guint keyval, modifiers;
  guint8 hex = hx_view_state_get_cursor (self->view);
  const HxGeometry *geometry = get_geometry (self);
  guint8 next;

  g_variant_get (args, "(uu)", &keyval, &modifiers);
  /* Keys in the menu are the menu's. */
  if (gtk_widget_get_mapped (self->menu))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Up:
      next = geometry->neighbour[hex][HX_NORTH];
      break;
    case GDK_KEY_Down:
      next = geometry->neighbour[hex][HX_SOUTH];
      break;
    case GDK_KEY_Home:
      next = hx_geometry_at (geometry, 0, 0);
      break;
    default:
      next = find_beside (self, hex, keyval);
    }
  focus_hex (self, next, (GdkModifierType) modifiers);

  return TRUE;
}

/* Keys act on the hex that has the focus, even where nothing was selected before. */
static gboolean
act_on_piece_cb (GtkWidget *widget,
                 GVariant  *args,
                 gpointer   user_data)
{
  HxBoard *self = HX_BOARD (widget);
  guint8 hex;

  if (self->view == NULL)
    return FALSE;
  hex = hx_view_state_get_cursor (self->view);
  if (hx_view_state_get_carry (self->view)->kind == HX_CARRY_NOTHING &&
      (hx_view_state_get_selected (self->view) & HX_HEX_BIT (hex)) == 0)
    hx_view_state_set_selection (self->view, hex);
  gtk_widget_activate_action (widget, g_variant_get_string (args, NULL), NULL);

  return TRUE;
}

/* One tab stop: Tab goes to the cursor's hex or leaves the board. */
static gboolean
hx_board_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  HxBoard *self = HX_BOARD (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child != NULL && child == self->menu)
    return gtk_widget_child_focus (child, direction);
  if (self->view == NULL || child != NULL)
    return FALSE;
  return gtk_widget_grab_focus (self->cells[hx_view_state_get_cursor (self->view)]);
}

static gboolean
hx_board_grab_focus (GtkWidget *widget)
{
  HxBoard *self = HX_BOARD (widget);

  return self->view != NULL && gtk_widget_grab_focus (self->cells[hx_view_state_get_cursor (self->view)]);
}

static void
drop_cells (HxBoard *self)
{
  for (guint i = 0; i < self->n_cells; i++)
    g_clear_pointer (&self->cells[i], gtk_widget_unparent);
  self->n_cells = 0;
}

static void
drop_view (HxBoard *self)
{
  if (self->view == NULL)
    return;
  g_signal_handlers_disconnect_by_func (self->view, update, self);
  g_signal_handlers_disconnect_by_func (hx_highlight_get_for_view (self->view), highlight_changed_cb, self);
}

static void
hx_board_dispose (GObject *object)
{
  HxBoard *self = HX_BOARD (object);

  drop_cells (self);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->band, gtk_widget_unparent);
  g_clear_pointer (&self->overlay, gtk_widget_unparent);
  drop_view (self);
  g_clear_object (&self->view);

  G_OBJECT_CLASS (hx_board_parent_class)->dispose (object);
}

/* The keyboard's focus ring comes and goes with the window's. */
static void
hx_board_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (hx_board_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-visible", G_CALLBACK (focus_moved_cb), widget,
                           G_CONNECT_SWAPPED);
}

static void
hx_board_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), focus_moved_cb, widget);

  GTK_WIDGET_CLASS (hx_board_parent_class)->unroot (widget);
}

static void
add_bindings (GtkWidgetClass *widget_class,
              const HxCommand *command)
{
  for (guint i = 0; i < G_N_ELEMENTS (command->accels) && command->accels[i] != NULL; i++)
    {
      guint key;
      GdkModifierType modifiers;

      if (!gtk_accelerator_parse (command->accels[i], &key, &modifiers))
        g_assert_not_reached ();
      if (command->when == HX_WHEN_TURNABLE || command->when == HX_WHEN_PIECE || command->when == HX_WHEN_THING || command->when == HX_WHEN_HEX)
        gtk_widget_class_add_binding (widget_class, key, modifiers, act_on_piece_cb, "s", command->name);
      else
        gtk_widget_class_add_binding_action (widget_class, key, modifiers, command->name, NULL);
    }
}

static void
hx_board_class_init (HxBoardClass *klass)
{
  static const guint keys[][2] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up },     { GDK_KEY_Down, GDK_KEY_KP_Down },
    { GDK_KEY_Left, GDK_KEY_KP_Left }, { GDK_KEY_Right, GDK_KEY_KP_Right },
    { GDK_KEY_Home, GDK_KEY_KP_Home },
  };
  static const GdkModifierType modifiers[] = { GDK_NO_MODIFIER_MASK, GDK_SHIFT_MASK, GDK_CONTROL_MASK };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  guint n_commands;
  const HxCommand *commands = hx_commands_get (&n_commands);

  G_OBJECT_CLASS (klass)->dispose = hx_board_dispose;
  widget_class->focus = hx_board_focus;
  widget_class->grab_focus = hx_board_grab_focus;
  widget_class->root = hx_board_root;
  widget_class->unroot = hx_board_unroot;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (keys[i]); j++)
        for (guint k = 0; k < G_N_ELEMENTS (modifiers); k++)
          gtk_widget_class_add_binding (widget_class, keys[i][j], modifiers[k], move_cursor_cb, "(uu)", keys[i][0],
                                        modifiers[k]);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_space, GDK_SHIFT_MASK, toggle_selected_cb, NULL);
  for (guint i = 0; i < n_commands; i++)
    {
      if (commands[i].topic == HX_TOPIC_BOARD && commands[i].name != NULL && commands[i].is_local)
        add_bindings (widget_class, &commands[i]);
    }

  /** HxBoard::remark: @text: something that the user should know about what was just done */
  signals[SIGNAL_REMARK] = g_signal_new ("remark", HX_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "hexboard");
  gtk_widget_class_set_layout_manager_type (widget_class, HX_TYPE_HEX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
open_menu_at (HxBoard *self,
              double   x,
              double   y)
{
  HxHexLayout *layout = HX_HEX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  guint8 hex = self->view != NULL ? hx_board_layout_pick (hx_hex_layout_get_layout (layout), x, y) : HX_NO_HEX;

  if (hex >= self->n_cells)
    return;
  if ((hx_view_state_get_selected (self->view) & HX_HEX_BIT (hex)) == 0)
    hx_view_state_set_selection (self->view, hex);
  hx_view_state_set_cursor (self->view, hex);
  hx_board_open_menu (self);
}

static void
secondary_pressed_cb (GtkGestureClick *gesture,
                      int              n_press,
                      double           x,
                      double           y,
                      HxBoard         *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  open_menu_at (self, x, y);
}

static void
long_pressed_cb (GtkGestureLongPress *gesture,
                 double               x,
                 double               y,
                 HxBoard             *self)
{
  open_menu_at (self, x, y);
}

static GtkWidget *
create_menu (HxBoard *self)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (HX_RESOURCE_PATH "ui/hx-piece-menu.ui");
  GMenuModel *model = G_MENU_MODEL (gtk_builder_get_object (builder, "piece_menu"));
  GtkWidget *menu = gtk_popover_menu_new_from_model (model);

  gtk_widget_set_parent (menu, GTK_WIDGET (self));
  hx_menu_names_watch (GTK_POPOVER (menu));

  return menu;
}

static void
hx_board_init (HxBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (secondary_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));

  self->overlay = hx_board_overlay_new ();
  gtk_widget_set_parent (self->overlay, GTK_WIDGET (self));
  self->band = hx_rubber_band_new (GTK_WIDGET (self));
  self->menu = create_menu (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"), -1);
}

static GtkWidget *
create_cell (HxBoard *self,
             guint8   hex)
{
  GtkWidget *cell = hx_hex_cell_new (self->view, hex);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_moved_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_moved_cb), self);
  gtk_widget_add_controller (cell, focus);
  g_signal_connect_swapped (cell, "activated", G_CALLBACK (cell_activated_cb), self);
  gtk_widget_insert_before (cell, GTK_WIDGET (self), self->overlay);

  return cell;
}

/* A board of another size has other cells; the keyboard stays on the board. */
static void
fill_cells (HxBoard *self)
{
  HxHexLayout *layout = HX_HEX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  drop_cells (self);
  hx_hex_layout_set_geometry (layout, get_geometry (self));
  self->n_cells = get_geometry (self)->n_hexes;
  for (guint i = 0; i < self->n_cells; i++)
    self->cells[i] = create_cell (self, (guint8) i);
  if (had_focus)
    gtk_widget_grab_focus (self->cells[hx_view_state_get_cursor (self->view)]);
}

/** hx_board_new: Returns: (transfer floating): a board of no document yet. */
GtkWidget *
hx_board_new (void)
{
  return g_object_new (HX_TYPE_BOARD, NULL);
}

/** hx_board_set_view: @view: what to show from now */
void
hx_board_set_view (HxBoard     *self,
                   HxViewState *view)
{
  g_return_if_fail (HX_IS_BOARD (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  drop_view (self);
  drop_cells (self);
  g_set_object (&self->view, view);
  hx_rubber_band_set_view (HX_RUBBER_BAND (self->band), view);
  fill_cells (self);
  g_signal_connect_swapped (view, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (hx_highlight_get_for_view (view), "changed", G_CALLBACK (highlight_changed_cb), self);
  update (self);
}

/** hx_board_open_menu: Opens the menu of the selected hex beside it, if one is selected and the board is edited. */
void
hx_board_open_menu (HxBoard *self)
{
  guint8 hex;
  graphene_rect_t bounds;

  g_return_if_fail (HX_IS_BOARD (self));

  if (self->view == NULL)
    return;
  if (hx_view_state_get_selection (self->view) == HX_NO_HEX)
    hx_view_state_set_selection (self->view, hx_view_state_get_cursor (self->view));
  hex = hx_view_state_get_selection (self->view);
  if (hex >= self->n_cells || hx_view_state_get_resolution (self->view) != NULL ||
      !gtk_widget_compute_bounds (self->cells[hex], GTK_WIDGET (self), &bounds))
    return;
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                               &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                 (int) bounds.size.width, (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}
