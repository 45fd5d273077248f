/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long it takes to explain every piece of a full board. */
#define G_LOG_DOMAIN "hx-bench"

#include "hx-bench-explain.h"

#include "hx-battle.h"
#include "hx-suite.h"
#include "hx-why.h"

#define BOARDS 42

static void
event_told_cb (void          *data,
               const HxEvent *event)
{
  *(guint64 *) data += event->code;
}

static guint
explain_board (const HxNarrator *narrator,
               const HxBox      *box,
               const HxPosition *position)
{
  g_autoptr (HxBoardStudy) study = hx_board_study_new (narrator, box, position);
  guint n = 0;

  for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      g_autoptr (GPtrArray) whys = hx_board_study_explain (study, hex);

      n += whys->len;
    }
  return n;
}

/* Milliseconds for a board, in the best of the rounds that fit into the time. */
static double
measure_explaining (const HxNarrator *narrator,
                    const HxBox      *box,
                    const GArray     *boards,
                    double            seconds)
{
  gint64 start = g_get_monotonic_time ();
  double best = G_MAXDOUBLE;

  do
    {
      gint64 begun = g_get_monotonic_time ();

      for (guint i = 0; i < boards->len; i++)
        explain_board (narrator, box, &g_array_index (boards, HxPosition, i));
      best = MIN (best, (double) (g_get_monotonic_time () - begun) / 1e3 / boards->len);
    }
  while ((double) (g_get_monotonic_time () - start) < seconds * 1e6);
  return best;
}

/* The same for fighting the first battle of a board with a log. */
static double
measure_fighting (const HxBox  *box,
                  const GArray *boards,
                  double        seconds)
{
  gint64 start = g_get_monotonic_time ();
  guint64 told = 0;
  HxLog log = { event_told_cb, &told };
  double best = G_MAXDOUBLE;

  do
    {
      gint64 begun = g_get_monotonic_time ();

      for (guint i = 0; i < boards->len; i++)
        {
          const HxPosition *position = &g_array_index (boards, HxPosition, i);
          HxBattle battle;

          hx_battle_begin (&battle, box, position, position->turn, FALSE);
          hx_battle_run (&battle, box, NULL, &log);
        }
      best = MIN (best, (double) MAX (g_get_monotonic_time () - begun, 1) / 1e3 / boards->len);
    }
  while ((double) (g_get_monotonic_time () - start) < seconds * 1e6);
  return best;
}

/**
 * hx_bench_explain:
 * @catalog: a catalog with the seven armies
 * @narrator: names
 * @seconds: how long each of the two measurements takes at least
 * @result: (out): what was found out
 *
 * Explains every piece of full boards, and fights on the same boards to compare with.
 */
void
hx_bench_explain (const HxCatalog  *catalog,
                  const HxNarrator *narrator,
                  double            seconds,
                  HxBenchExplain   *result)
{
  const HxBox *box = hx_catalog_get_box (catalog, 2);
  g_autoptr (GArray) boards = hx_suite_new_full (catalog, BOARDS);
  guint reasons = 0;

  for (guint i = 0; i < boards->len; i++)
    reasons += explain_board (narrator, box, &g_array_index (boards, HxPosition, i));
  result->n_boards = boards->len;
  result->reasons = (double) reasons / boards->len;
  result->milliseconds = measure_explaining (narrator, box, boards, seconds);
  result->battles = result->milliseconds / measure_fighting (box, boards, seconds);
}
