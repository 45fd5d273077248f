/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays random games, for those who watch them and those who want positions out of them. */

#include "random-games.h"

#include <string.h>

#include "first-ends.h"

/* Actions after which a position is taken out of a game, at most. */
#define MOST_ACTIONS 90

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

/**
 * random_game_choose:
 * @play: (inout): a game
 * @action: (out): a legal action
 *
 * Returns: whether there is any
 */
gboolean
random_game_choose (RandomGame *play,
                    HxAction   *action)
{
  g_autofree Picker *picker = g_new0 (Picker, 1);
  int total = 0, left;

  picker->source = &play->source;
  hx_actions_list (play->box, play->game, pick_cb, picker);
  for (int what = 0; what < HX_N_DOES; what++)
    for (int by = 0; by <= HX_N_ABILITIES; by++)
      if (picker->n[what][by] > 0)
        total += weigh (what);
  if (total == 0)
    return FALSE;
  left = random_below (&play->source, total);
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

static void
add_pile (RandomGame   *play,
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
      guint j = (guint) random_below (&play->source, (int) i);
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
pick_army (RandomGame   *play,
           const HxArmy *other)
{
  const HxArmy *army;

  do
    army = hx_catalog_get_nth_army (play->catalog, (guint) random_below (&play->source, (int) hx_catalog_get_n_armies (play->catalog)));
  while (army == other || army->tile_total < 35);
  return army;
}

/**
 * random_game_start:
 * @play: (inout): a game
 *
 * Starts another one, of two armies that @play.source picks.
 */
void
random_game_start (RandomGame *play)
{
  g_autoptr (GString) json = g_string_new ("{\"format\": \"hexarbiter-scenario\", \"version\": 1, \"sides\": [");
  const HxArmy *first = pick_army (play, NULL), *second = pick_army (play, first);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  add_pile (play, first, json);
  g_string_append (json, ", ");
  add_pile (play, second, json);
  g_string_append (json, "], \"pieces\": []}");
  bytes = g_bytes_new (json->str, json->len);
  g_clear_pointer (&play->start, hx_scenario_free);
  play->start = hx_scenario_load_bytes (play->catalog, "start", bytes, &error);
  if (play->start == NULL || !hx_scenario_to_game (play->catalog, play->start, play->game, &error))
    g_error ("%s", error->message);
}

/**
 * random_game_pick_cargo:
 * @play: (inout): a game
 * @action: (inout): setting up
 *
 * Picks two board tiles out of the pile for the Monolith.
 */
void
random_game_pick_cargo (RandomGame *play,
                        HxAction   *action)
{
  const HxStack *pile = &play->game->seats[action->side].pile;
  int first = -1;

  for (int n = 0; n < 2;)
    {
      int at = random_below (&play->source, pile->n);
      HxKind kind = play->box->tiles[pile->tiles[at]].kind;

      if (at == first || kind == HX_KIND_INSTANT)
        continue;
      action->lower[n++] = pile->tiles[at];
      first = at;
    }
}

/**
 * random_game_act:
 * @play: (inout): a game
 * @action: an action
 *
 * Plays @action; the game before it is left in @play.acting.
 *
 * Returns: (nullable): what was wrong
 */
const char *
random_game_act (RandomGame     *play,
                 const HxAction *action)
{
  HxDecider decider = { decide_cb, &play->source };
  HxRefusal refusal;
  HxGame before = *play->game;

  if (!hx_action_begin (play->acting, play->box, play->game, action, &refusal))
    return "a listed action is refused";
  if (hx_action_run (play->acting, play->box, &decider, NULL) != HX_BATTLE_OVER)
    return "an action does not end";
  *play->game = play->acting->game;
  play->acting->game = before;
  return NULL;
}

/**
 * random_game_new:
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): room for games
 */
RandomGame *
random_game_new (GError **error)
{
  const HxCatalog *catalog = first_catalog (error);
  RandomGame *play;

  if (catalog == NULL)
    return NULL;
  play = g_new0 (RandomGame, 1);
  play->catalog = catalog;
  play->box = hx_catalog_get_box (catalog, 2);
  play->game = g_new0 (HxGame, 1);
  play->acting = g_new0 (HxActing, 1);
  return play;
}

/**
 * random_game_free:
 * @play: (transfer full): a game
 *
 * Frees @play.
 */
void
random_game_free (RandomGame *play)
{
  g_clear_pointer (&play->start, hx_scenario_free);
  g_free (play->game);
  g_free (play->acting);
  g_free (play);
}

/**
 * random_game_position:
 * @play: (inout): room for a game
 * @source: (inout): what decides
 *
 * Plays a new game for a while.
 *
 * Returns: (transfer full): the position then, as a scenario
 */
JsonNode *
random_game_position (RandomGame   *play,
                      RandomSource *source)
{
  gboolean monoliths = random_below (source, 2) == 0;
  int n = 1 + random_below (source, MOST_ACTIONS);
  HxGame *last = g_new (HxGame, 1);
  g_autoptr (HxScenario) scenario = NULL;
  HxAction action;

  play->source = *source;
  random_game_start (play);
  *last = *play->game;
  while (n-- > 0 && random_game_choose (play, &action))
    {
      if (action.what == HX_DO_SET_UP && monoliths)
        random_game_pick_cargo (play, &action);
      if (random_game_act (play, &action) != NULL || play->game->round == HX_ROUND_OVER)
        break;
      *last = *play->game;
    }
  *source = play->source;
  scenario = hx_scenario_take_game (play->catalog, play->start, last);
  g_free (last);
  return hx_scenario_to_node (play->catalog, scenario);
}
