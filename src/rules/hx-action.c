/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of an action: it is judged, carried out, and what follows from it is played: battles, the next turn, the end. */
#include "hx-scene.h"

#ifdef HX_CHECK_INVARIANTS
#include <assert.h>
#endif
#include <string.h>

enum
{
  PHASE_ACTION,
  PHASE_BATTLE,
  PHASE_PASS,
  PHASE_OVER,
};

static bool
check_nothing (HxScene        *scene,
               const HxAction *action)
{
  (void) scene;
  (void) action;
  return true;
}

static void
perform_nothing (HxActor *actor)
{
  (void) actor;
}

/* @is_mild: it may come before the draw is over and the forced discard; it is no beginning of the turn's deeds. */
static const struct
{
  bool (*check) (HxScene *scene, const HxAction *action);
  void (*perform) (HxActor *actor);
  bool is_mild;
} kinds[HX_N_DOES] = {
  [HX_DO_BATTLE] = { hx_check_battle, hx_perform_battle },
  [HX_DO_FINAL_BATTLE] = { check_nothing, perform_nothing },
  [HX_DO_SET_UP] = { hx_check_set_up, hx_perform_set_up, true },
  [HX_DO_PLACE] = { hx_check_place, hx_perform_place },
  [HX_DO_MOVE] = { hx_check_move, hx_perform_move },
  [HX_DO_ROTATE] = { hx_check_rotate, hx_perform_rotate },
  [HX_DO_PUSH] = { hx_check_push, hx_perform_push },
  [HX_DO_ARM] = { hx_check_arm, hx_perform_arm },
  [HX_DO_CHAIN] = { hx_check_chain, hx_perform_chain },
  [HX_DO_RANGED_NET] = { hx_check_ranged_net, hx_perform_ranged_net },
  [HX_DO_EXPLODE] = { hx_check_explode, hx_perform_explode },
  [HX_DO_RAY] = { hx_check_ray, hx_perform_ray },
  [HX_DO_RETREAT] = { hx_check_retreat, hx_perform_retreat },
  [HX_DO_PLAY] = { hx_check_play, hx_perform_play },
  [HX_DO_EXPAND] = { hx_check_expand, hx_perform_expand },
  [HX_DO_TAKE_KRWIOBUS] = { hx_check_take_krwiobus, hx_perform_take_krwiobus, true },
  [HX_DO_DRAW] = { hx_check_draw, hx_perform_draw, true },
  [HX_DO_DISCARD] = { hx_check_discard, hx_perform_discard, true },
  [HX_DO_REDRAW] = { hx_check_redraw, hx_perform_redraw, true },
  [HX_DO_END_TURN] = { check_nothing, perform_nothing },
};

/**
 * hx_action_new:
 * @what: a kind
 *
 * Returns: an action of that kind that means no hex and no tile
 */
HxAction
hx_action_new (HxDo what)
{
  HxAction action;

  memset (&action, 0, sizeof action);
  action.what = (uint8_t) what;
  action.by = HX_BY_TILE;
  action.side = HX_NO_SIDE;
  action.piece = action.with = action.hex = action.via = action.target = action.giver = HX_NO_HEX;
  action.links = HX_LINKS_PRINTED;
  for (int i = 0; i < HX_MAX_ARMS; i++)
    action.arms[i].hex = HX_NO_HEX;
  action.parts[0].hex = action.parts[1].hex = HX_NO_HEX;
  action.tile = action.lower[0] = action.lower[1] = HX_NO_TILE;
  return action;
}

static bool
is_over (const HxGame *game)
{
  int standing = game->position.n_sides - __builtin_popcount (game->position.fallen);

  return game->round == HX_ROUND_OVER || (game->position.fallen != 0 && standing <= 1);
}

/* What comes first: HQs, the draw, the forced discard (BASE-SETUP-02, BASE-TURN-01, -03); a battle that no tile starts is nobody's action. */
static bool
want_no_duty (HxScene        *scene,
              const HxAction *action)
{
  const HxGame *game = scene->game;
  const HxSeat *seat = &game->seats[scene->side];
  HxDo what = (HxDo) action->what;

  if (what == HX_DO_SET_UP || what == HX_DO_FINAL_BATTLE || (what == HX_DO_BATTLE && action->tile == HX_NO_TILE))
    return true;
  if (!hx_game_is_set_up (game, scene->box))
    {
      hx_scene_refuse (scene, HX_WHY_SET_UP_FIRST, HX_RULE_BASE_SETUP_02, HX_NO_HEX);
      return hx_scene_also (scene, HX_RULE_BASE_SETUP_03);
    }
  if (!hx_game_binds (game, scene->side) || what == HX_DO_DRAW)
    return true;
  if (hx_game_must_draw (game, scene->box))
    {
      hx_scene_refuse (scene, HX_WHY_MUST_DRAW, HX_RULE_BASE_TURN_01, HX_NO_HEX);
      return hx_scene_also (scene, HX_RULE_D_49);
    }
  if (seat->hand.n >= HX_HAND_SIZE && !kinds[what].is_mild)
    return hx_scene_refuse (scene, HX_WHY_MUST_DISCARD, HX_RULE_BASE_TURN_03, HX_NO_HEX);
  return true;
}

/* Whether each field holds one of its own values, so that it can be looked at. */
static bool
is_sound (const HxAction *action)
{
  if (action->what >= HX_N_DOES || action->facing >= HX_N_DIRECTIONS || action->n_arms > HX_MAX_ARMS
      || action->parts[0].what >= HX_N_DIRECTIONS || action->parts[1].what >= HX_N_DIRECTIONS)
    return false;
  for (int i = 0; i < action->n_arms; i++)
    if (action->arms[i].what == HX_TRAP_NONE || action->arms[i].what >= HX_N_TRAPS)
      return false;
  return !action->unasked || action->what == HX_DO_BATTLE || action->what == HX_DO_FINAL_BATTLE;
}

/**
 * hx_scene_check:
 * @scene: a scene
 * @action: an action of the side to move, or the placing of an HQ by any side
 *
 * Returns: whether the rules allow it; the refusal says what does not
 */
bool
hx_scene_check (HxScene        *scene,
                const HxAction *action)
{
  if (!is_sound (action))
    return hx_scene_refuse (scene, HX_WHY_WRONG_TILE, HX_RULE_BASE_TILE_01, HX_NO_HEX);
  if (is_over (scene->game) && !action->unasked)
    {
      bool fell = scene->position->fallen != 0;

      hx_scene_refuse (scene, HX_WHY_GAME_OVER, fell ? HX_RULE_BASE_END_04 : HX_RULE_BASE_WIN_02, HX_NO_HEX);
      return hx_scene_also (scene, fell ? HX_RULE_BASE_WIN_01 : HX_RULE_BASE_WIN_03);
    }
  return want_no_duty (scene, action) && kinds[action->what].check (scene, action);
}

/**
 * hx_action_check:
 * @box: the game box
 * @game: a game
 * @action: an action
 * @refusal: (out) (nullable): what stands in the way
 *
 * Returns: whether the action is legal
 */
bool
hx_action_check (const HxBox    *box,
                 const HxGame   *game,
                 const HxAction *action,
                 HxRefusal      *refusal)
{
  HxScene scene;

  hx_scene_begin (&scene, box, game, refusal);
  return hx_scene_check (&scene, action);
}

/**
 * hx_action_begin:
 * @acting: (out): the action about to be carried out
 * @box: the game box
 * @game: a game; not changed
 * @action: an action
 * @refusal: (out) (nullable): what stands in the way
 *
 * Returns: whether the action is legal; if not, @acting is not filled
 */
bool
hx_action_begin (HxActing       *acting,
                 const HxBox    *box,
                 const HxGame   *game,
                 const HxAction *action,
                 HxRefusal      *refusal)
{
  if (!hx_action_check (box, game, action, refusal))
    return false;
  hx_action_begin_listed (acting, box, game, action);
  return true;
}

/**
 * hx_action_begin_listed:
 * @acting: (out): the action about to be carried out
 * @box: the game box
 * @game: a game; not changed
 * @action: an action that hx_actions_list() listed for @game, or hx_action_check() allowed
 *
 * Does what hx_action_begin() does without judging the action again.
 */
void
hx_action_begin_listed (HxActing       *acting,
                        const HxBox    *box,
                        const HxGame   *game,
                        const HxAction *action)
{
#ifdef HX_CHECK_INVARIANTS
  assert (hx_action_check (box, game, action, NULL));
#endif
  memset (acting, 0, offsetof (HxActing, battle) + offsetof (HxBattle, work));
  acting->game = *game;
  acting->action = *action;
  hx_battle_begin (&acting->battle, box, &game->position, game->position.turn, false);
}

/** hx_check_battle: Whether a battle can be caused: no more by a tile once somebody drew the last one (BASE-INST-10, -11, BASE-BAT-04). */
bool
hx_check_battle (HxScene        *scene,
                 const HxAction *action)
{
  bool by_tile = action->tile != HX_NO_TILE;

  if (action->unasked)
    return true;
  if (by_tile && !hx_scene_want_tile (scene, action->tile, HX_USE_BATTLE, HX_RULE_BASE_BAT_01))
    return false;
  if (!hx_game_is_ending (scene->game) || (!by_tile && hx_position_is_full (scene->box, scene->position)))
    return true;
  hx_scene_refuse (scene, HX_WHY_SOMEBODY_DONE, HX_RULE_BASE_INST_11, HX_NO_HEX);
  return hx_scene_also (scene, scene->game->round == HX_ROUND_EXTRA ? HX_RULE_BASE_WIN_05
                               : by_tile ? scene->box->tiles[action->tile].rule : HX_RULE_BASE_END_02);
}

/** hx_perform_battle: Plays the tile that starts it; the battle follows. */
void
hx_perform_battle (HxActor *actor)
{
  if (actor->action->tile != HX_NO_TILE)
    hx_actor_play_tile (actor, HX_USE_BATTLE);
}

static void
begin_battle (HxActing    *acting,
              const HxBox *box,
              int          caller,
              bool         is_final)
{
  hx_battle_begin (&acting->battle, box, &acting->game.position, caller, is_final);
  acting->ends_turn = !is_final;
  acting->phase = PHASE_BATTLE;
}

/* The board looks full, but some hexes hold nothing that fills them (BASE-BAT-02, PAR-TRAP-06, MON-ACT-02). */
static void
report_not_full (const HxActor *actor)
{
  HxHexSet free = hx_position_free_hexes (actor->position, actor->box);
  HxEvent event = hx_actor_event (actor, HX_EVENT_NOT_FULL, HX_RULE_BASE_BAT_02);

  for (HxHexSet left = free; left != 0;)
    {
      uint8_t hex = hx_pop (&left);
      bool trap = actor->position->trap[hex] != HX_TRAP_NONE, part = hx_position_find_part (actor->position, hex) != HX_NO_SIDE;

      if (!trap && !part && !actor->was_full && !hx_in (actor->position->foundations, hex))
        return;
      hx_cite_if (&event, trap, HX_RULE_PAR_TRAP_06);
      hx_cite_if (&event, part, HX_RULE_MON_ACT_02);
    }
  /* BASE-BAT-03: it was full until somebody died. */
  hx_cite_if (&event, actor->was_full, HX_RULE_BASE_BAT_03);
  event.others = free;
  hx_actor_add (actor, &event);
}

static void
report_full (const HxActor *actor)
{
  HxEvent event = hx_actor_event (actor, HX_EVENT_BOARD_FULL, HX_RULE_BASE_BAT_02);

  hx_cite (&event, HX_RULE_BASE_BAT_06);
  hx_cite (&event, HX_RULE_BASE_PLACE_06);
  hx_cite (&event, HX_RULE_BASE_BAT_01);
  for (int side = 0; side < actor->position->n_sides; side++)
    if (actor->game->seats[side].last_tile_drawn)
      {
        hx_cite (&event, HX_RULE_BASE_BAT_04);
        hx_cite (&event, HX_RULE_BASE_END_03);
      }
  hx_actor_add (actor, &event);
}

/* An HQ may fall outside battles; the game ends at once (BASE-END-04), or among more sides its own leave at once (D-26). */
static bool
settle_fallen (HxActor     *actor,
               const HxLog *log)
{
  HxActing *acting = actor->acting;
  HxGame *game = &acting->game;
  uint8_t winner = HX_NO_SIDE;

  for (int side = 0; game->position.n_sides > 2 && side < game->position.n_sides; side++)
    if (game->position.fallen >> side & 1 && hx_position_take_side_off (&game->position, actor->box, side) && log != NULL)
      hx_report_side (&actor->segment, side);
  if (!is_over (game))
    return false;
  for (uint8_t side = 0; side < game->position.n_sides; side++)
    if (!(game->position.fallen >> side & 1))
      winner = side;
  hx_end_game (game, winner, HX_RULE_BASE_END_04, log);
  acting->phase = PHASE_OVER;
  return true;
}

static void
go_on (HxActor     *actor,
       const HxLog *log)
{
  HxActing *acting = actor->acting;
  const HxAction *action = &acting->action;
  int caller = action->side < acting->game.position.n_sides ? action->side : actor->side;

  acting->phase = PHASE_OVER;
  if (acting->game.position.fallen != 0 && !action->unasked && settle_fallen (actor, log))
    return;
  if (action->what == HX_DO_BATTLE || action->what == HX_DO_FINAL_BATTLE)
    begin_battle (acting, actor->box, caller, action->what == HX_DO_FINAL_BATTLE);
  else if (action->what == HX_DO_END_TURN)
    acting->phase = PHASE_PASS;
  else if (action->what == HX_DO_PLACE || action->what == HX_DO_EXPAND)
    {
      bool full = hx_position_is_full (actor->box, &acting->game.position);

      if (log != NULL)
        (full ? report_full : report_not_full) (actor);
      if (full)
        begin_battle (acting, actor->box, actor->side, false);
    }
}

static HxBattleState
play_action (HxActing        *acting,
             const HxBox     *box,
             const HxDecider *decider,
             const HxLog     *log)
{
  HxActor actor = {
    .acting = acting,
    .box = box,
    .game = &acting->game,
    .position = &acting->battle.position,
    .side = acting->game.position.turn,
    .action = &acting->action,
    .follows = acting->game.turn.acted,
  };

  hx_segment_begin (&actor.segment, &acting->battle, box, decider, log);
  actor.segment.outside = true;
  actor.segment.stage = HX_STAGE_TURN;
  hx_ledger_take_stock (&actor.ledger, actor.position);
  hx_actor_renew_quietly (&actor);
  if (!kinds[acting->action.what].is_mild)
    acting->game.turn.acted = true;
  kinds[acting->action.what].perform (&actor);
  if (hx_actor_waits (&actor))
    return HX_BATTLE_WAITS;
  hx_ledger_discard_lost (&actor.ledger, actor.position, actor.game);
  acting->game.position = *actor.position;
  go_on (&actor, log);
  return acting->phase == PHASE_OVER ? HX_BATTLE_OVER : HX_BATTLE_GOES_ON;
}

static HxBattleState
play_battle (HxActing        *acting,
             const HxBox     *box,
             const HxDecider *decider,
             const HxLog     *log)
{
  HxBattleState state = hx_battle_step (&acting->battle, box, decider, log);
  HxLedger ledger;

  if (state != HX_BATTLE_OVER)
    return state;
  hx_ledger_take_stock (&ledger, &acting->game.position);
  hx_ledger_discard_lost (&ledger, &acting->battle.position, &acting->game);
  acting->game.position = acting->battle.position;
  acting->phase = hx_judge_battle (acting, box, log) && acting->ends_turn ? PHASE_PASS : PHASE_OVER;
  return acting->phase == PHASE_OVER ? HX_BATTLE_OVER : HX_BATTLE_GOES_ON;
}

/**
 * hx_action_step:
 * @acting: an action under way
 * @box: the game box
 * @decider: (nullable): who answers choices; nobody means option 0 each time
 * @log: (nullable): where events go. An action is logged from its beginning or not at all
 *
 * Carries out the action itself, or the next step of a battle that it caused, or passes the turn.
 *
 * Returns: how the action stands; when it waits, @acting is of no more use: begin again from a copy made before
 */
HxBattleState
hx_action_step (HxActing        *acting,
                const HxBox     *box,
                const HxDecider *decider,
                const HxLog     *log)
{
#ifdef HX_CHECK_INVARIANTS
  assert (hx_game_find_fault (box, &acting->game) == NULL);
#endif
  switch (acting->phase)
    {
    case PHASE_ACTION:
      return play_action (acting, box, decider, log);
    case PHASE_BATTLE:
      return play_battle (acting, box, decider, log);
    case PHASE_PASS:
      acting->phase = hx_pass_turn (acting, box, log) ? PHASE_BATTLE : PHASE_OVER;
      return acting->phase == PHASE_OVER ? HX_BATTLE_OVER : HX_BATTLE_GOES_ON;
    default:
      return HX_BATTLE_OVER;
    }
}

/**
 * hx_action_run:
 * @acting: an action under way
 * @box: the game box
 * @decider: (nullable): as for hx_action_step()
 * @log: (nullable): as for hx_action_step()
 *
 * Plays the action and what follows from it to the end.
 *
 * Returns: %HX_BATTLE_OVER, or %HX_BATTLE_WAITS where the decider left a choice open
 */
HxBattleState
hx_action_run (HxActing        *acting,
               const HxBox     *box,
               const HxDecider *decider,
               const HxLog     *log)
{
  HxBattleState state;

  do
    state = hx_action_step (acting, box, decider, log);
  while (state == HX_BATTLE_GOES_ON);
  return state;
}
