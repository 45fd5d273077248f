/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An action in words, for lists of what a side may do or has done. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-action-text.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-teller.h"
#include "hx-turn-words.h"

#define ALL_FACINGS ((1u << HX_N_DIRECTIONS) - 1)

/** Wish: an action and the teller of it. @facings: bits of the facings that will do */
typedef struct
{
  HxTeller *teller;
  const HxGame *game;
  const HxAction *action;
  int side;
  guint facings;
} Wish;

static const char *
tell_direction (int direction)
{
  return hx_direction_word ((HxDirection) (direction % HX_N_DIRECTIONS));
}

static const char *
tell_facing (const Wish *wish)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  if (wish->facings == ALL_FACINGS)
    /* Translators: stands in place of a direction: "Place Officer on B4, facing any way" */
    return C_("direction", "any way");
  for (int facing = 0; facing < HX_N_DIRECTIONS; facing++)
    if ((wish->facings >> facing & 1) != 0)
      g_ptr_array_add (words, (gpointer) tell_direction (facing));
  g_ptr_array_add (words, NULL);
  return hx_tell_keep (wish->teller, hx_phrase_either ((const char *const *) words->pdata));
}

static const char *
tell_tile (const Wish *wish,
           uint16_t    tile)
{
  return tile == HX_NO_TILE ? "" : hx_tell_tile (wish->teller, tile);
}

static const char *
tell_piece (const Wish *wish,
            uint8_t     hex)
{
  if (hex == HX_NO_HEX)
    return "";
  return hx_tell_token (wish->teller, hex, wish->action->foundation ? HX_REASON_FOUNDATION : HX_REASON_NONE);
}

/* Which Module allows the action. */
static const char *
tell_giver (const Wish *wish)
{
  g_autofree char *tile = NULL;

  if (hx_teller_tile (wish->teller, wish->action->giver) == NULL)
    return hx_tell_hex (wish->teller, wish->action->giver);
  tile = hx_narrator_dup_tile_name (wish->teller->narrator, wish->teller->box, wish->teller->board, wish->action->giver);

  /* Translators: which Module allows an action; stands in brackets, so it should have none: in Polish "Szofer z pola B4" */
  return hx_tell_keep (wish->teller, hx_phrase (C_("means", "{tile} on {hex}"), "tile", tile,
                                                "hex", hx_tell_hex (wish->teller, wish->action->giver), NULL));
}

/* What allows the action, as it stands in brackets. */
static const char *
tell_means (const Wish *wish)
{
  const HxAction *action = wish->action;

  switch (action->by)
    {
    case HX_ABILITY_MOBILITY:
      /* Translators: what allows an action; stands in brackets: "Move Runner from B2 to B3 (Mobility)" */
      return C_("means", "Mobility");
    case HX_ABILITY_DOUBLED_MOBILITY:
      return C_("means", "Doubled Mobility");
    case HX_ABILITY_ROTATION:
      return C_("means", "Rotation");
    case HX_ABILITY_PUSH_BACK:
      /* Translators: the unit's own ability, for there is a tile of this name too */
      return C_("means", "own Push Back");
    case HX_ABILITY_TRAP_LAUNCHER:
      return C_("means", "Trap Launcher");
    case HX_ABILITY_BOSS:
      return C_("means", "Boss");
    case HX_ABILITY_TRANSPORT:
    case HX_ABILITY_CHAUFFEUR:
      return action->giver != HX_NO_HEX ? tell_giver (wish) : C_("means", "a linked Module");
    case HX_ABILITY_IMPLANT:
      return action->tile != HX_NO_TILE ? tell_tile (wish, action->tile) : C_("means", "an implant");
    default:
      break;
    }
  if (action->tile != HX_NO_TILE)
    return tell_tile (wish, action->tile);
  /* Nothing but an Order or the Boss activates what is hidden. */
  return action->what == HX_DO_CHAIN || action->what == HX_DO_RANGED_NET || action->what == HX_DO_EXPLODE
           ? C_("means", "Order") : C_("means", "a tile");
}

static char *
say_set_up (const Wish *wish)
{
  const HxAction *action = wish->action;
  gboolean packs = action->lower[0] != HX_NO_TILE && action->lower[1] != HX_NO_TILE;
  const char *format;

  if (packs && hx_narrator_may_know (wish->teller->narrator, wish->side))
    format = _("Set up the HQ of {side} on {hex}, facing {direction}, over {first} and {second}");
  else
    format = _("Set up the HQ of {side} on {hex}, facing {direction}");
  return hx_phrase (format, "side", hx_tell_side (wish->teller, wish->side), "hex", hx_tell_hex (wish->teller, action->hex),
                    "direction", tell_facing (wish), "first", tell_tile (wish, action->lower[0]),
                    "second", tell_tile (wish, action->lower[1]), NULL);
}

/* The Traps that a tile arms as it is placed; without their kinds where those are not to be known. */
static const char *
tell_arms (const Wish *wish)
{
  gboolean known = hx_narrator_may_know (wish->teller->narrator, wish->side);
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  for (int i = 0; i < wish->action->n_arms; i++)
    {
      const HxSpot *arm = &wish->action->arms[i];
      const char *hex = hx_tell_hex (wish->teller, arm->hex);

      /* Translators: a Trap and its hex: "Mine on C3" */
      g_ptr_array_add (items, known ? (gpointer) hx_tell_keep (wish->teller,
                                                               hx_phrase (_("{trap} on {hex}"),
                                                                          "trap", hx_trap_word ((HxTrapKind) arm->what),
                                                                          "hex", hex, NULL))
                                    : (gpointer) hex);
    }
  return hx_tell_list (wish->teller, items);
}

static char *
say_place (const Wish *wish)
{
  const HxAction *action = wish->action;
  gboolean known = hx_narrator_may_know (wish->teller->narrator, wish->side);
  gboolean links = action->links != HX_LINKS_PRINTED && action->links != 0;
  const char *format;

  if (action->tile != HX_NO_TILE && wish->teller->box->tiles[action->tile].kind == HX_KIND_FOUNDATION)
    format = _("Place {tile} on {hex}");
  else if (action->n_arms > 0)
    format = known ? _("Place {tile} on {hex}, facing {direction}, and arm {traps}")
                   : _("Place {tile} on {hex}, facing {direction}, and arm Traps: {traps}");
  else if (links)
    format = _("Place {tile} on {hex}, facing {direction}, with its links {places}");
  else
    format = _("Place {tile} on {hex}, facing {direction}");
  return hx_phrase (format, "tile", tell_tile (wish, action->tile), "hex", hx_tell_hex (wish->teller, action->hex),
                    "direction", tell_facing (wish), "traps", tell_arms (wish),
                    "places", links ? hx_tell_directions (wish->teller, hx_turn_sides (action->links, action->facing)) : "",
                    NULL);
}

static char *
say_turn (const Wish *wish)
{
  return hx_phrase (_("Turn {piece} to face {direction} ({means})"), "piece", tell_piece (wish, wish->action->piece),
                    "direction", tell_facing (wish), "means", tell_means (wish), NULL);
}

static char *
say_move (const Wish *wish)
{
  const HxAction *action = wish->action;
  gboolean turns = hx_teller_tile (wish->teller, action->piece) == NULL
                   || wish->facings != 1u << wish->teller->board->unit[action->piece].facing;
  g_autofree char *tile = NULL;
  const char *format;

  if (action->target == action->piece && action->via == HX_NO_HEX)
    return say_turn (wish);
  if (action->via == HX_NO_HEX)
    format = turns ? _("Move {tile} from {from} to {to}, facing {direction} ({means})")
                   : _("Move {tile} from {from} to {to} ({means})");
  else
    format = turns ? _("Move {tile} from {from} by way of {via} to {to}, facing {direction} ({means})")
                   : _("Move {tile} from {from} by way of {via} to {to} ({means})");
  tile = hx_narrator_dup_tile_name (wish->teller->narrator, wish->teller->box, wish->teller->board, action->piece);
  return hx_phrase (format, "tile", tile, "from", hx_tell_hex (wish->teller, action->piece),
                    "to", hx_tell_hex (wish->teller, action->target), "via", hx_tell_hex (wish->teller, action->via),
                    "direction", tell_facing (wish), "means", tell_means (wish), NULL);
}

static const char *
unit_format (const Wish *wish)
{
  switch (wish->action->what)
    {
    case HX_DO_PUSH:
      return wish->action->hex == HX_NO_HEX ? _("Push {target} away from {piece} ({means})")
                                            : _("Push {target} away from {piece}, to {hex} ({means})");
    case HX_DO_ARM:
      return hx_narrator_may_know (wish->teller->narrator, wish->side) ? _("Arm a Trap on {hex}: {trap} ({means})")
                                                                       : _("Arm a Trap on {hex} ({means})");
    case HX_DO_CHAIN:
      return _("Hit {target} with the Chain from {piece} to {with} ({means})");
    case HX_DO_RANGED_NET:
      return _("Throw the Ranged Net of {piece} onto {target} ({means})");
    default:
      return _("Let {piece} explode ({means})");
    }
}

static char *
say_unit (const Wish *wish)
{
  const HxAction *action = wish->action;

  return hx_phrase (unit_format (wish),
                    "piece", action->piece == HX_NO_HEX ? "" : hx_tell_piece (wish->teller, action->piece),
                    "with", action->with == HX_NO_HEX ? "" : hx_tell_piece (wish->teller, action->with),
                    "target", tell_piece (wish, action->target), "hex", hx_tell_hex (wish->teller, action->hex),
                    "trap", hx_trap_word ((HxTrapKind) action->trap), "means", tell_means (wish), NULL);
}

/* Which tile comes there and how it faces, for those who may know what lies under the HQ (MON-SET-02). */
static const char *
tell_lower (const Wish *wish,
            int         part)
{
  const HxMonolith *monolith = &wish->game->position.monolith[wish->side];
  const HxSpot *spot = &wish->action->parts[part];
  gboolean known = monolith->present && hx_narrator_may_know (wish->teller->narrator, wish->side);
  const char *hex = hx_tell_hex (wish->teller, spot->hex), *format;

  if (known && monolith->lower[part].tile == HX_NO_TILE)
    return hx_tell_keep (wish->teller, hx_phrase (_("an empty part on {hex}"), "hex", hex, NULL));
  /* Translators: a part of a Monolith that expands: "Ganger on D2 facing south", or "D2 facing south" */
  format = known ? _("{tile} on {hex} facing {direction}") : _("{hex} facing {direction}");

  return hx_tell_keep (wish->teller, hx_phrase (format, "tile", known ? tell_tile (wish, monolith->lower[part].tile) : "",
                                                "hex", hex, "direction", tell_direction (spot->what), NULL));
}

static char *
say_expand (const Wish *wish)
{
  return hx_phrase (_("Expand the Monolith: {first}, {second}"), "first", tell_lower (wish, 0),
                    "second", tell_lower (wish, 1), NULL);
}

/* Instant tiles, and what is done with tiles that do not come onto the board. */
static const char *
tile_format (const Wish *wish)
{
  const HxAction *action = wish->action;
  gboolean named = action->tile != HX_NO_TILE;
  gboolean around = named && (wish->teller->box->tiles[action->tile].uses & HX_USE_AIR_STRIKE) != 0;

  switch (action->what)
    {
    case HX_DO_BATTLE:
      return named ? _("Start a Battle ({tile})") : _("Start a Battle");
    case HX_DO_FINAL_BATTLE:
      return _("Start the Final Battle");
    case HX_DO_RAY:
      return _("Play {tile} along the line from {first} to {last}");
    case HX_DO_RETREAT:
      return _("Play {tile}: {target}");
    case HX_DO_PLAY:
      return around ? _("Play {tile} around {center}") : _("Play {tile}: {target}");
    case HX_DO_TAKE_KRWIOBUS:
      return named ? _("Discard {tile} and take a Krwiobus") : _("Take a Krwiobus for a Medic");
    case HX_DO_DRAW:
      return ngettext ("Draw {n} tile", "Draw {n} tiles", action->count);
    case HX_DO_DISCARD:
      return _("Discard {tile}");
    case HX_DO_REDRAW:
      return _("Discard three Instant tiles and draw anew");
    default:
      return _("End the turn");
    }
}

static char *
say_tile (const Wish *wish)
{
  const HxAction *action = wish->action;
  HxDirection direction = (HxDirection) (action->facing % HX_N_DIRECTIONS);

  return hx_phrase (tile_format (wish), "tile", action->tile == HX_NO_TILE ? C_("means", "a tile") : tell_tile (wish, action->tile),
                    "first", hx_tell_line_end (wish->teller, action->hex, hx_opposite (direction)),
                    "last", hx_tell_line_end (wish->teller, action->hex, direction),
                    "target", tell_piece (wish, action->target), "center", hx_tell_hex (wish->teller, action->target),
                    "n", hx_tell_number (wish->teller, action->count), NULL);
}

/**
 * hx_action_heading:
 * @what: a kind of action
 *
 * Returns: (transfer none): what such actions do, as a heading over several
 */
const char *
hx_action_heading (HxDo what)
{
  switch (what)
    {
    case HX_DO_BATTLE:
    case HX_DO_FINAL_BATTLE:
      return C_("heading", "Battles");
    case HX_DO_SET_UP:
      return C_("heading", "Setting up");
    case HX_DO_PLACE:
      return C_("heading", "Placing");
    case HX_DO_MOVE:
      return C_("heading", "Moving");
    case HX_DO_ROTATE:
      return C_("heading", "Turning");
    case HX_DO_PUSH:
      return C_("heading", "Pushing");
    case HX_DO_ARM:
      return C_("heading", "Arming Traps");
    case HX_DO_CHAIN:
    case HX_DO_RANGED_NET:
    case HX_DO_EXPLODE:
      return C_("heading", "Activating Hidden features");
    case HX_DO_RAY:
    case HX_DO_RETREAT:
    case HX_DO_PLAY:
      return C_("heading", "Playing instant tiles");
    case HX_DO_EXPAND:
      return C_("heading", "Expanding the Monolith");
    case HX_DO_END_TURN:
      return C_("heading", "Ending the turn");
    default:
      return C_("heading", "Drawing and discarding");
    }
}

/**
 * hx_action_text_facing:
 * @narrator: names, and whose eyes it is told for
 * @box: the game box
 * @game: the game before the action
 * @action: an action, legal or not
 * @facings: bits of the facings that are named in place of its own, at least one
 *
 * Returns: (transfer full): as hx_action_text(): "Place Scout on C2, facing south or south-west"
 */
char *
hx_action_text_facing (const HxNarrator *narrator,
                       const HxBox      *box,
                       const HxGame     *game,
                       const HxAction   *action,
                       guint             facings)
{
  g_auto (HxTeller) teller = { 0 };
  Wish wish = { &teller, game, action, action->side < HX_MAX_SIDES ? action->side : game->position.turn, facings & ALL_FACINGS };

  hx_teller_init_game (&teller, narrator, box, game);
  switch (action->what)
    {
    case HX_DO_SET_UP:
      return say_set_up (&wish);
    case HX_DO_PLACE:
      return say_place (&wish);
    case HX_DO_MOVE:
      return say_move (&wish);
    case HX_DO_ROTATE:
      return say_turn (&wish);
    case HX_DO_PUSH:
    case HX_DO_ARM:
    case HX_DO_CHAIN:
    case HX_DO_RANGED_NET:
    case HX_DO_EXPLODE:
      return say_unit (&wish);
    case HX_DO_EXPAND:
      return say_expand (&wish);
    default:
      return say_tile (&wish);
    }
}

/**
 * hx_action_text:
 * @narrator: names, and whose eyes it is told for
 * @box: the game box
 * @game: the game before the action
 * @action: an action, legal or not
 *
 * Returns: (transfer full): a label without a full stop: "Move Runner from B2 to B3 (Mobility)"; the facing of a unit that
 *   moves is named only where it changes
 */
char *
hx_action_text (const HxNarrator *narrator,
                const HxBox      *box,
                const HxGame     *game,
                const HxAction   *action)
{
  return hx_action_text_facing (narrator, box, game, action, 1u << action->facing % HX_N_DIRECTIONS);
}
