/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeping and asking the printed facts of an army. */
#define G_LOG_DOMAIN "hx-catalog"

#include "hx-army.h"

/**
 * hx_army_new:
 * @id: the army's id: "uranopolis"
 *
 * Makes an army without tiles.
 *
 * Returns: (transfer full): the army; free with hx_army_free()
 */
HxArmy *
hx_army_new (const char *id)
{
  HxArmy *army = g_new0 (HxArmy, 1);

  army->id = g_strdup (id);
  army->tiles = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_tile_facts_free);
  return army;
}

/**
 * hx_army_free:
 * @army: (nullable) (transfer full): an army
 */
void
hx_army_free (HxArmy *army)
{
  if (army == NULL)
    return;
  for (guint i = 0; i < army->n_markers; i++)
    g_free (army->markers[i].id);
  g_free (army->markers);
  for (guint i = 0; i < army->n_sources; i++)
    hx_text_clear (&army->sources[i]);
  g_free (army->sources);
  g_ptr_array_unref (army->tiles);
  hx_text_clear (&army->name);
  g_free (army->id);
  g_free (army);
}

/**
 * hx_tile_facts_new:
 * @id: the tile's id within its army
 *
 * Returns: (transfer full): a tile without facts; free with hx_tile_facts_free()
 */
HxTileFacts *
hx_tile_facts_new (const char *id)
{
  HxTileFacts *tile = g_new0 (HxTileFacts, 1);

  tile->id = g_strdup (id);
  return tile;
}

/**
 * hx_tile_facts_free:
 * @tile: (nullable) (transfer full): a tile
 */
void
hx_tile_facts_free (HxTileFacts *tile)
{
  if (tile == NULL)
    return;
  g_free (tile->id);
  g_free (tile->attacks);
  g_free (tile->links);
  g_free (tile->traits);
  g_free (tile->sided);
  g_free (tile->rulings);
  g_strfreev (tile->aliases);
  hx_text_clear (&tile->name);
  hx_text_clear (&tile->doubt);
  g_free (tile);
}

/**
 * hx_army_find_tile:
 * @army: an army
 * @id: a tile's id within it
 *
 * Returns: (nullable): the tile, owned by @army, or %NULL if it has none of that id
 */
const HxTileFacts *
hx_army_find_tile (const HxArmy *army,
                   const char   *id)
{
  g_return_val_if_fail (army != NULL && id != NULL, NULL);

  for (guint i = 0; i < army->tiles->len; i++)
    {
      const HxTileFacts *tile = g_ptr_array_index (army->tiles, i);

      if (g_str_equal (tile->id, id))
        return tile;
    }
  return NULL;
}

/**
 * hx_tile_facts_has:
 * @tile: a tile
 * @trait: a trait's id: "mobility"
 *
 * Returns: whether the trait is printed on the tile
 */
gboolean
hx_tile_facts_has (const HxTileFacts *tile,
                   const char        *trait)
{
  for (guint i = 0; tile->traits != NULL && tile->traits[i] != NULL; i++)
    if (g_str_equal (tile->traits[i], trait))
      return TRUE;
  return FALSE;
}

/**
 * hx_tile_facts_sides:
 * @tile: a tile
 * @sided_trait: a trait that points through sides: "trap-arming"
 *
 * Returns: bit s set for each printed side s of the trait; 0 if it is not printed
 */
guint8
hx_tile_facts_sides (const HxTileFacts *tile,
                     const char        *sided_trait)
{
  for (guint i = 0; i < tile->n_sided; i++)
    if (g_str_equal (tile->sided[i].trait, sided_trait))
      return tile->sided[i].sides;
  return 0;
}

/**
 * hx_army_has_traps:
 * @army: (nullable): an army
 *
 * Returns: whether it has Trap markers
 */
gboolean
hx_army_has_traps (const HxArmy *army)
{
  for (guint i = 0; army != NULL && i < army->n_markers; i++)
    if (army->markers[i].is_trap)
      return TRUE;
  return FALSE;
}
