/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as a rulebook, and as decisions. */
#include "fuzz-target.h"
#include "hx-catalog.h"
#include "hx-rulebook-file.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  HxRulebook *rulebook = hx_rulebook_load_bytes ("fuzz", bytes, NULL);
  g_autoptr (GPtrArray) decisions = hx_decisions_load_bytes ("fuzz", bytes, NULL);
  g_autoptr (HxCatalog) catalog = hx_catalog_new ();

  if (rulebook != NULL)
    hx_catalog_add_rulebook (catalog, rulebook, NULL);
  return 0;
}
