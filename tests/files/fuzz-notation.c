/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: any text as a position in one line. */
#include "fuzz-target.h"
#include "hx-data.h"
#include "hx-notation.h"

static HxCatalog *
get_catalog (void)
{
  static HxCatalog *catalog;

  if (catalog == NULL)
    {
      g_autofree char *dir = hx_data_find_dir ();
      g_autoptr (GError) error = NULL;

      catalog = hx_data_load (dir, &error);
      g_assert_no_error (error);
    }
  return catalog;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  const HxCatalog *catalog = get_catalog ();
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (HxScenario) scenario = hx_notation_read (catalog, text, NULL);

  if (scenario != NULL)
    {
      g_autofree char *line = hx_notation_write (catalog, scenario);
      g_autoptr (HxScenario) again = hx_notation_read (catalog, line, NULL);
      g_autofree char *second = NULL;

      g_assert_nonnull (again);
      g_assert_true (hx_position_equal (&scenario->position, &again->position));
      second = hx_notation_write (catalog, again);
      g_assert_cmpstr (line, ==, second);
    }
  return 0;
}
