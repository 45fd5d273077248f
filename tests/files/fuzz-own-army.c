/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as an army that a user made. */
#include "fuzz-target.h"
#include "hx-data.h"
#include "hx-own-armies.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static HxCatalog *official;
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (HxCatalog) catalog = hx_catalog_new ();
  g_autoptr (HxOwnArmy) own = NULL;

  if (official == NULL)
    {
      g_autofree char *dir = hx_data_find_dir ();

      official = hx_data_load (dir, NULL);
      g_assert (official != NULL);
    }
  own = hx_own_army_new (official, "fuzz", bytes);
  g_assert (own->faults->len > 0 || own->army != NULL);
  /* What is no fault can be played. */
  if (own->army != NULL)
    g_assert (hx_own_army_take (own, catalog, NULL));
  return 0;
}
