/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collecting games: before every action of the test positions about turns, and now and then in games by random actions. */
#include "sample-games.h"

#include <string.h>

/* Random games are looked at after this many actions each time, and left after so many. */
#define STRIDE 6
#define MAX_ACTIONS 240

static void
free_sample (gpointer data)
{
  SampleGame *sample = data;

  g_free (sample->name);
  g_free (sample);
}

static SampleGame *
add_sample (GPtrArray    *samples,
            const HxBox  *box,
            const HxGame *game,
            char         *name)
{
  SampleGame *sample = g_new0 (SampleGame, 1);

  sample->box = box;
  sample->game = *game;
  sample->name = name;
  g_ptr_array_add (samples, sample);
  return sample;
}

/**
 * sample_below:
 * @random: a source
 * @n: at least 1
 *
 * Returns: a random number below @n
 */
guint
sample_below (SampleRandom *random,
              guint         n)
{
  guint64 x = random->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  x = (x ^ x >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return (guint) ((x ^ x >> 31) % n);
}

static bool
add_action_cb (void           *data,
               const HxAction *action)
{
  g_array_append_vals (data, action, 1);
  return true;
}

/**
 * sample_list_actions:
 * @sample: a game
 *
 * Returns: (transfer full) (element-type HxAction): its legal actions
 */
GArray *
sample_list_actions (const SampleGame *sample)
{
  GArray *actions = g_array_new (FALSE, FALSE, sizeof (HxAction));

  hx_actions_list (sample->box, &sample->game, add_action_cb, actions);
  return actions;
}

static int
decide_cb (void           *data,
           const HxChoice *choice)
{
  return (int) sample_below (data, choice->n_options);
}

/* Returns: whether the action was legal and has been played. */
static gboolean
play (const HxBox    *box,
      HxGame         *game,
      const HxAction *action,
      SampleRandom   *random)
{
  g_autofree HxActing *acting = g_new0 (HxActing, 1);
  HxDecider decider = { decide_cb, random };

  if (!hx_action_begin (acting, box, game, action, NULL))
    return FALSE;
  hx_action_run (acting, box, &decider, NULL);
  *game = acting->game;
  return TRUE;
}

static void
add_position (GPtrArray       *samples,
              const HxCatalog *catalog,
              const char      *name,
              HxScenario      *scenario)
{
  const HxBox *box = hx_catalog_get_box (catalog, scenario->radius);
  SampleRandom random = { 1 };
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  guint n = scenario->actions != NULL ? json_array_get_length (scenario->actions) : 0;

  if (!hx_scenario_to_game (catalog, scenario, game, NULL))
    return;
  for (guint i = 0; i < n; i++)
    {
      SampleGame *sample = add_sample (samples, box, game, g_strdup_printf ("%s, %u", name, i + 1));

      sample->has_next = hx_action_read (catalog, scenario, json_array_get_object_element (scenario->actions, i), i, &sample->next, NULL);
      if (!sample->has_next || !play (box, game, &sample->next, &random))
        return;
    }
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
add_positions (GPtrArray       *samples,
               const HxCatalog *catalog)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "positions", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *found;

  g_assert_nonnull (dir);
  while ((found = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (found, "turn-") && g_str_has_suffix (found, ".hexa"))
      g_ptr_array_add (names, g_strdup (found));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      g_autoptr (HxScenario) scenario = hx_scenario_load_file (catalog, file, &error);

      g_assert_no_error (error);
      add_position (samples, catalog, g_ptr_array_index (names, i), scenario);
    }
}

static void
shuffle (GArray       *tiles,
         SampleRandom *random)
{
  for (guint i = tiles->len; i > 1; i--)
    {
      guint j = sample_below (random, i);
      guint16 tile = g_array_index (tiles, guint16, i - 1);

      g_array_index (tiles, guint16, i - 1) = g_array_index (tiles, guint16, j);
      g_array_index (tiles, guint16, j) = tile;
    }
}

/* The whole army, shuffled. */
static GArray *
new_pile (const HxCatalog *catalog,
          const HxArmy    *army,
          SampleRandom    *random)
{
  GArray *pile = g_array_new (FALSE, FALSE, sizeof (guint16));

  for (guint i = 0; i < army->tiles->len; i++)
    {
      const HxTileFacts *facts = g_ptr_array_index (army->tiles, i);
      g_autofree char *id = g_strconcat (army->id, "/", facts->id, NULL);
      guint16 tile = (guint16) hx_catalog_find_tile (catalog, id);

      for (guint copy = 0; facts->type != HX_TILE_HQ && !facts->is_extra && copy < (guint) facts->count; copy++)
        g_array_append_val (pile, tile);
    }
  shuffle (pile, random);
  return pile;
}

static const HxArmy *
pick_army (const HxCatalog *catalog,
           const HxArmy    *other,
           SampleRandom    *random)
{
  const HxArmy *army;

  do
    army = hx_catalog_get_nth_army (catalog, sample_below (random, hx_catalog_get_n_armies (catalog)));
  while (army == other || hx_catalog_find_army (catalog, army->id) < 0 || army->tile_total < 35);
  return army;
}

static void
begin_game (HxGame          *game,
            const HxCatalog *catalog,
            SampleRandom    *random)
{
  const HxArmy *first = pick_army (catalog, NULL, random), *second = pick_army (catalog, first, random);
  g_autoptr (HxScenario) scenario = hx_scenario_new_empty (catalog, first->id, second->id);
  g_autoptr (GError) error = NULL;

  for (int side = 0; side < 2; side++)
    {
      HxScenarioSide *place = &scenario->sides[side];

      place->pile = new_pile (catalog, side == 0 ? first : second, random);
      place->hand = g_array_new (FALSE, FALSE, sizeof (guint16));
      place->discard = g_array_new (FALSE, FALSE, sizeof (guint16));
    }
  hx_scenario_to_game (catalog, scenario, game, &error);
  g_assert_no_error (error);
}

/* A third of the HQs come with a Monolith: two board tiles out of the pile. */
static void
add_cargo (HxAction     *action,
           const HxBox  *box,
           const HxGame *game,
           SampleRandom *random)
{
  const HxStack *pile = &game->seats[action->side].pile;
  int first = -1;

  if (sample_below (random, 3) > 0)
    return;
  for (int n = 0; n < 2;)
    {
      int at = (int) sample_below (random, pile->n);

      if (at == first || box->tiles[pile->tiles[at]].kind == HX_KIND_INSTANT || box->tiles[pile->tiles[at]].kind == HX_KIND_FOUNDATION)
        continue;
      action->lower[n++] = pile->tiles[at];
      first = at;
    }
}

/* How often a kind of action is wanted beside the others: turns end and battles come seldom, so that boards fill. */
static guint
weigh (guint what)
{
  return what == HX_DO_END_TURN || what == HX_DO_BATTLE || what == HX_DO_DISCARD ? 1 : 4;
}

/**
 * sample_choose_action:
 * @actions: (element-type HxAction): legal actions, at least one
 * @random: a source
 *
 * Returns: one of them, each kind being about as likely as any other
 */
HxAction
sample_choose_action (GArray       *actions,
                      SampleRandom *random)
{
  guint n[HX_N_DOES] = { 0 };
  guint total = 0, left, what = 0, at = 0;

  for (guint i = 0; i < actions->len; i++)
    n[g_array_index (actions, HxAction, i).what]++;
  for (guint i = 0; i < HX_N_DOES; i++)
    total += n[i] > 0 ? weigh (i) : 0;
  left = sample_below (random, total);
  while (n[what] == 0 || left >= weigh (what))
    {
      left -= n[what] > 0 ? weigh (what) : 0;
      what++;
    }
  left = sample_below (random, n[what]);
  while (g_array_index (actions, HxAction, at).what != what || left-- > 0)
    at++;
  return g_array_index (actions, HxAction, at);
}

static void
add_random_game (GPtrArray       *samples,
                 const HxCatalog *catalog,
                 guint            number)
{
  SampleRandom random = { number };
  SampleGame table = { .box = hx_catalog_get_box (catalog, 2) };

  begin_game (&table.game, catalog, &random);
  for (guint i = 0; i < MAX_ACTIONS; i++)
    {
      g_autoptr (GArray) actions = sample_list_actions (&table);
      HxAction action;

      if (i % STRIDE == 0)
        add_sample (samples, table.box, &table.game, g_strdup_printf ("random game %u, %u", number, i + 1));
      if (actions->len == 0)
        return;
      action = sample_choose_action (actions, &random);
      if (action.what == HX_DO_SET_UP)
        add_cargo (&action, table.box, &table.game, &random);
      g_assert_true (play (table.box, &table.game, &action, &random));
    }
}

/**
 * sample_games_new:
 * @catalog: the catalog, which has to outlive the games
 * @n_random: how many random games to look into
 *
 * Returns: (transfer full) (element-type SampleGame): the games, always the same ones
 */
GPtrArray *
sample_games_new (const HxCatalog *catalog,
                  guint            n_random)
{
  GPtrArray *samples = g_ptr_array_new_with_free_func (free_sample);

  add_positions (samples, catalog);
  for (guint number = 1; number <= n_random; number++)
    add_random_game (samples, catalog, number);
  return samples;
}
