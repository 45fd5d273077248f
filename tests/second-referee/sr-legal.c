/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All legal actions, by brute force: every action that can be written down is checked. */

#include "sr-turn.h"

typedef struct
{
  SrCheck    check;
  SrHex      hexes[64];
  int        n_hexes;
  GPtrArray *tiles;
  GPtrArray *texts;
} Search;

static SrPlace
at (SrHex hex)
{
  SrPlace place = { TRUE, hex };

  return place;
}

static SrAction
new_action (SrDo        what,
            const char *by)
{
  SrAction action = { .what = what, .facing = -1, .by = by };

  return action;
}

static gboolean
is_allowed (Search         *search,
            const SrAction *action)
{
  search->check.action = action;
  g_ptr_array_set_size (search->check.rules, 0);
  sr_check_action (&search->check);
  return search->check.rules->len == 0;
}

static gboolean
keep_if_allowed (Search         *search,
                 const SrAction *action)
{
  if (!is_allowed (search, action))
    return FALSE;
  g_ptr_array_add (search->texts, sr_action_text (action, search->check.battle));
  return TRUE;
}

/* The tile in hand, if there, that is named as what allows an action. */
static void
name_tile (SrAction     *action,
           const SrTile *tile)
{
  action->by = tile->name;
  action->tile = tile;
}

static void
try_battles (Search       *search,
             const SrTile *tile)
{
  SrAction action = new_action (SR_DO_BATTLE, NULL);

  action.tile = tile;
  keep_if_allowed (search, &action);
}

static void
try_instants (Search       *search,
              const SrTile *tile)
{
  for (int i = 0; i < search->n_hexes; i++)
    {
      SrAction play = new_action (SR_DO_PLAY, NULL);
      SrAction retreat = new_action (SR_DO_RETREAT, NULL);

      play.tile = retreat.tile = tile;
      if (sr_tile_is (tile, "air-strike"))
        play.hex = at (search->hexes[i]);
      else
        play.target = at (search->hexes[i]);
      retreat.target = at (search->hexes[i]);
      keep_if_allowed (search, &play);
      if (sr_tile_is (tile, "retreat"))
        keep_if_allowed (search, &retreat);
    }
}

/* A line is named by the hex whose name comes first. */
static gboolean
is_first_of_line (const Search *search,
                  SrHex         hex,
                  int           direction)
{
  int radius = search->check.battle->radius;
  g_autofree char *name = sr_hex_name (hex, radius);

  for (int i = 0; i < search->n_hexes; i++)
    {
      int there = sr_direction_to (hex, search->hexes[i]);
      g_autofree char *other = sr_hex_name (search->hexes[i], radius);

      if ((there == direction || there == sr_opposite (direction)) && strcmp (other, name) < 0)
        return FALSE;
    }
  return TRUE;
}

static void
try_rays (Search       *search,
          const SrTile *tile)
{
  for (int i = 0; i < search->n_hexes && sr_tile_is (tile, "ray"); i++)
    for (int direction = 0; direction < 3; direction++)
      {
        SrAction action = new_action (SR_DO_RAY, NULL);

        action.tile = tile;
        action.hex = at (search->hexes[i]);
        action.direction = direction;
        if (is_first_of_line (search, search->hexes[i], direction))
          keep_if_allowed (search, &action);
      }
}

static void
add_arm (Search   *search,
         SrAction *action,
         int       first)
{
  for (int i = first; i < search->n_hexes; i++)
    {
      if (!sr_hex_adjacent (action->hex.at, search->hexes[i]))
        continue;
      for (int kind = 0; kind < SR_N_TRAPS; kind++)
        {
          action->arms[action->n_arms].hex = search->hexes[i];
          action->arms[action->n_arms].trap = kind;
          action->n_arms++;
          /* With more arms it is no better, if these alone are forbidden. */
          if (keep_if_allowed (search, action))
            add_arm (search, action, i + 1);
          action->n_arms--;
        }
    }
}

static void
try_places (Search       *search,
            const SrTile *tile)
{
  for (int i = 0; i < search->n_hexes; i++)
    for (int facing = 0; facing < 6; facing++)
      {
        SrAction action = new_action (SR_DO_PLACE, NULL);

        action.tile = tile;
        action.hex = at (search->hexes[i]);
        action.facing = facing;
        if (keep_if_allowed (search, &action) && tile->arms)
          add_arm (search, &action, 0);
      }
}

/* Turns in place and one step without a middle hex, all else over each middle hex. */
static void
try_way (Search   *search,
         SrAction *action,
         int       facing)
{
  action->facing = facing;
  for (int i = 0; i < search->n_hexes; i++)
    {
      action->to = at (search->hexes[i]);
      if (sr_distance (action->piece.at, search->hexes[i]) <= 1)
        keep_if_allowed (search, action);
      for (int j = 0; j < search->n_hexes; j++)
        {
          action->via = at (search->hexes[j]);
          keep_if_allowed (search, action);
        }
      action->via.given = FALSE;
    }
}

static void
try_moves_by (Search   *search,
              SrAction *action)
{
  for (int i = 0; i < search->n_hexes; i++)
    {
      action->piece = at (search->hexes[i]);
      if (sr_piece_at (&search->check.game->position, search->hexes[i]) < 0)
        continue;
      for (int facing = 0; facing < 6; facing++)
        {
          action->giver.given = FALSE;
          if (!g_str_equal (action->by, "transport"))
            {
              try_way (search, action, facing);
              continue;
            }
          for (int j = 0; j < search->n_hexes; j++)
            {
              action->giver = at (search->hexes[j]);
              if (sr_piece_at (&search->check.game->position, search->hexes[j]) >= 0)
                try_way (search, action, facing);
            }
        }
    }
}

static void
try_moves (Search *search)
{
  static const char *const abilities[] = { "mobility", "doubled-mobility", "transport" };

  for (guint i = 0; i < G_N_ELEMENTS (abilities); i++)
    {
      SrAction action = new_action (SR_DO_MOVE, abilities[i]);

      try_moves_by (search, &action);
    }
  for (guint i = 0; i < search->tiles->len; i++)
    {
      const SrTile *tile = g_ptr_array_index (search->tiles, i);
      SrAction action = new_action (SR_DO_MOVE, NULL);

      name_tile (&action, tile);
      if (tile->type == SR_TYPE_INSTANT)
        try_moves_by (search, &action);
    }
}

static void
try_rotations (Search *search)
{
  static const char *const abilities[] = { "rotation", "bunker-manager", "chauffeur" };

  for (guint a = 0; a < G_N_ELEMENTS (abilities); a++)
    for (int i = 0; i < search->n_hexes; i++)
      for (int facing = 0; facing < 6; facing++)
        {
          SrAction action = new_action (SR_DO_ROTATE, abilities[a]);

          action.piece = at (search->hexes[i]);
          action.facing = facing;
          if (!g_str_equal (action.by, "chauffeur"))
            {
              keep_if_allowed (search, &action);
              continue;
            }
          for (int j = 0; j < search->n_hexes; j++)
            {
              action.giver = at (search->hexes[j]);
              keep_if_allowed (search, &action);
            }
        }
}

static void
try_pushes (Search       *search,
            const SrTile *tile)
{
  for (int i = 0; i < search->n_hexes; i++)
    for (int j = 0; j < search->n_hexes; j++)
      {
        SrAction action = new_action (SR_DO_PUSH, "push-back");

        if (tile != NULL)
          name_tile (&action, tile);
        action.piece = at (search->hexes[i]);
        action.target = at (search->hexes[j]);
        keep_if_allowed (search, &action);
      }
}

static void
try_arms (Search       *search,
          const SrTile *tile)
{
  for (int i = 0; i < search->n_hexes; i++)
    for (int kind = 0; kind < SR_N_TRAPS; kind++)
      {
        SrAction action = new_action (SR_DO_ARM, "trap-launcher");

        if (tile != NULL)
          name_tile (&action, tile);
        action.hex = at (search->hexes[i]);
        action.trap = kind;
        keep_if_allowed (search, &action);
      }
}

/* A Chain is the same from either end: the hex whose name comes first is written first. */
static gboolean
comes_before (const Search *search,
              SrHex         a,
              SrHex         b)
{
  g_autofree char *a_name = sr_hex_name (a, search->check.battle->radius);
  g_autofree char *b_name = sr_hex_name (b, search->check.battle->radius);

  return strcmp (a_name, b_name) < 0;
}

static void
try_chains (Search     *search,
            const char *by)
{
  for (int i = 0; i < search->n_hexes; i++)
    for (int j = 0; j < search->n_hexes; j++)
      for (int k = 0; k < search->n_hexes; k++)
        {
          SrAction action = new_action (SR_DO_CHAIN, by);

          action.from = at (search->hexes[i]);
          action.with = at (search->hexes[j]);
          action.target = at (search->hexes[k]);
          if (comes_before (search, search->hexes[i], search->hexes[j]))
            keep_if_allowed (search, &action);
        }
}

static void
try_hidden_features (Search     *search,
                     const char *by)
{
  try_chains (search, by);
  for (int i = 0; i < search->n_hexes; i++)
    {
      SrAction explode = new_action (SR_DO_EXPLODE, by);

      explode.piece = at (search->hexes[i]);
      keep_if_allowed (search, &explode);
      for (int j = 0; j < search->n_hexes; j++)
        {
          SrAction throw = new_action (SR_DO_RANGED_NET, by);

          throw.piece = at (search->hexes[i]);
          throw.target = at (search->hexes[j]);
          keep_if_allowed (search, &throw);
        }
    }
}

/* An empty part has no facing that would matter: only facing 0 is listed. */
static void
try_expanding (Search *search)
{
  const SrGame *game = search->check.game;
  const SrMonolith *monolith = &game->position.monoliths[game->turn];
  int n_first = monolith->lower[0].tile == NULL ? 1 : 6;
  int n_second = monolith->lower[1].tile == NULL ? 1 : 6;

  for (int i = 0; i < search->n_hexes && monolith->in_play; i++)
    for (int j = 0; j < search->n_hexes; j++)
      for (int facings = 0; facings < n_first * n_second; facings++)
        {
          SrAction action = new_action (SR_DO_EXPAND, NULL);

          action.parts[0] = search->hexes[i];
          action.parts[1] = search->hexes[j];
          action.part_facings[0] = facings % n_first;
          action.part_facings[1] = facings / n_first;
          keep_if_allowed (search, &action);
        }
}

/* What is done with the hand alone. */
static void
try_with_hand (Search *search)
{
  const SrSide *side = &search->check.game->sides[search->check.game->turn];
  SrAction redraw = new_action (SR_DO_REDRAW, NULL);
  SrAction end_turn = new_action (SR_DO_END_TURN, NULL);

  for (int count = 1; count <= 3; count++)
    {
      SrAction draw = new_action (SR_DO_DRAW, NULL);

      draw.count = count;
      keep_if_allowed (search, &draw);
    }
  for (int i = 0; i < side->hand.n; i++)
    {
      SrAction discard = new_action (SR_DO_DISCARD, NULL);
      SrAction take = new_action (SR_DO_TAKE_KRWIOBUS, NULL);

      discard.tile = take.tile = side->hand.tiles[i];
      keep_if_allowed (search, &discard);
      keep_if_allowed (search, &take);
    }
  keep_if_allowed (search, &redraw);
  keep_if_allowed (search, &end_turn);
}

static void
try_set_up (Search *search)
{
  for (int side = 0; side < search->check.battle->n_sides; side++)
    for (int i = 0; i < search->n_hexes; i++)
      for (int facing = 0; facing < 6; facing++)
        {
          SrAction action = new_action (SR_DO_SET_UP, NULL);

          action.side = side;
          action.hex = at (search->hexes[i]);
          action.facing = facing;
          keep_if_allowed (search, &action);
        }
}

static void
try_tile (Search       *search,
          const SrTile *tile)
{
  if (tile->type != SR_TYPE_INSTANT)
    {
      try_places (search, tile);
      return;
    }
  try_battles (search, tile);
  try_instants (search, tile);
  try_rays (search, tile);
  try_pushes (search, tile);
  try_arms (search, tile);
}

static void
try_everything (Search *search)
{
  for (guint i = 0; i < search->tiles->len; i++)
    try_tile (search, g_ptr_array_index (search->tiles, i));
  try_moves (search);
  try_rotations (search);
  try_pushes (search, NULL);
  try_arms (search, NULL);
  try_hidden_features (search, "order");
  try_hidden_features (search, "boss");
  try_expanding (search);
  try_with_hand (search);
}

static void
find_hexes (Search *search)
{
  int radius = search->check.battle->radius;

  for (int q = -radius; q <= radius; q++)
    for (int r = -radius; r <= radius; r++)
      {
        SrHex hex = { q, r };

        if (sr_hex_on_board (hex, radius))
          search->hexes[search->n_hexes++] = hex;
      }
}

/* The distinct tiles in hand; a hand that is not listed may hold all of the army, and the Krwiobus. */
static void
find_tiles (Search *search)
{
  const SrSide *side = &search->check.game->sides[search->check.game->turn];

  if (!side->hand.listed)
    {
      search->tiles = sr_facts_list_all (search->check.facts, side->army);
      g_ptr_array_add (search->tiles,
                       (gpointer) sr_facts_find (search->check.facts, "neutral/krwiobus"));
      return;
    }
  search->tiles = g_ptr_array_new ();
  for (int i = 0; i < side->hand.n; i++)
    if (!g_ptr_array_find (search->tiles, side->hand.tiles[i], NULL))
      g_ptr_array_add (search->tiles, (gpointer) side->hand.tiles[i]);
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char **
sort_and_take (GPtrArray *texts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_ptr_array_sort (texts, compare_texts);
  for (guint i = 0; i < texts->len; i++)
    if (i == 0 || !g_str_equal (g_ptr_array_index (texts, i - 1), g_ptr_array_index (texts, i)))
      g_strv_builder_add (builder, g_ptr_array_index (texts, i));
  return g_strv_builder_end (builder);
}

/**
 * sr_game_legal_actions:
 * @facts: the printed facts
 * @battle: what stays the same
 * @game: a game
 *
 * Lists what the side to move may do, as sr_legal_actions() does.
 *
 * Returns: (transfer full): the actions as sorted compact JSON
 */
char **
sr_game_legal_actions (SrFacts        *facts,
                       const SrBattle *battle,
                       const SrGame   *game)
{
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  Search search = { .check = { facts, battle, game, picture, NULL, rules }, .texts = texts };

  sr_picture_take (picture, &game->position, battle);
  find_hexes (&search);
  find_tiles (&search);
  try_set_up (&search);
  if (!sr_game_is_set_up_time (game, battle))
    try_everything (&search);
  g_ptr_array_unref (search.tiles);
  return sort_and_take (texts);
}

/**
 * sr_legal_actions:
 * @facts: the printed facts
 * @scenario: a scenario; its actions are not played
 * @error: return location for an error
 *
 * Lists what the side to move may do, or the set-up of the next HQ. Neither the
 * Final Battle nor a battle without a tile is listed.
 *
 * Returns: (transfer full) (nullable): the actions as sorted compact JSON, or
 *   %NULL if @scenario cannot be read
 */
char **
sr_legal_actions (SrFacts   *facts,
                  JsonNode  *scenario,
                  GError   **error)
{
  SrBattle battle = { .limit = G_MAXUINT - 1, .complete = TRUE };
  g_autofree SrGame *game = g_new0 (SrGame, 1);

  g_return_val_if_fail (facts != NULL, NULL);

  if (!sr_game_read (game, &battle, facts, scenario, error))
    return NULL;
  return sr_game_legal_actions (facts, &battle, game);
}
