/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What judging and carrying out actions share. Only the rules themselves include this. */
#pragma once

#include "hx-action.h"
#include "hx-segment.h"

/**
 * HxScene: a game looked at by the side to move.
 * @position: the board; @side: the side to move
 * @work: the sets of the board, with its picture
 * @refusal: where to say what stands in the way
 */
typedef struct
{
  const HxBox *box;
  const HxGame *game;
  const HxPosition *position;
  int side;
  HxRefusal *refusal;
  HxBattleWork work;
} HxScene;

/** HX_MAX_LEDGER: pieces that can lie on a board and under its Monoliths. */
#define HX_MAX_LEDGER (2 * HX_MAX_HEXES + 2 * HX_MAX_SIDES)

/** HxLedger: pieces that are in play, to find out which have left it. */
typedef struct
{
  int n;
  struct
  {
    uint16_t tile;
    uint8_t owner;
  } entries[HX_MAX_LEDGER];
} HxLedger;

/**
 * HxActor: an action being carried out.
 * @game: what lies around the board; its position is stale until the action is done
 * @position: the board
 * @follows: the side has acted in this turn before
 * @was_full: every hex held a unit until Traps and lost Toughness had acted
 * @ledger: what was in play, or came into play
 * @segment: the moment in which damage is dealt; its sets are those of the board when they were last renewed
 */
typedef struct
{
  HxActing *acting;
  const HxBox *box;
  HxGame *game;
  HxPosition *position;
  int side;
  const HxAction *action;
  bool follows;
  bool was_full;
  HxLedger ledger;
  HxSegment segment;
} HxActor;

/* looking */
void     hx_scene_begin          (HxScene          *scene,
                                  const HxBox      *box,
                                  const HxGame     *game,
                                  HxRefusal        *refusal);
bool     hx_scene_check          (HxScene          *scene,
                                  const HxAction   *action);
bool     hx_scene_refuse         (HxScene          *scene,
                                  HxWhy             why,
                                  HxRule            rule,
                                  uint8_t           hex);
bool     hx_scene_refuse_pair    (HxScene          *scene,
                                  HxWhy             why,
                                  HxRule            rule,
                                  uint8_t           hex,
                                  uint8_t           other);
bool     hx_scene_also           (HxScene          *scene,
                                  HxRule            rule);
const HxTile *hx_scene_tile      (const HxScene    *scene,
                                  uint8_t           hex);
bool     hx_scene_want_own       (HxScene          *scene,
                                  uint8_t           hex,
                                  HxRule            rule);
bool     hx_scene_want_enemy     (HxScene          *scene,
                                  uint8_t           hex,
                                  HxRule            rule);
bool     hx_scene_want_active    (HxScene          *scene,
                                  uint8_t           hex,
                                  HxRule            rule);
bool     hx_scene_want_free      (HxScene          *scene,
                                  uint8_t           hex,
                                  HxRule            rule);
bool     hx_scene_want_room      (HxScene          *scene,
                                  uint8_t           unit,
                                  uint8_t           hex,
                                  HxRule            rule);
bool     hx_scene_want_bare      (HxScene          *scene,
                                  uint8_t           hex);
bool     hx_scene_want_tile      (HxScene          *scene,
                                  uint16_t          tile,
                                  unsigned          uses,
                                  HxRule            rule);
bool     hx_scene_want_unused    (HxScene          *scene,
                                  HxAbility         ability,
                                  uint8_t           piece,
                                  HxRule            rule);
uint16_t hx_game_find_tile       (const HxGame     *game,
                                  const HxBox      *box,
                                  uint16_t          tile,
                                  unsigned          uses);
HxHexSet hx_position_free_hexes  (const HxPosition *position,
                                  const HxBox      *box);
HxHexSet hx_position_hexes_for   (const HxPosition *position,
                                  const HxBox      *box,
                                  uint8_t           unit);
HxHexSet hx_position_bare_hexes  (const HxPosition *position,
                                  const HxBox      *box);
bool     hx_position_binds       (const HxPosition *position,
                                  const HxBox      *box,
                                  uint8_t           hex);
bool     hx_move_has_two_steps   (const HxScene    *scene,
                                  const HxAction   *action);
HxHexSet hx_move_middles         (HxScene          *scene,
                                  const HxAction   *action);
HxHexSet hx_push_hexes           (const HxPosition *position,
                                  const HxBox      *box,
                                  uint8_t           pusher,
                                  uint8_t           target);
uint8_t  hx_find_giver           (HxScene          *scene,
                                  const HxAction   *action,
                                  HxEffect          effect,
                                  HxRule            rule);
HxHexSet hx_givers_of            (const HxScene    *scene,
                                  uint8_t           hex,
                                  HxEffect          effect);
uint8_t  hx_find_implant         (const HxScene    *scene,
                                  uint16_t          tile);
uint8_t  hx_direction_to         (const HxGeometry *geometry,
                                  uint8_t           from,
                                  uint8_t           to);

/* doing */
void     hx_ledger_take_stock    (HxLedger         *ledger,
                                  const HxPosition *position);
void     hx_ledger_discard_lost  (HxLedger         *ledger,
                                  const HxPosition *position,
                                  HxGame           *game);
void     hx_ledger_add           (HxLedger         *ledger,
                                  uint16_t          tile,
                                  int               owner);
void     hx_ledger_strike        (HxLedger         *ledger,
                                  uint16_t          tile,
                                  int               owner);
HxEvent  hx_actor_event          (const HxActor    *actor,
                                  HxEventCode       code,
                                  HxRule            rule);
void     hx_actor_add            (const HxActor    *actor,
                                  const HxEvent    *event);
bool     hx_actor_waits          (const HxActor    *actor);
void     hx_actor_renew          (HxActor          *actor);
void     hx_actor_renew_quietly  (HxActor          *actor);
void     hx_actor_play_tile      (HxActor          *actor,
                                  unsigned          uses);
void     hx_cite_if              (HxEvent          *event,
                                  bool              it_bears,
                                  HxRule            rule);
void     hx_actor_use            (HxActor          *actor,
                                  HxAbility         ability,
                                  uint8_t           piece,
                                  uint8_t           giver);
void     hx_actor_relocate       (HxActor          *actor,
                                  uint8_t           from,
                                  const HxEvent    *moved);
void     hx_actor_turn           (HxActor          *actor,
                                  const HxEvent    *turned);
void     hx_actor_arrive         (HxActor          *actor,
                                  const uint8_t    *hexes,
                                  int               n);
void     hx_actor_settle         (HxActor          *actor);
void     hx_actor_damage         (HxActor          *actor,
                                  HxHexSet          victims,
                                  HxAttackKind      kind,
                                  uint8_t           source);
void     hx_actor_destroy        (HxActor          *actor,
                                  uint8_t           victim,
                                  HxAttackKind      kind);
void     hx_actor_remove_foundations (HxActor      *actor,
                                  HxHexSet          hexes,
                                  HxRule            rule);
uint8_t  hx_actor_choose_hex     (HxActor          *actor,
                                  HxChoice         *choice,
                                  HxHexSet          hexes);
void     hx_spring_trap          (HxActor          *actor,
                                  uint8_t           hex);
void     hx_arm_trap             (HxActor          *actor,
                                  const HxSpot     *arm,
                                  uint8_t           by,
                                  HxRule            rule);
void     hx_arm_when_placed      (HxActor          *actor,
                                  uint8_t           hex);
uint8_t  hx_scene_count_traps    (const HxScene    *scene,
                                  uint8_t           hex,
                                  HxTrapKind        trap);
bool     hx_scene_want_arms      (HxScene          *scene,
                                  const HxAction   *action);
bool     hx_pass_turn            (HxActing         *acting,
                                  const HxBox      *box,
                                  const HxLog      *log);
bool     hx_judge_battle         (HxActing         *acting,
                                  const HxBox      *box,
                                  const HxLog      *log);
void     hx_end_game             (HxGame           *game,
                                  uint8_t           winner,
                                  HxRule            rule,
                                  const HxLog      *log);

/* the kinds of action: what judges each, and what carries it out */
bool     hx_check_battle         (HxScene *scene, const HxAction *action);
bool     hx_check_set_up         (HxScene *scene, const HxAction *action);
bool     hx_check_place          (HxScene *scene, const HxAction *action);
bool     hx_check_move           (HxScene *scene, const HxAction *action);
bool     hx_check_rotate         (HxScene *scene, const HxAction *action);
bool     hx_check_push           (HxScene *scene, const HxAction *action);
bool     hx_check_arm            (HxScene *scene, const HxAction *action);
bool     hx_check_chain          (HxScene *scene, const HxAction *action);
bool     hx_check_ranged_net     (HxScene *scene, const HxAction *action);
bool     hx_check_explode        (HxScene *scene, const HxAction *action);
bool     hx_check_ray            (HxScene *scene, const HxAction *action);
bool     hx_check_retreat        (HxScene *scene, const HxAction *action);
bool     hx_check_play           (HxScene *scene, const HxAction *action);
bool     hx_check_expand         (HxScene *scene, const HxAction *action);
bool     hx_check_take_krwiobus  (HxScene *scene, const HxAction *action);
bool     hx_check_draw           (HxScene *scene, const HxAction *action);
bool     hx_check_discard        (HxScene *scene, const HxAction *action);
bool     hx_check_redraw         (HxScene *scene, const HxAction *action);

void     hx_perform_battle        (HxActor *actor);
void     hx_perform_set_up        (HxActor *actor);
void     hx_perform_place         (HxActor *actor);
void     hx_perform_move          (HxActor *actor);
void     hx_perform_rotate        (HxActor *actor);
void     hx_perform_push          (HxActor *actor);
void     hx_perform_arm           (HxActor *actor);
void     hx_perform_chain         (HxActor *actor);
void     hx_perform_ranged_net    (HxActor *actor);
void     hx_perform_explode       (HxActor *actor);
void     hx_perform_ray           (HxActor *actor);
void     hx_perform_retreat       (HxActor *actor);
void     hx_perform_play          (HxActor *actor);
void     hx_perform_expand        (HxActor *actor);
void     hx_perform_take_krwiobus (HxActor *actor);
void     hx_perform_draw          (HxActor *actor);
void     hx_perform_discard       (HxActor *actor);
void     hx_perform_redraw        (HxActor *actor);

/** hx_scene_is_unit_of: Returns: whether a unit that @side controls stands on the hex. */
static inline bool
hx_scene_is_unit_of (const HxScene *scene,
                     uint8_t        hex,
                     int            side)
{
  return hex < scene->box->geometry.n_hexes && hx_in (scene->work.of_side[side], hex);
}
