/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game: a position, and what lies around the board: hands, piles, Traps left, what the turn has used. */
#pragma once

#include "hx-position.h"

/** HX_MAX_STACK: tiles that one hand or pile can hold. */
#define HX_MAX_STACK 120
/** HX_MAX_USED: abilities allowed once per turn that one turn can note. */
#define HX_MAX_USED 64
/** HX_HAND_SIZE: tiles up to which a side draws (BASE-TURN-01). */
#define HX_HAND_SIZE 3
/** HX_MAX_RANGED_NETS: Ranged Net markers that a side has (IG-RNET-04). */
#define HX_MAX_RANGED_NETS 2

/**
 * HxStack: a hand or a pile, the pile's top first.
 * @listed: what lies there is known; else @n is 0
 * Entries of @tiles from @n on are 0.
 */
typedef struct
{
  bool listed;
  uint8_t n;
  uint16_t tiles[HX_MAX_STACK];
} HxStack;

/**
 * HxSeat: what belongs to a side and does not lie on the board.
 * @set: number of its army among #HxTile.set
 * @last_tile_drawn: it has drawn its last tile (BASE-END-02)
 * @last_turn_done: it has no further turn before the Final Battle (BASE-END-01, PAR-RETREAT-03)
 * @pool: Trap markers that it may still arm, by #HxTrapKind
 */
typedef struct
{
  uint8_t set;
  bool last_tile_drawn;
  bool last_turn_done;
  uint8_t pool[HX_N_TRAPS];
  HxStack hand, pile, discard, removed;
} HxSeat;

/** HxAbility: what may be used once in a turn (BASE-MISC-04, PAR-IMPL-01). */
typedef enum
{
  HX_ABILITY_MOBILITY,
  HX_ABILITY_DOUBLED_MOBILITY,
  HX_ABILITY_TRANSPORT,
  HX_ABILITY_ROTATION,
  HX_ABILITY_CHAUFFEUR,
  HX_ABILITY_IMPLANT,
  HX_ABILITY_PUSH_BACK,
  HX_ABILITY_TRAP_LAUNCHER,
  HX_ABILITY_BOSS,
  HX_N_ABILITIES,
} HxAbility;

/**
 * HxUsed: an ability that was used in this turn.
 * @piece: where the unit that used it stands now; @giver: the same of the Module that gave it, or %HX_NO_HEX
 * @tile: the implant's tile, where it is one
 */
typedef struct
{
  uint8_t ability;
  uint8_t piece, giver;
  uint16_t tile;
} HxUsed;

/**
 * HxTurn: what the side to move has done in its turn.
 * @drawn: this turn's tiles; listed where that is known (KRW-01)
 * @from_start: the turn has been followed from its beginning, so that the side is known to have more to draw (D-49)
 * @drawn_up: the drawing is over (D-49)
 * @placed, @expanded: a board tile, the Monolith (MON-EXP-02)
 * @acted: it has done more than draw and discard
 * @fresh, @armed, @ordered: units placed in it, whether it armed a Trap, whether it activated something by a tile: only for
 *   what is told of it
 */
typedef struct
{
  HxStack drawn;
  bool from_start;
  bool drawn_up;
  bool placed, expanded, acted;
  bool armed, ordered;
  HxHexSet fresh;
  uint8_t n_used;
  HxUsed used[HX_MAX_USED];
} HxTurn;

/** HxRound: how far the game has come (BASE-WIN-03). */
typedef enum
{
  HX_ROUND_NORMAL,
  HX_ROUND_EXTRA,
  HX_ROUND_OVER,
} HxRound;

/**
 * HxGame: a game.
 * @turn: of the side `position.turn`
 * @winner: who won, once @round is %HX_ROUND_OVER; %HX_NO_SIDE for a draw
 */
typedef struct
{
  HxPosition position;
  HxSeat seats[HX_MAX_SIDES];
  HxTurn turn;
  uint8_t round;
  uint8_t winner;
} HxGame;

void    hx_game_init            (HxGame           *game,
                                 const HxPosition *position);
bool    hx_game_equal           (const HxGame     *a,
                                 const HxGame     *b);
bool    hx_game_binds           (const HxGame     *game,
                                 int               side);
bool    hx_turn_has_begun       (const HxTurn     *turn);
bool    hx_game_may_draw        (const HxGame     *game,
                                 const HxBox      *box);
bool    hx_game_must_draw       (const HxGame     *game,
                                 const HxBox      *box);
bool    hx_game_is_set_up       (const HxGame     *game,
                                 const HxBox      *box);
bool    hx_game_is_first_turn   (const HxGame     *game,
                                 const HxBox      *box);
int     hx_game_hand_due        (const HxGame     *game,
                                 const HxBox      *box);
bool    hx_game_is_ending       (const HxGame     *game);
bool    hx_game_is_done         (const HxGame     *game,
                                 int               side);
bool    hx_game_has_used        (const HxGame     *game,
                                 HxAbility         ability,
                                 uint8_t           piece,
                                 uint8_t           giver);
bool    hx_stack_push           (HxStack          *stack,
                                 uint16_t          tile);
bool    hx_stack_push_top       (HxStack          *stack,
                                 uint16_t          tile);
int     hx_stack_find           (const HxStack    *stack,
                                 uint16_t          tile);
uint16_t hx_stack_take          (HxStack          *stack,
                                 int               at);
const char *hx_game_find_fault  (const HxBox      *box,
                                 const HxGame     *game);
