/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands and drawn tiles are told only to eyes that may know them. */

#include "config.h"

#include "hx-turn-text.h"

#include <glib/gi18n.h>

#include "hx-action-text.h"
#include "hx-phrase.h"
#include "hx-refusal-text.h"
#include "hx-rule.h"

static const HxGame *
get_game (HxViewState *view)
{
  return hx_playing_get_game (hx_view_state_get_playing (view));
}

static const HxBox *
get_box (HxViewState *view)
{
  return hx_document_get_box (hx_view_state_get_document (view));
}

static const char *
get_tile_name (HxViewState *view,
               guint16      tile)
{
  HxDocument *document = hx_view_state_get_document (view);

  return hx_catalog_get_tile_name (hx_document_get_catalog (document), tile,
                                   hx_library_get_name_language (hx_document_get_library (document)));
}

/** hx_turn_text_get_side: Returns: the side that the title speaks of, or %HX_NO_SIDE where the game is a draw. */
guint
hx_turn_text_get_side (HxViewState *view)
{
  const HxGame *game = get_game (view);

  return game->round == HX_ROUND_OVER ? game->winner : hx_playing_get_side (hx_view_state_get_playing (view));
}

/** hx_turn_text_dup_title: Returns: (transfer full): "To Move: Borgo", or how the game ended. */
char *
hx_turn_text_dup_title (HxViewState *view)
{
  HxPlaying *playing = hx_view_state_get_playing (view);
  const HxGame *game = get_game (view);
  const char *format = hx_playing_get_sets_up (playing) ? _("To Set Up the HQ: {side}") : _("To Move: {side}");
  g_autofree char *side = NULL;

  if (hx_turn_text_get_side (view) == HX_NO_SIDE)
    return g_strdup (_("The Game Is a Draw"));
  if (game->round != HX_ROUND_OVER && hx_playing_get_is_over (playing))
    return g_strdup (_("The Final Battle Is Fought"));
  side = hx_document_dup_side_name (hx_view_state_get_document (view), hx_turn_text_get_side (view));

  return hx_phrase (game->round == HX_ROUND_OVER ? _("{side} Has Won") : format, "side", side, NULL);
}

static void
add_count (GPtrArray     *parts,
           const HxStack *stack,
           const char    *format)
{
  g_autofree char *n = g_strdup_printf ("%u", stack->n);

  if (stack->listed)
    g_ptr_array_add (parts, hx_phrase (format, "n", n, NULL));
}

/** hx_turn_text_dup_stacks: Returns: (transfer full): how many tiles lie in the hand, pile and discard of the side to move. */
char *
hx_turn_text_dup_stacks (HxViewState *view)
{
  const HxGame *game = get_game (view);
  const HxSeat *seat = &game->seats[hx_playing_get_side (hx_view_state_get_playing (view))];
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  add_count (parts, &seat->hand, _("Hand: {n}"));
  add_count (parts, &seat->pile, _("Pile: {n}"));
  add_count (parts, &seat->discard, _("Discard: {n}"));
  if (!seat->hand.listed)
    g_ptr_array_insert (parts, 0, g_strdup (_("Any tile of the army")));
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (" · ", (char **) parts->pdata);
}

static char *
dup_drawn (HxViewState  *view,
           const HxGame *game)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  g_autofree char *n = g_strdup_printf ("%u", game->turn.drawn.n);

  if (!hx_narrator_may_know (hx_view_state_get_narrator (view), game->position.turn))
    return hx_phrase (ngettext ("Drew {n} tile", "Drew {n} tiles", game->turn.drawn.n), "n", n, NULL);
  for (guint i = 0; i < game->turn.drawn.n; i++)
    g_ptr_array_add (names, (gpointer) get_tile_name (view, game->turn.drawn.tiles[i]));
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (", ", (char **) names->pdata);

  return hx_phrase (_("Drew {tiles}"), "tiles", list, NULL);
}

static char *
dup_used (HxViewState  *view,
          const HxGame *game)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < game->turn.n_used; i++)
    {
      char *name = hx_narrator_dup_piece_name (hx_view_state_get_narrator (view), get_box (view), &game->position,
                                               game->turn.used[i].piece);

      if (name != NULL)
        g_ptr_array_add (names, name);
    }
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (", ", (char **) names->pdata);

  return hx_phrase (_("Used in this turn: {pieces}"), "pieces", list, NULL);
}

/** hx_turn_text_dup_done: Returns: (transfer full): what the turn has done so far, a phrase for each thing. */
char **
hx_turn_text_dup_done (HxViewState *view)
{
  const HxGame *game = get_game (view);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (game->turn.drawn.listed && game->turn.drawn.n > 0)
    g_strv_builder_take (builder, dup_drawn (view, game));
  if (game->turn.placed)
    g_strv_builder_add (builder, _("Placed a tile"));
  if (game->turn.expanded)
    g_strv_builder_add (builder, _("Expanded the Monolith"));
  if (game->turn.n_used > 0)
    g_strv_builder_take (builder, dup_used (view, game));

  return g_strv_builder_end (builder);
}

static char *
dup_facing_text (HxViewState  *view,
                 const HxPick *pick)
{
  return hx_phrase (_("Facing {direction}: [ and ] turn it."), "direction",
                    hx_direction_word ((HxDirection) pick->facing), NULL);
}

/* Whether the piece picked can face this way or that; what is pushed or played for its effect cannot. */
static gboolean
has_facing (HxPlaying *playing)
{
  g_autoptr (GArray) fitting = hx_playing_list_fitting (playing);

  for (guint i = 0; i < fitting->len; i++)
    {
      switch ((HxDo) g_array_index (fitting, HxAction, i).what)
        {
        case HX_DO_SET_UP:
        case HX_DO_PLACE:
        case HX_DO_MOVE:
        case HX_DO_ROTATE:
        case HX_DO_RAY:
          return TRUE;
        default:
          break;
        }
    }

  return FALSE;
}

/* An HQ with what is to go under it, which only its own side may know (MON-SET-02). */
static char *
dup_packed (HxViewState  *view,
            const HxPick *pick,
            const char   *name)
{
  gboolean is_known = hx_narrator_may_know (hx_view_state_get_narrator (view), pick->side);
  const char *format = "{name}";

  if (is_known && pick->n_cargo == 1)
    format = _("{name} over {first}");
  else if (is_known && pick->n_cargo == 2)
    format = _("{name} over {first} and {second}");

  return hx_phrase (format, "name", name, "first", pick->n_cargo > 0 ? get_tile_name (view, pick->cargo[0]) : "",
                    "second", pick->n_cargo > 1 ? get_tile_name (view, pick->cargo[1]) : "", NULL);
}

/* What is wanted next of what is picked. */
static const char *
get_wish (HxPlaying *playing)
{
  const HxPick *pick = hx_playing_get_pick (playing);

  if (hx_pick_wants_cargo (pick))
    return pick->n_cargo == 0 ? _("{name}: choose the first tile under the HQ.") : _("{name}: choose the second tile under the HQ.");
  return hx_playing_find_next (playing) != 0 ? _("{name}: choose a hex.") : _("{name}: choose an action below.");
}

/** hx_turn_text_dup_pick: Returns: (transfer full) (nullable): what is picked and what is wanted next; %NULL: nothing is. */
char *
hx_turn_text_dup_pick (HxViewState *view)
{
  HxPlaying *playing = hx_view_state_get_playing (view);
  const HxPick *pick = hx_playing_get_pick (playing);
  gboolean wants_hex = hx_playing_find_next (playing) != 0;
  g_autofree char *side = NULL;
  g_autofree char *name = NULL;
  g_autofree char *what = NULL;
  g_autofree char *facing = NULL;

  switch (pick->kind)
    {
    case HX_PICK_TILE:
      name = g_strdup (get_tile_name (view, pick->tile));
      break;
    case HX_PICK_UNIT:
      name = hx_narrator_dup_piece_name (hx_view_state_get_narrator (view), get_box (view),
                                         &hx_playing_get_game (playing)->position, pick->hexes[0]);
      break;
    case HX_PICK_MONOLITH:
      name = g_strdup (_("Monolith"));
      break;
    case HX_PICK_SET_UP:
      side = hx_document_dup_side_name (hx_view_state_get_document (view), pick->side);
      name = dup_packed (view, pick, side);
      break;
    case HX_PICK_NOTHING:
    default:
      return NULL;
    }
  what = hx_phrase (get_wish (playing), "name", name, NULL);
  if (!wants_hex || hx_pick_wants_cargo (pick) || !has_facing (playing))
    return g_steal_pointer (&what);
  facing = dup_facing_text (view, pick);

  return hx_phrase_join (what, facing);
}

/**
 * hx_turn_text_dup_refusal:
 * @rules: (out) (transfer full): ids of the rules that forbid it
 *
 * Returns: (transfer full) (nullable): why the last try was refused
 */
char *
hx_turn_text_dup_refusal (HxViewState   *view,
                          char        ***rules)
{
  HxPlaying *playing = hx_view_state_get_playing (view);
  g_autoptr (GStrvBuilder) builder = NULL;
  const HxRefusal *refusal;
  HxAction action;

  refusal = hx_playing_get_refusal (playing, &action);
  if (refusal == NULL)
    return NULL;
  builder = g_strv_builder_new ();
  if (refusal->rule != HX_RULE_NONE)
    g_strv_builder_add (builder, hx_rule_id (refusal->rule));
  if (refusal->also != HX_RULE_NONE)
    g_strv_builder_add (builder, hx_rule_id (refusal->also));
  *rules = g_strv_builder_end (builder);

  return hx_refusal_text (hx_view_state_get_narrator (view), get_box (view), get_game (view), &action, refusal);
}

/** hx_turn_text_dup_last: Returns: (transfer full) (nullable): the action that was played last; %NULL at the beginning. */
char *
hx_turn_text_dup_last (HxViewState *view)
{
  HxPlaying *playing = hx_view_state_get_playing (view);
  const HxEntry *entry = hx_point_get_entry (hx_playing_get_point (playing));

  if (entry == NULL)
    return NULL;
  return hx_action_text (hx_view_state_get_narrator (view), get_box (view), hx_playing_get_before (playing),
                         &entry->action);
}
