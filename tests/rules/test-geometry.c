/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board: names, neighbours, lines and turning. */
#include <glib.h>

#include "hx-geometry.h"

static void
test_names (void)
{
  HxGeometry small, large;
  const char *around[] = { "C2", "D2", "D3", "C4", "B3", "B2" };

  g_assert_true (hx_geometry_init (&small, 2));
  g_assert_true (hx_geometry_init (&large, 3));
  g_assert_cmpuint (small.n_hexes, ==, 19);
  g_assert_cmpuint (large.n_hexes, ==, 37);
  g_assert_cmpuint (hx_geometry_find (&small, "C3"), ==, hx_geometry_at (&small, 0, 0));
  g_assert_cmpuint (hx_geometry_find (&large, "D4"), ==, hx_geometry_at (&large, 0, 0));
  g_assert_cmpuint (hx_geometry_find (&small, "C6"), ==, HX_NO_HEX);
  for (int d = 0; d < 6; d++)
    g_assert_cmpuint (small.neighbour[hx_geometry_find (&small, "C3")][d], ==, hx_geometry_find (&small, around[d]));
}

static void
test_other_sizes (void)
{
  HxGeometry geometry;

  g_assert_false (hx_geometry_init (&geometry, 1));
  g_assert_false (hx_geometry_init (&geometry, 4));
}

static void
test_neighbours (gconstpointer data)
{
  HxGeometry geometry;

  g_assert_true (hx_geometry_init (&geometry, GPOINTER_TO_INT (data)));
  for (guint8 hex = 0; hex < geometry.n_hexes; hex++)
    for (int d = 0; d < 6; d++)
      {
        guint8 next = geometry.neighbour[hex][d];

        g_assert_cmphex (geometry.beside[hex][1 << d], ==, next == HX_NO_HEX ? 0 : HX_HEX_BIT (next));
        g_assert_cmphex (geometry.lines[hex][1 << d], ==, geometry.ray[hex][d]);
        g_assert_cmphex (geometry.lines[hex][0x3f ^ 1 << d] | geometry.ray[hex][d], ==, geometry.lines[hex][0x3f]);
        if (next == HX_NO_HEX)
          continue;
        g_assert_cmpuint (geometry.neighbour[next][hx_opposite (d)], ==, hex);
        g_assert_cmpuint (hx_first_on_ray (geometry.ray[hex][d], d), ==, next);
        g_assert_cmphex (geometry.ray[hex][d], ==, geometry.ray[next][d] | HX_HEX_BIT (next));
      }
}

static void
test_turning (gconstpointer data)
{
  HxGeometry geometry;

  g_assert_true (hx_geometry_init (&geometry, GPOINTER_TO_INT (data)));
  for (guint8 hex = 0; hex < geometry.n_hexes; hex++)
    {
      g_assert_cmpuint (hx_geometry_turned (&geometry, hex, 6), ==, hex);
      for (int d = 0; d < 6; d++)
        if (geometry.neighbour[hex][d] != HX_NO_HEX)
          g_assert_cmpuint (hx_geometry_turned (&geometry, geometry.neighbour[hex][d], 1), ==,
                            geometry.neighbour[hx_geometry_turned (&geometry, hex, 1)][(d + 1) % 6]);
    }
}

static void
test_sides (void)
{
  g_assert_cmphex (hx_turn_sides (0x21, 0), ==, 0x21);
  g_assert_cmphex (hx_turn_sides (0x21, 1), ==, 0x03);
  g_assert_cmphex (hx_turn_sides (0x20, 5), ==, 0x10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/geometry/names", test_names);
  g_test_add_func ("/rules/geometry/other-sizes", test_other_sizes);
  g_test_add_data_func ("/rules/geometry/neighbours/19", GINT_TO_POINTER (2), test_neighbours);
  g_test_add_data_func ("/rules/geometry/neighbours/37", GINT_TO_POINTER (3), test_neighbours);
  g_test_add_data_func ("/rules/geometry/turning/19", GINT_TO_POINTER (2), test_turning);
  g_test_add_data_func ("/rules/geometry/turning/37", GINT_TO_POINTER (3), test_turning);
  g_test_add_func ("/rules/geometry/sides", test_sides);
  return g_test_run ();
}
