/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files, the notation and the command line refuse the same names, and say what was most likely meant in the same way. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-nearest.h"

#include "hx-json-reader.h"

static void
add_word (GPtrArray    *words,
          GPtrArray    *owners,
          const char   *word,
          const HxArmy *army)
{
  g_ptr_array_add (words, (gpointer) word);
  g_ptr_array_add (owners, (gpointer) army);
}

/**
 * hx_nearest_dup_army:
 * @catalog: the catalog
 * @word: what is no army's id: a slip of the pen, or an army's name in any language
 *
 * Returns: (transfer full) (nullable): the id of the army that was most likely meant, or %NULL
 */
char *
hx_nearest_dup_army (const HxCatalog *catalog,
                     const char      *word)
{
  guint n;
  g_autoptr (GPtrArray) words = NULL;
  g_autoptr (GPtrArray) owners = NULL;
  g_autofree char *nearest = NULL;

  g_return_val_if_fail (catalog != NULL && word != NULL, NULL);

  n = hx_catalog_get_n_armies (catalog);
  words = g_ptr_array_new_null_terminated (n, NULL, TRUE);
  owners = g_ptr_array_new ();
  /* All ids first: of words that are as near, the id is what one writes. */
  for (guint i = 0; i < n; i++)
    add_word (words, owners, hx_catalog_get_nth_army (catalog, i)->id, hx_catalog_get_nth_army (catalog, i));
  for (guint i = 0; i < n; i++)
    {
      const HxArmy *army = hx_catalog_get_nth_army (catalog, i);

      for (guint j = 0; j < army->name.n_wordings; j++)
        add_word (words, owners, army->name.wordings[j].words, army);
    }
  nearest = hx_json_dup_nearest (word, (const char *const *) words->pdata);
  for (guint i = 0; nearest != NULL && i < words->len; i++)
    {
      if (g_str_equal (g_ptr_array_index (words, i), nearest))
        return g_strdup (((const HxArmy *) g_ptr_array_index (owners, i))->id);
    }

  return NULL;
}

/**
 * hx_nearest_dup_hex:
 * @geometry: a board
 * @word: what is no hex of it
 *
 * Returns: (transfer full) (nullable): the hex that @word would name in capitals, or %NULL
 */
char *
hx_nearest_dup_hex (const HxGeometry *geometry,
                    const char       *word)
{
  g_autofree char *capital = NULL;

  g_return_val_if_fail (geometry != NULL && word != NULL, NULL);

  capital = g_ascii_strup (word, -1);
  return hx_geometry_find (geometry, capital) != HX_NO_HEX ? g_steal_pointer (&capital) : NULL;
}
