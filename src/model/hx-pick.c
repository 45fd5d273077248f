/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every kind of action names the hexes that it wants in one order, so that board and lists need not know the kinds. */

#include "config.h"

#include "hx-pick.h"

#include <string.h>

/** hx_pick_wants_cargo: Returns: whether a tile that goes under the HQ is still to be picked (MON-SET-01). */
gboolean
hx_pick_wants_cargo (const HxPick *pick)
{
  return pick->kind == HX_PICK_SET_UP && pick->packs && pick->n_cargo < HX_N_CARGO;
}

/**
 * hx_pick_list_hexes:
 * @hexes: (out): the hexes that @action wants, in the order in which they are picked
 *
 * Returns: how many
 */
guint
hx_pick_list_hexes (const HxBox    *box,
                    const HxGame   *game,
                    const HxAction *action,
                    guint8          hexes[HX_MAX_PICKED])
{
  guint n = 0;

  switch ((HxDo) action->what)
    {
    case HX_DO_SET_UP:
    case HX_DO_PLACE:
    case HX_DO_RAY:
      hexes[n++] = action->hex;
      break;
    case HX_DO_ARM:
      if (action->by == HX_ABILITY_TRAP_LAUNCHER)
        hexes[n++] = hx_position_find_hq (box, &game->position, game->position.turn);
      hexes[n++] = action->hex;
      break;
    case HX_DO_CHAIN:
      hexes[n++] = action->piece;
      hexes[n++] = action->with;
      hexes[n++] = action->target;
      break;
    case HX_DO_MOVE:
    case HX_DO_PUSH:
    case HX_DO_RANGED_NET:
      hexes[n++] = action->piece;
      hexes[n++] = action->target;
      break;
    case HX_DO_ROTATE:
    case HX_DO_EXPLODE:
      hexes[n++] = action->piece;
      break;
    case HX_DO_RETREAT:
    case HX_DO_PLAY:
      hexes[n++] = action->target;
      break;
    case HX_DO_EXPAND:
      hexes[n++] = action->parts[0].hex;
      hexes[n++] = action->parts[1].hex;
      break;
    default:
      break;
    }

  return n;
}

/* Whether the first hex of such an action is a unit of whoever plays it. */
static gboolean
begins_with_unit (const HxAction *action)
{
  switch ((HxDo) action->what)
    {
    case HX_DO_MOVE:
    case HX_DO_ROTATE:
    case HX_DO_PUSH:
    case HX_DO_CHAIN:
    case HX_DO_RANGED_NET:
    case HX_DO_EXPLODE:
      return TRUE;
    case HX_DO_ARM:
      return action->by == HX_ABILITY_TRAP_LAUNCHER;
    default:
      return FALSE;
    }
}

/**
 * hx_pick_uses_tile:
 * @tile: a tile
 *
 * Returns: whether @action is played with @tile from the hand; an Order tile need not be named by what it activates
 */
gboolean
hx_pick_uses_tile (const HxBox    *box,
                   const HxAction *action,
                   guint16         tile)
{
  gboolean activates = action->what == HX_DO_CHAIN || action->what == HX_DO_RANGED_NET || action->what == HX_DO_EXPLODE;

  if (action->by != HX_BY_TILE || action->what == HX_DO_EXPAND)
    return FALSE;
  return action->tile == tile || (activates && action->tile == HX_NO_TILE && (box->tiles[tile].uses & HX_USE_ACTIVATE) != 0);
}

static gboolean
has_source (const HxPick   *pick,
            const HxBox    *box,
            const HxAction *action)
{
  switch (pick->kind)
    {
    case HX_PICK_TILE:
      return hx_pick_uses_tile (box, action, pick->tile);
    case HX_PICK_UNIT:
      return begins_with_unit (action);
    case HX_PICK_MONOLITH:
      return action->what == HX_DO_EXPAND;
    case HX_PICK_SET_UP:
      return action->what == HX_DO_SET_UP && action->side == pick->side;
    case HX_PICK_NOTHING:
    default:
      return TRUE;
    }
}

static gboolean
has_hexes (const HxPick   *pick,
           const HxBox    *box,
           const HxGame   *game,
           const HxAction *action)
{
  guint8 hexes[HX_MAX_PICKED];
  guint n = hx_pick_list_hexes (box, game, action, hexes);

  return pick->n <= n && memcmp (pick->hexes, hexes, pick->n) == 0;
}

/* A Chain is the same from either end, and may be picked from either. */
static HxAction
turn_round (const HxAction *action)
{
  HxAction other = *action;

  other.piece = action->with;
  other.with = action->piece;

  return other;
}

/* The list of what is legal leaves open what goes under an HQ. */
static void
pack (const HxPick *pick,
      HxAction     *action)
{
  for (guint i = 0; action->what == HX_DO_SET_UP && pick->packs && pick->n_cargo == HX_N_CARGO && i < HX_N_CARGO; i++)
    action->lower[i] = pick->cargo[i];
}

/**
 * hx_pick_filter:
 * @actions: (element-type HxAction): legal actions
 *
 * Returns: (transfer full) (element-type HxAction): those of them that @pick leaves, with the tiles that go under an HQ
 */
GArray *
hx_pick_filter (const HxPick *pick,
                const HxBox  *box,
                const HxGame *game,
                GArray       *actions)
{
  GArray *fitting = g_array_new (FALSE, FALSE, sizeof (HxAction));

  for (guint i = 0; i < actions->len; i++)
    {
      HxAction action = g_array_index (actions, HxAction, i);

      if (!has_source (pick, box, &action))
        continue;
      if (action.what == HX_DO_CHAIN && !has_hexes (pick, box, game, &action))
        action = turn_round (&action);
      pack (pick, &action);
      if (has_hexes (pick, box, game, &action))
        g_array_append_val (fitting, action);
    }

  return fitting;
}

/**
 * hx_pick_find_next:
 * @fitting: (element-type HxAction): from hx_pick_filter()
 *
 * Returns: the hexes that can be picked next
 */
HxHexSet
hx_pick_find_next (const HxPick *pick,
                   const HxBox  *box,
                   const HxGame *game,
                   GArray       *fitting)
{
  HxHexSet next = 0;

  for (guint i = 0; i < fitting->len; i++)
    {
      HxAction action = g_array_index (fitting, HxAction, i);
      guint8 hexes[HX_MAX_PICKED];

      if (hx_pick_list_hexes (box, game, &action, hexes) > pick->n)
        next |= HX_HEX_BIT (hexes[pick->n]);
      if (action.what != HX_DO_CHAIN || pick->n > 0)
        continue;
      action = turn_round (&action);
      next |= HX_HEX_BIT (action.piece);
    }

  return next;
}

static gboolean
has_facing (const HxAction *action)
{
  return action->what == HX_DO_PLACE || action->what == HX_DO_MOVE || action->what == HX_DO_ROTATE ||
         action->what == HX_DO_SET_UP;
}

/* Turning a unit to where it faces already is hardly meant. */
static gboolean
does_nothing (const HxGame   *game,
              const HxAction *action)
{
  gboolean stays = action->what == HX_DO_ROTATE ||
                   (action->what == HX_DO_MOVE && action->target == action->piece && action->via == HX_NO_HEX);

  return stays && game->position.unit[action->piece].facing == action->facing;
}

static void
keep_only (GArray     *actions,
           gboolean  (*is_wanted) (const HxAction *action, guint8 facing),
           guint8      facing)
{
  gboolean has_any = FALSE;

  for (guint i = 0; i < actions->len; i++)
    has_any = has_any || is_wanted (&g_array_index (actions, HxAction, i), facing);
  for (guint i = actions->len; has_any && i-- > 0;)
    {
      if (!is_wanted (&g_array_index (actions, HxAction, i), facing))
        g_array_remove_index (actions, i);
    }
}

static gboolean
faces (const HxAction *action,
       guint8          facing)
{
  return !has_facing (action) || action->facing == facing;
}

static gboolean
goes_straight (const HxAction *action,
               guint8          facing)
{
  return action->what != HX_DO_MOVE || action->via == HX_NO_HEX;
}

/**
 * hx_pick_find_ready:
 * @fitting: (element-type HxAction): from hx_pick_filter()
 *
 * Returns: (transfer full) (element-type HxAction): those that want nothing further, in the picked facing and without detours
 *   where there are such; where there is exactly one, it is what is meant
 */
GArray *
hx_pick_find_ready (const HxPick *pick,
                    const HxBox  *box,
                    const HxGame *game,
                    GArray       *fitting)
{
  GArray *ready = g_array_new (FALSE, FALSE, sizeof (HxAction));
  GArray *all = g_array_new (FALSE, FALSE, sizeof (HxAction));

  for (guint i = 0; pick->n > 0 && !hx_pick_wants_cargo (pick) && i < fitting->len; i++)
    {
      HxAction action = g_array_index (fitting, HxAction, i);
      guint8 hexes[HX_MAX_PICKED];

      if (hx_pick_list_hexes (box, game, &action, hexes) != pick->n)
        continue;
      g_array_append_val (all, action);
      if (!does_nothing (game, &action))
        g_array_append_val (ready, action);
    }
  keep_only (ready, goes_straight, 0);
  keep_only (ready, faces, pick->facing);
  if (ready->len == 0)
    {
      g_array_unref (ready);
      return all;
    }
  g_array_unref (all);

  return ready;
}

static void
set_hex (HxAction *action,
         guint     nth,
         guint8    hex)
{
  switch ((HxDo) action->what)
    {
    case HX_DO_MOVE:
    case HX_DO_PUSH:
    case HX_DO_RANGED_NET:
      *(nth == 0 ? &action->piece : &action->target) = hex;
      break;
    case HX_DO_CHAIN:
      *(nth == 0 ? &action->piece : nth == 1 ? &action->with : &action->target) = hex;
      break;
    case HX_DO_ROTATE:
    case HX_DO_EXPLODE:
      action->piece = hex;
      break;
    case HX_DO_RETREAT:
    case HX_DO_PLAY:
      action->target = hex;
      break;
    case HX_DO_EXPAND:
      action->parts[nth > 0].hex = hex;
      break;
    default:
      action->hex = hex;
    }
}

/* What a tile is for, as an action without hexes; several where it is for several things. */
static guint
list_deeds (const HxBox *box,
            guint16      tile,
            HxAction    *deeds)
{
  static const struct
  {
    guint use;
    HxDo what;
  } uses[] = {
    { HX_USE_MOVE | HX_USE_DOUBLED_MOVE, HX_DO_MOVE }, { HX_USE_PUSH, HX_DO_PUSH },   { HX_USE_ARM, HX_DO_ARM },
    { HX_USE_ACTIVATE, HX_DO_EXPLODE },                { HX_USE_RAY, HX_DO_RAY },     { HX_USE_RETREAT, HX_DO_RETREAT },
    { HX_USE_SNIPER | HX_USE_GRENADE | HX_USE_AIR_STRIKE, HX_DO_PLAY },               { HX_USE_BATTLE, HX_DO_BATTLE },
  };
  guint n = 0;

  if (box->tiles[tile].kind != HX_KIND_INSTANT)
    deeds[n++] = hx_action_new (HX_DO_PLACE);
  for (guint i = 0; i < G_N_ELEMENTS (uses); i++)
    {
      if (box->tiles[tile].kind == HX_KIND_INSTANT && (box->tiles[tile].uses & uses[i].use) != 0)
        deeds[n++] = hx_action_new (uses[i].what);
    }
  for (guint i = 0; i < n; i++)
    {
      deeds[i].tile = tile;
      deeds[i].trap = HX_TRAP_MINE;
    }

  return n;
}

/* What a unit may wish to do of itself. */
static guint
list_wishes (HxAction *deeds)
{
  deeds[0] = hx_action_new (HX_DO_MOVE);
  deeds[0].by = HX_ABILITY_MOBILITY;
  deeds[1] = hx_action_new (HX_DO_ROTATE);
  deeds[1].by = HX_ABILITY_ROTATION;
  deeds[2] = hx_action_new (HX_DO_PUSH);
  deeds[2].by = HX_ABILITY_PUSH_BACK;

  return 3;
}

static guint
list_attempts (const HxPick *pick,
               const HxBox  *box,
               HxAction     *deeds)
{
  switch (pick->kind)
    {
    case HX_PICK_TILE:
      return list_deeds (box, pick->tile, deeds);
    case HX_PICK_UNIT:
      return list_wishes (deeds);
    case HX_PICK_MONOLITH:
      deeds[0] = hx_action_new (HX_DO_EXPAND);
      return 1;
    case HX_PICK_SET_UP:
      deeds[0] = hx_action_new (HX_DO_SET_UP);
      deeds[0].side = pick->side;
      return 1;
    case HX_PICK_NOTHING:
    default:
      return 0;
    }
}

/* What somebody who has picked a unit and another hex wants of it: to go there, or to push what stands there. */
static gboolean
is_unlikely (const HxPick   *pick,
             const HxGame   *game,
             const HxAction *deed)
{
  gboolean is_taken = pick->n > 1 && (game->position.units & HX_HEX_BIT (pick->hexes[1])) != 0;

  if (pick->kind != HX_PICK_UNIT || pick->n < 2)
    return FALSE;
  return deed->what == HX_DO_ROTATE || (deed->what == HX_DO_PUSH) != is_taken;
}

/* Hexes that are not picked yet must still be hexes. */
static void
complete (HxAction     *deed,
          const HxBox  *box,
          const HxPick *pick)
{
  if (pick->n > 1)
    return;
  if (deed->what == HX_DO_MOVE || deed->what == HX_DO_PUSH)
    deed->target = deed->piece;
  else if (deed->what == HX_DO_EXPAND)
    deed->parts[1].hex = hx_first_on_ray (box->geometry.around[pick->hexes[0]], HX_SOUTH);
}

/**
 * hx_pick_find_refusal:
 * @pick: what was picked, with a hex that no legal action wants
 * @action: (out): the action that was attempted
 * @refusal: (out): why it is refused
 *
 * Returns: whether the rules refuse something that could have been meant
 */
gboolean
hx_pick_find_refusal (const HxPick *pick,
                      const HxBox  *box,
                      const HxGame *game,
                      HxAction     *action,
                      HxRefusal    *refusal)
{
  HxAction deeds[16];
  guint n_deeds = list_attempts (pick, box, deeds);

  for (guint i = 0; i < n_deeds; i++)
    {
      if (is_unlikely (pick, game, &deeds[i]))
        continue;
      deeds[i].facing = has_facing (&deeds[i]) ? pick->facing : 0;
      for (guint nth = 0; nth < pick->n; nth++)
        set_hex (&deeds[i], nth, pick->hexes[nth]);
      complete (&deeds[i], box, pick);
      if (!hx_action_check (box, game, &deeds[i], refusal))
        {
          *action = deeds[i];
          return TRUE;
        }
    }

  return FALSE;
}
