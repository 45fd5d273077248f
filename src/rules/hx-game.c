/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies around the board: hands and piles, and what binds a side in its turn (base rules 2 and 3). */
#include "hx-game.h"

#include <string.h>

/**
 * hx_game_init:
 * @game: (out): a game of which nothing but the board is known
 * @position: the board
 */
void
hx_game_init (HxGame           *game,
              const HxPosition *position)
{
  memset (game, 0, sizeof *game);
  game->position = *position;
  game->winner = HX_NO_SIDE;
}

/**
 * hx_game_equal:
 * @a: a game
 * @b: another
 *
 * Returns: whether they are the same in everything
 */
bool
hx_game_equal (const HxGame *a,
               const HxGame *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/**
 * hx_game_binds:
 * @game: a game
 * @side: a side
 *
 * Returns: whether draws and the forced discard bind the side: hand and pile are listed (D-24)
 */
bool
hx_game_binds (const HxGame *game,
               int           side)
{
  return game->seats[side].hand.listed && game->seats[side].pile.listed;
}

/* Whether the side has nothing but its HQ and its whole army in the pile, but for what it drew in this turn: it is its first. */
static bool
is_untouched (const HxGame *game,
              const HxBox  *box,
              int           side)
{
  const HxSeat *seat = &game->seats[side];
  int total = 0, drawn = side == game->position.turn ? game->turn.drawn.n : 0;

  if (!hx_game_binds (game, side) || seat->hand.n + seat->discard.n + seat->removed.n != drawn)
    return false;
  for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
    if (game->position.units & HX_HEX_BIT (hex) && game->position.unit[hex].owner == side
        && box->tiles[game->position.unit[hex].tile].kind != HX_KIND_HQ)
      return false;
  for (int tile = 0; tile < box->n_tiles; tile++)
    if (box->tiles[tile].set == seat->set && box->tiles[tile].kind != HX_KIND_HQ)
      total += box->tiles[tile].count;
  return seat->pile.n + drawn == total - (game->position.monolith[side].present ? 2 : 0);
}

/**
 * hx_game_is_first_turn:
 * @game: a game
 * @box: the game box
 *
 * Returns: whether it is the first turn of the side to move (BASE-SETUP-04)
 */
bool
hx_game_is_first_turn (const HxGame *game,
                       const HxBox  *box)
{
  return is_untouched (game, box, game->position.turn);
}

/**
 * hx_game_hand_due:
 * @game: a game
 * @box: the game box
 *
 * Returns: tiles up to which the side to move draws: three, fewer in the first turns (BASE-TURN-01, BASE-SETUP-04, -05)
 */
int
hx_game_hand_due (const HxGame *game,
                  const HxBox  *box)
{
  int before = 0;

  if (!is_untouched (game, box, game->position.turn))
    return HX_HAND_SIZE;
  for (int side = 0; side < game->position.n_sides; side++)
    before += side != game->position.turn && !is_untouched (game, box, side);
  return before + 1 < HX_HAND_SIZE ? before + 1 : HX_HAND_SIZE;
}

/* Whether some tile drawn in this turn has left the hand: the drawing is over then. */
static bool
has_parted (const HxStack *hand,
            const HxStack *drawn)
{
  HxStack left = *hand;

  for (int i = 0; i < drawn->n; i++)
    {
      int at = hx_stack_find (&left, drawn->tiles[i]);

      if (at < 0)
        return true;
      hx_stack_take (&left, at);
    }
  return false;
}

/** hx_turn_has_begun: Returns: whether the side to move has done more than draw and discard */
bool
hx_turn_has_begun (const HxTurn *turn)
{
  return turn->acted || turn->placed || turn->expanded || turn->n_used > 0;
}

/**
 * hx_game_may_draw:
 * @game: a game
 * @box: the game box
 *
 * Returns: whether the side to move has still to draw: its turn has just begun, there are tiles to draw, and it has fewer than
 *   are due (BASE-TURN-01, -04). Where it is not known what was drawn, it may.
 */
bool
hx_game_may_draw (const HxGame *game,
                  const HxBox  *box)
{
  const HxSeat *seat = &game->seats[game->position.turn];
  const HxTurn *turn = &game->turn;

  return hx_game_binds (game, game->position.turn) && !turn->drawn_up && !hx_turn_has_begun (turn)
         && seat->pile.n > 0 && seat->hand.n < hx_game_hand_due (game, box) && !has_parted (&seat->hand, &turn->drawn);
}

/**
 * hx_game_must_draw:
 * @game: a game
 * @box: the game box
 *
 * Returns: whether the side to move has to draw before anything else: it may, and it is known that it has not done so yet (D-49)
 */
bool
hx_game_must_draw (const HxGame *game,
                   const HxBox  *box)
{
  const HxTurn *turn = &game->turn;

  return (turn->from_start || (turn->drawn.listed && turn->drawn.n == 0)) && hx_game_may_draw (game, box);
}

/**
 * hx_game_is_set_up:
 * @game: a game
 * @box: the game box
 *
 * Returns: false while the HQs are being placed: nothing but HQs lies on the board, one is still missing, and the turn has not
 *   begun, in which the board may have been cleared (BASE-SETUP-02, -03)
 */
bool
hx_game_is_set_up (const HxGame *game,
                   const HxBox  *box)
{
  const HxPosition *position = &game->position;

  if (position->fallen != 0 || hx_turn_has_begun (&game->turn) || !hx_position_has_only_hqs (box, position))
    return true;
  for (int side = 0; side < position->n_sides; side++)
    if (hx_position_find_hq (box, position, side) == HX_NO_HEX)
      return false;
  return true;
}

/**
 * hx_game_is_ending:
 * @game: a game
 *
 * Returns: whether somebody has drawn the last tile, or the extra round is played (BASE-END-01, -02, BASE-WIN-03)
 */
bool
hx_game_is_ending (const HxGame *game)
{
  bool ending = game->round == HX_ROUND_EXTRA;

  for (int side = 0; side < game->position.n_sides; side++)
    ending |= game->seats[side].last_tile_drawn;
  return ending;
}

/**
 * hx_game_is_done:
 * @game: a game
 * @side: a side
 *
 * Returns: whether the side has no turn before the Final Battle any more: it has drawn its last tile and finished that turn, or
 * had its last turn after somebody else did (BASE-END-01), or has fallen
 */
bool
hx_game_is_done (const HxGame *game,
                 int           side)
{
  const HxSeat *seat = &game->seats[side];

  if (game->position.fallen >> side & 1 || seat->last_turn_done)
    return true;
  return game->round == HX_ROUND_NORMAL && seat->last_tile_drawn && game->position.turn != side;
}

/**
 * hx_game_has_used:
 * @game: a game
 * @ability: an ability
 * @piece: where the unit stands that would use it
 * @giver: the Module that would give it, or %HX_NO_HEX
 *
 * Returns: whether it has done so in this turn; an implant counts whichever it was (D-29)
 */
bool
hx_game_has_used (const HxGame *game,
                  HxAbility     ability,
                  uint8_t       piece,
                  uint8_t       giver)
{
  for (int i = 0; i < game->turn.n_used; i++)
    {
      const HxUsed *used = &game->turn.used[i];

      if (used->ability == ability
          && (ability == HX_ABILITY_IMPLANT || (used->piece == piece && (giver == HX_NO_HEX || used->giver == giver))))
        return true;
    }
  return false;
}

/**
 * hx_stack_push:
 * @stack: a stack
 * @tile: goes to its bottom
 *
 * Returns: whether there was room; a stack that is not listed takes nothing
 */
bool
hx_stack_push (HxStack  *stack,
               uint16_t  tile)
{
  if (!stack->listed || stack->n == HX_MAX_STACK)
    return false;
  stack->tiles[stack->n++] = tile;
  return true;
}

/**
 * hx_stack_push_top:
 * @stack: a stack
 * @tile: goes to its top
 *
 * Returns: whether there was room; a stack that is not listed takes nothing
 */
bool
hx_stack_push_top (HxStack  *stack,
                   uint16_t  tile)
{
  if (!hx_stack_push (stack, tile))
    return false;
  memmove (stack->tiles + 1, stack->tiles, (size_t) (stack->n - 1) * sizeof *stack->tiles);
  stack->tiles[0] = tile;
  return true;
}

/**
 * hx_stack_find:
 * @stack: a stack
 * @tile: a tile
 *
 * Returns: the place of the first such tile, or -1
 */
int
hx_stack_find (const HxStack *stack,
               uint16_t       tile)
{
  for (int i = 0; i < stack->n; i++)
    if (stack->tiles[i] == tile)
      return i;
  return -1;
}

/**
 * hx_stack_take:
 * @stack: a stack
 * @at: a place in it
 *
 * Returns: the tile that lay there and is taken out
 */
uint16_t
hx_stack_take (HxStack *stack,
               int      at)
{
  uint16_t tile = stack->tiles[at];

  stack->n--;
  memmove (stack->tiles + at, stack->tiles + at + 1, (size_t) (stack->n - at) * sizeof *stack->tiles);
  stack->tiles[stack->n] = 0;
  return tile;
}

static bool
is_stack_sound (const HxBox   *box,
                const HxStack *stack)
{
  if (stack->n > HX_MAX_STACK || (!stack->listed && stack->n > 0))
    return false;
  for (int i = 0; i < HX_MAX_STACK; i++)
    if (i < stack->n ? stack->tiles[i] >= box->n_tiles : stack->tiles[i] != 0)
      return false;
  return true;
}

/**
 * hx_game_find_fault:
 * @box: the game box
 * @game: a game
 *
 * Looks for what no game may be, on the board and around it.
 *
 * Returns: what is wrong, in a few words for programmers, or NULL
 */
const char *
hx_game_find_fault (const HxBox  *box,
                    const HxGame *game)
{
  for (int side = 0; side < game->position.n_sides; side++)
    {
      const HxSeat *seat = &game->seats[side];

      if (!is_stack_sound (box, &seat->hand) || !is_stack_sound (box, &seat->pile) || !is_stack_sound (box, &seat->discard)
          || !is_stack_sound (box, &seat->removed))
        return "a hand or a pile holds what is no tile";
    }
  if (!is_stack_sound (box, &game->turn.drawn) || game->turn.n_used > HX_MAX_USED)
    return "the turn has used what cannot be";
  for (int i = 0; i < game->turn.n_used; i++)
    if (game->turn.used[i].ability >= HX_N_ABILITIES)
      return "the turn has used an ability that there is not";
  return hx_position_find_fault (box, &game->position);
}
