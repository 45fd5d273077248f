/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Placements that add a tile to the board and do nothing else come to the same in every order, so that only sets of them
 * are searched, straight on the board. Where anything else could come of a placement, they are not used.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-seek.h"

#define ABILITY_TRAITS \
  (HX_TRAIT_MOBILITY | HX_TRAIT_DOUBLED_MOBILITY | HX_TRAIT_ROTATION | HX_TRAIT_PUSH_BACK | HX_TRAIT_TURNS_HQ | HX_TRAIT_ACTIVATES)
#define GIVING_EFFECTS (HX_EFFECT_BIT (HX_EFFECT_MOBILITY) | HX_EFFECT_BIT (HX_EFFECT_ROTATION))
#define TOUGHNESS HX_EFFECT_BIT (HX_EFFECT_TOUGHNESS_1)

/* @hand: tiles that are only placed, sorted; @first: where the first of them goes, or %HX_SEEK_ANY */
typedef struct
{
  HxSeeker *seeker;
  const HxNode *node;
  HxPosition board;
  guint16 hand[HX_MAX_STACK];
  guint n_hand;
  guint first;
} Tail;

static gboolean
has_ability (const HxTile *tile)
{
  return (tile->traits & ABILITY_TRAITS) != 0 || tile->launcher != 0 || (tile->effects & GIVING_EFFECTS) != 0;
}

static gboolean
is_piece_tame (const HxBox   *box,
               const HxPiece *piece,
               int            side)
{
  const HxTile *tile = &box->tiles[piece->tile];
  gboolean own = piece->owner == side || piece->controller == side;

  /* What an enemy Module gives a Scoper may take over. */
  if ((own && has_ability (tile)) || (tile->effects & (GIVING_EFFECTS | TOUGHNESS)) != 0)
    return FALSE;
  return piece->wounds < tile->hit_points;
}

/**
 * hx_seek_is_tame:
 * @seeker: a seeker
 * @node: a game
 *
 * Returns: whether nothing on the board can act before the Final Battle, springs, falls for lack of Toughness, and the board cannot
 *   become full
 */
gboolean
hx_seek_is_tame (const HxSeeker *seeker,
                 const HxNode   *node)
{
  const HxBox *box = seeker->search->puzzle->box;
  const HxPosition *position = &node->game.position;
  int side = seeker->search->puzzle->goal.side;
  HxHexSet open = box->geometry.all & ~position->units & ~position->water;

  if (position->fallen != 0 || position->foundations != 0 || node->game.turn.expanded
      || (position->monolith[side].present && !position->monolith[side].expanded && !node->game.turn.placed)
      || (guint) __builtin_popcountll (open) <= hx_seek_tiles_left (seeker, node))
    return FALSE;
  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    if (position->trap[hex] != HX_TRAP_NONE || (position->units >> hex & 1 && !is_piece_tame (box, &position->unit[hex], side)))
      return FALSE;
  return TRUE;
}

/**
 * hx_seek_is_quiet:
 * @seeker: a seeker
 * @node: a tame game
 * @tile: a tile of the hand
 *
 * Returns: whether placing it does nothing but add it to the board
 */
gboolean
hx_seek_is_quiet (const HxSeeker *seeker,
                  const HxNode   *node,
                  guint16         tile)
{
  const HxTile *printed = &seeker->search->puzzle->box->tiles[tile];

  if (printed->kind == HX_KIND_INSTANT || printed->kind == HX_KIND_HQ || printed->kind == HX_KIND_FOUNDATION)
    return FALSE;
  return printed->set == node->game.seats[seeker->search->puzzle->goal.side].set && !has_ability (printed) && printed->arming == 0
         && (printed->effects & (TOUGHNESS | HX_EFFECT_BIT (HX_EFFECT_TRANSFUSION))) == 0;
}

/**
 * hx_seek_has_only_quiet:
 * @seeker: a seeker
 * @node: a tame game
 *
 * Returns: whether the hand holds nothing that could be played but quiet tiles
 */
gboolean
hx_seek_has_only_quiet (const HxSeeker *seeker,
                        const HxNode   *node)
{
  const HxStack *hand = &node->game.seats[seeker->search->puzzle->goal.side].hand;

  for (guint i = 0; i < hand->n; i++)
    if (!hx_seek_is_quiet (seeker, node, hand->tiles[i]) && seeker->search->puzzle->box->tiles[hand->tiles[i]].uses != HX_USE_BATTLE)
      return FALSE;
  return TRUE;
}

static int
compare_tiles (gconstpointer a,
               gconstpointer b)
{
  return *(const guint16 *) a - *(const guint16 *) b;
}

static void
begin (Tail         *tail,
       HxSeeker     *seeker,
       const HxNode *node)
{
  const HxStack *hand = &node->game.seats[seeker->search->puzzle->goal.side].hand;

  tail->seeker = seeker;
  tail->node = node;
  tail->board = node->game.position;
  tail->n_hand = 0;
  for (guint i = 0; i < hand->n; i++)
    if (hx_seek_is_quiet (seeker, node, hand->tiles[i]))
      tail->hand[tail->n_hand++] = hand->tiles[i];
  qsort (tail->hand, tail->n_hand, sizeof *tail->hand, compare_tiles);
}

static int place (Tail *tail, guint from, HxHexSet beyond, guint left, HxKey key);

/* The last tile, @pieces by facing, onto @hex. Facings that come to the same battle share it. */
static int
place_last (Tail          *tail,
            guint8         hex,
            const HxPiece  pieces[HX_N_DIRECTIONS],
            const HxKey    keys[HX_N_DIRECTIONS])
{
  HxSeeker *seeker = tail->seeker;
  HxAction *action = &seeker->path.actions[seeker->path.n_actions - 1];
  HxCombat combats[HX_N_DIRECTIONS];
  guint8 alike[HX_N_DIRECTIONS] = { 0, 1, 2, 3, 4, 5 };
  int best = HX_SHORT_MAX;

  if (seeker->search->prunings & HX_PRUNE_FACINGS)
    hx_seek_find_alike (seeker->search->puzzle->box, &tail->board, pieces->controller, hex, pieces->tile, alike);
  for (int facing = 0; facing < HX_N_DIRECTIONS; facing++)
    {
      const HxCombat *as = &combats[alike[facing]];
      int shortfall;

      action->facing = (guint8) facing;
      if (alike[facing] != facing && as->shortfall != HX_SEEK_CANCELLED)
        shortfall = hx_seek_final_alike (seeker, *as, keys[facing]);
      else
        {
          hx_position_put (&tail->board, hex, &pieces[facing]);
          /* What the table knows is not fought. */
          seeker->combat.shortfall = HX_SEEK_CANCELLED;
          shortfall = hx_seek_final (seeker, &tail->board, &tail->node->deeds, keys[facing]);
          combats[facing] = seeker->combat;
        }
      if (shortfall == HX_SEEK_CANCELLED)
        return shortfall;
      best = MIN (best, shortfall);
    }
  return best;
}

/* The @i-th tile, @pieces by facing, onto @hex, and then others. */
static int
place_first (Tail          *tail,
             guint          i,
             guint8         hex,
             guint          left,
             const HxPiece  pieces[HX_N_DIRECTIONS],
             const HxKey    keys[HX_N_DIRECTIONS])
{
  HxAction *action = &tail->seeker->path.actions[tail->seeker->path.n_actions - 1];
  int best = HX_SHORT_MAX;

  for (int facing = 0; facing < HX_N_DIRECTIONS; facing++)
    {
      int shortfall;

      action->facing = (guint8) facing;
      hx_position_put (&tail->board, hex, &pieces[facing]);
      shortfall = place (tail, i + 1, ~(HX_HEX_BIT (hex + 1) - 1), left - 1, keys[facing]);
      if (shortfall == HX_SEEK_CANCELLED)
        return shortfall;
      best = MIN (best, shortfall);
    }
  return best;
}

/* The @i-th tile onto @hex in all facings, and what follows. */
static int
place_on (Tail   *tail,
          guint   i,
          guint8  hex,
          guint   left,
          HxKey   key)
{
  HxSeeker *seeker = tail->seeker;
  HxAction *action = &seeker->path.actions[seeker->path.n_actions];
  int side = seeker->search->puzzle->goal.side, best;
  HxPiece pieces[HX_N_DIRECTIONS];
  HxKey keys[HX_N_DIRECTIONS];

  *action = hx_action_new (HX_DO_PLACE);
  action->tile = tail->hand[i];
  action->hex = hex;
  seeker->path.n_actions++;
  key = hx_key_minus (key, hx_key_of_hand_tile (tail->hand[i]));
  for (int facing = 0; facing < HX_N_DIRECTIONS; facing++)
    {
      pieces[facing] = hx_piece_new (tail->hand[i], side, facing);
      keys[facing] = hx_key_plus (key, hx_key_of_unit (hex, &pieces[facing]));
      if (left == 1)
        hx_seek_prepare_final (seeker, keys[facing]);
    }
  best = left == 1 ? place_last (tail, hex, pieces, keys) : place_first (tail, i, hex, left, pieces, keys);
  hx_position_remove (&tail->board, hex);
  seeker->path.n_actions--;
  return best;
}

static HxHexSet
open_hexes (const Tail *tail)
{
  return tail->seeker->search->puzzle->box->geometry.all & ~tail->board.units & ~tail->board.water;
}

/* Of equal tiles the first is taken, and the next one goes to a later hex: @beyond. */
static int
place (Tail     *tail,
       guint     from,
       HxHexSet  beyond,
       guint     left,
       HxKey     key)
{
  int best = HX_SHORT_MAX;
  guint nth = 0;

  for (guint i = from; i + left <= tail->n_hand; i++)
    {
      gboolean again = i > 0 && tail->hand[i] == tail->hand[i - 1];

      if (again && i > from)
        continue;
      for (HxHexSet hexes = open_hexes (tail) & (again ? beyond : ~(HxHexSet) 0); hexes != 0; hexes &= hexes - 1, nth++)
        {
          int shortfall;

          if (tail->first != HX_SEEK_ANY && from == 0 && nth != tail->first)
            continue;
          shortfall = place_on (tail, i, (guint8) __builtin_ctzll (hexes), left, key);
          if (shortfall == HX_SEEK_CANCELLED)
            return shortfall;
          best = MIN (best, shortfall);
        }
    }
  return best;
}

/**
 * hx_seek_placements:
 * @seeker: a seeker whose path leads to @node
 * @node: a tame game with tiles left to be played
 * @first: number of the first placement that is tried, below hx_seek_count_first(), or %HX_SEEK_ANY for all
 *
 * Plays all that is left as quiet placements.
 *
 * Returns: by how much the best of them falls short
 */
int
hx_seek_placements (HxSeeker     *seeker,
                    const HxNode *node,
                    guint         first)
{
  const HxPuzzle *puzzle = seeker->search->puzzle;
  HxKey key = hx_key_of_final (&node->game, puzzle->goal.side, seeker->search->needs_deeds ? &node->deeds : NULL);
  guint left = hx_seek_tiles_left (seeker, node);
  g_autofree Tail *tail = NULL;

  if (seeker->path.n_actions + left > HX_SEEK_MAX_ACTIONS)
    {
      g_atomic_int_set (&seeker->search->truncated, 1);
      return HX_SHORT_MAX;
    }
  tail = g_new (Tail, 1);
  begin (tail, seeker, node);
  tail->first = first;
  return place (tail, 0, 0, left, key);
}

/**
 * hx_seek_count_first:
 * @seeker: a seeker
 * @node: a tame game
 *
 * Returns: how many first placements hx_seek_placements() can be asked for
 */
guint
hx_seek_count_first (const HxSeeker *seeker,
                     const HxNode   *node)
{
  return node->game.seats[seeker->search->puzzle->goal.side].hand.n * seeker->search->puzzle->box->geometry.n_hexes;
}
