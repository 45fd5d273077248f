/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as counts of what the test positions show. */
#include "fuzz-target.h"
#include "hx-coverage-file.h"

/* Rules that the samples name. */
static HxCatalog *
new_catalog (void)
{
  HxCatalog *catalog = hx_catalog_new ();
  HxRulebook *rulebook = hx_rulebook_new ("fuzz");

  hx_rulebook_add_rule (rulebook, "BASE-NET-01");
  hx_rulebook_add_rule (rulebook, "D-16");
  hx_catalog_add_rulebook (catalog, rulebook, NULL);
  return catalog;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (HxCatalog) catalog = new_catalog ();
  g_autoptr (GBytes) written = NULL;
  HxCoverage coverage;

  if (hx_coverage_load_bytes (catalog, "fuzz", bytes, &coverage, NULL))
    written = hx_coverage_to_bytes (catalog, &coverage);
  return 0;
}
