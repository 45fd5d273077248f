/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Positions of 8 to 14 pieces for every pair of armies. In the random half tiles lie and face anyhow; in the aimed half
 * they crowd together and face what they can hit or help, as they do in games.
 */
#define G_LOG_DOMAIN "hx-bench"

#include "hx-suite.h"

static const char *const armies[] = {
  "uranopolis", "iron-gang", "partisans", "borgo", "hegemony", "moloch", "outpost",
};

/**
 * hx_random_below:
 * @random: a generator; its state is the seed
 * @bound: at least 1
 *
 * Returns: a number from 0 to @bound - 1
 */
guint
hx_random_below (HxRandom *random,
                 guint     bound)
{
  guint64 z = random->state += 0x9e3779b97f4a7c15u;

  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return (guint) ((z ^ (z >> 31)) % bound);
}

static gboolean
is_placed_on_boards (const HxTileFacts *facts)
{
  return facts->type != HX_TILE_HQ && facts->type != HX_TILE_INSTANT && facts->type != HX_TILE_FOUNDATION;
}

/* The board tiles of an army, each as often as the army has it. */
static GArray *
collect_tiles (const HxCatalog *catalog,
               const char      *army_id)
{
  const HxArmy *army = hx_catalog_get_army (catalog, army_id);
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (guint16));

  for (guint i = 0; i < army->tiles->len; i++)
    {
      const HxTileFacts *facts = g_ptr_array_index (army->tiles, i);
      g_autofree char *id = g_strdup_printf ("%s/%s", army_id, facts->id);
      guint16 tile = (guint16) hx_catalog_find_tile (catalog, id);

      for (int copy = 0; is_placed_on_boards (facts) && copy < facts->count; copy++)
        g_array_append_val (tiles, tile);
    }
  return tiles;
}

static guint8
pick_hex (HxRandom         *random,
          const HxBox      *box,
          const HxPosition *position,
          gboolean          crowded)
{
  HxHexSet free_hexes = box->geometry.all & ~position->units, near = 0;
  guint nth;

  for (guint8 hex = 0; crowded && hex < box->geometry.n_hexes; hex++)
    if (position->units & HX_HEX_BIT (hex))
      near |= box->geometry.around[hex];
  if (near & free_hexes)
    free_hexes &= near;
  for (nth = hx_random_below (random, (guint) __builtin_popcountll (free_hexes)); nth > 0; nth--)
    free_hexes &= free_hexes - 1;
  return (guint8) __builtin_ctzll (free_hexes);
}

static void
put (HxRandom    *random,
     const HxBox *box,
     HxPosition  *position,
     guint16      tile,
     int          side,
     gboolean     crowded)
{
  HxPiece piece = hx_piece_new (tile, side, (int) hx_random_below (random, 6));
  const HxTile *printed = &box->tiles[tile];

  if (printed->kind == HX_KIND_HQ)
    piece.wounds = (guint8) hx_random_below (random, 20);
  else if (printed->toughness > 0)
    piece.wounds = (guint8) hx_random_below (random, printed->toughness + 1u);
  hx_position_put (position, pick_hex (random, box, position, crowded), &piece);
}

/* How much a piece on @hex does when it faces that way: enemies that it hits, own units that it is linked to. */
static int
usefulness (const HxBox      *box,
            const HxPosition *position,
            guint8            hex,
            int               facing)
{
  const HxTile *tile = &box->tiles[position->unit[hex].tile];
  HxHexSet own = 0;
  guint8 links = 0;
  int useful = 0;

  for (guint8 other = 0; other < box->geometry.n_hexes; other++)
    if (position->units & HX_HEX_BIT (other) && position->unit[other].owner == position->unit[hex].owner)
      own |= HX_HEX_BIT (other);
  for (int side = 0; side < 6; side++)
    {
      int direction = (side + facing) % 6;
      HxHexSet met = tile->reach_sides & 1 << side ? box->geometry.ray[hex][direction]
                                                   : box->geometry.beside[hex][1 << direction];

      if ((tile->attack_sides | tile->net) & 1 << side && met & position->units & ~own)
        useful += 2;
      for (int effect = 0; effect < HX_N_EFFECTS; effect++)
        links |= tile->links[effect];
      if (links & 1 << side && box->geometry.beside[hex][1 << direction] & own)
        useful++;
    }
  return useful;
}

static void
aim (const HxBox *box,
     HxPosition  *position)
{
  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      int best = -1;

      if (!(position->units & HX_HEX_BIT (hex)))
        continue;
      for (int facing = 0; facing < 6; facing++)
        if (usefulness (box, position, hex, facing) > best)
          {
            best = usefulness (box, position, hex, facing);
            position->unit[hex].facing = (guint8) facing;
          }
    }
}

static void
fill (HxRandom        *random,
      const HxCatalog *catalog,
      const HxBox     *box,
      HxPosition      *position,
      const char      *pair[2],
      GArray          *tiles[2],
      gboolean         aimed)
{
  hx_position_init (position, 2);
  position->turn = (guint8) hx_random_below (random, 2);
  for (int side = 0; side < 2; side++)
    {
      g_autofree char *hq = g_strdup_printf ("%s/hq", pair[side]);

      put (random, box, position, (guint16) hx_catalog_find_tile (catalog, hq), side, aimed);
    }
  for (int side = 0; side < 2; side++)
    {
      guint n = tiles[side]->len, wanted = 3 + hx_random_below (random, 4);

      /* Drawing without putting back: what is taken moves to the end. */
      for (guint i = 0; i < wanted; i++)
        {
          guint at = hx_random_below (random, n - i);
          guint16 *drawn = &g_array_index (tiles[side], guint16, at);
          guint16 *last = &g_array_index (tiles[side], guint16, n - i - 1);
          guint16 tile = *drawn;

          *drawn = *last;
          *last = tile;
          put (random, box, position, tile, side, aimed);
        }
    }
  if (aimed)
    aim (box, position);
}

/**
 * hx_suite_new:
 * @catalog: a catalog with the seven armies
 * @per_pair: positions for each pair of armies; every other one is aimed
 *
 * Makes the suite, the same each time.
 *
 * Returns: (transfer full) (element-type HxPosition): the positions, on the board of radius 2
 */
GArray *
hx_suite_new (const HxCatalog *catalog,
              guint            per_pair)
{
  const HxBox *box = hx_catalog_get_box (catalog, 2);
  GArray *suite = g_array_new (FALSE, TRUE, sizeof (HxPosition));
  HxRandom random = { 20 };

  for (guint a = 0; a < G_N_ELEMENTS (armies); a++)
    for (guint b = a + 1; b < G_N_ELEMENTS (armies); b++)
      {
        const char *pair[2] = { armies[a], armies[b] };
        g_autoptr (GArray) first = collect_tiles (catalog, armies[a]);
        g_autoptr (GArray) second = collect_tiles (catalog, armies[b]);
        GArray *tiles[2] = { first, second };

        for (guint i = 0; i < per_pair; i++)
          {
            HxPosition position;

            fill (&random, catalog, box, &position, pair, tiles, i % 2 != 0);
            g_array_append_val (suite, position);
          }
      }
  return suite;
}

/* Tiles of both armies in turn until no hex is free. */
static void
top_up (HxRandom    *random,
        const HxBox *box,
        HxPosition  *position,
        GArray      *tiles[2])
{
  for (int side = 0; (box->geometry.all & ~position->units) != 0; side = 1 - side)
    put (random, box, position, g_array_index (tiles[side], guint16, hx_random_below (random, tiles[side]->len)), side, TRUE);
  aim (box, position);
}

/**
 * hx_suite_new_full:
 * @catalog: a catalog with the seven armies
 * @n_boards: how many
 *
 * Makes boards of radius 2 without a free hex, the same each time: aimed positions of one pair of armies after another,
 * topped up.
 *
 * Returns: (transfer full) (element-type HxPosition): the positions
 */
GArray *
hx_suite_new_full (const HxCatalog *catalog,
                   guint            n_boards)
{
  const HxBox *box = hx_catalog_get_box (catalog, 2);
  GArray *boards = g_array_new (FALSE, TRUE, sizeof (HxPosition));
  HxRandom random = { 19 };

  for (guint i = 0; i < n_boards; i++)
    {
      guint a = i % G_N_ELEMENTS (armies), b = (a + 1 + i / G_N_ELEMENTS (armies)) % G_N_ELEMENTS (armies);
      const char *pair[2] = { armies[a], armies[a == b ? (b + 1) % G_N_ELEMENTS (armies) : b] };
      g_autoptr (GArray) first = collect_tiles (catalog, pair[0]);
      g_autoptr (GArray) second = collect_tiles (catalog, pair[1]);
      GArray *tiles[2] = { first, second };
      HxPosition position;

      fill (&random, catalog, box, &position, pair, tiles, TRUE);
      top_up (&random, box, &position, tiles);
      g_array_append_val (boards, position);
    }
  return boards;
}
