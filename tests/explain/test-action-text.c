/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every kind of action has a label, and the label says what another action does not. */
#include <string.h>

#include "explain-fixture.h"
#include "hx-action-text.h"

#define NBSP "\302\240"

static const Placed board[] = {
  { "partisans/hq", "B3", 0, 0 },      { "partisans/chauffeur", "B4", 0, 0 }, { "partisans/sleeper-agent", "A2", 0, 0 },
  { "iron-gang/hq", "D3", 1, 0 },      { "iron-gang/boss", "D2", 1, 0 },      { "iron-gang/biker", "C3", 1, 0 },
  { "iron-gang/fanatic", "C2", 1, 2 }, { NULL },
};

/** Example: an action of Partisans and its label; what it names as words. */
typedef struct
{
  HxDo what;
  int by;
  const char *piece, *hex, *target, *via, *with, *giver, *tile;
  int facing, trap, count, links;
  const char *arms[2];
  const char *lower[2];
  const char *english, *polish;
} Example;

static const Example examples[] = {
  { HX_DO_BATTLE, .tile = "partisans/battle", .english = "Start a Battle (Battle)", .polish = "Zacznij Bitwę (Bitwa)" },
  { HX_DO_BATTLE, .english = "Start a Battle", .polish = "Zacznij Bitwę" },
  { HX_DO_FINAL_BATTLE, .english = "Start the Final Battle", .polish = "Zacznij Ostatnią Bitwę" },
  { HX_DO_SET_UP, .hex = "C1", .facing = 2, .english = "Set up the HQ of Partisans on C1, facing south-east",
    .polish = "Partyzanci: wystaw Sztab na polu C1, przodem na południowy wschód" },
  { HX_DO_SET_UP, .hex = "C1", .lower = { "partisans/scout", "partisans/gustav" },
    .english = "Set up the HQ of Partisans on C1, facing north, over Scout and Gustav 2.0",
    .polish = "Partyzanci: wystaw Sztab na polu C1, przodem na północ, a pod nim: Zwiadowca i Gustav 2.0" },
  { HX_DO_PLACE, .tile = "partisans/scout", .hex = "C4", .facing = 1, .english = "Place Scout on C4, facing north-east",
    .polish = "Wystaw żeton Zwiadowca na polu C4, przodem na północny wschód" },
  { HX_DO_PLACE, .tile = "partisans/guard-drone", .hex = "C4", .arms = { "C5", "D4" },
    .english = "Place Guard Drone on C4, facing north, and arm Mine on C5 and Mine on D4",
    .polish = "Wystaw żeton Dron Strażnik na polu C4, przodem na północ, i uzbrój: Mina (C5) i Mina (D4)" },
  { HX_DO_PLACE, .tile = "neutral/krwiobus", .hex = "C4", .links = 0x09,
    .english = "Place Krwiobus on C4, facing north, with its links to the north and south",
    .polish = "Wystaw żeton Krwiobus na polu C4, przodem na północ, z połączeniami na północy i południu" },
  { HX_DO_MOVE, .by = HX_ABILITY_MOBILITY, .piece = "A2", .target = "A1",
    .english = "Move Sleeper Agent from A2 to A1 (Mobility)",
    .polish = "Przesuń żeton Uśpiony Agent z pola A2 na pole A1 (Mobilność)" },
  { HX_DO_MOVE, .by = HX_BY_TILE, .tile = "partisans/move", .piece = "A2", .target = "A1", .facing = 4,
    .english = "Move Sleeper Agent from A2 to A1, facing south-west (Move)",
    .polish = "Przesuń żeton Uśpiony Agent z pola A2 na pole A1, przodem na południowy zachód (Ruch)" },
  { HX_DO_MOVE, .by = HX_ABILITY_DOUBLED_MOBILITY, .piece = "C3", .via = "C4", .target = "C5",
    .english = "Move Biker from C3 by way of C4 to C5 (Doubled Mobility)",
    .polish = "Przesuń żeton Motocyklista z pola C3 przez pole C4 na pole C5 (Podwójna Mobilność)" },
  { HX_DO_MOVE, .by = HX_ABILITY_TRANSPORT, .giver = "B4", .piece = "A2", .target = "A2", .facing = 3,
    .english = "Turn Sleeper Agent on A2 to face south (Chauffeur on B4)",
    .polish = "Obróć (Szofer z pola B4): Uśpiony Agent (A2), przodem na południe" },
  { HX_DO_ROTATE, .by = HX_ABILITY_ROTATION, .piece = "A2", .facing = 3,
    .english = "Turn Sleeper Agent on A2 to face south (Rotation)",
    .polish = "Obróć (Obrót): Uśpiony Agent (A2), przodem na południe" },
  { HX_DO_ROTATE, .by = HX_ABILITY_IMPLANT, .tile = "partisans/bunker-manager", .piece = "B3", .facing = 3,
    .english = "Turn Headquarters on B3 to face south (Bunker Manager)",
    .polish = "Obróć (Zarządca Bunkra): Sztab (B3), przodem na południe" },
  { HX_DO_PUSH, .by = HX_BY_TILE, .tile = "partisans/tactics", .piece = "B3", .target = "C3",
    .english = "Push Biker on C3 away from Headquarters on B3 (Tactics)",
    .polish = "Odepchnij (Taktyka): Motocyklista (C3); odpychający żeton: Sztab (B3)" },
  { HX_DO_PUSH, .by = HX_ABILITY_PUSH_BACK, .piece = "B3", .target = "C3", .hex = "D4",
    .english = "Push Biker on C3 away from Headquarters on B3, to D4 (own Push Back)",
    .polish = "Odepchnij na pole D4 (własne Odepchnięcie): Motocyklista (C3); odpychający żeton: Sztab (B3)" },
  { HX_DO_ARM, .by = HX_ABILITY_TRAP_LAUNCHER, .hex = "A1", .trap = HX_TRAP_MINE,
    .english = "Arm a Trap on A1: Mine (Trap Launcher)", .polish = "Uzbrój Pułapkę na polu A1: Mina (Wyrzutnia Pułapek)" },
  { HX_DO_CHAIN, .by = HX_ABILITY_BOSS, .piece = "C3", .with = "D3", .target = "B4",
    .english = "Hit Chauffeur on B4 with the Chain from Biker on C3 to HQ on D3 (Boss)",
    .polish = "Łańcuch (Szef), końce: Motocyklista (C3) i Sztab (D3), cel: Szofer (B4)" },
  { HX_DO_RANGED_NET, .by = HX_BY_TILE, .tile = "iron-gang/order", .piece = "C3", .target = "B4",
    .english = "Throw the Ranged Net of Biker on C3 onto Chauffeur on B4 (Order)",
    .polish = "Sieć Dystansowa (Rozkaz), rzuca Motocyklista (C3), cel: Szofer (B4)" },
  { HX_DO_EXPLODE, .by = HX_ABILITY_BOSS, .piece = "C2", .english = "Let Fanatic on C2 explode (Boss)",
    .polish = "Materiały Wybuchowe (Szef), wybucha Fanatyk (C2)" },
  { HX_DO_EXPLODE, .by = HX_BY_TILE, .piece = "C2", .english = "Let Fanatic on C2 explode (Order)",
    .polish = "Materiały Wybuchowe (Rozkaz), wybucha Fanatyk (C2)" },
  { HX_DO_RAY, .tile = "uranopolis/ray", .hex = "A1", .facing = 1,
    .english = "Play Ray along the line from A1 to C1",
    .polish = "Zagraj żeton Promień na linii od pola A1 do pola C1" },
  { HX_DO_RETREAT, .tile = "partisans/retreat", .target = "C2", .english = "Play Retreat: Fanatic on C2",
    .polish = "Zagraj żeton Wycofanie, cel: Fanatyk (C2)" },
  { HX_DO_PLAY, .tile = "moloch/air-strike", .target = "C4", .english = "Play Air Strike around C4",
    .polish = "Zagraj żeton Bomba wokół pola C4" },
  { HX_DO_PLAY, .tile = "outpost/sniper", .target = "C2", .english = "Play Sniper: Fanatic on C2",
    .polish = "Zagraj żeton Snajper, cel: Fanatyk (C2)" },
  { HX_DO_EXPAND, .english = "Expand the Monolith: B4 facing north, C4 facing south",
    .polish = "Rozłóż Monolit: B4 przodem na północ, C4 przodem na południe" },
  { HX_DO_TAKE_KRWIOBUS, .tile = "partisans/medic", .english = "Discard Medic and take a Krwiobus",
    .polish = "Odrzuć żeton Medyk i weź Krwiobusa" },
  { HX_DO_TAKE_KRWIOBUS, .english = "Take a Krwiobus for a Medic", .polish = "Weź Krwiobusa zamiast Medyka" },
  { HX_DO_DRAW, .count = 2, .english = "Draw 2" NBSP "tiles", .polish = "Dobierz 2" NBSP "żetony" },
  { HX_DO_DISCARD, .tile = "partisans/scout", .english = "Discard Scout", .polish = "Odrzuć żeton Zwiadowca" },
  { HX_DO_REDRAW, .english = "Discard three Instant tiles and draw anew",
    .polish = "Odrzuć trzy żetony natychmiastowe i dobierz nowe" },
  { HX_DO_END_TURN, .english = "End the turn", .polish = "Zakończ turę" },
};

static uint8_t
hex_of (const Fixture *fixture,
        const char    *name)
{
  return name != NULL ? fixture_hex (fixture, name) : HX_NO_HEX;
}

static uint16_t
tile_of (const Fixture *fixture,
         const char    *id)
{
  return id != NULL ? (uint16_t) hx_catalog_find_tile (fixture->catalog, id) : HX_NO_TILE;
}

static HxAction
action_of (const Fixture *fixture,
           const Example *example)
{
  HxAction action = {
    .what = (uint8_t) example->what,
    .by = (uint8_t) example->by,
    .side = HX_NO_SIDE,
    .piece = hex_of (fixture, example->piece),
    .with = hex_of (fixture, example->with),
    .hex = hex_of (fixture, example->hex),
    .via = hex_of (fixture, example->via),
    .target = hex_of (fixture, example->target),
    .giver = hex_of (fixture, example->giver),
    .facing = (uint8_t) example->facing,
    .trap = (uint8_t) example->trap,
    .count = (uint8_t) example->count,
    .links = example->links != 0 ? (uint8_t) example->links : HX_LINKS_PRINTED,
    .tile = tile_of (fixture, example->tile),
    .lower = { tile_of (fixture, example->lower[0]), tile_of (fixture, example->lower[1]) },
    .parts = { { fixture_hex (fixture, "B4"), 0 }, { fixture_hex (fixture, "C4"), 3 } },
  };

  for (int i = 0; i < 2 && example->arms[i] != NULL; i++)
    action.arms[action.n_arms++] = (HxSpot) { fixture_hex (fixture, example->arms[i]), HX_TRAP_MINE };
  return action;
}

static char *
label (const Fixture *fixture,
       const Example *example)
{
  HxPosition position = fixture_position (fixture, board);
  HxAction action = action_of (fixture, example);
  g_autofree HxGame *game = g_new0 (HxGame, 1);

  hx_game_init (game, &position);
  return hx_action_text (fixture->narrator, fixture->box, game, &action);
}

static void
test_examples (gconstpointer data)
{
  HxLanguage language = (HxLanguage) data;
  gboolean seen[HX_N_DOES] = { FALSE };
  Fixture fixture;

  fixture_set_up (&fixture, language);
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *text = label (&fixture, &examples[i]);

      g_assert_cmpstr (text, ==, g_str_equal (language, "en") ? examples[i].english : examples[i].polish);
      seen[examples[i].what] = TRUE;
    }
  for (int what = 0; what < HX_N_DOES; what++)
    g_assert_true (seen[what]);
  fixture_tear_down (&fixture);
}

/* What another side arms, and what it puts under its HQ, is not told. */
static void
test_views (void)
{
  static const char *const open[] = {
    "Arm a Trap on A1: Mine (Trap Launcher)",
    "Place Guard Drone on C4, facing north, and arm Mine on C5 and Mine on D4",
    "Set up the HQ of Partisans on C1, facing north, over Scout and Gustav 2.0",
  };
  static const char *const secret[] = {
    "Arm a Trap on A1 (Trap Launcher)",
    "Place Guard Drone on C4, facing north, and arm Traps: C5 and D4",
    "Set up the HQ of Partisans on C1, facing north",
  };
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  for (int view = HX_VIEW_ALL; view < 2; view++)
    {
      int found = 0;

      hx_narrator_set_view (fixture.narrator, view);
      for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
        for (guint j = 0; j < G_N_ELEMENTS (open); j++)
          if (g_str_equal (examples[i].english, open[j]))
            {
              g_autofree char *text = label (&fixture, &examples[i]);

              g_assert_cmpstr (text, ==, view == 1 ? secret[j] : open[j]);
              found++;
            }
      g_assert_cmpint (found, ==, G_N_ELEMENTS (open));
    }
  fixture_tear_down (&fixture);
}

/* What lies under an HQ is named, but for those who may not know. */
static void
test_lower (void)
{
  static const Placed alone[] = { { "borgo/hq", "B3", 0, 0 }, { NULL } };
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  HxAction action = hx_action_new (HX_DO_EXPAND);
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, alone);
  position.monolith[0].present = true;
  position.monolith[0].lower[0] = hx_piece_new ((uint16_t) hx_catalog_find_tile (fixture.catalog, "borgo/mutant"), 0, 0);
  position.monolith[0].lower[1].tile = HX_NO_TILE;
  hx_game_init (game, &position);
  action.parts[0] = (HxSpot) { .hex = fixture_hex (&fixture, "B4"), .what = 0 };
  action.parts[1] = (HxSpot) { .hex = fixture_hex (&fixture, "C4"), .what = 3 };
  for (int view = 0; view < 2; view++)
    {
      g_autofree char *text = NULL;

      hx_narrator_set_view (fixture.narrator, view);
      text = hx_action_text (fixture.narrator, fixture.box, game, &action);
      g_assert_cmpstr (text, ==, view == 0 ? "Expand the Monolith: Mutant on B4 facing north, an empty part on C4"
                                           : "Expand the Monolith: B4 facing north, C4 facing south");
    }
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/explain/action-text/english", (gpointer) "en", test_examples);
  g_test_add_data_func ("/explain/action-text/polish", (gpointer) "pl", test_examples);
  g_test_add_func ("/explain/action-text/views", test_views);
  g_test_add_func ("/explain/action-text/lower", test_lower);
  return g_test_run ();
}
