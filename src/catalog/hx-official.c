/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeping the official rulings, to be found by number. */
#define G_LOG_DOMAIN "hx-catalog"

#include "hx-official.h"

struct _HxOfficials
{
  GPtrArray *all;
  GHashTable *by_id;
};

static void
free_official (gpointer data)
{
  HxOfficial *official = data;

  g_free (official->id);
  hx_text_clear (&official->text);
  hx_text_clear (&official->waits);
  g_strfreev (official->positions);
  g_free (official);
}

/**
 * hx_officials_new:
 *
 * Returns: (transfer full): no rulings yet
 */
HxOfficials *
hx_officials_new (void)
{
  HxOfficials *officials = g_new0 (HxOfficials, 1);

  officials->all = g_ptr_array_new_with_free_func (free_official);
  officials->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  return officials;
}

/**
 * hx_officials_free:
 * @officials: (nullable) (transfer full): rulings
 */
void
hx_officials_free (HxOfficials *officials)
{
  if (officials == NULL)
    return;
  g_hash_table_unref (officials->by_id);
  g_ptr_array_unref (officials->all);
  g_free (officials);
}

/**
 * hx_officials_add:
 * @officials: rulings
 * @id: a number: "FAQ-G-001"
 *
 * Returns: (transfer none) (nullable): a ruling at the end, to be filled in; %NULL if that number is there already
 */
HxOfficial *
hx_officials_add (HxOfficials *officials,
                  const char  *id)
{
  HxOfficial *official;

  if (hx_officials_find (officials, id) != NULL)
    return NULL;
  official = g_new0 (HxOfficial, 1);
  official->id = g_strdup (id);
  g_ptr_array_add (officials->all, official);
  g_hash_table_insert (officials->by_id, official->id, official);
  return official;
}

/**
 * hx_officials_get_n:
 * @officials: rulings
 *
 * Returns: how many there are
 */
guint
hx_officials_get_n (const HxOfficials *officials)
{
  return officials->all->len;
}

/**
 * hx_officials_get_nth:
 * @officials: rulings
 * @nth: below hx_officials_get_n()
 *
 * Returns: (transfer none): a ruling
 */
const HxOfficial *
hx_officials_get_nth (const HxOfficials *officials,
                      guint              nth)
{
  g_return_val_if_fail (nth < officials->all->len, NULL);
  return g_ptr_array_index (officials->all, nth);
}

/**
 * hx_officials_find:
 * @officials: rulings
 * @id: a number: "FAQ-G-001"
 *
 * Returns: (transfer none) (nullable): the ruling of that number
 */
const HxOfficial *
hx_officials_find (const HxOfficials *officials,
                   const char        *id)
{
  return g_hash_table_lookup (officials->by_id, id);
}
