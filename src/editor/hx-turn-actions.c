/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Few actions are listed as they are; many are narrowed first by tile, unit or hex, as on the board. */

#include "config.h"

#include "hx-turn-actions.h"

#include <glib/gi18n.h>

#include "hx-action-text.h"
#include "hx-cargo.h"
#include "hx-list-tools.h"
#include "hx-phrase.h"
#include "hx-tile-picture.h"
#include "hx-turn-say.h"
#include "hx-turn-text.h"

/* Up to how many actions of a kind stand in the list itself, and up to how many in its row that unfolds. */
#define FEW 4
#define MANY 40
/* Width of a tile that can go under an HQ. */
#define CARGO_SIZE 36

typedef enum
{
  GROUP_TURN,
  GROUP_HAND,
  GROUP_SET_UP,
  GROUP_PLACE,
  GROUP_MOVE,
  GROUP_PUSH,
  GROUP_HIDDEN,
  GROUP_ARM,
  GROUP_INSTANT,
  GROUP_MONOLITH,
  GROUP_BATTLE,
  N_GROUPS,
} Group;

static const char *const headings[N_GROUPS] = {
  [GROUP_TURN] = N_("Turn"),
  [GROUP_HAND] = N_("Hand and Pile"),
  [GROUP_SET_UP] = N_("Set Up an HQ"),
  [GROUP_PLACE] = N_("Place a Tile"),
  [GROUP_MOVE] = N_("Move or Turn a Unit"),
  [GROUP_PUSH] = N_("Push"),
  [GROUP_HIDDEN] = N_("Order or Boss"),
  [GROUP_ARM] = N_("Arm a Trap"),
  [GROUP_INSTANT] = N_("Play an Instant Tile"),
  [GROUP_MONOLITH] = N_("Expand the Monolith"),
  [GROUP_BATTLE] = N_("Battle"),
};

/* What a row does: it plays an action, or else picks. */
typedef enum
{
  DEED_PLAY,
  DEED_TILE,
  DEED_HEX,
  DEED_MONOLITH,
  DEED_SET_UP,
  DEED_SET_UP_PACKED,
  DEED_CARGO,
  DEED_NO_CARGO,
  DEED_UNPICK,
} DeedKind;

typedef struct
{
  HxViewState *view;
  DeedKind kind;
  HxAction action;
  guint16 tile;
  guint8 hex;
} Deed;

static Group
find_group (const HxAction *action)
{
  switch ((HxDo) action->what)
    {
    case HX_DO_BATTLE:
    case HX_DO_FINAL_BATTLE:
      return GROUP_BATTLE;
    case HX_DO_SET_UP:
      return GROUP_SET_UP;
    case HX_DO_PLACE:
      return GROUP_PLACE;
    case HX_DO_MOVE:
    case HX_DO_ROTATE:
      return GROUP_MOVE;
    case HX_DO_PUSH:
      return GROUP_PUSH;
    case HX_DO_ARM:
      return GROUP_ARM;
    case HX_DO_CHAIN:
    case HX_DO_RANGED_NET:
    case HX_DO_EXPLODE:
      return GROUP_HIDDEN;
    case HX_DO_RAY:
    case HX_DO_RETREAT:
    case HX_DO_PLAY:
      return GROUP_INSTANT;
    case HX_DO_EXPAND:
      return GROUP_MONOLITH;
    case HX_DO_END_TURN:
      return GROUP_TURN;
    case HX_DO_TAKE_KRWIOBUS:
    case HX_DO_DRAW:
    case HX_DO_DISCARD:
    case HX_DO_REDRAW:
    case HX_N_DOES:
    default:
      return GROUP_HAND;
    }
}

static void
free_deed (gpointer  data,
           GClosure *closure)
{
  Deed *deed = data;

  g_clear_object (&deed->view);
  g_free (deed);
}

static HxTry
carry_out (const Deed *deed)
{
  HxPlaying *playing = hx_view_state_get_playing (deed->view);

  switch (deed->kind)
    {
    case DEED_PLAY:
      return hx_playing_play (playing, &deed->action);
    case DEED_TILE:
      return hx_playing_pick_tile (playing, deed->tile);
    case DEED_HEX:
      return hx_playing_pick_hex (playing, deed->hex);
    case DEED_MONOLITH:
      hx_playing_pick_monolith (playing);
      return HX_TRY_PICKED;
    case DEED_SET_UP:
    case DEED_SET_UP_PACKED:
      hx_playing_pick_set_up (playing, deed->action.side, deed->kind == DEED_SET_UP_PACKED);
      return HX_TRY_PICKED;
    case DEED_CARGO:
      return hx_playing_pick_cargo (playing, deed->tile);
    case DEED_NO_CARGO:
      return hx_playing_pick_no_cargo (playing);
    case DEED_UNPICK:
    default:
      hx_playing_unpick (playing);
      return HX_TRY_PICKED;
    }
}

/* What is done replaces the rows, this one among them. */
static void
activated_cb (GtkWidget *row,
              Deed      *deed)
{
  g_autoptr (HxViewState) view = g_object_ref (deed->view);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (row));

  if (hx_view_state_get_playing (view) != NULL)
    hx_turn_say (root, view, carry_out (deed));
}

static GtkWidget *
create_row (const Deed *deed,
            const char *title)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_ref (deed->view);
  g_signal_connect_data (row, "activated", G_CALLBACK (activated_cb), g_memdup2 (deed, sizeof *deed), free_deed, 0);
  if (deed->kind != DEED_PLAY)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));

  return row;
}

static GtkWidget *
create_action_row (HxViewState    *view,
                   const HxAction *action)
{
  Deed deed = { .view = view, .kind = DEED_PLAY, .action = *action };
  g_autofree char *title = hx_action_text (hx_view_state_get_narrator (view),
                                           hx_document_get_box (hx_view_state_get_document (view)),
                                           hx_playing_get_game (hx_view_state_get_playing (view)), action);

  return create_row (&deed, title);
}

/* What has to be picked first, where there is too much to list. */
static void
fill_source (HxViewState    *view,
             const HxAction *action,
             Deed           *deed)
{
  *deed = (Deed) { .view = view, .action = *action, .tile = action->tile, .hex = action->piece };
  switch (find_group (action))
    {
    case GROUP_SET_UP:
      deed->kind = hx_cargo_is_due (hx_playing_get_game (hx_view_state_get_playing (view)), action->side) ? DEED_SET_UP_PACKED
                                                                                                          : DEED_SET_UP;
      break;
    case GROUP_MONOLITH:
      deed->kind = DEED_MONOLITH;
      break;
    case GROUP_MOVE:
    case GROUP_PUSH:
    case GROUP_HIDDEN:
      deed->kind = DEED_HEX;
      break;
    case GROUP_ARM:
      deed->kind = action->by == HX_BY_TILE ? DEED_TILE : DEED_HEX;
      deed->hex = hx_position_find_hq (hx_document_get_box (hx_view_state_get_document (view)),
                                       &hx_playing_get_game (hx_view_state_get_playing (view))->position,
                                       hx_playing_get_game (hx_view_state_get_playing (view))->position.turn);
      break;
    case GROUP_TURN:
    case GROUP_HAND:
    case GROUP_PLACE:
    case GROUP_INSTANT:
    case GROUP_BATTLE:
    case N_GROUPS:
    default:
      deed->kind = DEED_TILE;
    }
}

static char *
dup_source_title (const Deed *deed)
{
  HxDocument *document = hx_view_state_get_document (deed->view);
  const HxGame *game = hx_playing_get_game (hx_view_state_get_playing (deed->view));

  switch (deed->kind)
    {
    case DEED_TILE:
    case DEED_CARGO:
      return g_strdup (hx_catalog_get_tile_name (hx_document_get_catalog (document), deed->tile,
                                                 hx_library_get_name_language (hx_document_get_library (document))));
    case DEED_SET_UP:
    case DEED_SET_UP_PACKED:
      return hx_document_dup_side_name (document, deed->action.side);
    case DEED_MONOLITH:
      return g_strdup (_("Monolith"));
    case DEED_HEX:
    case DEED_PLAY:
    case DEED_NO_CARGO:
    case DEED_UNPICK:
    default:
      return hx_narrator_dup_piece_name (hx_view_state_get_narrator (deed->view), hx_document_get_box (document),
                                         &game->position, deed->hex);
    }
}

/* A side of which the file does not say so can play with a Monolith all the same, before its HQ stands. */
static void
add_packed (GPtrArray  *rows,
            const Deed *plain,
            const char *side)
{
  const HxGame *game = hx_playing_get_game (hx_view_state_get_playing (plain->view));
  g_autofree char *title = NULL;
  Deed deed = *plain;

  if (plain->kind != DEED_SET_UP || game->position.monolith[plain->action.side].present)
    return;
  deed.kind = DEED_SET_UP_PACKED;
  title = hx_phrase (_("{side}, with a Monolith"), "side", side, NULL);
  g_ptr_array_add (rows, create_row (&deed, title));
}

/* The rows of one kind: its actions, or what to pick first. An HQ is always picked first, for what goes under it. */
static GPtrArray *
create_group_rows (HxViewState *view,
                   GArray      *actions,
                   Group        group,
                   guint        n)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *rows = g_ptr_array_new ();

  for (guint i = 0; i < actions->len; i++)
    {
      const HxAction *action = &g_array_index (actions, HxAction, i);
      g_autofree char *title = NULL;
      Deed deed;

      if (find_group (action) != group)
        continue;
      if (n <= MANY && group != GROUP_SET_UP)
        {
          g_ptr_array_add (rows, create_action_row (view, action));
          continue;
        }
      fill_source (view, action, &deed);
      title = dup_source_title (&deed);
      if (!g_hash_table_add (seen, g_strdup (title)))
        continue;
      g_ptr_array_add (rows, create_row (&deed, title));
      add_packed (rows, &deed, title);
    }

  return rows;
}

static guint
count_group (GArray *actions,
             Group   group)
{
  guint n = 0;

  for (guint i = 0; i < actions->len; i++)
    n += find_group (&g_array_index (actions, HxAction, i)) == group;

  return n;
}

static void
append_group (GtkWidget   *list,
              HxViewState *view,
              GArray      *actions,
              Group        group)
{
  guint n = count_group (actions, group);
  g_autoptr (GPtrArray) rows = create_group_rows (view, actions, group, n);
  GtkWidget *expander;

  if (n <= FEW)
    {
      for (guint i = 0; i < rows->len; i++)
        gtk_list_box_append (GTK_LIST_BOX (list), g_ptr_array_index (rows, i));
      return;
    }
  expander = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), _(headings[group]));
  for (guint i = 0; i < rows->len; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), g_ptr_array_index (rows, i));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (expander), group == GROUP_SET_UP);
  gtk_list_box_append (GTK_LIST_BOX (list), expander);
}

static void
append_all (GtkWidget   *box,
            HxViewState *view,
            GArray      *actions)
{
  GtkWidget *list = hx_boxed_list_new ();

  gtk_box_append (GTK_BOX (box), list);
  for (guint group = 0; group < N_GROUPS; group++)
    append_group (list, view, actions, group);
}

/* Each hex that can be picked next. */
static void
append_hexes (GtkWidget   *list,
              HxViewState *view)
{
  const HxGeometry *geometry = &hx_document_get_box (hx_view_state_get_document (view))->geometry;

  for (HxHexSet rest = hx_playing_find_next (hx_view_state_get_playing (view)); rest != 0; rest &= rest - 1)
    {
      Deed deed = { .view = view, .kind = DEED_HEX, .hex = hx_first_on_ray (rest, HX_SOUTH) };
      g_autofree char *title = NULL;

      /* Translators: a row that picks a hex: "On C3" */
      title = hx_phrase (_("On {hex}"), "hex", geometry->name[deed.hex], NULL);
      gtk_list_box_append (GTK_LIST_BOX (list), create_row (&deed, title));
    }
}

static gboolean
wants_hex (HxViewState    *view,
           const HxAction *action)
{
  guint8 hexes[HX_MAX_PICKED];
  HxPlaying *playing = hx_view_state_get_playing (view);

  return hx_pick_list_hexes (hx_document_get_box (hx_view_state_get_document (view)), hx_playing_get_game (playing), action,
                             hexes) > hx_playing_get_pick (playing)->n;
}

/* Under headings by kind: what remains of what is picked. */
static void
append_picked (GtkWidget   *box,
               HxViewState *view,
               GArray      *fitting)
{
  gboolean narrows = fitting->len > MANY && hx_playing_find_next (hx_view_state_get_playing (view)) != 0;

  for (guint group = 0; group < N_GROUPS; group++)
    {
      GtkWidget *list = NULL;

      for (guint i = 0; i < fitting->len; i++)
        {
          const HxAction *action = &g_array_index (fitting, HxAction, i);

          if (find_group (action) != group || (narrows && wants_hex (view, action)))
            continue;
          if (list == NULL)
            {
              list = hx_boxed_list_new ();
              gtk_box_append (GTK_BOX (box), hx_heading_new (_(headings[group])));
              gtk_box_append (GTK_BOX (box), list);
            }
          gtk_list_box_append (GTK_LIST_BOX (list), create_action_row (view, action));
        }
    }
  if (narrows)
    {
      GtkWidget *list = hx_boxed_list_new ();

      gtk_box_append (GTK_BOX (box), hx_heading_new (_("Hexes")));
      gtk_box_append (GTK_BOX (box), list);
      append_hexes (list, view);
    }
}

static GtkWidget *
create_note (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dimmed");

  return label;
}

static GtkWidget *
create_cargo_row (HxViewState *view,
                  guint16      tile)
{
  const HxTileFacts *facts = hx_catalog_get_facts (hx_document_get_catalog (hx_view_state_get_document (view)), tile);
  Deed deed = { .view = view, .kind = DEED_CARGO, .tile = tile };
  g_autofree char *title = dup_source_title (&deed);
  GtkWidget *row = create_row (&deed, title);
  GtkWidget *picture = hx_tile_picture_new ();
  HxTileLook look;

  memset (&look, 0, sizeof look);
  hx_tile_look_from_facts (facts, hx_playing_get_pick (hx_view_state_get_playing (view))->side, &look);
  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), CARGO_SIZE);
  hx_tile_picture_set_tile (HX_TILE_PICTURE (picture), facts, &look);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);

  return row;
}

/* The tiles that can go under the HQ that is picked, shown only to eyes that may know them (MON-SET-02). */
static void
append_cargo (GtkWidget   *box,
              HxViewState *view)
{
  HxPlaying *playing = hx_view_state_get_playing (view);
  guint side = hx_playing_get_pick (playing)->side;
  g_autoptr (GArray) tiles = hx_playing_list_cargo (playing);
  Deed none = { .view = view, .kind = DEED_NO_CARGO };
  g_autofree char *name = NULL;
  g_autofree char *secret = NULL;
  GtkWidget *list;

  gtk_box_append (GTK_BOX (box), hx_heading_new (_("Under the HQ")));
  if (!hx_narrator_may_know (hx_view_state_get_narrator (view), (int) side))
    {
      name = hx_document_dup_side_name (hx_view_state_get_document (view), side);
      secret = hx_phrase (_("Only {side} may know which tiles lie under this HQ."), "side", name, NULL);
      gtk_box_append (GTK_BOX (box), create_note (secret));
      return;
    }
  list = hx_boxed_list_new ();
  for (guint i = 0; i < tiles->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), create_cargo_row (view, g_array_index (tiles, guint16, i)));
  gtk_list_box_append (GTK_LIST_BOX (list), create_row (&none, _("Leave Both Parts Empty")));
  gtk_box_append (GTK_BOX (box), list);
}

static void
append_pick (GtkWidget   *box,
             HxViewState *view)
{
  g_autoptr (GArray) fitting = hx_playing_list_fitting (hx_view_state_get_playing (view));
  g_autofree char *picked = hx_turn_text_dup_pick (view);
  GtkWidget *list = hx_boxed_list_new ();
  Deed deed = { .view = view, .kind = DEED_UNPICK };
  GtkWidget *row = create_row (&deed, picked);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("Pick something else"));
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_box_append (GTK_BOX (box), list);
  if (hx_pick_wants_cargo (hx_playing_get_pick (hx_view_state_get_playing (view))))
    append_cargo (box, view);
  else
    append_picked (box, view, fitting);
}

/* What a side can do tells what it has in its hand. */
static GtkWidget *
create_secret (HxViewState *view)
{
  g_autofree char *side = hx_document_dup_side_name (hx_view_state_get_document (view),
                                                     hx_playing_get_side (hx_view_state_get_playing (view)));
  g_autofree char *text = hx_phrase (_("Only {side} may know what it can do with its hand."), "side", side, NULL);

  return create_note (text);
}

/**
 * hx_turn_actions_new:
 * @view: what the window shows: a position being played
 *
 * Returns: (transfer floating): what may be played at the point
 */
GtkWidget *
hx_turn_actions_new (HxViewState *view)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  HxPlaying *playing = hx_view_state_get_playing (view);
  const HxGame *game = hx_playing_get_game (playing);
  guint side = hx_playing_get_side (playing);
  GArray *legal = hx_playing_get_legal (playing);
  g_autofree char *limits = NULL;

  if (game->seats[side].hand.listed && !hx_narrator_may_know (hx_view_state_get_narrator (view), (int) side))
    gtk_box_append (GTK_BOX (box), create_secret (view));
  else if (legal->len == 0)
    gtk_box_append (GTK_BOX (box), create_note (_("Nothing can be played here.")));
  else if (hx_playing_get_pick (playing)->kind != HX_PICK_NOTHING)
    append_pick (box, view);
  else
    append_all (box, view, legal);
  limits = hx_playing_dup_limits (playing);
  if (limits != NULL)
    {
      gtk_box_append (GTK_BOX (box), create_note (limits));
      gtk_widget_set_margin_top (gtk_widget_get_last_child (box), 12);
    }

  return box;
}

/* hx_turn_actions_focus: Puts the keyboard on the first row, or on the first below what is picked. */
void
hx_turn_actions_focus (GtkWidget *actions)
{
  GtkWidget *last = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (actions); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkListBoxRow *row = GTK_IS_LIST_BOX (child) ? gtk_list_box_get_row_at_index (GTK_LIST_BOX (child), 0) : NULL;

      if (row == NULL)
        continue;
      if (last != NULL)
        {
          gtk_widget_grab_focus (GTK_WIDGET (row));
          return;
        }
      last = GTK_WIDGET (row);
    }
  if (last != NULL)
    gtk_widget_grab_focus (last);
}
