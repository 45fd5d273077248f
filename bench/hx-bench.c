/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fighting the suite over and over, and counting. */
#define G_LOG_DOMAIN "hx-bench"

#include "hx-bench.h"

#include "hx-suite.h"

typedef struct
{
  guint64 hits, deaths, events;
} Tally;

static void
count_event_cb (void          *data,
                const HxEvent *event)
{
  Tally *tally = data;

  tally->events++;
  if (event->code == HX_EVENT_ATTACK && event->amount > 0)
    tally->hits++;
  else if (event->code == HX_EVENT_DESTROYED || event->code == HX_EVENT_HQ_FALLS)
    tally->deaths++;
}

static guint64
mix (guint64 hash,
     guint64 value)
{
  hash = (hash ^ value) * 0xff51afd7ed558ccdu;
  return hash ^ hash >> 33;
}

static guint64
digest (guint64           hash,
        const HxPosition *position)
{
  hash = mix (hash, position->units);
  hash = mix (hash, position->fallen);
  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    if (position->units & HX_HEX_BIT (hex))
      hash = mix (hash, position->unit[hex].tile * 256u + position->unit[hex].wounds);
  return hash;
}

static void
fight (const HxBox      *box,
       const HxPosition *position,
       const HxLog      *log,
       HxBattle         *battle)
{
  hx_battle_begin (battle, box, position, position->turn, FALSE);
  hx_battle_run (battle, box, NULL, log);
}

/* Fights every @step-th position from @first on until the time is over; the best round counts. */
static double
measure (const HxBox *box,
         GArray      *suite,
         guint        first,
         guint        step,
         const HxLog *log,
         double       seconds)
{
  gint64 start = g_get_monotonic_time ();
  double best = 0;
  HxBattle battle;

  do
    {
      gint64 begun = g_get_monotonic_time (), taken;
      guint n = 0;

      for (guint i = first; i < suite->len; i += step, n++)
        fight (box, &g_array_index (suite, HxPosition, i), log, &battle);
      taken = MAX (g_get_monotonic_time () - begun, 1);
      best = MAX (best, n * 1e6 / (double) taken);
    }
  while ((double) (g_get_monotonic_time () - start) < seconds * 1e6);
  return best;
}

/* A fixed loop of dependent arithmetic and table look-ups: what the referee's speed is to be read against. */
static double
calibrate (double seconds)
{
  guint64 table[256], x = 1;
  gint64 start = g_get_monotonic_time ();
  double best = 0;

  for (guint i = 0; i < 256; i++)
    table[i] = mix (i, i + 1);
  do
    {
      gint64 begun = g_get_monotonic_time (), taken;

      for (guint i = 0; i < 2000000; i++)
        x = mix (x, table[x & 255]) + (guint64) __builtin_ctzll (x | 1u << 20);
      taken = MAX (g_get_monotonic_time () - begun, 1);
      best = MAX (best, 2.0 * 1e6 / (double) taken);
    }
  while ((double) (g_get_monotonic_time () - start) < seconds * 1e6);
  /* The sum must be used, or the loop would be nothing. */
  return x == 0 ? 0 : best;
}

static void
check (const HxBox   *box,
       GArray        *suite,
       HxBenchResult *result)
{
  Tally tally = { 0 };
  HxLog log = { count_event_cb, &tally };
  guint64 pieces = 0;

  result->agree = TRUE;
  result->signature = 0;
  for (guint i = 0; i < suite->len; i++)
    {
      const HxPosition *position = &g_array_index (suite, HxPosition, i);
      HxBattle untraced, traced;

      fight (box, position, NULL, &untraced);
      fight (box, position, &log, &traced);
      if (!hx_position_equal (&untraced.position, &traced.position))
        result->agree = FALSE;
      result->signature = digest (result->signature, &untraced.position);
      pieces += (guint64) __builtin_popcountll (position->units);
    }
  result->n_positions = suite->len;
  result->pieces = (double) pieces / suite->len;
  result->hits = (double) tally.hits / suite->len;
  result->deaths = (double) tally.deaths / suite->len;
}

/**
 * hx_bench_run:
 * @catalog: a catalog with the seven armies
 * @per_pair: positions for each pair of armies
 * @seconds: how long each of the five measurements takes at least
 * @result: (out): what was found out
 */
void
hx_bench_run (const HxCatalog *catalog,
              guint            per_pair,
              double           seconds,
              HxBenchResult   *result)
{
  const HxBox *box = hx_catalog_get_box (catalog, 2);
  g_autoptr (GArray) suite = hx_suite_new (catalog, per_pair);
  Tally tally = { 0 };
  HxLog log = { count_event_cb, &tally };

  check (box, suite, result);
  result->calibration = calibrate (seconds);
  result->untraced = measure (box, suite, 0, 1, NULL, seconds);
  result->random = measure (box, suite, 0, 2, NULL, seconds);
  result->aimed = measure (box, suite, 1, 2, NULL, seconds);
  result->traced = measure (box, suite, 0, 1, &log, seconds);
}
