/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any bytes as official rulings, and as positions that show rules. */
#include "fuzz-target.h"
#include "hx-demonstrations.h"
#include "hx-official-file.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (HxOfficials) officials = hx_officials_load_bytes ("fuzz", bytes, NULL);
  g_autoptr (HxDemonstrations) demonstrations = hx_demonstrations_load_bytes ("fuzz", bytes, NULL);
  g_autoptr (GBytes) written = demonstrations != NULL ? hx_demonstrations_to_bytes (demonstrations) : NULL;

  return 0;
}
