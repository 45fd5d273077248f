/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays whole games by random legal actions and watches that nothing breaks, gets lost or cannot be saved. */

#include <locale.h>
#include <string.h>

#include "hx-action.h"
#include "hx-data.h"
#include "hx-scenario.h"
#include "random-source.h"

#define MAX_ACTIONS 2000

/* What a game may be asked about while it is played. */
typedef struct
{
  const HxCatalog *catalog;
  const HxBox *box;
  HxScenario *start;
  HxGame *game;
  HxActing *acting;
  RandomSource source;
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

/* One action of each kind, picked evenly among all that are legal. */
typedef struct
{
  RandomSource *source;
  HxAction picked[HX_N_DOES][HX_N_ABILITIES + 1];
  guint n[HX_N_DOES][HX_N_ABILITIES + 1];
} Picker;

static bool
pick_cb (void           *data,
         const HxAction *action)
{
  Picker *picker = data;
  guint *n = &picker->n[action->what][action->by];

  if (random_below (picker->source, (int) ++*n) == 0)
    picker->picked[action->what][action->by] = *action;
  return true;
}

/* How often a kind is wanted beside the others; ending the turn and battles come seldom, so that boards fill. */
static int
weigh (int what)
{
  switch (what)
    {
    case HX_DO_PLACE:
      return 12;
    case HX_DO_END_TURN:
    case HX_DO_EXPAND:
    case HX_DO_BATTLE:
      return 2;
    case HX_DO_DISCARD:
      return 1;
    default:
      return 4;
    }
}

static gboolean
choose_action (Table    *table,
               HxAction *action)
{
  g_autofree Picker *picker = g_new0 (Picker, 1);
  int total = 0, left;

  picker->source = &table->source;
  hx_actions_list (table->box, table->game, pick_cb, picker);
  for (int what = 0; what < HX_N_DOES; what++)
    for (int by = 0; by <= HX_N_ABILITIES; by++)
      if (picker->n[what][by] > 0)
        total += weigh (what);
  if (total == 0)
    return FALSE;
  left = random_below (&table->source, total);
  for (int what = 0; what < HX_N_DOES; what++)
    for (int by = 0; by <= HX_N_ABILITIES; by++)
      if (picker->n[what][by] > 0)
        {
          left -= weigh (what);
          if (left < 0)
            {
              *action = picker->picked[what][by];
              return TRUE;
            }
        }
  return FALSE;
}

static int
decide_cb (void           *data,
           const HxChoice *choice)
{
  return random_below (data, choice->n_options);
}

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
  const char *fault = hx_game_find_fault (table->box, table->game);

  if (fault != NULL)
    return fault;
  if (action->what == HX_DO_TAKE_KRWIOBUS)
    table->tiles[table->acting->game.position.turn]++;
  for (int side = 0; side < 2; side++)
    if (count_tiles (table->game, side) != table->tiles[side] && !(table->game->position.fallen & 1 << side))
      return "a side has lost or won tiles";
  for (int hex = 0; hex < HX_MAX_HEXES; hex++)
    if (table->game->position.units >> hex & 1 && table->game->position.trap[hex] != HX_TRAP_NONE)
      return "a Trap lies under a unit";
  if (table->game->round != HX_ROUND_OVER && hx_position_is_full (table->box, &table->game->position))
    return "the board is full and nobody fights";
  return NULL;
}

/* The game as a file, the file as a game, and that as a file again. */
static const char *
find_save_fault (Table *table)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HxScenario) scenario = hx_scenario_take_game (table->catalog, table->start, table->game);
  g_autoptr (GBytes) bytes = hx_scenario_to_bytes (table->catalog, scenario);
  g_autoptr (HxScenario) loaded = hx_scenario_load_bytes (table->catalog, "game", bytes, &error);
  g_autoptr (GBytes) again = NULL;
  g_autoptr (HxScenario) taken = NULL;
  g_autofree HxGame *game = g_new0 (HxGame, 1);

  if (loaded == NULL)
    {
      g_printerr ("%s\n", error->message);
      return "a saved game cannot be loaded";
    }
  if (!hx_scenario_to_game (table->catalog, loaded, game, &error))
    return "a loaded game is none";
  taken = hx_scenario_take_game (table->catalog, loaded, game);
  again = hx_scenario_to_bytes (table->catalog, taken);
  return g_bytes_equal (bytes, again) ? NULL : "a game is not the same after save, load and save";
}

static const char *
act (Table          *table,
     const HxAction *action)
{
  HxDecider decider = { decide_cb, &table->source };
  HxRefusal refusal;
  const char *breach;

  if (!hx_action_begin (table->acting, table->box, table->game, action, &refusal))
    return "a listed action is refused";
  *table->game = table->acting->game;
  if (hx_action_run (table->acting, table->box, &decider, NULL) != HX_BATTLE_OVER)
    return "an action does not end";
  {
    HxGame after = table->acting->game;

    table->acting->game = *table->game;
    *table->game = after;
  }
  breach = find_breach (table, action);
  return breach == NULL && table->saves ? find_save_fault (table) : breach;
}

static void
print_action (Table          *table,
              const HxAction *action)
{
  g_autoptr (JsonNode) node = hx_action_write (table->catalog, table->box, action);
  g_autoptr (HxScenario) before = hx_scenario_take_game (table->catalog, table->start, &table->acting->game);
  g_autoptr (GBytes) bytes = hx_scenario_to_bytes (table->catalog, before);
  g_autofree char *json = json_to_string (node, FALSE);

  g_print ("%.*s\n# %s\n", (int) g_bytes_get_size (bytes), (const char *) g_bytes_get_data (bytes, NULL), json);
}

static void
add_pile (Table        *table,
          const HxArmy *army,
          GString      *json)
{
  g_autoptr (GPtrArray) pile = g_ptr_array_new ();

  for (guint i = 0; i < army->tiles->len; i++)
    {
      const HxTileFacts *tile = g_ptr_array_index (army->tiles, i);

      for (int copy = 0; tile->type != HX_TILE_HQ && !tile->is_extra && copy < tile->count; copy++)
        g_ptr_array_add (pile, tile->id);
    }
  for (guint i = pile->len; i > 1; i--)
    {
      guint j = (guint) random_below (&table->source, (int) i);
      gpointer tile = pile->pdata[j];

      pile->pdata[j] = pile->pdata[i - 1];
      pile->pdata[i - 1] = tile;
    }
  g_string_append_printf (json, "{\"army\": \"%s\", \"hand\": [], \"discard\": [], \"pile\": [", army->id);
  for (guint i = 0; i < pile->len; i++)
    g_string_append_printf (json, "%s\"%s/%s\"", i > 0 ? ", " : "", army->id, (const char *) pile->pdata[i]);
  g_string_append (json, "]}");
}

static const HxArmy *
pick_army (Table        *table,
           const HxArmy *other)
{
  const HxArmy *army;

  do
    army = hx_catalog_get_nth_army (table->catalog, (guint) random_below (&table->source, (int) hx_catalog_get_n_armies (table->catalog)));
  while (army == other || army->tile_total < 35);
  return army;
}

static void
set_table (Table *table)
{
  g_autoptr (GString) json = g_string_new ("{\"format\": \"hexarbiter-scenario\", \"version\": 1, \"sides\": [");
  const HxArmy *first = pick_army (table, NULL), *second = pick_army (table, first);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  add_pile (table, first, json);
  g_string_append (json, ", ");
  add_pile (table, second, json);
  g_string_append (json, "], \"pieces\": []}");
  bytes = g_bytes_new (json->str, json->len);
  table->start = hx_scenario_load_bytes (table->catalog, "start", bytes, &error);
  if (table->start == NULL || !hx_scenario_to_game (table->catalog, table->start, table->game, &error))
    g_error ("%s", error->message);
}

/* Two board tiles out of the pile, as cargo. */
static void
pick_cargo (Table    *table,
            HxAction *action)
{
  const HxStack *pile = &table->game->seats[action->side].pile;
  int first = -1;

  for (int n = 0; n < 2;)
    {
      int at = random_below (&table->source, pile->n);
      HxKind kind = table->box->tiles[pile->tiles[at]].kind;

      if (at == first || kind == HX_KIND_INSTANT)
        continue;
      action->lower[n++] = pile->tiles[at];
      first = at;
    }
}

/* Plays one game; what was wrong, or NULL. */
static const char *
play (Table *table,
      Tally *tally)
{
  gboolean monoliths = random_below (&table->source, 3) == 0;
  const char *wrong = NULL;
  HxAction action;
  int n;

  set_table (table);
  table->tiles[0] = table->tiles[1] = 34;
  for (n = 0; n < MAX_ACTIONS && wrong == NULL && table->game->round != HX_ROUND_OVER && choose_action (table, &action); n++)
    {
      tally->kinds[action.what][action.by]++;
      tally->actions++;
      if (action.what == HX_DO_SET_UP)
        {
          table->tiles[action.side] = 35;
          if (monoliths)
            pick_cargo (table, &action);
        }
      if (action.tile != HX_NO_TILE)
        for (int use = 0; use < 16; use++)
          tally->uses[use] += action.what != HX_DO_DISCARD && table->box->tiles[action.tile].uses >> use & 1;
      wrong = act (table, &action);
      if (wrong != NULL)
        print_action (table, &action);
    }
  tally->games++;
  tally->fallen += table->game->position.fallen != 0;
  tally->finals += table->game->position.fallen == 0 && table->game->round == HX_ROUND_OVER;
  tally->cut_off += table->game->round != HX_ROUND_OVER;
  hx_scenario_free (table->start);
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
  g_autofree char *dir = hx_data_find_dir ();
  g_autoptr (HxCatalog) catalog = NULL;
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  g_autofree HxActing *acting = g_new0 (HxActing, 1);
  Table table = { .game = game, .acting = acting };
  Tally tally = { 0 };
  guint wrong = 0;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || (catalog = hx_data_load (dir, &error)) == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  table.catalog = catalog;
  table.box = hx_catalog_get_box (catalog, 2);
  for (int number = first; number < first + games; number++)
    {
      const char *breach;

      random_source_init (&table.source, (guint64) seed, (guint64) number);
      table.saves = number < first + saved;
      breach = play (&table, &tally);
      if (breach != NULL)
        g_print ("# game %d of seed %d: %s\n", number, seed, breach);
      wrong += breach != NULL;
    }
  print_tally (&tally);
  if (wrong > 0 || tally.cut_off * 10 > tally.games || !is_everything_played (&tally, (guint) least))
    {
      g_print ("# not as it should be: %u games broken\n", wrong);
      return 1;
    }
  return 0;
}
