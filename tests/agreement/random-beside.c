/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random hands, piles, Traps, flags and half-played turns for a random board. */

#include "random-beside.h"

typedef struct
{
  JsonObject          *root;
  SrFacts             *facts;
  RandomSource        *source;
  const RandomSubject *subject;
  int                  side;
} Beside;

static gboolean
one_in (const Beside *beside,
        int           n)
{
  return random_below (beside->source, n) == 0;
}

static gboolean
is_about (const Beside *beside,
          const char   *action)
{
  return g_str_equal (beside->subject->action, action);
}

static JsonObject *
get_side (const Beside *beside,
          int           side)
{
  return json_array_get_object_element (json_object_get_array_member (beside->root, "sides"), side);
}

static const char *
get_army (const Beside *beside,
          int           side)
{
  return json_object_get_string_member (get_side (beside, side), "army");
}

/* A tile of an army, each as likely as it is often printed. */
static const SrTile *
pick_tile (const Beside *beside,
           int           side)
{
  g_autoptr (GPtrArray) tiles = sr_facts_list_all (beside->facts, get_army (beside, side));
  int total = 0, left;

  for (guint i = 0; i < tiles->len; i++)
    {
      const SrTile *tile = g_ptr_array_index (tiles, i);

      total += tile->type == SR_TYPE_HQ ? 0 : tile->count;
    }
  left = random_below (beside->source, total);
  for (guint i = 0; i < tiles->len; i++)
    {
      const SrTile *tile = g_ptr_array_index (tiles, i);

      left -= tile->type == SR_TYPE_HQ ? 0 : tile->count;
      if (left < 0)
        return tile;
    }
  g_return_val_if_reached (NULL);
}

static const SrTile *
pick_instant (const Beside *beside,
              int           side)
{
  const SrTile *tile;

  do
    tile = pick_tile (beside, side);
  while (tile->type != SR_TYPE_INSTANT);
  return tile;
}

static JsonArray *
new_stack (const Beside *beside,
           int           side,
           int           n)
{
  JsonArray *array = json_array_new ();

  for (int i = 0; i < n; i++)
    json_array_add_string_element (array, pick_tile (beside, side)->name);
  return array;
}

/* The whole army as it is before the first turn. */
static JsonArray *
new_full_pile (const Beside *beside,
               int           side)
{
  g_autoptr (GPtrArray) tiles = sr_facts_list_all (beside->facts, get_army (beside, side));
  int left = json_object_has_member (get_side (beside, side), "monolith") ? -2 : 0;
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < tiles->len; i++)
    {
      const SrTile *tile = g_ptr_array_index (tiles, i);

      for (int copy = 0; copy < tile->count && tile->type != SR_TYPE_HQ && !tile->bonus; copy++)
        if (left++ >= 0)
          json_array_add_string_element (array, tile->name);
    }
  return array;
}

static gboolean
has_krwiobus (const Beside *beside,
              int           side)
{
  JsonArray *pieces = json_object_get_array_member (beside->root, "pieces");

  for (guint i = 0; i < json_array_get_length (pieces); i++)
    {
      JsonObject *piece = json_array_get_object_element (pieces, i);

      if (g_str_equal (json_object_get_string_member (piece, "tile"), "neutral/krwiobus")
          && json_object_get_int_member (piece, "side") == side)
        return TRUE;
    }
  return FALSE;
}

static JsonArray *
new_hand (const Beside *beside,
          int           side,
          int           n)
{
  JsonArray *array = json_array_new ();

  for (int i = 0; i < n; i++)
    {
      const SrTile *tile = is_about (beside, "redraw") && side == beside->side ? pick_instant (beside, side)
                                                                              : pick_tile (beside, side);

      if (i == 0 && side == beside->side && beside->subject->tile != NULL)
        {
          g_autofree char *name = g_strdup_printf ("%s/%s", get_army (beside, side), beside->subject->tile);

          tile = sr_facts_find (beside->facts, name);
        }
      if (i == 1 && one_in (beside, 20) && !has_krwiobus (beside, side))
        tile = sr_facts_find (beside->facts, "neutral/krwiobus");
      json_array_add_string_element (array, tile->name);
    }
  return array;
}

/* Where hand and pile are known, more than two tiles only let discard. */
static int
pick_hand_size (const Beside *beside,
                int           side,
                gboolean      with_pile)
{
  gboolean mine = side == beside->side;

  if (mine && is_about (beside, "redraw"))
    return one_in (beside, 8) ? 2 : 3;
  if (mine && is_about (beside, "draw"))
    return random_below (beside->source, 3);
  if (!with_pile)
    return 2 + random_below (beside->source, 4);
  if (one_in (beside, 8))
    return 3;
  if (mine && beside->subject->tile != NULL)
    return 1 + random_below (beside->source, 2);
  return random_below (beside->source, 3);
}

static void
write_stacks (const Beside *beside,
              int           side)
{
  JsonObject *object = get_side (beside, side);
  gboolean mine = side == beside->side;
  gboolean needed = mine && (is_about (beside, "draw") || is_about (beside, "redraw"));
  gboolean with_hand = needed || (mine && is_about (beside, "take-krwiobus")) || !one_in (beside, 5);
  gboolean with_pile = needed || one_in (beside, 2);
  gboolean near_end = one_in (beside, 6) && !is_about (beside, "set-up");
  int n_pile = near_end ? random_below (beside->source, 3) : 1 + random_below (beside->source, 12);

  if (with_hand)
    json_object_set_array_member (object, "hand",
                                  new_hand (beside, side, pick_hand_size (beside, side, with_pile)));
  if (with_pile)
    json_object_set_array_member (object, "pile", new_stack (beside, side, n_pile));
  if (one_in (beside, 2))
    json_object_set_array_member (object, "discard",
                                  new_stack (beside, side, random_below (beside->source, 3)));
  if (one_in (beside, 12))
    json_object_set_array_member (object, "removed",
                                  new_stack (beside, side, random_below (beside->source, 2)));
  if (with_pile ? n_pile == 0 : near_end && one_in (beside, 2))
    json_object_set_boolean_member (object, "last_tile_drawn", TRUE);
}

static gboolean
has_drawn_last_tile (const Beside *beside,
                     int           side)
{
  return json_object_get_boolean_member_with_default (get_side (beside, side), "last_tile_drawn", FALSE);
}

/* Nobody has had a last turn unless somebody drew a last tile; in the extra round all did. */
static void
write_flags (const Beside *beside)
{
  gboolean extra_round = one_in (beside, 30);
  gboolean near_end;

  /* Before the set-up is over no game is near its end. */
  if (is_about (beside, "set-up"))
    return;
  near_end = extra_round || has_drawn_last_tile (beside, 0) || has_drawn_last_tile (beside, 1);
  if (extra_round)
    {
      json_object_set_boolean_member (beside->root, "extra_round", TRUE);
      json_object_set_boolean_member (get_side (beside, random_below (beside->source, 2)), "last_tile_drawn", TRUE);
    }
  for (int side = 0; side < 2; side++)
    if (near_end && one_in (beside, 3))
      json_object_set_boolean_member (get_side (beside, side), "last_turn_done", TRUE);
}

/* Before the first turn, or before the second. */
static void
write_first_turn (const Beside *beside)
{
  for (int side = 0; side < 2; side++)
    {
      JsonObject *object = get_side (beside, side);
      gboolean begun = side != beside->side && one_in (beside, 2);
      JsonArray *pile = new_full_pile (beside, side);

      if (begun)
        json_array_remove_element (pile, random_below (beside->source, (int) json_array_get_length (pile)));
      json_object_set_array_member (object, "pile", pile);
      json_object_set_array_member (object, "hand", new_stack (beside, side, begun ? random_below (beside->source, 2) : 0));
      json_object_set_array_member (object, "discard", json_array_new ());
    }
}

static JsonNode *
new_tucked (const Beside *beside,
            int           side)
{
  JsonObject *object;
  JsonNode *node;
  const SrTile *tile;

  if (one_in (beside, 3))
    return json_node_new (JSON_NODE_NULL);
  do
    tile = pick_tile (beside, side);
  while (tile->strange != NULL);
  object = json_object_new ();
  json_object_set_string_member (object, "tile", tile->name);
  if (tile->toughness > 0 && one_in (beside, 2))
    json_object_set_int_member (object, "wounds", random_below (beside->source, tile->toughness + 1));
  node = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (node, object);
  return node;
}

static void
write_cargo (const Beside *beside,
             int           side)
{
  JsonObject *monolith;
  JsonArray *lower;

  if (!json_object_has_member (get_side (beside, side), "monolith"))
    return;
  monolith = json_object_get_object_member (get_side (beside, side), "monolith");
  if (!json_object_get_null_member (monolith, "expanded"))
    return;
  lower = json_array_new ();
  for (int i = 0; i < 2; i++)
    json_array_add_element (lower, new_tucked (beside, side));
  json_object_set_array_member (monolith, "lower", lower);
}

static gboolean
is_free (const Beside *beside,
         const char   *hex)
{
  JsonArray *pieces = json_object_get_array_member (beside->root, "pieces");

  for (guint i = 0; i < json_array_get_length (pieces); i++)
    if (g_str_equal (json_object_get_string_member (json_array_get_object_element (pieces, i), "hex"), hex))
      return FALSE;
  return TRUE;
}

/* The names of all empty hexes in a random order. */
static GPtrArray *
list_free_hexes (const Beside *beside)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (int q = -RANDOM_RADIUS; q <= RANDOM_RADIUS; q++)
    for (int r = -RANDOM_RADIUS; r <= RANDOM_RADIUS; r++)
      {
        SrHex hex = { q, r };
        char *name = sr_hex_on_board (hex, RANDOM_RADIUS) ? sr_hex_name (hex, RANDOM_RADIUS) : NULL;

        if (name != NULL && is_free (beside, name))
          g_ptr_array_insert (names, random_below (beside->source, (int) names->len + 1), name);
        else
          g_free (name);
      }
  return names;
}

/* How many pieces bear a marker; a Net Trap leaves another word than its own. */
static int
count_markers (const Beside *beside,
               const char   *kind)
{
  JsonArray *pieces = json_object_get_array_member (beside->root, "pieces");
  const char *word = g_str_equal (kind, "net") ? "trap-net" : kind;
  int n = 0;

  for (guint i = 0; i < json_array_get_length (pieces); i++)
    {
      JsonArray *markers = json_object_get_array_member (json_array_get_object_element (pieces, i), "markers");

      for (guint j = 0; j < json_array_get_length (markers); j++)
        n += g_str_equal (json_object_get_string_member (json_array_get_object_element (markers, j), "marker"), word);
    }
  return n;
}

/* How many markers of a kind are neither armed nor on a unit. */
static int
count_left (const Beside *beside,
            const char   *kind)
{
  JsonArray *traps = json_object_get_array_member (beside->root, "traps");
  int left = sr_facts_traps (beside->facts, "partisans", kind) - count_markers (beside, kind);

  for (guint i = 0; i < json_array_get_length (traps); i++)
    left -= g_str_equal (json_object_get_string_member (json_array_get_object_element (traps, i), "trap"), kind);
  return left;
}

static void
add_trap (const Beside *beside,
          int           side,
          const char   *kind,
          const char   *hex)
{
  JsonObject *trap = json_object_new ();

  json_object_set_string_member (trap, "trap", kind);
  json_object_set_int_member (trap, "side", side);
  json_object_set_string_member (trap, "hex", hex);
  json_array_add_object_element (json_object_get_array_member (beside->root, "traps"), trap);
}

/* Traps of the Partisans, up to all of them; seldom water on one of the hexes that are left. */
static void
write_traps (const Beside *beside)
{
  static const char *const kinds[] = { "mine", "smoke", "drill", "medpack", "medpack", "net", "frenzy", "paralysis" };
  g_autoptr (GPtrArray) free_hexes = list_free_hexes (beside);
  int most = is_about (beside, "set-up") ? 0 : 1 + random_below (beside->source, G_N_ELEMENTS (kinds));
  int first = random_below (beside->source, G_N_ELEMENTS (kinds));
  guint n = 0;

  json_object_set_array_member (beside->root, "traps", json_array_new ());
  for (int side = 0; side < 2; side++)
    for (int i = 0; i < most && n < free_hexes->len && g_str_equal (get_army (beside, side), "partisans"); i++)
      {
        const char *kind = kinds[(first + i) % (int) G_N_ELEMENTS (kinds)];

        if (!one_in (beside, 4) && count_left (beside, kind) > 0)
          add_trap (beside, side, kind, g_ptr_array_index (free_hexes, n++));
      }
  if (one_in (beside, 20) && n < free_hexes->len)
    {
      JsonArray *water = json_array_new ();

      json_array_add_string_element (water, g_ptr_array_index (free_hexes, n));
      json_object_set_array_member (json_object_get_object_member (beside->root, "board"), "water", water);
    }
}

static void
write_pool (const Beside *beside,
            int           side)
{
  static const char *const kinds[] = { "mine", "smoke", "drill", "medpack", "net", "frenzy", "paralysis" };
  JsonObject *pool;

  if (!g_str_equal (get_army (beside, side), "partisans") || !one_in (beside, 4))
    return;
  pool = json_object_new ();
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (one_in (beside, 2))
      json_object_set_int_member (pool, kinds[i], random_below (beside->source, 1 + MAX (0, count_left (beside, kinds[i]))));
  json_object_set_object_member (get_side (beside, side), "trap_pool", pool);
}

static const char *
pick_piece_hex (const Beside *beside)
{
  JsonArray *pieces = json_object_get_array_member (beside->root, "pieces");
  int n = (int) json_array_get_length (pieces);

  return json_object_get_string_member (json_array_get_object_element (pieces, random_below (beside->source, n)), "hex");
}

static JsonArray *
new_used (const Beside *beside)
{
  static const char *const abilities[] = {
    "mobility", "doubled-mobility", "transport", "rotation", "chauffeur", "push-back", "trap-launcher", "boss"
  };
  JsonArray *array = json_array_new ();
  int n = json_array_get_length (json_object_get_array_member (beside->root, "pieces")) == 0
          ? 0 : random_below (beside->source, 5);

  for (int i = 0; i < n; i++)
    {
      const char *by = abilities[random_below (beside->source, G_N_ELEMENTS (abilities))];
      JsonObject *use = json_object_new ();

      json_object_set_string_member (use, "by", by);
      json_object_set_string_member (use, "piece", pick_piece_hex (beside));
      if (g_str_equal (by, "transport") || g_str_equal (by, "chauffeur"))
        json_object_set_string_member (use, "giver", pick_piece_hex (beside));
      json_array_add_object_element (array, use);
    }
  return array;
}

/* What the turn has drawn is in hand, as a rule. */
static JsonArray *
new_drawn (const Beside *beside)
{
  JsonObject *object = get_side (beside, beside->side);
  JsonArray *array = json_array_new ();
  JsonArray *hand = json_object_has_member (object, "hand") ? json_object_get_array_member (object, "hand") : NULL;

  for (guint i = 0; hand != NULL && i < json_array_get_length (hand); i++)
    if (one_in (beside, 2) || (i == 0 && is_about (beside, "take-krwiobus")))
      json_array_add_string_element (array, json_array_get_string_element (hand, i));
  if (one_in (beside, 12))
    json_array_add_string_element (array, pick_tile (beside, beside->side)->name);
  return array;
}

static guint
count_hand (const Beside *beside)
{
  JsonObject *object = get_side (beside, beside->side);

  return json_object_has_member (object, "hand") ? json_array_get_length (json_object_get_array_member (object, "hand")) : 0;
}

static void
write_this_turn (const Beside *beside)
{
  gboolean about_hand = is_about (beside, "draw") || is_about (beside, "redraw") || is_about (beside, "take-krwiobus");
  int busy = about_hand ? 12 : 4;
  JsonObject *object;

  if (one_in (beside, 2))
    return;
  object = json_object_new ();
  if (one_in (beside, busy))
    json_object_set_boolean_member (object, "placed", TRUE);
  if (one_in (beside, 3 * busy))
    json_object_set_boolean_member (object, "expanded", TRUE);
  if (one_in (beside, 2 * busy))
    json_object_set_boolean_member (object, "acted", TRUE);
  /* It has discarded what it drew too much. */
  if (one_in (beside, 3 * busy) && count_hand (beside) < 3)
    json_object_set_boolean_member (object, "drawn_up", TRUE);
  if (!one_in (beside, 4))
    json_object_set_array_member (object, "drawn", one_in (beside, 3) && !is_about (beside, "take-krwiobus")
                                                   ? json_array_new () : new_drawn (beside));
  if (one_in (beside, busy))
    json_object_set_array_member (object, "used", new_used (beside));
  json_object_set_object_member (beside->root, "this_turn", object);
}

/* The readings that bear on what is done between battles, each in one position of fifteen. */
static void
write_rulings (const Beside *beside)
{
  JsonObject *rulings = json_object_get_object_member (beside->root, "rulings");

  for (guint i = sr_rulings_n (FALSE); i < sr_rulings_n (TRUE); i++)
    {
      const char *id;
      const char *value;

      sr_rulings_nth (i, &id, &value);
      if (one_in (beside, 15))
        json_object_set_string_member (rulings, id, value);
    }
}

/**
 * random_beside_write:
 * @scenario: (inout): a scenario with a random board
 * @facts: the printed facts
 * @source: (inout): a source
 * @subject: what the position is about
 * @side: the side to move
 *
 * Adds what lies beside the board.
 */
void
random_beside_write (JsonNode            *scenario,
                     SrFacts             *facts,
                     RandomSource        *source,
                     const RandomSubject *subject,
                     int                  side)
{
  Beside beside = { json_node_get_object (scenario), facts, source, subject, side };
  guint n_pieces = json_array_get_length (json_object_get_array_member (beside.root, "pieces"));

  json_object_set_int_member (beside.root, "turn", side);
  if (n_pieces <= 2 && is_about (&beside, "draw"))
    write_first_turn (&beside);
  else
    for (int s = 0; s < 2; s++)
      write_stacks (&beside, s);
  write_traps (&beside);
  for (int s = 0; s < 2; s++)
    {
      write_cargo (&beside, s);
      write_pool (&beside, s);
    }
  if (n_pieces > 2 || one_in (&beside, 2))
    write_this_turn (&beside);
  write_rulings (&beside);
  write_flags (&beside);
}
