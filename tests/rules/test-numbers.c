/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where initiative numbers stand: modifiers, the floor at 0, extra numbers and gaps. */
#include <glib.h>

#include "hx-work.h"

typedef struct
{
  const char *path;
  guint8 printed[4];
  guint8 n_printed;
  int pace, extra;
  gboolean after_last;
  guint8 extras[3];
} Row;

static const Row rows[] = {
  { "/rules/numbers/in-a-row", { 3, 2 }, 2, 0, 1, FALSE, { 1 } },
  { "/rules/numbers/two-sources", { 3 }, 1, 0, 2, FALSE, { 2, 1 } },
  { "/rules/numbers/gap-filled", { 3, 1 }, 2, 0, 1, FALSE, { 2 } },
  { "/rules/numbers/gap-then-last", { 3, 1 }, 2, 0, 2, FALSE, { 2, 0 } },
  { "/rules/numbers/gap-left-open", { 3, 1 }, 2, 0, 1, TRUE, { 0 } },
  { "/rules/numbers/two-and-nought", { 2, 0 }, 2, 0, 1, FALSE, { 1 } },
  { "/rules/numbers/none-after-nought", { 1, 0 }, 2, 0, 1, FALSE, { 0 } },
  { "/rules/numbers/from-current-values", { 2 }, 1, 1, 1, FALSE, { 2 } },
  { "/rules/numbers/floor-merges", { 1, 0 }, 2, -1, 1, FALSE, { 0 } },
};

static void
test_extra (gconstpointer data)
{
  const Row *row = data;
  HxTile tile = { .n_numbers = row->n_printed };
  guint8 values[16];
  int n;

  for (guint i = 0; i < 4; i++)
    tile.numbers[i] = row->printed[i];
  n = hx_number_values (&tile, row->pace, row->extra, row->after_last, values);
  g_assert_cmpint (n, ==, 4 + row->extra);
  for (int i = 0; i < row->extra; i++)
    g_assert_cmpuint (values[4 + i], ==, row->extras[i]);
}

static void
test_floor (void)
{
  HxTile tile = { .n_numbers = 2, .numbers = { 1, 0 } };
  guint8 values[16];

  g_test_summary ("A number never goes below 0, and two that meet there are both there (BASE-INIT-05)");
  g_assert_cmpint (hx_number_values (&tile, -2, 0, FALSE, values), ==, 2);
  g_assert_cmpuint (values[0], ==, 0);
  g_assert_cmpuint (values[1], ==, 0);
}

static void
test_no_numbers (void)
{
  HxTile tile = { 0 };
  guint8 values[16];

  g_test_summary ("Modifiers and extra attacks do nothing to a unit without a number (BASE-INIT-06)");
  g_assert_cmpint (hx_number_values (&tile, 2, 2, FALSE, values), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_extra);
  g_test_add_func ("/rules/numbers/floor", test_floor);
  g_test_add_func ("/rules/numbers/none", test_no_numbers);
  return g_test_run ();
}
