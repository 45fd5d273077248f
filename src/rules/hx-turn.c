/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose turn follows, and how the game ends (base rules 3, 18 and 19). */
#include "hx-scene.h"

#include <string.h>

static HxEvent
new_event (HxEventCode code,
           HxRule      rule)
{
  HxEvent event;

  memset (&event, 0, sizeof event);
  event.code = code;
  event.stage = HX_STAGE_TURN;
  event.segment = HX_NO_SEGMENT;
  event.subject = event.target = event.cause = HX_NO_HEX;
  event.tile = HX_NO_TILE;
  event.rules[0] = rule;
  return event;
}

static void
tell (const HxLog   *log,
      const HxEvent *event)
{
  if (log != NULL)
    log->add (log->data, event);
}

static uint8_t
find_next_side (const HxPosition *position)
{
  for (int i = 1; i <= position->n_sides; i++)
    {
      uint8_t side = (uint8_t) ((position->turn + i) % position->n_sides);

      if (!(position->fallen >> side & 1))
        return side;
    }
  return position->turn;
}

static bool
are_all_done (const HxGame *game)
{
  for (int side = 0; side < game->position.n_sides; side++)
    if (!hx_game_is_done (game, side))
      return false;
  return true;
}

static void
begin_turn (HxGame *game,
            uint8_t side)
{
  game->position.turn = side;
  memset (&game->turn, 0, sizeof game->turn);
  game->turn.drawn.listed = true;
  game->turn.from_start = true;
}

static void
report_turn (const HxActing *acting,
             const HxLog    *log,
             int             next)
{
  const HxGame *game = &acting->game;
  HxEvent event = new_event (HX_EVENT_TURN_ENDS, HX_RULE_BASE_TURN_09);

  event.other = game->position.turn;
  event.amount = (int16_t) next;
  hx_cite (&event, HX_RULE_D_24);
  hx_cite_if (&event, hx_game_is_ending (game), HX_RULE_BASE_END_01);
  hx_cite_if (&event, acting->ends_turn, HX_RULE_BASE_SEQ_10);
  hx_cite_if (&event, acting->ends_turn, HX_RULE_BASE_TURN_10);
  tell (log, &event);
}

/* BASE-BAT-07: who ran out first calls the Final Battle, who had the last turn before it calls the overtime Battle. */
static void
call_last_battle (HxActing    *acting,
                  const HxBox *box,
                  const HxLog *log)
{
  HxGame *game = &acting->game;
  bool overtime = game->round == HX_ROUND_EXTRA;
  uint8_t caller = overtime ? game->position.turn : find_next_side (&game->position);
  HxEvent event = new_event (HX_EVENT_ALL_DONE, overtime ? HX_RULE_BASE_WIN_03 : HX_RULE_BASE_END_01);

  event.amount = caller;
  event.kind = overtime;
  hx_cite (&event, HX_RULE_BASE_BAT_07);
  hx_cite (&event, HX_RULE_BASE_BAT_01);
  hx_cite (&event, acting->ends_turn ? HX_RULE_BASE_END_03 : HX_RULE_NONE);
  tell (log, &event);
  acting->ends_turn = false;
  hx_battle_begin (&acting->battle, box, &game->position, caller, true);
}

/**
 * hx_pass_turn:
 * @acting: an action after which the turn is over
 * @box: the game box
 * @log: (nullable): where events go
 *
 * Ends the turn (BASE-TURN-09). Where nobody has a turn any more, the Final Battle or the overtime Battle is begun (BASE-END-01,
 * -03, BASE-WIN-03); else the next side's turn begins (D-24).
 *
 * Returns: whether a battle has been begun
 */
bool
hx_pass_turn (HxActing    *acting,
              const HxBox *box,
              const HxLog *log)
{
  HxGame *game = &acting->game;
  bool ending = hx_game_is_ending (game);

  if (ending)
    game->seats[game->position.turn].last_turn_done = true;
  if (ending && are_all_done (game))
    {
      report_turn (acting, log, -1);
      call_last_battle (acting, box, log);
      return true;
    }
  report_turn (acting, log, find_next_side (&game->position));
  begin_turn (game, find_next_side (&game->position));
  return false;
}

/**
 * hx_game_verdict:
 * @game: a game
 * @box: the game box
 * @verdict: (out): how it stands
 */
void
hx_game_verdict (const HxGame *game,
                 const HxBox  *box,
                 HxVerdict    *verdict)
{
  memset (verdict, 0, sizeof *verdict);
  for (int side = 0; side < game->position.n_sides; side++)
    verdict->points[side] = hx_position_hq_points (box, &game->position, side);
  verdict->decided = game->round == HX_ROUND_OVER;
  verdict->winner = verdict->decided ? game->winner : HX_NO_SIDE;
}

/**
 * hx_end_game:
 * @game: a game that is over
 * @winner: who won, or %HX_NO_SIDE for a draw
 * @rule: what says so
 * @log: (nullable): where events go
 */
void
hx_end_game (HxGame      *game,
             uint8_t      winner,
             HxRule       rule,
             const HxLog *log)
{
  HxEvent event = new_event (HX_EVENT_GAME_ENDS, rule);

  event.amount = (int16_t) (winner == HX_NO_SIDE ? -1 : winner);
  hx_cite (&event, HX_RULE_BASE_GOAL_01);
  if (game->position.fallen != 0)
    {
      hx_cite (&event, HX_RULE_BASE_WIN_01);
      hx_cite (&event, HX_RULE_BASE_END_04);
    }
  tell (log, &event);
  game->round = HX_ROUND_OVER;
  game->winner = winner;
}

/* Where no two HQs stand nothing is level (BASE-WIN-03). */
static bool
is_level (const HxGame    *game,
          const HxVerdict *verdict)
{
  int standing = 0;

  for (int side = 0; side < game->position.n_sides; side++)
    standing += verdict->points[side] > 0;
  return standing >= 2;
}

/* BASE-WIN-03: each side has one more turn, the next in order first (DISP-17). */
static void
begin_extra_round (HxGame      *game,
                   const HxLog *log)
{
  HxEvent event = new_event (HX_EVENT_EXTRA_ROUND, HX_RULE_BASE_WIN_03);

  game->round = HX_ROUND_EXTRA;
  for (int side = 0; side < game->position.n_sides; side++)
    game->seats[side].last_turn_done = false;
  begin_turn (game, find_next_side (&game->position));
  event.other = game->position.turn;
  hx_cite (&event, HX_RULE_DISP_17);
  tell (log, &event);
}

/**
 * hx_judge_battle:
 * @acting: an action whose battle is over, with what it left on the board in its game
 * @box: the game box
 * @log: (nullable): where events go
 *
 * Ends the game where it is decided (BASE-END-04, BASE-WIN-01 to -04, BASE-BAT-05), or begins the extra round after a tie in the
 * Final Battle.
 *
 * Returns: whether the turn goes on to be passed
 */
bool
hx_judge_battle (HxActing    *acting,
                 const HxBox *box,
                 const HxLog *log)
{
  HxGame *game = &acting->game;
  bool is_final = acting->battle.is_final;
  HxVerdict verdict;

  hx_battle_verdict (&acting->battle, box, &verdict);
  if (verdict.decided)
    {
      hx_end_game (game, verdict.winner, game->position.fallen != 0 ? HX_RULE_BASE_WIN_01
                   : acting->battle.deadlock ? HX_RULE_BASE_WIN_04 : HX_RULE_BASE_WIN_02, log);
      return false;
    }
  if (!is_final)
    return true;
  if (game->round == HX_ROUND_EXTRA)
    hx_end_game (game, HX_NO_SIDE, HX_RULE_BASE_WIN_03, log);
  else if (is_level (game, &verdict))
    begin_extra_round (game, log);
  return false;
}
