/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random boards on which rare causes occur more often: toggles, Modules of which there are few, a Krwiobus beside its HQ. */

#include "random-causes.h"

#include "random-board.h"

typedef struct
{
  SrFacts      *facts;
  RandomSource  random;
  JsonArray    *pieces;
} Seasoning;

typedef gboolean (*Suits) (const Seasoning *seasoning,
                           JsonObject      *piece);

static const char *
tile_of (JsonObject *piece)
{
  return json_object_get_string_member (piece, "tile");
}

/* One of the pieces that suit, or NULL. */
static JsonObject *
pick_piece (Seasoning *seasoning,
            Suits      suits)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  for (guint i = 0; i < json_array_get_length (seasoning->pieces); i++)
    {
      JsonObject *piece = json_array_get_object_element (seasoning->pieces, i);

      if (suits (seasoning, piece))
        g_ptr_array_add (found, piece);
    }
  return found->len > 0 ? g_ptr_array_index (found, random_below (&seasoning->random, found->len)) : NULL;
}

static gboolean
is_any (const Seasoning *seasoning,
        JsonObject      *piece)
{
  return TRUE;
}

static gboolean
needs_power (const Seasoning *seasoning,
             JsonObject      *piece)
{
  return sr_facts_find (seasoning->facts, tile_of (piece))->needs_power;
}

static gboolean
is_hq (const Seasoning *seasoning,
       JsonObject      *piece)
{
  return g_str_has_suffix (tile_of (piece), "/hq");
}

static gboolean
holds_tile (const Seasoning *seasoning,
            const char      *tile,
            gint64           side)
{
  for (guint i = 0; i < json_array_get_length (seasoning->pieces); i++)
    {
      JsonObject *piece = json_array_get_object_element (seasoning->pieces, i);

      if (g_str_equal (tile_of (piece), tile) && json_object_get_int_member (piece, "side") == side)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_taken (const Seasoning *seasoning,
          const char      *hex)
{
  for (guint i = 0; i < json_array_get_length (seasoning->pieces); i++)
    if (g_str_equal (json_object_get_string_member (json_array_get_object_element (seasoning->pieces, i), "hex"), hex))
      return TRUE;
  return FALSE;
}

/* Puts a tile on a free hex beside a piece of the same side, with one of its printed sides towards it. */
static void
put_beside (Seasoning  *seasoning,
            const char *tile,
            int         printed_side,
            JsonObject *piece)
{
  int first = random_below (&seasoning->random, 6);

  for (int i = 0; i < 6; i++)
    {
      int direction = (first + i) % 6;
      g_autofree char *name = NULL;
      JsonObject *put;
      SrHex hex;

      sr_hex_from_name (json_object_get_string_member (piece, "hex"), RANDOM_RADIUS, &hex);
      hex = sr_hex_step (hex, direction);
      name = sr_hex_on_board (hex, RANDOM_RADIUS) ? sr_hex_name (hex, RANDOM_RADIUS) : NULL;
      if (name == NULL || is_taken (seasoning, name))
        continue;
      put = json_object_new ();
      json_object_set_string_member (put, "tile", tile);
      json_object_set_int_member (put, "side", json_object_get_int_member (piece, "side"));
      json_object_set_string_member (put, "hex", name);
      json_object_set_int_member (put, "facing", (sr_opposite (direction) - printed_side + 6) % 6);
      json_array_add_object_element (seasoning->pieces, put);
      return;
    }
}

/* Modules of which an army has few, and a side through which they act. */
static const struct
{
  const char *tile;
  int printed_side;
} rare[] = {
  { "partisans/veteran-scout", 3 }, { "partisans/chauffeur", 1 },         { "hegemony/quartermaster", 0 },
  { "hegemony/transport", 0 },      { "uranopolis/gauss-transformer", 2 },
  { "uranopolis/gauss-transformer", 0 },
};

/* A piece of the tile's army that it can be put beside. */
static JsonObject *
pick_fellow (Seasoning  *seasoning,
             const char *tile)
{
  g_autofree char *army = g_strndup (tile, (gsize) (strchr (tile, '/') - tile + 1));

  for (int tries = 0; tries < 4; tries++)
    {
      JsonObject *piece = pick_piece (seasoning, is_any);

      if (piece != NULL && g_str_has_prefix (tile_of (piece), army))
        return piece;
    }
  return NULL;
}

static void
toggle (Seasoning  *seasoning,
        const char *what,
        Suits       suits)
{
  JsonObject *piece = pick_piece (seasoning, suits);

  if (piece != NULL)
    json_object_set_string_member (piece, what, random_below (&seasoning->random, 4) == 0 ? "off" : "on");
}

/**
 * random_causes:
 * @facts: the printed facts
 * @seed: of a run
 * @number: of a board in the run
 *
 * Returns: (transfer full): a scenario, as random_position() makes them, with more of what is rare there
 */
JsonNode *
random_causes (SrFacts *facts,
               guint64  seed,
               guint64  number)
{
  JsonNode *scenario = random_position (facts, seed, number);
  Seasoning seasoning = {
    .facts = facts,
    .pieces = json_object_get_array_member (json_node_get_object (scenario), "pieces"),
  };
  JsonObject *piece;

  random_source_init (&seasoning.random, seed + 1000, number);
  if (random_below (&seasoning.random, 6) == 0)
    toggle (&seasoning, "net", is_any);
  if (random_below (&seasoning.random, 2) == 0)
    toggle (&seasoning, "power", needs_power);
  for (guint i = 0; i < G_N_ELEMENTS (rare); i++)
    {
      piece = pick_fellow (&seasoning, rare[i].tile);
      if (piece != NULL && random_below (&seasoning.random, 3) > 0)
        put_beside (&seasoning, rare[i].tile, rare[i].printed_side, piece);
    }
  piece = random_below (&seasoning.random, 4) == 0 ? pick_piece (&seasoning, is_hq) : NULL;
  if (piece != NULL && !holds_tile (&seasoning, "neutral/krwiobus", json_object_get_int_member (piece, "side")))
    put_beside (&seasoning, "neutral/krwiobus", 0, piece);
  return scenario;
}
