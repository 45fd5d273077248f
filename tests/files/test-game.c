/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions and games between files and the referee: what is read is what is written. */
#include <locale.h>
#include <string.h>

#include "hx-file-test.h"
#include "hx-notation.h"

static HxCatalog *catalog;

static JsonObject *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (text, &error);

  g_assert_no_error (error);
  return json_node_dup_object (node);
}

/* A scenario between the Partisans and Uranopolis on which the actions of these tests can be meant. */
static HxScenario *
new_scenario (void)
{
  HxScenario *scenario = hx_scenario_new_empty (catalog, "partisans", "uranopolis");
  HxPiece hq = hx_piece_new ((guint16) hx_catalog_find_tile (catalog, "partisans/hq"), 0, 0);

  hx_scenario_put_unit (scenario, 9, &hq);
  return scenario;
}

static gboolean
read_action (const char  *text,
             HxAction    *action,
             GError     **error)
{
  g_autoptr (HxScenario) scenario = new_scenario ();
  g_autoptr (JsonObject) object = parse (text);

  return hx_action_read (catalog, scenario, object, 3, action, error);
}

static char *
write_action (const HxAction *action)
{
  g_autoptr (JsonNode) node = hx_action_write (catalog, hx_catalog_get_box (catalog, 2), action);

  return json_to_string (node, FALSE);
}

/* Each kind of action in the one form in which it is written. */
static const char *const written[] = {
  "{\"do\":\"battle\"}",
  "{\"do\":\"battle\",\"tile\":\"borgo/battle\"}",
  "{\"do\":\"battle\",\"caller\":1}",
  "{\"do\":\"final-battle\"}",
  "{\"do\":\"final-battle\",\"caller\":0}",
  "{\"do\":\"set-up\",\"side\":1,\"hex\":\"C3\",\"facing\":5}",
  "{\"do\":\"set-up\",\"side\":1,\"hex\":\"C3\",\"facing\":0,\"lower\":[\"uranopolis/inferno\",\"uranopolis/guard\"]}",
  "{\"do\":\"place\",\"tile\":\"borgo/mutant\",\"hex\":\"B2\",\"facing\":0}",
  ("{\"do\":\"place\",\"tile\":\"partisans/guard-drone\",\"hex\":\"B2\",\"facing\":1,"
   "\"arm\":[{\"hex\":\"A1\",\"trap\":\"mine\"},{\"hex\":\"B3\",\"trap\":\"paralysis\"}]}"),
  "{\"do\":\"place\",\"tile\":\"neutral/krwiobus\",\"hex\":\"B2\",\"facing\":0,\"links\":[0,2,5]}",
  "{\"do\":\"place\",\"tile\":\"neutral/krwiobus\",\"hex\":\"B2\",\"facing\":0,\"links\":[]}",
  "{\"do\":\"move\",\"piece\":\"C3\",\"to\":\"C3\",\"facing\":2,\"by\":\"borgo/move\"}",
  "{\"do\":\"move\",\"piece\":\"C3\",\"via\":\"C4\",\"to\":\"C5\",\"facing\":2,\"by\":\"doubled-mobility\"}",
  "{\"do\":\"move\",\"piece\":\"C3\",\"to\":\"C4\",\"facing\":2,\"by\":\"mobility\"}",
  "{\"do\":\"move\",\"piece\":\"C3\",\"to\":\"C4\",\"facing\":2,\"by\":\"transport\",\"giver\":\"B3\"}",
  "{\"do\":\"rotate\",\"piece\":\"C3\",\"facing\":4,\"by\":\"rotation\"}",
  "{\"do\":\"rotate\",\"piece\":\"C3\",\"facing\":4,\"by\":\"chauffeur\",\"giver\":\"B3\"}",
  "{\"do\":\"rotate\",\"piece\":\"C3\",\"facing\":4,\"by\":\"bunker-manager\"}",
  "{\"do\":\"push\",\"piece\":\"C3\",\"target\":\"C4\",\"by\":\"hegemony/push-back\"}",
  "{\"do\":\"push\",\"piece\":\"C3\",\"to\":\"C5\",\"target\":\"C4\",\"by\":\"push-back\"}",
  "{\"do\":\"arm\",\"hex\":\"E1\",\"trap\":\"smoke\",\"by\":\"trap-launcher\"}",
  "{\"do\":\"arm\",\"hex\":\"E1\",\"trap\":\"net\",\"by\":\"partisans/tactics\"}",
  "{\"do\":\"chain\",\"from\":\"A1\",\"with\":\"C3\",\"target\":\"B2\",\"by\":\"order\"}",
  "{\"do\":\"chain\",\"from\":\"A1\",\"with\":\"C3\",\"target\":\"B2\",\"by\":\"boss\",\"layer\":\"foundation\"}",
  "{\"do\":\"ranged-net\",\"piece\":\"C3\",\"target\":\"A1\",\"by\":\"boss\"}",
  "{\"do\":\"ranged-net\",\"piece\":\"C3\",\"target\":\"A1\",\"by\":\"order\"}",
  "{\"do\":\"explode\",\"piece\":\"C3\",\"by\":\"order\"}",
  "{\"do\":\"ray\",\"tile\":\"uranopolis/ray\",\"hex\":\"A1\",\"direction\":2}",
  "{\"do\":\"ray\",\"hex\":\"A1\",\"direction\":0}",
  "{\"do\":\"retreat\",\"tile\":\"partisans/retreat\",\"target\":\"C4\"}",
  "{\"do\":\"retreat\",\"target\":\"C4\"}",
  "{\"do\":\"play\",\"tile\":\"hegemony/sniper\",\"target\":\"C4\"}",
  "{\"do\":\"play\",\"tile\":\"moloch/air-strike\",\"hex\":\"C4\"}",
  "{\"do\":\"play\",\"tile\":\"moloch/air-strike\",\"hex\":\"C4\",\"layer\":\"foundation\"}",
  "{\"do\":\"expand-monolith\",\"parts\":[{\"hex\":\"C2\",\"facing\":3},{\"hex\":\"B2\",\"facing\":0}]}",
  "{\"do\":\"take-krwiobus\"}",
  "{\"do\":\"take-krwiobus\",\"tile\":\"borgo/medic\"}",
  "{\"do\":\"draw\",\"count\":3}",
  "{\"do\":\"discard\",\"tile\":\"borgo/medic\"}",
  "{\"do\":\"redraw\"}",
  "{\"do\":\"end-turn\"}",
};

static void
test_written (void)
{
  gboolean seen[HX_N_DOES] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *again = NULL;
      HxAction action;

      g_test_message ("%s", written[i]);
      read_action (written[i], &action, &error);
      g_assert_no_error (error);
      seen[action.what] = TRUE;
      again = write_action (&action);
      g_assert_cmpstr (again, ==, written[i]);
    }
  for (int what = 0; what < HX_N_DOES; what++)
    g_assert_true (seen[what]);
}

/* Other ways to say the same. */
static void
test_other_ways (void)
{
  static const char *const pairs[][2] = {
    { "{\"do\":\"chain\",\"with\":\"A1\",\"from\":\"C3\",\"by\":\"order\",\"target\":\"B2\",\"layer\":\"unit\"}",
      "{\"do\":\"chain\",\"from\":\"A1\",\"with\":\"C3\",\"target\":\"B2\",\"by\":\"order\"}" },
    { "{\"do\":\"explode\",\"tile\":\"iron-gang/order\",\"piece\":\"C3\",\"by\":\"order\"}",
      "{\"do\":\"explode\",\"piece\":\"C3\",\"by\":\"order\"}" },
    { "{\"do\":\"explode\",\"piece\":\"C3\",\"by\":\"iron-gang/order\"}", "{\"do\":\"explode\",\"piece\":\"C3\",\"by\":\"order\"}" },
    { "{\"do\":\"explode\",\"piece\":\"C3\",\"tile\":\"iron-gang/order\"}", "{\"do\":\"explode\",\"piece\":\"C3\",\"by\":\"order\"}" },
    { "{\"do\":\"move\",\"tile\":\"borgo/move\",\"piece\":\"C3\",\"to\":\"C4\",\"facing\":0,\"via\":null,\"why\":[1]}",
      "{\"do\":\"move\",\"piece\":\"C3\",\"to\":\"C4\",\"facing\":0,\"by\":\"borgo/move\"}" },
    { "{\"do\":\"move\",\"tile\":\"borgo/move\",\"piece\":\"C3\",\"to\":\"C4\",\"facing\":0,\"by\":\"borgo/move\"}",
      "{\"do\":\"move\",\"piece\":\"C3\",\"to\":\"C4\",\"facing\":0,\"by\":\"borgo/move\"}" },
    { "{\"do\":\"rotate\",\"piece\":\"C3\",\"facing\":4,\"by\":\"partisans/bunker-manager\"}",
      "{\"do\":\"rotate\",\"piece\":\"C3\",\"facing\":4,\"by\":\"bunker-manager\"}" },
    { "{\"do\":\"arm\",\"hex\":\"E1\",\"trap\":\"net\",\"by\":\"tactics\"}",
      "{\"do\":\"arm\",\"hex\":\"E1\",\"trap\":\"net\",\"by\":\"partisans/tactics\"}" },
    { "{\"do\":\"play\",\"tile\":\"moloch/air-strike\",\"target\":\"C4\"}",
      "{\"do\":\"play\",\"tile\":\"moloch/air-strike\",\"hex\":\"C4\"}" },
    { "{\"do\":\"place\",\"tile\":\"partisans/guard-drone\",\"hex\":\"B2\",\"facing\":1,"
      "\"arm\":[{\"hex\":\"B3\",\"trap\":\"net\"},{\"hex\":\"A1\",\"trap\":\"mine\"}]}",
      "{\"do\":\"place\",\"tile\":\"partisans/guard-drone\",\"hex\":\"B2\",\"facing\":1,"
      "\"arm\":[{\"hex\":\"A1\",\"trap\":\"mine\"},{\"hex\":\"B3\",\"trap\":\"net\"}]}" },
    { "{\"do\":\"draw\",\"count\":1,\"piece\":\"Z9\",\"facing\":77}", "{\"do\":\"draw\",\"count\":1}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      HxAction action;

      read_action (pairs[i][0], &action, &error);
      g_assert_no_error (error);
      text = write_action (&action);
      g_assert_cmpstr (text, ==, pairs[i][1]);
    }
}

/* What the referee gets to see. */
static void
test_fields (void)
{
  const HxGeometry *geometry = &hx_catalog_get_box (catalog, 2)->geometry;
  HxAction action;

  g_assert_true (read_action ("{\"do\":\"battle\"}", &action, NULL));
  g_assert_cmpuint (action.side, ==, HX_NO_SIDE);
  g_assert_cmpuint (action.tile, ==, HX_NO_TILE);
  g_assert_true (read_action ("{\"do\":\"push\",\"piece\":\"C3\",\"to\":\"C5\",\"target\":\"C4\",\"by\":\"push-back\"}", &action, NULL));
  g_assert_cmpuint (action.by, ==, HX_ABILITY_PUSH_BACK);
  g_assert_cmpuint (action.hex, ==, hx_geometry_find (geometry, "C5"));
  g_assert_cmpuint (action.target, ==, hx_geometry_find (geometry, "C4"));
  g_assert_true (read_action ("{\"do\":\"explode\",\"piece\":\"C3\",\"by\":\"order\"}", &action, NULL));
  g_assert_cmpuint (action.by, ==, HX_BY_TILE);
  g_assert_cmpuint (action.tile, ==, HX_NO_TILE);
  g_assert_true (read_action ("{\"do\":\"rotate\",\"piece\":\"C3\",\"facing\":4,\"by\":\"bunker-manager\"}", &action, NULL));
  g_assert_cmpuint (action.by, ==, HX_ABILITY_IMPLANT);
  g_assert_cmpint (action.tile, ==, hx_catalog_find_tile (catalog, "partisans/bunker-manager"));
  g_assert_true (read_action ("{\"do\":\"play\",\"tile\":\"moloch/air-strike\",\"hex\":\"C4\"}", &action, NULL));
  g_assert_cmpuint (action.target, ==, hx_geometry_find (geometry, "C4"));
}

/* An action that comes from no file is refused with its place as well. */
static void
test_refused (void)
{
  g_autoptr (GError) error = NULL;
  HxAction action;

  g_assert_false (read_action ("{\"do\":\"move\",\"to\":\"C4\",\"facing\":0,\"by\":\"mobility\"}", &action, &error));
  g_assert_error (error, HX_FILE_ERROR, HX_FILE_ERROR_KEY);
  g_assert_true (g_str_has_prefix (error->message, "$.actions[3]: "));
  g_assert_nonnull (strstr (error->message, "'piece'"));
}

static HxScenario *
load_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  HxScenario *scenario = hx_scenario_load_bytes (catalog, "text", bytes, &error);

  g_assert_no_error (error);
  return scenario;
}

static const char game_text[] =
  "{\"format\":\"hexarbiter-scenario\",\"version\":1,"
  "\"sides\":[{\"army\":\"partisans\",\"hand\":[\"partisans/tactics\"],\"pile\":[\"partisans/scout\",\"partisans/medic\"],"
  "\"discard\":[],\"last_turn_done\":true},"
  "{\"army\":\"uranopolis\",\"removed\":[\"uranopolis/guard\"],\"last_tile_drawn\":true,\"trap_pool\":{\"mine\":2}}],"
  "\"turn\":0,\"extra_round\":true,"
  "\"pieces\":[{\"tile\":\"partisans/hq\",\"side\":0,\"hex\":\"C3\",\"facing\":0},"
  "{\"tile\":\"partisans/chauffeur\",\"side\":0,\"hex\":\"C2\",\"facing\":0},"
  "{\"tile\":\"partisans/scout\",\"side\":0,\"hex\":\"B2\",\"facing\":0,\"kept\":1}],"
  "\"traps\":[{\"trap\":\"mine\",\"side\":0,\"hex\":\"E1\"}],"
  "\"this_turn\":{\"placed\":true,\"expanded\":false,\"drawn\":[\"partisans/scout\"],"
  "\"used\":[{\"by\":\"trap-launcher\"},{\"by\":\"bunker-manager\",\"piece\":\"C3\"},"
  "{\"by\":\"chauffeur\",\"piece\":\"B2\",\"giver\":\"C2\",\"kept\":2}],\"kept\":3},"
  "\"actions\":[{\"do\":\"end-turn\"}],\"choices\":[\"decline\"],"
  "\"goal\":{\"side\":0,\"play\":1,\"win\":\"hq-destroyed\",\"then\":\"final-battle\"}}";

static void
test_to_game (void)
{
  g_autoptr (HxScenario) scenario = load_text (game_text);
  const HxGeometry *geometry = &hx_catalog_get_box (catalog, 2)->geometry;
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  g_autoptr (GError) error = NULL;
  guint8 c3 = hx_geometry_find (geometry, "C3"), c2 = hx_geometry_find (geometry, "C2"), b2 = hx_geometry_find (geometry, "B2");

  g_assert_true (hx_scenario_to_game (catalog, scenario, game, &error));
  g_assert_no_error (error);
  g_assert_true (hx_position_equal (&game->position, &scenario->position));
  g_assert_cmpint (game->seats[0].set, ==, hx_catalog_find_army (catalog, "partisans"));
  g_assert_cmpint (game->seats[1].set, ==, hx_catalog_find_army (catalog, "uranopolis"));
  g_assert_true (game->seats[0].hand.listed && game->seats[0].pile.listed && game->seats[0].discard.listed);
  g_assert_false (game->seats[0].removed.listed || game->seats[1].hand.listed || game->seats[1].pile.listed);
  g_assert_cmpuint (game->seats[0].pile.n, ==, 2);
  g_assert_cmpint (game->seats[0].pile.tiles[0], ==, hx_catalog_find_tile (catalog, "partisans/scout"));
  g_assert_true (game->seats[0].last_turn_done && !game->seats[0].last_tile_drawn && game->seats[1].last_tile_drawn);
  g_assert_cmpuint (game->seats[0].pool[HX_TRAP_MINE], ==, 0);
  g_assert_cmpuint (game->seats[0].pool[HX_TRAP_MEDPACK], ==, 2);
  g_assert_cmpuint (game->seats[1].pool[HX_TRAP_MINE], ==, 2);
  g_assert_cmpuint (game->round, ==, HX_ROUND_EXTRA);
  g_assert_true (game->turn.placed && game->turn.acted && !game->turn.expanded && game->turn.drawn.listed);
  g_assert_cmpuint (game->turn.n_used, ==, 3);
  g_assert_cmpuint (game->turn.used[0].ability, ==, HX_ABILITY_TRAP_LAUNCHER);
  g_assert_cmpuint (game->turn.used[0].piece, ==, c3);
  g_assert_cmpuint (game->turn.used[1].ability, ==, HX_ABILITY_IMPLANT);
  g_assert_cmpint (game->turn.used[1].tile, ==, hx_catalog_find_tile (catalog, "partisans/bunker-manager"));
  g_assert_cmpuint (game->turn.used[2].piece, ==, b2);
  g_assert_cmpuint (game->turn.used[2].giver, ==, c2);
}

static char *
save_text (const HxScenario *scenario)
{
  g_autoptr (GBytes) bytes = hx_scenario_to_bytes (catalog, scenario);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* A game that is taken back at once is the same game. */
static void
test_take_game (void)
{
  g_autoptr (HxScenario) scenario = load_text (game_text);
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  g_autofree HxGame *again = g_new0 (HxGame, 1);
  g_autoptr (HxScenario) after = NULL;
  g_autofree char *text = NULL;
  g_autoptr (HxScenario) loaded = NULL;

  hx_scenario_to_game (catalog, scenario, game, NULL);
  after = hx_scenario_take_game (catalog, scenario, game);
  text = save_text (after);
  loaded = load_text (text);
  hx_scenario_to_game (catalog, loaded, again, NULL);
  g_assert_cmpmem (game, sizeof *game, again, sizeof *again);
  g_assert_true (after->actions == NULL && after->choices == NULL && after->goal == NULL);
  g_assert_nonnull (strstr (text, "\"trap_pool\": {\"smoke\": 1, \"drill\": 1, \"medpack\": 2"));
  g_assert_nonnull (strstr (text, "\"kept\": 1"));
  g_assert_nonnull (strstr (text, "\"kept\": 2"));
  g_assert_nonnull (strstr (text, "\"kept\": 3"));
}

/* The next turn has done nothing, and nothing is said of it but that a hand that is listed was not drawn in it. */
static void
test_next_turn (void)
{
  g_autoptr (HxScenario) scenario = load_text (game_text);
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  HxStack *pile = &game->seats[1].pile, *hand = &game->seats[1].hand;

  hx_scenario_to_game (catalog, scenario, game, NULL);
  game->round = HX_ROUND_NORMAL;
  game->position.turn = 1;
  memset (&game->turn, 0, sizeof game->turn);
  game->turn.drawn.listed = true;
  for (int round = 0; round < 4; round++)
    {
      g_autoptr (HxScenario) after = NULL;
      g_autofree char *text = NULL;

      hand->listed = round >= 1;
      pile->listed = round >= 2;
      if (round == 3)
        game->round = HX_ROUND_OVER;
      after = hx_scenario_take_game (catalog, scenario, game);
      text = save_text (after);
      g_assert_null (strstr (text, "extra_round"));
      g_assert_null (strstr (text, "\"kept\": 3"));
      g_assert_nonnull (strstr (text, "\"kept\": 1"));
      g_assert_cmpint (strstr (text, "this_turn") != NULL, ==, round == 1 || round == 2);
      g_assert_cmpint (strstr (text, "\"drawn\": []") != NULL, ==, round == 1 || round == 2);
    }
}

/* A tile that was played leaves no other trace in the turn. */
static void
test_acted (void)
{
  g_autoptr (HxScenario) scenario = new_scenario ();
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  g_autoptr (HxScenario) after = NULL;
  g_autofree char *text = NULL;
  g_autoptr (HxScenario) loaded = NULL;

  hx_scenario_to_game (catalog, scenario, game, NULL);
  game->turn.acted = true;
  after = hx_scenario_take_game (catalog, scenario, game);
  text = save_text (after);
  g_assert_nonnull (strstr (text, "\"this_turn\": {\"placed\": false, \"expanded\": false, \"used\": [], \"acted\": true}"));
  loaded = load_text (text);
  g_assert_true (loaded->has_turn && loaded->turn.acted && !loaded->turn.drawn.listed);
}

/* A side in the middle of drawing has to go on with it, also from a file. */
static void
test_drawing (void)
{
  g_autoptr (HxScenario) scenario = load_text (game_text);
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  g_autofree HxGame *again = g_new0 (HxGame, 1);
  g_autoptr (HxScenario) after = NULL, loaded = NULL;
  g_autofree char *text = NULL, *line = NULL;

  hx_scenario_to_game (catalog, scenario, game, NULL);
  memset (game->turn.used, 0, sizeof game->turn.used);
  game->turn.n_used = 0;
  game->turn.placed = game->turn.acted = false;
  game->turn.from_start = true;
  after = hx_scenario_take_game (catalog, scenario, game);
  text = save_text (after);
  loaded = load_text (text);
  hx_scenario_to_game (catalog, loaded, again, NULL);
  g_assert_nonnull (strstr (text, "\"drawing\": true"));
  g_assert_cmpmem (game, sizeof *game, again, sizeof *again);
  line = hx_notation_write (catalog, after);
  g_assert_nonnull (strstr (line, ",Drawing,Drawn."));
}

/* What a unit has used goes where it goes, and goes with it. */
static void
test_used_moves (void)
{
  g_autoptr (HxScenario) scenario = load_text (game_text);
  const HxGeometry *geometry = &hx_catalog_get_box (catalog, 2)->geometry;
  guint8 b2 = hx_geometry_find (geometry, "B2"), a3 = hx_geometry_find (geometry, "A3"), c2 = hx_geometry_find (geometry, "C2");
  g_autofree char *text = NULL;

  hx_scenario_move_unit (scenario, b2, a3);
  hx_scenario_move_unit (scenario, c2, b2);
  g_assert_cmpuint (scenario->turn.used[2].piece, ==, a3);
  g_assert_cmpuint (scenario->turn.used[2].giver, ==, b2);
  text = save_text (scenario);
  g_assert_nonnull (strstr (text, "\"kept\": 2"));
  hx_scenario_remove_unit (scenario, a3);
  g_assert_cmpuint (scenario->turn.n_used, ==, 2);
}

/* What a file says about a unit is not said about another that came in its place. */
static void
test_other_unit (void)
{
  g_autoptr (HxScenario) scenario = load_text (game_text);
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  guint8 b2 = hx_geometry_find (&hx_catalog_get_box (catalog, 2)->geometry, "B2");

  hx_scenario_to_game (catalog, scenario, game, NULL);
  for (int round = 0; round < 2; round++)
    {
      HxPiece piece = scenario->position.unit[b2];
      g_autoptr (HxScenario) gone = NULL;
      g_autofree char *text = NULL;

      hx_position_remove (&game->position, b2);
      gone = hx_scenario_take_game (catalog, scenario, game);
      hx_position_put (&gone->position, b2, &piece);
      text = save_text (gone);
      g_assert_null (strstr (text, "\"kept\": 1"));
    }
}

static void
test_too_many_tiles (void)
{
  g_autoptr (HxScenario) scenario = new_scenario ();
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  g_autoptr (GError) error = NULL;

  scenario->sides[0].pile = g_array_new (FALSE, TRUE, sizeof (guint16));
  g_array_set_size (scenario->sides[0].pile, HX_MAX_STACK);
  g_assert_true (hx_scenario_to_game (catalog, scenario, game, NULL));
  g_array_set_size (scenario->sides[0].pile, HX_MAX_STACK + 1);
  g_assert_false (hx_scenario_to_game (catalog, scenario, game, &error));
  g_assert_error (error, HX_FILE_ERROR, HX_FILE_ERROR_VALUE);
}

int
main (int    argc,
      char **argv)
{
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  catalog = load_catalog ();
  g_test_add_func ("/files/game/written", test_written);
  g_test_add_func ("/files/game/other-ways", test_other_ways);
  g_test_add_func ("/files/game/fields", test_fields);
  g_test_add_func ("/files/game/refused", test_refused);
  g_test_add_func ("/files/game/to-game", test_to_game);
  g_test_add_func ("/files/game/take-game", test_take_game);
  g_test_add_func ("/files/game/next-turn", test_next_turn);
  g_test_add_func ("/files/game/acted", test_acted);
  g_test_add_func ("/files/game/drawing", test_drawing);
  g_test_add_func ("/files/game/used-moves", test_used_moves);
  g_test_add_func ("/files/game/other-unit", test_other_unit);
  g_test_add_func ("/files/game/too-many-tiles", test_too_many_tiles);
  status = g_test_run ();
  hx_catalog_free (catalog);
  return status;
}
