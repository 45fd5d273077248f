/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions told in steps: a sentence for each thing that can happen in a turn, and what another side may not know. */
#include <string.h>

#include "explain-fixture.h"
#include "hx-step.h"

#define NBSP "\302\240"

static const Placed board[] = {
  { "partisans/hq", "B3", 0, 0 },        { "partisans/sleeper-agent", "B2", 0, 0 }, { "partisans/chauffeur", "B4", 0, 0 },
  { "partisans/bunker-manager", "A2", 0, 0 }, { "iron-gang/hq", "D3", 1, 0 },       { "iron-gang/boss", "D2", 1, 0 },
  { "iron-gang/biker", "C3", 1, 0 },     { "iron-gang/fanatic", "C2", 1, 2 },       { NULL },
};

/** Example: an event outside battles and what is said of it. Hexes are names, %NULL for none. */
typedef struct
{
  HxEventCode code;
  const char *subject, *target, *cause;
  const char *tile;
  int kind, reason, amount, other;
  const char *others[2];
  const char *english, *polish;
} Example;

/* Examples that everybody may know. */
static const Example open_examples[] = {
  { HX_EVENT_SET_UP, .subject = "A1", .tile = "partisans/hq", .amount = 1,
    .english = "Set up by Partisans: Headquarters on A1, facing north-east.",
    .polish = "Partyzanci: na planszę trafia Sztab (A1), przodem na północny wschód." },
  { HX_EVENT_PLACED, .subject = "C4", .tile = "iron-gang/mountain", .amount = 3, .other = 1, .kind = HX_LINKS_PRINTED,
    .english = "Placed by Iron Gang: Mountain on C4, facing south.",
    .polish = "Iron Gang: na planszę trafia Góra (C4), przodem na południe." },
  { HX_EVENT_PLACED, .subject = "C4", .tile = "neutral/krwiobus", .amount = 1, .other = 1, .kind = 0x05,
    .english = "Placed by Iron Gang: Krwiobus on C4, facing north-east, with its links to the north-east and south.",
    .polish = "Iron Gang: na planszę trafia Krwiobus (C4), przodem na północny wschód, z połączeniami "
              "na północnym wschodzie i południu." },
  { HX_EVENT_PLAYED, .tile = "iron-gang/order", .other = 1,
    .english = "Played by Iron Gang: Order.", .polish = "Iron Gang: zagrany żeton: Rozkaz." },
  { HX_EVENT_MOVED, .subject = "C3", .target = "C4", .kind = HX_CAUSE_MOVE,
    .english = "Biker on C3 moves to C4.", .polish = "Motocyklista (C3) przechodzi na pole C4." },
  { HX_EVENT_MOVED, .subject = "C3", .target = "C4", .kind = HX_CAUSE_DOUBLED_MOVE, .amount = 2,
    .english = "Biker on C3 moves to C4 and turns to face south-east.",
    .polish = "Motocyklista (C3) przechodzi na pole C4 i obraca się przodem na południowy wschód." },
  { HX_EVENT_MOVED, .subject = "C3", .target = "C4", .kind = HX_CAUSE_MOBILITY,
    .english = "With its Mobility, Biker on C3 moves to C4.",
    .polish = "Motocyklista (C3) dzięki Mobilności przechodzi na pole C4." },
  { HX_EVENT_MOVED, .subject = "C3", .target = "C4", .kind = HX_CAUSE_DOUBLED_MOBILITY, .amount = 5,
    .english = "With its Doubled Mobility, Biker on C3 moves to C4 and turns to face north-west.",
    .polish = "Motocyklista (C3) dzięki Podwójnej Mobilności przechodzi na pole C4 i obraca się przodem "
              "na północny zachód." },
  { HX_EVENT_MOVED, .subject = "C3", .target = "C4", .cause = "D2", .kind = HX_CAUSE_TRANSPORT,
    .english = "Boss on D2 lets Biker on C3 move to C4.",
    .polish = "Motocyklista (C3) przechodzi na pole C4, pozwala na to Szef (D2)." },
  { HX_EVENT_MOVED, .subject = "C2", .target = "C1", .cause = "B2", .kind = HX_CAUSE_PUSH, .amount = 2,
    .english = "Sleeper Agent on B2 pushes Fanatic on C2 to C1.",
    .polish = "Uśpiony Agent (B2) odpycha: Fanatyk (C2), na pole C1." },
  { HX_EVENT_MOVED, .subject = "C2", .target = "C1", .cause = "B2", .kind = HX_CAUSE_PUSH_BACK, .amount = 2,
    .english = "Sleeper Agent on B2 pushes Fanatic on C2 to C1.",
    .polish = "Uśpiony Agent (B2) odpycha: Fanatyk (C2), na pole C1." },
  { HX_EVENT_MOVED, .subject = "C2", .target = "E1", .kind = HX_CAUSE_DRILL, .amount = 2,
    .english = "The Drill takes Fanatic on C2 to E1.", .polish = "Fanatyk (C2) przez Świder trafia na pole E1." },
  { HX_EVENT_MOVE_STOPS, .subject = "C2", .reason = HX_REASON_NETTED,
    .english = "Fanatic on C2 goes no further: it is netted now.",
    .polish = "Fanatyk (C2) nie idzie dalej: jest teraz w sieci." },
  { HX_EVENT_MOVE_STOPS, .subject = "C1", .reason = HX_REASON_GONE,
    .english = "The move ends on C1: the unit is there no more.",
    .polish = "Ruch kończy się na polu C1: jednostki już tam nie ma." },
  { HX_EVENT_TURNED, .subject = "C2", .kind = HX_CAUSE_ROTATION, .amount = 3,
    .english = "With its Rotation, Fanatic on C2 turns to face south.",
    .polish = "Fanatyk (C2) dzięki zdolności Obrotu obraca się przodem na południe." },
  { HX_EVENT_TURNED, .subject = "B2", .cause = "B4", .kind = HX_CAUSE_CHAUFFEUR, .amount = 3,
    .english = "Chauffeur on B4 lets Sleeper Agent on B2 turn to face south.",
    .polish = "Uśpiony Agent (B2) obraca się przodem na południe, pozwala na to Szofer (B4)." },
  { HX_EVENT_TURNED, .subject = "B3", .cause = "A2", .kind = HX_CAUSE_IMPLANT, .amount = 4,
    .english = "Bunker Manager on A2 turns Headquarters on B3 to face south-west.",
    .polish = "Zarządca Bunkra (A2) obraca: Sztab (B3), przodem na południowy zachód." },
  { HX_EVENT_TURNED, .subject = "B3", .kind = HX_CAUSE_IMPLANT, .amount = 4,
    .english = "An implant turns Headquarters on B3 to face south-west.",
    .polish = "Sztab (B3) dzięki Wszczepowi obraca się przodem na południowy zachód." },
  { HX_EVENT_TURNED, .subject = "C2", .kind = HX_CAUSE_SMOKE, .amount = 5,
    .english = "In the Smoke Screen, Fanatic on C2 is turned to face north-west.",
    .polish = "Fanatyk (C2) w Zasłonie Dymnej obraca się przodem na północny zachód." },
  { HX_EVENT_TURNED, .subject = "C2", .kind = HX_CAUSE_SMOKE, .amount = 2,
    .english = "Fanatic on C2 goes on facing south-east.",
    .polish = "Fanatyk (C2) pozostaje przodem na południowy wschód." },
  { HX_EVENT_TRAP_SPRUNG, .target = "C2", .kind = HX_TRAP_MINE,
    .english = "Fanatic on C2 springs a Trap of Partisans: Mine.",
    .polish = "Fanatyk (C2) aktywuje Pułapkę strony Partyzanci: Mina." },
  { HX_EVENT_TRAP_IDLE, .target = "D3", .kind = HX_TRAP_MINE, .reason = HX_REASON_HQ,
    .english = "The Trap does nothing (Mine): it does not act on an HQ.",
    .polish = "Pułapka nic nie robi (Mina): nie działa na Sztab." },
  { HX_EVENT_TRAP_IDLE, .target = "C2", .kind = HX_TRAP_DRILL, .reason = HX_REASON_BOUND,
    .english = "The Trap does nothing (Drill): Fanatic on C2 is bound to a Monolith.",
    .polish = "Pułapka nic nie robi (Świder): Fanatyk (C2) nie może opuścić Monolitu." },
  { HX_EVENT_TRAP_IDLE, .target = "C2", .kind = HX_TRAP_MEDPACK, .reason = HX_REASON_NOBODY,
    .english = "The Trap does nothing (Medpack): no unit of its side is adjacent to C2.",
    .polish = "Pułapka nic nie robi (Medpack): z polem C2 nie sąsiaduje żadna jednostka jej strony." },
  { HX_EVENT_TRAP_IDLE, .target = "C2", .kind = HX_TRAP_DRILL, .reason = HX_REASON_DECLINED,
    .english = "The Trap does nothing (Drill): Fanatic on C2 stays where it is.",
    .polish = "Pułapka nic nie robi (Świder): Fanatyk (C2) zostaje na swoim polu." },
  { HX_EVENT_MARKER_ON, .target = "B2", .kind = HX_MARKER_RANGED_NET,
    .english = "Sleeper Agent on B2 gets a Ranged Net marker and is netted until the next Battle ends.",
    .polish = "Uśpiony Agent (B2) dostaje znacznik Sieci Dystansowej i jest w sieci do końca najbliższej Bitwy." },
  { HX_EVENT_MARKER_ON, .target = "C2", .kind = HX_MARKER_FRENZY,
    .english = "Fanatic on C2 is in a Frenzy until the next Battle ends.",
    .polish = "Fanatyk (C2) dostaje znacznik Wścieklizny, który działa do końca najbliższej Bitwy." },
  { HX_EVENT_MARKER_ON, .target = "B2", .kind = HX_MARKER_MEDPACK,
    .english = "Sleeper Agent on B2 gets a Medpack, which will take its next wound.",
    .polish = "Uśpiony Agent (B2) dostaje Medpack, który przejmie następną ranę." },
  { HX_EVENT_ACTIVATED, .subject = "C3", .cause = "D2", .kind = HX_FEATURE_CHAIN,
    .english = "Boss on D2 activates the Chain of Biker on C3.",
    .polish = "Szef (D2) aktywuje Łańcuch, który ma Motocyklista (C3)." },
  { HX_EVENT_ACTIVATED, .subject = "C2", .kind = HX_FEATURE_EXPLOSIVES,
    .english = "An Order activates the Explosives of Fanatic on C2. An explosion is not an attack: no bonus adds to it, no "
               "Armor weakens it.",
    .polish = "Rozkaz aktywuje Materiały Wybuchowe, które ma Fanatyk (C2). Wybuch nie jest atakiem: nie wzmacnia go żadna premia "
              "ani nie osłabia Pancerz." },
  { HX_EVENT_DAMAGE, .target = "B2", .kind = HX_ATTACK_SNIPER, .amount = 1, .tile = "outpost/sniper",
    .english = "The Sniper hits Sleeper Agent on B2: 1" NBSP "wound.",
    .polish = "Snajper trafia: Uśpiony Agent (B2), 1" NBSP "rana." },
  { HX_EVENT_DAMAGE, .subject = "C3", .target = "B2", .cause = "C2", .kind = HX_ATTACK_CHAIN, .amount = 2,
    .english = "The Chain from Biker on C3 to Fanatic on C2 hits Sleeper Agent on B2: 2" NBSP "wounds.",
    .polish = "Łańcuch, końce: Motocyklista (C3) i Fanatyk (C2), trafia: Uśpiony Agent (B2), 2" NBSP "rany." },
  { HX_EVENT_DAMAGE, .target = "B2", .cause = "B3", .kind = HX_ATTACK_RAY, .amount = 1,
    .english = "The Ray from B4 to B1 hits Sleeper Agent on B2: 1" NBSP "wound.",
    .polish = "Promień od B4 do B1 trafia: Uśpiony Agent (B2), 1" NBSP "rana." },
  { HX_EVENT_DAMAGE, .target = "B2", .cause = "C3", .kind = HX_ATTACK_AIR_STRIKE, .amount = 1,
    .english = "The Air Strike around C3 hits Sleeper Agent on B2: 1" NBSP "wound.",
    .polish = "Bomba ze środkiem na polu C3 trafia: Uśpiony Agent (B2), 1" NBSP "rana." },
  { HX_EVENT_DAMAGE, .subject = "C2", .target = "B2", .kind = HX_ATTACK_EXPLOSION, .amount = 1,
    .english = "The explosion of Fanatic on C2 hits Sleeper Agent on B2: 1" NBSP "wound.",
    .polish = "Fanatyk (C2) rani wybuchem: Uśpiony Agent (B2), 1" NBSP "rana." },
  { HX_EVENT_DAMAGE, .target = "C2", .kind = HX_ATTACK_MINE,
    .english = "The Mine hits Fanatic on C2.", .polish = "Mina trafia: Fanatyk (C2)." },
  { HX_EVENT_RETREATED, .subject = "C2", .other = 1,
    .english = "Fanatic on C2 retreats onto the top of the pile of Iron Gang.",
    .polish = "Fanatyk (C2) wycofuje się na wierzch stosu strony Iron Gang." },
  { HX_EVENT_DREW, .amount = 2, .english = "Drawn by Partisans: 2" NBSP "tiles.",
    .polish = "Partyzanci: 2" NBSP "dobrane żetony." },
  { HX_EVENT_LAST_TILE, .other = 1,
    .english = "The last tile of Iron Gang is drawn. From now on no tile starts a Battle.",
    .polish = "Iron Gang: ostatni żeton dobrany. Odtąd żaden żeton nie zaczyna Bitwy." },
  { HX_EVENT_DISCARDED, .tile = "partisans/scout", .kind = 1,
    .english = "Partisans must discard one of three tiles: Scout.",
    .polish = "Partyzanci: obowiązkowo odrzucony jeden z trzech żetonów: Zwiadowca." },
  { HX_EVENT_DISCARDED, .tile = "partisans/scout", .english = "Discarded by Partisans: Scout.",
    .polish = "Partyzanci: odrzucony żeton: Zwiadowca." },
  { HX_EVENT_REDREW, .amount = 3,
    .english = "Only Instant tiles were in the hand of Partisans: they are discarded, and 3" NBSP "tiles are drawn anew.",
    .polish = "Partyzanci: na ręce były same żetony natychmiastowe, zastępują je 3" NBSP "nowe żetony." },
  { HX_EVENT_TOOK_KRWIOBUS, .tile = "partisans/medic",
    .english = "Discarded by Partisans: Medic, for which a Krwiobus comes into the hand.",
    .polish = "Partyzanci: odrzucony żeton Medyk, a zamiast niego Krwiobus." },
  { HX_EVENT_BOARD_FULL, .other = 1, .english = "The board is filled by Iron Gang, so a Battle follows at once.",
    .polish = "Iron Gang: plansza zapełniona, więc od razu następuje Bitwa." },
  { HX_EVENT_NOT_FULL, .others = { "C4" }, .english = "The board is not full, so no Battle follows: C4 still counts as free.",
    .polish = "Plansza nie jest pełna, więc Bitwa nie następuje; wolne pole: C4." },
  { HX_EVENT_NOT_FULL, .others = { "C4", "D1" }, .english = "The board is not full, so no Battle follows: C4 and D1 still count as free.",
    .polish = "Plansza nie jest pełna, więc Bitwa nie następuje; wolne pola: C4 i D1." },
  { HX_EVENT_TURN_ENDS, .amount = 1, .english = "The turn of Partisans ends. Iron Gang is next.",
    .polish = "Partyzanci: koniec tury. Następna strona: Iron Gang." },
  { HX_EVENT_TURN_ENDS, .amount = -1, .english = "The turn of Partisans ends.", .polish = "Partyzanci: koniec tury." },
  { HX_EVENT_ALL_DONE, .amount = 1, .english = "Nobody has a turn left: the Final Battle is started by Iron Gang.",
    .polish = "Nikt nie ma już tury. Ostatnią Bitwę zaczyna: Iron Gang." },
  { HX_EVENT_ALL_DONE, .kind = 1, .english = "The extra round is over: the overtime Battle is started by Partisans.",
    .polish = "Dodatkowe tury się skończyły. Bitwę w dogrywce zaczyna: Partyzanci." },
  { HX_EVENT_EXTRA_ROUND, .english = "The HQs are level, so there is an extra round, begun by Partisans.",
    .polish = "Sztaby są równe, więc następuje dogrywka. Zaczyna: Partyzanci." },
  { HX_EVENT_GAME_ENDS, .amount = 1, .english = "The game ends with the victory of Iron Gang.",
    .polish = "Gra się kończy. Zwycięzca: Iron Gang." },
  { HX_EVENT_GAME_ENDS, .amount = -1, .english = "The game ends in a draw.", .polish = "Gra kończy się remisem." },
  /* events that battles have too, without a segment and with nobody behind them */
  { HX_EVENT_MEDIC_SERVES, .subject = "B4", .target = "B2", .kind = HX_ATTACK_GRENADE,
    .english = "Chauffeur on B4 saves Sleeper Agent on B2 from the Grenade.",
    .polish = "Szofer (B4) ratuje jednostkę Uśpiony Agent (B2) przed Granatem." },
  { HX_EVENT_MEDIC_SERVES, .subject = "B4", .target = "B2", .kind = HX_ATTACK_SNIPER, .amount = 1,
    .english = "Chauffeur on B4 takes 1" NBSP "wound for Sleeper Agent on B2.",
    .polish = "Szofer (B4) przejmuje 1" NBSP "ranę za jednostkę Uśpiony Agent (B2)." },
  { HX_EVENT_MEDIC_CANNOT, .subject = "B4", .target = "B2", .reason = HX_REASON_DOOMED,
    .english = "Chauffeur on B4 is destroyed at the same time and cannot help Sleeper Agent on B2.",
    .polish = "Szofer (B4) ginie w tej samej chwili i nie może pomóc jednostce Uśpiony Agent (B2)." },
  { HX_EVENT_WOUNDED, .target = "C2", .amount = 1, .other = 0,
    .english = "Fanatic on C2 takes 1" NBSP "wound and has no hit points left.",
    .polish = "Fanatyk (C2) otrzymuje 1" NBSP "ranę i nie ma już punktów życia." },
  { HX_EVENT_DESTROYED, .subject = "C2", .english = "Fanatic on C2 is destroyed.", .polish = "Fanatyk (C2) ginie." },
  { HX_EVENT_HQ_FALLS, .subject = "D3", .other = 1, .english = "HQ on D3 is destroyed: the HQ of Iron Gang is lost.",
    .polish = "Sztab (D3) zostaje zniszczony: strona Iron Gang traci Sztab." },
  { HX_EVENT_EXPLODED, .subject = "C2", .english = "Fanatic on C2 has exploded and leaves the board.",
    .polish = "Fanatyk (C2) po wybuchu schodzi z planszy." },
  { HX_EVENT_TOUGHNESS_LOST, .subject = "C2",
    .english = "Fanatic on C2 is destroyed: without the Toughness that it has lost, its wounds are too many.",
    .polish = "Fanatyk (C2) ginie: bez utraconej Wytrzymałości ma za dużo ran." },
  { HX_EVENT_FREED, .target = "C2", .english = "Fanatic on C2 is free: nothing nets it any more.",
    .polish = "Fanatyk (C2) uwalnia się z sieci: nic już nie sieciuje tej jednostki." },
  { HX_EVENT_CHOSEN, .subject = "C2", .kind = HX_ABOUT_PUSH, .other = 1,
    .english = "It is for Iron Gang to decide where Fanatic on C2 is pushed.",
    .polish = "Iron Gang: decyzja, na które pole trafia Fanatyk (C2)." },
  { HX_EVENT_CHOSEN, .subject = "C2", .kind = HX_ABOUT_MEDPACK, .english = "It is for Partisans to decide which unit gets the Medpack.",
    .polish = "Partyzanci: decyzja, która jednostka dostaje Medpack." },
};

/** Secret: an event of Partisans, side 0, and what side 1 hears of it. */
typedef struct
{
  Example example;
  const char *english_secret, *polish_secret;
} Secret;

static const Secret secrets[] = {
  { { HX_EVENT_PACKED, .tile = "partisans/gustav", .amount = 1,
      .english = "Under the HQ of Partisans goes Gustav 2.0, as part 2 of the Monolith.",
      .polish = "Partyzanci: pod Sztab trafia Gustav 2.0 jako część 2 Monolitu." },
    "What goes under the HQ of Partisans as part 2 of the Monolith stays secret.",
    "Partyzanci: część 2 Monolitu pod Sztabem pozostaje tajemnicą." },
  { { HX_EVENT_PACKED, .english = "Part 1 of the Monolith of Partisans stays empty.",
      .polish = "Partyzanci: część 1 Monolitu zostaje pusta." },
    "What goes under the HQ of Partisans as part 1 of the Monolith stays secret.",
    "Partyzanci: część 1 Monolitu pod Sztabem pozostaje tajemnicą." },
  { { HX_EVENT_TRAP_ARMED, .target = "C4", .cause = "B2", .kind = HX_TRAP_SMOKE,
      .english = "Sleeper Agent on B2 arms a Trap on C4: Smoke Screen.",
      .polish = "Uśpiony Agent (B2) uzbraja Pułapkę na polu C4: Zasłona Dymna." },
    "Sleeper Agent on B2 arms a Trap on C4.", "Uśpiony Agent (B2) uzbraja Pułapkę na polu C4." },
  { { HX_EVENT_TRAP_ARMED, .target = "C4", .kind = HX_TRAP_MINE, .english = "Armed by Partisans: a Trap on C4, Mine.",
      .polish = "Partyzanci: uzbrojona Pułapka na polu C4: Mina." },
    "Armed by Partisans: a Trap on C4.", "Partyzanci: uzbrojona Pułapka na polu C4." },
  { { HX_EVENT_TRAP_NOT_ARMED, .subject = "B2", .target = "C4", .kind = HX_TRAP_NET, .reason = HX_REASON_NETTED,
      .english = "Sleeper Agent on B2 is netted, so it does not arm the Trap on C4: Net.",
      .polish = "Uśpiony Agent (B2) jest w sieci, więc nie uzbraja Pułapki na polu C4: Sieć." },
    "Sleeper Agent on B2 is netted, so it arms no Trap on C4.",
    "Uśpiony Agent (B2) jest w sieci, więc nie uzbraja Pułapki na polu C4." },
  { { HX_EVENT_TRAP_NOT_ARMED, .subject = "C5", .target = "C4", .kind = HX_TRAP_FRENZY, .reason = HX_REASON_GONE,
      .english = "The Trap on C4 is not armed: Frenzy. The unit that would do it is not where it was placed.",
      .polish = "Pułapka na polu C4 nie zostaje uzbrojona: Wścieklizna. Jednostki, która by to zrobiła, nie ma już "
                "na swoim polu." },
    "No Trap is armed on C4: the unit that would do it is not where it was placed.",
    "Pułapka na polu C4 nie zostaje uzbrojona: jednostki, która by to zrobiła, nie ma już na swoim polu." },
  { { HX_EVENT_TRAP_NOT_ARMED, .subject = "B2", .target = "C4", .kind = HX_TRAP_PARALYSIS, .reason = HX_REASON_NO_ROOM,
      .english = "Sleeper Agent on B2 cannot arm the Trap on C4 any more: Paralysis.",
      .polish = "Uśpiony Agent (B2) nie może już uzbroić Pułapki na polu C4: Paraliż." },
    "Sleeper Agent on B2 cannot arm a Trap on C4 any more.",
    "Uśpiony Agent (B2) nie może już uzbroić Pułapki na polu C4." },
  { { HX_EVENT_TRAP_STAYS, .target = "C4", .kind = HX_TRAP_DRILL,
      .english = "The Trap on C4 stays (Drill): no Instant tile acts on it.",
      .polish = "Pułapka na polu C4 zostaje (Świder): żetony natychmiastowe na nią nie działają." },
    "The Trap on C4 stays: no Instant tile acts on it.",
    "Pułapka na polu C4 zostaje: żetony natychmiastowe na nią nie działają." },
  { { HX_EVENT_TRAP_DISARMED, .target = "B2", .kind = HX_TRAP_MEDPACK,
      .english = "Taken back by Partisans: the Trap on B2, Medpack.",
      .polish = "Partyzanci: rozbrojona własna Pułapka na polu B2: Medpack." },
    "Taken back by Partisans: the Trap on B2.", "Partyzanci: rozbrojona własna Pułapka na polu B2." },
};

static uint8_t
hex_of (const Fixture *fixture,
        const char    *name)
{
  return name != NULL ? fixture_hex (fixture, name) : HX_NO_HEX;
}

static HxEvent
event_of (const Fixture *fixture,
          const Example *example)
{
  HxEvent event = {
    .code = example->code,
    .stage = HX_STAGE_TURN,
    .segment = HX_NO_SEGMENT,
    .subject = hex_of (fixture, example->subject),
    .target = hex_of (fixture, example->target),
    .cause = hex_of (fixture, example->cause),
    .tile = HX_NO_TILE,
    .kind = (uint8_t) example->kind,
    .reason = (uint8_t) example->reason,
    .amount = (int16_t) example->amount,
    .other = (int16_t) example->other,
  };

  if (example->tile != NULL)
    event.tile = (uint16_t) hx_catalog_find_tile (fixture->catalog, example->tile);
  for (int i = 0; i < 2 && example->others[i] != NULL; i++)
    event.others |= HX_HEX_BIT (fixture_hex (fixture, example->others[i]));
  return event;
}

/* The one step that the event makes. */
static HxStep *
tell_one (const Fixture *fixture,
          const HxEvent *event)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  g_autoptr (GPtrArray) steps = NULL;
  HxPosition position = fixture_position (fixture, board);

  g_array_append_vals (events, event, 1);
  steps = hx_narrate (fixture->narrator, fixture->box, &position, events);
  g_assert_cmpuint (steps->len, ==, 1);
  return g_ptr_array_steal_index (steps, 0);
}

static void
take_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              data,
           GError              **error)
{
  g_string_append_len (data, text, (gssize) length);
}

/* What is read of markup. */
static char *
strip (const char *markup)
{
  static const GMarkupParser parser = { .text = take_text };
  GString *text = g_string_new (NULL);
  g_autofree char *whole = g_strconcat ("<m>", markup, "</m>", NULL);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, text, NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, whole, -1, &error);
  g_assert_no_error (error);
  return g_string_free (text, FALSE);
}

static void
check_text (const Fixture *fixture,
            const Example *example,
            const char    *expected)
{
  HxEvent event = event_of (fixture, example);
  g_autoptr (HxStep) step = tell_one (fixture, &event);
  g_autofree char *plain = strip (step->markup);

  g_assert_cmpstr (step->text, ==, expected);
  g_assert_cmpstr (plain, ==, expected);
  g_assert_cmpint (step->stage, ==, HX_STAGE_TURN);
  g_assert_cmpint (step->segment, ==, HX_NO_SEGMENT);
}

/* Everybody reads the open examples alike. */
static void
test_open (gconstpointer data)
{
  HxLanguage language = (HxLanguage) data;
  Fixture fixture;

  fixture_set_up (&fixture, language);
  for (int view = HX_VIEW_ALL; view < 2; view++)
    {
      hx_narrator_set_view (fixture.narrator, view);
      for (guint i = 0; i < G_N_ELEMENTS (open_examples); i++)
        check_text (&fixture, &open_examples[i],
                    g_str_equal (language, "en") ? open_examples[i].english : open_examples[i].polish);
    }
  fixture_tear_down (&fixture);
}

static void
test_secret (gconstpointer data)
{
  HxLanguage language = (HxLanguage) data;
  Fixture fixture;

  fixture_set_up (&fixture, language);
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    {
      const Secret *secret = &secrets[i];
      const char *whole = g_str_equal (language, "en") ? secret->example.english : secret->example.polish;

      hx_narrator_set_view (fixture.narrator, HX_VIEW_ALL);
      check_text (&fixture, &secret->example, whole);
      hx_narrator_set_view (fixture.narrator, 0);
      check_text (&fixture, &secret->example, whole);
      hx_narrator_set_view (fixture.narrator, 1);
      check_text (&fixture, &secret->example,
                  g_str_equal (language, "en") ? secret->english_secret : secret->polish_secret);
    }
  fixture_tear_down (&fixture);
}

/* Every event of actions has an example. */
static void
test_complete (void)
{
  gboolean seen[HX_N_EVENTS] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (open_examples); i++)
    seen[open_examples[i].code] = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    seen[secrets[i].example.code] = TRUE;
  seen[HX_EVENT_EXPANDS] = seen[HX_EVENT_FOUNDATION_LOST] = TRUE;
  for (int code = HX_EVENT_SET_UP; code < HX_N_EVENTS; code++)
    {
      if (!seen[code])
        g_test_message ("%s", hx_step_kind ((HxEventCode) code));
      g_assert_true (seen[code]);
    }
}

/* A rule about the kind of a Trap, or about a tile under an HQ, would betray it. */
static void
test_rules (void)
{
  HxEvent armed = { .code = HX_EVENT_TRAP_ARMED, .stage = HX_STAGE_TURN, .segment = HX_NO_SEGMENT, .kind = HX_TRAP_MINE,
                    .rules = { HX_RULE_PAR_MINE_01, HX_RULE_PAR_AGENT_01, HX_RULE_PAR_TRAP_09 } };
  HxEvent packed = { .code = HX_EVENT_PACKED, .stage = HX_STAGE_TURN, .segment = HX_NO_SEGMENT,
                     .rules = { HX_RULE_PAR_BUNKER_01, HX_RULE_MON_SET_01 } };
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  armed.target = fixture_hex (&fixture, "C4");
  armed.subject = armed.cause = packed.subject = packed.target = packed.cause = HX_NO_HEX;
  armed.tile = packed.tile = HX_NO_TILE;
  for (int view = HX_VIEW_ALL; view < 2; view++)
    {
      g_autoptr (HxStep) trap = NULL, cargo = NULL;

      hx_narrator_set_view (fixture.narrator, view);
      trap = tell_one (&fixture, &armed);
      cargo = tell_one (&fixture, &packed);
      g_assert_true (g_strv_contains ((const char *const *) trap->rules, "PAR-MINE-01") == (view != 1));
      g_assert_true (g_strv_contains ((const char *const *) trap->rules, "PAR-AGENT-01"));
      g_assert_true (g_strv_contains ((const char *const *) trap->rules, "PAR-TRAP-09"));
      g_assert_cmpuint (trap->targets, ==, HX_HEX_BIT (armed.target));
      g_assert_true (g_strv_contains ((const char *const *) cargo->rules, "PAR-BUNKER-01") == (view != 1));
      g_assert_true (g_strv_contains ((const char *const *) cargo->rules, "MON-SET-01"));
    }
  fixture_tear_down (&fixture);
}

static void
add (GArray        *events,
     const Fixture *fixture,
     const Example *example)
{
  HxEvent event = event_of (fixture, example);

  g_array_append_val (events, event);
}

/* Hexes mean whoever stands there before the event, and in a battle whoever stood there when it began. */
static void
test_follow (void)
{
  static const Example course[] = {
    { HX_EVENT_MOVED, .subject = "C3", .target = "C4" },
    { HX_EVENT_PLACED, .subject = "C3", .tile = "partisans/scout", .kind = HX_LINKS_PRINTED },
    { HX_EVENT_MOVED, .subject = "C4", .target = "D4" },
    { HX_EVENT_BATTLE_BEGINS, .amount = 1 },
    { HX_EVENT_DESTROYED, .subject = "C3" },
    { HX_EVENT_WOUNDED, .target = "C3", .amount = 1, .other = 1 },
    { HX_EVENT_BATTLE_ENDS },
    { HX_EVENT_TURN_ENDS, .amount = 1 },
    { HX_EVENT_MOVED, .subject = "D4", .target = "C3" },
    { HX_EVENT_HQ_FALLS, .subject = "D3", .other = 1 },
    { HX_EVENT_GAME_ENDS },
    { HX_EVENT_TURN_ENDS, .amount = 1 },
  };
  static const char *const texts[] = {
    "Biker on C3 moves to C4.", "Placed by Partisans: Scout on C3, facing north.", "Biker on C4 moves to D4.",
    "The Battle begins. HQs: Partisans on B3 and Iron Gang on D3.", "Scout on C3 is destroyed.",
    "Scout on C3 takes 1" NBSP "wound. Hit points left: 1.", "The Battle ends.",
    "The turn of Partisans ends. Iron Gang is next.", "Biker on D4 moves to C3.",
    "HQ on D3 is destroyed: the HQ of Iron Gang is lost.", "The game ends with the victory of Partisans.",
    "The turn of Partisans ends. Iron Gang is next.",
  };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  g_autoptr (GPtrArray) steps = NULL;
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  for (guint i = 0; i < G_N_ELEMENTS (course); i++)
    {
      add (events, &fixture, &course[i]);
      if (i >= 3 && i <= 6)
        g_array_index (events, HxEvent, i).stage = i == 3 ? HX_STAGE_BEFORE : HX_STAGE_REMOVAL;
    }
  steps = hx_narrate (fixture.narrator, fixture.box, &position, events);
  g_assert_cmpuint (steps->len, ==, G_N_ELEMENTS (texts));
  for (guint i = 0; i < steps->len; i++)
    g_assert_cmpstr (((const HxStep *) g_ptr_array_index (steps, i))->text, ==, texts[i]);
  fixture_tear_down (&fixture);
}

/* What Wastes add is told with the damage. */
static void
test_extra_wound (void)
{
  static const Placed wastes[] = {
    { "uranopolis/wastes", "B2", 0, 0 }, { "uranopolis/hq", "A1", 0, 0 }, { "outpost/hq", "E3", 1, 0 },
    { "outpost/commando", "C2", 1, 0 },  { NULL },
  };
  static const Example hits[] = {
    { HX_EVENT_DAMAGE, .target = "C2", .cause = "C3", .kind = HX_ATTACK_RAY, .amount = 2 },
    { HX_EVENT_EXTRA_WOUND, .target = "C2", .cause = "B2", .amount = 1 },
    { HX_EVENT_DAMAGE, .target = "E3", .cause = "C3", .kind = HX_ATTACK_RAY, .amount = 1 },
  };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  g_autoptr (GPtrArray) steps = NULL;
  const HxStep *step;
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, wastes);
  for (guint i = 0; i < G_N_ELEMENTS (hits); i++)
    add (events, &fixture, &hits[i]);
  steps = hx_narrate (fixture.narrator, fixture.box, &position, events);
  g_assert_cmpuint (steps->len, ==, 2);
  step = g_ptr_array_index (steps, 0);
  g_assert_cmpstr (step->text, ==, "The Ray from C5 to C1 hits Commando on C2: 2" NBSP "wounds (1, plus 1 from Wastes on B2).");
  g_assert_cmpint (step->wounds, ==, 2);
  g_assert_cmpuint (step->targets, ==, HX_HEX_BIT (fixture_hex (&fixture, "C2")));
  fixture_tear_down (&fixture);
}

/* What lay under the HQ is seen once the Monolith expands. */
static void
test_expands (void)
{
  static const Example expanding = { HX_EVENT_EXPANDS, .subject = "B3", .target = "B4", .cause = "C4" };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  hx_position_remove (&position, fixture_hex (&fixture, "B4"));
  position.monolith[0].present = TRUE;
  position.monolith[0].lower[0] = hx_piece_new ((uint16_t) hx_catalog_find_tile (fixture.catalog, "partisans/scout"), 0, 0);
  position.monolith[0].lower[1].tile = HX_NO_TILE;
  add (events, &fixture, &expanding);
  for (int view = HX_VIEW_ALL; view < 2; view++)
    {
      g_autoptr (GPtrArray) steps = NULL;
      const HxStep *step;

      hx_narrator_set_view (fixture.narrator, view);
      steps = hx_narrate (fixture.narrator, fixture.box, &position, events);
      step = g_ptr_array_index (steps, 0);
      g_assert_cmpstr (step->text, ==,
                       "The Monolith of Partisans expands around Headquarters on B3: Scout on B4 and an empty part on C4.");
      g_assert_cmpuint (step->targets, ==,
                        HX_HEX_BIT (fixture_hex (&fixture, "B4")) | HX_HEX_BIT (fixture_hex (&fixture, "C4")));
    }
  fixture_tear_down (&fixture);
}

static int
find_set (const Fixture *fixture,
          const char    *tile)
{
  return fixture->box->tiles[hx_catalog_find_tile (fixture->catalog, tile)].set;
}

/* A game says what the sides are called before anything lies on the board. */
static void
test_seats (void)
{
  static const Example drawing = { HX_EVENT_DREW, .amount = 1, .other = 1 };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  g_autoptr (GPtrArray) named = NULL, numbered = NULL;
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  hx_position_init (&position, 2);
  hx_game_init (game, &position);
  add (events, &fixture, &drawing);
  numbered = hx_narrate_game (fixture.narrator, fixture.box, game, events);
  g_assert_cmpstr (((const HxStep *) g_ptr_array_index (numbered, 0))->text, ==, "Drawn by Side 2: 1" NBSP "tile.");
  game->seats[0].set = (uint8_t) find_set (&fixture, "borgo/hq");
  game->seats[1].set = (uint8_t) find_set (&fixture, "moloch/hq");
  named = hx_narrate_game (fixture.narrator, fixture.box, game, events);
  g_assert_cmpstr (((const HxStep *) g_ptr_array_index (named, 0))->text, ==, "Drawn by Moloch: 1" NBSP "tile.");
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/explain/turns/open/english", (gpointer) "en", test_open);
  g_test_add_data_func ("/explain/turns/open/polish", (gpointer) "pl", test_open);
  g_test_add_data_func ("/explain/turns/secret/english", (gpointer) "en", test_secret);
  g_test_add_data_func ("/explain/turns/secret/polish", (gpointer) "pl", test_secret);
  g_test_add_func ("/explain/turns/complete", test_complete);
  g_test_add_func ("/explain/turns/rules", test_rules);
  g_test_add_func ("/explain/turns/follow", test_follow);
  g_test_add_func ("/explain/turns/extra-wound", test_extra_wound);
  g_test_add_func ("/explain/turns/expands", test_expands);
  g_test_add_func ("/explain/turns/seats", test_seats);
  return g_test_run ();
}
