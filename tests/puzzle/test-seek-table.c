/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of games searched before, where several threads use it at once. */
#include <glib.h>

#include "hx-seek-table.h"

/* More than a sixth of what a new table holds, so that it wants to grow; and what each thread puts. */
#define MANY 200000u
#define N_THREADS 4

static HxKey
nth_key (guint n)
{
  return hx_key_of_part (1, n, 0);
}

typedef struct
{
  HxSeekTable *table;
  guint n_new;
  GThread *thread;
} Putter;

static gpointer
put_all (gpointer data)
{
  Putter *putter = data;

  for (guint i = 0; i < MANY; i++)
    putter->n_new += hx_seek_table_put (putter->table, nth_key (i), (int) (i % 7));
  return NULL;
}

static void
test_told_once (void)
{
  g_autoptr (HxSeekTable) table = hx_seek_table_new (HX_SEEK_TABLE_BYTES);
  Putter putters[N_THREADS];
  guint n_new = 0;
  int found;

  g_test_summary ("Of several threads that put the same game one is told that it was new");
  for (guint i = 0; i < N_THREADS; i++)
    {
      putters[i] = (Putter) { table, 0, NULL };
      putters[i].thread = g_thread_new ("putter", put_all, &putters[i]);
    }
  for (guint i = 0; i < N_THREADS; i++)
    {
      g_thread_join (putters[i].thread);
      n_new += putters[i].n_new;
    }
  g_assert_cmpuint (n_new, ==, MANY);
  for (guint i = 0; i < MANY; i++)
    {
      g_assert_true (hx_seek_table_get (table, nth_key (i), &found));
      g_assert_cmpint (found, ==, i % 7);
    }
}

static gpointer
come_and_go (gpointer table)
{
  hx_seek_table_enter (table);
  hx_seek_table_leave (table);
  return NULL;
}

static void
test_rest (void)
{
  g_autoptr (HxSeekTable) table = hx_seek_table_new (HX_SEEK_TABLE_BYTES);
  GThread *other;
  int found;

  g_test_summary ("Who lets the table grow waits for the others to rest, not for their tasks to end");
  hx_seek_table_enter (table);
  for (guint i = 0; i < MANY; i++)
    hx_seek_table_put (table, nth_key (i), 1);
  g_assert_false (hx_seek_table_is_awaited (table));
  other = g_thread_new ("grower", come_and_go, table);
  while (!hx_seek_table_is_awaited (table))
    g_usleep (100);
  hx_seek_table_leave (table);
  hx_seek_table_enter (table);
  /* Both saw it too full, and one of them has let it grow; the task goes on. */
  g_thread_join (other);
  g_assert_false (hx_seek_table_is_awaited (table));
  for (guint i = 0; i < MANY; i++)
    g_assert_true (hx_seek_table_get (table, nth_key (i), &found));
  hx_seek_table_leave (table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/puzzle/seek-table/told-once", test_told_once);
  g_test_add_func ("/puzzle/seek-table/rest", test_rest);
  return g_test_run ();
}
