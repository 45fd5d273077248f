/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each choice is a step in the history at once, so there is nothing to apply or to cancel. */

#include "config.h"

#include "hx-puzzle-dialog.h"

#include <glib/gi18n.h>

#include "hx-document-puzzle.h"
#include "hx-phrase.h"
#include "hx-puzzle-hand.h"
#include "hx-puzzle-tiles.h"

/* The row before the kinds of goals: no puzzle. */
#define NO_GOAL 0

/* Wounds that can be asked for by hand; a file may ask for more. */
#define MOST_WOUNDS 30

struct _HxPuzzleDialog
{
  AdwDialog parent_instance;

  /* children */
  AdwNavigationView *pages;
  GtkWidget *tiles;
  GtkWidget *kind;
  GtkWidget *side;
  GtkWidget *play;
  GtkWidget *play_row;
  GtkWidget *piece;
  GtkWidget *count;
  GtkWidget *count_row;
  GtkWidget *targets;
  GtkWidget *hand;
  GtkWidget *note;
  GtkWidget *check;
  GtkWidget *checks[HX_MAX_HEXES];

  /* owned */
  HxViewState *view;
  GArray *piece_tiles;

  /* state */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (HxPuzzleDialog, hx_puzzle_dialog, ADW_TYPE_DIALOG)

static HxDocument *
get_document (HxPuzzleDialog *self)
{
  return hx_view_state_get_document (self->view);
}

/* The goal as it stands, or the one to begin with. */
static void
get_goal (HxPuzzleDialog *self,
          HxGoal         *goal)
{
  HxDocument *document = get_document (self);
  GArray *hand;

  hx_document_get_goal (document, goal);
  if (hx_document_has_goal (document))
    return;
  *goal = (HxGoal) { .kind = HX_GOAL_MORE_POINTS, .side = hx_document_get_position (document)->turn, .tile = HX_NO_TILE };
  hand = hx_document_get_hand (document, goal->side);
  goal->play = (guint8) MIN (hand != NULL && hand->len > 0 ? hand->len : 3, 3);
}

/* The first piece on the board whose wounds can be asked for: an HQ of another side, if there is one. */
static guint16
find_first_piece (HxPuzzleDialog *self,
                  guint           side)
{
  const HxPosition *position = hx_document_get_position (get_document (self));

  for (int other = 0; other < position->n_sides; other++)
    {
      guint8 hex = hx_position_find_hq (hx_document_get_box (get_document (self)), position, other);

      if (other != (int) side && hex != HX_NO_HEX)
        return position->unit[hex].tile;
    }

  return self->piece_tiles->len > 0 ? g_array_index (self->piece_tiles, guint16, 0) : HX_NO_TILE;
}

static void
kind_picked_cb (HxPuzzleDialog *self)
{
  guint picked = adw_combo_row_get_selected (ADW_COMBO_ROW (self->kind));
  HxGoal goal;

  if (self->is_updating || picked == GTK_INVALID_LIST_POSITION)
    return;
  get_goal (self, &goal);
  if (picked == NO_GOAL)
    {
      hx_document_set_goal (get_document (self), NULL);
      return;
    }
  goal.kind = (guint8) (picked - 1);
  goal.tile = HX_NO_TILE;
  goal.count = 0;
  goal.hexes = 0;
  if (goal.kind == HX_GOAL_WOUNDS)
    {
      goal.tile = find_first_piece (self, goal.side);
      goal.count = 1;
    }
  if (goal.kind == HX_GOAL_WOUNDS && goal.tile == HX_NO_TILE)
    goal.kind = HX_GOAL_MORE_POINTS;
  hx_document_set_goal (get_document (self), &goal);
}

/* What the other rows say of the goal. */
static void
goal_edited_cb (HxPuzzleDialog *self)
{
  guint side = adw_combo_row_get_selected (ADW_COMBO_ROW (self->side));
  guint piece = adw_combo_row_get_selected (ADW_COMBO_ROW (self->piece));
  HxGoal goal;

  if (self->is_updating || !hx_document_has_goal (get_document (self)))
    return;
  get_goal (self, &goal);
  if (side < hx_document_get_position (get_document (self))->n_sides)
    goal.side = (guint8) side;
  goal.play = (guint8) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->play));
  if (goal.kind == HX_GOAL_WOUNDS)
    {
      goal.count = (guint8) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->count));
      if (piece < self->piece_tiles->len)
        goal.tile = g_array_index (self->piece_tiles, guint16, piece);
    }
  for (guint8 hex = 0; goal.kind == HX_GOAL_DESTROYED_EXACTLY && hex < HX_MAX_HEXES; hex++)
    {
      if (self->checks[hex] != NULL)
        goal.hexes = (goal.hexes & ~HX_HEX_BIT (hex))
                     | (adw_switch_row_get_active (ADW_SWITCH_ROW (self->checks[hex])) ? HX_HEX_BIT (hex) : 0);
    }
  hx_document_set_goal (get_document (self), &goal);
}

static guint
find_piece (HxPuzzleDialog *self,
            guint16         tile)
{
  for (guint i = 0; i < self->piece_tiles->len; i++)
    {
      if (g_array_index (self->piece_tiles, guint16, i) == tile)
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

static void
add_piece (HxPuzzleDialog *self,
           guint16         tile)
{
  if (find_piece (self, tile) == GTK_INVALID_LIST_POSITION)
    g_array_append_val (self->piece_tiles, tile);
}

static char *
dup_piece_label (HxPuzzleDialog *self,
                 guint16         tile)
{
  HxLibrary *library = hx_document_get_library (get_document (self));
  g_autofree char *name = hx_library_dup_tile_name (library, tile);
  g_autofree char *army = hx_library_dup_army_name (library, hx_catalog_get_tile_army (hx_document_get_catalog (get_document (self)), tile));

  /* Translators: a tile and the army that it belongs to: "HQ (Borgo)" */
  return hx_phrase (_("{tile} ({army})"), "tile", name, "army", army, NULL);
}

/* Every kind of piece on the board once, and what the goal asks for. The list only grows: one that changed under whoever chooses
   from it would take away the row that was chosen. */
static void
fill_pieces (HxPuzzleDialog *self,
             const HxGoal   *goal)
{
  const HxPosition *position = hx_document_get_position (get_document (self));
  guint n = self->piece_tiles->len;

  for (HxHexSet rest = position->units; rest != 0; rest &= rest - 1)
    add_piece (self, position->unit[hx_first_on_ray (rest, HX_SOUTH)].tile);
  if (goal->kind == HX_GOAL_WOUNDS && goal->tile != HX_NO_TILE)
    add_piece (self, goal->tile);
  if (self->piece_tiles->len > n)
    {
      g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

      for (guint i = 0; i < self->piece_tiles->len; i++)
        gtk_string_list_take (names, dup_piece_label (self, g_array_index (self->piece_tiles, guint16, i)));
      adw_combo_row_set_model (ADW_COMBO_ROW (self->piece), G_LIST_MODEL (names));
    }
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->piece), find_piece (self, goal->tile));
}

static void
fill_targets (HxPuzzleDialog *self,
              const HxGoal   *goal)
{
  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      if (self->checks[hex] != NULL)
        adw_switch_row_set_active (ADW_SWITCH_ROW (self->checks[hex]), (goal->hexes & HX_HEX_BIT (hex)) != 0);
    }
}

static void
show_note (HxPuzzleDialog *self)
{
  g_autofree HxPuzzle *puzzle = g_new0 (HxPuzzle, 1);
  g_autofree char *task = hx_document_dup_task (get_document (self));
  g_autoptr (GError) error = NULL;
  gboolean is_sound = task != NULL && hx_document_init_puzzle (get_document (self), puzzle, &error);

  gtk_label_set_label (GTK_LABEL (self->note), is_sound ? task
                                               : error != NULL ? error->message
                                                               : _("Choose a goal to make a puzzle of this position."));
  gtk_widget_set_sensitive (self->check, is_sound);
}

/* A number of the file beyond what is set by hand stays what it is. */
static void
show_number (GtkWidget *spin,
             guint      most,
             guint      number)
{
  gtk_adjustment_set_upper (gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (spin)), MAX (most, number));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), number);
}

static void
update (HxPuzzleDialog *self)
{
  gboolean has_goal = hx_document_has_goal (get_document (self));
  HxGoal goal;

  if (self->is_updating)
    return;
  self->is_updating = TRUE;
  get_goal (self, &goal);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->kind), has_goal ? goal.kind + 1u : NO_GOAL);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->side), goal.side);
  show_number (self->play, HX_MOST_IN_HAND, goal.play);
  show_number (self->count, MOST_WOUNDS, MAX (goal.count, 1));
  gtk_widget_set_visible (self->side, has_goal);
  gtk_widget_set_visible (self->play_row, has_goal);
  gtk_widget_set_visible (self->piece, has_goal && goal.kind == HX_GOAL_WOUNDS);
  gtk_widget_set_visible (self->count_row, has_goal && goal.kind == HX_GOAL_WOUNDS);
  gtk_widget_set_visible (self->targets, has_goal && goal.kind == HX_GOAL_DESTROYED_EXACTLY);
  fill_pieces (self, &goal);
  fill_targets (self, &goal);
  hx_puzzle_hand_show (HX_PUZZLE_HAND (self->hand), goal.side);
  hx_puzzle_tiles_show (HX_PUZZLE_TILES (self->tiles), goal.side);
  show_note (self);
  self->is_updating = FALSE;
}

static GtkWidget *
create_combo (const char        *title,
              const char *const *names)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));

  return row;
}

/* A row of its own around @spin: screen readers cannot see an AdwSpinRow. */
static GtkWidget *
create_spin_row (const char *title,
                 GtkWidget  *spin)
{
  GtkWidget *row = adw_action_row_new ();

  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);

  return row;
}

static void
add_targets (HxPuzzleDialog *self)
{
  HxDocument *document = get_document (self);
  const HxPosition *position = hx_document_get_position (document);
  const HxBox *box = hx_document_get_box (document);

  self->targets = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->targets), _("Pieces to Destroy"));
  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      g_autofree char *name = NULL, *owner = NULL;

      if ((position->units & HX_HEX_BIT (hex)) == 0)
        continue;
      name = hx_narrator_dup_piece_name (hx_view_state_get_narrator (self->view), box, position, hex);
      self->checks[hex] = adw_switch_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->checks[hex]), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->checks[hex]), name);
      owner = hx_document_dup_side_name (document, position->unit[hex].owner);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->checks[hex]), owner);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->targets), self->checks[hex]);
      g_signal_connect_object (self->checks[hex], "notify::active", G_CALLBACK (goal_edited_cb), self, G_CONNECT_SWAPPED);
    }
}

static GtkWidget *
create_task (HxPuzzleDialog *self)
{
  const char *const kinds[] = { _("Not a Puzzle"), _("More Hit Points"), _("Other HQs Destroyed"), _("Wounds on a Piece"),
                                _("No Piece Lost"), _("These Pieces Destroyed"), NULL };
  GtkWidget *group = adw_preferences_group_new ();
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sides = NULL;

  for (guint side = 0; side < hx_document_get_position (get_document (self))->n_sides; side++)
    g_strv_builder_take (builder, hx_document_dup_side_name (get_document (self), side));
  sides = g_strv_builder_end (builder);
  self->kind = create_combo (_("Goal"), kinds);
  self->side = create_combo (_("Side to Solve It"), (const char *const *) sides);
  self->play = gtk_spin_button_new_with_range (0, HX_MOST_IN_HAND, 1);
  self->play_row = create_spin_row (_("Tiles to Play"), self->play);
  self->piece = create_combo (_("Piece"), NULL);
  self->count = gtk_spin_button_new_with_range (1, MOST_WOUNDS, 1);
  self->count_row = create_spin_row (_("Wounds"), self->count);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Task"));
  for (GtkWidget **row = (GtkWidget *[]) { self->kind, self->piece, self->count_row, self->side, self->play_row, NULL }; *row != NULL; row++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), *row);
  g_signal_connect_object (self->kind, "notify::selected", G_CALLBACK (kind_picked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->side, "notify::selected", G_CALLBACK (goal_edited_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->piece, "notify::selected", G_CALLBACK (goal_edited_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "notify::value", G_CALLBACK (goal_edited_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->count, "notify::value", G_CALLBACK (goal_edited_cb), self, G_CONNECT_SWAPPED);

  return group;
}

static void
check_clicked_cb (HxPuzzleDialog *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  adw_dialog_close (ADW_DIALOG (self));
  gtk_widget_activate_action (window, "win.check-puzzle", NULL);
}

static GtkWidget *
create_page (HxPuzzleDialog *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  self->note = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (self->note, "dimmed");
  self->hand = hx_puzzle_hand_new (self->view);
  self->check = g_object_new (GTK_TYPE_BUTTON, "label", _("_Check Puzzle…"), "use-underline", TRUE, "can-shrink", TRUE, "halign",
                              GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (self->check, "pill");
  gtk_widget_add_css_class (self->check, "suggested-action");
  g_signal_connect_object (self->check, "clicked", G_CALLBACK (check_clicked_cb), self, G_CONNECT_SWAPPED);
  add_targets (self);
  gtk_box_append (GTK_BOX (box), create_task (self));
  gtk_box_append (GTK_BOX (box), self->targets);
  gtk_box_append (GTK_BOX (box), self->hand);
  gtk_box_append (GTK_BOX (box), self->note);
  gtk_box_append (GTK_BOX (box), self->check);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 24);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);

  return scrolled;
}

static void
add_page (HxPuzzleDialog *self,
          GtkWidget      *content,
          const char     *title,
          const char     *tag)
{
  GtkWidget *view = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), content);
  adw_navigation_view_add (self->pages, adw_navigation_page_new_with_tag (view, title, tag));
}

static void
hx_puzzle_dialog_dispose (GObject *object)
{
  HxPuzzleDialog *self = HX_PUZZLE_DIALOG (object);

  self->is_updating = TRUE;
  g_clear_object (&self->view);
  g_clear_pointer (&self->piece_tiles, g_array_unref);

  G_OBJECT_CLASS (hx_puzzle_dialog_parent_class)->dispose (object);
}

static void
hx_puzzle_dialog_class_init (HxPuzzleDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_puzzle_dialog_dispose;
}

static void
hx_puzzle_dialog_init (HxPuzzleDialog *self)
{
  self->piece_tiles = g_array_new (FALSE, FALSE, sizeof (guint16));
}

/** hx_puzzle_dialog_new: @view: what the window shows of the scenario. Returns: (transfer floating): the dialog. */
AdwDialog *
hx_puzzle_dialog_new (HxViewState *view)
{
  HxPuzzleDialog *self = g_object_new (HX_TYPE_PUZZLE_DIALOG, NULL);

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  self->view = g_object_ref (view);
  self->pages = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  self->tiles = hx_puzzle_tiles_new (self->view);
  add_page (self, create_page (self), _("Puzzle"), "puzzle");
  add_page (self, self->tiles, _("Add Tile"), "tiles");
  adw_dialog_set_title (ADW_DIALOG (self), _("Puzzle"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 460);
  adw_dialog_set_content_height (ADW_DIALOG (self), 720);
  adw_dialog_set_child (ADW_DIALOG (self), GTK_WIDGET (self->pages));
  g_signal_connect_object (get_document (self), "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return ADW_DIALOG (self);
}
