/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card of a tile cites rules; turned around, that says which tiles a rule is about. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-rule-tiles.h"

#include <string.h>

#include "hx-card.h"
#include "hx-reading-text.h"

/* How much a rule has to do with a position, the most first. */
#define WEIGHT_OTHER_READING 1000
#define WEIGHT_OWN_TILE 600
#define WEIGHT_TILE 400
#define WEIGHT_SWITCHABLE 350
#define WEIGHT_DECISION 300
#define WEIGHT_OTHER_BOOK 200
#define WEIGHT_MANY_TILES 120
#define WEIGHT_GENERAL 100

/*
 * by_rule, by_family: id -> #GArray of #guint16 tiles, sorted. A family is what the ids of neighbouring rules begin with.
 * own: for each tile the family of the rule of its own, or %NULL
 */
struct _HxRuleTiles
{
  const HxCatalog *catalog;
  GHashTable *by_rule;
  GHashTable *by_family;
  GPtrArray *own;
};

/* "BASE-MED" of "BASE-MED-04". Instant tiles have ten numbers each: "BASE-INST-3" of "BASE-INST-31". */
static char *
dup_family (const char *id)
{
  const char *dash = strrchr (id, '-');

  if (dash == NULL)
    return g_strdup (id);
  if (g_str_has_prefix (id, "BASE-INST-"))
    dash += MIN (strlen (dash), 2);
  return g_strndup (id, (gsize) (dash - id));
}

static void
add_tile (GHashTable *table,
          const char *id,
          guint16     tile)
{
  GArray *tiles = g_hash_table_lookup (table, id);

  if (tiles == NULL)
    {
      tiles = g_array_new (FALSE, FALSE, sizeof (guint16));
      g_hash_table_insert (table, g_strdup (id), tiles);
    }
  if (tiles->len == 0 || g_array_index (tiles, guint16, tiles->len - 1) != tile)
    g_array_append_val (tiles, tile);
}

/* That a tile has numbers and hit points is said on every card, so that it tells nothing. */
static gboolean
is_telling (const HxCardLine *line)
{
  return !g_str_equal (line->topic, "initiative")
         && !(g_str_equal (line->topic, "hit-points") && g_strcmp0 (line->rules[0], "BASE-TOU-01") != 0);
}

static void
add_card (HxRuleTiles      *rule_tiles,
          const HxNarrator *narrator,
          guint16           tile)
{
  g_autoptr (GPtrArray) lines = hx_explain_tile (narrator, tile);
  const HxTileFacts *facts = hx_catalog_get_facts (rule_tiles->catalog, tile);

  for (guint i = 0; i < lines->len; i++)
    {
      const HxCardLine *line = g_ptr_array_index (lines, i);

      for (char **rule = line->rules; is_telling (line) && *rule != NULL; rule++)
        {
          g_autofree char *family = dup_family (*rule);

          add_tile (rule_tiles->by_rule, *rule, tile);
          add_tile (rule_tiles->by_family, family, tile);
        }
    }
  for (guint i = 0; facts->rulings != NULL && facts->rulings[i] != NULL; i++)
    add_tile (rule_tiles->by_rule, facts->rulings[i], tile);
  g_ptr_array_add (rule_tiles->own, facts->rule != NULL ? dup_family (facts->rule) : NULL);
}

/**
 * hx_rule_tiles_new:
 * @catalog: the catalog, which has to last as long as the result is used
 *
 * Returns: (transfer full): the tiles of each rule
 */
HxRuleTiles *
hx_rule_tiles_new (const HxCatalog *catalog)
{
  g_autoptr (HxNarrator) narrator = hx_narrator_new (catalog, HX_LANGUAGE_EN);
  HxRuleTiles *rule_tiles = g_new0 (HxRuleTiles, 1);

  rule_tiles->catalog = catalog;
  rule_tiles->by_rule = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  rule_tiles->by_family = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  rule_tiles->own = g_ptr_array_new_with_free_func (g_free);
  for (guint tile = 0; tile < hx_catalog_get_n_tiles (catalog); tile++)
    add_card (rule_tiles, narrator, (guint16) tile);
  return rule_tiles;
}

/**
 * hx_rule_tiles_free:
 * @rule_tiles: (nullable) (transfer full): the tiles of each rule
 */
void
hx_rule_tiles_free (HxRuleTiles *rule_tiles)
{
  if (rule_tiles == NULL)
    return;
  g_ptr_array_unref (rule_tiles->own);
  g_hash_table_unref (rule_tiles->by_family);
  g_hash_table_unref (rule_tiles->by_rule);
  g_free (rule_tiles);
}

/* The tiles whose cards cite the rule, else those whose cards cite a neighbour of it. */
static const GArray *
look_up (const HxRuleTiles *rule_tiles,
         const char        *id)
{
  const GArray *tiles = g_hash_table_lookup (rule_tiles->by_rule, id);
  g_autofree char *family = NULL;

  if (tiles != NULL)
    return tiles;
  family = dup_family (id);
  return g_hash_table_lookup (rule_tiles->by_family, family);
}

static int
compare_tiles (gconstpointer a,
               gconstpointer b)
{
  return (int) *(const guint16 *) a - (int) *(const guint16 *) b;
}

static void
append_new (GArray       *tiles,
            const GArray *more)
{
  for (guint i = 0; more != NULL && i < more->len; i++)
    {
      guint16 tile = g_array_index (more, guint16, i);
      gboolean known = FALSE;

      for (guint j = 0; j < tiles->len; j++)
        known = known || g_array_index (tiles, guint16, j) == tile;
      if (!known)
        g_array_append_val (tiles, tile);
    }
}

/**
 * hx_rule_tiles_find:
 * @rule_tiles: the tiles of each rule
 * @id: id of a rule or of a decision
 *
 * Returns: (transfer full) (element-type guint16): the tiles that it is about, in the catalog's order; none for a rule about
 *   the game in general. Those of a decision are the tiles that name it, else those of the rules that it concerns.
 */
GArray *
hx_rule_tiles_find (const HxRuleTiles *rule_tiles,
                    const char        *id)
{
  const HxDecision *decision = hx_catalog_find_decision (rule_tiles->catalog, id);
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (guint16));

  append_new (tiles, look_up (rule_tiles, id));
  if (decision != NULL && tiles->len == 0)
    for (char **rule = decision->concerns; rule != NULL && *rule != NULL; rule++)
      append_new (tiles, look_up (rule_tiles, *rule));
  g_array_sort (tiles, compare_tiles);
  return tiles;
}

/**
 * hx_rule_tiles_is_own:
 * @rule_tiles: the tiles of each rule
 * @id: id of a rule
 * @tile: a tile
 *
 * Returns: whether the rule is one that the tile's own book says of this tile
 */
gboolean
hx_rule_tiles_is_own (const HxRuleTiles *rule_tiles,
                      const char        *id,
                      guint16            tile)
{
  g_autofree char *family = dup_family (id);

  g_return_val_if_fail (tile < rule_tiles->own->len, FALSE);
  return g_strcmp0 (g_ptr_array_index (rule_tiles->own, tile), family) == 0;
}

/* A rule being put in order. @weight: how much it has to do with the position; @at: where it was */
typedef struct
{
  char *id;
  guint weight;
  guint at;
} Weighed;

static int
compare_weighed (gconstpointer a,
                 gconstpointer b)
{
  const Weighed *left = a, *right = b;

  if (left->weight != right->weight)
    return left->weight > right->weight ? -1 : 1;
  return left->at < right->at ? -1 : 1;
}

static gboolean
is_on_board (const HxPosition *position,
             guint16           tile)
{
  for (int hex = 0; hex < HX_MAX_HEXES; hex++)
    if (((position->units & HX_HEX_BIT (hex)) != 0 && position->unit[hex].tile == tile)
        || ((position->foundations & HX_HEX_BIT (hex)) != 0 && position->foundation[hex].tile == tile))
      return TRUE;
  return FALSE;
}

/* A point that is always read the same way matters where it is about something that is there. */
static guint
weigh_decision (const HxRuleTiles *rule_tiles,
                const HxPosition  *position,
                const HxDecision  *decision)
{
  g_autoptr (GArray) tiles = NULL;

  if (hx_reading_in_force (decision, position) != (int) decision->followed)
    return WEIGHT_OTHER_READING;
  if (decision->switchable)
    return WEIGHT_SWITCHABLE;
  tiles = hx_rule_tiles_find (rule_tiles, decision->id);
  for (guint i = 0; i < tiles->len && tiles->len <= HX_MANY_TILES; i++)
    if (is_on_board (position, g_array_index (tiles, guint16, i)))
      return WEIGHT_DECISION;
  return WEIGHT_GENERAL;
}

/* The fewer tiles a rule is about, the more it says of those that are there. */
static guint
weigh (const HxRuleTiles *rule_tiles,
       const HxPosition  *position,
       const char        *id)
{
  const HxDecision *decision = hx_catalog_find_decision (rule_tiles->catalog, id);
  g_autoptr (GArray) tiles = NULL;
  guint weight = 0;

  if (decision != NULL)
    return weigh_decision (rule_tiles, position, decision);
  tiles = hx_rule_tiles_find (rule_tiles, id);
  for (guint i = 0; i < tiles->len; i++)
    {
      guint16 tile = g_array_index (tiles, guint16, i);

      if (!is_on_board (position, tile))
        continue;
      if (hx_rule_tiles_is_own (rule_tiles, id, tile))
        weight = MAX (weight, WEIGHT_OWN_TILE);
      else
        weight = MAX (weight, tiles->len > HX_MANY_TILES ? WEIGHT_MANY_TILES : WEIGHT_TILE + HX_MANY_TILES - tiles->len);
    }
  if (weight == 0)
    weight = g_str_has_prefix (id, "BASE-") ? WEIGHT_GENERAL : WEIGHT_OTHER_BOOK;
  return weight;
}

/**
 * hx_rule_tiles_sort:
 * @rule_tiles: the tiles of each rule
 * @position: a position
 * @rules: (inout) (array zero-terminated=1): ids of rules and decisions
 *
 * Puts those first that have the most to do with what stands on the board: points read otherwise than usual, rules of single
 * tiles that are there, of kinds of tiles, disputed points, the other books, at last what every battle is about. Equals keep
 * their order.
 */
void
hx_rule_tiles_sort (const HxRuleTiles *rule_tiles,
                    const HxPosition  *position,
                    char             **rules)
{
  g_autoptr (GArray) weighed = g_array_new (FALSE, FALSE, sizeof (Weighed));

  for (guint i = 0; rules[i] != NULL; i++)
    {
      Weighed one = { rules[i], weigh (rule_tiles, position, rules[i]), i };

      g_array_append_val (weighed, one);
    }
  g_array_sort (weighed, compare_weighed);
  for (guint i = 0; i < weighed->len; i++)
    rules[i] = g_array_index (weighed, Weighed, i).id;
}
