/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile that cannot be played now is dimmed but can be tried: the refusal says why. */

#include "config.h"

#include "hx-hand-strip.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-tile-picture.h"
#include "hx-turn-say.h"

/* Width of a tile. */
#define TILE_SIZE 52

struct _HxHandStrip
{
  AdwBin parent_instance;

  /* borrowed */
  GtkWidget *label;
  GtkFlowBox *tiles;
  GtkWidget *scrolled;

  /* owned */
  HxViewState *view;
  char *key;

  /* state */
  gboolean is_folded;
};

G_DEFINE_FINAL_TYPE (HxHandStrip, hx_hand_strip, ADW_TYPE_BIN)

static const HxTileFacts *
get_facts (HxHandStrip *self,
           guint16      tile)
{
  return hx_catalog_get_facts (hx_document_get_catalog (hx_view_state_get_document (self->view)), tile);
}

static guint16
get_tile (gpointer child)
{
  return (guint16) GPOINTER_TO_UINT (g_object_get_data (child, "tile"));
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source,
                 double         x,
                 double         y,
                 HxHandStrip   *self)
{
  GtkWidget *child = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  g_autoptr (GdkPaintable) paintable = NULL;
  HxCarry carry = {
    .document = hx_view_state_get_document (self->view),
    .kind = HX_CARRY_HAND,
    .tile = get_tile (child),
    .from = HX_NO_HEX,
  };

  paintable = hx_tile_picture_dup_paintable (HX_TILE_PICTURE (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child))));
  gtk_drag_source_set_icon (source, paintable, TILE_SIZE / 2, TILE_SIZE / 2);

  return gdk_content_provider_new_typed (HX_TYPE_CARRY, &carry);
}

static void
tile_activated_cb (HxHandStrip     *self,
                   GtkFlowBoxChild *child)
{
  HxPlaying *playing = hx_view_state_get_playing (self->view);
  HxTry outcome;

  if (playing == NULL)
    return;
  outcome = hx_playing_pick_tile (playing, get_tile (child));
  hx_turn_say (GTK_WIDGET (self), self->view, outcome);
  if (outcome == HX_TRY_PICKED && !hx_pick_wants_cargo (hx_playing_get_pick (playing)))
    gtk_widget_activate_action (GTK_WIDGET (self),
                                hx_playing_find_next (playing) != 0 ? "win.go-to-board" : "win.list-actions", NULL);
}

static void
append_tile (HxHandStrip *self,
             guint16      tile,
             guint        side)
{
  HxPlaying *playing = hx_view_state_get_playing (self->view);
  const HxTileFacts *facts = get_facts (self, tile);
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *picture = hx_tile_picture_new ();
  GtkDragSource *source = gtk_drag_source_new ();
  gboolean is_usable = hx_playing_can_use (playing, tile);
  const HxPick *pick = hx_playing_get_pick (playing);
  const char *name;
  g_autofree char *label = NULL;
  HxTileLook look;

  name = hx_catalog_get_tile_name (hx_document_get_catalog (hx_view_state_get_document (self->view)), tile,
                                   hx_library_get_name_language (hx_document_get_library (hx_view_state_get_document (self->view))));
  label = is_usable ? g_strdup (name) : hx_phrase (_("{tile}, cannot be played now"), "tile", name, NULL);
  memset (&look, 0, sizeof look);
  hx_tile_look_from_facts (facts, side, &look);
  if (pick->kind == HX_PICK_TILE && pick->tile == tile &&
      hx_document_get_box (hx_view_state_get_document (self->view))->tiles[tile].kind != HX_KIND_INSTANT)
    look.facing = pick->facing;
  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), TILE_SIZE);
  hx_tile_picture_set_tile (HX_TILE_PICTURE (picture), facts, &look);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), picture);
  gtk_widget_add_css_class (child, "hand-tile");
  if (!is_usable)
    gtk_widget_add_css_class (child, "used-up");
  g_object_set_data (G_OBJECT (child), "tile", GUINT_TO_POINTER (tile));
  gtk_widget_set_tooltip_text (child, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_drag_source_set_actions (source, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  gtk_widget_add_controller (child, GTK_EVENT_CONTROLLER (source));
  gtk_flow_box_append (self->tiles, child);
  if (pick->kind == HX_PICK_TILE && pick->tile == tile)
    gtk_flow_box_select_child (self->tiles, GTK_FLOW_BOX_CHILD (child));
}

/* The side that acts, whose hand it is. */
static guint
get_side (HxHandStrip *self)
{
  return hx_playing_get_side (hx_view_state_get_playing (self->view));
}

/* Where the hand is not known, the whole army is at hand, each tile once. */
static GArray *
list_tiles (HxHandStrip  *self,
            const HxGame *game)
{
  const HxSeat *seat = &game->seats[get_side (self)];
  const HxBox *box = hx_document_get_box (hx_view_state_get_document (self->view));
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (guint16));

  if (seat->hand.listed)
    {
      g_array_append_vals (tiles, seat->hand.tiles, seat->hand.n);
      return tiles;
    }
  for (guint16 tile = 0; tile < box->n_tiles; tile++)
    {
      if (box->tiles[tile].set == seat->set && box->tiles[tile].kind != HX_KIND_HQ)
        g_array_append_val (tiles, tile);
    }

  return tiles;
}

static void
show_note (HxHandStrip *self,
           const char  *text)
{
  gtk_label_set_label (GTK_LABEL (self->label), text != NULL ? text : "");
  gtk_widget_set_visible (self->label, text != NULL);
  gtk_widget_set_visible (self->scrolled, text == NULL);
}

static gboolean
is_secret (HxHandStrip  *self,
           const HxGame *game)
{
  return game->seats[get_side (self)].hand.listed &&
         !hx_narrator_may_know (hx_view_state_get_narrator (self->view), (int) get_side (self));
}

static char *
dup_secret_note (HxHandStrip  *self,
                 const HxGame *game)
{
  const HxStack *hand = &game->seats[get_side (self)].hand;
  g_autofree char *n = g_strdup_printf ("%u", hand->n);
  g_autofree char *side = hx_document_dup_side_name (hx_view_state_get_document (self->view), get_side (self));

  return hx_phrase (ngettext ("In the hand of {side} lies {n} tile, which only that side may know.",
                              "In the hand of {side} lie {n} tiles, which only that side may know.", hand->n),
                    "side", side, "n", n, NULL);
}

/* Everything that the strip shows; while that stays, the keyboard stays where it is. */
static char *
dup_key (HxHandStrip  *self,
         const HxGame *game,
         GArray       *tiles)
{
  HxPlaying *playing = hx_view_state_get_playing (self->view);
  const HxPick *pick = hx_playing_get_pick (playing);
  GString *key = g_string_new (NULL);

  g_string_printf (key, "%u %d %d %d %d:", get_side (self), is_secret (self, game), pick->kind, pick->tile, pick->facing);
  for (guint i = 0; i < tiles->len; i++)
    g_string_append_printf (key, " %u%c", g_array_index (tiles, guint16, i),
                            hx_playing_can_use (playing, g_array_index (tiles, guint16, i)) ? '+' : '-');

  return g_string_free_and_steal (key);
}

static void
fill (HxHandStrip  *self,
      const HxGame *game,
      GArray       *tiles)
{
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  GtkFlowBoxChild *first;

  gtk_flow_box_remove_all (self->tiles);
  gtk_flow_box_set_min_children_per_line (self->tiles, MAX (tiles->len, 1));
  gtk_flow_box_set_max_children_per_line (self->tiles, MAX (tiles->len, 1));
  for (guint i = 0; i < tiles->len; i++)
    append_tile (self, g_array_index (tiles, guint16, i), get_side (self));
  first = gtk_flow_box_get_child_at_index (self->tiles, 0);
  if (had_focus && first != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (first));
}

static void
update (HxHandStrip *self)
{
  HxPlaying *playing = hx_view_state_get_playing (self->view);
  g_autoptr (GArray) tiles = NULL;
  g_autofree char *note = NULL;
  g_autofree char *key = NULL;
  const HxGame *game;

  gtk_widget_set_visible (GTK_WIDGET (self), playing != NULL && !self->is_folded);
  if (playing == NULL)
    {
      g_clear_pointer (&self->key, g_free);
      gtk_flow_box_remove_all (self->tiles);
      return;
    }
  game = hx_playing_get_game (playing);
  tiles = list_tiles (self, game);
  key = dup_key (self, game, tiles);
  if (g_strcmp0 (key, self->key) == 0)
    return;
  g_free (self->key);
  self->key = g_steal_pointer (&key);
  if (is_secret (self, game))
    {
      note = dup_secret_note (self, game);
      gtk_flow_box_remove_all (self->tiles);
    }
  else if (tiles->len == 0)
    note = g_strdup (_("The hand is empty."));
  else
    fill (self, game, tiles);
  show_note (self, note);
}

static void
drop_view (HxHandStrip *self)
{
  if (self->view != NULL)
    g_signal_handlers_disconnect_by_data (self->view, self);
  g_clear_object (&self->view);
}

static void
hx_hand_strip_dispose (GObject *object)
{
  HxHandStrip *self = HX_HAND_STRIP (object);

  drop_view (self);
  g_clear_pointer (&self->key, g_free);

  G_OBJECT_CLASS (hx_hand_strip_parent_class)->dispose (object);
}

static void
hx_hand_strip_class_init (HxHandStripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_hand_strip_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "handstrip");
}

static void
hx_hand_strip_init (HxHandStrip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->label, "dimmed");
  self->tiles = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_homogeneous (self->tiles, TRUE);
  gtk_flow_box_set_selection_mode (self->tiles, GTK_SELECTION_SINGLE);
  gtk_widget_set_halign (GTK_WIDGET (self->tiles), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tiles), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hand"), -1);
  g_signal_connect_swapped (self->tiles, "child-activated", G_CALLBACK (tile_activated_cb), self);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), GTK_WIDGET (self->tiles));
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_box_append (GTK_BOX (box), self->scrolled);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/** hx_hand_strip_set_view: @view: what the window shows from now */
void
hx_hand_strip_set_view (HxHandStrip *self,
                        HxViewState *view)
{
  g_return_if_fail (HX_IS_HAND_STRIP (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  drop_view (self);
  self->view = g_object_ref (view);
  g_signal_connect_swapped (view, "changed", G_CALLBACK (update), self);
  update (self);
}

/** hx_hand_strip_set_folded: @is_folded: whether there is no room for it now, even while a position is played */
void
hx_hand_strip_set_folded (HxHandStrip *self,
                          gboolean     is_folded)
{
  g_return_if_fail (HX_IS_HAND_STRIP (self));

  if (self->is_folded == is_folded)
    return;
  self->is_folded = is_folded;
  if (self->view != NULL)
    update (self);
}
