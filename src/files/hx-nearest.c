/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files, the notation and the command line refuse the same names, and say what was most likely meant in the same way. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-nearest.h"

#include "hx-json-reader.h"

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
  g_autofree char *nearest = NULL;

  g_return_val_if_fail (catalog != NULL && word != NULL, NULL);

  n = hx_catalog_get_n_armies (catalog);
  words = g_ptr_array_new_null_terminated (n * (1 + HX_N_LANGUAGES), NULL, TRUE);
  /* All ids first: of words that are as near, the id is what one writes. */
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (words, (gpointer) hx_catalog_get_nth_army (catalog, i)->id);
  for (guint i = 0; i < n; i++)
    for (int language = 0; language < HX_N_LANGUAGES; language++)
      g_ptr_array_add (words, (gpointer) hx_text_get (&hx_catalog_get_nth_army (catalog, i)->name, (HxLanguage) language));
  nearest = hx_json_dup_nearest (word, (const char *const *) words->pdata);
  for (guint i = 0; nearest != NULL && i < words->len; i++)
    {
      if (g_str_equal (g_ptr_array_index (words, i), nearest))
        return g_strdup (hx_catalog_get_nth_army (catalog, i < n ? i : (i - n) / HX_N_LANGUAGES)->id);
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
