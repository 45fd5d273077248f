/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench: how fast the referee is on the fixed suite. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>

#include "hx-bench.h"
#include "hx-bench-edit.h"
#include "hx-bench-explain.h"
#include "hx-bench-puzzles.h"
#include "hx-cli.h"
#include "hx-suite.h"

/* Figures are for programs as well as for people, so they stay in English with a decimal point. */
static void
print_result (const HxBenchResult *result)
{
  char pieces[G_ASCII_DTOSTR_BUF_SIZE], hits[G_ASCII_DTOSTR_BUF_SIZE], deaths[G_ASCII_DTOSTR_BUF_SIZE];

  hx_say ("suite: %u positions, per position %s pieces, %s hits, %s deaths", result->n_positions,
          g_ascii_formatd (pieces, sizeof pieces, "%.1f", result->pieces),
          g_ascii_formatd (hits, sizeof hits, "%.1f", result->hits),
          g_ascii_formatd (deaths, sizeof deaths, "%.1f", result->deaths));
  hx_say ("untraced: %.0f battles/s", result->untraced);
  hx_say ("  random half: %.0f battles/s", result->random);
  hx_say ("  aimed half: %.0f battles/s", result->aimed);
  hx_say ("traced: %.0f battles/s", result->traced);
  hx_say ("calibration: %.0f million steps/s", result->calibration);
  hx_say ("signature: %016" G_GINT64_MODIFIER "x", result->signature);
}

static void
print_explaining (const HxBenchExplain *result)
{
  char milliseconds[G_ASCII_DTOSTR_BUF_SIZE], battles[G_ASCII_DTOSTR_BUF_SIZE], reasons[G_ASCII_DTOSTR_BUF_SIZE];

  hx_say ("explained: %s ms a full board, as long as %s traced battles on it (%u boards, %s reasons each)",
          g_ascii_formatd (milliseconds, sizeof milliseconds, "%.2f", result->milliseconds),
          g_ascii_formatd (battles, sizeof battles, "%.0f", result->battles), result->n_boards,
          g_ascii_formatd (reasons, sizeof reasons, "%.0f", result->reasons));
}

static void
print_edit (const HxBenchEdit *result)
{
  char milliseconds[G_ASCII_DTOSTR_BUF_SIZE], battles[G_ASCII_DTOSTR_BUF_SIZE];
  char drawing[G_ASCII_DTOSTR_BUF_SIZE], copies[G_ASCII_DTOSTR_BUF_SIZE];

  hx_say ("edit: %s ms until all is known anew, as long as %s traced battles",
          g_ascii_formatd (milliseconds, sizeof milliseconds, "%.3f", result->milliseconds),
          g_ascii_formatd (battles, sizeof battles, "%.0f", result->battles));
  hx_say ("  drawing %d tiles: %s ms, as long as copying a window %s times", HX_BENCH_TILES,
          g_ascii_formatd (drawing, sizeof drawing, "%.2f", result->drawing),
          g_ascii_formatd (copies, sizeof copies, "%.1f", result->copies));
}

static void
print_puzzles (const HxBenchPuzzles *result)
{
  char placements[G_ASCII_DTOSTR_BUF_SIZE], others[G_ASCII_DTOSTR_BUF_SIZE];

  hx_say ("puzzles: %d, %" G_GUINT64_FORMAT " positions searched", HX_BENCH_PUZZLES, result->positions);
  hx_say ("  one thread: %.0f positions/s", result->one);
  hx_say ("  two threads: %.0f positions/s", result->two);
  hx_say ("  full proof with two threads: %s s for placements, %s s with Instant tiles",
          g_ascii_formatd (placements, sizeof placements, "%.2f", result->placements),
          g_ascii_formatd (others, sizeof others, "%.2f", result->others));
  hx_say ("  signature: %016" G_GINT64_MODIFIER "x", result->signature);
}

/**
 * hx_cmd_bench:
 * @cli: the program's data
 * @arguments: none is taken
 *
 * Measures, and checks that battles end alike with and without a log.
 *
 * Returns: %HX_EXIT_REFUSED if they do not
 */
HxExit
hx_cmd_bench (const HxCli *cli,
              HxArguments *arguments)
{
  HxBenchResult result;
  HxBenchExplain explaining;
  HxBenchEdit edit;
  HxBenchPuzzles puzzles;
  const char *word = hx_arguments_next (arguments);

  if (word != NULL)
    return hx_usage (_("The command bench takes no argument '%s'."), word);
  hx_bench_run (cli->catalog, HX_SUITE_PER_PAIR, 2.0, &result);
  print_result (&result);
  hx_bench_explain (cli->catalog, cli->narrator, 2.0, &explaining);
  print_explaining (&explaining);
  hx_bench_edit (cli->catalog, cli->narrator, 1.0, &edit);
  print_edit (&edit);
  hx_bench_puzzles (cli->catalog, &puzzles);
  print_puzzles (&puzzles);
  if (result.agree)
    return HX_EXIT_DONE;
  hx_complain (_("A battle ended otherwise with a log than without."));
  return HX_EXIT_REFUSED;
}
