/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold of every action: turn the board or swap the sides, and the same is legal and comes to the same; nothing else is. */
#include <locale.h>
#include <string.h>

#include "hx-data.h"
#include "hx-outcomes.h"
#include "sample-games.h"

#define RANDOM_GAMES 6
/* Ends of an action; where there are more, they are not compared. */
#define LIMIT 60
#define ENDS_PER_GAME 4
#define GARBAGE_PER_GAME 40

static HxCatalog *catalog;
static GPtrArray *samples;

/* One way to look at the same game differently. */
typedef struct
{
  int turns;
  gboolean swaps;
} View;

static guint8
view_hex (const SampleGame *sample,
          const View       *view,
          guint8            hex)
{
  return hex < sample->box->geometry.n_hexes ? hx_geometry_turned (&sample->box->geometry, hex, view->turns) : hex;
}

static HxHexSet
view_hexes (const SampleGame *sample,
            const View       *view,
            HxHexSet          hexes)
{
  HxHexSet viewed = 0;

  for (guint8 hex = 0; hex < sample->box->geometry.n_hexes; hex++)
    if (hexes >> hex & 1)
      viewed |= HX_HEX_BIT (view_hex (sample, view, hex));
  return viewed;
}

static guint8
view_side (const View *view,
           guint8      side)
{
  return view->swaps && side < 2 ? side ^ 1 : side;
}

static int
compare_tiles (gconstpointer a,
               gconstpointer b)
{
  return (int) *(const guint16 *) a - (int) *(const guint16 *) b;
}

static void
sort_stack (HxStack *stack)
{
  qsort (stack->tiles, stack->n, sizeof *stack->tiles, compare_tiles);
}

/* The game as it looks then. Tiles that leave the board together are discarded in no particular order. */
static HxGame
view_game (const SampleGame *sample,
           const View       *view,
           const HxGame     *game)
{
  HxGame viewed = *game;

  viewed.position = hx_position_turned (sample->box, &game->position, view->turns);
  viewed.turn.fresh = view_hexes (sample, view, game->turn.fresh);
  for (int i = 0; i < game->turn.n_used; i++)
    {
      viewed.turn.used[i].piece = view_hex (sample, view, game->turn.used[i].piece);
      viewed.turn.used[i].giver = view_hex (sample, view, game->turn.used[i].giver);
    }
  if (view->swaps)
    {
      viewed.position = hx_position_sides_swapped (&viewed.position);
      viewed.seats[0] = game->seats[1];
      viewed.seats[1] = game->seats[0];
      viewed.winner = view_side (view, game->winner);
    }
  for (int side = 0; side < HX_MAX_SIDES; side++)
    {
      sort_stack (&viewed.seats[side].discard);
      sort_stack (&viewed.seats[side].removed);
    }
  return viewed;
}

/* A line is named by its first hex and one of the directions in which hexes go on. */
static void
name_line (const HxGeometry *geometry,
           HxAction         *action)
{
  HxHexSet line;

  action->facing %= HX_N_DIRECTIONS / 2;
  line = geometry->ray[action->hex][action->facing] | geometry->ray[action->hex][action->facing + HX_N_DIRECTIONS / 2];
  action->hex = (guint8) __builtin_ctzll (line | HX_HEX_BIT (action->hex));
}

static int
compare_spots (gconstpointer a,
               gconstpointer b)
{
  return (int) ((const HxSpot *) a)->hex - (int) ((const HxSpot *) b)->hex;
}

/* A Chain from the end that comes first, arms in the order of their hexes, lines by their first hex, empty parts not turned. */
static void
normalise (const SampleGame *sample,
           HxAction         *action)
{
  const HxPosition *position = &sample->game.position;

  if (action->what == HX_DO_CHAIN && action->piece > action->with)
    {
      guint8 piece = action->piece;

      action->piece = action->with;
      action->with = piece;
    }
  if (action->what == HX_DO_RAY && action->hex < sample->box->geometry.n_hexes)
    name_line (&sample->box->geometry, action);
  if (action->what == HX_DO_PLACE && action->n_arms <= HX_MAX_ARMS)
    qsort (action->arms, action->n_arms, sizeof *action->arms, compare_spots);
  for (int i = 0; action->what == HX_DO_EXPAND && i < 2; i++)
    if (position->monolith[position->turn].lower[i].tile == HX_NO_TILE)
      action->parts[i].what = 0;
}

static gboolean
has_facing (const HxAction *action)
{
  return action->what == HX_DO_SET_UP || action->what == HX_DO_PLACE || action->what == HX_DO_MOVE || action->what == HX_DO_ROTATE
         || action->what == HX_DO_RAY;
}

static HxAction
view_action (const SampleGame *sample,
             const View       *view,
             const HxAction   *action)
{
  HxAction viewed = *action;
  guint8 *const hexes[] = { &viewed.piece, &viewed.with, &viewed.hex, &viewed.via, &viewed.target, &viewed.giver };

  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    *hexes[i] = view_hex (sample, view, *hexes[i]);
  for (int i = 0; i < HX_MAX_ARMS; i++)
    viewed.arms[i].hex = view_hex (sample, view, viewed.arms[i].hex);
  for (int i = 0; i < 2; i++)
    {
      viewed.parts[i].hex = view_hex (sample, view, viewed.parts[i].hex);
      if (action->what == HX_DO_EXPAND)
        viewed.parts[i].what = (guint8) ((viewed.parts[i].what + view->turns) % HX_N_DIRECTIONS);
    }
  if (has_facing (action))
    viewed.facing = (guint8) ((action->facing + view->turns) % HX_N_DIRECTIONS);
  viewed.side = view_side (view, action->side);
  normalise (sample, &viewed);
  return viewed;
}

static int
compare_actions (gconstpointer a,
                 gconstpointer b)
{
  return memcmp (a, b, sizeof (HxAction));
}

static char *
describe (const SampleGame *sample,
          const HxAction   *action)
{
  g_autoptr (JsonNode) node = hx_action_write (catalog, sample->box, action);

  return json_to_string (node, FALSE);
}

/* Whether all of these are among the others; says which are not. */
static gboolean
report_difference (const SampleGame *sample,
                   GArray           *from,
                   GArray           *others,
                   const char       *what)
{
  for (guint i = 0; i < from->len; i++)
    {
      const HxAction *action = &g_array_index (from, HxAction, i);

      if (!g_array_binary_search (others, action, compare_actions, NULL))
        {
          g_autofree char *text = describe (sample, action);

          g_test_fail_printf ("%s: %s: %s", sample->name, what, text);
          return FALSE;
        }
    }
  return TRUE;
}

static void
compare_lists (const SampleGame *sample,
               const View       *view)
{
  SampleGame other = { sample->box, view_game (sample, view, &sample->game), sample->name };
  g_autoptr (GArray) expected = sample_list_actions (sample), found = sample_list_actions (&other);

  for (guint i = 0; i < expected->len; i++)
    g_array_index (expected, HxAction, i) = view_action (&other, view, &g_array_index (expected, HxAction, i));
  g_array_sort (expected, compare_actions);
  g_array_sort (found, compare_actions);
  if (report_difference (&other, expected, found, "no longer legal") && report_difference (&other, found, expected, "legal now"))
    g_assert_cmpuint (expected->len, ==, found->len);
}

static int
compare_games (gconstpointer a,
               gconstpointer b)
{
  return memcmp (a, b, sizeof (HxGame));
}

/* All ends of an action, as they look in the view; %NULL where there are too many. */
static GArray *
collect_ends (const SampleGame *sample,
              const HxAction   *action,
              const View       *view)
{
  g_autoptr (HxOutcomes) outcomes = hx_outcomes_collect (sample->box, &sample->game, action, 1, LIMIT);
  GArray *ends;

  if (!outcomes->complete)
    return NULL;
  ends = g_array_new (FALSE, FALSE, sizeof (HxGame));
  for (guint i = 0; i < outcomes->outcomes->len; i++)
    {
      const HxOutcome *outcome = g_ptr_array_index (outcomes->outcomes, i);
      HxGame end = view_game (sample, view, &outcome->end);

      g_array_append_val (ends, end);
    }
  g_array_sort (ends, compare_games);
  return ends;
}

static void
compare_ends (const SampleGame *sample,
              const View       *view,
              const HxAction   *action)
{
  const View same = { 0 };
  SampleGame other = { sample->box, view_game (sample, view, &sample->game), sample->name };
  HxAction viewed = view_action (&other, view, action);
  g_autoptr (GArray) expected = collect_ends (sample, action, view), found = collect_ends (&other, &viewed, &same);
  g_autofree char *text = NULL;

  if (expected == NULL || found == NULL)
    return;
  if (expected->len == found->len && memcmp (expected->data, found->data, expected->len * sizeof (HxGame)) == 0)
    return;
  text = describe (sample, action);
  g_test_fail_printf ("%s: other ends of %s, %d turns: %u, not %u", sample->name, text, view->turns, found->len, expected->len);
}

/* Some of the legal actions, each kind as likely as any other. */
static void
compare_some_ends (const SampleGame *sample,
                   const View       *view,
                   guint             number)
{
  SampleRandom random = { number };
  g_autoptr (GArray) actions = sample_list_actions (sample);

  for (guint n = 0; n < ENDS_PER_GAME && actions->len > 0; n++)
    {
      HxAction action = sample_choose_action (actions, &random);

      compare_ends (sample, view, &action);
    }
}

static void
test_turned (void)
{
  for (guint i = 0; i < samples->len; i++)
    {
      const View view = { .turns = 1 + (int) (i % 5) };

      compare_lists (g_ptr_array_index (samples, i), &view);
    }
}

static void
test_turned_ends (void)
{
  for (guint i = 0; i < samples->len; i++)
    {
      const View view = { .turns = 1 + (int) (i % 5) };

      compare_some_ends (g_ptr_array_index (samples, i), &view, i);
    }
}

static void
test_swapped (void)
{
  const View view = { .swaps = TRUE };

  for (guint i = 0; i < samples->len; i++)
    {
      const SampleGame *sample = g_ptr_array_index (samples, i);

      if (sample->game.position.n_sides == 2)
        compare_lists (sample, &view);
    }
}

static void
test_swapped_ends (void)
{
  const View view = { .swaps = TRUE };

  for (guint i = 0; i < samples->len; i++)
    {
      const SampleGame *sample = g_ptr_array_index (samples, i);

      if (sample->game.position.n_sides == 2)
        compare_some_ends (sample, &view, i);
    }
}

static guint8
any_byte (SampleRandom *random)
{
  static const guint8 odd[] = { HX_NO_HEX, 200, HX_MAX_HEXES, HX_MAX_HEXES - 1, 64, 0, 1, 6, 7, 128 };

  switch (sample_below (random, 4))
    {
    case 0:
      return odd[sample_below (random, G_N_ELEMENTS (odd))];
    case 1:
      return (guint8) sample_below (random, 256);
    default:
      return (guint8) sample_below (random, 19);
    }
}

static guint16
any_tile (SampleRandom     *random,
          const SampleGame *sample)
{
  const HxStack *hand = &sample->game.seats[sample->game.position.turn].hand;

  switch (sample_below (random, 4))
    {
    case 0:
      return HX_NO_TILE;
    case 1:
      return (guint16) sample_below (random, 65536);
    case 2:
      return hand->n > 0 ? hand->tiles[sample_below (random, hand->n)] : 0;
    default:
      return (guint16) sample_below (random, (guint) sample->box->n_tiles + 1);
    }
}

/* Some field of an action gets any value. */
static void
spoil (HxAction         *action,
       const SampleGame *sample,
       SampleRandom     *random)
{
  guint8 *const bytes[] = { &action->what, &action->by, &action->side, &action->piece, &action->with, &action->hex, &action->via,
                            &action->target, &action->giver, &action->facing, &action->trap, &action->count, &action->links,
                            &action->n_arms, &action->arms[0].hex, &action->arms[0].what, &action->arms[1].hex, &action->arms[1].what,
                            &action->parts[0].hex, &action->parts[0].what, &action->parts[1].hex, &action->parts[1].what };
  guint at = sample_below (random, G_N_ELEMENTS (bytes) + 5);

  if (at < G_N_ELEMENTS (bytes))
    *bytes[at] = any_byte (random);
  else if (at == G_N_ELEMENTS (bytes))
    action->foundation = sample_below (random, 2);
  else if (at == G_N_ELEMENTS (bytes) + 1)
    action->unasked = sample_below (random, 2);
  else if (at == G_N_ELEMENTS (bytes) + 2)
    action->lower[sample_below (random, 2)] = any_tile (random, sample);
  else
    action->tile = any_tile (random, sample);
}

/* A legal action with a fault, or something that makes no sense at all. */
static HxAction
make_garbage (const SampleGame *sample,
              GArray           *actions,
              SampleRandom     *random)
{
  HxAction action = hx_action_new ((HxDo) sample_below (random, HX_N_DOES));
  guint faults = 1 + sample_below (random, 2);

  if (actions->len > 0 && sample_below (random, 3) > 0)
    action = sample_choose_action (actions, random);
  else
    faults = 30;
  while (faults-- > 0)
    spoil (&action, sample, random);
  return action;
}

/* The fields that mean something for a kind of action; all others can hold anything. */
static HxAction
strip (const SampleGame *sample,
       const HxAction   *action)
{
  HxAction plain = hx_action_new ((HxDo) action->what);

#define KEEP(field) plain.field = action->field
  switch (action->what)
    {
    case HX_DO_SET_UP:
      KEEP (side), KEEP (hex), KEEP (facing);
      break;
    case HX_DO_PLACE:
      KEEP (tile), KEEP (hex), KEEP (facing), KEEP (n_arms), KEEP (links);
      memcpy (plain.arms, action->arms, MIN (action->n_arms, HX_MAX_ARMS) * sizeof *plain.arms);
      break;
    case HX_DO_MOVE:
      KEEP (piece), KEEP (via), KEEP (target), KEEP (facing), KEEP (by);
      break;
    case HX_DO_ROTATE:
      KEEP (piece), KEEP (facing), KEEP (by);
      break;
    case HX_DO_PUSH:
    case HX_DO_RANGED_NET:
      KEEP (piece), KEEP (target), KEEP (by);
      break;
    case HX_DO_ARM:
      KEEP (hex), KEEP (trap), KEEP (by);
      break;
    case HX_DO_CHAIN:
      KEEP (piece), KEEP (with), KEEP (target), KEEP (by), KEEP (foundation);
      break;
    case HX_DO_EXPLODE:
      KEEP (piece), KEEP (by);
      break;
    case HX_DO_RAY:
      KEEP (hex), KEEP (facing), KEEP (tile);
      break;
    case HX_DO_BATTLE:
    case HX_DO_TAKE_KRWIOBUS:
    case HX_DO_DISCARD:
      KEEP (tile);
      break;
    case HX_DO_RETREAT:
    case HX_DO_PLAY:
      KEEP (target), KEEP (tile);
      break;
    case HX_DO_EXPAND:
      KEEP (parts[0]), KEEP (parts[1]);
      break;
    case HX_DO_DRAW:
      KEEP (count);
      break;
    default:
      break;
    }
  if (action->what >= HX_DO_MOVE && action->what <= HX_DO_EXPLODE && plain.by == HX_BY_TILE)
    KEEP (tile);
  if (plain.by == HX_ABILITY_TRANSPORT || plain.by == HX_ABILITY_CHAUFFEUR)
    KEEP (giver);
#undef KEEP
  if (plain.tile < sample->box->n_tiles && sample->box->tiles[plain.tile].effects & HX_EFFECT_BIT (HX_EFFECT_TRANSFUSION))
    plain.links = HX_LINKS_PRINTED;
  return plain;
}

/* What may be left out where only one thing can be meant. */
static gboolean
is_meant (const HxAction *listed,
          const HxAction *action)
{
  HxAction filled = *action;

  if (filled.tile == HX_NO_TILE || listed->tile == HX_NO_TILE)
    filled.tile = listed->tile;
  if (filled.giver == HX_NO_HEX)
    filled.giver = listed->giver;
  if (filled.via == HX_NO_HEX)
    filled.via = listed->via;
  return memcmp (listed, &filled, sizeof filled) == 0;
}

/* @actions: the legal ones, without the fields that mean nothing */
static gboolean
is_listed (const SampleGame *sample,
           GArray           *actions,
           const HxAction   *action)
{
  HxAction plain = strip (sample, action);

  normalise (sample, &plain);
  for (guint i = 0; i < actions->len; i++)
    if (is_meant (&g_array_index (actions, HxAction, i), &plain))
      return TRUE;
  return FALSE;
}

static GArray *
list_stripped (const SampleGame *sample)
{
  GArray *actions = sample_list_actions (sample);

  for (guint i = 0; i < actions->len; i++)
    g_array_index (actions, HxAction, i) = strip (sample, &g_array_index (actions, HxAction, i));
  return actions;
}

/* Battles that no tile starts are nobody's action. */
static gboolean
is_somebodys (const HxAction *action)
{
  return action->what != HX_DO_FINAL_BATTLE && !(action->what == HX_DO_BATTLE && (action->unasked || action->tile == HX_NO_TILE));
}

static int
decide_cb (void           *data,
           const HxChoice *choice)
{
  return (int) sample_below (data, choice->n_options);
}

static const char *
play (const SampleGame *sample,
      const HxAction   *action,
      SampleRandom     *random)
{
  g_autofree HxActing *acting = g_new0 (HxActing, 1);
  HxDecider decider = { decide_cb, random };

  if (!hx_action_begin (acting, sample->box, &sample->game, action, NULL))
    return "judged differently the second time";
  if (hx_action_run (acting, sample->box, &decider, NULL) != HX_BATTLE_OVER)
    return "does not end";
  return hx_game_find_fault (sample->box, &acting->game);
}

static void
try_action (const SampleGame *sample,
             GArray           *actions,
             const HxAction   *action,
             SampleRandom     *random)
{
  HxRefusal refusal = { 0 };
  const char *wrong = NULL;

  if (!hx_action_check (sample->box, &sample->game, action, &refusal))
    wrong = refusal.rule == HX_RULE_NONE || refusal.why == HX_WHY_NONE ? "refused without a rule" : NULL;
  else if (is_somebodys (action) && !is_listed (sample, actions, action))
    wrong = "legal, but not listed";
  else
    wrong = play (sample, action, random);
  if (wrong != NULL)
    {
      HxAction plain = strip (sample, action);
      g_autofree char *text = describe (sample, &plain);

      g_test_fail_printf ("%s: %s: %s", sample->name, wrong, text);
    }
}

/* What the positions play is listed where it is legal. */
static void
test_played (void)
{
  guint n = 0;

  for (guint i = 0; i < samples->len; i++)
    {
      const SampleGame *sample = g_ptr_array_index (samples, i);
      g_autoptr (GArray) actions = list_stripped (sample);
      SampleRandom random = { i };

      if (!sample->has_next || !is_somebodys (&sample->next))
        continue;
      n++;
      try_action (sample, actions, &sample->next, &random);
    }
  g_assert_cmpuint (n, >, 100);
}

static void
test_garbage (void)
{
  for (guint i = 0; i < samples->len; i++)
    {
      const SampleGame *sample = g_ptr_array_index (samples, i);
      g_autoptr (GArray) actions = list_stripped (sample);
      SampleRandom random = { i };

      for (guint n = 0; n < GARBAGE_PER_GAME; n++)
        {
          HxAction action = make_garbage (sample, actions, &random);

          try_action (sample, actions, &action, &random);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autofree char *datadir = hx_data_find_dir ();
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  catalog = hx_data_load (datadir, &error);
  g_assert_no_error (error);
  samples = sample_games_new (catalog, RANDOM_GAMES);
  g_test_message ("%u games", samples->len);
  g_test_add_func ("/rules/actions/turned/legal", test_turned);
  g_test_add_func ("/rules/actions/turned/ends", test_turned_ends);
  g_test_add_func ("/rules/actions/swapped/legal", test_swapped);
  g_test_add_func ("/rules/actions/swapped/ends", test_swapped_ends);
  g_test_add_func ("/rules/actions/judged/garbage", test_garbage);
  g_test_add_func ("/rules/actions/judged/played", test_played);
  status = g_test_run ();
  g_ptr_array_unref (samples);
  hx_catalog_free (catalog);
  return status;
}
