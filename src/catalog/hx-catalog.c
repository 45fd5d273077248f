/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gathering armies and rulebooks, and compiling the game boxes from them. */
#define G_LOG_DOMAIN "hx-catalog"

#include "hx-catalog.h"

#include <string.h>

#include "hx-tile-compile.h"

G_DEFINE_QUARK (hx-catalog-error-quark, hx_catalog_error)

#define MIN_RADIUS 2
#define MAX_RADIUS 3

/* Armies that there can be: a number that no tile bears is left for the places without one. */
#define MAX_ARMIES G_MAXUINT8

typedef struct
{
  char *id;
  const HxArmy *army;
  const HxTileFacts *facts;
} Entry;

/*
 * entries: the tiles in the order of the boxes.
 * An army may be added while other threads read: nothing is moved, and the numbers grow once what they count is there.
 */
struct _HxCatalog
{
  HxLanguages *languages;
  HxArmy *armies[MAX_ARMIES];
  guint first_tiles[MAX_ARMIES];
  guint n_armies;
  Entry entries[HX_MAX_TILES];
  guint n_entries;
  HxBox *boxes[MAX_RADIUS - MIN_RADIUS + 1];
  GPtrArray *rulebooks;
  GHashTable *rules;
  GPtrArray *decisions;
  GHashTable *decisions_by_id;
};

/**
 * hx_catalog_new:
 *
 * Returns: (transfer full): a catalog without armies and rules; free with hx_catalog_free()
 */
HxCatalog *
hx_catalog_new (void)
{
  HxCatalog *catalog = g_new0 (HxCatalog, 1);

  catalog->languages = hx_languages_new ();
  catalog->rulebooks = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_rulebook_free);
  catalog->rules = g_hash_table_new (g_str_hash, g_str_equal);
  catalog->decisions = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_decision_free);
  catalog->decisions_by_id = g_hash_table_new (g_str_hash, g_str_equal);
  for (int i = 0; i < (int) G_N_ELEMENTS (catalog->boxes); i++)
    {
      catalog->boxes[i] = g_aligned_alloc0 (1, sizeof (HxBox), 64);
      hx_geometry_init (&catalog->boxes[i]->geometry, MIN_RADIUS + i);
      for (int tile = 0; tile < HX_MAX_TILES; tile++)
        catalog->boxes[i]->tiles[tile] = (HxTile) { .kind = HX_KIND_INSTANT, .set = MAX_ARMIES };
    }
  return catalog;
}

/**
 * hx_catalog_free:
 * @catalog: (nullable) (transfer full): a catalog
 */
void
hx_catalog_free (HxCatalog *catalog)
{
  if (catalog == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (catalog->boxes); i++)
    g_aligned_free (catalog->boxes[i]);
  g_hash_table_unref (catalog->decisions_by_id);
  g_ptr_array_unref (catalog->decisions);
  g_hash_table_unref (catalog->rules);
  hx_languages_free (catalog->languages);
  g_ptr_array_unref (catalog->rulebooks);
  for (guint i = 0; i < catalog->n_entries; i++)
    g_free (catalog->entries[i].id);
  for (guint i = 0; i < catalog->n_armies; i++)
    hx_army_free (catalog->armies[i]);
  g_free (catalog);
}

static gboolean
check_army (const HxCatalog  *catalog,
            const HxArmy     *army,
            GError          **error)
{
  if (hx_catalog_get_army (catalog, army->id) != NULL)
    {
      g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_DUPLICATE, "There is an army '%s' already", army->id);
      return FALSE;
    }
  if (catalog->n_entries + army->tiles->len > HX_MAX_TILES)
    {
      g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FULL, "With the army '%s' there are more than %d tiles",
                   army->id, HX_MAX_TILES);
      return FALSE;
    }
  if (catalog->n_armies == MAX_ARMIES)
    {
      g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FULL, "With the army '%s' there are more than %d armies",
                   army->id, MAX_ARMIES);
      return FALSE;
    }
  for (guint i = 0; i < army->tiles->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const HxTileFacts *facts = g_ptr_array_index (army->tiles, i), *other = g_ptr_array_index (army->tiles, j);

        if (g_str_equal (facts->id, other->id))
          {
            g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_DUPLICATE, "The army '%s' has two tiles '%s'", army->id, facts->id);
            return FALSE;
          }
      }
  return TRUE;
}

/**
 * hx_catalog_add_army:
 * @catalog: a catalog
 * @army: (transfer full): an army
 * @error: any #HxCatalogError
 *
 * Compiles the tiles of an army and puts them behind those already there, whose indices stay. One thread may do so while
 * others read. On an error the catalog is as before and @army is freed.
 *
 * Returns: whether it worked
 */
gboolean
hx_catalog_add_army (HxCatalog  *catalog,
                     HxArmy     *army,
                     GError    **error)
{
  g_autoptr (HxArmy) owned = army;
  g_autofree HxTile *tiles = g_new0 (HxTile, army->tiles->len + 1);
  guint first = catalog->n_entries, n = army->tiles->len;

  if (!check_army (catalog, army, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!hx_tile_compile (g_ptr_array_index (army->tiles, i), &tiles[i], error))
      {
        g_prefix_error (error, "%s: ", army->id);
        return FALSE;
      }

  for (guint i = 0; i < n; i++)
    {
      const HxTileFacts *facts = g_ptr_array_index (army->tiles, i);

      tiles[i].set = (guint8) catalog->n_armies;
      for (guint b = 0; b < G_N_ELEMENTS (catalog->boxes); b++)
        catalog->boxes[b]->tiles[first + i] = tiles[i];
      catalog->entries[first + i] = (Entry) { g_strdup_printf ("%s/%s", army->id, facts->id), army, facts };
    }
  catalog->armies[catalog->n_armies] = g_steal_pointer (&owned);
  catalog->first_tiles[catalog->n_armies] = first;
  __atomic_store_n (&catalog->n_entries, first + n, __ATOMIC_RELEASE);
  for (guint b = 0; b < G_N_ELEMENTS (catalog->boxes); b++)
    __atomic_store_n (&catalog->boxes[b]->n_tiles, (uint16_t) (first + n), __ATOMIC_RELEASE);
  __atomic_store_n (&catalog->n_armies, catalog->n_armies + 1, __ATOMIC_RELEASE);
  return TRUE;
}

/**
 * hx_catalog_add_rulebook:
 * @catalog: a catalog
 * @rulebook: (transfer full): a book
 * @error: %HX_CATALOG_ERROR_DUPLICATE where one of its rules is there already
 *
 * Takes a book in. On an error the catalog is as before and @rulebook is freed.
 *
 * Returns: whether it worked
 */
gboolean
hx_catalog_add_rulebook (HxCatalog   *catalog,
                         HxRulebook  *rulebook,
                         GError     **error)
{
  g_autoptr (HxRulebook) owned = rulebook;
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < rulebook->rules->len; i++)
    {
      const HxRuleText *rule = g_ptr_array_index (rulebook->rules, i);

      if (hx_catalog_find_rule (catalog, rule->id) != NULL || !g_hash_table_add (seen, rule->id))
        {
          g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_DUPLICATE, "The rule %s is there twice", rule->id);
          return FALSE;
        }
    }
  for (guint i = 0; i < rulebook->rules->len; i++)
    {
      HxRuleText *rule = g_ptr_array_index (rulebook->rules, i);

      g_hash_table_insert (catalog->rules, rule->id, rule);
    }
  g_ptr_array_add (catalog->rulebooks, g_steal_pointer (&owned));
  return TRUE;
}

static int
find_ruling (const char *id)
{
  for (int ruling = 0; ruling < HX_N_RULINGS; ruling++)
    if (g_str_equal (id, hx_ruling_id ((HxRuling) ruling)))
      return ruling;
  return -1;
}

static gboolean
check_decision (const HxDecision  *decision,
                GError           **error)
{
  int ruling = find_ruling (decision->id);

  if (decision->switchable != (ruling >= 0))
    {
      g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS,
                   ruling < 0 ? "The decision %s is not one that the referee can play otherwise"
                              : "The decision %s is one that the referee can play otherwise",
                   decision->id);
      return FALSE;
    }
  for (int reading = 0; ruling >= 0 && hx_ruling_reading ((HxRuling) ruling, reading) != NULL; reading++)
    {
      int at = hx_decision_find_reading (decision, hx_ruling_reading ((HxRuling) ruling, reading));

      if (at < 0 || !decision->readings[at].implemented || (reading == 0) != ((guint) at == decision->followed))
        {
          g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS,
                       "The decision %s does not offer the reading '%s' as the referee plays it", decision->id,
                       hx_ruling_reading ((HxRuling) ruling, reading));
          return FALSE;
        }
    }
  return TRUE;
}

/**
 * hx_catalog_add_decision:
 * @catalog: a catalog
 * @decision: (transfer full): a decision
 * @error: %HX_CATALOG_ERROR_DUPLICATE where its id is taken, %HX_CATALOG_ERROR_FACTS where the referee reads it otherwise
 *
 * Takes a decision in, provided that what it says is what the referee does. On an error @decision is freed.
 *
 * Returns: whether it worked
 */
gboolean
hx_catalog_add_decision (HxCatalog   *catalog,
                         HxDecision  *decision,
                         GError     **error)
{
  g_autoptr (HxDecision) owned = decision;

  if (hx_catalog_find_decision (catalog, decision->id) != NULL)
    {
      g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_DUPLICATE, "The decision %s is there twice", decision->id);
      return FALSE;
    }
  if (!check_decision (decision, error))
    return FALSE;
  g_hash_table_insert (catalog->decisions_by_id, decision->id, decision);
  g_ptr_array_add (catalog->decisions, g_steal_pointer (&owned));
  return TRUE;
}

/**
 * hx_catalog_get_box:
 * @catalog: a catalog
 * @radius: of the board, 2 or 3
 *
 * Returns: (nullable): the game box with that board, or %NULL if there is no such board
 */
const HxBox *
hx_catalog_get_box (const HxCatalog *catalog,
                    guint            radius)
{
  if (radius < MIN_RADIUS || radius > MAX_RADIUS)
    return NULL;
  return catalog->boxes[radius - MIN_RADIUS];
}

/**
 * hx_catalog_get_n_armies:
 * @catalog: a catalog
 *
 * Returns: how many armies there are
 */
guint
hx_catalog_get_n_armies (const HxCatalog *catalog)
{
  return __atomic_load_n (&catalog->n_armies, __ATOMIC_ACQUIRE);
}

/**
 * hx_catalog_get_nth_army:
 * @catalog: a catalog
 * @nth: below hx_catalog_get_n_armies()
 *
 * Returns: an army
 */
const HxArmy *
hx_catalog_get_nth_army (const HxCatalog *catalog,
                         guint            nth)
{
  g_return_val_if_fail (nth < hx_catalog_get_n_armies (catalog), NULL);
  return catalog->armies[nth];
}

/**
 * hx_catalog_get_army:
 * @catalog: a catalog
 * @id: an army's id
 *
 * Returns: (nullable): the army of that id
 */
const HxArmy *
hx_catalog_get_army (const HxCatalog *catalog,
                     const char      *id)
{
  int nth = hx_catalog_find_army (catalog, id);

  return nth >= 0 ? hx_catalog_get_nth_army (catalog, (guint) nth) : NULL;
}

/**
 * hx_catalog_find_army:
 * @catalog: a catalog
 * @id: an army's id
 *
 * Returns: the number of the army of that id, which is #HxTile.set of its tiles, or -1 if there is none
 */
int
hx_catalog_find_army (const HxCatalog *catalog,
                      const char      *id)
{
  guint n = hx_catalog_get_n_armies (catalog);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (catalog->armies[i]->id, id))
      return (int) i;
  return -1;
}

/**
 * hx_catalog_get_n_tiles:
 * @catalog: a catalog
 *
 * Returns: how many tiles there are in all; they are numbered as in the game boxes
 */
guint
hx_catalog_get_n_tiles (const HxCatalog *catalog)
{
  return __atomic_load_n (&catalog->n_entries, __ATOMIC_ACQUIRE);
}

/**
 * hx_catalog_find_tile:
 * @catalog: a catalog
 * @id: "borgo/hq"
 *
 * Returns: the index of the tile of that id in the game boxes, or -1 if there is none
 */
int
hx_catalog_find_tile (const HxCatalog *catalog,
                      const char      *id)
{
  const char *slash = strchr (id, '/');
  guint n = slash != NULL ? hx_catalog_get_n_armies (catalog) : 0;

  for (guint i = 0; i < n; i++)
    {
      const HxArmy *army = catalog->armies[i];

      if (strncmp (army->id, id, (gsize) (slash - id)) != 0 || army->id[slash - id] != '\0')
        continue;
      for (guint t = 0; t < army->tiles->len; t++)
        if (g_str_equal (((const HxTileFacts *) g_ptr_array_index (army->tiles, t))->id, slash + 1))
          return (int) (catalog->first_tiles[i] + t);
    }
  return -1;
}

static const Entry *
get_entry (const HxCatalog *catalog,
           guint            tile_index)
{
  g_return_val_if_fail (tile_index < hx_catalog_get_n_tiles (catalog), NULL);
  return &catalog->entries[tile_index];
}

/**
 * hx_catalog_get_facts:
 * @catalog: a catalog
 * @tile_index: a tile
 *
 * Returns: what is printed on it
 */
const HxTileFacts *
hx_catalog_get_facts (const HxCatalog *catalog,
                      guint            tile_index)
{
  return get_entry (catalog, tile_index)->facts;
}

/**
 * hx_catalog_get_tile_army:
 * @catalog: a catalog
 * @tile_index: a tile
 *
 * Returns: the army that it belongs to
 */
const HxArmy *
hx_catalog_get_tile_army (const HxCatalog *catalog,
                          guint            tile_index)
{
  return get_entry (catalog, tile_index)->army;
}

/**
 * hx_catalog_get_tile_id:
 * @catalog: a catalog
 * @tile_index: a tile
 *
 * Returns: its id: "borgo/hq"
 */
const char *
hx_catalog_get_tile_id (const HxCatalog *catalog,
                        guint            tile_index)
{
  return get_entry (catalog, tile_index)->id;
}

/**
 * hx_catalog_dup_tile_id:
 * @catalog: a catalog
 * @tile_index: a tile
 *
 * Returns: (transfer full): its id: "borgo/hq"
 */
char *
hx_catalog_dup_tile_id (const HxCatalog *catalog,
                        guint            tile_index)
{
  return g_strdup (hx_catalog_get_tile_id (catalog, tile_index));
}

/**
 * hx_catalog_get_tile_name:
 * @catalog: a catalog
 * @tile_index: a tile
 * @language: a language
 *
 * Returns: its name
 */
const char *
hx_catalog_get_tile_name (const HxCatalog *catalog,
                          guint            tile_index,
                          HxLanguage       language)
{
  return hx_text_get (&get_entry (catalog, tile_index)->facts->name, language);
}

/**
 * hx_catalog_dup_unrefereed:
 * @catalog: a catalog
 * @tile_index: a tile
 *
 * Returns: (transfer full): words printed on it that the referee does not know; %NULL-terminated
 */
char **
hx_catalog_dup_unrefereed (const HxCatalog *catalog,
                           guint            tile_index)
{
  return hx_tile_dup_unrefereed (get_entry (catalog, tile_index)->facts);
}

/** hx_catalog_get_languages: @catalog: a catalog. Returns: (transfer none): the languages that there are. */
const HxLanguages *
hx_catalog_get_languages (const HxCatalog *catalog)
{
  return catalog->languages;
}

/** hx_catalog_set_languages: @catalog: a catalog. @languages: (transfer full): the languages that there are. */
void
hx_catalog_set_languages (HxCatalog   *catalog,
                          HxLanguages *languages)
{
  hx_languages_free (catalog->languages);
  catalog->languages = languages;
}

/**
 * hx_catalog_get_n_rulebooks:
 * @catalog: a catalog
 *
 * Returns: how many rulebooks there are
 */
guint
hx_catalog_get_n_rulebooks (const HxCatalog *catalog)
{
  return catalog->rulebooks->len;
}

/**
 * hx_catalog_get_nth_rulebook:
 * @catalog: a catalog
 * @nth: below hx_catalog_get_n_rulebooks()
 *
 * Returns: a rulebook
 */
const HxRulebook *
hx_catalog_get_nth_rulebook (const HxCatalog *catalog,
                             guint            nth)
{
  g_return_val_if_fail (nth < catalog->rulebooks->len, NULL);
  return g_ptr_array_index (catalog->rulebooks, nth);
}

/**
 * hx_catalog_find_rule:
 * @catalog: a catalog
 * @id: a rule's id: "BASE-NET-01"
 *
 * Returns: (nullable): the rule of that id. Decisions are not among the rules: see hx_catalog_find_decision()
 */
const HxRuleText *
hx_catalog_find_rule (const HxCatalog *catalog,
                      const char      *id)
{
  return g_hash_table_lookup (catalog->rules, id);
}

/**
 * hx_catalog_get_n_decisions:
 * @catalog: a catalog
 *
 * Returns: how many decisions there are
 */
guint
hx_catalog_get_n_decisions (const HxCatalog *catalog)
{
  return catalog->decisions->len;
}

/**
 * hx_catalog_get_nth_decision:
 * @catalog: a catalog
 * @nth: below hx_catalog_get_n_decisions()
 *
 * Returns: a decision
 */
const HxDecision *
hx_catalog_get_nth_decision (const HxCatalog *catalog,
                             guint            nth)
{
  g_return_val_if_fail (nth < catalog->decisions->len, NULL);
  return g_ptr_array_index (catalog->decisions, nth);
}

/**
 * hx_catalog_find_decision:
 * @catalog: a catalog
 * @id: a decision's id: "D-16"
 *
 * Returns: (nullable): the decision of that id
 */
const HxDecision *
hx_catalog_find_decision (const HxCatalog *catalog,
                          const char      *id)
{
  return g_hash_table_lookup (catalog->decisions_by_id, id);
}

/**
 * hx_catalog_set_counts:
 * @catalog: a catalog
 * @id: the id of a rule or a decision
 * @counts: test positions about it
 *
 * Returns: whether there is a rule or a decision of that id
 */
gboolean
hx_catalog_set_counts (HxCatalog      *catalog,
                       const char     *id,
                       const HxCounts *counts)
{
  HxRuleText *rule = g_hash_table_lookup (catalog->rules, id);
  HxDecision *decision = g_hash_table_lookup (catalog->decisions_by_id, id);

  if (rule != NULL)
    rule->counts = *counts;
  else if (decision != NULL)
    decision->counts = *counts;
  return rule != NULL || decision != NULL;
}
