/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only armies with an HQ can be a side; the neutral tiles belong to nobody. */

#include "config.h"

#include "hx-army-list.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

static gboolean
can_be_side (const HxArmy *army)
{
  return army->tiles->len > 0 && ((const HxTileFacts *) g_ptr_array_index (army->tiles, 0))->type == HX_TILE_HQ;
}

/** hx_army_list_new: Returns: (transfer container) (element-type HxArmy): the armies that a side can have. */
GPtrArray *
hx_army_list_new (HxLibrary *library)
{
  const HxCatalog *catalog = hx_library_get_catalog (library);
  GPtrArray *armies = g_ptr_array_new ();

  for (guint i = 0; i < hx_catalog_get_n_armies (catalog); i++)
    {
      const HxArmy *army = hx_catalog_get_nth_army (catalog, i);

      if (can_be_side (army))
        g_ptr_array_add (armies, (gpointer) army);
    }

  return armies;
}

/**
 * hx_army_list_mark:
 * @army: an army
 * @name: (transfer full): what it is called
 *
 * Returns: (transfer full): what it is called where armies are listed: one that the user made is marked
 */
char *
hx_army_list_mark (const HxArmy *army,
                   char         *name)
{
  g_autofree char *plain = name;

  /* Translators: an army that the user made, in a list of armies. */
  return army->is_own ? hx_phrase (_("{army} (own)"), "army", name, NULL) : g_steal_pointer (&plain);
}

/**
 * hx_army_list_dup_names:
 * @armies: armies
 * @before: (nullable): what stands before their names
 *
 * Returns: (transfer full): what they are called
 */
GtkStringList *
hx_army_list_dup_names (HxLibrary  *library,
                        GPtrArray  *armies,
                        const char *before)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  if (before != NULL)
    gtk_string_list_append (names, before);
  for (guint i = 0; i < armies->len; i++)
    {
      const HxArmy *army = g_ptr_array_index (armies, i);

      gtk_string_list_take (names, hx_army_list_mark (army, hx_library_dup_army_name (library, army)));
    }

  return names;
}
