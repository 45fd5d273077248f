/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why an action is refused, in words. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-refusal-text.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-sway.h"
#include "hx-teller.h"
#include "hx-turn-words.h"

/** Case: what is refused, and whom. */
typedef struct
{
  HxTeller *teller;
  const HxGame *game;
  const HxAction *action;
  const HxRefusal *refusal;
  int side;
} Case;

/** Deed: what a unit would have to be able to do. */
typedef enum
{
  DEED_OTHER,
  DEED_MOVE,
  DEED_TURN,
  DEED_PUSH,
  DEED_BE_PUSHED,
  DEED_ARM,
  DEED_EXPLODE,
  DEED_CHAIN,
  DEED_RANGED_NET,
  N_DEEDS,
} Deed;

/* Parameters: {side}, {tile}; {piece}, {hex}: #HxRefusal.hex; {second}, {other}: #HxRefusal.other as a piece and as a hex;
 * {first}, {last}: the ends of a Chain; {n}: how many tiles there are or could be; {giver}, {blocker}: a Module whose gift is in question and who is to blame. */
static const char *const formats[HX_N_WHYS] = {
  [HX_WHY_GAME_OVER] = N_("The game is over."),
  [HX_WHY_MUST_DISCARD] = N_("{side} must first discard one of three tiles."),
  [HX_WHY_MUST_DRAW] = N_("{side} must draw first."),
  [HX_WHY_NOT_IN_HAND] = N_("This tile is not in the hand of {side}: {tile}."),
  [HX_WHY_WRONG_TILE] = N_("This tile is not for that: {tile}."),
  [HX_WHY_OTHER_ARMY] = N_("This tile does not belong to the army of {side}: {tile}."),
  [HX_WHY_SOMEBODY_DONE] = N_("A side has drawn its last tile, so no tile starts a Battle any more."),
  [HX_WHY_TOO_LATE] = N_("For {side} this is possible only at the beginning of a turn."),
  [HX_WHY_NOT_UNLUCKY] = N_("For {side} to draw anew takes three Instant tiles and nothing else in the hand."),
  [HX_WHY_NO_MEDIC_DRAWN] = N_("No Medic drawn by {side} in this turn could be given for a Krwiobus."),
  [HX_WHY_HAS_KRWIOBUS] = N_("There is a Krwiobus of {side} already."),
  [HX_WHY_HQ_STANDS] = N_("The HQ of {side} stands already."),
  [HX_WHY_NOT_YOUR_SET_UP] = N_("It is not for {side} to set up its HQ now."),
  [HX_WHY_NO_CARGO] = N_("There is no such tile to put under the HQ of {side}."),
  [HX_WHY_NOT_EMPTY] = N_("{hex} is not empty: {piece} is in the way."),
  [HX_WHY_WATER] = N_("{hex} is water, where this cannot go."),
  [HX_WHY_HAS_TRAP] = N_("There is a Trap on {hex} already."),
  [HX_WHY_HAS_FOUNDATION] = N_("There is a Foundation on {hex}."),
  [HX_WHY_EXPANDED] = N_("The Monolith of {side} was expanded in this turn, so tiles are placed only onto an empty part of it."),
  [HX_WHY_NOBODY] = N_("There is no unit on {hex}."),
  [HX_WHY_NOT_YOURS] = N_("{piece} does not act for {side}."),
  [HX_WHY_NOT_ENEMY] = N_("{piece} is no enemy of {side}."),
  [HX_WHY_IS_HQ] = N_("{piece} is an HQ, and this does nothing to an HQ."),
  [HX_WHY_USED] = N_("{piece} has used this in this turn already."),
  [HX_WHY_NO_ABILITY] = N_("{piece} has no such ability."),
  [HX_WHY_TAKEN_OVER] = N_("{piece} acts for another side now, which cannot throw its Ranged Net."),
  [HX_WHY_WRONG_PERMISSION] = N_("What is named does not allow this action."),
  [HX_WHY_NO_GIVER] = N_("{piece} is not linked to a Module that allows this."),
  [HX_WHY_SEVERAL_GIVERS] = N_("{piece} is linked to several Modules that allow this, so one of them has to be named."),
  [HX_WHY_TOO_FAR] = N_("{piece} does not get to {other} in this move."),
  [HX_WHY_SEVERAL_WAYS] = N_("{piece} can get to {other} in several ways, so the hex in the middle has to be named."),
  [HX_WHY_OVER_PART] = N_("{piece} cannot pass {other}: what comes onto a part of a Monolith cannot leave it again."),
  [HX_WHY_HQ_ON_PART] = N_("{hex} is part of a Monolith; an HQ cannot come onto it."),
  [HX_WHY_SET_UP_FIRST] = N_("The HQs have to be placed first."),
  [HX_WHY_BOUND] = N_("{piece} stands on a part of a Monolith and cannot leave its hex."),
  [HX_WHY_NOT_ADJACENT] = N_("{piece} is not adjacent to {second}."),
  [HX_WHY_NO_ROOM] = N_("{piece} has no hex to go to."),
  [HX_WHY_NOT_AWAY] = N_("{piece} cannot be pushed to {other}."),
  [HX_WHY_NOT_MARKED] = N_("{hex} does not lie in the direction that is marked on the tile."),
  [HX_WHY_NO_MARKER] = N_("No such marker of {side} is left."),
  [HX_WHY_NOT_ON_LINE] = N_("{piece} and {second} do not lie on one line as they would have to."),
  [HX_WHY_NOT_BETWEEN] = N_("{piece} does not stand between the ends of the Chain, {first} and {last}."),
  [HX_WHY_EDGE] = N_("{hex} lies on the edge of the board, where there is no room for the whole strike."),
  [HX_WHY_NO_MONOLITH] = N_("There is no Monolith of {side}."),
  [HX_WHY_IS_EXPANDED] = N_("The Monolith of {side} is expanded already."),
  [HX_WHY_PLACED_ALREADY] = N_("A tile was placed by {side} in this turn, so the Monolith stays as it is."),
  [HX_WHY_TWICE_ONE_HEX] = N_("{hex} is named twice."),
  [HX_WHY_APART] = N_("The HQ and both parts of the Monolith have to hang together."),
  [HX_WHY_PART_THERE] = N_("{hex} is part of a Monolith already."),
  [HX_WHY_NO_HQ] = N_("No HQ of {side} is on the board."),
  [HX_WHY_NO_IMPLANT] = N_("No implant of {side} on the board does this."),
};

static const char *const netted_by[N_DEEDS] = {
  [DEED_OTHER] = N_("{piece} can do nothing here: {second} nets it."),
  [DEED_MOVE] = N_("{piece} cannot move: {second} nets it."),
  [DEED_TURN] = N_("{piece} cannot turn: {second} nets it."),
  [DEED_PUSH] = N_("{piece} cannot push: {second} nets it."),
  [DEED_BE_PUSHED] = N_("{piece} cannot be pushed: {second} nets it."),
  [DEED_ARM] = N_("{piece} cannot arm a Trap: {second} nets it."),
  [DEED_EXPLODE] = N_("{piece} cannot explode: {second} nets it."),
  [DEED_CHAIN] = N_("The Chain from {first} to {last} cannot be used: {second} nets {piece}."),
  [DEED_RANGED_NET] = N_("{piece} cannot throw its Ranged Net: {second} nets it."),
};

static const char *const netted[N_DEEDS] = {
  [DEED_OTHER] = N_("{piece} can do nothing here: it is netted."),
  [DEED_MOVE] = N_("{piece} cannot move: it is netted."),
  [DEED_TURN] = N_("{piece} cannot turn: it is netted."),
  [DEED_PUSH] = N_("{piece} cannot push: it is netted."),
  [DEED_BE_PUSHED] = N_("{piece} cannot be pushed: it is netted."),
  [DEED_ARM] = N_("{piece} cannot arm a Trap: it is netted."),
  [DEED_EXPLODE] = N_("{piece} cannot explode: it is netted."),
  [DEED_CHAIN] = N_("The Chain from {first} to {last} cannot be used: {piece} is netted."),
  [DEED_RANGED_NET] = N_("{piece} cannot throw its Ranged Net: it is netted."),
};

static const char *const unpowered[N_DEEDS] = {
  [DEED_OTHER] = N_("{piece} can do nothing here: it has no power, so it counts as netted."),
  [DEED_MOVE] = N_("{piece} cannot move: it has no power, so it counts as netted."),
  [DEED_TURN] = N_("{piece} cannot turn: it has no power, so it counts as netted."),
  [DEED_PUSH] = N_("{piece} cannot push: it has no power, so it counts as netted."),
  [DEED_BE_PUSHED] = N_("{piece} cannot be pushed: it has no power, so it counts as netted."),
  [DEED_ARM] = N_("{piece} cannot arm a Trap: it has no power, so it counts as netted."),
  [DEED_EXPLODE] = N_("{piece} cannot explode: it has no power, so it counts as netted."),
  [DEED_CHAIN] = N_("The Chain from {first} to {last} cannot be used: {piece} has no power, so it counts as netted."),
  [DEED_RANGED_NET] = N_("{piece} cannot throw its Ranged Net: it has no power, so it counts as netted."),
};

static Deed
find_deed (const Case *matter)
{
  const HxAction *action = matter->action;
  gboolean actor = matter->refusal->hex == action->piece;

  switch (action->what)
    {
    case HX_DO_MOVE:
      if (!actor)
        return DEED_OTHER;
      return action->target == action->piece && action->via == HX_NO_HEX ? DEED_TURN : DEED_MOVE;
    case HX_DO_ROTATE:
      return actor ? DEED_TURN : DEED_OTHER;
    case HX_DO_PUSH:
      return actor ? DEED_PUSH : DEED_BE_PUSHED;
    case HX_DO_PLACE:
    case HX_DO_ARM:
      return DEED_ARM;
    case HX_DO_EXPLODE:
      return actor ? DEED_EXPLODE : DEED_OTHER;
    case HX_DO_CHAIN:
      return actor || matter->refusal->hex == action->with ? DEED_CHAIN : DEED_OTHER;
    case HX_DO_RANGED_NET:
      return actor ? DEED_RANGED_NET : DEED_OTHER;
    default:
      return DEED_OTHER;
    }
}

/* Which of its abilities a unit would have to have. */
static const char *
lacking_format (const Case *matter)
{
  if (matter->refusal->hex == HX_NO_HEX)
    return _("No Boss of {side} on the board can act.");
  switch (matter->action->what == HX_DO_MOVE || matter->action->what == HX_DO_ROTATE || matter->action->what == HX_DO_PUSH
            ? matter->action->by
            : HX_N_ABILITIES)
    {
    case HX_ABILITY_MOBILITY:
      return _("{piece} has no Mobility.");
    case HX_ABILITY_DOUBLED_MOBILITY:
      return _("{piece} has no Doubled Mobility.");
    case HX_ABILITY_ROTATION:
      return _("{piece} has no Rotation.");
    case HX_ABILITY_PUSH_BACK:
      return _("{piece} has no Push Back.");
    default:
      break;
    }
  switch (matter->action->what)
    {
    case HX_DO_CHAIN:
      return _("The Chain from {first} to {last} cannot be used: {piece} has no Chain.");
    case HX_DO_RANGED_NET:
      return _("{piece} has no Ranged Net.");
    case HX_DO_EXPLODE:
      return _("{piece} has no Explosives.");
    case HX_DO_ARM:
      return _("{piece} has no Trap Launcher.");
    default:
      return _(formats[HX_WHY_NO_ABILITY]);
    }
}

/* The Trap of which no marker is left, where the reader may know which it is. */
static HxTrapKind
find_trap (const Case *matter)
{
  const HxAction *action = matter->action;

  if (!hx_narrator_may_know (matter->teller->narrator, matter->side))
    return HX_TRAP_NONE;
  if (action->what == HX_DO_ARM)
    return (HxTrapKind) action->trap;
  for (int i = 0; action->what == HX_DO_PLACE && i < action->n_arms; i++)
    if (action->arms[i].hex == matter->refusal->hex)
      return (HxTrapKind) action->arms[i].what;
  return HX_TRAP_NONE;
}

static const char *
spent_format (const Case *matter)
{
  if (matter->action->what == HX_DO_RANGED_NET)
    return _("No Ranged Net marker of {side} is left.");
  return find_trap (matter) != HX_TRAP_NONE ? _("No such Trap of {side} is left to arm: {trap}.")
                                            : _(formats[HX_WHY_NO_MARKER]);
}

static const char *
used_format (const Case *matter)
{
  if (matter->action->by == HX_ABILITY_IMPLANT)
    return _("An implant of {side} was used in this turn already.");
  if (matter->refusal->hex == HX_NO_HEX)
    return _("The Boss of {side} has acted in this turn already.");
  switch (matter->action->what == HX_DO_ARM ? HX_N_ABILITIES : matter->action->by)
    {
    case HX_ABILITY_MOBILITY:
      return _("{piece} has used its Mobility in this turn already.");
    case HX_ABILITY_DOUBLED_MOBILITY:
      return _("{piece} has used its Doubled Mobility in this turn already.");
    case HX_ABILITY_ROTATION:
      return _("{piece} has used its Rotation in this turn already.");
    case HX_ABILITY_PUSH_BACK:
      return _("{piece} has used its Push Back in this turn already.");
    case HX_ABILITY_TRANSPORT:
    case HX_ABILITY_CHAUFFEUR:
      return matter->refusal->other == HX_NO_HEX ? _(formats[HX_WHY_USED])
                                                 : _("{piece} has used {second} in this turn already, which is allowed once.");
    default:
      return _(formats[HX_WHY_USED]);
    }
}

/* What stops the unit in the middle of its move: a net, whose it is, or no power; neither where it would be lost. */
static HxSway
find_stop (const Case *matter)
{
  const HxBox *box = matter->teller->box;
  uint8_t from = matter->refusal->hex, via = matter->refusal->other;
  HxSway stop = { .from = HX_NO_HEX, .cause = HX_NO_HEX, .reason = HX_REASON_NONE };
  HxPosition then = matter->game->position;
  HxPiece piece = then.unit[from];
  g_autoptr (GArray) sways = NULL;
  HxPicture picture;

  hx_position_remove (&then, from);
  hx_position_put (&then, via, &piece);
  hx_picture_work_out (box, &then, &picture);
  if (picture.unpowered & HX_HEX_BIT (via))
    stop.reason = HX_REASON_NO_POWER;
  if (!(picture.netted & HX_HEX_BIT (via)))
    return stop;
  stop.reason = HX_REASON_NETTED;
  sways = hx_explain_sways (box, &then, via);
  for (guint i = 0; i < sways->len; i++)
    {
      const HxSway *sway = &g_array_index (sways, HxSway, i);

      if (sway->kind == HX_SWAY_NET && sway->state == HX_SWAY_WORKS && sway->by == HX_SWAY_BY_PIECE)
        stop.cause = sway->from;
    }
  return stop;
}

static const char *
stopped_format (const Case *matter)
{
  HxSway stop = find_stop (matter);

  if (stop.reason == HX_REASON_NO_POWER)
    return _("{piece} would not get past {other}: it would have no power there.");
  if (stop.reason != HX_REASON_NETTED)
    return _("{piece} would not get past {other}: it would be lost there.");
  return stop.cause == HX_NO_HEX ? _("{piece} would not get past {other}: it would be netted there.")
                                 : _("{piece} would not get past {other}: {blocker} would net it there.");
}

/* The Module whose gift is refused: the one that is named, or the only kind of reason there is. */
static HxSway
find_failing_gift (const Case *matter)
{
  const HxRefusal *refusal = matter->refusal;
  HxEffect effect = matter->action->what == HX_DO_ROTATE ? HX_EFFECT_ROTATION : HX_EFFECT_MOBILITY;
  g_autoptr (GArray) sways = NULL;

  if (refusal->hex < matter->teller->box->geometry.n_hexes && matter->game->position.units & HX_HEX_BIT (refusal->hex))
    sways = hx_explain_sways (matter->teller->box, &matter->game->position, refusal->hex);
  for (guint i = 0; sways != NULL && i < sways->len; i++)
    {
      const HxSway *sway = &g_array_index (sways, HxSway, i);

      if (sway->kind == HX_SWAY_GIFT && sway->effect == effect && sway->state == HX_SWAY_FAILS
          && (refusal->other == HX_NO_HEX || refusal->other == sway->from))
        return *sway;
    }
  return (HxSway) { .from = refusal->other, .cause = HX_NO_HEX };
}

static const char *
giver_format (const Case *matter)
{
  HxSway gift = find_failing_gift (matter);

  if (gift.from == HX_NO_HEX)
    return _(formats[HX_WHY_NO_GIVER]);
  switch (gift.reason)
    {
    case HX_REASON_NETTED:
      return gift.cause == HX_NO_HEX ? _("{giver} cannot let {piece} do this: it is netted.")
                                     : _("{giver} cannot let {piece} do this: {blocker} nets it.");
    case HX_REASON_NO_POWER:
      return _("{giver} cannot let {piece} do this: it has no power.");
    case HX_REASON_SCOPED:
      return gift.cause == HX_NO_HEX ? _("{giver} cannot let {piece} do this: a Scoper turns it.")
                                     : _("{giver} cannot let {piece} do this: {blocker} turns it.");
    default:
      return _("{giver} does not allow {piece} to do this: no such link of it points there.");
    }
}

static const char *
paralysed_format (Deed deed)
{
  switch (deed)
    {
    case DEED_EXPLODE:
      return _("{piece} cannot explode: it is paralysed.");
    case DEED_CHAIN:
      return _("The Chain from {first} to {last} cannot be used: {piece} is paralysed.");
    default:
      return _("{piece} can do nothing here: it is paralysed.");
    }
}

/* How many tiles a hand that is full has to hold, a pile still holds, or could be drawn. */
static int
count_tiles (const Case *matter)
{
  const HxSeat *seat = &matter->game->seats[matter->side];
  int due = hx_game_hand_due (matter->game, matter->teller->box);

  switch (matter->refusal->why)
    {
    case HX_WHY_HAND_FULL:
      return due;
    case HX_WHY_PILE_EMPTY:
      return seat->pile.n;
    default:
      return MAX (0, MIN (due - seat->hand.n, seat->pile.n));
    }
}

static const char *
draw_format (const Case *matter)
{
  int n = count_tiles (matter);

  switch (matter->refusal->why)
    {
    case HX_WHY_HAND_FULL:
      return ngettext ("The hand of {side} is filled only up to {n} tile.",
                       "The hand of {side} is filled only up to {n} tiles.", (gulong) n);
    case HX_WHY_PILE_EMPTY:
      if (n == 0)
        return _("The pile of {side} is empty.");
      return ngettext ("Only {n} tile is left in the pile of {side}.", "Only {n} tiles are left in the pile of {side}.", (gulong) n);
    default:
      if (matter->action->count < 1)
        return _("At least one tile has to be drawn.");
      return ngettext ("Only {n} tile may be drawn by {side} now.", "Only {n} tiles may be drawn by {side} now.", (gulong) n);
    }
}

/* Drawing comes first in a turn, and comes to its end. */
static const char *
late_format (const Case *matter)
{
  const HxTurn *turn = &matter->game->turn;

  if (matter->action->what != HX_DO_DRAW)
    return _(formats[HX_WHY_TOO_LATE]);
  return hx_turn_has_begun (turn)
           ? _("Tiles are drawn by {side} only before anything else in a turn.") : _("Tiles have been drawn by {side} in this turn already.");
}

static const char *
unknown_format (const Case *matter)
{
  const HxSeat *seat = &matter->game->seats[matter->side];

  if (seat->hand.listed)
    return _("It is not known what is in the pile of {side}.");
  return seat->pile.listed ? _("It is not known what is in the hand of {side}.")
                           : _("It is not known what is in the hand and the pile of {side}.");
}

static const char *
find_format (const Case *matter)
{
  const HxRefusal *refusal = matter->refusal;
  gboolean on_board = refusal->hex < matter->teller->box->geometry.n_hexes;

  switch (refusal->why)
    {
    case HX_WHY_NETTED:
      return refusal->other == HX_NO_HEX ? _(netted[find_deed (matter)]) : _(netted_by[find_deed (matter)]);
    case HX_WHY_NO_POWER:
      return _(unpowered[find_deed (matter)]);
    case HX_WHY_PARALYSED:
      return paralysed_format (find_deed (matter));
    case HX_WHY_NO_ABILITY:
      return lacking_format (matter);
    case HX_WHY_NO_GIVER:
      return giver_format (matter);
    case HX_WHY_NO_MARKER:
      return spent_format (matter);
    case HX_WHY_NOT_IN_HAND:
    case HX_WHY_WRONG_TILE:
    case HX_WHY_OTHER_ARMY:
      return matter->action->tile == HX_NO_TILE ? _("No tile in the hand of {side} does this.")
                                                : _(formats[refusal->why]);
    case HX_WHY_HAND_FULL:
    case HX_WHY_TOO_MANY:
    case HX_WHY_PILE_EMPTY:
      return draw_format (matter);
    case HX_WHY_TOO_LATE:
      return late_format (matter);
    case HX_WHY_NOT_LISTED:
      return unknown_format (matter);
    case HX_WHY_USED:
      return used_format (matter);
    case HX_WHY_STOPPED:
      return stopped_format (matter);
    case HX_WHY_NO_ROOM:
      return on_board ? _(formats[refusal->why]) : _("There is no room for the parts of the Monolith.");
    case HX_WHY_NO_HQ:
      return on_board ? _("{piece} is no HQ.") : _(formats[refusal->why]);
    case HX_WHY_WATER:
    case HX_WHY_NOBODY:
      return on_board ? _(formats[refusal->why]) : _("That is no hex of the board.");
    default:
      return _(formats[refusal->why]);
    }
}

/* A tile that is only about to be placed is no piece on the board yet. */
static const char *
tell_concerned (const Case *matter,
                uint8_t     hex)
{
  const HxAction *action = matter->action;

  if (hex == HX_NO_HEX)
    return "";
  if (action->what == HX_DO_PLACE && hex == action->hex && action->tile != HX_NO_TILE
      && hx_teller_tile (matter->teller, hex) == NULL)
    return hx_tell_tile_on (matter->teller, action->tile, hex);
  return hx_tell_token (matter->teller, hex,
                        action->foundation && hex == action->target ? HX_REASON_FOUNDATION : HX_REASON_NONE);
}

/**
 * hx_refusal_text:
 * @narrator: names, and whose eyes it is told for
 * @box: the game box
 * @game: the game in which the action was asked for
 * @action: the action
 * @refusal: why it is refused
 *
 * Returns: (transfer full) (nullable): a sentence: "Mutant on C3 cannot move: Net Fighter on C2 nets it."; %NULL where
 *   nothing is refused
 */
char *
hx_refusal_text (const HxNarrator *narrator,
                 const HxBox      *box,
                 const HxGame     *game,
                 const HxAction   *action,
                 const HxRefusal  *refusal)
{
  g_auto (HxTeller) teller = { 0 };
  Case matter = { &teller, game, action, refusal, action->side < HX_MAX_SIDES ? action->side : game->position.turn };
  HxSway blamed = { .from = HX_NO_HEX, .cause = HX_NO_HEX };
  g_autofree char *n = NULL;

  if (refusal->why == HX_WHY_NONE || refusal->why >= HX_N_WHYS)
    return NULL;
  hx_teller_init_game (&teller, narrator, box, game);
  if (refusal->why == HX_WHY_NO_GIVER)
    blamed = find_failing_gift (&matter);
  else if (refusal->why == HX_WHY_STOPPED)
    blamed = find_stop (&matter);
  n = g_strdup_printf ("%d", count_tiles (&matter));
  return hx_phrase (find_format (&matter), "side", hx_tell_side (&teller, matter.side), "n", n,
                    "tile", action->tile == HX_NO_TILE ? "" : hx_tell_tile (&teller, action->tile),
                    "piece", tell_concerned (&matter, refusal->hex), "hex", hx_tell_hex (&teller, refusal->hex),
                    "second", tell_concerned (&matter, refusal->other), "other", hx_tell_hex (&teller, refusal->other),
                    "first", tell_concerned (&matter, action->piece), "last", tell_concerned (&matter, action->with),
                    "giver", tell_concerned (&matter, blamed.from), "blocker", tell_concerned (&matter, blamed.cause),
                    "trap", hx_trap_word (find_trap (&matter)), NULL);
}
