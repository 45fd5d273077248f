/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carrying actions out: changing the board, coming onto a hex, dealing damage outside battles. */
#include "hx-scene.h"

#include <string.h>

/**
 * hx_ledger_add:
 * @ledger: a ledger
 * @tile: the tile of a piece that comes into play
 * @owner: its owner
 */
void
hx_ledger_add (HxLedger *ledger,
               uint16_t  tile,
               int       owner)
{
  if (ledger->n == HX_MAX_LEDGER)
    return;
  ledger->entries[ledger->n].tile = tile;
  ledger->entries[ledger->n++].owner = (uint8_t) owner;
}

/**
 * hx_ledger_strike:
 * @ledger: a ledger
 * @tile: the tile of a piece that is accounted for
 * @owner: its owner
 */
void
hx_ledger_strike (HxLedger *ledger,
                  uint16_t  tile,
                  int       owner)
{
  /* From the end, where what is tucked stands: the order of what is left must not tell which tiles are under a Monolith. */
  for (int i = ledger->n - 1; i >= 0; i--)
    if (ledger->entries[i].tile == tile && ledger->entries[i].owner == owner)
      {
        ledger->n--;
        memmove (ledger->entries + i, ledger->entries + i + 1, (size_t) (ledger->n - i) * sizeof *ledger->entries);
        return;
      }
}

static void
go_through (HxLedger         *ledger,
            const HxPosition *position,
            void            (*entry_cb) (HxLedger *ledger, uint16_t tile, int owner))
{
  for (HxHexSet left = position->units; left != 0;)
    {
      const HxPiece *piece = &position->unit[hx_pop (&left)];

      entry_cb (ledger, piece->tile, piece->owner);
    }
  for (HxHexSet left = position->foundations; left != 0;)
    {
      const HxPiece *piece = &position->foundation[hx_pop (&left)];

      entry_cb (ledger, piece->tile, piece->owner);
    }
  for (int side = 0; side < position->n_sides; side++)
    for (int i = 0; i < 2; i++)
      {
        const HxMonolith *monolith = &position->monolith[side];

        if (monolith->present && !monolith->expanded && monolith->lower[i].tile != HX_NO_TILE)
          entry_cb (ledger, monolith->lower[i].tile, monolith->lower[i].owner);
      }
}

/**
 * hx_ledger_take_stock:
 * @ledger: (out): every piece that is in play
 * @position: a position
 */
void
hx_ledger_take_stock (HxLedger         *ledger,
                      const HxPosition *position)
{
  ledger->n = 0;
  go_through (ledger, position, hx_ledger_add);
}

/**
 * hx_ledger_discard_lost:
 * @ledger: what was in play; spent afterwards
 * @position: the board as it is now
 * @game: whose discard piles, where listed, take what has left the board (D-24)
 */
void
hx_ledger_discard_lost (HxLedger         *ledger,
                        const HxPosition *position,
                        HxGame           *game)
{
  go_through (ledger, position, hx_ledger_strike);
  for (int i = 0; i < ledger->n; i++)
    hx_stack_push (&game->seats[ledger->entries[i].owner].discard, ledger->entries[i].tile);
  ledger->n = 0;
}

/**
 * hx_actor_event:
 * @actor: an action under way
 * @code: what happens
 * @rule: the rule that says so, or %HX_RULE_NONE
 *
 * Returns: an event of that code, about the side to move
 */
HxEvent
hx_actor_event (const HxActor *actor,
                HxEventCode    code,
                HxRule         rule)
{
  HxEvent event = hx_segment_event (&actor->segment, code);

  event.other = (int16_t) actor->side;
  hx_cite (&event, rule);
  return event;
}

/**
 * hx_actor_add:
 * @actor: an action under way
 * @event: told where there is a log
 */
void
hx_actor_add (const HxActor *actor,
              const HxEvent *event)
{
  if (hx_is_told (&actor->segment))
    hx_segment_add (&actor->segment, event);
}

/**
 * hx_actor_waits:
 * @actor: an action under way
 *
 * Returns: whether a choice has been left open: nothing more is to be done
 */
bool
hx_actor_waits (const HxActor *actor)
{
  return actor->segment.waits;
}

/**
 * hx_cite_if:
 * @event: an event
 * @it_bears: whether the rule bears on it
 * @rule: a rule that is cited then
 */
void
hx_cite_if (HxEvent *event,
            bool     it_bears,
            HxRule   rule)
{
  if (it_bears)
    hx_cite (event, rule);
}

/**
 * hx_actor_renew_quietly:
 * @actor: an action under way
 *
 * Works the board out anew and tells nobody.
 */
void
hx_actor_renew_quietly (HxActor *actor)
{
  hx_work_begin (&actor->acting->battle.work, actor->box, actor->position);
  hx_work_picture (&actor->acting->battle.work, actor->box, actor->position);
}

/**
 * hx_actor_renew:
 * @actor: an action under way
 *
 * Works the board out anew after it was changed (BASE-SEQ-02), and tells what nets and power have come to.
 */
void
hx_actor_renew (HxActor *actor)
{
  HxBattleWork *work = &actor->acting->battle.work;
  HxFormer former;

  if (hx_is_told (&actor->segment))
    {
      former.picture = work->picture;
      former.needy = work->role[HX_ROLE_NEEDY];
    }
  hx_actor_renew_quietly (actor);
  if (hx_is_told (&actor->segment))
    hx_report_change (&actor->segment, &former, 0);
}

/* Where a tile that strikes a whole area strikes, told even if nobody is there. */
static void
aim_tile (const HxActor *actor,
          HxEvent       *event)
{
  const HxAction *action = actor->action;

  if (action->what == HX_DO_RAY)
    {
      event->target = action->hex;
      event->direction = (uint8_t) (action->facing % HX_N_DIRECTIONS);
    }
  else if (action->what == HX_DO_PLAY && actor->box->tiles[event->tile].uses & HX_USE_AIR_STRIKE)
    event->target = action->target;
}

/**
 * hx_actor_play_tile:
 * @actor: an action that a tile from the hand may allow
 * @uses: #HxUse bits of which one is wanted
 *
 * Takes the Instant tile out of the hand onto the discard pile, where these are listed (BASE-TILE-01).
 */
void
hx_actor_play_tile (HxActor  *actor,
                    unsigned  uses)
{
  HxSeat *seat = &actor->game->seats[actor->side];
  uint16_t tile = hx_game_find_tile (actor->game, actor->box, actor->action->tile, uses);
  HxEvent event = hx_actor_event (actor, HX_EVENT_PLAYED, HX_RULE_BASE_TILE_01);
  int at;

  if (tile == HX_NO_TILE)
    return;
  at = hx_stack_find (&seat->hand, tile);
  if (at >= 0)
    hx_stack_take (&seat->hand, at);
  hx_stack_push (&seat->discard, tile);
  event.tile = tile;
  aim_tile (actor, &event);
  hx_cite (&event, actor->box->tiles[tile].rule);
  hx_cite_if (&event, actor->box->tiles[tile].rule != HX_RULE_NONE, HX_RULE_BASE_INST_70);
  hx_cite_if (&event, actor->follows, HX_RULE_BASE_TURN_06);
  hx_cite_if (&event, actor->action->what == HX_DO_BATTLE, HX_RULE_BASE_INST_10);
  hx_cite_if (&event, actor->action->what == HX_DO_BATTLE && hx_position_has_only_hqs (actor->box, actor->position), HX_RULE_BASE_INST_12);
  hx_actor_add (actor, &event);
}

/**
 * hx_actor_use:
 * @actor: an action under way
 * @ability: an ability that it uses for this turn
 * @piece: who uses it
 * @giver: the Module that gives it, or %HX_NO_HEX
 */
void
hx_actor_use (HxActor   *actor,
              HxAbility  ability,
              uint8_t    piece,
              uint8_t    giver)
{
  HxTurn *turn = &actor->game->turn;

  if (turn->n_used == HX_MAX_USED)
    return;
  turn->used[turn->n_used++] = (HxUsed) {
    .ability = (uint8_t) ability,
    .piece = piece,
    .giver = giver,
    .tile = ability == HX_ABILITY_IMPLANT ? actor->action->tile : HX_NO_TILE,
  };
}

/* What was used follows the unit that used it, and the Module that gave it. */
static void
follow (HxTurn  *turn,
        uint8_t  from,
        uint8_t  to)
{
  turn->fresh = (turn->fresh & ~HX_HEX_BIT (from) & ~HX_HEX_BIT (to)) | (turn->fresh >> from & 1) << to;
  for (int i = 0; i < turn->n_used; i++)
    {
      HxUsed *used = &turn->used[i];

      if (used->piece == from)
        used->piece = to;
      if (used->giver == from)
        used->giver = to;
    }
}

/* Whoever left the board has used nothing any more; implants count for the side, not for the tile (D-29). */
static void
forget_lost (HxTurn           *turn,
             const HxPosition *position)
{
  turn->fresh &= position->units;
  for (int i = 0; i < turn->n_used;)
    {
      const HxUsed *used = &turn->used[i];
      bool lost = !hx_in (position->units, used->piece) || (used->giver != HX_NO_HEX && !hx_in (position->units, used->giver));

      if (!lost || used->ability == HX_ABILITY_IMPLANT)
        {
          i++;
          continue;
        }
      turn->n_used--;
      memmove (turn->used + i, turn->used + i + 1, (size_t) (turn->n_used - i) * sizeof *turn->used);
      memset (turn->used + turn->n_used, 0, sizeof *turn->used);
    }
}

/* What is compared with the next picture knows units by their hex. */
static void
shift_states (HxBattleWork *work,
              uint8_t       from,
              uint8_t       to)
{
  HxPicture *picture = &work->picture;
  HxHexSet *sets[] = { &picture->netted, &picture->unpowered, &picture->off, &picture->scoped, &work->role[HX_ROLE_NEEDY] };

  for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
    {
      HxHexSet bit = (*sets[i] >> from & 1) << to;

      *sets[i] = (*sets[i] & ~HX_HEX_BIT (from) & ~HX_HEX_BIT (to)) | bit;
    }
}

/**
 * hx_actor_relocate:
 * @actor: an action under way
 * @from: the hex of a unit
 * @moved: %HX_EVENT_MOVED: where it goes, how it faces there, by what
 *
 * Moves the unit and its markers (BASE-MISC-03). Whoever calls this calls hx_actor_arrive() next.
 */
void
hx_actor_relocate (HxActor       *actor,
                   uint8_t        from,
                   const HxEvent *moved)
{
  HxPiece piece = actor->position->unit[from];

  hx_actor_add (actor, moved);
  piece.facing = (uint8_t) moved->amount;
  hx_position_remove (actor->position, from);
  hx_position_put (actor->position, moved->target, &piece);
  follow (&actor->game->turn, from, moved->target);
  shift_states (&actor->acting->battle.work, from, moved->target);
}

/**
 * hx_actor_turn:
 * @actor: an action under way
 * @turned: %HX_EVENT_TURNED: who turns, which way, by what
 *
 * Turns a unit on its hex. Whoever calls this calls hx_actor_settle() in the end.
 */
void
hx_actor_turn (HxActor       *actor,
               const HxEvent *turned)
{
  hx_actor_add (actor, turned);
  actor->position->unit[turned->subject].facing = (uint8_t) turned->amount;
}

/**
 * hx_actor_settle:
 * @actor: an action under way
 *
 * Works the board out as one system; units that lost the Toughness they lived by die (BASE-TOU-02, BASE-INST-23).
 */
void
hx_actor_settle (HxActor *actor)
{
  hx_actor_renew (actor);
  hx_remove_overwounded (&actor->segment);
  forget_lost (&actor->game->turn, actor->position);
}

/**
 * hx_actor_arrive:
 * @actor: an action under way
 * @hexes: hexes onto which units have come, in the order in which their Traps act
 * @n: how many
 *
 * The one path for whatever comes onto a hex, placed, moved, pushed, expanded or drilled: the Trap there, then the token's own
 * abilities, then the board as one system with deaths by lost Toughness (BASE-PLACE-05, PAR-TRAP-12). The check for a full
 * board follows the action.
 */
void
hx_actor_arrive (HxActor       *actor,
                 const uint8_t *hexes,
                 int            n)
{
  actor->was_full = hx_position_is_full (actor->box, actor->position);
  for (int i = 0; i < n && !hx_actor_waits (actor); i++)
    if (hx_in (actor->position->units, hexes[i]) && actor->position->trap[hexes[i]] != HX_TRAP_NONE)
      hx_spring_trap (actor, hexes[i]);
  if (hx_actor_waits (actor))
    return;
  if (actor->action->what == HX_DO_PLACE && actor->action->n_arms > 0)
    hx_arm_when_placed (actor, hexes[0]);
  hx_actor_settle (actor);
}

static void
report_damage (const HxActor *actor,
               const HxHit   *hit,
               bool           several)
{
  static const HxRule rules[] = {
    [HX_ATTACK_EXPLOSION] = HX_RULE_IG_EXPL_01, [HX_ATTACK_CHAIN] = HX_RULE_IG_CHAIN_01,
    [HX_ATTACK_SNIPER] = HX_RULE_BASE_INST_40,  [HX_ATTACK_RAY] = HX_RULE_URA_RAY_01,
    [HX_ATTACK_AIR_STRIKE] = HX_RULE_BASE_INST_60, [HX_ATTACK_GRENADE] = HX_RULE_BASE_INST_50,
    [HX_ATTACK_MINE] = HX_RULE_PAR_MINE_01,
  };
  HxEvent event = hx_actor_event (actor, HX_EVENT_DAMAGE, rules[hit->kind]);

  event.subject = hit->source;
  event.target = hit->victim;
  event.kind = hit->kind;
  event.amount = hit->wounds;
  if (hit->kind == HX_ATTACK_AIR_STRIKE)
    event.cause = actor->action->target;
  else if (hit->kind == HX_ATTACK_RAY)
    {
      event.cause = actor->action->hex;
      event.direction = (uint8_t) (actor->action->facing % HX_N_DIRECTIONS);
    }
  if (hit->kind == HX_ATTACK_CHAIN)
    {
      const HxTile *victim = &actor->box->tiles[actor->position->unit[hit->victim].tile];
      const HxPicture *picture = &actor->acting->battle.work.picture;
      uint8_t with = actor->action->with;

      event.cause = with;
      hx_cite_if (&event, victim->armor != 0, HX_RULE_IG_CHAIN_03);
      hx_cite_if (&event, picture->melee[hit->source] + picture->ranged[hit->source] + picture->melee[with] + picture->ranged[with] > 0,
                  HX_RULE_IG_CHAIN_05);
      hx_cite_if (&event, victim->kind == HX_KIND_HQ, HX_RULE_D_39);
    }
  else if (hit->kind == HX_ATTACK_EXPLOSION)
    hx_cite (&event, HX_RULE_BASE_EXP_02);
  else if (hit->kind != HX_ATTACK_MINE)
    hx_cite (&event, HX_RULE_BASE_INST_01);
  hx_cite_if (&event, several, HX_RULE_BASE_INST_04);
  hx_cite_if (&event, hit->kind == HX_ATTACK_MINE || hit->destroys, HX_RULE_D_05);
  hx_cite_if (&event, hit->kind == HX_ATTACK_MINE, HX_RULE_D_27);
  hx_cite (&event, HX_RULE_BASE_ATT_09);
  hx_segment_add (&actor->segment, &event);
  if (hit->wounds > 1 && !hit->destroys)
    hx_report_wastes (&actor->segment, hit);
}

static void
begin_hits (HxActor *actor)
{
  actor->segment.exploding = actor->segment.serving = actor->segment.struck = 0;
  actor->segment.n_hits = 0;
}

static void
resolve (HxActor *actor)
{
  hx_segment_resolve (&actor->segment);
  actor->segment.exploding = actor->segment.serving = 0;
}

/**
 * hx_actor_damage:
 * @actor: an action under way
 * @victims: units that get one wound each, at the same time (BASE-INST-04)
 * @kind: what deals it
 * @source: the unit that deals it, or %HX_NO_HEX; where it explodes it leaves the board too
 *
 * Deals damage outside a battle: Wastes add, transfusions and Medics take it as in a battle (BASE-INST-02, BASE-MED-13), what
 * it destroys leaves at once (BASE-INST-03).
 */
void
hx_actor_damage (HxActor      *actor,
                 HxHexSet      victims,
                 HxAttackKind  kind,
                 uint8_t       source)
{
  const HxBattleWork *work = &actor->acting->battle.work;
  bool wastes = kind != HX_ATTACK_EXPLOSION || actor->position->rulings[HX_RULING_D_08] == 0;
  bool several = (victims & (victims - 1)) != 0;

  hx_actor_renew (actor);
  begin_hits (actor);
  if (kind == HX_ATTACK_EXPLOSION)
    actor->segment.exploding = HX_HEX_BIT (source);
  while (victims != 0)
    {
      uint8_t victim = hx_pop (&victims);
      HxHit *hit = hx_hit_draft (&actor->segment);

      *hit = (HxHit) {
        .source = source,
        .victim = victim,
        .kind = (uint8_t) kind,
        .wounds = (uint8_t) (1 + (wastes ? work->picture.extra_wounds[victim] : 0)),
      };
      if (hx_is_told (&actor->segment))
        report_damage (actor, hit, several);
      hx_hit (&actor->segment);
    }
  resolve (actor);
}

/**
 * hx_actor_destroy:
 * @actor: an action under way
 * @victim: a unit that is destroyed, whatever its Toughness
 * @kind: by what
 *
 * Destruction is no wound, but a Medic takes it (D-05, BASE-INST-52, PAR-MINE-02); a table may read a Mine's as damage (D-27).
 */
void
hx_actor_destroy (HxActor      *actor,
                  uint8_t       victim,
                  HxAttackKind  kind)
{
  HxHit *hit;

  hx_actor_renew (actor);
  begin_hits (actor);
  hit = hx_hit_draft (&actor->segment);
  *hit = (HxHit) { .source = HX_NO_HEX, .victim = victim, .kind = (uint8_t) kind, .destroys = true };
  if (kind == HX_ATTACK_MINE && actor->position->rulings[HX_RULING_D_27] != 0)
    {
      hit->destroys = false;
      hit->wounds = (uint8_t) (hx_segment_life (&actor->segment, victim) + actor->acting->battle.work.picture.extra_wounds[victim]);
    }
  if (hx_is_told (&actor->segment))
    report_damage (actor, hit, false);
  hx_hit (&actor->segment);
  resolve (actor);
}

/**
 * hx_actor_remove_foundations:
 * @actor: an action under way
 * @hexes: hexes whose Foundations are destroyed
 * @rule: what says so
 */
void
hx_actor_remove_foundations (HxActor  *actor,
                             HxHexSet  hexes,
                             HxRule    rule)
{
  while (hexes != 0)
    {
      HxEvent event = hx_actor_event (actor, HX_EVENT_FOUNDATION_LOST, rule);

      event.target = hx_pop (&hexes);
      event.other = actor->position->foundation[event.target].owner;
      event.tile = actor->position->foundation[event.target].tile;
      hx_actor_add (actor, &event);
      hx_position_replay (actor->box, actor->position, &event);
    }
}

/**
 * hx_actor_choose_hex:
 * @actor: an action under way
 * @choice: a choice, perhaps with an option to decline first
 * @hexes: hexes among which is chosen
 *
 * Where only one option remains nobody is asked.
 *
 * Returns: the hex chosen; %HX_NO_HEX where it is declined or the choice stays open
 */
uint8_t
hx_actor_choose_hex (HxActor  *actor,
                     HxChoice *choice,
                     HxHexSet  hexes)
{
  int option = 0;

  while (hexes != 0)
    hx_choice_add (choice, HX_OPTION_HEX)->target = hx_pop (&hexes);
  if (choice->n_options > 1)
    option = hx_segment_ask (&actor->segment, choice);
  return option < 0 ? HX_NO_HEX : choice->options[option].target;
}
