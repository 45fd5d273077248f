/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads what lies beside the board: hands, piles, pools of Traps, and what the turn has done so far. */

#include "sr-turn.h"

static gboolean
refuse (GError     **error,
        const char  *what,
        const char  *detail)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s: %s", what, detail);
  return FALSE;
}

static JsonObject *
get_object (JsonObject *object,
            const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return NULL;
  return json_node_get_object (node);
}

static gboolean
read_tiles (SrTiles     *tiles,
            JsonObject  *object,
            const char  *member,
            SrFacts     *facts,
            GError     **error)
{
  JsonArray *array = sr_json_get_array (object, member);

  tiles->listed = array != NULL;
  for (guint i = 0; i < sr_json_get_length (array); i++)
    {
      const char *name = json_array_get_string_element (array, i);
      const SrTile *tile = name == NULL ? NULL : sr_facts_find (facts, name);

      if (tile == NULL)
        return refuse (error, name == NULL ? member : name, "no such tile");
      if (tiles->n == SR_MAX_TILES / 2)
        return refuse (error, member, "too many");
      sr_tiles_add (tiles, tile);
    }
  return TRUE;
}

static int
count_marker (const SrGame *game,
              SrMarker      marker)
{
  int n = 0;

  for (int i = 0; i < game->position.n_pieces; i++)
    n += game->position.pieces[i].markers[marker];
  for (int side = 0; side < SR_MAX_SIDES; side++)
    for (int i = 0; i < 2; i++)
      n += game->position.monoliths[side].lower[i].markers[marker];
  return n;
}

/* The markers of a kind that are on the board, as a Trap of @side or on a unit. */
static int
count_out (const SrGame *game,
           int           side,
           SrTrapKind    kind)
{
  int n = 0;

  for (int i = 0; i < game->position.n_traps; i++)
    if (game->position.traps[i].side == side
        && g_str_equal (game->position.traps[i].kind, sr_trap_name (kind)))
      n++;
  switch (kind)
    {
    case SR_TRAP_FRENZY:
      return n + count_marker (game, SR_MARKER_FRENZY);
    case SR_TRAP_MEDPACK:
      return n + count_marker (game, SR_MARKER_MEDPACK);
    case SR_TRAP_NET:
      return n + count_marker (game, SR_MARKER_TRAP_NET);
    case SR_TRAP_PARALYSIS:
      return n + count_marker (game, SR_MARKER_PARALYSIS);
    case SR_TRAP_DRILL:
    case SR_TRAP_MINE:
    case SR_TRAP_SMOKE:
    default:
      return n;
    }
}

/* "trap_pool": null is all that is not on the board. */
static void
read_pool (SrGame     *game,
           int         number,
           JsonObject *object,
           SrFacts    *facts)
{
  SrSide *side = &game->sides[number];
  JsonObject *pool = get_object (object, "trap_pool");

  for (int kind = 0; kind < SR_N_TRAPS; kind++)
    if (pool != NULL)
      side->pool[kind] = json_object_get_int_member_with_default (pool, sr_trap_name (kind), 0);
    else
      side->pool[kind] = MAX (0, sr_facts_traps (facts, side->army, sr_trap_name (kind))
                                 - count_out (game, number, kind));
}

static gboolean
read_side (SrGame      *game,
           int          number,
           JsonObject  *object,
           SrFacts     *facts,
           GError     **error)
{
  SrSide *side = &game->sides[number];
  g_autofree char *hq = NULL;

  g_strlcpy (side->army, json_object_get_string_member_with_default (object, "army", ""),
             sizeof side->army);
  if (!read_tiles (&side->hand, object, "hand", facts, error)
      || !read_tiles (&side->pile, object, "pile", facts, error)
      || !read_tiles (&side->discard, object, "discard", facts, error)
      || !read_tiles (&side->removed, object, "removed", facts, error))
    return FALSE;
  side->last_tile_drawn = json_object_get_boolean_member_with_default (object, "last_tile_drawn", FALSE);
  side->last_turn_done = json_object_get_boolean_member_with_default (object, "last_turn_done", FALSE);
  read_pool (game, number, object, facts);
  /* An HQ among the tiles that are out of play has fallen. */
  hq = g_strconcat (side->army, "/hq", NULL);
  side->fallen = json_object_get_boolean_member_with_default (object, "fallen", FALSE)
                 || sr_tiles_count (&side->discard, sr_facts_find (facts, hq)) > 0
                 || sr_tiles_count (&side->removed, sr_facts_find (facts, hq)) > 0;
  return TRUE;
}

static gboolean
read_use (SrGame          *game,
          JsonObject      *object,
          const SrBattle  *battle,
          GError         **error)
{
  const char *by = json_object_get_string_member_with_default (object, "by", "");
  const char *piece = json_object_get_string_member_with_default (object, "piece", "");
  const char *giver = json_object_get_string_member_with_default (object, "giver", NULL);
  SrHex piece_hex, giver_hex;

  if (game->this_turn.n_used == SR_MAX_USES)
    return refuse (error, "used", "too many");
  if (!sr_hex_from_name (piece, battle->radius, &piece_hex))
    return refuse (error, piece, "no hex of this board");
  if (giver != NULL && !sr_hex_from_name (giver, battle->radius, &giver_hex))
    return refuse (error, giver, "no hex of this board");
  sr_game_use (game, by, piece_hex, giver == NULL ? NULL : &giver_hex);
  return TRUE;
}

static gboolean
read_this_turn (SrGame          *game,
                JsonObject      *object,
                const SrBattle  *battle,
                SrFacts         *facts,
                GError         **error)
{
  SrThisTurn *this_turn = &game->this_turn;
  JsonArray *used;

  if (object == NULL)
    return TRUE;
  this_turn->placed = json_object_get_boolean_member_with_default (object, "placed", FALSE);
  this_turn->expanded = json_object_get_boolean_member_with_default (object, "expanded", FALSE);
  this_turn->acted = json_object_get_boolean_member_with_default (object, "acted", FALSE);
  this_turn->drawn_up = json_object_get_boolean_member_with_default (object, "drawn_up", FALSE);
  if (!read_tiles (&this_turn->drawn, object, "drawn", facts, error))
    return FALSE;
  used = sr_json_get_array (object, "used");
  for (guint i = 0; i < sr_json_get_length (used); i++)
    if (!read_use (game, json_array_get_object_element (used, i), battle, error))
      return FALSE;
  /* Or the turn is in the middle of its drawing, of which all is known. */
  this_turn->fresh = json_object_get_boolean_member_with_default (object, "drawing", FALSE)
                     || (this_turn->drawn.listed && this_turn->drawn.n == 0 && !this_turn->placed
                     && !this_turn->expanded && !this_turn->acted && !this_turn->drawn_up
                     && this_turn->n_used == 0);
  return TRUE;
}

/**
 * sr_game_read:
 * @game: (out): the game
 * @battle: (inout): what stays the same; the switches and the limit are kept
 * @facts: the printed facts
 * @scenario: a scenario
 * @error: return location for an error
 *
 * Returns: %FALSE if @scenario cannot be read
 */
gboolean
sr_game_read (SrGame    *game,
              SrBattle  *battle,
              SrFacts   *facts,
              JsonNode  *scenario,
              GError   **error)
{
  JsonObject *root;
  JsonArray *sides;
  int n_fallen = 0;

  memset (game, 0, sizeof *game);
  if (!sr_position_read (&game->position, battle, facts, scenario, error))
    return FALSE;
  root = json_node_get_object (scenario);
  sides = sr_json_get_array (root, "sides");
  for (int i = 0; i < battle->n_sides; i++)
    {
      if (!read_side (game, i, json_array_get_object_element (sides, i), facts, error))
        return FALSE;
      n_fallen += game->sides[i].fallen ? 1 : 0;
    }
  game->turn = json_object_get_int_member_with_default (root, "turn", 0);
  if (game->turn < 0 || game->turn >= battle->n_sides)
    return refuse (error, "turn", "no such side");
  game->extra_round = json_object_get_boolean_member_with_default (root, "extra_round", FALSE);
  game->over = n_fallen > 0 && battle->n_sides - n_fallen <= 1;
  return read_this_turn (game, get_object (root, "this_turn"), battle, facts, error);
}
