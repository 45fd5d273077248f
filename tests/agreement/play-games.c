/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays whole games by random legal actions and watches that nothing breaks, gets lost or cannot be saved. */

#include <locale.h>

#include "random-games.h"

#define MAX_ACTIONS 2000

/* What a game may be asked about while it is played. */
typedef struct
{
  RandomGame *play;
  guint tiles[2];
  gboolean saves;
} Table;

typedef struct
{
  guint games, finals, fallen, cut_off;
  guint64 actions;
  guint kinds[HX_N_DOES][HX_N_ABILITIES + 1];
  guint uses[16];
  guint ended_by_deadlock, overtimes;
} Tally;

static guint
count_tiles (const HxGame *game,
             int           side)
{
  const HxSeat *seat = &game->seats[side];
  guint n = seat->hand.n + seat->pile.n + seat->discard.n + seat->removed.n;

  for (int hex = 0; hex < HX_MAX_HEXES; hex++)
    n += game->position.units >> hex & 1 && game->position.unit[hex].owner == side;
  for (int owner = 0; owner < 2; owner++)
    for (int i = 0; i < 2; i++)
      n += game->position.monolith[owner].present && !game->position.monolith[owner].expanded
           && game->position.monolith[owner].lower[i].tile != HX_NO_TILE && game->position.monolith[owner].lower[i].owner == side;
  return n;
}

/* What must hold of a game whatever was played; NULL if it does. */
static const char *
find_breach (Table          *table,
             const HxAction *action)
{
  const char *fault = hx_game_find_fault (table->play->box, table->play->game);

  if (fault != NULL)
    return fault;
  if (action->what == HX_DO_TAKE_KRWIOBUS)
    table->tiles[table->play->acting->game.position.turn]++;
  for (int side = 0; side < 2; side++)
    if (count_tiles (table->play->game, side) != table->tiles[side] && !(table->play->game->position.fallen & 1 << side))
      return "a side has lost or won tiles";
  for (int hex = 0; hex < HX_MAX_HEXES; hex++)
    if (table->play->game->position.units >> hex & 1 && table->play->game->position.trap[hex] != HX_TRAP_NONE)
      return "a Trap lies under a unit";
  if (table->play->game->round != HX_ROUND_OVER && hx_position_is_full (table->play->box, &table->play->game->position))
    return "the board is full and nobody fights";
  return NULL;
}

/* The game as a file, the file as a game, and that as a file again. */
static const char *
find_save_fault (Table *table)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HxScenario) scenario = hx_scenario_take_game (table->play->catalog, table->play->start, table->play->game);
  g_autoptr (GBytes) bytes = hx_scenario_to_bytes (table->play->catalog, scenario);
  g_autoptr (HxScenario) loaded = hx_scenario_load_bytes (table->play->catalog, "game", bytes, &error);
  g_autoptr (GBytes) again = NULL;
  g_autoptr (HxScenario) taken = NULL;
  g_autofree HxGame *game = g_new0 (HxGame, 1);

  if (loaded == NULL)
    {
      g_printerr ("%s\n", error->message);
      return "a saved game cannot be loaded";
    }
  if (!hx_scenario_to_game (table->play->catalog, loaded, game, &error))
    return "a loaded game is none";
  taken = hx_scenario_take_game (table->play->catalog, loaded, game);
  again = hx_scenario_to_bytes (table->play->catalog, taken);
  return g_bytes_equal (bytes, again) ? NULL : "a game is not the same after save, load and save";
}

static const char *
act (Table          *table,
     const HxAction *action)
{
  const char *breach = random_game_act (table->play, action);

  if (breach == NULL)
    breach = find_breach (table, action);
  return breach == NULL && table->saves ? find_save_fault (table) : breach;
}

static void
print_action (Table          *table,
              const HxAction *action)
{
  g_autoptr (JsonNode) node = hx_action_write (table->play->catalog, table->play->box, action);
  g_autoptr (HxScenario) before = hx_scenario_take_game (table->play->catalog, table->play->start, &table->play->acting->game);
  g_autoptr (GBytes) bytes = hx_scenario_to_bytes (table->play->catalog, before);
  g_autofree char *json = json_to_string (node, FALSE);

  g_print ("%.*s\n# %s\n", (int) g_bytes_get_size (bytes), (const char *) g_bytes_get_data (bytes, NULL), json);
}

/* Plays one game; what was wrong, or NULL. */
static const char *
play (Table *table,
      Tally *tally)
{
  gboolean monoliths = random_below (&table->play->source, 3) == 0;
  const char *wrong = NULL;
  HxAction action;
  int n;

  random_game_start (table->play);
  table->tiles[0] = table->tiles[1] = 34;
  for (n = 0; n < MAX_ACTIONS && wrong == NULL && table->play->game->round != HX_ROUND_OVER
              && random_game_choose (table->play, &action); n++)
    {
      tally->kinds[action.what][action.by]++;
      tally->actions++;
      if (action.what == HX_DO_SET_UP)
        {
          table->tiles[action.side] = 35;
          if (monoliths)
            random_game_pick_cargo (table->play, &action);
        }
      if (action.tile != HX_NO_TILE)
        for (int use = 0; use < 16; use++)
          tally->uses[use] += action.what != HX_DO_DISCARD && table->play->box->tiles[action.tile].uses >> use & 1;
      wrong = act (table, &action);
      if (wrong != NULL)
        print_action (table, &action);
    }
  tally->games++;
  tally->fallen += table->play->game->position.fallen != 0;
  tally->finals += table->play->game->position.fallen == 0 && table->play->game->round == HX_ROUND_OVER;
  tally->cut_off += table->play->game->round != HX_ROUND_OVER;
  return wrong;
}

static void
print_tally (const Tally *tally)
{
  static const char *const words[] = {
    "battle", "final-battle", "set-up", "place", "move", "rotate", "push", "arm", "chain", "ranged-net", "explode",
    "ray", "retreat", "play", "expand-monolith", "take-krwiobus", "draw", "discard", "redraw", "end-turn",
  };
  static const char *const abilities[] = {
    "mobility", "doubled-mobility", "transport", "rotation", "chauffeur", "implant", "push-back", "trap-launcher", "boss", "",
  };

  for (int what = 0; what < HX_N_DOES; what++)
    for (int by = 0; by <= HX_N_ABILITIES; by++)
      if (tally->kinds[what][by] > 0)
        g_print ("# %s %s: %u\n", words[what], abilities[by], tally->kinds[what][by]);
  g_print ("# sniper %u, grenade %u, air strike %u\n", tally->uses[6], tally->uses[7], tally->uses[8]);
  g_print ("# %u games, %" G_GUINT64_FORMAT " actions, %u HQs fell, %u reached the end, %u did not\n", tally->games, tally->actions,
           tally->fallen, tally->finals, tally->cut_off);
}

/* Every kind of action at least @least times; expects nothing of the Final Battle, which no side plays. */
static gboolean
is_everything_played (const Tally *tally,
                      guint        least)
{
  gboolean all = TRUE;

  for (int what = 0; what < HX_N_DOES; what++)
    {
      guint n = 0;

      for (int by = 0; by <= HX_N_ABILITIES; by++)
        n += tally->kinds[what][by];
      all &= n >= least || what == HX_DO_FINAL_BATTLE;
    }
  for (int ability = 0; ability < HX_N_ABILITIES; ability++)
    {
      guint n = 0;

      for (int what = 0; what < HX_N_DOES; what++)
        n += tally->kinds[what][ability];
      all &= n >= least;
    }
  return all && tally->uses[6] >= least && tally->uses[7] >= least && tally->uses[8] >= least;
}

int
main (int    argc,
      char **argv)
{
  int games = 100, first = 0, saved = 10, least = 0, seed = 1;
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &games, "Games to play", "N" },
    { "first", 0, 0, G_OPTION_ARG_INT, &first, "Number of the first game", "N" },
    { "saved", 0, 0, G_OPTION_ARG_INT, &saved, "Games of which every position is saved and loaded", "N" },
    { "least", 0, 0, G_OPTION_ARG_INT, &least, "How often each kind of action must be played", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Seed", "S" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  Table table = { 0 };
  Tally tally = { 0 };
  guint wrong = 0;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || (table.play = random_game_new (&error)) == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  for (int number = first; number < first + games; number++)
    {
      const char *breach;

      random_source_init (&table.play->source, (guint64) seed, (guint64) number);
      table.saves = number < first + saved;
      breach = play (&table, &tally);
      if (breach != NULL)
        g_print ("# game %d of seed %d: %s\n", number, seed, breach);
      wrong += breach != NULL;
    }
  print_tally (&tally);
  random_game_free (table.play);
  if (wrong > 0 || tally.cut_off * 10 > tally.games || !is_everything_played (&tally, (guint) least))
    {
      g_print ("# not as it should be: %u games broken\n", wrong);
      return 1;
    }
  return 0;
}
