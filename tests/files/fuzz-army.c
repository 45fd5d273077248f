/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as an army. */
#include "fuzz-target.h"
#include "hx-army-file.h"
#include "hx-catalog.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  HxArmy *army = hx_army_load_bytes ("fuzz", bytes, NULL);
  g_autoptr (HxCatalog) catalog = hx_catalog_new ();

  if (army != NULL)
    hx_catalog_add_army (catalog, army, NULL);
  return 0;
}
