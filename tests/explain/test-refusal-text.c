/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every reason to refuse an action has a sentence that names who and where. */
#include <string.h>

#include "explain-fixture.h"
#include "hx-refusal-text.h"

static const Placed board[] = {
  { "partisans/hq", "B3", 0, 0 },   { "partisans/chauffeur", "B4", 0, 0 }, { "partisans/gustav", "A2", 0, 0 },
  { "iron-gang/hq", "D3", 1, 0 },   { "iron-gang/boss", "D2", 1, 0 },      { "iron-gang/biker", "C3", 1, 0 },
  { "iron-gang/fanatic", "C2", 1, 2 }, { NULL },
};

/** Example: a refusal of an action of Iron Gang, or of Partisans where @partisans is set, and its sentence. */
typedef struct
{
  HxWhy why;
  const char *hex, *other;
  HxDo what;
  int by;
  const char *piece, *tile;
  const char *with;
  int partisans;
  const char *english, *polish;
} Example;

static const Example examples[] = {
  { HX_WHY_GAME_OVER, .english = "The game is over.", .polish = "Gra jest skończona." },
  { HX_WHY_MUST_DISCARD, .english = "Iron Gang must first discard one of three tiles.",
    .polish = "Iron Gang: na ręce są trzy żetony, więc najpierw trzeba odrzucić jeden z nich." },
  { HX_WHY_MUST_DRAW, .english = "Iron Gang must draw first.", .polish = "Iron Gang: najpierw trzeba dobrać żetony." },
  { HX_WHY_NOT_IN_HAND, .what = HX_DO_PLACE, .tile = "iron-gang/mountain",
    .english = "This tile is not in the hand of Iron Gang: Mountain.",
    .polish = "Iron Gang: na ręce nie ma tego żetonu: Góra." },
  { HX_WHY_NOT_IN_HAND, .what = HX_DO_PUSH, .by = HX_BY_TILE,
    .english = "No tile in the hand of Iron Gang does this.",
    .polish = "Iron Gang: na ręce nie ma żetonu, który to robi." },
  { HX_WHY_WRONG_TILE, .what = HX_DO_PLAY, .tile = "iron-gang/order", .english = "This tile is not for that: Order.",
    .polish = "Ten żeton do tego nie służy: Rozkaz." },
  { HX_WHY_OTHER_ARMY, .what = HX_DO_PLACE, .tile = "moloch/clown",
    .english = "This tile does not belong to the army of Iron Gang: The Clown.",
    .polish = "Ten żeton nie należy do armii strony Iron Gang: Klaun." },
  { HX_WHY_SOMEBODY_DONE, .english = "A side has drawn its last tile, so no tile starts a Battle any more.",
    .polish = "Ktoś dobrał już ostatni żeton, więc żaden żeton nie zaczyna już Bitwy." },
  { HX_WHY_HAND_FULL, .english = "The hand of Iron Gang is filled only up to 3\302\240tiles.",
    .polish = "Iron Gang: dobiera się tylko do 3\302\240żetonów na ręce." },
  { HX_WHY_TOO_MANY, .english = "At least one tile has to be drawn.", .polish = "Trzeba dobrać co najmniej jeden żeton." },
  { HX_WHY_PILE_EMPTY, .english = "The pile of Iron Gang is empty.", .polish = "Iron Gang: stos jest pusty." },
  { HX_WHY_TOO_LATE, .english = "For Iron Gang this is possible only at the beginning of a turn.",
    .polish = "Iron Gang: to wolno zrobić tylko na początku tury." },
  { HX_WHY_NOT_UNLUCKY, .english = "For Iron Gang to draw anew takes three Instant tiles and nothing else in the hand.",
    .polish = "Iron Gang: nowe żetony wolno dobrać tylko wtedy, gdy na ręce są trzy żetony natychmiastowe i nic więcej." },
  { HX_WHY_NO_MEDIC_DRAWN, .english = "No Medic drawn by Iron Gang in this turn could be given for a Krwiobus.",
    .polish = "Iron Gang: w tej turze nie dobrano Medyka, którego można by wymienić na Krwiobusa." },
  { HX_WHY_HAS_KRWIOBUS, .english = "There is a Krwiobus of Iron Gang already.", .polish = "Iron Gang: Krwiobus już jest." },
  { HX_WHY_NOT_LISTED, .english = "It is not known what is in the hand and the pile of Iron Gang.",
    .polish = "Iron Gang: nie wiadomo, co jest na ręce i w stosie." },
  { HX_WHY_HQ_STANDS, .english = "The HQ of Iron Gang stands already.", .polish = "Iron Gang: Sztab już stoi." },
  { HX_WHY_NOT_YOUR_SET_UP, .english = "It is not for Iron Gang to set up its HQ now.",
    .polish = "Iron Gang: to nie jest kolej na wystawienie tego Sztabu." },
  { HX_WHY_NO_CARGO, .english = "There is no such tile to put under the HQ of Iron Gang.",
    .polish = "Iron Gang: nie ma takiego żetonu, który można by wsunąć pod Sztab." },
  { HX_WHY_NOT_EMPTY, "C2", .english = "C2 is not empty: Fanatic on C2 is in the way.",
    .polish = "Pole C2 nie jest puste, stoi tam Fanatyk (C2)." },
  { HX_WHY_WATER, "C1", .english = "C1 is water, where this cannot go.",
    .polish = "Pole C1 to woda, na którą nie można tu wejść." },
  { HX_WHY_WATER, .english = "That is no hex of the board.", .polish = "Na planszy nie ma takiego pola." },
  { HX_WHY_HAS_TRAP, "C1", .english = "There is a Trap on C1 already.", .polish = "Na polu C1 już leży Pułapka." },
  { HX_WHY_HAS_FOUNDATION, "C1", .english = "There is a Foundation on C1.", .polish = "Na polu C1 leży Podłoże." },
  { HX_WHY_EXPANDED,
    .english = "The Monolith of Iron Gang was expanded in this turn, so tiles are placed only onto an empty part of it.",
    .polish = "Iron Gang: w tej turze rozłożono Monolit, więc żetony wolno wystawiać tylko na jego pustą część." },
  { HX_WHY_NOBODY, "C1", .english = "There is no unit on C1.", .polish = "Na polu C1 nie ma jednostki." },
  { HX_WHY_NOT_YOURS, "B4", .english = "Chauffeur on B4 does not act for Iron Gang.",
    .polish = "Szofer (B4) nie działa dla strony Iron Gang." },
  { HX_WHY_NOT_ENEMY, "C2", .english = "Fanatic on C2 is no enemy of Iron Gang.",
    .polish = "Fanatyk (C2) nie jest wrogiem strony Iron Gang." },
  { HX_WHY_IS_HQ, "B3", .english = "Headquarters on B3 is an HQ, and this does nothing to an HQ.",
    .polish = "Sztab (B3) to Sztab, a to na Sztaby nie działa." },
  { HX_WHY_NETTED, "C2", "B4", .what = HX_DO_MOVE, .piece = "C2",
    .english = "Fanatic on C2 cannot move: Chauffeur on B4 nets it.",
    .polish = "Fanatyk (C2) nie może się ruszyć: sieciuje tę jednostkę Szofer (B4)." },
  { HX_WHY_NETTED, "C2", .what = HX_DO_ROTATE, .piece = "C2", .english = "Fanatic on C2 cannot turn: it is netted.",
    .polish = "Fanatyk (C2) nie może się obrócić: jest w sieci." },
  { HX_WHY_NETTED, "B4", .what = HX_DO_PUSH, .piece = "C3", .english = "Chauffeur on B4 cannot be pushed: it is netted.",
    .polish = "Szofer (B4): tej jednostki nie można odepchnąć, bo jest w sieci." },
  { HX_WHY_NO_POWER, "C2", .what = HX_DO_MOVE, .piece = "C2",
    .english = "Fanatic on C2 cannot move: it has no power, so it counts as netted.",
    .polish = "Fanatyk (C2) nie może się ruszyć: brak Zasilania, więc jednostka jest jak w sieci." },
  { HX_WHY_PARALYSED, "C2", .what = HX_DO_EXPLODE, .piece = "C2",
    .english = "Fanatic on C2 cannot explode: it is paralysed.",
    .polish = "Fanatyk (C2) nie może wybuchnąć: działa Paraliż." },
  { HX_WHY_NO_ABILITY, "C2", .what = HX_DO_MOVE, .by = HX_ABILITY_MOBILITY, .piece = "C2",
    .english = "Fanatic on C2 has no Mobility.", .polish = "Fanatyk (C2) nie ma Mobilności." },
  { HX_WHY_NO_ABILITY, "D3", .what = HX_DO_RANGED_NET, .by = HX_BY_TILE, .piece = "D3",
    .english = "HQ on D3 has no Ranged Net.", .polish = "Sztab (D3) nie ma Sieci Dystansowej." },
  { HX_WHY_NO_ABILITY, .what = HX_DO_CHAIN, .by = HX_ABILITY_BOSS,
    .english = "No Boss of Iron Gang on the board can act.",
    .polish = "Iron Gang: na planszy nie ma Szefa, który może działać." },
  { HX_WHY_TAKEN_OVER, "C2", .english = "Fanatic on C2 acts for another side now, which cannot throw its Ranged Net.",
    .polish = "Fanatyk (C2) działa teraz dla innej strony, a ona nie może rzucić tej Sieci Dystansowej." },
  { HX_WHY_WRONG_PERMISSION, "C2", .english = "What is named does not allow this action.",
    .polish = "To, co wskazano, nie pozwala na tę akcję." },
  { HX_WHY_NO_GIVER, "C2", .what = HX_DO_ROTATE, .piece = "C2",
    .english = "Fanatic on C2 is not linked to a Module that allows this.",
    .polish = "Fanatyk (C2) nie ma połączenia z Modułem, który na to pozwala." },
  { HX_WHY_NO_GIVER, "C2", "B4", .what = HX_DO_ROTATE, .piece = "C2",
    .english = "Chauffeur on B4 does not allow Fanatic on C2 to do this: no such link of it points there.",
    .polish = "Szofer (B4) nie pozwala na to jednostce Fanatyk (C2): nie ma z nią takiego połączenia." },
  { HX_WHY_SEVERAL_GIVERS, "C2",
    .english = "Fanatic on C2 is linked to several Modules that allow this, so one of them has to be named.",
    .polish = "Fanatyk (C2) ma połączenie z kilkoma Modułami, które na to pozwalają, więc trzeba wskazać jeden z nich." },
  { HX_WHY_USED, "C3", .what = HX_DO_MOVE, .by = HX_ABILITY_DOUBLED_MOBILITY, .piece = "C3",
    .english = "Biker on C3 has used its Doubled Mobility in this turn already.",
    .polish = "Motocyklista (C3): Podwójna Mobilność jest w tej turze już zużyta." },
  { HX_WHY_USED, "B3", .what = HX_DO_ROTATE, .by = HX_ABILITY_IMPLANT, .piece = "B3", .partisans = 1,
    .english = "An implant of Partisans was used in this turn already.",
    .polish = "Partyzanci: w tej turze użyto już Wszczepu." },
  { HX_WHY_USED, .what = HX_DO_EXPLODE, .by = HX_ABILITY_BOSS, .piece = "C2",
    .english = "The Boss of Iron Gang has acted in this turn already.",
    .polish = "Iron Gang: Szef działał już w tej turze." },
  { HX_WHY_TOO_FAR, "C2", "C5", .english = "Fanatic on C2 does not get to C5 in this move.",
    .polish = "Fanatyk (C2) nie dojdzie tym ruchem na pole C5." },
  { HX_WHY_SEVERAL_WAYS, "C2", "C5",
    .english = "Fanatic on C2 can get to C5 in several ways, so the hex in the middle has to be named.",
    .polish = "Fanatyk (C2): na pole C5 prowadzi kilka dróg, więc trzeba podać pole pośrodku." },
  { HX_WHY_OVER_PART, "C3", "C4",
    .english = "Biker on C3 cannot pass C4: what comes onto a part of a Monolith cannot leave it again.",
    .polish = "Motocyklista (C3) nie może przejść przez pole C4: kto wejdzie na część Monolitu, nie może jej opuścić." },
  { HX_WHY_HQ_ON_PART, "C1", .english = "C1 is part of a Monolith; an HQ cannot come onto it.",
    .polish = "C1 to część Monolitu; Sztab nie może na nią wejść." },
  { HX_WHY_SET_UP_FIRST, .english = "The HQs have to be placed first.", .polish = "Najpierw trzeba wystawić Sztaby." },
  { HX_WHY_STOPPED, "C3", "C4",
    .english = "Biker on C3 would not get past C4: it would be lost there.",
    .polish = "Motocyklista (C3) nie przejdzie przez pole C4: jednostka zginęłaby tam." },
  { HX_WHY_BOUND, "C3", .english = "Biker on C3 stands on a part of a Monolith and cannot leave its hex.",
    .polish = "Motocyklista (C3) stoi na części Monolitu i nie może opuścić swojego pola." },
  { HX_WHY_NOT_ADJACENT, "C3", "A2", .english = "Biker on C3 is not adjacent to Gustav 2.0 on A2.",
    .polish = "Motocyklista (C3) i Gustav 2.0 (A2) nie sąsiadują ze sobą." },
  { HX_WHY_NO_ROOM, "B4", .what = HX_DO_PUSH, .english = "Chauffeur on B4 has no hex to go to.",
    .polish = "Szofer (B4) nie ma dokąd pójść." },
  { HX_WHY_NO_ROOM, .what = HX_DO_EXPAND, .english = "There is no room for the parts of the Monolith.",
    .polish = "Nie ma miejsca na części Monolitu." },
  { HX_WHY_NOT_AWAY, "B4", "C5", .what = HX_DO_PUSH, .english = "Chauffeur on B4 cannot be pushed to C5.",
    .polish = "Szofer (B4): odepchnięcie na pole C5 nie jest możliwe." },
  { HX_WHY_NOT_MARKED, "C1", .english = "C1 does not lie in the direction that is marked on the tile.",
    .polish = "Pole C1 nie leży w kierunku zaznaczonym na żetonie." },
  { HX_WHY_NO_MARKER, .what = HX_DO_RANGED_NET, .english = "No Ranged Net marker of Iron Gang is left.",
    .polish = "Iron Gang: nie ma już wolnego znacznika Sieci Dystansowej." },
  { HX_WHY_NOT_ON_LINE, "C3", "D3", .what = HX_DO_CHAIN,
    .english = "Biker on C3 and HQ on D3 do not lie on one line as they would have to.",
    .polish = "Motocyklista (C3) i Sztab (D3) nie leżą na jednej linii, a to konieczne." },
  { HX_WHY_NOT_BETWEEN, "B4", .what = HX_DO_CHAIN, .piece = "C3", .with = "C2",
    .english = "Chauffeur on B4 does not stand between the ends of the Chain, Biker on C3 and Fanatic on C2.",
    .polish = "Szofer (B4) nie stoi między końcami Łańcucha: Motocyklista (C3) i Fanatyk (C2)." },
  { HX_WHY_NETTED, "C2", "B4", .what = HX_DO_CHAIN, .piece = "C3", .with = "C2",
    .english = "The Chain from Biker on C3 to Fanatic on C2 cannot be used: Chauffeur on B4 nets Fanatic on C2.",
    .polish = "Łańcuch, końce: Motocyklista (C3) i Fanatyk (C2), nie zadziała: Fanatyk (C2) jest w sieci, którą rzuca Szofer (B4)." },
  { HX_WHY_PARALYSED, "C3", .what = HX_DO_CHAIN, .piece = "C3", .with = "C2",
    .english = "The Chain from Biker on C3 to Fanatic on C2 cannot be used: Biker on C3 is paralysed.",
    .polish = "Łańcuch, końce: Motocyklista (C3) i Fanatyk (C2), nie zadziała: na jednostkę Motocyklista (C3) działa Paraliż." },
  { HX_WHY_NO_ABILITY, "C2", .what = HX_DO_CHAIN, .piece = "C3", .with = "C2",
    .english = "The Chain from Biker on C3 to Fanatic on C2 cannot be used: Fanatic on C2 has no Chain.",
    .polish = "Łańcuch, końce: Motocyklista (C3) i Fanatyk (C2), nie zadziała: Fanatyk (C2) nie ma Łańcucha." },
  { HX_WHY_EDGE, "C1", .english = "C1 lies on the edge of the board, where there is no room for the whole strike.",
    .polish = "Pole C1 leży na brzegu planszy, gdzie nie zmieści się cały wybuch." },
  { HX_WHY_NO_MONOLITH, .english = "There is no Monolith of Iron Gang.", .polish = "Iron Gang: nie ma Monolitu." },
  { HX_WHY_IS_EXPANDED, .english = "The Monolith of Iron Gang is expanded already.",
    .polish = "Iron Gang: Monolit jest już rozłożony." },
  { HX_WHY_PLACED_ALREADY, .english = "A tile was placed by Iron Gang in this turn, so the Monolith stays as it is.",
    .polish = "Iron Gang: w tej turze wystawiono już żeton, więc Monolitu nie wolno rozłożyć." },
  { HX_WHY_TWICE_ONE_HEX, "C1", .english = "C1 is named twice.", .polish = "Pole C1 podano dwa razy." },
  { HX_WHY_APART, .english = "The HQ and both parts of the Monolith have to hang together.",
    .polish = "Sztab i obie części Monolitu muszą tworzyć całość." },
  { HX_WHY_PART_THERE, "C1", .english = "C1 is part of a Monolith already.",
    .polish = "Na polu C1 już leży część Monolitu." },
  { HX_WHY_NO_HQ, .english = "No HQ of Iron Gang is on the board.", .polish = "Iron Gang: na planszy nie ma Sztabu." },
  { HX_WHY_NO_HQ, "C2", .english = "Fanatic on C2 is no HQ.", .polish = "Fanatyk (C2) to nie Sztab." },
  { HX_WHY_NO_IMPLANT, .english = "No implant of Iron Gang on the board does this.",
    .polish = "Iron Gang: na planszy nie ma Wszczepu, który to robi." },
};

static uint8_t
hex_of (const Fixture *fixture,
        const char    *name)
{
  return name != NULL ? fixture_hex (fixture, name) : HX_NO_HEX;
}

/* An action in which nothing is named, as far as this test goes. */
static HxAction
blank_action (HxDo what)
{
  HxAction action = { .what = (uint8_t) what, .by = HX_BY_TILE, .side = HX_NO_SIDE, .links = HX_LINKS_PRINTED };

  action.piece = action.with = action.hex = action.via = action.target = action.giver = HX_NO_HEX;
  action.tile = action.lower[0] = action.lower[1] = HX_NO_TILE;
  return action;
}

static char *
refuse (const Fixture   *fixture,
        const HxAction  *action,
        const HxRefusal *refusal,
        int              side)
{
  HxPosition position = fixture_position (fixture, board);
  g_autofree HxGame *game = g_new0 (HxGame, 1);

  position.turn = (uint8_t) side;
  hx_game_init (game, &position);
  return hx_refusal_text (fixture->narrator, fixture->box, game, action, refusal);
}

static void
check (const Fixture *fixture,
       const Example *example,
       const char    *expected)
{
  HxAction action = blank_action (example->what);
  HxRefusal refusal = { .why = example->why, .hex = hex_of (fixture, example->hex), .other = hex_of (fixture, example->other) };
  g_autofree char *text = NULL;

  action.by = (uint8_t) example->by;
  action.piece = hex_of (fixture, example->piece);
  action.with = hex_of (fixture, example->with);
  if (example->tile != NULL)
    action.tile = (uint16_t) hx_catalog_find_tile (fixture->catalog, example->tile);
  text = refuse (fixture, &action, &refusal, example->partisans ? 0 : 1);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_examples (gconstpointer data)
{
  HxLanguage language = (HxLanguage) data;
  gboolean seen[HX_N_WHYS] = { TRUE };
  Fixture fixture;

  fixture_set_up (&fixture, language);
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      check (&fixture, &examples[i], g_str_equal (language, "en") ? examples[i].english : examples[i].polish);
      seen[examples[i].why] = TRUE;
    }
  for (int why = HX_WHY_NONE; why < HX_N_WHYS; why++)
    if (!seen[why])
      g_test_fail_printf ("no example shows the refusal number %d", why);
  fixture_tear_down (&fixture);
}

/* Whatever an action names, its refusal is a whole sentence. */
static void
test_whole (void)
{
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  for (int why = HX_WHY_GAME_OVER; why < HX_N_WHYS; why++)
    for (int what = 0; what < HX_N_DOES; what++)
      for (int by = 0; by <= HX_BY_TILE; by++)
        {
          HxAction action = blank_action ((HxDo) what);
          HxRefusal refusal = { .why = (HxWhy) why, .hex = hex_of (&fixture, "C2"), .other = hex_of (&fixture, "B4") };
          g_autofree char *text = NULL;

          action.by = (uint8_t) by;
          action.piece = refusal.hex;
          action.with = refusal.other;
          text = refuse (&fixture, &action, &refusal, 1);
          g_assert_nonnull (text);
          g_assert_null (strpbrk (text, "{}"));
          g_assert_null (strstr (text, "  "));
          g_assert_true (g_str_has_suffix (text, ".") && strstr (text, " .") == NULL && strstr (text, ": .") == NULL);
        }
  fixture_tear_down (&fixture);
}

/* Nobody else learns of which Trap no marker is left; a tile about to be placed is named though it is not there yet. */
static void
test_traps (void)
{
  HxAction arm = blank_action (HX_DO_ARM), place = blank_action (HX_DO_PLACE);
  HxRefusal spent = { .why = HX_WHY_NO_MARKER, .other = HX_NO_HEX }, netted = { .why = HX_WHY_NETTED };
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  spent.hex = arm.hex = fixture_hex (&fixture, "C1");
  arm.trap = HX_TRAP_DRILL;
  place.tile = (uint16_t) hx_catalog_find_tile (fixture.catalog, "partisans/sleeper-agent");
  netted.hex = place.hex = fixture_hex (&fixture, "C4");
  netted.other = fixture_hex (&fixture, "C3");
  place.n_arms = 1;
  place.arms[0] = (HxSpot) { .hex = spent.hex, .what = HX_TRAP_SMOKE };
  for (int view = HX_VIEW_ALL; view < 2; view++)
    {
      g_autofree char *armed = NULL, *placed = NULL, *idle = NULL;

      hx_narrator_set_view (fixture.narrator, view);
      armed = refuse (&fixture, &arm, &spent, 0);
      placed = refuse (&fixture, &place, &spent, 0);
      idle = refuse (&fixture, &place, &netted, 0);
      g_assert_cmpstr (armed, ==, view == 1 ? "No such marker of Partisans is left."
                                            : "No such Trap of Partisans is left to arm: Drill.");
      g_assert_cmpstr (placed, ==, view == 1 ? "No such marker of Partisans is left."
                                             : "No such Trap of Partisans is left to arm: Smoke Screen.");
      g_assert_cmpstr (idle, ==, "Sleeper Agent on C4 cannot arm a Trap: Biker on C3 nets it.");
    }
  fixture_tear_down (&fixture);
}

/* What is said of a draw is true of the hand and the pile as they are. */
static void
test_draws (void)
{
  static const struct
  {
    HxWhy why;
    int hand, pile;
    int count;
    const char *text;
  } draws[] = {
    { HX_WHY_HAND_FULL, 3, 0, 1, "The hand of Iron Gang is filled only up to 3\302\240tiles." },
    { HX_WHY_HAND_FULL, 4, 5, 1, "The hand of Iron Gang is filled only up to 3\302\240tiles." },
    { HX_WHY_PILE_EMPTY, 1, 0, 1, "The pile of Iron Gang is empty." },
    { HX_WHY_PILE_EMPTY, 0, 1, 3, "Only 1\302\240tile is left in the pile of Iron Gang." },
    { HX_WHY_PILE_EMPTY, 0, 2, 3, "Only 2\302\240tiles are left in the pile of Iron Gang." },
    { HX_WHY_TOO_MANY, 1, 5, 3, "Only 2\302\240tiles may be drawn by Iron Gang now." },
    { HX_WHY_TOO_MANY, 2, 5, 3, "Only 1\302\240tile may be drawn by Iron Gang now." },
    { HX_WHY_TOO_MANY, 1, 5, 0, "At least one tile has to be drawn." },
    { HX_WHY_TOO_LATE, 1, 5, 1, "Tiles have been drawn by Iron Gang in this turn already." },
    { HX_WHY_NOT_LISTED, 1, -1, 1, "It is not known what is in the pile of Iron Gang." },
    { HX_WHY_NOT_LISTED, -1, 1, 1, "It is not known what is in the hand of Iron Gang." },
    { HX_WHY_NOT_LISTED, -1, -1, 1, "It is not known what is in the hand and the pile of Iron Gang." },
  };
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  for (guint i = 0; i < G_N_ELEMENTS (draws); i++)
    {
      HxPosition position = fixture_position (&fixture, board);
      HxAction action = blank_action (HX_DO_DRAW);
      HxRefusal refusal = { .why = draws[i].why, .hex = HX_NO_HEX, .other = HX_NO_HEX };
      g_autofree HxGame *game = g_new0 (HxGame, 1);
      g_autofree char *text = NULL;
      HxSeat *seat = &game->seats[1];

      position.turn = 1;
      hx_game_init (game, &position);
      seat->hand.listed = draws[i].hand >= 0;
      seat->pile.listed = draws[i].pile >= 0;
      seat->hand.n = (guint8) MAX (0, draws[i].hand);
      seat->pile.n = (guint8) MAX (0, draws[i].pile);
      action.count = (guint8) draws[i].count;
      text = hx_refusal_text (fixture.narrator, fixture.box, game, &action, &refusal);
      g_assert_cmpstr (text, ==, draws[i].text);
      game->turn.placed = true;
      g_clear_pointer (&text, g_free);
      text = hx_refusal_text (fixture.narrator, fixture.box, game, &action, &refusal);
      g_assert_cmpstr (text, ==, draws[i].why == HX_WHY_TOO_LATE ? "Tiles are drawn by Iron Gang only before anything else in a turn." : draws[i].text);
    }
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/explain/refusal-text/english", (gpointer) "en", test_examples);
  g_test_add_data_func ("/explain/refusal-text/polish", (gpointer) "pl", test_examples);
  g_test_add_func ("/explain/refusal-text/whole", test_whole);
  g_test_add_func ("/explain/refusal-text/traps", test_traps);
  g_test_add_func ("/explain/refusal-text/draws", test_draws);
  return g_test_run ();
}
